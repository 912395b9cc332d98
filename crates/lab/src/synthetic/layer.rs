//! Pictures of light before the sensor. Ambient and direct light are separate, so that shadows can be drawn later.

use crate::synthetic::vector::Vector3;

/// The light that a pixel sends towards the camera.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Radiance {
    pub(super) ambient: Vector3,
    pub(super) direct: Vector3,
    /// The position in space that the pixel shows.
    pub(super) place: Vector3,
}

impl Radiance {
    /// Returns this for `alpha` 0, `over` for 1, and a mixture between.
    #[inline(always)]
    pub(super) fn covered(self, over: Self, alpha: f32) -> Self {
        Self {
            ambient: self.ambient.mix(over.ambient, alpha),
            direct: self.direct.mix(over.direct, alpha),
            place: if alpha > 0.5 { over.place } else { self.place },
        }
    }
}

/// Four samples in a pixel, on a rotated square: columns and rows from its centre.
pub(super) const SAMPLES: [(f32, f32); 4] = [(-0.125, -0.375), (0.375, -0.125), (0.125, 0.375), (-0.375, 0.125)];

/// A picture of light, row-major.
#[derive(Debug, Clone)]
pub(super) struct Layer {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<Radiance>,
}

impl Layer {
    /// Computes every pixel, on all processors.
    pub(super) fn draw(width: usize, height: usize, pixel: impl Fn(usize, usize) -> Radiance + Sync) -> Self {
        let mut layer = Self { width, height, pixels: vec![Radiance::default(); width * height] };
        layer.for_each(|x, y, lit| *lit = pixel(x, y));
        layer
    }

    /// Changes every pixel, on all processors.
    pub(super) fn for_each(&mut self, change: impl Fn(usize, usize, &mut Radiance) + Sync) {
        let width = self.width;
        in_bands(&mut self.pixels, width, |first_row, band| {
            for (i, lit) in band.iter_mut().enumerate() {
                change(i % width, first_row + i / width, lit);
            }
        });
    }
}

/// Splits rows of `width` items into one band per processor and calls `work` for all bands at the same time, with the
/// number of the first row of the band.
pub(super) fn in_bands<T: Send>(items: &mut [T], width: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    let rows = items.len() / width.max(1);
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let band_rows = rows.div_ceil(workers).max(1);
    std::thread::scope(|scope| {
        for (i, band) in items.chunks_mut(band_rows * width).enumerate() {
            let work = &work;
            let run = move || work(i * band_rows, band);
            if let Err(error) = std::thread::Builder::new().name("drawing".into()).spawn_scoped(scope, run) {
                panic!("cannot start a drawing thread: {error}");
            }
        }
    });
}
