//! Unconditional life (Benson, Life in the game of Go, Information Sciences 10, 1976): strings that
//! cannot be captured even if their owner always passes.

use super::color::Color;
use super::stones::Stones;

/// For each point in row-major order: whether a stone of `color` lies there that is unconditionally
/// alive.
#[must_use]
pub fn pass_alive(stones: &Stones, color: Color) -> Vec<bool> {
    let size = stones.size();
    let strings = stones.regions(Some(color));
    let mut string_of = vec![usize::MAX; size.area()];
    for (s, string) in strings.iter().enumerate() {
        for p in string {
            string_of[p.index(size)] = s;
        }
    }
    // Regions of everything that is not `color`, each with the strings around it and those it is vital to
    // (every empty point of the region is a liberty of the string).
    let mut seen = vec![false; size.area()];
    let mut regions: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for start in size.points() {
        if seen[start.index(size)] || stones.get(start) == Some(color) {
            continue;
        }
        seen[start.index(size)] = true;
        let mut region = vec![start];
        let mut around = Vec::new();
        let mut next = 0;
        while next < region.len() {
            for q in region[next].neighbors(size) {
                let i = q.index(size);
                if string_of[i] != usize::MAX {
                    if !around.contains(&string_of[i]) {
                        around.push(string_of[i]);
                    }
                } else if !seen[i] {
                    seen[i] = true;
                    region.push(q);
                }
            }
            next += 1;
        }
        let touches = |p: &super::point::Point, s: usize| p.neighbors(size).any(|q| string_of[q.index(size)] == s);
        let vital = around
            .iter()
            .copied()
            .filter(|&s| region.iter().filter(|&&p| stones.get(p).is_none()).all(|p| touches(p, s)))
            .collect();
        regions.push((around, vital));
    }
    let mut alive = vec![true; strings.len()];
    let mut healthy = vec![true; regions.len()];
    loop {
        let mut changed = false;
        for (s, alive) in alive.iter_mut().enumerate().filter(|(_, a)| **a) {
            let detector = regions.iter().zip(&healthy).filter(|((_, vital), ok)| **ok && vital.contains(&s)).count();
            if detector < 2 {
                *alive = false;
                changed = true;
            }
        }
        for ((around, _), ok) in regions.iter().zip(healthy.iter_mut()).filter(|(_, ok)| **ok) {
            if around.iter().any(|&s| !alive[s]) {
                *ok = false;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    string_of.iter().map(|&s| s != usize::MAX && alive[s]).collect()
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
