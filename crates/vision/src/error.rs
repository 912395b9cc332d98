//! Errors of computer vision. A picture without a board is not an error.

use kifuscribe_engine::EngineError;
use thiserror::Error;

use kifuscribe_language::Message;

/// Why a network could not be loaded or a picture not be processed.
#[derive(Debug, Error, Message)]
pub enum VisionError {
    /// A network could not be loaded or run.
    Network {
        /// `proposer` or `reader`.
        network: &'static str,
        /// Why.
        cause: EngineError,
    },
    /// A picture could not be resampled.
    Picture(String),
}

impl From<opencv::Error> for VisionError {
    fn from(error: opencv::Error) -> Self {
        Self::Picture(error.message)
    }
}
