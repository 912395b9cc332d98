//! The files that are made of a recording's journal: the SGF, and those of a confirmed result.

use std::io;
use std::path::{Path, PathBuf};

use crate::failure::ActError;
use kifuscribe_core::session::recording::{ResultNote, SessionEvent, SessionState};
use kifuscribe_formats::outcome::{OutcomeBasis, TournamentResult};
use kifuscribe_formats::sgf::charset::decode;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::free_path::first_free;
use kifuscribe_storage::regular_file;
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
    Ok(decode(&regular_file::read(sgf, regular_file::LARGE)?, &mut Vec::new()).0.into_owned())
}

/// Deletes what is handed out of a recording and will say something else after an act that makes `after` of `before`. Why first: at
/// no moment does it say something else than the journal.
pub(super) fn delete_outdated(session: &Path, before: &SessionState, after: &SessionState) -> Result<(), StorageError> {
    let said = |state: &SessionState| {
        let outcome = state.confirmed_result().map(|note| outcome_of(state, note));
        (outcome, state.changed_since_confirmed(), state.info().clone())
    };
    if said(after) == said(before) {
        return Ok(());
    }
    atomic::delete(session, &[RESULT_JSON, RESULT_CSV, SLIP_PAGE, SLIP_PDF])
}

/// Writes what the files of a recording lack of its journal, where the program was stopped before it wrote them. An SGF that
/// somebody else wrote into is left alone.
pub(super) fn catch_up(
    session: &Path,
    sgf: &Path,
    events: &[SessionEvent],
    state: &SessionState,
) -> Result<(), StorageError> {
    if may_catch_up(sgf, events) { write_files(session, sgf, state) } else { Ok(()) }
}

/// Whether the files of a recording are written where they lack something: not where somebody else wrote into its SGF.
pub(super) fn may_catch_up(sgf: &Path, events: &[SessionEvent]) -> bool {
    sgf.is_file() && edited_record::is_edited(sgf, events).is_ok_and(|is_edited| !is_edited)
}

/// Copies the files of a result that are not what the journal gives to the first of `result.changed-1.json`, `-2` ... that is free,
/// before others are written in their place. Returns the copies.
pub(super) fn keep_changed_results(session: &Path, state: &SessionState) -> Result<Vec<PathBuf>, StorageError> {
    let copy = |path: PathBuf| {
        // What lies behind a link may be for its owner alone to read, and the copy would not be.
        if regular_file::is_link(&path) {
            return Err(StorageError::Linked { path });
        }
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let free = first_free(|n| path.with_extension(format!("changed-{n}.{ending}")));
        let bytes =
            regular_file::read(&path, regular_file::SMALL).map_err(|source| StorageError::Read { path, source })?;
        atomic::write(&free, &bytes).map(|()| free)
    };
    changed_results(session, state)?.into_iter().filter(|path| path.is_file()).map(copy).collect()
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
    result_files(&outcome_of(state, note)).iter().try_for_each(|(name, text)| write_changed(&session.join(name), text))
}

/// A result of a recording as it leaves.
#[must_use]
pub fn outcome_of(state: &SessionState, note: &ResultNote) -> TournamentResult {
    let decided_by = state.counting().decision(note.result).map(|ruling| &*ruling.by);
    let basis = OutcomeBasis::of(decided_by, state.counting().audit_with(note.result).is_some());
    let note = note.as_it_leaves(state.counting());
    let outcome = TournamentResult::of(state.info(), &note, basis, state.changed_since_confirmed());
    outcome.with_disputes(state.counting(), &state.outdone())
}

/// The files of a confirmed result with their names.
fn result_files(outcome: &TournamentResult) -> [(&'static str, String); 2] {
    [(RESULT_JSON, outcome.to_json()), (RESULT_CSV, outcome.to_csv())]
}

/// The files of a result in a session folder that are not what its journal gives: changed, of a result that is not confirmed, or
/// missing where one is.
///
/// # Errors
/// [`StorageError::Read`].
pub fn changed_results(session: &Path, state: &SessionState) -> Result<Vec<PathBuf>, StorageError> {
    // Earlier versions called a result by points counted where nobody had counted. Before that they did not say whose protest it is. Before that they gave who wrote a decision down as who decided it. Before that they did not have what is said and decided beside a result, before that not whether a result stands, and before that gave a referee's decision by points as a count.
    let given = state.confirmed_result().map(|note| {
        let now = outcome_of(state, note);
        let earlier =
            |basis| TournamentResult { stands: None, ..TournamentResult::of(state.info(), note, basis, None) };
        let decided_by = state.counting().decision(note.result).map(|_| "");
        let is_counted = matches!(&*now.method, "agreement" | "entered");
        let as_counted = TournamentResult {
            method: if is_counted { "count".to_owned() } else { now.method.clone() },
            ..now.clone()
        };
        let unsaid = TournamentResult { protests: Vec::new(), ..as_counted.clone() };
        let noted = TournamentResult { by: note.signed.by.clone(), ..unsaid.clone() };
        let by_decision = earlier(OutcomeBasis::of(decided_by, true));
        let by_count = earlier(OutcomeBasis::Count);
        [now, as_counted, unsaid, noted.clone(), noted.without_disputes(), by_decision, by_count]
            .map(|outcome| result_files(&outcome).map(|(_, text)| text))
    });
    let mut changed = Vec::new();
    for (i, name) in [RESULT_JSON, RESULT_CSV].into_iter().enumerate() {
        let path = session.join(name);
        match regular_file::read(&path, regular_file::SMALL) {
            Ok(bytes) if given.iter().flatten().any(|given| given[i].as_bytes() == bytes) => {}
            Ok(_) => changed.push(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound && given.is_none() => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => changed.push(path),
            Err(source) => return Err(StorageError::Read { path, source }),
        }
    }
    Ok(changed)
}

/// Writes a file, unless it holds this text.
fn write_changed(path: &Path, text: &str) -> Result<(), StorageError> {
    if regular_file::read(path, regular_file::SMALL).is_ok_and(|bytes| bytes == text.as_bytes()) {
        Ok(())
    } else {
        atomic::write(path, text.as_bytes())
    }
}
