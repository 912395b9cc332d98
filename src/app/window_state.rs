//! What the window is doing, and its state that is not saved.

use std::path::PathBuf;

use crate::app::command::{PaletteKind, Tab};
use crate::app::dialog::Dialog;
use crate::app::end::EndFlow;
use crate::app::game_form::GameForm;
use crate::app::hall_form::HallForm;
use crate::app::incident_form::IncidentForm;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_network::live::broadcast::BroadcastSettings;

/// What the window is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WindowMode {
    /// A source is being chosen.
    Choosing,
    /// The chosen source is shown before the game.
    Checking,
    /// A recording is running.
    Recording,
    /// A recording was requested to end and is writing the rest of the record.
    Ending,
    /// A recording is over; its record is shown.
    Over,
}

/// State of the window that is not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WindowState {
    /// The number of moves shown; `None` follows the game.
    pub shown: Option<usize>,
    /// Whether the board fills the screen.
    pub big_board: bool,
    /// What a narrow window shows beside the board.
    pub tab: Tab,
    /// The text in the address field.
    pub address: String,
    /// The open question that was selected; without one, the oldest is the current question.
    pub question: Option<u32>,
    /// The move whose point the next click on the diagram gives.
    pub points_at: Option<usize>,
    /// The command palette, while it is open.
    pub palette: Option<Palette>,
    /// Whether a file dialog is open.
    pub picking: bool,
    /// The board's corners while they are set by hand, in tenths of a pixel: top left, top right, bottom right, bottom
    /// left.
    pub corners: Option<[[i32; 2]; 4]>,
    /// The number of lines of the board whose corners were set.
    pub lines: Option<usize>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What was typed of a note whose dialog was closed; it is there again when the dialog is opened for the same game.
    pub note_draft: Option<IncidentForm>,
    /// How far the end of the game has come, while it is gone through.
    pub end: Option<EndFlow>,
    /// Who is at this window: the name in which answers, corrections and decisions are written, as it was typed last. Empty
    /// where nobody has said it.
    pub signer: String,
    /// How many of the recording's gaps were dismissed.
    pub gaps_seen: usize,
    /// The recordings beside those of this window that are not sent to the hall, as somebody has seen, or were sent by hand since.
    pub not_sent_seen: Vec<PathBuf>,
    /// The recordings of this window that go to no table, although tables of a hall are joined, until somebody sends them.
    pub unsent: Vec<PathBuf>,
    /// The point under the pointer on the diagram and in the picture, on the record's board.
    pub lit: [Option<Point>; 2],
    /// The phase of the game at which somebody has said that it is played on.
    pub played_on: Option<RecordingPhase>,
    /// The source that could not be opened, until another is chosen or it is opened.
    pub failed_source: Option<String>,
    /// Whether what is recorded or shown is the sample game of a rehearsal.
    pub is_rehearsal: bool,
    /// The move under the pointer in the timeline.
    pub hovered_move: Option<usize>,
    /// Whether the list of keys is open.
    pub keys_open: bool,
    /// Whether the list of answers, corrections and decisions is open.
    pub history_open: bool,
    /// What is typed about the next game.
    pub game_form: GameForm,
    /// What is typed to join a hall.
    pub hall_form: HallForm,
    /// The text in the field for the tournament.
    pub tournament_text: String,
    /// Whether it is shown what spectators get.
    pub spectators_open: bool,
    /// What spectators get.
    pub broadcast: BroadcastSettings,
    /// The text in the field for the organiser's address.
    pub publish_text: String,
    /// Whether the demonstration board is open.
    pub demonstration: bool,
    /// Whether the page of the archive is open.
    pub archive_open: bool,
    /// Whether no installed font has Chinese characters.
    pub lacks_chinese: bool,
}

impl Default for WindowState {
    fn default() -> Self {
        Self {
            shown: None,
            big_board: false,
            tab: Tab::Camera,
            address: String::new(),
            question: None,
            points_at: None,
            palette: None,
            picking: false,
            corners: None,
            lines: None,
            dialog: None,
            note_draft: None,
            end: None,
            signer: String::new(),
            gaps_seen: 0,
            not_sent_seen: Vec::new(),
            unsent: Vec::new(),
            lit: [None; 2],
            played_on: None,
            failed_source: None,
            is_rehearsal: false,
            hovered_move: None,
            keys_open: false,
            history_open: false,
            game_form: GameForm::default(),
            hall_form: HallForm::default(),
            tournament_text: String::new(),
            spectators_open: false,
            broadcast: BroadcastSettings::default(),
            publish_text: String::new(),
            demonstration: false,
            archive_open: false,
            lacks_chinese: false,
        }
    }
}

/// The open palette.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Palette {
    /// What was typed.
    pub text: String,
    /// The selected entry, from 0; `None` until something was typed or selected, so that a stray Enter does nothing.
    pub selected: Option<usize>,
    /// What it lists.
    pub kind: PaletteKind,
}
