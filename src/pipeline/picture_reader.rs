//! Reads the board in one picture.

use std::path::Path;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::capture::pictures::read_picture;
use crate::capture::source::CaptureError;
use crate::formats::calibration::Calibration;
use crate::game::point::BoardSize;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Point2, Pose};
use crate::sensing::observation::Observation;
use crate::vision::detector::BoardDetector;
use crate::vision::error::VisionError;
use crate::vision::preflight;
use crate::vision::preflight::ViewIssue;
use crate::vision::reader::ReadEffort;

/// What is known about the board beforehand.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardHints {
    /// The number of lines.
    pub size: Option<BoardSize>,
    /// The outermost intersections in pixels: top left, top right, bottom right, bottom left.
    pub corners: Option<[Point2; 4]>,
    /// A saved calibration: where the board was when it was made.
    pub calibration: Option<Calibration>,
}

/// The result of reading one picture.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureReading {
    /// The picture.
    pub frame: Frame,
    /// What was read; `None` where no board was found.
    pub observation: Option<Observation>,
    /// That a board reaches beyond the picture, and was therefore not read.
    pub cut: Option<ViewIssue>,
    /// How long it took to find the board.
    pub locate: Duration,
    /// How long it took to read it, where it was found.
    pub read: Option<Duration>,
}

impl PictureReading {
    /// What is wrong with this view, if anything.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be measured.
    pub fn remarks(&self) -> Result<Vec<ViewIssue>, VisionError> {
        match &self.observation {
            Some(observation) => preflight::check(&self.frame, Some(observation)),
            None => Ok(self.cut.iter().cloned().collect()),
        }
    }
}

/// Why a picture could not be read at all. Not finding a board is none of these.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// The board detector.
    #[error(transparent)]
    Vision(#[from] VisionError),
    /// The corners given make no board.
    #[error(
        "the corners do not make a board; give x,y of the outermost crossings: top left, top right, bottom right, bottom left"
    )]
    Corners,
    /// Corners without a size, on a picture that does not tell the size either.
    #[error("the number of lines cannot be told from the picture; give it with --size")]
    SizeUnknown,
}

/// Reads one picture after another with the same detector.
pub struct PictureReader {
    detector: BoardDetector,
}

impl PictureReader {
    /// Reads with this detector.
    #[must_use]
    pub const fn with(detector: BoardDetector) -> Self {
        Self { detector }
    }

    /// Finds and reads the board in a picture file.
    ///
    /// # Errors
    /// [`ReadError`]; a picture without a board is not an error.
    pub fn read(&mut self, picture: &Path, known: &BoardHints) -> Result<PictureReading, ReadError> {
        let frame = read_picture(picture)?;
        self.detector.look_through(known.calibration.as_ref().and_then(Calibration::measured_lens));
        let start = Instant::now();
        let mut cut = None;
        let pose = match known.corners {
            Some(corners) => Some(self.pose_from_corners(&frame, known.size, corners)?),
            None => match known.calibration.as_ref().and_then(|c| c.pose_in(frame.width, frame.height)) {
                Some(pose) => self.detector.locate_near(&frame, &pose)?,
                None => match self.detector.examine(&frame, known.size)? {
                    Some(found) if found.is_board() => Some(found.observation.pose),
                    Some(found) if found.is_whole_or_cut_board() => {
                        let sides = preflight::near_edge(&found.observation.pose, &frame);
                        cut = Some(ViewIssue::NotWhole { sides });
                        None
                    }
                    _ => None,
                },
            },
        };
        let locate = start.elapsed();
        let Some(pose) = pose else { return Ok(PictureReading { frame, observation: None, cut, locate, read: None }) };
        let start = Instant::now();
        let observation = self.detector.read(&frame, &pose, ReadEffort::Thorough)?;
        let read = Some(start.elapsed());
        Ok(PictureReading { frame, observation: Some(observation), cut, locate, read })
    }

    fn pose_from_corners(
        &mut self,
        frame: &Frame,
        size: Option<BoardSize>,
        corners: [Point2; 4],
    ) -> Result<Pose, ReadError> {
        let size = match size {
            Some(size) => size,
            None => self.detector.locate(frame, None)?.ok_or(ReadError::SizeUnknown)?.size,
        };
        Pose::from_corners(size, corners).ok_or(ReadError::Corners)
    }
}
