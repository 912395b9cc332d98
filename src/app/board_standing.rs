//! How the boards that are recorded together stand, as the strip of tabs shows it.

/// A board as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardStanding {
    /// Its number in the picture, from 1.
    pub number: usize,
    /// The names of Black and White; empty where they are not known.
    pub players: [String; 2],
    /// The number of moves.
    pub moves: usize,
    /// What a person should look at, if anything.
    pub need: Option<BoardNeed>,
    /// Whether its recording is over.
    pub is_over: bool,
    /// Whether its game goes to no table, although tables of a hall are joined.
    pub is_unsent: bool,
    /// Whether it is on the screen.
    pub is_shown: bool,
}

/// Why a person should look at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardNeed {
    /// The recording failed.
    Failed,
    /// A question is open.
    Question,
    /// No picture comes.
    NoPicture,
    /// The game looks as if it was over.
    MayBeOver,
}
