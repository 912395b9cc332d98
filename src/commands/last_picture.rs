//! What the commands say of a recording whose last picture shows something else than its record.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::say;
use kifuscribe_words::recording_text;

/// Says at which points the last picture and the record differ: until somebody has settled it, or as somebody has answered.
pub(super) fn say_difference(session: &Path, state: &SessionState) {
    let Some(record) = state.record() else { return };
    let (differing, answered) = (state.disagreement().points, state.answered_otherwise());
    if !differing.is_empty() {
        let points = recording_text::differing_points(&differing, record.size);
        remark(say!("printed-last-picture-differs", points, session = typed_path(session)));
    }
    if !answered.is_empty() {
        remark(say!(
            "printed-last-picture-as-answered",
            points = recording_text::differing_points(&answered, record.size)
        ));
    }
}
