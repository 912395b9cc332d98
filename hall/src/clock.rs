//! The wall clock of the hall. Tables' clocks are not used: they may be wrong.

use std::time::{SystemTime, UNIX_EPOCH};

use kifuscribe::language::say;

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
    match millis.max(0) / 1000 {
        seconds @ 0..120 => say!("timeline-seconds", n = seconds),
        seconds @ 120..7200 => say!("hall-minutes", n = seconds / 60),
        seconds => say!("hall-hours", n = seconds / 3600),
    }
}

/// A time span in words, as [`span`].
#[must_use]
pub fn span_of(time: std::time::Duration) -> String {
    span(Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX))
}
