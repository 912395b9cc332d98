//! What is played in a rehearsal.

use std::collections::HashMap;
use std::time::Duration;

use kifuscribe_formats::journal::JournalError;
use thiserror::Error;

use crate::rehearsal::simulated_game::{TimedLine, journal_of_game};

/// A hall that is rehearsed with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallAddress {
    /// Its host and port.
    pub host: String,
    /// The organiser's token.
    pub token: Option<String>,
}

/// The text is not the address of a hall.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not the address of a hall for a rehearsal; it looks like http://host:8080, without TLS")]
pub struct InvalidHall(pub String);

impl HallAddress {
    /// Reads `http://host:port`.
    ///
    /// # Errors
    /// [`InvalidHall`].
    pub fn parse(text: &str, token: Option<String>) -> Result<Self, InvalidHall> {
        let host = text.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let host =
            host.filter(|host| !host.is_empty() && !host.contains('/')).ok_or_else(|| InvalidHall(text.to_owned()))?;
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let host = if has_port { host.to_owned() } else { format!("{host}:80") };
        Ok(Self { host, token })
    }
}

/// One game of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedGame {
    /// When it begins, in the time of the games.
    pub begins: Duration,
    /// Its journal.
    pub lines: Vec<TimedLine>,
}

/// What one table plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedTable {
    /// Its number.
    pub number: u32,
    /// Its games, one after the other.
    pub games: Vec<PlannedGame>,
    /// Where each line stands, by its hash: the game, and the number of the line.
    pub places: HashMap<String, (usize, usize)>,
}

/// What is played in a rehearsal.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The halls; tables go to another one when theirs does not answer.
    pub halls: Vec<HallAddress>,
    /// The tables.
    pub tables: Vec<PlannedTable>,
    /// How much faster than at a tournament the games are played.
    pub speed: f64,
    /// How long they are played, in the time of the rehearsal; to their end without it.
    pub lasting: Option<Duration>,
    /// How many browsers more look at the page of each hall meanwhile.
    pub watchers: usize,
}

/// What kind of rehearsal is wanted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Extent {
    /// The tables.
    pub tables: u32,
    /// The moves of a game.
    pub moves: usize,
    /// How much faster than at a tournament.
    pub speed: f64,
    /// How long; without it each table plays one game.
    pub lasting: Option<Duration>,
    /// Two rehearsals with the same seed play the same games.
    pub seed: u64,
    /// How many browsers more look at the page of each hall meanwhile.
    pub watchers: usize,
}

impl Plan {
    /// Makes the games of a rehearsal.
    ///
    /// # Errors
    /// [`JournalError`] for what a journal cannot hold.
    pub fn new(halls: Vec<HallAddress>, extent: &Extent) -> Result<Self, JournalError> {
        let tables = (1..=extent.tables).map(|number| planned_table(number, extent)).collect::<Result<_, _>>()?;
        Ok(Self { halls, tables, speed: extent.speed, lasting: extent.lasting, watchers: extent.watchers })
    }

    /// When something that happens in a game at `time` happens in the rehearsal.
    #[must_use]
    pub fn due(&self, begins: Duration, time: Duration) -> Duration {
        (begins + time).div_f64(self.speed)
    }
}

fn planned_table(number: u32, extent: &Extent) -> Result<PlannedTable, JournalError> {
    let wanted = extent.lasting.map(|time| time.mul_f64(extent.speed));
    let (mut games, mut places) = (Vec::new(), HashMap::new());
    // Tables do not all move at the same moment.
    let mut begins = Duration::from_millis(u64::from(number) * 7919 % 30_000);
    loop {
        let seed = extent.seed.wrapping_add((u64::from(number) << 32) + games.len() as u64);
        let lines = journal_of_game(number, seed, extent.moves)?;
        places.extend(lines.iter().enumerate().map(|(i, line)| (line.hash.clone(), (games.len(), i + 1))));
        let ends = begins + lines.last().map_or(Duration::ZERO, |line| line.time);
        games.push(PlannedGame { begins, lines });
        begins = ends + Duration::from_secs(1);
        if wanted.is_none_or(|wanted| begins >= wanted) {
            return Ok(PlannedTable { number, games, places });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_port() {
        let host = |text: &str| HallAddress::parse(text, None).map(|hall| hall.host).ok();
        assert_eq!(host("http://127.0.0.1:8080/").as_deref(), Some("127.0.0.1:8080"));
        assert_eq!(host("http://hall").as_deref(), Some("hall:80"));
        assert_eq!(host("https://hall"), None);
        assert_eq!(host("hall:8080"), None);
    }

    #[test]
    fn a_table_plays_for_as_long_as_is_wanted() {
        let lasting = Some(Duration::from_secs(10));
        let extent = Extent { tables: 2, moves: 20, speed: 300.0, lasting, seed: 1, watchers: 0 };
        let plan = Plan::new(Vec::new(), &extent).unwrap();
        let last = &plan.tables[1].games.last().unwrap();
        assert!(plan.due(last.begins, last.lines.last().unwrap().time) >= Duration::from_secs(9));
        assert_eq!(plan.tables[0].places[&plan.tables[0].games[1].lines[4].hash], (1, 5));
    }
}
