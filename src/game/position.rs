//! A position reached by play: stones, whose turn it is, prisoners and the ko.

use super::color::Color;
use super::point::{BoardSize, Point};
use super::stones::Stones;

/// A position of a game.
///
/// [`Position::play`] carries out what a hand does, whether the rules allow it or not: asking first is
/// the business of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    stones: Stones,
    to_play: Color,
    prisoners: [usize; 2],
    plays: [usize; 2],
    passes: usize,
    ko: Option<Point>,
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
    pub const fn from_stones(stones: Stones, to_play: Color) -> Self {
        Self { stones, to_play, prisoners: [0; 2], plays: [0; 2], passes: 0, ko: None }
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

    /// The stones that `color` has played on the board, passes left out (m in RULES.md).
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

    /// Puts or lifts a stone by hand, outside play: a knocked stone put right, a setup in mid-game.
    pub fn set_stone(&mut self, point: Point, stone: Option<Color>) {
        self.stones.set(point, stone);
        self.ko = None;
    }

    /// Plays `point`, or passes with `None`, and gives the turn to the opponent. Opposing strings without
    /// liberty are lifted first, then the own string if it has none. A stone that already lies on `point`
    /// is replaced: only a record of what physically happened asks for that.
    pub fn play(&mut self, color: Color, point: Option<Point>) -> Effect {
        self.to_play = color.opponent();
        self.ko = None;
        let Some(point) = point else {
            self.passes += 1;
            return Effect::default();
        };
        self.passes = 0;
        self.plays[color as usize] += 1;
        let captured = self.stones.place(color, point);
        self.prisoners[color as usize] += captured.len();
        let mut suicide = Vec::new();
        if captured.is_empty() {
            if !self.stones.has_liberty(point) {
                suicide = self.stones.string(point);
                suicide.sort_unstable_by_key(|p| (p.row, p.col));
                for &p in &suicide {
                    self.stones.set(p, None);
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
