//! A position in pixels, as the window draws it: wood with grain, lines, coordinates, stones with light and shadow, the last
//! move marked by its shape and colour.

use crate::faces::Faces;
use crate::raster::{Ink, Raster};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, COLUMN_LETTERS, Point};
use kifuscribe_core::game::stones::Stones;

/// The wood, and what is drawn on it.
const WOOD: Ink = [222, 184, 122];
const GRAIN: Ink = [186, 146, 88];
const EDGE: Ink = [122, 88, 44];
const LINE: Ink = [74, 54, 26];
/// How much of the grain covers the wood, from 0 to 1.
const GRAIN_OPACITY: f32 = 0.28;
/// How dark each of the two discs of a stone's shadow is, from 0 to 1.
const SHADOW: f32 = 0.17;
/// A stone's side towards the light, its side away from it, and its rim.
const BLACK_STONE: [Ink; 3] = [[92, 95, 102], [22, 23, 26], [4, 4, 6]];
const WHITE_STONE: [Ink; 3] = [[255, 255, 253], [214, 211, 202], [108, 100, 88]];
/// The mark of the last move.
pub const LAST_MOVE: Ink = [224, 72, 42];
/// The ring round a stone whose move is in doubt, and its edges.
const DOUBT: Ink = [255, 196, 64];
const DARK: Ink = [8, 10, 12];

/// A position that is drawn.
#[derive(Debug, Clone, Copy)]
pub struct DrawnPosition<'a> {
    /// The stones.
    pub stones: &'a Stones,
    /// The point of the last move.
    pub last: Option<Point>,
    /// The points of moves in doubt, each of which has a ring round its stone.
    pub doubtful: &'a [Point],
}

/// An empty board in pixels, on which positions are drawn.
#[derive(Debug, Clone)]
pub struct BoardPicture {
    ground: Raster,
    /// The distance of two lines, in pixels.
    cell: f32,
    /// The place of the first line, in pixels.
    first: f32,
}

impl BoardPicture {
    /// An empty board of `side` pixels, with coordinates where there are faces to draw them in.
    #[must_use]
    pub fn new(size: BoardSize, side: usize, faces: Option<&Faces<'_>>) -> Self {
        let lines = size.lines();
        let edge = if faces.is_some() { 1.15 } else { 0.7 };
        let cell = side as f32 / (lines as f32 - 1.0 + 2.0 * edge);
        let mut board = Self { ground: Raster::new(side, side, WOOD), cell, first: cell * edge };
        board.draw_grain();
        board.ground.frame([side as f32 / 2.0; 2], side as f32 / 2.0, 1.0, EDGE);
        board.draw_lines(size);
        if let Some(faces) = faces {
            board.draw_coordinates(size, faces);
        }
        board
    }

    /// The middle of a point, in pixels.
    #[must_use]
    pub fn place(&self, point: Point) -> [f32; 2] {
        [point.col, point.row].map(|line| f32::from(line).mul_add(self.cell, self.first))
    }

    /// The board with a position.
    #[must_use]
    pub fn draw(&self, position: DrawnPosition<'_>) -> Raster {
        let (mut drawn, cell) = (self.ground.clone(), self.cell);
        let stones = || position.stones.iter().filter_map(|(point, stone)| Some((self.place(point), stone?)));
        // The shadows first: none falls on a stone.
        for ([x, y], _) in stones() {
            let below = [x + 0.05 * cell, y + 0.09 * cell];
            drawn.disc(below, 0.50 * cell, DARK, SHADOW);
            drawn.disc(below, 0.46 * cell, DARK, SHADOW);
        }
        for (at, color) in stones() {
            let [light, shade, rim] = if color == Color::Black { BLACK_STONE } else { WHITE_STONE };
            drawn.ball(at, 0.475 * cell, light, shade);
            drawn.ring(at, 0.475 * cell, (0.035 * cell).max(0.8), rim);
        }
        for &point in position.doubtful {
            drawn.ring(self.place(point), 0.56 * cell, (0.14 * cell).max(3.5), DARK);
            drawn.ring(self.place(point), 0.56 * cell, (0.08 * cell).max(2.0), DOUBT);
        }
        if let Some(point) = position.last {
            let at = self.place(point);
            // Where its stone is no longer on the board, the ring alone says so.
            drawn.ring(at, 0.41 * cell, (0.08 * cell).max(1.5), LAST_MOVE);
            if position.stones.get(point).is_some() {
                drawn.disc(at, 0.14 * cell, LAST_MOVE, 1.0);
            }
        }
        drawn
    }

    /// Draws lines from top to bottom that bend a little, each in its own way.
    fn draw_grain(&mut self) {
        const LINES: usize = 34;
        let side = self.ground.width() as f32;
        for line in 0..LINES {
            let seed = line as f32;
            // Between 0 and 1, unlike from line to line.
            let own = (seed * 12.9898).sin().abs();
            let left = side * (seed + own) / LINES as f32;
            let bend = side * (0.004 + 0.010 * own);
            let width = (side * (0.0012 + 0.0035 * own)).max(0.5);
            for row in 0..self.ground.height() {
                let along = row as f32 / side;
                let x = left + bend * (along * (3.0 + 4.0 * own) + seed * 1.7).sin();
                self.ground.shade_row(row, [x - width / 2.0, x + width / 2.0], GRAIN, GRAIN_OPACITY);
            }
        }
    }

    fn draw_lines(&mut self, size: BoardSize) {
        let lines = size.lines();
        let [first, _] = self.place(Point::new(0, 0));
        let [last, _] = self.place(Point::new(lines - 1, lines - 1));
        let thin = (self.cell * 0.03).clamp(1.0, 2.0);
        for line in 0..lines {
            let half = if line == 0 || line == lines - 1 { thin } else { thin / 2.0 };
            // A thin line that begins between two pixels would be pale.
            let at = (self.place(Point::new(line, line))[0] - half).round();
            self.ground.fill([at, first - thin], [at + 2.0 * half, last + thin], LINE);
            self.ground.fill([first - thin, at], [last + thin, at + 2.0 * half], LINE);
        }
        for point in size.star_points() {
            let place = self.place(point);
            self.ground.disc(place, (self.cell * 0.1).max(1.5), LINE, 1.0);
        }
    }

    fn draw_coordinates(&mut self, size: BoardSize, faces: &Faces<'_>) {
        let (lines, cell) = (size.lines(), self.cell);
        let font = (cell * 0.42).max(7.0);
        let side = self.ground.width() as f32;
        let (near, far) = (0.36 * cell, side - 0.36 * cell);
        for (line, &letter) in COLUMN_LETTERS.iter().enumerate().take(lines) {
            let [at, _] = self.place(Point::new(line, line));
            let (column, row) = (char::from(letter).to_string(), (lines - line).to_string());
            for (text, [x, y]) in [(&column, [at, near]), (&column, [at, far]), (&row, [near, at]), (&row, [far, at])] {
                let x = x - faces.width(text) * font / 2.0;
                self.ground.text(faces, [x, y + 0.36 * font], font, text, LINE);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is at a point, a little beside its middle: `X`, `O`, `.` for wood.
    fn seen(board: &BoardPicture, drawn: &Raster, point: Point) -> char {
        let [x, y] = board.place(point).map(|v| v + 0.22 * board.cell);
        match drawn.pixels()[y as usize * drawn.width() + x as usize] {
            [r, _, b] if r > 190 && b > 180 => 'O',
            [r, _, b] if r < 90 && b < 90 => 'X',
            [r, _, b] if r > 180 && b < 150 => '.',
            _ => '?',
        }
    }

    #[test]
    fn stones_lie_on_their_points_at_every_size() {
        for (lines, side) in [(5, 120), (9, 300), (13, 300), (19, 380), (19, 900)] {
            let size = BoardSize::new(lines).unwrap();
            let mut stones = Stones::empty(size);
            for point in size.points() {
                let color = [Some(Color::Black), Some(Color::White), None][point.index(size) * 7 % 3];
                stones.set(point, color);
            }
            let board = BoardPicture::new(size, side, None);
            let drawn = board.draw(DrawnPosition { stones: &stones, last: None, doubtful: &[] });
            for point in size.points() {
                let expected = stones.get(point).map_or('.', |c| if c == Color::Black { 'X' } else { 'O' });
                assert_eq!(seen(&board, &drawn, point), expected, "{lines} lines, {side} pixels, {point:?}");
            }
        }
    }

    #[test]
    fn the_last_move_and_a_doubt_have_marks_of_their_own() {
        let size = BoardSize::NINE;
        let [last, doubtful] = [Point::new(4, 4), Point::new(2, 6)];
        let mut stones = Stones::empty(size);
        stones.set(last, Some(Color::Black));
        stones.set(doubtful, Some(Color::White));
        let board = BoardPicture::new(size, 400, None);
        let drawn = board.draw(DrawnPosition { stones: &stones, last: Some(last), doubtful: &[doubtful] });
        let count = |ink: Ink| drawn.pixels().iter().filter(|&&p| p == ink).count();
        assert!(count(LAST_MOVE) > 100 && count(DOUBT) > 100, "{} {}", count(LAST_MOVE), count(DOUBT));
        let [x, y] = board.place(last);
        assert_eq!(drawn.pixels()[y as usize * 400 + x as usize], LAST_MOVE);
        // A last move whose stone is gone has a ring without a dot.
        stones.set(last, None);
        let gone = board.draw(DrawnPosition { stones: &stones, last: Some(last), doubtful: &[] });
        assert_ne!(gone.pixels()[y as usize * 400 + x as usize], LAST_MOVE);
        assert!(gone.pixels().contains(&LAST_MOVE));
    }
}
