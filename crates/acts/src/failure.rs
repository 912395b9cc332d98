//! Why an act could not be done.

use std::error::Error as StdError;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::refusal::ActRefusal;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::{Message, say};
use kifuscribe_storage::StorageError;
use kifuscribe_words::result_text;

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
    let (result, path) = (result_text::short(*result), typed_path(path));
    if by.is_empty() { say!("error-act-final", result, path) } else { say!("error-act-final-by", result, by, path) }
}

/// Why an act was not done. Nothing of it is in the journal then, unless it is a file beside it that cannot be written.
#[derive(Debug, Error, Message)]
pub enum ActError {
    /// It is refused.
    #[message(transparent)]
    Refused(ActRefusal),
    /// It is refused because the result is final.
    #[message(by = final_result(result, by, path))]
    Final {
        /// The result.
        result: GameResult,
        /// Who confirmed it; empty where nobody is named.
        by: String,
        /// The session folder, or the journal of a count.
        path: PathBuf,
    },
    /// The disk, or a damaged journal.
    #[message(transparent)]
    Storage(#[from] StorageError),
    /// What was typed is no act on this recording.
    #[message(transparent)]
    Input(#[from] Box<dyn StdError + Send + Sync>),
    /// A newer recording has replaced the SGF.
    NewerRecording {
        /// The SGF.
        sgf: PathBuf,
        /// The session folder of the newer recording.
        newest: PathBuf,
    },
    /// The SGF is not where it is expected.
    WhichSgf {
        /// The session folder.
        session: PathBuf,
    },
    /// Nothing is recorded in it.
    NotRecorded {
        /// The session folder.
        session: PathBuf,
    },
    /// The recording does not go on in another folder.
    NotRelocated {
        /// The session folder.
        session: PathBuf,
        /// The folder in which it was to go on.
        folder: PathBuf,
    },
    /// The path of a folder is too long, or no text, so that no recording can be told of it.
    FolderTooLong {
        /// The folder.
        folder: PathBuf,
    },
    /// The program that records has not answered in time; it was asked no longer.
    Unanswered {
        /// The session folder.
        session: PathBuf,
    },
    /// The program that records has taken it, and has not said whether it was done.
    #[message(session = typed_path(session))]
    Unknown {
        /// The session folder.
        session: PathBuf,
    },
    /// The program that records has not done it, because the recording has changed meanwhile.
    ChangedMeanwhile {
        /// The session folder.
        session: PathBuf,
    },
}
