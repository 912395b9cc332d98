//! Writes down what is seen: sights go in, and the journal and the SGF on the disk are always up to date.
//!
//! The order is journal first: what is in the SGF or on the screen is in the journal, on the disk.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::formats::sgf;
use crate::game::point::BoardSize;
use crate::game::record::GameInfo;
use crate::recorder::event as seen;
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::session::correction::{Correction, CorrectionError};
use crate::session::counting;
use crate::session::recording::{Answer, RecordingPhase, RecordingView, SessionEvent, SessionState};
use crate::storage::StorageError;
use crate::storage::atomic;
use crate::storage::evidence;
use crate::storage::journal_file::JournalFile;
use crate::storage::session_folder::SessionFolder;

/// What is asked for when a game is to be recorded.
#[derive(Debug, Clone)]
pub struct RecordOptions {
    /// Where the SGF goes.
    pub sgf: PathBuf,
    /// Where the session folder goes; `None` for one beside the SGF.
    pub session: Option<PathBuf>,
    /// Whether to go on with the recording that is there.
    pub resume: bool,
    /// What is known about the game.
    pub info: GameInfo,
    /// The board's size, where it is known.
    pub size: Option<BoardSize>,
    /// How many bytes of pictures are kept at most; 0 for none.
    pub most_evidence: u64,
    /// How long pictures are kept, of this recording and of those beside it; zero for ever.
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

/// A season: long enough for a protest, and no archive of people's hands.
pub const KEEP_PICTURES: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Pictures of a whole game, twice over.
pub const MOST_EVIDENCE: u64 = 200 << 20;

impl RecordOptions {
    /// The session folder these options mean.
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
    /// The text on the disk, to write it only when it changes.
    written: String,
    /// What is added to the times of this source: it is not the first source of a resumed recording.
    shift: Duration,
    resumed_at: Option<Duration>,
    pictures_deleted: usize,
}

impl SessionWriter {
    /// Opens the recording: makes the session folder, or goes on with the one that is there. Everything that
    /// has to be written later is tried first, so that nothing is begun that cannot be kept.
    ///
    /// `at` is the time by the clock on the wall, as ISO 8601; `source` says in words what is watched; a live
    /// source's times begin anew at each start, those of a file do not.
    ///
    /// # Errors
    /// [`StorageError`] where the SGF or the session folder cannot be written, holds another recording, or
    /// holds one that was tampered with.
    pub fn open(options: &RecordOptions, source: &str, live: bool, at: &str) -> Result<Self, StorageError> {
        atomic::probe(&options.sgf)?;
        let folder = options.folder();
        let mut writer = if options.resume && folder.holds_a_recording() {
            let (journal, events) = folder.reopen()?;
            let state = SessionState::from_events(&events);
            if state.phase() == RecordingPhase::Sealed {
                return Err(StorageError::Sealed { session: folder.path().to_owned() });
            }
            let settings = settings_of(options, state.info());
            let last = state.last_time();
            let shift = if live { last + Duration::from_secs(1) } else { Duration::ZERO };
            let recorder = Recorder::resumed(settings, &state.for_recorder());
            let reopened =
                SessionEvent::Reopened { time: last.max(shift), at: at.to_owned(), source: source.to_owned() };
            let mut writer = Self {
                settings,
                recorder,
                state,
                journal,
                folder,
                sgf: options.sgf.clone(),
                written: String::new(),
                shift,
                resumed_at: Some(last),
                pictures_deleted: 0,
            };
            writer.keep(vec![reopened])?;
            writer
        } else {
            let journal = folder.create()?;
            let settings = settings_of(options, &options.info);
            let opened = SessionEvent::Opened {
                at: at.to_owned(),
                source: source.to_owned(),
                info: Box::new(options.info.clone()),
                program: concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION")).to_owned(),
            };
            let mut writer = Self {
                settings,
                recorder: Recorder::new(settings),
                state: SessionState::default(),
                journal,
                folder,
                sgf: options.sgf.clone(),
                written: String::new(),
                shift: Duration::ZERO,
                resumed_at: None,
                pictures_deleted: 0,
            };
            writer.keep(vec![opened])?;
            writer
        };
        writer.write_sgf()?;
        if !options.keep_pictures.is_zero() {
            let beside = atomic::folder_of(writer.folder.path()).to_owned();
            writer.pictures_deleted = evidence::apply_retention(&beside, options.keep_pictures);
        }
        Ok(writer)
    }

    /// How many pictures past their time were deleted when the recording was opened.
    #[must_use]
    pub const fn pictures_deleted(&self) -> usize {
        self.pictures_deleted
    }

    /// Takes in what the eyes say of one picture, and gives what that led to.
    ///
    /// # Errors
    /// [`StorageError::Write`] when it cannot be kept: the recording has to stop then rather than go on
    /// unwritten.
    pub fn observe(&mut self, observed: &FrameObservation, settled: bool) -> Result<Vec<SessionEvent>, StorageError> {
        let observed = shifted(observed, self.shift);
        let said = self.recorder.observe(&observed, settled);
        let rows = match &observed {
            FrameObservation::Board(observation) if !said.is_empty() => Some(observation.rows()),
            _ => None,
        };
        let board = rows.map(|rows| SessionEvent::Board { time: observed.time(), rows });
        self.note(board, said)
    }

    /// Notes that no pictures came for `lasted`, of which the source's own time missed `unseen`: the laptop slept, or the
    /// source was silent. What is seen next is believed only when it has been still anew.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
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
        self.keep(vec![gap.clone()])?;
        let said = self.recorder.observe(&FrameObservation::NoBoard { time }, false);
        let mut events = vec![gap];
        events.extend(self.note(None, said)?);
        Ok(events)
    }

    /// Keeps a person's answer to an open question; an answer to any other question changes nothing. `time` is
    /// the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
    pub fn answer(&mut self, time: Duration, question: u32, answer: Answer) -> Result<(), StorageError> {
        if self.state.questions().iter().any(|q| q.question.id == question && q.is_open()) {
            let time = (time + self.shift).max(self.state.last_time());
            self.keep(vec![SessionEvent::Answered { time, question, answer }])?;
            self.recorder = Recorder::resumed(self.settings, &self.state.for_recorder());
            self.write_sgf()?;
        }
        Ok(())
    }

    /// Keeps a person's correction. One that does not fit the record changes nothing, and the reason is given.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
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
            self.keep(vec![SessionEvent::Corrected { time, correction }])?;
            self.recorder = Recorder::resumed(self.settings, &self.state.for_recorder());
            self.write_sgf()?;
        }
        Ok(fits)
    }

    /// Whether a look shows the whole board as the record has it.
    #[must_use]
    pub fn is_as_recorded(&self, observation: &Observation) -> bool {
        self.recorder.is_as_recorded(observation)
    }

    /// Notes the pictures of some moves by their hashes.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
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
        self.keep(vec![SessionEvent::Pictured { time, moves, before, after }])
    }

    /// Keeps what happened at the count of the game; the record stays as it is. `time` is the source's.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
    pub fn note_count(&mut self, time: Duration, events: Vec<counting::CountEvent>) -> Result<(), StorageError> {
        if events.is_empty() {
            return Ok(());
        }
        let time = (time + self.shift).max(self.state.last_time());
        self.keep(events.into_iter().map(|event| SessionEvent::Counted { time, event }).collect())
    }

    /// The hash of the journal's last line, which stands for everything before it.
    #[must_use]
    pub fn head(&self) -> &str {
        self.journal.head()
    }

    /// The source is at its end: commits what is pending and closes the recording.
    ///
    /// # Errors
    /// As [`SessionWriter::see`].
    pub fn finish(&mut self, time: Duration, why: &str) -> Result<Vec<SessionEvent>, StorageError> {
        let said = self.recorder.finish();
        let mut events = self.note(None, said)?;
        let time = (time + self.shift).max(self.state.last_time());
        let ended = SessionEvent::Ended { time, why: why.to_owned() };
        self.keep(vec![ended.clone()])?;
        events.push(ended);
        Ok(events)
    }

    fn note(
        &mut self,
        board: Option<SessionEvent>,
        said: Vec<seen::RecorderEvent>,
    ) -> Result<Vec<SessionEvent>, StorageError> {
        if said.is_empty() {
            return Ok(Vec::new());
        }
        let events: Vec<SessionEvent> = board.into_iter().chain(said.into_iter().map(SessionEvent::Recorder)).collect();
        self.keep(events.clone())?;
        self.write_sgf()?;
        Ok(events)
    }

    fn keep(&mut self, events: Vec<SessionEvent>) -> Result<(), StorageError> {
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

    /// What the recording has come to.
    #[must_use]
    pub const fn state(&self) -> &SessionState {
        &self.state
    }

    /// What is shown of it.
    #[must_use]
    pub fn view(&self) -> RecordingView {
        self.state.view()
    }

    /// What is added to the times of the source.
    #[must_use]
    pub const fn shift(&self) -> Duration {
        self.shift
    }

    /// Whether an earlier run of the same file has dealt with its picture of this time. The picture at which it
    /// was killed is looked at again: what it led to may be only half in the journal, and seeing it twice
    /// changes nothing.
    #[must_use]
    pub fn has_seen(&self, time: Duration) -> bool {
        self.resumed_at.is_some_and(|known| time < known)
    }

    /// Where the SGF is.
    #[must_use]
    pub fn sgf(&self) -> &Path {
        &self.sgf
    }

    /// Where the session folder is.
    #[must_use]
    pub fn folder(&self) -> &SessionFolder {
        &self.folder
    }
}

/// What the recorder goes by in a game of which `info` is known.
fn settings_of(options: &RecordOptions, info: &GameInfo) -> RecorderSettings {
    let handicap = (info.handicap > 0).then_some(info.handicap);
    RecorderSettings { size: options.size, handicap, move_made: info.move_made, ..RecorderSettings::default() }
}

/// The SGF of a recording; `None` until the board has been seen.
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

    /// One settled look at five by five points, each row being a word.
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
