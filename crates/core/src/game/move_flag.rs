//! What a reader of a record should know about a move.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::named::Named;

/// Something that a reader of the record, above all the referee, should know about a move.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumString, IntoStaticStr, VariantArray, Message,
)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveFlag {
    /// The move is illegal, and it was played.
    Illegal,
    /// It was not this player's turn.
    OutOfTurn,
    /// This move and a neighbour in the record were both on the board when it was next visible: their
    /// order is inferred from the turn.
    OrderUnseen,
    /// The pictures allow another reading; this is the most probable one.
    Uncertain,
    /// A question about this move waits for a person.
    Asked,
    /// A person has confirmed the move.
    Confirmed,
    /// A person, or later evidence, has corrected the move after it was first written down.
    Corrected,
    /// Played after the game was stopped: dame and reinforcing moves, or play to settle life and death.
    AfterStop,
    /// The sealed move of an adjournment.
    Sealed,
}

impl MoveFlag {
    /// The text of the flag in the record's comment.
    #[must_use]
    pub const fn record_text(self) -> &'static str {
        match self {
            Self::Illegal => "illegal move, played all the same",
            Self::OutOfTurn => "out of turn",
            Self::OrderUnseen => "order not seen",
            Self::Uncertain => "not certain",
            Self::Asked => "a question is open",
            Self::Confirmed => "confirmed by a person",
            Self::Corrected => "corrected afterwards",
            Self::AfterStop => "after the game was stopped",
            Self::Sealed => "sealed move",
        }
    }

    /// Whether the move itself is in doubt, so that the record marks it as doubtful.
    #[must_use]
    pub const fn is_doubt(self) -> bool {
        matches!(self, Self::OrderUnseen | Self::Uncertain | Self::Asked)
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of [`MoveFlag`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MoveFlags(u16);

impl MoveFlags {
    /// No flag.
    pub const NONE: Self = Self(0);

    /// Whether `flag` is raised.
    #[must_use]
    pub const fn contains(self, flag: MoveFlag) -> bool {
        self.0 & flag.bit() != 0
    }

    /// Whether no flag is raised.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Raises `flag`.
    pub const fn insert(&mut self, flag: MoveFlag) {
        self.0 |= flag.bit();
    }

    /// Removes `flag`.
    pub const fn remove(&mut self, flag: MoveFlag) {
        self.0 &= !flag.bit();
    }

    /// The flags raised, in the order of [`MoveFlag`].
    pub fn iter(self) -> impl Iterator<Item = MoveFlag> {
        MoveFlag::ALL.iter().copied().filter(move |&f| self.contains(f))
    }

    /// Whether a raised flag puts the move in doubt.
    #[must_use]
    pub fn is_doubt(self) -> bool {
        self.iter().any(MoveFlag::is_doubt)
    }
}

impl FromIterator<MoveFlag> for MoveFlags {
    fn from_iter<I: IntoIterator<Item = MoveFlag>>(flags: I) -> Self {
        let mut set = Self::NONE;
        for flag in flags {
            set.insert(flag);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_keep_their_names() {
        for &flag in MoveFlag::ALL {
            assert_eq!(MoveFlag::from_name(flag.name()), Some(flag));
        }
        let flags: MoveFlags = [MoveFlag::Asked, MoveFlag::Illegal].into_iter().collect();
        assert_eq!(flags.iter().collect::<Vec<_>>(), [MoveFlag::Illegal, MoveFlag::Asked]);
        assert!(flags.is_doubt());
        assert!(MoveFlags::NONE.is_empty() && !flags.is_empty());
    }
}
