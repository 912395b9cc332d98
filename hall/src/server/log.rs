//! The log: one JSON object a line on standard error. Tokens never stand in it.

use serde_json::json;

use crate::store::TrailEntry;

/// Writes an entry.
pub fn write(entry: &TrailEntry) {
    eprintln!("{}", json!({ "at": entry.at, "who": entry.who, "what": entry.what }));
}
