//! The colours in words.

use kifuscribe_core::game::color::Color;
use kifuscribe_language::say;

/// The name of a colour by itself, such as `Black`. Sentences choose their own form of it.
#[must_use]
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => say!("color-black"),
        Color::White => say!("color-white"),
    }
}
