//! Reads files of folders that somebody else may have made: regular ones alone, and none larger than such a file is.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// Reads a file of at most `most` bytes. A device or a pipe is not opened: it may have no end, or never a beginning.
///
/// # Errors
/// The error of the system; [`ErrorKind::InvalidInput`] for what is no regular file, [`ErrorKind::FileTooLarge`] for a larger one.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
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
}
