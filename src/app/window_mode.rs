//! What the window is doing.

/// What the window is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WindowMode {
    /// A source is being chosen.
    Choosing,
    /// The chosen source is shown before the game.
    Checking,
    /// A recording is running.
    Recording,
    /// A recording was requested to end and is writing the rest of the record.
    Ending,
    /// A recording is over; its record is shown.
    Over,
}

impl WindowMode {
    /// Whether the next game has not begun.
    #[must_use]
    pub const fn is_before_the_game(self) -> bool {
        matches!(self, Self::Choosing | Self::Checking)
    }
}
