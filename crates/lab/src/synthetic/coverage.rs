//! Which points of the board are hidden in a picture.

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::v3;
use kifuscribe_core::game::point::Point;

/// The share of each pixel that something hides, from 0 to 1, row-major.
pub(super) type Mask = Vec<f32>;

/// Whether at least a fifth of the disc of a stone on `point` is hidden by `mask`.
pub(super) fn is_covered(style: &SceneStyle, camera: &SceneCamera, mask: &Mask, point: Point) -> bool {
    let (width, height) = (style.setup.width as f32, style.setup.height as f32);
    let center = style.position(point) + style.shift() + v3(0.0, 0.0, style.stone_height / 2.0);
    let (mut hidden, mut samples) = (0, 0);
    for ring in 0..4 {
        for spoke in 0..8 {
            let turn = (spoke as f32 + 0.5 * ring as f32) * std::f32::consts::TAU / 8.0;
            // Rings of equal area.
            let out = style.stone_radius * ((ring as f32 + 0.5) / 4.0).sqrt();
            let (x, y, _) = camera.project(center + v3(out * turn.cos(), out * turn.sin(), 0.0));
            samples += 1;
            if x >= 0.0 && y >= 0.0 && x < width - 0.5 && y < height - 0.5 {
                let i = (y + 0.5) as usize * style.setup.width + (x + 0.5) as usize;
                hidden += i32::from(mask.get(i).is_some_and(|&m| m > 0.5));
            }
        }
    }
    5 * hidden >= samples
}
