//! What the journal of a recording has that enters the count of its record, for the commands that count it.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_language::say;

/// Says which penalties are counted that were noted in a recording, where some were.
pub(super) fn announce_noted_penalties(session: &Path, noted: &NotedCount) {
    let penalties = noted.penalties.each_ref().map(|side| side.as_ref().map(|noted| noted.value));
    if penalties != [None, None] {
        let [black, white] = penalties.map(Option::unwrap_or_default).map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
}
