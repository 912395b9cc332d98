//! The penalties of a recording, for the commands that count its record.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::session::noted_penalty::noted_penalties;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_language::say;

/// Takes over the penalties that were noted in the recording whose record is counted, where none are given, and says so.
pub(super) fn take_noted_penalties(session: &Path, state: &SessionState, agreement: &mut Agreement) {
    let noted = noted_penalties(state, agreement.rules);
    if agreement.penalties == [HalfPoints::ZERO; 2] && noted != agreement.penalties {
        agreement.penalties = noted;
        let [black, white] = noted.map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
}
