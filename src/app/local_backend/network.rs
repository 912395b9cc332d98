//! What comes from the network and goes there, but for halls.

use super::LocalBackend;
use crate::app::backend::{NetworkBackend, TournamentHandle};
use crate::app::backend_error::BackendError;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};
use kifuscribe_network::live::publisher::PublishAddress;
use kifuscribe_network::tournament::TournamentTask;

impl NetworkBackend for LocalBackend {
    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError> {
        Ok(Box::new(TournamentTask::start(source.to_owned()).map_err(BackendError::Thread)?))
    }

    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError> {
        let named = settings.publish.as_deref().and_then(|address| PublishAddress::new(address, None).ok());
        named.iter().for_each(|address| self.known_addresses.add(&address.shown()));
        Ok(self.broadcasts.apply(settings)?)
    }

    fn broadcast_status(&self) -> BroadcastStatus {
        self.broadcasts.status()
    }
}

impl TournamentHandle for TournamentTask {
    fn poll(&self) -> Option<Result<Tournament, BackendError>> {
        Some(Self::poll(self)?.map_err(BackendError::from))
    }
}
