//! A game read from an SGF file.

use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::RecordNote;

/// A game read from a file, with what had to be left out, mended or guessed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SgfGame {
    /// The main line of the game.
    pub record: GameRecord,
    /// What was left out, mended or guessed.
    pub notes: Vec<RecordNote>,
    /// What is known about it as the file has it.
    pub written: WrittenInfo,
}

/// What the file says of a game where it may not be what was understood, as it is written; empty where it says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WrittenInfo {
    /// The result, `RE`.
    pub result: String,
    /// The komi, `KM`.
    pub komi: String,
    /// The date, `DT`.
    pub date: String,
    /// The handicap, `HA`.
    pub handicap: String,
}

impl WrittenInfo {
    /// The values that the file has, by their properties.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = [("RE", &self.result), ("KM", &self.komi), ("DT", &self.date), ("HA", &self.handicap)];
        all.into_iter().map(|(property, value)| (property, value.as_str())).filter(|(_, value)| !value.is_empty())
    }
}
