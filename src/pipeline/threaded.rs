//! A recording in its own threads, for a face that must not wait: one thread takes pictures, one looks at
//! them and writes the record, and a snapshot of the state is there at any time.
//!
//! | from, to | bound | when it is full |
//! |---|---|---|
//! | capture to eyes, live source | one picture | the newest replaces the waiting one; the loss is counted |
//! | capture to eyes, file | one picture | capture waits: nothing of a file is dropped |
//! | eyes to journal | none: one thread | - |
//! | answers and corrections of a person to the journal | a list, taken between two pictures | - |

mod count;
mod preview;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, SendTimeoutError, Sender, bounded};

use crate::capture::open::open;
use crate::capture::source::{CaptureError, Delivery, Source, SourceInfo, SourceSpec};
use crate::pipeline::count::tracker::CountTracker;
use crate::pipeline::evidence_recorder::EvidenceRecorder;
use crate::pipeline::gaps::GapDetector;
use crate::pipeline::inline::{BoardObserver, Observer, RecordError, dated, is_known};
use crate::pipeline::networks::DetectorSettings;
use crate::pipeline::session_writer::{MOST_EVIDENCE, RecordOptions, SessionWriter};
use crate::pipeline::snapshot::Snapshot;
use crate::pipeline::stop::Stop;
use crate::pipeline::threaded::count::RecordedCount;
use crate::platform::clock;
use crate::platform::power::PowerGuard;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::session::correction::Correction;
use crate::session::counting;
use crate::session::recording::Answer;
use crate::storage::board_settings::Corners;
use crate::vision::error::VisionError;

/// How often a waiting thread looks whether it is asked to stop.
const TICK: Duration = Duration::from_millis(100);

/// What opens a source, in the thread that will use it.
type OpenSource = Box<dyn FnOnce() -> Result<Box<dyn Source>, CaptureError> + Send>;
/// What opens the eyes, in the thread that will use them.
type OpenObserver = Box<dyn FnOnce() -> Result<Box<dyn Observer>, VisionError> + Send>;

/// What one of the threads does with the pictures.
type ObserveFrames = Box<dyn FnOnce(&Shared, &Receiver<CaptureEvent>) -> Result<(), RecordError> + Send>;

/// A recording that runs by itself. Dropping it stops it and waits until everything is written.
pub struct Recording {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

/// Called whenever the snapshot has changed.
type OnChange = Box<dyn Fn() + Send + Sync>;

struct Shared {
    stop: Stop,
    snapshot: Mutex<Arc<Snapshot>>,
    words: Mutex<Vec<Request>>,
    on_change: OnceLock<OnChange>,
}

/// What a person said while it runs.
enum Request {
    Answer(u32, Answer),
    Correct(Correction),
    Place(Option<Corners>),
    CountBegins,
    Count(Box<counting::CountEvent>),
}

/// What the capturing thread hands over.
enum CaptureEvent {
    Opened(SourceInfo),
    Frame(Frame),
    Waiting(String),
    Ended(Result<(), CaptureError>),
}

impl Recording {
    /// Starts recording. It returns at once: the source is opened, and the networks are loaded, in the
    /// recording's own threads. What goes wrong there is in [`Snapshot::error`].
    ///
    /// # Errors
    /// [`CaptureError::Thread`] where the system refuses a thread.
    pub fn start(
        spec: SourceSpec,
        detector_settings: DetectorSettings,
        options: RecordOptions,
    ) -> Result<Self, CaptureError> {
        let open_observer = move || {
            let (watch, notice) = detector_settings.open();
            Ok(Box::new(BoardObserver::new(watch, notice)) as Box<dyn Observer>)
        };
        Self::start_with(Box::new(move || open(&spec)), Box::new(open_observer), options)
    }

    /// Looks at a source without recording: pictures, what is read in them, and what is wrong with the view. Nothing is
    /// written. Of a file only the beginning is looked at.
    ///
    /// # Errors
    /// [`CaptureError::Thread`] where the system refuses a thread.
    pub fn preview(spec: SourceSpec, detector_settings: DetectorSettings) -> Result<Self, CaptureError> {
        let snapshot = Snapshot::starting(PathBuf::new(), PathBuf::new());
        let look =
            move |shared: &Shared, events: &Receiver<CaptureEvent>| preview::look(shared, events, &detector_settings);
        Self::run(Box::new(move || open(&spec)), snapshot, Box::new(look))
    }

    /// Follows the count of a game that was recorded before. Its pictures go into `folder`; nothing else is written.
    ///
    /// # Errors
    /// [`CaptureError::Thread`] where the system refuses a thread.
    pub fn count(
        spec: SourceSpec,
        detector_settings: DetectorSettings,
        watching: CountTracker,
        folder: PathBuf,
    ) -> Result<Self, CaptureError> {
        let snapshot = Snapshot::starting(PathBuf::new(), PathBuf::new());
        let look = move |shared: &Shared, events: &Receiver<CaptureEvent>| {
            count::look(shared, events, &detector_settings, watching, &folder, MOST_EVIDENCE)
        };
        Self::run(Box::new(move || open(&spec)), snapshot, Box::new(look))
    }

    /// Starts recording from any source with any eyes.
    ///
    /// # Errors
    /// [`CaptureError::Thread`] where the system refuses a thread.
    pub fn start_with(
        open_source: OpenSource,
        open_observer: OpenObserver,
        options: RecordOptions,
    ) -> Result<Self, CaptureError> {
        let snapshot = Snapshot::starting(options.sgf.clone(), options.folder().path().to_owned());
        let look = move |shared: &Shared, events: &Receiver<CaptureEvent>| {
            look_and_write(shared, events, open_observer, &options)
        };
        Self::run(open_source, snapshot, Box::new(look))
    }

    /// The two threads: one that takes pictures and one that does `look` with them.
    fn run(open_source: OpenSource, snapshot: Snapshot, look: ObserveFrames) -> Result<Self, CaptureError> {
        let shared = Arc::new(Shared {
            stop: Stop::new(),
            snapshot: Mutex::new(Arc::new(snapshot)),
            words: Mutex::default(),
            on_change: OnceLock::new(),
        });
        let (to_eyes, from_capture) = bounded(1);
        let overflow = from_capture.clone();
        let (capture, detector) = (Arc::clone(&shared), Arc::clone(&shared));
        let mut recording = Self { shared, threads: Vec::new() };
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            Builder::new().name(name.to_owned()).spawn(work).map_err(CaptureError::Thread)
        };
        recording.threads.push(spawn(
            "kifuscribe-eyes",
            Box::new(move || {
                let result = look(&detector, &from_capture);
                // The capturing thread ends with this one, whatever the reason.
                detector.stop.raise();
                detector.update(|s| {
                    s.finished = true;
                    s.waiting = None;
                    if let Err(error) = result {
                        s.error = Some(error.to_string());
                        s.status = error.to_string();
                    }
                });
            }),
        )?);
        recording.threads.push(spawn(
            "kifuscribe-capture",
            Box::new(move || take_pictures(&capture, open_source, &to_eyes, &overflow)),
        )?);
        Ok(recording)
    }

    /// In a preview: the board is where a person says, or where it is found, for `None`. The next picture, or the same
    /// one again, is read so.
    pub fn place(&self, corners: Option<Corners>) {
        self.shared.say(Request::Place(corners));
    }

    /// The state at this moment. Never waits for the camera, the eyes or the disk.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.shared.lock())
    }

    /// Has `notify` called from the recording's threads whenever the snapshot has changed, so that a window need
    /// not ask all the time. Only the first call counts.
    pub fn on_change(&self, notify: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.on_change.set(Box::new(notify));
    }

    /// Answers an open question; the answer is in the journal, and the question gone from the view, after the
    /// picture that is being looked at. An answer to a question that is not open is ignored.
    pub fn answer(&self, question: u32, answer: Answer) {
        self.shared.say(Request::Answer(question, answer));
    }

    /// Puts something right; it is in the journal and in the view after the picture that is being looked at. What
    /// does not fit is refused: see [`Snapshot::refused`].
    pub fn correct(&self, correction: Correction) {
        self.shared.say(Request::Correct(correction));
    }

    /// The count of the game begins now, whether it can be seen already or not. It is followed in [`Snapshot::count`].
    pub fn count_begins(&self) {
        self.shared.say(Request::CountBegins);
    }

    /// Keeps what happened at the count in the recording's own journal; it is there, and in [`Snapshot::count`], after
    /// the picture that is being looked at.
    pub fn note_count(&self, event: counting::CountEvent) {
        self.shared.say(Request::Count(Box::new(event)));
    }

    /// Asks the recording to stop after what it has in hand; see [`Snapshot::finished`].
    pub fn stop(&self) {
        self.shared.stop.raise();
    }

    /// Whether the recording is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.snapshot().finished
    }

    /// Waits until the recording is over, and gives the last snapshot.
    #[must_use]
    pub fn join(mut self) -> Arc<Snapshot> {
        self.wait();
        self.snapshot()
    }

    fn wait(&mut self) {
        for thread in self.threads.drain(..) {
            // A thread that panicked has nothing more to write; the snapshot says how far it came.
            let _ = thread.join();
        }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        self.stop();
        self.wait();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Arc<Snapshot>> {
        // A snapshot is replaced as a whole: it is sound even when a thread died holding the lock.
        self.snapshot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn update(&self, change: impl FnOnce(&mut Snapshot)) {
        let mut guard = self.lock();
        let mut next = Snapshot::clone(&guard);
        change(&mut next);
        next.version += 1;
        *guard = Arc::new(next);
        drop(guard);
        if let Some(notify) = self.on_change.get() {
            notify();
        }
    }

    fn say(&self, word: Request) {
        self.words.lock().unwrap_or_else(PoisonError::into_inner).push(word);
    }

    fn take_words(&self) -> Vec<Request> {
        std::mem::take(&mut *self.words.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The capturing thread: pictures go to the snapshot and to the eyes.
fn take_pictures(shared: &Shared, open: OpenSource, to_eyes: &Sender<CaptureEvent>, overflow: &Receiver<CaptureEvent>) {
    let mut source = match open() {
        Ok(source) => source,
        Err(error) => {
            deliver(shared, to_eyes, CaptureEvent::Ended(Err(error)));
            return;
        }
    };
    let info = source.info().clone();
    let live = info.live;
    shared.update(|s| s.source = Some(info.clone()));
    if !deliver(shared, to_eyes, CaptureEvent::Opened(info)) {
        return;
    }
    while !shared.stop.is_raised() {
        let event = match source.next() {
            Ok(Delivery::Frame(frame)) => {
                shared.update(|s| {
                    s.frames_seen += 1;
                    s.frame = Some(frame.clone());
                    s.waiting = None;
                });
                CaptureEvent::Frame(frame)
            }
            Ok(Delivery::Waiting { why }) => CaptureEvent::Waiting(why),
            Ok(Delivery::End) => CaptureEvent::Ended(Ok(())),
            Err(error) => CaptureEvent::Ended(Err(error)),
        };
        let over = matches!(event, CaptureEvent::Ended(_));
        if live && !over {
            deliver_newest(shared, to_eyes, overflow, event);
        } else if !deliver(shared, to_eyes, event) {
            return;
        }
        if over {
            return;
        }
    }
}

/// Hands a parcel over, waiting for room; false when the recording is to stop.
fn deliver(shared: &Shared, to_eyes: &Sender<CaptureEvent>, event: CaptureEvent) -> bool {
    let mut event = event;
    loop {
        match to_eyes.send_timeout(event, TICK) {
            Ok(()) => return true,
            Err(SendTimeoutError::Disconnected(_)) => return false,
            Err(SendTimeoutError::Timeout(back)) if !shared.stop.is_raised() => event = back,
            Err(SendTimeoutError::Timeout(_)) => return false,
        }
    }
}

/// Hands a parcel over at once; one that still waits makes room, and counts as dropped. The news that the
/// source has been opened is never displaced.
fn deliver_newest(
    shared: &Shared,
    to_eyes: &Sender<CaptureEvent>,
    overflow: &Receiver<CaptureEvent>,
    event: CaptureEvent,
) {
    let Err(full) = to_eyes.try_send(event) else { return };
    match overflow.try_recv() {
        Ok(opened @ CaptureEvent::Opened(_)) => {
            let _ = to_eyes.try_send(opened);
            shared.update(|s| s.frames_dropped += 1);
        }
        waiting => {
            if matches!(waiting, Ok(CaptureEvent::Frame(_))) {
                shared.update(|s| s.frames_dropped += 1);
            }
            let _ = to_eyes.try_send(full.into_inner());
        }
    }
}

/// The looking thread: pictures become moves, moves become the record.
fn look_and_write(
    shared: &Shared,
    from_capture: &Receiver<CaptureEvent>,
    open: OpenObserver,
    options: &RecordOptions,
) -> Result<(), RecordError> {
    let mut observer = open()?;
    if let Some(notice) = observer.notice() {
        shared.update(|s| s.notice = Some(notice.to_owned()));
    }
    let info = loop {
        match from_capture.recv_timeout(TICK) {
            Ok(CaptureEvent::Opened(info)) => break info,
            Ok(CaptureEvent::Ended(result)) => return Ok(result?),
            Ok(CaptureEvent::Frame(_) | CaptureEvent::Waiting(_)) => {}
            Err(RecvTimeoutError::Timeout) if !shared.stop.is_raised() => {}
            Err(_) => return Ok(()),
        }
    };
    let mut writer = SessionWriter::open(&dated(options, info.live), &info.name, info.live, &clock::now())?;
    let session = writer.folder().path().to_owned();
    shared.update(|s| {
        s.session = session;
        s.view = Arc::new(writer.view());
        s.status = s.view.sentence(Duration::ZERO);
    });
    let mut evidence = EvidenceRecorder::of(&writer, options.most_evidence);
    let mut count = RecordedCount::new(options.most_evidence);
    let mut host = PowerGuard::keep_awake_for(writer.folder().path());
    let mut last = Duration::ZERO;
    let mut gaps = GapDetector::default();
    let ended = loop {
        if shared.stop.is_raised() {
            break Ok("stopped by hand");
        }
        match from_capture.recv_timeout(TICK) {
            Ok(CaptureEvent::Frame(frame)) => {
                last = frame.time;
                if info.live
                    && let Some(gap) = gaps.picture()
                {
                    let at = clock::now();
                    writer.note_gap(last, gap.lasted, gap.unseen, &gap.why, &at)?;
                    let moves = writer.view().moves.len();
                    shared.update(|s| s.gaps.push(gap.sentence(&at, moves)));
                    publish(shared, &writer, last, None, true);
                }
                if !is_known(&writer, &frame, info.live) {
                    let observed = observer.observe(&frame)?;
                    let news = observer.news(&frame, &observed)?;
                    if !news.is_empty() {
                        shared.update(|s| s.remarks.extend(news));
                    }
                    let events = writer.observe(&observed, frame.settled)?;
                    evidence.take(&mut writer, &frame, &observed, &events)?;
                    count.observe(shared, &mut writer, &frame, &observed)?;
                    publish(shared, &writer, last, Some(observed), !events.is_empty());
                }
            }
            Ok(CaptureEvent::Waiting(why)) => {
                gaps.silent(&why);
                shared.update(|s| {
                    s.status = format!("No picture: {why}; the record is kept");
                    s.waiting = Some(why);
                });
            }
            Ok(CaptureEvent::Ended(Ok(()))) => break Ok("the source is at its end"),
            Ok(CaptureEvent::Ended(Err(error))) => break Err(error),
            Ok(CaptureEvent::Opened(_)) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break Ok("the source is at its end"),
        }
        if info.live
            && let Some(warnings) = host.news()
        {
            let said: Vec<String> = warnings.iter().map(ToString::to_string).collect();
            shared.update(|s| s.warnings = said);
        }
        for word in shared.take_words() {
            if matches!(word, Request::Answer(..) | Request::Correct(_)) {
                count.begin_anew();
            }
            let refused = match word {
                Request::Answer(question, answer) => {
                    writer.answer(last, question, answer)?;
                    None
                }
                Request::Correct(correction) => writer.correct(last, correction)?.err().map(|why| why.to_string()),
                // Where the board is is settled before the game.
                Request::Place(_) => None,
                Request::CountBegins => {
                    count.begin();
                    None
                }
                Request::Count(event) => {
                    count.note(shared, &mut writer, last, *event)?;
                    None
                }
            };
            shared.update(|s| s.refused = refused);
            publish(shared, &writer, last, None, true);
        }
    };
    let why = ended.as_ref().map_or("the source broke off", |why| why);
    // What was said of the count while the last picture was looked at is not lost with the end.
    for word in shared.take_words() {
        if let Request::Count(event) = word {
            count.note(shared, &mut writer, last, *event)?;
        }
    }
    writer.finish(last, why)?;
    publish(shared, &writer, last, None, true);
    ended?;
    Ok(())
}

fn publish(shared: &Shared, writer: &SessionWriter, time: Duration, observed: Option<FrameObservation>, changed: bool) {
    let now = time + writer.shift();
    let view = changed.then(|| Arc::new(writer.view()));
    shared.update(|s| {
        if let Some(view) = view {
            s.view = view;
        }
        s.now = now;
        if let Some(observed) = observed {
            s.take_in(observed);
        }
        s.status = s.view.sentence(now);
    });
}
