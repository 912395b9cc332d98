//! Irregularities during a count: stones that moved, and stones placed where none is due.

use strum::{EnumDiscriminants, EnumString, IntoStaticStr};

use super::cause::CompensationPlaced;
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
    /// When filling begins, less compensation lies in the debtor's territory than is due; or more does before that.
    WrongCompensation {
        /// In whose territory, how many stones are due and how many lie there.
        stones: CompensationPlaced,
        /// Where they lie.
        points: Vec<Point>,
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
            Self::StoneMoved(points) | Self::TakenBack(points) | Self::WrongCompensation { points, .. } => {
                points.clone()
            }
            Self::NotDue { point, .. } | Self::SharedUnequal { point, .. } => vec![*point],
            Self::TooMany { .. } | Self::OtherBoard => Vec::new(),
        }
    }
}

/// More points of the final position than this that differ at once mean another board, or one that was mixed up.
const MOST_MOVED: usize = 6;

/// While a side has so many open points in its own territory, the stones it has placed in the other's are compensation and
/// not losing stones.
const STILL_FILLING: usize = 3;

/// Finds the irregularities of one count. Each is reported once.
#[derive(Debug, Clone)]
pub struct Irregularities {
    /// The position with its dead stones.
    stopped: Stones,
    /// The same without them.
    living: Stones,
    area: Area,
    expected: Expectation,
    /// As [`Expectation::cancelled`].
    cancelled: usize,
    last: Option<Stones>,
    /// Whether the whole final position has been seen: before that the game may still be going on.
    whole: bool,
    reported: Vec<Irregularity>,
    /// The dead stones that still lie where they lay.
    dead: Vec<Point>,
    /// The wrong compensation in Black's and in White's territory that was reported and not put right.
    wrong_compensation: [Option<CompensationPlaced>; 2],
    /// Whether the compensation was right before filling began.
    was_right: bool,
    /// Whether it became right after that.
    is_put_right: bool,
    /// The compensation that was too small when filling began, and had the right number later.
    put_right: Option<CompensationPlaced>,
}

impl Irregularities {
    /// Starts the count of the position `living`, which was `stopped` before its dead stones were lifted. `cancelled` is
    /// [`Expectation::cancelled`].
    #[must_use]
    pub fn new(stopped: Stones, living: Stones, expected: Expectation, cancelled: usize) -> Self {
        let area = Area::of(&living);
        let dead = stopped.iter().filter(|&(p, s)| s.is_some() && living.get(p).is_none()).map(|(p, _)| p).collect();
        Self {
            stopped,
            living,
            area,
            expected,
            cancelled,
            last: None,
            whole: false,
            reported: Vec::new(),
            dead,
            wrong_compensation: [None; 2],
            was_right: false,
            is_put_right: false,
            put_right: None,
        }
    }

    /// Notes that the whole final position was seen, as `board`, before anything was placed.
    pub fn begin(&mut self, board: &Stones) {
        self.begin_late();
        self.last = Some(board.clone());
        self.lift_dead(board);
    }

    /// Notes that the whole final position was seen, with stones placed already.
    pub const fn begin_late(&mut self) {
        self.whole = true;
    }

    /// Takes all dead stones as lifted: what lies on their points was placed there.
    pub fn close_dead(&mut self) {
        self.dead.clear();
    }

    fn lift_dead(&mut self, board: &Stones) {
        self.dead.retain(|&p| board.get(p) == self.stopped.get(p));
    }

    /// The wrong compensation in Black's and in White's territory that was reported and not put right.
    #[must_use]
    pub const fn wrong_compensation(&self) -> [Option<CompensationPlaced>; 2] {
        self.wrong_compensation
    }

    /// Whether the right compensation was seen first when somebody had begun to fill.
    #[must_use]
    pub const fn is_put_right(&self) -> bool {
        self.is_put_right
    }

    /// The compensation that was too small when filling began, and had the right number later. Why it matters: a stone
    /// that comes then may be compensation or a losing stone.
    #[must_use]
    pub const fn put_right(&self) -> Option<CompensationPlaced> {
        self.put_right
    }

    /// Returns the irregularities that `board` adds to those reported before. `newest` is its newest single reading: the
    /// compensation is wrong only where both show it so.
    pub fn observe(&mut self, board: &Stones, newest: &Stones) -> Vec<Irregularity> {
        let mut found = Vec::new();
        self.lift_dead(board);
        let Some(last) = self.last.replace(board.clone()) else {
            self.position(board, &mut found);
            return found;
        };
        if self.position(board, &mut found) {
            self.check_compensation(board, newest, &mut found);
            if last != *board {
                self.check_placed(board, &last, &mut found);
            }
        }
        found
    }

    /// Whether somebody has filled in stones of his own territory.
    pub(super) fn is_filling(&self, board: &Stones) -> bool {
        Color::BOTH.into_iter().any(|c| self.count(board, Owner::Territory(c), c) > 0)
    }

    /// Whether so many stones in Black's and in White's territory are the compensation that is due, set off or in full.
    pub(super) fn is_compensation(&self, stones: [usize; 2]) -> bool {
        let due = Color::BOTH.map(|side| self.expected.compensation_in(side));
        stones == due || stones == due.map(|n| n + self.cancelled)
    }

    /// The foreign stones in Black's and in White's territory, dead ones that still lie there left out.
    pub(super) fn foreign(&self, board: &Stones) -> [usize; 2] {
        Color::BOTH.map(|owner| self.count(board, Owner::Territory(owner), owner.opponent()))
    }

    /// All of the compensation is placed before filling begins, and losing stones are placed after it (docs/rules.md B.1).
    fn check_compensation(&mut self, board: &Stones, newest: &Stones, found: &mut Vec<Irregularity>) {
        let (foreign, is_filling) = (self.foreign(board), self.is_filling(board));
        let is_right = self.is_compensation(foreign);
        self.was_right |= is_right && !is_filling;
        for owner in Color::BOTH {
            let (placed, net) = (foreign[owner as usize], self.expected.compensation_in(owner));
            let due = if placed > net { net + self.cancelled } else { net };
            let open =
                self.area.points_of(Owner::Territory(owner.opponent())).filter(|&p| board.get(p).is_none()).count();
            let can_be_losing = open < STILL_FILLING || (is_filling && self.was_right);
            if is_right && !can_be_losing {
                let wrong = self.wrong_compensation[owner as usize].take();
                self.put_right = self.put_right.or(wrong.filter(|wrong| is_filling && wrong.placed < wrong.due));
                self.is_put_right |= is_filling && due > 0;
            }
            let is_wrong = (placed < due && is_filling) || (placed > due && due > 0 && !can_be_losing);
            if is_right || !is_wrong || self.foreign(newest) != foreign {
                continue;
            }
            let stones = CompensationPlaced { owner, due, placed };
            let known = self.wrong_compensation[owner as usize].replace(stones);
            if known.is_none_or(|known| (known.placed < known.due) != (placed < due)) {
                let points = self.placed(board, Owner::Territory(owner), owner.opponent());
                self.report(Irregularity::WrongCompensation { stones, points }, found);
            }
        }
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
                    let due = self.expected.foreign_in(owner);
                    let is_known =
                        self.wrong_compensation[owner as usize].is_some_and(|known| known.placed > known.due);
                    if !is_known && self.count(board, Owner::Territory(owner), color) > due {
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
        self.placed(board, owner, color).len()
    }

    /// Returns where these stones lie.
    fn placed(&self, board: &Stones, owner: Owner, color: Color) -> Vec<Point> {
        let is_placed = |p: &Point| board.get(*p) == Some(color) && !self.dead.contains(p);
        self.area.points_of(owner).filter(is_placed).collect()
    }

    fn report(&mut self, what: Irregularity, found: &mut Vec<Irregularity>) {
        if !self.reported.contains(&what) {
            self.reported.push(what.clone());
            found.push(what);
        }
    }
}
