//! What a source delivers before a recording: how many pictures, and how well the board is read in them.

use std::time::{Duration, Instant};

use thiserror::Error;

use crate::neighbours::NeighbourBoards;
use crate::stop::StopSignal;
use kifuscribe_capture::source::{CaptureError, Delivery, Source};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_vision::detection::Detection;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::preflight::{self, ViewIssue, ViewMeasures};
use kifuscribe_vision::reader::ReadEffort;
use kifuscribe_vision::several_boards::FoundBoards;

/// Maximum number of pictures that are searched for a board: a hand may hide it in some.
const MAX_SEARCHED: usize = 5;

/// Why a source could not be checked. A source without a picture or without a board is not an error.
#[derive(Debug, Error)]
pub enum SourceCheckError {
    /// The source cannot be read.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// The detection failed.
    #[error(transparent)]
    Vision(#[from] VisionError),
}

/// What a source delivered.
#[derive(Debug, Clone)]
pub struct SourceCheck {
    /// Pictures a second that arrived; `None` where fewer than two did.
    pub rate: Option<f64>,
    /// Why no picture came, where none came for a while.
    pub waiting: Option<String>,
    /// The last picture.
    pub frame: Option<Frame>,
    /// The boards in that picture that were checked, row by row from the top, each from left to right.
    pub boards: Vec<CheckedBoard>,
    /// The number of whole boards in that picture; that of the boards that were checked where only one was looked for.
    pub seen: usize,
    /// The issue with a board of which too little lies in that picture, where only one was looked for.
    pub cut: Option<ViewIssue>,
}

/// A board that was found.
#[derive(Debug, Clone)]
pub struct CheckedBoard {
    /// Its reading.
    pub observation: Observation,
    /// The other boards in the picture, where there are any.
    pub neighbours: Option<NeighbourBoards>,
    /// What the view is like.
    pub measures: ViewMeasures,
    /// Time to find it, with the others that were looked for.
    pub locating: Duration,
    /// Time to read its points.
    pub reading: Duration,
}

impl SourceCheck {
    /// Takes pictures for `period`, or until the source ends, and looks in the last ones for the largest board, or for the `count`
    /// largest ones. What is not live has a time of its own: of a film so much is looked at, however fast it is decoded.
    ///
    /// # Errors
    /// [`SourceCheckError`]
    pub fn run(
        source: &mut dyn Source,
        detector: &mut BoardDetector,
        period: Duration,
        count: Option<usize>,
        stop: &StopSignal,
    ) -> Result<Self, SourceCheckError> {
        let mut check = Self { rate: None, waiting: None, frame: None, boards: Vec::new(), seen: 0, cut: None };
        let begun = Instant::now();
        let mut first: Option<(Instant, u64)> = None;
        let mut has_ended = false;
        let is_live = source.info().live;
        let elapsed = |check: &Self| match &check.frame {
            Some(frame) if !is_live => frame.time,
            _ => begun.elapsed(),
        };
        while elapsed(&check) < period && !has_ended && !stop.is_raised() {
            has_ended = !check.take(source)?;
            if let (Some(frame), false) = (&check.frame, has_ended) {
                let (at, index) = *first.get_or_insert_with(|| (Instant::now(), frame.index));
                // The numbers count also the pictures that were not taken.
                let pictures = frame.index.saturating_sub(index);
                check.rate = (pictures > 0).then(|| pictures as f64 / at.elapsed().as_secs_f64());
            }
        }
        for _ in 0..MAX_SEARCHED {
            let is_found = match count {
                Some(count) => check.look_for(count, detector)?,
                None => check.look(detector)?,
            };
            if is_found || has_ended || stop.is_raised() {
                break;
            }
            has_ended = !check.take(source)?;
        }
        Ok(check)
    }

    /// Takes the next picture, or why there is none; `false` where the source has ended.
    fn take(&mut self, source: &mut dyn Source) -> Result<bool, SourceCheckError> {
        match source.next()? {
            Delivery::Frame(frame) => self.frame = Some(frame),
            Delivery::Waiting { why } => self.waiting = Some(why.to_string()),
            Delivery::End => return Ok(false),
        }
        Ok(true)
    }

    /// Looks for a board in the last picture, and returns whether there is one.
    fn look(&mut self, detector: &mut BoardDetector) -> Result<bool, SourceCheckError> {
        let Some(frame) = &self.frame else { return Ok(false) };
        let begun = Instant::now();
        let found = detector.detect(frame, None)?;
        self.cut = found.as_ref().and_then(|found| preflight::cut_off(found, frame));
        let Some(found) = found.filter(Detection::is_board) else { return Ok(false) };
        let locating = begun.elapsed();
        let neighbours = NeighbourBoards::of(detector, frame, &found.observation.pose, &found)?;
        let begun = Instant::now();
        // What was read while the board was looked for is not used: how long a reading takes is told.
        let observation = detector.read(frame, &found.observation.pose, ReadEffort::Thorough)?;
        let reading = begun.elapsed();
        let measures = ViewMeasures::of(frame, &observation)?;
        self.boards = vec![CheckedBoard { observation, neighbours, measures, locating, reading }];
        self.seen = 1;
        Ok(true)
    }

    /// Looks for several boards in the last picture, and returns whether there are as many.
    fn look_for(&mut self, count: usize, detector: &mut BoardDetector) -> Result<bool, SourceCheckError> {
        let Some(frame) = &self.frame else { return Ok(false) };
        let begun = Instant::now();
        let found = FoundBoards::in_picture(detector, frame, count)?;
        let locating = begun.elapsed();
        self.boards.clear();
        for pose in &found.poses {
            let begun = Instant::now();
            let observation = detector.read(frame, pose, ReadEffort::Thorough)?;
            let reading = begun.elapsed();
            let measures = ViewMeasures::of(frame, &observation)?;
            self.boards.push(CheckedBoard { observation, neighbours: None, measures, locating, reading });
        }
        self.seen = found.seen;
        Ok(found.poses.len() >= count)
    }
}
