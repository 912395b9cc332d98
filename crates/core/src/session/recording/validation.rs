//! Which events can follow in a recording: points on the board, moves and questions that exist, lists of a sane length.
//!
//! A journal is read from a file, so its events may be anything.

use thiserror::Error;

use crate::game::point::{BoardSize, Point};
use crate::game::record::GameRecord;
use crate::recorder::event::{CommittedMove, Question, RecorderEvent};
use crate::session::correction::{Correction, CorrectionError};
use crate::session::counting::CountEvent;
use crate::session::recording::event::SessionEvent;
use crate::session::recording::question::{Answer, AskedQuestion};
use kifuscribe_language::Message;

/// The longest list that an event may have, where the board sets no limit.
const MAX_ENTRIES: usize = 10_000;
/// The length of a SHA-256 in hexadecimal.
const MAX_HASH: usize = 64;

/// An event that cannot follow the events before it.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum InvalidEvent {
    /// An event about moves before the game has begun.
    BeforeStart,
    /// A point outside the board.
    #[message(col = point.col, row = point.row)]
    OffBoard {
        /// The point.
        point: Point,
        /// The board.
        size: BoardSize,
    },
    /// A number outside its range.
    #[message(value = value.to_string())]
    OutOfRange {
        /// What the number is.
        field: &'static str,
        /// The number.
        value: usize,
        /// The least possible value.
        least: usize,
        /// The greatest possible value.
        most: usize,
    },
    /// A confidence that is not a probability.
    Confidence,
    /// A list that is longer than possible.
    TooLong {
        /// What is in the list.
        list: &'static str,
        /// How many entries it has.
        entries: usize,
        /// How many are possible.
        most: usize,
    },
    /// A question that was not asked.
    NoSuchQuestion {
        /// The question's number.
        question: u32,
    },
    /// A number of a question that is 0, too large, or in use.
    QuestionNumber {
        /// The question's number.
        question: u32,
    },
    /// A board that is not a square of `X`, `O`, `.` and `?`.
    Rows,
    /// The name of a picture that is not a hash.
    #[message(hash = format!("{:?}", hash))]
    Hash {
        /// The name.
        hash: String,
    },
    /// A correction that does not fit the record.
    #[message(transparent)]
    Correction(#[from] CorrectionError),
}

/// Checks whether an event can follow in a recording with this record and these questions.
pub(super) fn check(
    event: &SessionEvent,
    record: Option<&GameRecord>,
    questions: &[AskedQuestion],
) -> Result<(), InvalidEvent> {
    match event {
        SessionEvent::Recorder(event) => check_recorder_event(event, record, questions),
        SessionEvent::Board { rows, .. } => check_rows(rows),
        SessionEvent::Answered { question, answer, .. } => {
            let asked = find(questions, *question)?;
            match (answer, asked.question.alternatives.len()) {
                (Answer::Chosen(choice), alternatives) if *choice >= alternatives => {
                    let most = alternatives.saturating_sub(1);
                    Err(InvalidEvent::OutOfRange { field: "choice", value: *choice, least: 0, most })
                }
                _ => Ok(()),
            }
        }
        // A count that belongs to no recording has rulings and no record; names may be put right before the game begins.
        SessionEvent::Corrected { correction: Correction::Redo | Correction::WrongInfo(_), .. } => Ok(()),
        SessionEvent::Corrected { correction, .. } => {
            Ok(correction.check_range(record.ok_or(InvalidEvent::BeforeStart)?)?)
        }
        SessionEvent::Pictured { moves, before, after, .. } => {
            check_length("moves", moves.len(), MAX_ENTRIES)?;
            moves.iter().try_for_each(|&number| check_range("number of a move", number, 1, MAX_ENTRIES))?;
            before.iter().chain(after).try_for_each(|hash| check_hash(hash))
        }
        SessionEvent::Counted { event: CountEvent::Noticed(notice), .. } => {
            notice.picture.iter().try_for_each(|hash| check_hash(hash))
        }
        SessionEvent::Counted { event: CountEvent::Audited(outcome), .. } => {
            check_length("settings", outcome.settings.number(), MAX_ENTRIES)?;
            check_length("files", outcome.files.len(), MAX_ENTRIES)
        }
        SessionEvent::Counted { event: CountEvent::Incident(note), .. } => {
            check_range("number of moves", note.after, 0, MAX_ENTRIES)
        }
        SessionEvent::Counted { event: CountEvent::Papers(papers), .. } => {
            check_length("files", papers.files.len(), MAX_ENTRIES)
        }
        SessionEvent::Counted { event: CountEvent::Ruled(_) | CountEvent::Withdrawn(_), .. }
        | SessionEvent::Opened { .. }
        | SessionEvent::Reopened { .. }
        | SessionEvent::Noted { .. }
        | SessionEvent::Ended { .. }
        | SessionEvent::Sealed { .. }
        | SessionEvent::Gap { .. } => Ok(()),
    }
}

fn check_recorder_event(
    event: &RecorderEvent,
    record: Option<&GameRecord>,
    questions: &[AskedQuestion],
) -> Result<(), InvalidEvent> {
    let begun = || record.ok_or(InvalidEvent::BeforeStart);
    match event {
        RecorderEvent::Began { size, setup, handicap, .. } => {
            check_length("stones", setup.len(), size.area())?;
            check_range("handicap", *handicap, 0, size.area())?;
            setup.iter().try_for_each(|s| check_point(s.0, *size))
        }
        RecorderEvent::Moved(m) => check_move(m, begun()?),
        RecorderEvent::TakenBack { moves, .. } => {
            check_range("number of moves taken back", *moves, 0, begun()?.moves.len())
        }
        RecorderEvent::Adjusted { adjustment, .. } => {
            let record = begun()?;
            check_range("number of moves before", adjustment.after, 0, record.moves.len())?;
            check_length("stones", adjustment.stones.len(), record.size.area())?;
            adjustment.stones.iter().try_for_each(|s| check_point(s.0, record.size))
        }
        RecorderEvent::Asked(question) => check_question(question, begun()?, questions),
        RecorderEvent::Settled { question, .. } => find(questions, *question).map(|_| ()),
        RecorderEvent::Turned { quarters, .. } => check_range("number of quarter turns", (*quarters).into(), 0, 3),
        RecorderEvent::Held { .. }
        | RecorderEvent::Resumed { .. }
        | RecorderEvent::Stopped { .. }
        | RecorderEvent::Reopened { .. } => Ok(()),
    }
}

fn check_move(m: &CommittedMove, record: &GameRecord) -> Result<(), InvalidEvent> {
    /// A mean of probabilities exceeds 1 by rounding errors.
    const ROUNDING: f32 = 1.0e-3;
    check_range("number of the move", m.number, 1, record.moves.len() + 1)?;
    if !(0.0..=1.0 + ROUNDING).contains(&m.confidence) {
        return Err(InvalidEvent::Confidence);
    }
    m.point.map_or(Ok(()), |p| check_point(p, record.size))
}

fn check_question(question: &Question, record: &GameRecord, questions: &[AskedQuestion]) -> Result<(), InvalidEvent> {
    let is_new = (1..u32::MAX).contains(&question.id) && find(questions, question.id).is_err();
    if !is_new {
        return Err(InvalidEvent::QuestionNumber { question: question.id });
    }
    check_range("number of moves before", question.after, 0, record.moves.len())?;
    check_length("points", question.points.len(), record.size.area())?;
    question.points.iter().try_for_each(|s| check_point(s.0, record.size))?;
    check_length("alternatives", question.alternatives.len(), MAX_ENTRIES)?;
    for alternative in &question.alternatives {
        check_length("moves", alternative.len(), MAX_ENTRIES)?;
        alternative.iter().filter_map(|m| m.1).try_for_each(|p| check_point(p, record.size))?;
    }
    Ok(())
}

fn find(questions: &[AskedQuestion], question: u32) -> Result<&AskedQuestion, InvalidEvent> {
    questions.iter().find(|q| q.question.id == question).ok_or(InvalidEvent::NoSuchQuestion { question })
}

fn check_point(point: Point, size: BoardSize) -> Result<(), InvalidEvent> {
    if point.is_on(size) { Ok(()) } else { Err(InvalidEvent::OffBoard { point, size }) }
}

const fn check_range(field: &'static str, value: usize, least: usize, most: usize) -> Result<(), InvalidEvent> {
    if least <= value && value <= most { Ok(()) } else { Err(InvalidEvent::OutOfRange { field, value, least, most }) }
}

const fn check_length(list: &'static str, entries: usize, most: usize) -> Result<(), InvalidEvent> {
    if entries <= most { Ok(()) } else { Err(InvalidEvent::TooLong { list, entries, most }) }
}

fn check_hash(hash: &str) -> Result<(), InvalidEvent> {
    let is_hash = (1..=MAX_HASH).contains(&hash.len()) && hash.bytes().all(|b| b.is_ascii_hexdigit());
    if is_hash { Ok(()) } else { Err(InvalidEvent::Hash { hash: hash.to_owned() }) }
}

/// The board of an event may be of another size than the record's: it may be a misreading.
fn check_rows(rows: &[String]) -> Result<(), InvalidEvent> {
    let is_row = |row: &String| row.len() == rows.len() && row.bytes().all(|b| b"XO.?".contains(&b));
    if BoardSize::new(rows.len()).is_ok() && rows.iter().all(is_row) { Ok(()) } else { Err(InvalidEvent::Rows) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color;
    use crate::game::record::{Adjustment, Move, MoveFlags};
    use crate::recorder::event::QuestionKind;
    use std::time::Duration;

    const TIME: Duration = Duration::ZERO;

    fn at(label: &str) -> Point {
        Point::from_label(label, BoardSize::NINE).unwrap()
    }

    /// What is wrong with an event of the recorder after the moves E5 and C3 on 9x9.
    fn fault(event: &RecorderEvent) -> Option<String> {
        let mut record = GameRecord::new(BoardSize::NINE);
        record.moves.extend([Move::new(Color::Black, Some(at("E5"))), Move::new(Color::White, Some(at("C3")))]);
        check_recorder_event(event, Some(&record), &[]).err().map(|fault| fault.to_string())
    }

    fn moved(number: usize, point: Point, confidence: f32) -> RecorderEvent {
        let (color, point, flags) = (Color::Black, Some(point), MoveFlags::NONE);
        RecorderEvent::Moved(CommittedMove { number, color, point, time: TIME, committed: TIME, confidence, flags })
    }

    #[test]
    fn a_move_follows_the_moves_there_are_and_is_on_the_board() {
        assert_eq!(fault(&moved(3, at("G7"), 0.9)), None);
        assert_eq!(fault(&moved(1, at("G7"), 1.0)), None, "a move may be recorded again");
        let out_of_range = |number| Some(format!("the number of the move is {number}; expected 1 to 3"));
        assert_eq!(fault(&moved(0, at("G7"), 0.9)), out_of_range(0));
        assert_eq!(fault(&moved(4, at("G7"), 0.9)), out_of_range(4));
        let off_board = InvalidEvent::OffBoard { point: Point::new(9, 0), size: BoardSize::NINE };
        assert_eq!(fault(&moved(3, Point::new(9, 0), 0.9)), Some(off_board.to_string()));
        assert_eq!(fault(&moved(3, at("G7"), 1.5)), Some(InvalidEvent::Confidence.to_string()));
        let before_the_start = check_recorder_event(&moved(1, at("G7"), 0.9), None, &[]);
        assert_eq!(before_the_start, Err(InvalidEvent::BeforeStart));
    }

    #[test]
    fn no_more_is_taken_back_or_put_right_than_there_is() {
        let taken_back = |moves| fault(&RecorderEvent::TakenBack { time: TIME, moves });
        assert_eq!((taken_back(2), taken_back(3).is_some()), (None, true));
        let adjusted = |after, point| {
            let (stones, to_play, comment) = (vec![(point, None)], None, String::new());
            fault(&RecorderEvent::Adjusted { time: TIME, adjustment: Adjustment { after, stones, to_play, comment } })
        };
        assert_eq!(adjusted(2, at("E5")), None);
        assert!(adjusted(3, at("E5")).is_some() && adjusted(2, Point::new(0, 9)).is_some());
        let turned = |quarters| fault(&RecorderEvent::Turned { time: TIME, quarters });
        assert_eq!((turned(3), turned(4).is_some()), (None, true));
    }

    #[test]
    fn a_question_has_a_new_number_and_only_one_that_was_asked_is_settled() {
        let question = |id| Question {
            id,
            time: TIME,
            after: 2,
            kind: QuestionKind::Ambiguous,
            points: vec![],
            alternatives: vec![],
        };
        let asked = |id| fault(&RecorderEvent::Asked(question(id)));
        assert_eq!((asked(1), asked(0).is_some()), (None, true));
        let before = [AskedQuestion { question: question(1), settled: false, answer: None, is_played_on: false }];
        let record = GameRecord::new(BoardSize::NINE);
        let settled =
            |question| check_recorder_event(&RecorderEvent::Settled { time: TIME, question }, Some(&record), &before);
        assert_eq!(settled(1), Ok(()));
        assert_eq!(settled(2), Err(InvalidEvent::NoSuchQuestion { question: 2 }));
    }
}
