//! Results that were sent to the pairing program.

use crate::clock::Millis;

/// A result that was sent to the pairing program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentRow {
    /// The address of the tournament.
    pub tournament: String,
    /// The program's number of the game.
    pub game: u64,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: u32,
    /// The letter that was sent.
    pub letter: String,
    /// When.
    pub at: Millis,
}
