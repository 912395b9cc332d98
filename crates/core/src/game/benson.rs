//! Unconditional life (Benson, Life in the game of Go, Information Sciences 10, 1976): strings that
//! cannot be captured even if their owner always passes.

use super::color::Color;
use super::point::Point;
use super::stones::Stones;

/// What a region of everything that is not of a colour gives the strings of that colour around it.
pub(super) struct Shelter {
    /// The strings around it, by number.
    pub(super) around: Vec<usize>,
    /// Those of them that always keep a liberty in it, as long as all of them have another one elsewhere.
    pub(super) keep: Vec<usize>,
    /// Whether all of them keep one without any other.
    pub(super) is_enough: bool,
}

/// For each point in row-major order: whether a stone of `color` lies there that is unconditionally
/// alive.
#[must_use]
pub fn pass_alive(stones: &Stones, color: Color) -> Vec<bool> {
    sheltered(stones, color, vital)
}

/// For each point in row-major order: whether a stone of `color` lies there that keeps its liberties by what `shelter` says of
/// each region, given the strings of all points.
pub(super) fn sheltered(
    stones: &Stones,
    color: Color,
    shelter: impl Fn(&Stones, &[Point], &[Option<usize>]) -> Shelter,
) -> Vec<bool> {
    let size = stones.size();
    let strings = stones.regions(Some(color));
    let mut string_of = vec![None; size.area()];
    for (s, string) in strings.iter().enumerate() {
        for p in string {
            string_of[p.index(size)] = Some(s);
        }
    }
    let regions = stones.connected_regions(|stone| stone != Some(color));
    let mut shelters: Vec<Shelter> = regions.iter().map(|region| shelter(stones, region, &string_of)).collect();
    let mut safe = vec![true; strings.len()];
    loop {
        let before = shelters.len();
        for (s, safe) in safe.iter_mut().enumerate() {
            let keep = || shelters.iter().filter(|shelter| shelter.keep.contains(&s));
            *safe &= keep().count() >= 2 || keep().any(|shelter| shelter.is_enough);
        }
        shelters.retain(|shelter| shelter.around.iter().all(|&s| safe[s]));
        if shelters.len() == before {
            break;
        }
    }
    string_of.iter().map(|s| s.is_some_and(|s| safe[s])).collect()
}

/// The strings that touch a point.
pub(super) fn strings_at(stones: &Stones, string_of: &[Option<usize>], p: Point) -> impl Iterator<Item = usize> {
    let size = stones.size();
    p.neighbors(size).filter_map(move |q| string_of[q.index(size)])
}

/// A string keeps a liberty in a region of which every empty point is one: the opponent cannot fill the last.
pub(super) fn vital(stones: &Stones, region: &[Point], string_of: &[Option<usize>]) -> Shelter {
    let mut around: Vec<usize> = region.iter().flat_map(|p| strings_at(stones, string_of, *p)).collect();
    around.sort_unstable();
    around.dedup();
    let empty = region.iter().filter(|p| stones.get(**p).is_none());
    let is_vital = |s: &usize| empty.clone().all(|p| strings_at(stones, string_of, *p).any(|t| t == *s));
    let keep = around.iter().copied().filter(is_vital).collect();
    Shelter { around, keep, is_enough: false }
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
