//! The recording, one step per frame or request: journal, record, pictures, gaps, power and the count.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::catalogue_entry::CatalogueEntry;
use crate::count::recorded::RecordedCount;
use crate::evidence_recorder::EvidenceRecorder;
use crate::frame_pace::FramePace;
use crate::gaps::GapDetector;
use crate::look_turns::SourceTurn;
use crate::observer::Observer;
use crate::record_options::RecordOptions;
use crate::session_writer::SessionWriter;
use crate::task::{IssueUpdate, LoopInput, LoopOutput, LoopTask, RETRY, RecordError, RecordingRemark, Request};
use crate::unreadable::ReadabilityMonitor;
use crate::view_check::ViewCheck;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::hall_acts::HallAct;
use kifuscribe_acts::inbox::{ActInbox, AskedFor};
use kifuscribe_acts::recording_files::write_result;
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_acts::remark::Remark;
use kifuscribe_capture::source::SourceInfo;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::recording::{EndCause, RecordingPhase, RecordingView, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{self as language, Language, capital, say};
use kifuscribe_platform::clock;
use kifuscribe_platform::power::PowerGuard;
use kifuscribe_storage::StorageError;
use kifuscribe_words::{history_text, recording_text};

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
    entry: Option<CatalogueEntry>,
    catalogue: Option<PathBuf>,
    power: PowerGuard,
    gaps: GapDetector,
    readability: ReadabilityMonitor,
    /// `None` where every frame is looked at.
    pace: Option<FramePace>,
    /// The last view, shared with the outputs.
    view: Arc<RecordingView>,
    /// Whether an output has had one: whoever follows a recording that goes on knows how far it is from the first.
    is_told: bool,
    /// The time of the last frame, by the source's clock.
    last: Duration,
    most_evidence: u64,
    /// The number of events that waited for room when that was told last.
    told_unwritten: usize,
    /// What is said once: that no lock keeps other programs from writing the recording.
    unlocked: Option<String>,
    /// What other programs ask of it.
    inbox: ActInbox,
    /// Whether a result was confirmed, so that nothing more is recorded.
    is_over: bool,
    waits_for_room: bool,
    /// When it was tried last to write what could not be written.
    tried: Instant,
    /// How far its end has come.
    ending: RecordingEnd,
}

/// How far the end of a recording has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RecordingEnd {
    /// It goes on.
    NotYet,
    /// It has ended, and not everything is on the disk.
    Unwritten,
    /// It has ended, and everything is on the disk.
    Written,
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
            entry: options.catalogue.clone().map(|path| CatalogueEntry::begin(path, writer.folder().path())),
            catalogue: options.catalogue.clone(),
            power: PowerGuard::keep_awake_for(writer.folder().path()),
            gaps: GapDetector::default(),
            readability: ReadabilityMonitor::default(),
            pace: (!options.every_frame).then(FramePace::default),
            view: Arc::new(writer.view()),
            is_told: false,
            last: Duration::ZERO,
            most_evidence: options.most_evidence,
            told_unwritten: 0,
            unlocked: (!writer.is_locked())
                .then(|| say!("recording-unlocked", session = writer.folder().path().display())),
            inbox: ActInbox::of(writer.folder().path()),
            is_over: false,
            waits_for_room: options.waits_for_room,
            tried: Instant::now(),
            ending: RecordingEnd::NotYet,
            writer,
        })
    }

    /// Returns the writer, for what it has written so far.
    pub(super) const fn writer(&self) -> &SessionWriter {
        &self.writer
    }

    /// Returns whether it is time to try again to write what could not be written.
    pub(super) fn is_retry_due(&self) -> bool {
        self.lacks_room() && self.tried.elapsed() >= RETRY
    }

    /// Returns the number of events that are not on the disk yet; at the end 1 where only what is made of them is not.
    pub(super) fn unwritten(&self) -> usize {
        self.writer.unwritten().max((self.ending == RecordingEnd::Unwritten).into())
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
        let is_changed = is_changed || !std::mem::replace(&mut self.is_told, true);
        if is_changed {
            self.view = Arc::new(self.writer.view());
            // The catalogue gives way to the journal: it can be made again.
            match &self.entry {
                Some(entry) if self.writer.unwritten() > 0 => entry.give_way(),
                Some(entry) if self.view.record.is_some() => entry.changed(),
                Some(_) | None => {}
            }
        }
        LoopOutput {
            view: is_changed.then(|| Arc::clone(&self.view)),
            status: Some(self.state()),
            now: Some(self.now()),
            ..output
        }
    }

    /// The state in one sentence.
    fn state(&self) -> String {
        let state = recording_text::state(&self.view, self.now());
        if self.least_interval().is_zero() { state } else { say!("recording-slowed-down", state) }
    }

    /// The least time between two looks, where the computer cannot keep up with several sources.
    fn least_interval(&self) -> Duration {
        self.observer.turn().map(SourceTurn::least_interval).unwrap_or_default()
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
        let mut missing = None;
        if let Some(part) = frame.missing.filter(|_| !self.writer.has_seen(frame.time)) {
            let shift = self.writer.shift();
            missing = self.readability.miss(frame.time + shift, part.since + shift, part.why);
            if let Some(time) = &missing {
                let why = language::within(Language::English, || time.sentence());
                let lasted = frame.time.saturating_sub(part.since);
                output.events = self.writer.note_gap(frame.time, lasted, Duration::ZERO, &why, &clock::now())?;
            }
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
            issues.extend(missing.into_iter().chain(unreadable).map(|time| time.sentence()));
            output.issues = IssueUpdate::Added(issues);
            self.evidence.observe(&mut self.writer, frame, &observed, &events)?;
            output.count = self.count.observe(&mut self.writer, frame, &observed)?;
            if self.count.needs_reading() {
                self.observer.read_again();
            }
            output.events.extend(events);
            if self.count.is_laid() && self.writer.state().phase().is_stopped_by_passes() {
                output.events.extend(self.writer.note_fill()?);
            }
            let has_begun = self.writer.state().phase() != RecordingPhase::Preparing;
            output.interval = self.pace.as_mut().map(|pace| pace.interval(&observed, has_begun));
            output.interval = output.interval.map(|interval| interval.max(self.least_interval()));
            output.note = self.observer.turn().and_then(SourceTurn::news).map(|news| news.to_string());
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
            Request::Act { acts, signed } => output.refused = self.act(&acts, &signed, &mut output)?.err(),
            Request::ActInHall(events) => {
                for waiting in HallAct::waiting(&events, self.writer.state()) {
                    // What follows a result that ends the recording is done to the recording that is over, on the next contact.
                    if !self.is_over {
                        let (acts, signed) = waiting.acts();
                        output.refused = self.act(&acts, &signed, &mut output)?.err().or(output.refused.take());
                    }
                }
            }
            Request::Inform(info) => {
                self.count.restart();
                self.writer.inform(self.last, *info, clock::now())?;
            }
            Request::Place(_) | Request::Choose(_) => {}
            Request::BeginCount => {
                self.count.begin();
                output.events.extend(self.writer.begin_count()?);
            }
            Request::LeaveCount => {
                self.count.leave();
                self.writer.leave_count();
            }
            Request::PlayOn => self.writer.play_on(),
            Request::MoveTo(folder) => _ = self.move_to(&folder, &mut output),
        }
        Ok(self.described(output, true))
    }

    /// Goes on in another folder; returns whether it does.
    fn move_to(&mut self, folder: &Path, output: &mut LoopOutput) -> bool {
        if let Err(why) = self.writer.move_to(folder) {
            output.note = Some(why.to_string());
            return false;
        }
        let folder = self.writer.folder().path().to_owned();
        self.evidence.move_with(&self.writer, self.most_evidence);
        self.inbox = ActInbox::of(&folder);
        self.count.restart();
        self.power = PowerGuard::keep_awake_for(&folder);
        self.entry = self.catalogue.clone().map(|path| CatalogueEntry::begin(path, &folder));
        output.moved = Some([self.writer.sgf().to_owned(), folder]);
        true
    }

    /// Does acts of a person, all or none. A result that is confirmed ends the recording: no move is recorded after it. One that is
    /// refused ends nothing.
    fn act(
        &mut self,
        acts: &[SessionAct],
        signed: &Signature,
        output: &mut LoopOutput,
    ) -> Result<Result<(), ActRefusal>, RecordError> {
        let is_final = match acts.iter().any(|act| matches!(act, SessionAct::Confirm { .. })) {
            true => match self.writer.confirms_after_end(self.last, acts, signed) {
                Ok(confirms) => confirms,
                Err(why) => return Ok(Err(why)),
            },
            false => false,
        };
        if is_final {
            output.events.extend(self.finish(EndCause::Confirmed)?);
            self.is_over = true;
        }
        let was_resigned = is_resigned(self.writer.state());
        let remarks = match self.writer.act(self.last, acts, signed)? {
            Ok(remarks) => remarks,
            Err(why) => return Ok(Err(why)),
        };
        let (session, sgf) = (self.writer.folder().path(), self.writer.sgf());
        output.settles_claims |= is_final;
        let said = |remark: &Remark| RecordingRemark {
            text: remark.sentence(session, sgf),
            is_of_claim: remark.is_of_claim(),
        };
        output.said.extend(remarks.iter().map(said));
        // What waits for room is written at the end.
        if is_final && !self.lacks_room() {
            write_result(session, self.writer.state())?;
        }
        match (was_resigned, is_resigned(self.writer.state())) {
            // Nobody plays on by clearing the board.
            (false, true) if !self.is_over => output.events.extend(self.writer.begin_count()?),
            (true, false) => self.writer.leave_count(),
            _ => {}
        }
        if acts.iter().any(|act| matches!(act, SessionAct::Answer { .. } | SessionAct::Correct(_))) {
            self.count.restart();
        } else {
            output.count = Some(self.count.note(&mut self.writer, self.last, Vec::new())?);
        }
        Ok(Ok(()))
    }

    /// Does what other programs ask of the recording.
    fn act_as_asked(&mut self, mut output: LoopOutput) -> Result<LoopOutput, RecordError> {
        let asked = self.inbox.take();
        let is_changed = !asked.is_empty();
        for asked in asked {
            let is_done = match &asked.what {
                AskedFor::Acts { acts, signed } => {
                    let known = self.writer.state().steps().len();
                    let goes_on = !self.is_over && self.ending == RecordingEnd::NotYet;
                    let is_done = goes_on && self.act(acts, signed, &mut output)?.is_ok();
                    let steps = history_text::steps_after(self.writer.state(), known);
                    output.said.extend(steps.into_iter().map(RecordingRemark::from));
                    is_done
                }
                AskedFor::Folder(folder) => self.move_to(folder, &mut output),
            };
            asked.answer(is_done);
        }
        Ok(if is_changed { self.described(output, true) } else { output })
    }

    fn end(&mut self, cause: EndCause) -> Result<LoopOutput, RecordError> {
        let events = if self.is_over { Vec::new() } else { self.finish(cause)? };
        self.ending = RecordingEnd::Unwritten;
        Ok(self.described(LoopOutput { events, ..LoopOutput::default() }, true))
    }

    /// Commits what is pending and closes the recording. What cannot be written waits for room, where that is wanted.
    fn finish(&mut self, cause: EndCause) -> Result<Vec<SessionEvent>, StorageError> {
        let finished = match cause {
            // After a panic the recorder may be inconsistent: what is pending in it is not committed.
            EndCause::Panicked => self.writer.close(self.last, cause.in_journal()),
            EndCause::Stopped
            | EndCause::Confirmed
            | EndCause::SourceEnded
            | EndCause::SourceFailed
            | EndCause::DetectorFailed => self.writer.finish(self.last, cause.in_journal()),
        };
        match finished {
            Err(StorageError::Write { .. }) if self.waits_for_room => Ok(Vec::new()),
            finished => finished,
        }
    }

    /// Writes what is made of the journal once that is on the disk, and reads back what is there.
    fn settle(&mut self, output: &mut LoopOutput) -> Result<(), StorageError> {
        if self.writer.state().confirmed_result().is_some() {
            write_result(self.writer.folder().path(), self.writer.state())?;
        }
        if let Some(entry) = self.entry.as_mut().filter(|_| self.view.record.is_some()) {
            output.note = entry.finish();
        }
        self.ending = RecordingEnd::Written;
        Ok(())
    }
}

impl LoopTask for RecordingLoop<'_> {
    fn is_over(&self) -> bool {
        self.is_over
    }

    fn lacks_room(&self) -> bool {
        self.waits_for_room && (self.writer.unwritten() > 0 || self.ending == RecordingEnd::Unwritten)
    }

    fn step(&mut self, input: LoopInput) -> Result<LoopOutput, RecordError> {
        let mut output = match input {
            LoopInput::Frame(frame) => {
                let output = self.frame(&frame)?;
                self.act_as_asked(output)?
            }
            LoopInput::Waiting(why) => {
                let status = Some(capital(&recording_text::no_picture(&why, self.view.has_begun())));
                let waiting = Some(why.to_string());
                self.gaps.silent(why);
                self.act_as_asked(LoopOutput { status, waiting, ..LoopOutput::default() })?
            }
            LoopInput::Request(request) => self.request(request)?,
            LoopInput::Retry => {
                let output = self.act_as_asked(LoopOutput::default())?;
                // Why it cannot be written was said.
                let _ = self.writer.write_again();
                // A disk that fails only after some time leaves pictures their turn.
                self.tried = Instant::now();
                output
            }
            LoopInput::End(cause) => self.end(cause)?,
        };
        if self.ending == RecordingEnd::Unwritten {
            if self.writer.unwritten() == 0
                && let Err(why) = self.settle(&mut output)
                && !self.waits_for_room
            {
                return Err(why.into());
            }
            output.stored = self.writer.moves_on_disk().ok();
        }
        if let Some(entry) = &self.entry {
            output.note = output.note.or_else(|| entry.note());
        }
        output.note = output.note.or_else(|| self.unlocked.take());
        let unwritten = self.unwritten();
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

/// Whether the result that leads says that a player has resigned.
fn is_resigned(state: &SessionState) -> bool {
    let leading = state.leading_result().map(|leading| leading.note.result);
    matches!(leading, Some(GameResult::Win { by: WinBy::Resignation, .. }))
}
