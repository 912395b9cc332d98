//! The record as far as it goes: the start, the moves, and the position after each.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::recorder::event::CommittedMove;
use crate::recorder::hypotheses::HypothesisMove;
use crate::recorder::opening::GameOpening;
use crate::sensing::observation::PointState;

/// The record as far as it goes.
#[derive(Debug, Clone)]
pub(super) struct RecordedLine {
    size: Option<BoardSize>,
    opening: Option<GameOpening>,
    /// The position at the start and after each move.
    positions: Vec<Position>,
    moves: Vec<CommittedMove>,
    /// The number of moves before the last adjustment.
    fixed: usize,
    /// The last committed step, to find out whether the next one was seen together with it.
    last_step: Option<HypothesisMove>,
}

impl RecordedLine {
    /// A record that has not begun. The size is that of the board, if it is known.
    pub(super) const fn new(size: Option<BoardSize>) -> Self {
        Self { size, opening: None, positions: Vec::new(), moves: Vec::new(), fixed: 0, last_step: None }
    }

    /// Starts the record anew, with `first` to move.
    pub(super) fn start(&mut self, size: BoardSize, opening: GameOpening, first: Color) {
        *self = Self {
            size: Some(size),
            positions: vec![opening.position(size, first)],
            opening: Some(opening),
            moves: Vec::new(),
            fixed: 0,
            last_step: None,
        };
    }

    /// The board's size, if it is known.
    pub(super) const fn size(&self) -> Option<BoardSize> {
        self.size
    }

    /// The number of stones at the start.
    pub(super) fn setup_stones(&self) -> usize {
        self.opening.as_ref().map_or(0, |o| o.setup.len())
    }

    /// The positions at the start and after each move; empty before the start.
    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The last position; `None` before the start.
    pub(super) fn end(&self) -> Option<&Position> {
        self.positions.last()
    }

    /// The moves.
    pub(super) fn moves(&self) -> &[CommittedMove] {
        &self.moves
    }

    /// The number of moves before the last adjustment of stones: without them it would be lost.
    pub(super) const fn fixed(&self) -> usize {
        self.fixed
    }

    /// The step that was committed last, if nothing else changed the record since.
    pub(super) const fn last_step(&self) -> Option<&HypothesisMove> {
        self.last_step.as_ref()
    }

    /// Sets or forgets the step that was committed last.
    pub(super) const fn set_last_step(&mut self, step: Option<HypothesisMove>) {
        self.last_step = step;
    }

    /// Plays a move at the end, as it is.
    pub(super) fn push(&mut self, m: CommittedMove) {
        if let Some(mut position) = self.end().cloned() {
            position.play(m.color, m.point);
            self.positions.push(position);
            self.moves.push(m);
        }
    }

    /// Takes the last moves back.
    pub(super) fn take_back(&mut self, moves: usize) {
        let keep = self.moves.len().saturating_sub(moves);
        self.moves.truncate(keep);
        self.positions.truncate(keep + 1);
        self.fixed = self.fixed.min(keep);
        self.last_step = None;
    }

    /// Sets who moves first, as long as there is no move.
    pub(super) fn set_first_to_play(&mut self, color: Color) {
        if self.moves.is_empty()
            && let Some(start) = self.positions.first_mut()
        {
            start.set_to_play(color);
        }
    }

    /// Adjusts the last position: its stones, and whose turn it is.
    pub(super) fn adjust(&mut self, stones: &[(Point, Option<Color>)], to_play: Option<Color>) {
        let Some(position) = self.positions.last_mut() else { return };
        self.fixed = self.moves.len();
        for &(p, stone) in stones {
            position.set_stone(p, stone);
        }
        if let Some(color) = to_play {
            position.set_to_play(color);
        }
    }

    /// Divides the confidence of the last move by a number of equally good choices. Returns the new confidence.
    pub(super) fn divide_last_confidence(&mut self, choices: usize) -> Option<f32> {
        let last = self.moves.last_mut()?;
        last.confidence /= choices as f32;
        Some(last.confidence)
    }

    /// Whether the last position has these points as they are seen.
    pub(super) fn shows(&self, points: &[(Point, PointState)]) -> bool {
        let Some(end) = self.end() else { return false };
        points.iter().all(|&(p, seen)| PointState::from(end.stones().get(p)) == seen)
    }

    /// Whether both sides have passed in turn somewhere: what follows is dame, or play that settles life and death.
    pub(super) fn is_after_two_passes(&self) -> bool {
        self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none()))
    }
}
