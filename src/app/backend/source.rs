//! Cameras and other sources, and the work on them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::earlier_session::EarlierSession;
use super::wake::Wake;
use crate::app::backend_error::BackendError;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_recording::board_observer::OneOfSeveral;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::board_settings::Corners;

/// A camera that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraChoice {
    /// Identifier that stays the same after unplugging or a change of port, where the system supports it.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
}

/// How a phone becomes the camera: what the window shows of the page that it opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneInvitation {
    /// The links, the likeliest first, with their token.
    pub links: Vec<String>,
    /// The SHA-256 of the page's certificate.
    pub fingerprint: String,
    /// What is unusual about the links, in sentences.
    pub notices: Vec<String>,
}

/// What to record, and where to write it.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRequest {
    /// The source, as on the command line.
    pub source: String,
    /// Its number among the sources of the window, from 1.
    pub source_number: usize,
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
    /// What the hall has of a game that is resumed, as in [`RecordOptions::pairing`].
    ///
    /// [`RecordOptions::pairing`]: kifuscribe_recording::record_options::RecordOptions::pairing
    pub pairing: Option<Box<GameInfo>>,
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

impl SourceWork {
    /// The source.
    #[must_use]
    pub fn source(&self) -> &str {
        match self {
            Self::Preview { source, .. } | Self::Count { source, .. } => source,
            Self::Record(request) => &request.source,
        }
    }
}

/// Cameras and other sources, and the work on them.
pub trait SourceBackend {
    /// Returns the cameras that are plugged in now.
    fn cameras(&mut self) -> Vec<CameraChoice>;

    /// The id of the camera that is meant by what follows `camera:` in a source, such as a part of its name; `None` where no
    /// camera is called so, or several are.
    fn camera_id(&self, wanted: &str) -> Option<String>;

    /// Returns the cameras that are plugged in, where they have changed since this was asked last. They are watched while
    /// `wake` is given, which is called then; without it the watch ends.
    fn camera_news(&mut self, wake: Option<&Wake>) -> Option<Vec<CameraChoice>>;

    /// The name of a source as shown on the screen. The password of an address is left out.
    fn source_name(&self, source: &str) -> String;

    /// Whether pictures of a source come as they are taken, so that a second recording of it shows the same board.
    fn is_live(&self, source: &str) -> bool {
        SourceSpec::parse(source).is_ok_and(|source| source.is_live())
    }

    /// The board of another window that records this source at this moment.
    fn recorded_in(&self, _source: &str) -> Option<String> {
        None
    }

    /// How a phone becomes the camera, while this source, which is one, is in use.
    fn phone(&self, _source: &str) -> Option<PhoneInvitation> {
        None
    }

    /// Has the page of a phone that is the source name a table; with an empty name it names none.
    fn name_table(&mut self, _source: &str, _table: &str) {}

    /// Starts the rehearsal: a sample game that is recorded into a folder of its own, of which nothing is kept.
    ///
    /// # Errors
    /// [`BackendError::NoRehearsal`]: there is no sample game, or no folder for it; [`BackendError::Record`].
    fn rehearse(&mut self, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError>;

    /// What of this computer is in order before a game whose record goes into `records`.
    fn preflight(&mut self, records: &Path) -> Vec<PreflightTick>;

    /// Removes everything of the rehearsal, whose handle was dropped before.
    fn end_rehearsal(&mut self);

    /// Starts work on a source. It runs until it is stopped, its source ends, or its handle is dropped.
    ///
    /// # Errors
    /// [`BackendError::Record`]: the source cannot be opened; [`BackendError::NewRecord`]: the record cannot be
    /// created; [`BackendError::AuditInput`] or [`BackendError::Agreement`] about the record of a count.
    fn start(&mut self, work: SourceWork, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError>;

    /// Records several boards of one source together, each as its request says.
    ///
    /// # Errors
    /// [`BackendError::Record`] or [`BackendError::NewRecord`] as [`SourceBackend::start`]; then none is recorded.
    fn start_boards(
        &mut self,
        requests: Vec<RecordRequest>,
        wake: Wake,
    ) -> Result<Vec<Box<dyn SourceHandle>>, BackendError>;
}

/// A preview, a recording or a count that runs in the background. Dropping it ends it.
pub trait SourceHandle {
    /// Returns its state now, without waiting.
    fn snapshot(&self) -> Arc<Snapshot>;

    /// Asks something of it. What does not fit is refused in [`Snapshot::refused`].
    fn request(&mut self, request: Request);

    /// Whether it is sent to the table of a hall that was given for it.
    fn is_sent(&self) -> bool {
        true
    }

    /// Requests it to end; [`Snapshot::finished`] is set once everything is on disk.
    fn stop(&mut self);

    /// Ends it without what cannot be written now.
    fn give_up(&mut self);
}
