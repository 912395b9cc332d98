//! Video files as a source, decoded by the video process.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file_kind::{file_name, is_picture};
use super::film_reader::FilmReader;
use super::film_times::FilmTimes;
use super::mp4::{FileLayout, file_layout};
use super::source::{AT_REST, CaptureError, Delivery, Source, SourceInfo};
use super::video_process::{MAX_AHEAD, NextFrame, TimedFrame, VideoProcess, VideoProcessError};
use super::video_protocol::{FrameDemand, VideoRequest};

use kifuscribe_language::say;

/// The frame rate of files that do not state one.
const ASSUMED_FPS: f64 = 25.0;

/// How many frames may be missing at the end of a complete file, as a number and as a share, because containers state
/// their number of frames roughly.
const MISSING_FRAMES: u64 = 3;
const MISSING_SHARE: f64 = 0.03;

/// How much shorter than asked for the interval between two frames may be, in frames: rates are stated roughly.
const INTERVAL_TOLERANCE: f64 = 0.05;

/// The longest interval at which more than one frame is read ahead. Why: frames on their way keep the interval at which they
/// were demanded, and a board at rest, which is looked at seldom, is to be looked at often as soon as a hand is seen.
const LONGEST_AHEAD: Duration = Duration::from_millis(100);

/// A video file as a source.
pub struct VideoFile {
    info: SourceInfo,
    path: PathBuf,
    reader: FilmReader,
    /// The first frame, read when the file was opened.
    first: Option<TimedFrame>,
    fps: f64,
    /// The number of frames, where the file states it, and otherwise when the last one ends.
    stated: Option<u64>,
    end: Option<Duration>,
    times: FilmTimes,
    /// What is asked of the next frame.
    demand: FrameDemand,
    /// How many frames are read ahead.
    ahead: usize,
    cut_off: bool,
    /// The number of frames so far, with those that were passed over.
    next: u64,
    ended: bool,
}

impl VideoFile {
    /// Opens a video file and reads its first frame.
    ///
    /// # Errors
    /// [`CaptureError::NotAVideo`], [`CaptureError::CutOff`] where not even the first frame can be read,
    /// [`CaptureError::Missing`] or [`CaptureError::Unreadable`].
    pub fn open(path: &Path) -> Result<Self, CaptureError> {
        let not_a_video = |hint: &str| CaptureError::NotAVideo { path: path.into(), hint: hint.into() };
        if is_picture(path) {
            return Err(not_a_video(say!("capture-one-picture")));
        }
        let hint = say!("capture-hint-formats");
        let layout = file_layout(path).map_err(|error| CaptureError::unreadable(path, error))?;
        match layout {
            FileLayout::Empty => return Err(not_a_video(say!("capture-empty-file"))),
            FileLayout::Mp4WithoutIndex => {
                return Err(CaptureError::CutOff { path: path.into(), at: say!("capture-at-index").into() });
            }
            FileLayout::NotWhatItIsNamed => return Err(not_a_video(hint)),
            FileLayout::Mp4CutOff | FileLayout::Other => {}
        }
        let Some((process, opened)) = VideoProcess::open(&VideoRequest::File { path: path.into() })? else {
            return Err(not_a_video(hint));
        };
        let cut_off = layout == FileLayout::Mp4CutOff;
        let mut reader = FilmReader::new(process)?;
        reader.demand(FrameDemand::default(), 1);
        let first = reader.take().map_err(|error| undecodable(path, error, say!("capture-at-beginning")))?;
        let NextFrame::Frame(first) = first else {
            return Err(if cut_off {
                CaptureError::CutOff { path: path.into(), at: say!("capture-at-first-picture").into() }
            } else {
                not_a_video(hint)
            });
        };
        let stated = |value: Option<f64>, below: f64| value.filter(|&value| value > 0.0 && value < below);
        let fps = stated(opened.fps, 1000.0).unwrap_or(ASSUMED_FPS);
        let frames = stated(opened.frames, 1e9).map(|n| n as u64);
        let end = stated(opened.end_ms, 1e12).map(|ms| Duration::from_secs_f64(ms / 1000.0));
        let about = frames.or_else(|| end.map(|end| (end.as_secs_f64() * fps) as u64));
        Ok(Self {
            info: SourceInfo { name: file_name(path), live: false, frames: about },
            path: path.into(),
            reader,
            first: Some(first),
            fps,
            stated: frames,
            end,
            times: FilmTimes::new(fps),
            demand: FrameDemand::default(),
            ahead: MAX_AHEAD,
            cut_off,
            next: 0,
            ended: false,
        })
    }

    /// Returns the time of the next frame: the container's, in milliseconds, where it increases, otherwise computed from the
    /// frame rate.
    fn time(&self, stated_ms: Option<f64>) -> Duration {
        let computed = Duration::from_secs_f64(self.next as f64 / self.fps);
        let Some(stated) = stated_ms.and_then(|ms| Duration::try_from_secs_f64(ms / 1000.0).ok()) else {
            return computed;
        };
        match self.times.last() {
            Some(last) if stated <= last => last + Duration::from_secs_f64(1.0 / self.fps),
            _ => stated,
        }
    }

    /// Returns an error if the file states that it is longer than what there was of it.
    fn ends_early(&self) -> Option<CaptureError> {
        let of_frames = |frames: u64| Duration::from_secs_f64(frames as f64 / self.fps);
        let (seen, all) = match (self.stated, self.end) {
            (Some(stated), _) => {
                let missing = stated.saturating_sub(self.next);
                let allowed = MISSING_FRAMES.max((stated as f64 * MISSING_SHARE) as u64);
                // Where frames are missing before the end, their number is too low, and their times tell.
                let last = self.times.last().filter(|_| self.times.has_gap()).unwrap_or_default();
                let is_whole = missing <= allowed || last + of_frames(allowed + 1) >= of_frames(stated);
                if is_whole && !(self.cut_off && missing > 0) {
                    return None;
                }
                (of_frames(self.next), of_frames(stated))
            }
            (None, Some(end)) => {
                let seen = self.times.last()? + of_frames(1);
                let allowed = of_frames(MISSING_FRAMES).max(self.times.longest()).max(end.mul_f64(MISSING_SHARE));
                if seen + allowed >= end {
                    return None;
                }
                (seen, end)
            }
            (None, None) => return None,
        };
        let seconds = |time: Duration| format!("{:.0}", time.as_secs_f64());
        let at = say!("capture-after-of", seconds = seconds(seen), all = seconds(all));
        Some(CaptureError::CutOff { path: self.path.clone(), at })
    }
}

impl Source for VideoFile {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        if self.ended {
            return Ok(Delivery::End);
        }
        let next = match self.first.take() {
            Some(first) => NextFrame::Frame(first),
            None => self.reader.take().map_err(|error| {
                self.ended = true;
                let seconds = format!("{:.0}", self.next as f64 / self.fps);
                undecodable(&self.path, error, &say!("capture-after", seconds))
            })?,
        };
        let TimedFrame { mut frame, passed_over, damaged, time_ms } = match next {
            NextFrame::Frame(frame) => frame,
            NextFrame::End { passed_over, damaged } => {
                self.next += passed_over.saturating_sub(damaged);
                self.ended = true;
                return self.ends_early().map_or(Ok(Delivery::End), Err);
            }
        };
        self.reader.demand(self.demand, self.ahead);
        self.next += passed_over;
        let time = self.time(time_ms);
        frame.time = time;
        frame.index = self.next;
        frame.missing = self.times.frame(time, passed_over, damaged);
        self.next += 1;
        Ok(Delivery::Frame(frame))
    }

    fn set_interval(&mut self, interval: Duration) {
        let frames = interval.as_secs_f64() * self.fps;
        let pass_over = ((frames - INTERVAL_TOLERANCE).ceil().max(1.0) as u64) - 1;
        self.demand = FrameDemand { pass_over, unless_same: !interval.is_zero(), at_rest: interval >= AT_REST };
        self.ahead = if interval <= LONGEST_AHEAD { MAX_AHEAD } else { 1 };
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Why a file is not decoded: it stops the decoder `at` a place, or there is no decoder.
fn undecodable(path: &Path, error: VideoProcessError, at: &str) -> CaptureError {
    match error {
        VideoProcessError::Stopped(_) | VideoProcessError::Stuck | VideoProcessError::Refused(_) => {
            CaptureError::Undecodable { path: path.into(), at: at.into(), why: error.to_string() }
        }
        error => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::clip_writer::ClipWriter;
    use kifuscribe_core::sensing::frame::Frame;

    #[test]
    fn a_film_at_rest_is_looked_at_often_from_the_frame_after_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        let mut writer = ClipWriter::create(&path, 64, 48, 10.0).unwrap();
        for _ in 0..24 {
            writer.write(&Frame::new(64, 48, vec![90; 3 * 64 * 48])).unwrap();
        }
        writer.finish().unwrap();
        let mut film = VideoFile::open(&path).unwrap();
        let mut indices = Vec::new();
        while let Delivery::Frame(frame) = film.next().unwrap() {
            indices.push(frame.index);
            // Something moves from the frame of index 11 on.
            film.set_interval(Duration::from_millis(if (3..11).contains(&frame.index) { 200 } else { 100 }));
        }
        // Two frames were on their way when the board came to rest, and one when it moved.
        assert_eq!(indices, [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    }

    /// The frames of a film of 64x48 pixels in which a stone of 11 pixels lies in frames 12 to 17, where `interval` is asked for
    /// after the frame of each number.
    fn frames(interval: impl Fn(u64) -> Duration) -> Vec<Frame> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        let mut writer = ClipWriter::create(&path, 64, 48, 10.0).unwrap();
        for number in 0..24 {
            let is_stone =
                |i: usize| (12..18).contains(&number) && (i % 64).abs_diff(32) < 6 && (i / 64).abs_diff(24) < 6;
            let rgb: Vec<u8> = (0..64 * 48).flat_map(|i| [if is_stone(i) { 30 } else { 120 }; 3]).collect();
            writer.write(&Frame::new(64, 48, rgb)).unwrap();
        }
        writer.finish().unwrap();
        let mut film = VideoFile::open(&path).unwrap();
        let mut frames = Vec::new();
        while let Delivery::Frame(frame) = film.next().unwrap() {
            film.set_interval(interval(frame.index));
            frames.push(frame);
        }
        assert_eq!(frames.iter().map(|frame| frame.index).collect::<Vec<_>>(), (0..24).collect::<Vec<_>>());
        assert!(frames.is_sorted_by(|a, b| a.time < b.time));
        assert!(frames.iter().all(|frame| (frame.pixel(32, 24)[0] < 60) == (12..18).contains(&frame.index)));
        frames
    }

    #[test]
    fn frames_that_show_the_same_share_their_pixels_where_not_every_frame_is_needed() {
        let shared = |interval| {
            let frames = frames(|_| interval);
            frames.windows(2).filter(|pair| Arc::ptr_eq(&pair[0].rgb, &pair[1].rgb)).count()
        };
        assert_eq!(shared(Duration::ZERO), 0);
        // The first frames are demanded before it is known that not all are needed.
        assert!(shared(Duration::from_millis(100)) > 14);
    }

    #[test]
    fn a_frame_is_compared_with_the_last_one_that_was_sent_whatever_was_asked_for_then() {
        // While the stone lies there, every frame is needed; when it has gone, the picture is as before it came.
        frames(|index| if (9..15).contains(&index) { Duration::ZERO } else { Duration::from_millis(100) });
    }
}
