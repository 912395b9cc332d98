//! Draws an observation over its frame.

use opencv::boxed_ref::BoxedRefMut;
use opencv::core::{Mat, Point as Pixel, Scalar, Vec3b, Vector};
use opencv::imgproc::{LINE_AA, polylines};

use crate::error::VisionError;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_core::sensing::viewpoint::{STONE_MIDDLE, Viewpoint};

/// A reading below this probability is marked as uncertain.
pub const DOUBT: f32 = 0.9;

const GRID: [u8; 3] = [40, 220, 90];
const BLACK_MARK: [u8; 3] = [30, 90, 255];
const WHITE_MARK: [u8; 3] = [255, 60, 40];
const COVERED_MARK: [u8; 3] = [255, 220, 0];
const DOUBT_MARK: [u8; 3] = [255, 0, 220];
/// Number of sides of a ring.
const RING_SIDES: u32 = 24;
/// Number of binary digits after the point in the coordinates that OpenCV draws with.
const SUBPIXEL_BITS: i32 = 4;

/// The frame with the lattice, a ring around each stone (blue for Black, red and double for White), a cross on each
/// covered point, and a square around each reading of less than [`DOUBT`].
///
/// # Errors
/// [`VisionError::Picture`] when OpenCV fails.
pub fn overlay(frame: &Frame, observation: &Observation) -> Result<Frame, VisionError> {
    let mut rgb = frame.rgb.to_vec();
    let mut canvas = Canvas::of(&mut rgb, frame, observation)?;
    canvas.grid()?;
    for point in observation.size.points() {
        canvas.point(point)?;
    }
    let mut drawn = Frame::new(frame.width, frame.height, rgb);
    (drawn.time, drawn.index, drawn.settled) = (frame.time, frame.index, frame.settled);
    Ok(drawn)
}

/// The pixels that an observation is drawn on.
struct Canvas<'a> {
    mat: BoxedRefMut<'a, Mat>,
    observation: &'a Observation,
    viewpoint: Option<Viewpoint>,
    /// Width of lines in pixels.
    stroke: f64,
}

impl<'a> Canvas<'a> {
    fn of(rgb: &'a mut [u8], frame: &Frame, observation: &'a Observation) -> Result<Self, VisionError> {
        let size = |n: usize| i32::try_from(n).unwrap_or(0);
        let pose = &observation.pose;
        Ok(Self {
            mat: Mat::new_rows_cols_with_bytes_mut::<Vec3b>(size(frame.height), size(frame.width), rgb)?,
            observation,
            viewpoint: Viewpoint::of(pose, frame.width, frame.height),
            stroke: (pose.cell() / 20.0).clamp(1.0, 6.0),
        })
    }

    /// Draws the lines of the board from point to point, because a lens bends them.
    fn grid(&mut self) -> Result<(), VisionError> {
        let (pose, lines) = (&self.observation.pose, self.observation.size.lines());
        for i in 0..lines {
            let row: Vec<_> = (0..lines).map(|j| pose.at(Point::new(j, i))).collect();
            let column: Vec<_> = (0..lines).map(|j| pose.at(Point::new(i, j))).collect();
            self.polyline(&row, false, 0.7 * self.stroke, GRID)?;
            self.polyline(&column, false, 0.7 * self.stroke, GRID)?;
        }
        Ok(())
    }

    /// Draws the marks of one point.
    fn point(&mut self, point: Point) -> Result<(), VisionError> {
        let (state, probability) = self.observation.at(point).best();
        let projection = self.observation.pose.image_from_board;
        let board = |dx: f64, dy: f64| Point2::new(f64::from(point.col) + dx, f64::from(point.row) + dy);
        let at = |(dx, dy): (f64, f64)| projection.apply(board(dx, dy));
        match state {
            PointState::Empty => {}
            PointState::Stone(Color::Black) => self.ring(board(0.0, 0.0), 0.36, BLACK_MARK)?,
            PointState::Stone(Color::White) => {
                self.ring(board(0.0, 0.0), 0.38, WHITE_MARK)?;
                self.ring(board(0.0, 0.0), 0.24, WHITE_MARK)?;
            }
            PointState::Covered => {
                self.polyline(&[(-0.22, -0.22), (0.22, 0.22)].map(at), false, self.stroke, COVERED_MARK)?;
                self.polyline(&[(-0.22, 0.22), (0.22, -0.22)].map(at), false, self.stroke, COVERED_MARK)?;
            }
        }
        if probability < DOUBT {
            let corners = [(-0.46, -0.46), (0.46, -0.46), (0.46, 0.46), (-0.46, 0.46)].map(at);
            self.polyline(&corners, true, self.stroke, DOUBT_MARK)?;
        }
        Ok(())
    }

    /// Draws a ring of `radius` cells around a stone at the height where it is widest.
    fn ring(&mut self, centre: Point2, radius: f64, color: [u8; 3]) -> Result<(), VisionError> {
        let points: Vec<Point2> = (0..RING_SIDES)
            .map(|k| {
                let angle = std::f64::consts::TAU * f64::from(k) / f64::from(RING_SIDES);
                let p = Point2::new(centre.x + radius * angle.cos(), centre.y + radius * angle.sin());
                let flat = || self.observation.pose.image_from_board.apply(p);
                self.viewpoint.map_or_else(flat, |v| v.above(p, STONE_MIDDLE))
            })
            .collect();
        self.polyline(&points, true, self.stroke, color)
    }

    /// Draws straight lines of `stroke` pixels from point to point.
    fn polyline(&mut self, points: &[Point2], closed: bool, stroke: f64, color: [u8; 3]) -> Result<(), VisionError> {
        // Coordinates beyond this limit would overflow.
        if !points.iter().all(|p| p.x.abs() < 1e5 && p.y.abs() < 1e5) {
            return Ok(());
        }
        let fixed = |v: f64| (v * f64::from(1 << SUBPIXEL_BITS)).round() as i32;
        let points: Vector<Pixel> = points.iter().map(|p| Pixel::new(fixed(p.x), fixed(p.y))).collect();
        let [r, g, b] = color.map(f64::from);
        let (color, width) = (Scalar::new(r, g, b, 0.0), stroke.round().max(1.0) as i32);
        polylines(&mut self.mat, &points, closed, color, width, LINE_AA, SUBPIXEL_BITS)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::Pose;
    use kifuscribe_core::sensing::observation::PointReading;

    #[test]
    fn each_kind_of_reading_has_its_mark() {
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
        let drawn = overlay(&frame, &observation).unwrap();
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
