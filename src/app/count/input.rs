//! The inputs of an audit: the record and the pictures.

use crate::pipeline::count::pictures::{PictureFiles, PictureFrom};

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
    pub const fn name(self) -> &'static str {
        match self {
            Self::Record => "Record",
            Self::Before => "Dead stones off, hands away",
            Self::Compensated => "Compensation placed",
            Self::Final(0) => "Full",
            Self::Final(_) => "Full, another picture",
            Self::Clock => "Clock",
        }
    }

    /// The name of its picture in a row of pictures.
    #[must_use]
    pub fn picture_name(self) -> String {
        match self {
            Self::Final(0) => "Finished fill".to_owned(),
            Self::Final(i) => format!("Finished fill, picture {}", i + 1),
            Self::Compensated => "After the compensation".to_owned(),
            Self::Before => "Before the fill".to_owned(),
            Self::Record | Self::Clock => self.name().to_owned(),
        }
    }

    /// What it is used for, in one sentence.
    #[must_use]
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Record => "The game as SGF. Without it the picture with the dead stones off is the position.",
            Self::Before => "The final position before anybody fills. It shows the dead stones, and checks the record.",
            Self::Compensated => {
                "After the shared points and the compensation stones. Only this picture tells them from losing stones."
            }
            Self::Final(0) => "The finished fill, all hands away.",
            Self::Final(_) => "The same from another side: pictures vote.",
            Self::Clock => "The stopped clock, to type the penalties from.",
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
