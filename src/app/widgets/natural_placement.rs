//! Where stones lie when people lay them: a little beside their points, and never in each other.

use super::stone::STONE;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;

/// How far from its point a stone is laid at most, in cells.
const MOST: f32 = 0.07;

/// How often neighbours that would overlap are pushed apart. Why: a push against one neighbour may be one into another; after
/// some rounds what is left is less than a pixel.
const ROUNDS: usize = 4;

/// By [`Point::index`], how far each stone lies to the right of its point and below it, in cells; on empty points nothing.
/// `numbers` are those of the moves that put the stones there. The same stones always lie in the same places.
#[must_use]
pub fn shifts(stones: &Stones, numbers: &[Option<usize>]) -> Vec<[f32; 2]> {
    let size = stones.size();
    let mut shifts = vec![[0.0; 2]; size.area()];
    for (point, _) in stones.iter().filter(|(_, stone)| stone.is_some()) {
        let index = point.index(size);
        shifts[index] = laid(index, numbers[index].unwrap_or_default());
    }
    let pairs: Vec<[usize; 2]> = neighbours(stones).map(|pair| pair.map(|point| point.index(size))).collect();
    for _ in 0..ROUNDS {
        for &[a, b] in &pairs {
            push_apart(&mut shifts, a, b, if b == a + 1 { [1.0, 0.0] } else { [0.0, 1.0] });
        }
    }
    shifts
}

/// Where a stone is laid on an empty board: a direction and a distance that look like chance.
fn laid(index: usize, number: usize) -> [f32; 2] {
    // The last steps of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
    let mut bits = (index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (number as u64) << 32;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^= bits >> 31;
    let share = |bits: u64| (bits & 0xFFFF) as f32 / 65536.0;
    let (angle, distance) = (std::f32::consts::TAU * share(bits), MOST * share(bits >> 16).sqrt());
    [distance * angle.cos(), distance * angle.sin()]
}

/// The pairs of stones on neighbouring points, the one to the left or above first.
fn neighbours(stones: &Stones) -> impl Iterator<Item = [Point; 2]> + '_ {
    let size = stones.size();
    let has_stone = move |p: &Point| p.is_on(size) && stones.get(*p).is_some();
    size.points().filter(has_stone).flat_map(move |p| {
        let (col, row) = (usize::from(p.col), usize::from(p.row));
        [Point::new(col + 1, row), Point::new(col, row + 1)].into_iter().filter(has_stone).map(move |other| [p, other])
    })
}

/// Moves two stones, whose points are `step` apart, along the line between them until they only touch.
fn push_apart(shifts: &mut [[f32; 2]], a: usize, b: usize, step: [f32; 2]) {
    let between = [0, 1].map(|axis| step[axis] + shifts[b][axis] - shifts[a][axis]);
    let distance = between[0].hypot(between[1]);
    let lack = 2.0 * STONE - distance;
    if lack <= 0.0 {
        return;
    }
    for axis in [0, 1] {
        let push = 0.5 * lack * between[axis] / distance;
        shifts[a][axis] -= push;
        shifts[b][axis] += push;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::BoardSize;

    fn full_board() -> Stones {
        let size = BoardSize::NINETEEN;
        let mut stones = Stones::empty(size);
        for point in size.points().filter(|p| (p.col, p.row) != (9, 9)) {
            stones.set(point, Some(Color::BOTH[usize::from(point.col % 2)]));
        }
        stones
    }

    #[test]
    fn stones_lie_beside_their_points_and_not_in_each_other() {
        let stones = full_board();
        let size = stones.size();
        let shifts = shifts(&stones, &vec![None; size.area()]);
        let beside = shifts.iter().filter(|[x, y]| x.hypot(*y) > 0.01).count();
        assert!(beside > size.area() / 2, "{beside}");
        for [x, y] in &shifts {
            assert!(x.hypot(*y) < 0.15, "{x} {y}");
        }
        for [a, b] in neighbours(&stones) {
            let at = |p: Point| {
                let [x, y] = shifts[p.index(size)];
                [f32::from(p.col) + x, f32::from(p.row) + y]
            };
            let ([ax, ay], [bx, by]) = (at(a), at(b));
            assert!((bx - ax).hypot(by - ay) > 2.0 * STONE - 0.02, "{a:?} {b:?}");
        }
    }

    #[test]
    fn an_empty_point_has_no_shift_and_a_stone_the_same_each_time() {
        let mut stones = Stones::empty(BoardSize::NINE);
        stones.set(Point::new(2, 2), Some(Color::Black));
        let numbers = vec![None; 81];
        let once = shifts(&stones, &numbers);
        assert_eq!(once.iter().filter(|shift| **shift != [0.0; 2]).count(), 1);
        assert_eq!(once, shifts(&stones, &numbers));
    }
}
