//! Everything that can happen to a recording.

use std::time::Duration;

use super::{Answer, ResultNote};
use crate::game::record::GameInfo;
use crate::recorder::event as seen;
use crate::session::correction::Correction;
use crate::session::counting;

/// Everything that can happen to a recording.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
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
    Recorder(seen::RecorderEvent),
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
        event: counting::CountEvent,
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

impl SessionEvent {
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

/// Whether an event makes or changes the record itself.
pub(super) const fn makes_the_record(event: &SessionEvent) -> bool {
    match event {
        SessionEvent::Recorder(event) => matches!(
            event,
            seen::RecorderEvent::Began { .. }
                | seen::RecorderEvent::Moved(_)
                | seen::RecorderEvent::TakenBack { .. }
                | seen::RecorderEvent::Adjusted { .. }
                | seen::RecorderEvent::Asked(_)
        ),
        SessionEvent::Answered { .. } | SessionEvent::Corrected { .. } => true,
        SessionEvent::Opened { .. }
        | SessionEvent::Reopened { .. }
        | SessionEvent::Board { .. }
        | SessionEvent::Pictured { .. }
        | SessionEvent::Noted { .. }
        | SessionEvent::Counted { .. }
        | SessionEvent::Ended { .. }
        | SessionEvent::Sealed { .. }
        | SessionEvent::Gap { .. } => false,
    }
}
