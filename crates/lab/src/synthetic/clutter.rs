//! Objects and reflections on the board that do not belong to the game.

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::coverage::Mask;
use crate::synthetic::layer::{Layer, Radiance};
use crate::synthetic::scene_state::Obstacle;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::v3;
use kifuscribe_core::sensing::geometry::Point2;

/// Height of a lid or a clock, in metres.
const HEIGHT: f32 = 0.03;
/// Radius of a reflection, in cells.
const GLARE_REACH: f32 = 1.1;
/// Brightness of a reflection, relative to wood in full light.
const GLARE: f32 = 1.6;

impl Obstacle {
    /// Returns the outline in the picture, and the outline of the top.
    fn outlines(&self, camera: &SceneCamera, style: &SceneStyle) -> [Vec<(f32, f32)>; 2] {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(|(x, y)| Point2::new(self.over.x + x * self.sides.x, self.over.y + y * self.sides.y));
        let at = |height: f32| {
            corners.iter().map(move |&c| {
                let (x, y, _) = camera.project(style.above(c, height));
                (x, y)
            })
        };
        [hull(at(0.0).chain(at(HEIGHT)).collect()), hull(at(HEIGHT).collect())]
    }

    /// Draws it and returns the pixels that it hides.
    pub(super) fn draw(&self, layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle) -> Mask {
        let [outline, top] = self.outlines(camera, style);
        let mut mask = vec![0.0; layer.width * layer.height];
        for y in 0..layer.height {
            for x in 0..layer.width {
                let p = (x as f32, y as f32);
                if !inside(&outline, p) {
                    continue;
                }
                let shade = if inside(&top, p) { 0.09 } else { 0.035 };
                let i = y * layer.width + x;
                let color = v3(shade, shade, 1.15 * shade);
                layer.pixels[i] = Radiance { ambient: color, direct: color, place: layer.pixels[i].place };
                mask[i] = 1.0;
            }
        }
        mask
    }
}

/// Draws the reflection of a lamp in the varnish and on the stones.
pub(super) fn draw_glare(layer: &mut Layer, style: &SceneStyle, over: Point2) {
    let middle = style.above(over, 0.0);
    layer.for_each(|_, _, lit| {
        let (dx, dy) = ((lit.place.x - middle.x) / style.cell.0, (lit.place.y - middle.y) / style.cell.1);
        let share = (-(dx * dx + dy * dy) / (GLARE_REACH * GLARE_REACH)).exp();
        if share > 0.01 {
            lit.ambient = lit.ambient + v3(1.0, 0.97, 0.9) * (0.35 * GLARE * share);
        }
    });
}

/// Returns the convex hull of points, in order (Andrew's monotone chain, 1979).
fn hull(mut points: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let half = |points: &mut dyn Iterator<Item = (f32, f32)>| {
        let mut chain: Vec<(f32, f32)> = Vec::new();
        for p in points {
            while let [.., a, b] = chain[..] {
                if turn(a, b, p) > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let mut outline = half(&mut points.iter().copied());
    outline.extend(half(&mut points.iter().rev().copied()));
    outline
}

fn turn(a: (f32, f32), b: (f32, f32), c: (f32, f32)) -> f32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn inside(outline: &[(f32, f32)], p: (f32, f32)) -> bool {
    let n = outline.len();
    (0..n).all(|i| turn(outline[i], outline[(i + 1) % n], p) >= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hull_of_a_square_with_a_point_inside_is_the_square() {
        let outline = hull(vec![(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (2.0, 2.0), (0.0, 2.0)]);
        assert_eq!(outline.len(), 4);
        assert!(inside(&outline, (1.0, 1.0)) && !inside(&outline, (3.0, 1.0)));
    }
}
