//! What the window needs from the rest of the program, as traits. Tests implement them with a script.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::backend_error::BackendError;
use crate::app::end::SealMade;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::counting::CountNotice;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_network::hall_link::HallStatus;
use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveQuestion};
use kifuscribe_recording::board_observer::OneOfSeveral;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput};
use kifuscribe_recording::count::audit_task::AuditTaskError;
use kifuscribe_recording::game_export::ExportableGame;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::board_settings::{Corners, Settings};
use kifuscribe_storage::catalogue::{CatalogueError, ExportOutcome};
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_storage::seen_doubts::SeenDoubt;

/// A camera that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraChoice {
    /// Identifier that stays the same after unplugging or a change of port, where the system supports it.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
}

/// What to record, and where to write it.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRequest {
    /// The source, as on the command line.
    pub source: String,
    /// The folder for records.
    pub records: PathBuf,
    /// The recording to resume, instead of starting a new one.
    pub resume: Option<EarlierSession>,
    /// Which board of the source it is.
    pub which: WhichBoard,
    /// The joined table of a hall that it is sent to; `None` where it is sent to none.
    pub table: Option<HallSeat>,
    /// What is known about the game in advance, with when a move counts as made.
    pub info: Box<GameInfo>,
}

/// Which board of a source is read.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum WhichBoard {
    /// The one that is found; of several, the largest.
    #[default]
    Found,
    /// The one between these corners, which were set by hand.
    Between(Corners),
    /// One of several.
    OneOf(OneOfSeveral),
}

/// Work on a source, which is named as on the command line.
#[derive(Debug, Clone, PartialEq)]
pub enum SourceWork {
    /// Show it and read it. Nothing is written.
    Preview {
        /// The source.
        source: String,
        /// The board that is read.
        which: WhichBoard,
    },
    /// Record a game.
    Record(RecordRequest),
    /// Follow the count of the game in a record, without recording.
    Count {
        /// The source.
        source: String,
        /// The board that is read.
        which: WhichBoard,
        /// The record.
        record: PathBuf,
        /// The folder for its pictures.
        folder: PathBuf,
    },
}

/// An earlier recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierSession {
    /// Its SGF.
    pub sgf: PathBuf,
    /// Its session folder.
    pub session: PathBuf,
}

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
    /// [`BackendError::Settings`]: they cannot be written.
    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError>;

    /// The folder for records if none was chosen.
    fn default_records(&self) -> PathBuf;

    /// Opens a folder in the system's file manager.
    ///
    /// # Errors
    /// [`BackendError::OpenFolder`]: the system shows no folders.
    fn show_folder(&mut self, folder: &Path) -> Result<(), BackendError>;

    /// Returns a record as text.
    ///
    /// # Errors
    /// [`BackendError::ReadRecord`]: the file cannot be read.
    fn record_text(&mut self, sgf: &Path) -> Result<String, BackendError>;

    /// Returns the cameras that are plugged in now.
    fn cameras(&mut self) -> Vec<CameraChoice>;

    /// The id of the camera that is meant by what follows `camera:` in a source, such as a part of its name; `None` where no
    /// camera is called so, or several are.
    fn camera_id(&self, wanted: &str) -> Option<String>;

    /// Returns the cameras that are plugged in, where they have changed since this was asked last. They are watched while
    /// `wake` is given, which is called then; without it the watch ends.
    fn camera_news(&mut self, wake: Option<&Wake>) -> Option<Vec<CameraChoice>>;

    /// The stored picture of a move with this hash, from the session folder; `None` where it was deleted or changed.
    fn move_picture(&mut self, session: &Path, hash: &str) -> Option<Frame>;

    /// Returns the doubtful moves of the recording in the session folder that were looked at.
    fn seen_doubts(&mut self, session: &Path) -> Vec<SeenDoubt>;

    /// Writes the doubtful moves that were looked at into the session folder.
    ///
    /// # Errors
    /// [`BackendError::Storage`]: the file cannot be written.
    fn remember_seen(&mut self, session: &Path, seen: &[SeenDoubt]) -> Result<(), BackendError>;

    /// The name of a source as shown on the screen. The password of an address is left out.
    fn source_name(&self, source: &str) -> String;

    /// Returns the recordings in the folder for records, the unfinished ones first, each the newest first.
    fn recordings(&mut self, records: &Path) -> Vec<StoredRecording>;

    /// Opens what is at a path: a session folder, its journal, or an SGF. The session is empty for an SGF without one.
    ///
    /// # Errors
    /// [`BackendError::Storage`] or [`BackendError::AuditInput`]: it cannot be read.
    fn open_recording(&mut self, path: &Path) -> Result<(EarlierSession, RecordingView), BackendError>;

    /// Does something to a recording that is over, or to a count, in the name of `signed`.
    ///
    /// # Errors
    /// [`BackendError::Act`]; nothing is changed then.
    fn act(&mut self, place: &ActPlace, act: SessionAct, signed: &Signature) -> Result<ActedOn, BackendError>;

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

    /// The local time to the second, as ISO 8601.
    fn now(&self) -> String;

    /// Starts reading the pictures of a count.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError>;

    /// The penalties of Black and White that were noted in the recording to which a path belongs: a session folder, or a
    /// record beside one; none where there is no recording.
    fn noted_penalties(&self, path: &Path) -> [HalfPoints; 2];

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

    /// Starts reading a tournament: a pairing program's file, or the address of one on a server.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError>;

    /// Begins to write a game to a path, in the format of its ending.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn export_game(&mut self, game: ExportableGame, path: PathBuf, wake: Wake) -> Result<GameExportTask, BackendError>;

    /// A folder of the day in the folder for records that is not there yet, to export games into.
    fn export_target(&self, records: &Path) -> PathBuf;

    /// Begins to read the catalogue of the archive in the folder for records.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn open_archive(&mut self, records: &Path, wake: Wake) -> Result<Box<dyn ArchiveHandle>, BackendError>;

    /// Gives spectators what the settings ask for, in this game and in those that follow.
    ///
    /// # Errors
    /// [`BackendError::Broadcast`]: the page cannot be opened, or nothing can be sent to the address.
    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError>;

    /// What spectators get at this moment.
    fn broadcast_status(&self) -> BroadcastStatus;

    /// Starts the rehearsal: a sample game that is recorded into a folder of its own, of which nothing is kept.
    ///
    /// # Errors
    /// [`BackendError::NoRehearsal`]: there is no sample game, or no folder for it; [`BackendError::Record`].
    fn rehearse(&mut self, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError>;

    /// What of this computer is in order before a game whose record goes into `records`.
    fn preflight(&mut self, records: &Path) -> Vec<PreflightTick>;

    /// Removes everything of the rehearsal, whose handle was dropped before.
    fn end_rehearsal(&mut self);

    /// Joins a table of a hall, in place of those that are joined, and asks who plays. The recordings that follow are sent to
    /// it.
    ///
    /// # Errors
    /// [`BackendError::Hall`]: the address is no hall's, or the system refuses a thread.
    fn join_hall(&mut self, seat: &HallSeat) -> Result<(), BackendError>;

    /// Joins a table beside those that are joined, for one more of several boards, and asks who plays. Of one that is joined
    /// already, the token is replaced.
    ///
    /// # Errors
    /// [`BackendError::Hall`] as [`Backend::join_hall`].
    fn join_further_table(&mut self, seat: &HallSeat) -> Result<(), BackendError>;

    /// Asks the hall once more who plays.
    ///
    /// # Errors
    /// [`BackendError::Hall`]: the system refuses a thread.
    fn ask_hall_again(&mut self) -> Result<(), BackendError>;

    /// Leaves all tables. What was recorded until then is still sent.
    fn leave_hall(&mut self);

    /// Leaves one of the joined tables.
    fn leave_table(&mut self, seat: &HallSeat);

    /// The joined tables at this moment, in the order in which they were joined.
    fn hall_tables(&self) -> Vec<HallStatus>;

    /// The table at which a hall has some of the recording in a session folder; `None` where none has.
    fn table_with(&self, session: &Path) -> Option<HallSeat>;

    /// Whether a hall has the whole of the recording in a session folder, as far as is known here.
    fn is_in_hall(&self, session: &Path) -> bool;

    /// Starts work on a source. It runs until it is stopped, its source ends, or its handle is dropped.
    ///
    /// # Errors
    /// [`BackendError::Record`]: the source cannot be opened; [`BackendError::NewRecord`]: the record cannot be
    /// created; [`BackendError::AuditInput`] or [`BackendError::Agreement`] about the record of a count.
    fn start(&mut self, work: SourceWork, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError>;

    /// Records several boards of one source together, each as its request says. Nothing of it is given to spectators.
    ///
    /// # Errors
    /// [`BackendError::Record`] or [`BackendError::NewRecord`] as [`Backend::start`]; then none is recorded.
    fn start_boards(
        &mut self,
        requests: Vec<RecordRequest>,
        wake: Wake,
    ) -> Result<Vec<Box<dyn SourceHandle>>, BackendError>;
}

/// A tournament that is being read.
pub trait TournamentHandle {
    /// Returns the tournament once it is read.
    ///
    /// # Errors
    /// [`BackendError::Tournament`]: it cannot be read.
    fn poll(&self) -> Option<Result<Tournament, BackendError>>;
}

/// The archive, which is read in the background. Dropping it ends that.
pub trait ArchiveHandle {
    /// Asks; of each kind of question only the newest is answered.
    fn ask(&self, question: ArchiveQuestion);

    /// Begins to write the games of these numbers into a folder, or into a package whose name ends in `.zip`.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn export(&self, numbers: Vec<i64>, target: PathBuf) -> Result<Box<dyn ExportHandle>, BackendError>;

    /// The answers since this was asked last, the oldest first.
    fn answers(&self) -> Vec<ArchiveAnswer>;
}

/// Games of the archive that are being written. Dropping it stops that, and nothing is left of what was written.
pub trait ExportHandle {
    /// The number of games that are written.
    fn written(&self) -> usize;

    /// Asks it to stop, after which nothing is left of it.
    fn stop(&self);

    /// Returns what came of it, once, when it is over.
    fn outcome(&self) -> Option<Result<ExportOutcome, CatalogueError>>;
}

/// The pictures of a count that are being read.
pub trait AuditHandle {
    /// Returns the result once it is available.
    ///
    /// # Errors
    /// [`AuditTaskError`]: a file cannot be read, or reading failed.
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>>;
}

/// A preview, a recording or a count that runs in the background. Dropping it ends it.
pub trait SourceHandle {
    /// Returns its state now, without waiting.
    fn snapshot(&self) -> Arc<Snapshot>;

    /// Asks something of it. What does not fit is refused in [`Snapshot::refused`].
    fn request(&mut self, request: Request);

    /// Requests it to end; [`Snapshot::finished`] is set once everything is on disk.
    fn stop(&mut self);
}
