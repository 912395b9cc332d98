//! How the window shows what it shows.

use kifuscribe_core::game::point::Point;

/// What the right column of a narrow window shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tab {
    /// The live picture.
    #[default]
    Camera,
    /// Moves and questions.
    Moves,
}

/// A part of the window that shows the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardPart {
    /// The diagram.
    Diagram,
    /// The picture.
    Picture,
}

/// What the palette lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PaletteKind {
    /// Commands by their names, and moves by their numbers.
    #[default]
    Commands,
    /// Moves by their numbers.
    Moves,
    /// The corrections of the move shown.
    Fixes,
}

/// The open palette.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Palette {
    /// What was typed.
    pub text: String,
    /// The selected entry, from 0; `None` until something was typed or selected, so that a stray Enter does nothing.
    pub selected: Option<usize>,
    /// What it lists.
    pub kind: PaletteKind,
}

/// How the window shows what it shows; none of it is saved.
#[derive(Debug, Default)]
pub struct View {
    /// The number of moves shown; `None` follows the game.
    pub shown: Option<usize>,
    /// The point under the pointer on the diagram and in the picture, on the record's board.
    pub lit: [Option<Point>; 2],
    /// The move under the pointer in the timeline.
    pub hovered_move: Option<usize>,
    /// Whether the board fills the screen.
    pub big_board: bool,
    /// What a narrow window shows beside the board.
    pub tab: Tab,
    /// The command palette, while it is open.
    pub palette: Option<Palette>,
    /// Whether the list of keys is open.
    pub keys_open: bool,
    /// Whether the list of answers, corrections and decisions is open.
    pub history_open: bool,
    /// Whether the demonstration board is open.
    pub demonstration: bool,
    /// Whether no installed font has Chinese characters.
    pub lacks_chinese: bool,
}
