//! Before the game and in its first moments: what is wrong with the view, each thing said once.

use std::collections::HashSet;

use crate::game::point::BoardSize;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::vision::error::VisionError;
use crate::vision::preflight;
use crate::vision::preflight::{MIN_OBSERVATIONS, ViewIssue};

/// So many looks are remembered, to tell what stays in the way from what passes.
const REMEMBERED: usize = 9;

/// What is wrong with a view, over several looks at it.
#[derive(Debug, Default)]
pub struct ViewCheck {
    looks: Vec<Observation>,
    said: HashSet<&'static str>,
}

impl ViewCheck {
    /// What is wrong with the view now; nothing is the best answer.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn check(&mut self, frame: &Frame, observation: Option<&Observation>) -> Result<Vec<ViewIssue>, VisionError> {
        let mut remarks = preflight::check(frame, observation)?;
        if let Some(observation) = observation {
            if self.looks.first().is_some_and(|first| first.size != observation.size) {
                self.looks.clear();
            }
            if self.looks.len() == REMEMBERED {
                self.looks.remove(0);
            }
            self.looks.push(observation.clone());
            remarks.extend(preflight::hidden_side(&self.looks.iter().collect::<Vec<_>>()));
        }
        Ok(remarks)
    }

    /// At the start of a recording: the sentences about the view that have not been said yet. After [`MIN_OBSERVATIONS`]
    /// boards there is nothing more to say: a game is no time for it.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn news(&mut self, frame: &Frame, observed: &FrameObservation) -> Result<Vec<String>, VisionError> {
        let FrameObservation::Board(observation) = observed else { return Ok(Vec::new()) };
        if self.looks.len() >= MIN_OBSERVATIONS {
            return Ok(Vec::new());
        }
        let remarks = self.check(frame, Some(observation))?;
        let new = remarks.into_iter().filter(|r| self.said.insert(r.kind()));
        Ok(new.map(|r| r.sentence(observation.size)).collect())
    }
}

/// The sentences of some remarks about a board of `size` lines.
#[must_use]
pub fn sentences(remarks: &[ViewIssue], size: BoardSize) -> Vec<String> {
    remarks.iter().map(|r| r.sentence(size)).collect()
}
