//! The stored pictures of moves.

/// Pictures of the board around some moves, by their hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePictures {
    /// The numbers of the moves when the pictures were taken.
    pub moves: Vec<usize>,
    /// The picture just before the moves.
    pub before: Option<String>,
    /// The picture just after the moves.
    pub after: Option<String>,
}
