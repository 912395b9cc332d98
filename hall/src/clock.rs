//! The wall clock of the hall. Tables' clocks are not used: they may be wrong.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kifuscribe_words::time_span;

/// Milliseconds since 1970.
pub type Millis = i64;

/// Returns the time now.
#[must_use]
pub fn now() -> Millis {
    millis(SystemTime::now())
}

/// Returns a time in milliseconds since 1970.
#[must_use]
pub fn millis(time: SystemTime) -> Millis {
    time.duration_since(UNIX_EPOCH).map_or(0, |time| Millis::try_from(time.as_millis()).unwrap_or(0))
}

/// A time span in words, such as `40 s`, `12 min` or `3 h`.
#[must_use]
pub fn span(millis: Millis) -> String {
    time_span::in_words(Duration::from_millis(u64::try_from(millis).unwrap_or(0)))
}
