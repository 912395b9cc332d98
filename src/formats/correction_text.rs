//! Corrections of a record in sentences: what is to be corrected, and what the record becomes.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::record::GameRecord;
use crate::session::correction::Correction;
use crate::session::correction_preview::{CorrectionPreview, PlayedMove};

/// The most points that are named.
const MOST_NAMED: usize = 8;

/// The correction as a sentence that begins with the mistake's name, such as `Wrong point: move 12, White G7, lies at F7`.
#[must_use]
pub fn sentence(correction: &Correction, record: &GameRecord) -> String {
    let size = record.size;
    let named = |number: usize| match number.checked_sub(1).and_then(|i| record.moves.get(i)) {
        Some(m) => format!("move {number}, {},", played((m.color, m.point), size)),
        None => format!("move {number}"),
    };
    match correction {
        Correction::WrongPoint { number, point } => {
            format!("Wrong point: {} lies at {}", named(*number), point.label(size))
        }
        Correction::WrongColor { number } => {
            let other = number.checked_sub(1).and_then(|i| record.moves.get(i)).map(|m| m.color.opponent());
            let other = other.map_or_else(String::new, |color| format!(" was {color}'s"));
            format!("Wrong colour: {}{other}", named(*number))
        }
        Correction::Missed { after, moves } => format!("Missed after move {after}: {}", all_played(moves, size)),
        Correction::Extra { number } => format!("Extra move: {} was not played", named(*number)),
        Correction::CaptureNotTaken { after, points } => {
            let points: Vec<String> = points.iter().map(|p| p.label(size)).collect();
            format!("Capture not taken: the stones at {} were lifted after move {after}", points.join(", "))
        }
        Correction::ResumeFrom { number } => format!("Resume from here: everything after move {number} is wrong"),
        Correction::AsRecorded => "The record is right".to_owned(),
        Correction::Undo | Correction::TakeBack => "Undo the last answer or correction".to_owned(),
        Correction::Redo => "Redo what was undone last".to_owned(),
    }
}

/// What the record becomes, a sentence a line: the moves, their numbers, the stones after the last move, the prisoners.
#[must_use]
pub fn preview_lines(preview: &CorrectionPreview) -> Vec<String> {
    let size = preview.record.size;
    let first = preview.unchanged + 1;
    let mut lines = Vec::new();
    match (&preview.removed[..], &preview.added[..]) {
        ([], []) => lines.push("No move changes.".to_owned()),
        ([was], [is]) => lines.push(format!("Move {first}, {}, becomes {}.", played(*was, size), played(*is, size))),
        (removed, added) => {
            match removed {
                [] => {}
                [was] => lines.push(format!("Move {first}, {}, goes.", played(*was, size))),
                _ => lines.push(format!(
                    "Moves {first} to {} go: {} moves.",
                    preview.unchanged + removed.len(),
                    removed.len()
                )),
            }
            match added {
                [] => {}
                [is] => lines.push(format!("Move {first} is {}.", played(*is, size))),
                _ => lines.push(format!("From move {first} on: {}.", all_played(added, size))),
            }
        }
    }
    let later = preview.record.moves.len() - preview.unchanged - preview.added.len();
    let shift = preview.added.len().abs_diff(preview.removed.len());
    if later > 0 && shift > 0 {
        let way = if preview.added.len() > preview.removed.len() { "higher" } else { "lower" };
        let moves = if later == 1 {
            "1 later move gets a number".to_owned()
        } else {
            format!("{later} later moves get numbers")
        };
        lines.push(format!("{moves} {shift} {way}."));
    }
    if !preview.stones.is_empty() {
        lines.push(format!("On the board at the end: {}.", stones(&preview.stones, size)));
    }
    for (i, color) in Color::BOTH.into_iter().enumerate() {
        let [was, is] = [preview.prisoners[0][i], preview.prisoners[1][i]];
        if was != is {
            lines.push(format!(
                "{color} has {} instead of {was}.",
                if is == 1 { "1 prisoner".to_owned() } else { format!("{is} prisoners") }
            ));
        }
    }
    lines
}

fn stones(changed: &[(Point, Option<Color>, Option<Color>)], size: BoardSize) -> String {
    let named = |&(point, _, is): &(Point, Option<Color>, Option<Color>)| match is {
        Some(color) => format!("{} {}", color.name(), point.label(size)),
        None => format!("{} empty", point.label(size)),
    };
    let more = match changed.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        n => format!(", and {n} more"),
    };
    changed.iter().take(MOST_NAMED).map(named).collect::<Vec<_>>().join(", ") + &more
}

fn played((color, point): PlayedMove, size: BoardSize) -> String {
    format!("{color} {}", Point::label_or_pass(point, size))
}

fn all_played(moves: &[PlayedMove], size: BoardSize) -> String {
    moves.iter().map(|&m| played(m, size)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::record::Move;

    fn at(label: &str) -> Option<Point> {
        Point::from_label(label, BoardSize::NINE)
    }

    fn game(moves: &str) -> GameRecord {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (i, label) in moves.split_whitespace().enumerate() {
            record.moves.push(Move::new(Color::BOTH[i % 2], at(label)));
        }
        record
    }

    #[track_caller]
    fn check(moves: &str, correction: &Correction, expected: &[&str]) {
        let record = game(moves);
        let preview = CorrectionPreview::of(&record, correction).unwrap();
        let said: Vec<String> = [sentence(correction, &record)].into_iter().chain(preview_lines(&preview)).collect();
        assert_eq!(said, expected);
    }

    #[test]
    fn a_correction_says_what_becomes_of_the_record() {
        check(
            "C3 G7 E5",
            &Correction::WrongPoint { number: 2, point: at("F7").unwrap() },
            &[
                "Wrong point: move 2, White G7, lies at F7",
                "Move 2, White G7, becomes White F7.",
                "On the board at the end: white F7, G7 empty.",
            ],
        );
        check(
            "A2 A1 E5",
            &Correction::Missed { after: 2, moves: vec![(Color::Black, at("B1"))] },
            &[
                "Missed after move 2: Black B1",
                "Move 3 is Black B1.",
                "1 later move gets a number 1 higher.",
                "On the board at the end: A1 empty, black B1.",
                "Black has 1 prisoner instead of 0.",
            ],
        );
        check(
            "C3 G7 E5 D5 F5",
            &Correction::ResumeFrom { number: 2 },
            &[
                "Resume from here: everything after move 2 is wrong",
                "Moves 3 to 5 go: 3 moves.",
                "On the board at the end: D5 empty, E5 empty, F5 empty.",
            ],
        );
        check(
            "C3 G7 E5 D5",
            &Correction::Extra { number: 2 },
            &[
                "Extra move: move 2, White G7, was not played",
                "Move 2, White G7, goes.",
                "2 later moves get numbers 1 lower.",
                "On the board at the end: G7 empty.",
            ],
        );
        check(
            "C3 G7",
            &Correction::WrongColor { number: 2 },
            &[
                "Wrong colour: move 2, White G7, was Black's",
                "Move 2, White G7, becomes Black G7.",
                "On the board at the end: black G7.",
            ],
        );
        check(
            "C3 G7",
            &Correction::CaptureNotTaken { after: 2, points: vec![at("G7").unwrap()] },
            &[
                "Capture not taken: the stones at G7 were lifted after move 2",
                "No move changes.",
                "On the board at the end: G7 empty.",
            ],
        );
    }
}
