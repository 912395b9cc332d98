//! What the eyes believed, drawn over the picture they saw.

use crate::game::color::Color;
use crate::game::point::Point;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::Point2;
use crate::sensing::observation::{Observation, PointState};
use crate::sensing::viewpoint::{STONE_MIDDLE, Viewpoint};

/// A reading below this probability is drawn as a doubt.
pub const DOUBT: f32 = 0.9;

const GRID: [u8; 3] = [40, 220, 90];
const BLACK_MARK: [u8; 3] = [30, 90, 255];
const WHITE_MARK: [u8; 3] = [255, 60, 40];
const COVERED_MARK: [u8; 3] = [255, 220, 0];
const DOUBT_MARK: [u8; 3] = [255, 0, 220];

/// The frame with the lattice, a ring around every stone (Black's blue, White's red and double), a cross on
/// every covered point, and a square around every reading of less than [`DOUBT`].
#[must_use]
pub fn overlay(frame: &Frame, observation: &Observation) -> Frame {
    let mut canvas = Canvas { width: frame.width, height: frame.height, rgb: frame.rgb.to_vec() };
    let pose = &observation.pose;
    let viewpoint = Viewpoint::of(pose, frame.width, frame.height);
    let last = observation.size.lines() - 1;
    let stroke = (pose.cell() / 20.0).clamp(1.0, 6.0);
    for i in 0..=last {
        // Point by point: where the lens bends, so does the grid.
        for j in 0..last {
            canvas.line(pose.at(Point::new(j, i)), pose.at(Point::new(j + 1, i)), stroke * 0.7, GRID);
            canvas.line(pose.at(Point::new(i, j)), pose.at(Point::new(i, j + 1)), stroke * 0.7, GRID);
        }
    }
    for point in observation.size.points() {
        let (seen, sure) = observation.at(point).best();
        let at = |dx: f64, dy: f64| {
            let p = Point2::new(f64::from(point.col) + dx, f64::from(point.row) + dy);
            pose.image_from_board.apply(p)
        };
        // A stone is widest above the board: there its ring lies, or it would seem misplaced from the side.
        let around = |dx: f64, dy: f64| {
            let p = Point2::new(f64::from(point.col) + dx, f64::from(point.row) + dy);
            viewpoint.map_or_else(|| at(dx, dy), |v| v.above(p, STONE_MIDDLE))
        };
        let ring = |canvas: &mut Canvas, r: f64, color: [u8; 3]| {
            let turn = std::f64::consts::TAU / 24.0;
            for k in 0..24 {
                let (a, b) = (f64::from(k) * turn, f64::from(k + 1) * turn);
                canvas.line(around(r * a.cos(), r * a.sin()), around(r * b.cos(), r * b.sin()), stroke, color);
            }
        };
        match seen {
            PointState::Empty => {}
            PointState::Stone(Color::Black) => ring(&mut canvas, 0.36, BLACK_MARK),
            PointState::Stone(Color::White) => {
                ring(&mut canvas, 0.38, WHITE_MARK);
                ring(&mut canvas, 0.24, WHITE_MARK);
            }
            PointState::Covered => {
                canvas.line(at(-0.22, -0.22), at(0.22, 0.22), stroke, COVERED_MARK);
                canvas.line(at(-0.22, 0.22), at(0.22, -0.22), stroke, COVERED_MARK);
            }
        }
        if sure < DOUBT {
            let corners = [at(-0.46, -0.46), at(0.46, -0.46), at(0.46, 0.46), at(-0.46, 0.46)];
            for k in 0..4 {
                canvas.line(corners[k], corners[(k + 1) % 4], stroke, DOUBT_MARK);
            }
        }
    }
    let mut drawn = Frame::new(canvas.width, canvas.height, canvas.rgb);
    (drawn.time, drawn.index, drawn.settled) = (frame.time, frame.index, frame.settled);
    drawn
}

struct Canvas {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Canvas {
    /// A line of `stroke` pixels with soft edges.
    fn line(&mut self, a: Point2, b: Point2, stroke: f64, color: [u8; 3]) {
        if ![a.x, a.y, b.x, b.y].iter().all(|v| v.is_finite() && v.abs() < 1e5) {
            return;
        }
        let half = stroke / 2.0;
        let bound = |low: f64, high: f64, size: usize| {
            let from = (low - half - 1.0).floor().max(0.0) as usize;
            let to = (high + half + 2.0).ceil().clamp(0.0, size as f64) as usize;
            from..to
        };
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = dx.hypot(dy).max(1e-9);
        // A long line is walked along its longer side, so that only the pixels near it are visited.
        let steep = dy.abs() > dx.abs();
        let (major, minor) = if steep { (self.height, self.width) } else { (self.width, self.height) };
        let (a1, a2, d1, d2) = if steep { (a.y, a.x, dy, dx) } else { (a.x, a.y, dx, dy) };
        let reach = half * length / d1.abs().max(1e-9) + 1.0;
        for i in bound(a1.min(a1 + d1), a1.max(a1 + d1), major) {
            let t = if d1.abs() < 1e-9 { 0.0 } else { ((i as f64 - a1) / d1).clamp(0.0, 1.0) };
            let middle = a2 + t * d2;
            for j in bound(middle - reach, middle + reach, minor) {
                let (x, y) = if steep { (j, i) } else { (i, j) };
                let (px, py) = (x as f64 - a.x, y as f64 - a.y);
                let along = ((px * dx + py * dy) / (length * length)).clamp(0.0, 1.0);
                let off = (px - along * dx).hypot(py - along * dy);
                let alpha = (half + 0.5 - off).clamp(0.0, 1.0);
                if alpha > 0.0 {
                    let k = 3 * (y * self.width + x);
                    for (value, ink) in self.rgb[k..k + 3].iter_mut().zip(color) {
                        *value = (f64::from(*value) * (1.0 - alpha) + f64::from(ink) * alpha).round() as u8;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::point::BoardSize;
    use crate::sensing::geometry::Pose;
    use crate::sensing::observation::PointReading;

    #[test]
    fn every_kind_of_reading_leaves_its_mark() {
        let size = BoardSize::NINE;
        let corners = [(20.0, 20.0), (180.0, 20.0), (180.0, 180.0), (20.0, 180.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let mut readings = vec![PointReading::sure(PointState::Empty, 0.99); size.area()];
        readings[0] = PointReading::sure(PointState::Stone(Color::Black), 0.99);
        readings[1] = PointReading::sure(PointState::Stone(Color::White), 0.99);
        readings[2] = PointReading::sure(PointState::Covered, 0.99);
        readings[3] = PointReading::sure(PointState::Empty, 0.6);
        let observation = Observation { size, pose, time: Duration::ZERO, readings };
        let frame = Frame::new(200, 200, vec![128u8; 3 * 200 * 200]);
        let drawn = overlay(&frame, &observation);
        let marks = |c: u8| {
            let centre = pose.at(Point::new(usize::from(c), 0));
            let near = |x: usize, y: usize| (x as f64 - centre.x).abs() < 9.0 && (y as f64 - centre.y).abs() < 9.5;
            let mut kinds = Vec::new();
            for (name, color) in
                [("black", BLACK_MARK), ("white", WHITE_MARK), ("covered", COVERED_MARK), ("doubt", DOUBT_MARK)]
            {
                let close = |p: [u8; 3]| p.iter().zip(color).all(|(a, b)| a.abs_diff(b) < 60);
                if (0..200).any(|y| (0..200).any(|x| near(x, y) && close(drawn.pixel(x, y)))) {
                    kinds.push(name);
                }
            }
            kinds.join(" ")
        };
        assert_eq!([marks(0), marks(1), marks(2), marks(3), marks(5)], ["black", "white", "covered", "doubt", ""]);
    }
}
