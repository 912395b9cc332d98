//! The penalties of a recording, for the commands that count its record.

use std::path::Path;

use crate::audit::final_position::Agreement;
use crate::commands::terminal::remark;
use crate::game::halfpoints::HalfPoints;
use crate::language::say;
use crate::session::noted_penalty::noted_penalties;
use crate::session::recording::SessionState;

/// Takes over the penalties that were noted in the recording whose record is counted, where none are given, and says so.
pub(super) fn take_noted_penalties(session: &Path, state: &SessionState, agreement: &mut Agreement) {
    let noted = noted_penalties(state, agreement.rules);
    if agreement.penalties == [HalfPoints::ZERO; 2] && noted != agreement.penalties {
        agreement.penalties = noted;
        let [black, white] = noted.map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
}
