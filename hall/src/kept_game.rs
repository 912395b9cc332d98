//! One of the games that were sent from a table.

use kifuscribe_acts::hall_acts::HallAct;
use kifuscribe_formats::journal::JournalReader;
use kifuscribe_network::live::publication::Publication;
use serde_json::{Value, json};

use crate::attention::{TableNeed, undelivered};
use crate::round::{GameFit, TablePairing, begun};
use crate::shown::sgf_for_staff;
use crate::store::{KeptJournal, KeptLine};

/// One of the games that were sent from a table.
#[derive(Debug, Clone, PartialEq)]
pub struct KeptGame {
    /// Its journal.
    pub journal: KeptJournal,
    /// The game, without delay.
    pub publication: Publication,
    /// How many lines are kept.
    pub lines: usize,
    /// The local time at the table when the recording began, as ISO 8601; empty where it is not known.
    pub started: String,
    /// How it fits what is paired.
    pub fit: GameFit,
    /// What was done here to it and its table has not written down, or otherwise.
    pub undelivered: Vec<TableNeed>,
    /// Its record as SGF, as its table writes it once it has what was done here to it.
    pub sgf: String,
}

impl KeptGame {
    /// Returns the game in the lines of a journal, as far as they can be read.
    #[must_use]
    pub fn of(journal: KeptJournal, lines: &[KeptLine], pairing: &TablePairing, acts: &[HallAct]) -> Self {
        let mut reader = JournalReader::default();
        let read = lines.iter().take_while(|line| reader.read_line(&line.text).is_ok()).count();
        let view = reader.state().view();
        let fit = pairing.fit(&view.info, begun(lines.first().map_or(0, |line| line.at), &view.started));
        let undelivered = undelivered(reader.state(), acts);
        let publication = Publication::of(&view);
        let sgf = sgf_for_staff(reader.state(), acts, &view.info).unwrap_or_else(|| publication.sgf());
        Self { journal, publication, lines: read, started: view.started, fit, undelivered, sgf }
    }

    /// The game as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let (record, stage) = (&self.publication.record, <&str>::from(self.publication.state));
        json!({
            "journal": self.journal.first,
            "shown": self.journal.is_current,
            "discarded": self.journal.is_discarded,
            "black": record.info.black.name,
            "white": record.info.white.name,
            "round": record.info.round,
            "moves": record.moves.len(),
            "state": stage,
            "result": record.info.result.map(|result| result.to_listed()),
            "started": self.started,
            "lines": self.lines,
            "other_players": self.fit == GameFit::OtherPlayers,
            "of_this_round": self.fit.counts(),
        })
    }
}
