//! What a source is recorded with.

use indicatif::ProgressBar;

use crate::commands::record::arguments::RecordArgs;
use kifuscribe_recording::look_turns::SourceTurn;
use kifuscribe_recording::stop::StopSignal;

/// What a source is recorded with.
pub(super) struct SourceRecorder<'a> {
    pub(super) args: &'a RecordArgs,
    /// What ends it.
    pub(super) stop: &'a StopSignal,
    /// Its turns, where there are other sources.
    pub(super) turn: Option<SourceTurn>,
    /// Makes the progress bar of a source of so many frames.
    pub(super) bar: &'a dyn Fn(Option<u64>) -> ProgressBar,
}
