//! Whether the board can be read: motion, cover, boards of another size, and the pause that follows from them.

use std::time::Duration;

use crate::recorder::event::{Pause, RecorderEvent};
use crate::recorder::machine::settings::LOST_AFTER;
use crate::sensing::observation::{Observation, PointState};

/// A board that is covered pauses the recording after this time.
const COVERED_AFTER: Duration = Duration::from_secs(5);

/// Whether the board can be read, and the pause.
#[derive(Debug, Clone, Default)]
pub(super) struct Visibility {
    pause: Option<Pause>,
    /// Why the board cannot be read, and since when.
    lost: Option<(Pause, Duration)>,
    covered_since: Option<Duration>,
    /// The last board of the record's size.
    last: Option<Observation>,
    /// Whether that stood for itself, as one of a folder of pictures does.
    is_settled: bool,
    /// Whether the last board had another size than the record's.
    is_other_size: bool,
}

impl Visibility {
    /// The current pause.
    pub(super) const fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// Takes over a pause, without an event.
    pub(super) const fn restore_pause(&mut self, pause: Option<Pause>) {
        self.pause = pause;
    }

    /// Begins, changes or ends the pause. Returns the event if it changes.
    pub(super) fn set_pause(&mut self, pause: Option<Pause>, time: Duration) -> Option<RecorderEvent> {
        if self.pause == pause {
            return None;
        }
        self.pause = pause;
        Some(pause.map_or(RecorderEvent::Resumed { time }, |why| RecorderEvent::Held { time, why }))
    }

    /// Notes that the board cannot be read. Returns whether that has lasted long enough for a pause.
    pub(super) fn note_lost(&mut self, why: Pause, time: Duration) -> bool {
        let since = self.lost.filter(|l| l.0 == why).map_or(time, |l| l.1);
        self.lost = Some((why, since));
        time.saturating_sub(since) >= LOST_AFTER
    }

    /// Whether the board cannot be read.
    pub(super) const fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// Notes a board that can be read. Returns the pause that its covered points, or stones gone, lead to.
    pub(super) fn note_found(&mut self, observation: &Observation) -> Option<Pause> {
        self.lost = None;
        let is_covered = observation.readings.iter().any(|r| r.best().0 == PointState::Covered);
        if !is_covered {
            self.covered_since = None;
            return self.pause.filter(|&p| p == Pause::Disturbed);
        }
        let since = *self.covered_since.get_or_insert(observation.time);
        if observation.time.saturating_sub(since) >= COVERED_AFTER {
            return Some(Pause::Covered);
        }
        self.pause.filter(|&p| p == Pause::Covered || p == Pause::Disturbed)
    }

    /// Notes whether a board has another size than the record's.
    pub(super) const fn set_other_size(&mut self, is_other_size: bool) {
        self.is_other_size = is_other_size;
    }

    /// Whether the last board had another size than the record's.
    pub(super) const fn is_other_size(&self) -> bool {
        self.is_other_size
    }

    /// Keeps the last board of the record's size, and whether it stands for itself.
    pub(super) fn set_last(&mut self, observation: Observation, settled: bool) {
        self.last = Some(observation);
        self.is_settled = settled;
    }

    /// Whether the last board of the record's size stood for itself.
    pub(super) const fn is_settled(&self) -> bool {
        self.is_settled
    }

    /// The last board of the record's size.
    pub(super) const fn last(&self) -> Option<&Observation> {
        self.last.as_ref()
    }
}
