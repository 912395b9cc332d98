//! 3x3 convolutions in a quarter of the multiplications: the minimal filtering algorithm F(4x4, 3x3) of Winograd, as in
//! Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks" (CVPR 2016), section 4.
//!
//! A tile of 6x6 values of the input and the kernel are each seen as polynomials and evaluated at the same 6x6 points.
//! There they are multiplied, a product and a sum over the channels for each point, and the 4x4 values of the output
//! are interpolated from the products. The points of each axis are 0, ±√½, ±√2 and infinity: they lie around 1, and so
//! their powers, and the rounding errors, are smaller than with the usual 0, ±1, ±2 and infinity.

// Plain loops, because the closures of iterators are not always compiled for the wider vectors.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

use std::cell::RefCell;

use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;

use crate::convolution::Convolution;
use crate::tensor::{BLOCK, Tensor};
use crate::tiles::{TileKernel, compute_row, vectors};

/// Side of a tile of the output, in pixels.
const OUTPUTS: usize = 4;

/// Side of a tile of the input, and number of points of an axis.
const POINTS: usize = OUTPUTS + 2;

/// The squares of the points ±√½ and ±√2. Their product is 1, which the transforms make use of.
const SQUARES: [f32; 2] = [0.5, 2.0];

/// Number of tiles from which on their products use all registers.
const TILES_AT_ONCE: usize = 12;

/// A 3x3 convolution of stride 1 of one tensor, with an optional addition and ReLU after it.
#[derive(Debug, Clone)]
pub(crate) struct WinogradConvolution {
    /// The kernel at the points: for each point, block of output channels and block of input channels.
    kernels: Vec<Vec<Vec<[[f32; BLOCK]; BLOCK]>>>,
    /// The bias of each block of output channels.
    bias: Vec<[f32; BLOCK]>,
    /// Distance between neighbouring weights of the kernel, in pixels.
    dilation: usize,
    /// Whether negative results become 0.
    relu: bool,
}

/// One number for each output channel of a block.
type Lanes = [f64; BLOCK];

/// Polynomials' values at the points, from the weights of kernels: the matrix G. Why a block at once: its channels lie side by
/// side in memory.
fn kernels_at_points([low, middle, high]: [Lanes; 3]) -> [Lanes; POINTS] {
    let [near, far] = SQUARES.map(f64::from);
    let pair = |square: f64, other: f64| {
        let (root, scale) = (square.sqrt(), 1.0 / (2.0 * square * (square - other)));
        let even: Lanes = std::array::from_fn(|i| low[i] + square * high[i]);
        let odd: Lanes = std::array::from_fn(|i| root * middle[i]);
        [std::array::from_fn(|i| scale * (even[i] + odd[i])), std::array::from_fn(|i| scale * (even[i] - odd[i]))]
    };
    let ([a, b], [c, d]) = (pair(near, far), pair(far, near));
    [low, a, b, c, d, high]
}

/// A polynomial's values at the points, from those of the input: the transpose of the matrix B.
#[inline(always)]
fn input_at_points<S: Simd>(simd: S, v: [S::f32s; POINTS]) -> [S::f32s; POINTS] {
    let [near, far] = SQUARES;
    let sum = simd.splat_f32s(-(near + far));
    let first = simd.mul_add_e_f32s(sum, v[2], simd.add_f32s(v[0], v[4]));
    let last = simd.mul_add_e_f32s(sum, v[3], simd.add_f32s(v[1], v[5]));
    let [a, b] = input_at_pair(simd, v, near, far);
    let [c, d] = input_at_pair(simd, v, far, near);
    [first, a, b, c, d, last]
}

/// The values at the points whose square is `square`, the positive one first; `other` is the square of the other pair.
#[inline(always)]
fn input_at_pair<S: Simd>(simd: S, v: [S::f32s; POINTS], square: f32, other: f32) -> [S::f32s; 2] {
    let other = simd.splat_f32s(-other);
    let even = simd.mul_add_e_f32s(other, v[2], v[4]);
    let odd = simd.mul_f32s(simd.splat_f32s(square.sqrt()), simd.mul_add_e_f32s(other, v[1], v[3]));
    [simd.add_f32s(even, odd), simd.sub_f32s(even, odd)]
}

/// The output from the products at the points: the transpose of the matrix A.
#[inline(always)]
fn output_of_points<S: Simd>(simd: S, v: [S::f32s; POINTS]) -> [S::f32s; OUTPUTS] {
    let [near, far] = SQUARES;
    let (even, odd) = (simd.add_f32s(v[1], v[2]), simd.sub_f32s(v[1], v[2]));
    let (far_even, far_odd) = (simd.add_f32s(v[3], v[4]), simd.sub_f32s(v[3], v[4]));
    [
        simd.add_f32s(v[0], simd.add_f32s(even, far_even)),
        weighted(simd, near.sqrt(), odd, far.sqrt(), far_odd),
        weighted(simd, near, even, far, far_even),
        simd.add_f32s(v[5], weighted(simd, near * near.sqrt(), odd, far * far.sqrt(), far_odd)),
    ]
}

/// `a * v + b * w`.
#[inline(always)]
fn weighted<S: Simd>(simd: S, a: f32, v: S::f32s, b: f32, w: S::f32s) -> S::f32s {
    simd.mul_add_e_f32s(simd.splat_f32s(a), v, simd.mul_f32s(simd.splat_f32s(b), w))
}

impl WinogradConvolution {
    /// The same convolution as `direct`, whose stride is 1 and whose 3x3 taps read one tensor, `dilation` pixels apart.
    pub(crate) fn of(direct: &Convolution, dilation: usize) -> Self {
        let channels = direct.weights.first().map_or(0, |rows| rows.len() / direct.taps.len());
        let empty = vec![vec![[[0.0; BLOCK]; BLOCK]; channels / BLOCK]; direct.bias.len()];
        let mut kernels = vec![empty; POINTS * POINTS];
        for (block, rows) in direct.weights.iter().enumerate() {
            for channel in 0..channels {
                let weights = |y: usize, x: usize| rows[(3 * y + x) * channels + channel].map(f64::from);
                let columns: [[Lanes; POINTS]; 3] =
                    std::array::from_fn(|x| kernels_at_points(std::array::from_fn(|y| weights(y, x))));
                for y in 0..POINTS {
                    let row = kernels_at_points(columns.map(|column| column[y]));
                    for (x, values) in row.into_iter().enumerate() {
                        let kernel = &mut kernels[y * POINTS + x][block][channel / BLOCK][channel % BLOCK];
                        *kernel = values.map(|value| value as f32);
                    }
                }
            }
        }
        Self { kernels, bias: direct.bias.clone(), dilation, relu: direct.relu }
    }

    /// The share of a direct convolution's multiplications that is left, for an output of this height and width: 1/4, and
    /// more where the last tiles extend beyond the picture.
    pub(crate) fn share(height: usize, width: usize, dilation: usize) -> f64 {
        let padded = |side: usize| side.next_multiple_of(OUTPUTS * dilation) / OUTPUTS * POINTS;
        (padded(height) * padded(width)) as f64 / (9 * height * width) as f64
    }

    /// Width of the border that the input needs, in pixels: the last tiles extend beyond the picture.
    pub(crate) fn border(height: usize, width: usize, dilation: usize) -> usize {
        let beyond = |side: usize| side.next_multiple_of(OUTPUTS * dilation) - side + dilation;
        beyond(height).max(beyond(width))
    }

    /// Computes `out` from the input, plus `addend` if there is one.
    pub(crate) fn run(&self, arch: Arch, input: &Tensor, addend: Option<&Tensor>, out: &mut Tensor) {
        let (shape, border, row) = (out.shape, out.border, out.row_len());
        let rows = &mut out.values[border * row..(border + shape.height) * row];
        let columns = shape.width.next_multiple_of(OUTPUTS * self.dilation) / OUTPUTS;
        let strips = TILES_AT_ONCE.div_ceil(columns * self.dilation);
        let height = strips * OUTPUTS * self.dilation;
        rows.par_chunks_mut(height * row).enumerate().for_each(|(i, out)| {
            MEMORY.with_borrow_mut(|memory| {
                let first = i * height;
                arch.dispatch(StripKernel {
                    convolution: self,
                    input,
                    addend,
                    first,
                    columns,
                    border,
                    row,
                    memory,
                    out,
                });
            });
        });
    }
}

/// A block of channels of a tile at the points, row by row.
type PointBlock = [[f32; BLOCK]; POINTS * POINTS];

/// Some tiles at the points, each of some blocks of channels.
#[derive(Default)]
struct TileMemory {
    inputs: Vec<PointBlock>,
    products: Vec<PointBlock>,
}

thread_local! {
    /// Kept by each thread, because clearing new memory for each strip takes time.
    static MEMORY: RefCell<TileMemory> = RefCell::default();
}

/// Computes some rows of the output.
struct StripKernel<'a> {
    convolution: &'a WinogradConvolution,
    input: &'a Tensor,
    addend: Option<&'a Tensor>,
    /// The first row.
    first: usize,
    /// Number of tiles side by side.
    columns: usize,
    /// Width of the output's border in pixels, and length of its rows in values.
    border: usize,
    row: usize,
    memory: &'a mut TileMemory,
    out: &'a mut [f32],
}

impl WithSimd for StripKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) {
        let (from, to) = (self.input.shape.channels / BLOCK, self.convolution.bias.len());
        let height = (self.out.len() / self.row).next_multiple_of(OUTPUTS * self.convolution.dilation);
        let tiles = height / OUTPUTS * self.columns;
        let TileMemory { inputs, products } = &mut *self.memory;
        let grow = |blocks: &mut Vec<PointBlock>, count: usize| {
            blocks.resize(blocks.len().max(count), [[0.0; BLOCK]; POINTS * POINTS]);
        };
        grow(inputs, tiles * from);
        grow(products, tiles * to);
        for tile in 0..tiles {
            self.transform_input(simd, tile);
        }
        let TileMemory { inputs, products } = &mut *self.memory;
        for (point, kernel) in self.convolution.kernels.iter().enumerate() {
            let (inputs, products) = (&inputs[..tiles * from], &mut products[..tiles * to]);
            compute_row(simd, &mut PointKernel { point, kernel, inputs, products });
        }
        for tile in 0..tiles {
            self.transform_output(simd, tile);
        }
    }
}

/// Computes the products of some tiles at a point, and their sums over the channels.
struct PointKernel<'a> {
    point: usize,
    /// For each block of output channels and block of input channels.
    kernel: &'a [Vec<[[f32; BLOCK]; BLOCK]>],
    inputs: &'a [PointBlock],
    products: &'a mut [PointBlock],
}

impl TileKernel for PointKernel<'_> {
    #[inline(always)]
    fn pixels(&self) -> usize {
        self.products.len() / self.kernel.len()
    }

    #[inline(always)]
    fn blocks(&self) -> usize {
        self.kernel.len()
    }

    #[inline(always)]
    fn tile<S: Simd, const W: usize, const P: usize, const B: usize>(&mut self, simd: S, first: usize, x: usize) {
        let mut sums = [[[simd.splat_f32s(0.0); W]; B]; P];
        let blocks = self.inputs.len() / self.pixels();
        for k in 0..blocks {
            let inputs: [&[f32; BLOCK]; P] = std::array::from_fn(|p| &self.inputs[(x + p) * blocks + k][self.point]);
            let kernel: [&[[f32; BLOCK]; BLOCK]; B] = std::array::from_fn(|b| &self.kernel[first + b][k]);
            for c in 0..BLOCK {
                let row: [[S::f32s; W]; B] = std::array::from_fn(|b| vectors::<S, W>(&kernel[b][c]));
                for p in 0..P {
                    let value = simd.splat_f32s(inputs[p][c]);
                    for b in 0..B {
                        for w in 0..W {
                            sums[p][b][w] = simd.mul_add_e_f32s(value, row[b][w], sums[p][b][w]);
                        }
                    }
                }
            }
        }
        let blocks = self.kernel.len();
        for p in 0..P {
            for b in 0..B {
                let (out, _) = S::as_mut_simd_f32s(&mut self.products[(x + p) * blocks + first + b][self.point]);
                for w in 0..W {
                    out[w] = sums[p][b][w];
                }
            }
        }
    }
}

impl StripKernel<'_> {
    /// Row and column of the first pixel of a tile: its pixels are as far apart as the kernel's weights, so that
    /// `dilation` tiles interlace along each axis.
    #[inline(always)]
    fn origin(&self, tile: usize) -> (usize, usize) {
        let dilation = self.convolution.dilation;
        let first = |place: usize| place / dilation * OUTPUTS * dilation + place % dilation;
        (first(tile / self.columns), first(tile % self.columns))
    }

    /// Evaluates the input of a tile at the points.
    #[inline(always)]
    fn transform_input<S: Simd>(&mut self, simd: S, tile: usize) {
        let (channels, dilation) = (self.input.shape.channels, self.convolution.dilation as isize);
        let (down, right) = self.origin(tile);
        let (down, right) = ((self.first + down) as isize - dilation, right as isize - dilation);
        let starts: [[usize; POINTS]; POINTS] = std::array::from_fn(|y| {
            std::array::from_fn(|x| self.input.index(down + y as isize * dilation, right + x as isize * dilation))
        });
        let (blocks, vectors) = (channels / BLOCK, BLOCK / S::F32_LANES);
        let zero = simd.splat_f32s(0.0);
        for block in 0..blocks {
            let (points, _) = S::as_mut_simd_f32s(self.memory.inputs[tile * blocks + block].as_flattened_mut());
            for w in 0..vectors {
                let mut columns = [[zero; POINTS]; POINTS];
                for y in 0..POINTS {
                    let mut row = [zero; POINTS];
                    for x in 0..POINTS {
                        let start = starts[y][x] + block * BLOCK;
                        row[x] = S::as_simd_f32s(&self.input.values[start..start + BLOCK]).0[w];
                    }
                    let row = input_at_points(simd, row);
                    for x in 0..POINTS {
                        columns[x][y] = row[x];
                    }
                }
                for x in 0..POINTS {
                    let column = input_at_points(simd, columns[x]);
                    for y in 0..POINTS {
                        points[(y * POINTS + x) * vectors + w] = column[y];
                    }
                }
            }
        }
    }

    /// Computes the output of a tile from the products at the points.
    #[inline(always)]
    fn transform_output<S: Simd>(&mut self, simd: S, tile: usize) {
        let convolution = self.convolution;
        let channels = convolution.bias.len() * BLOCK;
        let (down, right) = self.origin(tile);
        let (height, width) = (self.out.len() / self.row, self.row / channels - 2 * self.border);
        let left = |from: usize, to: usize| to.saturating_sub(from).div_ceil(convolution.dilation).min(OUTPUTS);
        let (height, width) = (left(down, height), left(right, width));
        let (blocks, vectors) = (convolution.bias.len(), BLOCK / S::F32_LANES);
        let zero = simd.splat_f32s(0.0);
        let (bias, _) = S::as_simd_f32s(convolution.bias.as_flattened());
        for i in 0..blocks * vectors {
            let (block, w) = (i / vectors, i % vectors);
            let (points, _) = S::as_simd_f32s(self.memory.products[tile * blocks + block].as_flattened());
            let mut columns = [[zero; POINTS]; OUTPUTS];
            for y in 0..POINTS {
                let mut row = [zero; POINTS];
                for x in 0..POINTS {
                    row[x] = points[(y * POINTS + x) * vectors + w];
                }
                let row = output_of_points(simd, row);
                for x in 0..OUTPUTS {
                    columns[x][y] = row[x];
                }
            }
            for x in 0..width {
                let column = output_of_points(simd, columns[x]);
                for (y, &value) in column[..height].iter().enumerate() {
                    let (down, right) = (down + y * convolution.dilation, right + x * convolution.dilation);
                    let mut value = simd.add_f32s(value, bias[i]);
                    if let Some(addend) = self.addend {
                        let start = addend.index((self.first + down) as isize, right as isize);
                        value = simd.add_f32s(value, S::as_simd_f32s(&addend.values[start..start + channels]).0[i]);
                    }
                    if convolution.relu {
                        value = simd.max_f32s(value, zero);
                    }
                    let start = down * self.row + (self.border + right) * channels;
                    S::as_mut_simd_f32s(&mut self.out[start..start + channels]).0[i] = value;
                }
            }
        }
    }
}
