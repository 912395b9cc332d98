//! Everything a person can ask for, once: the menus, the keyboard, the palette and the panels all speak
//! in [`Command`]s, and only the application carries them out.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::count::CountCommand;
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

/// Something a person asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Begin to record from the chosen source.
    Start,
    /// Go on with the recording that was ended.
    Resume,
    /// Look at the table before the game.
    CheckView,
    /// Go back from that to the choice of a source.
    EndCheck,
    /// Move a corner of the board, counted clockwise from the top left, to this place of the picture, in tenths of a
    /// pixel.
    PlaceCorner(usize, [i32; 2]),
    /// The corner that was moved stays there.
    KeepCorners,
    /// Find the corners again instead of those that were set.
    FreeCorners,
    /// The board whose corners are set has so many lines.
    SetLines(usize),
    /// From now on a move counts as made at this moment, in the games recorded from here.
    SetMoveMade(MoveMade),
    /// Close the record for good: asks first.
    Seal,
    /// The record is to be closed for good.
    ConfirmSeal,
    /// The record stays open.
    KeepOpen,
    /// The gaps in the recording have been read.
    SeenGaps,
    /// End the recording; the record stays on disk.
    Stop,
    /// Go back from a finished recording to the choice of a source.
    Leave,
    /// Watch this source next: `camera:ID`, a path or an address.
    UseSource(String),
    /// The text in the address field.
    EditAddress(String),
    /// Look which cameras are plugged in.
    RefreshCameras,
    /// Choose a video file in a dialogue.
    PickFile,
    /// Choose a folder of pictures in a dialogue.
    PickFolder,
    /// Choose the folder that new records are written to.
    PickRecordsFolder,
    /// Show the move before.
    Back,
    /// Show the move after.
    Forward,
    /// Show ten moves before.
    BackTen,
    /// Show ten moves after.
    ForwardTen,
    /// Show the empty board.
    First,
    /// Show the newest move, and follow the game.
    Live,
    /// Show the position after this move.
    GoTo(usize),
    /// The record is right: confirm the question in front.
    Confirm,
    /// None of it is right: reject the question in front.
    Reject,
    /// This proposal of the question in front, from 0, is what happened.
    Choose(usize),
    /// The side to move has passed.
    Pass,
    /// Put the move shown right, by the name of the mistake.
    OpenFix,
    /// Put this right.
    Correct(Correction),
    /// Take the last correction back.
    UndoCorrection,
    /// Put the question with this id in front.
    SelectQuestion(u32),
    /// The board alone, on the whole screen.
    ToggleBigBoard,
    /// Grid and stones over the picture.
    ToggleOverlay,
    /// The board alone in the picture, or the whole picture.
    ToggleCloseUp,
    /// Letters and numbers along the edges.
    ToggleCoordinates,
    /// Numbers on the stones.
    ToggleMoveNumbers,
    /// Dark or light.
    ToggleTheme,
    /// Larger text and buttons.
    ZoomIn,
    /// Smaller text and buttons.
    ZoomOut,
    /// Text and buttons as the system has them.
    ZoomReset,
    /// Find a command by its name.
    OpenPalette,
    /// Find a move by its number.
    OpenGoTo,
    /// Close the palette.
    ClosePalette,
    /// The text in the palette's field.
    EditPalette(String),
    /// Which entry of the palette is in front.
    SelectPalette(usize),
    /// The record as SGF text to the clipboard.
    CopyRecord,
    /// The record's path to the clipboard.
    CopyPath,
    /// Open the folder that holds the record.
    ShowFolder,
    /// What a narrow window shows beside the board.
    Show(Tab),
    /// Put the message away.
    DismissMessage,
    /// Open the page on which a finished count is audited.
    OpenCount,
    /// Leave that page.
    CloseCount,
    /// Something on that page.
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
    /// The commands that need nothing but their name: menus, shortcuts and the palette are made of these.
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
            Self::Resume => "Go on recording",
            Self::CheckView => "Check the view",
            Self::EndCheck => "Back to the choice",
            Self::FreeCorners => "Find the corners again",
            Self::Stop => "Stop recording",
            Self::Leave => "New recording…",
            Self::Seal => "Seal the record…",
            Self::ConfirmSeal => "Seal it",
            Self::KeepOpen => "Not yet",
            Self::SeenGaps => "Seen",
            Self::RefreshCameras => "Look for cameras again",
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
            Self::Count(CountCommand::ReadPictures) => "Look at the pictures",
            Self::Count(CountCommand::ConfirmSettings) => "These settings are right",
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

    /// One sentence for the tooltip; empty where the name says it all.
    #[must_use]
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Start => "Watch the chosen source and write the game down.",
            Self::Resume => "Go on with this record where it ended: it was stopped too early, or the game goes on.",
            Self::CheckView => "Look at the table before the game: is the board found, what is wrong with the view.",
            Self::EndCheck => "Choose another source.",
            Self::FreeCorners => "Forget the corners that were set by hand and find the board in the picture.",
            Self::Stop => "End the recording. Everything written so far stays on disk, and it can be gone on with.",
            Self::Leave => "Choose a source for the next game.",
            Self::Seal => {
                "Close the record for good: the recording cannot be gone on with. Corrections are still taken."
            }
            Self::SeenGaps => "Put this away. The gap stays in the journal.",
            Self::Confirm => "The record is right as it stands.",
            Self::Reject => "The record is not right here. The answer is kept with the record.",
            Self::OpenFix => {
                "Put the move shown right: wrong point, wrong colour, missed, not played, capture not taken."
            }
            Self::UndoCorrection => "Take the last correction back; once more takes back the one before.",
            Self::Pass => "The side to move has passed, which no camera sees.",
            Self::Live => "Follow the game again.",
            Self::ToggleBigBoard => "The board alone, on the whole screen.",
            Self::ToggleOverlay => "Draw the grid and the stones that were read over the camera's picture.",
            Self::ToggleCloseUp => "Cut the picture to the board, once the board is found.",
            Self::PickRecordsFolder => "Where the records of this board are written.",
            Self::OpenCount => "Hold a finished fill against its record: an aid to the referee.",
            Self::CloseCount => "Back to the recording. What was decided is in the journal.",
            Self::OpenGoTo => "Type the number of a move.",
            Self::Quit => "Close the window. A running recording is ended and saved first.",
            _ => "",
        }
    }

    /// The keys that mean this command, the first one being shown in menus.
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

    /// Whether the command still works while a text field has the keyboard.
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
