//! The pictures of a camera that moves, made from those of one that stands still.

use kifuscribe_core::sensing::frame::Frame;

/// How far the picture is moved, turned and enlarged at one moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PictureMotion {
    /// To the right and down, in pixels.
    pub(crate) shift: (f64, f64),
    /// Clockwise, in degrees.
    pub(crate) roll: f64,
    /// As a factor.
    pub(crate) zoom: f64,
}

/// The smallest picture in which the board stays whole while it moves.
const ZOOM: f64 = 0.85;

fn wave(seconds: f64, hertz: f64, phase: f64) -> f64 {
    (std::f64::consts::TAU * hertz * seconds + phase).sin()
}

/// A camera that stands still.
pub(crate) fn still(_: f64) -> PictureMotion {
    PictureMotion { shift: (0.0, 0.0), roll: 0.0, zoom: ZOOM }
}

/// A tripod that sways by 6 pixels at 1.5 Hz.
pub(crate) fn swaying(seconds: f64) -> PictureMotion {
    PictureMotion { shift: (6.0 * wave(seconds, 1.5, 0.0), 3.0 * wave(seconds, 1.5, 0.8)), ..still(seconds) }
}

/// A camera in a hand: smooth drift, roll of two degrees, and zoom of three per cent.
pub(crate) fn in_a_hand(seconds: f64) -> PictureMotion {
    let across = 13.0 * wave(seconds, 0.23, 0.0) + 4.0 * wave(seconds, 0.9, 2.0);
    let down = 9.0 * wave(seconds, 0.31, 1.0) + 3.0 * wave(seconds, 1.1, 0.5);
    PictureMotion {
        shift: (across, down),
        roll: 2.0 * wave(seconds, 0.17, 0.3),
        zoom: ZOOM * (1.0 + 0.03 * wave(seconds, 0.13, 1.5)),
    }
}

/// A camera that is turned to the side and back, 60 pixels in three seconds each way.
pub(crate) fn panning(seconds: f64) -> PictureMotion {
    let phase = (seconds / 3.0) % 2.0;
    let share = if phase < 1.0 { phase } else { 2.0 - phase };
    PictureMotion { shift: (60.0 * (share - 0.5), 0.0), ..still(seconds) }
}

/// A table that trembles by 3 pixels at 11 Hz.
pub(crate) fn trembling(seconds: f64) -> PictureMotion {
    PictureMotion { shift: (3.0 * wave(seconds, 11.0, 0.0), 3.0 * wave(seconds, 11.0, 1.3)), ..still(seconds) }
}

/// The frame as the moved camera takes it, interpolated between four pixels; `motion` is how it has moved when a row is
/// read, `row_s` seconds after the row above. What it did not show is grey.
pub(crate) fn moved(frame: &Frame, motion: impl Fn(f64) -> PictureMotion, row_s: f64) -> Frame {
    let (width, height) = (frame.width, frame.height);
    let (cx, cy) = ((width as f64 - 1.0) / 2.0, (height as f64 - 1.0) / 2.0);
    let mut rgb = vec![110; frame.rgb.len()];
    for y in 0..height {
        let motion = motion(frame.time.as_secs_f64() + row_s * y as f64);
        let (sin, cos) = motion.roll.to_radians().sin_cos();
        for x in 0..width {
            let (dx, dy) = (x as f64 - cx - motion.shift.0, y as f64 - cy - motion.shift.1);
            let sx = cx + (cos * dx + sin * dy) / motion.zoom;
            let sy = cy + (cos * dy - sin * dx) / motion.zoom;
            if sx < 0.0 || sy < 0.0 || sx >= width as f64 - 1.0 || sy >= height as f64 - 1.0 {
                continue;
            }
            let (left, top) = (sx as usize, sy as usize);
            let (fx, fy) = (sx - left as f64, sy - top as f64);
            for c in 0..3 {
                let at = |x: usize, y: usize| f64::from(frame.rgb[3 * (y * width + x) + c]);
                let above = at(left, top) * (1.0 - fx) + at(left + 1, top) * fx;
                let below = at(left, top + 1) * (1.0 - fx) + at(left + 1, top + 1) * fx;
                rgb[3 * (y * width + x) + c] = (above * (1.0 - fy) + below * fy).round() as u8;
            }
        }
    }
    let mut moved = Frame::new(width, height, rgb);
    (moved.time, moved.index, moved.settled) = (frame.time, frame.index, frame.settled);
    moved
}
