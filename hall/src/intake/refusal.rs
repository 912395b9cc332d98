//! The answers to lines.

use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::journal::JournalError;
use thiserror::Error;

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

/// Why lines are not taken.
#[derive(Debug, Error)]
pub enum IntakeError {
    /// They are refused, and would be again; those before a line that is named are kept.
    #[error(transparent)]
    Refused(RefusedLines),
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

/// Lines that are refused: why, as the table hears it, and what the hall has.
#[derive(Debug, Error)]
#[error("{why}")]
pub struct RefusedLines {
    /// Why.
    pub why: HallRefusal,
    /// What the hall has of the journal, where that is said.
    pub offset: Option<usize>,
    /// The journal that the table shows, where that is said.
    pub journal: Option<String>,
    /// What is wrong with a line, for those who look into it.
    pub detail: Option<JournalError>,
}

impl IntakeError {
    /// Lines that are refused, with what the hall has of the journal, where that is said.
    pub(super) const fn refused(why: HallRefusal, offset: Option<usize>) -> Self {
        Self::Refused(RefusedLines { why, offset, journal: None, detail: None })
    }

    /// A line that cannot be read, or cannot follow, after those that the hall has.
    pub(super) const fn unreadable(offset: usize, line: usize, detail: JournalError) -> Self {
        let is_newer = matches!(detail, JournalError::NewerFormat { .. });
        let why = if is_newer { HallRefusal::NewerFormat } else { HallRefusal::Line { line } };
        Self::Refused(RefusedLines { why, offset: Some(offset), journal: None, detail: Some(detail) })
    }

    /// Lines of a recording while another one, which the table shows, goes on.
    pub(super) const fn claimed(journal: String) -> Self {
        let journal = Some(journal);
        Self::Refused(RefusedLines { why: HallRefusal::Claimed, offset: None, journal, detail: None })
    }

    /// Lines of a recording that another computer has claimed.
    pub(crate) fn other_computer(journal: &str) -> Self {
        let (why, journal) = (HallRefusal::OtherComputer, Some(journal.to_owned()));
        Self::Refused(RefusedLines { why, offset: None, journal, detail: None })
    }

    /// Whether they contradict what the hall has of the table.
    pub(crate) const fn is_contradiction(&self) -> bool {
        let Self::Refused(RefusedLines { why, .. }) = self else { return false };
        matches!(why, HallRefusal::Forked { .. } | HallRefusal::Claimed | HallRefusal::OtherComputer)
    }

    /// Whether the table, or the recording, has reached a limit.
    pub(super) const fn is_full(&self) -> bool {
        matches!(self, Self::Refused(RefusedLines { why: HallRefusal::TableFull, .. }))
    }

    /// Whether the refusal rests on what this process has in memory of the table.
    pub(super) const fn rests_on_memory(&self) -> bool {
        matches!(self, Self::Gap { .. } | Self::NoJournal { .. }) || self.is_contradiction()
    }
}
