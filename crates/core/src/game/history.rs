//! The positions that have been on the board in a game, and the moves that led to them.

use std::collections::BTreeMap;

use super::color::Color;
use super::point::Point;
use super::position::Position;

/// A move that was made. The first of a [`History`] stands for the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayState {
    /// Who moved; at the start, the opponent of the player who moves first.
    pub(super) color: Color,
    /// Where; `None` at the start and for a pass.
    pub(super) point: Option<Point>,
    /// The opponent's stones that were lifted.
    pub(super) captured: Vec<Point>,
    /// The move took a ko.
    pub(super) took_ko: bool,
}

/// A moment when certain stones lay on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Occurrence {
    /// The number of moves made before it.
    moves: usize,
    to_play: Color,
}

/// The positions of a game so far.
#[derive(Debug, Clone)]
pub(super) struct History {
    /// The start, then each move.
    states: Vec<PlayState>,
    /// By the fingerprint of the stones: when they lay on the board, in order.
    occurrences: BTreeMap<u128, Vec<Occurrence>>,
}

impl History {
    /// The history of a game that begins at `start`.
    pub(super) fn new(start: &Position) -> Self {
        let color = start.to_play().opponent();
        let state = PlayState { color, point: None, captured: Vec::new(), took_ko: false };
        let mut history = Self { states: vec![state], occurrences: BTreeMap::new() };
        history.add_setup(start);
        history
    }

    /// The number of moves made, passes included.
    pub(super) const fn moves(&self) -> usize {
        self.states.len() - 1
    }

    /// The start, then each move.
    pub(super) fn states(&self) -> &[PlayState] {
        &self.states
    }

    /// After how many moves the stones with fingerprint `hash` first lay on the board: with `to_play` on turn, or with
    /// either player for `None`.
    pub(super) fn first(&self, hash: u128, to_play: Option<Color>) -> Option<usize> {
        let mut same_stones = self.occurrences.get(&hash)?.iter();
        same_stones.find(|o| to_play.is_none_or(|color| o.to_play == color)).map(|o| o.moves)
    }

    /// Adds a move that led to `position`, and returns after how many moves the same stones last lay there before, with
    /// the same side to move.
    pub(super) fn add_move(&mut self, state: PlayState, position: &Position) -> Option<usize> {
        self.states.push(state);
        let now = Occurrence { moves: self.moves(), to_play: position.to_play() };
        let same_stones = self.occurrences.entry(position.hash()).or_default();
        let earlier = same_stones.iter().rev().find(|o| o.to_play == now.to_play).map(|o| o.moves);
        same_stones.push(now);
        earlier
    }

    /// Adds a position that was set up by hand after the moves so far.
    pub(super) fn add_setup(&mut self, position: &Position) {
        let now = Occurrence { moves: self.moves(), to_play: position.to_play() };
        let same_stones = self.occurrences.entry(position.hash()).or_default();
        if same_stones.last() != Some(&now) {
            same_stones.push(now);
        }
    }
}
