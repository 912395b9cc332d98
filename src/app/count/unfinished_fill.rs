//! What keeps the board in the camera's picture from being taken as a finished fill.

use kifuscribe_core::audit::pictures::is_filled_up;
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_language::say;

/// A board that is not filled in, or of which some points cannot be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnfinishedFill {
    /// The number of empty points.
    pub empty: usize,
    /// The number of points that cannot be seen: that something covers, such as a hand, or that lie outside the picture.
    pub hidden: usize,
}

impl UnfinishedFill {
    /// What keeps the board that was read from being a finished fill; `None` where nothing does.
    #[must_use]
    pub fn of(seen: &Observation) -> Option<Self> {
        let count = |state| seen.readings.iter().filter(|reading| reading.best().0 == state).count();
        let (empty, hidden) = (count(PointState::Empty), count(PointState::Covered));
        (hidden > 0 || !is_filled_up(empty, seen.size)).then_some(Self { empty, hidden })
    }

    /// What to do, as a sentence.
    #[must_use]
    pub fn advice(self) -> String {
        say!("unfinished-fill", empty = self.empty, hidden = self.hidden)
    }
}
