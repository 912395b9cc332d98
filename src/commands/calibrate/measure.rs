//! Measures the pose of the board and the lens before a game, and checks the view.

use std::time::Duration;

use thiserror::Error;

use kifuscribe_capture::source::{CaptureError, Delivery, Source};
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Lens, Point2, Pose};
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::calibration::{Calibration, Geometry};
use kifuscribe_lab::picture_sets::median;
use kifuscribe_language::Message;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::preflight;
use kifuscribe_vision::preflight::ViewIssue;
use kifuscribe_vision::target;

/// Number of observations of the board that are averaged.
const OBSERVATIONS: usize = 7;
/// Maximum number of pictures that are searched for the board.
const MAX_PICTURES: usize = 60;
/// Number of views of the target from which the lens is measured.
const VIEWS: usize = 20;
/// Maximum number of pictures that are searched for the target. Of a video one is searched every [`TARGET_INTERVAL`],
/// which makes a minute and a half.
const MAX_TARGET_PICTURES: usize = 180;
const TARGET_INTERVAL: Duration = Duration::from_millis(500);
/// Minimum movement of the target between two views, as a share of the picture's width.
const MIN_MOVEMENT: f64 = 0.03;
/// Maximum distance between the poses of two observations that agree, in cells.
const MAX_DISTANCE: f64 = 0.3;

/// The result of a calibration.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibrated {
    /// The calibration to save; `None` when no board was detected.
    pub calibration: Option<Calibration>,
    /// What is wrong with the view.
    pub issues: Vec<ViewIssue>,
    /// Number of observations that agree.
    pub observations: usize,
}

/// Why the calibration failed. A source without a board is not an error.
#[derive(Debug, Error, Message)]
pub enum CalibrateError {
    /// The source cannot be read.
    #[message(transparent)]
    Capture(#[from] CaptureError),
    /// The detection failed.
    #[message(transparent)]
    Vision(#[from] VisionError),
    /// The lens was measured in pictures of another shape.
    OtherShape,
}

/// Observes the board until there are enough observations, the source ends or `stop` is raised. With `lens`, the pose is
/// fitted with this lens, also for pictures that are larger or smaller than those of the target.
///
/// # Errors
/// [`CalibrateError`]
pub fn calibrate(
    source: &mut dyn Source,
    detector: &mut BoardDetector,
    size: Option<BoardSize>,
    board: &Geometry,
    lens: Option<&MeasuredLens>,
    stop: &StopSignal,
) -> Result<Calibrated, CalibrateError> {
    let mut observations: Vec<(Frame, Observation)> = Vec::new();
    let mut pictures = 0;
    detector.set_lens(lens.map(|measured| measured.lens));
    while observations.len() < OBSERVATIONS && pictures < MAX_PICTURES && !stop.is_raised() {
        match source.next()? {
            Delivery::Frame(frame) => {
                pictures += 1;
                if lens.is_some_and(|measured| measured.lens.in_picture(frame.width, frame.height).is_none()) {
                    return Err(CalibrateError::OtherShape);
                }
                if let Some(observation) = detector.locate_and_read(&frame, size)? {
                    observations.push((frame, observation));
                }
            }
            Delivery::Waiting { .. } => {}
            Delivery::End => break,
        }
    }
    let none = || Calibrated { calibration: None, issues: vec![ViewIssue::NoBoard], observations: 0 };
    let Some(pose) = median_pose(&observations.iter().map(|(_, o)| o.pose).collect::<Vec<_>>()) else {
        return Ok(none());
    };
    observations.retain(|(_, o)| o.pose.distance_in_cells(&pose) < MAX_DISTANCE);
    let Some((frame, observation)) = observations.last() else {
        return Ok(none());
    };
    let calibration = Calibration {
        board: board.clone(),
        width: frame.width,
        height: frame.height,
        pose,
        lens_measured: lens.is_some(),
    };
    let mut issues = preflight::check(frame, Some(observation))?;
    let seen: Vec<_> = observations.iter().map(|(_, o)| o).collect();
    issues.extend(preflight::hidden_side(&seen, (frame.width, frame.height)));
    Ok(Calibrated { calibration: Some(calibration), issues, observations: observations.len() })
}

/// A lens measured from a printed target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeasuredLens {
    /// The lens, for the pictures of the target.
    pub lens: Lens,
    /// The error of the fit in pixels (root mean square).
    pub error: f64,
    /// Number of views of the target.
    pub views: usize,
}

/// Measures the lens from pictures of a chessboard with this number of inner corners (across, down), held at different
/// angles. `None` when it is found in fewer than [`target::MIN_VIEWS`] views. A picture in which it has hardly moved since
/// the last view does not count as a view.
///
/// # Errors
/// [`CalibrateError`]
pub fn measure_lens(
    source: &mut dyn Source,
    [columns, rows]: [usize; 2],
    stop: &StopSignal,
) -> Result<Option<MeasuredLens>, CalibrateError> {
    let (mut views, mut shape, mut pictures): (Vec<target::TargetCorners>, _, _) = (Vec::new(), None, 0);
    let mut searched: Option<Duration> = None;
    while views.len() < VIEWS && pictures < MAX_TARGET_PICTURES && !stop.is_raised() {
        match source.next()? {
            Delivery::Frame(frame) => {
                if searched.is_some_and(|last| frame.time.saturating_sub(last) < TARGET_INTERVAL) {
                    continue;
                }
                searched = Some(frame.time);
                pictures += 1;
                let this = (frame.width, frame.height);
                if *shape.get_or_insert(this) != this {
                    continue;
                }
                let Some(corners) = target::corners(&frame, columns, rows)? else { continue };
                let least = MIN_MOVEMENT * frame.width as f64;
                if views.last().is_none_or(|last| target::mean_distance(last, &corners) > least) {
                    views.push(corners);
                }
            }
            Delivery::Waiting { .. } => {}
            Delivery::End => break,
        }
    }
    let Some((width, height)) = shape else { return Ok(None) };
    let measured = target::lens(&views, columns, rows, width, height)?;
    Ok(measured.map(|(lens, error)| MeasuredLens { lens, error, views: views.len() }))
}

/// The median of poses: the most frequent size, the median position of each corner, and the median radial term.
fn median_pose(poses: &[Pose]) -> Option<Pose> {
    let count = |size| poses.iter().filter(|p| p.size == size).count();
    let size = poses.iter().map(|p| p.size).max_by_key(|&s| count(s))?;
    let alike: Vec<_> = poses.iter().filter(|p| p.size == size).collect();
    // Why: undistorted corners can be compared only when the lens is the same.
    let lens =
        alike.iter().max_by(|a, b| lens_of(a).abs().total_cmp(&lens_of(b).abs())).map(|p| p.image_from_board.lens)?;
    let k1 = median(alike.iter().map(|p| lens_of(p)).collect())?;
    let lens = Lens { k1, ..lens };
    let mut corners = [Point2::default(); 4];
    for (i, corner) in corners.iter_mut().enumerate() {
        let places: Vec<_> = alike.iter().map(|p| lens.undistort(p.corners()[i])).collect();
        let coordinate = |of: fn(&Point2) -> f64| median(places.iter().map(of).collect());
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
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_core::sensing::observation::{PointReading, PointState};
    use kifuscribe_core::sensing::viewpoint::Viewpoint;
    use kifuscribe_lab::synthetic::{Rendering, Scene, SceneState};
    use kifuscribe_recording::view_text;
    use kifuscribe_vision::preflight::PictureEdge;

    fn view(width: usize, height: usize, seed: u64) -> (Scene, Rendering) {
        let mut scene = Scene::new(BoardSize::NINETEEN, width, height, seed);
        let rendering = scene.render(&SceneState::of(Stones::empty(BoardSize::NINETEEN)));
        (scene, rendering)
    }

    fn reading(rendering: &Rendering) -> Observation {
        let pose = Pose::from_corners(BoardSize::NINETEEN, rendering.corners).unwrap();
        let readings = vec![PointReading::sure(PointState::Empty, 0.99); 361];
        Observation { size: pose.size, pose, time: std::time::Duration::ZERO, readings }
    }

    /// Asserts the issues of a good view after `change` changed its pixels.
    fn check(change: impl Fn(usize, usize, &mut Vec<u8>), expected: &[&str]) {
        let (_, rendering) = view(960, 720, 4);
        let observation = reading(&rendering);
        let mut rgb = rendering.frame.rgb.to_vec();
        change(rendering.frame.width, rendering.frame.height, &mut rgb);
        let frame = Frame::new(rendering.frame.width, rendering.frame.height, rgb);
        let issues = preflight::check(&frame, Some(&observation)).unwrap();
        assert_eq!(issues.iter().map(ViewIssue::kind).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_good_view_has_no_issues() {
        check(|_, _, _| {}, &[]);
    }

    #[test]
    fn a_dark_board_is_reported() {
        check(|_, _, rgb| rgb.iter_mut().for_each(|v| *v /= 5), &["too-dark"]);
    }

    #[test]
    fn a_picture_out_of_focus_is_reported() {
        let soften = |w: usize, h: usize, rgb: &mut Vec<u8>| {
            let picture = image::RgbImage::from_raw(w as u32, h as u32, rgb.clone()).unwrap();
            *rgb = image::imageops::blur(&picture, 9.0).into_raw();
        };
        check(soften, &["out-of-focus"]);
    }

    #[test]
    fn glare_is_reported_with_its_points() {
        let (_, rendering) = view(960, 720, 4);
        let observation = reading(&rendering);
        let (w, h) = (rendering.frame.width, rendering.frame.height);
        let mut rgb = rendering.frame.rgb.to_vec();
        let centre = observation.pose.at(kifuscribe_core::game::point::Point::new(9, 9));
        for y in 0..h {
            for x in 0..w {
                if centre.distance(Point2::new(x as f64, y as f64)) < 2.0 * observation.pose.cell() {
                    rgb[3 * (y * w + x)..][..3].fill(255);
                }
            }
        }
        let issues = preflight::check(&Frame::new(w, h, rgb), Some(&observation)).unwrap();
        let [ViewIssue::Glare(points)] = &issues[..] else { panic!("{issues:?}") };
        assert!(points.iter().any(|p| p.label(BoardSize::NINETEEN) == "K10"));
        assert!(view_text::sentence(&issues[0], BoardSize::NINETEEN).contains("and"), "{issues:?}");
    }

    #[test]
    fn a_board_that_is_small_or_cut_off_is_reported() {
        let (_, small) = view(200, 150, 4);
        let issues = preflight::check(&small.frame, Some(&reading(&small))).unwrap();
        assert!(issues.iter().any(|i| i.kind() == "too-small"), "{issues:?}");

        let (_, whole) = view(960, 720, 4);
        let mut cut = reading(&whole);
        let corners = whole.corners.map(|c| Point2::new(c.x - 400.0, c.y));
        cut.pose = Pose::from_corners(BoardSize::NINETEEN, corners).unwrap();
        let issues = preflight::check(&whole.frame, Some(&cut)).unwrap();
        assert!(issues.contains(&ViewIssue::NotWhole { sides: vec![PictureEdge::Left] }), "{issues:?}");
    }

    #[test]
    fn a_board_whose_edge_stones_are_nearly_whole_is_not_reported_as_cut_off() {
        let (_, whole) = view(960, 720, 4);
        let left = whole.corners.iter().map(|c| c.x).fold(f64::INFINITY, f64::min);
        let sides = |margin: f64| {
            let mut shifted = reading(&whole);
            let dx = left - margin * shifted.pose.cell();
            shifted.pose =
                Pose::from_corners(BoardSize::NINETEEN, whole.corners.map(|c| Point2::new(c.x - dx, c.y))).unwrap();
            preflight::near_edge(&shifted.pose, &whole.frame)
        };
        assert_eq!(sides(0.45), []);
        assert_eq!(sides(0.2), [PictureEdge::Left]);
    }

    #[test]
    fn the_elevation_of_the_camera_is_estimated() {
        for seed in 1..6 {
            let (scene, rendering) = view(960, 720, seed);
            let pose = reading(&rendering).pose;
            let found = Viewpoint::of(&pose, rendering.frame.width, rendering.frame.height).unwrap().elevation();
            assert!((found - scene.elevation_deg()).abs() < 8.0, "{found} instead of {}", scene.elevation_deg());
        }
    }
}
