//! What does not belong to the game: a thing put on the board, a reflection that wanders over it.

use crate::sensing::geometry::Point2;
use crate::synthetic::camera::SceneCamera;
use crate::synthetic::layer::{Layer, Radiance};
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::{Vector3, v3};

/// How high a lid or a clock is, in metres.
const HEIGHT: f32 = 0.03;
/// How far a reflection reaches, in cells.
const GLARE_REACH: f32 = 1.1;
/// How bright it is, as a factor of what wood in full light sends to the camera.
const GLARE: f32 = 1.6;

/// A lid or a clock that lies on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Obstacle {
    /// Its middle, in cells from the top left intersection.
    pub over: Point2,
    /// Its sides in cells.
    pub sides: Point2,
}

/// The place of a position in cells, at some height.
pub(super) fn spot(look: &SceneStyle, over: Point2, slide: (f32, f32), height: f32) -> Vector3 {
    let middle = (look.size.lines() as f32 - 1.0) / 2.0;
    let x = (over.x as f32 - middle) * look.cell.0 + slide.0;
    let y = (middle - over.y as f32) * look.cell.1 + slide.1;
    v3(x, y, height)
}

impl Obstacle {
    /// The outline in the picture, and the outline of its top.
    fn outlines(&self, lens: &SceneCamera, look: &SceneStyle, slide: (f32, f32)) -> [Vec<(f32, f32)>; 2] {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(|(x, y)| Point2::new(self.over.x + x * self.sides.x, self.over.y + y * self.sides.y));
        let at = |height: f32| {
            corners.iter().map(move |&c| {
                let (x, y, _) = lens.project(spot(look, c, slide, height));
                (x, y)
            })
        };
        [hull(at(0.0).chain(at(HEIGHT)).collect()), hull(at(HEIGHT).collect())]
    }

    /// Draws it, and says which pixels it hides.
    pub(super) fn draw(&self, layer: &mut Layer, lens: &SceneCamera, look: &SceneStyle, slide: (f32, f32)) -> Vec<f32> {
        let [outline, top] = self.outlines(lens, look, slide);
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
pub(super) fn draw_glare(layer: &mut Layer, look: &SceneStyle, over: Point2, slide: (f32, f32)) {
    let middle = spot(look, over, slide, 0.0);
    layer.for_each(|_, _, lit| {
        let (dx, dy) = ((lit.place.x - middle.x) / look.cell.0, (lit.place.y - middle.y) / look.cell.1);
        let share = (-(dx * dx + dy * dy) / (GLARE_REACH * GLARE_REACH)).exp();
        if share > 0.01 {
            lit.ambient = lit.ambient + v3(1.0, 0.97, 0.9) * (0.35 * GLARE * share);
        }
    });
}

/// The convex outline of some places, in order (Andrew's monotone chain, 1979).
fn hull(mut places: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    places.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let half = |places: &mut dyn Iterator<Item = (f32, f32)>| {
        let mut chain: Vec<(f32, f32)> = Vec::new();
        for p in places {
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
    let mut outline = half(&mut places.iter().copied());
    outline.extend(half(&mut places.iter().rev().copied()));
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
    fn the_outline_of_a_square_with_a_point_inside_is_the_square() {
        let outline = hull(vec![(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (2.0, 2.0), (0.0, 2.0)]);
        assert_eq!(outline.len(), 4);
        assert!(inside(&outline, (1.0, 1.0)) && !inside(&outline, (3.0, 1.0)));
    }
}
