//! A recording that stands still, or has broken off, while its game may be played on.

use kifuscribe_core::recorder::event::{Pause, StopCause};
use kifuscribe_core::session::recording::{EndCause, RecordingPhase, SessionState};
use kifuscribe_language::say;
use strum::IntoStaticStr;

use crate::clock::Millis;

/// How long a recording stands still before somebody should go there, in milliseconds; a count takes longer.
const AWAITED: Millis = 60_000;
const COUNT_AWAITED: Millis = 5 * 60_000;

/// Why no move is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Standstill {
    /// The board is not seen as it should be.
    Held(Pause),
    /// The record is frozen.
    Frozen(StopCause),
    /// Something has failed.
    BrokenOff(EndCause),
}

impl Standstill {
    /// Why a recording that is not over stands still, and has for so long that somebody should go there. Who has confirmed the result has
    /// seen the game.
    #[must_use]
    pub fn of(state: &SessionState, lasts: Millis) -> Option<Self> {
        let (why, longest) = match (state.phase(), state.phase().stop_cause()) {
            (RecordingPhase::Held(why), _) => (Self::Held(why), AWAITED),
            (_, Some(why @ (StopCause::Cleared | StopCause::Person))) => (Self::Frozen(why), AWAITED),
            (_, Some(why @ (StopCause::Passes | StopCause::Filled))) => (Self::Frozen(why), COUNT_AWAITED),
            (_, None) => return None,
        };
        let is_settled = matches!(why, Self::Frozen(_)) && state.confirmed_result().is_some();
        (lasts >= longest && !is_settled).then_some(why)
    }

    /// What has failed of a recording that is over, and of which nobody has said how the game ended.
    #[must_use]
    pub fn of_ended(state: &SessionState) -> Option<Self> {
        let failure = state.ended().filter(|why| why.is_failure() && state.phase() == RecordingPhase::Ended)?;
        state.leading_result().is_none().then_some(Self::BrokenOff(failure))
    }

    /// The reason and what to do, as a sentence without a full stop; `time` is since when.
    #[must_use]
    pub fn text(self, time: &str) -> String {
        match self {
            Self::Held(why) => say!("hall-need-held", why = pause_text(why), time),
            Self::Frozen(why) => say!("hall-need-frozen", why, time),
            Self::BrokenOff(why) => say!("hall-need-broken-off", why),
        }
    }
}

/// Why a recording pauses, and what to do.
fn pause_text(why: Pause) -> &'static str {
    match why {
        Pause::NoBoard => say!("hall-pause-no-board"),
        Pause::Disturbed => say!("hall-pause-disturbed"),
        Pause::Misread => say!("hall-pause-misread"),
        Pause::Moving => say!("hall-pause-moving"),
        Pause::Covered => say!("hall-pause-covered"),
    }
}
