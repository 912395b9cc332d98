//! The phase of a recording.

use crate::recorder::event::{Pause, StopCause};

/// The phase of a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RecordingPhase {
    /// The game has not begun: the board was not fully visible yet.
    #[default]
    Preparing,
    /// Moves are being recorded.
    Recording,
    /// The recording is paused.
    Held(Pause),
    /// Play goes on after a stop, an adjournment or a break; no move was recorded since.
    Resumed,
    /// The record is frozen: the game is over. After two passes, stones that are still played are added and marked.
    Stopped(StopCause),
    /// The record is frozen: the board is being filled in for the count.
    Counting,
    /// The recording is closed.
    Ended,
    /// The recording is sealed: only corrections, answers and the result are added.
    Sealed,
}

impl RecordingPhase {
    /// Whether the game is being recorded: it has begun and not stopped, also while it is held.
    #[must_use]
    pub const fn is_playing(self) -> bool {
        matches!(self, Self::Recording | Self::Resumed | Self::Held(_))
    }

    /// Whether the game may be over: stones are gone or lie elsewhere, as when dead stones are taken off, or the record is
    /// frozen.
    #[must_use]
    pub const fn may_be_over(self) -> bool {
        matches!(self, Self::Held(Pause::Disturbed) | Self::Stopped(_) | Self::Counting)
    }

    /// Whether two passes have stopped the game; play goes on when one of them is taken out of the record.
    #[must_use]
    pub const fn is_stopped_by_passes(self) -> bool {
        matches!(self, Self::Stopped(StopCause::Passes))
    }
}
