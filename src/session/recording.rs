//! The recording of one game: its events, what they add up to, and the view of it that is shown.

use std::time::Duration;

use super::correction::Correction;
use super::counting::{self, Counting};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::record::{GameInfo, GameRecord, Move, MoveFlag};
use crate::game::result::GameResult;
use crate::recorder::event::{self as seen, Alternative, CommittedMove, Hold, Question, StopCause};

/// How a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The record is right as it stands.
    Confirmed,
    /// The alternative of this number, from 0, is what happened.
    Chosen(usize),
    /// None of the proposals; the record is corrected by other means.
    Rejected,
}

/// How far a result has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultStatus {
    /// A player, or the count, says so.
    Claimed,
    /// Both players have confirmed it. Final in every case (RULES.md A.6).
    Confirmed,
}

impl ResultStatus {
    /// Every status.
    pub const ALL: [Self; 2] = [Self::Claimed, Self::Confirmed];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Claimed => "claimed",
            Self::Confirmed => "confirmed",
        }
    }

    /// The status of that [`ResultStatus::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.name() == name)
    }
}

/// A result, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultNote {
    /// The result.
    pub result: GameResult,
    /// How far it has come.
    pub status: ResultStatus,
    /// Whether the game was played under protest.
    pub protest: bool,
    /// Who noted it; empty where nobody said.
    pub by: String,
}

/// Pictures of the board, by their hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pictures {
    /// The moves' numbers when the pictures were taken.
    pub moves: Vec<usize>,
    /// Just before.
    pub before: Option<String>,
    /// Just after.
    pub after: Option<String>,
}

/// Everything that can happen to a recording.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// The recording was opened.
    Opened {
        /// When, by the clock on the wall, as ISO 8601; empty where nobody knows.
        at: String,
        /// Where the pictures come from, in words.
        source: String,
        /// What is known about the game beforehand.
        info: Box<GameInfo>,
        /// The program that records, such as `kifuscribe 0.1.0`.
        program: String,
    },
    /// The recording was opened again after a break; the times of what follows count on from `time`.
    Reopened {
        /// The time at which the recording goes on, later than every time before.
        time: Duration,
        /// When, by the clock on the wall, as ISO 8601; empty where nobody knows.
        at: String,
        /// Where the pictures come from now.
        source: String,
    },
    /// The recorder said something.
    Recorder(seen::Event),
    /// The board as it was seen when something changed: `X`, `O`, `.` and `?`, top row first.
    Board {
        /// When.
        time: Duration,
        /// The rows.
        rows: Vec<String>,
    },
    /// A person answered a question.
    Answered {
        /// When.
        time: Duration,
        /// The question's number.
        question: u32,
        /// What was said.
        answer: Answer,
    },
    /// A person put something right.
    Corrected {
        /// When.
        time: Duration,
        /// What.
        correction: Correction,
    },
    /// Pictures of the board just before and just after moves were kept.
    Pictured {
        /// When.
        time: Duration,
        /// The moves' numbers at that time.
        moves: Vec<usize>,
        /// The hash of the picture before; `None` where there is none.
        before: Option<String>,
        /// The hash of the picture after.
        after: Option<String>,
    },
    /// A result was claimed or confirmed.
    Noted {
        /// When.
        time: Duration,
        /// What.
        result: ResultNote,
    },
    /// Something happened at the count.
    Counted {
        /// When.
        time: Duration,
        /// What.
        event: counting::Event,
    },
    /// The source ended or the recording was stopped.
    Ended {
        /// When.
        time: Duration,
        /// Why, in words.
        why: String,
    },
    /// Nothing is to be added any more but corrections.
    Sealed {
        /// When.
        time: Duration,
        /// When, by the clock on the wall, as ISO 8601; empty where nobody knows.
        at: String,
    },
    /// No picture came for some time: the laptop slept, or the source was silent.
    Gap {
        /// When pictures came again.
        time: Duration,
        /// When, by the clock on the wall, as ISO 8601; empty where nobody knows.
        at: String,
        /// How long none came.
        lasted: Duration,
        /// Why, in words.
        why: String,
    },
}

impl Event {
    /// When it happened, counted from the start of the recording.
    #[must_use]
    pub const fn time(&self) -> Duration {
        match self {
            Self::Opened { .. } => Duration::ZERO,
            Self::Recorder(event) => event.time(),
            Self::Reopened { time, .. }
            | Self::Board { time, .. }
            | Self::Answered { time, .. }
            | Self::Corrected { time, .. }
            | Self::Pictured { time, .. }
            | Self::Noted { time, .. }
            | Self::Counted { time, .. }
            | Self::Ended { time, .. }
            | Self::Sealed { time, .. }
            | Self::Gap { time, .. } => *time,
        }
    }
}

/// Where a recording stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The board has not been seen clearly yet.
    Preparing,
    /// Moves are being written down.
    Recording,
    /// What is seen is not believed for now.
    Held(Hold),
    /// Play goes on after a stop, an adjournment or a break; no move has been seen since.
    Resumed,
    /// The record is frozen: the game is over and the stones are being moved. After two passes, what is still put on the
    /// board is added and marked.
    Stopped(StopCause),
    /// The record is frozen: the board is being filled in for the count.
    Counting,
    /// The recording is closed.
    Ended,
    /// Nothing is added any more but corrections.
    Sealed,
}

impl Phase {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preparing => "preparing",
            Self::Recording => "recording",
            Self::Held(_) => "held",
            Self::Resumed => "resumed",
            Self::Stopped(_) => "stopped",
            Self::Counting => "counting",
            Self::Ended => "ended",
            Self::Sealed => "sealed",
        }
    }
}

/// A question with what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedQuestion {
    /// The question.
    pub question: Question,
    /// Whether later evidence has settled it.
    pub settled: bool,
    /// What a person answered.
    pub answer: Option<Answer>,
}

impl AskedQuestion {
    /// Whether it still waits for a person.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.settled && self.answer.is_none()
    }
}

/// What the events of a recording add up to.
#[derive(Debug, Clone, PartialEq)]
pub struct Recording {
    record: Option<GameRecord>,
    info: GameInfo,
    moves: Vec<CommittedMove>,
    questions: Vec<AskedQuestion>,
    phase: Phase,
    /// By how many quarters what is seen has to be turned to fit the record.
    turned: u8,
    /// Everything that makes the record, so that a correction can be taken back.
    made_by: Vec<Event>,
    last_time: Duration,
    /// When the game began.
    began: Duration,
    pictures: Vec<Pictures>,
    result: Option<ResultNote>,
    counting: Counting,
    source: String,
    started: String,
}

impl Default for Recording {
    fn default() -> Self {
        Self {
            record: None,
            info: GameInfo::default(),
            moves: Vec::new(),
            questions: Vec::new(),
            phase: Phase::Preparing,
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

impl Recording {
    /// The state after `events`.
    pub fn from_events<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Takes in what happened. Every event is taken as it is: refusing is the recorder's business.
    pub fn apply(&mut self, event: &Event) {
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

    fn take_in(&mut self, event: &Event) {
        self.last_time = self.last_time.max(event.time());
        if matches!(event, Event::Corrected { correction: Correction::Undo, .. }) {
            self.undo();
            return;
        }
        self.made_by.extend(makes_the_record(event).then(|| event.clone()));
        match event {
            Event::Opened { at, source, info, .. } => {
                self.started.clone_from(at);
                self.source.clone_from(source);
                self.info = (**info).clone();
            }
            Event::Reopened { source, .. } => {
                self.source.clone_from(source);
                if self.phase == Phase::Ended {
                    self.phase = if self.record.is_some() { Phase::Resumed } else { Phase::Preparing };
                }
            }
            Event::Recorder(event) => self.apply_seen(event),
            Event::Board { .. } | Event::Gap { .. } => {}
            Event::Answered { question, answer, .. } => {
                self.answer(event.time(), *question, *answer);
            }
            Event::Corrected { time, correction } => self.correct(*time, correction),
            Event::Pictured { moves, before, after, .. } => {
                self.pictures.push(Pictures { moves: moves.clone(), before: before.clone(), after: after.clone() });
            }
            Event::Noted { result, .. } => {
                // A confirmed result is final: later findings are information only.
                if self.result.as_ref().is_none_or(|r| r.status != ResultStatus::Confirmed) {
                    self.result = Some(result.clone());
                }
                self.write_result();
            }
            Event::Counted { event, .. } => self.counting.apply(event),
            Event::Ended { .. } => self.phase = Phase::Ended,
            Event::Sealed { .. } => self.phase = Phase::Sealed,
        }
    }

    /// Two passes, which only a person can tell, stop the game; without them it goes on.
    fn heed_passes(&mut self) {
        let passed = self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none()));
        match self.phase {
            Phase::Recording | Phase::Resumed | Phase::Held(_) if passed => {
                self.phase = Phase::Stopped(StopCause::Passes);
            }
            Phase::Stopped(StopCause::Passes) if !passed => self.phase = Phase::Recording,
            _ => {}
        }
    }

    fn answer(&mut self, time: Duration, question: u32, answer: Answer) {
        let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == question) else { return };
        asked.answer = Some(answer);
        let asked = asked.question.clone();
        if let Answer::Chosen(choice) = answer
            && let Some(moves) = asked.alternatives.get(choice)
        {
            self.take_alternative(time, &asked, moves);
        }
        if answer != Answer::Rejected {
            self.confirm(&asked);
        }
    }

    /// Puts the chosen moves in the place of the proposal that the record went on with, if it did.
    fn take_alternative(&mut self, time: Duration, asked: &Question, moves: &Alternative) {
        let Some(record) = &self.record else { return };
        let written: Vec<(Color, Option<Point>)> =
            record.moves.iter().skip(asked.after).map(|m| (m.color, m.point)).collect();
        let taken = asked.alternatives.iter().find(|a| !a.is_empty() && written.starts_with(a));
        let replaced = taken.filter(|a| *a != moves).map_or(0, Vec::len);
        for number in (asked.after + 1..=asked.after + replaced).rev() {
            self.correct(time, &Correction::Extra { number });
        }
        let rest = &written[replaced.min(written.len())..];
        let missing: Alternative = moves.iter().filter(|m| !rest.contains(m)).copied().collect();
        if !missing.is_empty() {
            self.correct(time, &Correction::Missed { after: asked.after, moves: missing });
        }
    }

    /// The moves that a question was about are in doubt no longer.
    fn confirm(&mut self, asked: &Question) {
        let Some(record) = &mut self.record else { return };
        for (m, seen) in record.moves.iter_mut().zip(&mut self.moves).skip(asked.after.saturating_sub(1)) {
            let is_meant = asked.points.iter().any(|&(p, _)| m.point == Some(p));
            if is_meant && (m.flags.contains(MoveFlag::Asked) || m.flags.contains(MoveFlag::Uncertain)) {
                m.flags.remove(MoveFlag::Asked);
                m.flags.remove(MoveFlag::Uncertain);
                m.flags.insert(MoveFlag::Confirmed);
                seen.flags = m.flags;
            }
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
        let last = events.iter().rposition(|e| matches!(e, Event::Corrected { .. }));
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
    pub fn pictures(&self) -> &[Pictures] {
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
        self.made_by.iter().any(|e| matches!(e, Event::Corrected { .. }))
    }

    /// What a recorder has to know to go on from here: the start, the moves as they stand now, the open
    /// questions.
    #[must_use]
    pub fn for_recorder(&self) -> Vec<seen::Event> {
        let Some(record) = &self.record else { return Vec::new() };
        let time = self.last_time;
        let mut events = vec![seen::Event::Began {
            time: self.began,
            size: record.size,
            setup: record.setup.clone(),
            to_play: record.to_play,
            handicap: record.info.handicap,
        }];
        for (i, m) in self.moves.iter().enumerate() {
            let here = record.adjustments.iter().filter(|a| a.after == i);
            events.extend(here.map(|a| seen::Event::Adjusted { time, adjustment: a.clone() }));
            events.push(seen::Event::Moved(m.clone()));
        }
        let last = record.adjustments.iter().filter(|a| a.after >= self.moves.len());
        events.extend(last.map(|a| seen::Event::Adjusted { time, adjustment: a.clone() }));
        for asked in &self.questions {
            events.push(seen::Event::Asked(asked.question.clone()));
            if !asked.is_open() {
                events.push(seen::Event::Settled { time, question: asked.question.id });
            }
        }
        if self.turned != 0 {
            events.push(seen::Event::Turned { time, quarters: self.turned });
        }
        match self.phase {
            Phase::Stopped(why) => events.push(seen::Event::Stopped { time, why }),
            Phase::Counting => events.push(seen::Event::Stopped { time, why: StopCause::Filled }),
            _ => {}
        }
        events
    }

    fn apply_seen(&mut self, event: &seen::Event) {
        match event {
            seen::Event::Began { time, size, setup, to_play, handicap } => {
                self.began = *time;
                let mut record = GameRecord::new(*size);
                record.info = self.info.clone();
                record.setup.clone_from(setup);
                record.to_play = *to_play;
                if *handicap >= 2 {
                    record.info.handicap = *handicap;
                }
                self.record = Some(record);
                self.moves.clear();
                self.phase = Phase::Recording;
            }
            seen::Event::Moved(m) => {
                let Some(record) = &mut self.record else { return };
                let mut played = Move::new(m.color, m.point);
                played.flags = m.flags;
                record.moves.push(played);
                self.moves.push(m.clone());
                if self.phase == Phase::Resumed {
                    self.phase = Phase::Recording;
                }
            }
            seen::Event::TakenBack { moves, .. } => {
                let Some(record) = &mut self.record else { return };
                let keep = self.moves.len().saturating_sub(*moves);
                self.moves.truncate(keep);
                record.moves.truncate(keep);
                record.adjustments.retain(|a| a.after <= keep);
            }
            seen::Event::Adjusted { adjustment, .. } => {
                if let Some(record) = &mut self.record {
                    record.adjustments.push(adjustment.clone());
                }
            }
            seen::Event::Asked(question) => {
                self.questions.push(AskedQuestion { question: question.clone(), settled: false, answer: None });
            }
            seen::Event::Settled { question, .. } => {
                if let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == *question) {
                    asked.settled = true;
                }
            }
            seen::Event::Held { why, .. } => {
                if matches!(self.phase, Phase::Recording | Phase::Resumed | Phase::Held(_)) {
                    self.phase = Phase::Held(*why);
                }
            }
            seen::Event::Resumed { .. } => {
                if matches!(self.phase, Phase::Held(_)) {
                    self.phase = Phase::Recording;
                }
            }
            seen::Event::Stopped { why: StopCause::Filled, .. } => self.phase = Phase::Counting,
            seen::Event::Stopped { why, .. } => self.phase = Phase::Stopped(*why),
            seen::Event::Reopened { .. } => self.phase = Phase::Resumed,
            seen::Event::Turned { quarters, .. } => self.turned = *quarters,
        }
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
    pub const fn phase(&self) -> Phase {
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

/// Whether an event makes or changes the record itself.
const fn makes_the_record(event: &Event) -> bool {
    match event {
        Event::Recorder(event) => matches!(
            event,
            seen::Event::Began { .. }
                | seen::Event::Moved(_)
                | seen::Event::TakenBack { .. }
                | seen::Event::Adjusted { .. }
                | seen::Event::Asked(_)
        ),
        Event::Answered { .. } | Event::Corrected { .. } => true,
        Event::Opened { .. }
        | Event::Reopened { .. }
        | Event::Board { .. }
        | Event::Pictured { .. }
        | Event::Noted { .. }
        | Event::Counted { .. }
        | Event::Ended { .. }
        | Event::Sealed { .. }
        | Event::Gap { .. } => false,
    }
}

/// What is shown of a recording.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordingView {
    /// Where it stands.
    pub phase: Phase,
    /// The record so far; `None` until the board has been seen.
    pub record: Option<GameRecord>,
    /// The position at the record's end.
    pub position: Option<Position>,
    /// What was known about the game beforehand.
    pub info: GameInfo,
    /// The moves with their times and confidences, one for each move of the record.
    pub moves: Vec<CommittedMove>,
    /// The questions that wait for a person, the oldest first.
    pub questions: Vec<Question>,
    /// Where the pictures come from, in words.
    pub source: String,
    /// When it began, by the clock on the wall, as ISO 8601; empty where nobody knows.
    pub started: String,
}

impl RecordingView {
    /// The view of a recording that has not begun.
    #[must_use]
    pub fn empty() -> Self {
        Recording::default().view()
    }

    /// The last move, if there is one.
    #[must_use]
    pub fn last_move(&self) -> Option<&CommittedMove> {
        self.moves.last()
    }

    /// Whose turn it is; `None` until the board has been seen, or where nobody can know yet.
    #[must_use]
    pub fn to_play(&self) -> Option<Color> {
        let record = self.record.as_ref()?;
        if record.moves.is_empty() && record.to_play.is_none() {
            return None;
        }
        self.position.as_ref().map(Position::to_play)
    }

    /// How many moves are in doubt.
    #[must_use]
    pub fn doubtful_moves(&self) -> usize {
        self.moves.iter().filter(|m| m.flags.is_doubt()).count()
    }

    /// Whether a person is needed: a question is open.
    #[must_use]
    pub fn needs_a_person(&self) -> bool {
        !self.questions.is_empty() || self.moves.iter().any(|m| m.flags.contains(MoveFlag::Asked))
    }

    /// The state in one sentence, `now` being the source's time, such as `Watching - Black to play, move 84
    /// seen 3 s ago`.
    #[must_use]
    pub fn sentence(&self, now: Duration) -> String {
        let ask = match self.questions.len() {
            0 => String::new(),
            1 => " - 1 question waits".to_string(),
            n => format!(" - {n} questions wait"),
        };
        let what = match self.phase {
            Phase::Preparing => return "Looking for the board".to_string(),
            Phase::Held(why) => why.text().to_string(),
            Phase::Stopped(why) => {
                let moves = self.moves.len();
                let frozen =
                    if why == StopCause::Passes { "what is still played is marked" } else { "the record is frozen" };
                return format!("Stopped after move {moves}: {}; {frozen}{ask}", why.text());
            }
            Phase::Counting => {
                return format!(
                    "Counting after move {}: the board is being filled in; the record is frozen{ask}",
                    self.moves.len()
                );
            }
            Phase::Ended => return format!("Ended after {} moves{ask}", self.moves.len()),
            Phase::Sealed => return format!("Sealed after {} moves{ask}", self.moves.len()),
            Phase::Recording => "Watching".to_string(),
            Phase::Resumed => "Watching again".to_string(),
        };
        let turn = self.to_play().map_or_else(|| "first move".to_string(), |c| format!("{c} to play"));
        let last = self.last_move().map_or_else(String::new, |m| {
            let ago = now.saturating_sub(m.time).as_secs();
            let ago = if ago < 120 { format!("{ago} s") } else { format!("{} min", ago / 60) };
            format!(", move {} seen {ago} ago", m.number)
        });
        format!("{what} - {turn}{last}{ask}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::game::record::MoveFlags;

    fn recording(moves: &str) -> Recording {
        let size = BoardSize::NINE;
        let mut state = Recording::default();
        let time = Duration::ZERO;
        state.apply(&Event::Recorder(seen::Event::Began { time, size, setup: vec![], to_play: None, handicap: 0 }));
        for (i, label) in moves.split_whitespace().enumerate() {
            state.apply(&Event::Recorder(seen::Event::Moved(CommittedMove {
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

    fn told(state: &Recording) -> String {
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
            state.apply(&Event::Corrected { time: Duration::from_secs(9), correction });
            assert_eq!(told(&state), expected);
            state.apply(&Event::Corrected { time: Duration::from_secs(10), correction: Correction::Undo });
            assert_eq!(told(&state), "1B E5, 2W C3, 3B G7");
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
        state.apply(&Event::Corrected { time: Duration::from_secs(9), correction: lifted });
        let stones = |state: &Recording| state.record().unwrap().end().stones().clone();
        assert_eq!((stones(&state).get(at("C3")), stones(&state).get(at("C4"))), (None, None));
        state.apply(&Event::Corrected { time: Duration::from_secs(9), correction: Correction::Extra { number: 1 } });
        assert_eq!(stones(&state).get(at("C3")), None, "it stays where it was put right");
        let nothing = Correction::CaptureNotTaken { after: 1, points: vec![at("J9")] };
        let said = nothing.check(state.record().unwrap()).unwrap_err().to_string();
        assert_eq!(said, "there is no stone at J9 after move 1");
    }

    #[test]
    fn with_a_main_time_each_move_says_what_is_left() {
        let mut state = Recording::default();
        let info = GameInfo { main_time: Some(Duration::from_secs(60)), ..GameInfo::default() };
        let [at, source, program] = [String::new(), String::new(), String::new()];
        state.apply(&Event::Opened { at, source, info: Box::new(info), program });
        let (size, second) = (BoardSize::NINE, Duration::from_secs);
        let began = seen::Event::Began { time: second(5), size, setup: vec![], to_play: None, handicap: 0 };
        state.apply(&Event::Recorder(began));
        for (i, (label, at)) in [("E5", 15), ("C3", 40), ("G7", 70), ("C7", 80)].into_iter().enumerate() {
            state.apply(&Event::Recorder(seen::Event::Moved(CommittedMove {
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
        state.apply(&Event::Recorder(seen::Event::Asked(Question {
            id: 1,
            time: Duration::from_secs(1),
            after: 1,
            kind: seen::QuestionKind::Ambiguous,
            points: vec![],
            alternatives: vec![vec![(Color::White, at("C3"))], vec![(Color::White, at("D4"))]],
        })));
        let chosen = |n| Event::Answered { time: Duration::from_secs(2), question: 1, answer: Answer::Chosen(n) };
        let mut other = state.clone();
        state.apply(&chosen(0));
        assert_eq!(told(&state), "1B E5, 2W C3");
        other.apply(&chosen(1));
        assert_eq!(told(&other), "1B E5, 2W D4 corrected");
    }

    #[test]
    fn a_chosen_answer_is_played() {
        let mut state = recording("E5");
        let p = Point::from_label("C3", BoardSize::NINE);
        state.apply(&Event::Recorder(seen::Event::Asked(Question {
            id: 1,
            time: Duration::from_secs(1),
            after: 1,
            kind: seen::QuestionKind::OutOfTurn,
            points: vec![],
            alternatives: vec![vec![(Color::White, None)], vec![(Color::White, p)]],
        })));
        assert_eq!(state.view().questions.len(), 1);
        state.apply(&Event::Answered { time: Duration::from_secs(2), question: 1, answer: Answer::Chosen(1) });
        assert_eq!(told(&state), "1B E5, 2W C3 corrected");
        assert!(state.view().questions.is_empty());
    }

    #[test]
    fn what_a_recorder_has_to_know_makes_the_same_record() {
        let mut state = recording("E5 C3 G7");
        state.apply(&Event::Corrected { time: Duration::from_secs(9), correction: Correction::Extra { number: 3 } });
        let again = Recording::from_events(&state.for_recorder().into_iter().map(Event::Recorder).collect::<Vec<_>>());
        assert_eq!(again.record(), state.record());
        assert_eq!(again.moves(), state.moves());
    }
}
