//! Two players count by filling in: what their hands do, in order, with a fault if one is asked for.
//!
//! docs/rules.md B.1: dead stones off, shared points filled one by one by turns, the compensation stones down in the
//! debtor's territory, each fills the own territory, and what is left over of one bowl goes on what is left free by the
//! other.

use thiserror::Error;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::synthetic::random::Random;

/// What may go wrong at a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// One compensation stone too few.
    CompensationShort,
    /// One compensation stone too many.
    CompensationLong,
    /// A white stone lies under the table.
    WhiteMissing,
    /// A black stone lies under the table.
    BlackMissing,
    /// Black's bowl held one stone too many.
    ExtraBlack,
    /// One stone too many in Black's bowl, one too few in White's.
    OneEachWay,
    /// A stone of the game was pushed to the next point.
    StoneMoved,
    /// A living string was lifted as if it were dead.
    StringLifted,
    /// The players stopped before the losing stones were down.
    Unfinished,
}

impl Fault {
    /// Every fault.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::CompensationShort,
        Self::CompensationLong,
        Self::WhiteMissing,
        Self::BlackMissing,
        Self::ExtraBlack,
        Self::OneEachWay,
        Self::StoneMoved,
        Self::StringLifted,
        Self::Unfinished,
    ];

    /// The name on the command line and in the truth.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::CompensationShort => "compensation_short",
            Self::CompensationLong => "compensation_long",
            Self::WhiteMissing => "white_missing",
            Self::BlackMissing => "black_missing",
            Self::ExtraBlack => "extra_black",
            Self::OneEachWay => "one_each_way",
            Self::StoneMoved => "stone_moved",
            Self::StringLifted => "string_lifted",
            Self::Unfinished => "unfinished",
        }
    }
}

/// A count from its first to its last picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulatedCount {
    /// The position before the fill, dead stones off.
    pub before: Stones,
    /// After the shared points and the compensation stones.
    pub compensated: Stones,
    /// The finished fill.
    pub filled: Stones,
    /// Where the compensation stones lie.
    pub compensation: Vec<Point>,
    /// The number of shared points.
    pub shared: usize,
    /// By how many points Black wins after komi, from `before`.
    pub computed: i32,
    /// Where the fault was planted.
    pub at: Option<Vec<Point>>,
}

/// A position that cannot be counted by filling in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CannotFill {
    /// The rules of the fill-in count are for boards with an odd number of lines.
    #[error("a board of {0} lines cannot be counted by filling in; use a game on an odd number of lines")]
    EvenBoard(usize),
    /// One compensation stone is two points.
    #[error("a komi of {0} cannot be laid out as stones; use an even komi such as 8")]
    OddKomi(i32),
    /// There is no room, or there are not enough stones.
    #[error("this position cannot be filled in ({0}); use a finished game with territory on both sides")]
    NoRoom(&'static str),
    /// The fault needs something that the position does not have.
    #[error("the fault {0} cannot be planted in this position; choose another fault or another game")]
    NoPlaceForFault(&'static str),
}

/// Whose a point is, from the stones alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PointOwner {
    Of(Color),
    Shared,
    Stone,
}

/// For each point, which stones the empty region around it touches.
fn ground(stones: &Stones) -> Vec<PointOwner> {
    let size = stones.size();
    let mut ground = vec![PointOwner::Stone; size.area()];
    let mut seen = vec![false; size.area()];
    for start in size.points() {
        if seen[start.index(size)] || stones.get(start).is_some() {
            continue;
        }
        seen[start.index(size)] = true;
        let mut region = vec![start];
        let mut touches = [false; 2];
        let mut next = 0;
        while next < region.len() {
            for q in region[next].neighbors(size) {
                match stones.get(q) {
                    Some(color) => touches[color as usize] = true,
                    None if !seen[q.index(size)] => {
                        seen[q.index(size)] = true;
                        region.push(q);
                    }
                    None => {}
                }
            }
            next += 1;
        }
        let kind = match touches {
            [true, false] => PointOwner::Of(Color::Black),
            [false, true] => PointOwner::Of(Color::White),
            _ => PointOwner::Shared,
        };
        for p in region {
            ground[p.index(size)] = kind;
        }
    }
    ground
}

/// The empty points of a kind, top row first.
fn points_of(stones: &Stones, kind: PointOwner) -> Vec<Point> {
    let ground = ground(stones);
    stones.size().points().filter(|p| ground[p.index(stones.size())] == kind).collect()
}

/// Plays the count.
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
    let territory = |stones: &Stones, color| points_of(stones, PointOwner::Of(color)).len() as i32;
    let area = |color| before.count(color) as i32 + territory(before, color);
    let computed = area(Color::Black) - area(Color::White) - komi;
    // What the players take for the position: the fault may have changed it already.
    let (taken, at) = misplaced(before, fault, random)?;
    let mut board = taken.clone();
    let bowl = |color: Color| (size.area() as i32 - 1) / 2 + extra(fault, color) - taken.count(color) as i32;
    let mut bowls = [bowl(Color::Black), bowl(Color::White)];
    let shared = points_of(&taken, PointOwner::Shared);
    for pair in shared.chunks_exact(2) {
        board.set(pair[0], Some(Color::Black));
        board.set(pair[1], Some(Color::White));
        bowls = [bowls[0] - 1, bowls[1] - 1];
    }
    // The creditor's stones go into the debtor's territory, next to where its last free points will be.
    let (creditor, debtor) = if komi >= 0 { (Color::White, Color::Black) } else { (Color::Black, Color::White) };
    let owed = komi.unsigned_abs() as usize / 2;
    let owed = match fault {
        Fault::CompensationShort => owed.checked_sub(1).ok_or(CannotFill::NoPlaceForFault(fault.name()))?,
        Fault::CompensationLong => owed + 1,
        _ => owed,
    };
    let mut lands = Color::BOTH.map(|color| towards_last(&taken, color));
    let left_free = (lands[debtor as usize].len() as i32 - owed as i32 - bowls[debtor as usize]).max(0) as usize;
    let land = &mut lands[debtor as usize];
    if owed + left_free > land.len() {
        return Err(CannotFill::NoRoom("the compensation stones do not fit"));
    }
    let group_ends = land.len() - left_free;
    let compensation: Vec<Point> = land.drain(group_ends - owed..group_ends).collect();
    for &p in &compensation {
        board.set(p, Some(creditor));
    }
    bowls[creditor as usize] -= owed as i32;
    if bowls.iter().any(|&stones| stones < 0) {
        return Err(CannotFill::NoRoom("more stones are needed than a bowl holds"));
    }
    let compensated = board.clone();
    // Each fills the own territory from the far end, as far as the stones go.
    for color in Color::BOTH {
        for &p in &lands[color as usize] {
            if bowls[color as usize] > 0 {
                board.set(p, Some(color));
                bowls[color as usize] -= 1;
            }
        }
    }
    // What is left of one bowl goes on what the other has left free.
    if fault != Fault::Unfinished {
        for color in Color::BOTH {
            let free = lands[color.opponent() as usize].iter().chain(&lands[color as usize]).chain(&shared);
            for &p in free {
                if bowls[color as usize] > 0 && board.get(p).is_none() {
                    board.set(p, Some(color));
                    bowls[color as usize] -= 1;
                }
            }
        }
    } else if bowls == [0, 0] {
        return Err(CannotFill::NoPlaceForFault(fault.name()));
    }
    Ok(SimulatedCount {
        before: before.clone(),
        compensated,
        filled: board,
        compensation,
        shared: shared.len(),
        computed,
        at,
    })
}

/// How many stones a bowl holds more than it should.
const fn extra(fault: Fault, color: Color) -> i32 {
    match (fault, color) {
        (Fault::ExtraBlack | Fault::OneEachWay, Color::Black) => 1,
        (Fault::BlackMissing, Color::Black) | (Fault::WhiteMissing | Fault::OneEachWay, Color::White) => -1,
        _ => 0,
    }
}

/// The territory of a side in the order in which it is filled: the corner-most part of the largest region comes last, so
/// that what stays free is a block there.
fn towards_last(stones: &Stones, color: Color) -> Vec<Point> {
    let mut land = points_of(stones, PointOwner::Of(color));
    let last = stones.size().lines() as i32 - 1;
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

/// The position after a stone was pushed or a string was lifted, with the points concerned.
fn misplaced(stones: &Stones, fault: Fault, random: &mut Random) -> Result<(Stones, Option<Vec<Point>>), CannotFill> {
    let size = stones.size();
    let mut changed = stones.clone();
    let nowhere = CannotFill::NoPlaceForFault(fault.name());
    match fault {
        Fault::StoneMoved => {
            let moves: Vec<[Point; 2]> = stones
                .iter()
                .filter(|(_, stone)| stone.is_some())
                .flat_map(|(p, _)| p.neighbors(size).map(move |q| [p, q]))
                .filter(|[_, q]| stones.get(*q).is_none())
                .collect();
            let [from, to] = if moves.is_empty() { return Err(nowhere) } else { random.pick(&moves) };
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
                return Err(nowhere);
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
    fn a_right_fill_reads_as_the_rules_say() {
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
    fn a_fault_shows_where_the_rules_say() {
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
    fn shared_points_are_filled_by_turns() {
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
    fn what_cannot_be_filled_is_refused() {
        let refuse = |rows: &str, komi| {
            count(&Stones::from_diagram(rows).unwrap(), komi, Fault::None, &mut Random::new(1, "test")).unwrap_err()
        };
        assert_eq!(refuse(". X\nO .", 0), CannotFill::EvenBoard(2));
        assert_eq!(refuse("X X X\n. . .\nO O O", 7), CannotFill::OddKomi(7));
        assert!(matches!(refuse("X . X\nX X X\nO O .", 8), CannotFill::NoRoom(_)));
        assert!(Fault::ALL.iter().filter(|f| **f != Fault::None).all(|f| f.name() != "none"));
    }
}
