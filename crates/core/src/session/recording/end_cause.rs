//! Why a recording has ended.

use kifuscribe_language::Message;
use strum::VariantArray;

/// Why there are no more frames, or none are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, Message)]
pub enum EndCause {
    /// A person stopped it.
    Stopped,
    /// The result was confirmed: the players agree, one of them resigned, or the referee decided.
    Confirmed,
    /// The source has no more frames.
    SourceEnded,
    /// The source failed.
    SourceFailed,
    /// The board detector failed.
    DetectorFailed,
    /// A part of the program panicked.
    Panicked,
}

impl EndCause {
    /// Returns the cause of that [`EndCause::in_journal`].
    #[must_use]
    pub fn from_journal(text: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|cause| cause.in_journal() == text)
    }

    /// Returns the text in the journal.
    #[must_use]
    pub const fn in_journal(self) -> &'static str {
        match self {
            Self::Stopped => "stopped by hand",
            Self::Confirmed => "the result was confirmed",
            Self::SourceEnded => "the source is at its end",
            Self::SourceFailed => "the source broke off",
            Self::DetectorFailed => "the board detector failed",
            Self::Panicked => "a part of the program failed",
        }
    }

    /// Whether something has failed, so that the game may go on without a recording.
    #[must_use]
    pub const fn is_failure(self) -> bool {
        matches!(self, Self::SourceFailed | Self::DetectorFailed | Self::Panicked)
    }
}
