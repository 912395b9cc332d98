//! Measures one picture's reading against its truth: what counts as right.
//!
//! A board is right in the best of the four rotations, never mirrored: a picture taken over a corner does not define which
//! side is the top. A board that is not found is wrong, with all of its points.

use crate::accuracy::reliability::Reliability;
use crate::accuracy::truth::{PictureTruth, PixelBox};
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::sensing::geometry::{Point2, Pose};
use crate::sensing::observation::{Observation, PointReading, PointState};

/// The corners of a board that was found lie within this of the true ones, in cells.
const CORNER_TOLERANCE: f64 = 0.5;

/// A reading of at least this probability counts as sure.
const SURE: f32 = 0.99;

/// How far outside the outermost lines, in cells, a stone on them may appear: a stone ten millimetres high, viewed at 35
/// degrees, appears a third of a cell away from its point.
const STONE_REACH: f64 = 0.75;

/// How accurate one picture's reading is.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PictureAccuracy {
    /// Whether the board was found: its corners within half a cell where they are known, else nine
    /// points in ten (nine stones in ten, where only stones are known) right.
    pub found: bool,
    /// The points judged.
    pub points: usize,
    /// Those of them that were read right; none where the board was not found.
    pub points_right: usize,
    /// What was read with certainty, on a board that was found.
    pub sure: ConfidentPoints,
    /// The points read as empty or as a stone by their probability, on a board that was found.
    pub reliability: Reliability,
    /// Whether the whole board is right; `None` where the truth has neither rows nor counts.
    pub board_right: Option<bool>,
    /// The stones of which the truth gives boxes.
    pub stones: Option<StoneAccuracy>,
    /// How many of the four corners lie in the boxes around the true ones; `None` without boxes.
    pub corners_in_box: Option<usize>,
    /// What was wrong, a phrase each. Empty when nothing was.
    pub wrong: Vec<String>,
}

/// The points read as empty or as a stone with a probability of `SURE` or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ConfidentPoints {
    /// How many there are.
    pub points: usize,
    /// How many of them are right.
    pub points_right: usize,
    /// How many of them were read as stones.
    pub stones: usize,
    /// How many of those are right.
    pub stones_right: usize,
}

/// How accurate the stones are, compared with their boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StoneAccuracy {
    /// The stones there are.
    pub stones: usize,
    /// Those read in their colour at the point nearest to their box.
    pub right: usize,
    /// Stones read where there is none.
    pub extra: usize,
}

/// Compares `read` (`None`: no board was found) with `truth`; `None` where the truth has nothing to compare a reading
/// with.
#[must_use]
pub fn judge(truth: &PictureTruth, read: Option<&Observation>) -> Option<PictureAccuracy> {
    if let Some(stones) = &truth.stones {
        Some(judge_rows(truth, stones, read))
    } else if let Some(counts) = truth.counts {
        Some(judge_counts(truth.size, counts, read))
    } else if let Some(boxes) = &truth.stone_boxes {
        Some(judge_stone_boxes(boxes, read))
    } else {
        truth.corner_boxes.as_ref().map(|boxes| judge_corner_boxes(boxes, read))
    }
}

fn judge_rows(truth: &PictureTruth, stones: &Stones, read: Option<&Observation>) -> PictureAccuracy {
    let size = stones.size();
    let missed = |why: String| PictureAccuracy {
        points: size.area(),
        board_right: Some(false),
        wrong: vec![why],
        ..PictureAccuracy::default()
    };
    let Some(read) = read else { return missed("no board found".to_string()) };
    if read.size != size {
        return missed(format!("read as {}, is {size}", read.size));
    }
    if let Some(off) = truth.corners.and_then(|corners| corners_off(size, corners, &read.pose))
        && off > CORNER_TOLERANCE
    {
        return missed(format!("corners {off:.1} cells off"));
    }
    let points = best_rotation(stones, &truth.covered, read);
    if truth.corners.is_none() && 10 * points.right < 9 * points.judged {
        return missed(format!("only {} of {} points right", points.right, points.judged));
    }
    PictureAccuracy {
        found: true,
        points: points.judged,
        points_right: points.right,
        sure: points.sure,
        reliability: points.reliability,
        board_right: Some(points.wrong.is_empty()),
        wrong: points.wrong,
        ..PictureAccuracy::default()
    }
}

/// The largest distance of a corner from its true place, in cells of the true board, whichever side
/// was taken for the top. `None` where the true corners make no board.
fn corners_off(size: BoardSize, corners: [Point2; 4], pose: &Pose) -> Option<f64> {
    let cell = Pose::from_corners(size, corners)?.cell();
    let read = pose.corners();
    let farthest = |turn: usize| (0..4).map(|i| read[(i + turn) % 4].distance(corners[i])).fold(0.0, f64::max);
    (0..4).map(farthest).min_by(f64::total_cmp).map(|off| off / cell)
}

#[derive(Debug, Default)]
struct PointCounts {
    judged: usize,
    right: usize,
    sure: ConfidentPoints,
    reliability: Reliability,
    wrong: Vec<String>,
}

fn best_rotation(stones: &Stones, covered: &[bool], read: &Observation) -> PointCounts {
    let mut turned: Vec<(PointState, f32)> = read.readings.iter().map(PointReading::best).collect();
    let mut best = judge_points(stones, covered, &turned);
    for _ in 0..3 {
        turned = Symmetry::Rotate90.values(&turned, stones.size());
        let points = judge_points(stones, covered, &turned);
        if (points.wrong.len(), best.right) < (best.wrong.len(), points.right) {
            best = points;
        }
    }
    best
}

fn judge_points(stones: &Stones, covered: &[bool], states: &[(PointState, f32)]) -> PointCounts {
    let mut points = PointCounts::default();
    for (i, (point, stone)) in stones.iter().enumerate() {
        let hidden = covered.get(i).copied().unwrap_or(false);
        let (read, p) = states[i];
        if hidden && read == PointState::Covered {
            continue;
        }
        points.judged += 1;
        let truth = stone.map_or(PointState::Empty, PointState::Stone);
        if read != PointState::Covered {
            points.reliability.count(p, read == truth);
        }
        if p >= SURE && read != PointState::Covered {
            let (right, stone) = (usize::from(read == truth), usize::from(read != PointState::Empty));
            points.sure.points += 1;
            points.sure.points_right += right;
            points.sure.stones += stone;
            points.sure.stones_right += right * stone;
        }
        if read == truth {
            points.right += 1;
        } else {
            let what = format!("{} read {}, is {}", point.label(stones.size()), read.char(), truth.char());
            points.wrong.push(if hidden { what + " (covered)" } else { what });
        }
    }
    points
}

fn judge_counts(
    size: Option<BoardSize>,
    (black, white): (usize, usize),
    read: Option<&Observation>,
) -> PictureAccuracy {
    let missed =
        |why: String| PictureAccuracy { board_right: Some(false), wrong: vec![why], ..PictureAccuracy::default() };
    let Some(read) = read else { return missed("no board found".to_string()) };
    if let Some(size) = size.filter(|&size| size != read.size) {
        return missed(format!("read as {}, is {size}", read.size));
    }
    let stones = read.stones();
    let counted = (stones.count(Color::Black), stones.count(Color::White));
    if counted == (black, white) {
        return PictureAccuracy { found: true, board_right: Some(true), ..PictureAccuracy::default() };
    }
    // Each stone too many or too few is at least one wrong point.
    let at_least_wrong = counted.0.abs_diff(black).max(counted.1.abs_diff(white));
    PictureAccuracy {
        found: 10 * at_least_wrong <= read.size.area(),
        ..missed(format!("read {} black and {} white, is {black} and {white}", counted.0, counted.1))
    }
}

fn judge_stone_boxes(boxes: &[(Color, PixelBox)], read: Option<&Observation>) -> PictureAccuracy {
    let mut verdict = StoneAccuracy { stones: boxes.len(), ..StoneAccuracy::default() };
    let mut wrong = Vec::new();
    if let Some(read) = read {
        let at = nearest_points(boxes, &read.pose);
        let stones = read.stones();
        for (&(color, _), point) in boxes.iter().zip(&at) {
            match point {
                Some(point) if stones.get(*point) == Some(color) => verdict.right += 1,
                Some(point) => wrong.push(format!(
                    "{} read {}, is {}",
                    point.label(read.size),
                    read.at(*point).best().0.char(),
                    color.stone_char()
                )),
                None => wrong.push(format!("a {} stone lies at no point of the board read", color.name())),
            }
        }
        for (point, stone) in stones.iter() {
            if let Some(color) = stone.filter(|_| !at.contains(&Some(point))) {
                verdict.extra += 1;
                wrong.push(format!("{} read {}, no stone is there", point.label(read.size), color.stone_char()));
            }
        }
    } else {
        wrong.push("no board found".to_string());
    }
    PictureAccuracy {
        found: read.is_some() && 10 * verdict.right >= 9 * verdict.stones,
        stones: Some(verdict),
        wrong,
        ..PictureAccuracy::default()
    }
}

/// For each box the point of the board nearest to its centre. A point belongs to one box: of two
/// that claim it, the nearer has it and the other has none; nor has one that lies off the board.
fn nearest_points(boxes: &[(Color, PixelBox)], pose: &Pose) -> Vec<Option<Point>> {
    let mut at = vec![None; boxes.len()];
    let last = pose.size.lines() as f64 - 1.0;
    let mut claims: Vec<(f64, usize, Point)> = Vec::new();
    for (i, (_, stone)) in boxes.iter().enumerate() {
        let Some(p) = pose.image_from_board.unproject(stone.center) else { return at };
        let on_board = |v: f64| (-STONE_REACH..=last + STONE_REACH).contains(&v);
        if on_board(p.x) && on_board(p.y) {
            let (x, y) = (p.x.round().clamp(0.0, last), p.y.round().clamp(0.0, last));
            claims.push((p.distance(Point2::new(x, y)), i, Point::new(x as usize, y as usize)));
        }
    }
    claims.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    for (_, i, point) in claims {
        if !at.contains(&Some(point)) {
            at[i] = Some(point);
        }
    }
    at
}

fn judge_corner_boxes(boxes: &[PixelBox; 4], read: Option<&Observation>) -> PictureAccuracy {
    let Some(read) = read else {
        return PictureAccuracy {
            corners_in_box: Some(0),
            wrong: vec!["no board found".to_string()],
            ..PictureAccuracy::default()
        };
    };
    let inside = most_in_boxes(&read.pose.corners(), boxes);
    let wrong = if inside < 4 { vec![format!("{inside} of 4 corners in their boxes")] } else { Vec::new() };
    PictureAccuracy { found: inside == 4, corners_in_box: Some(inside), wrong, ..PictureAccuracy::default() }
}

/// The most corners that lie in a box of their own, over all ways to share the boxes out.
fn most_in_boxes(corners: &[Point2], boxes: &[PixelBox]) -> usize {
    let Some((corner, others)) = corners.split_first() else { return 0 };
    let without = most_in_boxes(others, boxes);
    let with = boxes.iter().enumerate().filter(|(_, b)| b.contains(*corner)).map(|(i, _)| {
        let left: Vec<PixelBox> = boxes.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, b)| *b).collect();
        1 + most_in_boxes(others, &left)
    });
    with.max().unwrap_or(0).max(without)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::sensing::observation::PointReading;

    /// A reading drawn as rows, of a board whose cells are 10 pixels and whose top left point is at
    /// `(x, y)`.
    fn read_at(rows: &str, x: f64, y: f64) -> Observation {
        let rows: Vec<&str> = rows.split_whitespace().collect();
        let size = BoardSize::new(rows.len()).unwrap();
        let states = rows.iter().flat_map(|row| row.chars()).map(|c| match c {
            'X' => PointState::Stone(Color::Black),
            'O' => PointState::Stone(Color::White),
            '?' => PointState::Covered,
            _ => PointState::Empty,
        });
        let side = 10.0 * (size.lines() as f64 - 1.0);
        let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map(|(x, y)| Point2::new(x, y));
        Observation {
            size,
            pose: Pose::from_corners(size, corners).unwrap(),
            time: Duration::ZERO,
            readings: states.map(|s| PointReading::sure(s, 0.97)).collect(),
        }
    }

    fn read(rows: &str) -> Observation {
        read_at(rows, 100.0, 100.0)
    }

    fn truth(rows: &str) -> PictureTruth {
        let rows: Vec<&str> = rows.split_whitespace().collect();
        let stones = Stones::from_rows(&rows).unwrap();
        PictureTruth { size: Some(stones.size()), stones: Some(stones), ..PictureTruth::default() }
    }

    fn covered(mut truth: PictureTruth, rows: &str) -> PictureTruth {
        truth.covered = rows.chars().filter(|c| !c.is_whitespace()).map(|c| c == '?').collect();
        truth
    }

    /// Expects `right` of `judged` points, and these wrong ones.
    #[track_caller]
    fn check_points(truth: &PictureTruth, rows: &str, (right, judged): (usize, usize), wrong: &[&str]) {
        let verdict = judge(truth, Some(&read(rows))).unwrap();
        assert_eq!((verdict.points_right, verdict.points), (right, judged), "{:?}", verdict.wrong);
        assert_eq!(verdict.wrong, wrong);
        assert_eq!(verdict.board_right, Some(wrong.is_empty()));
    }

    const CORNER: &str = "XO.. X... .... ...O";

    #[test]
    fn any_rotation_is_right() {
        check_points(&truth(CORNER), "XO.. X... .... ...O", (16, 16), &[]);
        check_points(&truth(CORNER), "..XX ...O .... O...", (16, 16), &[]);
        check_points(&truth(CORNER), "O... .... ...X ..OX", (16, 16), &[]);
        check_points(&truth(CORNER), "...O .... O... XX..", (16, 16), &[]);
    }

    #[test]
    fn only_what_was_read_with_certainty_is_counted_as_sure() {
        // Of a board turned by a quarter: a stone that is right, one that is not there, and an empty point.
        let mut board = read("..XX ...O .... O..O");
        for (at, p) in [(2, 0.999), (15, 0.995), (0, 0.99), (7, 0.98)] {
            board.readings[at] = PointReading::sure(board.readings[at].best().0, p);
        }
        let verdict = judge(&truth(CORNER), Some(&board)).unwrap();
        assert_eq!(verdict.sure, ConfidentPoints { points: 3, points_right: 2, stones: 2, stones_right: 1 });
    }

    #[test]
    fn a_mirrored_board_is_wrong() {
        let mirrored = judge(&truth(CORNER), Some(&read("..OX ...X .... O..."))).unwrap();
        assert_eq!(mirrored.board_right, Some(false));
    }

    #[test]
    fn a_wrong_point_is_named() {
        check_points(&truth(CORNER), "XO.. X... .O.. ...O", (15, 16), &["B2 read O, is ."]);
        check_points(&truth(CORNER), "XX.. X... .... ...O", (15, 16), &["B4 read X, is O"]);
        check_points(&truth(CORNER), "XO.. .... .... ...O", (15, 16), &["A3 read ., is X"]);
    }

    #[test]
    fn a_question_mark_where_nothing_hides_is_wrong() {
        check_points(&truth(CORNER), "XO.. X... ..?. ...O", (15, 16), &["C2 read ?, is ."]);
        check_points(&truth(CORNER), "?O.. X... .... ...O", (15, 16), &["A4 read ?, is X"]);
    }

    #[test]
    fn a_covered_point_is_judged_only_when_something_is_claimed_of_it() {
        let hand = covered(truth(CORNER), "??.. ?... .... ...?");
        check_points(&hand, "??.. ?... .... ...?", (12, 12), &[]);
        check_points(&hand, "XO.. X... .... ...O", (16, 16), &[]);
        check_points(&hand, "X?.. ?... .... ...?", (13, 13), &[]);
        check_points(&hand, "O?.. ?... .... ...?", (12, 13), &["A4 read O, is X (covered)"]);
        check_points(&hand, "??.. ?... .... ....", (12, 13), &["D1 read ., is O (covered)"]);
        let empty = covered(truth(".... .... .... ...."), "..?? .... .... ....");
        check_points(&empty, "..?. .... .... ....", (15, 15), &[]);
        check_points(&empty, "..?X .... .... ....", (14, 15), &["D4 read X, is . (covered)"]);
    }

    #[test]
    fn covered_points_turn_with_the_board() {
        let hand = covered(truth(CORNER), "??.. .... .... ....");
        check_points(&hand, "..X? ...? .... O...", (14, 14), &[]);
    }

    /// Expects a board that counts as not found, for this reason.
    #[track_caller]
    fn check_missed(truth: &PictureTruth, read: Option<&Observation>, why: &str) {
        let verdict = judge(truth, read).unwrap();
        assert!(!verdict.found);
        assert_eq!(verdict.wrong, [why]);
        assert_eq!((verdict.points_right, verdict.board_right), (0, Some(false)));
        assert_eq!(verdict.points, truth.stones.as_ref().map_or(0, |s| s.size().area()));
    }

    #[test]
    fn a_board_not_found_has_all_its_points_wrong() {
        check_missed(&truth(CORNER), None, "no board found");
        check_missed(&truth(CORNER), Some(&read("XO. X.. ...")), "read as 3x3, is 4x4");
    }

    #[test]
    fn without_corners_nine_points_in_ten_are_found() {
        // 15 of 16 are; 14 of 16 are not.
        assert!(judge(&truth(CORNER), Some(&read("XO.. X... .... ...."))).unwrap().found);
        check_missed(&truth(CORNER), Some(&read("XX.. X... .... ....")), "only 14 of 16 points right");
        // Covered points are not judged: 10 of 11 count as found, 9 of 11 do not.
        let hand = covered(truth(CORNER), "???? ?... .... ....");
        assert!(judge(&hand, Some(&read("???? ?... .... ...."))).unwrap().found);
        check_missed(&hand, Some(&read("???? ?... X... ....")), "only 9 of 11 points right");
    }

    #[test]
    fn with_corners_half_a_cell_is_found() {
        let mut truth = truth(CORNER);
        truth.corners = Some(read(CORNER).pose.corners());
        assert!(judge(&truth, Some(&read_at(CORNER, 104.9, 100.0))).unwrap().found);
        check_missed(&truth, Some(&read_at(CORNER, 106.0, 100.0)), "corners 0.6 cells off");
        // With known corners the board counts as found, however little of it was read right.
        let poor = judge(&truth, Some(&read("XXXX .... .... ...."))).unwrap();
        assert!(poor.found && poor.board_right == Some(false) && poor.points_right > 0);
    }

    #[test]
    fn corners_may_begin_at_any_side() {
        let mut truth = truth(CORNER);
        let mut corners = read(CORNER).pose.corners();
        corners.rotate_left(1);
        truth.corners = Some(corners);
        assert!(judge(&truth, Some(&read(CORNER))).unwrap().found);
    }

    #[test]
    fn counts_are_right_when_both_are() {
        let mut truth = PictureTruth { size: BoardSize::new(4).ok(), counts: Some((2, 2)), ..PictureTruth::default() };
        let verdict = judge(&truth, Some(&read(CORNER))).unwrap();
        assert_eq!((verdict.found, verdict.board_right, verdict.points), (true, Some(true), 0));
        let verdict = judge(&truth, Some(&read("XO.. X... .... ...."))).unwrap();
        assert_eq!((verdict.found, verdict.board_right), (true, Some(false)));
        assert_eq!(verdict.wrong, ["read 2 black and 1 white, is 2 and 2"]);
        check_missed(&truth, Some(&read("OOOO .... .... XX..")), "read 2 black and 4 white, is 2 and 2");
        check_missed(&truth, None, "no board found");
        truth.size = BoardSize::new(9).ok();
        check_missed(&truth, Some(&read(CORNER)), "read as 4x4, is 9x9");
    }

    fn boxes(stones: &[(char, f64, f64)]) -> PictureTruth {
        let stone = |&(c, x, y): &(char, f64, f64)| {
            let color = if c == 'X' { Color::Black } else { Color::White };
            (color, PixelBox { center: Point2::new(x, y), width: 9.0, height: 9.0 })
        };
        PictureTruth { stone_boxes: Some(stones.iter().map(stone).collect()), ..PictureTruth::default() }
    }

    /// Expects (right, extra) of the stones, and whether the board counts as found.
    #[track_caller]
    fn check_stones(truth: &PictureTruth, rows: &str, expected: (usize, usize), found: bool) {
        let verdict = judge(truth, Some(&read(rows))).unwrap();
        let stones = verdict.stones.unwrap();
        assert_eq!((stones.right, stones.extra), expected, "{:?}", verdict.wrong);
        assert_eq!((verdict.found, verdict.board_right, verdict.points), (found, None, 0));
    }

    #[test]
    fn stones_belong_to_the_point_nearest_to_their_box() {
        // The points of CORNER lie at 100, 110, 120, 130; the boxes a third of a cell away.
        let truth = boxes(&[('X', 103.0, 97.0), ('O', 113.0, 97.0), ('X', 103.0, 107.0), ('O', 133.0, 127.0)]);
        check_stones(&truth, CORNER, (4, 0), true);
        check_stones(&truth, "XO.. O... .... ...O", (3, 0), false);
        check_stones(&truth, "XO.. X... ..X. ...O", (4, 1), true);
        check_stones(&truth, "XO.. .X.. .... ...O", (3, 1), false);
        let verdict = judge(&truth, None).unwrap();
        assert_eq!(verdict.stones, Some(StoneAccuracy { stones: 4, right: 0, extra: 0 }));
        assert!(!verdict.found);
    }

    #[test]
    fn a_stone_off_the_board_is_missed() {
        check_stones(&boxes(&[('X', 92.6, 100.0)]), "X.. ... ...", (1, 0), true);
        check_stones(&boxes(&[('X', 92.4, 100.0)]), "X.. ... ...", (0, 1), false);
    }

    #[test]
    fn a_point_belongs_to_one_stone() {
        check_stones(&boxes(&[('X', 104.0, 100.0), ('X', 101.0, 100.0)]), "X.. ... ...", (1, 0), false);
        let verdict = judge(&boxes(&[('O', 104.0, 100.0), ('X', 101.0, 100.0)]), Some(&read("X.. ... ..."))).unwrap();
        assert_eq!(verdict.wrong, ["a white stone lies at no point of the board read"]);
    }

    #[test]
    fn corners_are_counted_in_their_boxes() {
        let boxed = |x: f64, y: f64| PixelBox { center: Point2::new(x, y), width: 8.0, height: 6.0 };
        let mut truth = PictureTruth {
            corner_boxes: Some([boxed(130.0, 130.0), boxed(100.0, 100.0), boxed(133.0, 101.0), boxed(97.0, 132.0)]),
            ..PictureTruth::default()
        };
        let verdict = judge(&truth, Some(&read(CORNER))).unwrap();
        assert_eq!((verdict.found, verdict.corners_in_box, verdict.board_right), (true, Some(4), None));
        // Two boxes at one place hold one corner.
        truth.corner_boxes = Some([boxed(130.0, 130.0), boxed(100.0, 100.0), boxed(133.0, 101.0), boxed(133.0, 101.0)]);
        let verdict = judge(&truth, Some(&read(CORNER))).unwrap();
        assert_eq!((verdict.found, verdict.corners_in_box), (false, Some(3)));
        assert_eq!(judge(&truth, None).unwrap().corners_in_box, Some(0));
    }

    #[test]
    fn a_truth_that_says_nothing_cannot_be_judged_by() {
        assert_eq!(judge(&PictureTruth::default(), Some(&read(CORNER))), None);
        assert_eq!(judge(&PictureTruth { size: Some(BoardSize::NINE), ..PictureTruth::default() }, None), None);
    }
}
