//! A count that is followed in the thread that looks, for a window: what was seen so far, and what of it belongs in a
//! journal.

use super::keeping::{Kept, now};
use super::watching::{WatchedCount, Watching};
use super::witness::Witness;
use crate::sensing::frame::Frame;
use crate::sensing::sight::Sight;
use crate::session::counting::{Event, Witnessed};

/// A count as it has been followed so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Followed {
    /// What was seen, the oldest first.
    pub told: Vec<Witnessed>,
    /// The pictures for the audit.
    pub watched: WatchedCount,
    /// The count as the recording's journal keeps it; `None` where no recording runs.
    pub kept: Option<Kept>,
}

/// Follows one count.
#[derive(Debug)]
pub struct Follower {
    watching: Watching,
    witness: Witness,
    told: Vec<Witnessed>,
}

impl Follower {
    /// Follows what `watching` watches; `witness` keeps the pictures.
    #[must_use]
    pub const fn new(watching: Watching, witness: Witness) -> Self {
        Self { watching, witness, told: Vec::new() }
    }

    /// Takes in what the eyes say of a picture; gives what belongs in the journal, and whether the pictures changed.
    pub fn see(&mut self, frame: &Frame, sight: &Sight) -> (Vec<Event>, bool) {
        let news = self.watching.see(frame, sight);
        let position = self.watching.position();
        let events: Vec<Event> = news.iter().filter_map(|told| self.witness.event(told, position, now())).collect();
        self.told.extend(events.iter().filter_map(|event| match event {
            Event::Witnessed(witnessed) => Some(witnessed.clone()),
            Event::Audited(_) | Event::Ruled(_) => None,
        }));
        (events, !news.is_empty())
    }

    /// The count as it has been followed so far.
    #[must_use]
    pub fn followed(&self) -> Followed {
        Followed { told: self.told.clone(), watched: self.watching.watched(), kept: None }
    }
}
