//! The recording of one game: its events, what they add up to, and the view of it that is shown.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::position::Position;
use crate::game::record::{GameInfo, GameRecord, Move, MoveFlag};
use crate::recorder::event::{self as seen, CommittedMove, Hold, Question, StopCause};

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
    /// The source ended or the recording was stopped.
    Ended {
        /// When.
        time: Duration,
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
            | Self::Ended { time, .. } => *time,
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
    /// The record is frozen: the game is over and the stones are being moved.
    Stopped(StopCause),
    /// The recording is closed.
    Ended,
}

impl Phase {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preparing => "preparing",
            Self::Recording => "recording",
            Self::Held(_) => "held",
            Self::Stopped(_) => "stopped",
            Self::Ended => "ended",
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
    /// The phase to go back to when a hold is over.
    last_time: Duration,
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
            last_time: Duration::ZERO,
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
        self.last_time = self.last_time.max(event.time());
        match event {
            Event::Opened { at, source, info, .. } => {
                self.started.clone_from(at);
                self.source.clone_from(source);
                self.info = (**info).clone();
            }
            Event::Reopened { source, .. } => {
                self.source.clone_from(source);
                if self.phase == Phase::Ended {
                    self.phase = if self.record.is_some() { Phase::Recording } else { Phase::Preparing };
                }
            }
            Event::Recorder(event) => self.apply_seen(event),
            Event::Board { .. } => {}
            Event::Answered { question, answer, .. } => {
                if let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == *question) {
                    asked.answer = Some(*answer);
                }
            }
            Event::Ended { .. } => self.phase = Phase::Ended,
        }
    }

    fn apply_seen(&mut self, event: &seen::Event) {
        match event {
            seen::Event::Began { size, setup, to_play, handicap, .. } => {
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
                if matches!(self.phase, Phase::Recording | Phase::Held(_)) {
                    self.phase = Phase::Held(*why);
                }
            }
            seen::Event::Resumed { .. } => {
                if matches!(self.phase, Phase::Held(_)) {
                    self.phase = Phase::Recording;
                }
            }
            seen::Event::Stopped { why, .. } => self.phase = Phase::Stopped(*why),
            seen::Event::Reopened { .. } => self.phase = Phase::Recording,
            seen::Event::Turned { .. } => {}
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
                return format!("Stopped after move {}: {}; the record is frozen{ask}", self.moves.len(), why.text());
            }
            Phase::Ended => return format!("Ended after {} moves{ask}", self.moves.len()),
            Phase::Recording => "Watching".to_string(),
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
