//! The end of a game, step by step: how it ended, the count, its settings, the result, the slip, the seal.

use std::path::PathBuf;

use kifuscribe_language::Message;
use kifuscribe_print::result_slip::ResultSlip;

/// A step of the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum EndStep {
    /// It is asked how the game has ended.
    How,
    /// Dead stones are marked, and the board is filled in and photographed.
    #[message("result-slip-count")]
    Count,
    /// The settings of the count are confirmed.
    Settings,
    /// The result is confirmed by both players, or decided by the referee.
    #[message("word-result")]
    Result,
    /// The result slip is shown and saved.
    Slip,
    /// The record is sealed.
    Seal,
}

impl EndStep {
    /// The steps in their order. A game that ended otherwise is not counted, and a rehearsal is not sealed.
    #[must_use]
    pub fn all(is_counted: bool, is_sealed_last: bool) -> Vec<Self> {
        let count = [Self::Count, Self::Settings].into_iter().filter(|_| is_counted);
        let before = [Self::How].into_iter().chain(count).chain([Self::Result, Self::Slip]);
        before.chain([Self::Seal].into_iter().filter(|_| is_sealed_last)).collect()
    }
}

/// What fills the window at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EndPage {
    /// The question how the game has ended.
    #[default]
    How,
    /// The page of the count.
    Count,
    /// The result slip.
    Slip,
}

/// The seal of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealMade {
    /// The hash at the end of the sealed journal.
    pub number: String,
    /// The name of the key with which it is signed; `None` where it is not.
    pub signed_with: Option<String>,
    /// The public part of this computer's key, for whoever checks the signature, where it was signed here.
    pub public_key: Option<PathBuf>,
}

/// How far the end of a game has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EndFlow {
    /// The page that is shown.
    pub page: EndPage,
    /// Whether the game is counted.
    pub is_counted: bool,
    /// Whether the slip of the confirmed result was shown.
    pub is_settled: bool,
    /// The slip, once the result is confirmed.
    pub slip: Option<ResultSlip>,
    /// The path of the saved slip.
    pub saved: Option<PathBuf>,
    /// The seal, once the record was sealed here.
    pub sealed: Option<SealMade>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_are_those_of_the_way_the_game_ended() {
        use EndStep::{Count, How, Result, Seal, Settings, Slip};
        assert_eq!(EndStep::all(true, true), [How, Count, Settings, Result, Slip, Seal]);
        assert_eq!(EndStep::all(false, true), [How, Result, Slip, Seal]);
        assert_eq!(EndStep::all(false, false), [How, Result, Slip], "a rehearsal is not sealed");
    }
}
