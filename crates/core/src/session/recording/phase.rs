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

    /// Why the record is frozen; `None` while it is not, and once the recording is closed.
    #[must_use]
    pub const fn stop_cause(self) -> Option<StopCause> {
        match self {
            Self::Stopped(why) => Some(why),
            Self::Counting => Some(StopCause::Filled),
            Self::Preparing | Self::Recording | Self::Held(_) | Self::Resumed | Self::Ended | Self::Sealed => None,
        }
    }

    /// Whether two passes have stopped the game; play goes on when one of them is taken out of the record.
    #[must_use]
    pub const fn is_stopped_by_passes(self) -> bool {
        matches!(self, Self::Stopped(StopCause::Passes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::MoveFlags;
    use crate::recorder::event::{CommittedMove, RecorderEvent};
    use crate::session::correction::Correction;
    use crate::session::recording::{SessionEvent, SessionState};
    use crate::session::signature::Signature;
    use std::time::Duration;

    /// A game of these moves on 9x9, Black and White in turn.
    fn played(moves: &str) -> SessionState {
        let (size, time) = (BoardSize::NINE, Duration::from_secs(1));
        let began = RecorderEvent::Began { time, size, setup: vec![], to_play: None, handicap: 0 };
        let mut events = vec![SessionEvent::Recorder(began)];
        events.extend(moves.split_whitespace().enumerate().map(|(i, label)| {
            SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
                number: i + 1,
                color: Color::BOTH[i % 2],
                point: Point::from_label(label, size),
                time,
                committed: time,
                confidence: 0.9,
                flags: MoveFlags::NONE,
            }))
        }));
        SessionState::from_events(&events)
    }

    #[test]
    fn two_passes_in_a_row_stop_the_game_until_one_is_put_right() {
        let stopped = RecordingPhase::Stopped(StopCause::Passes);
        assert_eq!(played("E5 pass C3 pass").phase(), RecordingPhase::Recording, "a move lies between the passes");
        let mut state = played("E5 C3 pass pass");
        assert_eq!(state.phase(), stopped);
        assert!(state.phase().is_stopped_by_passes() && !state.phase().is_playing());
        let time = Duration::from_secs(9);
        state.apply(&SessionEvent::Corrected {
            time,
            correction: Correction::Extra { number: 4 },
            signed: Signature::default(),
        });
        assert_eq!(state.phase(), RecordingPhase::Recording);
        // A pass that a person adds stops it in the same way, also while the board is covered.
        state.apply(&SessionEvent::Recorder(RecorderEvent::Held { time, why: Pause::Covered }));
        assert_eq!(state.phase(), RecordingPhase::Held(Pause::Covered));
        let missed = Correction::Missed { after: 3, moves: vec![(Color::White, None)] };
        state.apply(&SessionEvent::Corrected { time, correction: missed, signed: Signature::default() });
        assert_eq!(state.phase(), stopped);
    }
}
