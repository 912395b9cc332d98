//! Files of the archivist's own beside a catalogue. Why: they stay when the catalogue is deleted and made anew.

use std::io::ErrorKind;
use std::path::Path;
use std::time::{Duration, Instant};

use super::location::{LONGEST_WAIT, with_suffix};
use crate::record_lock::RecordLock;
use crate::{StorageError, atomic, regular_file};
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::marks::{ArchiveMarks, LongMark};
use kifuscribe_archive::recent_searches::RecentSearches;

/// How long a program waits before it tries again to lock a file.
const PAUSE: Duration = Duration::from_millis(5);

/// What stands in one such file.
pub(super) trait OwnFile: Clone + Default + PartialEq {
    /// What the file's name adds to that of the catalogue.
    const SUFFIX: &'static str;

    /// Reads what [`OwnFile::text`] writes; `None` where the text is something else, which is not overwritten.
    fn of_text(text: &str) -> Option<Self>;

    /// The text of the file.
    fn text(&self) -> String;

    /// What in it is longer than any of its kind, if anything is: it is neither read nor written.
    fn too_long(&self) -> Option<LongMark> {
        None
    }
}

/// The table of players' names.
impl OwnFile for PlayerAuthority {
    const SUFFIX: &'static str = ".players.csv";

    fn of_text(text: &str) -> Option<Self> {
        Some(Self::from_csv(text))
    }

    fn text(&self) -> String {
        self.to_csv()
    }
}

/// Tags, notes and saved searches.
impl OwnFile for ArchiveMarks {
    const SUFFIX: &'static str = ".marks.json";

    fn of_text(text: &str) -> Option<Self> {
        Self::from_json(text)
    }

    fn text(&self) -> String {
        self.to_json()
    }

    fn too_long(&self) -> Option<LongMark> {
        self.too_long()
    }
}

/// The searches that were made last.
impl OwnFile for RecentSearches {
    const SUFFIX: &'static str = ".recent.json";

    fn of_text(text: &str) -> Option<Self> {
        Self::from_json(text)
    }

    fn text(&self) -> String {
        self.to_json()
    }
}

/// What stands in a file of the catalogue at `path`; nothing where there is none.
///
/// # Errors
/// [`StorageError::Read`] where the file cannot be read, or is something else.
pub(super) fn read<F: OwnFile>(catalogue: &Path) -> Result<F, StorageError> {
    let path = with_suffix(catalogue, F::SUFFIX);
    let failed = |source| StorageError::Read { path: path.clone(), source };
    match regular_file::read_text(&path, regular_file::LARGE) {
        Ok(text) if text.is_empty() => Ok(F::default()),
        Ok(text) => F::of_text(&text)
            .ok_or_else(|| failed(ErrorKind::InvalidData.into()))
            .and_then(|own| check_lengths(own, &path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(F::default()),
        Err(error) => Err(failed(error)),
    }
}

/// Refuses what is longer than any of its kind.
fn check_lengths<F: OwnFile>(own: F, path: &Path) -> Result<F, StorageError> {
    match own.too_long() {
        None => Ok(own),
        Some(LongMark { begins, limit }) => Err(StorageError::LongText { path: path.to_owned(), begins, limit }),
    }
}

/// Changes a file as it is by now and writes it, while no other program does; of a catalogue in memory what is `known`. Returns what stands
/// in it then, and what `change` returns.
///
/// # Errors
/// As [`read`], and [`StorageError::Write`] where it cannot be written, or another program keeps it for ten seconds. It is unchanged then.
pub(super) fn change<F: OwnFile, T>(
    catalogue: Option<&Path>,
    known: &F,
    change: impl FnOnce(&mut F) -> T,
) -> Result<(F, T), StorageError> {
    let file = catalogue.map(|catalogue| with_suffix(catalogue, F::SUFFIX));
    let _lock = file.as_deref().map(lock).transpose()?;
    let now = catalogue.map(read).transpose()?.unwrap_or_else(|| known.clone());
    let mut changed = now.clone();
    let outcome = change(&mut changed);
    let changed = check_lengths(changed, file.as_deref().unwrap_or(Path::new("")))?;
    if let Some(file) = file.filter(|_| changed != now) {
        // What the archivist notes is the archivist's alone, until somebody shares the file.
        let is_new = !file.exists();
        let write = if is_new { atomic::write_private } else { atomic::write };
        write(&file, changed.text().as_bytes())?;
    }
    Ok((changed, outcome))
}

/// Locks a file; waits while another program has locked it.
fn lock(file: &Path) -> Result<RecordLock, StorageError> {
    let began = Instant::now();
    loop {
        match RecordLock::take(file) {
            Err(StorageError::RecordInUse { .. }) if began.elapsed() < LONGEST_WAIT => std::thread::sleep(PAUSE),
            Err(StorageError::RecordInUse { path }) => {
                return Err(StorageError::Write { path, source: ErrorKind::ResourceBusy.into() });
            }
            taken => return taken,
        }
    }
}
