//! A picture from a camera, a video or a file.

use std::sync::Arc;
use std::time::Duration;

use crate::sensing::geometry::Point2;

/// A picture of 8-bit RGB pixels with its time.
///
/// Cloning is cheap: the pixels are shared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Row-major `R, G, B` triples: `3 * width * height` bytes.
    pub rgb: Arc<[u8]>,
    /// Time since the start of the source.
    pub time: Duration,
    /// Number in the source, from 0. Gaps are dropped frames.
    pub index: u64,
    /// What is missing of the film before it.
    pub missing: Option<MissingPart>,
    /// Whether this is a photograph that stands for itself. Otherwise it is one of many frames of a moving picture, which
    /// must stay still before a reading counts.
    pub settled: bool,
}

/// A part of a film that is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissingPart {
    /// The time of the last frame before it.
    pub since: Duration,
    /// Why.
    pub why: MissingCause,
}

/// Why a part of a film is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingCause {
    /// Frames are damaged, or were decoded from damaged ones.
    Damaged {
        /// How many.
        frames: u64,
    },
    /// The times of its frames have a gap.
    Gap,
    /// The times of its frames have a gap, as those of a film that keeps nothing but what changes have one where nothing does.
    Pause,
}

impl Frame {
    /// A frame of `rgb` pixels at time zero.
    ///
    /// # Panics
    /// When `rgb` is not `3 * width * height` bytes long.
    #[must_use]
    pub fn new(width: usize, height: usize, rgb: impl Into<Arc<[u8]>>) -> Self {
        let rgb = rgb.into();
        assert_eq!(rgb.len(), 3 * width * height, "an RGB frame has three bytes a pixel");
        Self { width, height, rgb, time: Duration::ZERO, index: 0, missing: None, settled: true }
    }

    /// Whether a position in pixels lies in the picture.
    #[must_use]
    pub fn contains(&self, at: Point2) -> bool {
        let within = |v: f64, extent: usize| v > -0.5 && v < extent as f64 - 0.5;
        within(at.x, self.width) && within(at.y, self.height)
    }

    /// The colour of the pixel in column `x` and row `y`.
    ///
    /// # Panics
    /// When the pixel lies outside the frame.
    #[must_use]
    pub fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let i = 3 * (y * self.width + x);
        [self.rgb[i], self.rgb[i + 1], self.rgb[i + 2]]
    }
}
