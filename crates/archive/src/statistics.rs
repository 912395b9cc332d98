//! Numbers about the games of an archive.

use std::time::Duration;

/// Numbers about the games of an archive.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ArchiveStatistics {
    /// The games.
    pub games: usize,
    /// The games that were recorded by this program, with a journal.
    pub recordings: usize,
    /// The moves of all games.
    pub moves: usize,
    /// The games that Black won.
    pub black_wins: usize,
    /// The games that White won.
    pub white_wins: usize,
    /// The games that ended without a winner: draws, and those without a result.
    pub no_winner: usize,
    /// For each size of board the number of games.
    pub sizes: Vec<(usize, usize)>,
    /// For each result, such as `R` for resignation, the number of games.
    pub ways: Vec<(String, usize)>,
    /// For each place of the first stone in a corner, such as `4-4`, how often it was chosen.
    pub corners: Vec<(String, usize)>,
    /// The players with the most games.
    pub players: Vec<PlayerStatistics>,
    /// What recordings say about themselves.
    pub recorded: RecordedStatistics,
}

/// What recordings say about themselves, added up.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct RecordedStatistics {
    /// The questions that were asked.
    pub asked: usize,
    /// The questions that are open.
    pub open_questions: usize,
    /// The moves in doubt.
    pub doubtful: usize,
    /// The mean confidence of the moves, 0 to 1; `None` without recordings.
    pub confidence: Option<f64>,
    /// The mean time of a game until move 50 or its end, from there to move 150 or its end, and after it.
    pub phases: [Duration; 3],
}

/// A player's games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerStatistics {
    /// The name, as it is written most often.
    pub name: String,
    /// The games with Black.
    pub black: usize,
    /// Those that were won.
    pub black_wins: usize,
    /// The games with White.
    pub white: usize,
    /// Those that were won.
    pub white_wins: usize,
}
