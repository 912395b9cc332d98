//! A position as a PNG picture, for the previews that messengers show of a link. It has no text.

use image::{ExtendedColorType, ImageEncoder as _, codecs::png::PngEncoder};

use crate::game::color::Color;
use crate::game::record::GameRecord;

/// The side of the picture, in pixels.
pub(super) const SIDE: u32 = 600;

/// Red, green and blue.
type Rgb = [u8; 3];

const WOOD: Rgb = [0xdc, 0xb0, 0x6d];
const LINE: Rgb = [0x4a, 0x34, 0x14];
const BLACK: Rgb = [0x1c, 0x1c, 0x1c];
const WHITE: Rgb = [0xf4, 0xf4, 0xf4];

/// Draws the position at the end of a record; `None` where the picture cannot be encoded.
pub(super) fn draw(record: &GameRecord) -> Option<Vec<u8>> {
    let lines = record.size.lines();
    let cell = SIDE as f32 / (lines as f32 + 0.6);
    let place = |line: u8| (f32::from(line) + 0.8) * cell;
    let mut picture = Raster(vec![WOOD; (SIDE * SIDE) as usize]);
    let (first, last) = (place(0), 0.8f32.mul_add(cell, (lines - 1) as f32 * cell));
    for line in (0..lines).map(|line| (line as f32 + 0.8) * cell) {
        picture.fill([line - 0.7, first, line + 0.7, last], LINE);
        picture.fill([first, line - 0.7, last, line + 0.7], LINE);
    }
    for point in record.size.star_points() {
        picture.disc(place(point.col), place(point.row), 0.12 * cell, LINE);
    }
    let position = record.end();
    let newest = record.moves.last().and_then(|played| played.point);
    for (point, stone) in position.stones().iter() {
        let Some(color) = stone else { continue };
        let (x, y) = (place(point.col), place(point.row));
        let (ink, paint) = if color == Color::Black { (WHITE, BLACK) } else { (BLACK, WHITE) };
        picture.disc(x, y, 0.48 * cell, BLACK);
        picture.disc(x, y, 0.46 * cell, paint);
        if newest == Some(point) {
            picture.disc(x, y, 0.24 * cell, ink);
            picture.disc(x, y, 0.15 * cell, paint);
        }
    }
    let mut png = Vec::new();
    let encoder = PngEncoder::new(&mut png);
    encoder.write_image(picture.0.as_flattened(), SIDE, SIDE, ExtendedColorType::Rgb8).ok()?;
    Some(png)
}

/// The pixels, row by row.
struct Raster(Vec<Rgb>);

impl Raster {
    /// Fills a rectangle: left, top, right and bottom, in pixels.
    fn fill(&mut self, [left, top, right, bottom]: [f32; 4], color: Rgb) {
        let at = |v: f32| (v.round().max(0.0) as u32).min(SIDE);
        for y in at(top)..at(bottom) {
            for x in at(left)..at(right) {
                self.0[(y * SIDE + x) as usize] = color;
            }
        }
    }

    /// Fills a disc, with an edge that blends over one pixel.
    fn disc(&mut self, x: f32, y: f32, radius: f32, color: Rgb) {
        let at = |v: f32| (v.max(0.0) as u32).min(SIDE);
        for row in at(y - radius - 1.0)..at(y + radius + 2.0) {
            for column in at(x - radius - 1.0)..at(x + radius + 2.0) {
                let distance = (column as f32 + 0.5 - x).hypot(row as f32 + 0.5 - y);
                let share = (radius - distance + 0.5).clamp(0.0, 1.0);
                let pixel = &mut self.0[(row * SIDE + column) as usize];
                for (there, painted) in pixel.iter_mut().zip(color) {
                    *there = f32::from(painted).mul_add(share, f32::from(*there) * (1.0 - share)).round() as u8;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::Move;

    #[test]
    fn a_stone_is_where_it_was_played() {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (color, label) in [(Color::Black, "A9"), (Color::White, "J1"), (Color::Black, "E5")] {
            record.moves.push(Move::new(color, Point::from_label(label, record.size)));
        }
        let png = draw(&record).unwrap();
        let picture = image::load_from_memory(&png).unwrap().to_rgb8();
        let at = |column: f32, row: f32| {
            let cell = SIDE as f32 / 9.6;
            picture.get_pixel(((column + 0.8) * cell) as u32, ((row + 0.8) * cell) as u32).0
        };
        assert_eq!((at(0.0, 0.0), at(8.0, 8.0)), (BLACK, WHITE));
        assert_eq!(at(2.5, 2.5), WOOD);
        // The last move is marked with a ring.
        assert_eq!((at(4.0, 4.0), at(4.2, 4.0), at(4.35, 4.0)), (BLACK, WHITE, BLACK));
    }
}
