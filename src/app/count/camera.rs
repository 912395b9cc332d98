//! The camera of a count.

use std::sync::Arc;

use crate::app::backend::SourceHandle;
use crate::pipeline::count::follower::CountProgress;

/// What the camera of a count has shown so far.
#[derive(Default)]
pub struct CountCamera {
    /// The camera opened for this page, where no recording runs.
    pub(super) handle: Option<Box<dyn SourceHandle>>,
    /// What has been observed of the count.
    pub(super) progress: Option<Arc<CountProgress>>,
    /// How many of its notices have been shown.
    pub(super) notices_shown: usize,
}
