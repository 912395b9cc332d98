//! Cameras through nokhwa, found by a name that survives re-plugging.

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Instant;

use nokhwa::pixel_format::RgbFormat;
use nokhwa::utils::{
    ApiBackend, CameraFormat, CameraIndex, FrameFormat, RequestedFormat, RequestedFormatType, Resolution,
};
use nokhwa::{Camera, FormatDecoder, NokhwaError};
use opencv::core::{Mat, Vector};
use opencv::prelude::*;
use opencv::videoio;

use super::exposure::Exposure;
use super::jpeg;
use super::live::{Device, LiveSource, Stream, Undecoded};
use super::source::{CaptureError, Source};
use super::video::frame_from_bgr;
use crate::sensing::frame::Frame;

/// A camera as a person chooses it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraInfo {
    /// What to write behind `camera:`. Stays the same when the camera is unplugged and plugged in again, and tells
    /// two cameras of one make apart.
    pub id: String,
    /// The name that the camera gives itself.
    pub name: String,
}

/// The cameras that are plugged in, in the system's order. None is opened for this.
#[must_use]
pub fn cameras() -> Vec<CameraInfo> {
    plugged_in().into_iter().map(|c| CameraInfo { id: c.id, name: c.name }).collect()
}

/// A camera with everything it may be called.
#[derive(Debug, Clone, PartialEq, Eq)]
struct CameraNames {
    index: CameraIndex,
    name: String,
    id: String,
    /// Every lasting name, the id among them.
    aliases: Vec<String>,
}

fn plugged_in() -> Vec<CameraNames> {
    // On Linux the list comes from device files whose names are taken apart without a check.
    let listed = catch_unwind(|| nokhwa::query(ApiBackend::Auto)).ok().and_then(Result::ok).unwrap_or_default();
    let mut cameras: Vec<CameraNames> = listed
        .into_iter()
        .filter(|info| !is_second_node(info.index()))
        .map(|info| {
            let mut aliases = lasting_names(info.index());
            // Elsewhere than on Linux, nokhwa hands over the system's own id here.
            let system_id = info.misc();
            if !system_id.trim().is_empty() {
                aliases.push(system_id);
            }
            CameraNames { index: info.index().clone(), name: info.human_name(), id: String::new(), aliases }
        })
        .collect();
    cameras.sort_by(|a, b| a.index.cmp(&b.index));
    choose_ids(&mut cameras);
    cameras
}

/// Gives each camera its id: the first of its lasting names that no other camera has; without one its name, and
/// its number where the name is shared.
fn choose_ids(cameras: &mut [CameraNames]) {
    let all = cameras.to_vec();
    for (i, camera) in cameras.iter_mut().enumerate() {
        let others = || all.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, c)| c);
        let shared_name = others().any(|c| c.name == camera.name);
        // Two cameras of one make without serial numbers take turns in having the name of the make: only the socket
        // tells them apart, and that name is last.
        let lasting = if shared_name { camera.aliases.last() } else { camera.aliases.first() };
        camera.id = match lasting.filter(|id| !others().any(|c| c.aliases.contains(id))) {
            Some(id) => id.clone(),
            None if shared_name => format!("{} #{}", camera.name, camera.index),
            None => camera.name.clone(),
        };
        if !camera.aliases.contains(&camera.id) {
            camera.aliases.push(camera.id.clone());
        }
    }
}

/// Whether this is a further device file of a camera that has one already (webcams have one for data about their
/// pictures, under the same name).
fn is_second_node(index: &CameraIndex) -> bool {
    std::fs::read_to_string(format!("/sys/class/video4linux/video{index}/index"))
        .is_ok_and(|number| number.trim().parse::<u32>().is_ok_and(|n| n > 0))
}

/// The names that udev gives to a device file on Linux: by make and serial number first, by socket last. Empty
/// elsewhere.
fn lasting_names(index: &CameraIndex) -> Vec<String> {
    let node = PathBuf::from(format!("/dev/video{index}"));
    ["/dev/v4l/by-id", "/dev/v4l/by-path"]
        .iter()
        .filter_map(|folder| {
            let mut links: Vec<PathBuf> =
                std::fs::read_dir(folder).ok()?.filter_map(|e| Some(e.ok()?.path())).collect();
            links.sort();
            links.into_iter().find(|link| points_to(link, &node))
        })
        .filter_map(|link| Some(link.file_name()?.to_str()?.to_owned()))
        .collect()
}

fn points_to(link: &Path, node: &Path) -> bool {
    std::fs::read_link(link).is_ok_and(|target| target.file_name() == node.file_name())
}

/// The camera that `wanted` means: an id or device file, a name, a number, or a part of one name.
fn choose(wanted: &str, cameras: &[CameraNames]) -> Result<CameraNames, CaptureError> {
    let list = |cameras: &[&CameraNames]| cameras.iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ");
    let number = wanted.strip_prefix("/dev/video").unwrap_or(wanted);
    let lower = wanted.to_lowercase();
    let tests: [&dyn Fn(&CameraNames) -> bool; 4] = [
        &|c| c.aliases.iter().any(|a| a == wanted),
        &|c| c.name.to_lowercase() == lower,
        &|c| c.index.as_string() == number,
        &|c| !lower.is_empty() && c.name.to_lowercase().contains(&lower),
    ];
    for test in tests {
        let fitting: Vec<&CameraNames> = cameras.iter().filter(|c| test(c)).collect();
        match fitting.as_slice() {
            [] => {}
            [one] => return Ok((*one).clone()),
            _ => return Err(CaptureError::AmbiguousCamera { wanted: wanted.into(), known: list(&fitting) }),
        }
    }
    let known = match cameras {
        [] => "no camera is plugged in, or you may not use it".to_owned(),
        _ => format!("give one of: {}", list(&cameras.iter().collect::<Vec<_>>())),
    };
    Err(CaptureError::UnknownCamera { wanted: wanted.into(), known })
}

/// Opens the camera that `wanted` means.
///
/// # Errors
/// When it is not there, is busy, or cannot be opened.
pub(super) fn open(wanted: &str) -> Result<Box<dyn Source>, CaptureError> {
    // macOS asks the person once; elsewhere this does nothing.
    nokhwa::nokhwa_initialize(|_| {});
    let camera = choose(wanted, &plugged_in())?;
    let name = camera.name.clone();
    let too_slow = CaptureError::CameraFailed { name: name.clone(), why: "it does not answer".into() };
    let device = Webcam { id: camera.id, name: name.clone() };
    Ok(Box::new(LiveSource::open("camera", name, device, too_slow)?))
}

struct Webcam {
    id: String,
    name: String,
}

impl Device for Webcam {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let found = choose(&self.id, &plugged_in())?;
        match start(&found.index) {
            Ok(stream) => Ok(Box::new(stream)),
            Err(e) if is_busy(&e) => Err(CaptureError::CameraBusy { name: self.name.clone() }),
            Err(e) => match start_through_opencv(&found.index) {
                Some(stream) => Ok(Box::new(stream)),
                None => Err(CaptureError::CameraFailed { name: self.name.clone(), why: e.to_string() }),
            },
        }
    }

    fn explain(&self, why: &str) -> String {
        if choose(&self.id, &plugged_in()).is_err() {
            format!("the camera {} is unplugged", self.name)
        } else {
            format!("the camera {} has stopped ({why})", self.name)
        }
    }
}

/// Whether the system said EBUSY.
fn is_busy(error: &NokhwaError) -> bool {
    let text = error.to_string();
    text.contains("os error 16") || text.to_lowercase().contains("busy")
}

/// How many modes are tried before the camera's own choice is taken.
const MODES_TRIED: usize = 4;

/// Opens a camera and starts it in the best mode that it accepts.
fn start(index: &CameraIndex) -> Result<WebcamStream, NokhwaError> {
    let any = RequestedFormat::new::<RgbFormat>(RequestedFormatType::None);
    let mut camera = Camera::new(index.clone(), any)?;
    let mut modes = camera.compatible_camera_formats().unwrap_or_default();
    modes.sort_by_key(|mode| std::cmp::Reverse(worth(mode)));
    let mut accepts = |mode: &CameraFormat| {
        let formats = [mode.format()];
        let exactly = RequestedFormat::with_formats(RequestedFormatType::Exact(*mode), &formats);
        camera.set_camera_requset(exactly).is_ok()
    };
    if !modes.iter().take(MODES_TRIED).any(&mut accepts) {
        camera.refresh_camera_format()?;
    }
    camera.open_stream()?;
    let mode = camera.camera_format();
    Ok(WebcamStream {
        camera: Some(camera),
        format: mode.format(),
        resolution: mode.resolution(),
        exposure: Exposure::default(),
        begun: Instant::now(),
        brightness: Arc::default(),
    })
}

/// The larger, the better the mode: ten pictures a second or more; the largest up to 1920x1200; up to 30 pictures a
/// second; pictures that were not compressed.
fn worth(mode: &CameraFormat) -> (bool, bool, u32, u32, bool) {
    let (width, height, rate) = (mode.width(), mode.height(), mode.frame_rate());
    let small_enough = width <= 1920 && height <= 1200;
    let area = if small_enough { width * height } else { u32::MAX / (width * height).max(1) };
    (rate >= 10, small_enough, area, rate.min(30), mode.format() != FrameFormat::MJPEG)
}

struct WebcamStream {
    /// There until it is dropped.
    camera: Option<Camera>,
    format: FrameFormat,
    resolution: Resolution,
    exposure: Exposure,
    begun: Instant,
    /// The mean brightness of the newest picture that was decoded, of 255; 0 where none was. Decoding is done elsewhere.
    brightness: Arc<AtomicU8>,
}

impl Stream for WebcamStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, String> {
        let camera = self.camera.as_mut().ok_or("the camera is closed")?;
        let buffer = camera.frame_raw().map_err(|e| e.to_string())?;
        let bytes = real_part(&buffer, self.format, self.resolution).to_vec();
        let brightness = Some(self.brightness.load(Ordering::Relaxed)).filter(|&b| b > 0).map(f32::from);
        self.exposure.tend(camera, self.begun.elapsed(), brightness);
        let brightness = Arc::clone(&self.brightness);
        Ok(Box::new(RawPicture { bytes, format: self.format, resolution: self.resolution, brightness }))
    }
}

impl Drop for WebcamStream {
    fn drop(&mut self) {
        // Stopping panics when the system refuses it; what is left of the camera must still be let go.
        if let Some(mut camera) = self.camera.take() {
            self.exposure.let_go(&mut camera);
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| camera.stop_stream()));
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(camera)));
        }
    }
}

/// The part of a driver's buffer that holds this picture: the buffer is as large as the largest picture could be,
/// and its rest holds remains of earlier ones.
fn real_part(buffer: &[u8], format: FrameFormat, resolution: Resolution) -> &[u8] {
    let pixels = resolution.width() as usize * resolution.height() as usize;
    let length = match format {
        FrameFormat::MJPEG => jpeg::length(buffer).unwrap_or(buffer.len()),
        FrameFormat::YUYV => 2 * pixels,
        FrameFormat::NV12 => pixels + pixels / 2,
        FrameFormat::GRAY => pixels,
        FrameFormat::RAWRGB | FrameFormat::RAWBGR => 3 * pixels,
    };
    &buffer[..length.min(buffer.len())]
}

struct RawPicture {
    bytes: Vec<u8>,
    format: FrameFormat,
    resolution: Resolution,
    brightness: Arc<AtomicU8>,
}

impl Undecoded for RawPicture {
    fn decode(self: Box<Self>) -> Result<Frame, String> {
        let (width, height) = match self.format {
            FrameFormat::MJPEG => jpeg::dimensions(&self.bytes).ok_or("a picture without a head")?,
            _ => (self.resolution.width() as usize, self.resolution.height() as usize),
        };
        let rgb = RgbFormat::write_output(self.format, self.resolution, &self.bytes).map_err(|e| e.to_string())?;
        if rgb.len() != 3 * width * height {
            return Err("a picture of the wrong size".into());
        }
        // Some of the values are enough for a mean.
        let some: Vec<u32> = rgb.iter().step_by(997).map(|&v| u32::from(v)).collect();
        let mean = some.iter().sum::<u32>() / some.len().max(1) as u32;
        self.brightness.store(mean.clamp(1, 255) as u8, Ordering::Relaxed);
        Ok(Frame::new(width, height, rgb))
    }
}

/// A camera through OpenCV: nokhwa refuses cameras whose present mode is not a whole number of pictures a second,
/// such as 30000/1001.
struct OpenCvStream {
    capture: videoio::VideoCapture,
    bgr: Mat,
}

fn start_through_opencv(index: &CameraIndex) -> Option<OpenCvStream> {
    let index = i32::try_from(index.as_index().ok()?).ok()?;
    let wanted = [videoio::CAP_PROP_FRAME_WIDTH, 1920, videoio::CAP_PROP_FRAME_HEIGHT, 1080];
    let backend = if cfg!(target_os = "linux") { videoio::CAP_V4L2 } else { videoio::CAP_ANY };
    let capture = videoio::VideoCapture::new_with_params(index, backend, &Vector::from_slice(&wanted)).ok()?;
    capture.is_opened().unwrap_or(false).then(|| OpenCvStream { capture, bgr: Mat::default() })
}

impl Stream for OpenCvStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, String> {
        let came = self.capture.read(&mut self.bgr).map_err(|e| e.message)?;
        if !came || self.bgr.empty() {
            return Err("it sends no picture".into());
        }
        Ok(Box::new(frame_from_bgr(&self.bgr).map_err(|e| e.message)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugged(index: u32, name: &str, aliases: &[&str]) -> CameraNames {
        let aliases = aliases.iter().map(ToString::to_string).collect();
        CameraNames { index: CameraIndex::Index(index), name: name.into(), id: String::new(), aliases }
    }

    fn with_ids(mut cameras: Vec<CameraNames>) -> Vec<CameraNames> {
        choose_ids(&mut cameras);
        cameras
    }

    #[test]
    fn an_id_lasts_and_is_its_own() {
        let check = |cameras: Vec<CameraNames>, ids: &[&str]| {
            assert_eq!(with_ids(cameras).iter().map(|c| c.id.clone()).collect::<Vec<_>>(), ids);
        };
        check(
            vec![plugged(0, "C920", &["usb-C920_1234-video-index0", "pci-usb-0:1"])],
            &["usb-C920_1234-video-index0"],
        );
        check(vec![plugged(0, "C920", &[])], &["C920"]);
        // Twins: the name of the make points to one of them only, so both go by their socket.
        check(
            vec![plugged(0, "C920", &["pci-usb-0:1"]), plugged(2, "C920", &["usb-C920-video-index0", "pci-usb-0:2"])],
            &["pci-usb-0:1", "pci-usb-0:2"],
        );
        check(vec![plugged(0, "Cam", &[]), plugged(1, "Cam", &[])], &["Cam #0", "Cam #1"]);
    }

    #[test]
    fn a_camera_is_found_by_what_people_call_it() {
        let cameras = with_ids(vec![
            plugged(0, "Integrated Camera", &["usb-Chicony-video-index0"]),
            plugged(2, "HD Pro Webcam C920", &["usb-046d_C920_77-video-index0", "pci-usb-0:3"]),
            plugged(4, "HD Pro Webcam C920", &["usb-046d_C920_88-video-index0", "pci-usb-0:4"]),
        ]);
        let check = |wanted: &str, index: u32| {
            assert_eq!(choose(wanted, &cameras).unwrap().index, CameraIndex::Index(index), "{wanted}");
        };
        check("0", 0);
        check("/dev/video2", 2);
        check("integrated camera", 0);
        check("Integr", 0);
        check("usb-046d_C920_88-video-index0", 4);
        check("pci-usb-0:3", 2);
        let refusal = |wanted: &str| choose(wanted, &cameras).unwrap_err().to_string();
        assert!(refusal("C920").contains("fits more than one camera; give one of: pci-usb-0:3, pci-usb-0:4"));
        assert!(refusal("Logi").contains("there is no camera \"Logi\"; give one of: usb-Chicony"));
        assert!(refusal("").contains("give one of"));
        assert!(choose("0", &[]).unwrap_err().to_string().contains("no camera is plugged in"));
    }

    #[test]
    fn the_best_mode_is_large_and_quick_enough() {
        let mode = |w, h, format, rate| CameraFormat::new(Resolution::new(w, h), format, rate);
        let check = |modes: &[CameraFormat], best: CameraFormat| {
            assert_eq!(modes.iter().copied().max_by_key(worth).unwrap(), best);
        };
        let hd = mode(1920, 1080, FrameFormat::MJPEG, 30);
        let slow = mode(1920, 1080, FrameFormat::YUYV, 5);
        let vga = mode(640, 480, FrameFormat::YUYV, 30);
        let uhd = mode(3840, 2160, FrameFormat::MJPEG, 30);
        check(&[slow, hd, vga, uhd], hd);
        check(&[slow, vga], vga);
        check(&[uhd, slow], uhd);
        check(&[mode(640, 480, FrameFormat::MJPEG, 30), vga], vga);
        check(&[mode(640, 480, FrameFormat::YUYV, 15), vga], vga);
    }

    #[test]
    fn a_buffer_is_cut_to_its_picture() {
        let size = Resolution::new(4, 2);
        let buffer = [0; 100];
        let check = |format, length| assert_eq!(real_part(&buffer, format, size).len(), length, "{format}");
        check(FrameFormat::YUYV, 16);
        check(FrameFormat::NV12, 12);
        check(FrameFormat::GRAY, 8);
        check(FrameFormat::RAWRGB, 24);
    }
}
