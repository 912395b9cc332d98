//! Resampling pictures: the only place where pixels are moved.

use opencv::core::{BORDER_CONSTANT, CV_8UC3, Mat, MatTraitConst, MatTraitConstManual, Scalar, Size, mean as mat_mean};
use opencv::imgproc::{self, INTER_AREA, INTER_LINEAR};

use super::error::VisionError;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Lens, Position2, Projection};

/// A picture ready for resampling.
pub struct Picture {
    mat: Mat,
    /// From this picture's pixels to those of the frame it was made from.
    pub frame_from_picture: Homography,
}

impl Picture {
    /// The frame's pixels.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when the frame is empty.
    pub fn of(frame: &Frame) -> Result<Self, VisionError> {
        let flat = Mat::from_slice(&frame.rgb)?;
        let mat = flat.reshape(3, i32::try_from(frame.height).unwrap_or(0))?.try_clone()?;
        Ok(Self { mat, frame_from_picture: Homography::IDENTITY })
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

    /// The picture shrunk by averaging so that it is `scale` times its size (`scale` < 1).
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn shrunk(&self, scale: f64) -> Result<Self, VisionError> {
        let size = |n: usize| ((n as f64 * scale).round() as i32).max(1);
        let (w, h) = (size(self.width()), size(self.height()));
        let mut mat = Mat::default();
        imgproc::resize(&self.mat, &mut mat, Size::new(w, h), 0.0, 0.0, INTER_AREA)?;
        let (sx, sy) = (self.width() as f64 / f64::from(w), self.height() as f64 / f64::from(h));
        // Pixel centres are whole numbers, so shrinking also shifts by half a pixel's growth.
        let up = Homography::scale_then_shift(sx, sy, (sx - 1.0) / 2.0, (sy - 1.0) / 2.0);
        Ok(Self { mat, frame_from_picture: self.frame_from_picture.after(&up) })
    }

    /// A `width` x `height` window whose pixels come from the places that `frame_from_window` maps
    /// them to; what lies outside the picture takes the picture's mean colour.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn warped(&self, frame_from_window: &Projection, width: usize, height: usize) -> Result<Window, VisionError> {
        let picture_from_frame = self.frame_from_picture.inverse().unwrap_or(Homography::IDENTITY);
        let mut mat = Mat::new_rows_cols_with_default(height as i32, width as i32, CV_8UC3, Scalar::default())?;
        let fill = mat_mean(&self.mat, &opencv::core::no_array())?;
        if frame_from_window.lens == Lens::STRAIGHT {
            let rows = picture_from_frame.after(&frame_from_window.straight).0;
            imgproc::warp_perspective(
                &self.mat,
                &mut mat,
                &Mat::from_slice_2d(&rows)?,
                Size::new(width as i32, height as i32),
                INTER_LINEAR | imgproc::WARP_INVERSE_MAP,
                BORDER_CONSTANT,
                fill,
            )?;
        } else {
            let (mut columns, mut rows) = (Vec::with_capacity(width * height), Vec::with_capacity(width * height));
            for y in 0..height {
                for x in 0..width {
                    let p = picture_from_frame.apply(frame_from_window.apply(Position2::new(x as f64, y as f64)));
                    columns.push(p.x as f32);
                    rows.push(p.y as f32);
                }
            }
            let (columns, rows) = (Mat::from_slice(&columns)?, Mat::from_slice(&rows)?);
            let (columns, rows) = (columns.reshape(1, height as i32)?, rows.reshape(1, height as i32)?);
            imgproc::remap(&self.mat, &mut mat, &columns, &rows, INTER_LINEAR, BORDER_CONSTANT, fill)?;
        }
        Ok(Window { mat, width, height })
    }
}

/// A resampled part of a picture, RGB.
pub struct Window {
    mat: Mat,
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
}

impl Window {
    /// The pixels, three bytes each, row-major.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn bytes(&self) -> Result<&[u8], VisionError> {
        Ok(self.mat.data_bytes()?)
    }

    /// The pixels as a network takes them: planes R, G, B, each brought to mean 0 and deviation 1 over
    /// the part where `inside` holds (all of it when `inside` is `None`); outside of it they are 0.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV refuses.
    pub fn normalised(&self, inside: Option<&dyn Fn(usize, usize) -> bool>) -> Result<Vec<f32>, VisionError> {
        let bytes = self.bytes()?;
        let (mut sum, mut squares, mut count) = ([0.0f64; 3], [0.0f64; 3], 0.0f64);
        for (i, px) in bytes.chunks_exact(3).enumerate() {
            if inside.is_none_or(|f| f(i % self.width, i / self.width)) {
                count += 1.0;
                for c in 0..3 {
                    let v = f64::from(px[c]);
                    sum[c] += v;
                    squares[c] += v * v;
                }
            }
        }
        let area = self.width * self.height;
        let mut planes = vec![0.0f32; 3 * area];
        for c in 0..3 {
            let mean = sum[c] / count.max(1.0);
            let deviation = (squares[c] / count.max(1.0) - mean * mean).max(0.0).sqrt();
            // The 8 keeps an even surface from being blown up into noise; the networks were trained so.
            let (mean, scale) = (mean as f32, (1.0 / (deviation + 8.0)) as f32);
            for (i, px) in bytes.chunks_exact(3).enumerate() {
                if inside.is_none_or(|f| f(i % self.width, i / self.width)) {
                    planes[c * area + i] = (f32::from(px[c]) - mean) * scale;
                }
            }
        }
        Ok(planes)
    }
}
