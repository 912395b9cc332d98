//! OpenCV's pictures as frames.

use opencv::core::Mat;
use opencv::imgproc;
use opencv::prelude::*;

use crate::sensing::frame::Frame;

/// Copies a picture of 8 bits a channel, blue first, into a frame of a moving picture.
///
/// # Errors
/// OpenCV's error for a picture of another layout.
pub(super) fn frame_from_bgr(bgr: &Mat) -> opencv::Result<Frame> {
    let mut rgb = Mat::default();
    imgproc::cvt_color_def(bgr, &mut rgb, imgproc::COLOR_BGR2RGB)?;
    let (width, height) = (rgb.cols() as usize, rgb.rows() as usize);
    let mut frame = Frame::new(width, height, rgb.data_bytes()?);
    frame.settled = false;
    Ok(frame)
}
