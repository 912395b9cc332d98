//! The log: one JSON object a line on standard error. Tokens never stand in it.

use kifuscribe_console::terminal::remark_line;
use kifuscribe_formats::terminal_text::printable_json;

use crate::store::TrailEntry;

/// Writes an entry.
pub fn write(entry: &TrailEntry) {
    remark_line(&printable_json(&entry.json().to_string()));
}
