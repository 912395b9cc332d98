//! Resampling pictures: the only place where pixels are moved.

use std::cell::OnceCell;

use opencv::boxed_ref::BoxedRef;
use opencv::core::{
    BORDER_CONSTANT, BORDER_REPLICATE, CV_8UC3, CV_32F, Mat, MatTraitConst, MatTraitConstManual, Point, Rect, Scalar,
    Size, ToInputArray, Vec3b, extract_channel, mean as mat_mean, mean_std_dev, no_array,
};
use opencv::imgproc::{self, INTER_AREA, INTER_LINEAR, INTER_NEAREST};

use super::error::VisionError;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Lens, Point2, Projection};

/// The mean colour is taken of this many pixels a side.
const MEAN_SIDE: i32 = 96;
/// Into how many steps a window's sides are cut to see which part of a picture it looks at.
const STEPS: usize = 8;
/// What is to be shrunk to this much of its size or more may as well be left as it is.
const NEARLY: f64 = 0.9;
/// How much wider than what these steps touch the part is taken, as a share of it.
const SPARE: f64 = 0.1;

/// How much a picture is to be shrunk (see [`Picture::warped`]) where its cells of `cell` pixels are shown with `shown`
/// pixels: not at all up to a factor that a plain look stands, and then so far that some detail is left to choose from.
#[must_use]
pub(super) fn shrink(cell: f64, shown: usize) -> f64 {
    let shown = shown as f64;
    if cell > 1.7 * shown { 1.3 * shown / cell } else { 1.0 }
}

/// A picture ready for resampling.
pub struct Picture<'a> {
    mat: BoxedRef<'a, Mat>,
    mean: OnceCell<Scalar>,
}

impl<'a> Picture<'a> {
    /// The frame's pixels.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when the frame is empty.
    pub fn of(frame: &'a Frame) -> Result<Self, VisionError> {
        let size = |n: usize| i32::try_from(n).unwrap_or(0);
        let mat = Mat::new_rows_cols_with_bytes::<Vec3b>(size(frame.height), size(frame.width), &frame.rgb)?;
        Ok(Self { mat, mean: OnceCell::new() })
    }

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

    /// A `width` x `height` window whose pixels come from the places that `picture_from_window` maps
    /// them to; what lies outside the picture takes the picture's mean colour. With `shrink` < 1 the picture is first
    /// shrunk to about so many times its size by averaging, as far as the window looks at it, so that fine lines and
    /// noise are not picked up by chance.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn warped(
        &self,
        picture_from_window: &Projection,
        [width, height]: [usize; 2],
        shrink: f64,
    ) -> Result<Patch, VisionError> {
        let fill = self.mean()?;
        if shrink >= NEARLY {
            let mat = warped(&self.mat, picture_from_window, &Homography::IDENTITY, [width, height], fill)?;
            return Ok(Patch { mat, width, height });
        }
        let part = self.part(picture_from_window, width, height);
        let (small, shifted) = shrunk(&Mat::roi(&self.mat, part)?, shrink)?;
        let scale = |small: i32, whole: i32| f64::from(small) / f64::from(whole);
        let (sx, sy) = (scale(small.cols(), part.width), scale(small.rows(), part.height));
        // Pixel centres are whole numbers, so shrinking also shifts by half of what a pixel shrinks.
        let shift = |scale: f64, start: i32| (scale - 1.0) / 2.0 - scale * f64::from(start) + shifted;
        let small_from_picture = Homography::scale_then_shift(sx, sy, shift(sx, part.x), shift(sy, part.y));
        let mat = warped(&small, picture_from_window, &small_from_picture, [width, height], fill)?;
        Ok(Patch { mat, width, height })
    }

    /// The picture's mean colour, from some of its pixels.
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

    /// The part of the picture that a window looks at, and some more; the whole picture where that is not to be told.
    fn part(&self, picture_from_window: &Projection, width: usize, height: usize) -> Rect {
        let whole = Rect::new(0, 0, self.mat.cols(), self.mat.rows());
        let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
        let [_, _, depth] = picture_from_window.straight.0;
        for i in 0..=STEPS {
            for j in 0..=STEPS {
                let step = |n: usize, k: usize| n as f64 * k as f64 / STEPS as f64;
                let at = Point2::new(step(width, j), step(height, i));
                // Beyond the horizon nothing is seen where the formula says.
                if (depth[0] * at.x + depth[1] * at.y + depth[2]) * depth[2] <= 0.0 {
                    return whole;
                }
                let seen = picture_from_window.apply(at);
                for (axis, value) in [seen.x, seen.y].into_iter().enumerate() {
                    low[axis] = low[axis].min(value);
                    high[axis] = high[axis].max(value);
                }
            }
        }
        let side = |axis: usize, most: i32| {
            let spare = SPARE * (high[axis] - low[axis]) + 2.0;
            let start = (low[axis] - spare).floor().clamp(0.0, f64::from(most)) as i32;
            let end = (high[axis] + spare).ceil().clamp(0.0, f64::from(most)) as i32;
            // Sides that can be halved twice are halved without a seam.
            let length = (end - start + 3) / 4 * 4;
            (start, if start + length <= most { length } else { end - start })
        };
        let ((x, w), (y, h)) = (side(0, whole.width), side(1, whole.height));
        // A window that looks past the picture still takes pixels of it.
        if w > 1 && h > 1 { Rect::new(x, y, w, h) } else { whole }
    }
}

/// `source` at about `scale` times its size, by averaging: by halves as far as that goes, and each pixel with its
/// neighbours where less than a half is left, which is several times faster than exactly so and shows the networks the
/// same. Returns also by how much what it shows is shifted, in its pixels.
fn shrunk(source: &(impl ToInputArray + MatTraitConst), scale: f64) -> Result<(Mat, f64), VisionError> {
    let mut small = Mat::default();
    if scale > 0.5 {
        // Each pixel is averaged with the one before it.
        let before = Point::new(1, 1);
        imgproc::blur(source, &mut small, Size::new(2, 2), before, BORDER_REPLICATE)?;
        return Ok((small, 0.5));
    }
    let half = |n: i32| ((f64::from(n) / 2.0).round() as i32).max(1);
    let size = Size::new(half(source.cols()), half(source.rows()));
    imgproc::resize(source, &mut small, size, 0.0, 0.0, INTER_AREA)?;
    if 2.0 * scale < NEARLY { shrunk(&small, 2.0 * scale) } else { Ok((small, 0.0)) }
}

/// The window's pixels out of `source`, which `source_from_picture` maps the picture to: a scale and a shift.
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

/// For each pixel of a window the column and the row of `source` that it is taken from: [`Projection::apply`] and the
/// scale and shift, with what is the same for a whole row taken out of it.
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

/// A resampled part of a picture, RGB.
pub struct Patch {
    mat: Mat,
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
}

impl Patch {
    /// The pixels, three bytes each, row-major.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn bytes(&self) -> Result<&[u8], VisionError> {
        Ok(self.mat.data_bytes()?)
    }

    /// The pixels as a network takes them: planes R, G, B, each brought to mean 0 and deviation 1 over the columns
    /// and rows in `inside` (all of them when it is `None`); outside of it they are 0.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn normalised(&self, inside: Option<[std::ops::Range<usize>; 2]>) -> Result<Vec<f32>, VisionError> {
        let [columns, rows] = inside.unwrap_or([0..self.width, 0..self.height]);
        let part = Rect::new(columns.start as i32, rows.start as i32, columns.len() as i32, rows.len() as i32);
        let part = Mat::roi(&self.mat, part)?;
        let (mut mean, mut deviation) = (Mat::default(), Mat::default());
        mean_std_dev(&part, &mut mean, &mut deviation, &no_array())?;
        let (mean, deviation) = (mean.data_typed::<f64>()?, deviation.data_typed::<f64>()?);
        let area = self.width * self.height;
        let mut planes = vec![0.0f32; 3 * area];
        for (c, plane) in planes.chunks_exact_mut(area.max(1)).enumerate() {
            let (mut bytes, mut values) = (Mat::default(), Mat::default());
            extract_channel(&part, &mut bytes, c as i32)?;
            // The 8 keeps an even surface from being blown up into noise; the networks were trained so.
            let scale = 1.0 / (deviation[c] + 8.0);
            bytes.convert_to(&mut values, CV_32F, scale, -mean[c] * scale)?;
            let values = values.data_typed::<f32>()?.chunks_exact(columns.len().max(1));
            for (row, values) in plane.chunks_exact_mut(self.width).skip(rows.start).zip(values) {
                row[columns.clone()].copy_from_slice(values);
            }
        }
        Ok(planes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture whose red grows with the column and whose green grows with the row, ten a pixel.
    fn ramp(width: usize, height: usize) -> Frame {
        let pixel = |i: usize| [(i % width * 10) as u8, (i / width * 10) as u8, 7];
        Frame::new(width, height, (0..width * height).flat_map(pixel).collect::<Vec<u8>>())
    }

    /// A window that takes every pixel from `step` pixels further on than the one before, from (`x`, `y`) on.
    fn every(step: f64, x: f64, y: f64) -> Projection {
        Projection::from(Homography::scale_then_shift(step, step, x, y))
    }

    #[test]
    fn a_window_shows_the_pixels_it_is_asked_for() {
        let frame = ramp(20, 12);
        let picture = Picture::of(&frame).unwrap();
        let window = picture.warped(&every(1.0, 3.0, 2.0), [4, 3], 1.0).unwrap();
        let reds: Vec<u8> = window.bytes().unwrap().chunks_exact(3).map(|p| p[0]).collect();
        let greens: Vec<u8> = window.bytes().unwrap().chunks_exact(3).map(|p| p[1]).collect();
        assert_eq!(reds, [30, 40, 50, 60, 30, 40, 50, 60, 30, 40, 50, 60]);
        assert_eq!(greens, [20, 20, 20, 20, 30, 30, 30, 30, 40, 40, 40, 40]);
    }

    #[test]
    fn averaging_first_shifts_nothing() {
        let frame = ramp(24, 24);
        let picture = Picture::of(&frame).unwrap();
        // Two pixels become one, whose middle lies between theirs.
        let window = picture.warped(&every(2.0, 6.5, 4.5), [4, 4], 0.5).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [65, 45, 7, 85, 45, 7]);
        let window = picture.warped(&every(1.5, 6.0, 4.0), [4, 4], 0.7).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [60, 40, 7, 75, 40, 7]);
        let window = picture.warped(&every(3.0, 6.0, 5.0), [4, 4], 0.3).unwrap();
        assert_eq!(window.bytes().unwrap()[..6], [60, 50, 7, 90, 50, 7]);
    }

    #[test]
    fn a_bent_window_is_what_the_projection_says() {
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
    fn planes_have_mean_0_inside_and_are_0_outside() {
        let frame = ramp(8, 6);
        let window = Picture::of(&frame).unwrap().warped(&every(1.0, 0.0, 0.0), [8, 6], 1.0).unwrap();
        let planes = window.normalised(Some([2..6, 0..6])).unwrap();
        let red = |x: usize, y: usize| planes[y * 8 + x];
        assert_eq!([red(1, 0), red(6, 5)], [0.0, 0.0]);
        let sum: f32 = (0..6).flat_map(|y| (2..6).map(move |x| red(x, y))).sum();
        assert!(sum.abs() < 1e-4, "{sum}");
        // Columns 2 to 5 are 20, 30, 40 and 50: their deviation is the root of 125.
        let expected = -15.0 / (125.0f32.sqrt() + 8.0);
        assert!((red(2, 3) - expected).abs() < 1e-5, "{} for {expected}", red(2, 3));
        assert!(planes[2 * 48..].iter().all(|&v| v == 0.0), "an even plane is 0");
    }
}
