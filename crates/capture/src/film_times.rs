//! The times of a film's frames, and where frames are missing between them.

use std::time::Duration;

use kifuscribe_core::sensing::frame::{MissingCause, MissingPart};

/// From this length on, a time without frames is a gap.
const SHORTEST_GAP: Duration = Duration::from_secs(3);
/// A gap of this length in a film whose frames have come regularly for some time, none later than after so many times the stated
/// interval, is no pause in which nothing changed.
const LONG_GAP: Duration = Duration::from_secs(10);
const REGULAR_FOR: Duration = Duration::from_secs(5);
const REGULAR: f64 = 3.0;

/// The times of the frames so far.
#[derive(Debug)]
pub(super) struct FilmTimes {
    /// The stated interval between two frames.
    interval: Duration,
    /// The time of the last frame.
    last: Option<Duration>,
    /// The longest time between two frames.
    longest: Duration,
    /// Whether something was missing.
    has_gap: bool,
}

impl FilmTimes {
    /// Nothing has been read of a film of `fps` frames a second.
    pub(super) fn new(fps: f64) -> Self {
        let interval = Duration::from_secs_f64(1.0 / fps);
        Self { interval, last: None, longest: Duration::ZERO, has_gap: false }
    }

    /// The time of the last frame.
    pub(super) const fn last(&self) -> Option<Duration> {
        self.last
    }

    /// The longest time between two frames.
    pub(super) const fn longest(&self) -> Duration {
        self.longest
    }

    /// Whether something was missing.
    pub(super) const fn has_gap(&self) -> bool {
        self.has_gap
    }

    /// How many frames fit between two.
    fn between(&self, since: Duration, time: Duration) -> u64 {
        let intervals = time.saturating_sub(since).as_secs_f64() / self.interval.as_secs_f64();
        (intervals.round() as u64).saturating_sub(1)
    }

    /// Notes a frame at `time`, before which so many were passed over, some of them `damaged`. Returns what is missing before it.
    pub(super) fn frame(&mut self, time: Duration, passed_over: u64, damaged: u64) -> Option<MissingPart> {
        let frames = (passed_over + 1) as f64;
        let since = self.last.unwrap_or_default();
        let gap = time.saturating_sub(since).saturating_sub(self.interval.mul_f64(frames));
        let is_regular = since >= REGULAR_FOR && self.longest < self.interval.mul_f64(REGULAR);
        let why = match damaged {
            0 if self.last.is_none() || gap < SHORTEST_GAP => None,
            0 if gap >= LONG_GAP && is_regular => Some(MissingCause::Gap),
            0 => Some(MissingCause::Pause),
            // Some decoders refuse a frame and give it back later all the same.
            frames => Some(MissingCause::Damaged { frames: frames.min(self.between(since, time)).max(1) }),
        };
        if self.last.is_some() {
            self.longest = self.longest.max(time.saturating_sub(since).div_f64(frames));
        }
        self.last = Some(time);
        self.has_gap |= why.is_some();
        why.map(|why| MissingPart { since, why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// What is missing where a film of ten frames a second has frames at these times, in tenths of a second.
    fn missing(tenths: impl IntoIterator<Item = u64>) -> Vec<MissingPart> {
        let mut times = FilmTimes::new(10.0);
        tenths.into_iter().filter_map(|time| times.frame(Duration::from_millis(100 * time), 0, 0)).collect()
    }

    #[test]
    fn a_gap_in_a_regular_film_is_missing() {
        assert_eq!(
            missing((0..80).chain(200..220)),
            [MissingPart { since: Duration::from_millis(7900), why: MissingCause::Gap }]
        );
        assert_eq!(missing((0..80).chain(100..120)), [], "two seconds");
    }

    #[test]
    fn a_film_that_keeps_what_changes_alone_pauses() {
        let pause = |since| MissingPart { since: seconds(since), why: MissingCause::Pause };
        assert_eq!(
            missing([0, 1, 150, 151, 152, 600]),
            [
                MissingPart { since: Duration::from_millis(100), why: MissingCause::Pause },
                MissingPart { since: Duration::from_millis(15_200), why: MissingCause::Pause },
            ]
        );
        assert_eq!(missing((0..=80).chain(120..=140)), [pause(8)], "too short for a gap beyond doubt");
    }

    #[test]
    fn frames_that_were_passed_over_are_not_missing_and_damaged_ones_are() {
        let mut times = FilmTimes::new(10.0);
        assert_eq!(times.frame(seconds(0), 0, 0), None);
        assert_eq!(times.frame(seconds(4), 39, 0), None);
        assert_eq!(times.longest(), Duration::from_millis(100));
        let damaged = MissingPart { since: seconds(4), why: MissingCause::Damaged { frames: 7 } };
        assert_eq!(times.frame(seconds(5), 9, 7), Some(damaged));
        assert!(times.has_gap());
        // Two of the three frames before this one were counted twice.
        let damaged = MissingPart { since: seconds(5), why: MissingCause::Damaged { frames: 3 } };
        assert_eq!(times.frame(Duration::from_millis(5400), 5, 5), Some(damaged));
    }
}
