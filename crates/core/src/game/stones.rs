//! An arrangement of stones, without history: what lies on the board, legal or not.

use std::fmt;

use thiserror::Error;

use super::color::Color;
use super::point::{BoardSize, Point};

/// Stones on a board, in any arrangement, also one that no game reaches.
///
/// ```
/// use kifuscribe_core::game::{color::Color, point::Point, stones::Stones};
/// let mut stones = Stones::from_diagram("
///     . X O . .
///     X O . O .
///     . X O . .
///     . . . . .
///     . . . . .").unwrap();
/// let [c4, b4] = ["C4", "B4"].map(|label| Point::from_label(label, stones.size()).unwrap());
/// assert_eq!(stones.liberties(b4), [c4]);
/// // Black takes the ko.
/// assert_eq!(stones.place(Color::Black, c4), [b4]);
/// assert_eq!(stones.rows(), [".XO..", "X.XO.", ".XO..", ".....", "....."]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Stones {
    size: BoardSize,
    points: Vec<Option<Color>>,
}

/// Text that is not an ASCII board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadDiagram {
    /// The rows do not form a square of 1 to 25 lines.
    #[error("the diagram has {rows} rows, and row {row} has {len} points: a board is square")]
    NotSquare {
        /// The number of rows.
        rows: usize,
        /// The offending row, from 1.
        row: usize,
        /// Its length.
        len: usize,
    },
    /// A character that is not `X`, `O` or `.`.
    #[error("the diagram holds the character '{0}': use X, O and .")]
    Character(char),
}

impl Stones {
    /// An empty board.
    #[must_use]
    pub fn empty(size: BoardSize) -> Self {
        Self { size, points: vec![None; size.area()] }
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The colour of the stone on `point`, or `None` where it is empty.
    ///
    /// # Panics
    /// When the point is not on the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        debug_assert!(point.is_on(self.size));
        self.points[point.index(self.size)]
    }

    /// Puts a stone on `point`, or lifts what is there with `None`. No rule is applied.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        debug_assert!(point.is_on(self.size));
        self.points[point.index(self.size)] = stone;
    }

    /// Every point with what lies on it, top row first.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Option<Color>)> + '_ {
        self.size.points().zip(self.points.iter().copied())
    }

    /// The points with a stone of `color`, top row first.
    pub fn of(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        self.iter().filter(move |&(_, s)| s == Some(color)).map(|(p, _)| p)
    }

    /// The number of stones of `color`.
    #[must_use]
    pub fn count(&self, color: Color) -> usize {
        self.points.iter().filter(|&&s| s == Some(color)).count()
    }

    /// The string of the stone on `point` (all stones of its colour connected along lines), in an
    /// order that depends on the position alone; empty where no stone lies.
    #[must_use]
    pub fn string(&self, point: Point) -> Vec<Point> {
        let color = self.get(point);
        if color.is_none() {
            return Vec::new();
        }
        self.connected(point, &mut vec![false; self.size.area()], |stone| stone == color)
    }

    /// The points connected with `start` along lines through points whose content `belongs`; `seen` marks them, and
    /// leaves out those that it marks already.
    pub(super) fn connected(
        &self,
        start: Point,
        seen: &mut [bool],
        belongs: impl Fn(Option<Color>) -> bool,
    ) -> Vec<Point> {
        seen[start.index(self.size)] = true;
        let mut found = vec![start];
        let mut next = 0;
        while next < found.len() {
            for q in found[next].neighbors(self.size) {
                let i = q.index(self.size);
                if !seen[i] && belongs(self.points[i]) {
                    seen[i] = true;
                    found.push(q);
                }
            }
            next += 1;
        }
        found
    }

    /// Whether the string of the stone on `point` has at least one liberty. True for an empty point.
    #[must_use]
    pub fn has_liberty(&self, point: Point) -> bool {
        let Some(color) = self.get(point) else { return true };
        if point.neighbors(self.size).any(|q| self.points[q.index(self.size)].is_none()) {
            return true;
        }
        // The flood needs no heap: this is asked up to four times for every move ever played.
        let mut seen = [false; 625];
        let mut string = [point; 625];
        seen[point.index(self.size)] = true;
        let (mut next, mut len) = (0, 1);
        while next < len {
            for q in string[next].neighbors(self.size) {
                let i = q.index(self.size);
                match self.points[i] {
                    None => return true,
                    Some(c) if c == color && !seen[i] => {
                        seen[i] = true;
                        string[len] = q;
                        len += 1;
                    }
                    Some(_) => {}
                }
            }
            next += 1;
        }
        false
    }

    /// The liberties of the string of the stone on `point`, in an order that depends on the position
    /// alone.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let mut liberties = Vec::new();
        for p in self.string(point) {
            for q in p.neighbors(self.size) {
                if self.get(q).is_none() && !liberties.contains(&q) {
                    liberties.push(q);
                }
            }
        }
        liberties
    }

    /// The stones that have no liberty, top row first: a position reached by play has none.
    #[must_use]
    pub fn without_liberties(&self) -> Vec<Point> {
        self.iter().filter(|&(p, s)| s.is_some() && !self.has_liberty(p)).map(|(p, _)| p).collect()
    }

    /// Whether every string has a liberty.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.iter().all(|(p, s)| s.is_none() || self.has_liberty(p))
    }

    /// The connected regions of points with `of` on them: all empty regions for `None`, all
    /// strings of a colour else. Regions and their points are in an order that depends on the position
    /// alone.
    #[must_use]
    pub fn regions(&self, of: Option<Color>) -> Vec<Vec<Point>> {
        self.connected_regions(|stone| stone == of)
    }

    /// The connected regions of points whose content `belongs`, in the order of their first points.
    pub(super) fn connected_regions(&self, belongs: impl Fn(Option<Color>) -> bool) -> Vec<Vec<Point>> {
        let mut seen = vec![false; self.size.area()];
        let mut regions = Vec::new();
        for (start, stone) in self.iter() {
            if !seen[start.index(self.size)] && belongs(stone) {
                regions.push(self.connected(start, &mut seen, &belongs));
            }
        }
        regions
    }

    /// Puts a stone of `color` on an empty `point` and lifts the opponent's strings that this leaves
    /// without a liberty; returns the points lifted, in row-major order. The own string is not
    /// touched even when it has no liberty left: suicide is a matter of the rule set.
    pub fn place(&mut self, color: Color, point: Point) -> Vec<Point> {
        self.set(point, Some(color));
        let mut captured = Vec::new();
        for q in point.neighbors(self.size) {
            if self.get(q) == Some(color.opponent()) && !self.has_liberty(q) {
                for p in self.string(q) {
                    self.set(p, None);
                    captured.push(p);
                }
            }
        }
        captured.sort_unstable_by_key(|p| p.index(self.size));
        captured
    }

    /// The rows as text: `X`, `O` and `.`, top row first.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.points
            .chunks(self.size.lines())
            .map(|row| row.iter().map(|s| s.map_or('.', Color::stone_char)).collect())
            .collect()
    }

    /// Reads rows of `X`, `O` and `.`, top row first; blanks inside a row are ignored.
    ///
    /// # Errors
    /// [`BadDiagram`] when the rows are not square or have another character in them.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BadDiagram> {
        let not_square = |row: usize, len: usize| BadDiagram::NotSquare { rows: rows.len(), row, len };
        let size =
            BoardSize::new(rows.len()).map_err(|_| not_square(1, rows.first().map_or(0, |r| r.as_ref().len())))?;
        let mut stones = Self::empty(size);
        for (r, row) in rows.iter().enumerate() {
            let cells: Vec<char> = row.as_ref().chars().filter(|c| !c.is_whitespace()).collect();
            if cells.len() != size.lines() {
                return Err(not_square(r + 1, cells.len()));
            }
            for (c, ch) in cells.into_iter().enumerate() {
                let stone = match ch {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    '.' => None,
                    other => return Err(BadDiagram::Character(other)),
                };
                stones.set(Point::new(c, r), stone);
            }
        }
        Ok(stones)
    }

    /// Reads a diagram of lines such as `. X O`; empty lines are skipped, indentation is ignored.
    ///
    /// # Errors
    /// As [`Stones::from_rows`].
    pub fn from_diagram(text: &str) -> Result<Self, BadDiagram> {
        let rows: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        Self::from_rows(&rows)
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows() {
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_without_liberties_is_lifted() {
        let mut stones = Stones::from_diagram(". X .\nX O .\n. X .").unwrap();
        assert_eq!(stones.place(Color::Black, Point::new(2, 1)), vec![Point::new(1, 1)]);
        assert_eq!(stones.rows(), [".X.", "X.X", ".X."]);
    }

    #[test]
    fn a_board_with_stones_that_cannot_breathe_names_them() {
        let without = |diagram: &str| {
            let stones = Stones::from_diagram(diagram).unwrap();
            stones.without_liberties().iter().map(|p| p.label(stones.size())).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(without("O X .\nX . .\n. . ."), "A3");
        assert_eq!(without("O O X\nX X .\n. . ."), "A3 B3");
        assert_eq!(without("O . X\nX X .\n. . ."), "");
    }
}
