//! What was done in the hall to a game and its table has decided otherwise.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::recording::{Answer, SessionState};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::say;
use kifuscribe_words::{incident_text, result_text};

use crate::shown_question::{QuestionProgress, ShownQuestion};

/// What was done here to a game that its table has decided otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallConflict {
    /// A question was answered.
    Answer {
        /// The question.
        question: Box<Question>,
        /// The size of the board.
        size: BoardSize,
        /// The answer here, by whom, and the answer at the table.
        answers: (Answer, String, Answer),
    },
    /// The game was decided.
    Result {
        /// The result here, by whom, and the result at the table.
        results: (GameResult, String, GameResult),
    },
    /// The game was decided under protest, and the table has the same result without one.
    WithoutProtest {
        /// The result, and by whom it was decided here.
        result: (GameResult, String),
    },
    /// The game was decided, and the table had that and has withdrawn it.
    Withdrawn {
        /// The result here, and by whom.
        result: (GameResult, String),
        /// Who has withdrawn it at the table, and why; empty where that is not known.
        withdrawn: [String; 2],
    },
    /// Appeals were rejected, and the table has answered them otherwise or has withdrawn what they are against.
    AppealsAnswered {
        /// Their numbers, and who rejected them here.
        appeals: (Vec<usize>, String),
        /// The result by which the table has answered them; `None` where they are open there.
        there: Option<GameResult>,
    },
    /// The game was decided, and the table does not take that.
    DecisionRefused {
        /// The result here, and by whom.
        result: (GameResult, String),
        /// Why the table does not take it.
        why: Box<ActRefusal>,
    },
    /// Appeals were rejected, and the table does not take that.
    RejectionRefused {
        /// Their numbers, and who rejected them here.
        appeals: (Vec<usize>, String),
        /// Why the table does not take it.
        why: Box<ActRefusal>,
    },
}

impl HallConflict {
    /// The conflict between an act and the game; `None` where there is none.
    pub(crate) fn of(act: &HallAct, state: &SessionState) -> Option<Self> {
        let by = act.signed.by.clone();
        match (&act.kind, act.outcome(state)) {
            (HallActKind::Answer { question, answer }, HallActOutcome::OtherAnswer(there)) => {
                let asked = state.questions().iter().find(|asked| asked.question.id == *question)?;
                let (question, size) = (Box::new(asked.question.clone()), state.record()?.size);
                Some(Self::Answer { question, size, answers: (*answer, by, there) })
            }
            (HallActKind::Decision { result, .. }, HallActOutcome::OtherResult(there)) => {
                Some(Self::Result { results: (*result, by, there) })
            }
            (HallActKind::Decision { result, .. }, HallActOutcome::WithoutProtest) => {
                Some(Self::WithoutProtest { result: (*result, by) })
            }
            (HallActKind::Decision { result, .. }, HallActOutcome::Withdrawn) => {
                let last = state.counting().withdrawals.last();
                let withdrawn = last.map(|last| [last.by.clone(), last.reasons.clone()]).unwrap_or_default();
                Some(Self::Withdrawn { result: (*result, by), withdrawn })
            }
            (HallActKind::AppealsRejected { appeals, .. }, HallActOutcome::OtherResult(there)) => {
                Some(Self::AppealsAnswered { appeals: (appeals.clone(), by), there: Some(there) })
            }
            (HallActKind::AppealsRejected { appeals, .. }, HallActOutcome::Withdrawn) => {
                Some(Self::AppealsAnswered { appeals: (appeals.clone(), by), there: None })
            }
            (HallActKind::Decision { result, .. }, HallActOutcome::NotTaken(why)) => {
                Some(Self::DecisionRefused { result: (*result, by), why })
            }
            (HallActKind::AppealsRejected { appeals, .. }, HallActOutcome::NotTaken(why)) => {
                Some(Self::RejectionRefused { appeals: (appeals.clone(), by), why })
            }
            (
                HallActKind::Answer { .. } | HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. },
                HallActOutcome::Waiting
                | HallActOutcome::NotTaken(_)
                | HallActOutcome::Done
                | HallActOutcome::OtherAnswer(_)
                | HallActOutcome::OtherResult(_)
                | HallActOutcome::WithoutProtest
                | HallActOutcome::Withdrawn,
            ) => None,
        }
    }

    /// Whether what was decided here is not in the table's journal, which has nothing in its place or has decided an appeal itself.
    pub(crate) const fn is_of_lost_decision(&self) -> bool {
        match self {
            Self::Withdrawn { .. }
            | Self::AppealsAnswered { .. }
            | Self::DecisionRefused { .. }
            | Self::RejectionRefused { .. } => true,
            Self::Answer { .. } | Self::Result { .. } | Self::WithoutProtest { .. } => false,
        }
    }

    /// The conflict as a sentence without a full stop.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Answer { question, size, answers: (here, by, there) } => {
                let shown = ShownQuestion::new(question, *size, false, QuestionProgress::Open);
                let (here, there) = (shown.answer_text(*here), shown.answer_text(*there));
                say!("hall-need-other-answer", question = shown.text(), here, who = bearer_text(by), there)
            }
            Self::Result { results: (here, by, there) } => {
                let (here, there) = (result_text::in_words(*here, None), result_text::in_words(*there, None));
                say!("hall-need-other-decision", here, who = bearer_text(by), there)
            }
            Self::WithoutProtest { result: (result, by) } => {
                let result = result_text::in_words(*result, None);
                say!("hall-need-protest-lacks", result, who = bearer_text(by))
            }
            Self::AppealsAnswered { appeals: (appeals, by), there } => {
                let (numbers, who) = (incident_text::numbers(appeals), bearer_text(by));
                match there {
                    Some(there) => {
                        say!("hall-need-upheld-otherwise", numbers, who, there = result_text::in_words(*there, None))
                    }
                    None => say!("hall-need-upheld-withdrawn", numbers, who),
                }
            }
            Self::DecisionRefused { result: (result, by), why } => {
                let (result, who) = (result_text::in_words(*result, None), bearer_text(by));
                say!("hall-need-decision-not-taken", result, who, why = why.to_string())
            }
            Self::RejectionRefused { appeals: (appeals, by), why } => {
                let (numbers, who) = (incident_text::numbers(appeals), bearer_text(by));
                say!("hall-need-rejection-not-taken", numbers, who, why = why.to_string())
            }
            Self::Withdrawn { result: (here, by), withdrawn: [withdrawer, reasons] } => {
                let there = match (withdrawer.as_str(), reasons.as_str()) {
                    ("", "") => say!("hall-page-as-table").to_owned(),
                    (only, "") | ("", only) => only.to_owned(),
                    (by, reasons) => say!("hall-withdrawn-by", by, reasons),
                };
                let here = result_text::in_words(*here, None);
                say!("hall-need-decision-withdrawn", here, who = bearer_text(by), there)
            }
        }
    }
}
