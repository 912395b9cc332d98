//! Pictures in which boards are painted over, so that another one is found.

use std::sync::Arc;

use opencv::core::{Mat, Point as Pixel, Scalar, Vec3b, Vector};
use opencv::imgproc::{LINE_8, fill_poly};

use crate::detection::BOARD_EDGE;
use crate::error::VisionError;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};

/// The frame with each of the boards painted over in the colour of its surroundings.
///
/// # Errors
/// [`VisionError::Picture`] when OpenCV fails.
pub(super) fn without_boards(frame: &Frame, boards: &[Pose]) -> Result<Frame, VisionError> {
    if boards.is_empty() {
        return Ok(frame.clone());
    }
    let size = |n: usize| i32::try_from(n).unwrap_or(0);
    let mut rgb: Arc<[u8]> = frame.rgb.iter().copied().collect();
    let pixels = Arc::get_mut(&mut rgb).unwrap_or_default();
    let mut mat = Mat::new_rows_cols_with_bytes_mut::<Vec3b>(size(frame.height), size(frame.width), pixels)?;
    for pose in boards {
        let outline: Vector<Pixel> =
            outline(pose, BOARD_EDGE).map(|p| Pixel::new(p.x.round() as i32, p.y.round() as i32)).collect();
        let outlines: Vector<Vector<Pixel>> = Vector::from_iter([outline]);
        let [r, g, b] = colour_around(frame, pose);
        fill_poly(&mut mat, &outlines, Scalar::new(r, g, b, 0.0), LINE_8, 0, Pixel::new(0, 0))?;
    }
    drop(mat);
    let mut painted = Frame::new(frame.width, frame.height, rgb);
    (painted.time, painted.index, painted.settled) = (frame.time, frame.index, frame.settled);
    Ok(painted)
}

/// The mean colour of the picture around a board; grey when nothing of it is in the picture.
fn colour_around(frame: &Frame, pose: &Pose) -> [f64; 3] {
    let around = outline(pose, 1.5 * BOARD_EDGE).filter(|&p| frame.contains(p));
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for p in around {
        let pixel = frame.pixel(p.x.round() as usize, p.y.round() as usize);
        sum = std::array::from_fn(|i| sum[i] + f64::from(pixel[i]));
        count += 1.0;
    }
    if count > 0.0 { sum.map(|s| s / count) } else { [128.0; 3] }
}

/// Positions along the outline of a board that is `margin` cells wider on each side, in pixels. More than the corners,
/// because a lens bends the sides.
pub(super) fn outline(pose: &Pose, margin: f64) -> impl Iterator<Item = Point2> {
    const STEPS: usize = 8;
    let pose = *pose;
    let (low, high) = (-margin, pose.size.lines() as f64 - 1.0 + margin);
    let corners = [(low, low), (high, low), (high, high), (low, high)];
    (0..4 * STEPS).map(move |i| {
        let (from, to, t) = (corners[i / STEPS], corners[(i / STEPS + 1) % 4], (i % STEPS) as f64 / STEPS as f64);
        pose.image_from_board.apply(Point2::new(from.0 + t * (to.0 - from.0), from.1 + t * (to.1 - from.1)))
    })
}
