//! Other boards in the picture of a recording: they are looked for once, where the board that is recorded is first seen.

use crate::observer::Observer;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_vision::detection::Detection;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::several_boards;
use kifuscribe_vision::tracker::BoardTracker;

/// A picture in which whole boards lie beside the one that is recorded.
#[derive(Debug, Clone, PartialEq)]
pub struct NeighbourBoards {
    /// The number of whole boards, with the one that is recorded.
    pub boards: usize,
    /// The one that is recorded.
    pub recorded: Pose,
    /// Width and height of the picture in pixels.
    pub picture: (usize, usize),
}

impl NeighbourBoards {
    /// The neighbours of the board at `recorded`, where `found` is what the whole picture was searched for; `None` where no
    /// other whole board is in it.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn of(
        detector: &mut BoardDetector,
        frame: &Frame,
        recorded: &Pose,
        found: &Detection,
    ) -> Result<Option<Self>, VisionError> {
        // Why first: a search that finds no board takes seconds.
        if !several_boards::shows_another(detector, frame, recorded, None, Some(found.points_beside))? {
            return Ok(None);
        }
        let boards = several_boards::detect_all(detector, frame, None)?.len();
        Ok((boards > 1).then_some(Self { boards, recorded: *recorded, picture: (frame.width, frame.height) }))
    }
}

/// The observer of the board that is recorded, which says once whether it has neighbours.
pub struct NeighbourObserver<'a> {
    tracker: BoardTracker,
    /// What is called with the neighbours; `None` once they were looked for.
    report: Option<&'a mut dyn FnMut(&NeighbourBoards)>,
}

impl<'a> NeighbourObserver<'a> {
    /// An observer that calls `report` at most once.
    pub fn new(tracker: BoardTracker, report: &'a mut dyn FnMut(&NeighbourBoards)) -> Self {
        Self { tracker, report: Some(report) }
    }
}

impl Observer for NeighbourObserver<'_> {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        let observed = self.tracker.track(frame)?;
        if let FrameObservation::Board(seen) = &observed
            && let Some(report) = self.report.take()
            && let Some(found) = self.tracker.detector().detect(frame, None)?
            && let Some(neighbours) = NeighbourBoards::of(self.tracker.detector(), frame, &seen.pose, &found)?
        {
            report(&neighbours);
        }
        Ok(observed)
    }

    fn read_again(&mut self) {
        self.tracker.read_next();
    }
}
