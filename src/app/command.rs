//! Every command of the window. Menus, keyboard, palette and panels send [`Command`]s; only the application executes
//! them.

use std::path::PathBuf;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::count::command::CountCommand;
use crate::app::dialog::{DecisionForm, WithdrawForm};
use crate::app::file_dialog::FileChoice;
use crate::app::game_form::GameForm;
use crate::app::hall_form::SeatCommand;
use crate::app::incident_form::IncidentForm;
use crate::game::point::Point;
use crate::game::record::MoveMade;
use crate::live::broadcast::LiveScope;
use crate::live::delay::SpectatorDelay;
use crate::session::correction::Correction;
use crate::session::counting::Resolution;
use crate::session::recording::Answer;
use crate::storage::board_settings::Settings;

/// What the right column of a narrow window shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tab {
    /// The live picture.
    Camera,
    /// Moves and questions.
    Moves,
}

/// A part of the window that shows the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardPart {
    /// The diagram.
    Diagram,
    /// The picture.
    Picture,
}

/// A step through the moves of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walk {
    /// To the previous move.
    Back,
    /// To the next move.
    Forward,
    /// Ten moves back.
    BackTen,
    /// Ten moves on.
    ForwardTen,
    /// To the empty board.
    First,
}

/// A setting of the view that is on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    /// The grid and the stones over the picture.
    Overlay,
    /// Only the board's part of the picture.
    CloseUp,
    /// The coordinates.
    Coordinates,
    /// The numbers on the stones.
    MoveNumbers,
    /// The light theme instead of the dark one.
    Light,
}

impl Switch {
    /// The setting that it turns on or off.
    pub const fn of(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::Overlay => &mut settings.overlay,
            Self::CloseUp => &mut settings.close_up,
            Self::Coordinates => &mut settings.coordinates,
            Self::MoveNumbers => &mut settings.move_numbers,
            Self::Light => &mut settings.light,
        }
    }
}

/// A change of the size of text and buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zoom {
    /// Larger.
    In,
    /// Smaller.
    Out,
    /// The system's size.
    Reset,
}

/// What the palette lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PaletteKind {
    /// Commands by their names, and moves by their numbers.
    #[default]
    Commands,
    /// Moves by their numbers.
    Moves,
    /// The corrections of the move shown.
    Fixes,
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
    /// Write down the result of the game.
    OpenResult,
    /// The game is over: open the page on which its count is followed.
    CountGame,
    /// The game is not over.
    PlayOn,
    /// Note something about the game beside its moves.
    OpenIncident,
    /// What is typed and chosen for the note in the dialog.
    EditIncident(IncidentForm),
    /// What is typed and chosen for the decision in the dialog.
    EditDecision(DecisionForm),
    /// What is typed for taking a decision back, in the dialog.
    EditWithdrawal(WithdrawForm),
    /// Do what the dialog asks.
    Agree,
    /// Close the dialog; nothing is done.
    CloseDialog,
    /// Ask for another folder to go on in, because the journal cannot be written.
    OpenAnotherFolder,
    /// The folder that is typed for that, in the dialog.
    EditAnotherFolder(String),
    /// Dismiss the warnings about gaps.
    SeenGaps,
    /// Ask whether to end the recording; the record stays on disk.
    Stop,
    /// Go back from a finished recording to the choice of a source.
    Leave,
    /// Open the tournament at this path or address.
    OpenTournament(String),
    /// What is typed about the next game.
    EditGame(GameForm),
    /// The text in the field for the tournament.
    EditTournament(String),
    /// Read the tournament again.
    ReadTournamentAgain,
    /// Record games of no tournament.
    CloseTournament,
    /// The table in the tournament.
    ChooseTable(String),
    /// The round of the tournament.
    ChooseRound(String),
    /// The pointer is on this point of the record's board in that part, or on none: it is lit in the other part too.
    Light(BoardPart, Option<Point>),
    /// Show or hide the list of keys.
    ToggleKeys,
    /// Show or hide what was answered, corrected and decided.
    ToggleHistory,
    /// Show or hide what spectators get.
    ToggleSpectators,
    /// Who may open the page that follows the game.
    ShowLive(LiveScope),
    /// How far spectators are behind the game.
    SetDelay(SpectatorDelay),
    /// The text in the field for the organiser's address.
    EditPublish(String),
    /// Send the record to the organiser's address, or stop doing so.
    Publish(bool),
    /// Open or close the demonstration board.
    ToggleDemonstration,
    /// Choose this source: `camera:ID`, a path or an address.
    UseSource(String),
    /// The text in the address field.
    EditAddress(String),
    /// Show the recording at this path: a session folder, its journal, or an SGF.
    OpenRecording(PathBuf),
    /// Show the record in this SGF text, which was pasted.
    OpenText(String),
    /// Resume the recording in this session folder.
    GoOnWith(PathBuf),
    /// Refresh the list of cameras.
    RefreshCameras,
    /// Choose a file or a folder in a dialog.
    Pick(FileChoice),
    /// Step through the moves.
    Walk(Walk),
    /// Show the newest move, and follow the game.
    Live,
    /// Show the position after this move.
    GoTo(usize),
    /// Answer the current question.
    Answer(Answer),
    /// Record a pass of the side to move.
    Pass,
    /// Apply this correction.
    Correct(Correction),
    /// Make the question with this id the current one.
    SelectQuestion(u32),
    /// Show or leave the board alone on the whole screen.
    ToggleBigBoard,
    /// Turn a setting of the view on or off.
    Toggle(Switch),
    /// Change the size of text and buttons.
    Zoom(Zoom),
    /// Open the palette.
    OpenPalette(PaletteKind),
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
    /// Open the page of the archive; where it is open, its search.
    OpenArchive,
    /// Leave that page.
    CloseArchive,
    /// A command of that page.
    Archive(PageCommand),
    /// A command about the hall.
    Hall(SeatCommand),
    /// Close the window; whether to end a running recording is asked first.
    Quit,
}

/// A command with its name, its sentence and its keys.
#[derive(Debug)]
pub struct CommandEntry {
    /// The command.
    pub command: Command,
    /// Its name in menus, on buttons and in the palette.
    pub text: &'static str,
    /// One sentence for the tooltip; empty where the name is enough.
    pub hint: &'static str,
    /// Its keyboard shortcuts; menus show the first one.
    pub keys: &'static [KeyboardShortcut],
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn entry(
    command: Command,
    text: &'static str,
    hint: &'static str,
    keys: &'static [KeyboardShortcut],
) -> CommandEntry {
    CommandEntry { command, text, hint, keys }
}

const fn button(command: CountCommand, text: &'static str, hint: &'static str) -> CommandEntry {
    entry(Command::Count(command), text, hint, &[])
}

const fn search(command: PageCommand, text: &'static str, hint: &'static str) -> CommandEntry {
    entry(Command::Archive(command), text, hint, &[])
}

/// The commands of menus, keyboard and palette, in the order of the palette. Keys with Shift
/// come before the same keys without it, which would match too.
pub static LISTED: [CommandEntry; 52] = [
    entry(Command::Start, "Start recording", "Watch the chosen source and write the game down.", &[ctrl(Key::R)]),
    entry(
        Command::CheckView,
        "Check the view",
        "Show the source before the game: whether the board is found, and what is wrong with the view.",
        &[],
    ),
    entry(Command::EndCheck, "Back to the sources", "Choose another source.", &[]),
    entry(
        Command::FreeCorners,
        "Find the corners again",
        "Forget the corners that were set by hand and find the board in the picture.",
        &[],
    ),
    entry(
        Command::Stop,
        "Stop recording",
        "Asks, then ends the recording. Everything written so far stays on disk, and the recording can be resumed.",
        &[ctrl(Key::Period)],
    ),
    entry(
        Command::Resume,
        "Resume recording",
        "Resume this record where it ended: it was stopped too early, or the game continues.",
        &[],
    ),
    entry(Command::Leave, "New recording…", "Choose a source for the next game.", &[ctrl(Key::N)]),
    entry(
        Command::Seal,
        "Seal the record…",
        "Close the record for good: the recording cannot be resumed. It can still be corrected.",
        &[],
    ),
    entry(
        Command::OpenResult,
        "Result…",
        "Write the result down: by points, resignation, time, forfeit, or both lose.",
        &[],
    ),
    entry(
        Command::OpenIncident,
        "Note…",
        "Note what happens beside the moves: a warning, a late arrival, an adjournment, an appeal.",
        &[],
    ),
    entry(Command::Answer(Answer::Confirmed), "Confirm", "The record is right as it stands.", &[plain(Key::Space)]),
    entry(
        Command::Answer(Answer::Rejected),
        "Reject",
        "The record is not right here. The answer is kept with the record.",
        &[plain(Key::Backspace)],
    ),
    entry(
        Command::OpenPalette(PaletteKind::Fixes),
        "Fix a mistake…",
        "Correct the move shown: wrong point, wrong colour, missed, not played, capture not taken.",
        &[plain(Key::F)],
    ),
    entry(
        Command::Correct(Correction::Redo),
        "Redo",
        "Make the answer, correction or decision again that was undone last.",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
    ),
    entry(
        Command::Correct(Correction::TakeBack),
        "Undo",
        "Take the last answer, correction or decision back; once more takes the one before. A decision asks for a name.",
        &[ctrl(Key::Z)],
    ),
    entry(
        Command::ToggleHistory,
        "History…",
        "What was answered, corrected and decided, in order, to be undone and redone.",
        &[ctrl(Key::H)],
    ),
    entry(Command::Pass, "Pass", "The side to move has passed, which no camera sees.", &[plain(Key::P)]),
    entry(
        Command::Walk(Walk::BackTen),
        "Ten moves back",
        "",
        &[plain(Key::PageUp), shift(Key::ArrowUp), shift(Key::ArrowLeft)],
    ),
    entry(
        Command::Walk(Walk::ForwardTen),
        "Ten moves on",
        "",
        &[plain(Key::PageDown), shift(Key::ArrowDown), shift(Key::ArrowRight)],
    ),
    entry(Command::Walk(Walk::Back), "Previous move", "", &[plain(Key::ArrowUp), plain(Key::ArrowLeft)]),
    entry(Command::Walk(Walk::Forward), "Next move", "", &[plain(Key::ArrowDown), plain(Key::ArrowRight)]),
    entry(
        Command::Walk(Walk::First),
        "First position",
        "",
        &[plain(Key::Home), ctrl(Key::ArrowUp), ctrl(Key::ArrowLeft)],
    ),
    entry(
        Command::Live,
        "Newest move",
        "Follow the game again.",
        &[plain(Key::End), ctrl(Key::ArrowDown), ctrl(Key::ArrowRight)],
    ),
    entry(Command::OpenPalette(PaletteKind::Moves), "Go to move…", "Type the number of a move.", &[ctrl(Key::G)]),
    entry(
        Command::ToggleDemonstration,
        "Demonstration board",
        "The board, the names and the last moves in a window of their own, for a second screen.",
        &[ctrl_shift(Key::B)],
    ),
    entry(Command::ToggleSpectators, "Spectators…", "A page that follows the game, and an organiser's address.", &[]),
    entry(Command::ToggleBigBoard, "Big board", "The board alone, on the whole screen.", &[plain(Key::F11)]),
    entry(
        Command::Toggle(Switch::Overlay),
        "Reading over the picture",
        "Draw the grid and the stones that were read over the camera's picture.",
        &[plain(Key::O)],
    ),
    entry(
        Command::Toggle(Switch::CloseUp),
        "Close-up of the board",
        "Cut the picture to the board, once the board is found.",
        &[plain(Key::Z)],
    ),
    entry(Command::Toggle(Switch::Coordinates), "Coordinates", "", &[plain(Key::K)]),
    entry(Command::Toggle(Switch::MoveNumbers), "Move numbers", "", &[plain(Key::N)]),
    entry(Command::Toggle(Switch::Light), "Light theme", "", &[]),
    entry(Command::Zoom(Zoom::In), "Larger", "", &[ctrl(Key::Plus), ctrl(Key::Equals)]),
    entry(Command::Zoom(Zoom::Out), "Smaller", "", &[ctrl(Key::Minus)]),
    entry(Command::Zoom(Zoom::Reset), "Normal size", "", &[ctrl(Key::Num0)]),
    entry(Command::CopyRecord, "Copy the record as SGF", "", &[ctrl(Key::C)]),
    entry(Command::CopyPath, "Copy the record's path", "", &[]),
    entry(Command::ShowFolder, "Open the record's folder", "", &[]),
    entry(Command::Pick(FileChoice::Video), "Video file…", "", &[ctrl(Key::O)]),
    entry(Command::Pick(FileChoice::Pictures), "Folder of pictures…", "", &[]),
    entry(
        Command::Pick(FileChoice::Tournament),
        "Tournament…",
        "The pairing program's file, which is read and never changed.",
        &[],
    ),
    entry(
        Command::Pick(FileChoice::Recording),
        "Open a record…",
        "Look at a record, correct it, write its result down, or audit its count.",
        &[],
    ),
    entry(
        Command::Pick(FileChoice::Records),
        "Folder for records…",
        "Where the records of this board are written.",
        &[],
    ),
    entry(Command::RefreshCameras, "Refresh the cameras", "", &[]),
    entry(Command::OpenPalette(PaletteKind::Commands), "Find a command…", "", &[ctrl_shift(Key::P)]),
    entry(Command::ToggleKeys, "Keys…", "Every key, and what it does.", &[plain(Key::Questionmark), plain(Key::F1)]),
    entry(Command::DismissMessage, "Dismiss the message", "", &[]),
    entry(Command::OpenCount, "Audit a count…", "Compare a finished fill with its record: an aid to the referee.", &[]),
    entry(Command::CloseCount, "Leave the audit", "Back to the recording. What was decided is in the journal.", &[]),
    entry(
        Command::OpenArchive,
        "Archive…",
        "Find recorded games again: by names, dates, results, words, or a position.",
        &[ctrl(Key::F)],
    ),
    entry(Command::CloseArchive, "Leave the archive", "What was looked for stays there.", &[]),
    entry(Command::Quit, "Quit", "Close the window. While a game is recorded, it asks first.", &[ctrl(Key::Q)]),
];

/// The commands that only a button sends.
static BUTTONS: [CommandEntry; 33] = [
    entry(
        Command::Correct(Correction::AsRecorded),
        "The record is right",
        "The last picture shows something else, and that needs no correction.",
        &[],
    ),
    entry(
        Command::CountGame,
        "Count",
        "The game is over, and is counted: opens the page of the count, which the camera follows.",
        &[],
    ),
    entry(
        Command::OpenAnotherFolder,
        "Another folder…",
        "The recording goes on in a folder on another disk; nothing is lost.",
        &[],
    ),
    entry(Command::PlayOn, "Play on", "The game is not over.", &[]),
    entry(Command::ReadTournamentAgain, "Read again", "Another round may be paired by now.", &[]),
    entry(Command::CloseTournament, "Without a tournament", "Record games of no tournament.", &[]),
    entry(Command::SeenGaps, "Seen", "Dismiss this. The gap stays in the journal.", &[]),
    button(CountCommand::ReadPictures, "Read the pictures", ""),
    button(CountCommand::ConfirmSettings, "Confirm these settings", ""),
    button(CountCommand::ChangeSettings, "Change the settings", ""),
    button(CountCommand::ChangePictures, "Other pictures", ""),
    button(
        CountCommand::Begin,
        "The count begins now",
        "Where the camera has not noticed it yet. The record as it stands is what is counted.",
    ),
    button(
        CountCommand::Follow(true),
        "Watch the count",
        "Opens the source that was chosen for recording, and takes the pictures of this count. It needs the record.",
    ),
    button(CountCommand::Follow(false), "Stop watching", ""),
    button(
        CountCommand::Decide(Resolution::StoneFound),
        "The stone was found…",
        "It is noted. Then take the picture again.",
    ),
    button(
        CountCommand::Decide(Resolution::CountedAgain),
        "Restored and counted again…",
        "It is noted. Then take the picture again.",
    ),
    button(
        CountCommand::Decide(Resolution::ComputedAccepted),
        "Both accept the computed result…",
        "Both players take the result that the record gives.",
    ),
    button(
        CountCommand::Decide(Resolution::RefereeDecided),
        "The referee decided…",
        "Asks for the result, the name and the reasons.",
    ),
    button(
        CountCommand::Decide(Resolution::Confirmed),
        "Both players confirmed the result…",
        "The result is final then; what is found later is information only.",
    ),
    button(
        CountCommand::TakeRulingBack,
        "Take the last ruling back…",
        "Asks for a name and reasons. The journal keeps the ruling and who took it back.",
    ),
    button(CountCommand::SaveReport, "Save the report", "One page for the printer, with the pictures behind it."),
    button(
        CountCommand::Hide(true),
        "Hide from the players",
        "Cover this page with the words that the players are to read.",
    ),
    button(CountCommand::Hide(false), "Referee: show the audit", ""),
    search(PageCommand::Open, "Open the game", "Shows the whole game. Key: Enter"),
    search(PageCommand::ShowFolder, "Open its folder", "Where the file of this game lies."),
    search(PageCommand::AskExport, "Export…", "Writes the chosen games into a folder, with a table of them."),
    search(PageCommand::Export, "Write them", ""),
    search(PageCommand::StopExport, "Stop writing", "Nothing is left of what was written."),
    search(PageCommand::Draw(true), "Draw a position…", "Finds games with a position, or a part of one."),
    search(PageCommand::LookForDrawing, "Find games with it", ""),
    search(
        PageCommand::LookForShown,
        "Find this position",
        "Finds games with this position, turned, mirrored or with the colours exchanged.",
    ),
    search(
        PageCommand::LookForCorner,
        "Find this corner",
        "The same, of the corner in which the last move was played.",
    ),
    button(CountCommand::Step(0), "Step through the record", "To rebuild the position at the board."),
];

impl Command {
    /// Its name, sentence and keys; `None` for commands that carry a value.
    fn entry(&self) -> Option<&'static CommandEntry> {
        LISTED.iter().chain(&BUTTONS).find(|e| e.command == *self)
    }

    /// The name in menus and on buttons; empty for commands that carry a value.
    #[must_use]
    pub fn text(&self) -> &'static str {
        self.entry().map_or("", |e| e.text)
    }

    /// The name of its first key, such as `Ctrl+G`; empty without one.
    #[must_use]
    pub fn key_text(&self) -> String {
        self.entry().map_or_else(String::new, CommandEntry::key_text)
    }

    /// The tooltip of its button: its sentence and its key.
    #[must_use]
    pub fn tooltip(&self) -> String {
        let Some(entry) = self.entry() else { return String::new() };
        match (entry.hint, entry.key_text()) {
            (hint, keys) if keys.is_empty() => hint.to_owned(),
            ("", keys) => format!("Key: {keys}"),
            (hint, keys) => format!("{hint} Key: {keys}"),
        }
    }
}

impl CommandEntry {
    /// Whether the keys work while a text field has the focus.
    #[must_use]
    pub fn works_while_typing(&self) -> bool {
        self.command != Command::CopyRecord
            && self.keys.first().is_some_and(|s| s.modifiers.command || s.logical_key == Key::F11)
    }

    /// The name of the first key, such as `Ctrl+G`; empty without one.
    fn key_text(&self) -> String {
        self.keys.first().map_or_else(String::new, shortcut_text)
    }

    /// The names of all of its keys, such as `Home, Ctrl+Up, Ctrl+Left`.
    #[must_use]
    pub fn keys_text(&self) -> String {
        self.keys.iter().map(shortcut_text).collect::<Vec<_>>().join(", ")
    }
}

fn shortcut_text(shortcut: &KeyboardShortcut) -> String {
    let control = if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" };
    let control = if shortcut.modifiers.command { control } else { "" };
    let shift = if shortcut.modifiers.shift { "Shift+" } else { "" };
    let key = match shortcut.logical_key {
        Key::ArrowUp => "Up",
        Key::ArrowDown => "Down",
        Key::ArrowLeft => "Left",
        Key::ArrowRight => "Right",
        Key::Period => ".",
        Key::Plus => "+",
        Key::Equals => "=",
        Key::Minus => "-",
        Key::Questionmark => "?",
        key => key.name(),
    };
    format!("{control}{shift}{key}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_command_has_one_name_and_no_key_means_two_things() {
        let (mut names, mut keys) = (HashSet::new(), HashSet::new());
        for entry in LISTED.iter().chain(&BUTTONS) {
            assert!(!entry.text.is_empty() && names.insert(entry.text), "{:?}", entry.command);
            for shortcut in entry.keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{:?} {shortcut:?}", entry.command);
            }
        }
    }

    #[test]
    fn keys_mean_what_recorders_are_used_to() {
        let check = |shortcut: KeyboardShortcut, command: &Command| {
            assert!(command.entry().unwrap().keys.contains(&shortcut), "{command:?}");
        };
        check(plain(Key::ArrowUp), &Command::Walk(Walk::Back));
        check(plain(Key::ArrowDown), &Command::Walk(Walk::Forward));
        check(plain(Key::Home), &Command::Walk(Walk::First));
        check(plain(Key::End), &Command::Live);
        check(ctrl(Key::G), &Command::OpenPalette(PaletteKind::Moves));
        check(plain(Key::Space), &Command::Answer(Answer::Confirmed));
        check(plain(Key::Backspace), &Command::Answer(Answer::Rejected));
        check(plain(Key::F11), &Command::ToggleBigBoard);
        check(ctrl(Key::ArrowLeft), &Command::Walk(Walk::First));
        check(ctrl(Key::ArrowRight), &Command::Live);
        check(plain(Key::Questionmark), &Command::ToggleKeys);
        check(plain(Key::K), &Command::Toggle(Switch::Coordinates));
    }
}
