//! A position reached by play: stones, whose turn it is, prisoners and the ko.

use super::color::Color;
use super::point::{BoardSize, Point};
use super::random::splitmix64;
use super::stones::Stones;

/// A position of a game.
///
/// [`Position::play`] carries out any move, legal or not: [`Game`](super::play::Game) checks the rules.
///
/// ```
/// use kifuscribe_core::game::{color::Color, point::Point, position::Position, stones::Stones};
/// let stones = Stones::from_diagram("
///     . X O . .
///     X O . O .
///     . X O . .
///     . . . . .
///     . . . . .").unwrap();
/// let [c4, b4] = ["C4", "B4"].map(|label| Point::from_label(label, stones.size()).unwrap());
/// let mut position = Position::from_stones(stones, Color::Black);
/// assert_eq!(position.play(Color::Black, Some(c4)).captured, [b4]);
/// assert_eq!((position.prisoners(Color::Black), position.to_play(), position.ko()), (1, Color::White, Some(b4)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    stones: Stones,
    to_play: Color,
    prisoners: [usize; 2],
    plays: [usize; 2],
    passes: usize,
    ko: Option<Point>,
    hash: u128,
}

/// What a move did to the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Effect {
    /// Stones of the opponent that were lifted, in row-major order.
    pub captured: Vec<Point>,
    /// Stones of the mover's own that were lifted because nothing was captured and they had no liberty,
    /// the stone just played among them, in row-major order.
    pub suicide: Vec<Point>,
}

impl Position {
    /// The empty board, Black to play.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self::from_stones(Stones::empty(size), Color::Black)
    }

    /// A game that starts from `stones`.
    #[must_use]
    pub fn from_stones(stones: Stones, to_play: Color) -> Self {
        let hash = stones.iter().fold(0, |h, (p, s)| s.map_or(h, |color| h ^ key(p, color)));
        Self { stones, to_play, prisoners: [0; 2], plays: [0; 2], passes: 0, ko: None, hash }
    }

    /// The stones on the board.
    #[must_use]
    pub const fn stones(&self) -> &Stones {
        &self.stones
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.stones.size()
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_play(&self) -> Color {
        self.to_play
    }

    /// Gives the turn to `color`. The ko stays as it is.
    pub const fn set_to_play(&mut self, color: Color) {
        self.to_play = color;
    }

    /// The stones that `color` has taken prisoner: the opponent's captured stones and suicides.
    #[must_use]
    pub const fn prisoners(&self, color: Color) -> usize {
        self.prisoners[color as usize]
    }

    /// The stones that `color` has played on the board, passes left out (m in docs/rules.md B.1).
    #[must_use]
    pub const fn plays(&self, color: Color) -> usize {
        self.plays[color as usize]
    }

    /// How many passes in a row the last moves were.
    #[must_use]
    pub const fn passes(&self) -> usize {
        self.passes
    }

    /// The point that simple ko forbids to the side to play: a single stone was taken there by the last
    /// move, and the stone that took it could be taken back at once.
    #[must_use]
    pub const fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// A fingerprint of the stones: equal for equal arrangements, and different for different ones but for a
    /// chance of one in 2^128 (Zobrist, A new hashing method with application for game playing, 1970).
    #[must_use]
    pub const fn hash(&self) -> u128 {
        self.hash
    }

    /// Whether no stone lies on `point`.
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.stones.get(point).is_none()
    }

    /// Puts or lifts a stone by hand, outside play: a knocked stone put right, a setup in mid-game.
    pub fn set_stone(&mut self, point: Point, stone: Option<Color>) {
        self.change(point, stone);
        self.ko = None;
    }

    /// Passes for `color`: the stones stay, the turn changes, a ko may be taken again.
    pub const fn pass(&mut self, color: Color) {
        self.to_play = color.opponent();
        self.ko = None;
        self.passes += 1;
    }

    fn change(&mut self, point: Point, stone: Option<Color>) {
        for color in [self.stones.get(point), stone].into_iter().flatten() {
            self.hash ^= key(point, color);
        }
        self.stones.set(point, stone);
    }

    /// Plays `point`, or passes with `None`, and gives the turn to the opponent. Opposing strings without
    /// liberty are lifted first, then the own string if it has none. A stone that already lies on `point`
    /// is replaced: only a record of what physically happened asks for that.
    pub fn play(&mut self, color: Color, point: Option<Point>) -> Effect {
        let Some(point) = point else {
            self.pass(color);
            return Effect::default();
        };
        self.to_play = color.opponent();
        self.ko = None;
        self.passes = 0;
        self.plays[color as usize] += 1;
        self.change(point, None);
        let captured = self.stones.place(color, point);
        self.hash ^= captured.iter().fold(key(point, color), |h, &p| h ^ key(p, color.opponent()));
        self.prisoners[color as usize] += captured.len();
        let mut suicide = Vec::new();
        if captured.is_empty() {
            if !self.stones.has_liberty(point) {
                suicide = self.stones.string(point);
                suicide.sort_unstable_by_key(|p| (p.row, p.col));
                for &p in &suicide {
                    self.change(p, None);
                }
                self.prisoners[color.opponent() as usize] += suicide.len();
            }
        } else if let [taken] = captured[..] {
            let alone = point.neighbors(self.size()).all(|q| self.stones.get(q) != Some(color));
            let liberties = point.neighbors(self.size()).filter(|&q| self.stones.get(q).is_none()).count();
            if alone && liberties == 1 {
                self.ko = Some(taken);
            }
        }
        Effect { captured, suicide }
    }
}

/// The Zobrist key of a stone, which is the same on every machine and needs no table.
const fn key(point: Point, color: Color) -> u128 {
    let n = 2 * (25 * point.row as u64 + point.col as u64) + color as u64;
    (splitmix64(2 * n) as u128) << 64 | splitmix64(2 * n + 1) as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_follows_the_stones() {
        let mut position = Position::from_stones(Stones::from_diagram(". X .\nX O .\n. X .").unwrap(), Color::Black);
        let fresh = |p: &Position| Position::from_stones(p.stones().clone(), Color::Black).hash();
        position.play(Color::Black, Some(Point::new(2, 1)));
        assert_eq!(position.hash(), fresh(&position));
        position.play(Color::White, Some(Point::new(1, 1)));
        assert_eq!(position.hash(), fresh(&position));
        position.play(Color::White, Some(Point::new(1, 0)));
        assert_eq!(position.hash(), fresh(&position));
    }

    #[test]
    fn the_two_halves_of_a_fingerprint_are_independent() {
        // Else its 128 bits would tell positions apart no better than 64.
        for point in BoardSize::NINETEEN.points() {
            let mut position = Position::new(BoardSize::NINETEEN);
            position.play(Color::Black, Some(point));
            assert_ne!((position.hash() >> 64) as u64, position.hash() as u64, "{}", point.label(BoardSize::NINETEEN));
        }
    }
}
