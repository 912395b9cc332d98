//! Photographs as they would look with stones of other colours than black and white.

use strum::{IntoStaticStr, VariantArray};

use crate::synthetic::lamp::{LUMINANCE, dot, light_of};
use crate::synthetic::sensor::srgb_of;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::sensing::observation::{Observation, PointState};

/// The colours of a set of stones, as sold for eyes that tire of black and white.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum StoneDye {
    /// Dark green and light green.
    Green,
    /// Dark blue and light blue.
    Blue,
    /// Dark red and pink.
    Red,
}

/// How much of the light a wooden board reflects, from which the light on it follows.
const WOOD: f32 = 0.35;
/// How much of the light black and white stones reflect.
const BLACK: f32 = 0.03;
const WHITE: f32 = 0.8;
/// A stone covers at most this far around its point, in cells, also where it is seen from the side.
const REACH: f64 = 0.75;
/// Pixels of less than the first of the wood's light are surely a black stone's, and of more than the second surely not.
const DARK: [f32; 2] = [0.3, 0.55];
/// Pixels of a white stone have at least the second of the wood's blue light, and those of less than the first are wood.
const PALE: [f32; 2] = [1.25, 1.6];

impl StoneDye {
    /// Every dye, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How much red, green and blue light a stone reflects, 0 to 1.
    const fn reflected(self, color: Color) -> [f32; 3] {
        match (self, color) {
            (Self::Green, Color::Black) => [0.03, 0.16, 0.07],
            (Self::Green, Color::White) => [0.48, 0.78, 0.42],
            (Self::Blue, Color::Black) => [0.03, 0.07, 0.22],
            (Self::Blue, Color::White) => [0.45, 0.62, 0.82],
            (Self::Red, Color::Black) => [0.25, 0.03, 0.04],
            (Self::Red, Color::White) => [0.85, 0.55, 0.58],
        }
    }

    /// Returns a photograph of black and white stones, read as `seen`, as it would look with stones of this dye. Light and
    /// shadow on the stones stay; what black stones reflect is added, what white ones do not is taken away.
    #[must_use]
    pub fn dye(self, frame: &Frame, seen: &Observation) -> Frame {
        let light = |x: usize, y: usize| frame.pixel(x, y).map(|value| light_of(f32::from(value) / 255.0));
        let Some(wood) = wood(frame, seen, &light) else { return frame.clone() };
        let mut rgb = frame.rgb.to_vec();
        for point in seen.size.points() {
            let PointState::Stone(color) = seen.at(point).best().0 else { continue };
            let center = Point2::new(f64::from(point.col), f64::from(point.row));
            for (x, y) in pixels_around(frame, seen, center) {
                let surface = light(x, y);
                let share = stone_share(color, surface, wood);
                if share <= 0.0 {
                    continue;
                }
                let reflected = self.reflected(color);
                for channel in 0..3 {
                    let dyed = match color {
                        Color::Black => surface[channel] + wood[channel] / WOOD * (reflected[channel] - BLACK).max(0.0),
                        Color::White => surface[channel] * reflected[channel] / WHITE,
                    };
                    let mixed = surface[channel] + share * (dyed - surface[channel]);
                    rgb[3 * (y * frame.width + x) + channel] = (255.0 * srgb_of(mixed.clamp(0.0, 1.0))).round() as u8;
                }
            }
        }
        Frame { rgb: rgb.into(), ..frame.clone() }
    }
}

/// The share of a pixel that a stone of `color` has, 0 to 1, by its light and the wood's.
fn stone_share(color: Color, surface: [f32; 3], wood: [f32; 3]) -> f32 {
    let ramp = |value: f32, [from, to]: [f32; 2]| ((value - from) / (to - from)).clamp(0.0, 1.0);
    match color {
        Color::Black => 1.0 - ramp(dot(LUMINANCE, surface) / dot(LUMINANCE, wood).max(f32::EPSILON), DARK),
        Color::White => ramp(surface[2] / wood[2].max(f32::EPSILON), PALE),
    }
}

/// The median light of the wood in the middle of cells without stones around; `None` where there are none.
fn wood(frame: &Frame, seen: &Observation, light: &impl Fn(usize, usize) -> [f32; 3]) -> Option<[f32; 3]> {
    let is_empty = |col: usize, row: usize| seen.at(Point::new(col, row)).best().0 == PointState::Empty;
    let last = seen.size.lines() - 1;
    let mut cells: Vec<[f32; 3]> = (0..last)
        .flat_map(|row| (0..last).map(move |col| (col, row)))
        .filter(|&(col, row)| [(0, 0), (1, 0), (0, 1), (1, 1)].iter().all(|&(c, r)| is_empty(col + c, row + r)))
        .filter_map(|(col, row)| {
            let at = seen.pose.image_from_board.apply(Point2::new(col as f64 + 0.5, row as f64 + 0.5));
            let is_inside = at.x >= 0.0 && at.y >= 0.0 && at.x < frame.width as f64 && at.y < frame.height as f64;
            is_inside.then(|| light(at.x as usize, at.y as usize))
        })
        .collect();
    cells.sort_by(|a, b| dot(LUMINANCE, *a).total_cmp(&dot(LUMINANCE, *b)));
    cells.get(cells.len() / 2).copied()
}

/// The pixels within [`REACH`] of a place on the board.
fn pixels_around(frame: &Frame, seen: &Observation, center: Point2) -> Vec<(usize, usize)> {
    let view = &seen.pose.image_from_board;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| view.apply(Point2::new(center.x + REACH * x, center.y + REACH * y)));
    let range = |values: [f64; 4], end: usize| {
        let (low, high) = values.iter().fold((f64::MAX, f64::MIN), |(low, high), &v| (low.min(v), high.max(v)));
        low.clamp(0.0, end as f64) as usize..high.ceil().clamp(0.0, end as f64) as usize
    };
    let columns = range(corners.map(|p| p.x), frame.width);
    range(corners.map(|p| p.y), frame.height)
        .flat_map(|y| columns.clone().map(move |x| (x, y)))
        .filter(|&(x, y)| view.unproject(Point2::new(x as f64, y as f64)).is_some_and(|p| p.distance(center) < REACH))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::Pose;
    use kifuscribe_core::sensing::observation::PointReading;

    /// A board of five lines, twenty pixels a cell, with a black stone in its middle and a white one beside it, each a
    /// square of its colour.
    fn board() -> (Frame, Observation) {
        let (wood, black, white) = ([200, 160, 90], [25, 25, 25], [235, 235, 235]);
        let color = |x: usize, y: usize| match (x, y) {
            (52..=68, 52..=68) => black,
            (72..=88, 52..=68) => white,
            _ => wood,
        };
        let rgb = (0..120 * 120).flat_map(|i| color(i % 120, i / 120)).collect::<Vec<u8>>();
        let corners = [(20.0, 20.0), (100.0, 20.0), (100.0, 100.0), (20.0, 100.0)].map(|(x, y)| Point2::new(x, y));
        let size = BoardSize::for_play(5).unwrap();
        let state = |point: Point| match (point.col, point.row) {
            (2, 2) => PointState::Stone(Color::Black),
            (3, 2) => PointState::Stone(Color::White),
            _ => PointState::Empty,
        };
        let seen = Observation {
            size,
            pose: Pose::from_corners(size, corners).unwrap(),
            time: std::time::Duration::ZERO,
            readings: size.points().map(|p| PointReading::sure(state(p), 0.98)).collect(),
        };
        (Frame::new(120, 120, rgb), seen)
    }

    #[test]
    fn stones_take_their_colours_and_the_wood_stays() {
        let (frame, seen) = board();
        let dyed = StoneDye::Green.dye(&frame, &seen);
        let [dark, pale, wood] = [(60, 60), (80, 60), (30, 60)].map(|(x, y)| dyed.pixel(x, y));
        assert_eq!(wood, [200, 160, 90]);
        for green in [dark, pale] {
            assert!(green[1] > green[0] + 20 && green[1] > green[2] + 20, "{green:?}");
        }
        assert!(pale[1] > dark[1] + 60, "{dark:?} {pale:?}");
    }

    #[test]
    fn a_board_without_a_bare_cell_stays_as_it_is() {
        let (frame, mut seen) = board();
        seen.readings.fill(PointReading::sure(PointState::Stone(Color::Black), 0.98));
        assert_eq!(StoneDye::Red.dye(&frame, &seen), frame);
    }
}
