//! A fill-in count as two players do it, with or without a fault.
//!
//! docs/rules.md B.1: dead stones are removed, shared points are filled alternately, the compensation stones are placed in the
//! debtor's territory, each side fills its own territory, and the stones left over go to the points left empty by the
//! other side.

use thiserror::Error;

use crate::synthetic::fault::Fault;
use crate::synthetic::random::Random;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;

/// The stages of a count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulatedCount {
    /// The position before the fill, without dead stones.
    pub before: Stones,
    /// After the shared points and the compensation stones.
    pub compensated: Stones,
    /// The finished fill.
    pub filled: Stones,
    /// The points of the compensation stones.
    pub compensation: Vec<Point>,
    /// The number of shared points.
    pub shared: usize,
    /// The points by which Black wins after komi, computed from `before`.
    pub computed: i32,
    /// The points that the fault changed.
    pub at: Option<Vec<Point>>,
}

/// A position that cannot be counted by filling in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CannotFill {
    /// The rules of the fill-in count require an odd number of lines.
    #[error("a board of {0} lines cannot be counted by filling in; use a game on an odd number of lines")]
    EvenBoard(usize),
    /// One compensation stone counts two points.
    #[error("a komi of {0} cannot be placed as stones; use an even komi such as 8")]
    OddKomi(i32),
    /// There is not enough room, or there are not enough stones.
    #[error("this position cannot be filled in ({0}); use a finished game with territory on both sides")]
    NoRoom(&'static str),
    /// The fault is not possible in the position.
    #[error("the fault {0} cannot be planted in this position; choose another fault or another game")]
    NoPlaceForFault(&'static str),
}

/// A count while it is played: the board, and the stones left in each bowl, indexed by colour.
struct FillProgress {
    board: Stones,
    bowls: [i32; 2],
}

impl FillProgress {
    /// Starts with the stones of the game on the board and the others in the bowls.
    fn new(stones: Stones, fault: Fault) -> Self {
        let full = (stones.size().area() as i32 - 1) / 2;
        let bowls = Color::BOTH.map(|color| full + fault.extra_stones(color) - stones.count(color) as i32);
        Self { board: stones, bowls }
    }

    fn place(&mut self, point: Point, color: Color) {
        self.board.set(point, Some(color));
        self.bowls[color as usize] -= 1;
    }

    /// Places stones of `color` on those of the points that are empty, as long as there are stones.
    fn fill<'a>(&mut self, points: impl IntoIterator<Item = &'a Point>, color: Color) {
        for &point in points {
            if self.bowls[color as usize] > 0 && self.board.get(point).is_none() {
                self.place(point, color);
            }
        }
    }

    /// Places `count` compensation stones of `creditor` in the territory of the other side, next to the points that will
    /// stay empty there, and removes their points from the territory.
    fn compensate(
        &mut self,
        creditor: Color,
        count: usize,
        territory: &mut Vec<Point>,
    ) -> Result<Vec<Point>, CannotFill> {
        let debtor_stones = self.bowls[creditor.opponent() as usize];
        let left_empty = (territory.len() as i32 - count as i32 - debtor_stones).max(0) as usize;
        if count + left_empty > territory.len() {
            return Err(CannotFill::NoRoom("the compensation stones do not fit"));
        }
        let end = territory.len() - left_empty;
        let compensation: Vec<Point> = territory.drain(end - count..end).collect();
        for &point in &compensation {
            self.place(point, creditor);
        }
        if self.bowls.iter().any(|&stones| stones < 0) {
            return Err(CannotFill::NoRoom("more stones are needed than a bowl contains"));
        }
        Ok(compensation)
    }
}

/// Plays the count of the position `before`, without dead stones. `komi` is in points.
///
/// # Errors
/// [`CannotFill`].
pub fn count(before: &Stones, komi: i32, fault: Fault, random: &mut Random) -> Result<SimulatedCount, CannotFill> {
    let size = before.size();
    if size.lines().is_multiple_of(2) {
        return Err(CannotFill::EvenBoard(size.lines()));
    }
    if komi % 2 != 0 {
        return Err(CannotFill::OddKomi(komi));
    }
    let computed = Area::of(before).difference() - komi;
    let (start, at) = with_fault(before, fault, random)?;
    let area = Area::of(&start);
    let shared: Vec<Point> = area.points_of(Owner::Shared).collect();
    let mut territories = Color::BOTH.map(|color| fill_order(&area, size, color));
    let mut progress = FillProgress::new(start, fault);
    for pair in shared.chunks_exact(2) {
        progress.place(pair[0], Color::Black);
        progress.place(pair[1], Color::White);
    }
    let creditor = if komi >= 0 { Color::White } else { Color::Black };
    let owed = compensation_placed(komi, fault)?;
    let compensation = progress.compensate(creditor, owed, &mut territories[creditor.opponent() as usize])?;
    let compensated = progress.board.clone();
    for color in Color::BOTH {
        progress.fill(&territories[color as usize], color);
    }
    // The stones left in one bowl go to the points that the other side has left empty.
    if fault != Fault::Unfinished {
        for color in Color::BOTH {
            let [own, other] = [&territories[color as usize], &territories[color.opponent() as usize]];
            progress.fill(other.iter().chain(own).chain(&shared), color);
        }
    } else if progress.bowls == [0, 0] {
        return Err(CannotFill::NoPlaceForFault(fault.name()));
    }
    Ok(SimulatedCount {
        before: before.clone(),
        compensated,
        filled: progress.board,
        compensation,
        shared: shared.len(),
        computed,
        at,
    })
}

/// Returns the number of compensation stones that the players place.
fn compensation_placed(komi: i32, fault: Fault) -> Result<usize, CannotFill> {
    let owed = komi.unsigned_abs() as usize / 2;
    match fault {
        Fault::CompensationShort => owed.checked_sub(1).ok_or(CannotFill::NoPlaceForFault(fault.name())),
        Fault::CompensationLong => Ok(owed + 1),
        _ => Ok(owed),
    }
}

/// Returns the territory of a side in the order in which it is filled. The corner of its largest region comes last, so
/// that the points that stay empty form a block there.
fn fill_order(area: &Area, size: BoardSize, color: Color) -> Vec<Point> {
    let mut land: Vec<Point> = area.points_of(Owner::Territory(color)).collect();
    let last = size.lines() as i32 - 1;
    let from_corner = |p: Point| {
        let (c, r) = (i32::from(p.col), i32::from(p.row));
        c.min(last - c) + r.min(last - r)
    };
    let room = |p: Point| land.iter().filter(|q| square_distance(p, **q) <= 18).count() as i32;
    let Some(anchor) = land.iter().copied().max_by_key(|&p| room(p) - 4 * from_corner(p)) else { return land };
    land.sort_by_key(|&p| std::cmp::Reverse(square_distance(p, anchor)));
    land
}

fn square_distance(a: Point, b: Point) -> i32 {
    let (dx, dy) = (i32::from(a.col) - i32::from(b.col), i32::from(a.row) - i32::from(b.row));
    dx * dx + dy * dy
}

/// Returns the position from which the players count, which the fault may have changed, and the points it changed.
fn with_fault(stones: &Stones, fault: Fault, random: &mut Random) -> Result<(Stones, Option<Vec<Point>>), CannotFill> {
    let size = stones.size();
    let mut changed = stones.clone();
    let impossible = CannotFill::NoPlaceForFault(fault.name());
    match fault {
        Fault::StoneMoved => {
            let moves: Vec<[Point; 2]> = stones
                .iter()
                .filter(|(_, stone)| stone.is_some())
                .flat_map(|(p, _)| p.neighbors(size).map(move |q| [p, q]))
                .filter(|[_, q]| stones.get(*q).is_none())
                .collect();
            let [from, to] = if moves.is_empty() { return Err(impossible) } else { random.pick(&moves) };
            changed.set(to, stones.get(from));
            changed.set(from, None);
            Ok((changed, Some(vec![from, to])))
        }
        Fault::StringLifted => {
            let strings: Vec<Point> = stones
                .iter()
                .filter(|&(p, stone)| stone.is_some() && (2..=8).contains(&stones.string(p).len()))
                .map(|(p, _)| p)
                .collect();
            if strings.is_empty() {
                return Err(impossible);
            }
            let string = stones.string(random.pick(&strings));
            for &p in &string {
                changed.set(p, None);
            }
            Ok((changed, Some(string)))
        }
        _ => Ok((changed, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// docs/rules.md D.4, base position A: 9x9, 40 stones a bowl.
    const BASE: &str = "
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .";

    fn fill(komi: i32, fault: Fault) -> SimulatedCount {
        count(&Stones::from_diagram(BASE).unwrap(), komi, fault, &mut Random::new(1, "test")).unwrap()
    }

    /// Black stones, white stones, empty points, white stones left of the wall, black stones right of it.
    fn counts(c: &SimulatedCount) -> [usize; 5] {
        let foreign = |color, cols: std::ops::Range<u8>| c.filled.of(color).filter(|p| cols.contains(&p.col)).count();
        let (black, white) = (c.filled.count(Color::Black), c.filled.count(Color::White));
        [black, white, 81 - black - white, foreign(Color::White, 0..4), foreign(Color::Black, 6..9)]
    }

    #[test]
    fn a_correct_fill_shows_the_result() {
        // Black has 45 points, White 36: Black is ahead by 9.
        // |V| is twice the losing stones on winning points and the empty points among them (B.2).
        let check = |komi: i32, computed: i32, expected: [usize; 5]| {
            let c = fill(komi, Fault::None);
            assert_eq!(c.computed, computed, "komi {komi}");
            assert_eq!(counts(&c), expected, "komi {komi}\n{}", c.filled);
        };
        // No komi: nine winning points are four losing stones and the empty one.
        check(0, 9, [40, 40, 1, 4, 0]);
        // Komi 8: four compensation stones, and the empty point is Black's one.
        check(8, 1, [40, 40, 1, 4, 0]);
        // Komi 10: five compensation stones leave White one ahead.
        check(10, -1, [40, 40, 1, 5, 0]);
        // Komi 14: seven compensation stones; White is five ahead: two losing stones and the empty point.
        check(14, -5, [40, 40, 1, 7, 2]);
    }

    #[test]
    fn a_fault_changes_the_fill() {
        let check = |fault: Fault, expected: [usize; 5]| {
            let c = fill(8, fault);
            assert_eq!(counts(&c), expected, "{}\n{}", fault.name(), c.filled);
        };
        check(Fault::ExtraBlack, [41, 40, 0, 4, 0]);
        check(Fault::BlackMissing, [39, 40, 2, 4, 0]);
        check(Fault::WhiteMissing, [40, 39, 2, 4, 0]);
        check(Fault::OneEachWay, [41, 39, 1, 4, 0]);
        // One group stone too few leaves White one stone over: it lies on a winning point of Black instead.
        check(Fault::CompensationShort, [40, 40, 1, 4, 0]);
        assert_eq!(fill(8, Fault::CompensationShort).compensation.len(), 3);
        assert_eq!(fill(8, Fault::CompensationLong).compensation.len(), 5);
        assert_eq!(counts(&fill(0, Fault::Unfinished)), [40, 36, 5, 0, 0]);
        let moved = fill(8, Fault::StoneMoved);
        assert_eq!(moved.at.unwrap().len(), 2);
    }

    #[test]
    fn shared_points_are_filled_alternately() {
        let stones = Stones::from_diagram(
            ". X . O .
             . X . O .
             . X . O .
             . X . O .
             . X . O .",
        )
        .unwrap();
        let c = count(&stones, 0, Fault::None, &mut Random::new(1, "test")).unwrap();
        assert_eq!((c.shared, c.computed), (5, 0));
        assert_eq!(c.filled.rows(), ["XXXOO", "XXOOO", "XXXOO", "XXOOO", "XX.OO"]);
    }

    #[test]
    fn a_position_that_cannot_be_filled_is_an_error() {
        let refuse = |rows: &str, komi| {
            count(&Stones::from_diagram(rows).unwrap(), komi, Fault::None, &mut Random::new(1, "test")).unwrap_err()
        };
        assert_eq!(refuse(". X\nO .", 0), CannotFill::EvenBoard(2));
        assert_eq!(refuse("X X X\n. . .\nO O O", 7), CannotFill::OddKomi(7));
        assert!(matches!(refuse("X . X\nX X X\nO O .", 8), CannotFill::NoRoom(_)));
        assert!(Fault::ALL.iter().filter(|f| **f != Fault::None).all(|f| f.name() != "none"));
    }
}
