//! Times in which a board was seen, or would have been, but nothing could be written down.

use std::time::Duration;

use kifuscribe_core::recorder::event::{Pause, RecorderEvent};
use kifuscribe_core::sensing::frame::MissingCause;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::recording::{RecordingPhase, SessionEvent};
use kifuscribe_language::say;
use kifuscribe_words::recording_text;

/// Shorter times are not noted: a table is pushed, a camera is turned.
const SHORTEST: Duration = Duration::from_secs(10);

/// A stone that came while the film has no pictures is seen within this time after it.
const SEEN_WITHIN: Duration = Duration::from_millis(500);

/// Why nothing could be written down though a board was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnreadableCause {
    /// The recording paused, or did not begin: [`Pause::Moving`] or [`Pause::Misread`].
    Paused(Pause),
    /// The board was never seen whole and at rest, and so many stones that are no handicap lay on it when the record began.
    NotWhole {
        /// The number of stones.
        stones: usize,
    },
    /// A part of the film is missing.
    Missing(MissingCause),
}

/// A time in which a board was seen but nothing could be written down. Its ends count from the start of the recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnreadableTime {
    /// The last frame before the recording paused for it, or the first frame. The board moves a moment before a pause.
    pub from: Duration,
    /// The last frame of it so far.
    pub to: Duration,
    /// Why.
    pub why: UnreadableCause,
}

impl UnreadableTime {
    /// Returns it as a sentence for people.
    #[must_use]
    pub fn sentence(&self) -> String {
        let clock = |time: Duration| format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60);
        let why = match self.why {
            UnreadableCause::Paused(why) => recording_text::advice(why).unwrap_or_else(|| why.text()).to_owned(),
            UnreadableCause::NotWhole { stones } => say!("unreadable-not-whole", stones),
            UnreadableCause::Missing(MissingCause::Damaged { frames }) => say!("unreadable-damaged", frames),
            UnreadableCause::Missing(MissingCause::Gap | MissingCause::Pause) => say!("unreadable-missing").to_owned(),
        };
        say!("unreadable-time", from = clock(self.from), to = clock(self.to), why)
    }
}

/// Finds the times in which nothing can be written down.
#[derive(Debug, Default)]
pub(super) struct ReadabilityMonitor {
    /// The time of the first frame that showed a board.
    seen_at: Option<Duration>,
    /// Whether the record has begun.
    has_begun: bool,
    /// The time of the last frame that could be read.
    readable_at: Option<Duration>,
    /// A pause of the film that ended a moment ago: stones that are there since then came in it.
    paused: Option<UnreadableTime>,
    /// Those that were long enough, the oldest first. The last one may go on.
    times: Vec<UnreadableTime>,
}

impl ReadabilityMonitor {
    /// Notes that a part of the film is missing before a frame at `time`. Returns it where it is told at once: what may be a pause
    /// in which nothing changed is told where stones came in it.
    pub(super) fn miss(&mut self, time: Duration, since: Duration, why: MissingCause) -> Option<UnreadableTime> {
        let found = UnreadableTime { from: since, to: time, why: UnreadableCause::Missing(why) };
        if why == MissingCause::Pause {
            self.paused = Some(found);
            return None;
        }
        self.times.push(found);
        Some(found)
    }

    /// The pause of the film before, where a stone that is written down came in it.
    fn played_in_pause(&mut self, time: Duration, written: &[SessionEvent]) -> Option<UnreadableTime> {
        let paused = self.paused.filter(|paused| time.saturating_sub(paused.to) < SHORTEST)?;
        let came = |event: &SessionEvent| match event {
            SessionEvent::Recorder(RecorderEvent::Moved(m)) => {
                m.time > paused.from && m.time <= paused.to + SEEN_WITHIN
            }
            _ => false,
        };
        let found = self.paused.take_if(|_| written.iter().any(came))?;
        self.times.push(found);
        Some(found)
    }

    /// Notes what a frame at `time` showed, what was written down of it, and the phase of the recording after it. Returns a
    /// time that has just become long enough to be told.
    pub(super) fn observe(
        &mut self,
        time: Duration,
        phase: RecordingPhase,
        observed: &FrameObservation,
        written: &[SessionEvent],
    ) -> Option<UnreadableTime> {
        if matches!(observed, FrameObservation::Board(_)) {
            self.seen_at.get_or_insert(time);
        }
        let late = written.iter().filter_map(|event| self.begin(time, event)).last();
        let paused = self.played_in_pause(time, written);
        late.or(paused).or_else(|| self.pause(time, phase, observed))
    }

    /// Notes the beginning of the record, if this is one. Returns the time before it where it came late: moves may have been
    /// made in it.
    fn begin(&mut self, time: Duration, event: &SessionEvent) -> Option<UnreadableTime> {
        let SessionEvent::Recorder(RecorderEvent::Began { setup, handicap, .. }) = event else { return None };
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let stones = setup.len() - handicap.min(&setup.len());
        if stones == 0 {
            // What lay there before was not this game.
            self.times.retain(|known| !matches!(known.why, UnreadableCause::NotWhole { .. }));
            return None;
        }
        let from = self.seen_at.filter(|&from| is_first && time.saturating_sub(from) >= SHORTEST)?;
        let found = UnreadableTime { from, to: time, why: UnreadableCause::NotWhole { stones } };
        self.times.push(found);
        Some(found)
    }

    fn pause(&mut self, time: Duration, phase: RecordingPhase, observed: &FrameObservation) -> Option<UnreadableTime> {
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
        let found = UnreadableTime { from, to: time, why: UnreadableCause::Paused(why) };
        self.times.push(found);
        Some(found)
    }

    /// Returns whether any frame showed a board.
    pub(super) const fn has_seen_board(&self) -> bool {
        self.seen_at.is_some()
    }

    /// Returns the times so far, the oldest first.
    pub(super) fn times(&self) -> &[UnreadableTime] {
        &self.times
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::MoveFlags;
    use kifuscribe_core::recorder::event::CommittedMove;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};

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
            told_at.extend(monitor.observe(time, phase, &observed, &[]).map(|_| i as u64));
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

    /// What is noted of a board that is seen each second from the second `seen` on, where a record of so many stones and
    /// handicap stones begins at these seconds.
    fn before_start(seen: u64, starts: &[(u64, usize, usize)]) -> Vec<(u64, u64, UnreadableCause)> {
        let size = BoardSize::NINE;
        let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Point2::new(x, y));
        let mut monitor = ReadabilityMonitor::default();
        for second in 0..=40 {
            let time = Duration::from_secs(second);
            let observed = if second < seen {
                FrameObservation::NoBoard { time }
            } else {
                let pose = Pose::from_corners(size, corners).unwrap();
                let readings = vec![PointReading::sure(PointState::Covered, 0.98); size.area()];
                FrameObservation::Board(Observation { size, pose, time, readings })
            };
            let began = |&&(at, ..): &&(u64, usize, usize)| at == second;
            let written = starts.iter().filter(began).map(|&(_, stones, handicap)| {
                let setup = size.points().take(stones).map(|point| (point, Color::Black)).collect();
                SessionEvent::Recorder(RecorderEvent::Began { time, size, setup, to_play: None, handicap })
            });
            let written: Vec<_> = written.collect();
            let is_recording = starts.iter().any(|&(at, ..)| at <= second);
            let phase = if is_recording { RecordingPhase::Recording } else { RecordingPhase::Preparing };
            monitor.observe(time, phase, &observed, &written);
        }
        monitor.times().iter().map(|t| (t.from.as_secs(), t.to.as_secs(), t.why)).collect()
    }

    #[test]
    fn a_record_that_begins_late_with_stones_says_that_moves_were_not_seen() {
        let unseen = UnreadableCause::NotWhole { stones: 8 };
        assert_eq!(before_start(2, &[(28, 8, 0)]), [(2, 28, unseen)]);
        assert_eq!(before_start(2, &[(11, 8, 0)]), [], "a game that is joined under way");
        assert_eq!(before_start(27, &[(28, 8, 0)]), [], "a camera that was turned to the table a moment ago");
        assert_eq!(before_start(2, &[(28, 0, 0)]), [], "players who take their time before the first move");
        assert_eq!(before_start(2, &[(28, 4, 4)]), [], "handicap stones");
        assert_eq!(before_start(2, &[(28, 8, 0), (35, 0, 0)]), [], "a game of before that was cleared away");
        let sentence = "nothing could be written down from 0:02 to 0:28: the board was never seen whole and at rest, and 8 \
                        stones lay on it when the record began, of which the order is not known; show the whole board from \
                        the start";
        assert_eq!(UnreadableTime { from: 2 * SECOND, to: 28 * SECOND, why: unseen }.sentence(), sentence);
    }

    #[test]
    fn a_table_without_a_board_is_another_matter() {
        check("B---------------", RecordingPhase::Recording, &[], &[]);
    }

    /// What is told of a film with a move whose stone was first seen at `came`, after a part of it without frames from 5 to 20 s.
    fn told_of_film(why: MissingCause, came: u64) -> Vec<UnreadableCause> {
        let mut monitor = ReadabilityMonitor::default();
        let mut told: Vec<UnreadableTime> = monitor.miss(20 * SECOND, 5 * SECOND, why).into_iter().collect();
        let time = Duration::from_millis(came);
        let moved = SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: 1,
            color: Color::Black,
            point: Some(Point::new(4, 4)),
            time,
            committed: time + SECOND,
            confidence: 0.99,
            flags: MoveFlags::NONE,
        }));
        let seen = FrameObservation::Unchanged { time: time + SECOND };
        told.extend(monitor.observe(time + SECOND, RecordingPhase::Recording, &seen, &[moved]));
        assert_eq!(monitor.times(), told);
        told.into_iter().map(|time| time.why).collect()
    }

    #[test]
    fn a_missing_part_of_a_film_is_told_and_a_pause_in_it_where_a_stone_came() {
        let damaged = MissingCause::Damaged { frames: 3 };
        for why in [damaged, MissingCause::Gap] {
            assert_eq!(told_of_film(why, 23_000), [UnreadableCause::Missing(why)]);
        }
        assert_eq!(told_of_film(MissingCause::Pause, 20_100), [UnreadableCause::Missing(MissingCause::Pause)]);
        assert_eq!(told_of_film(MissingCause::Pause, 23_000), [], "a hand came first");
        let time = UnreadableTime { from: SECOND, to: 9 * SECOND, why: UnreadableCause::Missing(damaged) };
        let sentence = "nothing could be written down from 0:01 to 0:09: 3 pictures of the film are damaged, or were made from \
                        damaged ones";
        assert_eq!(time.sentence(), sentence);
    }

    #[test]
    fn the_sentence_says_when_and_what_to_do() {
        let time = UnreadableTime { from: 5 * SECOND, to: 75 * SECOND, why: UnreadableCause::Paused(Pause::Moving) };
        let sentence = "nothing could be written down from 0:05 to 1:15: the board or the camera is moving; let it lie \
                        still, and play is followed again";
        assert_eq!(time.sentence(), sentence);
    }
}
