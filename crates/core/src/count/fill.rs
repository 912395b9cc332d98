//! The boards of a finished fill.

use crate::game::result::GameResult;
use crate::game::stones::Stones;

/// The boards that are compared; all have one size.
#[derive(Debug, Clone, Copy)]
pub struct Fill<'a> {
    /// Q: the final position, dead stones removed.
    pub living: &'a Stones,
    /// F: the filled board.
    pub filled: &'a Stones,
    /// K0: the final position with its dead stones, where it is known.
    pub before: Option<&'a Stones>,
    /// K2: the board after shared points and compensation, where a picture was taken then.
    pub compensated: Option<&'a Stones>,
    /// The result the players claim.
    pub claimed: Option<GameResult>,
}
