//! The SGF of a recording: the record, with what the referee noted in its comment.

use crate::formats::incident_text;
use crate::formats::sgf;
use crate::game::record::GameRecord;
use crate::language::{self, Language};
use crate::session::recording::SessionState;

/// Returns the SGF of a recording; `None` until it has begun.
#[must_use]
pub fn sgf_of(state: &SessionState) -> Option<String> {
    // A file reads the same whatever language its writer reads.
    language::within(Language::English, || in_english(state))
}

fn in_english(state: &SessionState) -> Option<String> {
    commented_record(state).map(|record| sgf::write(&record))
}

/// The record of a recording, with what the referee noted in its comment; `None` until it has begun.
#[must_use]
pub fn commented_record(state: &SessionState) -> Option<GameRecord> {
    let incidents = &state.counting().incidents;
    let mut record = state.record()?.clone();
    let lines = incidents.iter().map(|note| format!("Referee: {}", incident_text::line(note)));
    let comment = Some(record.comment.clone()).filter(|c| !c.is_empty()).into_iter().chain(lines);
    record.comment = comment.collect::<Vec<_>>().join("\n");
    Some(record)
}
