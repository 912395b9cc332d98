//! What the window needs from the rest of the program, as traits. Tests implement them with a script.

mod archive;
mod earlier_session;
mod hall;
mod network;
mod source;
mod wake;

pub use archive::{ArchiveBackend, ArchiveHandle, ExportHandle};
pub use earlier_session::EarlierSession;
pub use hall::HallBackend;
pub use network::{NetworkBackend, TournamentHandle};
pub use source::{CameraChoice, PhoneInvitation, RecordRequest, SourceBackend, SourceHandle, SourceWork, WhichBoard};
pub use wake::Wake;

use std::path::{Path, PathBuf};

use crate::app::backend_error::BackendError;
use crate::app::end::SealMade;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::counting::CountNotice;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput};
use kifuscribe_recording::count::audit_task::AuditTaskError;
use kifuscribe_storage::board_settings::{LoadedSettings, Settings};
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_storage::seen_doubts::SeenDoubt;

/// What came of an act on a recording that is over, or on a count.
#[derive(Debug, Clone)]
pub struct ActedOn {
    /// The recording now.
    pub view: RecordingView,
    /// Its count, or the count that has no recording.
    pub count: CountRecord,
    /// What somebody should look at, a sentence each.
    pub remarks: Vec<String>,
}

/// The settings of this board, and what this computer knows.
pub trait BoardBackend {
    /// The name of this window's board.
    fn board(&self) -> &str;

    /// The saved settings of this board.
    fn settings(&self) -> LoadedSettings;

    /// Saves the settings of this board.
    ///
    /// # Errors
    /// [`BackendError::Settings`]: they cannot be written.
    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError>;

    /// The folder for records if none was chosen.
    fn default_records(&self) -> PathBuf;

    /// Opens a folder in the system's file manager, or a file in the program for its kind.
    ///
    /// # Errors
    /// [`BackendError::Open`]: the system has no program for it.
    fn open_outside(&mut self, path: &Path) -> Result<(), BackendError>;

    /// The local time to the second, as ISO 8601.
    fn now(&self) -> String;
}

/// The recordings on the disk.
pub trait RecordBackend {
    /// Returns a record as text.
    ///
    /// # Errors
    /// [`BackendError::ReadRecord`]: the file cannot be read.
    fn record_text(&mut self, sgf: &Path) -> Result<String, BackendError>;

    /// The stored picture of a move with this hash, from the session folder; `None` where it was deleted or changed.
    fn move_picture(&mut self, session: &Path, hash: &str) -> Option<Frame>;

    /// Returns the doubtful moves of the recording in the session folder that were looked at.
    fn seen_doubts(&mut self, session: &Path) -> Vec<SeenDoubt>;

    /// Writes the doubtful moves that were looked at into the session folder.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: the file cannot be written.
    fn remember_seen(&mut self, session: &Path, seen: &[SeenDoubt]) -> Result<(), BackendError>;

    /// Returns the recordings in the folder for records, the unfinished ones first, each the newest first.
    fn recordings(&mut self, records: &Path) -> Vec<StoredRecording>;

    /// Opens what is at a path: a session folder, its journal, or an SGF. The session is empty for an SGF without one.
    ///
    /// # Errors
    /// [`BackendError::Storage`] or [`BackendError::AuditInput`]: it cannot be read.
    fn open_recording(&mut self, path: &Path) -> Result<(EarlierSession, RecordingView), BackendError>;

    /// Whether another window or program is recording into a session folder at this moment.
    fn is_recorded(&self, _session: &Path) -> bool {
        false
    }
}

/// What is done to a recording that is over, or to a count.
pub trait ActBackend {
    /// Does all of this or nothing to a recording that is over, or to a count, in the name of `signed`.
    ///
    /// # Errors
    /// [`BackendError::Act`]; nothing is changed then.
    fn act(&mut self, place: &ActPlace, acts: Vec<SessionAct>, signed: &Signature) -> Result<ActedOn, BackendError>;

    /// Whether this computer has a key with which it signs seals.
    fn has_seal_key(&self) -> bool;

    /// Seals a recording that is over, and returns the new view of it and the seal. With `signs`, the seal is signed with
    /// the key of this computer, which is made where there is none.
    ///
    /// # Errors
    /// [`BackendError::Act`]: there is no record, or the session folder cannot be read or written.
    /// [`BackendError::Storage`]: the key cannot be read or written.
    fn seal(&mut self, earlier: &EarlierSession, signs: bool) -> Result<(RecordingView, SealMade), BackendError>;

    /// The result slip of a recording that is over; `None` where no result is confirmed.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: its journal cannot be read.
    fn result_slip(&mut self, earlier: &EarlierSession) -> Result<Option<ResultSlip>, BackendError>;

    /// Writes the result slip into the session folder. Returns the file to print, and why that is no PDF, if so.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: it cannot be written.
    fn write_slip(
        &mut self,
        earlier: &EarlierSession,
        slip: &ResultSlip,
    ) -> Result<(PathBuf, Option<PdfError>), BackendError>;
}

/// The pictures, the journal and the report of a count.
pub trait CountBackend {
    /// Starts reading the pictures of a count.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError>;

    /// The settings that are known of the count in `journal`: those that were given for its last audit, and what was noted in
    /// the recording to which `game` belongs, a session folder or a record beside one; then all that was noted there.
    fn journaled_settings(&self, game: &Path, journal: &CountJournal) -> (Vec<Setting>, NotedCount);

    /// Appends what the camera noticed to the journal of a count, and returns everything in it.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: the journal cannot be read or written.
    fn note_notice(&mut self, journal: &CountJournal, notice: CountNotice) -> Result<CountRecord, BackendError>;

    /// Writes the report of an audit.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: the file cannot be written.
    fn write_report(
        &mut self,
        input: &AuditInput,
        account: &AuditAccount,
        count_record: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), BackendError>;
}

/// The services of the program.
pub trait Backend:
    BoardBackend + SourceBackend + RecordBackend + ActBackend + CountBackend + ArchiveBackend + NetworkBackend + HallBackend
{
}

impl<T> Backend for T where
    T: BoardBackend
        + SourceBackend
        + RecordBackend
        + ActBackend
        + CountBackend
        + ArchiveBackend
        + NetworkBackend
        + HallBackend
{
}

/// The pictures of a count that are being read.
pub trait AuditHandle {
    /// Returns the result once it is available.
    ///
    /// # Errors
    /// [`AuditTaskError`]: a file cannot be read, or reading failed.
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>>;
}
