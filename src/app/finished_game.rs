//! A game that is about to be recorded although it has a result.

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::pairings::PairingResult;
use kifuscribe_language::{capital, say};
use kifuscribe_words::result_text;

/// A game with a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// What is known about it.
    pub info: GameInfo,
    /// Its result.
    pub result: PairingResult,
    /// The name of the recording here that has the result; `None` where the pairings have it.
    pub recording: Option<String>,
}

impl FinishedGame {
    /// Who has said which result, as a sentence.
    #[must_use]
    pub fn said(&self) -> String {
        let result = match &self.result {
            PairingResult::Game(result) => capital(&result_text::in_words(*result, None)),
            other => other.text(),
        };
        match &self.recording {
            Some(name) => say!("finished-game-by-recording", name, result),
            None => say!("finished-game-by-pairings", result),
        }
    }

    /// Who plays, such as `Black Ito - White Novák`.
    #[must_use]
    pub fn players(&self) -> String {
        capital(&say!("paired-black-white", black = self.info.black.name, white = self.info.white.name))
    }
}
