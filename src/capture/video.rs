//! Video files as a source, through OpenCV.

use std::path::{Path, PathBuf};
use std::time::Duration;

use opencv::core::Vector;
use opencv::videoio;

use super::file_kind::{file_name, is_picture};
use super::mp4::{FileLayout, file_layout};
use super::opencv_capture::OpenCvCapture;
use super::source::{CaptureError, Delivery, Source, SourceInfo};

/// The frame rate of files that do not state one.
const ASSUMED_FPS: f64 = 25.0;

/// How many frames may be missing at the end of a complete file, as a number and as a share, because containers state
/// their number of frames roughly.
const MISSING_FRAMES: u64 = 3;
const MISSING_SHARE: f64 = 0.03;

/// A video file as a source.
pub struct VideoFile {
    info: SourceInfo,
    path: PathBuf,
    capture: OpenCvCapture,
    fps: f64,
    cut_off: bool,
    next: u64,
    last_time: Option<Duration>,
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
            return Err(not_a_video("it is one picture: read it with `kifuscribe read`, or give its folder"));
        }
        let hint = "give an mp4, mkv, avi or mov file, or a folder of pictures";
        let layout = file_layout(path).map_err(|error| CaptureError::unreadable(path, error))?;
        match layout {
            FileLayout::Empty => return Err(not_a_video("the file is empty: copy it again from the camera")),
            FileLayout::Mp4WithoutIndex => {
                return Err(CaptureError::CutOff { path: path.into(), at: "before its index".into() });
            }
            FileLayout::NotWhatItIsNamed => return Err(not_a_video(hint)),
            FileLayout::Mp4CutOff | FileLayout::Other => {}
        }
        let capture = open_capture(path).ok_or_else(|| not_a_video(hint))?;
        let property = |id: i32, below: f64| capture.property(id).filter(|&value| value > 0.0 && value < below);
        let fps = property(videoio::CAP_PROP_FPS, 1000.0).unwrap_or(ASSUMED_FPS);
        let frames = property(videoio::CAP_PROP_FRAME_COUNT, 1e9).map(|n| n as u64);
        let mut video = Self {
            info: SourceInfo { name: file_name(path), live: false, frames },
            path: path.into(),
            capture,
            fps,
            cut_off: layout == FileLayout::Mp4CutOff,
            next: 0,
            last_time: None,
            ended: false,
        };
        if !video.read() {
            return Err(if video.cut_off {
                CaptureError::CutOff { path: path.into(), at: "before its first picture".into() }
            } else {
                not_a_video(hint)
            });
        }
        Ok(video)
    }

    /// Reads the next frame and returns whether there was one.
    fn read(&mut self) -> bool {
        self.capture.read().unwrap_or(false)
    }

    /// Returns the time of the frame that was read: the container's time where it increases, otherwise computed from the frame
    /// rate.
    fn time(&self) -> Duration {
        let computed = Duration::from_secs_f64(self.next as f64 / self.fps);
        let Some(stated) = self.capture.property(videoio::CAP_PROP_POS_MSEC) else { return computed };
        let stated = Duration::from_secs_f64(stated / 1000.0);
        match self.last_time {
            Some(last) if stated <= last => last + Duration::from_secs_f64(1.0 / self.fps),
            _ => stated,
        }
    }

    /// Returns an error if the container states more frames than there were.
    fn ends_early(&self) -> Option<CaptureError> {
        let stated = self.info.frames?;
        let missing = stated.saturating_sub(self.next);
        let allowed = MISSING_FRAMES.max((stated as f64 * MISSING_SHARE) as u64);
        if missing <= allowed && !(self.cut_off && missing > 0) {
            return None;
        }
        let seconds = |frames: u64| frames as f64 / self.fps;
        let at = format!("after {:.0} s of {:.0} s", seconds(self.next), seconds(stated));
        Some(CaptureError::CutOff { path: self.path.clone(), at })
    }
}

impl Source for VideoFile {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        if self.ended {
            return Ok(Delivery::End);
        }
        // The first frame was read when the file was opened.
        if self.next > 0 && !self.read() {
            self.ended = true;
            return self.ends_early().map_or(Ok(Delivery::End), Err);
        }
        let time = self.time();
        let unreadable = |e: opencv::Error| CaptureError::NotAVideo { path: self.path.clone(), hint: e.message };
        let mut frame = self.capture.frame().map_err(unreadable)?;
        frame.time = time;
        frame.index = self.next;
        self.last_time = Some(time);
        self.next += 1;
        Ok(Delivery::Frame(frame))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Opens a file with the FFmpeg back end where OpenCV has it. Why: the others write their errors to the terminal.
fn open_capture(path: &Path) -> Option<OpenCvCapture> {
    let ffmpeg = videoio::has_backend(videoio::VideoCaptureAPIs::CAP_FFMPEG).unwrap_or(false);
    let backend = if ffmpeg { videoio::CAP_FFMPEG } else { videoio::CAP_ANY };
    OpenCvCapture::of(videoio::VideoCapture::from_file_with_params(path, backend, &Vector::new()))
}

#[cfg(test)]
mod tests {
    use opencv::core::Mat;
    use opencv::prelude::*;

    use super::*;
    use crate::capture::clip_writer::ClipWriter;
    use crate::sensing::frame::Frame;

    /// Writes a clip of grey frames of increasing brightness, 10 a second.
    fn clip(path: &Path, frames: usize) {
        let mut writer = ClipWriter::create(path, 64, 48, 10.0).unwrap();
        for i in 0..frames {
            writer.write(&Frame::new(64, 48, vec![(10 + 4 * i) as u8; 3 * 64 * 48])).unwrap();
        }
        writer.finish().unwrap();
    }

    #[test]
    fn a_clip_is_read_with_its_times() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        clip(&path, 50);
        let mut video = VideoFile::open(&path).unwrap();
        assert_eq!(video.info().frames, Some(50));
        let mut count = 0;
        while let Delivery::Frame(frame) = video.next().unwrap() {
            assert_eq!(frame.index, count);
            assert!((frame.time.as_secs_f64() - count as f64 / 10.0).abs() < 0.051, "{:?}", frame.time);
            assert!((i32::from(frame.pixel(30, 20)[1]) - (10 + 4 * count as i32)).abs() < 6);
            assert!(!frame.settled);
            count += 1;
        }
        assert_eq!(count, 50);
        assert_eq!(video.next().unwrap(), Delivery::End);
    }

    fn refusal(path: &Path) -> String {
        VideoFile::open(path).err().map(|e| e.to_string()).unwrap_or_else(|| "opened".into())
    }

    #[test]
    fn a_file_that_is_not_a_video_is_an_error_with_a_hint() {
        let folder = tempfile::tempdir().unwrap();
        let check = |name: &str, bytes: &[u8], expected: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            let error = refusal(&path);
            assert!(error.contains(name) && error.contains(expected), "{error}");
        };
        check("empty.mp4", b"", "the file is empty");
        check("short.mp4", b"text", "is not a video that can be read; give an mp4");
        check("text.mp4", b"this is a text, and a long one", "is not a video that can be read; give an mp4");
        check("game.sgf", b"(;FF[4]GM[1])", "is not a video that can be read; give an mp4");
        check("photo.jpg", b"", "it is one picture: read it with `kifuscribe read`");
        assert!(refusal(&folder.path().join("none.mp4")).contains("there is no file"));
    }

    #[test]
    fn a_video_without_its_index_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        clip(&path, 50);
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        let error = refusal(&path);
        assert!(error.contains("is cut off before its index; copy it again"), "{error}");
    }

    #[test]
    fn a_video_that_ends_early_is_delivered_and_then_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.avi");
        // An AVI file has its index in the header, so that a cut one can still be opened.
        let fourcc = videoio::VideoWriter::fourcc('M', 'J', 'P', 'G').unwrap();
        let size = opencv::core::Size::new(64, 48);
        let mut writer = videoio::VideoWriter::new(&path, fourcc, 10.0, size, true).unwrap();
        for i in 0..50 {
            let grey = opencv::core::Scalar::all(f64::from(4 * i));
            writer.write(&Mat::new_size_with_default(size, opencv::core::CV_8UC3, grey).unwrap()).unwrap();
        }
        writer.release().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        let mut video = VideoFile::open(&path).unwrap();
        let mut count = 0;
        let error = loop {
            match video.next() {
                Ok(Delivery::Frame(_)) => count += 1,
                Ok(other) => panic!("{other:?} after {count} frames"),
                Err(e) => break e.to_string(),
            }
        };
        assert!((10..40).contains(&count), "{count}");
        assert!(error.contains("is cut off after") && error.contains("of 5 s"), "{error}");
        assert_eq!(video.next().unwrap(), Delivery::End);
    }
}
