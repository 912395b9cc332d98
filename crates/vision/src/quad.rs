//! Approximates the convex hull of points by a quadrilateral.

use kifuscribe_core::sensing::geometry::Point2;

/// A quadrilateral around all of `points`, clockwise on the screen from the corner nearest to the top left. Repeatedly
/// removes the side of the hull whose removal adds the least area, until four are left. `None` when the hull has fewer
/// than four sides.
#[must_use]
pub fn around(points: &[Point2]) -> Option<[Point2; 4]> {
    let mut hull = convex_hull(points);
    while hull.len() > 4 {
        let n = hull.len();
        // Without the side from i to i + 1, the sides before and after it are extended until they meet.
        let (_, i, corner) = (0..n)
            .filter_map(|i| {
                let [a, b, c, d] = [hull[(i + n - 1) % n], hull[i], hull[(i + 1) % n], hull[(i + 2) % n]];
                let corner = intersection(a, b, c, d)?;
                Some((area(b, corner, c).abs(), i, corner))
            })
            .min_by(|x, y| x.0.total_cmp(&y.0))?;
        hull[i] = corner;
        hull.remove((i + 1) % n);
    }
    let first = (0..hull.len()).min_by(|&i, &j| (hull[i].x + hull[i].y).total_cmp(&(hull[j].x + hull[j].y)))?;
    hull.rotate_left(first);
    hull.try_into().ok()
}

/// Twice the signed area of a triangle; positive where it turns clockwise on the screen.
fn area(a: Point2, b: Point2, c: Point2) -> f64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The intersection of the line from `a` through `b` and the line from `d` through `c`, beyond `b` and `c`.
fn intersection(a: Point2, b: Point2, c: Point2, d: Point2) -> Option<Point2> {
    let (u, v) = (Point2::new(b.x - a.x, b.y - a.y), Point2::new(c.x - d.x, c.y - d.y));
    let cross = u.x * v.y - u.y * v.x;
    let t = ((d.x - b.x) * v.y - (d.y - b.y) * v.x) / cross;
    let s = ((d.x - b.x) * u.y - (d.y - b.y) * u.x) / cross;
    (t.is_finite() && t >= 0.0 && s >= 1.0 - 1e-9).then(|| Point2::new(b.x + t * u.x, b.y + t * u.y))
}

/// The convex hull, clockwise on the screen, without points on its sides (Andrew's monotone chain, 1979).
fn convex_hull(points: &[Point2]) -> Vec<Point2> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    sorted.dedup();
    let mut hull: Vec<Point2> = Vec::new();
    let forward = sorted.iter();
    let mut chain = |points: &mut dyn Iterator<Item = &Point2>, floor: usize| {
        for &p in points {
            while hull.len() >= floor + 2 && area(hull[hull.len() - 2], hull[hull.len() - 1], p) <= 0.0 {
                hull.pop();
            }
            hull.push(p);
        }
        hull.pop();
        hull.len()
    };
    let floor = chain(&mut forward.clone(), 0);
    chain(&mut forward.rev(), floor);
    hull
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trapezium_with_jagged_sides_is_found() {
        // All cells of a raster between the sides of a board seen at a slant.
        let corners = [(30.0, 10.0), (90.0, 12.0), (120.0, 80.0), (5.0, 70.0)].map(|(x, y)| Point2::new(x, y));
        let inside = |p: Point2| (0..4).all(|i| area(corners[i], corners[(i + 1) % 4], p) >= 0.0);
        let cells: Vec<_> = (0..128 * 96)
            .map(|i| Point2::new(f64::from(i % 128) + 0.5, f64::from(i / 128) + 0.5))
            .filter(|&p| inside(p))
            .collect();
        let found = around(&cells).unwrap();
        for (a, b) in found.iter().zip(corners) {
            assert!(a.distance(b) < 2.5, "{a:?} {b:?}");
        }
    }

    #[test]
    fn a_line_has_no_quadrilateral() {
        let points: Vec<_> = (0..9).map(|i| Point2::new(f64::from(i), f64::from(2 * i))).collect();
        assert!(around(&points).is_none());
    }
}
