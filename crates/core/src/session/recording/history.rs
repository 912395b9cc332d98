//! What people did to a recording: answers, corrections, rulings and results, in the order in which they were given.

use std::time::Duration;

use crate::game::record::GameInfo;
use crate::game::result::GameResult;
use crate::session::correction::Correction;
use crate::session::counting::{CountEvent, Resolution, Ruling};
use crate::session::recording::event::SessionEvent;
use crate::session::recording::question::Answer;
use crate::session::recording::result::{ResultNote, ResultStatus};
use crate::session::signature::Signature;

/// Something that a person did to a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A question was answered.
    Answered {
        /// The question's number.
        question: u32,
        /// The answer.
        answer: Answer,
        /// Who answered, and when by the clock on the wall.
        signed: Signature,
    },
    /// The record was corrected.
    Corrected {
        /// The correction.
        correction: Correction,
        /// Who corrected, and when by the clock on the wall.
        signed: Signature,
    },
    /// A count, or the game, was decided.
    Ruled(Ruling),
    /// A result was claimed or confirmed.
    Noted(ResultNote),
}

impl Act {
    /// Whether it decides a game: a ruling, or a result. It is taken back only with a name and reasons.
    #[must_use]
    pub const fn is_decision(&self) -> bool {
        matches!(self, Self::Ruled(_) | Self::Noted(_))
    }

    /// Whether it is the confirmation that was written with this decision of the referee: the two are one act.
    #[must_use]
    pub fn is_written_with(&self, decision: &Self) -> bool {
        let (Self::Noted(note), Self::Ruled(ruling)) = (self, decision) else { return false };
        let is_of_it = note.status == ResultStatus::Confirmed && ruling.result == Some(note.result);
        ruling.way == Resolution::RefereeDecided && is_of_it && is_of_same_act(ruling, note)
    }

    /// The result that it names; `None` of a claim.
    #[must_use]
    pub fn decided_result(&self) -> Option<GameResult> {
        match self {
            Self::Ruled(ruling) => ruling.result,
            Self::Noted(note) => Some(note.result).filter(|_| note.status == ResultStatus::Confirmed),
            Self::Answered { .. } | Self::Corrected { .. } => None,
        }
    }

    /// When by the clock on the wall, and who; empty where that is not known.
    #[must_use]
    pub fn signature(&self) -> Signature {
        match self {
            Self::Answered { signed, .. } | Self::Corrected { signed, .. } => signed.clone(),
            Self::Ruled(ruling) => Signature { at: ruling.at.clone(), by: ruling.by.clone() },
            Self::Noted(note) => note.signed.clone(),
        }
    }
}

impl HistoryStep {
    /// When by the clock on the wall, and who; empty where that is not known.
    #[must_use]
    pub fn signature(&self) -> Signature {
        match &self.kind {
            HistoryStepKind::Done(act) => act.signature(),
            HistoryStepKind::TakenBack { signed, .. } | HistoryStepKind::MadeAgain { signed, .. } => signed.clone(),
        }
    }
}

/// An act, with when it was done and whether it still holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// When, from the start of the recording.
    pub time: Duration,
    /// What was done.
    pub act: Act,
    /// Whether it was taken back.
    pub is_taken_back: bool,
}

/// A step in the history of a recording: something was done, taken back or made again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryStep {
    /// When, from the start of the recording.
    pub time: Duration,
    /// What happened.
    pub kind: HistoryStepKind,
    /// What was known about the game before, where that was put right.
    pub before: Option<Box<GameInfo>>,
    /// Whether what was done or made again still holds; true of a step that takes back.
    pub holds: bool,
}

/// What happened in a step of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HistoryStepKind {
    /// Something was done.
    Done(Act),
    /// It was taken back.
    TakenBack {
        /// What was taken back, the earlier first: a decision may be a ruling and a result.
        acts: Vec<Act>,
        /// Who took it back, and when by the clock on the wall.
        signed: Signature,
        /// Why a decision was taken back; empty for an answer or a correction.
        reasons: String,
    },
    /// It was made again.
    MadeAgain {
        /// What was made again, the earlier first.
        acts: Vec<Act>,
        /// Who made it again, and when by the clock on the wall.
        signed: Signature,
    },
}

impl HistoryEntry {
    /// The entry of an event; `None` where it is not the act of a person.
    pub(super) fn of(event: &SessionEvent, is_taken_back: bool) -> Option<Self> {
        let act = match event {
            SessionEvent::Answered { question, answer, signed, .. } => {
                Act::Answered { question: *question, answer: *answer, signed: signed.clone() }
            }
            SessionEvent::Corrected { correction, signed, .. } => {
                Act::Corrected { correction: correction.clone(), signed: signed.clone() }
            }
            SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } => Act::Ruled(ruling.clone()),
            SessionEvent::Noted { result, .. } => Act::Noted(result.clone()),
            _ => return None,
        };
        Some(Self { time: event.time(), act, is_taken_back })
    }
}

/// Whether an event decides a game.
pub(super) const fn is_decision(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Noted { .. } | SessionEvent::Counted { event: CountEvent::Ruled(_), .. })
}

/// Whether a ruling and a result were written by the same person, for the same players, at the same time. Earlier journals have no time
/// with a result.
fn is_of_same_act(ruling: &Ruling, ResultNote { assent, signed: Signature { at, by }, .. }: &ResultNote) -> bool {
    ruling.assent == *assent && ruling.by == *by && (at.is_empty() || ruling.at == *at)
}

/// Whether two decisions are one act: a ruling and the confirmed result that it names. A claim is a player's own act, and so is what
/// both players confirm after it was decided, or accepted, on the count.
pub(super) fn is_one_act(a: &SessionEvent, b: &SessionEvent) -> bool {
    match (a, b) {
        (SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. }, SessionEvent::Noted { result, .. })
        | (SessionEvent::Noted { result, .. }, SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. }) => {
            let is_written_with_it = match ruling.way {
                Resolution::Confirmed => true,
                Resolution::RefereeDecided
                | Resolution::ComputedAccepted
                | Resolution::StoneFound
                | Resolution::CountedAgain => is_of_same_act(ruling, result),
            };
            is_written_with_it && result.status == ResultStatus::Confirmed && ruling.result == Some(result.result)
        }
        _ => false,
    }
}
