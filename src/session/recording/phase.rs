//! Where a recording stands.

use crate::recorder::event::{Pause, StopCause};

/// Where a recording stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordingPhase {
    /// The board has not been seen clearly yet.
    Preparing,
    /// Moves are being written down.
    Recording,
    /// What is seen is not believed for now.
    Held(Pause),
    /// Play goes on after a stop, an adjournment or a break; no move has been seen since.
    Resumed,
    /// The record is frozen: the game is over and the stones are being moved. After two passes, what is still put on the
    /// board is added and marked.
    Stopped(StopCause),
    /// The record is frozen: the board is being filled in for the count.
    Counting,
    /// The recording is closed.
    Ended,
    /// Nothing is added any more but corrections.
    Sealed,
}

impl RecordingPhase {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preparing => "preparing",
            Self::Recording => "recording",
            Self::Held(_) => "held",
            Self::Resumed => "resumed",
            Self::Stopped(_) => "stopped",
            Self::Counting => "counting",
            Self::Ended => "ended",
            Self::Sealed => "sealed",
        }
    }
}
