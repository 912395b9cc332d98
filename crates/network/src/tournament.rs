//! Reads a tournament from wherever it is: a pairing program's file, or a server.

use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use thiserror::Error;

use crate::pairgoth;
use crate::pairgoth::PairgothError;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_storage::tournament_file;
use kifuscribe_storage::tournament_file::TournamentFileError;

/// Why a tournament cannot be read.
#[derive(Debug, Error)]
pub enum TournamentError {
    /// The file.
    #[error(transparent)]
    File(#[from] TournamentFileError),
    /// The server.
    #[error(transparent)]
    Server(#[from] PairgothError),
}

/// Whether `source` is an address rather than a file's name.
#[must_use]
pub fn is_address(source: &str) -> bool {
    source.starts_with("http://") || source.starts_with("https://")
}

/// Reads a tournament from a file, or from the address of one on a server.
///
/// # Errors
/// [`TournamentError`].
pub fn read(source: &str) -> Result<Tournament, TournamentError> {
    if is_address(source) {
        return Ok(pairgoth::read(source, None)?);
    }
    Ok(tournament_file::read(Path::new(source))?)
}

/// A tournament that is being read in a thread of its own, for a window that must not wait.
#[derive(Debug)]
pub struct TournamentTask(Receiver<Result<Tournament, TournamentError>>);

impl TournamentTask {
    /// Starts to read.
    ///
    /// # Errors
    /// Where the system refuses the thread.
    pub fn start(source: String) -> io::Result<Self> {
        let (sender, received) = mpsc::sync_channel(1);
        let work = move || {
            // A window that was closed meanwhile needs nothing more.
            let _ = sender.send(read(&source));
        };
        thread::Builder::new().name("tournament".to_owned()).spawn(work)?;
        Ok(Self(received))
    }

    /// Returns the tournament, or why it cannot be read, once that is known.
    #[must_use]
    pub fn poll(&self) -> Option<Result<Tournament, TournamentError>> {
        self.0.try_recv().ok()
    }
}
