//! Measures a recorded game: its moves against those that were played, its positions against those that were there.
//!
//! Two lists of moves are aligned by the least number of edits (Wagner and Fischer 1974), so that one
//! missing move does not make all that follow wrong. As with pictures, any of the four rotations is
//! right, never a mirror image. Passes at the end are not visible and are not judged.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;

/// A move as it is compared: who, and where (`None`: a pass).
pub type PlainMove = (Color, Option<Point>);

/// One step of an alignment; what was played and what was recorded are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AlignmentStep {
    /// What was played; `None` where something was recorded that nobody played.
    pub truth: Option<usize>,
    /// What was recorded; `None` where it was not recorded.
    pub read: Option<usize>,
    /// Whether it was recorded as it was played.
    pub right: bool,
}

/// The alignment with the fewest wrong, missing and extra moves; among those with equally many, the one
/// with most moves right.
#[must_use]
pub fn align(truth: &[PlainMove], read: &[PlainMove]) -> Vec<AlignmentStep> {
    align_with(truth, read, true)
}

/// As [`align`]; with `wrong`, one item may be recorded in place of another, else such a pair is one missing and one
/// extra item, and the most items in common are right.
fn align_with<T: PartialEq>(truth: &[T], read: &[T], wrong: bool) -> Vec<AlignmentStep> {
    // best[t][r]: edits, and items not right, that align what is left from item t and item r on.
    let (rows, columns) = (truth.len() + 1, read.len() + 1);
    let mut best = vec![vec![(0, 0); columns]; rows];
    for t in (0..rows).rev() {
        for r in (0..columns).rev() {
            best[t][r] = match (truth.get(t), read.get(r)) {
                (None, None) => (0, 0),
                (Some(_), None) => edit(best[t + 1][r]),
                (None, Some(_)) => edit(best[t][r + 1]),
                (Some(a), Some(b)) if a == b => {
                    // A right item is never worse than dropping one of the two.
                    let (edits, right) = best[t + 1][r + 1];
                    (edits, right - 1)
                }
                (Some(_), Some(_)) => {
                    let one = best[t + 1][r].min(best[t][r + 1]);
                    edit(if wrong { one.min(best[t + 1][r + 1]) } else { one })
                }
            };
        }
    }
    let mut steps = Vec::new();
    let (mut t, mut r) = (0, 0);
    while t < truth.len() || r < read.len() {
        let right = t < truth.len() && truth.get(t) == read.get(r);
        let pair = t < truth.len() && r < read.len();
        let is_wrong = pair && wrong && best[t][r] == edit(best[t + 1][r + 1]);
        let is_missing = t < truth.len() && (r == read.len() || best[t][r] == edit(best[t + 1][r]));
        let (played, recorded) = if right || is_wrong { (true, true) } else { (is_missing, !is_missing) };
        steps.push(AlignmentStep { truth: played.then_some(t), read: recorded.then_some(r), right });
        t += usize::from(played);
        r += usize::from(recorded);
    }
    steps
}

/// One edit more.
const fn edit((edits, not_right): (usize, i64)) -> (usize, i64) {
    (edits + 1, not_right)
}

/// How accurate the moves of a recorded game are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameAccuracy {
    /// The alignment of the moves.
    pub steps: Vec<AlignmentStep>,
    /// Whether the final position is right.
    pub final_right: bool,
}

impl GameAccuracy {
    /// The numbers of moves right, wrong, missing and extra.
    #[must_use]
    pub fn counts(&self) -> [usize; 4] {
        let mut counts = [0; 4];
        for step in &self.steps {
            counts[match (step.truth, step.read) {
                _ if step.right => 0,
                (Some(_), Some(_)) => 1,
                (_, None) => 2,
                (None, _) => 3,
            }] += 1;
        }
        counts
    }

    /// Whether every move is right, and there is no other.
    #[must_use]
    pub fn wholly_right(&self) -> bool {
        self.final_right && self.steps.iter().all(|step| step.right)
    }
}

/// Compares the record `read` with the record `truth`, in the rotation that fits best.
#[must_use]
pub fn compare_games(truth: &GameRecord, read: &GameRecord) -> GameAccuracy {
    let played = played_moves(truth);
    let truth_end = end_of(truth);
    let mut recorded = played_moves(read);
    let mut read_end = end_of(read);
    let mut best: Option<GameAccuracy> = None;
    for _ in 0..4 {
        let verdict = GameAccuracy { steps: align(&played, &recorded), final_right: truth_end == read_end };
        let rank = |v: &GameAccuracy| (v.counts()[0], v.final_right);
        if best.as_ref().is_none_or(|best| rank(best) < rank(&verdict)) {
            best = Some(verdict);
        }
        for (_, point) in &mut recorded {
            *point = point.map(|p| Symmetry::Rotate90.point(p, read.size));
        }
        read_end = Symmetry::Rotate90.stones(&read_end);
    }
    // Boards of different sizes have no move in common, even where the labels are equal.
    best.filter(|_| truth.size == read.size).unwrap_or_else(|| GameAccuracy {
        steps: (0..played.len())
            .map(|t| AlignmentStep { truth: Some(t), read: None, right: false })
            .chain((0..recorded.len()).map(|r| AlignmentStep { truth: None, read: Some(r), right: false }))
            .collect(),
        final_right: false,
    })
}

/// The moves of a record without the passes at its end.
#[must_use]
pub fn played_moves(record: &GameRecord) -> Vec<PlainMove> {
    let mut moves: Vec<PlainMove> = record.moves.iter().map(|m| (m.color, m.point)).collect();
    while moves.last().is_some_and(|(_, point)| point.is_none()) {
        moves.pop();
    }
    moves
}

fn end_of(record: &GameRecord) -> Stones {
    record.end().stones().clone()
}

/// How accurate the positions of a recorded game are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PositionAccuracy {
    /// The different positions there were, one after another.
    pub positions: usize,
    /// Those that the record reaches, in their order.
    pub reached: usize,
    /// The moves of the record, counted from 0, whose order no picture shows: several lie between two positions that it
    /// reaches one after the other.
    pub unseen: Vec<usize>,
    /// Those of them that the record does not mark as doubtful.
    pub unflagged: Vec<usize>,
    /// Whether the record ends with the last of them.
    pub final_right: bool,
}

/// Compares the positions of the record `read` with `truth`, the board as one picture after another
/// showed it, in the rotation that fits best.
#[must_use]
pub fn compare_positions(truth: &[Stones], read: &GameRecord) -> PositionAccuracy {
    let mut truth: Vec<Stones> = truth.to_vec();
    truth.dedup();
    let mut recorded = positions_of(read);
    let mut best = PositionAccuracy { positions: truth.len(), ..PositionAccuracy::default() };
    for _ in 0..4 {
        let steps = align_with(&truth, &recorded, false);
        let reached: Vec<usize> = steps.iter().filter(|s| s.right).filter_map(|s| s.read).collect();
        let final_right = truth.last() == recorded.last();
        if (best.reached, best.final_right) < (reached.len(), final_right) {
            let gaps = reached.windows(2).filter(|pair| pair[1] - pair[0] > 1);
            let unseen: Vec<usize> = gaps.flat_map(|pair| pair[0]..pair[1]).collect();
            let is_doubted = |&i: &usize| read.moves.get(i).is_some_and(|m| m.flags.is_doubt());
            let unflagged = unseen.iter().copied().filter(|i| !is_doubted(i)).collect();
            best = PositionAccuracy { reached: reached.len(), unseen, unflagged, final_right, ..best };
        }
        recorded = recorded.iter().map(|stones| Symmetry::Rotate90.stones(stones)).collect();
    }
    best
}

/// Every position of the record, from its start to its end.
fn positions_of(record: &GameRecord) -> Vec<Stones> {
    let mut replay = record.replay();
    let mut positions = vec![replay.position().stones().clone()];
    while replay.advance() {
        positions.push(replay.position().stones().clone());
    }
    positions
}

/// For each move recorded right, the time from the hand leaving to the commit, in seconds; negative where
/// it was committed before.
#[must_use]
pub fn latencies(steps: &[AlignmentStep], hand_left_s: &[f64], committed: &[Duration]) -> Vec<f64> {
    let of = |s: &AlignmentStep| Some(committed.get(s.read?)?.as_secs_f64() - hand_left_s.get(s.truth?)?);
    steps.iter().filter(|s| s.right).filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::game::record::{Move, MoveFlag};

    const SIZE: BoardSize = BoardSize::NINE;

    /// Moves such as `B:E5 W:C3 B:pass`.
    fn moves(text: &str) -> Vec<PlainMove> {
        let one = |word: &str| {
            let (color, label) = word.split_once(':').unwrap();
            let color = if color == "B" { Color::Black } else { Color::White };
            (color, Point::from_label(label, SIZE))
        };
        text.split_whitespace().map(one).collect()
    }

    fn game(text: &str) -> GameRecord {
        let mut record = GameRecord::new(SIZE);
        record.moves = moves(text).into_iter().map(|(color, point)| Move::new(color, point)).collect();
        record
    }

    /// Expects an alignment: `=` right, `x` wrong, `-` missing, `+` extra.
    #[track_caller]
    fn check(truth: &str, read: &str, expected: &str) {
        let letter = |step: &AlignmentStep| match (step.truth, step.read) {
            (Some(_), Some(_)) => {
                if step.right {
                    '='
                } else {
                    'x'
                }
            }
            (Some(_), None) => '-',
            (None, _) => '+',
        };
        let steps = align(&moves(truth), &moves(read));
        assert_eq!(steps.iter().map(letter).collect::<String>(), expected, "{truth} / {read}");
        // Every move stands in the alignment once, in its order.
        let truths: Vec<usize> = steps.iter().filter_map(|s| s.truth).collect();
        let reads: Vec<usize> = steps.iter().filter_map(|s| s.read).collect();
        assert_eq!(truths, (0..moves(truth).len()).collect::<Vec<_>>());
        assert_eq!(reads, (0..moves(read).len()).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_moves_are_right() {
        check("", "", "");
        check("B:E5 W:C3 B:G7", "B:E5 W:C3 B:G7", "===");
    }

    #[test]
    fn one_missing_move_does_not_make_the_others_wrong() {
        check("B:E5 W:C3 B:G7 W:G3", "B:E5 B:G7 W:G3", "=-==");
        check("B:E5 W:C3 B:G7 W:G3", "W:C3 B:G7 W:G3", "-===");
        check("B:E5 W:C3 B:G7 W:G3", "B:E5 W:C3 B:G7", "===-");
        check("B:E5 W:C3", "", "--");
    }

    #[test]
    fn an_extra_move_does_not_make_the_others_wrong() {
        check("B:E5 W:C3 B:G7", "B:E5 W:J9 W:C3 B:G7", "=+==");
        check("B:E5 W:C3 B:G7", "B:E5 W:C3 B:G7 W:A1", "===+");
        check("", "B:E5", "+");
    }

    #[test]
    fn another_point_or_colour_is_one_wrong_move() {
        check("B:E5 W:C3 B:G7", "B:E5 W:C4 B:G7", "=x=");
        check("B:E5 W:C3 B:G7", "B:E5 B:C3 B:G7", "=x=");
        check("B:E5 W:C3", "B:A1 W:A2", "xx");
    }

    #[test]
    fn two_moves_in_the_other_order_are_two_edits() {
        check("B:E5 W:C3 B:G7 W:G3", "B:E5 B:G7 W:C3 W:G3", "=-=+=");
    }

    #[test]
    fn a_game_is_right_in_any_rotation_and_never_mirrored() {
        let truth = game("B:C4 W:G7 B:E2");
        assert!(compare_games(&truth, &game("B:C4 W:G7 B:E2")).wholly_right());
        // Turned by a quarter clockwise, and by a half..
        assert!(compare_games(&truth, &game("B:D7 W:G3 B:B5")).wholly_right());
        assert!(compare_games(&truth, &game("B:G6 W:C3 B:E8")).wholly_right());
        let mirrored = compare_games(&truth, &game("B:G4 W:C7 B:E2"));
        assert!(!mirrored.wholly_right() && !mirrored.final_right);
    }

    #[test]
    fn passes_at_the_end_are_not_judged() {
        assert!(compare_games(&game("B:E5 W:C3 B:pass W:pass"), &game("B:E5 W:C3")).wholly_right());
        assert!(!compare_games(&game("B:E5 W:pass B:C3"), &game("B:E5 B:C3")).wholly_right());
    }

    #[test]
    fn boards_of_different_sizes_have_nothing_in_common() {
        let mut read = game("B:E5");
        read.size = BoardSize::THIRTEEN;
        let verdict = compare_games(&game("B:E5 W:C3"), &read);
        assert_eq!((verdict.counts(), verdict.final_right), ([0, 0, 2, 1], false));
    }

    #[test]
    fn a_wrong_end_is_not_wholly_right() {
        let truth = game("B:E5");
        let mut read = truth.clone();
        read.setup.push((Point::new(0, 0), Color::White));
        let verdict = compare_games(&truth, &read);
        assert_eq!((verdict.counts(), verdict.wholly_right()), ([1, 0, 0, 0], false));
    }

    fn after(text: &str) -> Stones {
        end_of(&game(text))
    }

    #[test]
    fn positions_are_reached_whatever_the_order_between_them() {
        let truth = [after(""), after("B:E5 W:C3"), after("B:E5 W:C3"), after("B:E5 W:C3 B:G7 W:G3")];
        let check = |read: &str, reached: usize, final_right: bool| {
            let verdict = compare_positions(&truth, &game(read));
            assert_eq!((verdict.positions, verdict.reached, verdict.final_right), (3, reached, final_right), "{read}");
        };
        check("B:E5 W:C3 B:G7 W:G3", 3, true);
        check("W:C3 B:E5 W:G3 B:G7", 3, true);
        check("B:E5 W:C3", 2, false);
        check("B:E5 B:G7 W:G3 W:C3", 2, true);
        check("B:A1", 1, false);
        // A quarter turn: C3 -> C7, G7 -> G3, G3 -> C3.
        check("B:E5 W:C7 B:G3 W:C3", 3, true);
    }

    #[test]
    fn moves_between_two_pictures_are_of_unseen_order_and_have_to_say_so() {
        let truth = [after(""), after("B:E5"), after("B:E5 W:C3 B:G7 W:G3"), after("B:E5 W:C3 B:G7 W:G3 B:A1")];
        let check = |flagged: &[usize], unflagged: &[usize]| {
            let mut read = game("B:E5 W:G3 B:G7 W:C3 B:A1");
            flagged.iter().for_each(|&i| read.moves[i].flags.insert(MoveFlag::OrderUnseen));
            let verdict = compare_positions(&truth, &read);
            assert_eq!((verdict.reached, &verdict.unseen[..]), (4, &[1, 2, 3][..]));
            assert_eq!(verdict.unflagged, unflagged);
        };
        check(&[1, 2, 3], &[]);
        check(&[1, 3], &[2]);
        check(&[], &[1, 2, 3]);
    }

    #[test]
    fn latency_is_told_for_moves_recorded_right() {
        let step = |truth, read, right| AlignmentStep { truth: Some(truth), read, right };
        let steps = [step(0, Some(0), true), step(1, None, false), step(2, Some(1), true)];
        let committed = [Duration::from_millis(4500), Duration::from_millis(9750)];
        assert_eq!(latencies(&steps, &[4.0, 6.0, 9.5], &committed), [0.5, 0.25]);
        assert_eq!(latencies(&steps, &[4.0], &committed), [0.5]);
    }
}
