//! A round as the hall remembers it.

use crate::clock::Millis;

/// A round that the hall has shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRound {
    /// The tournament; empty where it has no name.
    pub tournament: String,
    /// The round; empty where it has no name.
    pub round: String,
    /// Where its pairings come from, without a token; empty for a hall without pairings.
    pub source: String,
    /// When the hall first had it; 0 for the first one with pairings.
    pub since: Millis,
    /// When the hall was opened with it last, or came to it.
    pub opened: Millis,
    /// The file of its pairings as it was read last; empty where they come from a server.
    pub file: Vec<u8>,
}
