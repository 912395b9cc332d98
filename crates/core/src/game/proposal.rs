//! A proposal of dead stones, which a person confirms: unconditional life first (Benson), then random
//! play-outs. It is an aid to marking, never part of a result.

use super::benson::pass_alive;
use super::color::Color;
use super::dead::DeadStones;
use super::playout::Playout;
use super::position::Position;
use super::random::SplitMix64;
use super::stones::Stones;

/// How often a position is played out. The standard error of a point's owner is then 0.07.
const PLAYOUTS: usize = 200;

/// The strings that are probably dead: those not unconditionally alive whose points end up with the
/// opponent more often than not. The same position gives the same proposal on every machine.
///
/// A threshold of three times in ten more often was right less often on other programs' finished games
/// (docs/rules.md C.4, `crates/core/tests/rules/dead_stones.rs`).
#[must_use]
pub fn propose(stones: &Stones) -> DeadStones {
    let size = stones.size();
    let alive = Color::BOTH.map(|c| pass_alive(stones, c));
    let owners = owners(stones);
    let mut dead = DeadStones::none(stones.clone());
    for color in Color::BOTH {
        for string in stones.regions(Some(color)) {
            let Some(&first) = string.first() else { continue };
            if alive[color as usize][first.index(size)] {
                continue;
            }
            let sum: i32 = string.iter().map(|p| owners[p.index(size)]).sum();
            let kept = if color == Color::Black { sum } else { -sum };
            if kept <= 0 {
                dead.toggle(first);
            }
        }
    }
    dead
}

/// For each point how many more of the play-outs gave it to Black than to White.
fn owners(stones: &Stones) -> Vec<i32> {
    let size = stones.size();
    let mut owners = vec![0; size.area()];
    let start = Playout::new(stones);
    let mut rng = SplitMix64(Position::from_stones(stones.clone(), Color::Black).hash() as u64);
    for game in 0..PLAYOUTS {
        let mut playout = start.clone();
        playout.run(Color::BOTH[game % 2], &mut rng);
        for point in size.points() {
            owners[point.index(size)] += match playout.owner(point) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
    }
    owners
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(diagram: &str, dead: &str) {
        let stones = Stones::from_diagram(diagram).unwrap();
        let labels: Vec<String> = propose(&stones).points().map(|p| p.label(stones.size())).collect();
        assert_eq!(labels.join(" "), dead, "{diagram}");
    }

    #[test]
    fn stones_without_room_for_two_eyes_are_proposed() {
        // One white stone in Black's area of two eyes.
        check(
            ". . . X O . . . .\n. O . X O . . . .\n. . . X O . . . .\n. . . X O . . . .\n. . . X O . . . .\n\
             . . . X O . . . .\n. . . X O . . . .\n. X X X O O . . .\nX . X . X O . . .",
            "B8",
        );
    }

    #[test]
    fn unconditional_life_is_never_proposed() {
        check(". X . X .\nX X X X X\nO O O O O\n. O . O .\nO O O O O", "");
    }
}
