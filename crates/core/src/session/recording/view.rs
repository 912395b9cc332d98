//! The view of a recording that is shown to people.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::record::{GameInfo, GameRecord, Move, MoveFlag};
use crate::recorder::event::{CommittedMove, Question};
use crate::session::disagreement::Disagreement;
use crate::session::earlier_result::EarlierResult;
use crate::session::incident::IncidentNote;
use crate::session::outdone::OutdoneAct;
use crate::session::recording::changed_since::ChangedSince;
use crate::session::recording::history::HistoryEntry;
use crate::session::recording::leading_result::{LeadingResult, ResultRank};
use crate::session::recording::phase::RecordingPhase;
use crate::session::recording::pictures::MovePictures;
use crate::session::recording::result::{ResultNote, ResultStanding};

/// The view of a recording that is shown to people.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct RecordingView {
    /// The phase.
    pub phase: RecordingPhase,
    /// The record so far; `None` until the game has begun.
    pub record: Option<GameRecord>,
    /// The position at the record's end.
    pub position: Option<Position>,
    /// What is known about the game in advance.
    pub info: GameInfo,
    /// The moves with their times and confidences, one for each move of the record.
    pub moves: Vec<CommittedMove>,
    /// The open questions, the oldest first.
    pub questions: Vec<Question>,
    /// The result that leads.
    pub result: Option<LeadingResult>,
    /// What the result was said to be before one is confirmed.
    pub earlier: Option<EarlierResult>,
    /// Whether there is an answer or a correction that can be taken back.
    pub can_take_back: bool,
    /// Whether something was taken back that can be made again.
    pub can_redo: bool,
    /// What people did, the oldest first; then what was taken back and can be redone, the latest first.
    pub history: Vec<HistoryEntry>,
    /// Where the board at the end and the record disagree, until that is settled.
    pub disagreement: Disagreement,
    /// What has changed since the result was confirmed or, where none is, since the count was audited.
    pub changed: Option<ChangedSince>,
    /// The points at which the board shows something else than a person has said of the record, until the two agree: while
    /// the game is recorded and counted, and at its end.
    pub seen_otherwise: Vec<Point>,
    /// After a stop of which a person has said that play goes on: the points of the last still board that fit no game which
    /// goes on from the record. `None` where the recording does not wait for such a board.
    pub awaited: Option<Vec<Point>>,
    /// Whether the recording was begun again in the count that goes on, so that nobody has followed how that began.
    pub count_was_interrupted: bool,
    /// What was noted beside the moves, the oldest first.
    pub incidents: Vec<IncidentNote>,
    /// What was said or decided of the result and no longer holds, or is open beside what was decided.
    pub outdone: Vec<OutdoneAct>,
    /// The appeals that nobody has decided, each with its number among these.
    pub open_appeals: Vec<(usize, IncidentNote)>,
    /// The stored pictures of moves, the oldest first.
    pub pictures: Vec<MovePictures>,
    /// The quarter turns, clockwise, from the board as the camera sees it to the record: 0 to 3.
    pub turned: u8,
    /// Where the frames come from, for people to read.
    pub source: String,
    /// The wall-clock time at which it began, as ISO 8601; empty if unknown.
    pub started: String,
}

impl RecordingView {
    /// The view of a record that is not in a journal, such as an SGF of another program.
    #[must_use]
    pub fn of_record(record: GameRecord) -> Self {
        let (time, committed) = (Duration::ZERO, Duration::ZERO);
        let committed = |(number, m): (usize, &Move)| {
            let (color, point, flags) = (m.color, m.point, m.flags);
            CommittedMove { number, color, point, time, committed, confidence: 1.0, flags }
        };
        Self {
            phase: RecordingPhase::Ended,
            position: Some(record.end()),
            info: record.info.clone(),
            moves: (1..).zip(&record.moves).map(committed).collect(),
            record: Some(record),
            ..Self::default()
        }
    }

    /// How far the result has come, with what is open beside it; `None` where nobody has said one.
    #[must_use]
    pub fn result_standing(&self) -> Option<ResultStanding> {
        Some(match self.result.as_ref()?.rank {
            ResultRank::Claimed => ResultStanding::Claimed,
            ResultRank::Decided => ResultStanding::Decided,
            ResultRank::Confirmed if self.changed.is_some() => ResultStanding::Outdated,
            ResultRank::Confirmed if !self.open_appeals.is_empty() => ResultStanding::UnderAppeal,
            ResultRank::Confirmed => ResultStanding::Confirmed,
        })
    }

    /// The note of the result, where that is confirmed.
    #[must_use]
    pub fn confirmed_result(&self) -> Option<&ResultNote> {
        self.result.as_ref()?.confirmed_note()
    }

    /// Whether the game has begun: there is a record.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.phase != RecordingPhase::Preparing
    }

    /// The hash of the picture of the board just after the move of that number; `None` where none was stored.
    #[must_use]
    pub fn picture_after(&self, number: usize) -> Option<&str> {
        let pictures = self.pictures.iter().rev().find(|pictures| pictures.moves.contains(&number));
        pictures.and_then(|pictures| pictures.after.as_deref())
    }

    /// The hashes of the pictures of the board just before and just after the move of that number, where they were stored.
    /// The picture before is that after the move before it, where it has none of its own.
    #[must_use]
    pub fn pictures_of(&self, number: usize) -> [Option<&str>; 2] {
        let own = self.pictures.iter().rev().find(|pictures| pictures.moves.contains(&number));
        let before = own.and_then(|pictures| pictures.before.as_deref());
        let before = before.or_else(|| self.picture_after(number.checked_sub(1)?));
        [before, self.picture_after(number)]
    }

    /// The hashes of the pictures that a question rests on: of the board before it and as it was asked, as far as they were
    /// stored; else those of the first move that it is about.
    #[must_use]
    pub fn pictures_of_question(&self, question: &Question) -> [Option<&str>; 2] {
        let own = self.pictures.iter().rev().find(|pictures| pictures.question == Some(question.id));
        let [before, after] = self.pictures_of(question.after + 1);
        let of = |hash: fn(&MovePictures) -> Option<&str>| own.and_then(hash);
        [of(|own| own.before.as_deref()).or(before), of(|own| own.after.as_deref()).or(after)]
    }

    /// The open question of that number.
    #[must_use]
    pub fn question(&self, id: u32) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    /// The hash of the picture of the board when a question was asked; `None` where none was stored.
    #[must_use]
    pub fn picture_of_question(&self, question: u32) -> Option<&str> {
        let pictures = self.pictures.iter().rev().find(|pictures| pictures.question == Some(question));
        pictures.and_then(|pictures| pictures.after.as_deref().or(pictures.before.as_deref()))
    }

    /// The last move, if there is one.
    #[must_use]
    pub fn last_move(&self) -> Option<&CommittedMove> {
        self.moves.last()
    }

    /// What was done last by a person and still holds.
    #[must_use]
    pub fn last_act(&self) -> Option<&HistoryEntry> {
        self.history.iter().rfind(|entry| !entry.is_taken_back)
    }

    /// Whose turn it is; `None` before the start, or if it is not known yet.
    #[must_use]
    pub fn to_play(&self) -> Option<Color> {
        let record = self.record.as_ref()?;
        if record.moves.is_empty() && record.to_play.is_none() {
            return None;
        }
        self.position.as_ref().map(Position::to_play)
    }

    /// The numbers of the moves whose order nobody has seen, as far as no person has confirmed or corrected them.
    #[must_use]
    pub fn moves_of_unseen_order(&self) -> Vec<usize> {
        let is_it =
            |m: &&CommittedMove| m.flags.contains(MoveFlag::OrderUnseen) && !m.flags.contains(MoveFlag::Confirmed);
        self.moves.iter().filter(is_it).map(|m| m.number).collect()
    }

    /// The number of moves in doubt.
    #[must_use]
    pub fn doubtful_moves(&self) -> usize {
        self.moves.iter().filter(|m| m.flags.is_doubt()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::recorder::event::QuestionKind;

    fn question(id: u32) -> Question {
        let (time, kind) = (Duration::ZERO, QuestionKind::Ambiguous);
        Question { id, time, after: 0, kind, points: Vec::new(), alternatives: Vec::new() }
    }

    #[test]
    fn a_question_is_found_by_its_number() {
        let view = RecordingView { questions: vec![question(3), question(5)], ..RecordingView::default() };
        assert_eq!(view.question(5).map(|found| found.id), Some(5));
        assert_eq!(view.question(3).map(|found| found.id), Some(3));
        assert_eq!(view.question(4), None);
    }

    #[test]
    fn a_record_of_another_program_is_shown_as_a_recording_that_has_ended() {
        let mut record = GameRecord::new(BoardSize::NINE);
        let at = |label| Point::from_label(label, BoardSize::NINE);
        record.moves.extend([Move::new(Color::Black, at("E5")), Move::new(Color::White, at("C3"))]);
        let view = RecordingView::of_record(record.clone());
        assert_eq!(view.record.as_ref(), Some(&record));
        assert_eq!(view.phase, RecordingPhase::Ended);
        assert_eq!(view.moves.iter().map(|m| (m.number, m.point)).collect::<Vec<_>>(), [(1, at("E5")), (2, at("C3"))]);
        assert_eq!(view.to_play(), Some(Color::Black));
    }
}
