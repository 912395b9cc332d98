//! What the commands say of a recording whose last picture shows something else than its record.

use crate::commands::terminal::remark;
use crate::formats::recording_text;
use crate::language::say;
use crate::session::recording::SessionState;

/// Says at which points the last picture and the record differ, until somebody has settled it.
pub(super) fn say_difference(state: &SessionState) {
    let (differing, record) = (state.disagreement().points, state.record());
    if let Some(record) = record.filter(|_| !differing.is_empty()) {
        let points = recording_text::differing_points(&differing, record.size);
        remark(say!("printed-last-picture-differs", points));
    }
}
