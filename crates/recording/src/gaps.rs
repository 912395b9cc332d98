//! Detects when no frames came from a live source for some time.

use std::fmt;
use std::time::{Duration, Instant, SystemTime};

use kifuscribe_capture::silence::Silence;
use kifuscribe_language::{self as language, Language, say};

/// A time without frames is a gap from this length on.
const SHORTEST_GAP: Duration = Duration::from_secs(10);

/// Detects gaps. While a laptop sleeps the source's clock stops, and the system's does not.
#[derive(Debug, Default)]
pub struct GapDetector {
    last: Option<(Instant, SystemTime)>,
    /// Why the source was silent, as it reported.
    reported: Option<Silence>,
}

/// A time without frames.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// How long it lasted, by the system's clock.
    pub lasted: Duration,
    /// How much of it the source's clock missed, because the machine slept.
    pub unseen: Duration,
    /// Why.
    pub why: GapCause,
}

/// Why no frames came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GapCause {
    /// The machine slept.
    Slept,
    /// The source had no picture.
    Silent(Silence),
    /// Nothing is known.
    Unknown,
}

impl fmt::Display for GapCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slept => f.write_str(say!("gap-the-machine-slept")),
            Self::Silent(silence) => silence.fmt(f),
            Self::Unknown => f.write_str(say!("gap-no-picture-came")),
        }
    }
}

impl Gap {
    /// Returns the gap as a sentence without a full stop. It was over at `at`, as ISO 8601, after so many `moves`.
    #[must_use]
    pub fn sentence(&self, at: &str, moves: usize) -> String {
        let seconds = self.lasted.as_secs();
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let lasted = match (hours, minutes) {
            (0, 0) => say!("timeline-seconds", n = rest),
            (0, _) => say!("gap-minutes", minutes, seconds = rest),
            _ => say!("gap-hours", hours, minutes),
        };
        let Self { why, .. } = self;
        match at.get(11..16) {
            Some(clock) => say!("gap-until", lasted, clock, moves, why),
            None => say!("gap-until-unknown", lasted, moves, why),
        }
    }

    /// Returns the cause as the journal keeps it: in English, as programs read it.
    #[must_use]
    pub fn why_in_journal(&self) -> String {
        language::within(Language::English, || self.why.to_string())
    }
}

impl GapDetector {
    /// Notes that the source is silent, and why.
    pub fn silent(&mut self, why: Silence) {
        self.reported = Some(why);
    }

    /// Notes that a frame came; returns the gap before it, if there was one.
    pub fn frame(&mut self) -> Option<Gap> {
        self.frame_at(Instant::now(), SystemTime::now())
    }

    fn frame_at(&mut self, now: Instant, wall: SystemTime) -> Option<Gap> {
        let reported = self.reported.take();
        let (before, wall_before) = self.last.replace((now, wall))?;
        let ran = now.saturating_duration_since(before);
        // The system's clock may have been set back.
        let passed = wall.duration_since(wall_before).unwrap_or(ran).max(ran);
        let unseen = passed - ran;
        let slept = unseen >= SHORTEST_GAP;
        (passed >= SHORTEST_GAP).then_some(Gap {
            lasted: passed,
            unseen: if slept { unseen } else { Duration::ZERO },
            why: match reported {
                _ if slept => GapCause::Slept,
                Some(silence) => GapCause::Silent(silence),
                None => GapCause::Unknown,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frames at these seconds, by the source's clock and the system's, and the gap before the last one.
    fn check(times: &[(u64, u64)], expected: Option<(u64, u64, &str)>) {
        let (start, wall) = (Instant::now(), SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000));
        let mut gaps = GapDetector::default();
        let second = Duration::from_secs;
        let last = times.iter().map(|&(m, w)| gaps.frame_at(start + second(m), wall + second(w))).last().flatten();
        let found = last.as_ref().map(|g| (g.lasted.as_secs(), g.unseen.as_secs(), g.why.to_string()));
        let expected = expected.map(|(lasted, unseen, why)| (lasted, unseen, why.to_owned()));
        assert_eq!(found, expected, "{times:?}");
    }

    #[test]
    fn a_sleep_of_the_machine_is_told_apart_from_a_silent_source() {
        check(&[(0, 0)], None);
        check(&[(0, 0), (3, 3)], None);
        check(&[(0, 0), (25, 25)], Some((25, 0, "no picture came")));
        check(&[(0, 0), (2, 3602)], Some((3602, 3600, "the machine slept")));
    }

    #[test]
    fn a_gap_is_a_sentence_with_its_length_and_its_end() {
        let check = |lasted: u64, at: &str, expected: &str| {
            let gap = Gap { lasted: Duration::from_secs(lasted), unseen: Duration::ZERO, why: GapCause::Slept };
            assert_eq!(gap.sentence(at, 12), format!("no picture for {expected}; check what was played meanwhile"));
        };
        check(25, "2026-11-21T14:32:05+01:00", "25 s until 14:32, after move 12: the machine slept");
        check(200, "2026-11-21T14:32:05+01:00", "3 min 20 s until 14:32, after move 12: the machine slept");
        check(7265, "", "2 h 1 min, after move 12: the machine slept");
    }

    #[test]
    fn a_clock_that_is_set_back_makes_no_gap_and_the_reported_reason_is_used() {
        let mut gaps = GapDetector::default();
        let (start, wall) = (Instant::now(), SystemTime::UNIX_EPOCH + Duration::from_secs(9000));
        assert_eq!(gaps.frame_at(start, wall), None);
        assert_eq!(gaps.frame_at(start + Duration::from_secs(1), wall - Duration::from_secs(3600)), None);
        let unplugged = Silence::Unplugged { name: "Cam".to_owned() };
        gaps.silent(unplugged.clone());
        let gap = gaps.frame_at(start + Duration::from_secs(31), wall - Duration::from_secs(3570));
        let gap = gap.unwrap();
        assert_eq!(
            (&gap.why, gap.why_in_journal().as_str()),
            (&GapCause::Silent(unplugged), "the camera Cam is unplugged")
        );
    }
}
