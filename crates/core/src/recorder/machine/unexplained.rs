//! How long something unexplained has been on the board.

use std::time::Duration;

use crate::recorder::differences::Differences;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// Something unexplained that may go away by itself.
#[derive(Debug, Clone)]
struct Episode {
    differences: Differences,
    since: Duration,
    views: u32,
}

/// How long something unexplained has been on the board.
#[derive(Debug, Clone, Default)]
pub(super) struct Unexplained {
    current: Option<Episode>,
    /// Since when the differences mean the end of the game.
    over_since: Option<Duration>,
}

impl Unexplained {
    /// Notes the differences of a view. Returns since when, and for how many new views, they have been the same.
    pub(super) fn note(&mut self, differences: &Differences, is_new_view: bool, time: Duration) -> (Duration, u32) {
        let (since, views) = match &self.current {
            Some(e) if e.differences == *differences => (e.since, e.views + u32::from(is_new_view)),
            _ => (time, 1),
        };
        self.current = Some(Episode { differences: differences.clone(), since, views });
        (since, views)
    }

    /// Since when the differences mean the end of the game: since `time` if they did not before.
    pub(super) fn over_since(&mut self, time: Duration) -> Duration {
        *self.over_since.get_or_insert(time)
    }

    /// Notes that the differences do not mean the end of the game.
    pub(super) const fn set_not_over(&mut self) {
        self.over_since = None;
    }

    /// Forgets the differences, as nothing is unexplained in this view. Extra stones of which one is covered stay: they
    /// are not explained, but hidden by the next hand.
    pub(super) fn forget_explained(&mut self, view: &StableView) {
        let is_hidden = |d: &Differences| {
            d.missing.is_empty()
                && d.extra.iter().chain(&d.swapped).any(|&(p, _)| view.best(p).0 == PointState::Covered)
        };
        self.current = self.current.take().filter(|e| is_hidden(&e.differences));
    }

    /// Forgets the differences: they are explained, asked about, or recorded. Returns them.
    pub(super) fn take(&mut self) -> Option<Differences> {
        self.current.take().map(|e| e.differences)
    }
}
