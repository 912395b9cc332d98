//! What an answer to a question makes of the record, as a button says it.

use crate::{point_list, recording_text};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::recorder::event::{Alternative, Question};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_language::{capital, say};

/// The most points that a button names.
const NAMED: usize = 3;

/// How the record stands to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionStanding {
    stones: StonesInQuestion,
    /// The proposal with which the record goes on, if it does with one: to choose that and to keep the record is one answer.
    recorded: Option<usize>,
}

/// How the record stands to what a question has seen on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
enum StonesInQuestion {
    /// Stones lie on the board that the record has captured.
    Captured(Vec<Point>),
    /// Stones lie on the board that the record does not have.
    Without(Vec<Point>),
    /// Stones of the record lie on other points: where they were, and where they lie.
    Displaced([Vec<Point>; 2]),
    /// Stones of the record are not seen on the board.
    Gone(Vec<Point>),
    /// The record has the stones, in doubt.
    InDoubt(Vec<Point>),
    /// No stone is in question.
    NoStone,
}

impl QuestionStanding {
    /// How `record` stands to a question.
    #[must_use]
    pub fn of(question: &Question, record: &GameRecord) -> Self {
        let moves: Vec<_> = record.moves.iter().map(|m| (m.color, m.point)).collect();
        Self { stones: StonesInQuestion::of(question, record), recorded: question.recorded_alternative(&moves) }
    }

    /// The same answer as a button has it: to choose what the record has is to keep it.
    #[must_use]
    pub fn as_offered(&self, answer: Answer) -> Answer {
        let is_kept = self.stones != StonesInQuestion::NoStone && self.recorded.map(Answer::Chosen) == Some(answer);
        if is_kept { Answer::Confirmed } else { answer }
    }

    /// What the record is after that answer; `None` for one that chooses moves, and where no stone is in question.
    #[must_use]
    pub fn outcome(&self, answer: Answer, size: BoardSize) -> Option<String> {
        self.stones.outcome(answer, size)
    }
}

impl StonesInQuestion {
    fn of(question: &Question, record: &GameRecord) -> Self {
        let (end, size) = (record.end(), record.size);
        let on_board = |point: Point| if point.is_on(size) { end.stones().get(point) } else { None };
        let has_played = |point| record.moves.iter().any(|played| played.point == Some(point));
        let (mut lacking, mut gone, mut kept) = (Vec::new(), Vec::new(), Vec::new());
        for &(point, seen) in &question.points {
            match (seen, on_board(point)) {
                (PointState::Stone(color), recorded) if recorded == Some(color) => kept.push(point),
                (PointState::Stone(_), _) => lacking.push(point),
                (PointState::Empty, Some(_)) => gone.push(point),
                (PointState::Empty | PointState::Covered, _) => {}
            }
        }
        if !lacking.is_empty() && lacking.iter().all(|&point| has_played(point) && on_board(point).is_none()) {
            Self::Captured(lacking)
        } else if !lacking.is_empty() && lacking.len() == gone.len() {
            Self::Displaced([gone, lacking])
        } else if !lacking.is_empty() {
            Self::Without(lacking)
        } else if !gone.is_empty() {
            Self::Gone(gone)
        } else if !kept.is_empty() {
            Self::InDoubt(kept)
        } else {
            Self::NoStone
        }
    }

    fn outcome(&self, answer: Answer, size: BoardSize) -> Option<String> {
        let named = |points: &[Point]| point_list::named(points, size, NAMED, ", ");
        Some(match (answer, self) {
            // Moves name themselves, and without a stone there is nothing to name.
            (Answer::Chosen(_), _) | (_, Self::NoStone) => return None,
            (Answer::Confirmed, Self::Captured(points)) => say!("answer-captured-not-lifted", points = named(points)),
            (Answer::Confirmed, Self::Without(points)) => say!("answer-keep-without", points = named(points)),
            (Answer::Confirmed, Self::Displaced([from, to])) => {
                say!("answer-keep-displaced", from = named(from), to = named(to))
            }
            (Answer::Rejected, Self::Displaced([from, to])) => {
                say!("answer-displaced-by-mistake", from = named(from), to = named(to), n = from.len())
            }
            (Answer::Confirmed, Self::Gone(points) | Self::InDoubt(points)) => {
                say!("answer-keep-points", points = named(points))
            }
            (Answer::Rejected, Self::Captured(points) | Self::Without(points)) => {
                say!("answer-put-down-by-mistake", points = named(points), n = points.len())
            }
            (Answer::Rejected, Self::Gone(points)) => {
                say!("answer-taken-away-by-mistake", points = named(points), n = points.len())
            }
            (Answer::Rejected, Self::InDoubt(points)) => say!("answer-leave-in-doubt", points = named(points)),
        })
    }
}

/// What one of the alternatives of a question is, in a few words that begin small: its moves, or which was the last one where that is the
/// question.
#[must_use]
pub fn proposed(question: &Question, moves: &[(Color, Option<Point>)], size: BoardSize) -> String {
    match moves.last().filter(|_| question.asks_for_last_move()) {
        Some(&last) => say!("answer-last-move", played = recording_text::played(&[last], size)),
        None => recording_text::played(moves, size),
    }
}

/// The ways to answer a question, as a person chooses among them, each with what the record is then: it stays, one of the other
/// proposals was played, or none. `standing` is that of the record; `None` where it is not known.
#[must_use]
pub fn ways(question: &Question, standing: Option<&QuestionStanding>, size: BoardSize) -> Vec<(Answer, String)> {
    let of = |answer, plain: &str| {
        let outcome = standing.and_then(|standing| standing.outcome(answer, size));
        (answer, outcome.unwrap_or_else(|| plain.to_owned()))
    };
    let proposal = |(i, moves): (usize, &Alternative)| {
        if moves.is_empty() {
            return (Answer::Chosen(i), say!("answer-no-moves", n = question.points.len()));
        }
        let text = proposed(question, moves, size);
        let is_sentence = question.asks_for_last_move() || moves.iter().any(|(_, point)| point.is_none());
        (Answer::Chosen(i), if is_sentence { capital(&text) } else { say!("hall-answer-it-was", text) })
    };
    let confirm = of(Answer::Confirmed, say!("hall-answer-confirm"));
    let reject = of(Answer::Rejected, say!("hall-answer-reject"));
    let is_other = |&(i, _): &(usize, &Alternative)| {
        standing.is_none_or(|standing| standing.as_offered(Answer::Chosen(i)) != Answer::Confirmed)
    };
    let proposals = question.alternatives.iter().enumerate().filter(is_other).map(proposal);
    std::iter::once(confirm).chain(proposals).chain([reject]).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::record::Move;
    use kifuscribe_core::recorder::event::QuestionKind;

    fn question(after: usize, points: Vec<(Point, PointState)>) -> Question {
        let (id, time, kind) = (1, Duration::ZERO, QuestionKind::OutOfTurn);
        Question { id, time, after, kind, points, alternatives: Vec::new() }
    }

    /// What the buttons say where Black has played C3, White D3, and the board shows `seen`: `XD4` a black stone, `.C3` nothing.
    fn buttons(moves: &str, seen: &str) -> [String; 2] {
        let size = BoardSize::NINE;
        let mut record = GameRecord::new(size);
        for (label, color) in moves.split_whitespace().zip([Color::Black, Color::White].into_iter().cycle()) {
            record.moves.push(Move::new(color, Point::from_label(label, size)));
        }
        let points = seen.split_whitespace().map(|text| {
            let state = match &text[..1] {
                "X" => PointState::Stone(Color::Black),
                "O" => PointState::Stone(Color::White),
                _ => PointState::Empty,
            };
            (Point::from_label(&text[1..], size).unwrap(), state)
        });
        let question = question(record.moves.len(), points.collect());
        let standing = QuestionStanding::of(&question, &record);
        [Answer::Confirmed, Answer::Rejected].map(|answer| standing.outcome(answer, size).unwrap())
    }

    #[test]
    fn a_button_says_what_the_record_is_after_it() {
        assert_eq!(buttons("C3 D3", "XD7"), ["Keep the record without D7", "D7 was put down by mistake"]);
        assert_eq!(buttons("C3 D3", ".C3"), ["Keep C3 in the record", "C3 was taken away by mistake"]);
        let displaced = ["Keep C3 in the record, without C4", "The stone of C3 lies on C4 by mistake"];
        assert_eq!(buttons("C3 D3", ".C3 XC4"), displaced);
        assert_eq!(buttons("C3 D3", "XD7 XE7"), ["Keep the record without D7, E7", "D7, E7 were put down by mistake"]);
        assert_eq!(buttons("C3 D3", "OD3"), ["Keep D3 in the record", "Leave D3 in the record, in doubt"]);
        // Black has captured A9 with B9 and A8.
        let lifted = ["Keep the record: A9 is captured, not lifted yet", "A9 was put down by mistake"];
        assert_eq!(buttons("B9 A9 A8", "OA9"), lifted);
    }

    #[test]
    fn every_way_to_answer_names_its_outcome() {
        let size = BoardSize::NINE;
        let mut record = GameRecord::new(size);
        let point = |label| Point::from_label(label, size);
        record.moves.push(Move::new(Color::Black, point("C3")));
        let stray = (point("D7").unwrap(), PointState::Stone(Color::Black));
        let passed = vec![(Color::White, None), (Color::Black, point("D7"))];
        let missed = vec![(Color::White, point("E5")), (Color::Black, point("D7"))];
        let asked = Question { alternatives: vec![passed, missed, Vec::new()], ..question(1, vec![stray]) };
        let standing = QuestionStanding::of(&asked, &record);
        let said = |standing| ways(&asked, standing, size).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
        let expected = [
            "Keep the record without D7",
            "White passed, then Black D7",
            "It was White E5, Black D7",
            "D7 was put down by mistake",
        ];
        assert_eq!(said(Some(&standing)), expected, "that it was no move is that the record stays without it");
        let plain = said(None);
        assert_eq!(plain[0], "The record is right as it stands; nothing is changed");
        assert_eq!(plain[3], "It was no move");
        let chosen = standing.as_offered(Answer::Chosen(2));
        assert_eq!(chosen, Answer::Confirmed);
    }

    #[test]
    fn stones_that_may_be_those_of_a_fill_have_one_answer_for_each_outcome() {
        let size = BoardSize::NINE;
        let mut record = GameRecord::new(size);
        let last = [(Color::Black, "C5"), (Color::White, "H5")].map(|(c, label)| (c, Point::from_label(label, size)));
        record.moves.extend(last.map(|(color, point)| Move::new(color, point)));
        let points = last.iter().map(|&(color, point)| (point.unwrap(), PointState::Stone(color))).collect();
        let alternatives = vec![last.to_vec(), last[..1].to_vec(), Vec::new()];
        let asked = Question { alternatives, kind: QuestionKind::MoveOrFill, ..question(0, points) };
        let standing = QuestionStanding::of(&asked, &record);
        let said: Vec<String> = ways(&asked, Some(&standing), size).into_iter().map(|(_, text)| text).collect();
        let expected = [
            "Keep C5, H5 in the record",
            "The last move was Black C5",
            "They were no moves",
            "Leave C5, H5 in the record, in doubt",
        ];
        assert_eq!(said, expected);
        let text = recording_text::question(&asked, size);
        assert_eq!(
            text,
            "At the start: these may be moves, or stones of the fill or of the compensation - black C5, white H5"
        );
    }
}
