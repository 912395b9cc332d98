//! Which appeals a decision of the referee answers.

use crate::act::SessionAct;
use crate::refusal::{ActRefusal, OpenNumbers};
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::recording::SessionState;

/// The decision that rejects an appeal against a result that is confirmed: given with the same result, or with none, it names none, and
/// what was decided stands. `None` where the act is no such decision.
pub(crate) fn upholding(state: &SessionState, act: &SessionAct) -> Option<SessionAct> {
    let (named, protest, reasons, appeals) = match act {
        SessionAct::Confirm { result, protest, reasons, appeals, .. } => (Some(*result), protest, reasons, appeals),
        SessionAct::Rule { way: Resolution::RefereeDecided, result, protest, reasons, appeals } => {
            (*result, protest, reasons, appeals)
        }
        _ => return None,
    };
    let confirmed = state.confirmed_result().map(|note| note.result);
    let confirmed = confirmed.or_else(|| state.counting().confirmed()?.result)?;
    let is_upheld = named.is_none_or(|result| result == confirmed);
    (is_upheld && !reasons.trim().is_empty() && !state.counting().open_appeals().is_empty()).then(|| {
        let (reasons, appeals) = (reasons.clone(), appeals.clone());
        SessionAct::Rule { way: Resolution::RefereeDecided, result: None, protest: *protest, reasons, appeals }
    })
}

/// A decision of the referee with the appeals that it answers: those that it names, or the only open one.
pub(crate) fn answering(state: &SessionState, act: &SessionAct) -> Result<SessionAct, ActRefusal> {
    let mut act = act.clone();
    let (SessionAct::Confirm { appeals, .. } | SessionAct::Rule { appeals, .. }) = &mut act else { return Ok(act) };
    let open = open_appeals(state);
    let numbers = OpenNumbers(open.clone());
    if let Some(&appeal) = appeals.iter().find(|&&named| open.iter().all(|&number| number as usize != named)) {
        return Err(ActRefusal::NoSuchAppeal { appeal, open: numbers });
    }
    match open.as_slice() {
        _ if !appeals.is_empty() => {}
        [] => {}
        [only] => appeals.push(*only as usize),
        [_, _, ..] => return Err(ActRefusal::WhichAppeal { appeals: numbers }),
    }
    Ok(act)
}

/// The numbers of the open appeals.
pub(crate) fn open_appeals(state: &SessionState) -> Vec<u32> {
    state.counting().open_appeals().into_iter().filter_map(|(number, _)| u32::try_from(number).ok()).collect()
}
