//! What a copy says of itself: when it was made, and in a hall that was restored from it, when that was.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::clock::Millis;
use crate::restored::SAID;

/// Writes into a copy when it was made.
pub(super) fn stamp_made(copy: &Connection, made: Millis) -> rusqlite::Result<()> {
    copy.execute_batch("DELETE FROM copies; DELETE FROM unheard;")?;
    copy.execute("INSERT INTO copies (made) VALUES (?)", [made]).map(drop)
}

/// Writes into a hall that it was restored at a time from a copy in `file`, which says when it was made, or else was
/// written at `written`. From then on none of its games of the last day was heard of, and no code for joining is valid: it may have
/// been used since.
pub(super) fn stamp_restored(hall: &Connection, file: &str, written: Millis, at: Millis) -> rusqlite::Result<()> {
    let query = "SELECT made FROM copies WHERE restored IS NULL";
    let made: Option<Millis> = hall.query_row(query, [], |row| row.get(0)).optional()?;
    let made = made.unwrap_or(written);
    hall.execute_batch("DELETE FROM copies; DELETE FROM unheard; DELETE FROM join_codes;")?;
    hall.execute("INSERT INTO copies (made, restored, file) VALUES (?, ?, ?)", params![made, at, file])?;
    let unheard = "INSERT OR IGNORE INTO unheard SELECT first FROM journals j \
                   WHERE (SELECT at FROM lines WHERE journal = j.id ORDER BY n DESC LIMIT 1) > ?";
    hall.execute(unheard, [made - SAID]).map(drop)
}
