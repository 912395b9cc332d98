//! Pictures of a count, read with what is known of the board before looking.

use std::path::{Path, PathBuf};

use super::alignment::{Alignment, align, best_likelihood};
use super::{Pictures, Seen};
use crate::capture::pictures::read_picture;
use crate::capture::source::CaptureError;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::jobs::read::ReadError;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Pose};
use crate::sensing::observation::Observation;
use crate::vision::eyes::Eyes;
use crate::vision::read::Care;

/// A picture that shows less than this share of the final position's stones may have been read a line off.
const SUSPECT: f64 = 0.97;

/// How much likelier (natural logarithm) a board one line off has to be before it is taken instead.
const CLEARLY: f64 = 30.0;

/// A line may stand out of the picture by this much of a cell: its stones are seen as a whole still.
const MARGIN: f64 = 0.3;

/// Which pictures there are.
#[derive(Debug, Clone, Default)]
pub struct PicturePaths {
    /// Before the fill.
    pub before: Option<PathBuf>,
    /// After the compensation.
    pub compensated: Option<PathBuf>,
    /// The finished fill.
    pub finals: Vec<PathBuf>,
}

/// One picture with the file it came from.
#[derive(Debug, Clone)]
pub struct Shot {
    /// The picture.
    pub frame: Frame,
    /// The file's bytes.
    pub bytes: Vec<u8>,
}

/// The pictures themselves.
#[derive(Debug, Clone, Default)]
pub struct Shots {
    /// Before the fill.
    pub before: Option<Shot>,
    /// After the compensation.
    pub compensated: Option<Shot>,
    /// The finished fill.
    pub finals: Vec<Shot>,
}

/// Reads every picture. `position` is the final position of the record, where there is one: it helps to tell
/// which lines of a full board are its outermost.
///
/// # Errors
/// [`ReadError`] for files that are no pictures. A picture without a board is none.
pub fn look_at(
    eyes: &mut Eyes,
    paths: &PicturePaths,
    position: Option<&Stones>,
) -> Result<(Pictures, Shots), ReadError> {
    let mut pictures = Pictures::default();
    let mut shots = Shots::default();
    let mut position = position.cloned();
    if let Some(path) = &paths.before {
        let (shot, seen) = look(eyes, path, position.as_ref())?;
        // Without a record the picture before the fill is the position that the others have to fit.
        if position.is_none() {
            position = seen.observation.as_ref().map(Observation::stones);
        }
        shots.before = Some(shot);
        pictures.before = Some(seen);
    }
    if let Some(path) = &paths.compensated {
        let (shot, seen) = look(eyes, path, position.as_ref())?;
        shots.compensated = Some(shot);
        pictures.compensated = Some(seen);
    }
    for path in &paths.finals {
        let (shot, seen) = look(eyes, path, position.as_ref())?;
        shots.finals.push(shot);
        pictures.finals.push(seen);
    }
    Ok((pictures, shots))
}

/// Reads one picture and its file.
///
/// # Errors
/// As [`look_at`].
pub fn look(eyes: &mut Eyes, path: &Path, position: Option<&Stones>) -> Result<(Shot, Seen), ReadError> {
    let frame = read_picture(path)?;
    let bytes = std::fs::read(path)
        .map_err(|source| CaptureError::Unreadable { path: path.to_path_buf(), source })
        .map_err(ReadError::Capture)?;
    let name = path.file_name().map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned());
    let seen = see(eyes, &frame, name, position)?;
    Ok((Shot { frame, bytes }, seen))
}

/// Looks at one picture.
///
/// # Errors
/// [`ReadError::Vision`] when the eyes fail.
pub fn see(eyes: &mut Eyes, frame: &Frame, name: String, position: Option<&Stones>) -> Result<Seen, ReadError> {
    let mut observation = match eyes.locate(frame, None)? {
        Some(pose) => Some(eyes.read(frame, &pose, Care::Thorough)?),
        None => None,
    };
    if let Some(position) = position {
        observation = second_look(eyes, frame, observation, position)?;
    }
    let outside = observation.as_ref().map_or(Vec::new(), |o| points_outside(frame, &o.pose));
    Ok(Seen { name, observation, outside })
}

/// Where the board does not show the position, looks for one of the position's size, and for the one whose
/// outermost lines are a line off: of several ways to see one board the one that shows the stones of the
/// record is right.
fn second_look(
    eyes: &mut Eyes,
    frame: &Frame,
    first: Option<Observation>,
    position: &Stones,
) -> Result<Option<Observation>, ReadError> {
    let fits = |o: &Observation| match align(position, o) {
        Alignment::Fits { matched, .. } => matched >= SUSPECT,
        Alignment::Open(_) => true,
        Alignment::Mirrored | Alignment::Other { .. } => false,
    };
    let size = position.size();
    let sized = match first {
        Some(o) if o.size == size => Some(o),
        first => match locate_sized(eyes, frame, size)? {
            Some(o) if fits(&o) => return Ok(Some(o)),
            _ if first.is_some() => return Ok(first),
            other => other,
        },
    };
    let Some(best) = sized else { return Ok(None) };
    if fits(&best) {
        return Ok(Some(best));
    }
    let likelihood = best_likelihood(position, &best);
    let mut better: Option<(f64, Observation)> = None;
    for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&d| d != (0, 0)) {
        let shift = Homography::scale_then_shift(1.0, 1.0, f64::from(dx), f64::from(dy));
        let pose = Pose { size, image_from_board: best.pose.image_from_board.after(&shift) };
        let observation = eyes.read(frame, &pose, Care::Thorough)?;
        let l = best_likelihood(position, &observation);
        if l > likelihood + CLEARLY && better.as_ref().is_none_or(|b| l > b.0) {
            better = Some((l, observation));
        }
    }
    Ok(Some(better.map_or(best, |b| b.1)))
}

fn locate_sized(eyes: &mut Eyes, frame: &Frame, size: BoardSize) -> Result<Option<Observation>, ReadError> {
    match eyes.locate(frame, Some(size))? {
        Some(pose) => Ok(Some(eyes.read(frame, &pose, Care::Thorough)?)),
        None => Ok(None),
    }
}

/// The points that lie outside the frame.
fn points_outside(frame: &Frame, pose: &Pose) -> Vec<Point> {
    let margin = MARGIN * pose.cell();
    let inside = |v: f64, length: usize| v >= -margin && v <= length as f64 - 1.0 + margin;
    pose.size
        .points()
        .filter(|&p| {
            let at = pose.at(p);
            !(inside(at.x, frame.width) && inside(at.y, frame.height))
        })
        .collect()
}
