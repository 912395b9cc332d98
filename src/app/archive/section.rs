//! What the page of the archive shows.

use kifuscribe_language::Message;

/// A section of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Message)]
pub enum ArchiveSection {
    /// The games that fit.
    #[default]
    Games,
    /// The games that may be one.
    Duplicates,
    /// The players.
    Players,
}

impl ArchiveSection {
    /// Every section, in the order of the screen.
    pub const ALL: [Self; 3] = [Self::Games, Self::Duplicates, Self::Players];
}
