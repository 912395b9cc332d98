//! What is said beside the results, on standard error.

use std::fmt::Display;

use kifuscribe_console::terminal::remark_of;

/// The name of the program, in its help and before its messages.
pub const PROGRAM: &str = "kifuscribe-hall";

/// Writes a sentence about what is done to standard error. Where that is closed, the hall goes on.
pub fn remark(sentence: impl Display) {
    remark_of(PROGRAM, sentence);
}
