//! Handicap stones on the star points (docs/rules.md A.3).

use strum::IntoEnumIterator;

use super::color::Color;
use super::point::{BoardSize, Point};
use super::record::{GameRecord, Move};
use super::rules::{Placement, Rules};
use super::symmetry::Symmetry;

/// The star points of a 19x19 board in the order of the code (S4 App.3), with the centre last.
pub const CODE_ORDER: [&str; 9] = ["Q4", "D16", "Q16", "D4", "Q10", "D10", "K4", "K16", "K10"];

/// The points of a fixed handicap of `stones` stones, taken from `order`: two to four take its first points;
/// five, seven and nine take the centre, and the others leave it out. `None` where the board has no such
/// handicap: it needs 2 to 9 stones and an odd side of 9 lines or more (on 9 lines the side stars are not
/// used, so at most 5).
#[must_use]
pub fn fixed(size: BoardSize, stones: usize, order: &[&str; 9]) -> Option<Vec<Point>> {
    let lines = size.lines();
    let most = match lines {
        9 => 5,
        n if n > 9 && n % 2 == 1 => 9,
        _ => return None,
    };
    if !(2..=most).contains(&stones) {
        return None;
    }
    let nineteen = BoardSize::NINETEEN;
    let centre = Point::new(9, 9);
    let edge = if lines < 13 { 2 } else { 3 };
    let scale = |i: u8| match i {
        3 => edge,
        9 => lines / 2,
        _ => lines - 1 - edge,
    };
    let named: Vec<Point> = order.iter().filter_map(|l| Point::from_label(l, nineteen)).collect();
    let around = named.iter().copied().filter(|&p| p != centre);
    let mut points: Vec<Point> = around.take(stones - usize::from(stones >= 5 && stones % 2 == 1)).collect();
    if points.len() < stones {
        points.push(centre);
    }
    Some(points.into_iter().map(|p| Point::new(scale(p.col), scale(p.row))).collect())
}

/// The stones that lie before the first move, or that Black plays before White's first one; `None` where stones of both colours are set
/// up, which is a position and no handicap.
#[must_use]
pub fn laid(record: &GameRecord) -> Option<usize> {
    if record.setup.iter().any(|stone| stone.1 == Color::White) {
        return None;
    }
    let stones = record.moves.iter().filter(|m| m.point.is_some());
    let played = stones.take_while(|m| m.color == Color::Black).count();
    Some(match (record.setup.len(), played) {
        (0, 0 | 1) => 0,
        (0, played) => played,
        (laid, _) => laid,
    })
}

/// Whether White passes before White's first stone while Black plays: a handicap as Ing's own rules have it (docs/rules.md A.3).
fn is_passed_by_white(record: &GameRecord) -> bool {
    let before = record.moves.iter().take_while(|m| m.color == Color::Black || m.point.is_none());
    let passes = before.clone().filter(|m| m.color == Color::White).count();
    let stones = before.filter(|m| m.point.is_some()).count();
    passes > 0 && stones > passes && record.moves.iter().any(|m| m.color == Color::White && m.point.is_some())
}

/// The handicap stones that lie before White's first move, where the record states another number of them. A stone that Black plays
/// is no handicap stone, unless one is stated or White passes before it.
#[must_use]
pub fn laid_instead(record: &GameRecord) -> Option<usize> {
    let (stated, laid) = (record.info.known_handicap(), laid(record)?);
    let is_stated = match stated {
        0 if record.setup.is_empty() => !is_passed_by_white(record),
        0 => record.setup.len() < 2 || record.first_to_play() == Color::Black,
        1 => laid < 2,
        _ => laid == stated,
    };
    let has_begun = !record.setup.is_empty() || !record.moves.is_empty();
    (has_begun && !is_stated).then_some(laid)
}

/// The numbers of handicap stones that a record may be of, the one that it states first: another one may lie there. Empty where the record
/// says nothing of a handicap.
#[must_use]
pub fn possible(record: &GameRecord) -> Vec<usize> {
    let has_begun = !record.setup.is_empty() || !record.moves.is_empty();
    let laid = laid(record).filter(|_| has_begun);
    // A game that has begun without a number states none.
    let stated = record.info.handicap.or(laid.map(|_| 0));
    let mut possible: Vec<usize> = stated.into_iter().chain(laid).collect();
    possible.dedup();
    possible
}

/// What is not as the rules have it in a game with handicap stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandicapDoubt {
    /// More or fewer stones are laid than the record states.
    Number {
        /// The stones that the record states (SGF's `HA`).
        stated: usize,
        /// The stones that are laid.
        laid: usize,
    },
    /// The rules fix star points, and the stones lie elsewhere.
    Places {
        /// The points that the rules fix.
        expected: Vec<Point>,
    },
    /// More stones than the code gives officially: nine (docs/rules.md A.3).
    TooMany {
        /// The stones that the record states.
        stated: usize,
    },
    /// Black moves first after the stones, where White does by the rules.
    BlackFirst,
}

/// Checks the handicap stones that are laid before the first move, and who moves first after them. A handicap that is
/// played as moves is not checked here. Star points may be those of any side of the board.
#[must_use]
pub fn doubts(record: &GameRecord, rules: &Rules) -> Vec<HandicapDoubt> {
    let stated = record.info.known_handicap();
    let mut laid: Vec<Point> = record.setup.iter().filter(|s| s.1 == Color::Black).map(|s| s.0).collect();
    let mut doubts = Vec::new();
    if stated > CODE_ORDER.len() && rules.has_rgf_articles() {
        doubts.push(HandicapDoubt::TooMany { stated });
    }
    if stated >= 2 && record.setup.is_empty() && !record.moves.is_empty() {
        // The stones may be Black's first moves, White's turns passed or left out.
        let is_before_white = |m: &&Move| m.color == Color::Black || m.point.is_none();
        let first = record.moves.iter().take_while(is_before_white).filter(|m| m.point.is_some()).count();
        if first != stated {
            doubts.push(HandicapDoubt::Number { stated, laid: if first > 1 { first } else { 0 } });
        }
    }
    if stated < 2 || laid.is_empty() || laid.len() < record.setup.len() {
        return doubts;
    }
    laid.sort_unstable();
    if laid.len() != stated {
        doubts.push(HandicapDoubt::Number { stated, laid: laid.len() });
    } else if rules.placement == Placement::StarPoints
        && let Some(expected) = fixed(record.size, stated, &CODE_ORDER)
    {
        let is_seen_from = |side: Symmetry| {
            let mut points: Vec<Point> = expected.iter().map(|&p| side.point(p, record.size)).collect();
            points.sort_unstable();
            points == laid
        };
        if !Symmetry::iter().any(is_seen_from) {
            doubts.push(HandicapDoubt::Places { expected });
        }
    }
    let black_first = record.moves.first().is_some_and(|m| m.color == Color::Black);
    if black_first && rules.first_to_play(stated) == Color::White {
        doubts.push(HandicapDoubt::BlackFirst);
    }
    doubts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: usize, stones: usize, expected: &str) {
        let size = BoardSize::new(lines).unwrap();
        let found = fixed(size, stones, &CODE_ORDER)
            .map(|points| points.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" "));
        assert_eq!(found.unwrap_or_else(|| "-".to_owned()), expected, "{stones} on {lines}");
    }

    #[test]
    fn the_usual_pattern() {
        check(19, 2, "Q4 D16");
        check(19, 3, "Q4 D16 Q16");
        check(19, 4, "Q4 D16 Q16 D4");
        check(19, 5, "Q4 D16 Q16 D4 K10");
        check(19, 6, "Q4 D16 Q16 D4 Q10 D10");
        check(19, 7, "Q4 D16 Q16 D4 Q10 D10 K10");
        check(19, 8, "Q4 D16 Q16 D4 Q10 D10 K4 K16");
        check(19, 9, "Q4 D16 Q16 D4 Q10 D10 K4 K16 K10");
        check(13, 5, "K4 D10 K10 D4 G7");
        check(9, 5, "G3 C7 G7 C3 E5");
        check(9, 6, "-");
        check(19, 1, "-");
        check(19, 10, "-");
        check(8, 2, "-");
    }
}
