//! Random games and fills for the tests: the same seed gives the same game on every machine.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_core::game::stones::Stones;

/// Random numbers from a seed.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self) -> u64 {
        let mut sequence = SplitMix64(self.0);
        let drawn = sequence.draw();
        self.0 = sequence.0;
        drawn
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.roll() % n as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// A position reached by `moves` random moves without suicide and without filling one-point eyes, so that
/// boards with living stones, territory and shared points come out.
pub(crate) fn position(size: BoardSize, moves: usize, rng: &mut Dice) -> Position {
    let mut position = Position::new(size);
    for _ in 0..moves {
        let color = position.to_play();
        let mut open: Vec<Point> = size.points().filter(|&p| position.is_empty(p)).collect();
        rng.shuffle(&mut open);
        let eye = |p: Point, s: &Stones| p.neighbors(size).all(|q| s.get(q) == Some(color));
        let chosen = open.into_iter().find(|&p| {
            if eye(p, position.stones()) || position.ko() == Some(p) {
                return false;
            }
            let mut after = position.clone();
            after.play(color, Some(p)).suicide.is_empty()
        });
        position.play(color, chosen);
    }
    position
}

/// A board that looks like the end of a game: a random border, each side's stones along it, some of the border
/// left open as shared points, and stones scattered in the own territory.
pub(crate) fn finished(size: BoardSize, rng: &mut Dice) -> Stones {
    let lines = size.lines();
    let mut stones = Stones::empty(size);
    let mut border = lines / 2;
    for row in 0..lines {
        border = (border + rng.below(3)).saturating_sub(1).clamp(1, lines - 1);
        for col in 0..lines {
            let point = Point::new(col, row);
            let color = if col < border { Color::Black } else { Color::White };
            let at_border = col + 2 >= border && col < border + 2;
            let scattered = rng.below(6) == 0;
            if (at_border && rng.below(12) > 0) || scattered {
                stones.set(point, Some(color));
            }
        }
    }
    // Strings without liberty cannot lie on a board.
    for point in stones.without_liberties() {
        stones.set(point, None);
    }
    stones
}
