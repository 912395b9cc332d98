//! Reads a film, a network camera or a camera of this computer, frame by frame.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::sync_channel;
use std::thread;

use kifuscribe_capture::video_protocol::{FrameDemand, VideoReply, VideoRequest, read_line, write_line};
use opencv::core::{Mat, Vector};
use opencv::imgproc;
use opencv::prelude::*;
use opencv::videoio::{self, VideoCapture};

use super::VideoError;
use super::film_decoder::FilmDecoder;
use super::last_sent::{LastSent, PictureMeans};
use super::replies::{Replies, Reply, send_all};

/// Opens what is asked for and sends its frames until it has no more: of a file those that `input` demands, where
/// the others are decoded no further than the decoder needs, and of anything else all.
pub(super) fn read(
    request: &VideoRequest,
    input: &mut impl BufRead,
    output: &mut (impl Write + Send),
) -> Result<(), VideoError> {
    let Some(mut capture) = open(request).ok().filter(|capture| capture.is_opened().unwrap_or(false)) else {
        return Ok(write_line(output, &VideoReply::NotOpened)?);
    };
    let (fps, frames) = (stated(&capture, videoio::CAP_PROP_FPS), stated(&capture, videoio::CAP_PROP_FRAME_COUNT));
    let film = film(request, frames);
    let (frames, end_ms) = film.as_ref().map_or((frames, None), FilmDecoder::length);
    write_line(output, &VideoReply::Opened { fps, frames, end_ms })?;
    // OpenCV turns the pictures of a camera that was turned.
    let is_turned = stated(&capture, videoio::CAP_PROP_ORIENTATION_META).is_some_and(|degrees| degrees > 0.0);
    let film = film.filter(|_| !is_turned);
    let is_file = matches!(request, VideoRequest::File { .. });
    let demands = || if is_file { read_line(input) } else { Ok(FrameDemand::default()) };
    thread::scope(|scope| {
        let (to_send, handed_over) = sync_channel(1);
        let (used, emptied) = sync_channel(2);
        // It fails only where nobody waits for replies any more, which ends the decoding, too.
        scope.spawn(move || send_all(&handed_over, &used, output));
        let replies = Replies { to_send, emptied };
        match film {
            Some(mut film) => {
                // Only one of them needs memory for its frames.
                drop(capture);
                decode_film(&mut film, demands, &replies)
            }
            None => decode(&mut capture, demands, &replies),
        }
    })
}

/// The file as libav reads it; `None` for a single picture, and where libav does not read it so.
fn film(request: &VideoRequest, frames: Option<f64>) -> Option<FilmDecoder> {
    let VideoRequest::File { path } = request else { return None };
    if frames == Some(1.0) { None } else { FilmDecoder::open(path) }
}

/// Decodes one demanded frame of a film after the other.
fn decode_film(
    film: &mut FilmDecoder,
    mut demands: impl FnMut() -> io::Result<FrameDemand>,
    replies: &Replies,
) -> Result<(), VideoError> {
    let mut last_sent = LastSent::default();
    loop {
        let FrameDemand { pass_over, unless_same, at_rest } = demands()?;
        let jumped = if at_rest { film.jump(|key| last_sent.resembles(key)) } else { None };
        let (passed_over, is_there) = match jumped {
            Some(passed_over) => (passed_over, true),
            None => film.pass_over(pass_over),
        };
        let (dropped, damaged) = film.take_dropped();
        let passed_over = passed_over + dropped;
        if !is_there {
            return replies.send(Reply::Line(VideoReply::NoFrame { passed_over, damaged }));
        }
        let time_ms = film.time_ms();
        let mut rgb = replies.memory();
        let mut is_converted = false;
        if !unless_same {
            // This one is sent in any case, and is not compared.
            last_sent = LastSent::default();
        } else {
            let means = match film.means() {
                Some(means) => means,
                None => {
                    film.convert(&mut rgb)?;
                    is_converted = true;
                    PictureMeans::of_rgb(rgb.data_bytes()?, rgb.cols() as usize)
                }
            };
            if last_sent.is_same(means, time_ms) {
                replies.send(Reply::Line(VideoReply::SameFrame { passed_over, damaged, time_ms }))?;
                continue;
            }
        }
        if !is_converted {
            film.convert(&mut rgb)?;
        }
        replies.send(Reply::Frame { rgb, passed_over, damaged, time_ms })?;
    }
}

/// Decodes one demanded frame after the other.
fn decode(
    capture: &mut VideoCapture,
    mut demands: impl FnMut() -> io::Result<FrameDemand>,
    replies: &Replies,
) -> Result<(), VideoError> {
    let (mut bgr, mut last_sent) = (Mat::default(), LastSent::default());
    loop {
        let FrameDemand { pass_over, unless_same, .. } = demands()?;
        let passed_over = (0..pass_over).take_while(|_| capture.grab().unwrap_or(false)).count() as u64;
        if passed_over < pass_over || !capture.read(&mut bgr).unwrap_or(false) || bgr.empty() {
            return replies.send(Reply::Line(VideoReply::NoFrame { passed_over, damaged: 0 }));
        }
        let time_ms = stated(capture, videoio::CAP_PROP_POS_MSEC);
        if !unless_same {
            last_sent = LastSent::default();
        } else if last_sent.is_same(PictureMeans::of_rgb(bgr.data_bytes()?, bgr.cols() as usize), time_ms) {
            replies.send(Reply::Line(VideoReply::SameFrame { passed_over, damaged: 0, time_ms }))?;
            continue;
        }
        let mut rgb = replies.memory();
        imgproc::cvt_color_def(&bgr, &mut rgb, imgproc::COLOR_BGR2RGB)?;
        replies.send(Reply::Frame { rgb, passed_over, damaged: 0, time_ms })?;
    }
}

/// A property of a source, where it states it.
fn stated(capture: &VideoCapture, property: i32) -> Option<f64> {
    capture.get(property).ok().filter(|v| v.is_finite() && *v >= 0.0)
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
