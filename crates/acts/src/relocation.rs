//! Has a recording that runs go on in another folder, because its disk is full.

use std::path::{Path, PathBuf};

use crate::failure::ActError;
use crate::inbox::{self, ActAnswer};
use kifuscribe_storage::StorageError;
use kifuscribe_storage::session_folder::SessionFolder;

/// Asks the program that records into `session` to go on in `folder`, and returns the session folder there.
///
/// # Errors
/// [`ActError`] where nothing is recorded there, or the recording goes on where it is.
pub fn relocate(session: &Path, folder: &Path) -> Result<PathBuf, ActError> {
    let recording = SessionFolder::at(session);
    recording.read()?;
    let (session, folder) = (session.to_owned(), std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()));
    // The recording may lack a right that is said better here.
    std::fs::create_dir_all(&folder).map_err(|source| StorageError::Write { path: folder.clone(), source })?;
    match recording.reopen() {
        Ok(_) => return Err(ActError::NotRecorded { session }),
        Err(why @ StorageError::Moved { .. }) => return Err(why.into()),
        Err(_) => {}
    }
    match inbox::ask_to_go_on_in(&recording, &folder)? {
        Some(ActAnswer::Done) => Ok(folder.join(session.file_name().unwrap_or_default())),
        Some(ActAnswer::Refused) => Err(ActError::NotRelocated { session, folder }),
        Some(ActAnswer::Over) => Err(ActError::NotRecorded { session }),
        Some(ActAnswer::Unanswered) => Err(ActError::Unanswered { session }),
        Some(ActAnswer::Unknown) => Err(ActError::Unknown { session }),
        None => Err(ActError::FolderTooLong { folder }),
    }
}
