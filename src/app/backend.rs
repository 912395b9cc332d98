//! What the window asks of the rest of the program, as traits: the application runs on the jobs, a test
//! on a script.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::audit::account::AuditAccount;
use crate::game::record::MoveMade;
use crate::pipeline::count::audit_input::{AuditFiles, AuditInput};
use crate::pipeline::snapshot::Snapshot;
use crate::session::correction::Correction;
use crate::session::counting;
use crate::session::recording::{Answer, RecordingView};
use crate::storage::board_settings::{Corners, Settings};
use crate::storage::count_journal::{CountJournal, CountRecord};

/// A camera that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraChoice {
    /// What it is bound by: survives unplugging and another port where the system allows.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// What to record, and where to.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRequest {
    /// The source as the command line takes it.
    pub source: String,
    /// The folder for records.
    pub records: PathBuf,
    /// The recording to go on with, instead of a new one.
    pub resume: Option<EarlierSession>,
    /// Where a person has set the board.
    pub corners: Option<Corners>,
    /// When a move counts as made.
    pub move_made: MoveMade,
}

/// An earlier recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierSession {
    /// Its SGF.
    pub sgf: PathBuf,
    /// Its session folder.
    pub session: PathBuf,
}

/// Called from a recording's threads when there is something new to draw.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Gives cameras, starts recordings, remembers.
pub trait Backend {
    /// The board that this window watches.
    fn board(&self) -> &str;

    /// What is remembered for this board.
    fn settings(&self) -> Settings;

    /// Remembers it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn remember(&mut self, settings: &Settings) -> Result<(), String>;

    /// The folder for records where none was chosen.
    fn default_records(&self) -> PathBuf;

    /// A font for Chinese, Japanese and Korean names, where the system has one.
    fn cjk_font(&self) -> Option<Vec<u8>>;

    /// Opens a folder in the system's file manager.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn show_folder(&mut self, folder: &Path) -> Result<(), String>;

    /// A record as text.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn record_text(&mut self, sgf: &Path) -> Result<String, String>;

    /// The cameras that are plugged in now.
    fn cameras(&mut self) -> Vec<CameraChoice>;

    /// What to call a source on a screen: an address without its password.
    fn source_name(&self, source: &str) -> String;

    /// Answers a question of a recording that is over, and gives what it has come to.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn answer(&mut self, earlier: &EarlierSession, question: u32, answer: Answer) -> Result<RecordingView, String>;

    /// Puts something right in a recording that is over, and gives what it has come to.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn correct(&mut self, earlier: &EarlierSession, correction: Correction) -> Result<RecordingView, String>;

    /// Closes a recording that is over for good, and gives what it has come to, with the hash that proves it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn seal(&mut self, earlier: &EarlierSession) -> Result<(RecordingView, String), String>;

    /// Looks at a source without recording, with the board where a person has set it; until it is stopped or dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn preview(
        &mut self,
        source: &str,
        corners: Option<&Corners>,
        wake: Wake,
    ) -> Result<Box<dyn RecordingHandle>, String>;

    /// The time by the clock on the wall, to the second, as ISO 8601.
    fn now(&self) -> String;

    /// Begins to look at the pictures of a count.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn examine(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, String>;

    /// Keeps what happened at a count, and gives everything so far.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn keep_count(&mut self, journal: &CountJournal, event: counting::CountEvent) -> Result<CountRecord, String>;

    /// Writes the report of an audit.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn write_report(
        &mut self,
        case: &AuditInput,
        account: &AuditAccount,
        kept: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), String>;

    /// Watches the count of the game in `record` without recording, until it is stopped or dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn watch_count(&mut self, source: &str, record: &Path, wake: Wake) -> Result<Box<dyn RecordingHandle>, String>;

    /// Starts a recording. It goes on until it is stopped, its source ends, or it is dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn start(&mut self, order: &RecordRequest, wake: Wake) -> Result<Box<dyn RecordingHandle>, String>;
}

/// A count that is being looked at.
pub trait AuditHandle {
    /// What was seen, once it is there; an error is a sentence with a hint.
    fn poll(&self) -> Option<Result<AuditInput, String>>;
}

/// A recording that was started.
pub trait RecordingHandle {
    /// Its state now.
    fn snapshot(&self) -> Arc<Snapshot>;

    /// Asks it to end; [`Snapshot::finished`] tells when everything is on disk.
    fn stop(&mut self);

    /// Answers a question.
    fn answer(&mut self, question: u32, answer: Answer);

    /// Puts something right; what does not fit is refused in [`Snapshot::refused`].
    fn correct(&mut self, correction: Correction);

    /// The count of the game that is recorded begins.
    fn count_begins(&mut self) {}

    /// Keeps what happened at the count in the recording's own journal; [`Snapshot::count`] shows when it is there.
    fn note_count(&mut self, _event: counting::CountEvent) {}

    /// In a preview: the board is where a person says, or where it is found, for `None`.
    fn place(&mut self, _corners: Option<&Corners>) {}
}
