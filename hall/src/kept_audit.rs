//! An audit of a photographed fill, kept for who decides on it.

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::AuditOutcome;

/// An audit that staff have made, for who decides on it.
#[derive(Debug, Clone)]
pub struct KeptAudit {
    /// Its name, which the form of its page has.
    pub(crate) id: String,
    /// The table.
    pub(crate) table: u32,
    /// The game, by the name under which the hall keeps it.
    pub(crate) game: String,
    /// Of what it was made, as its hash.
    pub(crate) basis: String,
    /// The result that may be confirmed by it without reasons.
    pub confirmable: Option<GameResult>,
    /// What it came to, with its pictures.
    pub outcome: AuditOutcome,
}
