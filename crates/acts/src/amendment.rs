//! Answers, corrections, results and seals of a recording that is not running: they go into its journal, and the SGF is
//! written again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use kifuscribe_core::session::correction::{Correction, CorrectionError};
use kifuscribe_core::session::counting::{CountEvent, Withdrawal};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{Answer, RecordingPhase, ResultNote, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::outcome::TournamentResult;
use kifuscribe_formats::seal_signature::SealKey;
use kifuscribe_formats::sgf::charset::decode;
use kifuscribe_language::say;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::seal_proof::{self, SealProof};
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::recording_sgf::sgf_of;

/// The names of the result slip in a session folder: the page, and the same on paper.
pub const SLIP_PAGE: &str = "result-slip.html";
/// See [`SLIP_PAGE`].
pub const SLIP_PDF: &str = "result-slip.pdf";

/// The names of a confirmed result's files in a session folder.
const RESULT_JSON: &str = "result.json";
/// See [`RESULT_JSON`].
const RESULT_CSV: &str = "result.csv";

/// Why a recording was not amended. Nothing is written then.
#[derive(Debug, Error)]
pub enum AmendError {
    /// The disk, or a damaged journal.
    #[error(transparent)]
    Archive(#[from] StorageError),
    /// The correction does not fit.
    #[error(transparent)]
    Correction(#[from] CorrectionError),
    /// The recording has no record.
    #[error("{}", say!("error-amend-no-record"))]
    NoRecord,
    /// A question that is not open.
    #[error("{}", say!("error-amend-no-such-question", question = .question, open = .open))]
    NoSuchQuestion {
        /// The number given.
        question: u32,
        /// The open ones.
        open: String,
    },
    /// A proposal that does not exist.
    #[error("{}", say!("error-amend-no-such-choice", question = .question, choices = .choices))]
    NoSuchChoice {
        /// The question.
        question: u32,
        /// How many proposals it has.
        choices: usize,
    },
    /// The confirmed result is final.
    #[error("{}", say!("error-amend-final", result = .result))]
    Final {
        /// The result.
        result: String,
    },
    /// What is done in somebody's name was asked for in nobody's.
    #[error("{}", say!("error-amend-unsigned"))]
    Unsigned,
    /// Nothing was decided.
    #[error("{}", say!("error-amend-nothing-decided"))]
    NothingDecided,
    /// A newer recording has replaced the SGF.
    #[error("{}", say!("error-amend-newer-recording", sgf = .sgf.display(), newest = .newest.display()))]
    NewerRecording {
        /// The SGF.
        sgf: PathBuf,
        /// The session folder of the newer recording.
        newest: PathBuf,
    },
    /// The SGF is not where it is expected.
    #[error("{}", say!("error-amend-which-sgf", session = .session.display()))]
    WhichSgf {
        /// The session folder.
        session: PathBuf,
    },
}

/// A recording after something was added to its journal.
#[derive(Debug, Clone)]
pub struct Amended {
    /// Its state.
    pub state: SessionState,
    /// Where the SGF is kept as it was, because somebody else had written into it; `None` where nobody had.
    pub kept: Option<PathBuf>,
}

/// The SGF that belongs to a session folder: `GAME.sgf` beside `GAME.session`.
///
/// # Errors
/// [`AmendError::WhichSgf`] where there is none, [`AmendError::NewerRecording`] where it is that of another game by now.
pub fn sgf_beside(session: &Path) -> Result<PathBuf, AmendError> {
    let sgf = session.with_extension("sgf");
    let newest = SessionFolder::beside(&sgf, true);
    if newest.holds_a_recording() && newest.path().file_name() != session.file_name() {
        return Err(AmendError::NewerRecording { sgf, newest: newest.path().to_owned() });
    }
    if sgf.is_file() { Ok(sgf) } else { Err(AmendError::WhichSgf { session: session.to_owned() }) }
}

/// Returns the text of an SGF file in any character set.
///
/// # Errors
/// The system's error where it cannot be read.
pub fn sgf_text(sgf: &Path) -> io::Result<String> {
    Ok(decode(&fs::read(sgf)?, &mut Vec::new()).0.into_owned())
}

/// Writes a correction into the journal, and the SGF again. A result slip with other names than the record is deleted.
///
/// # Errors
/// [`AmendError`]; nothing is written into the journal then, unless it is the record that cannot be written.
pub fn correct(session: &Path, sgf: &Path, correction: Correction, signed: Signature) -> Result<Amended, AmendError> {
    amend(session, sgf, |state| {
        state.record().ok_or(AmendError::NoRecord)?;
        state.check_correction(&correction)?;
        if signed.by.is_empty() && state.requires_name(&correction) {
            return Err(AmendError::Unsigned);
        }
        Ok(SessionEvent::Corrected { time: state.last_time(), correction, signed })
    })
}

/// Writes an answer into the journal, and the SGF again.
///
/// # Errors
/// [`AmendError`]; nothing is written then.
pub fn answer(
    session: &Path,
    sgf: &Path,
    question: u32,
    answer: Answer,
    signed: Signature,
) -> Result<Amended, AmendError> {
    amend(session, sgf, |state| {
        let open = || state.questions().iter().filter(|q| q.is_open());
        let Some(asked) = open().find(|q| q.question.id == question) else {
            let open: Vec<String> = open().map(|q| q.question.id.to_string()).collect();
            let open = if open.is_empty() { "none".to_owned() } else { open.join(", ") };
            return Err(AmendError::NoSuchQuestion { question, open });
        };
        let choices = asked.question.alternatives.len();
        if matches!(answer, Answer::Chosen(choice) if choice >= choices) {
            return Err(AmendError::NoSuchChoice { question, choices });
        }
        Ok(SessionEvent::Answered { time: state.last_time(), question, answer, signed })
    })
}

/// A recording that is sealed.
#[derive(Debug)]
pub struct SealedRecording {
    /// The recording.
    pub state: SessionState,
    /// The hash at the end of its journal, which proves later that nothing before it was changed.
    pub number: String,
    /// Who signed the seal.
    pub proof: SealProof,
}

/// Seals a recording: only corrections, answers and the result can be added after that. A sealed recording stays as it
/// is. `at` is the local time as ISO 8601. With `key`, a seal that is not signed is signed.
///
/// # Errors
/// [`AmendError`]; nothing is written then, but a seal may be there without its signature.
pub fn seal(session: &Path, at: &str, key: Option<&SealKey>) -> Result<SealedRecording, AmendError> {
    let folder = SessionFolder::at(session);
    let (mut journal, events) = folder.reopen()?;
    let mut state = SessionState::from_events(&events);
    if state.record().is_none() {
        return Err(AmendError::NoRecord);
    }
    if state.phase() != RecordingPhase::Sealed {
        let sealed = SessionEvent::Sealed { time: state.last_time(), at: at.to_owned() };
        journal.append(std::slice::from_ref(&sealed))?;
        state.apply(&sealed);
    }
    drop(journal);
    let journal = folder.read()?;
    let proof = match (SealProof::of(session, &journal)?, key) {
        (SealProof::NotSigned | SealProof::Forged, Some(key)) => seal_proof::sign(session, &journal, key)?,
        (proof, _) => proof,
    };
    Ok(SealedRecording { state, number: journal.head().to_owned(), proof })
}

/// Writes a result into the journal. A confirmed one also goes into the SGF, and as `result.json` and `result.csv` into
/// the session folder.
///
/// # Errors
/// As [`correct`].
pub fn note_result(session: &Path, sgf: &Path, result: ResultNote) -> Result<Amended, AmendError> {
    amend(session, sgf, |state| {
        if let Some(note) = state.confirmed_result() {
            return Err(AmendError::Final { result: note.result.to_sgf() });
        }
        Ok(SessionEvent::Noted { time: state.last_time(), result })
    })
}

/// Takes the last ruling or result back, and writes the SGF again; the journal keeps both. A result that is taken back
/// is not handed out any more: `result.json`, `result.csv` and the result slip are deleted.
///
/// # Errors
/// As [`correct`].
pub fn withdraw(session: &Path, sgf: &Path, withdrawal: Withdrawal) -> Result<Amended, AmendError> {
    amend(session, sgf, |state| {
        if !state.history().iter().any(|entry| entry.act.is_decision() && !entry.is_taken_back) {
            return Err(AmendError::NothingDecided);
        }
        Ok(SessionEvent::Counted { time: state.last_time(), event: CountEvent::Withdrawn(withdrawal) })
    })
}

/// Takes the last ruling back that is kept in the journal of a count without a recording.
///
/// # Errors
/// [`AmendError`]; nothing is written then.
pub fn withdraw_ruling(journal: &CountJournal, withdrawal: Withdrawal) -> Result<(), AmendError> {
    if journal.read()?.counting.rulings.is_empty() {
        return Err(AmendError::NothingDecided);
    }
    journal.add(CountEvent::Withdrawn(withdrawal))?;
    Ok(())
}

/// Writes a note about the game into the journal, and the SGF again.
///
/// # Errors
/// [`AmendError`]; nothing is written then.
pub fn note_incident(session: &Path, sgf: &Path, note: IncidentNote) -> Result<Amended, AmendError> {
    amend(session, sgf, |state| {
        Ok(SessionEvent::Counted { time: state.last_time(), event: CountEvent::Incident(note) })
    })
}

fn amend(
    session: &Path,
    sgf: &Path,
    decide: impl FnOnce(&SessionState) -> Result<SessionEvent, AmendError>,
) -> Result<Amended, AmendError> {
    atomic::probe(sgf)?;
    let (mut journal, events) = SessionFolder::at(session).reopen()?;
    let mut state = SessionState::from_events(&events);
    let event = match decide(&state) {
        Ok(event) => event,
        Err(why) => {
            // Who does again what the journal has already is refused, and gets the rest of it.
            catch_up(session, sgf, &events, &state)?;
            return Err(why);
        }
    };
    let kept = edited_record::keep_edited(sgf, &events)?;
    let before = state.clone();
    state.apply(&event);
    // What is handed out goes first: at no moment does it say something else than the journal.
    if state.confirmed_result() != before.confirmed_result() {
        atomic::delete(session, &[RESULT_JSON, RESULT_CSV, SLIP_PAGE, SLIP_PDF])?;
    } else if state.info() != before.info() {
        atomic::delete(session, &[SLIP_PAGE, SLIP_PDF])?;
    }
    if let Err(why) = journal.append(std::slice::from_ref(&event)) {
        // The next amendment tries it again.
        let _ = write_files(session, sgf, &before);
        return Err(why.into());
    }
    write_files(session, sgf, &state)?;
    Ok(Amended { state, kept })
}

/// Writes what the files of a recording lack of its journal, where the program was stopped before it wrote them. An SGF that
/// somebody else wrote into is left alone.
///
/// # Errors
/// [`StorageError`].
pub fn bring_up_to_date(session: &Path, sgf: &Path) -> Result<(), StorageError> {
    // The journal stays locked meanwhile.
    let (_journal, events) = SessionFolder::at(session).reopen()?;
    catch_up(session, sgf, &events, &SessionState::from_events(&events))
}

fn catch_up(session: &Path, sgf: &Path, events: &[SessionEvent], state: &SessionState) -> Result<(), StorageError> {
    if !sgf.is_file() || edited_record::is_edited(sgf, events)? {
        return Ok(());
    }
    write_files(session, sgf, state)
}

/// Writes the files that are made of a journal, where they are not as it gives them: the SGF, and of a confirmed result, for
/// those who run a tournament, `result.json` and `result.csv`. Without one there are none of its files.
fn write_files(session: &Path, sgf: &Path, state: &SessionState) -> Result<(), StorageError> {
    if let Some(text) = sgf_of(state) {
        write_changed(sgf, &text)?;
    }
    let Some(note) = state.confirmed_result() else {
        return atomic::delete(session, &[RESULT_JSON, RESULT_CSV, SLIP_PAGE, SLIP_PDF]);
    };
    let outcome = TournamentResult::of(state.info(), note);
    write_changed(&session.join(RESULT_JSON), &outcome.to_json())?;
    write_changed(&session.join(RESULT_CSV), &outcome.to_csv())
}

/// Writes a file, unless it holds this text.
fn write_changed(path: &Path, text: &str) -> Result<(), StorageError> {
    if fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes()) {
        Ok(())
    } else {
        atomic::write(path, text.as_bytes())
    }
}
