//! The count of a game that was recorded before: nothing but its pictures is written.

use std::path::Path;

use crate::language::say;
use crate::pipeline::count::evidence_store::EvidenceStore;
use crate::pipeline::count::follower::CountFollower;
use crate::pipeline::count::tracker::CountTracker;
use crate::pipeline::observer::Observer;
use crate::pipeline::record_options::MOST_EVIDENCE;
use crate::pipeline::task::{LoopInput, LoopOutput, LoopTask, RecordError};

/// Follows a count without a recording.
pub(in crate::pipeline) struct StandaloneCount {
    observer: Box<dyn Observer>,
    follower: CountFollower,
}

impl StandaloneCount {
    /// Follows the count that `tracker` tracks; the pictures go into `folder`.
    pub(in crate::pipeline) fn new(observer: Box<dyn Observer>, tracker: CountTracker, folder: &Path) -> Self {
        Self { observer, follower: CountFollower::new(tracker, EvidenceStore::of(folder, MOST_EVIDENCE)) }
    }

    /// Returns the output before the first frame.
    pub(in crate::pipeline) fn started(&self) -> LoopOutput {
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
            LoopInput::Request(_) | LoopInput::End(_) => {}
        }
        Ok(output)
    }
}
