//! The points of a board and the side that bounds them.

use std::fmt;

use thiserror::Error;

use kifuscribe_language::Message;

/// The column letters of a board, left to right: `I` is left out (docs/rules.md conventions).
pub const COLUMN_LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The number of lines on one side of a square board, 1 to 25.
///
/// Games are recorded on 5 to 25 lines ([`BoardSize::for_play`]); the smaller ones exist because
/// the rules are tested on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize(u8);

/// A board side that is not 1 to 25 lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub struct BadBoardSize(pub usize);

impl BoardSize {
    /// 9 lines.
    pub const NINE: Self = Self(9);
    /// 13 lines.
    pub const THIRTEEN: Self = Self(13);
    /// 19 lines.
    pub const NINETEEN: Self = Self(19);
    /// The largest board: as many lines as there are column letters.
    pub const LARGEST: Self = Self(25);

    /// A board of `lines` lines, 1 to 25.
    ///
    /// # Errors
    /// [`BadBoardSize`] outside that range.
    pub fn new(lines: usize) -> Result<Self, BadBoardSize> {
        match u8::try_from(lines) {
            Ok(n) if (1..=25).contains(&n) => Ok(Self(n)),
            _ => Err(BadBoardSize(lines)),
        }
    }

    /// A board that a game may be recorded on, 5 to 25 lines.
    ///
    /// # Errors
    /// [`BadBoardSize`] outside that range.
    pub fn for_play(lines: usize) -> Result<Self, BadBoardSize> {
        if lines < 5 { Err(BadBoardSize(lines)) } else { Self::new(lines) }
    }

    /// The number of lines on a side.
    #[must_use]
    pub const fn lines(self) -> usize {
        self.0 as usize
    }

    /// The number of points, P in docs/rules.md B.1.
    #[must_use]
    pub const fn area(self) -> usize {
        self.lines() * self.lines()
    }

    /// The points that boards mark with a dot: four, the centre of an odd board, and from 15 lines on the middles of
    /// the sides; none on boards of fewer than 7 lines.
    #[must_use]
    pub fn star_points(self) -> Vec<Point> {
        let last = self.0 - 1;
        let edge = if last >= 12 { 3 } else { 2 };
        let is_middle = |line: u8| 2 * line == last;
        let is_marked = |line: u8| line == edge || line == last - edge || is_middle(line);
        let has_sides = last >= 14;
        let points = self.points().filter(|p| last >= 6 && is_marked(p.col) && is_marked(p.row));
        points.filter(|p| has_sides || is_middle(p.col) == is_middle(p.row)).collect()
    }

    /// Every point, top row first, each row from the left.
    pub fn points(self) -> impl ExactSizeIterator<Item = Point> + Clone {
        let n = self.lines();
        (0..self.area()).map(move |i| Point { col: (i % n) as u8, row: (i / n) as u8 })
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.0)
    }
}

/// An intersection of the board. Column 0 is the left edge, **row 0 the top edge** of the diagram,
/// as SGF counts them; [`Point::label`] gives the spoken name, whose rows count from the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// Columns from the left edge, 0 to 24.
    pub col: u8,
    /// Rows from the top edge, 0 to 24.
    pub row: u8,
}

impl Point {
    /// The point in column `col` (from the left) and row `row` (from the top), both from 0.
    #[must_use]
    pub const fn new(col: usize, row: usize) -> Self {
        Self { col: col as u8, row: row as u8 }
    }

    /// The index of this point in row-major order on a board of `size`.
    #[must_use]
    pub const fn index(self, size: BoardSize) -> usize {
        self.row as usize * size.lines() + self.col as usize
    }

    /// Whether the point lies on a board of `size`.
    #[must_use]
    pub const fn is_on(self, size: BoardSize) -> bool {
        (self.col as usize) < size.lines() && (self.row as usize) < size.lines()
    }

    /// The spoken name, such as `K10`: columns A to Z without I, rows from the bottom.
    #[must_use]
    pub fn label(self, size: BoardSize) -> String {
        format!("{}{}", COLUMN_LETTERS[self.col as usize] as char, size.lines() - self.row as usize)
    }

    /// The spoken name of the point of a move; `pass` where there is none.
    #[must_use]
    pub fn label_or_pass(point: Option<Self>, size: BoardSize) -> String {
        point.map_or_else(|| "pass".to_owned(), |p| p.label(size))
    }

    /// Reads a spoken name such as `K10` or `k10` on a board of `size`.
    #[must_use]
    pub fn from_label(label: &str, size: BoardSize) -> Option<Self> {
        let mut chars = label.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let col = COLUMN_LETTERS.iter().position(|&c| c as char == letter)?;
        let digits = chars.as_str();
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let number: usize = digits.parse().ok()?;
        let row = size.lines().checked_sub(number)?;
        let point = Self { col: u8::try_from(col).ok()?, row: u8::try_from(row).ok()? };
        (number >= 1 && point.is_on(size)).then_some(point)
    }

    /// Whether this point is `other`, or lies next to it along a line or across a corner.
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        self.col.abs_diff(other.col) <= 1 && self.row.abs_diff(other.row) <= 1
    }

    /// The two to four neighbours along the lines, in the order up, left, right, down.
    pub fn neighbors(self, size: BoardSize) -> impl Iterator<Item = Self> {
        let (c, r) = (self.col, self.row);
        let last = (size.lines() - 1) as u8;
        [
            (r > 0).then(|| Self { col: c, row: r - 1 }),
            (c > 0).then(|| Self { col: c - 1, row: r }),
            (c < last).then(|| Self { col: c + 1, row: r }),
            (r < last).then(|| Self { col: c, row: r + 1 }),
        ]
        .into_iter()
        .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_skip_i_and_count_rows_from_the_bottom() {
        let size = BoardSize::NINETEEN;
        assert_eq!(Point::new(0, 0).label(size), "A19");
        assert_eq!(Point::new(8, 18).label(size), "J1");
        assert_eq!(Point::from_label("q16", size), Some(Point::new(15, 3)));
        for bad in ["I5", "A0", "A20", "", "4", "A+3", "AA"] {
            assert_eq!(Point::from_label(bad, size), None, "{bad}");
        }
    }

    #[test]
    fn every_point_survives_its_label() {
        for lines in 1..=25 {
            let size = BoardSize::new(lines).unwrap();
            for point in size.points() {
                assert_eq!(Point::from_label(&point.label(size), size), Some(point));
            }
        }
    }

    #[test]
    fn boards_mark_their_star_points() {
        let check = |lines: usize, expected: &str| {
            let size = BoardSize::new(lines).unwrap();
            let mut labels: Vec<String> = size.star_points().iter().map(|p| p.label(size)).collect();
            labels.sort();
            assert_eq!(labels.join(" "), expected, "{lines}");
        };
        check(5, "");
        check(9, "C3 C7 E5 G3 G7");
        check(13, "D10 D4 G7 K10 K4");
        check(19, "D10 D16 D4 K10 K16 K4 Q10 Q16 Q4");
    }

    #[test]
    fn a_move_without_a_point_is_called_a_pass() {
        let size = BoardSize::NINE;
        assert_eq!(Point::label_or_pass(Point::from_label("E5", size), size), "E5");
        assert_eq!(Point::label_or_pass(None, size), "pass");
    }
}
