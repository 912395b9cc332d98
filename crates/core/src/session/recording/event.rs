//! Everything that can happen to a recording.

use std::time::Duration;

use crate::game::record::GameInfo;
use crate::recorder::event::RecorderEvent;
use crate::session::correction::Correction;
use crate::session::counting::CountEvent;
use crate::session::recording::question::Answer;
use crate::session::recording::result::ResultNote;
use crate::session::signature::Signature;

/// Everything that can happen to a recording.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// The recording was opened.
    Opened {
        /// The wall-clock time as ISO 8601; empty if unknown.
        at: String,
        /// Where the frames come from, for people to read.
        source: String,
        /// What is known about the game in advance.
        info: Box<GameInfo>,
        /// The program that records, such as `kifuscribe 0.1.0`.
        program: String,
    },
    /// The recording was opened again after a break; the times of what follows count on from `time`.
    Reopened {
        /// The time at which the recording goes on, later than every time before.
        time: Duration,
        /// The wall-clock time as ISO 8601; empty if unknown.
        at: String,
        /// Where the frames come from now, for people to read.
        source: String,
    },
    /// An event of the recorder.
    Recorder(RecorderEvent),
    /// The board as it was observed when something changed: `X`, `O`, `.` and `?` (covered), top row first.
    Board {
        /// When, from the start of the recording.
        time: Duration,
        /// The rows.
        rows: Vec<String>,
    },
    /// A person answered a question.
    Answered {
        /// When, from the start of the recording.
        time: Duration,
        /// The question's number.
        question: u32,
        /// The answer.
        answer: Answer,
        /// Who answered, and when by the clock on the wall.
        signed: Signature,
    },
    /// A person corrected the record.
    Corrected {
        /// When, from the start of the recording.
        time: Duration,
        /// The correction.
        correction: Correction,
        /// Who corrected, and when by the clock on the wall.
        signed: Signature,
    },
    /// Pictures of the board just before and just after moves were stored, or when a question was asked.
    Pictured {
        /// When, from the start of the recording.
        time: Duration,
        /// The moves' numbers at that time; none for pictures of the question that was asked last.
        moves: Vec<usize>,
        /// The hash of the picture before; `None` where there is none.
        before: Option<String>,
        /// The hash of the picture after.
        after: Option<String>,
    },
    /// A result was claimed or confirmed.
    Noted {
        /// When, from the start of the recording.
        time: Duration,
        /// The result.
        result: ResultNote,
    },
    /// Something happened at the count.
    Counted {
        /// When, from the start of the recording.
        time: Duration,
        /// What happened.
        event: CountEvent,
    },
    /// The source ended, or the recording was stopped.
    Ended {
        /// When, from the start of the recording.
        time: Duration,
        /// Why, for people to read.
        why: String,
    },
    /// The recording was sealed: only corrections, answers and the result are added from now on.
    Sealed {
        /// When, from the start of the recording.
        time: Duration,
        /// The wall-clock time as ISO 8601; empty if unknown.
        at: String,
    },
    /// No frame came for some time: the computer slept, or the source delivered nothing.
    Gap {
        /// When frames came again.
        time: Duration,
        /// The wall-clock time as ISO 8601; empty if unknown.
        at: String,
        /// How long no frame came.
        lasted: Duration,
        /// Why, for people to read.
        why: String,
    },
}

impl SessionEvent {
    /// When it happened, from the start of the recording.
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

    /// The names in it: of players, events and places, and of who signs.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        match self {
            Self::Opened { info, .. } => names_of_game(info),
            Self::Corrected { correction: Correction::WrongInfo(info), signed, .. } => {
                let mut names = names_of_game(info);
                names.push(&signed.by);
                names
            }
            Self::Answered { signed, .. } | Self::Corrected { signed, .. } => vec![&signed.by],
            Self::Noted { result, .. } => vec![&result.signed.by],
            Self::Counted { event: CountEvent::Ruled(ruling), .. } => vec![&ruling.by],
            Self::Counted { event: CountEvent::Withdrawn(withdrawal), .. } => vec![&withdrawal.by],
            Self::Counted { event: CountEvent::Incident(note), .. } => vec![&note.by],
            Self::Counted { .. }
            | Self::Reopened { .. }
            | Self::Recorder(_)
            | Self::Board { .. }
            | Self::Pictured { .. }
            | Self::Ended { .. }
            | Self::Sealed { .. }
            | Self::Gap { .. } => Vec::new(),
        }
    }

    /// Whether the event makes or changes the record itself.
    pub(super) const fn changes_record(&self) -> bool {
        match self {
            Self::Recorder(event) => matches!(
                event,
                RecorderEvent::Began { .. }
                    | RecorderEvent::Moved(_)
                    | RecorderEvent::TakenBack { .. }
                    | RecorderEvent::Adjusted { .. }
                    | RecorderEvent::Asked(_)
            ),
            Self::Answered { .. } | Self::Corrected { .. } => true,
            Self::Opened { .. }
            | Self::Reopened { .. }
            | Self::Board { .. }
            | Self::Pictured { .. }
            | Self::Noted { .. }
            | Self::Counted { .. }
            | Self::Ended { .. }
            | Self::Sealed { .. }
            | Self::Gap { .. } => false,
        }
    }
}

fn names_of_game(info: &GameInfo) -> Vec<&str> {
    let players = [&info.black, &info.white].into_iter().flat_map(|player| [&player.name, &player.rank, &player.team]);
    players.chain([&info.event, &info.round, &info.table, &info.place]).map(String::as_str).collect()
}
