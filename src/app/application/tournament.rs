//! Opening a tournament, and what spectators get of its games.

use super::Application;
use crate::app::command::Command;
use crate::app::tournament::OpenTournament;
use kifuscribe_network::live::broadcast::BroadcastSettings;

impl Application {
    /// Executes a command about the tournament or about spectators.
    pub(super) fn execute_tournament(&mut self, command: Command) {
        match command {
            Command::OpenTournament(source) => self.open_tournament(&source),
            Command::EditTournament(text) => self.state.tournament_text = text,
            Command::ReadTournamentAgain => self.read_tournament_again(),
            Command::CloseTournament => self.close_tournament(),
            Command::ChooseTable(table) => self.choose_table(&table),
            Command::ChooseRound(round) => self.choose_round(round),
            Command::ShowLive(scope) => self.change_broadcast(|b| b.scope = scope),
            Command::SetDelay(delay) => self.change_broadcast(|b| b.delay = delay),
            Command::EditPublish(text) => self.state.publish_text = text,
            Command::Publish(is_on) => self.publish(is_on),
            _ => {}
        }
    }

    /// Begins to read the tournament at a path or an address, and remembers it for the games that follow.
    pub(super) fn open_tournament(&mut self, source: &str) {
        let source = source.trim().to_owned();
        match self.backend.read_tournament(&source) {
            Ok(reading) => {
                let table = self.settings.table.clone();
                self.tournament = Some(OpenTournament::reading(source.clone(), table, reading));
                self.message = None;
                self.change_settings(|s| s.tournament.clone_from(&source));
            }
            Err(why) => self.problem(why.to_string()),
        }
    }

    /// Reads the tournament again: another round may be paired by now.
    pub(super) fn read_tournament_again(&mut self) {
        let Some(open) = &mut self.tournament else { return };
        match self.backend.read_tournament(&open.source) {
            Ok(reading) => open.reading = Some(reading),
            Err(why) => self.problem(why.to_string()),
        }
    }

    /// Takes the tournament once it is read.
    pub(super) fn update_tournament(&mut self) {
        let Some(open) = &mut self.tournament else { return };
        let Some(read) = open.reading.as_ref().and_then(|reading| reading.poll()) else { return };
        open.reading = None;
        match read {
            Ok(tournament) => open.take(tournament),
            Err(why) => self.problem(why.to_string()),
        }
    }

    fn choose_table(&mut self, table: &str) {
        if let Some(open) = &mut self.tournament {
            table.clone_into(&mut open.table);
            self.change_settings(|s| table.clone_into(&mut s.table));
        }
    }

    fn choose_round(&mut self, round: String) {
        if let Some(open) = &mut self.tournament {
            open.round = round;
        }
    }

    fn close_tournament(&mut self) {
        self.tournament = None;
        self.change_settings(|s| s.tournament.clear());
    }

    /// Sends the record to the organiser's address that was typed, or stops doing so.
    fn publish(&mut self, is_on: bool) {
        let address = self.state.publish_text.trim().to_owned();
        self.change_broadcast(|b| b.publish = is_on.then(|| address.clone()));
        if is_on {
            self.change_settings(|s| s.publish.clone_from(&address));
        }
    }

    /// Gives spectators what `change` makes of what they get now.
    fn change_broadcast(&mut self, change: impl FnOnce(&mut BroadcastSettings)) {
        let mut wanted = self.state.broadcast.clone();
        change(&mut wanted);
        self.message = None;
        match self.backend.broadcast(&wanted) {
            Ok(()) => self.state.broadcast = wanted,
            Err(why) => {
                self.problem(why.to_string());
                // What was there before is opened again where that is possible.
                let _ = self.backend.broadcast(&self.state.broadcast);
            }
        }
    }
}
