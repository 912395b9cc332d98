//! What spectators get of the games.

use crate::app::command::SpectatorCommand;
use crate::app::parts::{Desk, SpectatorPart};
use kifuscribe_network::live::broadcast::BroadcastSettings;

impl SpectatorPart {
    pub(super) fn execute(&mut self, command: SpectatorCommand, desk: &mut Desk) {
        match command {
            SpectatorCommand::Toggle => self.is_open = !self.is_open,
            SpectatorCommand::ShowLive(scope) => self.change(desk, |b| b.scope = scope),
            SpectatorCommand::SetDelay(delay) => self.change(desk, |b| b.delay = delay),
            SpectatorCommand::EditPublish(text) => self.address = text,
            SpectatorCommand::Publish(is_on) => self.publish(is_on, desk),
        }
    }

    /// Sends the record to the organiser's address that was typed, or stops doing so.
    fn publish(&mut self, is_on: bool, desk: &mut Desk) {
        let address = self.address.trim().to_owned();
        self.change(desk, |b| b.publish = is_on.then(|| address.clone()));
        if is_on {
            desk.change_settings(|s| s.publish.clone_from(&address));
        }
    }

    /// Gives spectators what `change` makes of what they get now.
    fn change(&mut self, desk: &mut Desk, change: impl FnOnce(&mut BroadcastSettings)) {
        let mut wanted = self.wanted.clone();
        change(&mut wanted);
        desk.message = None;
        match desk.backend.broadcast(&wanted) {
            Ok(()) => self.wanted = wanted,
            Err(why) => {
                desk.problem(why.to_string());
                // What was there before is opened again where that is possible.
                let _ = desk.backend.broadcast(&self.wanted);
            }
        }
    }
}
