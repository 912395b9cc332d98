//! What has changed since a count, in sentences.

use kifuscribe_core::session::recording::ChangedSince;
use kifuscribe_language::say;

/// What has changed since the count, as a phrase with what to do; of a result that `is_confirmed`, or of an audit alone.
#[must_use]
pub fn sentence(changed: ChangedSince, is_confirmed: bool) -> String {
    if is_confirmed { of_result(changed) } else { say!("changed-since-the-audit", changed) }
}

/// What has changed since a result was confirmed, which it contradicts, as a phrase with what to do.
#[must_use]
pub fn of_result(changed: ChangedSince) -> String {
    say!("changed-since-the-result", changed)
}
