//! Follows a board from one picture to a later one by its points, for a camera or a board that moves.

use opencv::calib3d::{RANSAC, find_homography};
use opencv::core::{Mat, Point2f, Size, TermCriteria, Vec3b, Vector};
use opencv::imgproc::{self, INTER_AREA};
use opencv::video::calc_optical_flow_pyr_lk;

use crate::error::VisionError;
use crate::pose;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};

/// Maximum length of the long side of the grey pictures, in pixels: larger pictures are shrunk.
const LONG_SIDE: f64 = 640.0;
/// Side of the square around a point that is compared, in pixels, and number of times that the pictures are halved for
/// a first estimate: together they bound the distance that can be followed.
const WINDOW: i32 = 21;
const HALVINGS: i32 = 4;
/// Minimum eigenvalue of the gradients in the square, as OpenCV scales it. Below it a point has nothing to follow.
const MIN_EIGENVALUE: f64 = 1e-4;
/// Maximum distance of a followed point from its place on the common plane, in pixels of the grey pictures.
const MAX_ERROR: f64 = 2.0;
/// Minimum share of the board's points that are found again on one plane. Hands in both pictures hide many of them, and so
/// many do not agree by chance.
const MIN_FOLLOWED_SHARE: f64 = 0.3;

/// A picture in which the pose of the board is known.
pub(super) struct PoseFollower {
    pub(super) pose: Pose,
    gray: GrayPicture,
}

/// A grey copy of a frame.
struct GrayPicture {
    mat: Mat,
    /// Pixels of the copy per pixel of the frame.
    scale: f64,
}

impl GrayPicture {
    fn of(frame: &Frame) -> Result<Self, VisionError> {
        let size = |n: usize| i32::try_from(n).unwrap_or(0);
        let rgb = Mat::new_rows_cols_with_bytes::<Vec3b>(size(frame.height), size(frame.width), &frame.rgb)?;
        let mut gray = Mat::default();
        imgproc::cvt_color_def(&rgb, &mut gray, imgproc::COLOR_RGB2GRAY)?;
        let scale = (LONG_SIDE / frame.width.max(frame.height) as f64).min(1.0);
        let mut small = Mat::default();
        imgproc::resize(&gray, &mut small, Size::default(), scale, scale, INTER_AREA)?;
        let mut mat = Mat::default();
        imgproc::gaussian_blur_def(&small, &mut mat, Size::new(3, 3), 0.0)?;
        Ok(Self { mat, scale })
    }
}

impl PoseFollower {
    /// Follows the board that is at `pose` in this frame.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub(super) fn new(frame: &Frame, pose: Pose) -> Result<Self, VisionError> {
        Ok(Self { pose, gray: GrayPicture::of(frame)? })
    }

    /// The pose of the board in another frame of the same size; `None` when too few of its points are found again.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub(super) fn follow(&self, frame: &Frame) -> Result<Option<Pose>, VisionError> {
        let now = GrayPicture::of(frame)?;
        let scale = now.scale;
        let points: Vec<_> = self.pose.size.points().collect();
        let before: Vector<Point2f> = points
            .iter()
            .map(|&p| self.pose.at(p))
            .map(|at| Point2f::new((at.x * scale) as f32, (at.y * scale) as f32))
            .collect();
        let (mut after, mut found, mut errors) = (Vector::<Point2f>::new(), Vector::<u8>::new(), Vector::<f32>::new());
        calc_optical_flow_pyr_lk(
            &self.gray.mat,
            &now.mat,
            &before,
            &mut after,
            &mut found,
            &mut errors,
            Size::new(WINDOW, WINDOW),
            HALVINGS,
            TermCriteria { typ: 3, max_count: 20, epsilon: 0.03 },
            0,
            MIN_EIGENVALUE,
        )?;
        let followed: Vec<usize> = (0..points.len()).filter(|&i| found.get(i).is_ok_and(|ok| ok == 1)).collect();
        let enough = |count: usize| count as f64 >= MIN_FOLLOWED_SHARE * points.len() as f64;
        if !enough(followed.len()) {
            return Ok(None);
        }
        let of = |places: &Vector<Point2f>| -> Vector<Point2f> {
            followed.iter().filter_map(|&i| places.get(i).ok()).collect()
        };
        let mut on_plane = Vector::<u8>::new();
        find_homography(&of(&before), &of(&after), &mut on_plane, RANSAC, MAX_ERROR)?;
        let pairs: Vec<(Point2, Point2)> = followed
            .iter()
            .zip(&on_plane)
            .filter(|&(_, inlier)| inlier == 1)
            .filter_map(|(&i, _)| {
                let (on_board, at) = (points[i], after.get(i).ok()?);
                let board = Point2::new(f64::from(on_board.col), f64::from(on_board.row));
                Some((board, Point2::new(f64::from(at.x) / scale, f64::from(at.y) / scale)))
            })
            .collect();
        if !enough(pairs.len()) {
            return Ok(None);
        }
        let lens = Some(self.pose.image_from_board.lens);
        let image_from_board = pose::fit(&pairs, frame.width, frame.height, lens);
        Ok(image_from_board.map(|image_from_board| Pose { image_from_board, ..self.pose }))
    }
}
