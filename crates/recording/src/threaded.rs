//! Recordings, previews and counts in threads of their own, for a window that must not wait: one thread captures
//! frames, one processes them, and a snapshot of the state can be read at any time.
//!
//! | from, to | capacity | when it is full |
//! |---|---|---|
//! | capture to observer, live source | one frame | the newest replaces the waiting one; the loss is counted |
//! | capture to observer, file | one frame | capture waits: no frame of a file is dropped |
//! | observer to journal | none: one thread | - |
//! | a person's requests to the observer | 64 | the request is refused, in [`Snapshot::refused`] |

mod capture;
mod observe;
mod shared;

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};

use crossbeam_channel::bounded;

use crate::count::standalone::StandaloneCount;
use crate::count::tracker::CountTracker;
use crate::look_turns::LookTurns;
use crate::networks::DetectorSettings;
use crate::observer::Observer;
use crate::preview::Preview;
use crate::record_options::RecordOptions;
use crate::recording_loop::RecordingLoop;
use crate::snapshot::Snapshot;
use crate::task::{LoopOutput, RecordError, Request};
use crate::threaded::observe::{PrepareTask, PreparedTask, StartTask};
use crate::threaded::shared::Shared;
use crate::turn_observer::TurnObserver;
use kifuscribe_capture::open::{OpenSource, open};
use kifuscribe_capture::shared::SharedSource;
use kifuscribe_capture::source::{CaptureError, SourceSpec};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::say;
use kifuscribe_vision::error::VisionError;

/// Number of requests that may wait to be carried out.
const REQUESTS: usize = 64;

/// Opens an observer in the thread that will use it.
type OpenObserver = Box<dyn FnOnce() -> Result<Box<dyn Observer>, VisionError> + Send>;

/// A recording, a preview or a count that runs by itself. Dropping it stops it and waits until everything is written.
pub struct Recording {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Recording {
    /// Starts recording a source, named as on the command line, and returns at once: the source is opened, and the
    /// networks are loaded, in the recording's threads. What fails there is in [`Snapshot::error`].
    ///
    /// # Errors
    /// [`RecordError::Capture`] where `source` names no source or the system refuses a thread.
    pub fn start(source: &str, settings: DetectorSettings, options: RecordOptions) -> Result<Self, RecordError> {
        Self::record(named(source)?, options, move || {
            let (tracker, notice) = settings.open();
            Ok((Box::new(tracker), notice))
        })
    }

    /// Starts recording from any source with any observer, as [`Recording::start`] does.
    ///
    /// # Errors
    /// [`RecordError::Capture`] where the system refuses a thread.
    pub fn start_with(
        open_source: OpenSource,
        open_observer: OpenObserver,
        options: RecordOptions,
    ) -> Result<Self, RecordError> {
        Self::record(open_source, options, || Ok((open_observer()?, None)))
    }

    /// Starts a recording for each of the boards of one source, as [`Recording::start`] does for one; the boards are those of the
    /// settings, and are looked at in `turns`.
    ///
    /// # Errors
    /// As [`Recording::start`].
    pub fn start_boards(
        source: &str,
        boards: Vec<(DetectorSettings, RecordOptions)>,
        turns: &LookTurns,
    ) -> Result<Vec<Self>, RecordError> {
        let turn = turns.of_source(SourceSpec::parse(source)?.is_live());
        let sources: Vec<OpenSource> = match boards.len() {
            1 => vec![named(source)?],
            several => {
                let shared = SharedSource::share(named(source)?, several)?;
                shared.into_iter().map(|shared| -> OpenSource { Box::new(move || shared.open()) }).collect()
            }
        };
        let start = |(source, (settings, options)): (OpenSource, (DetectorSettings, RecordOptions))| {
            let turn = turn.clone();
            Self::record(source, options, move || {
                let (observer, notice) = settings.open();
                Ok((Box::new(TurnObserver::new(Box::new(observer), turn)), notice))
            })
        };
        sources.into_iter().zip(boards).map(start).collect()
    }

    /// Previews a source: frames, what is read in them, and what is wrong with the view. Nothing is written. Of a file
    /// only the beginning is read.
    ///
    /// # Errors
    /// As [`Recording::start`].
    pub fn preview(source: &str, settings: DetectorSettings) -> Result<Self, RecordError> {
        let prepare = move || {
            let (tracker, notice) = settings.open();
            let output = LoopOutput { status: Some(say!("state-looking").to_owned()), ..LoopOutput::default() };
            let start: StartTask =
                Box::new(move |info| Ok((Box::new(Preview::new(tracker, info.live)), LoopOutput::default())));
            Ok(PreparedTask { notice, output, start })
        };
        Self::run(named(source)?, Snapshot::starting(PathBuf::new(), PathBuf::new()), Box::new(prepare))
    }

    /// Follows the count of a game that was recorded before. Its pictures go into `folder`; nothing else is written.
    ///
    /// # Errors
    /// As [`Recording::start`].
    pub fn count(
        source: &str,
        settings: DetectorSettings,
        tracker: CountTracker,
        folder: PathBuf,
    ) -> Result<Self, RecordError> {
        let prepare = move || {
            let (observer, notice) = settings.open();
            let task = StandaloneCount::new(Box::new(observer), tracker, &folder);
            let output = task.started();
            let start: StartTask = Box::new(move |_| Ok((Box::new(task), LoopOutput::default())));
            Ok(PreparedTask { notice, output, start })
        };
        Self::run(named(source)?, Snapshot::starting(PathBuf::new(), PathBuf::new()), Box::new(prepare))
    }

    fn record(
        open_source: OpenSource,
        mut options: RecordOptions,
        open_observer: impl FnOnce() -> Result<(Box<dyn Observer>, Option<String>), VisionError> + Send + 'static,
    ) -> Result<Self, RecordError> {
        let session = options.folder().path().to_owned();
        options.session = Some(session.clone());
        // What is known of a recording that is resumed is in its journal.
        let info = if options.resume { GameInfo::default() } else { options.info.clone() };
        let view = Arc::new(RecordingView { info, ..RecordingView::default() });
        let snapshot = Snapshot { view, ..Snapshot::starting(options.sgf.clone(), session) };
        let prepare = move || {
            let (observer, notice) = open_observer()?;
            let start: StartTask = Box::new(move |info| {
                let mut recording = RecordingLoop::open(info, observer, &options)?;
                let kept = recording.writer().kept();
                let note = kept.map(|kept| say!("printed-edited-record-kept", kept = kept.display()));
                let output = recording.described(LoopOutput { note, ..LoopOutput::default() }, true);
                Ok((Box::new(recording), output))
            });
            Ok(PreparedTask { notice, output: LoopOutput::default(), start })
        };
        Self::run(open_source, snapshot, Box::new(prepare))
    }

    /// Starts the two threads.
    fn run(open_source: OpenSource, snapshot: Snapshot, prepare: PrepareTask) -> Result<Self, RecordError> {
        let (requests, requested) = bounded(REQUESTS);
        let shared = Arc::new(Shared::new(snapshot, Some(requests)));
        let (to_observer, captured) = bounded(1);
        let overflow = captured.clone();
        let (of_capture, of_observer) = (Arc::clone(&shared), Arc::clone(&shared));
        let mut recording = Self { shared, threads: Vec::new() };
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            Builder::new().name(name.to_owned()).spawn(work).map_err(CaptureError::Thread)
        };
        recording.threads.push(spawn(
            "kifuscribe-observer",
            Box::new(move || observe::run(&of_observer, prepare, &captured, &requested)),
        )?);
        recording.threads.push(spawn(
            "kifuscribe-capture",
            Box::new(move || capture::run(&of_capture, open_source, &to_observer, &overflow)),
        )?);
        Ok(recording)
    }

    /// Returns the state at this moment. Never waits for the camera, the observer or the disk.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.shared.snapshot())
    }

    /// Has `notify` called with the new snapshot from the recording's threads whenever it has changed; where only the picture
    /// is newer, some six times a second. Only the first call counts.
    pub fn on_change(&self, notify: impl Fn(&Snapshot) + Send + Sync + 'static) {
        let _ = self.shared.on_change.set(Box::new(notify));
    }

    /// Asks for something; it is done, and in the snapshot, after the frame that is being processed. What is not done
    /// is in [`Snapshot::refused`].
    pub fn request(&self, request: Request) {
        self.requester().request(request);
    }

    /// Returns a handle that asks for things from another thread.
    #[must_use]
    pub fn requester(&self) -> Requester {
        Requester(Arc::clone(&self.shared))
    }

    /// Asks the recording to stop after the frame that is being processed; see [`Snapshot::finished`]. One that waits for room on
    /// the disk is over once everything is written.
    pub fn stop(&self) {
        self.shared.stop.raise();
    }

    /// Stops the recording, and loses what cannot be written now.
    pub fn give_up(&self) {
        self.shared.given_up.raise();
        self.stop();
    }

    /// Returns whether the recording is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.snapshot().finished
    }

    /// Waits until the recording is over, and returns the last snapshot.
    #[must_use]
    pub fn join(mut self) -> Arc<Snapshot> {
        self.wait();
        self.snapshot()
    }

    /// Stops the recording, and waits until everything is written that can be written now.
    pub fn stop_and_wait(&mut self) {
        self.give_up();
        self.wait();
    }

    fn wait(&mut self) {
        for thread in self.threads.drain(..) {
            // Both threads catch their panics.
            let _ = thread.join();
        }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        self.stop_and_wait();
    }
}

/// Asks things of a recording from another thread.
#[derive(Clone)]
pub struct Requester(Arc<Shared>);

impl Requester {
    /// As [`Recording::request`].
    pub fn request(&self, request: Request) {
        let refused = match &*self.0.requests() {
            None => Some(say!("error-request-ended")),
            Some(requests) => requests.try_send(request).is_err().then(|| say!("error-request-too-many")),
        };
        if let Some(why) = refused {
            self.0.refuse(why);
        }
    }
}

fn named(source: &str) -> Result<OpenSource, CaptureError> {
    let spec = SourceSpec::parse(source)?;
    Ok(Box::new(move || open(&spec)))
}
