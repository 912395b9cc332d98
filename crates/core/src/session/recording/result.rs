//! A result, and whether it is claimed or confirmed.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::game::result::GameResult;
use crate::session::assent::Assent;
use crate::session::counting::{Counting, Resolution, Ruling};
use crate::session::signature::Signature;

/// Whether a result is claimed or confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum ResultStatus {
    /// A player, or the count, claims it.
    Claimed,
    /// Both players have confirmed it, or the referee decided it. Final in every case (docs/rules.md A.6).
    Confirmed,
}

/// How far a result has come, with what is open beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum ResultStanding {
    /// It is claimed.
    Claimed,
    /// The referee decided it, and it is not confirmed.
    Decided,
    /// It is confirmed.
    Confirmed,
    /// It is confirmed, and an appeal is open: it is not final.
    UnderAppeal,
    /// It is confirmed, and the game has changed since: it does not stand on the record.
    Outdated,
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
    /// Which players say so. Nobody's where the referee decided it, where somebody else claims it, and in a journal whose program did
    /// not write it down.
    pub assent: Assent,
    /// Who noted it, and when by the clock on the wall.
    pub signed: Signature,
}

impl ResultNote {
    /// The result as it leaves the recording: under protest also where a protest was noted beside the moves and holds, or a ruling that does
    /// not name another result was made under one; not where every protest was taken back.
    #[must_use]
    pub fn as_it_leaves(&self, counting: &Counting) -> Self {
        let is_of_it = |ruling: &&Ruling| ruling.result.is_none_or(|result| result == self.result);
        let is_said = self.protest || counting.rulings.iter().filter(is_of_it).any(|ruling| ruling.protest);
        Self { protest: counting.is_protested_where(is_said), ..self.clone() }
    }

    /// Whether both notes are the same person's: the same player's, or with the same name where they do not say which player's.
    #[must_use]
    pub fn is_of_the_same(&self, other: &Self) -> bool {
        match (self.assent.alone(), other.assent.alone()) {
            (Some(player), Some(others)) => player == others,
            _ => self.signed.by.trim() == other.signed.by.trim(),
        }
    }

    /// The confirmation of this result as a ruling on its count.
    #[must_use]
    pub fn as_ruling(&self) -> Ruling {
        let Self { result, protest, assent, signed: Signature { at, by }, .. } = self;
        let (way, reasons) = (Resolution::Confirmed, String::new());
        let (at, by, assent) = (at.clone(), by.clone(), assent.clone());
        Ruling { at, way, by, reasons, protest: *protest, result: Some(*result), assent, appeals: Vec::new() }
    }
}
