//! A second opinion on stones: those of one picture agree with each other in their brightness.
//!
//! The second network looks at each point by its surroundings. What it is sure of shows how bright the stones of each colour are in
//! this picture, under this lamp. A doubtful stone that is as bright as those of the other colour, and far from its own, is one of the
//! other colour, and stays in doubt.
//!
//! The same for black stones that are as bright as wood, as shadows are, was tried and is no help: of six such in pictures that were not
//! made for it, three were stones with a highlight, or beside their point.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use ndarray::Array3;

/// A reading of this probability or more shows what its class looks like.
const SURE: f32 = 0.98;
/// Fewer points show nothing.
const FEWEST: usize = 4;
/// The radius of the part of a stone that is looked at, in pixels of the reader's input: neither rim nor shadow.
const RADIUS: f32 = 4.2;
/// The least deviation of a class, in units of the input: a picture's own noise.
const LEAST_DEVIATION: f32 = 0.06;
/// A point is far from its own colour from so many deviations on, and like the other one up to so many.
const FAR: f32 = 8.0;
const LIKE: f32 = 2.0;
/// Only a reading below this probability is put right, and only to what has at least that one.
const HESITANT: f32 = 0.9;
const POSSIBLE: f32 = 0.05;

/// How bright the points of a class are in their middle.
struct ClassBrightness {
    mean: f32,
    deviation: f32,
}

impl ClassBrightness {
    /// Of the points that are surely stones of `color`; `None` where they are too few.
    fn of(color: Color, points: &[(PointReading, f32)]) -> Option<Self> {
        let is_sure = |r: &PointReading| r.of(PointState::Stone(color)) >= SURE;
        let sure: Vec<f32> = points.iter().filter(|(r, _)| is_sure(r)).map(|&(_, bright)| bright).collect();
        if sure.len() < FEWEST {
            return None;
        }
        let count = sure.len() as f32;
        let mean = sure.iter().sum::<f32>() / count;
        let variance = sure.iter().map(|bright| (bright - mean).powi(2)).sum::<f32>() / count;
        Some(Self { mean, deviation: variance.sqrt().max(LEAST_DEVIATION) })
    }

    /// How far a point is from them, in deviations.
    fn away(&self, bright: f32) -> f32 {
        (bright - self.mean).abs() / self.deviation
    }
}

/// Puts stones right that contradict the others of the picture. `input` is what the reader saw, with cells of `cell` pixels, of which
/// `first` (column, row) is the board's first point.
pub(super) fn put_right(observation: &mut Observation, input: &Array3<f32>, first: [i32; 2], cell: usize) {
    let size = observation.size;
    let bright = |p: Point| brightness(input, [first[0] + i32::from(p.col), first[1] + i32::from(p.row)], cell);
    let points: Option<Vec<_>> =
        size.points().map(|p| Some((observation.readings[p.index(size)], bright(p)?))).collect();
    let Some(points) = points else { return };
    let [Some(black), Some(white)] = Color::BOTH.map(|color| ClassBrightness::of(color, &points)) else { return };
    for (reading, &(_, bright)) in observation.readings.iter_mut().zip(&points) {
        let (PointState::Stone(color), 0.0..HESITANT) = reading.best() else { continue };
        let (own, other) = match color {
            Color::Black => (&black, &white),
            Color::White => (&white, &black),
        };
        let right = PointState::Stone(color.opponent());
        if own.away(bright) >= FAR && other.away(bright) <= LIKE && reading.of(right) >= POSSIBLE {
            std::mem::swap(&mut reading.black, &mut reading.white);
        }
    }
}

/// How bright the middle of the cell `at` of the input is; `None` outside it.
fn brightness(input: &Array3<f32>, at: [i32; 2], cell: usize) -> Option<f32> {
    let reach = RADIUS.ceil() as usize;
    let centre = |at: i32| Some(usize::try_from(at).ok()? * cell + cell / 2);
    let (x, y) = (centre(at[0])?, centre(at[1])?);
    let (_, height, width) = input.dim();
    if x + reach > width || y + reach > height {
        return None;
    }
    let mut values = Vec::with_capacity(4 * reach * reach);
    for row in y - reach..y + reach {
        for column in x - reach..x + reach {
            let away = |at: usize, centre: usize| at as f32 + 0.5 - centre as f32;
            if away(column, x).hypot(away(row, y)) <= RADIUS {
                let [red, green, blue] = [0, 1, 2].map(|channel| input[[channel, row, column]]);
                values.push(0.3 * red + 0.6 * green + 0.1 * blue);
            }
        }
    }
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};

    const CELL: usize = 16;

    /// What becomes of a board on which `X` and `O` are stones read surely, and the last point is read as `read` with this probability,
    /// in a picture in which it is of this brightness: black stones have -2, white ones 2, wood 0.
    fn read(read: PointState, p: f32, brightness: f32) -> (PointState, f32) {
        let board = "XXXXX.... OOOOO.... ......... ......... ......... ......... ......... ......... .........";
        let size = BoardSize::NINE;
        let mut input = Array3::zeros((3, 9 * CELL, 9 * CELL));
        let mut readings = Vec::new();
        for (i, c) in board.chars().filter(|c| *c != ' ').enumerate() {
            let (state, mut bright) = match c {
                'X' => (PointState::Stone(Color::Black), -2.0),
                'O' => (PointState::Stone(Color::White), 2.0),
                _ => (PointState::Empty, 0.0),
            };
            readings.push(PointReading::sure(state, 0.995));
            if i + 1 == size.area() {
                readings[i] = PointReading::sure(read, p);
                bright = brightness;
            }
            let cell = |at: usize| at * CELL..(at + 1) * CELL;
            input.slice_mut(ndarray::s![.., cell(i / 9), cell(i % 9)]).fill(bright);
        }
        let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let mut observation = Observation { size, pose, time: Duration::ZERO, readings };
        put_right(&mut observation, &input, [0, 0], CELL);
        assert!(observation.readings[..80].iter().all(|r| r.best().1 > 0.99), "the others stay");
        observation.readings[80].best()
    }

    #[test]
    fn a_doubtful_stone_that_is_as_bright_as_those_of_the_other_colour_is_one() {
        let [black, white] = Color::BOTH.map(PointState::Stone);
        let (state, p) = read(black, 0.7, 1.95);
        assert!(state == white && p < 0.9, "{p}");
        assert_eq!(read(white, 0.7, -1.95).0, black);
        assert_eq!(read(white, 0.7, 0.0).0, white, "a shaded one");
        assert_eq!(read(black, 0.99, 1.95).0, black, "a highlight");
    }
}
