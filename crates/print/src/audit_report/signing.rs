//! Who signs the slip of an audit.

/// Who signs a slip, and what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlipSigning {
    /// Both players and the referee the result that is stated.
    Stated,
    /// The same where both players have confirmed it: it is final already.
    Final,
    /// The same where the game is under protest.
    Protested,
    /// The same where it was decided in a hall and the table has not written it down.
    Waiting,
    /// Both players and the referee, where the referee has decided the result that nobody has confirmed: they were told of it.
    Decided,
    /// Both players and the referee the result that is written by hand.
    Written,
    /// The referee alone, while the fill differs and nothing is decided: there is nothing that the players could agree to.
    Referee,
    /// The referee alone, while the fill is right and somebody claims another result.
    Claim,
    /// The referee alone, while an appeal is open.
    Appeal,
    /// The referee alone, where the game has changed since its result was confirmed.
    Changed,
    /// The referee alone, while a note decides the game or leaves its end open.
    Note,
}

impl SlipSigning {
    /// Whether the referee signs alone.
    pub(super) const fn is_of_the_referee(self) -> bool {
        matches!(self, Self::Referee | Self::Claim | Self::Appeal | Self::Changed | Self::Note)
    }
}
