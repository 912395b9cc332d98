//! Does to the recording of a table what people did to it in a hall.

use std::path::Path;

use crate::failure::ActError;
use crate::hall_acts::{HallAct, HallActOutcome};
use crate::performance::{ActPlace, HandOn, perform};
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_language::say;
use kifuscribe_storage::session_folder::SessionFolder;

/// The acts in a hall's journal that the recording in a session folder has decided otherwise, and how: it stays as it is, and the
/// hall shows both. None where its journal cannot be read.
#[must_use]
pub fn contradicted(session: &Path, events: &[SessionEvent]) -> Vec<(HallAct, HallActOutcome)> {
    let standing = HallAct::standing(events);
    let Some(journal) = (!standing.is_empty()).then(|| SessionFolder::at(session).read().ok()).flatten() else {
        return Vec::new();
    };
    let state = SessionState::from_events(&journal.events);
    let with_outcome = standing.into_iter().map(|act| (act.outcome(&state), act));
    let is_contradicted = |outcome: &HallActOutcome| match outcome {
        HallActOutcome::OtherAnswer(_) | HallActOutcome::OtherResult(_) | HallActOutcome::WithoutProtest => true,
        HallActOutcome::Waiting | HallActOutcome::NotTaken(_) | HallActOutcome::Done | HallActOutcome::Withdrawn => {
            false
        }
    };
    with_outcome.filter(|(outcome, _)| is_contradicted(outcome)).map(|(outcome, act)| (act, outcome)).collect()
}

/// Does to the recording in a session folder what people did to it in a hall, as the hall's journal has it, and the recording does
/// not. Each act is done alone: one that is refused does not keep the others from being done. Returns those that were done, and why
/// the first of the others was not.
pub fn import(session: &Path, events: &[SessionEvent], hand_on: HandOn<'_>) -> (Vec<HallAct>, Option<ActError>) {
    if HallAct::standing(events).is_empty() {
        return (Vec::new(), None);
    }
    let known = match SessionFolder::at(session).read() {
        Ok(journal) => SessionState::from_events(&journal.events),
        Err(why) => return (Vec::new(), Some(why.into())),
    };
    let (mut done, mut refused) = (Vec::new(), None);
    for waiting in HallAct::waiting(events, &known) {
        let (acts, signed) = waiting.acts();
        let mut is_chosen = false;
        let outcome = perform(&ActPlace::recording(session, None), &signed, hand_on, |state| {
            is_chosen = waiting.outcome(state).is_missing();
            Ok(if is_chosen { acts } else { Vec::new() })
        });
        match outcome {
            Ok(_) if is_chosen => done.push(waiting),
            Ok(_) => {}
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    (done, refused)
}

/// That something that people did in a hall to the recording in a session folder was not done there, and why, as a sentence.
#[must_use]
pub fn not_done(session: &Path, why: &ActError) -> String {
    match why {
        ActError::Refused(_) | ActError::Final { .. } => say!("hall-acts-not-taken", session = session.display(), why),
        _ => say!("hall-acts-not-imported", session = session.display(), why),
    }
}
