//! Writes a recording to the disk: observations go in, and the journal and the SGF are always up to date.
//!
//! The journal is written first: what is in the SGF or on the screen is in the journal, on the disk.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::record_options::RecordOptions;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::act_stage::ActStage;
use kifuscribe_acts::decision::{Decided, plan};
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_acts::remark::Remark;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::disagreement::clearly_seen;
use kifuscribe_core::session::recording::{Answer, RecordingPhase, RecordingView, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_core::session::spoken_against::spoken_against;
use kifuscribe_formats::info;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::evidence;
use kifuscribe_storage::evidence::EvidenceFolder;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::journal_file::JournalFile;
use kifuscribe_storage::record_lock::RecordLock;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::recording_sgf::sgf_of;

/// Bytes of pictures that are given up at once for the journal on a full disk.
const ROOM: u64 = 1 << 20;

/// The writer of one recording.
#[derive(Debug)]
pub struct SessionWriter {
    recorder: Recorder,
    /// The recorder's settings.
    settings: RecorderSettings,
    state: SessionState,
    /// Keeps others from writing the SGF. It ends before that of the journal: who has that one may write both.
    lock: RecordLock,
    journal: JournalFile,
    folder: SessionFolder,
    sgf: PathBuf,
    /// The text of the SGF on the disk, to write it only when it changes.
    written: String,
    /// Time that is added to the times of this source: in a resumed recording it is not the first source.
    shift: Duration,
    /// The time of the last event before the recording was resumed.
    resumed_at: Option<Duration>,
    pictures_deleted: usize,
    /// Where the SGF of a resumed recording is kept as somebody had changed it.
    kept: Option<PathBuf>,
    /// Where the SGF is kept that was there before this recording wrote its own.
    earlier: Option<PathBuf>,
    /// The board as it was seen last; `None` while no board is found.
    seen: Option<Observation>,
    waits_for_room: bool,
    /// Events that could not be written into the journal yet, the oldest first.
    unwritten: Vec<SessionEvent>,
    /// Whether the SGF on the disk is not that of the state, because it cannot be written.
    is_sgf_late: bool,
}

impl SessionWriter {
    /// Opens the recording: makes the session folder, or continues the recording that is in it. Everything that will
    /// be written later is tried first.
    ///
    /// `at` is the local time as ISO 8601; `source` describes the source; the times of a live source begin again at each
    /// start, those of a file do not. A new recording of a live source whose date is not given has that of `at`; when a film was
    /// taken is not known.
    ///
    /// # Errors
    /// [`StorageError`] where the SGF or the session folder cannot be written, is written by another recording, holds another one, or
    /// holds one that was changed, that is sealed, or that the referee or a player has refused since.
    pub fn open(options: &RecordOptions, source: &str, live: bool, at: &str) -> Result<Self, StorageError> {
        atomic::probe(&options.sgf)?;
        let lock = RecordLock::take(&options.sgf)?;
        let folder = options.folder();
        atomic::delete_abandoned(atomic::folder_of(&options.sgf));
        atomic::delete_abandoned(folder.path());
        EvidenceFolder::of(folder.path(), 0).delete_abandoned();
        let is_there = options.resume && folder.holds_a_recording();
        let (journal, events) = if is_there { folder.reopen()? } else { (folder.create()?, Vec::new()) };
        // A journal without a line is that of a recording that was stopped as it began: it begins once more.
        let resumes = !events.is_empty();
        let state = SessionState::from_events(&events);
        if state.phase() == RecordingPhase::Sealed {
            return Err(StorageError::Sealed { session: folder.path().to_owned() });
        }
        if let Some(note) = state.confirmed_result() {
            let result = note.result.to_listed();
            return Err(StorageError::Confirmed { session: folder.path().to_owned(), result });
        }
        let amended = Some(amended(state.info(), options)).filter(|_| resumes);
        if amended.as_ref().is_some_and(GameInfo::is_refused) {
            return Err(StorageError::Refused { session: folder.path().to_owned() });
        }
        let amended = amended.filter(|info| info != state.info());
        let (at, source) = (at.to_owned(), source.to_owned());
        let signed = Signature::new(at.clone(), "");
        let (shift, opened) = if resumes {
            let shift = if live { state.last_time() + Duration::from_secs(1) } else { Duration::ZERO };
            (shift, SessionEvent::Reopened { time: state.last_time().max(shift), at, source })
        } else {
            let program = concat!("kifuscribe ", env!("CARGO_PKG_VERSION")).to_owned();
            let mut info = Box::new(begun(options));
            if live && info.date.is_empty() {
                info.date = at.chars().take_while(|&c| c != 'T').collect();
            }
            (Duration::ZERO, SessionEvent::Opened { at, source, info, program })
        };
        let known = match &opened {
            SessionEvent::Opened { info, .. } => info,
            _ => amended.as_ref().unwrap_or_else(|| state.info()),
        };
        let settings = settings_of(options.size, known);
        let mut writer = Self {
            recorder: Recorder::resumed(settings, &state.for_recorder()).against(&spoken_against(&events)),
            settings,
            resumed_at: resumes.then_some(state.last_time()),
            state,
            lock,
            journal,
            folder,
            sgf: options.sgf.clone(),
            written: String::new(),
            shift,
            pictures_deleted: 0,
            kept: if resumes { edited_record::keep_edited(&options.sgf, &events)? } else { None },
            earlier: None,
            seen: None,
            waits_for_room: options.waits_for_room,
            unwritten: Vec::new(),
            is_sgf_late: false,
        };
        let time = opened.time();
        let correction = amended.map(|info| Correction::WrongInfo(Box::new(info)));
        let corrected = correction.map(|correction| SessionEvent::Corrected { time, correction, signed });
        writer.append([opened].into_iter().chain(corrected).collect())?;
        // Nothing begins where nothing can be written.
        writer.write_unwritten()?;
        writer.write_sgf()?;
        if !options.keep_pictures.is_zero() {
            let beside = atomic::folder_of(writer.folder.path()).to_owned();
            writer.pictures_deleted = evidence::apply_retention(&beside, options.keep_pictures);
        }
        Ok(writer)
    }

    /// Returns the number of expired pictures that were deleted when the recording was opened.
    #[must_use]
    pub const fn pictures_deleted(&self) -> usize {
        self.pictures_deleted
    }

    /// Returns where the SGF of a resumed recording is kept as somebody had changed it; `None` where nobody had.
    #[must_use]
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// Whether other programs are kept from writing the recording: the file system of its folder has locks.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.lock.holds() && self.journal.is_locked()
    }

    /// Returns where the SGF is kept that was there before a new recording wrote its own; `None` where there was none.
    #[must_use]
    pub fn earlier(&self) -> Option<&Path> {
        self.earlier.as_deref()
    }

    /// Processes what one frame shows, and returns the events that followed. `settled` is [`Frame::settled`].
    ///
    /// # Errors
    /// [`StorageError::Write`] when the events cannot be written: the recording has to stop then.
    ///
    /// [`Frame::settled`]: kifuscribe_core::sensing::frame::Frame::settled
    pub fn observe(&mut self, observed: &FrameObservation, settled: bool) -> Result<Vec<SessionEvent>, StorageError> {
        let observed = observed.clone().later(self.shift);
        let events = self.recorder.observe(&observed, settled);
        match &observed {
            FrameObservation::Board(observation) => self.seen = Some(observation.clone()),
            FrameObservation::NoBoard { .. } => self.seen = None,
            FrameObservation::Unchanged { .. } | FrameObservation::Moving { .. } => {}
        }
        let rows = match &observed {
            FrameObservation::Board(observation) if !events.is_empty() => Some(observation.rows()),
            _ => None,
        };
        let board = rows.map(|rows| SessionEvent::Board { time: observed.time(), rows });
        self.note(board, events)
    }

    /// Notes that no frames came for `lasted`, of which the source's clock missed `unseen`: the laptop slept, or the
    /// source was silent. After it the board has to be still again before a change is accepted.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn note_gap(
        &mut self,
        time: Duration,
        lasted: Duration,
        unseen: Duration,
        why: &str,
        at: &str,
    ) -> Result<Vec<SessionEvent>, StorageError> {
        self.shift += unseen;
        let time = self.event_time(time);
        let gap = SessionEvent::Gap { time, at: at.to_owned(), lasted, why: why.to_owned() };
        self.append(vec![gap.clone()])?;
        let followed = self.recorder.observe(&FrameObservation::NoBoard { time }, false);
        let mut events = vec![gap];
        events.extend(self.note(None, followed)?);
        Ok(events)
    }

    /// Does acts of a person, all or none, and returns what is said of them. `time` is the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`]; a [`ActRefusal`] is no error, and changes nothing.
    pub fn act(
        &mut self,
        time: Duration,
        acts: &[SessionAct],
        signed: &Signature,
    ) -> Result<Result<Vec<Remark>, ActRefusal>, StorageError> {
        let Decided { events, remarks } = match self.check(time, acts, signed) {
            Ok(decided) => decided,
            Err(why) => return Ok(Err(why)),
        };
        self.amend(events)?;
        for act in acts {
            if let SessionAct::Answer { question, answer: Answer::Rejected | Answer::Confirmed } = act {
                // What the question was about lies on the board and is not in the record: until somebody puts it right, or for good.
                let asked = self.state.questions().iter().find(|asked| asked.question.id == *question);
                let points = asked.map_or(&[][..], |asked| &asked.question.points);
                self.recorder = self.recorder.amended(self.settings, &self.state.for_recorder()).against(points);
            }
        }
        Ok(Ok(remarks))
    }

    /// Checks acts of a person, and returns what they would write.
    ///
    /// # Errors
    /// [`ActRefusal`] of the first that is refused.
    pub fn check(&self, time: Duration, acts: &[SessionAct], signed: &Signature) -> Result<Decided, ActRefusal> {
        plan(&self.state, ActStage::Running, acts, signed, self.event_time(time)).map(|plan| plan.decided)
    }

    /// Checks acts that are done once the recording is closed, such as the confirmation that ends it: a move that is committed then
    /// may make the count one of another game. Nothing is written.
    ///
    /// # Errors
    /// As [`SessionWriter::check`].
    pub fn confirms_after_end(
        &self,
        time: Duration,
        acts: &[SessionAct],
        signed: &Signature,
    ) -> Result<bool, ActRefusal> {
        let (mut closed, mut state) = (self.recorder.clone(), self.state.clone());
        closed.finish().into_iter().for_each(|event| state.apply(&SessionEvent::Recorder(event)));
        let time = self.event_time(time).max(state.last_time());
        state.apply(&SessionEvent::Ended { time, why: String::new() });
        plan(&state, ActStage::Running, acts, signed, time).map(|plan| plan.state.confirmed_result().is_some())
    }

    /// Writes what a hall or a list of pairings says of the game, at the local time `at` as ISO 8601.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn inform(&mut self, time: Duration, info: GameInfo, at: String) -> Result<(), StorageError> {
        let (time, correction) = (self.event_time(time), Correction::WrongInfo(Box::new(info)));
        self.amend(vec![SessionEvent::Corrected { time, correction, signed: Signature::new(at, "") }])
    }

    /// Writes events that may change the record, from which the recorder goes on.
    fn amend(&mut self, events: Vec<SessionEvent>) -> Result<(), StorageError> {
        let before = self.state.for_recorder();
        self.append(events)?;
        let (settings, after) = (settings_of(self.settings.size, self.state.info()), self.state.for_recorder());
        // Names alone change nothing for the recorder, which may be weighing a move.
        if (settings, &after) != (self.settings, &before) {
            self.recorder = self.recorder.amended(settings, &after);
            self.settings = settings;
        }
        self.write_sgf()
    }

    /// Returns the time of an event at `time` of the source; never before the last event.
    fn event_time(&self, time: Duration) -> Duration {
        (time + self.shift).max(self.state.last_time())
    }

    /// Returns whether an observation shows the whole board as it is recorded.
    #[must_use]
    pub fn is_as_recorded(&self, observation: &Observation) -> bool {
        self.recorder.is_as_recorded(observation)
    }

    /// Writes the hashes of the pictures of some moves, or without moves of the question that was asked last.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn note_pictures(
        &mut self,
        moves: &[usize],
        before: Option<String>,
        after: Option<String>,
    ) -> Result<(), StorageError> {
        if before.is_none() && after.is_none() {
            return Ok(());
        }
        let (time, moves) = (self.state.last_time(), moves.to_vec());
        self.append(vec![SessionEvent::Pictured { time, moves, before, after }])
    }

    /// Writes what happened at the count of the game; the record stays as it is. `time` is the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn note_count(&mut self, time: Duration, events: Vec<CountEvent>) -> Result<(), StorageError> {
        if events.is_empty() {
            return Ok(());
        }
        let time = self.event_time(time);
        self.append(events.into_iter().map(|event| SessionEvent::Counted { time, event }).collect())?;
        self.write_sgf()
    }

    /// Returns the hash of the journal's last line, which covers everything before it.
    #[must_use]
    pub fn head(&self) -> &str {
        self.journal.head()
    }

    /// Commits what is pending and closes the recording. `time` is the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`]; where the recording waits for room, [`SessionWriter::write_again`] may still succeed.
    pub fn finish(&mut self, time: Duration, why: &str) -> Result<Vec<SessionEvent>, StorageError> {
        let committed = self.recorder.finish();
        let mut events = self.note(None, committed)?;
        events.extend(self.close(time, why)?);
        Ok(events)
    }

    /// Closes the recording without committing what is pending. `time` is the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn close(&mut self, time: Duration, why: &str) -> Result<Vec<SessionEvent>, StorageError> {
        let time = self.event_time(time);
        let ended = SessionEvent::Ended { time, why: why.to_owned() };
        let events: Vec<SessionEvent> = self.last_board(time).into_iter().chain([ended]).collect();
        self.append(events.clone())?;
        self.write_again()?;
        Ok(events)
    }

    /// Tries again to write what could not be written.
    ///
    /// # Errors
    /// [`StorageError::Write`] where it still cannot; it waits on.
    pub fn write_again(&mut self) -> Result<(), StorageError> {
        self.write_unwritten()?;
        self.update_sgf()
    }

    /// The number of moves on the disk, as the journal is read back from it.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be read.
    pub fn moves_on_disk(&self) -> Result<usize, StorageError> {
        Ok(SessionState::from_events(&self.folder.read()?.events).moves().len())
    }

    /// The board as it was seen last of a game that was still going on, with which a later correction is compared too. After a
    /// stop, stones are taken off or filled in, and that contradicts nothing.
    fn last_board(&self, time: Duration) -> Option<SessionEvent> {
        let is_in_play = self.state.phase().is_playing() || self.recorder.awaited().is_some();
        let seen = self.seen.as_ref().filter(|_| is_in_play && self.state.record().is_some())?;
        Some(SessionEvent::Board { time, rows: clearly_seen(seen) })
    }

    fn note(
        &mut self,
        board: Option<SessionEvent>,
        events: Vec<RecorderEvent>,
    ) -> Result<Vec<SessionEvent>, StorageError> {
        if events.is_empty() {
            return Ok(Vec::new());
        }
        let events: Vec<SessionEvent> =
            board.into_iter().chain(events.into_iter().map(SessionEvent::Recorder)).collect();
        self.append(events.clone())?;
        self.write_sgf()?;
        Ok(events)
    }

    fn append(&mut self, events: Vec<SessionEvent>) -> Result<(), StorageError> {
        self.unwritten.extend(events.iter().cloned());
        match self.write_unwritten() {
            Err(StorageError::Write { .. }) if self.waits_for_room => {}
            Err(why) => {
                self.unwritten.clear();
                return Err(why);
            }
            Ok(()) => {}
        }
        for event in &events {
            self.state.apply(event);
        }
        Ok(())
    }

    /// Writes into the journal what is not in it yet. On a full disk pictures are given up for it.
    fn write_unwritten(&mut self) -> Result<(), StorageError> {
        while let Err(why) = self.journal.append(&self.unwritten) {
            if !why.is_full() || !self.give_up_pictures() {
                return Err(why);
            }
        }
        self.unwritten.clear();
        Ok(())
    }

    /// Deletes some of the oldest pictures; returns whether there were any.
    fn give_up_pictures(&self) -> bool {
        EvidenceFolder::of(self.folder.path(), u64::MAX).make_room(ROOM)
    }

    /// Writes the SGF, or, where the recording waits for room, leaves it as it is for now.
    fn write_sgf(&mut self) -> Result<(), StorageError> {
        self.update_sgf().or_else(|why| if self.waits_for_room { Ok(()) } else { Err(why) })
    }

    fn update_sgf(&mut self) -> Result<(), StorageError> {
        let text = sgf_of(&self.state).unwrap_or_default();
        self.is_sgf_late = text != self.written;
        while self.is_sgf_late {
            match self.replace_sgf(&text) {
                Ok(()) => self.is_sgf_late = false,
                Err(why) if why.is_full() && self.give_up_pictures() => {}
                Err(why) => return Err(why),
            }
        }
        self.written = text;
        Ok(())
    }

    /// Writes the SGF in place of what it was before. One that was there before this recording began is kept.
    fn replace_sgf(&mut self, text: &str) -> Result<(), StorageError> {
        if self.written.is_empty() && self.resumed_at.is_none() && self.earlier.is_none() {
            self.earlier = edited_record::keep_earlier(&self.sgf)?;
        }
        atomic::write(&self.sgf, text.as_bytes())
    }

    /// Returns the number of events that are not on the disk yet, because the journal cannot be written; 1 where only the SGF
    /// cannot.
    #[must_use]
    pub fn unwritten(&self) -> usize {
        self.unwritten.len().max(self.is_sgf_late.into())
    }

    /// Goes on in another folder: the journal is copied there with what could not be written, and the record is written
    /// there. What was written in the old folder stays as it is; the pictures stay there.
    ///
    /// # Errors
    /// [`StorageError`] where the new folder cannot be written, or holds this recording's names already; nothing changes
    /// then but the files there.
    pub fn move_to(&mut self, folder: &Path) -> Result<(), StorageError> {
        let named = |path: &Path| path.file_name().map_or_else(|| folder.to_owned(), |name| folder.join(name));
        let (sgf, session) = (named(&self.sgf), SessionFolder::at(named(self.folder.path())));
        let mut events = self.folder.read()?.events;
        // Lines that were refused, and could not be cut off, are among those that are unwritten.
        events.truncate(self.journal.lines());
        events.extend(self.unwritten.iter().cloned());
        std::fs::create_dir_all(folder).map_err(|source| StorageError::Write { path: folder.to_owned(), source })?;
        atomic::probe(&sgf)?;
        let lock = RecordLock::take(&sgf)?;
        let mut journal = session.create()?;
        let text = sgf_of(&self.state);
        let written = journal.append(&events);
        let written = written.and_then(|()| text.as_ref().map_or(Ok(()), |text| atomic::write(&sgf, text.as_bytes())));
        if let Err(why) = written {
            // Another try in the same folder must not meet the rest of this one.
            let _ = std::fs::remove_file(session.journal());
            let _ = std::fs::remove_dir(session.path());
            return Err(why);
        }
        (self.written, self.is_sgf_late) = (text.unwrap_or_default(), false);
        self.folder.note_moved(session.path());
        hall_copy::move_to(self.folder.path(), session.path());
        (self.lock, self.journal, self.folder, self.sgf) = (lock, journal, session, sgf);
        self.unwritten.clear();
        Ok(())
    }

    /// Returns the state of the recording.
    #[must_use]
    pub const fn state(&self) -> &SessionState {
        &self.state
    }

    /// Returns what is shown of the recording.
    #[must_use]
    pub fn view(&self) -> RecordingView {
        RecordingView { seen_otherwise: self.seen_otherwise(), awaited: self.awaited(), ..self.state.view() }
    }

    /// As [`RecordingView::seen_otherwise`].
    #[must_use]
    pub fn seen_otherwise(&self) -> Vec<Point> {
        match self.state.phase() {
            RecordingPhase::Preparing => Vec::new(),
            RecordingPhase::Ended | RecordingPhase::Sealed => self.state.answered_otherwise(),
            RecordingPhase::Recording
            | RecordingPhase::Resumed
            | RecordingPhase::Held(_)
            | RecordingPhase::Stopped(_)
            | RecordingPhase::Counting => self.recorder.seen_otherwise(),
        }
    }

    /// After a stop of which a person has said that play goes on: the points at which the last still board fits no game that
    /// goes on from the record.
    #[must_use]
    pub fn awaited(&self) -> Option<Vec<Point>> {
        self.recorder.awaited().map(<[_]>::to_vec)
    }

    /// A person says that play goes on after a stop. It does as soon as the board is as the record, or moves after it, would
    /// have it; until then nothing changes.
    pub fn play_on(&mut self) {
        self.recorder.play_on();
    }

    /// A person follows the count from now on: no stone is a move until [`Self::leave_count`] or [`Self::play_on`].
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn begin_count(&mut self) -> Result<Vec<SessionEvent>, StorageError> {
        let events = self.recorder.begin_count();
        self.note(None, events)
    }

    /// The count is no longer followed: stones may be moves again.
    pub const fn leave_count(&mut self) {
        self.recorder.leave_count();
    }

    /// The first stones of a count were seen: where both sides have passed the record is frozen.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn note_fill(&mut self) -> Result<Vec<SessionEvent>, StorageError> {
        let events = self.recorder.note_fill();
        self.note(None, events)
    }

    /// Returns the time that is added to the times of the source.
    #[must_use]
    pub const fn shift(&self) -> Duration {
        self.shift
    }

    /// Returns whether an earlier run of the same file has processed its frame of this time. The frame at which it was
    /// killed is processed again, because its events may be in the journal only in part; that changes nothing else.
    #[must_use]
    pub fn has_seen(&self, time: Duration) -> bool {
        self.resumed_at.is_some_and(|resumed_at| time < resumed_at)
    }

    /// Returns the path of the SGF.
    #[must_use]
    pub fn sgf(&self) -> &Path {
        &self.sgf
    }

    /// Returns the session folder.
    #[must_use]
    pub fn folder(&self) -> &SessionFolder {
        &self.folder
    }
}

/// Returns what is known about the game of a recording that is continued: what it knows, completed by the hall's pairing where it
/// names neither player, with what `options` put right.
fn amended(known: &GameInfo, options: &RecordOptions) -> GameInfo {
    let paired = options.pairing.as_ref().filter(|paired| known.names_nobody() && is_open(&known.round, &paired.round));
    let completed = paired.map_or_else(|| known.clone(), |paired| with_given(known, paired));
    if options.amends { with_given(&completed, &options.info) } else { completed }
}

/// Returns what is known about the game of a new recording: what `options` say, and the hall's pairing for the rest.
fn begun(options: &RecordOptions) -> GameInfo {
    options.pairing.as_ref().map_or_else(|| options.info.clone(), |paired| with_given(paired, &options.info))
}

/// Whether a game of this round, which is empty where it is not known, may be one of the round `paired`.
fn is_open(known: &str, paired: &str) -> bool {
    known.is_empty() || is_same_number(known, paired)
}

/// Returns `known` with what is `given`; what is not given stays.
fn with_given(known: &GameInfo, given: &GameInfo) -> GameInfo {
    let text = info::to_toml(&GameInfo { result: None, ..given.clone() });
    let replaced = known.clone().without_players_replaced_by(given);
    // What was read as TOML, or from a tournament, can be written as TOML.
    text.and_then(|text| info::amended(&replaced, text.as_bytes())).unwrap_or_else(|_| known.clone())
}

/// Returns the recorder's settings for a game of which `info` is known.
fn settings_of(size: Option<BoardSize>, info: &GameInfo) -> RecorderSettings {
    let rules = Rules::preset(Preset::from_sgf(&info.rules).unwrap_or(Preset::Ing));
    RecorderSettings { size, handicap: info.handicap, move_made: info.move_made, ..RecorderSettings::under(&rules) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_acts::refusal::OpenNumbers;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{PointReading, PointState};
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::recording::{ResultNote, ResultStatus};

    /// A settled observation of 5x5 points, row by row.
    fn look(board: &str, second: u64) -> FrameObservation {
        let size = BoardSize::for_play(5).unwrap();
        let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Point2::new(x, y));
        let reading = |c: char| match c {
            'X' => PointReading::sure(PointState::Stone(Color::Black), 0.98),
            'O' => PointReading::sure(PointState::Stone(Color::White), 0.98),
            _ => PointReading::sure(PointState::Empty, 0.98),
        };
        FrameObservation::Board(Observation {
            size,
            pose: Pose::from_corners(size, corners).unwrap(),
            time: Duration::from_secs(second),
            readings: board.chars().filter(|c| !c.is_whitespace()).map(reading).collect(),
        })
    }

    #[track_caller]
    fn correct(writer: &mut SessionWriter, second: u64, correction: Correction) {
        let acts = [SessionAct::Correct(correction)];
        writer.act(Duration::from_secs(second), &acts, &Signature::default()).unwrap().unwrap();
    }

    #[test]
    fn an_answer_is_in_the_journal_and_closes_its_question() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let mut writer = SessionWriter::open(&options, "script", false, "").unwrap();
        let boards = [
            "..... ..... ..... ..... .....",
            "..... .X... ..... ..... .....",
            "..... .X... ...O. .O... .....",
            "..... .X... ...O. .O... .....",
        ];
        for (second, board) in (1..).zip(boards) {
            writer.observe(&look(board, second), true).unwrap();
        }
        let open = |writer: &SessionWriter| writer.view().questions.iter().map(|q| q.id).collect::<Vec<_>>();
        assert_eq!(open(&writer), [1], "two white stones at once are asked about");
        let now = Duration::from_secs(5);
        let mut answer = |question, answer| {
            let signed = Signature::new(String::new(), "referee");
            writer.act(now, &[SessionAct::Answer { question, answer }], &signed).unwrap()
        };
        let open_ones = OpenNumbers(vec![1]);
        assert_eq!(answer(7, Answer::Confirmed), Err(ActRefusal::NoSuchQuestion { question: 7, open: open_ones }));
        assert_eq!(
            answer(1, Answer::Chosen(99)),
            Err(ActRefusal::NoSuchChoice { question: 1, choices: OpenNumbers(vec![1, 2]) })
        );
        assert_eq!(answer(1, Answer::Rejected), Ok(Vec::new()));
        assert!(open(&writer).is_empty());
        drop(writer);

        let again = SessionWriter::open(&RecordOptions { resume: true, ..options }, "script", false, "").unwrap();
        assert!(open(&again).is_empty(), "the answer is in the journal");
        let answered: Vec<_> = again.state().questions().iter().map(|q| q.answer).collect();
        assert_eq!(answered, [Some(Answer::Rejected)]);
    }

    /// Moves the board until the recording is paused, then does `act`, then shows the board again: the pause is over.
    fn check_pause_ends(act: impl FnOnce(SessionWriter, &RecordOptions) -> SessionWriter) {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let mut writer = SessionWriter::open(&options, "script", false, "").unwrap();
        let empty = "..... ..... ..... ..... .....";
        let one = "..... .X... ..... ..... .....";
        writer.observe(&look(empty, 1), true).unwrap();
        writer.observe(&look(one, 2), true).unwrap();
        for second in 3..10 {
            writer.observe(&FrameObservation::Moving { time: Duration::from_secs(second) }, true).unwrap();
        }
        assert!(matches!(writer.view().phase, RecordingPhase::Held(_)), "{:?}", writer.view().phase);
        let mut writer = act(writer, &options);
        for second in 11..14 {
            writer.observe(&look(one, second), true).unwrap();
        }
        assert_eq!(writer.view().phase, RecordingPhase::Recording);
    }

    #[test]
    fn a_pause_ends_after_a_correction() {
        check_pause_ends(|mut writer, _| {
            let point = Point::new(2, 2);
            let wrong = Correction::WrongPoint { number: 1, point };
            correct(&mut writer, 10, wrong);
            correct(&mut writer, 10, Correction::Undo);
            writer
        });
    }

    #[test]
    fn a_pause_ends_after_the_recording_is_resumed() {
        check_pause_ends(|writer, options| {
            drop(writer);
            SessionWriter::open(&RecordOptions { resume: true, ..options.clone() }, "script", false, "").unwrap()
        });
    }

    #[test]
    fn a_stone_that_a_person_called_no_move_is_none_after_the_recording_is_resumed() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let open =
            |resume| SessionWriter::open(&RecordOptions { resume, ..options.clone() }, "script", false, "").unwrap();
        let see = |writer: &mut SessionWriter, from: u64, boards: &[&str]| {
            for (second, board) in (from..).zip(boards) {
                writer.observe(&look(board, second), true).unwrap();
            }
        };
        let moves = |writer: &SessionWriter| -> Vec<String> {
            let size = BoardSize::for_play(5).unwrap();
            writer.view().moves.iter().map(|m| m.point.map(|p| p.label(size)).unwrap_or_default()).collect()
        };
        let otherwise = |writer: &SessionWriter| -> Vec<String> {
            let size = BoardSize::for_play(5).unwrap();
            writer.view().seen_otherwise.iter().map(|p| p.label(size)).collect()
        };
        let one = "..... .X... ..... ..... .....";
        let two = "..... .X... ...O. ..... .....";
        let three = "..... .X... ...O. .O... .....";
        let mut writer = open(false);
        see(&mut writer, 1, &["..... ..... ..... ..... .....", one, two]);
        assert_eq!(moves(&writer), ["B4", "D3"]);
        // The stone at D3 fell there; nobody takes it away.
        assert_eq!(otherwise(&writer), [""; 0]);
        correct(&mut writer, 4, Correction::Extra { number: 2 });
        assert_eq!(otherwise(&writer), ["D3"]);
        drop(writer);
        let mut writer = open(true);
        see(&mut writer, 5, &[two, two, two]);
        assert_eq!(moves(&writer), ["B4"], "it still lies there");
        assert_eq!(otherwise(&writer), ["D3"], "and that is said");
        see(&mut writer, 8, &[three, three]);
        assert_eq!(moves(&writer), ["B4", "B2"], "play goes on beside it");
        drop(writer);
        // It is taken away and played after all.
        let mut writer = open(true);
        let four = "..... .X... X.... .O... .....";
        see(&mut writer, 12, &[three, "..... .X... ..... .O... .....", four, four]);
        assert_eq!(moves(&writer), ["B4", "B2", "A3"]);
        assert_eq!(otherwise(&writer), [""; 0], "the board is as the record has it");
        let five = "..... .X... X..O. .O... .....";
        see(&mut writer, 16, &[five, five]);
        assert_eq!(moves(&writer), ["B4", "B2", "A3", "D3"]);
    }

    #[test]
    fn a_stone_on_which_board_and_record_differ_is_shown_through_the_stop_until_they_agree() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let mut writer = SessionWriter::open(&options, "script", false, "").unwrap();
        let see = |writer: &mut SessionWriter, from: u64, boards: &[&str]| {
            for (second, board) in (from..).zip(boards) {
                writer.observe(&look(board, second), true).unwrap();
            }
        };
        let otherwise = |writer: &SessionWriter| -> Vec<String> {
            let size = BoardSize::for_play(5).unwrap();
            writer.view().seen_otherwise.iter().map(|p| p.label(size)).collect()
        };
        let two = "..... .X... ...O. ..... .....";
        see(&mut writer, 1, &["..... ..... ..... ..... .....", "..... .X... ..... ..... .....", two]);
        correct(&mut writer, 4, Correction::Extra { number: 2 });
        assert_eq!(otherwise(&writer), ["D3"], "the stone at D3 fell there");
        // The territories are filled: the record is frozen, and the stone still lies there.
        let fill = "XXXXX XXXXX XX.O. OOOOO OOOOO";
        see(&mut writer, 5, &[fill; 8]);
        assert!(matches!(writer.state().phase(), RecordingPhase::Stopped(_) | RecordingPhase::Counting));
        assert_eq!(otherwise(&writer), ["D3"]);
        see(&mut writer, 13, &["XXXXX XXXXX XX... OOOOO OOOOO"; 3]);
        assert_eq!(otherwise(&writer), [""; 0], "it was taken off");
    }

    #[test]
    fn a_stone_that_none_of_the_proposals_explains_stays_said_until_it_is_put_right() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let open =
            |resume| SessionWriter::open(&RecordOptions { resume, ..options.clone() }, "script", false, "").unwrap();
        let mut writer = open(false);
        let empty = "..... ..... ..... ..... .....";
        let played = "..... .X... ...O. ..... .....";
        // The stone at B4 was knocked to C4.
        let knocked = "..... ..X.. ...O. ..... .....";
        let boards = [empty, "..... .X... ..... ..... .....", played].into_iter().chain([knocked; 20]);
        for (second, board) in (1..).zip(boards) {
            writer.observe(&look(board, second), true).unwrap();
        }
        let asked = writer.view().questions.first().map(|question| question.id).unwrap();
        let signed = Signature::new(String::new(), "A. Referee");
        let rejected = [SessionAct::Answer { question: asked, answer: Answer::Rejected }];
        writer.act(Duration::from_secs(30), &rejected, &signed).unwrap().unwrap();
        let size = BoardSize::for_play(5).unwrap();
        let otherwise = |writer: &SessionWriter| -> Vec<String> {
            let mut labels: Vec<String> = writer.view().seen_otherwise.iter().map(|p| p.label(size)).collect();
            labels.sort();
            labels
        };
        assert_eq!(otherwise(&writer), ["B4", "C4"]);
        drop(writer);
        let mut writer = open(true);
        writer.observe(&look(knocked, 31), true).unwrap();
        assert_eq!(otherwise(&writer), ["B4", "C4"]);
        let wrong = Correction::WrongPoint { number: 1, point: Point::new(2, 1) };
        correct(&mut writer, 32, wrong);
        writer.observe(&look(knocked, 33), true).unwrap();
        assert_eq!(otherwise(&writer), [""; 0]);
    }

    #[test]
    fn a_second_recording_into_the_same_sgf_is_refused_until_the_first_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let open = |session: Option<&str>| {
            let session = session.map(|name| folder.path().join(name));
            SessionWriter::open(&RecordOptions { session, ..options.clone() }, "script", false, "")
        };
        let names = || {
            let entries = std::fs::read_dir(folder.path()).unwrap();
            let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names.retain(|name| !name.starts_with('.'));
            names
        };
        let mut first = open(None).unwrap();
        first.observe(&look("..... ..... ..... ..... .....", 1), true).unwrap();
        for session in [None, Some("elsewhere")] {
            assert!(matches!(open(session), Err(StorageError::RecordInUse { .. })));
        }
        assert_eq!(names(), ["game.session", "game.sgf"], "nothing of the second is there");
        drop(first);
        let mut second = open(None).unwrap();
        second.observe(&look("..... ..... ..... ..... .....", 1), true).unwrap();
        assert_eq!(names(), ["game.earlier-1.sgf", "game.session", "game.session-2", "game.sgf"]);
    }

    #[test]
    fn a_game_whose_result_is_confirmed_does_not_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        let mut writer = SessionWriter::open(&options, "script", false, "").unwrap();
        let result = GameResult::from_sgf("W+R").unwrap();
        let signed = Signature::new(String::new(), "Ito, Hopper");
        let note = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent: Assent::NONE };
        writer.append(vec![SessionEvent::Noted { time: Duration::from_secs(5), result: note }]).unwrap();
        drop(writer);
        let again = SessionWriter::open(&RecordOptions { resume: true, ..options }, "script", false, "");
        assert!(matches!(again, Err(StorageError::Confirmed { .. })));
    }

    #[test]
    fn a_recording_that_a_player_has_refused_since_goes_on_only_where_that_is_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
        SessionWriter::open(&options, "script", false, "2026-11-21T14:00:00Z").unwrap();
        let again = |toml: &str| RecordOptions {
            resume: true,
            amends: true,
            info: info::from_toml(toml.as_bytes()).unwrap(),
            ..options.clone()
        };
        let open = |toml: &str| SessionWriter::open(&again(toml), "script", false, "2026-11-22T10:00:00Z");
        let lines =
            || std::fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap().lines().count();
        let before = lines();
        assert!(matches!(open("black_consent='no'"), Err(StorageError::Refused { .. })));
        assert_eq!(lines(), before, "nothing is written");
        assert!(open("black_consent='yes'").is_ok());
    }

    #[test]
    fn a_recording_that_goes_on_takes_a_halls_names_only_where_it_has_none() {
        let pairing = |text: &str| info::from_toml(text.as_bytes()).unwrap();
        let (first, second) = ("black='Ada'\nwhite='Emmy'\nround='1'", "black='Grace'\nwhite='Ada'\nround='2'");
        // What the recording began with, what the hall has when it goes on, and who plays then.
        for (begun, paired, white) in [
            (first, second, "Emmy"),
            (first, "black='Ada'\nwhite='Emily'\nround='1'", "Emmy"),
            ("black='Ada'", first, ""),
            ("komi=6.5", first, "Emmy"),
            ("round='1'", first, "Emmy"),
            ("round='1'", second, ""),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let sgf = folder.path().join("game.sgf");
            let options = RecordOptions { sgf, info: pairing(begun), ..RecordOptions::default() };
            drop(SessionWriter::open(&options, "script", false, "2026-11-21T14:00:00Z").unwrap());
            let again = RecordOptions {
                resume: true,
                info: GameInfo::default(),
                pairing: Some(pairing(paired)),
                ..options.clone()
            };
            let writer = SessionWriter::open(&again, "script", false, "2026-11-21T16:00:00Z").unwrap();
            assert_eq!(writer.state().info().white.name, white, "{begun:?} and {paired:?}");
            assert_eq!(writer.state().info().komi, options.info.komi, "{begun:?} and {paired:?}");
        }
    }

    #[test]
    fn a_recording_that_was_to_go_on_and_is_not_there_begins_with_the_halls_names() {
        let folder = tempfile::tempdir().unwrap();
        let options = RecordOptions {
            sgf: folder.path().join("game.sgf"),
            resume: true,
            info: info::from_toml(b"komi=7.5").unwrap(),
            pairing: Some(info::from_toml(b"black='Ada'\nwhite='Emmy'\nkomi=6.5").unwrap()),
            ..RecordOptions::default()
        };
        let writer = SessionWriter::open(&options, "script", false, "2026-11-21T14:00:00Z").unwrap();
        let known = writer.state().info();
        let komi = known.komi.map(|komi| komi.to_string());
        assert_eq!((known.black.name.as_str(), komi.as_deref()), ("Ada", Some("7.5")));
    }

    #[test]
    fn names_are_put_right_when_a_recording_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let info = info::from_toml(b"black='Ada'\nkomi=6.5").unwrap();
        let options = RecordOptions { sgf: folder.path().join("game.sgf"), info, ..RecordOptions::default() };
        SessionWriter::open(&options, "script", false, "2026-11-21T14:00:00Z").unwrap();
        let given = info::from_toml(b"black='Ada 3d'\nwhite='Hua 2d'").unwrap();
        let again = RecordOptions { resume: true, amends: true, info: given, ..options };
        let writer = SessionWriter::open(&again, "script", false, "2026-11-22T10:00:00Z").unwrap();
        let known = writer.state().info();
        assert_eq!((known.black.rank.as_str(), known.white.name.as_str()), ("3d", "Hua"));
        assert_eq!(known.komi.map(|komi| komi.to_string()).as_deref(), Some("6.5"), "what is not given stays");
        drop(writer);
        // What is known already is not written again.
        drop(SessionWriter::open(&again, "script", false, "2026-11-23T10:00:00Z").unwrap());
        let events = SessionFolder::at(folder.path().join("game.session")).read().unwrap().events;
        assert_eq!(events.iter().filter(|e| matches!(e, SessionEvent::Corrected { .. })).count(), 1);
        // The same player in another spelling.
        let spelled = RecordOptions { info: info::from_toml(b"[white]\nname='HU\xC3\x81'").unwrap(), ..again.clone() };
        let writer = SessionWriter::open(&spelled, "script", false, "2026-11-24T09:00:00Z").unwrap();
        let white = &writer.state().info().white;
        assert_eq!([&*white.name, &*white.rank], ["HUÁ", "2d"], "the rank stays");
        drop(writer);
        // Another player has sat down: nobody has said which rank she has.
        let other = RecordOptions { info: info::from_toml(b"[black]\nname='Emmy Noether'").unwrap(), ..again };
        let writer = SessionWriter::open(&other, "script", false, "2026-11-24T10:00:00Z").unwrap();
        let known = writer.state().info();
        assert_eq!([&*known.black.name, &*known.black.rank, &*known.white.rank], ["Emmy Noether", "", "2d"]);
    }
}
