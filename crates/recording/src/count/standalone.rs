//! The count of a game that was recorded before: nothing but its pictures is written.

use std::path::Path;

use crate::count::evidence_store::EvidenceStore;
use crate::count::follower::CountFollower;
use crate::count::tracker::CountTracker;
use crate::observer::Observer;
use crate::record_options::MOST_EVIDENCE;
use crate::task::{LoopInput, LoopOutput, LoopTask, RecordError};
use kifuscribe_language::say;

/// Follows a count without a recording.
pub(crate) struct StandaloneCount {
    observer: Box<dyn Observer>,
    follower: CountFollower,
}

impl StandaloneCount {
    /// Follows the count that `tracker` tracks; the pictures go into `folder`.
    pub(crate) fn new(observer: Box<dyn Observer>, tracker: CountTracker, folder: &Path) -> Self {
        Self { observer, follower: CountFollower::new(tracker, EvidenceStore::of(folder, MOST_EVIDENCE)) }
    }

    /// Returns the output before the first frame.
    pub(crate) fn started(&self) -> LoopOutput {
        let status = Some(say!("state-watching-the-count").to_owned());
        LoopOutput { status, count: Some(self.follower.followed()), ..LoopOutput::default() }
    }
}

impl LoopTask for StandaloneCount {
    fn step(&mut self, input: LoopInput) -> Result<LoopOutput, RecordError> {
        let mut output = LoopOutput::default();
        match input {
            LoopInput::Frame(frame) => {
                let observed = self.observer.observe(&frame)?;
                let (_, is_changed) = self.follower.observe(&frame, &observed);
                if self.follower.needs_reading() {
                    self.observer.read_again();
                }
                output.count = is_changed.then(|| self.follower.followed());
                output.observed = Some(observed);
            }
            LoopInput::Waiting(why) => output.waiting = Some(why.to_string()),
            LoopInput::Request(_) | LoopInput::Retry | LoopInput::End(_) => {}
        }
        Ok(output)
    }
}
