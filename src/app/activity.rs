//! What the window is doing, with what belongs to it.

use std::path::Path;
use std::sync::Arc;

use super::backend::SourceHandle;
use super::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_recording::snapshot::Snapshot;

/// What the window is doing. A source is in use while a preview or a recording runs; dropping its handle ends it.
#[derive(Default)]
pub enum Activity {
    /// A source is being chosen.
    #[default]
    Choosing,
    /// A source is being chosen, and the chosen one is shown beside the choices.
    Previewing {
        /// The running preview; `None` once it has ended, as that of a film does.
        preview: Option<Box<dyn SourceHandle>>,
        /// Its newest state.
        snapshot: Arc<Snapshot>,
    },
    /// The chosen source is shown before the game.
    Checking {
        /// The running preview.
        preview: Box<dyn SourceHandle>,
        /// Its newest state.
        snapshot: Arc<Snapshot>,
    },
    /// A game is being recorded.
    Recording {
        /// The running recording.
        recording: Box<dyn SourceHandle>,
        /// Its newest state.
        snapshot: Arc<Snapshot>,
        /// Whether it was requested to end and is writing the rest of the record.
        is_ending: bool,
    },
    /// A recording has ended; its record is shown and may be corrected.
    Over {
        /// The last state of the recording, with the corrections made since.
        snapshot: Arc<Snapshot>,
    },
}

/// How a preview or a recording ended without a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// The preview ended, or the recording's source could not be opened: the window is back at the choice of a source.
    BackToChoice {
        /// What failed, if anything.
        error: Option<String>,
    },
    /// The recording is over and its record is shown.
    Recorded,
}

impl Activity {
    /// Starts from a running preview that is shown beside the choices.
    #[must_use]
    pub fn previewing(preview: Box<dyn SourceHandle>) -> Self {
        let snapshot = preview.snapshot();
        Self::Previewing { preview: Some(preview), snapshot }
    }

    /// Starts from a running preview.
    #[must_use]
    pub fn checking(preview: Box<dyn SourceHandle>) -> Self {
        let snapshot = preview.snapshot();
        Self::Checking { preview, snapshot }
    }

    /// Starts from a running recording.
    #[must_use]
    pub fn recording(recording: Box<dyn SourceHandle>) -> Self {
        let snapshot = recording.snapshot();
        Self::Recording { recording, snapshot, is_ending: false }
    }

    /// The kind of activity, as the panels distinguish them.
    #[must_use]
    pub const fn mode(&self) -> WindowMode {
        match self {
            Self::Choosing | Self::Previewing { .. } => WindowMode::Choosing,
            Self::Checking { .. } => WindowMode::Checking,
            Self::Recording { is_ending: false, .. } => WindowMode::Recording,
            Self::Recording { is_ending: true, .. } => WindowMode::Ending,
            Self::Over { .. } => WindowMode::Over,
        }
    }

    /// The newest state of the source; `None` while one is being chosen and none is shown.
    #[must_use]
    pub const fn snapshot(&self) -> Option<&Arc<Snapshot>> {
        match self {
            Self::Choosing => None,
            Self::Previewing { snapshot, .. }
            | Self::Checking { snapshot, .. }
            | Self::Recording { snapshot, .. }
            | Self::Over { snapshot } => Some(snapshot),
        }
    }

    /// Whether a source is in use.
    #[must_use]
    pub const fn uses_source(&self) -> bool {
        matches!(self, Self::Previewing { preview: Some(_), .. } | Self::Checking { .. } | Self::Recording { .. })
    }

    /// Whether a game is being recorded.
    #[must_use]
    pub const fn is_recording(&self) -> bool {
        matches!(self, Self::Recording { .. })
    }

    /// Whether a game is being recorded in this session folder.
    #[must_use]
    pub fn records(&self, session: &Path) -> bool {
        matches!(self, Self::Recording { snapshot, .. } if snapshot.session == session)
    }

    /// The running recording.
    pub fn running(&mut self) -> Option<&mut dyn SourceHandle> {
        match self {
            Self::Recording { recording, .. } => Some(recording.as_mut()),
            _ => None,
        }
    }

    /// Takes the newest state of the source. If it has ended, switches to the next activity and returns
    /// how it ended.
    pub fn update(&mut self) -> Option<Ending> {
        if let Self::Previewing { preview, snapshot } = self {
            *snapshot = preview.as_ref()?.snapshot();
            let error = snapshot.error.clone().filter(|_| snapshot.finished);
            if snapshot.finished {
                *preview = None;
            }
            error.as_ref()?;
            *self = Self::Choosing;
            return Some(Ending::BackToChoice { error });
        }
        let (Self::Checking { preview: source, snapshot } | Self::Recording { recording: source, snapshot, .. }) = self
        else {
            return None;
        };
        *snapshot = source.snapshot();
        let snapshot = Arc::clone(snapshot);
        if let Self::Recording { is_ending, .. } = self {
            // A confirmed result ends it without being asked.
            *is_ending |= snapshot.view.phase == RecordingPhase::Ended;
        }
        if !snapshot.finished {
            return None;
        }
        let error = snapshot.error.clone();
        if self.is_recording() && (error.is_none() || snapshot.frames_seen > 0) {
            *self = Self::Over { snapshot };
            return Some(Ending::Recorded);
        }
        *self = Self::Choosing;
        Some(Ending::BackToChoice { error })
    }

    /// Whether a recording that was requested to end waits for room on the disk.
    #[must_use]
    pub fn waits_for_room(&self) -> bool {
        matches!(self, Self::Recording { snapshot, is_ending: true, .. } if snapshot.unwritten > 0)
    }

    /// Ends a running recording without what cannot be written.
    pub fn give_up(&mut self) {
        if let Self::Recording { recording, is_ending: true, .. } = self {
            recording.give_up();
        }
    }

    /// Requests a running recording to end; a preview ends immediately.
    pub fn stop(&mut self) {
        match self {
            Self::Previewing { .. } | Self::Checking { .. } => *self = Self::Choosing,
            Self::Recording { recording, is_ending, .. } if !*is_ending => {
                recording.stop();
                *is_ending = true;
            }
            _ => {}
        }
    }
}
