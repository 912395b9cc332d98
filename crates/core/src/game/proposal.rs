//! A proposal of dead stones, which a person confirms: what cannot be captured first, then random
//! play-outs. It is an aid to marking, never part of a result.

use super::color::Color;
use super::dead::DeadStones;
use super::life::cannot_be_captured;
use super::playout::Playout;
use super::point::Point;
use super::position::Position;
use super::random::SplitMix64;
use super::stones::Stones;

/// How often a position is played out. The standard error of a point's owner is then 0.07.
const PLAYOUTS: usize = 200;

/// From this share of the play-outs on, by which its points end up with its owner more often than with the opponent, a
/// string is probably alive. Why: of the 5,800 strings that the players of 902 counted games had agreed to be dead, ten
/// reached it, and of the 26,000 others all but 60 did (docs/rules.md C.4).
const LIVES_FROM: f64 = 0.3;

/// A string of stones, and what becomes of it.
#[derive(Debug, Clone, PartialEq)]
pub struct StringOutlook {
    /// Its stones.
    pub points: Vec<Point>,
    /// Whether it cannot be captured if its owner answers.
    pub is_certain: bool,
    /// How much more often its points end up with its owner than with the opponent, -1 to 1.
    pub kept: f64,
}

impl StringOutlook {
    /// Whether it is certainly or probably alive: it is taken for dead only where somebody says so.
    #[must_use]
    pub fn lives(&self) -> bool {
        self.is_certain || self.kept >= LIVES_FROM
    }
}

/// What becomes of each string. The same position gives the same answer on every machine.
#[must_use]
pub fn outlooks(stones: &Stones) -> Vec<StringOutlook> {
    let size = stones.size();
    let owners = owners(stones);
    let of = |color: Color| {
        let alive = cannot_be_captured(stones, color);
        let sign = if color == Color::Black { 1 } else { -1 };
        let outlook = |points: Vec<Point>| {
            let sum: i32 = points.iter().map(|p| sign * owners[p.index(size)]).sum();
            let kept = f64::from(sum) / (points.len() * PLAYOUTS) as f64;
            StringOutlook { is_certain: points.iter().all(|p| alive[p.index(size)]), kept, points }
        };
        stones.regions(Some(color)).into_iter().map(outlook).collect::<Vec<_>>()
    };
    Color::BOTH.into_iter().flat_map(of).collect()
}

/// The strings that are probably dead: those that may be captured and whose points end up with the
/// opponent more often than not. The same position gives the same proposal on every machine.
///
/// A threshold of three times in ten more often was right less often on other programs' finished games
/// (docs/rules.md C.4, `crates/core/tests/rules/dead_stones.rs`).
#[must_use]
pub fn propose(stones: &Stones) -> DeadStones {
    proposal(stones, &outlooks(stones))
}

/// The same by what becomes of each string of `stones`.
#[must_use]
pub fn proposal(stones: &Stones, outlooks: &[StringOutlook]) -> DeadStones {
    let probably = outlooks.iter().filter(|outlook| !outlook.is_certain && outlook.kept <= 0.0);
    DeadStones::of(stones.clone(), &probably.filter_map(|outlook| outlook.points.first().copied()).collect::<Vec<_>>())
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
