//! Corrections of a record in sentences: what is to be corrected, and what the record becomes.

use crate::info_text;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::correction::{Correction, CorrectionError};
use kifuscribe_core::session::correction_preview::{CorrectionPreview, PlayedMove};
use kifuscribe_language::say;

/// The most points that are named.
const MOST_NAMED: usize = 8;

/// The correction as a sentence that begins with the mistake's name, such as `Wrong point: move 12, White G7, lies at F7`; why
/// there is none where the record lacks the move.
#[must_use]
pub fn sentence(correction: &Correction, record: &GameRecord) -> String {
    named(correction, record).unwrap_or_else(|why| why.to_string())
}

fn named(correction: &Correction, record: &GameRecord) -> Result<String, CorrectionError> {
    let size = record.size;
    let found = |number: usize| {
        let found = number.checked_sub(1).and_then(|i| record.moves.get(i)).map(|m| (m.color, m.point));
        found.ok_or(CorrectionError::NoSuchMove { number, moves: record.moves.len() })
    };
    Ok(match correction {
        Correction::WrongPoint { number, point } => {
            let played = played(found(*number)?, size);
            say!("correction-wrong-point", number, played, point = point.label(size))
        }
        Correction::WrongColor { number } => {
            let was = found(*number)?;
            say!("correction-wrong-colour", number, played = played(was, size), color = was.0.opponent())
        }
        Correction::Missed { after, moves } => say!("correction-missed", after, moves = all_played(moves, size)),
        Correction::Extra { number } => say!("correction-extra", number, played = played(found(*number)?, size)),
        Correction::CaptureNotTaken { after, points } => {
            say!("correction-capture-not-taken", points = labels(points, size), after)
        }
        Correction::ResumeFrom { number } => say!("correction-resume-from", number),
        Correction::WrongInfo(_) => say!("correction-info").to_owned(),
        Correction::AsRecorded => say!("action-the-record-is-right").to_owned(),
        Correction::Undo | Correction::TakeBack => say!("correction-undo").to_owned(),
        Correction::Redo => say!("correction-redo").to_owned(),
    })
}

/// The correction as the history has it, with a full stop, such as `Move 12 was played at F7.`
#[must_use]
pub fn in_history(correction: &Correction, size: BoardSize) -> String {
    match correction {
        Correction::WrongPoint { number, point } => {
            say!("history-move-was-played-at", number, point = point.label(size))
        }
        Correction::WrongColor { number } => say!("history-move-was-played-by-the", number),
        Correction::Missed { after, moves } => {
            say!("history-missed-after-move", after, moves = all_played(moves, size))
        }
        Correction::Extra { number } => say!("history-move-was-not-played", number),
        Correction::CaptureNotTaken { after, points } => {
            say!("history-the-stones-at-were-lifted", labels = labels(points, size), after)
        }
        Correction::ResumeFrom { number } => say!("history-everything-after-move-is-wrong", number),
        Correction::WrongInfo(info) => say!("history-info", what = info_text::in_short(info)),
        Correction::AsRecorded => say!("history-the-record-is-right-the").to_owned(),
        Correction::Undo | Correction::TakeBack => say!("history-the-last-one-was-taken").to_owned(),
        Correction::Redo => say!("history-what-was-taken-back-was").to_owned(),
    }
}

/// What the record becomes, a sentence a line: the moves, their numbers, the stones after the last move, the prisoners.
#[must_use]
pub fn preview_lines(preview: &CorrectionPreview) -> Vec<String> {
    let size = preview.record.size;
    let mut lines = move_lines(preview, size);
    let later = preview.record.moves.len() - preview.unchanged - preview.added.len();
    let shift = preview.added.len().abs_diff(preview.removed.len());
    if later > 0 && shift > 0 {
        lines.push(if preview.added.len() > preview.removed.len() {
            say!("correction-later-moves-higher", later, shift)
        } else {
            say!("correction-later-moves-lower", later, shift)
        });
    }
    if !preview.stones.is_empty() {
        lines.push(say!("correction-on-the-board", stones = stones(&preview.stones, size)));
    }
    for (i, color) in Color::BOTH.into_iter().enumerate() {
        let [was, is] = [preview.prisoners[0][i], preview.prisoners[1][i]];
        if was != is {
            lines.push(say!("correction-prisoners", color, is, was));
        }
    }
    lines
}

/// Which moves go, and which come instead.
fn move_lines(preview: &CorrectionPreview, size: BoardSize) -> Vec<String> {
    let first = preview.unchanged + 1;
    match (&preview.removed[..], &preview.added[..]) {
        ([], []) => vec![say!("correction-no-move-changes").to_owned()],
        ([was], [is]) => {
            vec![say!("correction-becomes", number = first, was = played(*was, size), is = played(*is, size))]
        }
        (removed, added) => {
            let gone = match removed {
                [] => None,
                [was] => Some(say!("correction-goes", number = first, was = played(*was, size))),
                _ => {
                    let n = removed.len();
                    Some(say!("correction-go", first, last = preview.unchanged + n, n))
                }
            };
            let come = match added {
                [] => None,
                [is] => Some(say!("correction-is", number = first, is = played(*is, size))),
                _ => Some(say!("correction-from-move-on", first, moves = all_played(added, size))),
            };
            gone.into_iter().chain(come).collect()
        }
    }
}

fn stones(changed: &[(Point, Option<Color>, Option<Color>)], size: BoardSize) -> String {
    let named = |&(point, _, is): &(Point, Option<Color>, Option<Color>)| match is {
        Some(color) => say!("question-stone-on", color = color.name(), point = point.label(size)),
        None => say!("correction-point-empty", point = point.label(size)),
    };
    let names = changed.iter().take(MOST_NAMED).map(named).collect::<Vec<_>>().join(", ");
    match changed.len().saturating_sub(MOST_NAMED) {
        0 => names,
        n => say!("points-and-more", names, n),
    }
}

fn played((color, point): PlayedMove, size: BoardSize) -> String {
    let place = point.map_or_else(|| say!("move-list-pass").to_owned(), |p| p.label(size));
    say!("move-in-words", color, point = place)
}

fn labels(points: &[Point], size: BoardSize) -> String {
    points.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(", ")
}

fn all_played(moves: &[PlayedMove], size: BoardSize) -> String {
    moves.iter().map(|&m| played(m, size)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_language::{Language, within};

    fn at(label: &str) -> Option<Point> {
        Point::from_label(label, BoardSize::NINE)
    }

    fn game(moves: &str) -> GameRecord {
        GameRecord::of_labels(BoardSize::NINE, moves)
    }

    #[track_caller]
    fn check(moves: &str, correction: &Correction, expected: &[&str]) {
        let record = game(moves);
        let preview = CorrectionPreview::of(&record, correction).unwrap();
        let said: Vec<String> = [sentence(correction, &record)].into_iter().chain(preview_lines(&preview)).collect();
        assert_eq!(said, expected);
    }

    #[test]
    fn a_correction_is_said_in_russian_with_the_forms_of_its_colours() {
        let record = game("A2 A1 E5");
        let moves = vec![(Color::Black, at("B1")), (Color::White, None)];
        let correction = Correction::Missed { after: 2, moves };
        let preview = CorrectionPreview::of(&record, &correction).unwrap();
        let said = within(Language::Russian, || (sentence(&correction, &record), preview_lines(&preview)));
        assert_eq!(said.0, "Пропущено после хода 2: чёрные B1, белые пас");
        let expected = [
            "С хода 3: чёрные B1, белые пас.",
            "Последующих ходов, номера которых увеличиваются на 2: 1.",
            "На доске в конце: A1 пуст, чёрный B1.",
            "Пленных у чёрных: 1 вместо 0.",
        ];
        assert_eq!(said.1, expected);
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
