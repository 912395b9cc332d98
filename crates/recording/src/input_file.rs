//! Files that a person names, read whole; what is wrong is said in words instead of the system's.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use kifuscribe_language::say;
use kifuscribe_storage::session_folder::SessionFolder;

/// Returns the bytes of a file.
///
/// # Errors
/// The system's error, of the same kind, with words that say what to do.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path).map_err(|error| match error.kind() {
        ErrorKind::IsADirectory if SessionFolder::at(path).holds_a_recording() => {
            io::Error::new(error.kind(), say!("input-is-a-session"))
        }
        ErrorKind::IsADirectory => io::Error::new(error.kind(), say!("input-is-a-folder")),
        ErrorKind::NotFound => io::Error::new(error.kind(), say!("input-is-not-there")),
        ErrorKind::PermissionDenied => io::Error::new(error.kind(), say!("input-may-not-be-read")),
        _ => error,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_and_a_file_that_is_not_there_are_said_in_words() {
        let folder = tempfile::tempdir().unwrap();
        let said = |path: &Path| read(path).unwrap_err().to_string();
        assert_eq!(said(folder.path()), "it is a folder; give a file in it");
        assert_eq!(said(&folder.path().join("none.sgf")), "there is no such file");
        let session = SessionFolder::at(folder.path().join("game.session"));
        session.create().unwrap();
        fs::write(session.journal(), "").unwrap();
        assert!(
            said(session.path())
                .starts_with("it is a folder; give a file: the record of this recording lies beside it")
        );
    }
}
