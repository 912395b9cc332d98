//! Source to record: pictures are taken, looked at, and written down, until the source ends or somebody
//! says stop.

use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use crate::capture::source::{CaptureError, Delivery, Source};
use crate::pipeline::evidence_recorder::EvidenceRecorder;
use crate::pipeline::gaps::GapDetector;
use crate::pipeline::session_writer::{RecordOptions, SessionWriter};
use crate::pipeline::stop::Stop;
use crate::pipeline::view_check::ViewCheck;
use crate::platform::clock;
use crate::platform::power::{PowerGuard, PowerWarning};
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::session::recording::{RecordingView, SessionEvent};
use crate::storage::StorageError;
use crate::vision::error::VisionError;
use crate::vision::tracker::BoardTracker;

/// Something that looks at pictures: the eyes, or a script in a test.
pub trait Observer {
    /// What this picture shows, given those before it.
    ///
    /// # Errors
    /// When looking itself fails; a picture without a board is no failure.
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError>;

    /// What a person must know about these eyes, as a sentence; usually nothing.
    fn notice(&self) -> Option<&str> {
        None
    }

    /// Sentences about the view that are new with this picture: what is wrong with it, at the start of a recording.
    ///
    /// # Errors
    /// When the picture cannot be looked at.
    fn news(&mut self, _frame: &Frame, _sight: &FrameObservation) -> Result<Vec<String>, VisionError> {
        Ok(Vec::new())
    }
}

/// The eyes, with what there is to be said of them and of their view.
pub struct BoardObserver {
    watch: BoardTracker,
    notice: Option<String>,
    view: ViewCheck,
}

impl BoardObserver {
    /// Watches so; `notice` is what must be known about these eyes.
    #[must_use]
    pub fn new(watch: BoardTracker, notice: Option<String>) -> Self {
        Self { watch, notice, view: ViewCheck::default() }
    }
}

impl Observer for BoardObserver {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        self.watch.track(frame)
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn news(&mut self, frame: &Frame, observed: &FrameObservation) -> Result<Vec<String>, VisionError> {
        self.view.news(frame, observed)
    }
}

impl Observer for BoardTracker {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        self.track(frame)
    }
}

/// What ends a recording before its time. What was committed until then is kept.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The source.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// The eyes.
    #[error(transparent)]
    Vision(#[from] VisionError),
    /// The disk.
    #[error(transparent)]
    Archive(#[from] StorageError),
}

/// How a recording stands after one more picture.
#[derive(Debug)]
pub struct RecordProgress<'a> {
    /// How many pictures have been looked at.
    pub frames: u64,
    /// How many there are, where that is known.
    pub total: Option<u64>,
    /// The time of the picture, counted from the start of the recording.
    pub time: Duration,
    /// What it led to.
    pub events: &'a [SessionEvent],
    /// Why a live source is silent, while it is.
    pub waiting: Option<&'a str>,
    /// What the eyes said of it; `None` while the source is silent.
    pub observed: Option<&'a FrameObservation>,
    /// What is wrong with the view, sentence by sentence, at the start of a recording.
    pub news: &'a [String],
    /// What has to be said of the machine now.
    pub warnings: &'a [PowerWarning],
}

/// What came of a recording.
#[derive(Debug, Clone)]
pub struct RecordSummary {
    /// The record, the moves with their times, and the questions that are open.
    pub view: RecordingView,
    /// How many pictures were looked at.
    pub frames: u64,
    /// The SGF.
    pub sgf: PathBuf,
    /// The session folder.
    pub session: PathBuf,
    /// Whether somebody stopped it before the source's end.
    pub stopped: bool,
    /// How many pictures past their time were deleted at the beginning.
    pub pictures_deleted: usize,
}

/// Records the whole source, one picture after another; of a live source as many as the eyes manage.
///
/// # Errors
/// [`RecordError`]; what was committed before it is on the disk.
pub fn record(
    source: &mut dyn Source,
    observer: &mut dyn Observer,
    options: &RecordOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(&RecordProgress<'_>),
) -> Result<RecordSummary, RecordError> {
    let info = source.info().clone();
    // A source that gives nothing at all leaves nothing behind.
    let mut first = Some(source.next()?);
    let mut writer = SessionWriter::open(&dated(options, info.live), &info.name, info.live, &clock::now())?;
    let mut evidence = EvidenceRecorder::of(&writer, options.most_evidence);
    let mut host = PowerGuard::keep_awake_for(writer.folder().path());
    let mut frames = 0;
    let mut last = Duration::ZERO;
    let mut gaps = GapDetector::default();
    let ended = loop {
        if stop.is_raised() {
            break Ok("stopped by hand");
        }
        let mut news = Vec::new();
        let (events, waiting, observed) = match first.take().map_or_else(|| source.next(), Ok) {
            Ok(Delivery::Frame(frame)) => {
                frames += 1;
                last = frame.time;
                let mut events = Vec::new();
                if info.live
                    && let Some(gap) = gaps.picture()
                {
                    events = writer.note_gap(last, gap.lasted, gap.unseen, &gap.why, &clock::now())?;
                }
                if is_known(&writer, &frame, info.live) {
                    (events, None, None)
                } else {
                    let observed = observer.observe(&frame)?;
                    news = observer.news(&frame, &observed)?;
                    events.extend(writer.observe(&observed, frame.settled)?);
                    evidence.take(&mut writer, &frame, &observed, &events)?;
                    (events, None, Some(observed))
                }
            }
            Ok(Delivery::Waiting { why }) => {
                gaps.silent(&why);
                (Vec::new(), Some(why), None)
            }
            Ok(Delivery::End) => break Ok("the source is at its end"),
            Err(error) => break Err(error),
        };
        progress(&RecordProgress {
            frames,
            total: info.frames,
            time: last + writer.shift(),
            events: &events,
            waiting: waiting.as_deref(),
            observed: observed.as_ref(),
            news: &news,
            warnings: if info.live { host.news().unwrap_or_default() } else { &[] },
        });
    };
    let why = ended.as_ref().map_or("the source broke off", |why| why);
    let events = writer.finish(last, why)?;
    progress(&RecordProgress {
        frames,
        total: info.frames,
        time: last + writer.shift(),
        events: &events,
        waiting: None,
        observed: None,
        news: &[],
        warnings: &[],
    });
    ended?;
    Ok(RecordSummary {
        view: writer.view(),
        frames,
        sgf: writer.sgf().to_owned(),
        session: writer.folder().path().to_owned(),
        stopped: stop.is_raised(),
        pictures_deleted: writer.pictures_deleted(),
    })
}

/// Whether an earlier run of the same file has seen this picture.
pub(super) fn is_known(writer: &SessionWriter, frame: &Frame, live: bool) -> bool {
    !live && writer.has_seen(frame.time)
}

/// The options with today's date, where the game is played now and nobody said when.
pub(super) fn dated(options: &RecordOptions, live: bool) -> RecordOptions {
    let mut options = options.clone();
    if live && options.info.date.is_empty() {
        options.info.date = clock::today();
    }
    options
}
