//! What comes from the network and goes there, but for halls.

use super::LocalBackend;
use crate::app::backend::{NetworkBackend, TournamentHandle};
use crate::app::backend_error::BackendError;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_network::live::broadcast::{Broadcast, BroadcastError, BroadcastSettings, BroadcastStatus};
use kifuscribe_network::tournament::TournamentTask;

impl NetworkBackend for LocalBackend {
    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError> {
        Ok(Box::new(TournamentTask::start(source.to_owned()).map_err(BackendError::Thread)?))
    }

    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError> {
        let broadcast = match self.broadcast.take() {
            Some(broadcast) => broadcast,
            None => Broadcast::new().map_err(BroadcastError::Thread)?,
        };
        Ok(self.broadcast.insert(broadcast).apply(settings)?)
    }

    fn broadcast_status(&self) -> BroadcastStatus {
        self.broadcast.as_ref().map(Broadcast::status).unwrap_or_default()
    }
}

impl TournamentHandle for TournamentTask {
    fn poll(&self) -> Option<Result<Tournament, BackendError>> {
        Some(Self::poll(self)?.map_err(BackendError::from))
    }
}
