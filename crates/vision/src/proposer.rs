//! The first network: where in a picture points of a board stand.

use ndarray::{ArrayView3, Axis, Zip};

use crate::error::VisionError;
use crate::network::{Inference, NetworkShape};
use crate::peaks::ProposalMaps;
use crate::picture::Picture;
use kifuscribe_core::sensing::geometry::{Homography, Point2, Projection};

/// Width and height of the network's input in pixels (`models/train/nets.py`).
pub(super) const WIDTH: usize = 512;
pub(super) const HEIGHT: usize = 384;
/// Side of a raster cell of the network's output, in pixels of its input.
pub(super) const STRIDE: usize = 4;
/// Input: red, green, blue. Output, as logits: empty crossing, base of a black stone, base of a white stone, point of an
/// outermost line, board.
pub const PROPOSER_SHAPE: NetworkShape =
    NetworkShape { input: [3, HEIGHT, WIDTH], output: [5, HEIGHT / STRIDE, WIDTH / STRIDE] };

/// A rectangle of a picture, in pixels. Its coordinates count from the corner of the first pixel.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PixelRegion {
    /// Left edge.
    pub left: f64,
    /// Top edge.
    pub top: f64,
    /// Right edge.
    pub right: f64,
    /// Bottom edge.
    pub bottom: f64,
}

impl PixelRegion {
    /// The whole picture.
    #[must_use]
    pub fn whole(picture: &Picture<'_>) -> Self {
        Self { left: 0.0, top: 0.0, right: picture.width() as f64, bottom: picture.height() as f64 }
    }

    /// The bounding box of `positions`, `margin` pixels wider on each side and cut to the picture.
    #[must_use]
    pub fn around(positions: &[Point2], margin: f64, picture: &Picture<'_>) -> Self {
        let whole = Self::whole(picture);
        let mut region =
            Self { left: f64::INFINITY, top: f64::INFINITY, right: f64::NEG_INFINITY, bottom: f64::NEG_INFINITY };
        for p in positions {
            region.left = region.left.min(p.x);
            region.top = region.top.min(p.y);
            region.right = region.right.max(p.x);
            region.bottom = region.bottom.max(p.y);
        }
        Self {
            left: (region.left - margin).clamp(whole.left, whole.right),
            top: (region.top - margin).clamp(whole.top, whole.bottom),
            right: (region.right + margin).clamp(whole.left, whole.right),
            bottom: (region.bottom + margin).clamp(whole.top, whole.bottom),
        }
    }

    /// Five overlapping parts, in the centre and the corners; each is 0.6 of the region wide and high.
    #[must_use]
    pub fn parts(&self) -> [Self; 5] {
        [(0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(x, y)| self.part(0.6, x, y))
    }

    /// Four rows of four overlapping parts, each 0.36 of the region wide and high.
    pub fn small_parts(&self) -> impl Iterator<Item = Self> {
        (0..16).map(|i| self.part(0.36, f64::from(i % 4) / 3.0, f64::from(i / 4) / 3.0))
    }

    /// A part that is `share` of the region wide and high. `x` and `y` are its place, from 0 (left, top) to 1.
    fn part(&self, share: f64, x: f64, y: f64) -> Self {
        let (w, h) = (share * self.width(), share * self.height());
        let (left, top) = (self.left + x * (self.width() - w), self.top + y * (self.height() - h));
        Self { left, top, right: left + w, bottom: top + h }
    }

    /// Whether a place lies in it.
    pub(super) fn contains(&self, at: Point2) -> bool {
        (self.left..self.right).contains(&at.x) && (self.top..self.bottom).contains(&at.y)
    }

    /// Width in pixels.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    /// Height in pixels.
    #[must_use]
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Area in square pixels.
    #[must_use]
    pub fn area(&self) -> f64 {
        self.width() * self.height()
    }

    /// Scale at which the region fills the network's input: input pixels per picture pixel.
    #[must_use]
    pub fn scale(&self) -> f64 {
        let (long, short) = (self.width().max(self.height()), self.width().min(self.height()));
        (WIDTH as f64 / long).min(HEIGHT as f64 / short)
    }
}

/// Runs the first network.
pub struct Proposer {
    network: Inference,
}

impl Proposer {
    /// Uses a network of the shape [`PROPOSER_SHAPE`].
    #[must_use]
    pub const fn new(network: Inference) -> Self {
        Self { network }
    }

    /// The maps of a region of the picture. A region that is higher than wide is turned by 90 degrees, so that it fills
    /// more of the network's input.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn propose(&mut self, picture: &Picture<'_>, region: &PixelRegion) -> Result<ProposalMaps, VisionError> {
        let scale = region.scale();
        let turned = region.height() > region.width();
        let (w, h) = (region.width() * scale, region.height() * scale);
        let (canvas_w, canvas_h) = (WIDTH as f64, HEIGHT as f64);
        // Both rectangles count from pixel corners here.
        let corner_from_canvas = if turned {
            // The canvas' x runs down the region, its y from the region's right to its left.
            let (ox, oy) = ((canvas_w - h) / 2.0, (canvas_h - w) / 2.0);
            Homography([
                [0.0, -1.0 / scale, region.right + oy / scale],
                [1.0 / scale, 0.0, region.top - ox / scale],
                [0.0, 0.0, 1.0],
            ])
        } else {
            let (ox, oy) = ((canvas_w - w) / 2.0, (canvas_h - h) / 2.0);
            let s = 1.0 / scale;
            Homography::scale_then_shift(s, s, region.left - ox * s, region.top - oy * s)
        };
        let half = |sign: f64| Homography::scale_then_shift(1.0, 1.0, 0.5 * sign, 0.5 * sign);
        let frame_from_canvas = half(-1.0).after(&corner_from_canvas.after(&half(1.0)));
        let frame_from_canvas = Projection::from(frame_from_canvas);
        let patch = picture.warped(&frame_from_canvas, [WIDTH, HEIGHT], scale)?;

        let (iw, ih) = if turned { (h, w) } else { (w, h) };
        let (mx, my) = ((canvas_w - iw) / 2.0, (canvas_h - ih) / 2.0);
        // Pixels whose centre lies in the region.
        let inside = |margin: f64, side: usize| {
            let start = (margin.max(0.0) + 0.5).floor() as usize;
            start.min(side / 2)..(side - start).max(side / 2)
        };
        let input = patch.normalised(Some([inside(mx, WIDTH), inside(my, HEIGHT)]))?;
        self.maps(input.view(), frame_from_canvas)
    }

    /// The maps of a rectified view, seen from straight above, of the lattice positions from `low` to `high` and
    /// `margin` cells around them. Why: far rows get as many pixels as near ones.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn propose_rectified(
        &mut self,
        picture: &Picture<'_>,
        frame_from_lattice: &Projection,
        [low, high]: [[i32; 2]; 2],
        margin: f64,
    ) -> Result<ProposalMaps, VisionError> {
        let span = |axis: usize| f64::from(high[axis] - low[axis]) + 2.0 * margin;
        let middle = |axis: usize| f64::midpoint(f64::from(low[axis]), f64::from(high[axis]));
        // Lattice cells per canvas pixel.
        let step = (span(0) / WIDTH as f64).max(span(1) / HEIGHT as f64).max(1e-6);
        let lattice_from_canvas = Homography::scale_then_shift(
            step,
            step,
            middle(0) - step * (WIDTH as f64 - 1.0) / 2.0,
            middle(1) - step * (HEIGHT as f64 - 1.0) / 2.0,
        );
        let frame_from_canvas = frame_from_lattice.after(&lattice_from_canvas);
        let at = |x: f64, y: f64| frame_from_canvas.apply(Point2::new(x, y));
        let (cx, cy) = (WIDTH as f64 / 2.0, HEIGHT as f64 / 2.0);
        // Frame pixels per canvas pixel, in the centre.
        let zoom = f64::midpoint(at(cx, cy).distance(at(cx + 1.0, cy)), at(cx, cy).distance(at(cx, cy + 1.0)));
        let shrink = if zoom > 1.5 { 1.2 / zoom } else { 1.0 };
        let input = picture.warped(&frame_from_canvas, [WIDTH, HEIGHT], shrink)?.normalised(None)?;
        self.maps(input.view(), frame_from_canvas)
    }

    /// Runs the network on a canvas.
    fn maps(
        &mut self,
        canvas: ArrayView3<'_, f32>,
        frame_from_canvas: Projection,
    ) -> Result<ProposalMaps, VisionError> {
        let probabilities = self.network.run(canvas)?.mapv_into(sigmoid);
        let class = |k: usize| probabilities.index_axis(Axis(0), k);
        let canvas_from_map = Homography::scale_then_shift(STRIDE as f64, STRIDE as f64, -0.5, -0.5);
        Ok(ProposalMaps {
            point: Zip::from(class(0)).and(class(1)).and(class(2)).map_collect(|&a, &b, &c| a.max(b).max(c)),
            edge: class(3).to_owned(),
            board: class(4).to_owned(),
            frame_from_map: frame_from_canvas.after(&canvas_from_map),
        })
    }
}

fn sigmoid(v: f32) -> f32 {
    1.0 / (1.0 + (-v).exp())
}
