//! Planes of numbers, the channels of a pixel side by side, with a border of zeros.

/// How many channels are computed together: a pixel's channels come in blocks of this many.
pub(crate) const BLOCK: usize = 16;

/// How many channels a pixel of the picture takes room for.
pub(crate) const PICTURE: usize = 4;

/// The shape of a [`Tensor`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) height: usize,
    pub(crate) width: usize,
    /// Channels a pixel takes room for: [`BLOCK`] times a whole number, or fewer for the picture itself.
    pub(crate) channels: usize,
}

/// `height` x `width` pixels of `channels` numbers, row by row, with `border` pixels of zeros around them, so that a
/// convolution need not ask where a picture ends.
#[derive(Debug, Clone)]
pub(crate) struct Tensor {
    pub(crate) shape: Shape,
    pub(crate) border: usize,
    pub(crate) values: Vec<f32>,
}

impl Tensor {
    /// All zeros.
    pub(crate) fn zeros(shape: Shape, border: usize) -> Self {
        let size = (shape.height + 2 * border) * (shape.width + 2 * border) * shape.channels;
        Self { shape, border, values: vec![0.0; size] }
    }

    /// How many numbers a row takes, borders included.
    pub(crate) fn row(&self) -> usize {
        (self.shape.width + 2 * self.border) * self.shape.channels
    }

    /// Where the pixel of row `y` and column `x` starts; both may lie in the border.
    #[inline(always)]
    pub(crate) fn start(&self, y: isize, x: isize) -> usize {
        let (y, x) = (y + self.border as isize, x + self.border as isize);
        (y as usize * (self.shape.width + 2 * self.border) + x as usize) * self.shape.channels
    }

    /// Fills the pixels from planes, one after another, each row by row.
    pub(crate) fn take_planes(&mut self, planes: &[f32]) {
        let Shape { height, width, channels } = self.shape;
        let count = planes.len() / (height * width);
        for y in 0..height {
            let start = self.start(y as isize, 0);
            for (x, pixel) in self.values[start..start + width * channels].chunks_exact_mut(channels).enumerate() {
                for (plane, value) in pixel[..count].iter_mut().enumerate() {
                    *value = planes[(plane * height + y) * width + x];
                }
            }
        }
    }

    /// The first `count` channels as planes.
    pub(crate) fn planes(&self, count: usize) -> Vec<f32> {
        let Shape { height, width, channels } = self.shape;
        let mut out = vec![0.0; count * height * width];
        for y in 0..height {
            let start = self.start(y as isize, 0);
            for (x, pixel) in self.values[start..start + width * channels].chunks_exact(channels).enumerate() {
                for (plane, &value) in pixel[..count].iter().enumerate() {
                    out[(plane * height + y) * width + x] = value;
                }
            }
        }
        out
    }
}
