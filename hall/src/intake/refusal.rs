//! The answers to lines.

use kifuscribe_formats::journal::JournalError;
use thiserror::Error;

use crate::journal_lines::LONGEST_LINE;
use crate::store::StoreError;

/// The answer to lines that are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acknowledged {
    /// The number of lines of the journal that are on the hall's disk.
    pub offset: usize,
    /// The hash of the journal's first line; `None` in a hall that has none of it.
    pub journal: Option<String>,
    /// How many of the lines were new.
    pub stored: usize,
    /// Whether the table shows this journal.
    pub is_shown: bool,
}

impl Acknowledged {
    /// The answer of a hall that has nothing of a journal.
    pub(crate) const NOTHING: Self = Self { offset: 0, journal: None, stored: 0, is_shown: false };
}

/// Why lines are refused.
#[derive(Debug, Error)]
pub enum IntakeError {
    /// A line that cannot be read, or cannot follow; those before it are kept.
    #[error("{source}")]
    Line {
        /// What the hall has of the journal.
        offset: usize,
        /// The line.
        line: usize,
        /// What is wrong.
        source: JournalError,
    },
    /// A line that is too long; those before it are kept.
    #[error("line {line} has more than {LONGEST_LINE} bytes; no journal has such a line")]
    TooLong {
        /// What the hall has of the journal.
        offset: usize,
        /// The line.
        line: usize,
    },
    /// The first line is not the one after the offset.
    #[error("the first line has number {number}, and from={from} announces line {}; send the lines after the offset", from + 1)]
    Offset {
        /// The offset that was given.
        from: usize,
        /// The number in the first line.
        number: usize,
    },
    /// The hall does not have the line before the first one.
    #[error("the line before line {line} is not here; go on from the offset {offset}")]
    Gap {
        /// From where the sender of the journal `journal` goes on; another journal's goes on from 0.
        offset: usize,
        /// The first line that was sent.
        line: usize,
        /// The journal that the table shows.
        journal: Option<String>,
    },
    /// A line stands where the journal has another one.
    #[error("line {line} is another one than the hall has; it is kept aside, and the journal stays as it was")]
    Forked {
        /// What the hall has of the journal.
        offset: usize,
        /// The line.
        line: usize,
    },
    /// Another recording of this table goes on.
    #[error("another recording of table {table} goes on; stop it, or let the organiser release the table")]
    Claimed {
        /// The table.
        table: u32,
        /// The journal that the table shows.
        journal: String,
    },
    /// The table has no such journal.
    #[error("table {table} was sent no such game; see its page for those it was sent")]
    NoJournal {
        /// The table.
        table: u32,
    },
    /// The lines could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl IntakeError {
    /// Whether the refusal rests on what this process has in memory of the table.
    pub(super) const fn rests_on_memory(&self) -> bool {
        matches!(self, Self::Gap { .. } | Self::Forked { .. } | Self::Claimed { .. } | Self::NoJournal { .. })
    }
}
