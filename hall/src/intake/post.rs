//! Lines that a table sends, and lines that were taken.

use kifuscribe_core::session::recording::SessionEvent;

use crate::clock::Millis;
use crate::intake::claim::JournalClaim;
use crate::round::TablePairing;

/// Lines that a table sends.
#[derive(Debug)]
pub struct Post<'a> {
    /// The number of lines of the journal before those in the body.
    pub from: usize,
    /// The hash of the journal's first line, if the sender says it. A body without lines is a sign of life of it.
    pub journal: Option<&'a str>,
    /// The lines.
    pub body: &'a [u8],
    /// The computer that sends them, as far as it is known.
    pub computer: &'a str,
    /// What the sender shows of its right to the journal.
    pub claim: JournalClaim<'a>,
    /// Who plays at the table, by the pairings.
    pub pairing: &'a TablePairing,
    /// When they came.
    pub at: Millis,
}

/// A line that was taken.
#[derive(Debug, Clone)]
pub struct TakenLine {
    /// The event.
    pub event: SessionEvent,
    /// The hash of the line.
    pub hash: String,
    /// When it came.
    pub at: Millis,
}
