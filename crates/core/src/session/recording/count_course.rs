//! How far the count of a recording is: what follows it sees a count from its start to its end, or does not know how it began.

use crate::recorder::event::{RecorderEvent, StopCause};
use crate::session::counting::CountEvent;
use crate::session::recording::event::SessionEvent;

/// How far the count of a recording is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum CountCourse {
    /// It has not begun since the last move.
    #[default]
    NotBegun,
    /// It has begun, and is followed.
    Followed,
    /// The recording was begun again in it: what was laid before is not known to the program.
    Interrupted,
}

impl CountCourse {
    /// How far it is after this event.
    pub(super) const fn after(self, event: &SessionEvent) -> Self {
        match (self, event) {
            (Self::Followed, SessionEvent::Reopened { .. }) => Self::Interrupted,
            (_, SessionEvent::Recorder(RecorderEvent::Moved(_) | RecorderEvent::Reopened { .. })) => Self::NotBegun,
            (Self::NotBegun, SessionEvent::Recorder(RecorderEvent::Stopped { why: StopCause::Filled, .. }))
            | (Self::NotBegun, SessionEvent::Counted { event: CountEvent::Noticed(_), .. }) => Self::Followed,
            (course, _) => course,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::count::checkpoints::Checkpoint;
    use crate::session::counting::{CountNotice, Noticed};

    #[test]
    fn a_recording_that_begins_again_in_a_count_does_not_know_how_it_began() {
        let time = Duration::ZERO;
        let again = SessionEvent::Reopened { time, at: String::new(), source: String::new() };
        let notice = CountNotice { at: String::new(), what: Noticed::Checkpoint(Checkpoint::DeadOff), picture: None };
        let noticed = SessionEvent::Counted { time, event: CountEvent::Noticed(notice) };
        let filled = SessionEvent::Recorder(RecorderEvent::Stopped { time, why: StopCause::Filled });
        let goes_on = SessionEvent::Recorder(RecorderEvent::Reopened { time });
        let after = |events: &[&SessionEvent]| events.iter().fold(CountCourse::default(), |c, event| c.after(event));
        assert_eq!(after(&[&again]), CountCourse::NotBegun, "a game that goes on");
        assert_eq!(after(&[&noticed]), CountCourse::Followed);
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
