//! The result slip of a recording that is over: read from its journal, written beside it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::failure::ActError;
use crate::papers::note_papers;
use crate::performance::ActPlace;
use crate::recording_files::{SLIP_PAGE, SLIP_PDF};
use kifuscribe_core::session::recording::{RecordingView, SessionState};
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::faces::FontFile;
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::{StorageError, atomic};

/// The slip of the recording in a session folder; `None` where no result is confirmed. `shown` is its view as people may
/// see it, without the names that are withheld.
///
/// # Errors
/// [`StorageError`]: the journal cannot be read.
pub fn slip_of(session: &Path, shown: &RecordingView) -> Result<Option<ResultSlip>, StorageError> {
    let journal = SessionFolder::at(session).read()?;
    let state = SessionState::from_events(&journal.events);
    Ok(ResultSlip::of(shown, &state.counting_with_result(), journal.head()))
}

/// Writes the slip into the session folder as HTML, and beside it as PDF, and their hashes into the journal, at the wall-clock time
/// `at`. Returns its path, and why there is no PDF, if so.
///
/// # Errors
/// [`ActError`].
pub fn write_slip(session: &Path, slip: &ResultSlip, at: String) -> Result<(PathBuf, Option<PdfError>), ActError> {
    let path = session.join(SLIP_PAGE);
    atomic::write(&path, slip.to_html().as_bytes())?;
    let font = |font: InstalledFont| FontFile { bytes: Arc::new(font.bytes), index: font.index };
    let fonts: Vec<FontFile> = fonts_for(&slip.characters()).into_iter().map(font).collect();
    let pdf = session.join(SLIP_PDF);
    let why = match slip.to_pdf(&fonts) {
        Ok(bytes) => atomic::write(&pdf, &bytes).map(|()| None)?,
        Err(why) => Some(why),
    };
    let written: Vec<PathBuf> = [Some(&path), why.is_none().then_some(&pdf)].into_iter().flatten().cloned().collect();
    note_papers(&ActPlace::recording(session, None), at, &written)?;
    let printed = if why.is_none() { pdf } else { path };
    Ok((printed, why))
}
