//! The papers of a game, such as its slip and its reports: their hashes stand in its journal, also after the seal, so that one that
//! was changed later is known by it.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::act::SessionAct;
use crate::failure::ActError;
use crate::performance::{ActPlace, perform};
use crate::recording_files::{SLIP_PAGE, SLIP_PDF};
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::{Journal, hash_of_bytes};
use kifuscribe_storage::StorageError;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::{journal_file, regular_file};

/// The largest paper that is read: a report with its photographs has some megabytes.
const MOST_BYTES: u64 = 256 << 20;

/// Adds the hashes of papers that were written at `at` to the journal of their game, of those that it does not have yet.
///
/// # Errors
/// [`ActError`]: a paper cannot be read, or the journal not be written.
pub fn note_papers(place: &ActPlace, at: String, papers: &[PathBuf]) -> Result<(), ActError> {
    let noted = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        hash_of_paper(path).map(|hash| [name, hash])
    };
    let files = papers.iter().map(noted).collect::<Result<Vec<_>, _>>()?;
    let keep = |state: &SessionState| {
        let known = state.counting().last_papers();
        let is_new = |[name, hash]: &[String; 2]| known.get(&**name) != Some(&&**hash);
        let new: Vec<_> = files.into_iter().filter(is_new).collect();
        Ok(if new.is_empty() { Vec::new() } else { vec![SessionAct::KeepPapers(new)] })
    };
    perform(place, &Signature::new(at, ""), &mut |_, _| {}, keep).map(drop)
}

/// The papers of a recording that are not as they were written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OtherPapers {
    /// Those in its session folder or beside it that were changed.
    pub changed: Vec<PathBuf>,
    /// Those there that are not what the journal has because its end is missing, as far as can be told: its last line is unfinished, or
    /// they name a line of it that comes after their hash, or one that it does not have.
    pub later: Vec<PathBuf>,
    /// The names of those that lie in neither place: moved, or deleted. A slip is not among them: it is deleted with its result.
    pub missing: Vec<String>,
}

/// The papers of a recording that are not as they were written, in its session folder or beside it. `state` is what `journal` adds up to.
///
/// # Errors
/// [`StorageError::Read`].
pub fn other_papers(session: &Path, journal: &Journal, state: &SessionState) -> Result<OtherPapers, StorageError> {
    let mut other = OtherPapers::default();
    for (name, hash) in state.counting().last_papers() {
        // A name without a folder: a journal names no other place.
        let Some(file) = Path::new(name).file_name() else { continue };
        let places = [session.join(file), session.with_file_name(file)];
        match places.into_iter().find(|path| path.is_file()) {
            Some(path) if !is_as_written(&path, hash)? => match is_later(&path, journal)? {
                true => other.later.push(path),
                false => other.changed.push(path),
            },
            None if ![SLIP_PAGE, SLIP_PDF].contains(&name) => other.missing.push(name.to_owned()),
            Some(_) | None => {}
        }
    }
    Ok(other)
}

/// Whether a paper was written after what the journal says of it, as far as can be told: the page of a report has the hash of the
/// journal's last line after the journal's name, and so has a slip. Of a PDF the page beside it tells.
fn is_later(path: &Path, journal: &Journal) -> Result<bool, StorageError> {
    let page = path.with_extension("html");
    if journal.torn || !page.is_file() {
        return Ok(journal.torn);
    }
    let is_of_papers = |event: &SessionEvent| match event {
        SessionEvent::Counted { event: CountEvent::Papers(papers), .. } => {
            papers.files.iter().any(|[name, _]| path.file_name().is_some_and(|own| own == &**name))
        }
        _ => false,
    };
    let noted = journal.events.iter().rposition(is_of_papers);
    let text = regular_file::read(&page, MOST_BYTES).map_err(|source| StorageError::Read { path: page, source })?;
    let text = String::from_utf8_lossy(&text);
    let after = |mark| text.split(mark).skip(1).filter_map(|rest: &str| rest.get(..64));
    let is_hash = |text: &&str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut heads = [".jsonl: ", "<code>"].into_iter().flat_map(after).filter(is_hash);
    let line = |hash: &str| journal.hashes.iter().position(|line| line == hash);
    Ok(heads.any(|head| line(head).is_none_or(|line| noted <= Some(line))))
}

/// The files that audits read and that are no longer as they were then.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChangedSources {
    /// Pictures.
    pub pictures: Vec<PathBuf>,
    /// Records. That of a recording goes on, and is none of them.
    pub records: Vec<PathBuf>,
}

/// The pictures that lie in a session folder or beside it, or beside the journal of a count, and are not those that its audits read; of a
/// count without a recording its record, too. One that lies elsewhere is not looked for.
///
/// # Errors
/// [`StorageError::Read`].
pub fn changed_sources(session: &Path, state: &SessionState) -> Result<ChangedSources, StorageError> {
    let is_recorded = CountJournal::named(session).is_none();
    let files = state.counting().audits.iter().flat_map(|audit| &audit.files);
    let last: BTreeMap<&str, &str> = files.map(|[name, hash]| (&**name, &**hash)).collect();
    let mut changed = ChangedSources::default();
    for (name, hash) in last {
        let Some(file) = Path::new(name).file_name() else { continue };
        let is_record = Path::new(file).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf"));
        let path = [session.join(file), session.with_file_name(file)].into_iter().find(|path| path.is_file());
        if let Some(path) = path.filter(|_| !(is_record && is_recorded))
            && !is_as_written(&path, hash)?
        {
            if is_record { changed.records.push(path) } else { changed.pictures.push(path) }
        }
    }
    Ok(changed)
}

/// Whether a paper is as it was written. The journal of a count may have been added to since.
fn is_as_written(path: &Path, hash: &str) -> Result<bool, StorageError> {
    if CountJournal::named(path).is_none() {
        return match hash_of_paper(path) {
            Ok(found) => Ok(found == hash),
            Err(StorageError::Read { source, .. }) if source.kind() == io::ErrorKind::FileTooLarge => Ok(false),
            Err(error) => Err(error),
        };
    }
    match journal_file::read(path) {
        Ok(journal) => Ok(journal.hashes.iter().any(|line| line == hash)),
        Err(error @ StorageError::Read { .. }) => Err(error),
        Err(_) => Ok(false),
    }
}

/// The hash of a paper's bytes; of the journal of a count, that of its last line.
fn hash_of_paper(path: &Path) -> Result<String, StorageError> {
    if CountJournal::named(path).is_some() {
        return Ok(journal_file::read(path)?.head().to_owned());
    }
    let read = |source: io::Error| StorageError::Read { path: path.to_owned(), source };
    regular_file::read(path, MOST_BYTES).map(|bytes| hash_of_bytes(&bytes)).map_err(read)
}
