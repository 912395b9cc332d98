//! How a game starts: with an empty board, with handicap stones, or joined in the middle.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::game::stones::Stones;
use crate::sensing::observation::PointState;

use crate::recorder::stability::StableView;

/// How a game starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOpening {
    /// The stones on the board, in row-major order.
    pub setup: Vec<(Point, Color)>,
    /// Whose turn it is, if that is known.
    pub to_play: Option<Color>,
    /// How many of the stones are handicap stones.
    pub handicap: usize,
    /// Who moves first more probably, if [`GameOpening::to_play`] is not known.
    pub likely_first: Color,
}

impl GameOpening {
    /// The opening that a view of the whole board shows. `expected_handicap` is the number of handicap stones, if it is
    /// known.
    ///
    /// A single stone is the first move, made before the recording began, and so is a single white one beside the handicap
    /// stones that are expected.
    #[must_use]
    pub fn of_view(view: &StableView, expected_handicap: Option<usize>) -> Self {
        let setup: Vec<(Point, Color)> =
            view.size.points().filter_map(|p| Some((p, view.best(p).0.stone()?))).collect();
        let black = setup.iter().filter(|&&(_, c)| c == Color::Black).count();
        let white = setup.len() - black;
        if setup.len() <= 1 {
            return Self { setup: Vec::new(), to_play: None, handicap: 0, likely_first: Color::Black };
        }
        if white == 0 && (on_handicap_points(&setup, view.size) || expected_handicap == Some(black)) {
            return Self { setup, to_play: Some(Color::White), handicap: black, likely_first: Color::White };
        }
        if white == 1 && black >= 2 && expected_handicap == Some(black) {
            let setup = setup.into_iter().filter(|&(_, color)| color == Color::Black).collect();
            return Self { setup, to_play: Some(Color::White), handicap: black, likely_first: Color::White };
        }
        let likely_first = if black > white { Color::White } else { Color::Black };
        Self { setup, to_play: None, handicap: 0, likely_first }
    }

    /// The position with its stones, `to_play` to move.
    #[must_use]
    pub fn position(&self, size: BoardSize, to_play: Color) -> Position {
        let mut stones = Stones::empty(size);
        for &(p, c) in &self.setup {
            stones.set(p, Some(c));
        }
        Position::from_stones(stones, to_play)
    }
}

/// Whether there are two to nine stones, all on star points.
fn on_handicap_points(setup: &[(Point, Color)], size: BoardSize) -> bool {
    let edge = if size.lines() < 13 { 2 } else { 3 };
    let last = size.lines() - 1;
    let middle = last / 2;
    let star = |i: u8| {
        let i = i as usize;
        i == edge || i == last - edge || (i == middle && size.lines() % 2 == 1)
    };
    (2..=9).contains(&setup.len()) && setup.iter().all(|(p, _)| star(p.col) && star(p.row))
}

/// Whether only black stones are seen, two or more.
#[must_use]
pub fn only_black(view: &StableView) -> bool {
    let count = |color| view.readings.iter().filter(|r| r.best().0 == PointState::Stone(color)).count();
    count(Color::White) == 0 && count(Color::Black) >= 2
}
