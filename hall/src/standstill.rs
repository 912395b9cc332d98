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
    /// Why a recording that is not over stands still. Who has confirmed the result has seen the game.
    #[must_use]
    pub fn of(state: &SessionState) -> Option<Self> {
        let is_settled = || state.confirmed_result().is_some();
        Self::in_phase(state.phase()).filter(|why| !(matches!(why, Self::Frozen(_)) && is_settled()))
    }

    fn in_phase(phase: RecordingPhase) -> Option<Self> {
        match phase {
            RecordingPhase::Held(why) => Some(Self::Held(why)),
            frozen => frozen.stop_cause().map(Self::Frozen),
        }
    }

    /// How long that lasts before somebody should go there.
    const fn awaited(self) -> Millis {
        match self {
            Self::Frozen(StopCause::Passes | StopCause::Filled) => COUNT_AWAITED,
            Self::Held(_) | Self::Frozen(StopCause::Cleared | StopCause::Person) | Self::BrokenOff(_) => AWAITED,
        }
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

/// Since when a recording stands still, and from when on somebody should go there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StillSince {
    /// Since when.
    pub since: Millis,
    /// From when on somebody should go there.
    pub due: Millis,
}

impl StillSince {
    /// That of a recording that comes from one phase into another at the time `at`, and stood still before as it says; `None` where moves
    /// are recorded. Where somebody should have gone there, that stays so, whatever the board shows by now.
    #[must_use]
    pub fn after(before: Option<Self>, [from, to]: [RecordingPhase; 2], at: Millis) -> Option<Self> {
        let why = Standstill::in_phase(to)?;
        let is_same = match (Standstill::in_phase(from), why) {
            (Some(Standstill::Held(_)), Standstill::Held(_)) => true,
            (from, why) => from == Some(why),
        };
        let stays = before.filter(|before| is_same || before.due <= at);
        Some(stays.unwrap_or(Self { since: at, due: at + why.awaited() }))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_should_have_gone_there_still_should_whatever_the_board_shows_by_now() {
        use RecordingPhase::{Counting, Held, Recording, Stopped};
        let (gone, filled) = (Stopped(StopCause::Cleared), Stopped(StopCause::Filled));
        let due = |phases: &[(RecordingPhase, Millis)]| {
            let step = |(held, from), &(to, at)| (StillSince::after(held, [from, to], at), to);
            let (held, _) = phases.iter().fold((None, Recording), step);
            held.map(|held| (held.since, held.due))
        };
        assert_eq!(due(&[(gone, 1_000)]), Some((1_000, 61_000)));
        // It is filled in within the minute: that is a count, and takes longer.
        assert_eq!(due(&[(gone, 1_000), (filled, 31_000)]), Some((31_000, 331_000)));
        assert_eq!(due(&[(filled, 1_000), (Counting, 200_000)]), Some((1_000, 301_000)));
        // After it nobody has settled the first cause.
        assert_eq!(due(&[(gone, 1_000), (filled, 119_000)]), Some((1_000, 61_000)));
        assert_eq!(due(&[(Held(Pause::NoBoard), 1_000), (filled, 119_000)]), Some((1_000, 61_000)));
        assert_eq!(due(&[(gone, 1_000), (filled, 119_000), (Recording, 130_000)]), None);
    }
}
