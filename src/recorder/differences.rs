//! What no legal game explains: is it a question, or is the game over?

use std::time::Duration;

use crate::game::point::Point;
use crate::game::position::Position;
use crate::sensing::observation::PointState;

use crate::recorder::event::{QuestionKind, StopCause};
use crate::recorder::stability::StableView;

/// How long something unexplained has to last before the recorder acts on it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PersistenceLimits {
    /// Before a question about stones too many or of the wrong colour: a second hand may be about to explain
    /// them.
    pub extra: Duration,
    /// Before a question about stones that are gone: a capturing stone may follow, or they may be put back.
    pub missing: Duration,
    /// Before stones in numbers mean that the game is over.
    pub stop: Duration,
    /// The same where so much has changed at once that the eyes may have lost the board.
    pub stop_of_many: Duration,
    /// Before a question which of two equally good lines was played; more moves may tell.
    pub undecided: Duration,
    /// The same for settled looks, in looks.
    pub undecided_looks: u32,
    /// The same for settled looks, in looks: stones that are gone.
    pub missing_looks: u32,
    /// The same for settled looks, in looks: one stone that may be a misreading.
    pub doubtful_looks: u32,
}

impl Default for PersistenceLimits {
    fn default() -> Self {
        Self {
            extra: Duration::from_secs(3),
            missing: Duration::from_secs(6),
            stop: Duration::from_secs(1),
            stop_of_many: Duration::from_secs(4),
            undecided: Duration::from_secs(10),
            undecided_looks: 4,
            missing_looks: 2,
            doubtful_looks: 2,
        }
    }
}

/// So many stones gone without a capture, and the board is being cleared.
const CLEARED: usize = 5;
/// So many stones too many, and the board is being filled in.
const FILLED: usize = 5;
/// With stones gone as well, fewer are enough: dead stones off, then the compensation.
const FILLED_AFTER_REMOVAL: usize = 4;
/// A board with no more than this share of its points empty is being filled in.
const NEARLY_FULL: f64 = 0.12;
/// At least so many stones came at once where a full board is taken for a fill.
const MANY_AT_ONCE: usize = 8;
/// A reading of this probability is no misreading that the next look would take back.
const SURE: f32 = 0.9;

/// Points that contradict every legal game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Differences {
    /// Stones of the record that are gone.
    pub missing: Vec<Point>,
    /// Stones that are there too many.
    pub extra: Vec<(Point, PointState)>,
    /// Stones of the other colour than the record says.
    pub swapped: Vec<(Point, PointState)>,
}

impl Differences {
    /// Sorts the contradicted points of a position.
    #[must_use]
    pub fn of(contradicted: &[(Point, PointState)], position: &Position) -> Self {
        let mut d = Self::default();
        for &(p, seen) in contradicted {
            match (position.stones().get(p), seen) {
                (Some(_), PointState::Stone(_)) => d.swapped.push((p, seen)),
                (Some(_), _) => d.missing.push(p),
                (None, _) => d.extra.push((p, seen)),
            }
        }
        d
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.extra.is_empty() && self.swapped.is_empty()
    }

    /// What a question about them asks.
    #[must_use]
    pub fn kind(&self) -> QuestionKind {
        match (self.missing.is_empty(), self.extra.is_empty(), self.swapped.is_empty()) {
            (true, false, true) => {
                let one_color = self.extra.iter().all(|&(_, s)| s == self.extra[0].1);
                if one_color { QuestionKind::OutOfTurn } else { QuestionKind::Unexplained }
            }
            (false, true, true) => QuestionKind::Vanished,
            _ => QuestionKind::Moved,
        }
    }

    /// Whether they mean that the game is over, and how; `stones_more` is by how many stones the view
    /// exceeds the record.
    #[must_use]
    pub fn end_of_game(&self, view: &StableView, stones_more: isize) -> Option<StopCause> {
        let (missing, extra) = (self.missing.len(), self.extra.len() + self.swapped.len());
        if missing >= CLEARED && missing >= extra {
            return Some(StopCause::Cleared);
        }
        if extra >= FILLED || (missing > 0 && extra >= FILLED_AFTER_REMOVAL) {
            return Some(StopCause::Filled);
        }
        (is_nearly_full(view) && stones_more >= MANY_AT_ONCE as isize).then_some(StopCause::Filled)
    }

    /// Whether it is time to ask, after they have been there for `lasted`, over `looks` views.
    #[must_use]
    pub fn is_ripe(&self, view: &StableView, lasted: Duration, looks: u32, patience: &PersistenceLimits) -> bool {
        if view.settled {
            let sure = self.extra.iter().chain(&self.swapped).all(|&(p, _)| view.best(p).1 >= SURE);
            if !self.missing.is_empty() {
                return looks >= patience.missing_looks;
            }
            return sure || looks >= patience.doubtful_looks;
        }
        lasted >= if self.missing.is_empty() { patience.extra } else { patience.missing }
    }
}

/// Whether hardly a point is seen empty.
fn is_nearly_full(view: &StableView) -> bool {
    let empty = view.readings.iter().filter(|r| r.best().0 == PointState::Empty).count();
    (empty as f64) < NEARLY_FULL * view.size.area() as f64
}
