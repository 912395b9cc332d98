//! What the referee should look at while a count goes on: stones that moved, and stones laid where none is due.

use super::expectation::Expectation;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;

/// Something that the referee should look at while the count goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Irregularity {
    /// Stones of the final position are gone, or show the other colour.
    Moved(Vec<Point>),
    /// Stones that were laid down during the count are gone again.
    TakenBack(Vec<Point>),
    /// A stone lies in the opponent's territory, and neither as compensation nor as a losing stone is one due there.
    NotDue {
        /// Where.
        point: Point,
        /// Whose stone it is.
        color: Color,
    },
    /// More stones of a colour lie on shared points than its half.
    Shared {
        /// Where the last one lies.
        point: Point,
        /// Whose stone it is.
        color: Color,
    },
    /// More stones of a colour lie on the board than its bowl holds.
    TooMany {
        /// Whose stones they are.
        color: Color,
        /// How many there are.
        stones: usize,
    },
    /// So much differs from the final position that it may be another board.
    OtherBoard,
}

impl Irregularity {
    /// The name in JSON.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Moved(_) => "stone-moved",
            Self::TakenBack(_) => "taken-back",
            Self::NotDue { .. } => "not-due",
            Self::Shared { .. } => "shared-unequal",
            Self::TooMany { .. } => "too-many",
            Self::OtherBoard => "other-board",
        }
    }

    /// Where it shows.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        match self {
            Self::Moved(points) | Self::TakenBack(points) => points.clone(),
            Self::NotDue { point, .. } | Self::Shared { point, .. } => vec![*point],
            Self::TooMany { .. } | Self::OtherBoard => Vec::new(),
        }
    }

    /// The same as a sentence, on a board of the size of `stones`.
    #[must_use]
    pub fn text(&self, stones: &Stones) -> String {
        let size = stones.size();
        let labels = |points: &[Point]| points.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" ");
        match self {
            Self::Moved(points) => {
                format!("A stone of the final position is not where it was: {}.", labels(points))
            }
            Self::TakenBack(points) => format!("Stones laid down during the count are gone again: {}.", labels(points)),
            Self::NotDue { point, color } => format!(
                "The {} stone at {} lies in {}'s territory, where none is due now.",
                color.name(),
                point.label(size),
                color.opponent()
            ),
            Self::Shared { point, color } => format!(
                "With the {} stone at {} more shared points are {color}'s than its half.",
                color.name(),
                point.label(size)
            ),
            Self::TooMany { color, stones } => {
                format!("{stones} {} stones lie on the board, more than a bowl holds.", color.name())
            }
            Self::OtherBoard => {
                "The board shows something else than this game's final position and its fill.".to_owned()
            }
        }
    }
}

/// So many changes of the final position at once are another board, or one that was mixed up, not a stone that moved.
const MANY: usize = 6;

/// Watches what is certain of a count, and says what is irregular in it, each thing once.
#[derive(Debug, Clone)]
pub struct Irregularities {
    /// The position with its dead stones.
    stopped: Stones,
    /// The same without them.
    living: Stones,
    area: Area,
    expected: Expectation,
    last: Option<Stones>,
    /// Whether the final position has been seen whole: before that the game may still be going on.
    whole: bool,
    notice: Vec<Irregularity>,
}

impl Irregularities {
    /// Watches the count of the position `living`, which was `stopped` before its dead stones were lifted.
    #[must_use]
    pub fn new(stopped: Stones, living: Stones, expected: Expectation) -> Self {
        let area = Area::of(&living);
        Self { stopped, living, area, expected, last: None, whole: false, notice: Vec::new() }
    }

    /// The final position has been seen whole: `board`, before anything was laid.
    pub fn begin(&mut self, board: &Stones) {
        self.whole = true;
        self.last = Some(board.clone());
    }

    /// Takes in the board; gives what is new.
    pub fn observe(&mut self, board: &Stones) -> Vec<Irregularity> {
        let mut found = Vec::new();
        let Some(last) = self.last.replace(board.clone()) else {
            self.position(board, &mut found);
            return found;
        };
        if last != *board && self.position(board, &mut found) {
            self.laid(board, &last, &mut found);
        }
        found
    }

    /// Whether the final position is there, but for stones that moved since it was seen whole.
    fn position(&mut self, board: &Stones, found: &mut Vec<Irregularity>) -> bool {
        let changed: Vec<Point> =
            self.living.iter().filter(|&(p, s)| s.is_some() && board.get(p) != s).map(|(p, _)| p).collect();
        // What is not played yet is empty; what contradicts the position is of another game.
        let contradicts = |p: &&Point| self.whole || board.get(**p).is_some();
        if changed.iter().filter(contradicts).count() > MANY {
            self.tell(Irregularity::OtherBoard, found);
            return false;
        }
        if !self.whole {
            return false;
        }
        if !changed.is_empty() {
            self.tell(Irregularity::Moved(changed), found);
        }
        true
    }

    /// Each stone as it is laid: whether it may lie there now.
    fn laid(&mut self, board: &Stones, last: &Stones, found: &mut Vec<Irregularity>) {
        let size = board.size();
        // A dead stone that is lifted late is no stone of the count.
        let gone: Vec<Point> = size
            .points()
            .filter(|&p| last.get(p).is_some() && board.get(p) != last.get(p) && self.living.get(p).is_none())
            .filter(|&p| self.stopped.get(p) != last.get(p))
            .collect();
        if !gone.is_empty() {
            self.tell(Irregularity::TakenBack(gone), found);
        }
        let new: Vec<(Point, Color)> =
            board.iter().filter_map(|(p, s)| s.filter(|_| last.get(p) != s).map(|c| (p, c))).collect();
        for (point, color) in new {
            match self.area.owner(point) {
                Owner::Shared => {
                    let each = self.expected.shared_each + usize::from(self.expected.extra_on_shared == Some(color));
                    if self.count(board, Owner::Shared, color) > each {
                        self.tell(Irregularity::Shared { point, color }, found);
                    }
                }
                Owner::Territory(owner) if owner != color => {
                    if self.count(board, Owner::Territory(owner), color) > self.expected.foreign_in(owner) {
                        self.tell(Irregularity::NotDue { point, color }, found);
                    }
                }
                Owner::Territory(_) | Owner::Stone(_) => {}
            }
        }
        for color in Color::BOTH {
            let stones = board.count(color);
            if stones > self.expected.bowl {
                self.tell(Irregularity::TooMany { color, stones }, found);
            }
        }
    }

    /// The stones of a colour that were laid on points of an owner; a dead stone in its place is none of them.
    fn count(&self, board: &Stones, owner: Owner, color: Color) -> usize {
        let laid = |p: &Point| board.get(*p) == Some(color) && self.stopped.get(*p) != Some(color);
        self.area.points_of(owner).filter(laid).count()
    }

    fn tell(&mut self, what: Irregularity, found: &mut Vec<Irregularity>) {
        if !self.notice.contains(&what) {
            self.notice.push(what.clone());
            found.push(what);
        }
    }
}
