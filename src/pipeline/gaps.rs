//! Detects when no frames came from a live source for some time.

use std::time::{Duration, Instant, SystemTime};

/// A time without frames is a gap from this length on.
const SHORTEST_GAP: Duration = Duration::from_secs(10);

/// Detects gaps. While a laptop sleeps the source's clock stops, and the system's does not.
#[derive(Debug, Default)]
pub struct GapDetector {
    last: Option<(Instant, SystemTime)>,
    /// Why the source was silent, as it reported.
    reported: Option<String>,
}

/// A time without frames.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// How long it lasted, by the system's clock.
    pub lasted: Duration,
    /// How much of it the source's clock missed, because the machine slept.
    pub unseen: Duration,
    /// Why, in words.
    pub why: String,
}

impl Gap {
    /// Returns the gap as a sentence without a full stop. It was over at `at`, as ISO 8601, after so many `moves`.
    #[must_use]
    pub fn sentence(&self, at: &str, moves: usize) -> String {
        let seconds = self.lasted.as_secs();
        let lasted = match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, s) => format!("{s} s"),
            (0, m, s) => format!("{m} min {s} s"),
            (h, m, _) => format!("{h} h {m} min"),
        };
        let until = at.get(11..16).map_or_else(String::new, |clock| format!(" until {clock}"));
        let Self { why, .. } = self;
        format!("no picture for {lasted}{until}, after move {moves}: {why}; check what was played meanwhile")
    }
}

impl GapDetector {
    /// Notes that the source is silent, and why.
    pub fn silent(&mut self, why: &str) {
        self.reported = Some(why.to_owned());
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
        (passed >= SHORTEST_GAP).then(|| Gap {
            lasted: passed,
            unseen: if slept { unseen } else { Duration::ZERO },
            why: if slept {
                "the machine slept".to_owned()
            } else {
                reported.unwrap_or_else(|| "no picture came".to_owned())
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
        let found = last.as_ref().map(|g| (g.lasted.as_secs(), g.unseen.as_secs(), g.why.as_str()));
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
            let gap = Gap { lasted: Duration::from_secs(lasted), unseen: Duration::ZERO, why: "it slept".to_owned() };
            assert_eq!(gap.sentence(at, 12), format!("no picture for {expected}; check what was played meanwhile"));
        };
        check(25, "2026-11-21T14:32:05+01:00", "25 s until 14:32, after move 12: it slept");
        check(200, "2026-11-21T14:32:05+01:00", "3 min 20 s until 14:32, after move 12: it slept");
        check(7265, "", "2 h 1 min, after move 12: it slept");
    }

    #[test]
    fn a_clock_that_is_set_back_makes_no_gap_and_the_reported_reason_is_used() {
        let mut gaps = GapDetector::default();
        let (start, wall) = (Instant::now(), SystemTime::UNIX_EPOCH + Duration::from_secs(9000));
        assert_eq!(gaps.frame_at(start, wall), None);
        assert_eq!(gaps.frame_at(start + Duration::from_secs(1), wall - Duration::from_secs(3600)), None);
        gaps.silent("the camera is not plugged in");
        let gap = gaps.frame_at(start + Duration::from_secs(31), wall - Duration::from_secs(3570));
        assert_eq!(gap.map(|g| g.why), Some("the camera is not plugged in".to_owned()));
    }
}
