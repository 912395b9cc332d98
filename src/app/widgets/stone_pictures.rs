//! The stones of the diagram as small pictures, made once for each size. Why pictures: as shapes each stone is two hundred
//! triangles in every frame, and a window without a graphics card spent half a core on a full board.

use egui::{Color32, ColorImage, Context, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use super::stone::STONE;
use crate::app::theme::{
    BLACK, BLACK_RIM, BLACK_SHEEN, BLACK_SHINE, CLEAR, STONE_SHADOW, UNTINTED, WHITE_RIM, WHITE_SHADE, WHITE_SHINE,
};

/// The radii of the discs that add up to the soft shadow of a stone, in cells.
const SHADOW: [f32; 3] = [0.54, 0.50, 0.46];

/// Where the shadow lies from its stone, in cells.
const SHADOW_AT: Vec2 = Vec2::new(0.04, 0.10);

/// Where a stone is lightest, from its middle and in its radius.
const SHINE_AT: [f32; 2] = [-0.32, -0.38];

/// The width of a stone's rim, in cells, and the least in points.
const RIM: [f32; 2] = [0.035, 0.8];

/// How many sizes are kept: boards of several sizes may be on the screen together.
const MOST_SIZES: usize = 4;

/// A picture of a stone, or of what it throws on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StoneFace {
    /// A black stone.
    Black,
    /// A black stone that is darker in the middle, so that a number on it is read.
    NumberedBlack,
    /// A white stone.
    White,
    /// The shadow.
    Shadow,
}

/// The pictures for one size.
#[derive(Clone)]
pub(super) struct StonePictures {
    /// The width of a cell in pixels of the screen.
    cell: f32,
    /// By [`StoneFace`].
    pictures: [TextureHandle; 4],
    /// The side of a picture in pixels of the screen.
    side: usize,
}

impl StonePictures {
    /// The pictures for cells of `cell` points.
    pub(super) fn of(ctx: &Context, cell: f32) -> Self {
        let id = Id::unique("pictures of stones");
        let wanted = cell * ctx.pixels_per_point();
        let mut kept: Vec<Self> = ctx.data(|d| d.get_temp(id)).unwrap_or_default();
        if let Some(found) = kept.iter().find(|pictures| pictures.cell.to_bits() == wanted.to_bits()) {
            return found.clone();
        }
        let side = 2 * (wanted * SHADOW[0]).ceil() as usize + 2;
        let rim = (RIM[0] * cell).max(RIM[1]) * ctx.pixels_per_point();
        let faces = [StoneFace::Black, StoneFace::NumberedBlack, StoneFace::White, StoneFace::Shadow];
        let pictures = faces.map(|face| {
            let pixels = (0..side * side).map(|i| {
                let middle = side as f32 / 2.0;
                face.pixel([(i % side) as f32 + 0.5 - middle, (i / side) as f32 + 0.5 - middle], wanted, rim)
            });
            let image = ColorImage::new([side, side], pixels.collect());
            ctx.load_texture("stone", image, TextureOptions::LINEAR)
        });
        let made = Self { cell: wanted, pictures, side };
        kept.insert(0, made.clone());
        kept.truncate(MOST_SIZES);
        ctx.data_mut(|d| d.insert_temp(id, kept));
        made
    }

    /// Draws a stone with its middle at `center`, or the shadow of a stone that lies there. The picture lies on whole pixels, so
    /// that it stays sharp.
    pub(super) fn paint(&self, painter: &Painter, center: Pos2, face: StoneFace) {
        let scale = painter.pixels_per_point();
        let shift = if face == StoneFace::Shadow { SHADOW_AT * self.cell / scale } else { Vec2::ZERO };
        let half = self.side as f32 / 2.0;
        let first = ((center + shift) * scale - Vec2::splat(half)).round();
        let rect = Rect::from_min_size(first / scale, Vec2::splat(self.side as f32 / scale));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        painter.image(self.pictures[face as usize].id(), rect, whole, UNTINTED);
    }
}

impl StoneFace {
    /// The colour of the pixel at `at` from the middle. `at`, `cell` and `rim` are in pixels.
    fn pixel(self, at: [f32; 2], cell: f32, rim: f32) -> Color32 {
        let (from_middle, radius) = (at[0].hypot(at[1]), cell * STONE);
        let disc = |radius: f32| (radius - from_middle + 0.5).clamp(0.0, 1.0);
        let (light, shade, rim_color) = match self {
            Self::Black => (BLACK_SHINE, BLACK, BLACK_RIM),
            Self::NumberedBlack => (BLACK_SHEEN, BLACK, BLACK_RIM),
            Self::White => (WHITE_SHINE, WHITE_SHADE, WHITE_RIM),
            Self::Shadow => {
                let add = |below: Color32, part: f32| below.blend(STONE_SHADOW.gamma_multiply(disc(cell * part)));
                return SHADOW.into_iter().fold(CLEAR, add);
            }
        };
        let stone = light.lerp_to_gamma(shade, from_shine([at[0] / radius, at[1] / radius]));
        let ring = (rim / 2.0 + 0.5 - (from_middle - radius).abs()).clamp(0.0, rim.min(1.0));
        stone.gamma_multiply(disc(radius)).blend(rim_color.gamma_multiply(ring))
    }
}

/// How far a point of the unit disc is from its lightest point, as a share of the way from there through it to the edge; from
/// 0 to 1.
fn from_shine(at: [f32; 2]) -> f32 {
    let way = [at[0] - SHINE_AT[0], at[1] - SHINE_AT[1]];
    let length = way[0].hypot(way[1]);
    if length < f32::EPSILON {
        return 0.0;
    }
    // The edge is where |shine + t * way| = 1.
    let (a, b) = (length * length, SHINE_AT[0] * way[0] + SHINE_AT[1] * way[1]);
    let c = SHINE_AT[0] * SHINE_AT[0] + SHINE_AT[1] * SHINE_AT[1] - 1.0;
    let to_edge = (-b + (b * b - a * c).sqrt()) / a;
    (1.0 / to_edge).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_is_lightest_at_the_top_left_and_ends_at_its_edge() {
        let pixel = |x: f32, y: f32| StoneFace::Black.pixel([x, y], 40.0, 1.4);
        assert_eq!(pixel(19.0 * SHINE_AT[0], 19.0 * SHINE_AT[1]), BLACK_SHINE);
        assert!(pixel(-5.0, -5.0).r() > pixel(5.0, 5.0).r());
        assert_eq!(pixel(0.0, 19.0), BLACK_RIM);
        assert_eq!(pixel(0.0, 21.0), CLEAR);
        assert_eq!(StoneFace::Shadow.pixel([0.0, 23.0], 40.0, 1.4), CLEAR);
        assert!(StoneFace::Shadow.pixel([0.0, 0.0], 40.0, 1.4).a() > STONE_SHADOW.a());
    }
}
