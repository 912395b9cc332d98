//! What is known of the game that is recorded next, and its tournament.

use crate::app::command::NextGameCommand;
use crate::app::parts::{NextGame, Workspace};
use crate::app::tournament::OpenTournament;

impl NextGame {
    pub(super) fn execute(&mut self, command: NextGameCommand, workspace: &mut Workspace) {
        match command {
            NextGameCommand::Edit(form) => self.form = *form,
            NextGameCommand::SetMoveMade(when) => workspace.change_settings(|s| s.move_made = when),
            NextGameCommand::OpenTournament(source) => self.open(&source, workspace),
            NextGameCommand::EditTournament(text) => self.address = text,
            NextGameCommand::ReadTournamentAgain => self.read_again(workspace),
            NextGameCommand::CloseTournament => self.close(workspace),
            NextGameCommand::ChooseTable(table) => self.choose_table(&table, workspace),
            NextGameCommand::ChooseRound(round) => self.choose_round(round),
        }
    }

    /// Begins to read the tournament at a path or an address, and remembers it for the games that follow.
    pub(super) fn open(&mut self, source: &str, workspace: &mut Workspace) {
        let source = source.trim().to_owned();
        match workspace.backend.read_tournament(&source) {
            Ok(reading) => {
                let table = workspace.settings.table.clone();
                self.tournament = Some(OpenTournament::reading(source.clone(), table, reading));
                workspace.message = None;
                workspace.change_settings(|s| s.tournament.clone_from(&source));
            }
            Err(why) => workspace.problem(why.to_string()),
        }
    }

    /// Reads the tournament again: another round may be paired by now.
    pub(super) fn read_again(&mut self, workspace: &mut Workspace) {
        let Some(open) = &mut self.tournament else { return };
        match workspace.backend.read_tournament(&open.source) {
            Ok(reading) => open.reading = Some(reading),
            Err(why) => workspace.problem(why.to_string()),
        }
    }

    /// Takes the tournament once it is read.
    pub(super) fn update(&mut self, workspace: &mut Workspace) {
        let Some(open) = &mut self.tournament else { return };
        let Some(read) = open.reading.as_ref().and_then(|reading| reading.poll()) else { return };
        open.reading = None;
        match read {
            Ok(tournament) => open.take(tournament),
            Err(why) => workspace.problem(why.to_string()),
        }
    }

    fn choose_table(&mut self, table: &str, workspace: &mut Workspace) {
        if let Some(open) = &mut self.tournament {
            table.clone_into(&mut open.table);
            workspace.change_settings(|s| table.clone_into(&mut s.table));
        }
    }

    fn choose_round(&mut self, round: String) {
        if let Some(open) = &mut self.tournament {
            open.round = round;
        }
    }

    fn close(&mut self, workspace: &mut Workspace) {
        self.tournament = None;
        workspace.change_settings(|s| s.tournament.clear());
    }
}
