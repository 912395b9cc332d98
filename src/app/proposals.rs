//! The proposals of an open question as stones to click, and how certain the picture is of each.

use crate::app::widgets::ghost_stones::{GhostStone, letter};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_language::say;

/// The moves of a proposal; no point is a pass.
pub type ProposedMoves = [(Color, Option<Point>)];

/// How certain the picture is of a proposal: the probability, 0 to 1, of the stone of it that is seen worst. `seen` is the
/// probability that a stone of that colour lies on a point, as the camera sees it now. `None` without stones, or where the
/// board is not seen.
#[must_use]
pub fn certainty(moves: &ProposedMoves, seen: impl Fn(Point, Color) -> Option<f32>) -> Option<f32> {
    let mut least = None;
    for &(color, point) in moves {
        let Some(point) = point else { continue };
        least = Some(seen(point, color)?.min(least.unwrap_or(1.0)));
    }
    least
}

/// A certainty in words, such as `stones 62 % certain`; empty where none is known.
#[must_use]
pub fn certainty_text(certainty: Option<f32>) -> String {
    certainty.map_or_else(String::new, |p| say!("proposal-seen-with", certain = format!("{:.0}", (p * 100.0).floor())))
}

/// The stones of the proposals, each with its name. A stone that two moves of a proposal put on
/// one point, as in a ko, is there once.
#[must_use]
pub fn ghost_stones(
    proposals: &[Vec<(Color, Option<Point>)>],
    name: impl Fn(usize, Point) -> String,
) -> Vec<GhostStone> {
    let mut stones: Vec<GhostStone> = Vec::new();
    for (choice, moves) in proposals.iter().enumerate() {
        for &(color, point) in moves {
            let Some(point) = point else { continue };
            if stones.iter().any(|s| (s.choice, s.point) == (choice, point)) {
                continue;
            }
            stones.push(GhostStone { point, color, choice, name: name(choice, point) });
        }
    }
    stones
}

/// The name of a proposal for a screen reader and a tooltip, such as `Proposal A: White C7, stones 62 % certain`.
#[must_use]
pub fn proposal_name(choice: usize, moves: &str, certainty: Option<f32>) -> String {
    let (letter, seen) = (letter(choice), certainty_text(certainty));
    if seen.is_empty() {
        return say!("proposal-name", letter, moves);
    }
    say!("proposal-name-seen", letter, moves, seen)
}

/// The points of the proposals and of the question, each once, on the board.
#[must_use]
pub fn points_of(question: &[Point], proposals: &[Vec<(Color, Option<Point>)>], size: BoardSize) -> Vec<Point> {
    let proposed = proposals.iter().flatten().filter_map(|m| m.1);
    let mut points: Vec<Point> = question.iter().copied().chain(proposed).filter(|p| p.is_on(size)).collect();
    points.sort_by_key(|p| p.index(size));
    points.dedup();
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(label: &str) -> Option<Point> {
        Point::from_label(label, BoardSize::NINE)
    }

    #[test]
    fn a_proposal_is_as_certain_as_its_worst_stone() {
        let seen = |point: Point, _: Color| Some(if Some(point) == at("C3") { 0.9 } else { 0.4 });
        let two = [(Color::Black, at("C3")), (Color::White, at("D4"))];
        assert_eq!(certainty(&two, seen), Some(0.4));
        assert_eq!(certainty(&two[..1], seen), Some(0.9));
        assert_eq!(certainty(&[(Color::Black, None)], seen), None, "a pass is not seen");
        assert_eq!(certainty(&two, |_, _| None), None);
    }

    #[test]
    fn every_proposal_has_its_stones() {
        let proposals = vec![
            vec![(Color::White, at("C7")), (Color::Black, at("D4")), (Color::White, at("C7"))],
            vec![(Color::White, at("D7")), (Color::Black, None)],
            Vec::new(),
        ];
        let stones = ghost_stones(&proposals, |choice, _| proposal_name(choice, "x", Some(0.629)));
        let said: Vec<(usize, String)> =
            stones.iter().map(|s| (s.choice, format!("{} {}", s.color, s.point.label(BoardSize::NINE)))).collect();
        let expected = [(0, "White C7"), (0, "Black D4"), (1, "White D7")];
        assert_eq!(said, expected.map(|(choice, text)| (choice, text.to_owned())));
        assert_eq!(stones[2].name, "Proposal B: x, stones 62 % certain");
        assert_eq!(proposal_name(0, "no move", None), "Proposal A: no move");
    }
}
