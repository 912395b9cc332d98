//! What is found out about pictures rather than about the fill, and how points are named in sentences.

use crate::audit::doubt::DecidingPoint;
use crate::audit::table::{COMPENSATED, POSITION};
use crate::audit::votes::Ballot;
use crate::audit::{Finding, PictureObservation, sentence};
use crate::count::audit::Verdict;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::{BoardSize, Point};
use crate::game::result::GameResult;

/// No board was made out in a picture.
pub(super) const NO_BOARD: &str = "no-board";
/// The board in the picture has another number of lines.
pub(super) const WRONG_SIZE: &str = "wrong-size";
/// Part of the board lies outside the picture.
pub(super) const NOT_WHOLE: &str = "not-whole";
/// Something covers points of the board.
pub(super) const COVERED: &str = "covered";
/// The picture does not show this game.
pub(super) const OTHER_GAME: &str = "other-game";
/// The picture is a mirror image.
pub(super) const MIRRORED: &str = "mirrored";
/// The picture fits the position from several sides.
pub(super) const WHICH_SIDE: &str = "which-side";
/// The eyes are not sure of a point, and the verdict hangs on it.
pub const IN_DOUBT: &str = "in-doubt";
/// The eyes are not sure of many points.
pub(super) const UNCLEAR: &str = "unclear";
/// The record and the picture before the fill show different positions.
pub(super) const POSITION_UNCLEAR: &str = "position-unclear";
/// The result hangs on the prisoners, and nobody counted them.
pub(super) const PRISONERS_UNKNOWN: &str = "prisoners-unknown";
/// The result hangs on who made the last move, and nobody knows.
pub(super) const LAST_MOVE_UNKNOWN: &str = "last-move-unknown";

pub(super) fn about_picture(kind: &'static str, points: Vec<Point>, text: String) -> Finding {
    Finding { kind, points, stones: 0, shift: None, text: sentence(&text) }
}

/// The finding that a picture shows no board.
pub(super) fn no_board(seen: &PictureObservation) -> Finding {
    let text =
        format!("no board was found in {}: show the whole board, from 25 degrees or steeper, without glare", seen.name);
    about_picture(NO_BOARD, Vec::new(), text)
}

pub(super) fn labels(points: &[Point], size: BoardSize) -> String {
    let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
    labels.join(" ")
}

/// The first few points of many.
pub(super) fn some_labels(points: &[Point], size: BoardSize) -> String {
    const SHOWN: usize = 8;
    let shown = labels(&points[..points.len().min(SHOWN)], size);
    if points.len() > SHOWN { format!("{shown} and {} more", points.len() - SHOWN) } else { shown }
}

pub(super) fn name_of(what: Option<Color>) -> &'static str {
    match what {
        None => "an empty point",
        Some(Color::Black) => "a black stone",
        Some(Color::White) => "a white stone",
    }
}

pub(super) fn covered(picture: &str, n: usize, points: Vec<Point>, size: BoardSize) -> Finding {
    let at = if points.is_empty() { String::new() } else { format!(" ({})", some_labels(&points, size)) };
    let text = format!("something covers {n} points of the board in {picture}{at}: take it again with all hands away");
    about_picture(COVERED, points, text)
}

/// The place of a point in doubt: which board it is on, as [`Other::board`](crate::audit::doubt::AlternativeReading::board) numbers them.
const fn which(board: usize) -> &'static str {
    match board {
        COMPENSATED => " in the picture after the compensation",
        POSITION => " in the picture before the fill",
        _ => "",
    }
}

/// What the players read too much for Black, as a sentence that needs no sign.
pub(super) fn shift_sentence(shift: HalfPoints) -> String {
    let side = if shift > HalfPoints::ZERO { Color::Black } else { Color::White };
    let points = if shift.abs() == HalfPoints::points(1) { "point" } else { "points" };
    format!("It moves the count {} {points} towards {side}.", shift.abs())
}

/// What a count would come to with one reading.
fn comes_to(verdict: Verdict, read: Option<GameResult>) -> String {
    match (verdict, read) {
        (Verdict::Agrees, _) => "the fill matches".to_owned(),
        (Verdict::Differs, Some(read)) => format!("it does not match and reads {}", read.to_sgf()),
        (Verdict::Differs, None) => "it does not match".to_owned(),
        (Verdict::CannotTell, _) => "it stays open".to_owned(),
    }
}

/// A finding for each point that decides: how it was read, how else it may be, and what each reading comes to.
/// `as_read` is what the count comes to as read.
pub(super) fn in_doubt(
    deciding: &[DecidingPoint],
    ballots: &[Ballot],
    as_read: (Verdict, Option<GameResult>),
    size: BoardSize,
) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for d in deciding {
        let o = d.other;
        if findings.iter().any(|f| f.points == [o.point]) {
            continue;
        }
        let (read, p) = ballots[o.board].best(o.point);
        let hundredths = |share: f64| format!("{:.0} in 100", (100.0 * share).clamp(1.0, 99.0));
        let may = ballots[o.board].share(o.point, o.what);
        let then = match d.verdict {
            Some(verdict) => format!(
                "if it is {}, {}; if it is {}, {}",
                name_of(read),
                comes_to(as_read.0, as_read.1),
                name_of(o.what),
                comes_to(verdict, d.read)
            ),
            None => "together with the other points named it decides whether the fill matches".to_owned(),
        };
        let text = format!(
            "look at {}{}: it looks like {} ({}) and may be {} ({}); {then}",
            o.point.label(size),
            which(o.board),
            name_of(read),
            hundredths(p),
            name_of(o.what),
            hundredths(may)
        );
        findings.push(about_picture(IN_DOUBT, vec![o.point], text));
    }
    findings
}
