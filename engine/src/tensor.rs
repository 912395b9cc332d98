//! Tensors in the memory layout that the convolution reads: row by row, the channels of a pixel side by side.

use ndarray::{Array3, ArrayView3};

/// Number of output channels that are computed together.
pub(crate) const BLOCK: usize = 16;

/// Number of channels that a pixel of the network's input occupies in memory; those that it does not have are 0.
pub(crate) const INPUT_CHANNELS: usize = 4;

/// The shape of a [`Tensor`], without its border.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TensorShape {
    pub(crate) height: usize,
    pub(crate) width: usize,
    /// Number of channels that a pixel occupies: [`INPUT_CHANNELS`], or a multiple of [`BLOCK`].
    pub(crate) channels: usize,
}

/// `height` x `width` x `channels` values with a border of `border` pixels of zeros, which pads convolutions.
#[derive(Debug, Clone)]
pub(crate) struct Tensor {
    pub(crate) shape: TensorShape,
    /// Width of the border in pixels.
    pub(crate) border: usize,
    /// Row-major, with the border.
    pub(crate) values: Vec<f32>,
}

impl Tensor {
    /// A tensor of zeros.
    pub(crate) fn zeros(shape: TensorShape, border: usize) -> Self {
        let size = (shape.height + 2 * border) * (shape.width + 2 * border) * shape.channels;
        Self { shape, border, values: vec![0.0; size] }
    }

    /// Number of values in a row, with the border.
    pub(crate) fn row_len(&self) -> usize {
        (self.shape.width + 2 * self.border) * self.shape.channels
    }

    /// Index of the first channel of the pixel in row `y` and column `x`; both may lie in the border.
    #[inline(always)]
    pub(crate) fn index(&self, y: isize, x: isize) -> usize {
        let (y, x) = (y + self.border as isize, x + self.border as isize);
        (y as usize * (self.shape.width + 2 * self.border) + x as usize) * self.shape.channels
    }

    /// Copies values of the shape channels x height x width into the first channels.
    pub(crate) fn load(&mut self, channels: ArrayView3<'_, f32>) {
        let step = self.shape.channels;
        for (channel, plane) in channels.outer_iter().enumerate() {
            for (y, row) in plane.outer_iter().enumerate() {
                let first = self.index(y as isize, 0) + channel;
                for (to, &value) in self.values[first..].iter_mut().step_by(step).zip(row) {
                    *to = value;
                }
            }
        }
    }

    /// The first `count` channels, of the shape channels x height x width.
    pub(crate) fn channels(&self, count: usize) -> Array3<f32> {
        let TensorShape { height, width, .. } = self.shape;
        Array3::from_shape_fn((count, height, width), |(channel, y, x)| {
            self.values[self.index(y as isize, x as isize) + channel]
        })
    }
}
