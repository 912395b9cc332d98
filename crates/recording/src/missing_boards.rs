//! Boards that were not found when the recordings of the others began: they are looked for in the pictures that follow.

use std::time::Duration;

use crate::look_turns::{SourceTurn, in_turn};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::several_boards::detect_beside;

/// Time between two searches: each takes as long as a reading of the whole picture, in which the other recordings wait.
const INTERVAL: Duration = Duration::from_secs(5);

/// Looks for boards that are missing.
pub struct MissingBoards {
    detector: BoardDetector,
    count: usize,
    /// The turns in which it searches, where there are other sources.
    turn: Option<SourceTurn>,
    searched_at: Option<Duration>,
}

impl MissingBoards {
    /// Returns a search for `count` boards, in turns where there are other sources.
    #[must_use]
    pub const fn new(detector: BoardDetector, count: usize, turn: Option<SourceTurn>) -> Self {
        Self { detector, count, turn, searched_at: None }
    }

    /// The boards in a frame beside those at `known`, the largest first, if it is time for a search and boards are missing.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub(super) fn search(&mut self, frame: &Frame, known: &[Pose]) -> Result<Vec<Pose>, VisionError> {
        let is_soon = self.searched_at.is_some_and(|at| frame.time.saturating_sub(at) < INTERVAL && !frame.settled);
        if self.count == 0 || is_soon {
            return Ok(Vec::new());
        }
        self.searched_at = Some(frame.time);
        let found = in_turn(self.turn.as_ref(), || detect_beside(&mut self.detector, frame, known, None))?;
        let found: Vec<Pose> = found.into_iter().take(self.count).map(|found| found.observation.pose).collect();
        self.count -= found.len();
        Ok(found)
    }
}
