//! The recording of one game: its events, what they add up to, and the view of it that is shown.

mod event;
mod from_recorder;
mod phase;
mod question;
mod result;
mod view;

use std::time::Duration;

pub use crate::session::recording::event::SessionEvent;
pub use crate::session::recording::phase::RecordingPhase;
use event::makes_the_record;
pub use question::{Answer, AskedQuestion};
pub use result::{ResultNote, ResultStatus};
pub use view::RecordingView;

use super::correction::Correction;
use super::counting::Counting;
use crate::game::record::{GameInfo, GameRecord};
use crate::recorder::event::{self as seen, CommittedMove, StopCause};

/// Pictures of the board, by their hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePictures {
    /// The moves' numbers when the pictures were taken.
    pub moves: Vec<usize>,
    /// Just before.
    pub before: Option<String>,
    /// Just after.
    pub after: Option<String>,
}

/// What the events of a recording add up to.
#[derive(Debug, Clone, PartialEq)]
pub struct SessionState {
    record: Option<GameRecord>,
    info: GameInfo,
    moves: Vec<CommittedMove>,
    questions: Vec<AskedQuestion>,
    phase: RecordingPhase,
    /// By how many quarters what is seen has to be turned to fit the record.
    turned: u8,
    /// Everything that makes the record, so that a correction can be taken back.
    made_by: Vec<SessionEvent>,
    last_time: Duration,
    /// When the game began.
    began: Duration,
    pictures: Vec<MovePictures>,
    result: Option<ResultNote>,
    counting: Counting,
    source: String,
    started: String,
}

impl Default for SessionState {
    fn default() -> Self {
        Self {
            record: None,
            info: GameInfo::default(),
            moves: Vec::new(),
            questions: Vec::new(),
            phase: RecordingPhase::Preparing,
            turned: 0,
            made_by: Vec::new(),
            last_time: Duration::ZERO,
            began: Duration::ZERO,
            pictures: Vec::new(),
            result: None,
            counting: Counting::default(),
            source: String::new(),
            started: String::new(),
        }
    }
}

impl SessionState {
    /// The state after `events`.
    pub fn from_events<'a>(events: impl IntoIterator<Item = &'a SessionEvent>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Takes in what happened. Every event is taken as it is: refusing is the recorder's business.
    pub fn apply(&mut self, event: &SessionEvent) {
        self.take_in(event);
        self.heed_passes();
        if makes_the_record(event) {
            self.tell_the_time_left();
        }
    }

    /// With a main time, each move says what its player has left of it, as far as it lasts. The camera's time, not
    /// the clock's.
    fn tell_the_time_left(&mut self) {
        let (Some(main), Some(record)) = (self.info.main_time, &mut self.record) else { return };
        let mut used = [Duration::ZERO; 2];
        let mut before = self.began;
        for (m, seen) in record.moves.iter_mut().zip(&self.moves) {
            let spent = &mut used[m.color as usize];
            *spent += seen.time.saturating_sub(before);
            before = before.max(seen.time);
            m.time_left = main.checked_sub(*spent).map(|left| Duration::from_secs(left.as_secs()));
        }
    }

    fn take_in(&mut self, event: &SessionEvent) {
        self.last_time = self.last_time.max(event.time());
        if matches!(event, SessionEvent::Corrected { correction: Correction::Undo, .. }) {
            self.undo();
            return;
        }
        self.made_by.extend(makes_the_record(event).then(|| event.clone()));
        match event {
            SessionEvent::Opened { at, source, info, .. } => {
                self.started.clone_from(at);
                self.source.clone_from(source);
                self.info = (**info).clone();
            }
            SessionEvent::Reopened { source, .. } => {
                self.source.clone_from(source);
                if self.phase == RecordingPhase::Ended {
                    self.phase =
                        if self.record.is_some() { RecordingPhase::Resumed } else { RecordingPhase::Preparing };
                }
            }
            SessionEvent::Recorder(event) => self.apply_seen(event),
            SessionEvent::Board { .. } | SessionEvent::Gap { .. } => {}
            SessionEvent::Answered { question, answer, .. } => {
                self.answer(event.time(), *question, *answer);
            }
            SessionEvent::Corrected { time, correction } => self.correct(*time, correction),
            SessionEvent::Pictured { moves, before, after, .. } => {
                self.pictures.push(MovePictures { moves: moves.clone(), before: before.clone(), after: after.clone() });
            }
            SessionEvent::Noted { result, .. } => {
                // A confirmed result is final: later findings are information only.
                if self.result.as_ref().is_none_or(|r| r.status != ResultStatus::Confirmed) {
                    self.result = Some(result.clone());
                }
                self.write_result();
            }
            SessionEvent::Counted { event, .. } => self.counting.apply(event),
            SessionEvent::Ended { .. } => self.phase = RecordingPhase::Ended,
            SessionEvent::Sealed { .. } => self.phase = RecordingPhase::Sealed,
        }
    }

    /// Two passes, which only a person can tell, stop the game; without them it goes on.
    fn heed_passes(&mut self) {
        let passed = self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none()));
        match self.phase {
            RecordingPhase::Recording | RecordingPhase::Resumed | RecordingPhase::Held(_) if passed => {
                self.phase = RecordingPhase::Stopped(StopCause::Passes);
            }
            RecordingPhase::Stopped(StopCause::Passes) if !passed => self.phase = RecordingPhase::Recording,
            _ => {}
        }
    }

    fn correct(&mut self, time: Duration, correction: &Correction) {
        if let Some(record) = &mut self.record {
            correction.apply(time, record, &mut self.moves);
        }
    }

    /// Takes the last correction back: everything that made the record, without it.
    fn undo(&mut self) {
        let mut events = std::mem::take(&mut self.made_by);
        let last = events.iter().rposition(|e| matches!(e, SessionEvent::Corrected { .. }));
        if let Some(last) = last {
            events.remove(last);
        }
        let before = Self { info: self.info.clone(), ..Self::default() };
        let rebuilt = events.iter().fold(before, |mut state, event| {
            state.apply(event);
            state
        });
        self.record = rebuilt.record;
        self.moves = rebuilt.moves;
        self.made_by = rebuilt.made_by;
        self.write_result();
    }

    /// The record names the result once it is confirmed, and not before.
    fn write_result(&mut self) {
        if let (Some(record), Some(note)) = (&mut self.record, &self.result)
            && note.status == ResultStatus::Confirmed
        {
            record.info.result = Some(note.result);
        }
    }

    /// The pictures that were kept, the oldest first.
    #[must_use]
    pub fn pictures(&self) -> &[MovePictures] {
        &self.pictures
    }

    /// The result as far as it has come.
    #[must_use]
    pub const fn result(&self) -> Option<&ResultNote> {
        self.result.as_ref()
    }

    /// What has happened at the count.
    #[must_use]
    pub const fn counting(&self) -> &Counting {
        &self.counting
    }

    /// Whether there is a correction that can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.made_by.iter().any(|e| matches!(e, SessionEvent::Corrected { .. }))
    }

    /// What a recorder has to know to go on from here: the start, the moves as they stand now, the open
    /// questions.
    #[must_use]
    pub fn for_recorder(&self) -> Vec<seen::RecorderEvent> {
        let Some(record) = &self.record else { return Vec::new() };
        let time = self.last_time;
        let mut events = vec![seen::RecorderEvent::Began {
            time: self.began,
            size: record.size,
            setup: record.setup.clone(),
            to_play: record.to_play,
            handicap: record.info.handicap,
        }];
        for (i, m) in self.moves.iter().enumerate() {
            let here = record.adjustments.iter().filter(|a| a.after == i);
            events.extend(here.map(|a| seen::RecorderEvent::Adjusted { time, adjustment: a.clone() }));
            events.push(seen::RecorderEvent::Moved(m.clone()));
        }
        let last = record.adjustments.iter().filter(|a| a.after >= self.moves.len());
        events.extend(last.map(|a| seen::RecorderEvent::Adjusted { time, adjustment: a.clone() }));
        for asked in &self.questions {
            events.push(seen::RecorderEvent::Asked(asked.question.clone()));
            if !asked.is_open() {
                events.push(seen::RecorderEvent::Settled { time, question: asked.question.id });
            }
        }
        if self.turned != 0 {
            events.push(seen::RecorderEvent::Turned { time, quarters: self.turned });
        }
        match self.phase {
            RecordingPhase::Stopped(why) => events.push(seen::RecorderEvent::Stopped { time, why }),
            RecordingPhase::Counting => events.push(seen::RecorderEvent::Stopped { time, why: StopCause::Filled }),
            RecordingPhase::Held(why) => events.push(seen::RecorderEvent::Held { time, why }),
            _ => {}
        }
        events
    }

    /// The record so far; `None` until the board has been seen.
    #[must_use]
    pub const fn record(&self) -> Option<&GameRecord> {
        self.record.as_ref()
    }

    /// What is known about the game beforehand.
    #[must_use]
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The moves with their times, as many as the record has.
    #[must_use]
    pub fn moves(&self) -> &[CommittedMove] {
        &self.moves
    }

    /// Every question asked so far.
    #[must_use]
    pub fn questions(&self) -> &[AskedQuestion] {
        &self.questions
    }

    /// Where the recording stands.
    #[must_use]
    pub const fn phase(&self) -> RecordingPhase {
        self.phase
    }

    /// The time of the latest event.
    #[must_use]
    pub const fn last_time(&self) -> Duration {
        self.last_time
    }

    /// What is shown.
    #[must_use]
    pub fn view(&self) -> RecordingView {
        let record = self.record.clone();
        RecordingView {
            phase: self.phase,
            position: record.as_ref().map(GameRecord::end),
            record,
            info: self.info.clone(),
            moves: self.moves.clone(),
            questions: self.questions.iter().filter(|q| q.is_open()).map(|q| q.question.clone()).collect(),
            source: self.source.clone(),
            started: self.started.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::MoveFlags;
    use crate::recorder::event::Question;

    fn recording(moves: &str) -> SessionState {
        let size = BoardSize::NINE;
        let mut state = SessionState::default();
        let time = Duration::ZERO;
        state.apply(&SessionEvent::Recorder(seen::RecorderEvent::Began {
            time,
            size,
            setup: vec![],
            to_play: None,
            handicap: 0,
        }));
        for (i, label) in moves.split_whitespace().enumerate() {
            state.apply(&SessionEvent::Recorder(seen::RecorderEvent::Moved(CommittedMove {
                number: i + 1,
                color: Color::BOTH[i % 2],
                point: Point::from_label(label, size),
                time,
                committed: time,
                confidence: 0.9,
                flags: MoveFlags::NONE,
            })));
        }
        state
    }

    fn notice(state: &SessionState) -> String {
        let name = |m: &CommittedMove| {
            let flags: String = m.flags.iter().map(|f| format!(" {}", f.name())).collect();
            let place = m.point.map_or_else(|| "pass".to_owned(), |p| p.label(BoardSize::NINE));
            format!("{}{} {place}{flags}", m.number, m.color.letter())
        };
        assert_eq!(state.moves().len(), state.record().unwrap().moves.len());
        state.moves().iter().map(name).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn a_correction_is_named_by_the_mistake_and_can_be_taken_back() {
        let at = |label| Point::from_label(label, BoardSize::NINE).unwrap();
        let check = |correction: Correction, expected: &str| {
            let mut state = recording("E5 C3 G7");
            correction.check(state.record().unwrap()).unwrap();
            state.apply(&SessionEvent::Corrected { time: Duration::from_secs(9), correction });
            assert_eq!(notice(&state), expected);
            state.apply(&SessionEvent::Corrected { time: Duration::from_secs(10), correction: Correction::Undo });
            assert_eq!(notice(&state), "1B E5, 2W C3, 3B G7");
            assert!(!state.can_undo());
        };
        check(Correction::WrongPoint { number: 2, point: at("C4") }, "1B E5, 2W C4 corrected, 3B G7");
        check(Correction::WrongColor { number: 3 }, "1B E5, 2W C3, 3W G7 corrected");
        check(Correction::Extra { number: 2 }, "1B E5, 2B G7");
        check(Correction::ResumeFrom { number: 1 }, "1B E5");
        check(Correction::CaptureNotTaken { after: 2, points: vec![at("C3")] }, "1B E5, 2W C3, 3B G7");
        let pair = vec![(Color::White, Some(at("D4"))), (Color::Black, None)];
        check(Correction::Missed { after: 1, moves: pair }, "1B E5, 2W D4 corrected, 3B pass corrected, 4W C3, 5B G7");
    }

    #[test]
    fn a_correction_that_does_not_fit_is_refused() {
        let state = recording("E5 C3 G7");
        let check = |correction: Correction, expected: &str| {
            let said = correction.check(state.record().unwrap()).unwrap_err().to_string();
            assert_eq!(said, expected);
        };
        check(Correction::Extra { number: 4 }, "there is no move 4: the record has 3");
        let taken = Correction::WrongPoint { number: 2, point: Point::from_label("E5", BoardSize::NINE).unwrap() };
        check(taken, "no stone can be played at E5 at move 2: there lies one already");
    }

    #[test]
    fn a_capture_not_taken_lifts_the_string() {
        let at = |label| Point::from_label(label, BoardSize::NINE).unwrap();
        let mut state = recording("E5 C3 G7 C4 A1");
        let lifted = Correction::CaptureNotTaken { after: 4, points: vec![at("C4")] };
        lifted.check(state.record().unwrap()).unwrap();
        state.apply(&SessionEvent::Corrected { time: Duration::from_secs(9), correction: lifted });
        let stones = |state: &SessionState| state.record().unwrap().end().stones().clone();
        assert_eq!((stones(&state).get(at("C3")), stones(&state).get(at("C4"))), (None, None));
        state.apply(&SessionEvent::Corrected {
            time: Duration::from_secs(9),
            correction: Correction::Extra { number: 1 },
        });
        assert_eq!(stones(&state).get(at("C3")), None, "it stays where it was put right");
        let nothing = Correction::CaptureNotTaken { after: 1, points: vec![at("J9")] };
        let said = nothing.check(state.record().unwrap()).unwrap_err().to_string();
        assert_eq!(said, "there is no stone at J9 after move 1");
    }

    #[test]
    fn with_a_main_time_each_move_says_what_is_left() {
        let mut state = SessionState::default();
        let info = GameInfo { main_time: Some(Duration::from_secs(60)), ..GameInfo::default() };
        let [at, source, program] = [String::new(), String::new(), String::new()];
        state.apply(&SessionEvent::Opened { at, source, info: Box::new(info), program });
        let (size, second) = (BoardSize::NINE, Duration::from_secs);
        let began = seen::RecorderEvent::Began { time: second(5), size, setup: vec![], to_play: None, handicap: 0 };
        state.apply(&SessionEvent::Recorder(began));
        for (i, (label, at)) in [("E5", 15), ("C3", 40), ("G7", 70), ("C7", 80)].into_iter().enumerate() {
            state.apply(&SessionEvent::Recorder(seen::RecorderEvent::Moved(CommittedMove {
                number: i + 1,
                color: Color::BOTH[i % 2],
                point: Point::from_label(label, size),
                time: second(at),
                committed: second(at),
                confidence: 0.9,
                flags: MoveFlags::NONE,
            })));
        }
        let left: Vec<_> = state.record().unwrap().moves.iter().map(|m| m.time_left.map(|t| t.as_secs())).collect();
        assert_eq!(left, [Some(50), Some(35), Some(20), Some(25)]);
    }

    #[test]
    fn another_proposal_replaces_the_one_that_was_written_down() {
        let mut state = recording("E5 C3");
        let at = |label| Point::from_label(label, BoardSize::NINE);
        state.apply(&SessionEvent::Recorder(seen::RecorderEvent::Asked(Question {
            id: 1,
            time: Duration::from_secs(1),
            after: 1,
            kind: seen::QuestionKind::Ambiguous,
            points: vec![],
            alternatives: vec![vec![(Color::White, at("C3"))], vec![(Color::White, at("D4"))]],
        })));
        let chosen =
            |n| SessionEvent::Answered { time: Duration::from_secs(2), question: 1, answer: Answer::Chosen(n) };
        let mut other = state.clone();
        state.apply(&chosen(0));
        assert_eq!(notice(&state), "1B E5, 2W C3");
        other.apply(&chosen(1));
        assert_eq!(notice(&other), "1B E5, 2W D4 corrected");
    }

    #[test]
    fn a_chosen_answer_is_played() {
        let mut state = recording("E5");
        let p = Point::from_label("C3", BoardSize::NINE);
        state.apply(&SessionEvent::Recorder(seen::RecorderEvent::Asked(Question {
            id: 1,
            time: Duration::from_secs(1),
            after: 1,
            kind: seen::QuestionKind::OutOfTurn,
            points: vec![],
            alternatives: vec![vec![(Color::White, None)], vec![(Color::White, p)]],
        })));
        assert_eq!(state.view().questions.len(), 1);
        state.apply(&SessionEvent::Answered { time: Duration::from_secs(2), question: 1, answer: Answer::Chosen(1) });
        assert_eq!(notice(&state), "1B E5, 2W C3 corrected");
        assert!(state.view().questions.is_empty());
    }

    #[test]
    fn what_a_recorder_has_to_know_makes_the_same_record() {
        let mut state = recording("E5 C3 G7");
        state.apply(&SessionEvent::Corrected {
            time: Duration::from_secs(9),
            correction: Correction::Extra { number: 3 },
        });
        let again = SessionState::from_events(
            &state.for_recorder().into_iter().map(SessionEvent::Recorder).collect::<Vec<_>>(),
        );
        assert_eq!(again.record(), state.record());
        assert_eq!(again.moves(), state.moves());
    }
}
