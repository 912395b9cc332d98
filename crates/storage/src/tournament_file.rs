//! Reads the file of a pairing program.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

use kifuscribe_formats::pairings;
use kifuscribe_formats::pairings::{LARGEST_FILE, PairingsError, Tournament};
use kifuscribe_language::{say, system_reason};

/// Why the file of a pairing program cannot be read.
#[derive(Debug, Error)]
pub enum TournamentFileError {
    /// The file itself.
    #[error("{}", say!("error-storage-read", path = .path.display(), source = system_reason(.source)))]
    Read {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// A folder.
    #[error("{}", say!("error-tournament-file-folder", path = .path.display()))]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// What is in it.
    #[error("{}: {source}", .path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: PairingsError,
    },
}

/// Reads a tournament.
///
/// # Errors
/// [`TournamentFileError`] where the file cannot be read, or is none of a pairing program.
pub fn read(path: &Path) -> Result<Tournament, TournamentFileError> {
    if path.is_dir() {
        return Err(TournamentFileError::Folder { path: path.to_owned() });
    }
    let failed = |source| TournamentFileError::Read { path: path.to_owned(), source };
    let mut bytes = Vec::new();
    // One byte more than may be read shows that the file is too large.
    File::open(path).map_err(failed)?.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    pairings::from_bytes(&bytes).map_err(|source| TournamentFileError::Content { path: path.to_owned(), source })
}
