//! What is acted on, and how far it has come.

use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::session::recording::SessionState;

/// What is acted on, and how far it has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ActStage<'a> {
    /// A recording that runs.
    Running,
    /// A recording that is over.
    Over,
    /// A count without a recording, of the game in this record if there is one: audits and rulings are all it has.
    CountAlone(Option<&'a GameRecord>),
}

impl<'a> ActStage<'a> {
    /// What is known about the game.
    pub(crate) fn info(self, state: &'a SessionState) -> &'a GameInfo {
        self.game(state).map_or(state.info(), |(_, info)| info)
    }

    /// The record of the game, and what is known about it.
    pub(crate) fn game(self, state: &'a SessionState) -> Option<(&'a GameRecord, &'a GameInfo)> {
        match self {
            Self::Running | Self::Over => state.record().map(|record| (record, state.info())),
            Self::CountAlone(record) => record.map(|record| (record, &record.info)),
        }
    }
}
