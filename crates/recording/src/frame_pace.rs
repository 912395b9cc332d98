//! How often a film or a camera is looked at.

use std::time::Duration;

use kifuscribe_capture::source::AT_REST;
use kifuscribe_core::sensing::frame_observation::FrameObservation;

/// The interval between two looks at a picture in which something moves, or moved a moment ago. Why: a hand needs several times
/// as long to put a stone down, and what is not looked at need not be decoded to pixels.
pub(super) const WATCHING: Duration = Duration::from_millis(100);
/// A picture that has stayed as it is for so long rests. Why so short: a stone that was put down has been seen long enough by then, and what
/// waits for longer is seen as well four times a second.
const REST_AFTER: Duration = Duration::from_secs(1);

/// How often a film or a camera is looked at: seldom while nothing changes.
#[derive(Debug, Default)]
pub(super) struct FramePace {
    /// Since when nothing has changed.
    unchanged_since: Option<Duration>,
    /// The board as it was read last.
    rows: Vec<String>,
}

impl FramePace {
    /// Takes what a frame shows. Returns the interval to the next look; zero where every frame is looked at, as
    /// until a game has begun, for which the board must be seen free for a moment.
    pub(super) fn interval(&mut self, observed: &FrameObservation, has_begun: bool) -> Duration {
        let watching = if has_begun { WATCHING } else { Duration::ZERO };
        let is_unchanged = match observed {
            FrameObservation::Unchanged { .. } => true,
            // A board at rest is read again now and then.
            FrameObservation::Board(board) => {
                let rows = board.rows();
                rows == std::mem::replace(&mut self.rows, rows.clone())
            }
            FrameObservation::Moving { .. } | FrameObservation::NoBoard { .. } => false,
        };
        if !is_unchanged {
            self.unchanged_since = None;
            return watching;
        }
        let since = *self.unchanged_since.get_or_insert(observed.time());
        if observed.time().saturating_sub(since) >= REST_AFTER { AT_REST } else { watching }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};

    /// The intervals after each of these seconds: `=` an unchanged picture, `~` a moving one, `.` and `?` a board that is
    /// read, with its first point empty or covered.
    fn intervals(seconds: &str) -> Vec<Duration> {
        let size = BoardSize::for_play(5).unwrap();
        let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Point2::new(x, y));
        let board = |first: PointState, time: Duration| {
            let mut readings = vec![PointReading::sure(PointState::Empty, 0.98); size.area()];
            readings[0] = PointReading::sure(first, 0.98);
            let pose = Pose::from_corners(size, corners).unwrap();
            FrameObservation::Board(Observation { size, pose, time, readings })
        };
        let mut pace = FramePace::default();
        let observed = seconds.chars().enumerate().map(|(second, seen)| {
            let time = Duration::from_secs(second as u64);
            match seen {
                '=' => FrameObservation::Unchanged { time },
                '.' => board(PointState::Empty, time),
                '?' => board(PointState::Covered, time),
                _ => FrameObservation::Moving { time },
            }
        });
        observed.map(|observed| pace.interval(&observed, true)).collect()
    }

    #[test]
    fn a_picture_that_has_been_still_is_looked_at_seldom_until_something_moves() {
        let (often, seldom) = (WATCHING, AT_REST);
        assert_eq!(intervals("~=="), [often, often, seldom]);
        assert_eq!(intervals(".==.=~=")[2..], [seldom, seldom, seldom, often, often]);
    }

    #[test]
    fn before_a_game_every_frame_is_looked_at() {
        let mut pace = FramePace::default();
        let moving = FrameObservation::Moving { time: Duration::from_secs(1) };
        assert_eq!(pace.interval(&moving, false), Duration::ZERO);
        assert_eq!(pace.interval(&moving, true), WATCHING);
    }

    #[test]
    fn a_hand_at_rest_over_the_board_is_something_new() {
        assert_eq!(intervals(".==?=")[2..], [AT_REST, WATCHING, WATCHING]);
    }
}
