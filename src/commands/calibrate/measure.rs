//! Before the game: where the board lies, what the lens does, and what is wrong with the view.

use std::time::Duration;

use thiserror::Error;

use crate::capture::source::{CaptureError, Delivery, Source};
use crate::commands::evaluate::sets::median;
use crate::formats::calibration::{Calibration, Geometry};
use crate::game::point::BoardSize;
use crate::pipeline::stop::Stop;
use crate::sensing::geometry::{Lens, Point2, Pose};
use crate::sensing::observation::Observation;
use crate::vision::detector::BoardDetector;
use crate::vision::error::VisionError;
use crate::vision::preflight;
use crate::vision::preflight::ViewIssue;
use crate::vision::reader::ReadEffort;
use crate::vision::target;

/// So many looks with a board are averaged.
const LOOKS: usize = 7;
/// After so many pictures the search ends.
const PICTURES: usize = 60;
/// So many views of a target are enough for its lens.
const VIEWS: usize = 20;
/// So many pictures are searched for a target, of a film one every [`TARGET_EVERY`]: a minute and a half.
const TARGET_PICTURES: usize = 180;
const TARGET_EVERY: Duration = Duration::from_millis(500);
/// A target that moved less than this since its last view, as a share of the picture's width, is not seen anew.
const MOVED: f64 = 0.03;
/// A look whose board lies further than this from the others', in cells, was disturbed.
const AGREE: f64 = 0.3;

/// What came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibrated {
    /// What can be saved; `None` where no board was found.
    pub calibration: Option<Calibration>,
    /// What is wrong with the view, worst first.
    pub remarks: Vec<ViewIssue>,
    /// How many looks agreed.
    pub looks: usize,
}

/// Why nothing could be looked at.
#[derive(Debug, Error)]
pub enum CalibrateError {
    /// The source.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// The eyes.
    #[error(transparent)]
    Vision(#[from] VisionError),
    /// A lens that was measured on pictures of another shape says nothing about these.
    #[error("the pictures of the target have another shape than those of the board; take both with the same settings")]
    OtherShape,
}

/// Looks at a source until the board was seen often enough, or the source ends, or `stop` is raised. With `lens`, the pose
/// is that through this lens, also where the board's pictures are larger or smaller than the target's.
///
/// # Errors
/// [`CalibrateError`]; a source without a board is none.
pub fn calibrate(
    source: &mut dyn Source,
    detector: &mut BoardDetector,
    size: Option<BoardSize>,
    board: &Geometry,
    lens: Option<&MeasuredLens>,
    stop: &Stop,
) -> Result<Calibrated, CalibrateError> {
    let mut looks = Vec::new();
    let mut pictures = 0;
    detector.look_through(lens.map(|measured| measured.lens));
    while looks.len() < LOOKS && pictures < PICTURES && !stop.is_raised() {
        match source.next()? {
            Delivery::Frame(frame) => {
                pictures += 1;
                if lens.is_some_and(|measured| measured.lens.in_picture(frame.width, frame.height).is_none()) {
                    return Err(CalibrateError::OtherShape);
                }
                if let Some(pose) = detector.locate(&frame, size)? {
                    let observation = detector.read(&frame, &pose, ReadEffort::Thorough)?;
                    looks.push((frame, observation));
                }
            }
            Delivery::Waiting { .. } => {}
            Delivery::End => break,
        }
    }
    let Some(middle) = usual(&looks.iter().map(|(_, o)| o.pose).collect::<Vec<_>>()) else {
        return Ok(Calibrated { calibration: None, remarks: vec![ViewIssue::NoBoard], looks: 0 });
    };
    let same = |o: &Observation| o.pose.distance_in_cells(&middle) < AGREE;
    looks.retain(|(_, o)| same(o));
    let Some((frame, observation)) = looks.last() else {
        return Ok(Calibrated { calibration: None, remarks: vec![ViewIssue::NoBoard], looks: 0 });
    };
    let calibration = Calibration {
        board: board.clone(),
        width: frame.width,
        height: frame.height,
        pose: middle,
        lens_measured: lens.is_some(),
    };
    let mut remarks = preflight::check(frame, Some(observation))?;
    remarks.extend(preflight::hidden(&looks.iter().map(|(_, o)| o).collect::<Vec<_>>()));
    Ok(Calibrated { calibration: Some(calibration), remarks, looks: looks.len() })
}

/// A lens measured from a printed target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeasuredLens {
    /// The lens, in the target's pictures.
    pub lens: Lens,
    /// How far the target's corners lie from it, in pixels (root mean square).
    pub error: f64,
    /// From how many views of the target.
    pub views: usize,
}

/// Measures the lens from pictures of a chessboard with so many inner corners, held before the camera in several ways;
/// `None` where it is seen as a whole in fewer than [`target::FEWEST`] views. A picture in which it has hardly moved
/// since the last one is no new view.
///
/// # Errors
/// [`CalibrateError`].
pub fn measure_lens(
    source: &mut dyn Source,
    [columns, rows]: [usize; 2],
    stop: &Stop,
) -> Result<Option<MeasuredLens>, CalibrateError> {
    let (mut seen, mut shape, mut pictures): (Vec<target::TargetCorners>, _, _) = (Vec::new(), None, 0);
    let mut searched: Option<Duration> = None;
    while seen.len() < VIEWS && pictures < TARGET_PICTURES && !stop.is_raised() {
        match source.next()? {
            Delivery::Frame(frame) => {
                if searched.is_some_and(|last| frame.time.saturating_sub(last) < TARGET_EVERY) {
                    continue;
                }
                searched = Some(frame.time);
                pictures += 1;
                let this = (frame.width, frame.height);
                if *shape.get_or_insert(this) != this {
                    continue;
                }
                let Some(corners) = target::corners(&frame, columns, rows)? else { continue };
                let least = MOVED * frame.width as f64;
                if seen.last().is_none_or(|last| target::moved(last, &corners) > least) {
                    seen.push(corners);
                }
            }
            Delivery::Waiting { .. } => {}
            Delivery::End => break,
        }
    }
    let Some((width, height)) = shape else { return Ok(None) };
    let measured = target::lens(&seen, columns, rows, width, height)?;
    Ok(measured.map(|(lens, error)| MeasuredLens { lens, error, views: seen.len() }))
}

/// The pose in the middle of these: of the size most of them have, with each corner's median place, through the lens
/// that the looks tell.
fn usual(poses: &[Pose]) -> Option<Pose> {
    let count = |size| poses.iter().filter(|p| p.size == size).count();
    let size = poses.iter().map(|p| p.size).max_by_key(|&s| count(s))?;
    let alike: Vec<_> = poses.iter().filter(|p| p.size == size).collect();
    // The lens is fixed, so that the straight corners of different looks can be compared.
    let lens =
        alike.iter().max_by(|a, b| lens_of(a).abs().total_cmp(&lens_of(b).abs())).map(|p| p.image_from_board.lens)?;
    let k1 = median(alike.iter().map(|p| lens_of(p)).collect())?;
    let lens = Lens { k1, ..lens };
    let mut corners = [Point2::default(); 4];
    for (i, corner) in corners.iter_mut().enumerate() {
        let seen: Vec<_> = alike.iter().map(|p| lens.straighten(p.corners()[i])).collect();
        let coordinate = |of: fn(&Point2) -> f64| median(seen.iter().map(of).collect());
        *corner = Point2::new(coordinate(|p| p.x)?, coordinate(|p| p.y)?);
    }
    let mut pose = Pose::from_corners(size, corners)?;
    if k1 != 0.0 {
        pose.image_from_board.lens = lens;
    }
    Some(pose)
}

fn lens_of(pose: &Pose) -> f64 {
    pose.image_from_board.lens.k1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::stones::Stones;
    use crate::sensing::frame::Frame;
    use crate::sensing::observation::{PointReading, PointState};
    use crate::sensing::viewpoint::Viewpoint;
    use crate::synthetic::{Rendering, Scene, SceneState};

    fn view(width: usize, height: usize, seed: u64) -> (Scene, Rendering) {
        let mut studio = Scene::new(BoardSize::NINETEEN, width, height, seed);
        let rendering = studio.render(&SceneState::of(Stones::empty(BoardSize::NINETEEN)));
        (studio, rendering)
    }

    fn reading(rendering: &Rendering) -> Observation {
        let pose = Pose::from_corners(BoardSize::NINETEEN, rendering.corners).unwrap();
        let readings = vec![PointReading::sure(PointState::Empty, 0.99); 361];
        Observation { size: pose.size, pose, time: std::time::Duration::ZERO, readings }
    }

    /// What is said of a good view after `spoil` changed its pixels.
    fn check(spoil: impl Fn(usize, usize, &mut Vec<u8>), expected: &[&str]) {
        let (_, rendering) = view(960, 720, 4);
        let observation = reading(&rendering);
        let mut rgb = rendering.frame.rgb.to_vec();
        spoil(rendering.frame.width, rendering.frame.height, &mut rgb);
        let frame = Frame::new(rendering.frame.width, rendering.frame.height, rgb);
        let said: Vec<_> = preflight::check(&frame, Some(&observation)).unwrap().iter().map(ViewIssue::kind).collect();
        assert_eq!(said, expected);
    }

    #[test]
    fn a_good_view_needs_no_word() {
        check(|_, _, _| {}, &[]);
    }

    #[test]
    fn a_dark_board_is_named() {
        check(|_, _, rgb| rgb.iter_mut().for_each(|v| *v /= 5), &["too-dark"]);
    }

    #[test]
    fn a_soft_picture_is_named() {
        let soften = |w: usize, h: usize, rgb: &mut Vec<u8>| {
            let picture = image::RgbImage::from_raw(w as u32, h as u32, rgb.clone()).unwrap();
            *rgb = image::imageops::blur(&picture, 9.0).into_raw();
        };
        check(soften, &["out-of-focus"]);
    }

    #[test]
    fn glare_is_named_with_its_points() {
        let (_, rendering) = view(960, 720, 4);
        let observation = reading(&rendering);
        let (w, h) = (rendering.frame.width, rendering.frame.height);
        let mut rgb = rendering.frame.rgb.to_vec();
        let centre = observation.pose.at(crate::game::point::Point::new(9, 9));
        for y in 0..h {
            for x in 0..w {
                if centre.distance(Point2::new(x as f64, y as f64)) < 2.0 * observation.pose.cell() {
                    rgb[3 * (y * w + x)..][..3].fill(255);
                }
            }
        }
        let remarks = preflight::check(&Frame::new(w, h, rgb), Some(&observation)).unwrap();
        let [ViewIssue::Glare(points)] = &remarks[..] else { panic!("{remarks:?}") };
        assert!(points.iter().any(|p| p.label(BoardSize::NINETEEN) == "K10"));
        assert!(remarks[0].sentence(BoardSize::NINETEEN).contains("and"), "{remarks:?}");
    }

    #[test]
    fn a_board_that_is_small_or_cut_off_is_named() {
        let (_, small) = view(200, 150, 4);
        let said = preflight::check(&small.frame, Some(&reading(&small))).unwrap();
        assert!(said.iter().any(|r| r.kind() == "too-small"), "{said:?}");

        let (_, whole) = view(960, 720, 4);
        let mut cut = reading(&whole);
        let corners = whole.corners.map(|c| Point2::new(c.x - 400.0, c.y));
        cut.pose = Pose::from_corners(BoardSize::NINETEEN, corners).unwrap();
        let said = preflight::check(&whole.frame, Some(&cut)).unwrap();
        assert!(said.contains(&ViewIssue::NotWhole { sides: vec!["left"] }), "{said:?}");
    }

    #[test]
    fn the_height_of_the_camera_is_measured() {
        for seed in 1..6 {
            let (studio, rendering) = view(960, 720, seed);
            let pose = reading(&rendering).pose;
            let found = Viewpoint::of(&pose, rendering.frame.width, rendering.frame.height).unwrap().elevation();
            assert!((found - studio.elevation_deg()).abs() < 8.0, "{found} is {}", studio.elevation_deg());
        }
    }
}
