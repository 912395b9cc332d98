//! What the window needs from the rest of the program, as traits. Tests implement them with a script.

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
    /// Identifier that survives unplugging and a change of port, where the system supports it.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
}

/// What to record, and where to.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRequest {
    /// The source, as on the command line.
    pub source: String,
    /// The folder for records.
    pub records: PathBuf,
    /// The recording to resume, instead of starting a new one.
    pub resume: Option<EarlierSession>,
    /// Corners of the board that were set by hand.
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

/// The services of the program: cameras, recordings, saved settings.
pub trait Backend {
    /// The name of this window's board.
    fn board(&self) -> &str;

    /// The saved settings of this board.
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

    /// The name of a source for the screen: an address without its password.
    fn source_name(&self, source: &str) -> String;

    /// Answers a question of a recording that is over, and returns the new view of it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn answer(&mut self, earlier: &EarlierSession, question: u32, answer: Answer) -> Result<RecordingView, String>;

    /// Corrects a recording that is over, and returns the new view of it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn correct(&mut self, earlier: &EarlierSession, correction: Correction) -> Result<RecordingView, String>;

    /// Seals a recording that is over, and returns the new view of it and the hash that proves it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn seal(&mut self, earlier: &EarlierSession) -> Result<(RecordingView, String), String>;

    /// Starts a preview of a source, with the board between `corners` where they are given.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn preview(
        &mut self,
        source: &str,
        corners: Option<&Corners>,
        wake: Wake,
    ) -> Result<Box<dyn PreviewHandle>, String>;

    /// The local time to the second, as ISO 8601.
    fn now(&self) -> String;

    /// Starts reading the pictures of a count.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, String>;

    /// Appends an event to the journal of a count, and returns everything in it.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn append_count_event(
        &mut self,
        journal: &CountJournal,
        event: counting::CountEvent,
    ) -> Result<CountRecord, String>;

    /// Writes the report of an audit.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn write_report(
        &mut self,
        input: &AuditInput,
        account: &AuditAccount,
        kept: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), String>;

    /// Starts following the count of the game in `record`, without recording.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn follow_count(&mut self, source: &str, record: &Path, wake: Wake) -> Result<Box<dyn SourceHandle>, String>;

    /// Starts a recording. It runs until it is stopped, its source ends, or its handle is dropped.
    ///
    /// # Errors
    /// A sentence with a hint.
    fn start(&mut self, request: &RecordRequest, wake: Wake) -> Result<Box<dyn RecordingHandle>, String>;
}

/// The pictures of a count that are being read.
pub trait AuditHandle {
    /// Returns the result once it is available; an error is a sentence with a hint.
    fn poll(&self) -> Option<Result<AuditInput, String>>;
}

/// Something that observes a source in the background. Dropping it ends it.
pub trait SourceHandle {
    /// Returns its state now, without waiting.
    fn snapshot(&self) -> Arc<Snapshot>;
}

/// A preview: the source is shown and read, and nothing is written.
pub trait PreviewHandle: SourceHandle {
    /// Reads the board between these corners, or where it is found for `None`.
    fn place(&mut self, corners: Option<&Corners>);
}

/// A recording that was started.
pub trait RecordingHandle: SourceHandle {
    /// Asks it to end; [`Snapshot::finished`] tells when everything is on disk.
    fn stop(&mut self);

    /// Answers a question.
    fn answer(&mut self, question: u32, answer: Answer);

    /// Applies a correction; one that does not fit is refused in [`Snapshot::refused`].
    fn correct(&mut self, correction: Correction);

    /// Starts following the count of the recorded game.
    fn count_begins(&mut self);

    /// Writes what happened at the count to the recording's own journal; [`Snapshot::count`] shows when it is there.
    fn note_count(&mut self, event: counting::CountEvent);
}
