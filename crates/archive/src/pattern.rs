//! A position, or a rectangle of one, that is looked for in games: under all symmetries and with either colours.

use strum::IntoEnumIterator as _;
use thiserror::Error;

use super::changes::{Changes, ChangesView, LARGEST_AREA};
use super::fingerprint::VARIANTS;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_language::Message;

/// What is looked for: the stones and the empty points of a rectangle, which stays at its edges of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPattern {
    stones: Stones,
    /// The upper left and the lower right corner of the rectangle.
    corners: [Point; 2],
}

/// Why there is no pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub enum PatternError {
    /// There is no stone on the board.
    NoStone,
    /// It is not clear which corner is meant.
    SeveralCorners,
}

impl BoardPattern {
    /// The whole board.
    #[must_use]
    pub fn whole(stones: Stones) -> Self {
        let last = stones.size().lines() - 1;
        Self { stones, corners: [Point::new(0, 0), Point::new(last, last)] }
    }

    /// A rectangle, given by two opposite corners, which lie on the board.
    #[must_use]
    pub fn region(stones: Stones, a: Point, b: Point) -> Self {
        let upper_left = Point { col: a.col.min(b.col), row: a.row.min(b.row) };
        let lower_right = Point { col: a.col.max(b.col), row: a.row.max(b.row) };
        Self { stones, corners: [upper_left, lower_right] }
    }

    /// The smallest rectangle with every stone.
    ///
    /// # Errors
    /// [`PatternError::NoStone`] where there is none.
    pub fn around_stones(stones: Stones) -> Result<Self, PatternError> {
        let occupied: Vec<Point> = stones.iter().filter(|(_, stone)| stone.is_some()).map(|(point, _)| point).collect();
        let edge = |of: fn(&Point) -> u8| Some((occupied.iter().map(of).min()?, occupied.iter().map(of).max()?));
        let (Some((left, right)), Some((top, low))) = (edge(|p| p.col), edge(|p| p.row)) else {
            return Err(PatternError::NoStone);
        };
        Ok(Self::region(stones, Point { col: left, row: top }, Point { col: right, row: low }))
    }

    /// A corner: the quarter of the board in which the last move `near` was played, or, without it, the only one that has
    /// stones. The rectangle reaches from the corner to one line beyond the outermost stones of the quarter.
    ///
    /// ```
    /// use kifuscribe_archive::pattern::BoardPattern;
    /// use kifuscribe_core::game::stones::Stones;
    /// let stones = Stones::from_diagram("
    ///     . . . . . . .
    ///     . . . . . . .
    ///     . . . . . . .
    ///     . . . . . . .
    ///     . X . . . . .
    ///     . . O . . . .
    ///     . . . . . . .").unwrap();
    /// assert_eq!(BoardPattern::corner(stones, None).unwrap().name(), "A1:D4");
    /// ```
    ///
    /// # Errors
    /// [`PatternError`] where there is no stone, or no way to tell which corner is meant.
    pub fn corner(stones: Stones, near: Option<Point>) -> Result<Self, PatternError> {
        let size = stones.size();
        let last = size.lines() - 1;
        let half = size.lines().div_ceil(2);
        // Seen from a corner: whether the point lies in its quarter, and how far it is from the two edges.
        let seen_from = |corner: Point, point: Point| {
            let (col, row) = (corner.col.abs_diff(point.col).into(), corner.row.abs_diff(point.row).into());
            (col < half && row < half).then_some((col, row))
        };
        let all = [Point::new(0, 0), Point::new(last, 0), Point::new(0, last), Point::new(last, last)];
        let occupied: Vec<Point> = stones.iter().filter(|(_, stone)| stone.is_some()).map(|(point, _)| point).collect();
        let has_stones = |corner: &Point| occupied.iter().any(|&point| seen_from(*corner, point).is_some());
        // A stone on a middle line lies in two quarters; the one that has every stone is meant then.
        let holds_all = |corner: &Point| occupied.iter().all(|&point| seen_from(*corner, point).is_some());
        let near_move = near.and_then(|point| all.into_iter().find(|&corner| seen_from(corner, point).is_some()));
        let mut with_stones = all.into_iter().filter(has_stones);
        let corner = match (near_move, all.into_iter().find(holds_all), with_stones.next(), with_stones.next()) {
            (_, _, None, _) => return Err(PatternError::NoStone),
            (Some(corner), ..) | (None, Some(corner), ..) | (None, None, Some(corner), None) => corner,
            (None, None, Some(_), Some(_)) => return Err(PatternError::SeveralCorners),
        };
        let distances: Vec<(usize, usize)> = occupied.iter().filter_map(|&point| seen_from(corner, point)).collect();
        let reach = |of: fn(&(usize, usize)) -> usize| (distances.iter().map(of).max().unwrap_or(0) + 1).min(last);
        let (cols, rows) = (reach(|d| d.0), reach(|d| d.1));
        let inward = |edge: u8, by: usize| if edge == 0 { by } else { usize::from(edge) - by };
        let opposite = Point::new(inward(corner.col, cols), inward(corner.row, rows));
        Ok(Self::region(stones, corner, opposite))
    }

    /// The rectangle, such as `A1:G7`.
    #[must_use]
    pub fn name(&self) -> String {
        let [upper_left, lower_right] = self.corners;
        let lower_left = Point { col: upper_left.col, row: lower_right.row };
        let upper_right = Point { col: lower_right.col, row: upper_left.row };
        format!("{}:{}", lower_left.label(self.size()), upper_right.label(self.size()))
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.stones.size()
    }

    /// The board that the rectangle is of.
    #[must_use]
    pub const fn stones(&self) -> &Stones {
        &self.stones
    }

    /// The upper left and the lower right corner of the rectangle.
    #[must_use]
    pub const fn corners(&self) -> [Point; 2] {
        self.corners
    }

    /// Whether it is the whole board.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.points().count() == self.size().area()
    }

    /// Whether a point belongs to it.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        let [a, b] = self.corners;
        (a.col..=b.col).contains(&point.col) && (a.row..=b.row).contains(&point.row)
    }

    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.size().points().filter(|&point| self.contains(point))
    }
}

/// Moves from the first to the last after which a pattern stands in one place of the board, without a break.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The number of the first of these moves; 0 is the position before the first move.
    pub first: usize,
    /// The number of the last.
    pub last: usize,
    /// Whether Black's and White's stones are exchanged.
    pub exchanged: bool,
    /// What was played next, seen as the pattern was given.
    pub next: NextMove,
}

impl Standing {
    /// The numbers of the moves after which a pattern stands in a game, in ascending order, each once: it may stand in several places.
    #[must_use]
    pub fn moments(standings: &[Self]) -> Vec<usize> {
        let mut moments: Vec<usize> = standings.iter().flat_map(|standing| standing.first..=standing.last).collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }
}

/// The move after a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NextMove {
    /// The game ends.
    None,
    /// A stone of this colour inside the rectangle.
    Inside(Color, Point),
    /// Something else: a pass, a stone outside that changes the rectangle, a stone put right by hand.
    Elsewhere,
}

/// A standing that goes on.
pub(super) struct OpenStanding {
    /// The number of the way in which the pattern lies on the board.
    pub(super) way: usize,
    /// Its place among the standings that were found.
    pub(super) standing: usize,
}

impl OpenStanding {
    /// Begins a standing, if this way has none that goes on.
    pub(super) fn begin(open: &mut Vec<Self>, found: &mut Vec<Standing>, way: usize, number: usize, exchanged: bool) {
        if open.iter().all(|other| other.way != way) {
            open.push(Self { way, standing: found.len() });
            found.push(Standing { first: number, last: number, exchanged, next: NextMove::None });
        }
    }
}

/// What lies on a point, as a number: 0 nothing, 1 Black, 2 White.
fn content(stone: Option<Color>) -> usize {
    stone.map_or(0, |color| 1 + color as usize)
}

/// The contents of a point.
const CONTENTS: usize = 3;

/// A way to lay the pattern on the board.
#[derive(Debug, Clone)]
struct PatternVariant {
    symmetry: Symmetry,
    exchanged: bool,
    /// What has to lie on each point in row-major order; `None` where it does not matter.
    required: Vec<Option<usize>>,
    /// Where a black, and where a white stone has to lie: the bytes with one bit a point that are not zero, with their places.
    ever: [Vec<(usize, u8)>; 2],
}

/// Finds one pattern in many games.
///
/// For each of the up to sixteen variants it counts the points that differ, and updates the counts with each change of a
/// game: the pattern stands where a count is zero.
#[derive(Debug, Clone)]
pub struct PatternMatcher {
    pattern: BoardPattern,
    variants: Vec<PatternVariant>,
    /// For each point, its content before and its content after: what is added to the counts.
    updates: Vec<[u16; VARIANTS]>,
    /// The counts on the empty board.
    empty: [u16; VARIANTS],
    /// For each point and content one bit a variant: the variants that need something else there.
    excludes: Vec<u16>,
    /// For each point whether any variant needs something there.
    matters: Vec<bool>,
    /// The symmetries that leave the pattern as it is, and whether they exchange the colours.
    own_symmetries: Vec<(Symmetry, bool)>,
}

impl PatternMatcher {
    /// For this pattern.
    #[must_use]
    pub fn new(pattern: BoardPattern) -> Self {
        let area = pattern.size().area();
        let mut variants: Vec<PatternVariant> = Vec::new();
        let mut own_symmetries = Vec::new();
        for exchanged in [false, true] {
            for symmetry in Symmetry::iter() {
                let variant = PatternVariant::new(&pattern, symmetry, exchanged);
                if variants.first().is_none_or(|identity| identity.required == variant.required) {
                    own_symmetries.push((symmetry, exchanged));
                }
                if variants.iter().all(|other| other.required != variant.required) {
                    variants.push(variant);
                }
            }
        }
        let mut updates = vec![[0u16; VARIANTS]; area * CONTENTS * CONTENTS];
        // A count that is not used never reaches zero: no pattern has as many points.
        let mut empty = [u16::MAX / 2; VARIANTS];
        for (v, variant) in variants.iter().enumerate() {
            empty[v] = variant.required.iter().filter(|required| required.is_some_and(|r| r != 0)).count() as u16;
            for (point, required) in variant.required.iter().enumerate() {
                let Some(required) = *required else { continue };
                for (old, new) in (0..CONTENTS).flat_map(|old| (0..CONTENTS).map(move |new| (old, new))) {
                    let differs = |content| u16::from(content != required);
                    updates[(point * CONTENTS + old) * CONTENTS + new][v] = differs(new).wrapping_sub(differs(old));
                }
            }
        }
        let mut excludes = vec![0u16; area * CONTENTS];
        for (v, variant) in variants.iter().enumerate() {
            for (i, excluded) in excludes.iter_mut().enumerate() {
                let is_other = variant.required[i / CONTENTS].is_some_and(|required| required != i % CONTENTS);
                *excluded |= u16::from(is_other) << v;
            }
        }
        let matters = (0..area).map(|point| variants.iter().any(|v| v.required[point].is_some())).collect();
        Self { pattern, variants, updates, empty, excludes, matters, own_symmetries }
    }

    /// The pattern.
    #[must_use]
    pub const fn pattern(&self) -> &BoardPattern {
        &self.pattern
    }

    /// Where the pattern stands in a game, in the order of the first moves. Each way to lay it on the board has its own standings,
    /// which may be at the same time.
    #[must_use]
    pub fn find(&self, changes: &Changes) -> Vec<Standing> {
        self.find_in(changes.view())
    }

    /// As [`PatternMatcher::find`].
    #[must_use]
    pub fn find_in(&self, changes: ChangesView<'_>) -> Vec<Standing> {
        if changes.size() != self.pattern.size() {
            return Vec::new();
        }
        // The variants that may stand now or later, one bit each.
        let mut possible = self.possible(changes);
        if possible == 0 {
            return Vec::new();
        }
        let times = changes.times();
        let mut board = [0u8; LARGEST_AREA];
        let mut counts = self.empty;
        let mut found: Vec<Standing> = Vec::new();
        // The standings that go on, with their variants.
        let mut open: Vec<OpenStanding> = Vec::new();
        let (mut number, mut played) = (0, None);
        // Whether a point that matters changed with this move; the position before the first one is looked at in any case.
        let mut is_changed = true;
        for change in changes.iter() {
            if let Some(point) = change.point.filter(|&point| self.matters[point]) {
                is_changed = true;
                let new = content(change.stone);
                let old = usize::from(std::mem::replace(&mut board[point], new as u8));
                let update = &self.updates[(point * CONTENTS + old) * CONTENTS + new];
                counts.iter_mut().zip(update).for_each(|(count, by)| *count = count.wrapping_add(*by));
                // What lies on a point that never changes again stays there.
                if times[point] == 1 {
                    possible &= !self.excludes[point * CONTENTS + new];
                }
                if change.is_played {
                    played = change.stone.map(|color| (color, point));
                }
            }
            if !change.is_last {
                continue;
            }
            if !std::mem::take(&mut is_changed) {
                open.iter().for_each(|open| found[open.standing].last = number);
                number += 1;
                continue;
            }
            open.retain(|open| {
                let stands = counts[open.way] == 0;
                match stands {
                    true => found[open.standing].last = number,
                    false => found[open.standing].next = self.next_move(open.way, played),
                }
                stands
            });
            if counts.contains(&0) {
                for way in (0..self.variants.len()).filter(|&way| counts[way] == 0) {
                    OpenStanding::begin(&mut open, &mut found, way, number, self.variants[way].exchanged);
                }
            }
            if possible == 0 {
                break;
            }
            (number, played) = (number + 1, None);
        }
        found
    }

    /// The variants whose stones ever lie on the board, at whatever time, one bit each.
    fn possible(&self, changes: ChangesView<'_>) -> u16 {
        let ever = Color::BOTH.map(|color| changes.ever(color));
        let has = |required: &[(usize, u8)], ever: &[u8]| required.iter().all(|&(i, bits)| bits & !ever[i] == 0);
        let stands = |v: &PatternVariant| has(&v.ever[0], ever[0]) && has(&v.ever[1], ever[1]);
        (0..).zip(&self.variants).filter(|(_, v)| stands(v)).fold(0, |possible, (i, _)| possible | 1 << i)
    }

    /// The move that ends a standing, seen as the pattern was given. Of moves that are equal by a symmetry of the pattern
    /// it is always the same one.
    fn next_move(&self, variant: usize, played: Option<(Color, usize)>) -> NextMove {
        let Some((color, point)) = played else { return NextMove::Elsewhere };
        let size = self.pattern.size();
        let variant = &self.variants[variant];
        if variant.required[point].is_none() {
            return NextMove::Elsewhere;
        }
        let point = Point::new(point % size.lines(), point / size.lines());
        let color = if variant.exchanged { color.opponent() } else { color };
        let point = variant.symmetry.inverse().point(point, size);
        let seen = |&(symmetry, exchanged): &(Symmetry, bool)| {
            NextMove::Inside(if exchanged { color.opponent() } else { color }, symmetry.point(point, size))
        };
        self.own_symmetries.iter().map(seen).min().unwrap_or(NextMove::Elsewhere)
    }
}

impl PatternVariant {
    fn new(pattern: &BoardPattern, symmetry: Symmetry, exchanged: bool) -> Self {
        let size = pattern.size();
        let mut required = vec![None; size.area()];
        let mut ever = [const { Vec::new() }; 2].map(|_: Vec<u8>| vec![0; size.area().div_ceil(8)]);
        for point in pattern.points() {
            let stone = pattern.stones.get(point).map(|color| if exchanged { color.opponent() } else { color });
            let i = symmetry.point(point, size).index(size);
            required[i] = Some(content(stone));
            if let Some(color) = stone {
                ever[color as usize][i / 8] |= 1 << (i % 8);
            }
        }
        let ever = ever.map(|bytes| bytes.into_iter().enumerate().filter(|(_, bits)| *bits != 0).collect());
        Self { symmetry, exchanged, required, ever }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::sgf;

    fn changes(text: &str) -> Changes {
        Changes::of(&sgf::read(text.as_bytes()).unwrap().record)
    }

    #[test]
    fn a_corner_is_found_in_every_corner_with_either_colours_until_it_changes() {
        let diagram = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let pattern = BoardPattern::corner(Stones::from_diagram(diagram).unwrap(), None).unwrap();
        assert_eq!(pattern.name(), "A1:D4");
        let find = |text: &str| PatternMatcher::new(pattern.clone()).find(&changes(text));
        let c3 = Point::new(2, 6);
        // White's stone in the upper right corner; Black answers beside it.
        let standing = find("(;SZ[9];B[ee];W[gc];B[ac];W[ae];B[hc];W[])");
        // B3 and C2 are the same answer to a stone on C3.
        let next = NextMove::Inside(Color::White, Point::new(1, 6));
        assert_eq!(standing, [Standing { first: 2, last: 4, exchanged: true, next }]);
        // In two corners at once it stands in each of them until that one changes.
        let both = find("(;SZ[9];B[cg];W[gc];B[ee])");
        let until_the_end = |first, exchanged| Standing { first, last: 3, exchanged, next: NextMove::None };
        assert_eq!(both, [until_the_end(1, false), until_the_end(2, true)]);
        let both = find("(;SZ[9];B[cg];W[gc];B[ch];W[ee];B[hc])");
        let beside =
            |first, exchanged, next| Standing { first, last: first + 1 + usize::from(exchanged), exchanged, next };
        let inside = |color, col, row| NextMove::Inside(color, Point::new(col, row));
        assert_eq!(both, [beside(1, false, inside(Color::Black, 1, 6)), beside(2, true, inside(Color::White, 1, 6))]);
        assert_eq!(Standing::moments(&both), [1, 2, 3, 4]);
        assert!(find("(;SZ[9];B[ee];W[cc];B[bc])").len() == 1);
        assert!(find("(;SZ[9];B[bb];W[bh])").is_empty());
        assert!(find("(;SZ[13];B[ck])").is_empty(), "another size of board");
        assert!(pattern.contains(c3) && !pattern.is_whole());
    }

    #[test]
    fn the_corner_of_the_last_move_is_meant() {
        let mut stones = Stones::empty(BoardSize::NINETEEN);
        assert_eq!(BoardPattern::corner(stones.clone(), None), Err(PatternError::NoStone));
        let point = |label: &str| Point::from_label(label, BoardSize::NINETEEN).unwrap();
        for (label, color) in
            [("D4", Color::Black), ("Q16", Color::White), ("R14", Color::Black), ("K10", Color::White)]
        {
            stones.set(point(label), Some(color));
        }
        assert_eq!(BoardPattern::corner(stones.clone(), None), Err(PatternError::SeveralCorners));
        let name = |near: &str| BoardPattern::corner(stones.clone(), Some(point(near))).unwrap().name();
        assert_eq!((name("R14").as_str(), name("D4").as_str()), ("J9:T19", "A1:L11"));
    }

    #[test]
    fn a_whole_position_comes_back_after_a_ko() {
        let ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[aa];B[];W[bb];B[])";
        let record = sgf::read(ko.as_bytes()).unwrap().record;
        for n in 0..=record.moves.len() {
            let wanted = record.position_after(n).stones().clone();
            let found = PatternMatcher::new(BoardPattern::whole(wanted.clone())).find(&Changes::of(&record));
            let listed = Standing::moments(&found);
            let expected: Vec<usize> =
                (0..=record.moves.len()).filter(|&m| *record.position_after(m).stones() == wanted).collect();
            assert_eq!(listed, expected, "after move {n}");
        }
    }
}
