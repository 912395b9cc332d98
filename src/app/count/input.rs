//! The inputs of an audit: the record and the pictures.

use kifuscribe_language::say;
use kifuscribe_recording::count::pictures::{PictureFiles, PictureFrom};

/// Maximum number of pictures of the finished fill.
pub const MOST_FINALS: usize = 4;

/// An input of an audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CountInput {
    /// The record.
    Record,
    /// The picture with the dead stones off.
    Before,
    /// The picture after the compensation stones.
    Compensated,
    /// A picture of the finished fill, numbered from 0.
    Final(usize),
    /// The picture of the stopped clock.
    Clock,
}

impl CountInput {
    /// Its name on the screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Record => say!("word-record"),
            Self::Before => say!("count-input-dead-stones-off-hands-away"),
            Self::Compensated => say!("count-input-compensation-placed"),
            Self::Final(0) => say!("count-input-full"),
            Self::Final(_) => say!("count-input-full-another-picture"),
            Self::Clock => say!("count-input-clock"),
        }
    }

    /// The name of its picture in a row of pictures.
    #[must_use]
    pub fn picture_name(self) -> String {
        match self {
            Self::Final(0) => say!("count-input-finished-fill").to_owned(),
            Self::Final(i) => say!("count-input-finished-fill-picture", i = i + 1),
            Self::Compensated => say!("report-shot-compensated").to_owned(),
            Self::Before => say!("report-shot-before").to_owned(),
            Self::Record | Self::Clock => self.name().to_owned(),
        }
    }

    /// What it is used for, in one sentence.
    #[must_use]
    pub fn hint(self) -> &'static str {
        match self {
            Self::Record => say!("count-input-the-game-as-sgf-without"),
            Self::Before => say!("count-input-the-final-position-before-anybody"),
            Self::Compensated => {
                say!("count-input-after-the-shared-points-and")
            }
            Self::Final(0) => say!("count-input-the-finished-fill-all-hands"),
            Self::Final(_) => say!("count-input-the-same-from-another-side"),
            Self::Clock => say!("count-input-the-stopped-clock-to-type"),
        }
    }

    /// The picture chosen for this input.
    pub(super) fn picture(self, pictures: &PictureFiles) -> Option<&PictureFrom> {
        match self {
            Self::Record => None,
            Self::Before => pictures.before.as_ref(),
            Self::Compensated => pictures.compensated.as_ref(),
            Self::Final(i) => pictures.finals.get(i),
            Self::Clock => pictures.clock.as_ref(),
        }
    }

    /// Sets or clears the picture of this input.
    pub(super) fn put(self, pictures: &mut PictureFiles, from: Option<PictureFrom>) {
        match self {
            Self::Record => {}
            Self::Before => pictures.before = from,
            Self::Compensated => pictures.compensated = from,
            Self::Clock => pictures.clock = from,
            Self::Final(i) => match (from, pictures.finals.get_mut(i)) {
                (Some(from), Some(there)) => *there = from,
                (Some(from), None) => pictures.finals.push(from),
                (None, Some(_)) => drop(pictures.finals.remove(i)),
                (None, None) => {}
            },
        }
    }
}
