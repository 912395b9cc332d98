//! Irregularities during a count: stones that moved, and stones placed where none is due.

use strum::{EnumDiscriminants, EnumString, IntoStaticStr};

use super::expectation::Expectation;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;

/// Something that the referee should check during the count.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(IrregularityKind), derive(EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The kind of an [`Irregularity`].")]
pub enum Irregularity {
    /// Stones of the final position are gone, or show the other colour.
    StoneMoved(Vec<Point>),
    /// Stones that were placed during the count are gone again.
    TakenBack(Vec<Point>),
    /// A stone lies in the opponent's territory, where neither compensation nor a losing stone is due.
    NotDue {
        /// Where.
        point: Point,
        /// Whose stone it is.
        color: Color,
    },
    /// More stones of a colour lie on shared points than its half.
    SharedUnequal {
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
    /// Where it shows.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        match self {
            Self::StoneMoved(points) | Self::TakenBack(points) => points.clone(),
            Self::NotDue { point, .. } | Self::SharedUnequal { point, .. } => vec![*point],
            Self::TooMany { .. } | Self::OtherBoard => Vec::new(),
        }
    }
}

/// More points of the final position than this that differ at once mean another board, or one that was mixed up.
const MOST_MOVED: usize = 6;

/// Finds the irregularities of one count. Each is reported once.
#[derive(Debug, Clone)]
pub struct Irregularities {
    /// The position with its dead stones.
    stopped: Stones,
    /// The same without them.
    living: Stones,
    area: Area,
    expected: Expectation,
    last: Option<Stones>,
    /// Whether the whole final position has been seen: before that the game may still be going on.
    whole: bool,
    reported: Vec<Irregularity>,
}

impl Irregularities {
    /// Starts the count of the position `living`, which was `stopped` before its dead stones were lifted.
    #[must_use]
    pub fn new(stopped: Stones, living: Stones, expected: Expectation) -> Self {
        let area = Area::of(&living);
        Self { stopped, living, area, expected, last: None, whole: false, reported: Vec::new() }
    }

    /// Notes that the whole final position was seen, as `board`, before anything was placed.
    pub fn begin(&mut self, board: &Stones) {
        self.whole = true;
        self.last = Some(board.clone());
    }

    /// Returns the irregularities that `board` adds to those reported before.
    pub fn observe(&mut self, board: &Stones) -> Vec<Irregularity> {
        let mut found = Vec::new();
        let Some(last) = self.last.replace(board.clone()) else {
            self.position(board, &mut found);
            return found;
        };
        if last != *board && self.position(board, &mut found) {
            self.check_placed(board, &last, &mut found);
        }
        found
    }

    /// Returns whether the final position is there, apart from stones that moved since the whole of it was seen.
    fn position(&mut self, board: &Stones, found: &mut Vec<Irregularity>) -> bool {
        let changed: Vec<Point> =
            self.living.iter().filter(|&(p, s)| s.is_some() && board.get(p) != s).map(|(p, _)| p).collect();
        // What is not played yet is empty; what contradicts the position is of another game.
        let contradicts = |p: &&Point| self.whole || board.get(**p).is_some();
        if changed.iter().filter(contradicts).count() > MOST_MOVED {
            self.report(Irregularity::OtherBoard, found);
            return false;
        }
        if !self.whole {
            return false;
        }
        if !changed.is_empty() {
            self.report(Irregularity::StoneMoved(changed), found);
        }
        true
    }

    /// Checks each stone that was placed since `last`.
    fn check_placed(&mut self, board: &Stones, last: &Stones, found: &mut Vec<Irregularity>) {
        let size = board.size();
        // A dead stone that is lifted late is no stone of the count.
        let gone: Vec<Point> = size
            .points()
            .filter(|&p| last.get(p).is_some() && board.get(p) != last.get(p) && self.living.get(p).is_none())
            .filter(|&p| self.stopped.get(p) != last.get(p))
            .collect();
        if !gone.is_empty() {
            self.report(Irregularity::TakenBack(gone), found);
        }
        let new: Vec<(Point, Color)> =
            board.iter().filter_map(|(p, s)| s.filter(|_| last.get(p) != s).map(|c| (p, c))).collect();
        for (point, color) in new {
            match self.area.owner(point) {
                Owner::Shared => {
                    let each = self.expected.shared_each + usize::from(self.expected.extra_on_shared == Some(color));
                    if self.count(board, Owner::Shared, color) > each {
                        self.report(Irregularity::SharedUnequal { point, color }, found);
                    }
                }
                Owner::Territory(owner) if owner != color => {
                    if self.count(board, Owner::Territory(owner), color) > self.expected.foreign_in(owner) {
                        self.report(Irregularity::NotDue { point, color }, found);
                    }
                }
                Owner::Territory(_) | Owner::Stone(_) => {}
            }
        }
        for color in Color::BOTH {
            let stones = board.count(color);
            if stones > self.expected.bowl {
                self.report(Irregularity::TooMany { color, stones }, found);
            }
        }
    }

    /// Returns the number of stones of a colour that were placed on points of an owner; a dead stone that still lies
    /// there is not counted.
    fn count(&self, board: &Stones, owner: Owner, color: Color) -> usize {
        let laid = |p: &Point| board.get(*p) == Some(color) && self.stopped.get(*p) != Some(color);
        self.area.points_of(owner).filter(laid).count()
    }

    fn report(&mut self, what: Irregularity, found: &mut Vec<Irregularity>) {
        if !self.reported.contains(&what) {
            self.reported.push(what.clone());
            found.push(what);
        }
    }
}
