//! A part of a position that is looked for anywhere on the board, with points where something else may lie, or with fixed colours.
//!
//! Of each way to lay the pattern on the board it counts the points that differ, as [`super::pattern::PatternMatcher`] does; there are
//! thousands of ways, and of those only the ones whose stones ever lie in a game are counted.

use std::cell::OnceCell;

use strum::IntoEnumIterator as _;

use super::changes::{ChangesView, LARGEST_AREA};
use super::pattern::{BoardPattern, NextMove, OpenStanding, Standing};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::symmetry::Symmetry;

/// How a pattern may lie on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PatternFreedom {
    /// Whether it may lie anywhere, and not only at its distance from the edges.
    pub is_anywhere: bool,
    /// Whether black stones are black, and not also white with Black's and White's exchanged.
    pub has_fixed_colors: bool,
    /// The points of the pattern where also something else may lie.
    pub wildcards: Vec<(Point, PatternWildcard)>,
}

/// What may lie on a point of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatternWildcard {
    /// Anything.
    Anything,
    /// A black stone or nothing.
    BlackOrEmpty,
    /// A white stone or nothing.
    WhiteOrEmpty,
}

impl PatternWildcard {
    /// Whether this stone, or nothing, may lie there.
    #[must_use]
    pub fn allows(self, stone: Option<Color>) -> bool {
        match self {
            Self::Anything => true,
            Self::BlackOrEmpty => stone != Some(Color::White),
            Self::WhiteOrEmpty => stone != Some(Color::Black),
        }
    }
}

/// What may lie on a point: bit 0 nothing, bit 1 Black, bit 2 White.
type Allowed = u8;

const ANYTHING: Allowed = 0b111;

const fn content(stone: Option<Color>) -> u8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

const fn exchanged(allowed: Allowed) -> Allowed {
    allowed & 1 | (allowed & 2) << 1 | (allowed & 4) >> 1
}

/// The pattern turned, mirrored and with exchanged colours.
#[derive(Debug, Clone, PartialEq, Eq)]
struct FreeVariant {
    symmetry: Symmetry,
    exchanged: bool,
    /// The upper left corner where it is not moved.
    corner: (usize, usize),
    width: usize,
    height: usize,
    /// What may lie at each point, row by row.
    allowed: Vec<Allowed>,
    /// Where a stone has to lie, as column, row and colour.
    stones: Vec<(usize, usize, usize)>,
    /// Where nothing may lie, as column and row.
    empty: Vec<(usize, usize)>,
}

impl FreeVariant {
    fn of(pattern: &BoardPattern, allowed: &[Allowed], symmetry: Symmetry, is_exchanged: bool) -> Self {
        let (size, lines) = (pattern.size(), pattern.size().lines());
        let corners = pattern.corners().map(|corner| symmetry.point(corner, size));
        let low = |of: fn(&Point) -> u8| corners.iter().map(of).min().map_or(0, usize::from);
        let high = |of: fn(&Point) -> u8| corners.iter().map(of).max().map_or(0, usize::from);
        let corner = (low(|p| p.col), low(|p| p.row));
        let (width, height) = (high(|p| p.col) + 1 - corner.0, high(|p| p.row) + 1 - corner.1);
        let mut turned = vec![ANYTHING; width * height];
        for point in size.points().filter(|&point| pattern.contains(point)) {
            let may = allowed[usize::from(point.row) * lines + usize::from(point.col)];
            let Point { col, row } = symmetry.point(point, size);
            let place = (usize::from(row) - corner.1) * width + usize::from(col) - corner.0;
            turned[place] = if is_exchanged { exchanged(may) } else { may };
        }
        let places = || turned.iter().enumerate().map(|(i, &allowed)| (i % width, i / width, allowed));
        let color = |allowed| [0b010, 0b100].iter().position(|&stone| stone == allowed);
        let stones = places().filter_map(|(col, row, allowed)| Some((col, row, color(allowed)?))).collect();
        let empty = places().filter(|place| place.2 == 1).map(|(col, row, _)| (col, row)).collect();
        Self { symmetry, exchanged: is_exchanged, corner, width, height, allowed: turned, stones, empty }
    }

    /// The points that say something, as column, row and what may lie there.
    fn points(&self) -> impl Iterator<Item = (usize, usize, Allowed)> + '_ {
        let point = |(i, &allowed): (usize, &Allowed)| (i % self.width, i / self.width, allowed);
        self.allowed.iter().enumerate().map(point).filter(|point| point.2 != ANYTHING)
    }
}

/// Finds one pattern in many games, wherever it lies.
#[derive(Debug, Clone)]
pub struct FreeMatcher {
    size: BoardSize,
    is_anywhere: bool,
    variants: Vec<FreeVariant>,
    /// The symmetries that leave the pattern as it is.
    own_symmetries: Vec<OwnSymmetry>,
}

/// A symmetry that leaves the pattern as it is, or moves it along the board.
#[derive(Debug, Clone)]
struct OwnSymmetry {
    symmetry: Symmetry,
    exchanged: bool,
    /// The upper left corner of the pattern after it.
    corner: (usize, usize),
}

/// A way to lay a pattern on the board.
struct PatternPlacement {
    variant: usize,
    /// The column and the row of its upper left corner.
    corner: (usize, usize),
    /// The points that differ.
    differs: usize,
    /// The last number of moves after which it may stand.
    until: usize,
}

/// When each point of a game changes, in numbers of moves.
struct PointTimes {
    /// The first stone of each colour; `NEVER` where none ever lies.
    first: [[u16; LARGEST_AREA]; 2],
    /// The first change.
    changed: [u16; LARGEST_AREA],
    /// Whether it changes more than once: it may be empty again.
    changes_again: [bool; LARGEST_AREA],
}

const NEVER: u16 = u16::MAX;

impl PointTimes {
    fn of(changes: ChangesView<'_>) -> Self {
        let mut times = Self {
            first: [[NEVER; LARGEST_AREA]; 2],
            changed: [NEVER; LARGEST_AREA],
            changes_again: [false; LARGEST_AREA],
        };
        let mut number = 0u16;
        for change in changes.iter() {
            if let Some(point) = change.point {
                times.changes_again[point] |= times.changed[point] != NEVER;
                times.changed[point] = times.changed[point].min(number);
                if let Some(color) = change.stone {
                    let first = &mut times.first[color as usize][point];
                    *first = (*first).min(number);
                }
            }
            // A game of more moves is looked at whole: its last moves count as one.
            number = if change.is_last { number.saturating_add(1).min(NEVER - 1) } else { number };
        }
        times
    }

    /// Until which number of moves a pattern may stand here; `None` where a point that has to be empty is taken before its last stone
    /// lies.
    fn until(&self, variant: &FreeVariant, corner: usize, lines: usize) -> Option<usize> {
        let at = |col: usize, row: usize| corner + row * lines + col;
        let mut from = 0;
        for &(col, row, color) in &variant.stones {
            from = from.max(self.first[color][at(col, row)]);
        }
        let mut until = usize::MAX;
        for &(col, row) in &variant.empty {
            let point = at(col, row);
            if self.changed[point] != NEVER && !self.changes_again[point] {
                if self.changed[point] == NEVER - 1 {
                    continue;
                }
                if self.changed[point] <= from {
                    return None;
                }
                until = until.min(usize::from(self.changed[point]));
            }
        }
        Some(until)
    }
}

/// For each point the placements that say something of it, with what may lie there. Why in one list: a list a point is made for each game
/// that is searched, and takes longer than the search.
struct PointPlacements {
    /// The last entry of each point; `NO_ENTRY` without one.
    last: [u32; LARGEST_AREA],
    /// Each entry with the one of its point before it.
    entries: Vec<(u32, u32, Allowed)>,
}

const NO_ENTRY: u32 = u32::MAX;

impl Default for PointPlacements {
    fn default() -> Self {
        Self { last: [NO_ENTRY; LARGEST_AREA], entries: Vec::new() }
    }
}

impl PointPlacements {
    fn add(&mut self, point: usize, placement: usize, allowed: Allowed) {
        let entry = self.entries.len() as u32;
        self.entries.push((std::mem::replace(&mut self.last[point], entry), placement as u32, allowed));
    }

    /// The placements that say something of a point.
    fn at(&self, point: usize) -> impl Iterator<Item = (usize, Allowed)> + '_ {
        let entry = |at: u32| self.entries.get(at as usize);
        std::iter::successors(entry(self.last[point]), move |found| entry(found.0))
            .map(|&(_, placement, allowed)| (placement as usize, allowed))
    }
}

/// The bits of a row among those of a board, which stand one after another.
fn row_bits(bits: &[u8], row: usize, lines: usize) -> u32 {
    let (from, shift) = (row * lines / 8, row * lines % 8);
    let mut bytes = [0; 8];
    let end = bits.len().min(from + 8);
    bytes[..end - from].copy_from_slice(&bits[from..end]);
    (u64::from_le_bytes(bytes) >> shift) as u32 & ((1 << lines) - 1)
}

impl FreeMatcher {
    /// For this pattern.
    #[must_use]
    pub fn new(pattern: &BoardPattern, freedom: &PatternFreedom) -> Self {
        Self::in_colors(pattern, freedom, if freedom.has_fixed_colors { &[false] } else { &[false, true] })
    }

    /// As [`FreeMatcher::new`], in the colours as they are given (false), exchanged (true) or in both.
    pub(super) fn in_colors(pattern: &BoardPattern, freedom: &PatternFreedom, colors: &[bool]) -> Self {
        let mut allowed: Vec<Allowed> = pattern.stones().iter().map(|(_, stone)| 1 << content(stone)).collect();
        for &(point, wildcard) in &freedom.wildcards {
            let place = point.index(pattern.size());
            allowed[place] = match wildcard {
                PatternWildcard::Anything => ANYTHING,
                PatternWildcard::BlackOrEmpty => 0b011,
                PatternWildcard::WhiteOrEmpty => 0b101,
            };
        }
        let mut variants: Vec<FreeVariant> = Vec::new();
        let mut own_symmetries = Vec::new();
        for &is_exchanged in colors {
            for symmetry in Symmetry::iter() {
                let variant = FreeVariant::of(pattern, &allowed, symmetry, is_exchanged);
                let is_same = |other: &FreeVariant| {
                    let is_at = freedom.is_anywhere || other.corner == variant.corner;
                    is_at && other.width == variant.width && other.allowed == variant.allowed
                };
                if variants.first().is_none_or(&is_same) {
                    own_symmetries.push(OwnSymmetry { symmetry, exchanged: is_exchanged, corner: variant.corner });
                }
                if !variants.iter().any(is_same) {
                    variants.push(variant);
                }
            }
        }
        Self { size: pattern.size(), is_anywhere: freedom.is_anywhere, variants, own_symmetries }
    }

    /// Where the pattern stands in a game, in the order of the first moves. Each way to lay it on the board has its own standings,
    /// which may be at the same time.
    #[must_use]
    pub fn find_in(&self, changes: ChangesView<'_>) -> Vec<Standing> {
        if changes.size() != self.size {
            return Vec::new();
        }
        let mut placements = self.possible(changes);
        if placements.is_empty() {
            return Vec::new();
        }
        // What is long past stands no more.
        let until = placements.iter().map(|placement| placement.until).max().unwrap_or_default();
        // For each point the placements that say something of it.
        let lines = self.size.lines();
        let mut of_points = PointPlacements::default();
        for (i, placement) in placements.iter_mut().enumerate() {
            for (col, row, allowed) in self.variants[placement.variant].points() {
                let point = (placement.corner.1 + row) * lines + placement.corner.0 + col;
                of_points.add(point, i, allowed);
                placement.differs += usize::from(allowed & 1 == 0);
            }
        }
        let mut board = [0u8; LARGEST_AREA];
        let mut found: Vec<Standing> = Vec::new();
        let mut open: Vec<OpenStanding> = Vec::new();
        // The placements that may have begun to stand with the last move.
        let mut begun: Vec<usize> = (0..placements.len()).filter(|&i| placements[i].differs == 0).collect();
        let (mut number, mut played) = (0, None);
        for change in changes.iter() {
            if let Some(point) = change.point {
                let new = content(change.stone);
                let old = std::mem::replace(&mut board[point], new);
                for (i, allowed) in of_points.at(point) {
                    let differs = |content: u8| usize::from(allowed >> content & 1 == 0);
                    placements[i].differs = placements[i].differs + differs(new) - differs(old);
                    if placements[i].differs == 0 {
                        begun.push(i);
                    }
                }
                if change.is_played {
                    played = change.stone.map(|color| (color, point));
                }
            }
            if !change.is_last {
                continue;
            }
            open.retain(|open| {
                let placement = &placements[open.way];
                match placement.differs {
                    0 => found[open.standing].last = number,
                    _ => found[open.standing].next = self.next_move(placement, played),
                }
                placement.differs == 0
            });
            begun.sort_unstable();
            for way in begun.drain(..).filter(|&way| placements[way].differs == 0) {
                let exchanged = self.variants[placements[way].variant].exchanged;
                OpenStanding::begin(&mut open, &mut found, way, number, exchanged);
            }
            if open.is_empty() && number > until {
                break;
            }
            (number, played) = (number + 1, None);
        }
        found
    }

    /// The placements whose stones ever lie on the board, at whatever time.
    fn possible(&self, changes: ChangesView<'_>) -> Vec<PatternPlacement> {
        let lines = self.size.lines();
        let rows = Color::BOTH.map(|color| {
            let ever = changes.ever(color);
            let mut rows = [0u32; BoardSize::LARGEST.lines()];
            for (row, bits) in rows.iter_mut().enumerate().take(lines) {
                *bits = row_bits(ever, row, lines);
            }
            rows
        });
        let times = OnceCell::new();
        let mut found = Vec::new();
        for (v, variant) in self.variants.iter().enumerate() {
            let stones = &variant.stones;
            let mut add = |corner: (usize, usize)| {
                let times = times.get_or_init(|| PointTimes::of(changes));
                let until = times.until(variant, corner.1 * lines + corner.0, lines);
                found.extend(until.map(|until| PatternPlacement { variant: v, corner, differs: 0, until }));
            };
            let bits_at = |row: usize, all: u32| {
                stones.iter().fold(all, |bits, &(col, below, color)| bits & rows[color][row + below] >> col)
            };
            if !self.is_anywhere {
                let (col, row) = variant.corner;
                if bits_at(row, 1 << col) != 0 {
                    add(variant.corner);
                }
                continue;
            }
            let all = (1u32 << (lines + 1 - variant.width)) - 1;
            for row in 0..=lines - variant.height {
                let mut bits = bits_at(row, all);
                while bits != 0 {
                    add((bits.trailing_zeros() as usize, row));
                    bits &= bits - 1;
                }
            }
        }
        found
    }

    /// The move that ends a standing, seen as the pattern was given. Of moves that are equal by a symmetry of the pattern it is always the
    /// same one.
    fn next_move(&self, placement: &PatternPlacement, played: Option<(Color, usize)>) -> NextMove {
        let Some((color, point)) = played else { return NextMove::Elsewhere };
        let variant = &self.variants[placement.variant];
        let lines = self.size.lines();
        let (col, row) = (point % lines, point / lines);
        let (left, top) = placement.corner;
        if !(left..left + variant.width).contains(&col) || !(top..top + variant.height).contains(&row) {
            return NextMove::Elsewhere;
        }
        let color = if variant.exchanged { color.opponent() } else { color };
        // Back to where the pattern was given.
        let home = Point::new(col - left + variant.corner.0, row - top + variant.corner.1);
        let point = variant.symmetry.inverse().point(home, self.size);
        let first = self.variants[0].corner;
        let seen = |own: &OwnSymmetry| {
            let Point { col, row } = own.symmetry.point(point, self.size);
            let moved = |at: u8, from: usize, to: usize| usize::from(at) + to - from;
            let point = Point::new(moved(col, own.corner.0, first.0), moved(row, own.corner.1, first.1));
            NextMove::Inside(if own.exchanged { color.opponent() } else { color }, point)
        };
        self.own_symmetries.iter().map(seen).min().unwrap_or(NextMove::Elsewhere)
    }
}

#[cfg(test)]
mod tests {
    use super::super::pattern::PatternMatcher;
    use super::*;
    use crate::changes::Changes;
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_formats::sgf;

    /// The stones of a rectangle that is laid into the upper left corner of a board of nine lines.
    fn pattern(diagram: &str) -> BoardPattern {
        let rows: Vec<Vec<char>> =
            diagram.lines().map(|row| row.chars().filter(|c| !c.is_whitespace()).collect()).collect();
        let size = BoardSize::NINE;
        let mut stones = Stones::empty(size);
        for (row, col) in (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |col| (row, col))) {
            let stone = match rows[row][col] {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            };
            stones.set(Point::new(col, row), stone);
        }
        BoardPattern::region(stones, Point::new(0, 0), Point::new(rows[0].len() - 1, rows.len() - 1))
    }

    fn changes(sgf: &str) -> Changes {
        Changes::of(&sgf::read(sgf.as_bytes()).unwrap().record)
    }

    fn check(diagram: &str, freedom: &PatternFreedom, sgf: &str, expected: &[(usize, usize, NextMove)]) {
        let found = FreeMatcher::new(&pattern(diagram), freedom).find_in(changes(sgf).view());
        let found: Vec<_> = found.into_iter().map(|standing| (standing.first, standing.last, standing.next)).collect();
        assert_eq!(found, expected, "{diagram}\n{sgf}");
    }

    fn anywhere() -> PatternFreedom {
        PatternFreedom { is_anywhere: true, ..PatternFreedom::default() }
    }

    #[test]
    fn a_shape_is_found_anywhere_turned_and_with_exchanged_colours() {
        // The empty triangle of White, in the middle.
        let game = "(;SZ[9];B[aa];W[ee];B[ia];W[ef];B[ai];W[fe];B[ff])";
        check("X X\nX .", &anywhere(), game, &[(6, 6, NextMove::Inside(Color::White, Point::new(1, 1)))]);
        let fixed = PatternFreedom { has_fixed_colors: true, ..anywhere() };
        check("X X\nX .", &fixed, game, &[]);
        check("O O\nO .", &fixed, game, &[(6, 6, NextMove::Inside(Color::Black, Point::new(1, 1)))]);
        check("X X\nX .", &PatternFreedom::default(), game, &[]);
        // A pattern goes to the edge and not beyond.
        check("X .\n. O", &anywhere(), "(;SZ[9];B[hh];W[ii])", &[(2, 2, NextMove::None)]);
        check("X . .\n. O .", &fixed, "(;SZ[9];B[hh];W[ii])", &[]);
    }

    #[test]
    fn moves_that_a_symmetry_makes_equal_are_one() {
        for last in ["ef", "fe"] {
            let game = format!("(;SZ[9];B[ee];W[aa];B[ff];W[{last}])");
            check("X .\n. X", &anywhere(), &game, &[(3, 3, NextMove::Inside(Color::White, Point::new(0, 1)))]);
        }
    }

    #[test]
    fn something_else_may_lie_on_a_wildcard() {
        let with = |wildcard| PatternFreedom {
            has_fixed_colors: true,
            wildcards: vec![(Point::new(1, 0), wildcard)],
            ..anywhere()
        };
        let games =
            ["(;SZ[9];B[ee];W[fe];B[ge])", "(;SZ[9];B[ee];W[aa];B[ge])", "(;SZ[9];B[ee];W[aa];B[ge];W[bb];B[fe])"];
        let found = |wildcard, game: &str| {
            !FreeMatcher::new(&pattern("X . X"), &with(wildcard)).find_in(changes(game).view()).is_empty()
        };
        assert_eq!(games.map(|game| found(PatternWildcard::Anything, game)), [true, true, true]);
        assert_eq!(games.map(|game| found(PatternWildcard::WhiteOrEmpty, game)), [true, true, true]);
        assert_eq!(games.map(|game| found(PatternWildcard::BlackOrEmpty, game)), [false, true, true]);
    }

    /// Pseudo-random numbers, the same each time.
    fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed.wrapping_mul(2).wrapping_add(1);
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % below
        }
    }

    /// A game of random stones, some of which are taken.
    fn drawn_game(seed: u64) -> Changes {
        let mut number = numbers(seed);
        let letter = |n: usize| char::from(b'a' + n as u8);
        let moves: String =
            (0..40).map(|n| format!(";{}[{}{}]", ["B", "W"][n % 2], letter(number(9)), letter(number(9)))).collect();
        changes(&format!("(;SZ[9]{moves})"))
    }

    /// Every moment at which the pattern stands, found by laying it everywhere on every position.
    fn by_force(pattern: &BoardPattern, freedom: &PatternFreedom, changes: &Changes) -> Vec<usize> {
        let size = pattern.size();
        let stands = |board: &Stones, dx: i32, dy: i32, is_exchanged: bool| {
            size.points().filter(|&point| pattern.contains(point)).all(|point| {
                let (col, row) = (i32::from(point.col) + dx, i32::from(point.row) + dy);
                let Ok(place) = u8::try_from(col).and_then(|col| Ok(Point { col, row: u8::try_from(row)? })) else {
                    return false;
                };
                if usize::from(place.col) >= size.lines() || usize::from(place.row) >= size.lines() {
                    return false;
                }
                let lies = board.get(place).map(|color| if is_exchanged { color.opponent() } else { color });
                let wildcard = freedom.wildcards.iter().find(|(at, _)| *at == point).map(|(_, wildcard)| *wildcard);
                match wildcard {
                    Some(wildcard) => wildcard.allows(lies),
                    None => lies == pattern.stones().get(point),
                }
            })
        };
        let moves = if freedom.is_anywhere { -9..=9 } else { 0..=0 };
        let colors: &[bool] = if freedom.has_fixed_colors { &[false] } else { &[false, true] };
        let is_found = |board: &Stones| {
            Symmetry::iter().any(|symmetry| {
                let board = symmetry.stones(board);
                colors
                    .iter()
                    .any(|&color| moves.clone().any(|dx| moves.clone().any(|dy| stands(&board, dx, dy, color))))
            })
        };
        changes.positions().enumerate().filter(|(_, board)| is_found(board)).map(|(number, _)| number).collect()
    }

    #[test]
    fn what_is_found_is_what_laying_the_pattern_everywhere_finds() {
        let mut found_anything = 0;
        for seed in 1..=250 {
            let game = drawn_game(seed);
            let mut number = numbers(seed + 1000);
            let boards: Vec<Stones> = game.positions().collect();
            for _ in 0..4 {
                // A part of a position of the game, of which some points may be anything.
                let board = &boards[number(boards.len())];
                let (width, height) = (1 + number(4), 1 + number(4));
                let (left, top) = (number(9 - width + 1), number(9 - height + 1));
                let corners = [Point::new(left, top), Point::new(left + width - 1, top + height - 1)];
                let pattern = BoardPattern::region(board.clone(), corners[0], corners[1]);
                let kinds = [PatternWildcard::Anything, PatternWildcard::BlackOrEmpty, PatternWildcard::WhiteOrEmpty];
                let wildcards = (0..number(3)).map(|_| {
                    let point = Point::new(left + number(width), top + number(height));
                    (point, kinds[number(3)])
                });
                let mut wildcards: Vec<_> = wildcards.collect();
                wildcards.sort_by_key(|wildcard| wildcard.0);
                wildcards.dedup_by_key(|wildcard| wildcard.0);
                let freedom =
                    PatternFreedom { is_anywhere: number(2) == 0, has_fixed_colors: number(2) == 0, wildcards };
                let standings = FreeMatcher::new(&pattern, &freedom).find_in(game.view());
                let found = Standing::moments(&standings);
                assert_eq!(found, by_force(&pattern, &freedom, &game), "game {seed}, {pattern:?} {freedom:?}");
                found_anything += usize::from(!found.is_empty());
                if freedom == PatternFreedom::default() {
                    assert_eq!(standings, PatternMatcher::new(pattern).find_in(game.view()));
                }
            }
        }
        assert!(found_anything > 900, "{found_anything}");
    }
}
