//! What was said or decided of a result and no longer holds, or is open beside what was decided.

use crate::count::audit::same_result;
use crate::game::result::GameResult;
use crate::session::counting::{Resolution, Withdrawal};
use crate::session::recording::{Act, HistoryStep, HistoryStepKind, ResultNote, ResultStatus};
use crate::session::signature::Signature;

/// A claim, a decision or a confirmation, with what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutdoneAct {
    /// What was said or decided.
    pub act: Act,
    /// What became of it.
    pub state: OutdoneState,
}

impl OutdoneAct {
    /// Whether both are the same decision, which may have been withdrawn at two places.
    #[must_use]
    pub fn is_of_the_same(&self, other: &Self) -> bool {
        let said = |outdone: &Self| (outdone.act.decided_result(), outdone.act.signature());
        said(self) == said(other)
    }
}

/// What became of a claim, a decision or a confirmation that does not hold alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutdoneState {
    /// It was withdrawn.
    Withdrawn(Withdrawal),
    /// It was withdrawn, and the same result was decided or confirmed again by this person, which holds.
    MadeAgain(Withdrawal, Signature),
    /// A later decision or confirmation names another result.
    Overruled(Signature),
    /// It is a claim of another result than was decided, or than somebody else claims, and nobody has settled it.
    Open,
}

/// What was outdone in this history, the oldest first, and then the claims that are open beside a decision or another claim; `claims`
/// are those that nobody has settled.
pub(super) fn outdone(steps: &[HistoryStep], claims: &[ResultNote]) -> Vec<OutdoneAct> {
    let held = || steps.iter().filter(|step| step.holds).flat_map(acts_of);
    let last = held().rfind(|act| decided(act).is_some());
    let holds = last.and_then(decided);
    let is_other = |result: GameResult| holds.is_some_and(|held| !same_result(held, result));
    let mut outdone = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        match &step.kind {
            HistoryStepKind::TakenBack { acts, signed: Signature { at, by }, reasons } => {
                // A ruling and the result that it names are one act.
                let Some(act) = acts.iter().find(|act| act.is_decision()) else { continue };
                let withdrawal = Withdrawal { at: at.clone(), by: by.clone(), reasons: reasons.clone() };
                let same = |later: &&Act| decided(act).zip(decided(later)).is_some_and(|(was, is)| was == is);
                let later = || steps[i..].iter().filter(|step| step.holds);
                let remade = |step: &HistoryStep| match &step.kind {
                    HistoryStepKind::MadeAgain { acts, signed } => acts.contains(act).then(|| signed.clone()),
                    HistoryStepKind::Done(_) | HistoryStepKind::TakenBack { .. } => None,
                };
                let again = later().flat_map(acts_of).find(same).map(Act::signature);
                let state = match again.or_else(|| later().find_map(remade)) {
                    Some(again) => OutdoneState::MadeAgain(withdrawal, again),
                    None => OutdoneState::Withdrawn(withdrawal),
                };
                outdone.push(OutdoneAct { act: act.clone(), state });
            }
            HistoryStepKind::Done(act) if step.holds => {
                let is_open = matches!(act, Act::Noted(note) if claims.contains(note));
                // The first that gave the result that holds, and not whoever confirmed it after that.
                let is_held = |later: &&Act| decided(later).is_some_and(|result| holds == Some(result));
                let later = || steps[i..].iter().filter(|step| step.holds).flat_map(acts_of).find(is_held);
                if said(act).is_some_and(is_other)
                    && !is_open
                    && let Some(by) = later()
                {
                    outdone.push(OutdoneAct { act: act.clone(), state: OutdoneState::Overruled(by.signature()) });
                }
            }
            HistoryStepKind::Done(_) | HistoryStepKind::MadeAgain { .. } => {}
        }
    }
    let differ = claims.iter().any(|claim| !same_result(claim.result, claims[0].result));
    let open = claims.iter().filter(|claim| differ || is_other(claim.result));
    outdone.extend(open.map(|claim| OutdoneAct { act: Act::Noted(claim.clone()), state: OutdoneState::Open }));
    outdone
}

/// What was done, or made again, in a step.
fn acts_of(step: &HistoryStep) -> &[Act] {
    match &step.kind {
        HistoryStepKind::Done(act) => std::slice::from_ref(act),
        HistoryStepKind::MadeAgain { .. } | HistoryStepKind::TakenBack { .. } => &[],
    }
}

/// The result that an act names.
fn said(act: &Act) -> Option<GameResult> {
    match act {
        Act::Noted(note) => Some(note.result),
        Act::Ruled(ruling) => ruling.result,
        Act::Answered { .. } | Act::Corrected { .. } => None,
    }
}

/// The result that an act decides or confirms; `None` of a claim, and of a ruling that names none.
fn decided(act: &Act) -> Option<GameResult> {
    match act {
        Act::Noted(note) => (note.status == ResultStatus::Confirmed).then_some(note.result),
        Act::Ruled(ruling) => ruling.result.filter(|_| {
            matches!(ruling.way, Resolution::RefereeDecided | Resolution::Confirmed | Resolution::ComputedAccepted)
        }),
        Act::Answered { .. } | Act::Corrected { .. } => None,
    }
}
