//! What is said beside the results, on standard error.

use std::fmt::Display;

use crate::formats::terminal_text::printable;

/// Writes a sentence about what is done to standard error.
pub fn remark(sentence: impl Display) {
    eprintln!("kifuscribe: {}", printable(&sentence.to_string()));
}
