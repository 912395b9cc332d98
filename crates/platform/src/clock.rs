//! The local wall clock.

use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// Returns the local time to the second with its offset from UTC, as ISO 8601: `2026-03-14T10:00:00+01:00`.
#[must_use]
pub fn now() -> String {
    Zoned::now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

/// Whether the clock shows a time before this program was written: it was never set, or its battery is empty.
#[must_use]
pub fn is_before_this_program() -> bool {
    Timestamp::now().as_second() < WRITTEN
}

/// The year 2026 began this many seconds after 1970: no earlier time can be right.
const WRITTEN: i64 = 1_767_225_600;

/// Returns the local date as `2026-03-14`.
#[must_use]
pub fn today() -> String {
    Zoned::now().date().to_string()
}

/// Returns the local time to the minute with the name of its time zone, for a printed page: `2026-03-14 10:00 CET`.
#[must_use]
pub fn now_for_print() -> String {
    Zoned::now().strftime("%Y-%m-%d %H:%M %Z").to_string()
}

/// Returns the local time to the minute for a file's name: `2026-03-14_1000`.
#[must_use]
pub fn now_for_file_name() -> String {
    Zoned::now().strftime("%Y-%m-%d_%H%M").to_string()
}

/// Returns the moment that [`now`] has written, in milliseconds since 1970; `None` for another text.
#[must_use]
pub fn millis_of(text: &str) -> Option<i64> {
    text.parse::<Timestamp>().ok().map(Timestamp::as_millisecond)
}

/// Returns the local date and time of a moment in milliseconds since 1970, to the minute: `2026-03-14 14:02`.
#[must_use]
pub fn local_date_minute(millis: i64) -> String {
    let moment = Timestamp::from_millisecond(millis).unwrap_or_default();
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

/// Returns the local date and time of a moment in milliseconds since 1970, to the second: `2026-03-14 14:02:05`.
#[must_use]
pub fn local_date_second(millis: i64) -> String {
    let moment = Timestamp::from_millisecond(millis).unwrap_or_default();
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Returns the local time that long ago, to the minute: `14:02`.
#[must_use]
pub fn minute_before_now(ago: Duration) -> String {
    local_minute((Timestamp::now() - ago).as_millisecond())
}

/// Returns the local time of a moment in milliseconds since 1970, to the minute: `14:02`.
#[must_use]
pub fn local_minute(millis: i64) -> String {
    let moment = Timestamp::from_millisecond(millis).unwrap_or_default();
    moment.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}
