//! Errors of computer vision. A picture without a board is not an error.

use kifuscribe_engine::EngineError;
use thiserror::Error;

/// Why a network could not be loaded or a picture not be processed.
#[derive(Debug, Error)]
pub enum VisionError {
    /// A network could not be loaded or run.
    #[error("the {network} network cannot be used ({cause}): give a folder that models/train/export.py has written")]
    Network {
        /// `proposer` or `reader`.
        network: &'static str,
        /// Why.
        cause: EngineError,
    },
    /// A picture could not be resampled.
    #[error("the picture cannot be processed ({0}): try another file or a smaller picture")]
    Picture(String),
}

impl From<opencv::Error> for VisionError {
    fn from(error: opencv::Error) -> Self {
        Self::Picture(error.message)
    }
}
