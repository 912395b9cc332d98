//! Writes an MP4 file (MPEG-4 part 2, which every OpenCV can encode).

use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use kifuscribe_capture::video_protocol::{VideoReply, write_line};
use opencv::core::{Mat, Size, Vec3b};
use opencv::prelude::*;
use opencv::{imgproc, videoio};

use super::VideoError;

/// Writes frames of `width` and `height` pixels until the input ends.
pub(super) fn write(
    path: &Path,
    (width, height): (usize, usize),
    fps: f64,
    input: &mut impl Read,
    output: &mut impl Write,
) -> Result<(), VideoError> {
    let fourcc = videoio::VideoWriter::fourcc('m', 'p', '4', 'v')?;
    let size = Size::new(width as i32, height as i32);
    let mut writer = videoio::VideoWriter::new(path, fourcc, fps, size, true)?;
    if !writer.is_opened()? {
        return Ok(write_line(output, &VideoReply::NotOpened)?);
    }
    write_line(output, &VideoReply::Opened { fps: Some(fps), frames: None, end_ms: None })?;
    let (mut rgb, mut bgr) = (vec![0; 3 * width * height], Mat::default());
    loop {
        match input.read_exact(&mut rgb) {
            Ok(()) => {}
            Err(end) if end.kind() == ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(error.into()),
        }
        let picture = Mat::new_rows_cols_with_bytes::<Vec3b>(size.height, size.width, &rgb)?;
        imgproc::cvt_color_def(&picture, &mut bgr, imgproc::COLOR_RGB2BGR)?;
        writer.write(&bgr)?;
    }
    writer.release()?;
    Ok(write_line(output, &VideoReply::Written)?)
}
