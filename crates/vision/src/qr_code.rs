//! QR codes in a picture, such as the one on a table's join slip that lies under the camera.

use kifuscribe_core::sensing::frame::Frame;
use rqrr::PreparedImage;

/// The texts of the codes that are seen whole in a picture, in no particular order; none where none can be read.
#[must_use]
pub fn texts(frame: &Frame) -> Vec<String> {
    // The brightness as the eye weighs it (ITU-R BT.601), in 256ths.
    let brightness = |x: usize, y: usize| {
        let at = 3 * (y * frame.width + x);
        let [red, green, blue] = [0, 1, 2].map(|i| u32::from(frame.rgb.get(at + i).copied().unwrap_or(0)));
        u8::try_from((77 * red + 150 * green + 29 * blue) >> 8).unwrap_or(u8::MAX)
    };
    let mut picture = PreparedImage::prepare_from_greyscale(frame.width, frame.height, brightness);
    picture.detect_grids().into_iter().filter_map(|code| Some(code.decode().ok()?.1)).collect()
}
