//! Why an act could not be done.

use std::error::Error as StdError;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::refusal::ActRefusal;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::say;
use kifuscribe_storage::StorageError;

impl ActError {
    /// Why an act on what is in `path` is refused.
    #[must_use]
    pub fn refused(why: ActRefusal, path: &Path) -> Self {
        match why {
            ActRefusal::Final { result, by } => Self::Final { result, by, path: path.to_owned() },
            why => Self::Refused(why),
        }
    }
}

fn final_result(result: &GameResult, by: &str, path: &Path) -> String {
    let (result, path) = (result.to_sgf(), path.display());
    if by.is_empty() { say!("error-act-final", result, path) } else { say!("error-act-final-by", result, by, path) }
}

/// Why an act was not done. Nothing of it is in the journal then, unless it is a file beside it that cannot be written.
#[derive(Debug, Error)]
pub enum ActError {
    /// It is refused.
    #[error(transparent)]
    Refused(ActRefusal),
    /// It is refused because the result is final.
    #[error("{}", final_result(.result, .by, .path))]
    Final {
        /// The result.
        result: GameResult,
        /// Who confirmed it; empty where nobody is named.
        by: String,
        /// The session folder, or the journal of a count.
        path: PathBuf,
    },
    /// The disk, or a damaged journal.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// What was typed is no act on this recording.
    #[error(transparent)]
    Input(#[from] Box<dyn StdError + Send + Sync>),
    /// A newer recording has replaced the SGF.
    #[error("{}", say!("error-amend-newer-recording", sgf = .sgf.display(), newest = .newest.display()))]
    NewerRecording {
        /// The SGF.
        sgf: PathBuf,
        /// The session folder of the newer recording.
        newest: PathBuf,
    },
    /// The SGF is not where it is expected.
    #[error("{}", say!("error-amend-which-sgf", session = .session.display()))]
    WhichSgf {
        /// The session folder.
        session: PathBuf,
    },
    /// The program that records has not answered in time; it was asked no longer.
    #[error("{}", say!("error-act-unanswered", session = .session.display()))]
    Unanswered {
        /// The session folder.
        session: PathBuf,
    },
    /// The program that records has taken it, and has not said whether it was done.
    #[error("{}", say!("error-act-unknown", session = .session.display()))]
    Unknown {
        /// The session folder.
        session: PathBuf,
    },
    /// The program that records has not done it, because the recording has changed meanwhile.
    #[error("{}", say!("error-act-changed-meanwhile", session = .session.display()))]
    ChangedMeanwhile {
        /// The session folder.
        session: PathBuf,
    },
}
