//! Unconditional life (Benson, Life in the game of Go, Information Sciences 10, 1976): strings that
//! cannot be captured even if their owner always passes.

use super::color::Color;
use super::point::Point;
use super::stones::Stones;

/// A region of everything that is not of the colour.
struct Enclosed {
    /// The strings around it, by number.
    around: Vec<usize>,
    /// Those of them of which every empty point of the region is a liberty.
    vital: Vec<usize>,
}

/// For each point in row-major order: whether a stone of `color` lies there that is unconditionally
/// alive.
#[must_use]
pub fn pass_alive(stones: &Stones, color: Color) -> Vec<bool> {
    let size = stones.size();
    let strings = stones.regions(Some(color));
    let mut string_of = vec![None; size.area()];
    for (s, string) in strings.iter().enumerate() {
        for p in string {
            string_of[p.index(size)] = Some(s);
        }
    }
    let regions = stones.connected_regions(|stone| stone != Some(color));
    let mut regions: Vec<Enclosed> = regions.iter().map(|r| enclosed(stones, r, &string_of)).collect();
    let mut alive = vec![true; strings.len()];
    loop {
        let before = regions.len();
        for (s, alive) in alive.iter_mut().enumerate() {
            *alive &= regions.iter().filter(|r| r.vital.contains(&s)).count() >= 2;
        }
        regions.retain(|r| r.around.iter().all(|&s| alive[s]));
        if regions.len() == before {
            break;
        }
    }
    string_of.iter().map(|s| s.is_some_and(|s| alive[s])).collect()
}

fn enclosed(stones: &Stones, region: &[Point], string_of: &[Option<usize>]) -> Enclosed {
    let size = stones.size();
    let strings_at = |p: &Point| p.neighbors(size).filter_map(|q| string_of[q.index(size)]);
    let mut around: Vec<usize> = region.iter().flat_map(strings_at).collect();
    around.sort_unstable();
    around.dedup();
    let empty = region.iter().filter(|p| stones.get(**p).is_none());
    let is_vital = |s: &usize| empty.clone().all(|p| strings_at(p).any(|t| t == *s));
    let vital = around.iter().copied().filter(is_vital).collect();
    Enclosed { around, vital }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(diagram: &str, black_alive: usize, white_alive: usize) {
        let stones = Stones::from_diagram(diagram).unwrap();
        let count = |color| pass_alive(&stones, color).into_iter().filter(|&a| a).count();
        assert_eq!((count(Color::Black), count(Color::White)), (black_alive, white_alive), "{diagram}");
    }

    #[test]
    fn two_eyes_live_and_one_does_not() {
        check(". X . X .\nX X X X X\n. . . . .\n. . . . .\n. . . . .", 7, 0);
        check(". X X . .\nX X . . .\n. . . . .\n. . . . .\n. . . . .", 0, 0);
        // The opponent's stone in the eye does not matter, an eye of two points with one liberty left does not either.
        check("O X . X .\n. X X X X\nX X . . .\n. . . . .\n. . . . .", 8, 0);
    }

    #[test]
    fn an_empty_board_has_no_life() {
        check(". .\n. .", 0, 0);
    }
}
