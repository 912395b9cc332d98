//! What can stop the eyes from working at all. Not finding a board is not an error.

use thiserror::Error;

/// The eyes could not be opened, or a stage of theirs failed.
#[derive(Debug, Error)]
pub enum VisionError {
    /// A network could not be loaded or run.
    #[error("the {network} network cannot be used ({cause}): give a folder that models/train/export.py has written")]
    Network {
        /// Which of the two.
        network: &'static str,
        /// What the engine said.
        cause: kifuscribe_engine::Error,
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
