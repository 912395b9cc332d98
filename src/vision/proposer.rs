//! The first network: where in a picture points of a board stand.

use crate::sensing::geometry::{Homography, Point2, Projection};
use crate::vision::classical;
use crate::vision::error::VisionError;
use crate::vision::network::Inference;
use crate::vision::peaks::Maps;
use crate::vision::picture::Picture;

/// The network's input in pixels, and how much coarser its maps are (`models/train/nets.py`).
pub(super) const WIDTH: usize = 512;
pub(super) const HEIGHT: usize = 384;
pub(super) const STRIDE: usize = 4;

/// A rectangle of a frame in pixels: left, top, right, bottom, from pixel corner to pixel corner.
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

    /// The smallest region around `positions` (pixels), widened by `margin` pixels on every side and cut
    /// to the picture.
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

    /// The middle of this region and its four corners, each three fifths of it wide and high.
    #[must_use]
    pub fn parts(&self) -> [Self; 5] {
        [(0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(x, y)| self.part(0.6, x, y))
    }

    /// Four rows of four overlapping parts of it, each a good third of it wide and high.
    pub fn small_parts(&self) -> impl Iterator<Item = Self> {
        (0..16).map(|i| self.part(0.36, f64::from(i % 4) / 3.0, f64::from(i / 4) / 3.0))
    }

    /// A part `share` of it wide and high, at `x` and `y` of the way from its left top to its right bottom.
    fn part(&self, share: f64, x: f64, y: f64) -> Self {
        let (w, h) = (share * self.width(), share * self.height());
        let (left, top) = (self.left + x * (self.width() - w), self.top + y * (self.height() - h));
        Self { left, top, right: left + w, bottom: top + h }
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

    /// How many input pixels of the network one pixel of this region becomes.
    #[must_use]
    pub fn scale(&self) -> f64 {
        let (long, short) = (self.width().max(self.height()), self.width().min(self.height()));
        (WIDTH as f64 / long).min(HEIGHT as f64 / short)
    }
}

/// The proposing network.
pub struct Proposer {
    network: Inference,
}

impl Proposer {
    /// Loads the network from the bytes of its ONNX file.
    ///
    /// # Errors
    /// [`VisionError::Network`] when it is no network that can be run here.
    pub fn open(onnx: &[u8]) -> Result<Self, VisionError> {
        Ok(Self { network: Inference::from_onnx("proposer", onnx, [3, HEIGHT, WIDTH])? })
    }

    /// A proposer that needs no network: see [`classical`].
    #[must_use]
    pub fn classical() -> Self {
        Self { network: Inference::by_rule("proposer", classical::propose, [3, HEIGHT, WIDTH]) }
    }

    /// What the network sees in `region` of the picture. A region that is higher than wide is shown to it
    /// lying on its side, so that the board takes as many pixels as it can.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn propose(&mut self, picture: &Picture<'_>, region: &PixelRegion) -> Result<Maps, VisionError> {
        let scale = region.scale();
        // Both rectangles are taken from pixel corner to pixel corner, so that the half pixels agree.
        let (w, h) = (region.width() * scale, region.height() * scale);
        let (canvas_w, canvas_h) = (WIDTH as f64, HEIGHT as f64);
        let corner_from_canvas = if region.height() > region.width() {
            // A quarter turn: the canvas' x runs down the region, its y runs from the region's right to its left.
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
        let window = picture.warped(&frame_from_canvas, [WIDTH, HEIGHT], scale)?;

        let turned = region.height() > region.width();
        let (iw, ih) = if turned { (h, w) } else { (w, h) };
        let (mx, my) = ((canvas_w - iw) / 2.0, (canvas_h - ih) / 2.0);
        // Pixels whose middle lies in the region.
        let inside = |margin: f64, side: usize| {
            let start = (margin.max(0.0) + 0.5).floor() as usize;
            start.min(side / 2)..(side - start).max(side / 2)
        };
        self.maps(&window.normalised(Some([inside(mx, WIDTH), inside(my, HEIGHT)]))?, frame_from_canvas)
    }

    /// What the network sees of the lattice positions from `low` to `high` and `margin` cells around them,
    /// looked at from straight above: far rows take as much room as near ones.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn propose_from_above(
        &mut self,
        picture: &Picture<'_>,
        frame_from_lattice: &Projection,
        [low, high]: [[i32; 2]; 2],
        margin: f64,
    ) -> Result<Maps, VisionError> {
        let span = |axis: usize| f64::from(high[axis] - low[axis]) + 2.0 * margin;
        let middle = |axis: usize| f64::midpoint(f64::from(low[axis]), f64::from(high[axis]));
        // Lattice cells a canvas pixel.
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
        // Frame pixels a canvas pixel, in the middle.
        let zoom = f64::midpoint(at(cx, cy).distance(at(cx + 1.0, cy)), at(cx, cy).distance(at(cx, cy + 1.0)));
        let shrink = if zoom > 1.5 { 1.2 / zoom } else { 1.0 };
        let window = picture.warped(&frame_from_canvas, [WIDTH, HEIGHT], shrink)?;
        self.maps(&window.normalised(None)?, frame_from_canvas)
    }

    /// Runs the network on a canvas.
    fn maps(&mut self, planes: &[f32], frame_from_canvas: Projection) -> Result<Maps, VisionError> {
        let out = self.network.run(planes)?;
        let (width, height) = (WIDTH / STRIDE, HEIGHT / STRIDE);
        let area = width * height;
        let plane = |k: usize| out[k * area..(k + 1) * area].iter().map(|&v| sigmoid(v));
        let point = plane(0).zip(plane(1)).zip(plane(2)).map(|((a, b), c)| a.max(b).max(c)).collect();
        let canvas_from_map = Homography::scale_then_shift(STRIDE as f64, STRIDE as f64, -0.5, -0.5);
        Ok(Maps {
            width,
            height,
            point,
            edge: plane(3).collect(),
            board: plane(4).collect(),
            frame_from_map: frame_from_canvas.after(&canvas_from_map),
        })
    }
}

fn sigmoid(v: f32) -> f32 {
    1.0 / (1.0 + (-v).exp())
}
