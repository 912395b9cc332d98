//! What a frame shows of the board that is tracked.

use std::time::Duration;

use crate::sensing::observation::Observation;

/// What a frame shows of the board, given the frames before it.
#[derive(Debug, Clone, PartialEq)]
pub enum FrameObservation {
    /// The board was detected and its points were classified.
    Board(Observation),
    /// Nothing has changed since the last `Board`, which is still valid.
    Unchanged {
        /// Time since the start of the source.
        time: Duration,
    },
    /// The board or the camera is moving, so that no point can be classified.
    Moving {
        /// Time since the start of the source.
        time: Duration,
    },
    /// No board was detected.
    NoBoard {
        /// Time since the start of the source.
        time: Duration,
    },
}

impl FrameObservation {
    /// Time of the frame since the start of its source.
    #[must_use]
    pub const fn time(&self) -> Duration {
        match self {
            Self::Board(observation) => observation.time,
            Self::Unchanged { time } | Self::Moving { time } | Self::NoBoard { time } => *time,
        }
    }

    /// The same, `by` later.
    #[must_use]
    pub fn later(mut self, by: Duration) -> Self {
        match &mut self {
            Self::Board(observation) => observation.time += by,
            Self::Unchanged { time } | Self::Moving { time } | Self::NoBoard { time } => *time += by,
        }
        self
    }
}
