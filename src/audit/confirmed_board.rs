//! What of a board is certain: seen several times over, each time without a doubt.

use crate::audit::alignment::Turn;
use crate::game::color::Color;
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointState};

/// What the referee is called for has to be read at least so surely, in each of [`LOOKS`] looks in a row; that a stone of
/// the game is gone is taken from no reading with less.
pub const CERTAIN: f32 = 0.99;

/// How many looks in a row, with no hand over the board, have to show the same before it is certain.
const LOOKS: u8 = 3;

/// The board as it was seen several times over and without a doubt.
#[derive(Debug, Clone)]
pub struct ConfirmedBoard {
    board: Stones,
    /// For each point, what it was read as last where that is not what is certain, and in how many looks in a row.
    rumours: Vec<(Option<Color>, u8)>,
}

impl ConfirmedBoard {
    /// The board as it is known before any look.
    pub fn from(board: &Stones) -> Self {
        Self { board: board.clone(), rumours: vec![(None, 0); board.size().area()] }
    }

    /// The board as far as it is certain.
    pub const fn board(&self) -> &Stones {
        &self.board
    }

    /// Takes in a look that no hand is in the way of.
    pub fn look(&mut self, observation: &Observation, turn: Turn) {
        let size = observation.size;
        for point in size.points() {
            let (seen, sure) = turn.reading(observation, point).best();
            let (what, looks) = &mut self.rumours[point.index(size)];
            let stone = match seen {
                PointState::Stone(color) => Some(color),
                PointState::Empty | PointState::Covered => None,
            };
            if seen == PointState::Covered || sure < CERTAIN || stone == self.board.get(point) {
                *looks = 0;
                continue;
            }
            *looks = if *looks > 0 && *what == stone { *looks + 1 } else { 1 };
            *what = stone;
            if *looks >= LOOKS {
                self.board.set(point, stone);
                *looks = 0;
            }
        }
    }
}
