//! Resamples parts of pictures: perspective views, shrunk by averaging where they are small.

use std::cell::OnceCell;
use std::ops::Range;

use ndarray::{Array3, ArrayView1, s};
use opencv::boxed_ref::BoxedRef;
use opencv::core::{
    BORDER_CONSTANT, BORDER_REPLICATE, CV_8UC3, CV_32F, Mat, MatTraitConst, MatTraitConstManual, Point, Rect, Scalar,
    Size, ToInputArray, Vec3b, extract_channel, mean as mat_mean, mean_std_dev, no_array,
};
use opencv::imgproc::{self, INTER_AREA, INTER_LINEAR, INTER_NEAREST};

use super::error::VisionError;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Homography, Lens, Point2, Pose, Projection};

/// The mean colour is computed from a grid of at most this many pixels on each side.
const MEAN_SIDE: i32 = 96;
/// A picture is not shrunk if it would keep at least this share of its size.
const MAX_SHRINK: f64 = 0.9;
/// How often a picture is halved at most.
const MOST_HALVINGS: usize = 8;
/// Margin around the part of a picture between the corners of a window, as a share of its size. Why: a lens bends its sides.
const PART_MARGIN: f64 = 0.15;

/// The `shrink` of [`Picture::warped`] for a picture with cells of `cell` pixels that are shown with `shown` pixels: 1
/// up to a factor of 1.7, then so that 1.3 source pixels remain for each pixel shown.
#[must_use]
pub(super) fn shrink(cell: f64, shown: usize) -> f64 {
    let shown = shown as f64;
    if cell > 1.7 * shown { 1.3 * shown / cell } else { 1.0 }
}

/// A frame that can be resampled.
pub struct Picture<'a> {
    frame: &'a Frame,
    mat: BoxedRef<'a, Mat>,
    mean: OnceCell<Scalar>,
    /// The picture at a half of its size, at a quarter, and so on, where a window was shrunk so far.
    halves: [OnceCell<Mat>; MOST_HALVINGS],
}

impl<'a> Picture<'a> {
    /// Borrows the pixels of a frame.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when the frame is empty.
    pub fn of(frame: &'a Frame) -> Result<Self, VisionError> {
        let size = |n: usize| i32::try_from(n).unwrap_or(0);
        let mat = Mat::new_rows_cols_with_bytes::<Vec3b>(size(frame.height), size(frame.width), &frame.rgb)?;
        Ok(Self { frame, mat, mean: OnceCell::new(), halves: Default::default() })
    }

    /// The frame.
    #[must_use]
    pub fn frame(&self) -> &'a Frame {
        self.frame
    }

    /// Whether a place, in pixels, lies in the picture.
    #[must_use]
    pub fn shows(&self, at: Point2) -> bool {
        (0.0..self.width() as f64).contains(&at.x) && (0.0..self.height() as f64).contains(&at.y)
    }

    /// Width in pixels.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.frame.width
    }

    /// Height in pixels.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.frame.height
    }

    /// The board at `pose` as seen from straight above, with `cell` pixels per cell and `margin` cells around the
    /// outermost lines.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub fn rectified(&self, pose: &Pose, cell: usize, margin: f64) -> Result<Patch, VisionError> {
        let side = (((pose.size.lines() - 1) as f64 + 2.0 * margin) * cell as f64) as usize;
        let step = 1.0 / cell as f64;
        let shift = 0.5 * step - margin;
        let board_from_view = Homography::scale_then_shift(step, step, shift, shift);
        self.warped(&pose.image_from_board.after(&board_from_view), [side, side], shrink(pose.cell(), cell))
    }

    /// A view of `width` x `height` pixels; each takes the colour of the place in the picture that
    /// `picture_from_window` maps it to, or the picture's mean colour outside. With `shrink` < 1 the picture is first shrunk to about
    /// this share of its size by averaging. Why: fine lines and noise would otherwise be sampled by chance. It is halved repeatedly; a
    /// factor between 0.5 and 1 becomes a blur of 2 x 2 pixels, which is several times faster than averaging to the exact size, with the
    /// same results.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub fn warped(
        &self,
        picture_from_window: &Projection,
        size: [usize; 2],
        shrink: f64,
    ) -> Result<Patch, VisionError> {
        let (mut halvings, mut rest) = (0, shrink);
        while rest <= 0.5 && halvings < MOST_HALVINGS {
            (halvings, rest) = (halvings + 1, 2.0 * rest);
        }
        let is_blurred = rest < MAX_SHRINK;
        match halvings.checked_sub(1) {
            Some(level) => self.warped_from(self.halved(level)?, picture_from_window, size, is_blurred),
            None => self.warped_from(&self.mat, picture_from_window, size, is_blurred),
        }
    }

    /// The picture at a half of its size, or for a higher `level` at a half of the one before.
    fn halved(&self, level: usize) -> Result<&Mat, VisionError> {
        let half = &self.halves[level];
        if let Some(half) = half.get() {
            return Ok(half);
        }
        let mat = match level.checked_sub(1) {
            Some(larger) => half_of(self.halved(larger)?)?,
            None => half_of(&self.mat)?,
        };
        Ok(half.get_or_init(|| mat))
    }

    /// A window of the picture, sampled from `source`, the picture or a smaller copy of it, whose part in the window is blurred first if
    /// `is_blurred`.
    fn warped_from(
        &self,
        source: &(impl ToInputArray + MatTraitConst),
        picture_from_window: &Projection,
        size: [usize; 2],
        is_blurred: bool,
    ) -> Result<Patch, VisionError> {
        let fill = self.mean()?;
        let scale = |small: i32, whole: i32| f64::from(small) / f64::from(whole);
        let (sx, sy) = (scale(source.cols(), self.mat.cols()), scale(source.rows(), self.mat.rows()));
        // Pixel centres are whole numbers, so shrinking also shifts by half of what a pixel shrinks.
        let source_from_picture = Homography::scale_then_shift(sx, sy, (sx - 1.0) / 2.0, (sy - 1.0) / 2.0);
        if !is_blurred {
            return Ok(Patch { mat: warped(source, picture_from_window, &source_from_picture, size, fill)? });
        }
        let [_, _, depth] = picture_from_window.straight.0;
        let [width, height] = size.map(|side| side as f64);
        let corners = [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)].map(|(x, y)| {
            let place = source_from_picture.apply(picture_from_window.apply(Point2::new(x, y)));
            (place, (depth[0] * x + depth[1] * y + depth[2]) * depth[2] > 0.0)
        });
        let part = shown_part(Size::new(source.cols(), source.rows()), corners);
        let mut blurred = Mat::default();
        imgproc::blur(&Mat::roi(source, part)?, &mut blurred, Size::new(2, 2), Point::new(1, 1), BORDER_REPLICATE)?;
        let blurred_from_source =
            Homography::scale_then_shift(1.0, 1.0, 0.5 - f64::from(part.x), 0.5 - f64::from(part.y));
        let blurred_from_picture = blurred_from_source.after(&source_from_picture);
        Ok(Patch { mat: warped(&blurred, picture_from_window, &blurred_from_picture, size, fill)? })
    }

    /// The mean colour of a grid of pixels.
    fn mean(&self) -> Result<Scalar, VisionError> {
        if let Some(&mean) = self.mean.get() {
            return Ok(mean);
        }
        let mut few = Mat::default();
        let side = |n: i32| n.clamp(1, MEAN_SIDE);
        let size = Size::new(side(self.mat.cols()), side(self.mat.rows()));
        imgproc::resize(&self.mat, &mut few, size, 0.0, 0.0, INTER_NEAREST)?;
        let mean = mat_mean(&few, &no_array())?;
        Ok(*self.mean.get_or_init(|| mean))
    }
}

/// The part of a picture of size `whole` between the places in it of a window's corners, with a margin; the whole picture when a
/// corner lies beyond the horizon, where no place is valid, or the window outside the picture.
fn shown_part(whole: Size, corners: [(Point2, bool); 4]) -> Rect {
    let side = |of: fn(Point2) -> f64, most: i32| {
        let (low, high) = corners
            .iter()
            .map(|&(at, _)| of(at))
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        let spare = PART_MARGIN * (high - low) + 2.0;
        let start = (low - spare).floor().clamp(0.0, f64::from(most)) as i32;
        (start, (high + spare).ceil().clamp(0.0, f64::from(most)) as i32 - start)
    };
    let ((x, w), (y, h)) = (side(|at| at.x, whole.width), side(|at| at.y, whole.height));
    let is_valid = corners.iter().all(|&(_, is_valid)| is_valid);
    if is_valid && w > 1 && h > 1 { Rect::new(x, y, w, h) } else { Rect::new(0, 0, whole.width, whole.height) }
}

/// A picture at half its size.
fn half_of(source: &(impl ToInputArray + MatTraitConst)) -> Result<Mat, VisionError> {
    let half = |n: i32| ((f64::from(n) / 2.0).round() as i32).max(1);
    let mut small = Mat::default();
    let size = Size::new(half(source.cols()), half(source.rows()));
    imgproc::resize(source, &mut small, size, 0.0, 0.0, INTER_AREA)?;
    Ok(small)
}

/// A window of the picture, sampled from `source`, a scaled and shifted copy of the picture.
fn warped(
    source: &impl ToInputArray,
    picture_from_window: &Projection,
    source_from_picture: &Homography,
    [width, height]: [usize; 2],
    fill: Scalar,
) -> Result<Mat, VisionError> {
    let size = Size::new(width as i32, height as i32);
    let mut mat = Mat::new_rows_cols_with_default(size.height, size.width, CV_8UC3, Scalar::default())?;
    if picture_from_window.lens == Lens::STRAIGHT {
        let rows = Mat::from_slice_2d(&source_from_picture.after(&picture_from_window.straight).0)?;
        let how = INTER_LINEAR | imgproc::WARP_INVERSE_MAP;
        imgproc::warp_perspective(source, &mut mat, &rows, size, how, BORDER_CONSTANT, fill)?;
    } else {
        let [columns, rows] = places(picture_from_window, source_from_picture, width, height);
        let (columns, rows) = (Mat::from_slice(&columns)?, Mat::from_slice(&rows)?);
        let (columns, rows) = (columns.reshape(1, size.height)?, rows.reshape(1, size.height)?);
        imgproc::remap(source, &mut mat, &columns, &rows, INTER_LINEAR, BORDER_CONSTANT, fill)?;
    }
    Ok(mat)
}

/// The column and row of `source` for each pixel of a window, row-major: [`Projection::apply`] and then
/// `source_from_picture`, with the terms that are constant in a row computed once.
fn places(
    picture_from_window: &Projection,
    source_from_picture: &Homography,
    width: usize,
    height: usize,
) -> [Vec<f32>; 2] {
    let Projection { straight, lens } = *picture_from_window;
    let [[sx, _, dx], [_, sy, dy], _] = source_from_picture.0;
    let per_unit = 1.0 / lens.unit;
    let mut columns = Vec::with_capacity(width * height);
    let mut rows = Vec::with_capacity(width * height);
    for y in 0..height {
        let [across, down, depth] = straight.0.map(|[a, b, c]| (a, b * y as f64 + c));
        for x in 0..width {
            let x = x as f64;
            let near = 1.0 / (depth.0 * x + depth.1);
            let right = (across.0 * x + across.1) * near - lens.centre.x;
            let below = (down.0 * x + down.1) * near - lens.centre.y;
            let (u, v) = (right * per_unit, below * per_unit);
            let grown = 1.0 + lens.k1 * (u * u + v * v).min(4.0);
            columns.push((sx * (lens.centre.x + grown * right) + dx) as f32);
            rows.push((sy * (lens.centre.y + grown * below) + dy) as f32);
        }
    }
    [columns, rows]
}

/// A resampled part of a picture, in RGB.
pub struct Patch {
    mat: Mat,
}

impl Patch {
    /// Width in pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        usize::try_from(self.mat.cols()).unwrap_or(0)
    }

    /// Height in pixels.
    #[must_use]
    pub fn height(&self) -> usize {
        usize::try_from(self.mat.rows()).unwrap_or(0)
    }

    /// The pixels, row-major, three bytes each.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub fn bytes(&self) -> Result<&[u8], VisionError> {
        Ok(self.mat.data_bytes()?)
    }

    /// The input of a network, of the shape 3 x height x width: each channel has mean 0 and deviation 1 over the columns
    /// and rows in `inside` (all of them for `None`) and is 0 elsewhere.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub fn normalised(&self, inside: Option<[Range<usize>; 2]>) -> Result<Array3<f32>, VisionError> {
        let [columns, rows] = inside.unwrap_or([0..self.width(), 0..self.height()]);
        let part = Rect::new(columns.start as i32, rows.start as i32, columns.len() as i32, rows.len() as i32);
        let part = Mat::roi(&self.mat, part)?;
        let (mut mean, mut deviation) = (Mat::default(), Mat::default());
        mean_std_dev(&part, &mut mean, &mut deviation, &no_array())?;
        let (mean, deviation) = (mean.data_typed::<f64>()?, deviation.data_typed::<f64>()?);
        let mut channels = Array3::zeros((3, self.height(), self.width()));
        for (c, mut channel) in channels.outer_iter_mut().enumerate() {
            let (mut bytes, mut values) = (Mat::default(), Mat::default());
            extract_channel(&part, &mut bytes, c as i32)?;
            // The 8 avoids amplifying the noise of an even surface; the networks were trained with it.
            let scale = 1.0 / (deviation[c] + 8.0);
            bytes.convert_to(&mut values, CV_32F, scale, -mean[c] * scale)?;
            let values = values.data_typed::<f32>()?.chunks_exact(columns.len().max(1));
            let mut inside = channel.slice_mut(s![rows.clone(), columns.clone()]);
            for (mut row, values) in inside.rows_mut().into_iter().zip(values) {
                row.assign(&ArrayView1::from(values));
            }
        }
        Ok(channels)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;

    /// A picture whose red grows with the column and whose green grows with the row, ten a pixel.
    fn ramp(width: usize, height: usize) -> Frame {
        let pixel = |i: usize| [(i % width * 10) as u8, (i / width * 10) as u8, 7];
        Frame::new(width, height, (0..width * height).flat_map(pixel).collect::<Vec<u8>>())
    }

    /// A window whose pixels lie `step` picture pixels apart, from (`x`, `y`) on.
    fn every(step: f64, x: f64, y: f64) -> Projection {
        Projection::from(Homography::scale_then_shift(step, step, x, y))
    }

    #[test]
    fn a_window_shows_its_part_of_the_picture() {
        let frame = ramp(20, 12);
        let picture = Picture::of(&frame).unwrap();
        let window = picture.warped(&every(1.0, 3.0, 2.0), [4, 3], 1.0).unwrap();
        let reds: Vec<u8> = window.bytes().unwrap().chunks_exact(3).map(|p| p[0]).collect();
        let greens: Vec<u8> = window.bytes().unwrap().chunks_exact(3).map(|p| p[1]).collect();
        assert_eq!(reds, [30, 40, 50, 60, 30, 40, 50, 60, 30, 40, 50, 60]);
        assert_eq!(greens, [20, 20, 20, 20, 30, 30, 30, 30, 40, 40, 40, 40]);
    }

    #[test]
    fn shrinking_first_does_not_shift_the_content() {
        let frame = ramp(24, 24);
        let picture = Picture::of(&frame).unwrap();
        // The centre of each pixel lies between two pixels of the picture.
        let window = picture.warped(&every(2.0, 6.5, 4.5), [4, 4], 0.5).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [65, 45, 7, 85, 45, 7]);
        let window = picture.warped(&every(1.5, 6.0, 4.0), [4, 4], 0.7).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [60, 40, 7, 75, 40, 7]);
        let window = picture.warped(&every(3.0, 6.0, 5.0), [4, 4], 0.3).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [60, 50, 7, 90, 50, 7]);
    }

    #[test]
    fn the_places_of_pixels_agree_with_the_projection() {
        let lens = Lens::of_picture(400, 300, -0.2);
        let straight = Homography([[1.1, 0.1, 20.0], [-0.05, 0.9, 30.0], [0.0004, 0.0002, 1.0]]);
        let projection = Projection { straight, lens };
        let half = Homography::scale_then_shift(0.5, 0.4, -3.0, 2.0);
        let [columns, rows] = places(&projection, &half, 50, 40);
        for (x, y) in [(0, 0), (49, 0), (17, 23), (49, 39)] {
            let there = half.apply(projection.apply(Point2::new(x as f64, y as f64)));
            let here = Point2::new(f64::from(columns[y * 50 + x]), f64::from(rows[y * 50 + x]));
            assert!(here.distance(there) < 1e-3, "{x} {y}: {here:?} for {there:?}");
        }
    }

    #[test]
    fn channels_have_mean_0_inside_and_are_0_outside() {
        let frame = ramp(8, 6);
        let patch = Picture::of(&frame).unwrap().warped(&every(1.0, 0.0, 0.0), [8, 6], 1.0).unwrap();
        let channels = patch.normalised(Some([2..6, 0..6])).unwrap();
        assert_eq!([channels[[0, 0, 1]], channels[[0, 5, 6]]], [0.0, 0.0]);
        let sum = channels.slice(s![0, .., 2..6]).sum();
        assert!(sum.abs() < 1e-4, "{sum}");
        // Columns 2 to 5 are 20, 30, 40 and 50: their deviation is the root of 125.
        let (value, expected) = (channels[[0, 3, 2]], -15.0 / (125.0f32.sqrt() + 8.0));
        assert!((value - expected).abs() < 1e-5, "{value} instead of {expected}");
        assert!(channels.slice(s![2, .., ..]).iter().all(|&v| v == 0.0), "an even channel is 0");
    }

    #[test]
    fn a_rectified_board_has_its_points_in_the_centres_of_their_cells() {
        let frame = ramp(24, 24);
        let corners = [(4.0, 6.0), (12.0, 6.0), (12.0, 14.0), (4.0, 14.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(BoardSize::new(5).unwrap(), corners).unwrap();
        let patch = Picture::of(&frame).unwrap().rectified(&pose, 3, 0.5).unwrap();
        assert_eq!((patch.width(), patch.height()), (15, 15));
        let pixel = |x: usize, y: usize| patch.bytes().unwrap()[3 * (15 * y + x)..][..2].to_vec();
        for (point, expected) in [((0, 0), [40, 60]), ((2, 1), [80, 80]), ((4, 4), [120, 140])] {
            assert_eq!(pixel(3 * point.0 + 1, 3 * point.1 + 1), expected, "point {point:?}");
        }
    }
}
