//! The recording, one step per frame or request: journal, record, pictures, gaps, power and the count.

#[cfg(feature = "archive")]
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::capture::source::SourceInfo;
use crate::formats::recording_text;
use crate::language::{capital, say};
#[cfg(feature = "archive")]
use crate::pipeline::catalogue_entry::CatalogueEntry;
use crate::pipeline::count::recorded::RecordedCount;
use crate::pipeline::evidence_recorder::EvidenceRecorder;
use crate::pipeline::frame_pace::FramePace;
use crate::pipeline::gaps::GapDetector;
use crate::pipeline::observer::Observer;
use crate::pipeline::record_options::RecordOptions;
use crate::pipeline::session_writer::SessionWriter;
use crate::pipeline::task::{EndCause, IssueUpdate, LoopInput, LoopOutput, LoopTask, RecordError, Request};
use crate::pipeline::unreadable::ReadabilityMonitor;
use crate::pipeline::view_check::ViewCheck;
use crate::platform::clock;
use crate::platform::power::PowerGuard;
use crate::sensing::frame::Frame;
use crate::session::recording::{RecordingPhase, RecordingView};
use crate::session::signature::Signature;
use crate::storage::StorageError;

/// A recording of one source.
pub(super) struct RecordingLoop<'a> {
    live: bool,
    observer: Box<dyn Observer + 'a>,
    /// `None` where the view is not checked.
    view_check: Option<ViewCheck>,
    writer: SessionWriter,
    evidence: EvidenceRecorder,
    count: RecordedCount,
    /// `None` where it is not entered into a catalogue.
    #[cfg(feature = "archive")]
    entry: Option<CatalogueEntry>,
    #[cfg(feature = "archive")]
    catalogue: Option<PathBuf>,
    power: PowerGuard,
    gaps: GapDetector,
    readability: ReadabilityMonitor,
    pace: FramePace,
    /// The last view, shared with the outputs.
    view: Arc<RecordingView>,
    /// The time of the last frame, by the source's clock.
    last: Duration,
    most_evidence: u64,
    /// The number of events that waited for room when that was told last.
    told_unwritten: usize,
}

impl<'a> RecordingLoop<'a> {
    /// Opens the recording of the source that `info` describes.
    ///
    /// # Errors
    /// [`StorageError`] as of [`SessionWriter::open`].
    pub(super) fn open(
        info: &SourceInfo,
        observer: Box<dyn Observer + 'a>,
        options: &RecordOptions,
    ) -> Result<Self, StorageError> {
        let writer = SessionWriter::open(options, &info.name, info.live, &clock::now())?;
        Ok(Self {
            live: info.live,
            observer,
            view_check: options.check_view.then(ViewCheck::default),
            evidence: EvidenceRecorder::of(&writer, options.most_evidence),
            count: RecordedCount::new(options.most_evidence),
            #[cfg(feature = "archive")]
            entry: options.catalogue.clone().map(|path| CatalogueEntry::begin(path, writer.folder().path())),
            #[cfg(feature = "archive")]
            catalogue: options.catalogue.clone(),
            power: PowerGuard::keep_awake_for(writer.folder().path()),
            gaps: GapDetector::default(),
            readability: ReadabilityMonitor::default(),
            pace: FramePace::default(),
            view: Arc::new(writer.view()),
            last: Duration::ZERO,
            most_evidence: options.most_evidence,
            told_unwritten: 0,
            writer,
        })
    }

    /// Returns the writer, for what it has written so far.
    pub(super) const fn writer(&self) -> &SessionWriter {
        &self.writer
    }

    /// Returns what is known of the times in which nothing could be written down.
    pub(super) const fn readability(&self) -> &ReadabilityMonitor {
        &self.readability
    }

    /// Returns the time of the last frame, from the start of the recording.
    pub(super) fn now(&self) -> Duration {
        self.last + self.writer.shift()
    }

    /// Returns the recording as it is now, as an output of its own or as the rest of `output`.
    pub(super) fn described(&mut self, output: LoopOutput, is_changed: bool) -> LoopOutput {
        if is_changed {
            self.view = Arc::new(self.writer.view());
            #[cfg(feature = "archive")]
            if let Some(entry) = self.entry.as_ref().filter(|_| self.view.record.is_some()) {
                entry.changed();
            }
        }
        LoopOutput {
            view: is_changed.then(|| Arc::clone(&self.view)),
            status: Some(recording_text::state(&self.view, self.now())),
            now: Some(self.now()),
            ..output
        }
    }

    fn frame(&mut self, frame: &Frame) -> Result<LoopOutput, RecordError> {
        self.last = frame.time;
        let mut output = LoopOutput::default();
        if self.live
            && let Some(gap) = self.gaps.frame()
        {
            let at = clock::now();
            output.events = self.writer.note_gap(frame.time, gap.lasted, gap.unseen, &gap.why_in_journal(), &at)?;
            output.gap = Some(gap.sentence(&at, self.writer.state().moves().len()));
        }
        // An earlier run of the same file may have processed this frame.
        if self.live || !self.writer.has_seen(frame.time) {
            let observed = self.observer.observe(frame)?;
            let mut issues = match &mut self.view_check {
                Some(check) => check.new_issues(frame, &observed)?,
                None => Vec::new(),
            };
            let events = self.writer.observe(&observed, frame.settled)?;
            let unreadable = self.readability.observe(self.now(), self.writer.state().phase(), &observed, &events);
            issues.extend(unreadable.map(|time| time.sentence()));
            output.issues = IssueUpdate::Added(issues);
            self.evidence.observe(&mut self.writer, frame, &observed, &events)?;
            output.count = self.count.observe(&mut self.writer, frame, &observed)?;
            if self.count.needs_reading() {
                self.observer.read_again();
            }
            output.events.extend(events);
            let has_begun = self.writer.state().phase() != RecordingPhase::Preparing;
            output.interval = Some(self.pace.interval(&observed, has_begun));
            output.observed = Some(observed);
        }
        let is_changed = !output.events.is_empty()
            || self.writer.seen_otherwise() != self.view.seen_otherwise
            || self.writer.awaited() != self.view.awaited;
        Ok(self.described(output, is_changed))
    }

    fn request(&mut self, request: Request) -> Result<LoopOutput, RecordError> {
        let mut output = LoopOutput::default();
        match request {
            Request::Answer { question, answer, by } => {
                if self.writer.answer(self.last, question, answer, Signature::new(clock::now(), &by))? {
                    self.count.restart();
                }
            }
            Request::Correct { correction, by } => {
                self.count.restart();
                let signed = Signature::new(clock::now(), &by);
                output.refused = self.writer.correct(self.last, correction, signed)?.err();
            }
            Request::Place(_) | Request::Choose(_) => {}
            Request::BeginCount => self.count.begin(),
            Request::PlayOn => self.writer.play_on(),
            Request::MoveTo(folder) => match self.writer.move_to(&folder) {
                Ok(()) => {
                    self.evidence.move_with(&self.writer, self.most_evidence);
                    self.count.restart();
                    let folder = self.writer.folder().path().to_owned();
                    self.power = PowerGuard::keep_awake_for(&folder);
                    #[cfg(feature = "archive")]
                    {
                        self.entry = self.catalogue.clone().map(|path| CatalogueEntry::begin(path, &folder));
                    }
                    output.moved = Some([self.writer.sgf().to_owned(), folder]);
                }
                Err(why) => output.note = Some(why.to_string()),
            },
            Request::NoteCount(event) => {
                output.count = Some(self.count.note(&mut self.writer, self.last, vec![*event])?);
            }
        }
        Ok(self.described(output, true))
    }

    fn end(&mut self, cause: EndCause) -> Result<LoopOutput, RecordError> {
        let events = match cause {
            // After a panic the recorder may be inconsistent: what is pending in it is not committed.
            EndCause::Panicked => self.writer.close(self.last, cause.text())?,
            _ => self.writer.finish(self.last, cause.text())?,
        };
        #[cfg_attr(not(feature = "archive"), allow(unused_mut))]
        let mut output = self.described(LoopOutput { events, ..LoopOutput::default() }, true);
        #[cfg(feature = "archive")]
        if let Some(entry) = self.entry.as_mut().filter(|_| self.view.record.is_some()) {
            output.note = entry.finish();
        }
        Ok(output)
    }
}

impl LoopTask for RecordingLoop<'_> {
    fn step(&mut self, input: LoopInput) -> Result<LoopOutput, RecordError> {
        let mut output = match input {
            LoopInput::Frame(frame) => self.frame(&frame)?,
            LoopInput::Waiting(why) => {
                let status = Some(capital(&say!("warning-no-picture-comes-the-record", why)));
                let waiting = Some(why.to_string());
                self.gaps.silent(why);
                LoopOutput { status, waiting, ..LoopOutput::default() }
            }
            LoopInput::Request(request) => self.request(request)?,
            LoopInput::End(cause) => return self.end(cause),
        };
        #[cfg(feature = "archive")]
        if let Some(entry) = &self.entry {
            output.note = output.note.or_else(|| entry.note());
        }
        let unwritten = self.writer.unwritten();
        if unwritten != self.told_unwritten {
            self.told_unwritten = unwritten;
            output.unwritten = Some(unwritten);
        }
        if self.live {
            output.warnings = self.power.changed_warnings().map(<[_]>::to_vec);
        }
        Ok(output)
    }
}
