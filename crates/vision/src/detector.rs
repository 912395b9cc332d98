//! Detects the board in a frame and classifies its points.

use crate::classical;
use crate::detection::Detection;
use crate::error::VisionError;
use crate::hidden_boards::without_boards;
use crate::network::Inference;
use crate::picture::Picture;
use crate::proposer::{PROPOSER_SHAPE, Proposer};
use crate::reader::{PointReader, READER_SHAPE, ReadEffort, WindowReading};
use crate::search::Search;
use crate::stages::DetectionStages;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Lens, Pose};
use kifuscribe_core::sensing::observation::Observation;

/// The most boards at the picture's edge that are passed over to find a whole one.
const MAX_PASSED_OVER: usize = 4;

/// The two networks as bytes of ONNX files.
pub struct Networks<'a> {
    /// Proposes points of a board in a picture.
    pub proposer: &'a [u8],
    /// Classifies the points of a rectified board.
    pub reader: &'a [u8],
}

/// The networks that are compiled into the program.
pub const OWN_NETWORKS: Networks<'static> = Networks {
    proposer: include_bytes!("../../../models/proposer.onnx"),
    reader: include_bytes!("../../../models/reader.onnx"),
};

/// Detects boards and classifies their points.
pub struct BoardDetector {
    stages: DetectionStages,
}

impl BoardDetector {
    /// A detector with the program's own networks.
    ///
    /// # Errors
    /// [`VisionError::Network`] when a network cannot be loaded.
    pub fn open() -> Result<Self, VisionError> {
        Self::with(&OWN_NETWORKS)
    }

    /// A detector with these networks.
    ///
    /// # Errors
    /// [`VisionError::Network`] when a network cannot be loaded.
    pub fn with(networks: &Networks<'_>) -> Result<Self, VisionError> {
        let proposer = Inference::from_onnx("proposer", networks.proposer, PROPOSER_SHAPE)?;
        let reader = Inference::from_onnx("reader", networks.reader, READER_SHAPE)?;
        Ok(Self::new(proposer, reader))
    }

    /// A detector without networks, which uses lines, brightness and colour. It finds far fewer boards.
    #[must_use]
    pub fn classical() -> Self {
        let proposer = Inference::from_fn("proposer", classical::propose, PROPOSER_SHAPE);
        let reader = Inference::from_fn("reader", classical::classify, READER_SHAPE);
        Self::new(proposer, reader)
    }

    fn new(proposer: Inference, reader: Inference) -> Self {
        let (proposer, reader) = (Proposer::new(proposer), PointReader::new(reader));
        Self { stages: DetectionStages { proposer, reader, lens: None } }
    }

    /// Sets the measured lens of the camera. It is used for pictures of the shape that it was measured in; without one
    /// the lens is estimated from each board.
    pub fn set_lens(&mut self, lens: Option<Lens>) {
        self.stages.lens = lens;
    }

    /// The pose of the board in a frame; `None` when there is no board. With `size`, only boards with this number of
    /// lines are considered.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn locate(&mut self, frame: &Frame, size: Option<BoardSize>) -> Result<Option<Pose>, VisionError> {
        Ok(self.detect(frame, size)?.filter(Detection::is_board).map(|found| found.observation.pose))
    }

    /// Locates the board in a frame as [`Self::locate`] does, and reads it thoroughly.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn locate_and_read(
        &mut self,
        frame: &Frame,
        size: Option<BoardSize>,
    ) -> Result<Option<Observation>, VisionError> {
        let found = self.detect(frame, size)?.filter(Detection::is_board);
        found.map(|found| self.read_detected(frame, found)).transpose()
    }

    /// The pose of a board that was at `previous` in an earlier picture: at or near `previous` when it is detected
    /// there, elsewhere when it is reliably detected there, otherwise `previous` itself.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn relocate(&mut self, frame: &Frame, previous: &Pose) -> Result<Pose, VisionError> {
        if let Some(found) = self.detect_near(frame, previous)?.filter(Detection::is_board) {
            return Ok(found.observation.pose);
        }
        let elsewhere = self.detect(frame, Some(previous.size))?.filter(Detection::is_reliable);
        Ok(elsewhere.map_or(*previous, |found| found.observation.pose))
    }

    /// Classifies the points of a board at a known pose.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn read(&mut self, frame: &Frame, pose: &Pose, effort: ReadEffort) -> Result<Observation, VisionError> {
        let reading = self.classify(frame, pose)?;
        self.stages.reader.observe(reading, [0, 0], *pose, frame, effort)
    }

    /// Classifies the points of a board at a known pose as [`ReadEffort::Thorough`] does, but in one pass where `is_hidden` says of that
    /// pass that something lies over the board. Why: beside a hand points are uncertain in any number of passes.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub(super) fn read_unless_hidden(
        &mut self,
        frame: &Frame,
        pose: &Pose,
        is_hidden: impl Fn(&Observation) -> bool,
    ) -> Result<Observation, VisionError> {
        let reading = self.classify(frame, pose)?;
        let quick = reading.observation([0, 0], *pose, frame);
        if is_hidden(&quick) {
            return Ok(quick);
        }
        self.stages.reader.observe(reading, [0, 0], *pose, frame, ReadEffort::Thorough)
    }

    /// The points of a board at a known pose, and what surrounds it, in one pass.
    fn classify(&mut self, frame: &Frame, pose: &Pose) -> Result<WindowReading, VisionError> {
        let first = PointReader::window_first([0, 0], pose.size);
        self.stages.reader.classify(&Picture::of(frame)?, &pose.image_from_board, first)
    }

    /// Classifies the points of a board that was detected in this frame as [`ReadEffort::Thorough`] does, from the pass
    /// that its detection made.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn read_detected(&mut self, frame: &Frame, found: Detection) -> Result<Observation, VisionError> {
        let Detection { observation, window, origin, .. } = found;
        self.stages.reader.observe(window, origin, observation.pose, frame, ReadEffort::Thorough)
    }

    /// The best candidate for a board in the whole frame, which need not be a board; `None` when there is no lattice.
    /// Where the picture cuts off the first one, as it does a neighbour's board, a whole one is searched for beside it.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn detect(&mut self, frame: &Frame, size: Option<BoardSize>) -> Result<Option<Detection>, VisionError> {
        let first = self.detect_first(frame, size)?;
        let mut passed_over = Vec::new();
        let mut next =
            first.as_ref().filter(|found| found.comes_after_whole_boards()).map(|found| found.observation.pose);
        while let Some(pose) = next.filter(|_| passed_over.len() < MAX_PASSED_OVER) {
            passed_over.push(pose);
            let beside = self.detect_next(frame, &passed_over, size)?;
            // What is left of a board of which only a part was passed over resembles a smaller one at the picture's edge.
            if beside.as_ref().is_some_and(|found| found.is_reliable() && found.visible_share >= 1.0) {
                return Ok(beside);
            }
            next = beside.map(|found| found.observation.pose);
        }
        Ok(first)
    }

    /// The first candidate in a frame in which the boards at `known` are painted over, if it is a board or a part of one, and is
    /// none of them.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub(super) fn detect_next(
        &mut self,
        frame: &Frame,
        known: &[Pose],
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let found = self.detect_first(&without_boards(frame, known)?, size)?.filter(Detection::is_board_or_part);
        Ok(found.filter(|found| !known.iter().any(|pose| found.observation.pose.overlaps(pose))))
    }

    /// The first candidate for a board in the whole frame that is a board or a part of one beyond doubt, otherwise the best
    /// one; `None` when there is no lattice.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    fn detect_first(&mut self, frame: &Frame, size: Option<BoardSize>) -> Result<Option<Detection>, VisionError> {
        let picture = Picture::of(frame)?;
        let found = Search::new(&mut self.stages, &picture, size)?.run()?;
        self.aligned(&picture, found, None)
    }

    /// The best candidate for a board around `last`, of the same size; `None` when there is no lattice.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn detect_near(&mut self, frame: &Frame, last: &Pose) -> Result<Option<Detection>, VisionError> {
        let picture = Picture::of(frame)?;
        let found = self.stages.detect_rectified(&picture, last, Some(last.size))?;
        self.aligned(&picture, found, Some(last))
    }

    /// A detection with its sides where they are read best; see [`crate::alignment`].
    fn aligned(
        &mut self,
        picture: &Picture<'_>,
        mut found: Option<Detection>,
        last: Option<&Pose>,
    ) -> Result<Option<Detection>, VisionError> {
        if let Some(found) = found.as_mut().filter(|found| found.is_board_or_part()) {
            self.stages.align(picture, found, last)?;
        }
        Ok(found)
    }
}
