//! The board as several sure readings in a row show it.

use crate::audit::alignment::Turn;
use crate::game::color::Color;
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointState};

/// Least probability of a reading that counts as sure. An irregularity needs `CONFIRMATIONS` of them in a row, and a
/// reading with less does not remove a stone of the game.
pub const CONFIRMED: f32 = 0.99;

/// How many sure readings in a row, with no hand over the board, change a point.
const CONFIRMATIONS: u8 = 3;

/// The board as several sure readings in a row show it.
#[derive(Debug, Clone)]
pub struct ConfirmedBoard {
    board: Stones,
    /// For each point what it was last read as, where that differs from `board`, and how many times in a row.
    candidates: Vec<(Option<Color>, u8)>,
}

impl ConfirmedBoard {
    /// Starts with the board as it is known before any reading.
    pub fn from(board: &Stones) -> Self {
        Self { board: board.clone(), candidates: vec![(None, 0); board.size().area()] }
    }

    /// The board as far as it is confirmed.
    pub const fn board(&self) -> &Stones {
        &self.board
    }

    /// Adds a reading of the board with no hand over it.
    pub fn add(&mut self, observation: &Observation, turn: Turn) {
        let size = observation.size;
        for point in size.points() {
            let (state, probability) = turn.reading(observation, point).best();
            let (candidate, times) = &mut self.candidates[point.index(size)];
            let stone = match state {
                PointState::Stone(color) => Some(color),
                PointState::Empty | PointState::Covered => None,
            };
            if state == PointState::Covered || probability < CONFIRMED || stone == self.board.get(point) {
                *times = 0;
                continue;
            }
            *times = if *times > 0 && *candidate == stone { *times + 1 } else { 1 };
            *candidate = stone;
            if *times >= CONFIRMATIONS {
                self.board.set(point, stone);
                *times = 0;
            }
        }
    }
}
