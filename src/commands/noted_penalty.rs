//! The penalties of a recording, for the commands that count its record.

use std::path::Path;

use crate::audit::final_position::Agreement;
use crate::commands::terminal::remark;
use crate::game::halfpoints::HalfPoints;
use crate::language::say;
use crate::session::noted_penalty::noted_penalties;
use crate::storage::recordings;

/// Takes over the penalties that were noted in the recording whose record is counted, where none are given, and says so.
pub(super) fn take_noted_penalties(record: Option<&Path>, agreement: &mut Agreement) {
    // A record whose recording cannot be read is counted without it.
    let Some((session, state)) = record.and_then(recordings::recording_of) else { return };
    let noted = noted_penalties(&state, agreement.rules);
    if agreement.penalties == [HalfPoints::ZERO; 2] && noted != agreement.penalties {
        agreement.penalties = noted;
        let [black, white] = noted.map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
}
