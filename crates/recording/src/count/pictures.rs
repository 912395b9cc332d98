//! Reads the pictures of a count, with what is known of the board beforehand.

use std::path::PathBuf;

use crate::picture_reader::ReadError;
use kifuscribe_capture::pictures::{decode_picture, read_picture_bytes};
use kifuscribe_core::audit::alignment::{Alignment, align, best_likelihood};
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::audit::votes::SURE;
use kifuscribe_core::count::cause::CompensationPlaced;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Homography, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_storage::evidence::jpeg;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::reader::ReadEffort;

/// A picture that shows less than this share of the final position's stones may have been read a line off.
const SUSPECT: f64 = 0.97;

/// A picture with at most so many points in doubt is not read again.
const FEW_DOUBTS: usize = 2;

/// Least gain in log-likelihood, natural logarithm, for which a board one line off is taken instead.
const CLEAR_GAIN: f64 = 30.0;

/// How far a line may lie outside the picture, in cells: its stones are still visible.
const MARGIN: f64 = 0.3;

/// Where a picture comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureFrom {
    /// A file.
    File(PathBuf),
    /// It was taken from a running camera.
    Taken {
        /// The picture.
        frame: Frame,
        /// What it is called in sentences, such as `the picture of 14:32`.
        name: String,
    },
}

impl PictureFrom {
    /// What it is called in sentences: a file's name.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => {
                path.file_name().map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned())
            }
            Self::Taken { name, .. } => name.clone(),
        }
    }

    /// Returns the picture with its bytes.
    ///
    /// # Errors
    /// [`ReadError`] for a file that is no picture.
    pub fn shot(&self) -> Result<CountPicture, ReadError> {
        match self {
            Self::File(path) => {
                // Why once: the hash in the report has to be that of the picture that was judged.
                let bytes = read_picture_bytes(path)?;
                Ok(CountPicture { frame: decode_picture(path, &bytes)?, bytes })
            }
            Self::Taken { frame, .. } => {
                let bytes = jpeg(frame.width, frame.height, &frame.rgb).unwrap_or_default();
                Ok(CountPicture { frame: frame.clone(), bytes })
            }
        }
    }
}

/// Which pictures there are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PictureFiles {
    /// Before the fill.
    pub before: Option<PictureFrom>,
    /// After the compensation.
    pub compensated: Option<PictureFrom>,
    /// The finished fill.
    pub finals: Vec<PictureFrom>,
    /// The clock, stopped.
    pub clock: Option<PictureFrom>,
    /// As [`CountObservations::put_right`].
    pub put_right: Option<CompensationPlaced>,
}

/// One picture with the file it came from.
#[derive(Debug, Clone)]
pub struct CountPicture {
    /// The picture.
    pub frame: Frame,
    /// The file's bytes.
    pub bytes: Vec<u8>,
}

/// The pictures themselves.
#[derive(Debug, Clone, Default)]
pub struct CountPictures {
    /// Before the fill.
    pub before: Option<CountPicture>,
    /// After the compensation.
    pub compensated: Option<CountPicture>,
    /// The finished fill.
    pub finals: Vec<CountPicture>,
    /// The clock with its name; nothing is read off it.
    pub clock: Option<(CountPicture, String)>,
}

/// Reads every picture. `position` is the final position of the record, where there is one: it helps to find the
/// outermost lines of a full board.
///
/// # Errors
/// [`ReadError`] for files that are no pictures. A picture without a board is not an error.
pub fn read_all(
    detector: &mut BoardDetector,
    files: &PictureFiles,
    position: Option<&Stones>,
) -> Result<(CountObservations, CountPictures), ReadError> {
    let mut pictures = CountObservations { put_right: files.put_right, ..CountObservations::default() };
    let mut shots = CountPictures::default();
    let mut position = position.cloned();
    let mut known: Vec<(Pose, [usize; 2])> = Vec::new();
    let mut read =
        |from: &PictureFrom, position: Option<&Stones>| -> Result<(CountPicture, PictureObservation), ReadError> {
            let (shot, observed) = read_one(detector, from, position)?;
            let observed = read_at_known_pose(detector, &shot.frame, observed, position, &known)?;
            known.extend(observed.observation.as_ref().map(|o| (o.pose, [shot.frame.width, shot.frame.height])));
            Ok((shot, observed))
        };
    if let Some(from) = &files.before {
        let (shot, observed) = read(from, position.as_ref())?;
        // Without a record the picture before the fill is the position that the others have to fit.
        if position.is_none() {
            position = observed.observation.as_ref().map(Observation::stones);
        }
        shots.before = Some(shot);
        pictures.before = Some(observed);
    }
    if let Some(from) = &files.compensated {
        let (shot, observed) = read(from, position.as_ref())?;
        shots.compensated = Some(shot);
        pictures.compensated = Some(observed);
        pictures.is_followed = matches!(from, PictureFrom::Taken { .. });
    }
    for from in &files.finals {
        let (shot, observed) = read(from, position.as_ref())?;
        shots.finals.push(shot);
        pictures.finals.push(observed);
    }
    if let Some(from) = &files.clock {
        shots.clock = Some((from.shot()?, from.name()));
    }
    Ok((pictures, shots))
}

/// Reads one picture.
///
/// # Errors
/// As [`read_all`].
pub fn read_one(
    detector: &mut BoardDetector,
    from: &PictureFrom,
    position: Option<&Stones>,
) -> Result<(CountPicture, PictureObservation), ReadError> {
    let shot = from.shot()?;
    let observed = observe(detector, &shot.frame, from.name(), position)?;
    Ok((shot, observed))
}

/// Reads the board in one frame.
///
/// # Errors
/// [`ReadError::Vision`] when the detector fails.
pub fn observe(
    detector: &mut BoardDetector,
    frame: &Frame,
    name: String,
    position: Option<&Stones>,
) -> Result<PictureObservation, ReadError> {
    let mut observation = detector.locate_and_read(frame, None)?;
    if let Some(position) = position {
        observation = read_by_position(detector, frame, observation, position)?;
    }
    let outside = observation.as_ref().map_or(Vec::new(), |o| points_outside(frame, &o.pose));
    Ok(PictureObservation { name, observation, outside })
}

/// Where the board does not show the position, tries one of the position's size, and one whose outermost lines are a line
/// off: of several readings the one that shows the stones of the record is right.
fn read_by_position(
    detector: &mut BoardDetector,
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
        first => match detector.locate_and_read(frame, Some(size))? {
            Some(o) if fits(&o) => return Ok(Some(o)),
            _ if first.is_some() => return Ok(first),
            other => other,
        },
    };
    let Some(best) = sized else { return Ok(None) };
    if fits(&best) {
        return Ok(Some(best));
    }
    let covered = |o: &Observation| o.readings.iter().filter(|reading| reading.best().0 == PointState::Covered).count();
    let likelihood = best_likelihood(position, &best);
    let mut better: Option<(f64, Observation)> = None;
    for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&d| d != (0, 0)) {
        let shift = Homography::scale_then_shift(1.0, 1.0, f64::from(dx), f64::from(dy));
        let pose = Pose { size, image_from_board: best.pose.image_from_board.after(&shift) };
        let observation = detector.read(frame, &pose, ReadEffort::Thorough)?;
        let l = best_likelihood(position, &observation);
        // Where the board ends before a line that is tried, another board lies there, which resembles the position a line off.
        let is_on_board = covered(&observation) <= covered(&best) + size.lines() / 2;
        if is_on_board && l > likelihood + CLEAR_GAIN && better.as_ref().is_none_or(|b| l > b.0) {
            better = Some((l, observation));
        }
    }
    Ok(Some(better.map_or(best, |b| b.1)))
}

/// Reads the board where it lay in an earlier picture, and takes that reading where it leaves far fewer doubts. Why: one
/// camera takes all pictures of a count as a rule, and a full board shows no lines.
fn read_at_known_pose(
    detector: &mut BoardDetector,
    frame: &Frame,
    mut observed: PictureObservation,
    position: Option<&Stones>,
    known: &[(Pose, [usize; 2])],
) -> Result<PictureObservation, ReadError> {
    let Some(position) = position else { return Ok(observed) };
    let doubts = |o: &Observation| o.doubts(SURE as f32).len();
    for (pose, size) in known {
        if *size != [frame.width, frame.height] || pose.size != position.size() {
            continue;
        }
        if observed.observation.as_ref().is_some_and(|o| doubts(o) <= FEW_DOUBTS && o.size == pose.size) {
            break;
        }
        let observation = detector.read(frame, pose, ReadEffort::Thorough)?;
        let fits = matches!(align(position, &observation), Alignment::Fits { .. } | Alignment::Open(_));
        let is_other_size = |o: &Observation| o.size != pose.size;
        let clearer = |o: &Observation| is_other_size(o) || 2 * doubts(&observation) < doubts(o);
        if fits && observed.observation.as_ref().is_none_or(clearer) {
            observed.outside = points_outside(frame, pose);
            observed.observation = Some(observation);
        }
    }
    Ok(observed)
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

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::process::Command;
    use std::sync::mpsc::sync_channel;
    use std::thread::Builder;
    use std::time::Duration;

    use super::*;
    use kifuscribe_capture::pictures::png;

    #[test]
    fn the_bytes_kept_are_those_of_the_picture_that_was_decoded() {
        // A pipe gives other bytes each time it is opened, as a file does that is replaced meanwhile.
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("fill.png");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let pictures = [0, 255].map(|value| Frame::new(2, 1, vec![value; 6]));
        let [first, second] = pictures.clone().map(|frame| png(&frame).unwrap());
        let writer = pipe.clone();
        // The second picture is for whoever opens the pipe again; it comes only when the first was read to its end.
        let (was_read, reading) = sync_channel(1);
        let write = move || {
            std::fs::write(&writer, first).unwrap();
            if reading.recv_timeout(Duration::from_secs(3)).is_err() {
                std::fs::write(&writer, second).unwrap();
            }
        };
        Builder::new().name("writer".to_owned()).spawn(write).unwrap();
        let shot = PictureFrom::File(pipe).shot().unwrap();
        was_read.send(()).unwrap();
        assert_eq!(shot.frame.rgb, pictures[0].rgb);
        assert_eq!(shot.bytes, png(&shot.frame).unwrap());
    }
}
