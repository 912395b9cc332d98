//! What is wrong with the view, before the game and in its first moments.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};
use std::time::Duration;

use crate::view_text::sentence;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::preflight::{self, MIN_OBSERVATIONS, ViewIssue};

/// Minimum time between two observations that are kept. Why: a hand that puts a stone down rests over the board for less,
/// and is in no two of them.
const INTERVAL: Duration = Duration::from_secs(2);

/// Number of observations that are kept, to tell apart what stays in the way from what passes.
const OBSERVATIONS: usize = 9;

/// What is wrong with a view, over several observations of it.
#[derive(Debug, Default)]
pub struct ViewCheck {
    observations: Vec<Observation>,
    /// The kinds of issues that were reported.
    reported: HashSet<Discriminant<ViewIssue>>,
}

impl ViewCheck {
    /// Returns what is wrong with the view now.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn check(&mut self, frame: &Frame, observation: Option<&Observation>) -> Result<Vec<ViewIssue>, VisionError> {
        let mut issues = preflight::check(frame, observation)?;
        if let Some(observation) = observation {
            if self.observations.first().is_some_and(|first| first.size != observation.size) {
                self.observations.clear();
            }
            if self.is_due(observation) {
                if self.observations.len() == OBSERVATIONS {
                    self.observations.remove(0);
                }
                self.observations.push(observation.clone());
            }
            let kept: Vec<_> = self.observations.iter().collect();
            issues.extend(preflight::hidden_side(&kept, (frame.width, frame.height)));
        }
        Ok(issues)
    }

    /// Whether an observation comes long enough after the last one that was kept.
    fn is_due(&self, observation: &Observation) -> bool {
        self.observations.last().is_none_or(|last| observation.time >= last.time + INTERVAL)
    }

    /// Returns, as sentences, the issues that were not reported before. After [`MIN_OBSERVATIONS`] boards, seconds apart,
    /// it returns nothing: the game has begun, and nobody can correct the view.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn new_issues(&mut self, frame: &Frame, observed: &FrameObservation) -> Result<Vec<String>, VisionError> {
        let FrameObservation::Board(observation) = observed else { return Ok(Vec::new()) };
        if self.observations.len() >= MIN_OBSERVATIONS || !self.is_due(observation) {
            return Ok(Vec::new());
        }
        let issues = self.check(frame, Some(observation))?;
        let new = issues.into_iter().filter(|issue| self.reported.insert(discriminant(issue)));
        Ok(new.map(|issue| sentence(&issue, observation.size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{PointReading, PointState};

    /// What is seen of a 9x9 board for 12 seconds, five times a second, and the kinds of issues that it leads to; a hand or
    /// head covers D1 to H1 from the second `from` to the second `to`.
    fn issues(from: u64, to: u64) -> Vec<&'static str> {
        let size = BoardSize::NINE;
        let corners = [(60.0, 60.0), (380.0, 60.0), (380.0, 380.0), (60.0, 380.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        // Lines of a board, so that the picture is sharp and bright.
        let line = |i: usize| i % 40 == 20;
        let pixel = |i: usize| if line(i % 440) || line(i / 440) { [40; 3] } else { [190; 3] };
        let mut frame = Frame::new(440, 440, (0..440 * 440).flat_map(pixel).collect::<Vec<u8>>());
        frame.settled = false;
        let mut check = ViewCheck::default();
        let mut found = Vec::new();
        for fifth in 0..60 {
            let time = Duration::from_millis(200 * fifth);
            let mut readings = vec![PointReading::sure(PointState::Empty, 0.99); size.area()];
            if (from..to).contains(&time.as_secs()) {
                readings[8 * 9 + 3..8 * 9 + 8].fill(PointReading::sure(PointState::Covered, 0.9));
            }
            let observation = Observation { size, pose, time, readings };
            found.extend(check.check(&frame, Some(&observation)).unwrap().iter().map(ViewIssue::kind));
        }
        found.dedup();
        found
    }

    #[test]
    fn a_hand_that_plays_is_no_issue_and_what_stays_over_an_edge_is() {
        assert_eq!(issues(0, 2), Vec::<&str>::new(), "a hand that plays at once");
        assert_eq!(issues(4, 6), Vec::<&str>::new());
        assert_eq!(issues(0, 12), ["hidden"]);
    }
}
