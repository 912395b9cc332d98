//! How long something took, or ago it was, in words.

use std::time::Duration;

use kifuscribe_language::say;

/// A span of time in words, such as `40 s`, `12 min` or `3 h`.
#[must_use]
pub fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..120 => say!("timeline-seconds", n = seconds),
        seconds @ 120..7200 => say!("hall-minutes", n = seconds / 60),
        seconds => say!("hall-hours", n = seconds / 3600),
    }
}
