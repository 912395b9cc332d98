//! The penalties of a recording, for the commands that count its record.

use std::path::Path;

use crate::audit::final_position::Agreement;
use crate::commands::terminal::remark;
use crate::game::halfpoints::HalfPoints;
use crate::language::say;
use crate::session::noted_penalty::noted_penalties;
use crate::session::recording::SessionState;
use crate::storage::recordings;
use crate::storage::session_folder::SessionFolder;

/// Takes over the penalties that were noted in the recording whose record is counted, where none are given, and says so.
pub(super) fn take_noted_penalties(record: Option<&Path>, agreement: &mut Agreement) {
    let Some(session) = record.and_then(recordings::session_of) else { return };
    // A record that can be read alone is counted without its recording.
    let Ok(journal) = SessionFolder::at(&session).read() else { return };
    let noted = noted_penalties(&SessionState::from_events(&journal.events), agreement.rules);
    if agreement.penalties == [HalfPoints::ZERO; 2] && noted != agreement.penalties {
        agreement.penalties = noted;
        let [black, white] = noted.map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
}
