//! What the eyes say about one frame: one word for each thing that can be the case.

use std::time::Duration;

use crate::sensing::observation::Observation;

/// The eyes' answer to a frame.
#[derive(Debug, Clone, PartialEq)]
pub enum FrameObservation {
    /// The board was found and read.
    Board(Observation),
    /// Nothing has changed since the last `Board`: it still holds at this time.
    Unchanged {
        /// When the picture was taken.
        time: Duration,
    },
    /// The board or the camera is moving: no point can be read.
    Moving {
        /// When the picture was taken.
        time: Duration,
    },
    /// There is no board in the picture, or it cannot be made out.
    NoBoard {
        /// When the picture was taken.
        time: Duration,
    },
}

impl FrameObservation {
    /// When the picture was taken, counted from the start of its source.
    #[must_use]
    pub const fn time(&self) -> Duration {
        match self {
            Self::Board(observation) => observation.time,
            Self::Unchanged { time } | Self::Moving { time } | Self::NoBoard { time } => *time,
        }
    }
}
