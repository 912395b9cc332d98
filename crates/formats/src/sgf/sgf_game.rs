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
}
