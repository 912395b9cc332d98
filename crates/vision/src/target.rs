//! Measures a lens from pictures of a printed chessboard, the calibration target.

use opencv::calib3d::{
    CALIB_CB_ACCURACY, CALIB_CB_NORMALIZE_IMAGE, CALIB_FIX_ASPECT_RATIO, CALIB_FIX_K2, CALIB_FIX_K3,
    CALIB_FIX_PRINCIPAL_POINT, CALIB_ZERO_TANGENT_DIST, calibrate_camera, find_chessboard_corners_sb,
};
use opencv::core::{CV_64F, Mat, MatTraitConst, Point2f, Point3f, Size, TermCriteria, Vector};
use opencv::imgproc;
use opencv::prelude::{MatExprTraitConst, VectorToVec};

use super::error::VisionError;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Lens;

/// Minimum number of views of the target.
pub const MIN_VIEWS: usize = 4;

/// The corners of the target in one picture, row by row.
pub type TargetCorners = Vec<Point2f>;

/// Finds a chessboard of `columns` x `rows` inner corners. Returns these corners, in pixels; `None` when some of them are
/// not visible.
///
/// # Errors
/// [`VisionError::Picture`] when OpenCV fails.
pub fn corners(frame: &Frame, columns: usize, rows: usize) -> Result<Option<TargetCorners>, VisionError> {
    let flat = Mat::from_slice(&frame.rgb)?;
    let rgb = flat.reshape(3, i32::try_from(frame.height).unwrap_or(0))?;
    let mut grey = Mat::default();
    imgproc::cvt_color(&rgb, &mut grey, imgproc::COLOR_RGB2GRAY, 0)?;
    let size = Size::new(columns as i32, rows as i32);
    let mut found: Vector<Point2f> = Vector::new();
    if !find_chessboard_corners_sb(&grey, size, &mut found, CALIB_CB_NORMALIZE_IMAGE | CALIB_CB_ACCURACY)? {
        return Ok(None);
    }
    Ok(Some(found.to_vec()))
}

/// The mean distance between the corners of two views, in pixels.
#[must_use]
pub fn mean_distance(a: &[Point2f], b: &[Point2f]) -> f64 {
    let sum: f64 = a.iter().zip(b).map(|(a, b)| (*a - *b).norm()).sum();
    sum / a.len().min(b.len()).max(1) as f64
}

/// The lens that fits the corners in several pictures of `width` x `height` pixels, and the error of the fit in pixels
/// (root mean square). `None` for fewer than [`MIN_VIEWS`] pictures.
///
/// The lens has one radial term about the centre of the picture. OpenCV's unit of length for it is the focal length,
/// that of [`Lens`] half the diagonal of the picture.
///
/// # Errors
/// [`VisionError::Picture`] when OpenCV fails.
pub fn lens(
    views: &[TargetCorners],
    columns: usize,
    rows: usize,
    width: usize,
    height: usize,
) -> Result<Option<(Lens, f64)>, VisionError> {
    if views.len() < MIN_VIEWS {
        return Ok(None);
    }
    let flat: Vector<Point3f> =
        (0..rows * columns).map(|i| Point3f::new((i % columns) as f32, (i / columns) as f32, 0.0)).collect();
    let object: Vector<Vector<Point3f>> = views.iter().map(|_| flat.clone()).collect();
    let image: Vector<Vector<Point2f>> = views.iter().map(|corners| Vector::from_slice(corners)).collect();
    let mut camera = Mat::eye(3, 3, CV_64F)?.to_mat()?;
    let mut terms = Mat::zeros(1, 5, CV_64F)?.to_mat()?;
    let (mut rotations, mut translations): (Vector<Mat>, Vector<Mat>) = (Vector::new(), Vector::new());
    let flags =
        CALIB_FIX_K2 | CALIB_FIX_K3 | CALIB_ZERO_TANGENT_DIST | CALIB_FIX_PRINCIPAL_POINT | CALIB_FIX_ASPECT_RATIO;
    let size = Size::new(width as i32, height as i32);
    let criteria = TermCriteria { typ: 3, max_count: 60, epsilon: 1e-9 };
    let error = calibrate_camera(
        &object,
        &image,
        size,
        &mut camera,
        &mut terms,
        &mut rotations,
        &mut translations,
        flags,
        criteria,
    )?;
    let focal = *camera.at_2d::<f64>(0, 0)?;
    let k1 = *terms.at_2d::<f64>(0, 0)?;
    let lens = Lens::of_picture(width, height, 0.0);
    let k1 = k1 * (lens.unit / focal).powi(2);
    Ok(k1.is_finite().then_some((Lens { k1: k1.clamp(-0.3, 0.3), ..lens }, error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::sensing::geometry::{Homography, Point2};

    /// A picture of 640 x 480 of a chessboard with 9 x 6 inner corners, through a lens with this radial term.
    fn picture(k1: f64, tilt: f64, turn: f64, shift: (f64, f64)) -> Frame {
        let (w, h) = (640, 480);
        let lens = Lens::of_picture(w, h, k1);
        let (st, ct) = tilt.sin_cos();
        let (sn, cn) = turn.sin_cos();
        // The focal length is 600 pixels, the distance to the target 14 squares.
        let columns = [[cn, sn * ct, sn * st], [-sn, cn * ct, cn * st]];
        let at = [shift.0, shift.1, 14.0];
        let f = 600.0;
        let (cx, cy) = ((w as f64 - 1.0) / 2.0, (h as f64 - 1.0) / 2.0);
        let row = |i: usize| [columns[0][i], columns[1][i], at[i]];
        let (x, y, z) = (row(0), row(1), row(2));
        let project: [[f64; 3]; 3] =
            [std::array::from_fn(|j| f * x[j] + cx * z[j]), std::array::from_fn(|j| f * y[j] + cy * z[j]), z];
        let plane_from_picture = Homography(project).inverse().unwrap();
        let mut rgb = Vec::with_capacity(3 * w * h);
        for py in 0..h {
            for px in 0..w {
                // Four samples per pixel place a corner to a tenth of a pixel.
                let mut sum = 0.0;
                for (ox, oy) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
                    let straight = lens.undistort(Point2::new(px as f64 + ox, py as f64 + oy));
                    let p = plane_from_picture.apply(straight);
                    let (u, v) = (p.x + 5.0, p.y + 3.5);
                    let on = (0.0..10.0).contains(&u) && (0.0..7.0).contains(&v);
                    sum += if on && (u.floor() + v.floor()) as i64 % 2 == 0 { 30.0 } else { 220.0 };
                }
                rgb.extend([(sum / 4.0) as u8; 3]);
            }
        }
        Frame::new(w, h, rgb)
    }

    #[test]
    fn the_lens_is_measured_from_a_target() {
        let views = [
            (0.0, 0.0, (0.0, 0.0)),
            (0.5, 0.2, (1.0, 0.5)),
            (-0.5, -0.3, (-1.5, -0.5)),
            (0.4, 1.2, (1.5, -0.8)),
            (-0.35, 0.6, (-1.0, 1.0)),
            (0.3, -0.9, (2.0, 1.0)),
        ];
        for k1 in [-0.12, 0.0, 0.06] {
            let pictures = views.map(|(tilt, turn, shift)| picture(k1, tilt, turn, shift));
            let found: Vec<_> = pictures.iter().filter_map(|p| corners(p, 9, 6).unwrap()).collect();
            assert!(found.len() >= MIN_VIEWS, "the target is found in {} of {} pictures", found.len(), views.len());
            let (lens, error) = lens(&found, 9, 6, 640, 480).unwrap().unwrap();
            assert!((lens.k1 - k1).abs() < 0.002, "{k1} measured as {}", lens.k1);
            assert!(error < 0.2, "{error}");
        }
    }

    #[test]
    fn an_even_picture_has_no_target_and_no_views_give_no_lens() {
        let grey = Frame::new(320, 240, vec![128u8; 3 * 320 * 240]);
        assert_eq!(corners(&grey, 9, 6).unwrap(), None);
        assert!(lens(&[], 9, 6, 640, 480).unwrap().is_none());
    }
}
