//! What a correction would make of a record, for a person to look at before it is made.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{GameRecord, Move};
use crate::recorder::event::CommittedMove;
use crate::session::correction::{Correction, CorrectionError};

/// The side and the point of a move; no point is a pass.
pub type PlayedMove = (Color, Option<Point>);

/// What a correction would make of a record.
#[derive(Debug, Clone, PartialEq)]
pub struct CorrectionPreview {
    /// The record as it would be.
    pub record: GameRecord,
    /// The number of moves before the first one that changes.
    pub unchanged: usize,
    /// The moves of the record that go, in their order.
    pub removed: Vec<PlayedMove>,
    /// The moves that come in their place.
    pub added: Vec<PlayedMove>,
    /// The points on which something else lies after the last move: what lay there, and what would.
    pub stones: Vec<(Point, Option<Color>, Option<Color>)>,
    /// The prisoners of Black and of White after the last move, as they are and as they would be.
    pub prisoners: [[usize; 2]; 2],
}

impl CorrectionPreview {
    /// Makes the correction on a copy of the record.
    ///
    /// # Errors
    /// [`CorrectionError`] where it does not fit.
    pub fn of(record: &GameRecord, correction: &Correction) -> Result<Self, CorrectionError> {
        correction.check(record)?;
        let mut corrected = record.clone();
        let mut committed: Vec<CommittedMove> = (1..).zip(&record.moves).map(committed).collect();
        correction.apply(Duration::ZERO, &mut corrected, &mut committed);
        Ok(Self::between(record, corrected))
    }

    /// What differs between a record and what became of it.
    #[must_use]
    pub fn between(record: &GameRecord, corrected: GameRecord) -> Self {
        let played = |m: &Move| (m.color, m.point);
        let (before, after): (Vec<PlayedMove>, Vec<PlayedMove>) =
            (record.moves.iter().map(played).collect(), corrected.moves.iter().map(played).collect());
        let unchanged = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        let (left, right) = (&before[unchanged..], &after[unchanged..]);
        let same_end = left.iter().rev().zip(right.iter().rev()).take_while(|(a, b)| a == b).count();
        let removed = left[..left.len() - same_end].to_vec();
        let added = right[..right.len() - same_end].to_vec();
        let ends = [record.end(), corrected.end()];
        let prisoners = [0, 1].map(|i| Color::BOTH.map(|color| ends[i].prisoners(color)));
        let stones = record.size.points().map(|p| (p, ends[0].stones().get(p), ends[1].stones().get(p)));
        let stones = stones.filter(|(_, was, is)| was != is).collect();
        Self { record: corrected, unchanged, removed, added, stones, prisoners }
    }
}

fn committed((number, played): (usize, &Move)) -> CommittedMove {
    let (time, flags) = (Duration::ZERO, played.flags);
    CommittedMove { number, color: played.color, point: played.point, time, committed: time, confidence: 1.0, flags }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;

    fn at(label: &str) -> Option<Point> {
        Point::from_label(label, BoardSize::NINE)
    }

    /// A game on nine lines whose moves alternate from Black.
    fn game(moves: &str) -> GameRecord {
        GameRecord::of_labels(BoardSize::NINE, moves)
    }

    fn preview(moves: &str, correction: &Correction) -> CorrectionPreview {
        CorrectionPreview::of(&game(moves), correction).unwrap()
    }

    #[test]
    fn a_stone_on_another_point_changes_one_move_and_two_points() {
        let found = preview("C3 G7 E5", &Correction::WrongPoint { number: 2, point: at("F7").unwrap() });
        assert_eq!(
            (found.unchanged, found.removed, found.added),
            (1, vec![(Color::White, at("G7"))], vec![(Color::White, at("F7"))])
        );
        let (f7, g7) = (at("F7").unwrap(), at("G7").unwrap());
        assert_eq!(found.stones, [(f7, None, Some(Color::White)), (g7, Some(Color::White), None)]);
        assert_eq!(found.record.moves.len(), 3);
    }

    #[test]
    fn a_missed_move_that_captures_takes_the_stone_off() {
        // White's stone in the corner has one liberty left, which Black's missed move takes.
        let found = preview("A2 A1 E5", &Correction::Missed { after: 2, moves: vec![(Color::Black, at("B1"))] });
        assert_eq!((found.unchanged, found.removed.len(), found.added), (2, 0, vec![(Color::Black, at("B1"))]));
        assert_eq!(found.prisoners, [[0, 0], [1, 0]]);
        assert!(found.stones.contains(&(at("A1").unwrap(), Some(Color::White), None)));
    }

    #[test]
    fn a_move_that_was_not_played_goes_and_the_later_ones_stay() {
        let found = preview("C3 G7 E5 D5", &Correction::Extra { number: 2 });
        assert_eq!((found.unchanged, found.removed, found.added.len()), (1, vec![(Color::White, at("G7"))], 0));
        let found = preview("C3 G7 E5 D5", &Correction::ResumeFrom { number: 1 });
        assert_eq!((found.unchanged, found.removed.len(), found.added.len()), (1, 3, 0));
    }

    #[test]
    fn what_does_not_fit_has_no_preview() {
        let occupied = Correction::WrongPoint { number: 2, point: at("C3").unwrap() };
        let why = CorrectionPreview::of(&game("C3 G7"), &occupied).unwrap_err();
        assert_eq!(why.to_string(), "no stone can be played at C3 at move 2: there is a stone already");
    }
}
