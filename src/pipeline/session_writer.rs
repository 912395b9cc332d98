//! Writes a recording to the disk: observations in, and the journal and the SGF are always up to date.
//!
//! The journal is written first: what is in the SGF or on the screen is in the journal on the disk.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::formats::sgf;
use crate::game::point::BoardSize;
use crate::game::record::GameInfo;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::session::correction::{Correction, CorrectionError};
use crate::session::counting::CountEvent;
use crate::session::recording::{Answer, RecordingPhase, RecordingView, SessionEvent, SessionState};
use crate::storage::StorageError;
use crate::storage::atomic;
use crate::storage::evidence;
use crate::storage::journal_file::JournalFile;
use crate::storage::session_folder::SessionFolder;

/// The options of a recording.
#[derive(Debug, Clone)]
pub struct RecordOptions {
    /// The path of the SGF.
    pub sgf: PathBuf,
    /// The session folder; `None` for one beside the SGF.
    pub session: Option<PathBuf>,
    /// Whether to resume the recording that is there.
    pub resume: bool,
    /// What is known about the game in advance.
    pub info: GameInfo,
    /// The board's size, if it is known.
    pub size: Option<BoardSize>,
    /// The most bytes of pictures that are stored; 0 for none.
    pub most_evidence: u64,
    /// The maximum age of pictures, of this recording and of those beside it; zero for no limit.
    pub keep_pictures: Duration,
}

impl Default for RecordOptions {
    fn default() -> Self {
        let (sgf, info) = (PathBuf::new(), GameInfo::default());
        Self {
            sgf,
            session: None,
            resume: false,
            info,
            size: None,
            most_evidence: MOST_EVIDENCE,
            keep_pictures: KEEP_PICTURES,
        }
    }
}

/// The default maximum age of pictures, 90 days: long enough for a protest, without an archive of people's hands.
pub const KEEP_PICTURES: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// The default most bytes of pictures: twice those of a whole game.
pub const MOST_EVIDENCE: u64 = 200 << 20;

impl RecordOptions {
    /// The session folder of these options.
    #[must_use]
    pub fn folder(&self) -> SessionFolder {
        self.session.as_ref().map_or_else(|| SessionFolder::beside(&self.sgf, self.resume), SessionFolder::at)
    }
}

/// The writer of one recording.
#[derive(Debug)]
pub struct SessionWriter {
    settings: RecorderSettings,
    recorder: Recorder,
    state: SessionState,
    journal: JournalFile,
    folder: SessionFolder,
    sgf: PathBuf,
    /// The SGF on the disk. Why: it is only written when it changes.
    written: String,
    /// What is added to the times of the source. Why: the source of a resumed recording begins at zero again.
    shift: Duration,
    resumed_at: Option<Duration>,
    pictures_deleted: usize,
}

impl SessionWriter {
    /// Opens the recording: creates the session folder, or resumes the recording in it. Whether everything can be written
    /// that has to be written later is tried first.
    ///
    /// `at` is the wall-clock time as ISO 8601, `source` describes the source for people to read. The times of a live
    /// source begin again at each start, those of a file do not.
    ///
    /// # Errors
    /// [`StorageError`] if the SGF or the session folder cannot be written, or if the folder holds another recording, a
    /// sealed one, or one whose journal is damaged.
    pub fn open(options: &RecordOptions, source: &str, live: bool, at: &str) -> Result<Self, StorageError> {
        atomic::probe(&options.sgf)?;
        let folder = options.folder();
        let mut writer = if options.resume && folder.holds_a_recording() {
            Self::resume(options, folder, source, live, at)?
        } else {
            Self::create(options, folder, source, at)?
        };
        writer.write_sgf()?;
        if !options.keep_pictures.is_zero() {
            let beside = atomic::folder_of(writer.folder.path()).to_owned();
            writer.pictures_deleted = evidence::apply_retention(&beside, options.keep_pictures);
        }
        Ok(writer)
    }

    fn create(options: &RecordOptions, folder: SessionFolder, source: &str, at: &str) -> Result<Self, StorageError> {
        let settings = settings_of(options, &options.info);
        let mut writer = Self {
            settings,
            recorder: Recorder::new(settings),
            state: SessionState::default(),
            journal: folder.create()?,
            folder,
            sgf: options.sgf.clone(),
            written: String::new(),
            shift: Duration::ZERO,
            resumed_at: None,
            pictures_deleted: 0,
        };
        writer.commit(vec![SessionEvent::Opened {
            at: at.to_owned(),
            source: source.to_owned(),
            info: Box::new(options.info.clone()),
            program: concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION")).to_owned(),
        }])?;
        Ok(writer)
    }

    fn resume(
        options: &RecordOptions,
        folder: SessionFolder,
        source: &str,
        live: bool,
        at: &str,
    ) -> Result<Self, StorageError> {
        let (journal, events) = folder.reopen()?;
        let state = SessionState::from_events(&events);
        if state.phase() == RecordingPhase::Sealed {
            return Err(StorageError::Sealed { session: folder.path().to_owned() });
        }
        let settings = settings_of(options, state.info());
        let last = state.last_time();
        let shift = if live { last + Duration::from_secs(1) } else { Duration::ZERO };
        let mut writer = Self {
            settings,
            recorder: Recorder::resumed(settings, &state.for_recorder()),
            state,
            journal,
            folder,
            sgf: options.sgf.clone(),
            written: String::new(),
            shift,
            resumed_at: Some(last),
            pictures_deleted: 0,
        };
        let (at, source) = (at.to_owned(), source.to_owned());
        writer.commit(vec![SessionEvent::Reopened { time: last.max(shift), at, source }])?;
        Ok(writer)
    }

    /// The number of old pictures that were deleted when the recording was opened.
    #[must_use]
    pub const fn pictures_deleted(&self) -> usize {
        self.pictures_deleted
    }

    /// Records the observation of one frame, and returns the events that follow from it.
    ///
    /// # Errors
    /// [`StorageError`] if the events cannot be written. The recording has to stop then.
    pub fn observe(&mut self, observed: &FrameObservation, settled: bool) -> Result<Vec<SessionEvent>, StorageError> {
        let observed = shifted(observed, self.shift);
        let recorded = self.recorder.observe(&observed, settled);
        let rows = match &observed {
            FrameObservation::Board(observation) if !recorded.is_empty() => Some(observation.rows()),
            _ => None,
        };
        let board = rows.map(|rows| SessionEvent::Board { time: observed.time(), rows });
        self.commit_recorder_events(board, recorded)
    }

    /// Records that no frame came for `lasted`, of which the source's own clock missed `unseen`: the computer slept, or the
    /// source delivered nothing. After that, every point of the board has to become stable again.
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
        let time = (time + self.shift).max(self.state.last_time());
        let gap = SessionEvent::Gap { time, at: at.to_owned(), lasted, why: why.to_owned() };
        self.commit(vec![gap.clone()])?;
        let recorded = self.recorder.observe(&FrameObservation::NoBoard { time }, false);
        let mut events = vec![gap];
        events.extend(self.commit_recorder_events(None, recorded)?);
        Ok(events)
    }

    /// Records a person's answer to an open question. An answer to another question, or with an alternative that does not
    /// exist, changes nothing. `time` is that of the source.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn answer(&mut self, time: Duration, question: u32, answer: Answer) -> Result<(), StorageError> {
        let time = (time + self.shift).max(self.state.last_time());
        let answered = SessionEvent::Answered { time, question, answer };
        let is_open = self.state.questions().iter().any(|q| q.question.id == question && q.is_open());
        if is_open && self.state.check(&answered).is_ok() {
            self.commit(vec![answered])?;
            self.recorder = Recorder::resumed(self.settings, &self.state.for_recorder());
            self.write_sgf()?;
        }
        Ok(())
    }

    /// Records a person's correction. One that does not fit the record changes nothing, and is returned as the inner
    /// error.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn correct(
        &mut self,
        time: Duration,
        correction: Correction,
    ) -> Result<Result<(), CorrectionError>, StorageError> {
        let fits = match self.state.record() {
            Some(_) if correction == Correction::Undo && !self.state.can_undo() => Err(CorrectionError::NothingToUndo),
            Some(record) => correction.check(record),
            None => Err(CorrectionError::NoSuchMove { number: 1, moves: 0 }),
        };
        if fits.is_ok() {
            let time = (time + self.shift).max(self.state.last_time());
            self.commit(vec![SessionEvent::Corrected { time, correction }])?;
            self.recorder = Recorder::resumed(self.settings, &self.state.for_recorder());
            self.write_sgf()?;
        }
        Ok(fits)
    }

    /// Whether an observation shows the whole board as the record has it.
    #[must_use]
    pub fn is_as_recorded(&self, observation: &Observation) -> bool {
        self.recorder.is_as_recorded(observation)
    }

    /// Records the pictures of some moves by their hashes.
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
        self.commit(vec![SessionEvent::Pictured { time, moves, before, after }])
    }

    /// Records what happened at the count of the game; the record stays as it is. `time` is that of the source.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn note_count(&mut self, time: Duration, events: Vec<CountEvent>) -> Result<(), StorageError> {
        if events.is_empty() {
            return Ok(());
        }
        let time = (time + self.shift).max(self.state.last_time());
        self.commit(events.into_iter().map(|event| SessionEvent::Counted { time, event }).collect())
    }

    /// The hash of the journal's last line, which stands for everything before it.
    #[must_use]
    pub fn head(&self) -> &str {
        self.journal.head()
    }

    /// Ends the recording: commits what is pending.
    ///
    /// # Errors
    /// As [`SessionWriter::observe`].
    pub fn finish(&mut self, time: Duration, why: &str) -> Result<Vec<SessionEvent>, StorageError> {
        let recorded = self.recorder.finish();
        let mut events = self.commit_recorder_events(None, recorded)?;
        let time = (time + self.shift).max(self.state.last_time());
        let ended = SessionEvent::Ended { time, why: why.to_owned() };
        self.commit(vec![ended.clone()])?;
        events.push(ended);
        Ok(events)
    }

    fn commit_recorder_events(
        &mut self,
        board: Option<SessionEvent>,
        recorded: Vec<RecorderEvent>,
    ) -> Result<Vec<SessionEvent>, StorageError> {
        if recorded.is_empty() {
            return Ok(Vec::new());
        }
        let events: Vec<SessionEvent> =
            board.into_iter().chain(recorded.into_iter().map(SessionEvent::Recorder)).collect();
        self.commit(events.clone())?;
        self.write_sgf()?;
        Ok(events)
    }

    fn commit(&mut self, events: Vec<SessionEvent>) -> Result<(), StorageError> {
        self.journal.append(&events)?;
        for event in &events {
            self.state.apply(event);
        }
        Ok(())
    }

    fn write_sgf(&mut self) -> Result<(), StorageError> {
        let Some(text) = sgf_of(&self.state) else { return Ok(()) };
        if text != self.written {
            atomic::write(&self.sgf, text.as_bytes())?;
            self.written = text;
        }
        Ok(())
    }

    /// The state of the recording.
    #[must_use]
    pub const fn state(&self) -> &SessionState {
        &self.state
    }

    /// The view that is shown to people.
    #[must_use]
    pub fn view(&self) -> RecordingView {
        self.state.view()
    }

    /// What is added to the times of the source.
    #[must_use]
    pub const fn shift(&self) -> Duration {
        self.shift
    }

    /// Whether an earlier run on the same file has recorded the frame of this time. The last frame of that run is recorded
    /// again: its events may be incomplete in the journal, and recording it twice changes nothing.
    #[must_use]
    pub fn has_seen(&self, time: Duration) -> bool {
        self.resumed_at.is_some_and(|resumed_at| time < resumed_at)
    }

    /// The path of the SGF.
    #[must_use]
    pub fn sgf(&self) -> &Path {
        &self.sgf
    }

    /// The session folder.
    #[must_use]
    pub fn folder(&self) -> &SessionFolder {
        &self.folder
    }
}

/// The settings of the recorder for a game of which `info` is known.
fn settings_of(options: &RecordOptions, info: &GameInfo) -> RecorderSettings {
    let handicap = (info.handicap > 0).then_some(info.handicap);
    RecorderSettings { size: options.size, handicap, move_made: info.move_made, ..RecorderSettings::default() }
}

/// The SGF of a recording; `None` until the game has begun.
#[must_use]
pub fn sgf_of(state: &SessionState) -> Option<String> {
    state.record().map(sgf::write)
}

fn shifted(observed: &FrameObservation, shift: Duration) -> FrameObservation {
    let mut observed = observed.clone();
    match &mut observed {
        FrameObservation::Board(observation) => observation.time += shift,
        FrameObservation::Unchanged { time }
        | FrameObservation::Moving { time }
        | FrameObservation::NoBoard { time } => *time += shift,
    }
    observed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color;
    use crate::sensing::geometry::{Point2, Pose};
    use crate::sensing::observation::{PointReading, PointState};

    /// An observation of five by five points, the rows separated by spaces.
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
        writer.answer(now, 7, Answer::Confirmed).unwrap();
        assert_eq!(open(&writer), [1], "there is no question 7");
        writer.answer(now, 1, Answer::Rejected).unwrap();
        assert!(open(&writer).is_empty());
        drop(writer);

        let again = SessionWriter::open(&RecordOptions { resume: true, ..options }, "script", false, "").unwrap();
        assert!(open(&again).is_empty(), "the answer is in the journal");
        let answered: Vec<_> = again.state().questions().iter().map(|q| q.answer).collect();
        assert_eq!(answered, [Some(Answer::Rejected)]);
    }
}
