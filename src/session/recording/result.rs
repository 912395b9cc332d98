//! The result as far as it has come.

use crate::game::result::GameResult;

/// How far a result has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultStatus {
    /// A player, or the count, says so.
    Claimed,
    /// Both players have confirmed it. Final in every case (docs/rules.md A.6).
    Confirmed,
}

impl ResultStatus {
    /// Every status.
    pub const ALL: [Self; 2] = [Self::Claimed, Self::Confirmed];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Claimed => "claimed",
            Self::Confirmed => "confirmed",
        }
    }

    /// The status of that [`ResultStatus::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.name() == name)
    }
}

/// A result, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultNote {
    /// The result.
    pub result: GameResult,
    /// How far it has come.
    pub status: ResultStatus,
    /// Whether the game was played under protest.
    pub protest: bool,
    /// Who noted it; empty where nobody said.
    pub by: String,
}
