//! The stored pictures of moves and questions.

/// Pictures of the board around some moves, or when a question was asked, by their hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePictures {
    /// The numbers of the moves when the pictures were taken; empty for a question's.
    pub moves: Vec<usize>,
    /// The number of the question that the pictures show; `None` for those of moves.
    pub question: Option<u32>,
    /// The picture just before the moves, or the last one that shows the board as it is recorded.
    pub before: Option<String>,
    /// The picture just after the moves, or when the question was asked.
    pub after: Option<String>,
}
