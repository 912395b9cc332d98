//! A result, and whether it is claimed or confirmed.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::game::result::GameResult;
use crate::session::counting::{Counting, Resolution, Ruling};
use crate::session::signature::Signature;

/// Whether a result is claimed or confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum ResultStatus {
    /// A player, or the count, claims it.
    Claimed,
    /// Both players have confirmed it. Final in every case (docs/rules.md A.6).
    Confirmed,
}

/// A result, and who noted it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultNote {
    /// The result.
    pub result: GameResult,
    /// Whether it is claimed or confirmed.
    pub status: ResultStatus,
    /// Whether the game was played under protest.
    pub protest: bool,
    /// Who noted it, and when by the clock on the wall.
    pub signed: Signature,
}

impl ResultNote {
    /// The result as it leaves the recording: under protest also where a protest was noted beside the moves and holds.
    #[must_use]
    pub fn as_it_leaves(&self, counting: &Counting) -> Self {
        Self { protest: self.protest || !counting.protests().is_empty(), ..self.clone() }
    }

    /// The confirmation of this result as a ruling on its count.
    #[must_use]
    pub fn as_ruling(&self) -> Ruling {
        let Self { result, protest, signed: Signature { at, by }, .. } = self;
        let (way, reasons) = (Resolution::Confirmed, String::new());
        Ruling { at: at.clone(), way, by: by.clone(), reasons, protest: *protest, result: Some(*result) }
    }
}
