//! The phase of a recorder: before the start, in play, or after the record was frozen.

use std::time::Duration;

use crate::game::point::Point;
use crate::recorder::event::{RecorderEvent, StopCause};

/// After a stop, a board that is as the record has it for this time goes on with the game.
const BACK_FOR: Duration = Duration::from_secs(2);
/// A board that was cleared is being filled in when stones have been coming for this time.
const FILLING_FOR: Duration = Duration::from_secs(2);

/// The phase of a recorder.
#[derive(Debug, Clone)]
pub(super) enum RecorderPhase {
    /// No start position yet; counts the views so far, and the latest ones in a row that showed an empty board.
    Preparing { views: u32, empty: u32 },
    /// Moves are being recorded.
    Playing,
    /// The record is frozen, and when it was; since when the board has been as the record has it, and since when it has been filling up.
    Stopped { why: StopCause, at: Duration, whole_since: Option<Duration>, filled_since: Option<Duration> },
    /// The record is frozen, but a person has said that play goes on: a board is awaited that the record, or moves after it,
    /// explain. `differing` are the points of the last still board that nothing explains.
    Awaiting { differing: Vec<Point> },
}

impl RecorderPhase {
    pub(super) const fn preparing() -> Self {
        Self::Preparing { views: 0, empty: 0 }
    }

    pub(super) const fn stopped(why: StopCause, at: Duration) -> Self {
        Self::Stopped { why, at, whole_since: None, filled_since: None }
    }

    /// When the record was frozen, where that was because many stones left the board.
    pub(super) const fn cleared_at(&self) -> Option<Duration> {
        match self {
            Self::Stopped { why: StopCause::Cleared, at, .. } => Some(*at),
            _ => None,
        }
    }

    /// After a stop: waits for a board that moves after the record explain. Returns whether there was a stop.
    pub(super) fn play_on(&mut self) -> bool {
        let is_stopped = matches!(self, Self::Stopped { .. });
        if is_stopped {
            *self = Self::Awaiting { differing: Vec::new() };
        }
        is_stopped
    }

    /// Notes where a still board differs from every game that goes on from the record.
    pub(super) fn note_differing(&mut self, points: Vec<Point>) {
        if let Self::Awaiting { differing } = self {
            *differing = points;
        }
    }

    /// The points at which the board does not fit the record, where a person has said that play goes on.
    pub(super) fn awaited(&self) -> Option<&[Point]> {
        match self {
            Self::Awaiting { differing } => Some(differing),
            _ => None,
        }
    }

    pub(super) const fn is_preparing(&self) -> bool {
        matches!(self, Self::Preparing { .. })
    }

    pub(super) const fn is_playing(&self) -> bool {
        matches!(self, Self::Playing)
    }

    /// Counts a view before the start. Returns the number of views, and of the latest ones in a row that showed an
    /// empty board; `None` in another phase.
    pub(super) const fn count_view(&mut self, is_empty: bool) -> Option<(u32, u32)> {
        let Self::Preparing { views, empty } = self else { return None };
        *views += 1;
        *empty = if is_empty { *empty + 1 } else { 0 };
        Some((*views, *empty))
    }

    /// Updates a stop by a view: `is_whole` if the board is as the record has it, `is_filled` if it is being filled in.
    /// Returns what follows, if anything.
    pub(super) fn update_stop(
        &mut self,
        is_whole: bool,
        is_filled: bool,
        settled: bool,
        time: Duration,
    ) -> Option<RecorderEvent> {
        let Self::Stopped { why, whole_since, filled_since, .. } = self else { return None };
        if !is_whole {
            *whole_since = None;
        }
        if !is_filled || *why == StopCause::Filled {
            *filled_since = None;
        } else {
            let since = *filled_since.get_or_insert(time);
            if settled || time.saturating_sub(since) >= FILLING_FOR {
                *why = StopCause::Filled;
                return Some(RecorderEvent::Stopped { time, why: StopCause::Filled });
            }
            return None;
        }
        if !is_whole {
            return None;
        }
        let since = *whole_since.get_or_insert(time);
        (settled || time.saturating_sub(since) >= BACK_FOR).then(|| {
            *self = Self::Playing;
            RecorderEvent::Reopened { time }
        })
    }
}
