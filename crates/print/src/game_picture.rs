//! A game in pictures, one a move: the names, the photo of the move beside the diagram where there are photos, and which move
//! it is.

use crate::board_picture::{BoardPicture, DrawnPosition};
use crate::faces::Faces;
use crate::kifu_text;
use crate::raster::{Ink, Raster};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{GameRecord, MoveFlag};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::say;
use kifuscribe_words::{recording_text, result_text};

const PAPER: Ink = [246, 243, 236];
const INK: Ink = [24, 22, 20];
const WEAK: Ink = [92, 86, 78];
const NO_PHOTO: Ink = [222, 217, 208];
const BLACK_STONE: Ink = [22, 23, 26];
/// How far the photo of a move reaches beyond the outermost lines, in cells: enough for stones on the edge, too little for
/// faces.
pub const PHOTO_MARGIN: f64 = 0.7;

/// The smallest size that text is shrunk to where there is little room, as a share of the usual one.
const SMALLEST: f32 = 0.62;
const WHITE_STONE: Ink = [250, 250, 246];

/// The photo that goes with a move.
#[derive(Debug, Clone, Copy)]
pub enum MovePhoto<'a> {
    /// There is none, which is said in its place.
    Missing,
    /// The board, seen as the record has it.
    Taken(&'a Raster),
}

/// What the pictures of a game have in common.
pub struct GamePicture<'a> {
    record: &'a GameRecord,
    faces: Faces<'a>,
    board: BoardPicture,
    /// Whether a photo stands beside the diagram.
    has_photos: bool,
    /// Width of a picture, in pixels.
    width: usize,
    /// The side of the diagram and of the photo, and the distance between parts, in pixels.
    side: usize,
    gap: usize,
    /// The size of text, in pixels.
    font: f32,
}

impl<'a> GamePicture<'a> {
    /// Pictures of `record`, `width` pixels wide.
    #[must_use]
    pub fn new(record: &'a GameRecord, faces: Faces<'a>, has_photos: bool, width: usize) -> Self {
        let gap = (width / 70).max(4);
        let parts = if has_photos { 2 } else { 1 };
        let side = width.saturating_sub((parts + 1) * gap) / parts;
        let font = (side as f32 / 28.0).clamp(9.0, 24.0);
        let board = BoardPicture::new(record.size, side, Some(&faces));
        Self { record, faces, board, has_photos, width, side, gap, font }
    }

    /// Width and height of each picture, in pixels.
    #[must_use]
    pub fn size(&self) -> [usize; 2] {
        [self.width, 2 * self.strip() + self.side]
    }

    /// Where the photo stands: left, top, and its side, in pixels; `None` without photos. Its lines are as far apart as those of
    /// the diagram, and beside them.
    #[must_use]
    pub fn photo_at(&self) -> Option<[usize; 3]> {
        let [first, second] = [0, 1].map(|line| self.board.place(Point::new(line, line))[0]);
        let inset = (first - PHOTO_MARGIN as f32 * (second - first)).round().max(0.0) as usize;
        self.has_photos.then_some([self.gap + inset, self.strip() + inset, self.side.saturating_sub(2 * inset)])
    }

    /// The height of the strip of text above and below the board, in pixels.
    fn strip(&self) -> usize {
        (self.font * 1.9).round() as usize
    }

    /// Draws the picture after the first `moves` moves.
    #[must_use]
    pub fn draw(&self, moves: usize, photo: MovePhoto<'_>) -> Raster {
        let [width, height] = self.size();
        let mut picture = Raster::new(width, height, PAPER);
        self.names(&mut picture);
        if let Some([left, top, side]) = self.photo_at() {
            match photo {
                MovePhoto::Taken(taken) => picture.paste([left, top], &scaled(taken, side)),
                MovePhoto::Missing => self.no_photo(&mut picture, [left, top], side),
            }
        }
        let record = self.record;
        let position = record.position_after(moves);
        let stones = position.stones();
        let played = moves.checked_sub(1).and_then(|i| record.moves.get(i));
        let is_doubtful = played.is_some_and(|played| played.flags.is_doubt());
        let last = played.and_then(|played| played.point);
        let doubtful: Vec<_> = last.into_iter().filter(|_| is_doubtful).collect();
        let drawn = self.board.draw(DrawnPosition { stones, last, doubtful: &doubtful });
        picture.paste([width - self.gap - self.side, self.strip()], &drawn);
        self.line(&mut picture, moves);
        picture
    }

    /// Who plays, above the board: Black at the left, White in the right half.
    fn names(&self, picture: &mut Raster) {
        let (base, radius) = (self.strip() as f32 * 0.66, self.font * 0.42);
        let half = (self.width - 3 * self.gap) as f32 / 2.0;
        let info = &self.record.info;
        for (i, (color, player)) in [(Color::Black, &info.black), (Color::White, &info.white)].into_iter().enumerate() {
            let left = self.gap as f32 + i as f32 * (half + self.gap as f32);
            let center = [left + radius, base - 0.34 * self.font];
            picture.disc(center, radius, BLACK_STONE, 1.0);
            if color == Color::White {
                picture.disc(center, radius - 1.0, WHITE_STONE, 1.0);
            }
            let text_left = left + 2.0 * radius + 0.4 * self.font;
            let known = kifu_text::player(player);
            let known = if known.is_empty() { color_name(color).to_owned() } else { known };
            let (font, lines) = self.fitted(&known, left + half - text_left);
            let first = if lines.len() > 1 { self.strip() as f32 * 0.44 } else { base };
            for (line, i) in lines.iter().zip(0_u8..) {
                let y = first + f32::from(i) * 1.2 * font;
                picture.text(&self.faces, [text_left, y], font, line, INK);
            }
        }
    }

    /// Which move it is, below the board; after the last one the result.
    fn line(&self, picture: &mut Raster, moves: usize) {
        let record = self.record;
        let all = record.moves.len();
        let mut text = match moves.checked_sub(1).and_then(|i| record.moves.get(i)) {
            None => say!("preview-before-first", moves = all),
            Some(played) => {
                let place = played.point.map_or_else(|| say!("move-list-pass").to_owned(), |p| p.label(record.size));
                say!("archive-preview-move-of", shown = moves, moves = all, color = played.color, place)
            }
        };
        let played = moves.checked_sub(1).and_then(|i| record.moves.get(i));
        if let Some(played) = played.filter(|played| played.flags.is_doubt()) {
            let why = recording_text::flags(played.flags.iter().filter(|flag| flag.is_doubt()).collect());
            text = format!("{text} \u{2013} {}", say!("picture-in-doubt", why));
        }
        if played.is_some_and(|played| played.flags.contains(MoveFlag::Corrected)) {
            text = format!("{text} \u{2013} {}", say!("picture-corrected"));
        }
        if let Some(result) = record.info.result.filter(|_| moves == all) {
            text = format!("{text} \u{2013} {}", result_text::in_words(result, None));
        }
        let [width, height] = self.size();
        let room = (width - 2 * self.gap) as f32;
        let base = height as f32 - 0.62 * self.font;
        let font = (room / self.faces.width(&text)).clamp(SMALLEST * self.font, self.font);
        picture.text(&self.faces, [self.gap as f32, base], font, &self.shortened(&text, room, font), INK);
    }

    fn no_photo(&self, picture: &mut Raster, [left, top]: [usize; 2], side: usize) {
        picture.paste([left, top], &Raster::new(side, side, NO_PHOTO));
        let text = self.shortened(say!("picture-none-of-this-move"), side as f32 - 2.0 * self.font, self.font);
        let x = left as f32 + (side as f32 - self.faces.width(&text) * self.font) / 2.0;
        picture.text(&self.faces, [x, top as f32 + side as f32 / 2.0], self.font, &text, WEAK);
    }

    /// The size in pixels and the lines in which a text fits into a width in pixels: smaller, and in two lines where that is
    /// not enough.
    fn fitted(&self, text: &str, room: f32) -> (f32, Vec<String>) {
        let font = (room / self.faces.width(text)).min(self.font);
        if font >= SMALLEST * self.font {
            return (font, vec![text.to_owned()]);
        }
        let font = SMALLEST * self.font;
        let fits = |&at: &usize| self.faces.width(text[..at].trim_end()) * font <= room;
        let blank = text.char_indices().filter(|&(_, c)| c == ' ').map(|(at, _)| at).rfind(fits);
        let at = blank.or_else(|| text.char_indices().map(|(at, _)| at).rfind(fits)).unwrap_or_default();
        let (first, second) = text.split_at(at);
        (font, vec![first.trim_end().to_owned(), self.shortened(second.trim_start(), room, font)])
    }

    /// Text of a size that fits into a width in pixels, with an ellipsis where it was cut.
    fn shortened(&self, text: &str, room: f32, font: f32) -> String {
        let fits = |text: &str| self.faces.width(text) * font <= room;
        if fits(text) {
            return text.to_owned();
        }
        let mut cut: Vec<char> = text.chars().collect();
        loop {
            let shorter: String = cut.iter().collect::<String>().trim_end().to_owned() + "\u{2026}";
            if cut.pop().is_none() || fits(&shorter) {
                return shorter;
            }
        }
    }
}

/// The characters that pictures of `record` may show, for the choice of fonts.
#[must_use]
pub fn characters(record: &GameRecord) -> String {
    let printable: String = (' '..='~').collect();
    let info = &record.info;
    let colors = Color::BOTH.map(color_name).concat();
    let names = [kifu_text::player(&info.black), kifu_text::player(&info.white), colors].concat();
    let result = info.result.map_or_else(String::new, |result| result_text::in_words(result, None));
    let flags = recording_text::flags(record.moves.iter().flat_map(|m| m.flags.iter()).collect());
    let said = [
        say!("preview-before-first", moves = 0),
        say!("picture-in-doubt", why = flags),
        say!("picture-corrected").to_owned(),
        say!("picture-none-of-this-move").to_owned(),
        say!("move-list-pass").to_owned(),
    ];
    let moves = Color::BOTH.map(|color| say!("archive-preview-move-of", shown = 1, moves = 1, color, place = "A1"));
    format!("{printable}\u{2013}\u{2026}{names}{result}{}{}", said.concat(), moves.concat())
}

/// A square picture of `side` pixels, each the average of those that it replaces.
fn scaled(picture: &Raster, side: usize) -> Raster {
    let mut small = Raster::new(side, side, PAPER);
    let (width, height) = (picture.width(), picture.height());
    if width == 0 || height == 0 {
        return small;
    }
    let stretch = |at: usize, extent: usize| {
        let step = extent as f32 / side as f32;
        (at as f32 * step, (at as f32 + 1.0) * step)
    };
    for y in 0..side {
        let (top, bottom) = stretch(y, height);
        for x in 0..side {
            let (left, right) = stretch(x, width);
            small.set(x, y, picture.average([left, top], [right, bottom]));
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photo_is_made_smaller_by_averages_and_larger_without_gaps() {
        let mut chess = Raster::new(4, 4, [0, 0, 0]);
        for (x, y) in (0..16).map(|i| (i % 4, i / 4)).filter(|(x, y)| (x + y) % 2 == 0) {
            chess.set(x, y, [200, 100, 50]);
        }
        assert_eq!(scaled(&chess, 2), Raster::new(2, 2, [100, 50, 25]));
        let large = scaled(&chess, 8);
        assert_eq!(
            (large.pixels()[0], large.pixels()[9], large.pixels()[2]),
            ([200, 100, 50], [200, 100, 50], [0, 0, 0])
        );
    }
}
