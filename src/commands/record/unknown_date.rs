//! Says that the date of a game is not known, where the archive has it under another one.

use std::sync::Once;

use crate::commands::record::arguments::RecordArgs;
use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_recording::inline::RecordSummary;

/// Whether it was said; of several games it is said once.
static SAID: Once = Once::new();

/// Says where a game from pictures or a film, of which nobody has given the date, is in the archive under the day on which it was
/// recorded. That of a live source has that day for its own.
pub(super) fn say_unknown_date(args: &RecordArgs, is_live: bool, summary: &RecordSummary) {
    let is_undated = summary.view.record.as_ref().is_some_and(|record| record.info.date.is_empty());
    if is_undated && !is_live && !args.no_archive {
        SAID.call_once(|| remark(say!("record-date-unknown")));
    }
}
