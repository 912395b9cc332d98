//! Divides a row of results into tiles that stay in the registers of the widest vectors.

use pulp::Simd;

use crate::tensor::BLOCK;

/// Computes a row of pixels, each of some blocks of channels.
pub(crate) trait TileKernel {
    /// Number of pixels of the row.
    fn pixels(&self) -> usize;

    /// Number of blocks of channels of a pixel.
    fn blocks(&self) -> usize;

    /// Computes `P` pixels from column `x` on, in `B` blocks of channels from block `first` on, each of `W` vectors.
    fn tile<S: Simd, const W: usize, const P: usize, const B: usize>(&mut self, simd: S, first: usize, x: usize);
}

/// Computes all tiles of a row.
#[inline(always)]
pub(crate) fn compute_row<S: Simd>(simd: S, kernel: &mut impl TileKernel) {
    // A tile of P pixels by B blocks of W vectors needs P * B * W of the 32 or 16 registers.
    match (S::F32_LANES, S::REGISTER_COUNT) {
        (16, _) => compute_blocks::<S, 1, 12, 8, 2, 3>(simd, kernel),
        (8, _) => compute_blocks::<S, 2, 6, 4, 1, 1>(simd, kernel),
        (4, 32) => compute_blocks::<S, 4, 6, 4, 1, 1>(simd, kernel),
        (4, _) => compute_blocks::<S, 4, 3, 2, 1, 1>(simd, kernel),
        _ => compute_blocks::<S, 16, 1, 1, 1, 1>(simd, kernel),
    }
}

/// Computes all blocks of channels, `B` at once, or `T` at once where that leaves no remainder.
#[inline(always)]
fn compute_blocks<S: Simd, const W: usize, const P: usize, const Q: usize, const B: usize, const T: usize>(
    simd: S,
    kernel: &mut impl TileKernel,
) {
    let (blocks, pixels) = (kernel.blocks(), kernel.pixels());
    // Shorter tiles are used where they cover the row with less overlap.
    let short = pixels.next_multiple_of(Q) < pixels.next_multiple_of(P);
    let mut first = 0;
    while first < blocks {
        let left = blocks - first;
        if T > B && (left == T || left == T + B) {
            compute_pixels::<S, W, Q, T>(simd, kernel, first);
            first += T;
        } else if left >= B {
            if short {
                compute_pixels::<S, W, Q, B>(simd, kernel, first);
            } else {
                compute_pixels::<S, W, P, B>(simd, kernel, first);
            }
            first += B;
        } else {
            if short {
                compute_pixels::<S, W, Q, 1>(simd, kernel, first);
            } else {
                compute_pixels::<S, W, P, 1>(simd, kernel, first);
            }
            first += 1;
        }
    }
}

/// Computes all pixels of the row, `P` at once. The last tile overlaps the one before it; a row shorter than a tile is
/// computed pixel by pixel.
#[inline(always)]
fn compute_pixels<S: Simd, const W: usize, const P: usize, const B: usize>(
    simd: S,
    kernel: &mut impl TileKernel,
    first: usize,
) {
    let pixels = kernel.pixels();
    if pixels < P {
        for x in 0..pixels {
            kernel.tile::<S, W, 1, B>(simd, first, x);
        }
        return;
    }
    for x in (0..pixels).step_by(P) {
        kernel.tile::<S, W, P, B>(simd, first, x.min(pixels - P));
    }
}

/// A block of channels as SIMD vectors.
#[inline(always)]
pub(crate) fn vectors<S: Simd, const W: usize>(block: &[f32; BLOCK]) -> [S::f32s; W] {
    let (vectors, _) = S::as_simd_f32s(block);
    std::array::from_fn(|w| vectors[w])
}
