//! Which views were weighed, and how long two hypotheses have been equally good.

use std::time::Duration;

use crate::recorder::machine::settings::REPEATED_WITHIN;
use crate::recorder::stability::StableView;

/// Which views were weighed, and how long two hypotheses have been equally good.
#[derive(Debug, Clone, Default)]
pub(super) struct Weighing {
    /// The last view that was weighed, and its time.
    last: Option<(Vec<String>, Duration)>,
    /// Since when, and for how many views, two hypotheses have explained everything equally well.
    undecided: Option<(Duration, u32)>,
}

impl Weighing {
    /// Whether a view of a moving picture repeats the last one, which weighs nothing more. Notes it otherwise.
    pub(super) fn is_repeated(&mut self, view: &StableView) -> bool {
        let rows = view.rows();
        let is_repeated = self.last.as_ref().is_some_and(|(last, time)| {
            !view.settled && *last == rows && view.time.saturating_sub(*time) < REPEATED_WITHIN
        });
        if !is_repeated {
            self.last = Some((rows, view.time));
        }
        is_repeated
    }

    /// Forgets the last view: the next one is weighed in any case.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// Notes a view that leaves two hypotheses equally good. Returns since when, and for how many views, they are.
    pub(super) fn note_undecided(&mut self, time: Duration) -> (Duration, u32) {
        let (since, views) = self.undecided.map_or((time, 1), |(since, views)| (since, views + 1));
        self.undecided = Some((since, views));
        (since, views)
    }

    /// Notes that one hypothesis is better than all others, or that a question was asked.
    pub(super) const fn set_decided(&mut self) {
        self.undecided = None;
    }
}
