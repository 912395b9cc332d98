//! How the boards that are recorded beside each other stand, as the strip of tabs shows it.

use kifuscribe_language::say;

/// A board as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardStanding {
    /// Its place among the tabs, from 0.
    pub place: usize,
    /// What it is called.
    pub name: BoardName,
    /// The name of its source; empty until one is chosen.
    pub source: String,
    /// The names of Black and White; empty where they are not known.
    pub players: [String; 2],
    /// The number of moves.
    pub moves: usize,
    /// What a person should look at, if anything.
    pub need: Option<BoardNeed>,
    /// Whether its game has not begun: its source is being chosen or looked at.
    pub is_before_the_game: bool,
    /// Whether its recording is over.
    pub is_over: bool,
    /// Whether its game goes to no table, although tables of a hall are joined.
    pub is_unsent: bool,
    /// Whether its hall lacks lines of it that should be there by now.
    pub is_behind: bool,
    /// Whether it is on the screen.
    pub is_shown: bool,
}

/// What a board is called among those of a window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardName {
    /// By the table at which its game is played.
    Table(String),
    /// By its number in the picture, from 1: one source shows all boards.
    Number(usize),
    /// By the name of its source, of which one board is recorded; the name is empty until a source is chosen.
    Source(String),
    /// By the name of its source and its number in that picture, from 1.
    NumberOf(String, usize),
}

impl BoardName {
    /// The name as text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Table(table) => say!("boards-table", table),
            Self::Number(n) => say!("boards-number", n),
            Self::Source(name) if name.is_empty() => say!("boards-no-source-yet").to_owned(),
            Self::Source(name) => name.clone(),
            Self::NumberOf(source, n) => say!("boards-number-of-source", source, n),
        }
    }

    /// The name where there is little room: of a table, its number alone.
    #[must_use]
    pub fn short(&self) -> String {
        if let Self::Table(table) = self { table.clone() } else { self.text() }
    }
}

/// Why a person should look at a board, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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
