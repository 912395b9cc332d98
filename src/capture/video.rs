//! Video files as a source, and clips written to a file, through OpenCV's video module.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use opencv::core::{Mat, Vector};
use opencv::prelude::*;
use opencv::{imgproc, videoio};

use super::pictures::is_picture;
use super::source::{CaptureError, Delivery, Source, SourceInfo, file_name};
use crate::sensing::frame::Frame;

/// The frame rate that is assumed where a file does not state one.
const ASSUMED_FPS: f64 = 25.0;

/// Frames may be missing at the end of a whole file, because containers count roughly: this many, or this share.
const MISSING_FRAMES: u64 = 3;
const MISSING_SHARE: f64 = 0.03;

/// A video file as a source.
pub struct VideoFile {
    info: SourceInfo,
    path: PathBuf,
    capture: videoio::VideoCapture,
    bgr: Mat,
    fps: f64,
    cut_off: bool,
    next: u64,
    last_time: Option<Duration>,
    ended: bool,
}

impl VideoFile {
    /// Opens a video file and reads what it says about itself.
    ///
    /// # Errors
    /// [`CaptureError::NotAVideo`], [`CaptureError::CutOff`] where not even the first picture can be read, or that
    /// the file is missing or unreadable.
    pub fn open(path: &Path) -> Result<Self, CaptureError> {
        let not_a_video = |hint: &str| CaptureError::NotAVideo { path: path.into(), hint: hint.into() };
        if is_picture(path) {
            return Err(not_a_video("it is one picture: read it with `kifuscribe read`, or give its folder"));
        }
        let hint = "give an mp4, mkv, avi or mov file, or a folder of pictures";
        let layout = mp4_layout(path).map_err(|source| match source.kind() {
            std::io::ErrorKind::NotFound => CaptureError::Missing { path: path.into() },
            _ => CaptureError::Unreadable { path: path.into(), source },
        })?;
        match layout {
            FileLayout::Empty => return Err(not_a_video("the file is empty: copy it again from the camera")),
            FileLayout::Mp4WithoutIndex => {
                return Err(CaptureError::CutOff { path: path.into(), at: "before its table of contents".into() });
            }
            FileLayout::NotWhatItIsNamed => return Err(not_a_video(hint)),
            FileLayout::Mp4CutOff | FileLayout::Other => {}
        }
        let capture = open_capture(path).map_err(|_| not_a_video(hint))?;
        if !capture.is_opened().unwrap_or(false) {
            return Err(not_a_video(hint));
        }
        let property = |id: i32| capture.get(id).ok().filter(|v| v.is_finite() && *v > 0.0);
        let fps = property(videoio::CAP_PROP_FPS).filter(|fps| *fps < 1000.0).unwrap_or(ASSUMED_FPS);
        let frames = property(videoio::CAP_PROP_FRAME_COUNT).filter(|n| *n < 1e9).map(|n| n as u64);
        let info = SourceInfo {
            name: file_name(path),
            live: false,
            frames,
            duration: frames.map(|n| Duration::from_secs_f64(n as f64 / fps)),
        };
        let mut video = Self {
            info,
            path: path.into(),
            capture,
            bgr: Mat::default(),
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

    /// Reads the next frame into `bgr`; false at the end.
    fn read(&mut self) -> bool {
        self.capture.read(&mut self.bgr).unwrap_or(false) && !self.bgr.empty()
    }

    /// The time of the frame in `bgr`: the container's stamp where it moves on, else counted by the frame rate.
    fn time(&self) -> Duration {
        let counted = Duration::from_secs_f64(self.next as f64 / self.fps);
        let stamp = self.capture.get(videoio::CAP_PROP_POS_MSEC).ok().filter(|ms| ms.is_finite() && *ms >= 0.0);
        let Some(stamp) = stamp.map(|ms| Duration::from_secs_f64(ms / 1000.0)) else { return counted };
        match self.last_time {
            Some(last) if stamp <= last => last + Duration::from_secs_f64(1.0 / self.fps),
            _ => stamp,
        }
    }

    /// Whether frames are missing at the end, which were promised.
    fn ends_early(&self) -> Option<CaptureError> {
        let promised = self.info.frames?;
        let missing = promised.saturating_sub(self.next);
        let allowed = MISSING_FRAMES.max((promised as f64 * MISSING_SHARE) as u64);
        if missing <= allowed && !(self.cut_off && missing > 0) {
            return None;
        }
        let seconds = |frames: u64| frames as f64 / self.fps;
        let at = format!("after {:.0} s of {:.0} s", seconds(self.next), seconds(promised));
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
        let mut frame = frame_from_bgr(&self.bgr).map_err(unreadable)?;
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

/// Opens a file with the FFmpeg back end where OpenCV has it, because the others write their failures to the
/// terminal before they give up.
fn open_capture(path: &Path) -> opencv::Result<videoio::VideoCapture> {
    let ffmpeg = videoio::has_backend(videoio::VideoCaptureAPIs::CAP_FFMPEG).unwrap_or(false);
    let backend = if ffmpeg { videoio::CAP_FFMPEG } else { videoio::CAP_ANY };
    videoio::VideoCapture::from_file_with_params(path, backend, &Vector::new())
}

/// Copies OpenCV's picture (8 bits, blue first) into a frame of a moving picture.
pub(super) fn frame_from_bgr(bgr: &Mat) -> opencv::Result<Frame> {
    let mut rgb = Mat::default();
    imgproc::cvt_color_def(bgr, &mut rgb, imgproc::COLOR_BGR2RGB)?;
    let (width, height) = (rgb.cols() as usize, rgb.rows() as usize);
    let mut frame = Frame::new(width, height, rgb.data_bytes()?);
    frame.settled = false;
    Ok(frame)
}

/// What an MP4 or MOV file may begin with.
const FIRST_BOXES: [&[u8; 4]; 6] = [b"ftyp", b"moov", b"mdat", b"wide", b"free", b"skip"];

/// What a look at the file itself says, before a decoder is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FileLayout {
    /// No bytes at all.
    Empty,
    /// A file that is called an MP4 or MOV file and is none.
    NotWhatItIsNamed,
    /// An MP4 or MOV file without its table of contents (`moov`): nothing can be read.
    Mp4WithoutIndex,
    /// An MP4 or MOV file with a table of contents, whose pictures stop early.
    Mp4CutOff,
    /// A whole MP4 file, or another container.
    Other,
}

/// Walks over the top-level boxes of an MP4 file (ISO/IEC 14496-12, 4.2: a 32-bit size and a four-letter type;
/// size 1 means that a 64-bit size follows, size 0 that the box reaches to the end of the file).
fn mp4_layout(path: &Path) -> std::io::Result<FileLayout> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    if length == 0 {
        return Ok(FileLayout::Empty);
    }
    if length < 8 {
        return Ok(FileLayout::NotWhatItIsNamed);
    }
    let named_mp4 = path.extension().is_some_and(|e| ["mp4", "m4v", "mov"].iter().any(|n| e.eq_ignore_ascii_case(n)));
    let mut at = 0;
    let mut has_index = false;
    let mut cut_off = false;
    while at + 8 <= length {
        file.seek(SeekFrom::Start(at))?;
        let mut head = [0; 16];
        let available = usize::try_from(length - at).unwrap_or(usize::MAX).min(head.len());
        file.read_exact(&mut head[..available])?;
        let kind = [head[4], head[5], head[6], head[7]];
        if at == 0 && !FIRST_BOXES.contains(&&kind) {
            return Ok(if named_mp4 { FileLayout::NotWhatItIsNamed } else { FileLayout::Other });
        }
        let size = match u32::from_be_bytes([head[0], head[1], head[2], head[3]]) {
            0 => length - at,
            1 => u64::from_be_bytes([head[8], head[9], head[10], head[11], head[12], head[13], head[14], head[15]]),
            size => u64::from(size),
        };
        if size < 8 {
            break;
        }
        let whole = at.checked_add(size).is_some_and(|end| end <= length);
        cut_off |= !whole;
        has_index |= &kind == b"moov" && whole;
        if !whole {
            break;
        }
        at += size;
    }
    Ok(match (has_index, cut_off) {
        (false, _) => FileLayout::Mp4WithoutIndex,
        (true, true) => FileLayout::Mp4CutOff,
        (true, false) => FileLayout::Other,
    })
}

/// Writes frames to an MP4 file (MPEG-4 part 2, which every OpenCV can encode).
pub struct ClipWriter {
    path: PathBuf,
    writer: videoio::VideoWriter,
    width: usize,
    height: usize,
}

impl ClipWriter {
    /// Starts a clip of `fps` frames a second.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`].
    pub fn create(path: &Path, width: usize, height: usize, fps: f64) -> Result<Self, CaptureError> {
        let failed = |why: String| CaptureError::CannotWrite { path: path.into(), why };
        // OpenCV only says no; creating the file first finds out why.
        File::create(path).map_err(|e| failed(e.to_string()))?;
        let fourcc = videoio::VideoWriter::fourcc('m', 'p', '4', 'v').map_err(|e| failed(e.message))?;
        let size = opencv::core::Size::new(width as i32, height as i32);
        let writer = videoio::VideoWriter::new(path, fourcc, fps, size, true).map_err(|e| failed(e.message))?;
        if !writer.is_opened().unwrap_or(false) {
            return Err(failed("OpenCV has no encoder for mp4v".into()));
        }
        Ok(Self { path: path.into(), writer, width, height })
    }

    /// Appends a frame.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`], also for a frame of another size.
    pub fn write(&mut self, frame: &Frame) -> Result<(), CaptureError> {
        let failed = |why: String| CaptureError::CannotWrite { path: self.path.clone(), why };
        if (frame.width, frame.height) != (self.width, self.height) {
            return Err(failed(format!("a frame is {}x{}", frame.width, frame.height)));
        }
        let append = || -> opencv::Result<Mat> {
            let rgb = Mat::new_rows_cols_with_bytes::<opencv::core::Vec3b>(
                frame.height as i32,
                frame.width as i32,
                &frame.rgb,
            )?;
            let mut bgr = Mat::default();
            imgproc::cvt_color_def(&rgb, &mut bgr, imgproc::COLOR_RGB2BGR)?;
            Ok(bgr)
        };
        let bgr = append().map_err(|e| failed(e.message))?;
        self.writer.write(&bgr).map_err(|e| failed(e.message))
    }

    /// Completes the file. A clip that is dropped without it is completed too, but nobody hears of a failure.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`].
    pub fn finish(mut self) -> Result<(), CaptureError> {
        let path = self.path.clone();
        self.writer.release().map_err(|e| CaptureError::CannotWrite { path, why: e.message })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clip of grey frames that grow brighter, 10 a second.
    fn clip(path: &Path, frames: usize) {
        let mut writer = ClipWriter::create(path, 64, 48, 10.0).unwrap();
        for i in 0..frames {
            writer.write(&Frame::new(64, 48, vec![(10 + 4 * i) as u8; 3 * 64 * 48])).unwrap();
        }
        writer.finish().unwrap();
    }

    #[test]
    fn a_clip_comes_back_with_its_times() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        clip(&path, 50);
        let mut video = VideoFile::open(&path).unwrap();
        assert_eq!(video.info().frames, Some(50));
        assert_eq!(video.info().duration, Some(Duration::from_secs(5)));
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
    fn what_is_no_video_is_refused_with_a_hint() {
        let folder = tempfile::tempdir().unwrap();
        let check = |name: &str, bytes: &[u8], expected: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            let said = refusal(&path);
            assert!(said.contains(name) && said.contains(expected), "{said}");
        };
        check("empty.mp4", b"", "the file is empty");
        check("short.mp4", b"text", "is not a video that can be read; give an mp4");
        check("text.mp4", b"this is a text, and a long one", "is not a video that can be read; give an mp4");
        check("game.sgf", b"(;FF[4]GM[1])", "is not a video that can be read; give an mp4");
        check("photo.jpg", b"", "it is one picture: read it with `kifuscribe read`");
        assert!(refusal(&folder.path().join("none.mp4")).contains("there is no file"));
    }

    #[test]
    fn a_video_without_its_end_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        clip(&path, 50);
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        let said = refusal(&path);
        assert!(said.contains("is cut off before its table of contents; copy it again"), "{said}");
    }

    #[test]
    fn a_video_that_ends_early_is_delivered_and_then_said_to_be_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.avi");
        // An AVI file counts its frames in its head, so that a cut one still opens.
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
        let said = loop {
            match video.next() {
                Ok(Delivery::Frame(_)) => count += 1,
                Ok(other) => panic!("{other:?} after {count} frames"),
                Err(e) => break e.to_string(),
            }
        };
        assert!((10..40).contains(&count), "{count}");
        assert!(said.contains("is cut off after") && said.contains("of 5 s"), "{said}");
        assert_eq!(video.next().unwrap(), Delivery::End);
    }

    #[test]
    fn a_clip_that_cannot_be_written_is_said() {
        let said = ClipWriter::create(Path::new("/nowhere/clip.mp4"), 64, 48, 10.0).err().unwrap().to_string();
        assert!(said.contains("cannot write the clip /nowhere/clip.mp4"), "{said}");
    }
}
