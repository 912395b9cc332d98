//! The tournament whose games are recorded here: its file or address, the table, and the round.

use crate::app::backend::TournamentHandle;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::pairings::{Pairing, Tournament};
use kifuscribe_language::{capital, say};
use kifuscribe_words::info_text;

/// The tournament that was opened, with the table and the round of the next game.
pub struct OpenTournament {
    /// The file or the address.
    pub source: String,
    /// The tournament as it was read last; `None` until then.
    pub tournament: Option<Tournament>,
    /// The reading that is under way.
    pub reading: Option<Box<dyn TournamentHandle>>,
    /// The table; empty until it is chosen.
    pub table: String,
    /// The round; empty until the tournament is read.
    pub round: String,
}

impl OpenTournament {
    /// A tournament that is being read. `table` is the one that was chosen before; empty if none was.
    #[must_use]
    pub fn reading(source: String, table: String, reading: Box<dyn TournamentHandle>) -> Self {
        Self { source, tournament: None, reading: Some(reading), table, round: String::new() }
    }

    /// Takes the tournament as it was read. Without a chosen round, the first one in which the table's game is open is
    /// chosen, otherwise the last.
    pub fn take(&mut self, tournament: Tournament) {
        self.tournament = Some(tournament);
        if self.round.is_empty() {
            let rounds = self.rounds();
            let open = rounds.iter().find(|round| self.is_open(round));
            self.round = open.or(rounds.last()).cloned().unwrap_or_default();
        }
    }

    /// The rounds that are paired.
    #[must_use]
    pub fn rounds(&self) -> Vec<String> {
        let rounds = self.tournament.iter().flat_map(Tournament::rounds);
        rounds.map(str::to_owned).collect()
    }

    /// The games of the chosen round.
    fn games(&self) -> Vec<&Pairing> {
        self.tournament.as_ref().and_then(|t| t.round(&self.round).ok()).unwrap_or_default()
    }

    /// The tables of the chosen round.
    #[must_use]
    pub fn tables(&self) -> Vec<String> {
        self.games().iter().map(|game| game.info.table.clone()).collect()
    }

    /// The tables of the chosen round, each with the names of Black and White.
    #[must_use]
    pub fn tables_with_players(&self) -> Vec<(String, [String; 2])> {
        let players = |info: &GameInfo| [info.black.name.clone(), info.white.name.clone()];
        self.games().iter().map(|game| (game.info.table.clone(), players(&game.info))).collect()
    }

    fn pairing(&self, round: &str) -> Option<&Pairing> {
        let table = Some(self.table.as_str()).filter(|table| !table.is_empty())?;
        self.tournament.as_ref()?.game(Some(table), Some(round)).ok()
    }

    /// Whether the table has a game without a result in a round.
    fn is_open(&self, round: &str) -> bool {
        self.pairing(round).is_some_and(|game| !game.result.is_known())
    }

    /// The game at the chosen table in the chosen round.
    #[must_use]
    pub fn game(&self) -> Option<&Pairing> {
        self.pairing(&self.round)
    }

    /// What a record of that game begins with.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        self.game().map(|game| game.info.clone()).unwrap_or_default()
    }

    /// The tables of the chosen round from the chosen one on, at most `count`; none while no table is chosen.
    #[must_use]
    pub fn tables_from_chosen(&self, count: usize) -> Vec<String> {
        self.tables().into_iter().skip_while(|table| *table != self.table).take(count).collect()
    }

    /// What the records of the games at those tables begin with.
    #[must_use]
    pub fn infos_from_chosen(&self, count: usize) -> Vec<GameInfo> {
        let game = |table: &String| self.tournament.as_ref()?.game(Some(table), Some(&self.round)).ok();
        let tables = self.tables_from_chosen(count);
        tables.iter().map(|table| game(table).map(|game| game.info.clone()).unwrap_or_default()).collect()
    }

    /// The next round that is paired for the table, after the chosen one.
    #[must_use]
    pub fn next_round(&self) -> Option<String> {
        let rounds = self.rounds();
        let later = rounds.iter().skip_while(|round| **round != self.round).skip(1);
        later.into_iter().find(|round| self.pairing(round).is_some()).cloned()
    }

    /// The game in one line, such as `Black Ito (3d) - White Novák (2d), handicap 2, komi 0.5`.
    #[must_use]
    pub fn game_text(&self) -> Option<String> {
        let game = self.game()?;
        let text = capital(&info_text::paired_game(&game.info, game.colors_known));
        Some(match game.result.is_known() {
            true => say!("tournament-it-has-a-result-already", game = text, result = game.result.text()),
            false => text,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::record::Player;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_formats::pairings::PairingResult;

    /// Two rounds at tables 1 and 2; the games of the first are over.
    fn tournament(rounds: u32) -> Tournament {
        let mut tournament = Tournament { name: "Open".to_owned(), ..Tournament::default() };
        for round in 1..=rounds {
            for table in 1..=2 {
                let player = |name: &str| Player { name: format!("{name}{round}{table}"), ..Player::default() };
                let info = GameInfo {
                    black: player("B"),
                    white: player("W"),
                    round: round.to_string(),
                    table: table.to_string(),
                    ..GameInfo::default()
                };
                let result = if round == 1 { GameResult::Draw } else { GameResult::Unknown };
                let result = PairingResult::Game(result);
                tournament.games.push(Pairing { info, id: None, colors_known: true, result, by_default: false });
            }
        }
        tournament
    }

    fn opened(table: &str) -> OpenTournament {
        OpenTournament {
            source: "open.xml".to_owned(),
            tournament: None,
            reading: None,
            table: table.to_owned(),
            round: String::new(),
        }
    }

    #[test]
    fn the_first_round_without_a_result_is_chosen() {
        let mut open = opened("2");
        open.take(tournament(3));
        assert_eq!(open.round, "2");
        assert_eq!(open.game_text().unwrap(), "Black B22 - White W22");
        assert_eq!(open.info().table, "2");
        assert_eq!(open.next_round().as_deref(), Some("3"));
    }

    #[test]
    fn the_next_round_is_offered_once_it_is_paired() {
        let mut open = opened("1");
        open.take(tournament(2));
        assert_eq!((open.round.as_str(), open.next_round()), ("2", None));
        open.take(tournament(3));
        // The choice stays until somebody changes it.
        assert_eq!((open.round.as_str(), open.next_round().as_deref()), ("2", Some("3")));
    }

    #[test]
    fn without_a_table_there_is_no_game() {
        let mut open = opened("");
        open.take(tournament(2));
        assert_eq!((open.game().is_none(), open.info()), (true, GameInfo::default()));
        assert_eq!(open.tables(), ["1", "2"]);
    }
}
