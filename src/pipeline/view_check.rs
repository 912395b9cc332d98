//! What is wrong with the view, before the game and in its first moments.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use crate::pipeline::view_text::sentence;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::vision::error::VisionError;
use crate::vision::preflight::{self, MIN_OBSERVATIONS, ViewIssue};

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
            if self.observations.len() == OBSERVATIONS {
                self.observations.remove(0);
            }
            self.observations.push(observation.clone());
            issues.extend(preflight::hidden_side(&self.observations.iter().collect::<Vec<_>>()));
        }
        Ok(issues)
    }

    /// Returns, as sentences, the issues that were not reported before. After [`MIN_OBSERVATIONS`] boards it returns nothing:
    /// the game has begun, and nobody can correct the view.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn new_issues(&mut self, frame: &Frame, observed: &FrameObservation) -> Result<Vec<String>, VisionError> {
        let FrameObservation::Board(observation) = observed else { return Ok(Vec::new()) };
        if self.observations.len() >= MIN_OBSERVATIONS {
            return Ok(Vec::new());
        }
        let issues = self.check(frame, Some(observation))?;
        let new = issues.into_iter().filter(|issue| self.reported.insert(discriminant(issue)));
        Ok(new.map(|issue| sentence(&issue, observation.size)).collect())
    }
}
