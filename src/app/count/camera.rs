//! The camera of a count.

use std::sync::Arc;

use crate::app::backend::SourceHandle;
use kifuscribe_recording::count::follower::CountProgress;

/// The camera of a count, and what it has observed so far.
#[derive(Default)]
pub(super) struct CountCamera {
    /// The camera opened for this page; `None` while none is open.
    pub(super) handle: Option<Box<dyn SourceHandle>>,
    /// What has been observed of the count.
    pub(super) progress: Option<Arc<CountProgress>>,
    /// How many of its notices have been shown.
    pub(super) notices_shown: usize,
}
