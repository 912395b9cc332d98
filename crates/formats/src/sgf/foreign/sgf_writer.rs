//! A record of another program is written as SGF.

use std::fmt::Write as _;

use super::super::text::{escape, point_value};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::handicap;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record_note::RecordNote;

/// The order in which Tygem and WBaduk lay handicap stones: the third in the upper left corner.
const ASIAN_ORDER: [&str; 9] = ["Q16", "D4", "D16", "Q4", "D10", "Q10", "K4", "K16", "K10"];

/// A record as SGF.
#[derive(Debug)]
pub(in crate::sgf) struct ConvertedGame {
    pub(in crate::sgf) text: String,
    /// What was guessed.
    pub(in crate::sgf) notes: Vec<RecordNote>,
}

/// Writes a game node after node.
pub(super) struct SgfWriter(pub(super) String);

impl SgfWriter {
    pub(super) fn new(lines: usize) -> Self {
        Self(format!("(;FF[4]GM[1]CA[UTF-8]SZ[{lines}]"))
    }

    /// A property, left out where it is empty.
    pub(super) fn property(&mut self, ident: &str, value: &str) {
        if !value.trim().is_empty() {
            let _ = write!(self.0, "{ident}[{}]", escape(value.trim()));
        }
    }

    /// The stones of a fixed handicap; where the board has none of so many, only their number.
    pub(super) fn handicap(&mut self, lines: usize, stones: usize) {
        if stones < 2 {
            return;
        }
        self.property("HA", &stones.to_string());
        let points = BoardSize::new(lines).ok().and_then(|size| handicap::fixed(size, stones, &ASIAN_ORDER));
        if let Some(points) = points {
            self.0.push_str("AB");
            for point in points {
                let _ = write!(self.0, "[{}]", point_value(point));
            }
        }
    }

    /// A move to the point of this column and row, from 0; one beside the board is written so that it is found.
    pub(super) fn play(&mut self, color: Color, column: i64, row: i64) {
        let letter = |n: i64| u8::try_from(n).ok().filter(|n| *n < 26).map_or('?', |n| char::from(b'a' + n));
        let _ = write!(self.0, "\n;{}[{}{}]", color.letter(), letter(column), letter(row));
    }

    pub(super) fn pass(&mut self, color: Color) {
        let _ = write!(self.0, "\n;{}[]", color.letter());
    }

    pub(super) fn finish(mut self, notes: Vec<RecordNote>) -> ConvertedGame {
        self.0.push_str(")\n");
        ConvertedGame { text: self.0, notes }
    }
}

/// A name with a rank in parentheses behind it: `kim (2D)`.
pub(super) fn name_and_rank(text: &str) -> (&str, String) {
    match text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), rank_text(rank)),
        _ => (text.trim(), String::new()),
    }
}

/// A rank as SGF has it: `2d` of `2D`, `9p` of `9DP`.
pub(super) fn rank_text(text: &str) -> String {
    text.trim().to_lowercase().replace("dp", "p")
}
