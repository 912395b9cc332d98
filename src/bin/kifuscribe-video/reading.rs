//! Reads a film, a network camera or a camera of this computer, frame by frame.

use std::io::Write;

use kifuscribe::capture::video_protocol::{VideoReply, VideoRequest, write_line};
use opencv::core::{Mat, Vector};
use opencv::imgproc;
use opencv::prelude::*;
use opencv::videoio::{self, VideoCapture};

use super::VideoError;

/// Opens what is asked for and sends its frames until it has no more.
pub(super) fn read(request: &VideoRequest, output: &mut impl Write) -> Result<(), VideoError> {
    let Some(mut capture) = open(request).ok().filter(|capture| capture.is_opened().unwrap_or(false)) else {
        return Ok(write_line(output, &VideoReply::NotOpened)?);
    };
    let stated = |capture: &VideoCapture, id| capture.get(id).ok().filter(|v| v.is_finite() && *v >= 0.0);
    let (fps, frames) = (stated(&capture, videoio::CAP_PROP_FPS), stated(&capture, videoio::CAP_PROP_FRAME_COUNT));
    write_line(output, &VideoReply::Opened { fps, frames })?;
    let (mut bgr, mut rgb) = (Mat::default(), Mat::default());
    while capture.read(&mut bgr).unwrap_or(false) && !bgr.empty() {
        imgproc::cvt_color_def(&bgr, &mut rgb, imgproc::COLOR_BGR2RGB)?;
        let (width, height) = (rgb.cols() as usize, rgb.rows() as usize);
        let time_ms = stated(&capture, videoio::CAP_PROP_POS_MSEC);
        write_line(output, &VideoReply::Frame { width, height, time_ms })?;
        output.write_all(rgb.data_bytes()?)?;
        output.flush()?;
    }
    Ok(write_line(output, &VideoReply::NoFrame)?)
}

fn open(request: &VideoRequest) -> opencv::Result<VideoCapture> {
    match request {
        VideoRequest::File { path } => {
            // The other back ends write their errors to the terminal.
            let ffmpeg = videoio::has_backend(videoio::VideoCaptureAPIs::CAP_FFMPEG).unwrap_or(false);
            let backend = if ffmpeg { videoio::CAP_FFMPEG } else { videoio::CAP_ANY };
            VideoCapture::from_file_with_params(path, backend, &Vector::new())
        }
        VideoRequest::Address { url, open_limit_ms, read_limit_ms } => {
            let limits = [
                videoio::CAP_PROP_OPEN_TIMEOUT_MSEC,
                *open_limit_ms,
                videoio::CAP_PROP_READ_TIMEOUT_MSEC,
                *read_limit_ms,
            ];
            VideoCapture::from_file_with_params(url.as_str(), videoio::CAP_FFMPEG, &Vector::from_slice(&limits))
        }
        VideoRequest::Camera { index, width, height } => {
            let wanted = [videoio::CAP_PROP_FRAME_WIDTH, *width, videoio::CAP_PROP_FRAME_HEIGHT, *height];
            let backend = if cfg!(target_os = "linux") { videoio::CAP_V4L2 } else { videoio::CAP_ANY };
            VideoCapture::new_with_params(*index, backend, &Vector::from_slice(&wanted))
        }
        VideoRequest::Write { .. } => VideoCapture::default(),
    }
}
