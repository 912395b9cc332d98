//! The files that are made of a recording's journal: the SGF, and those of a confirmed result.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::ActError;
use kifuscribe_core::session::recording::{ResultNote, SessionEvent, SessionState};
use kifuscribe_formats::outcome::TournamentResult;
use kifuscribe_formats::sgf::charset::decode;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::edited_record;
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

/// The SGF that belongs to a session folder: `GAME.sgf` beside `GAME.session`.
///
/// # Errors
/// [`ActError::WhichSgf`] where there is none, [`ActError::NewerRecording`] where it is that of another game by now.
pub fn sgf_beside(session: &Path) -> Result<PathBuf, ActError> {
    let sgf = session.with_extension("sgf");
    let newest = SessionFolder::beside(&sgf, true);
    if newest.holds_a_recording() && newest.path().file_name() != session.file_name() {
        return Err(ActError::NewerRecording { sgf, newest: newest.path().to_owned() });
    }
    if sgf.is_file() { Ok(sgf) } else { Err(ActError::WhichSgf { session: session.to_owned() }) }
}

/// Returns the text of an SGF file in any character set.
///
/// # Errors
/// The system's error where it cannot be read.
pub fn sgf_text(sgf: &Path) -> io::Result<String> {
    Ok(decode(&fs::read(sgf)?, &mut Vec::new()).0.into_owned())
}

/// Deletes what is handed out of a recording and will say something else after an act that makes `after` of `before`. Why first: at
/// no moment does it say something else than the journal.
pub(super) fn delete_outdated(session: &Path, before: &SessionState, after: &SessionState) -> Result<(), StorageError> {
    if after.confirmed_result() != before.confirmed_result() {
        atomic::delete(session, &[RESULT_JSON, RESULT_CSV, SLIP_PAGE, SLIP_PDF])
    } else if after.info() != before.info() {
        atomic::delete(session, &[SLIP_PAGE, SLIP_PDF])
    } else {
        Ok(())
    }
}

/// Writes what the files of a recording lack of its journal, where the program was stopped before it wrote them. An SGF that
/// somebody else wrote into is left alone.
pub(super) fn catch_up(
    session: &Path,
    sgf: &Path,
    events: &[SessionEvent],
    state: &SessionState,
) -> Result<(), StorageError> {
    if !sgf.is_file() || edited_record::is_edited(sgf, events)? {
        return Ok(());
    }
    write_files(session, sgf, state)
}

/// Writes the files that are made of a journal, where they are not as it gives them: the SGF, and of a confirmed result, for
/// those who run a tournament, `result.json` and `result.csv`.
pub(super) fn write_files(session: &Path, sgf: &Path, state: &SessionState) -> Result<(), StorageError> {
    if let Some(text) = sgf_of(state) {
        write_changed(sgf, &text)?;
    }
    write_result(session, state)
}

/// Writes the files of a confirmed result, where they are not as the journal gives them; without one there are none.
///
/// # Errors
/// [`StorageError::Write`].
pub fn write_result(session: &Path, state: &SessionState) -> Result<(), StorageError> {
    let Some(note) = state.confirmed_result() else {
        return atomic::delete(session, &[RESULT_JSON, RESULT_CSV, SLIP_PAGE, SLIP_PDF]);
    };
    let is_decided = state.counting().is_decided_by_the_referee(note.result);
    result_files(state, note, is_decided).iter().try_for_each(|(name, text)| write_changed(&session.join(name), text))
}

/// The files of a confirmed result with their names. Where `is_decided`, the referee decided it.
fn result_files(state: &SessionState, note: &ResultNote, is_decided: bool) -> [(&'static str, String); 2] {
    let outcome = TournamentResult::of(state.info(), note, is_decided);
    [(RESULT_JSON, outcome.to_json()), (RESULT_CSV, outcome.to_csv())]
}

/// The files of a result in a session folder that are not what its journal gives: changed, or of a result that is not confirmed.
///
/// # Errors
/// [`StorageError::Read`].
pub fn changed_results(session: &Path, state: &SessionState) -> Result<Vec<PathBuf>, StorageError> {
    // Earlier versions gave a referee's decision by points as a count.
    let given = state.confirmed_result().map(|note| {
        let is_decided = state.counting().is_decided_by_the_referee(note.result);
        [is_decided, false].map(|is_decided| result_files(state, note, is_decided).map(|(_, text)| text))
    });
    let mut changed = Vec::new();
    for (i, name) in [RESULT_JSON, RESULT_CSV].into_iter().enumerate() {
        let path = session.join(name);
        match fs::read(&path) {
            Ok(bytes) if given.iter().flatten().any(|given| given[i].as_bytes() == bytes) => {}
            Ok(_) => changed.push(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(StorageError::Read { path, source }),
        }
    }
    Ok(changed)
}

/// Writes a file, unless it holds this text.
fn write_changed(path: &Path, text: &str) -> Result<(), StorageError> {
    if fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes()) {
        Ok(())
    } else {
        atomic::write(path, text.as_bytes())
    }
}
