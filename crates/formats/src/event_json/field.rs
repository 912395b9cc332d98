//! The values in the fields of an event: times, points, colours.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BadBoardSize, Point};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::sensing::observation::PointState;

/// A field that does not hold what its name says.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FieldError {
    /// A time that is negative, or longer than a recording can be.
    #[error("{seconds} is not a time; expected seconds from 0 to a billion")]
    Time {
        /// The value, in seconds.
        seconds: String,
    },
    /// A name that is not one of the possible ones.
    #[error("{value:?} is not {expected}")]
    Name {
        /// The value.
        value: String,
        /// What it should be, with an article.
        expected: &'static str,
    },
    /// A number that is not finite.
    #[error("the {field} is not a finite number")]
    NotFinite {
        /// The field.
        field: &'static str,
    },
    /// The number of a move that is 0.
    #[error("moves are numbered from 1")]
    MoveZero,
    /// The side of a board.
    #[error(transparent)]
    BoardSize(#[from] BadBoardSize),
}

/// A [`FieldError`] for `value`, which is not what was `expected`.
pub(super) fn not_a(expected: &'static str, value: &str) -> FieldError {
    FieldError::Name { value: value.to_owned(), expected }
}

/// Seconds from the start of the recording, to the nanosecond.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct WireTime(f64);

impl WireTime {
    const NANOS: f64 = 1.0e9;
    /// The first time that is out of range, in seconds: about 32 years.
    const END: f64 = 1.0e9;

    pub(super) fn of(time: Duration) -> Self {
        Self(time.as_nanos() as f64 / Self::NANOS)
    }

    /// The time. Exact to the nanosecond for about a hundred days, by the precision of a double.
    pub(super) fn time(self) -> Result<Duration, FieldError> {
        if !(0.0..Self::END).contains(&self.0) {
            return Err(FieldError::Time { seconds: self.0.to_string() });
        }
        Ok(Duration::from_nanos((self.0 * Self::NANOS).round() as u64))
    }
}

/// A point as column and row from the top left, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct WirePoint((u8, u8));

impl WirePoint {
    pub(super) const fn of(p: Point) -> Self {
        Self((p.col, p.row))
    }

    /// The point, which may lie outside the board.
    pub(super) const fn point(self) -> Point {
        Point { col: self.0.0, row: self.0.1 }
    }
}

/// A point with its content: `black`, `white`, `empty` or `covered`.
pub(crate) type WireStone = (WirePoint, String);

/// The colour and the point of a move; no point is a pass.
pub(crate) type WireMove = (String, Option<WirePoint>);

/// The moves as they are written.
pub(super) fn moves_wire(moves: &[(Color, Option<Point>)]) -> Vec<WireMove> {
    moves.iter().map(|&(c, p)| (c.name().to_owned(), p.map(WirePoint::of))).collect()
}

/// The moves of those [`moves_wire`].
pub(super) fn decode_moves(moves: Vec<WireMove>) -> Result<Vec<(Color, Option<Point>)>, FieldError> {
    moves.into_iter().map(|(c, p)| Ok((color(&c)?, p.map(WirePoint::point)))).collect()
}

/// A colour from its name.
pub(super) fn color(name: &str) -> Result<Color, FieldError> {
    Color::BOTH.into_iter().find(|c| c.name() == name).ok_or_else(|| not_a("a colour", name))
}

/// The name of a point's state.
pub(super) const fn state_name(state: PointState) -> &'static str {
    match state {
        PointState::Empty => "empty",
        PointState::Covered => "covered",
        PointState::Stone(c) => c.name(),
    }
}

/// The state of that [`state_name`].
pub(super) fn state(name: &str) -> Result<PointState, FieldError> {
    match name {
        "empty" => Ok(PointState::Empty),
        "covered" => Ok(PointState::Covered),
        other => color(other).map(PointState::Stone),
    }
}

/// The name of a stone, or `empty`.
pub(super) fn content_name(content: Option<Color>) -> String {
    content.map_or("empty", Color::name).to_owned()
}

/// The stone of that [`content_name`].
pub(super) fn content(name: &str) -> Result<Option<Color>, FieldError> {
    if name == "empty" { Ok(None) } else { color(name).map(Some) }
}

/// A result as the journal writes it: as SGF does, and in words where SGF has none, such as `both-lose`.
pub(super) fn result_text(result: GameResult) -> String {
    result.to_text()
}

/// The result of that [`result_text`].
pub(super) fn game_result(text: &str) -> Result<GameResult, FieldError> {
    GameResult::from_text(text).ok_or_else(|| not_a("a result such as B+3.5 or W+R", text))
}
