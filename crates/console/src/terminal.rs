//! What is said beside the results, on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use kifuscribe_formats::terminal_text::printable_line;

/// Writes a sentence about what is done to standard error.
pub fn remark(sentence: impl Display) {
    remark_of("kifuscribe", sentence);
}

/// Writes a sentence of this program to standard error. Where nobody can read it, because that is closed, the work goes on.
pub fn remark_of(program: &str, sentence: impl Display) {
    remark_line(&format!("{program}: {sentence}"));
}

/// Writes a line to standard error, as [`remark_of`] does: one, whatever stands in it.
pub fn remark_line(line: &str) {
    let _ = writeln!(io::stderr(), "{}", printable_line(line));
}
