//! Moves that were played one after the other in a part of the board, whatever was played elsewhere between them.

use strum::IntoEnumIterator as _;
use thiserror::Error;

use super::changes::ChangesView;
use super::free_matcher::PatternFreedom;
use super::pattern::{BoardPattern, NextMove, Standing};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{Adjustment, GameRecord, Move};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_language::Message;

/// The last moves inside a pattern, in their order. After the last of them the pattern stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSequence {
    /// At least one.
    moves: Vec<StoneMove>,
    /// The position before each of the moves.
    before: Vec<Stones>,
    /// The record in which they were played, up to the pattern, with nothing but the stones.
    record: GameRecord,
}

/// The pattern has fewer moves than are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub struct TooFewMoves {
    /// The moves inside the pattern.
    pub inside: usize,
}

/// A stone that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct StoneMove {
    color: Color,
    point: Point,
}

impl MoveSequence {
    /// The last `count` moves inside `pattern` among the first `until` moves of a record; the pattern is of the position after those.
    ///
    /// # Errors
    /// [`TooFewMoves`] where the pattern has fewer, or `count` is 0.
    pub fn of(record: &GameRecord, until: usize, pattern: &BoardPattern, count: usize) -> Result<Self, TooFewMoves> {
        let all = Self::all(record, until, pattern);
        let inside = all.as_ref().map_or(0, Self::count);
        all.and_then(|all| all.last(count)).ok_or(TooFewMoves { inside })
    }

    /// All of the first `until` moves of a record that are inside `pattern`; `None` where there are none.
    #[must_use]
    pub fn all(record: &GameRecord, until: usize, pattern: &BoardPattern) -> Option<Self> {
        let mut replay = record.replay();
        let mut all = Self { moves: Vec::new(), before: Vec::new(), record: bare(record, until) };
        for played in record.moves.iter().take(until) {
            if let Some(point) = played.point.filter(|&point| pattern.contains(point)) {
                all.moves.push(StoneMove { color: played.color, point });
                all.before.push(replay.position().stones().clone());
            }
            if !replay.advance() {
                break;
            }
        }
        (!all.moves.is_empty()).then_some(all)
    }

    /// The number of moves.
    #[must_use]
    pub fn count(&self) -> usize {
        self.moves.len()
    }

    /// The last so many of them; `None` for 0, and where there are not so many.
    #[must_use]
    pub fn last(&self, count: usize) -> Option<Self> {
        let from = self.count().checked_sub(count).filter(|_| count > 0)?;
        let (moves, before) = (self.moves[from..].to_vec(), self.before[from..].to_vec());
        Some(Self { moves, before, record: self.record.clone() })
    }

    /// The record in which they were played, up to the pattern, with nothing but the stones.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Where the moves were played in a game. `found` is where the pattern stands in it.
    pub(super) fn ends_in(
        &self,
        pattern: &BoardPattern,
        freedom: &PatternFreedom,
        changes: ChangesView<'_>,
        found: &[Standing],
    ) -> Vec<Standing> {
        if found.is_empty() {
            return Vec::new();
        }
        let game = PlayedGame::of(changes);
        let mut ends: Vec<Standing> = Vec::new();
        // What lies where with each of them: a pattern that is its own mirror image lies there in several ways.
        let mut laid: Vec<Vec<(Point, Option<Color>)>> = Vec::new();
        for number in Standing::moments(found) {
            for placed in self.placed(pattern, freedom, game.moves[number]) {
                if !self.was_played(&placed, &game, number) {
                    continue;
                }
                let stones = placed.laid();
                let is_there = |(end, other): (&Standing, &Vec<_>)| number <= end.last && *other == stones;
                if !ends.iter().zip(&laid).any(is_there) {
                    ends.push(placed.standing(&game, number));
                    laid.push(stones);
                }
            }
        }
        ends
    }

    /// The ways to lay the pattern on the board in which `played` is the last move.
    fn placed<'a>(
        &self,
        pattern: &'a BoardPattern,
        freedom: &'a PatternFreedom,
        played: Option<StoneMove>,
    ) -> impl Iterator<Item = PlacedPattern<'a>> {
        let last = self.moves.last().copied();
        let ways = Symmetry::iter().flat_map(|symmetry| [false, true].map(|exchanged| (symmetry, exchanged)));
        ways.filter_map(move |(symmetry, exchanged)| {
            let (last, played) = (last?, played?);
            let home = symmetry.point(last.point, pattern.size());
            let by =
                (i16::from(played.point.col) - i16::from(home.col), i16::from(played.point.row) - i16::from(home.row));
            let placed = PlacedPattern { pattern, freedom, symmetry, exchanged, by };
            let is_possible = (freedom.is_anywhere || by == (0, 0)) && !(freedom.has_fixed_colors && exchanged);
            (is_possible && placed.is_on_board() && placed.color(last.color) == played.color).then_some(placed)
        })
    }

    /// Whether the moves were played so in a game, the last of them as its move of that number.
    fn was_played(&self, placed: &PlacedPattern<'_>, game: &PlayedGame, number: usize) -> bool {
        if !placed.stands(&game.boards[number], placed.pattern.stones()) {
            return false;
        }
        let mut moves =
            (1..=number).rev().filter(|&number| game.moves[number].is_some_and(|m| placed.contains(m.point)));
        self.moves.iter().zip(&self.before).rev().all(|(expected, before)| {
            moves.next().is_some_and(|number| {
                let expected = Some(StoneMove {
                    color: placed.color(expected.color),
                    point: placed.point(expected.point).unwrap_or(expected.point),
                });
                game.moves[number] == expected && placed.stands(&game.boards[number - 1], before)
            })
        })
    }
}

/// The stones of a record's first `until` moves, without who played and what was said.
fn bare(record: &GameRecord, until: usize) -> GameRecord {
    let changes = record.adjustments.iter().filter(|change| change.after <= until);
    GameRecord {
        setup: record.setup.clone(),
        to_play: record.to_play,
        moves: record.moves.iter().take(until).map(|m| Move::new(m.color, m.point)).collect(),
        adjustments: changes.map(|change| Adjustment { comment: String::new(), ..change.clone() }).collect(),
        ..GameRecord::new(record.size)
    }
}

/// A game: what is played and what lies on the board after it, by numbers of moves. Number 0 is the position before the first move.
struct PlayedGame {
    moves: Vec<Option<StoneMove>>,
    boards: Vec<Stones>,
}

impl PlayedGame {
    fn of(changes: ChangesView<'_>) -> Self {
        let lines = changes.size().lines();
        let mut game = Self { moves: Vec::new(), boards: Vec::new() };
        let (mut stones, mut played) = (Stones::empty(changes.size()), None);
        for change in changes.iter() {
            if let Some(point) = change.point.map(|point| Point::new(point % lines, point / lines)) {
                stones.set(point, change.stone);
                if let Some(color) = change.stone.filter(|_| change.is_played) {
                    played = Some(StoneMove { color, point });
                }
            }
            if change.is_last {
                game.moves.push(played.take());
                game.boards.push(stones.clone());
            }
        }
        game
    }
}

/// A pattern turned, mirrored and moved on a board.
struct PlacedPattern<'a> {
    pattern: &'a BoardPattern,
    freedom: &'a PatternFreedom,
    symmetry: Symmetry,
    exchanged: bool,
    /// By how many columns and rows it is moved.
    by: (i16, i16),
}

impl PlacedPattern<'_> {
    const fn size(&self) -> BoardSize {
        self.pattern.size()
    }

    const fn color(&self, color: Color) -> Color {
        if self.exchanged { color.opponent() } else { color }
    }

    /// Where a point of the pattern lies; `None` where that is not on the board.
    fn point(&self, point: Point) -> Option<Point> {
        self.moved(self.symmetry.point(point, self.size()), self.by)
    }

    /// The point of the pattern's board that lies on this one.
    fn home(&self, point: Point) -> Option<Point> {
        let unmoved = self.moved(point, (-self.by.0, -self.by.1))?;
        Some(self.symmetry.inverse().point(unmoved, self.size()))
    }

    fn moved(&self, point: Point, by: (i16, i16)) -> Option<Point> {
        let at =
            |from: u8, by: i16| usize::try_from(i16::from(from) + by).ok().filter(|&line| line < self.size().lines());
        Some(Point::new(at(point.col, by.0)?, at(point.row, by.1)?))
    }

    fn is_on_board(&self) -> bool {
        self.pattern.corners().into_iter().all(|corner| self.point(corner).is_some())
    }

    /// The points of the board that belong to it, with what lies there where it stands.
    fn laid(&self) -> Vec<(Point, Option<Color>)> {
        let points = self.size().points().filter(|&point| self.pattern.contains(point));
        let stone = |point| self.pattern.stones().get(point).map(|color| self.color(color));
        let mut laid: Vec<_> = points.filter_map(|point| Some((self.point(point)?, stone(point)))).collect();
        laid.sort_unstable_by_key(|(point, _)| *point);
        laid
    }

    /// Whether a point of the board belongs to it.
    fn contains(&self, point: Point) -> bool {
        self.home(point).is_some_and(|home| self.pattern.contains(home))
    }

    /// Whether `expected` lies in its part of a board.
    fn stands(&self, board: &Stones, expected: &Stones) -> bool {
        self.size().points().filter(|&point| self.pattern.contains(point)).all(|point| {
            let Some(place) = self.point(point) else { return false };
            let lies = board.get(place).map(|color| self.color(color));
            let wildcard = self.freedom.wildcards.iter().find(|(at, _)| *at == point);
            wildcard.map_or(lies == expected.get(point), |(_, wildcard)| wildcard.allows(lies))
        })
    }

    /// The moves after which it stands, from this one on.
    fn standing(&self, game: &PlayedGame, first: usize) -> Standing {
        let stands = |number: &usize| self.stands(&game.boards[*number], self.pattern.stones());
        let last = (first..game.boards.len()).take_while(stands).last().unwrap_or(first);
        let next = match game.moves.get(last + 1) {
            None => NextMove::None,
            Some(Some(played)) if self.contains(played.point) => self
                .home(played.point)
                .map_or(NextMove::Elsewhere, |home| NextMove::Inside(self.color(played.color), home)),
            Some(_) => NextMove::Elsewhere,
        };
        Standing { first, last, exchanged: self.exchanged, next }
    }
}

#[cfg(test)]
mod tests {
    use super::super::changes::Changes;
    use super::super::position_search::{PositionSearch, PositionTerms};
    use super::*;
    use kifuscribe_formats::sgf;

    /// A game on nine lines in which Black and White play in turn, a pass as `-`.
    fn game(moves: &str) -> GameRecord {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (label, color) in moves.split_whitespace().zip(Color::BOTH.into_iter().cycle()) {
            let point = Point::from_label(label, record.size);
            record.moves.push(kifuscribe_core::game::record::Move::new(color, point));
        }
        record
    }

    /// Looks in `played` for the lower left corner of `sought` with its last `count` moves in order: the numbers of the moves after
    /// which it stands.
    fn check(sought: &str, count: usize, freedom: &PatternFreedom, played: &str, expected: &[usize]) {
        let sought = game(sought);
        let until = sought.moves.len();
        let stones = sought.position_after(until).stones().clone();
        let pattern = BoardPattern::region(stones, Point::new(0, 4), Point::new(4, 8));
        let in_order = (count > 0).then(|| MoveSequence::of(&sought, until, &pattern, count).unwrap());
        let terms = PositionTerms { freedom: freedom.clone(), in_order, ..PositionTerms::default() };
        let found = PositionSearch::new(pattern, terms).find_in(Changes::of(&game(played)).view());
        assert_eq!(Standing::moments(&found), expected, "{played}");
    }

    #[test]
    fn moves_are_found_in_their_order_and_not_in_another() {
        let freedom = PatternFreedom::default();
        let joseki = "C3 D3 D4 E3";
        check(joseki, 4, &freedom, "C3 D3 D4 E3 G7 G3 C4", &[4, 5, 6]);
        check(joseki, 4, &freedom, "D4 D3 C3 E3", &[]);
        check(joseki, 0, &freedom, "D4 D3 C3 E3", &[4]);
        // The first moves may have come in any order.
        check(joseki, 1, &freedom, "D4 D3 C3 E3", &[4]);
        check(joseki, 2, &freedom, "D4 D3 C3 E3", &[]);
        // Elsewhere may be played between them, and nobody has to answer there.
        check(joseki, 4, &freedom, "C3 D3 D4 G7 H7 - - E3", &[8]);
        check(joseki, 4, &freedom, "C3 D3 D4 B2 G7 E3", &[]);
        // In a second corner it goes on to stand when the first one has changed.
        check("C3 D3", 2, &freedom, "C3 D3 G7 F7 C4 G2", &[2, 3, 4, 5, 6]);
    }

    #[test]
    fn moves_are_found_turned_and_with_exchanged_colours() {
        // White has the stones of Black, in the upper right corner and mirrored.
        let turned = "A9 G7 A8 B1 G6 F6 G5";
        let joseki = "C3 C4 D4 C5";
        check(joseki, 4, &PatternFreedom::default(), turned, &[7]);
        check(joseki, 4, &PatternFreedom { has_fixed_colors: true, ..Default::default() }, turned, &[]);
        // The same shape a line further from the edge.
        let moved = "D4 D5 E5 D6";
        check(joseki, 4, &PatternFreedom::default(), moved, &[]);
    }

    #[test]
    fn a_part_without_so_many_moves_is_refused() {
        let record = game("C3 G7 D4");
        let pattern =
            BoardPattern::region(record.position_after(3).stones().clone(), Point::new(0, 4), Point::new(4, 8));
        for count in [0, 3] {
            assert_eq!(MoveSequence::of(&record, 3, &pattern, count), Err(TooFewMoves { inside: 2 }));
        }
        assert_eq!(MoveSequence::of(&record, 2, &pattern, 2), Err(TooFewMoves { inside: 1 }));
    }

    #[test]
    fn every_game_has_the_last_moves_of_each_of_its_parts_in_their_order() {
        let record =
            sgf::read(b"(;SZ[9];B[cc];W[gg];B[gc];W[cg];B[ec];W[ce];B[cd];W[dd];B[de];W[ed];B[dc];W[fd];B[ee])");
        let record = record.unwrap().record;
        let changes = Changes::of(&record);
        for until in 2..=record.moves.len() {
            let stones = record.position_after(until).stones().clone();
            let near = record.moves[until - 1].point.unwrap();
            let reach = |at: u8| (usize::from(at.saturating_sub(2)), usize::from(at + 2).min(8));
            let ((left, right), (top, low)) = (reach(near.col), reach(near.row));
            let pattern = BoardPattern::region(stones, Point::new(left, top), Point::new(right, low));
            for is_anywhere in [false, true] {
                for count in 1..4 {
                    let Ok(sequence) = MoveSequence::of(&record, until, &pattern, count) else { continue };
                    let freedom = PatternFreedom { is_anywhere, ..PatternFreedom::default() };
                    let terms = PositionTerms { freedom, in_order: Some(sequence), ..PositionTerms::default() };
                    let found = PositionSearch::new(pattern.clone(), terms).find_in(changes.view());
                    assert!(
                        found.iter().any(|s| (s.first..=s.last).contains(&until)),
                        "move {until}, the last {count}"
                    );
                }
            }
        }
    }
}
