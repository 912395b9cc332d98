//! Pictures that were asked for.

use kifuscribe_formats::hall_answer::PictureWish;

use crate::clock::Millis;
use crate::picture_stage::PictureStage;

/// The word for a picture of the finished fill.
const FILL: &str = "fill";

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PictureSubject {
    /// The board after the move of that number.
    Move(usize),
    /// The board when the question of that number was asked.
    Question(u32),
    /// A count, as staff photographed and audited it.
    Fill {
        /// When in the count.
        stage: PictureStage,
        /// Whether somebody has decided on it: then it is kept with the game.
        is_evidence: bool,
    },
}

impl PictureSubject {
    /// The subject as it is kept.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Move(number) => format!("move {number}"),
            Self::Question(number) => format!("question {number}"),
            Self::Fill { stage, is_evidence } => {
                let stage = if stage == PictureStage::Final { FILL } else { stage.into() };
                format!("{stage} {}", if is_evidence { "evidence" } else { "audited" })
            }
        }
    }

    /// The subject for a person.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Move(number) => format!("after move {number}"),
            Self::Question(number) => format!("at question {number}"),
            Self::Fill { .. } => "of the fill".to_owned(),
        }
    }

    /// Reads a subject as it is kept; `None` where it is not understood.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        match word.split_once(' ')? {
            ("move", number) => number.parse().ok().map(Self::Move),
            ("question", number) => number.parse().ok().map(Self::Question),
            (stage, kept @ ("audited" | "evidence")) => {
                let stage = if stage == FILL { PictureStage::Final } else { stage.parse().ok()? };
                Some(Self::Fill { stage, is_evidence: kept == "evidence" })
            }
            _ => None,
        }
    }
}

/// A picture that somebody has asked a table for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptPicture {
    /// The table.
    pub table: u32,
    /// The journal that names the picture, by the hash of its first line.
    pub journal: String,
    /// Which picture, and in which size.
    pub wish: PictureWish,
    /// What it shows.
    pub subject: PictureSubject,
    /// Who has asked for it.
    pub who: String,
    /// When.
    pub at: Millis,
    /// The length of the picture, in bytes; `None` until it has come, 0 where the table has it no more.
    pub bytes: Option<usize>,
    /// Whether what came is the picture as it was taken.
    pub is_whole: bool,
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    #[test]
    fn a_subject_is_read_as_it_is_kept() {
        let fill = |&stage| [false, true].map(|is_evidence| PictureSubject::Fill { stage, is_evidence });
        let fills = PictureStage::VARIANTS.iter().flat_map(fill);
        for subject in [PictureSubject::Move(12), PictureSubject::Question(3)].into_iter().chain(fills) {
            assert_eq!(PictureSubject::of_word(&subject.word()), Some(subject));
        }
        for other in ["stone 3", "stone evidence"] {
            assert_eq!(PictureSubject::of_word(other), None);
        }
    }
}
