//! What spectators get of the games.

use std::path::PathBuf;

use crate::app::command::SpectatorCommand;
use crate::app::parts::{BroadcastState, Workspace};
use kifuscribe_formats::settings::SpectatorMemory;
use kifuscribe_language::say;
use kifuscribe_network::live::broadcast::{BroadcastSettings, LiveScope};

impl BroadcastState {
    pub(super) fn execute(&mut self, command: SpectatorCommand, workspace: &mut Workspace) {
        match command {
            SpectatorCommand::Toggle => self.is_open = !self.is_open,
            SpectatorCommand::ShowLive(scope) => self.change(workspace, |b| b.scope = scope),
            SpectatorCommand::SetDelay(delay) => self.change(workspace, |b| b.delay = delay),
            SpectatorCommand::EditPublish(text) => self.address = text,
            SpectatorCommand::EditTokenFile(text) => self.token_file = text,
            SpectatorCommand::Publish(is_on) => self.publish(is_on, workspace),
        }
    }

    /// Sends the record to the organiser's address that was typed, or stops doing so.
    fn publish(&mut self, is_on: bool, workspace: &mut Workspace) {
        let (address, token) = (self.address.trim().to_owned(), self.token_file.trim().to_owned());
        self.change(workspace, |b| {
            b.publish = is_on.then(|| address.clone());
            b.token_file = (is_on && !token.is_empty()).then(|| PathBuf::from(&token));
        });
        if is_on {
            workspace.change_settings(|s| {
                s.publish.clone_from(&address);
                s.publish_token_file.clone_from(&token);
            });
        }
    }

    /// Gives spectators again what they got before the window was closed or killed, where they get nothing now: a recording goes on.
    pub(super) fn go_on(&mut self, workspace: &mut Workspace) {
        let SpectatorMemory { page, delay, publishes } = workspace.settings.spectators.clone();
        let wanted = BroadcastSettings {
            scope: page.parse().unwrap_or_default(),
            delay: delay.parse().unwrap_or_default(),
            publish: publishes.then(|| workspace.settings.publish.clone()),
            token_file: Some(PathBuf::from(&workspace.settings.publish_token_file))
                .filter(|path| publishes && !path.as_os_str().is_empty()),
        };
        if !self.get_something() && wanted != BroadcastSettings::default() {
            self.change(workspace, |settings| *settings = wanted);
            if self.get_something() {
                workspace.note(say!("spectators-get-it-again").to_owned());
            }
        }
    }

    /// Gives spectators what `change` makes of what they get now.
    fn change(&mut self, workspace: &mut Workspace, change: impl FnOnce(&mut BroadcastSettings)) {
        let mut wanted = self.wanted.clone();
        change(&mut wanted);
        workspace.message = None;
        match workspace.backend.broadcast(&wanted) {
            Ok(()) => {
                let scope: &'static str = wanted.scope.into();
                let memory = SpectatorMemory {
                    page: if wanted.scope == LiveScope::Off { String::new() } else { scope.to_owned() },
                    delay: wanted.delay.to_string(),
                    publishes: wanted.publish.is_some(),
                };
                self.wanted = wanted;
                workspace.change_settings(|settings| settings.spectators.clone_from(&memory));
            }
            Err(why) => {
                workspace.problem(why.to_string());
                // What was there before is opened again where that is possible.
                let _ = workspace.backend.broadcast(&self.wanted);
            }
        }
    }
}
