//! Every command of the window. Menus, keyboard, palette and panels send [`Command`]s; only the application executes
//! them.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::count::command::CountCommand;
use crate::game::record::MoveMade;
use crate::session::correction::Correction;

/// What the right column of a narrow window shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tab {
    /// The live picture.
    Camera,
    /// Moves and questions.
    Moves,
}

/// Something that the user can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Begin to record from the chosen source.
    Start,
    /// Resume the recording that was ended.
    Resume,
    /// Show a preview of the source before the game.
    CheckView,
    /// Go back from the preview to the choice of a source.
    EndCheck,
    /// Move a corner of the board (from 0, clockwise from the top left) to this position in the picture, in tenths of a
    /// pixel.
    PlaceCorner(usize, [i32; 2]),
    /// Use the corners as they were set, and save them.
    KeepCorners,
    /// Detect the corners instead of using those that were set by hand.
    FreeCorners,
    /// Set the number of lines of the board whose corners were set.
    SetLines(usize),
    /// Set when a move counts as made, for the recordings that follow.
    SetMoveMade(MoveMade),
    /// Ask whether to seal the record.
    Seal,
    /// Seal the record.
    ConfirmSeal,
    /// Do not seal the record.
    KeepOpen,
    /// Dismiss the warnings about gaps.
    SeenGaps,
    /// End the recording; the record stays on disk.
    Stop,
    /// Go back from a finished recording to the choice of a source.
    Leave,
    /// Choose this source: `camera:ID`, a path or an address.
    UseSource(String),
    /// The text in the address field.
    EditAddress(String),
    /// Refresh the list of cameras.
    RefreshCameras,
    /// Choose a video file in a dialog.
    PickFile,
    /// Choose a folder of pictures in a dialog.
    PickFolder,
    /// Choose the folder that new records are written to.
    PickRecordsFolder,
    /// Show the previous move.
    Back,
    /// Show the next move.
    Forward,
    /// Go back ten moves.
    BackTen,
    /// Go forward ten moves.
    ForwardTen,
    /// Show the empty board.
    First,
    /// Show the newest move, and follow the game.
    Live,
    /// Show the position after this move.
    GoTo(usize),
    /// Confirm the record at the current question.
    Confirm,
    /// Reject every proposal of the current question.
    Reject,
    /// Choose this proposal of the current question, from 0.
    Choose(usize),
    /// Record a pass of the side to move.
    Pass,
    /// List the corrections of the move shown.
    OpenFix,
    /// Apply this correction.
    Correct(Correction),
    /// Undo the last correction.
    UndoCorrection,
    /// Make the question with this id the current one.
    SelectQuestion(u32),
    /// Show or leave the board alone on the whole screen.
    ToggleBigBoard,
    /// Show or hide the grid and the stones over the picture.
    ToggleOverlay,
    /// Show only the board's part of the picture, or the whole picture.
    ToggleCloseUp,
    /// Show or hide the coordinates.
    ToggleCoordinates,
    /// Show or hide the numbers on the stones.
    ToggleMoveNumbers,
    /// Switch between the dark and the light theme.
    ToggleTheme,
    /// Make text and buttons larger.
    ZoomIn,
    /// Make text and buttons smaller.
    ZoomOut,
    /// Reset text and buttons to the system's size.
    ZoomReset,
    /// Find a command by its name.
    OpenPalette,
    /// Find a move by its number.
    OpenGoTo,
    /// Close the palette.
    ClosePalette,
    /// The text in the palette's field.
    EditPalette(String),
    /// Select this entry of the palette.
    SelectPalette(usize),
    /// Copy the record as SGF text to the clipboard.
    CopyRecord,
    /// Copy the record's path to the clipboard.
    CopyPath,
    /// Open the folder that holds the record.
    ShowFolder,
    /// Show this tab beside the board in a narrow window.
    Show(Tab),
    /// Dismiss the message.
    DismissMessage,
    /// Open the page on which a finished count is audited.
    OpenCount,
    /// Leave that page.
    CloseCount,
    /// A command of that page.
    Count(CountCommand),
    /// Close the window; a running recording is ended first.
    Quit,
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

impl Command {
    /// The commands without a value: menus, shortcuts and the palette list these.
    pub const LISTED: [Self; 41] = [
        Self::Start,
        Self::CheckView,
        Self::EndCheck,
        Self::FreeCorners,
        Self::Stop,
        Self::Resume,
        Self::Leave,
        Self::Seal,
        Self::Confirm,
        Self::Reject,
        Self::OpenFix,
        Self::UndoCorrection,
        Self::Pass,
        Self::Back,
        Self::Forward,
        Self::BackTen,
        Self::ForwardTen,
        Self::First,
        Self::Live,
        Self::OpenGoTo,
        Self::ToggleBigBoard,
        Self::ToggleOverlay,
        Self::ToggleCloseUp,
        Self::ToggleCoordinates,
        Self::ToggleMoveNumbers,
        Self::ToggleTheme,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
        Self::CopyRecord,
        Self::CopyPath,
        Self::ShowFolder,
        Self::PickFile,
        Self::PickFolder,
        Self::PickRecordsFolder,
        Self::RefreshCameras,
        Self::OpenPalette,
        Self::DismissMessage,
        Self::OpenCount,
        Self::CloseCount,
        Self::Quit,
    ];

    /// The name in menus and in the palette; empty for commands that carry a value.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        match self {
            Self::Start => "Start recording",
            Self::Resume => "Resume recording",
            Self::CheckView => "Check the view",
            Self::EndCheck => "Back to the sources",
            Self::FreeCorners => "Find the corners again",
            Self::Stop => "Stop recording",
            Self::Leave => "New recording…",
            Self::Seal => "Seal the record…",
            Self::ConfirmSeal => "Seal it",
            Self::KeepOpen => "Not yet",
            Self::SeenGaps => "Seen",
            Self::RefreshCameras => "Refresh the cameras",
            Self::PickFile => "Video file…",
            Self::PickFolder => "Folder of pictures…",
            Self::PickRecordsFolder => "Folder for records…",
            Self::Back => "Previous move",
            Self::Forward => "Next move",
            Self::BackTen => "Ten moves back",
            Self::ForwardTen => "Ten moves on",
            Self::First => "First position",
            Self::Live => "Newest move",
            Self::Confirm => "Confirm",
            Self::Reject => "Reject",
            Self::OpenFix => "Fix a mistake…",
            Self::UndoCorrection => "Undo the last correction",
            Self::Pass => "Pass",
            Self::ToggleBigBoard => "Big board",
            Self::ToggleOverlay => "Reading over the picture",
            Self::ToggleCloseUp => "Close-up of the board",
            Self::ToggleCoordinates => "Coordinates",
            Self::ToggleMoveNumbers => "Move numbers",
            Self::ToggleTheme => "Light theme",
            Self::ZoomIn => "Larger",
            Self::ZoomOut => "Smaller",
            Self::ZoomReset => "Normal size",
            Self::OpenPalette => "Find a command…",
            Self::OpenGoTo => "Go to move…",
            Self::CopyRecord => "Copy the record as SGF",
            Self::CopyPath => "Copy the record's path",
            Self::ShowFolder => "Open the record's folder",
            Self::DismissMessage => "Dismiss the message",
            Self::OpenCount => "Audit a count…",
            Self::CloseCount => "Leave the audit",
            Self::Count(CountCommand::ReadPictures) => "Read the pictures",
            Self::Count(CountCommand::ConfirmSettings) => "Confirm these settings",
            Self::Quit => "Quit",
            Self::UseSource(_)
            | Self::EditAddress(_)
            | Self::GoTo(_)
            | Self::SelectQuestion(_)
            | Self::Choose(_)
            | Self::Correct(_)
            | Self::ClosePalette
            | Self::EditPalette(_)
            | Self::SelectPalette(_)
            | Self::Show(_)
            | Self::Count(_)
            | Self::PlaceCorner(..)
            | Self::KeepCorners
            | Self::SetMoveMade(_)
            | Self::SetLines(_) => "",
        }
    }

    /// One sentence for the tooltip; empty where the name is enough.
    #[must_use]
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Start => "Watch the chosen source and write the game down.",
            Self::Resume => "Resume this record where it ended: it was stopped too early, or the game continues.",
            Self::CheckView => {
                "Show the source before the game: whether the board is found, and what is wrong with the view."
            }
            Self::EndCheck => "Choose another source.",
            Self::FreeCorners => "Forget the corners that were set by hand and find the board in the picture.",
            Self::Stop => {
                "End the recording. Everything written so far stays on disk, and the recording can be resumed."
            }
            Self::Leave => "Choose a source for the next game.",
            Self::Seal => "Close the record for good: the recording cannot be resumed. It can still be corrected.",
            Self::SeenGaps => "Dismiss this. The gap stays in the journal.",
            Self::Confirm => "The record is right as it stands.",
            Self::Reject => "The record is not right here. The answer is kept with the record.",
            Self::OpenFix => {
                "Correct the move shown: wrong point, wrong colour, missed, not played, capture not taken."
            }
            Self::UndoCorrection => "Undo the last correction; once more undoes the one before.",
            Self::Pass => "The side to move has passed, which no camera sees.",
            Self::Live => "Follow the game again.",
            Self::ToggleBigBoard => "The board alone, on the whole screen.",
            Self::ToggleOverlay => "Draw the grid and the stones that were read over the camera's picture.",
            Self::ToggleCloseUp => "Cut the picture to the board, once the board is found.",
            Self::PickRecordsFolder => "Where the records of this board are written.",
            Self::OpenCount => "Compare a finished fill with its record: an aid to the referee.",
            Self::CloseCount => "Back to the recording. What was decided is in the journal.",
            Self::OpenGoTo => "Type the number of a move.",
            Self::Quit => "Close the window. A running recording is ended and saved first.",
            _ => "",
        }
    }

    /// The keyboard shortcuts; menus show the first one.
    #[must_use]
    pub const fn shortcuts(&self) -> &'static [KeyboardShortcut] {
        const ZOOM_IN: [KeyboardShortcut; 2] = [ctrl(Key::Plus), ctrl(Key::Equals)];
        const PALETTE: [KeyboardShortcut; 1] =
            [KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P)];
        const BACK_TEN: [KeyboardShortcut; 3] = [
            plain(Key::PageUp),
            KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowUp),
            KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowLeft),
        ];
        const FORWARD_TEN: [KeyboardShortcut; 3] = [
            plain(Key::PageDown),
            KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowDown),
            KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowRight),
        ];
        match self {
            Self::Start => const { &[ctrl(Key::R)] },
            Self::Stop => const { &[ctrl(Key::Period)] },
            Self::Leave => const { &[ctrl(Key::N)] },
            Self::Confirm => const { &[plain(Key::Space)] },
            Self::Reject => const { &[plain(Key::Backspace)] },
            Self::OpenFix => const { &[plain(Key::F)] },
            Self::UndoCorrection => const { &[ctrl(Key::Z)] },
            Self::Pass => const { &[plain(Key::P)] },
            Self::Back => const { &[plain(Key::ArrowUp), plain(Key::ArrowLeft)] },
            Self::Forward => const { &[plain(Key::ArrowDown), plain(Key::ArrowRight)] },
            Self::BackTen => &BACK_TEN,
            Self::ForwardTen => &FORWARD_TEN,
            Self::First => const { &[plain(Key::Home)] },
            Self::Live => const { &[plain(Key::End)] },
            Self::OpenGoTo => const { &[ctrl(Key::G)] },
            Self::ToggleBigBoard => const { &[plain(Key::F11)] },
            Self::ToggleOverlay => const { &[plain(Key::O)] },
            Self::ToggleCloseUp => const { &[plain(Key::Z)] },
            Self::ToggleCoordinates => const { &[plain(Key::K)] },
            Self::ToggleMoveNumbers => const { &[plain(Key::N)] },
            Self::ZoomIn => &ZOOM_IN,
            Self::ZoomOut => const { &[ctrl(Key::Minus)] },
            Self::ZoomReset => const { &[ctrl(Key::Num0)] },
            Self::OpenPalette => &PALETTE,
            Self::CopyRecord => const { &[ctrl(Key::C)] },
            Self::PickFile => const { &[ctrl(Key::O)] },
            Self::Quit => const { &[ctrl(Key::Q)] },
            _ => &[],
        }
    }

    /// Whether the shortcut works while a text field has the focus.
    #[must_use]
    pub fn works_while_typing(&self) -> bool {
        !matches!(self, Self::CopyRecord)
            && self.shortcuts().first().is_some_and(|s| s.modifiers.command || s.logical_key == Key::F11)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn listed_commands_have_names_and_no_key_means_two_things() {
        let (mut names, mut keys) = (HashSet::new(), HashSet::new());
        for command in Command::LISTED {
            assert!(!command.text().is_empty(), "{command:?}");
            assert!(names.insert(command.text()), "{command:?}");
            for shortcut in command.shortcuts() {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{command:?} {shortcut:?}");
            }
        }
    }

    #[test]
    fn keys_mean_what_recorders_are_used_to() {
        let check = |shortcut: KeyboardShortcut, command: &Command| {
            assert!(command.shortcuts().contains(&shortcut), "{command:?}");
        };
        check(plain(Key::ArrowUp), &Command::Back);
        check(plain(Key::ArrowDown), &Command::Forward);
        check(plain(Key::Home), &Command::First);
        check(plain(Key::End), &Command::Live);
        check(ctrl(Key::G), &Command::OpenGoTo);
        check(plain(Key::Space), &Command::Confirm);
        check(plain(Key::Backspace), &Command::Reject);
        check(plain(Key::F11), &Command::ToggleBigBoard);
        check(plain(Key::K), &Command::ToggleCoordinates);
    }
}
