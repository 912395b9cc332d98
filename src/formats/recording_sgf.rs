//! The SGF of a recording: the record, with what the referee noted in its comment.

use crate::formats::incident_text;
use crate::formats::sgf;
use crate::language::{self, Language};
use crate::session::recording::SessionState;

/// Returns the SGF of a recording; `None` until it has begun.
#[must_use]
pub fn sgf_of(state: &SessionState) -> Option<String> {
    // A file reads the same whatever language its writer reads.
    language::within(Language::English, || in_english(state))
}

fn in_english(state: &SessionState) -> Option<String> {
    let incidents = &state.counting().incidents;
    state.record().map(|record| {
        let mut record = record.clone();
        let lines = incidents.iter().map(|note| format!("Referee: {}", incident_text::line(note)));
        let comment = Some(record.comment.clone()).filter(|c| !c.is_empty()).into_iter().chain(lines);
        record.comment = comment.collect::<Vec<_>>().join("\n");
        sgf::write(&record)
    })
}
