//! A position as a PNG picture, for the previews that messengers show of a link. It has no text.

use kifuscribe_core::game::record::GameRecord;
use kifuscribe_print::board_picture::{BoardPicture, DrawnPosition};
use kifuscribe_storage::png;

/// The side of the picture, in pixels.
pub(super) const SIDE: u32 = 600;

/// Draws the position at the end of a record; `None` where the picture cannot be encoded.
pub(super) fn draw(record: &GameRecord) -> Option<Vec<u8>> {
    let position = record.end();
    let last = record.moves.last().and_then(|played| played.point);
    let drawn = DrawnPosition { stones: position.stones(), last, doubtful: &[] };
    png::png(&BoardPicture::new(record.size, SIDE as usize, None).draw(drawn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::Move;

    #[test]
    fn a_stone_is_where_it_was_played() {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (color, label) in [(Color::Black, "A9"), (Color::White, "J1"), (Color::Black, "E5")] {
            record.moves.push(Move::new(color, Point::from_label(label, record.size)));
        }
        let png = draw(&record).unwrap();
        let picture = image::load_from_memory(&png).unwrap().to_rgb8();
        // What lies at a place, in cells from the first line: a dark stone, a light one, wood, or the mark of the last move.
        let at = |column: f32, row: f32| {
            let cell = SIDE as f32 / 9.4;
            match picture.get_pixel(((column + 0.7) * cell) as u32, ((row + 0.7) * cell) as u32).0 {
                [224, 72, 42] => "mark",
                [r, _, b] if r < 100 && b < 110 => "black",
                [r, _, b] if r > 200 && b > 190 => "white",
                [r, _, b] if r > 190 && b < 150 => "wood",
                _ => "?",
            }
        };
        assert_eq!((at(0.0, 0.0), at(8.0, 8.0)), ("black", "white"));
        assert_eq!(at(2.5, 2.5), "wood");
        // The last move is marked with a ring and a dot.
        assert_eq!((at(4.0, 4.0), at(4.25, 4.0), at(4.41, 4.0)), ("mark", "black", "mark"));
    }
}
