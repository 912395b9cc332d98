//! The record of a game: what was played, in which order, by whom, and what is known about it.

use std::time::Duration;

use super::color::Color;
pub use super::game_info::{Consent, GameInfo, MoveMade, Player};
pub use super::move_flag::{MoveFlag, MoveFlags};
use super::point::{BoardSize, Point};
use super::position::{Effect, Position};
use super::stones::Stones;

/// The record of one game: a single line of play, without variations.
///
/// It has the moves that were made, also those that the rules forbid.
///
/// ```
/// use kifuscribe_core::game::{color::Color, point::{BoardSize, Point}, record::{GameRecord, Move}};
/// let mut record = GameRecord::new(BoardSize::NINE);
/// record.moves.push(Move::play(Color::Black, Point::from_label("E5", record.size).unwrap()));
/// record.moves.push(Move::pass(Color::White));
/// assert_eq!(record.position_after(2).stones().count(Color::Black), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// The board's size.
    pub size: BoardSize,
    /// Who played, where, and on which conditions.
    pub info: GameInfo,
    /// Stones laid before the first move, handicap stones among them.
    pub setup: Vec<(Point, Color)>,
    /// Who moves first, where the record states it; see [`GameRecord::first_to_play`].
    pub to_play: Option<Color>,
    /// The comment on the game as a whole, before the first move.
    pub comment: String,
    /// The moves in order, passes included.
    pub moves: Vec<Move>,
    /// Stones put right by hand in mid-game, in the order of [`Adjustment::after`].
    pub adjustments: Vec<Adjustment>,
    /// The territory marked at the end, where the record marks it.
    pub territory: Option<MarkedTerritory>,
}

/// One move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Who moved.
    pub color: Color,
    /// Where, or `None` for a pass.
    pub point: Option<Point>,
    /// The comment on it.
    pub comment: String,
    /// What a reader of the record should know about it.
    pub flags: MoveFlags,
    /// The mover's time left after the move.
    pub time_left: Option<Duration>,
    /// The mover's moves or periods left in overtime after the move.
    pub overtime_left: Option<u32>,
}

impl Move {
    /// A stone of `color` on `point`.
    #[must_use]
    pub const fn play(color: Color, point: Point) -> Self {
        Self::new(color, Some(point))
    }

    /// A pass of `color`.
    #[must_use]
    pub const fn pass(color: Color) -> Self {
        Self::new(color, None)
    }

    /// A move of `color` to `point`, `None` being a pass.
    #[must_use]
    pub const fn new(color: Color, point: Option<Point>) -> Self {
        Self { color, point, comment: String::new(), flags: MoveFlags::NONE, time_left: None, overtime_left: None }
    }

    /// The same move with `flag` raised.
    #[must_use]
    pub const fn flagged(mut self, flag: MoveFlag) -> Self {
        self.flags.insert(flag);
        self
    }
}

/// Stones put or lifted by hand in mid-game, which is not a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    /// The number of moves played before it.
    pub after: usize,
    /// Each point with what lies there from now on.
    pub stones: Vec<(Point, Option<Color>)>,
    /// Whose turn it is from now on, where that changes.
    pub to_play: Option<Color>,
    /// Why.
    pub comment: String,
}

/// The territory marked at the end of a record; dead stones lie inside the opponent's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MarkedTerritory {
    /// Black's points.
    pub black: Vec<Point>,
    /// White's points.
    pub white: Vec<Point>,
}

impl GameRecord {
    /// A record with nothing in it yet.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            info: GameInfo::default(),
            setup: Vec::new(),
            to_play: None,
            comment: String::new(),
            moves: Vec::new(),
            adjustments: Vec::new(),
            territory: None,
        }
    }

    /// Who moves first: as the record states it, else the colour of the first move, else White when only
    /// black stones were laid, else Black.
    #[must_use]
    pub fn first_to_play(&self) -> Color {
        self.to_play.or_else(|| self.moves.first().map(|m| m.color)).unwrap_or_else(|| {
            let only_black = !self.setup.is_empty() && self.setup.iter().all(|&(_, c)| c == Color::Black);
            if only_black { Color::White } else { Color::Black }
        })
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut stones = Stones::empty(self.size);
        for &(point, color) in &self.setup {
            stones.set(point, Some(color));
        }
        Position::from_stones(stones, self.first_to_play())
    }

    /// The position after the first `n` moves, adjustments made at that moment included; the last
    /// position where there are fewer moves.
    #[must_use]
    pub fn position_after(&self, n: usize) -> Position {
        let mut replay = self.replay();
        while replay.moves_played() < n && replay.advance() {}
        replay.into_position()
    }

    /// Plays the record through from its start.
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        let mut replay = Replay { record: self, position: self.start(), moves: 0, adjustments: 0 };
        replay.adjust();
        replay
    }

    /// The last position.
    #[must_use]
    pub fn end(&self) -> Position {
        self.position_after(self.moves.len())
    }
}

/// A record being played through, move by move.
#[derive(Debug, Clone)]
pub struct Replay<'a> {
    record: &'a GameRecord,
    position: Position,
    moves: usize,
    adjustments: usize,
}

/// What one step of a replay changed on the board, beside the stone that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayStep {
    /// The stones that the move lifted.
    pub effect: Effect,
    /// Whether stones were put right by hand after the move.
    pub is_adjusted: bool,
}

impl Replay<'_> {
    /// The position reached.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position reached, by value.
    #[must_use]
    pub fn into_position(self) -> Position {
        self.position
    }

    /// The number of moves played so far.
    #[must_use]
    pub const fn moves_played(&self) -> usize {
        self.moves
    }

    /// Plays the next move, and makes the adjustments that follow it; false at the end of the record.
    pub fn advance(&mut self) -> bool {
        self.step().is_some()
    }

    /// As [`Replay::advance`]; returns what changed, or `None` at the end of the record.
    pub fn step(&mut self) -> Option<ReplayStep> {
        let next = self.record.moves.get(self.moves)?;
        let effect = self.position.play(next.color, next.point);
        self.moves += 1;
        Some(ReplayStep { effect, is_adjusted: self.adjust() })
    }

    /// Makes the adjustments that follow the last move; reports whether there were any.
    fn adjust(&mut self) -> bool {
        let made = self.adjustments;
        while let Some(a) = self.record.adjustments.get(self.adjustments).filter(|a| a.after <= self.moves) {
            for &(point, stone) in &a.stones {
                self.position.set_stone(point, stone);
            }
            if let Some(color) = a.to_play {
                self.position.set_to_play(color);
            }
            self.adjustments += 1;
        }
        self.adjustments > made
    }
}

impl GameRecord {
    /// A game given by the coordinates of its moves, Black's first, in turn. What is no coordinate is a pass.
    #[must_use]
    pub fn of_labels(size: BoardSize, moves: &str) -> Self {
        let played = |(i, label)| Move::new(Color::BOTH[i % 2], Point::from_label(label, size));
        Self { moves: moves.split_whitespace().enumerate().map(played).collect(), ..Self::new(size) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(moves: &str) -> GameRecord {
        GameRecord::of_labels(BoardSize::new(5).unwrap(), moves)
    }

    #[test]
    fn a_record_is_played_through_with_captures() {
        let record = record("B1 A1 A2");
        assert_eq!(record.position_after(2).stones().rows()[4], "OX...");
        let end = record.end();
        assert_eq!(end.stones().rows(), [".....", ".....", ".....", "X....", ".X..."]);
        assert_eq!((end.prisoners(Color::Black), end.to_play()), (1, Color::White));
        assert_eq!(record.position_after(99), end);
    }

    #[test]
    fn a_retaken_ko_is_known() {
        // Black has taken one stone at B4 with C4 open behind it.
        let mut record = record("B5 C5 A4 D4 B3 C3 C4 B4");
        assert_eq!(record.end().ko(), Point::from_label("C4", record.size));
        record.moves.push(Move::pass(Color::Black));
        assert_eq!(record.end().ko(), None);
    }

    #[test]
    fn an_adjustment_puts_a_knocked_stone_right() {
        let mut record = record("C3 D3");
        let p = |label: &str| Point::from_label(label, record.size).unwrap();
        let stones = vec![(p("D3"), None), (p("D4"), Some(Color::White))];
        record.adjustments.push(Adjustment { after: 2, stones, to_play: None, comment: String::new() });
        assert_eq!(record.end().stones().rows(), [".....", "...O.", "..X..", ".....", "....."]);
        assert_eq!(record.position_after(1).stones().rows(), [".....", ".....", "..X..", ".....", "....."]);
    }

    #[test]
    fn white_moves_first_after_handicap_stones() {
        let mut record = record("");
        assert_eq!(record.first_to_play(), Color::Black);
        record.setup = vec![(Point::new(1, 1), Color::Black), (Point::new(3, 3), Color::Black)];
        assert_eq!(record.first_to_play(), Color::White);
        record.to_play = Some(Color::Black);
        assert_eq!(record.first_to_play(), Color::Black);
    }
}
