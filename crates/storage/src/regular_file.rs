//! Files of folders that somebody else may have made: regular ones alone are read or locked, and none larger than such a file is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use thiserror::Error;

use kifuscribe_language::Message;

use crate::{owner, private};

/// Reads a file of at most `most` bytes. A device or a pipe is not opened: it may have no end, or never a beginning.
///
/// # Errors
/// The error of the system; [`ErrorKind::InvalidInput`] for what is no regular file, [`ErrorKind::FileTooLarge`] for a larger one.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => {}
        Ok(_) => return Err(io::Error::new(ErrorKind::InvalidInput, NoFile::Odd)),
        Err(error) if is_link(path) => return Err(io::Error::new(error.kind(), NoFile::LinkToNothing)),
        Err(error) => return Err(error),
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// What has the name of a file, and is none.
#[derive(Debug, Error, Message)]
enum NoFile {
    /// A pipe, a device or a folder.
    Odd,
    /// A link that leads to nothing, or in a circle.
    LinkToNothing,
}

/// The most bytes of a small file: a result, a signature, a list of what was decided.
pub const SMALL: u64 = 16 << 20;

/// The most bytes of a record, or of a copy of one.
pub const LARGE: u64 = 256 << 20;

/// As [`read`], of a text.
///
/// # Errors
/// As [`read`], and [`ErrorKind::InvalidData`] where it is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// Opens a file to lock it, and makes it where there is none. Its content stays, and nothing behind a link is opened or made. It is its
/// owner's alone: whoever may read a file may lock it, for as long as they want.
///
/// # Errors
/// The error of the system; [`ErrorKind::InvalidInput`] for a link and for what is no regular file.
pub fn open_lock(path: &Path) -> io::Result<File> {
    match fs::symlink_metadata(path) {
        Ok(data) if !data.is_file() => return Err(ErrorKind::InvalidInput.into()),
        // Another account's stays as it is.
        Ok(_) => drop(private::restrict(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => private::create_file(path)?,
        Err(error) => return Err(error),
    }
    OpenOptions::new().write(true).open(path).map_err(|error| lock_refused(path, error))
}

/// A lock that another account has made, and keeps for itself.
#[derive(Debug, Error, Message)]
struct LockOfAnother {
    account: String,
}

/// Says of a lock that may not be opened that it is another account's, where it is.
fn lock_refused(path: &Path, error: io::Error) -> io::Error {
    let is_refused = error.kind() == ErrorKind::PermissionDenied;
    let data = is_refused.then(|| fs::symlink_metadata(path).ok()).flatten();
    let other = data.and_then(|data| owner::other(&data));
    other.map_or(error, |account| io::Error::new(ErrorKind::PermissionDenied, LockOfAnother { account }))
}

/// What lies beside a database under a name that SQLite opens with it, and is no regular file, or leads to another one: it would be
/// waited for, or written elsewhere.
#[must_use]
pub fn odd_beside(database: &Path) -> Option<PathBuf> {
    // SQLite opens those beside the file that a link leads to.
    let database = fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let beside = ["-journal", "-wal", "-shm"].map(|suffix| {
        let mut name = database.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    });
    let is_odd = |path: &PathBuf| {
        fs::symlink_metadata(path).is_ok_and(|data| !data.is_file() || path == &beside[0] && names_another_file(path))
    };
    beside.iter().find(|path| is_odd(path)).cloned()
}

/// Whether a rollback journal ends with the name of a super-journal, which SQLite opens then. Ours never do: they are of one database.
/// The form: <https://www.sqlite.org/fileformat2.html#the_rollback_journal>
fn names_another_file(journal: &Path) -> bool {
    const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    let mut end = [0; 8];
    let read = File::open(journal).and_then(|mut file| {
        file.seek(SeekFrom::End(-8))?;
        file.read_exact(&mut end)
    });
    read.is_ok() && end == MAGIC
}

/// Whether a path is a link, which may lead out of the folder that it stands in.
#[must_use]
pub fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_regular_file_or_too_large_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "12345").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"12345");
        let refused = |path: &Path, most| read(path, most).unwrap_err().kind();
        assert_eq!(refused(&path, 4), ErrorKind::FileTooLarge);
        assert_eq!(refused(folder.path(), 4), ErrorKind::InvalidInput);
        assert_eq!(refused(&folder.path().join("none"), 4), ErrorKind::NotFound);
        #[cfg(unix)]
        {
            let device = folder.path().join("journal.jsonl");
            std::os::unix::fs::symlink("/dev/zero", &device).unwrap();
            assert_eq!(refused(&device, 4), ErrorKind::InvalidInput);
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_lies_behind_a_link_is_neither_locked_nor_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("photograph"), "the owner's").unwrap();
        for (link, target) in [("one", "photograph"), ("two", "none")] {
            std::os::unix::fs::symlink(path(target), path(link)).unwrap();
            assert_eq!(open_lock(&path(link)).unwrap_err().kind(), ErrorKind::InvalidInput);
        }
        assert_eq!(fs::read_to_string(path("photograph")).unwrap(), "the owner's");
        assert!(!path("none").exists());
        // A lock that is there keeps what it holds.
        fs::write(path("lock"), "kept").unwrap();
        open_lock(&path("lock")).unwrap();
        open_lock(&path("new")).unwrap();
        assert_eq!(fs::read_to_string(path("lock")).unwrap(), "kept");
        assert!(path("new").is_file());
        // Nobody else may read a lock, and keep it from its owner.
        assert!(!private::is_open_to_others(&path("lock")) && !private::is_open_to_others(&path("new")));
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_of_another_account_is_said_to_be_that_accounts() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(".game.sgf.lock");
        fs::write(&path, "").unwrap();
        let refused = || lock_refused(&path, ErrorKind::PermissionDenied.into());
        assert!(refused().get_ref().is_none(), "an own one is refused for another reason");
        // Only the administrator gives files away.
        if std::os::unix::fs::chown(&path, Some(12345), None).is_ok() {
            let said = refused().to_string();
            assert!(said.contains("belongs to the account 12345") && said.contains("delete"), "{said}");
            assert_eq!(lock_refused(&path, ErrorKind::StorageFull.into()).kind(), ErrorKind::StorageFull);
        }
    }

    #[test]
    fn what_lies_beside_a_database_is_looked_at_before_it_is_opened() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("c.sqlite");
        fs::write(folder.path().join("c.sqlite-wal"), "").unwrap();
        assert_eq!(odd_beside(&database), None);
        let journal = folder.path().join("c.sqlite-journal");
        fs::write(&journal, "of a program that was killed while it made the file").unwrap();
        assert_eq!(odd_beside(&database), None);
        fs::write(&journal, [b"a pipe's name".as_slice(), &[0xd9, 0xd5, 5, 0xf9, 0x20, 0xa1, 0x63, 0xd7]].concat())
            .unwrap();
        assert_eq!(odd_beside(&database).as_ref(), Some(&journal));
        fs::remove_file(&journal).unwrap();
        fs::create_dir(folder.path().join("c.sqlite-journal")).unwrap();
        assert_eq!(odd_beside(&database).as_ref(), Some(&journal));
        #[cfg(unix)]
        {
            fs::write(&database, "").unwrap();
            let link = folder.path().join("link.sqlite");
            std::os::unix::fs::symlink(&database, &link).unwrap();
            assert_eq!(odd_beside(&link), Some(fs::canonicalize(&journal).unwrap()));
        }
    }
}
