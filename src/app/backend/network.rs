//! What comes from the network and goes there, but for halls.

use crate::app::backend_error::BackendError;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};

/// What comes from the network and goes there, but for halls.
pub trait NetworkBackend {
    /// Starts reading a tournament: a pairing program's file, or the address of one on a server.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError>;

    /// Gives spectators what the settings ask for, in this game and in those that follow.
    ///
    /// # Errors
    /// [`BackendError::Broadcast`]: the page cannot be opened, or nothing can be sent to the address.
    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError>;

    /// What spectators get at this moment.
    fn broadcast_status(&self) -> BroadcastStatus;
}

/// A tournament that is being read.
pub trait TournamentHandle {
    /// Returns the tournament once it is read.
    ///
    /// # Errors
    /// [`BackendError::Tournament`]: it cannot be read.
    fn poll(&self) -> Option<Result<Tournament, BackendError>>;
}
