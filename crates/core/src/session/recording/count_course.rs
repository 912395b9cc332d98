//! How far the count of a recording is: what follows it sees a count from its start to its end, or does not know how it began.

use crate::count::checkpoints::Checkpoint;
use crate::recorder::event::{RecorderEvent, StopCause};
use crate::session::counting::{CountEvent, Noticed};
use crate::session::recording::event::SessionEvent;

/// How far the count of a recording is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum CountCourse {
    /// It has not begun since the last move.
    #[default]
    NotBegun,
    /// Nor that, and the recording was begun again since: what was laid meanwhile is not known to the program.
    Unwatched,
    /// It has begun, and is followed.
    Followed,
    /// The recording was begun again in it, or before it and after the last move: what was laid before is not known to the program.
    Interrupted,
}

impl CountCourse {
    /// How far it is after this event.
    pub(super) const fn after(self, event: &SessionEvent) -> Self {
        match (self, event) {
            (Self::NotBegun, SessionEvent::Reopened { .. }) => Self::Unwatched,
            (Self::Followed, SessionEvent::Reopened { .. }) => Self::Interrupted,
            (_, SessionEvent::Recorder(RecorderEvent::Moved(_) | RecorderEvent::Reopened { .. })) => Self::NotBegun,
            (Self::NotBegun, SessionEvent::Recorder(RecorderEvent::Stopped { why: StopCause::Filled, .. }))
            | (Self::NotBegun, SessionEvent::Counted { event: CountEvent::Noticed(_), .. }) => Self::Followed,
            // The board with the dead stones off is the first that is seen of a count.
            (Self::Unwatched, SessionEvent::Counted { event: CountEvent::Noticed(notice), .. })
                if matches!(notice.what, Noticed::Checkpoint(Checkpoint::DeadOff)) =>
            {
                Self::Followed
            }
            (Self::Unwatched, SessionEvent::Recorder(RecorderEvent::Stopped { why: StopCause::Filled, .. }))
            | (Self::Unwatched, SessionEvent::Counted { event: CountEvent::Noticed(_), .. }) => Self::Interrupted,
            (course, _) => course,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::session::counting::CountNotice;

    #[test]
    fn a_recording_that_begins_again_in_a_count_does_not_know_how_it_began() {
        let time = Duration::ZERO;
        let again = SessionEvent::Reopened { time, at: String::new(), source: String::new() };
        let notice = CountNotice { at: String::new(), what: Noticed::Checkpoint(Checkpoint::DeadOff), picture: None };
        let noticed = SessionEvent::Counted { time, event: CountEvent::Noticed(notice) };
        let filled = SessionEvent::Recorder(RecorderEvent::Stopped { time, why: StopCause::Filled });
        let goes_on = SessionEvent::Recorder(RecorderEvent::Reopened { time });
        let after = |events: &[&SessionEvent]| events.iter().fold(CountCourse::default(), |c, event| c.after(event));
        assert_eq!(after(&[&again, &goes_on]), CountCourse::NotBegun, "a game that goes on");
        assert_eq!(after(&[&noticed]), CountCourse::Followed);
        // Killed after the last move, while nobody had laid a stone that the journal has: whether one lay there then is not known.
        assert_eq!(after(&[&again, &filled]), CountCourse::Interrupted);
        assert_eq!(
            after(&[&again, &noticed, &filled]),
            CountCourse::Followed,
            "the dead stones are off, and nothing is filled in"
        );
        for begun in [&noticed, &filled] {
            assert_eq!(after(&[begun, &again]), CountCourse::Interrupted);
            assert_eq!(
                after(&[begun, &again, &noticed, &filled]),
                CountCourse::Interrupted,
                "its beginning is not seen again"
            );
            assert_eq!(after(&[begun, &again, &goes_on]), CountCourse::NotBegun, "the next count is followed");
        }
    }
}
