//! Dead stones: the players agree on them, string by string.

use super::area::touched;
use super::color::Color;
use super::point::Point;
use super::stones::Stones;
use super::territory::{Group, groups};

/// The strings that the players agree are dead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadStones {
    stones: Stones,
    dead: Vec<bool>,
}

/// A contradiction in a choice of dead stones, which the players should check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeadDoubt {
    /// Dead stones of both colours lie in one region: both cannot be captured there.
    BothColors {
        /// The region after the dead stones are off.
        region: Vec<Point>,
    },
    /// A region that had dead stones in it borders living stones of the same colour.
    SameColorRemains {
        /// The colour.
        color: Color,
        /// The dead stones.
        dead: Vec<Point>,
    },
}

impl DeadStones {
    /// Nothing is dead yet.
    #[must_use]
    pub fn none(stones: Stones) -> Self {
        let dead = vec![false; stones.size().area()];
        Self { stones, dead }
    }

    /// The strings of `points` are dead. Points without a stone are ignored.
    #[must_use]
    pub fn of(stones: Stones, points: &[Point]) -> Self {
        let mut dead = Self::none(stones);
        for &point in points {
            if !dead.is_dead(point) {
                dead.toggle(point);
            }
        }
        dead
    }

    /// Whether the stone on `point` is marked dead.
    #[must_use]
    pub fn is_dead(&self, point: Point) -> bool {
        self.dead[point.index(self.stones.size())]
    }

    /// Declares the string on `point` dead, or alive again; returns the string.
    pub fn toggle(&mut self, point: Point) -> Vec<Point> {
        let string = self.stones.string(point);
        for p in &string {
            let i = p.index(self.stones.size());
            self.dead[i] = !self.dead[i];
        }
        string
    }

    /// Puts dead stones back that lie in the eyes of a group in seki, and returns their strings: nothing scores
    /// there, and a stone that was never taken is no prisoner (S4 diagram 15, docs/rules.md C.6). `seki` names groups
    /// by any of their stones or of the points they surround.
    pub fn keep_in_seki(&mut self, seki: &[Point]) -> Vec<Vec<Point>> {
        let named = |g: &Group| seki.iter().any(|p| g.stones.contains(p) || g.territory.contains(p));
        let eyes: Vec<Point> = groups(&self.removed()).into_iter().filter(named).flat_map(|g| g.territory).collect();
        let mut kept = Vec::new();
        for point in eyes {
            if self.is_dead(point) {
                kept.push(self.toggle(point));
            }
        }
        kept
    }

    /// Declares the strings of the groups alive that `seki` names by any of their stones, and returns those that were dead.
    pub fn keep_alive(&mut self, seki: &[Point]) -> Vec<Point> {
        let named = |g: &Group| seki.iter().any(|p| g.stones.contains(p));
        let mut kept = Vec::new();
        for point in groups(&self.stones).into_iter().filter(named).flat_map(|g| g.stones) {
            if self.is_dead(point) {
                kept.extend(self.toggle(point));
            }
        }
        kept
    }

    /// The dead stones, top row first.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        let size = self.stones.size();
        size.points().filter(move |p| self.dead[p.index(size)])
    }

    /// The number of dead stones of `color`.
    #[must_use]
    pub fn count(&self, color: Color) -> usize {
        self.points().filter(|&p| self.stones.get(p) == Some(color)).count()
    }

    /// The stones as they lay before the dead ones are lifted.
    #[must_use]
    pub const fn stones(&self) -> &Stones {
        &self.stones
    }

    /// The board without the dead stones (Q in docs/rules.md B.1).
    #[must_use]
    pub fn removed(&self) -> Stones {
        let mut stones = self.stones.clone();
        for point in self.points() {
            stones.set(point, None);
        }
        stones
    }

    /// The contradictions in the choice (docs/rules.md C.4): dead stones of both colours in one region, or a region
    /// from which stones were taken that still touches living stones of their colour.
    #[must_use]
    pub fn doubts(&self) -> Vec<DeadDoubt> {
        let after = self.removed();
        let mut doubts = Vec::new();
        for region in after.regions(None) {
            let dead_of = |color| -> Vec<Point> {
                region.iter().copied().filter(|&p| self.is_dead(p) && self.stones.get(p) == Some(color)).collect()
            };
            let dead = Color::BOTH.map(dead_of);
            if dead.iter().all(|d| !d.is_empty()) {
                doubts.push(DeadDoubt::BothColors { region: region.clone() });
            }
            let touches = touched(&after, &region);
            for (color, dead) in Color::BOTH.into_iter().zip(dead) {
                if !dead.is_empty() && touches[color as usize] {
                    doubts.push(DeadDoubt::SameColorRemains { color, dead });
                }
            }
        }
        doubts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// E03 of docs/rules.md D.2.
    const E03: &str =
        ". O X . X O .\nO O X X X O O\nX X X . X X X\nX . . . . . X\nX X X X X X X\nO O O O O O O\n. . . . . . .";

    #[test]
    fn a_string_is_toggled_as_a_whole() {
        let stones = Stones::from_diagram(E03).unwrap();
        let size = stones.size();
        let p = |label: &str| Point::from_label(label, size).unwrap();
        let mut dead = DeadStones::none(stones);
        assert_eq!(dead.toggle(p("A6")).len(), 3);
        assert_eq!(dead.toggle(p("G6")).len(), 3);
        assert_eq!((dead.count(Color::White), dead.count(Color::Black)), (6, 0));
        assert!(!dead.doubts().iter().any(|d| matches!(d, DeadDoubt::BothColors { .. })));
        dead.toggle(p("B7"));
        assert_eq!(dead.count(Color::White), 3);
        assert_eq!(dead.toggle(p("D3")).len(), 20);
    }

    #[test]
    fn a_dead_stone_in_the_eye_of_a_seki_stays() {
        // Black's corner and White's inside share the liberties E5 and D4; the stone at A5 lies in Black's eye.
        let diagram =
            "O . X O . X .\n. X X O O X .\nX X . O . X .\nO O O O O X .\nX X X X X X .\n. . . . . . .\n. . . . . . .";
        let stones = Stones::from_diagram(diagram).unwrap();
        let size = stones.size();
        let p = |label: &str| Point::from_label(label, size).unwrap();
        let mut dead = DeadStones::of(stones, &[p("A7")]);
        assert_eq!(dead.keep_in_seki(&[p("C7")]), [vec![p("A7")]]);
        assert_eq!(dead.points().count(), 0);
        let mut other = DeadStones::of(dead.stones().clone(), &[p("A7")]);
        assert!(other.keep_in_seki(&[p("D7")]).is_empty());
        assert_eq!(other.points().count(), 1);
    }
}
