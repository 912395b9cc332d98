//! Times in which a board was seen but nothing could be written down.

use std::time::Duration;

use crate::formats::recording_text;
use crate::recorder::event::Pause;
use crate::sensing::frame_observation::FrameObservation;
use crate::session::recording::RecordingPhase;

/// Shorter times are not noted: a table is pushed, a camera is turned.
const SHORTEST: Duration = Duration::from_secs(10);

/// A time in which a board was seen but nothing could be written down. Its ends count from the start of the recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnreadableTime {
    /// The last frame before the recording paused for it, or the first frame. The board moves a moment before a pause.
    pub from: Duration,
    /// The last frame of it so far.
    pub to: Duration,
    /// Why: [`Pause::Moving`] or [`Pause::Misread`].
    pub why: Pause,
}

impl UnreadableTime {
    /// Returns it as a sentence for people.
    #[must_use]
    pub fn sentence(&self) -> String {
        let clock = |time: Duration| format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60);
        let advice = recording_text::advice(self.why).unwrap_or_else(|| recording_text::pause(self.why));
        format!("nothing could be written down from {} to {}: {advice}", clock(self.from), clock(self.to))
    }
}

/// Finds the times in which nothing can be written down.
#[derive(Debug, Default)]
pub(super) struct ReadabilityMonitor {
    /// Whether any frame showed a board.
    has_seen_board: bool,
    /// The time of the last frame that could be read.
    readable_at: Option<Duration>,
    /// Those that were long enough, the oldest first. The last one may go on.
    times: Vec<UnreadableTime>,
}

impl ReadabilityMonitor {
    /// Notes what a frame at `time` showed, and the phase of the recording after it. Returns a time that has just become
    /// long enough to be told.
    pub(super) fn observe(
        &mut self,
        time: Duration,
        phase: RecordingPhase,
        observed: &FrameObservation,
    ) -> Option<UnreadableTime> {
        self.has_seen_board |= matches!(observed, FrameObservation::Board(_));
        let why = match (phase, observed) {
            (RecordingPhase::Held(why @ (Pause::Moving | Pause::Misread)), _) => why,
            // Before the start there is no pause.
            (RecordingPhase::Preparing, FrameObservation::Moving { .. }) => Pause::Moving,
            _ => {
                self.readable_at = Some(time);
                return None;
            }
        };
        let from = *self.readable_at.get_or_insert(time);
        if time.saturating_sub(from) < SHORTEST {
            return None;
        }
        if let Some(last) = self.times.last_mut().filter(|last| last.from == from) {
            last.to = time;
            return None;
        }
        let found = UnreadableTime { from, to: time, why };
        self.times.push(found);
        Some(found)
    }

    /// Returns whether any frame showed a board.
    pub(super) const fn has_seen_board(&self) -> bool {
        self.has_seen_board
    }

    /// Returns the times so far, the oldest first.
    pub(super) fn times(&self) -> &[UnreadableTime] {
        &self.times
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// What is told of a recording with a frame a second. A character for each: `B` a board, `m` a board that moves,
    /// `-` no board.
    #[track_caller]
    fn check(frames: &str, phase: RecordingPhase, told: &[u64], times: &[(u64, u64)]) {
        let mut monitor = ReadabilityMonitor::default();
        let mut told_at = Vec::new();
        for (i, frame) in frames.chars().enumerate() {
            let time = SECOND * i as u32;
            let (phase, observed) = match frame {
                'm' => (phase, FrameObservation::Moving { time }),
                '-' => (RecordingPhase::Held(Pause::NoBoard), FrameObservation::NoBoard { time }),
                _ => (RecordingPhase::Recording, FrameObservation::Unchanged { time }),
            };
            told_at.extend(monitor.observe(time, phase, &observed).map(|_| i as u64));
        }
        assert_eq!(told_at, told, "{frames}");
        let found: Vec<_> = monitor.times().iter().map(|t| (t.from.as_secs(), t.to.as_secs())).collect();
        assert_eq!(found, times, "{frames}");
    }

    #[test]
    fn ten_seconds_of_a_moving_board_are_told_once() {
        let moving = RecordingPhase::Held(Pause::Moving);
        check("BBmmmmmmmmmB", moving, &[], &[]);
        check("BBmmmmmmmmmmmmB", moving, &[11], &[(1, 13)]);
        check("BmmmmmmmmmmBmmmmmmmmmmmm", moving, &[10, 21], &[(0, 10), (11, 23)]);
    }

    #[test]
    fn a_board_that_moves_from_the_start_is_told() {
        check("mmmmmmmmmmmm", RecordingPhase::Preparing, &[10], &[(0, 11)]);
    }

    #[test]
    fn a_table_without_a_board_is_another_matter() {
        check("B---------------", RecordingPhase::Recording, &[], &[]);
    }

    #[test]
    fn the_sentence_says_when_and_what_to_do() {
        let time = UnreadableTime { from: 5 * SECOND, to: 75 * SECOND, why: Pause::Moving };
        let sentence = "nothing could be written down from 0:05 to 1:15: the board or the camera is moving; let it lie \
                        still, and play is followed again";
        assert_eq!(time.sentence(), sentence);
    }
}
