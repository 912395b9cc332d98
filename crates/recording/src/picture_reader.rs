//! Reads the position in a picture file.

use std::path::Path;
use std::time::{Duration, Instant};

use thiserror::Error;

use kifuscribe_capture::pictures::read_picture;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::calibration::Calibration;
use kifuscribe_language::Message;
use kifuscribe_vision::detection::Detection;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::preflight::{self, ViewIssue};
use kifuscribe_vision::reader::ReadEffort;
use kifuscribe_vision::several_boards;

/// What is known about the board in advance.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardHints {
    /// The number of lines.
    pub size: Option<BoardSize>,
    /// The outermost intersections in pixels: top left, top right, bottom right, bottom left.
    pub corners: Option<[Point2; 4]>,
    /// A saved calibration with the pose of the board.
    pub calibration: Option<Calibration>,
}

/// The result for one picture.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureReading {
    /// The picture.
    pub frame: Frame,
    /// The observation; `None` when no board was detected.
    pub observation: Option<Observation>,
    /// The issue with a board that extends beyond the picture and was therefore not read.
    pub cut: Option<ViewIssue>,
    /// [`Detection::points_beside`]; `None` where the picture was not searched.
    pub points_beside: Option<usize>,
    /// Time that the detection took, with the first pass of the classification where the picture was searched.
    pub locate: Duration,
    /// Time that the rest of the classification took, if a board was detected.
    pub read: Option<Duration>,
}

impl PictureReading {
    /// Checks the view of the board.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn issues(&self) -> Result<Vec<ViewIssue>, VisionError> {
        match &self.observation {
            Some(observation) => preflight::check(&self.frame, Some(observation)),
            None => Ok(self.cut.iter().cloned().collect()),
        }
    }
}

/// Why a picture could not be read. A picture without a board is not an error.
#[derive(Debug, Error, Message)]
pub enum ReadError {
    /// The file cannot be read.
    #[message(transparent)]
    Capture(#[from] CaptureError),
    /// The detection failed.
    #[message(transparent)]
    Vision(#[from] VisionError),
    /// Three of the given corners lie on a line.
    Corners,
    /// Corners without a size, and no board is detected from which the size could be taken.
    SizeUnknown,
}

/// Detects and reads the board in a picture file.
///
/// # Errors
/// [`ReadError`]; a picture without a board is not an error.
pub fn read(detector: &mut BoardDetector, picture: &Path, hints: &BoardHints) -> Result<PictureReading, ReadError> {
    read_frame(detector, read_picture(picture)?, hints)
}

/// Detects and reads the board in a picture.
///
/// # Errors
/// [`ReadError`]; a picture without a board is not an error.
pub fn read_frame(detector: &mut BoardDetector, frame: Frame, hints: &BoardHints) -> Result<PictureReading, ReadError> {
    detector.set_lens(hints.calibration.as_ref().and_then(Calibration::measured_lens));
    let start = Instant::now();
    let place = locate(detector, &frame, hints)?;
    let locate = start.elapsed();
    let none = PictureReading { frame, observation: None, cut: None, points_beside: None, locate, read: None };
    match place {
        LocatedBoard::Detected(found) => {
            let start = Instant::now();
            let points_beside = Some(found.points_beside);
            let observation = Some(detector.read_detected(&none.frame, *found)?);
            Ok(PictureReading { observation, points_beside, read: Some(start.elapsed()), ..none })
        }
        LocatedBoard::Known(pose) => read_board(detector, &none.frame, &pose, locate),
        LocatedBoard::Cut(issue) => Ok(PictureReading { cut: Some(issue), ..none }),
        LocatedBoard::Nowhere => Ok(none),
    }
}

/// Detects and reads all boards in a picture file, as [`read_all_in`] does.
///
/// # Errors
/// [`ReadError`].
pub fn read_all(
    detector: &mut BoardDetector,
    picture: &Path,
    size: Option<BoardSize>,
) -> Result<Vec<PictureReading>, ReadError> {
    read_all_in(detector, read_picture(picture)?, size)
}

/// Detects and reads all boards in a picture, the largest first; with `size`, those with this number of lines. A picture
/// without a board gives one reading without an observation.
///
/// # Errors
/// [`ReadError::Vision`] when the detection fails.
pub fn read_all_in(
    detector: &mut BoardDetector,
    frame: Frame,
    size: Option<BoardSize>,
) -> Result<Vec<PictureReading>, ReadError> {
    detector.set_lens(None);
    let start = Instant::now();
    let found = several_boards::detect_all_and_parts(detector, &frame, &[], size)?;
    let locate = start.elapsed();
    let (boards, parts): (Vec<Detection>, Vec<Detection>) = found.into_iter().partition(Detection::is_board);
    if boards.is_empty() {
        let cut = parts.iter().find_map(|part| preflight::cut_off(part, &frame));
        return Ok(vec![PictureReading { frame, observation: None, cut, points_beside: None, locate, read: None }]);
    }
    let mut readings = Vec::with_capacity(boards.len());
    for board in boards {
        readings.push(read_board(detector, &frame, &board.observation.pose, locate)?);
    }
    Ok(readings)
}

/// Reads the board at `pose`.
fn read_board(
    detector: &mut BoardDetector,
    frame: &Frame,
    pose: &Pose,
    locate: Duration,
) -> Result<PictureReading, ReadError> {
    let start = Instant::now();
    let observation = Some(detector.read(frame, pose, ReadEffort::Thorough)?);
    let read = Some(start.elapsed());
    Ok(PictureReading { frame: frame.clone(), observation, cut: None, points_beside: None, locate, read })
}

/// Where the board is.
enum LocatedBoard {
    /// It was detected in the whole picture.
    Detected(Box<Detection>),
    /// It is known in advance.
    Known(Pose),
    /// It extends beyond the picture.
    Cut(ViewIssue),
    /// There is none.
    Nowhere,
}

fn locate(detector: &mut BoardDetector, frame: &Frame, hints: &BoardHints) -> Result<LocatedBoard, ReadError> {
    if let Some(corners) = hints.corners {
        let size = match hints.size {
            Some(size) => size,
            None => detector.locate(frame, None)?.ok_or(ReadError::SizeUnknown)?.size,
        };
        return Ok(LocatedBoard::Known(Pose::from_corners(size, corners).ok_or(ReadError::Corners)?));
    }
    if let Some(previous) = hints.calibration.as_ref().and_then(|c| c.pose_in(frame.width, frame.height)) {
        return Ok(LocatedBoard::Known(detector.relocate(frame, &previous)?));
    }
    Ok(match detector.detect(frame, hints.size)? {
        Some(found) if found.is_board() => LocatedBoard::Detected(Box::new(found)),
        Some(found) => preflight::cut_off(&found, frame).map_or(LocatedBoard::Nowhere, LocatedBoard::Cut),
        None => LocatedBoard::Nowhere,
    })
}
