//! Points of a board by their coordinates, in a sentence.

use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_language::say;

/// The coordinates of the first `most` points with `between` them, and the number of the others, such as
/// `D4, E5 and 3 more`; empty where there are none.
#[must_use]
pub fn named(points: &[Point], size: BoardSize, most: usize, between: &str) -> String {
    let names: Vec<String> = points.iter().take(most).map(|point| point.label(size)).collect();
    let names = names.join(between);
    match points.len().saturating_sub(most) {
        0 => names,
        n => say!("points-and-more", names, n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_points_are_named_and_the_others_counted() {
        let points: Vec<Point> = (0..5).map(|col| Point::new(col, 8)).collect();
        assert_eq!(named(&points, BoardSize::NINE, 5, " "), "A1 B1 C1 D1 E1");
        assert_eq!(named(&points, BoardSize::NINE, 3, ", "), "A1, B1, C1 and 2 more");
        assert_eq!(named(&[], BoardSize::NINE, 3, ", "), "");
    }
}
