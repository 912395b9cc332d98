//! What the window needs of the rest of the program, as traits: implemented on this machine, and by a script in tests.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::audit::AuditAccount;
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
    /// Its identifier, which survives unplugging and another port where the system allows.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// What to record, and where to.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRequest {
    /// The source, as on the command line.
    pub source: String,
    /// The folder for records.
    pub records: PathBuf,
    /// The recording to continue, instead of a new one.
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

/// Cameras, recordings, counts, and settings.
pub trait Backend {
    /// Returns the name of this window's board.
    fn board(&self) -> &str;

    /// Returns the saved settings of this board.
    fn settings(&self) -> Settings;

    /// Saves the settings of this board.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn remember(&mut self, settings: &Settings) -> Result<(), String>;

    /// The folder for records where none was chosen.
    fn default_records(&self) -> PathBuf;

    /// Returns a font for Chinese, Japanese and Korean names, where the system has one.
    fn cjk_font(&self) -> Option<Vec<u8>>;

    /// Opens a folder in the system's file manager.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn show_folder(&mut self, folder: &Path) -> Result<(), String>;

    /// Returns a record as text.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn record_text(&mut self, sgf: &Path) -> Result<String, String>;

    /// Returns the cameras that are plugged in now.
    fn cameras(&mut self) -> Vec<CameraChoice>;

    /// Returns what to call a source on a screen: an address without its password.
    fn source_name(&self, source: &str) -> String;

    /// Answers a question of a recording that is over, and returns its new state.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn answer(&mut self, earlier: &EarlierSession, question: u32, answer: Answer) -> Result<RecordingView, String>;

    /// Corrects a recording that is over, and returns its new state.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn correct(&mut self, earlier: &EarlierSession, correction: Correction) -> Result<RecordingView, String>;

    /// Seals a recording that is over, and returns its new state and the hash that proves it later.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn seal(&mut self, earlier: &EarlierSession) -> Result<(RecordingView, String), String>;

    /// Previews a source without recording, with the board where a person has set it, until it is stopped or dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn preview(
        &mut self,
        source: &str,
        corners: Option<&Corners>,
        wake: Wake,
    ) -> Result<Box<dyn RecordingHandle>, String>;

    /// Returns the local time to the second, as ISO 8601.
    fn now(&self) -> String;

    /// Begins to read the pictures of a count.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn examine(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, String>;

    /// Writes an event of a count into its journal, and returns the whole count.
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

    /// Follows the count of the game in `record` without recording, until it is stopped or dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn watch_count(&mut self, source: &str, record: &Path, wake: Wake) -> Result<Box<dyn RecordingHandle>, String>;

    /// Starts a recording. It runs until it is stopped, its source ends, or it is dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn start(&mut self, order: &RecordRequest, wake: Wake) -> Result<Box<dyn RecordingHandle>, String>;
}

/// The pictures of a count that are being read.
pub trait AuditHandle {
    /// Returns what was read, once it is there; an error is a sentence with a hint.
    fn poll(&self) -> Option<Result<AuditInput, String>>;
}

/// A recording that was started.
pub trait RecordingHandle {
    /// Returns its state now.
    fn snapshot(&self) -> Arc<Snapshot>;

    /// Asks it to end; after that [`Snapshot::finished`] is set when everything is on disk.
    fn stop(&mut self);

    /// Answers a question.
    fn answer(&mut self, question: u32, answer: Answer);

    /// Corrects the record; [`Snapshot::refused`] says why a correction was refused.
    fn correct(&mut self, correction: Correction);

    /// Begins the count of the game that is being recorded.
    fn count_begins(&mut self) {}

    /// Writes an event of the count into the recording's journal; [`Snapshot::count`] shows when it is there.
    fn note_count(&mut self, _event: counting::CountEvent) {}

    /// In a preview: sets the board at `corners`, or has it found for `None`.
    fn place(&mut self, _corners: Option<&Corners>) {}
}
