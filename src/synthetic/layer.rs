//! Light that has been worked out but not yet photographed: what comes from everywhere and what comes from the lamp are
//! kept apart, so that a shadow can still fall on it.

use crate::synthetic::vector::Vector3;

/// What a pixel sends towards the camera.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Radiance {
    pub(super) ambient: Vector3,
    pub(super) direct: Vector3,
    /// The place in space that is seen.
    pub(super) place: Vector3,
}

impl Radiance {
    /// This for `alpha` 0, `over` for 1.
    #[inline(always)]
    pub(super) fn covered(self, over: Self, alpha: f32) -> Self {
        Self {
            ambient: self.ambient.mix(over.ambient, alpha),
            direct: self.direct.mix(over.direct, alpha),
            place: if alpha > 0.5 { over.place } else { self.place },
        }
    }
}

/// A picture of light.
#[derive(Debug, Clone)]
pub(super) struct Layer {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<Radiance>,
}

impl Layer {
    /// Works out every pixel, on all processors.
    pub(super) fn draw(width: usize, height: usize, pixel: impl Fn(usize, usize) -> Radiance + Sync) -> Self {
        let mut layer = Self { width, height, pixels: vec![Radiance::default(); width * height] };
        layer.for_each(|x, y, lit| *lit = pixel(x, y));
        layer
    }

    /// Changes every pixel by itself, on all processors.
    pub(super) fn for_each(&mut self, change: impl Fn(usize, usize, &mut Radiance) + Sync) {
        let width = self.width;
        in_bands(&mut self.pixels, width, |first_row, band| {
            for (i, lit) in band.iter_mut().enumerate() {
                change(i % width, first_row + i / width, lit);
            }
        });
    }
}

/// Cuts rows of `width` items into one band a processor and works on all bands at once.
pub(super) fn in_bands<T: Send>(items: &mut [T], width: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    let rows = items.len() / width.max(1);
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let band_rows = rows.div_ceil(workers).max(1);
    std::thread::scope(|scope| {
        for (i, band) in items.chunks_mut(band_rows * width).enumerate() {
            let work = &work;
            scope.spawn(move || work(i * band_rows, band));
        }
    });
}
