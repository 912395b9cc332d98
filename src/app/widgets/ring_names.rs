//! Where the names of ringed points stand, so that none lies on another one or on a ring.

use egui::{Pos2, Rect, Vec2, vec2};

/// The corners of a ring beside which its name may stand, in the order in which they are tried.
const CORNERS: [Vec2; 4] = [vec2(1.0, 1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0)];

/// How far from the middle of the ring the nearest corner of the name may be, along each axis, as a share of its radius.
const DISTANCES: [f32; 5] = [0.75, 1.5, 2.5, 3.5, 4.5];

/// The area of each name, in the order of `rings`. `sizes` are those of the names, as many as there are rings; all in
/// points. A name stands at the lower right of its ring where there is room `within` the picture, else at another corner or
/// farther away; at the lower right too where there is none anywhere.
#[must_use]
pub(super) fn areas(rings: &[Pos2], sizes: &[Vec2], radius: f32, within: Rect) -> Vec<Rect> {
    let mut placed: Vec<Rect> = Vec::with_capacity(rings.len());
    for (i, (&ring, &size)) in rings.iter().zip(sizes).enumerate() {
        let beside = |distance: f32, corner: Vec2| {
            Rect::from_center_size(ring + corner * (Vec2::splat(radius * distance) + size * 0.5), size)
        };
        let is_free = |area: &Rect| {
            let others = rings.iter().enumerate().filter(|&(other, _)| other != i);
            within.contains_rect(*area)
                && placed.iter().all(|named| !named.intersects(*area))
                && others.into_iter().all(|(_, &at)| area.distance_sq_to_pos(at) >= radius * radius)
        };
        let mut choices = DISTANCES.iter().flat_map(|&distance| CORNERS.map(|corner| beside(distance, corner)));
        placed.push(choices.find(is_free).unwrap_or_else(|| beside(DISTANCES[0], CORNERS[0])));
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Vec2 = vec2(28.0, 16.0);
    const RADIUS: f32 = 10.0;

    fn placed(rings: &[(f32, f32)]) -> (Vec<Pos2>, Vec<Rect>) {
        let rings: Vec<Pos2> = rings.iter().map(|&(x, y)| Pos2::new(x, y)).collect();
        let areas =
            areas(&rings, &vec![SIZE; rings.len()], RADIUS, Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0)));
        (rings, areas)
    }

    #[test]
    fn a_name_stands_at_the_lower_right_of_its_ring_and_inside_the_picture() {
        let (_, areas) = placed(&[(100.0, 100.0), (395.0, 295.0)]);
        assert_eq!(areas[0].min, Pos2::new(107.5, 107.5));
        assert_eq!(areas[1].max, Pos2::new(387.5, 287.5), "at the upper left in the corner");
    }

    #[test]
    fn names_of_neighbouring_points_lie_neither_on_each_other_nor_on_a_ring() {
        // A block of points of a board whose lines are 20 points apart, as in a photograph of the whole board.
        let block: Vec<(f32, f32)> =
            (0..3).flat_map(|x| (0..3).map(move |y| (200.0 + 20.0 * x as f32, 150.0 + 20.0 * y as f32))).collect();
        let (rings, areas) = placed(&block);
        for (i, area) in areas.iter().enumerate() {
            assert!(areas[..i].iter().all(|other| !other.intersects(*area)), "name {i}: {areas:?}");
            let others = rings.iter().enumerate().filter(|&(j, _)| j != i);
            assert!(others.into_iter().all(|(_, at)| area.distance_to_pos(*at) >= RADIUS), "name {i}: {areas:?}");
        }
    }

    #[test]
    fn a_name_without_room_anywhere_stands_at_the_lower_right() {
        let ring = Pos2::new(5.0, 5.0);
        let areas = areas(&[ring], &[SIZE], RADIUS, Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0)));
        assert_eq!(areas[0].min, Pos2::new(12.5, 12.5));
    }
}
