//! The options of a recording.

use std::path::PathBuf;
use std::time::Duration;

use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_storage::session_folder::SessionFolder;

/// Options of a recording.
#[derive(Debug, Clone)]
pub struct RecordOptions {
    /// The path of the SGF.
    pub sgf: PathBuf,
    /// The session folder; `None` for one beside the SGF.
    pub session: Option<PathBuf>,
    /// Whether to continue the recording that is there.
    pub resume: bool,
    /// What is known about the game in advance.
    pub info: GameInfo,
    /// Whether `info` puts right what is known in a recording that is continued.
    pub amends: bool,
    /// What a hall has of the game when a recording is continued; taken where the recording names neither player, and no other round.
    pub pairing: Option<GameInfo>,
    /// The board's size, if it is known.
    pub size: Option<BoardSize>,
    /// The most bytes of pictures that are stored; 0 for none.
    pub most_evidence: u64,
    /// The maximum age of pictures, of this recording and of those beside it; zero for no limit.
    pub keep_pictures: Duration,
    /// Whether the recording goes on in memory while the journal cannot be written, until there is room or another folder.
    /// Otherwise it ends.
    pub waits_for_room: bool,
    /// Whether the first frames are checked for what is wrong with the view.
    pub check_view: bool,
    /// Whether every frame is looked at, also where nothing moves.
    pub every_frame: bool,
    /// The catalogue that the recording is entered into; `None` for none.
    pub catalogue: Option<PathBuf>,
}

impl Default for RecordOptions {
    fn default() -> Self {
        Self {
            sgf: PathBuf::new(),
            session: None,
            resume: false,
            info: GameInfo::default(),
            amends: false,
            pairing: None,
            size: None,
            most_evidence: MOST_EVIDENCE,
            keep_pictures: KEEP_PICTURES,
            waits_for_room: false,
            check_view: false,
            every_frame: false,
            catalogue: None,
        }
    }
}

/// How long pictures are kept by default, 90 days: long enough for a protest.
pub const KEEP_PICTURES: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Bytes of pictures that are kept by default: twice those of a whole game.
pub const MOST_EVIDENCE: u64 = 200 << 20;

impl RecordOptions {
    /// Returns the session folder of these options.
    #[must_use]
    pub fn folder(&self) -> SessionFolder {
        self.session.as_ref().map_or_else(|| SessionFolder::beside(&self.sgf, self.resume), SessionFolder::at)
    }
}
