//! Differences that no legal game explains: whether they call for a question, or end the game.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::stones::Stones;
use crate::sensing::observation::PointState;

use crate::recorder::event::{QuestionKind, StopCause};
use crate::recorder::stability::StableView;

/// How long something unexplained has to last before the recorder acts on it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PersistenceLimits {
    /// Before a question about extra stones or stones of the wrong colour: a second move may explain them soon.
    pub extra: Duration,
    /// Before a question about missing stones: a capturing stone may follow, or they may be put back.
    pub missing: Duration,
    /// Before many missing or extra stones end the game.
    pub stop: Duration,
    /// The same if so much has changed at once that the grid may be misplaced.
    pub stop_of_many: Duration,
    /// Before a question which of two equally good lines was played: more moves may decide it.
    pub undecided: Duration,
    /// The same for settled views, as a number of views.
    pub undecided_views: u32,
    /// For settled views: the number of views before a question about missing stones.
    pub missing_views: u32,
    /// For settled views: the number of views before a question about a stone that may be a misreading.
    pub doubtful_views: u32,
}

impl Default for PersistenceLimits {
    fn default() -> Self {
        Self {
            extra: Duration::from_secs(3),
            missing: Duration::from_secs(6),
            stop: Duration::from_secs(1),
            stop_of_many: Duration::from_secs(4),
            undecided: Duration::from_secs(10),
            undecided_views: 4,
            missing_views: 2,
            doubtful_views: 2,
        }
    }
}

/// The board is being cleared when so many stones are missing without a capture.
const CLEARED: usize = 5;
/// The board is being filled in when there are so many extra stones.
const FILLED: usize = 5;
/// The same when stones are missing as well: dead stones were removed, then the fill began.
const FILLED_AFTER_REMOVAL: usize = 4;
/// A board with less than this share of its points empty is being filled in.
const NEARLY_FULL: f64 = 0.12;
/// The fewest stones that come at once when a nearly full board counts as filled in.
const MANY_AT_ONCE: usize = 8;
/// Another board lies there when more than this share of the record's stones are gone, or of the other colour. Why: who fills
/// the board in moves no stone but the dead ones (docs/rules.md B.1). Of 209 games that their players had counted, the dead were
/// 5 % of the stones in the median and 24 % at most. The finished fill of another game has about half of the stones by chance: of
/// 20,000 pairs of games each, 34 % or more were gone on 19 lines, 31 % on 13, and on 9 lines more than this share in 98.7 %.
const GONE_OF_ANOTHER: f64 = 0.3;
/// The same, when this share of the record's stones, and at least so many, are gone from strings of which other stones lie there still.
/// Why: dead stones are taken off a string at a time, and what lies on another board follows no string. Of 19,000 simulated fills at most
/// one such stone was gone on 9 lines, three on 13, four on 19; of 3,600 filled 9x9 boards of other games every one that has less than
/// the share above has four or more.
const TORN_OF_ANOTHER: f64 = 0.08;
const FEWEST_TORN: usize = 4;
/// No few moves lead from the record to a board when more than one stone in so many is gone, or of the other colour, and stones of so many
/// strings are: a move captures four strings at most.
const ONE_GONE_IN: usize = 3;
const MOST_STRINGS_CAPTURED: usize = 8;
/// A reading of this probability is certain.
const SURE: f32 = 0.9;

/// The strings of a record of which stones are not on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct GoneStrings {
    /// How many there are.
    strings: usize,
    /// The stones that are gone of those of which others lie there still, without the one string of which the most are: a living one that was
    /// lifted by mistake may be filled with stones of both colours.
    torn: usize,
}

/// The points that contradict every hypothesis.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Differences {
    /// Stones of the record that are missing.
    pub missing: Vec<Point>,
    /// Stones that the record does not have.
    pub extra: Vec<(Point, PointState)>,
    /// Stones of the other colour than in the record.
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

    /// The kind of a question about them.
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

    /// The stones that lie elsewhere than in the record, each with where it was, where it lies, and its colour: as many of a colour are missing
    /// as came.
    #[must_use]
    pub fn displaced(&self, record: &Position) -> Vec<(Point, Point, Color)> {
        let missing = self.missing.iter().filter_map(|&p| Some((p, record.stones().get(p)?)));
        let extra = self.extra.iter().filter_map(|&(p, seen)| Some((p, seen.stone()?)));
        let mut came: Vec<(Point, Color)> = extra.collect();
        let pairs: Vec<_> = missing
            .filter_map(|(from, color)| {
                let at = came.iter().position(|&(_, c)| c == color)?;
                Some((from, came.remove(at).0, color))
            })
            .collect();
        let is_whole = came.is_empty() && pairs.len() == self.missing.len() && self.swapped.is_empty();
        if is_whole { pairs } else { Vec::new() }
    }

    /// How they end a game that has come to `record`, if they do.
    #[must_use]
    pub fn end_of_game(&self, record: &Stones) -> Option<StopCause> {
        let (missing, extra) = (self.missing.len(), self.extra.len() + self.swapped.len());
        if missing >= CLEARED && missing >= extra {
            return Some(StopCause::Cleared);
        }
        let are_many = extra >= FILLED || (missing > 0 && extra >= FILLED_AFTER_REMOVAL);
        are_many.then(|| if self.are_of_another_board(record) { StopCause::Cleared } else { StopCause::Filled })
    }

    /// Whether they are those of another board than that of `record`: too many of its stones are gone, or of the other colour.
    #[must_use]
    pub fn are_of_another_board(&self, record: &Stones) -> bool {
        let (gone, in_record) = (self.missing.len() + self.swapped.len(), stones_of(record));
        gone as f64 > GONE_OF_ANOTHER * in_record as f64
            || self.gone_strings(record).torn >= FEWEST_TORN.max((TORN_OF_ANOTHER * in_record as f64) as usize)
    }

    /// The strings of the record of which stones are gone, or of the other colour.
    fn gone_strings(&self, record: &Stones) -> GoneStrings {
        let gone: BTreeSet<Point> = self.missing.iter().copied().chain(self.swapped.iter().map(|&(p, _)| p)).collect();
        let (mut left, mut found, mut most_of_one) = (gone.clone(), GoneStrings::default(), 0);
        while let Some(&point) = left.first() {
            let string = record.string(point);
            let of_string = string.iter().filter(|p| gone.contains(p)).count();
            found.strings += 1;
            if of_string < string.len() {
                found.torn += of_string;
                most_of_one = most_of_one.max(of_string);
            }
            left.remove(&point);
            string.iter().for_each(|p| _ = left.remove(p));
        }
        found.torn -= most_of_one;
        found
    }

    /// Whether what `view` shows with these differences is so far from `record` that no moves lead there: a search of moves is not worth
    /// its time, or finds some on a board that was filled in.
    #[must_use]
    pub fn are_beyond_moves(&self, view: &StableView, record: &Stones) -> bool {
        let are_gone = (self.missing.len() + self.swapped.len()) * ONE_GONE_IN > stones_of(record);
        (are_gone && self.gone_strings(record).strings > MOST_STRINGS_CAPTURED)
            || (self.extra.len() >= MANY_AT_ONCE && is_nearly_full(view))
    }

    /// Whether it is time to ask, after they have lasted for `lasted` and for `views` views.
    #[must_use]
    pub fn is_overdue(&self, view: &StableView, lasted: Duration, views: u32, limits: &PersistenceLimits) -> bool {
        if view.settled {
            let sure = self.extra.iter().chain(&self.swapped).all(|&(p, _)| view.best(p).1 >= SURE);
            if !self.missing.is_empty() {
                return views >= limits.missing_views;
            }
            return sure || views >= limits.doubtful_views;
        }
        lasted >= if self.missing.is_empty() { limits.extra } else { limits.missing }
    }
}

/// The number of stones on a board.
fn stones_of(board: &Stones) -> usize {
    Color::BOTH.map(|color| board.count(color)).iter().sum()
}

/// Whether nearly no point is empty.
fn is_nearly_full(view: &StableView) -> bool {
    let empty = view.readings.iter().filter(|r| r.best().0 == PointState::Empty).count();
    (empty as f64) < NEARLY_FULL * view.size.area() as f64
}
