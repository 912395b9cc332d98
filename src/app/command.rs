//! Every command of the window. Menus, keyboard, palette and panels send [`Command`]s; only the application executes
//! them.

use std::path::PathBuf;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::count::command::CountCommand;
use crate::app::count::input::CountInput;
use crate::app::dialog::{DecisionForm, WithdrawForm};
use crate::app::end::EndCommand;
use crate::app::file_dialog::FileChoice;
use crate::app::game_export::GameExportLook;
use crate::app::game_form::GameForm;
use crate::app::hall_form::SeatCommand;
use crate::app::incident_form::IncidentForm;
use crate::app::info_form::InfoForm;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::MoveMade;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::{Language, Phrase, phrase, say};
use kifuscribe_network::live::broadcast::LiveScope;
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_storage::board_settings::Settings;

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
    /// The stones a little beside their points, as people lay them.
    NaturalPlacement,
    /// The light theme instead of the dark one.
    Light,
    /// The theme's colours with the highest contrast.
    HighContrast,
    /// Nothing on the screen moves by itself.
    ReducedMotion,
}

impl Switch {
    /// The setting that it turns on or off.
    pub const fn of(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::Overlay => &mut settings.overlay,
            Self::CloseUp => &mut settings.close_up,
            Self::Coordinates => &mut settings.coordinates,
            Self::NaturalPlacement => &mut settings.natural_placement,
            Self::Light => &mut settings.light,
            Self::HighContrast => &mut settings.high_contrast,
            Self::ReducedMotion => &mut settings.reduced_motion,
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
    /// Record a sample game, of which nothing is kept.
    Rehearse,
    /// End the rehearsal and remove everything of it.
    EndRehearsal,
    /// Resume the recording that was ended.
    Resume,
    /// Show the chosen source beside the choices, with what is in order.
    ShowSource,
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
    /// Record these of the boards in the picture, counted from 0 row by row from the top left; with none, the only board.
    ChooseBoards(Vec<usize>),
    /// Bring the board of this number, from 0, onto the screen, of those that are recorded together.
    ShowBoard(usize),
    /// Set when a move counts as made, for the recordings that follow.
    SetMoveMade(MoveMade),
    /// Ask whether to seal the record.
    Seal,
    /// Whether the seal is signed, in the dialog.
    SignSeal(bool),
    /// Write down the result of the game.
    OpenResult,
    /// The game is over: open the page on which its count is followed.
    CountGame,
    /// The game is not over.
    PlayOn,
    /// A command about the end of the game.
    End(EndCommand),
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
    /// Change the reasons why another result is confirmed than was known.
    EditReasons(String),
    /// The doubt about the move of this number was looked at.
    SeenDoubt(usize),
    /// Dismiss the warnings about gaps.
    SeenGaps,
    /// Ask whether to end the recording; the record stays on disk.
    Stop,
    /// Go back from a finished recording to the choice of a source.
    Leave,
    /// Open the tournament at this path or address.
    OpenTournament(String),
    /// What is typed about the next game.
    EditGame(Box<GameForm>),
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
    /// Show what is known about the game, to put it right.
    OpenInfo,
    /// What is typed about the game, in the dialog.
    EditInfo(Box<InfoForm>),
    /// The pointer is on the move of this number in the timeline, or on none.
    HoverMove(Option<usize>),
    /// Ask whether to hide the page of the audit from the players.
    AskToHide,
    /// Show or hide the list of keys.
    ToggleKeys,
    /// Show or hide what was answered, corrected and decided.
    ToggleHistory,
    /// Write answers and corrections in this name from now on; in nobody's where it is empty.
    SignAs(String),
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
    /// Show what this correction would make of the record, and ask whether to make it.
    Propose(Correction),
    /// The next click on the diagram says where the move of this number lies; `None` ends that.
    PointAt(Option<usize>),
    /// Make the question with this id the current one.
    SelectQuestion(u32),
    /// Show or leave the board alone on the whole screen.
    ToggleBigBoard,
    /// Turn a setting of the view on or off.
    Toggle(Switch),
    /// Show these move numbers on the stones.
    Number(MoveNumbers),
    /// Show the next choice of move numbers on the stones.
    NextNumbers,
    /// Change the size of text and buttons.
    Zoom(Zoom),
    /// Show the window in this language.
    Speak(Language),
    /// Open the palette.
    OpenPalette(PaletteKind),
    /// Close the palette.
    ClosePalette,
    /// The text in the palette's field.
    EditPalette(String),
    /// Select this entry of the palette.
    SelectPalette(usize),
    /// Ask where the game on the screen is exported to.
    AskExport(GameExportLook),
    /// The path that is typed for that, in the dialog.
    EditExportPath(String),
    /// Stop the export; nothing is left of it.
    StopExport,
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
    /// Its name in menus, on buttons and in the palette, with one sentence for the tooltip, where the name is not
    /// enough.
    pub phrase: Phrase,
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

const fn entry(command: Command, phrase: Phrase, keys: &'static [KeyboardShortcut]) -> CommandEntry {
    CommandEntry { command, phrase, keys }
}

const fn button(command: CountCommand, phrase: Phrase) -> CommandEntry {
    entry(Command::Count(command), phrase, &[])
}

const fn search(command: PageCommand, phrase: Phrase) -> CommandEntry {
    entry(Command::Archive(command), phrase, &[])
}

/// The commands of menus, keyboard and palette, in the order of the palette. Keys with Shift
/// come before the same keys without it, which would match too.
pub static LISTED: [CommandEntry; 62] = [
    entry(Command::Start, phrase!("action-start-recording"), &[ctrl(Key::R)]),
    entry(Command::CheckView, phrase!("action-check-the-view"), &[]),
    entry(Command::Rehearse, phrase!("action-try-with-a-sample-game"), &[]),
    entry(Command::EndRehearsal, phrase!("action-end-the-rehearsal"), &[]),
    entry(Command::EndCheck, phrase!("action-back-to-the-sources"), &[]),
    entry(Command::FreeCorners, phrase!("action-find-the-corners-again"), &[]),
    entry(Command::Stop, phrase!("action-stop-recording"), &[ctrl(Key::Period)]),
    entry(Command::Resume, phrase!("action-resume-recording"), &[]),
    entry(Command::Leave, phrase!("action-new-recording"), &[ctrl(Key::N)]),
    entry(Command::End(EndCommand::Begin), phrase!("action-game-over"), &[]),
    entry(Command::End(EndCommand::ShowSlip), phrase!("action-result-slip"), &[]),
    entry(Command::Seal, phrase!("action-seal-the-record"), &[]),
    entry(Command::OpenResult, phrase!("action-result"), &[]),
    entry(Command::OpenIncident, phrase!("action-note"), &[]),
    entry(Command::Answer(Answer::Confirmed), phrase!("action-confirm"), &[plain(Key::Space)]),
    entry(Command::Answer(Answer::Rejected), phrase!("action-reject"), &[plain(Key::Backspace)]),
    entry(Command::OpenPalette(PaletteKind::Fixes), phrase!("action-fix-a-mistake"), &[plain(Key::F)]),
    entry(Command::Correct(Correction::Redo), phrase!("action-redo"), &[ctrl_shift(Key::Z), ctrl(Key::Y)]),
    entry(Command::Correct(Correction::TakeBack), phrase!("action-undo"), &[ctrl(Key::Z)]),
    entry(Command::ToggleHistory, phrase!("action-history"), &[ctrl(Key::H)]),
    entry(Command::Pass, phrase!("action-pass"), &[plain(Key::P)]),
    entry(
        Command::Walk(Walk::BackTen),
        phrase!("action-ten-moves-back"),
        &[plain(Key::PageUp), shift(Key::ArrowUp), shift(Key::ArrowLeft)],
    ),
    entry(
        Command::Walk(Walk::ForwardTen),
        phrase!("action-ten-moves-on"),
        &[plain(Key::PageDown), shift(Key::ArrowDown), shift(Key::ArrowRight)],
    ),
    entry(Command::Walk(Walk::Back), phrase!("action-previous-move"), &[plain(Key::ArrowUp), plain(Key::ArrowLeft)]),
    entry(Command::Walk(Walk::Forward), phrase!("action-next-move"), &[plain(Key::ArrowDown), plain(Key::ArrowRight)]),
    entry(
        Command::Walk(Walk::First),
        phrase!("action-first-position"),
        &[plain(Key::Home), ctrl(Key::ArrowUp), ctrl(Key::ArrowLeft)],
    ),
    entry(
        Command::Live,
        phrase!("action-newest-move"),
        &[plain(Key::End), ctrl(Key::ArrowDown), ctrl(Key::ArrowRight)],
    ),
    entry(Command::OpenPalette(PaletteKind::Moves), phrase!("action-go-to-move"), &[ctrl(Key::G)]),
    entry(Command::ToggleDemonstration, phrase!("action-demonstration-board"), &[ctrl_shift(Key::B)]),
    entry(Command::ToggleSpectators, phrase!("action-spectators"), &[]),
    entry(Command::ToggleBigBoard, phrase!("action-big-board"), &[plain(Key::F11)]),
    entry(Command::Toggle(Switch::Overlay), phrase!("action-reading-over-the-picture"), &[plain(Key::O)]),
    entry(Command::Toggle(Switch::CloseUp), phrase!("action-close-up-of-the-board"), &[plain(Key::Z)]),
    entry(Command::Toggle(Switch::Coordinates), phrase!("action-coordinates"), &[plain(Key::K)]),
    entry(Command::NextNumbers, phrase!("action-move-numbers"), &[plain(Key::N)]),
    entry(Command::Toggle(Switch::NaturalPlacement), phrase!("action-natural-placement"), &[]),
    entry(Command::Toggle(Switch::Light), phrase!("action-light-theme"), &[]),
    entry(Command::Toggle(Switch::HighContrast), phrase!("action-high-contrast"), &[]),
    entry(Command::Toggle(Switch::ReducedMotion), phrase!("action-reduced-motion"), &[]),
    entry(Command::Zoom(Zoom::In), phrase!("action-larger"), &[ctrl(Key::Plus), ctrl(Key::Equals)]),
    entry(Command::Zoom(Zoom::Out), phrase!("action-smaller"), &[ctrl(Key::Minus)]),
    entry(Command::Zoom(Zoom::Reset), phrase!("action-normal-size"), &[ctrl(Key::Num0)]),
    entry(Command::CopyRecord, phrase!("action-copy-the-record-as-sgf"), &[ctrl(Key::C)]),
    entry(Command::CopyPath, phrase!("action-copy-the-records-path"), &[]),
    entry(Command::ShowFolder, phrase!("action-open-the-records-folder"), &[]),
    entry(Command::AskExport(GameExportLook::Picture), phrase!("action-export-as-picture"), &[]),
    entry(Command::AskExport(GameExportLook::Kifu), phrase!("action-export-as-kifu"), &[]),
    entry(Command::Pick(FileChoice::Video), phrase!("action-video-file"), &[ctrl(Key::O)]),
    entry(Command::Pick(FileChoice::Pictures), phrase!("action-folder-of-pictures"), &[]),
    entry(Command::Pick(FileChoice::Tournament), phrase!("action-tournament"), &[]),
    entry(Command::Pick(FileChoice::Recording), phrase!("action-open-a-record"), &[]),
    entry(Command::Pick(FileChoice::Records), phrase!("action-folder-for-records"), &[]),
    entry(Command::RefreshCameras, phrase!("action-refresh-the-cameras"), &[]),
    entry(Command::OpenPalette(PaletteKind::Commands), phrase!("action-find-a-command"), &[ctrl_shift(Key::P)]),
    entry(Command::ToggleKeys, phrase!("action-keys"), &[plain(Key::Questionmark), plain(Key::F1)]),
    entry(Command::OpenInfo, phrase!("action-game"), &[ctrl(Key::I)]),
    entry(Command::DismissMessage, phrase!("action-dismiss-the-message"), &[]),
    entry(Command::OpenCount, phrase!("action-audit-a-count"), &[]),
    entry(Command::CloseCount, phrase!("action-leave-the-audit"), &[]),
    entry(Command::OpenArchive, phrase!("action-archive"), &[ctrl(Key::F)]),
    entry(Command::CloseArchive, phrase!("action-leave-the-archive"), &[]),
    entry(Command::Quit, phrase!("action-quit"), &[ctrl(Key::Q)]),
];

/// The commands that only a button sends.
static BUTTONS: [CommandEntry; 38] = [
    entry(Command::ChooseBoards(Vec::new()), phrase!("action-take-the-board-that-is-there"), &[]),
    entry(Command::StopExport, phrase!("action-stop-the-export"), &[]),
    entry(Command::ShowSource, phrase!("action-show-its-picture"), &[]),
    entry(Command::End(EndCommand::Back), phrase!("action-one-step-back"), &[]),
    entry(Command::End(EndCommand::SaveSlip), phrase!("action-save-the-slip"), &[]),
    button(CountCommand::Take(CountInput::Final(0)), phrase!("action-take-the-finished-fill")),
    entry(Command::Correct(Correction::AsRecorded), phrase!("action-the-record-is-right"), &[]),
    entry(Command::CountGame, phrase!("action-count"), &[]),
    entry(Command::OpenAnotherFolder, phrase!("action-another-folder"), &[]),
    entry(Command::PlayOn, phrase!("action-play-on"), &[]),
    entry(Command::ReadTournamentAgain, phrase!("action-read-again"), &[]),
    entry(Command::CloseTournament, phrase!("action-without-a-tournament"), &[]),
    entry(Command::SeenGaps, phrase!("action-seen"), &[]),
    button(CountCommand::ReadPictures, phrase!("action-read-the-pictures")),
    button(CountCommand::ConfirmSettings, phrase!("action-confirm-these-settings")),
    button(CountCommand::ChangeSettings, phrase!("action-change-the-settings")),
    button(CountCommand::ChangePictures, phrase!("action-other-pictures")),
    button(CountCommand::Begin, phrase!("action-the-count-begins-now")),
    button(CountCommand::Follow(true), phrase!("action-watch-the-count")),
    button(CountCommand::Follow(false), phrase!("action-stop-watching")),
    button(CountCommand::Decide(Resolution::StoneFound), phrase!("action-the-stone-was-found")),
    button(CountCommand::Decide(Resolution::CountedAgain), phrase!("action-restored-and-counted-again")),
    button(CountCommand::Decide(Resolution::ComputedAccepted), phrase!("action-both-accept-the-computed-result")),
    button(CountCommand::Decide(Resolution::RefereeDecided), phrase!("action-the-referee-decided")),
    button(CountCommand::Decide(Resolution::Confirmed), phrase!("action-both-players-confirmed-the-result")),
    button(CountCommand::TakeRulingBack, phrase!("action-take-the-last-ruling-back")),
    button(CountCommand::SaveReport, phrase!("action-save-the-report")),
    entry(Command::AskToHide, phrase!("action-hide-from-the-players"), &[]),
    search(PageCommand::Open, phrase!("action-open-the-game")),
    search(PageCommand::ShowFolder, phrase!("action-open-its-folder")),
    search(PageCommand::AskExport, phrase!("action-export")),
    search(PageCommand::Export, phrase!("action-write-them")),
    search(PageCommand::StopExport, phrase!("action-stop-writing")),
    search(PageCommand::Draw(true), phrase!("action-draw-a-position")),
    search(PageCommand::LookForDrawing, phrase!("action-find-games-with-it")),
    search(PageCommand::LookForShown, phrase!("action-find-this-position")),
    search(PageCommand::LookForCorner, phrase!("action-find-this-corner")),
    button(CountCommand::Step(0), phrase!("action-step-through-the-record")),
];

impl Command {
    /// Its name, sentence and keys; `None` for commands that carry a value.
    fn entry(&self) -> Option<&'static CommandEntry> {
        LISTED.iter().chain(&BUTTONS).find(|e| e.command == *self)
    }

    /// The name in menus and on buttons; empty for commands that carry a value.
    #[must_use]
    pub fn text(&self) -> &'static str {
        self.entry().map_or("", |e| e.phrase.text())
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
        match (entry.phrase.hint(), entry.key_text()) {
            (hint, keys) if keys.is_empty() => hint.to_owned(),
            ("", keys) => say!("command-key", keys),
            (hint, keys) => say!("command-hint-and-key", hint, keys),
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
        Key::ArrowUp => say!("command-up"),
        Key::ArrowDown => say!("command-down"),
        Key::ArrowLeft => say!("command-left"),
        Key::ArrowRight => say!("command-right"),
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
            let name = entry.phrase.text();
            assert!(!name.is_empty() && names.insert(name), "{:?}", entry.command);
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
