//! Convolution as sums over the kernel, in tiles of pixels and blocks of channels that stay in registers.

use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;

use crate::tensor::{BLOCK, INPUT_CHANNELS, Tensor};
use crate::tiles::{TileKernel, compute_row, vectors};

/// One position of a convolution's kernel in one of its inputs.
#[derive(Debug, Clone)]
pub(crate) struct Tap {
    /// Index of the input.
    pub(crate) source: usize,
    /// Offset from the kernel's centre, in pixels.
    pub(crate) down: isize,
    pub(crate) right: isize,
    /// How many times the input is upsampled by two before the convolution.
    pub(crate) upsample: u32,
    /// Index of its first row of weights within a block's weights.
    pub(crate) weights: usize,
}

/// A convolution with an optional addition and ReLU after it.
#[derive(Debug, Clone)]
pub(crate) struct Convolution {
    pub(crate) taps: Vec<Tap>,
    pub(crate) stride: usize,
    /// The bias of each block of output channels.
    pub(crate) bias: Vec<[f32; BLOCK]>,
    /// For each block of output channels, a row of weights for each tap and input channel.
    pub(crate) weights: Vec<Vec<[f32; BLOCK]>>,
    /// Whether negative results become 0.
    pub(crate) relu: bool,
}

impl Convolution {
    /// Computes `out` from the inputs, plus `addend` if there is one.
    pub(crate) fn run(&self, arch: Arch, inputs: &[&Tensor], addend: Option<&Tensor>, out: &mut Tensor) {
        let (shape, border, row) = (out.shape, out.border, out.row_len());
        let inner = border * shape.channels..(border + shape.width) * shape.channels;
        let rows = out.values.par_chunks_mut(row).skip(border).take(shape.height).enumerate();
        rows.with_min_len(4).for_each(|(y, values)| {
            arch.dispatch(RowKernel { convolution: self, inputs, addend, y, out: &mut values[inner.clone()] });
        });
    }
}

/// Computes one row of the output.
struct RowKernel<'a> {
    convolution: &'a Convolution,
    inputs: &'a [&'a Tensor],
    addend: Option<&'a Tensor>,
    y: usize,
    out: &'a mut [f32],
}

impl WithSimd for RowKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) {
        compute_row(simd, &mut self);
    }
}

impl TileKernel for RowKernel<'_> {
    #[inline(always)]
    fn pixels(&self) -> usize {
        self.out.len() / (self.blocks() * BLOCK)
    }

    #[inline(always)]
    fn blocks(&self) -> usize {
        self.convolution.bias.len()
    }

    #[inline(always)]
    fn tile<S: Simd, const W: usize, const P: usize, const B: usize>(&mut self, simd: S, first: usize, x: usize) {
        let convolution = self.convolution;
        let bias: [_; B] = std::array::from_fn(|b| vectors::<S, W>(&convolution.bias[first + b]));
        let mut sums: [[[S::f32s; W]; B]; P] = [bias; P];
        for tap in &convolution.taps {
            let source = self.inputs[tap.source];
            let channels = source.shape.channels;
            let y = (self.y * convolution.stride) as isize + tap.down;
            // A loop, because the closure of `from_fn` is called pixel by pixel.
            let mut starts = [0; P];
            for (p, start) in starts.iter_mut().enumerate() {
                let x = ((x + p) * convolution.stride) as isize + tap.right;
                *start = source.index(y >> tap.upsample, x >> tap.upsample);
            }
            if channels == INPUT_CHANNELS {
                sums = add(simd, sums, source, starts, self.rows::<B, INPUT_CHANNELS>(tap, first, channels));
            } else {
                sums = add(simd, sums, source, starts, self.rows::<B, BLOCK>(tap, first, channels));
            }
        }
        let stride = convolution.bias.len() * BLOCK;
        for (p, sums) in sums.iter().enumerate() {
            let at = (x + p) * stride + first * BLOCK;
            let out = &mut self.out[at..at + B * BLOCK];
            let addend = self.addend.map(|t| {
                let start = t.index(self.y as isize, (x + p) as isize) + first * BLOCK;
                &t.values[start..start + B * BLOCK]
            });
            for b in 0..B {
                let (out, _) = S::as_mut_simd_f32s(&mut out[b * BLOCK..(b + 1) * BLOCK]);
                for w in 0..W {
                    let mut sum = sums[b][w];
                    if let Some(addend) = addend {
                        let (addend, _) = S::as_simd_f32s(&addend[b * BLOCK..(b + 1) * BLOCK]);
                        sum = simd.add_f32s(sum, addend[w]);
                    }
                    out[w] = if convolution.relu { simd.max_f32s(sum, simd.splat_f32s(0.0)) } else { sum };
                }
            }
        }
    }
}

impl RowKernel<'_> {
    /// The weights of a tap for `B` blocks from block `first` on, in chunks of `C` channels.
    #[inline(always)]
    fn rows<const B: usize, const C: usize>(
        &self,
        tap: &Tap,
        first: usize,
        channels: usize,
    ) -> [&[[[f32; BLOCK]; C]]; B] {
        std::array::from_fn(|b| {
            let rows = &self.convolution.weights[first + b][tap.weights..tap.weights + channels];
            rows.as_chunks::<C>().0
        })
    }
}

/// Adds a tap to `sums`: the channels of the `P` pixels of `source` that start at `starts`, times the weights of `B`
/// blocks, in chunks of `C` channels.
#[inline(always)]
fn add<S: Simd, const W: usize, const P: usize, const B: usize, const C: usize>(
    simd: S,
    mut sums: [[[S::f32s; W]; B]; P],
    source: &Tensor,
    starts: [usize; P],
    rows: [&[[[f32; BLOCK]; C]]; B],
) -> [[[S::f32s; W]; B]; P] {
    let (chunks, _) = source.values.as_chunks::<C>();
    let count = source.shape.channels / C;
    let rows: [&[[[f32; BLOCK]; C]]; B] = std::array::from_fn(|b| &rows[b][..count]);
    let pixels: [&[[f32; C]]; P] = std::array::from_fn(|p| &chunks[starts[p] / C..starts[p] / C + count]);
    for k in 0..count {
        for c in 0..C {
            let row: [[S::f32s; W]; B] = std::array::from_fn(|b| vectors::<S, W>(&rows[b][k][c]));
            for p in 0..P {
                let value = simd.splat_f32s(pixels[p][k][c]);
                for b in 0..B {
                    for w in 0..W {
                        sums[p][b][w] = simd.mul_add_e_f32s(value, row[b][w], sums[p][b][w]);
                    }
                }
            }
        }
    }
    sums
}
