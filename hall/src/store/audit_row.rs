//! An audit as it is kept.

use crate::clock::Millis;

/// How many audits of a game are kept at most.
pub(in crate::store) const MOST_OF_A_GAME: i64 = 200;

/// What is kept of an audit beside its table, game and name, as columns of the database.
pub(in crate::store) const AUDIT_VALUES: &str = "at, basis, confirmable, line, material";

/// Those values.
pub(in crate::store) type AuditValues = (Millis, String, String, String, String);

/// An audit of staff as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditRow {
    /// The table.
    pub table: u32,
    /// The game, by the name under which the hall keeps it.
    pub game: String,
    /// Its name among those of the game.
    pub id: String,
    /// When it was made.
    pub at: Millis,
    /// Of what beside the pictures it was made, as a hash.
    pub basis: String,
    /// The result that may be confirmed by it without reasons, as text; empty where there is none.
    pub confirmable: String,
    /// What it came to, as a line of a journal.
    pub line: String,
    /// What it was made of, as JSON; empty in rows of earlier versions.
    pub material: String,
}

impl AuditRow {
    /// The audit of this name, with what is kept of it.
    pub(in crate::store) fn new(
        (table, game): (u32, &str),
        id: &str,
        (at, basis, confirmable, line, material): AuditValues,
    ) -> Self {
        Self { table, game: game.to_owned(), id: id.to_owned(), at, basis, confirmable, line, material }
    }
}
