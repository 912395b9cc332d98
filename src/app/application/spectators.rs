//! What spectators get of the games.

use crate::app::command::SpectatorCommand;
use crate::app::parts::{BroadcastState, Workspace};
use kifuscribe_network::live::broadcast::BroadcastSettings;

impl BroadcastState {
    pub(super) fn execute(&mut self, command: SpectatorCommand, workspace: &mut Workspace) {
        match command {
            SpectatorCommand::Toggle => self.is_open = !self.is_open,
            SpectatorCommand::ShowLive(scope) => self.change(workspace, |b| b.scope = scope),
            SpectatorCommand::SetDelay(delay) => self.change(workspace, |b| b.delay = delay),
            SpectatorCommand::EditPublish(text) => self.address = text,
            SpectatorCommand::Publish(is_on) => self.publish(is_on, workspace),
        }
    }

    /// Sends the record to the organiser's address that was typed, or stops doing so.
    fn publish(&mut self, is_on: bool, workspace: &mut Workspace) {
        let address = self.address.trim().to_owned();
        self.change(workspace, |b| b.publish = is_on.then(|| address.clone()));
        if is_on {
            workspace.change_settings(|s| s.publish.clone_from(&address));
        }
    }

    /// Gives spectators what `change` makes of what they get now.
    fn change(&mut self, workspace: &mut Workspace, change: impl FnOnce(&mut BroadcastSettings)) {
        let mut wanted = self.wanted.clone();
        change(&mut wanted);
        workspace.message = None;
        match workspace.backend.broadcast(&wanted) {
            Ok(()) => self.wanted = wanted,
            Err(why) => {
                workspace.problem(why.to_string());
                // What was there before is opened again where that is possible.
                let _ = workspace.backend.broadcast(&self.wanted);
            }
        }
    }
}
