//! Signed seals on the disk: the secret key of this computer, and the signature in a session folder.

use std::io;
use std::path::{Path, PathBuf};

use crate::{StorageError, atomic, regular_file};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::Journal;
use kifuscribe_formats::seal_signature::{SealKey, SealPublicKey, SealSignature};

/// The signature's file in a session folder.
const FILE: &str = "seal-signature.json";

/// The secret key's file among the settings of a computer.
const SECRET_KEY: &str = "seal-key.pem";

/// The public key's file beside the recordings that are signed with it.
const PUBLIC_KEY: &str = "public-seal-key.pem";

/// Who signed the seal of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SealProof {
    /// There is no signature.
    NotSigned,
    /// Its file is no signature, or was not made with the key that it names, or is of another journal.
    Forged,
    /// The line that seals the journal was signed with this key.
    SignedWith(SealPublicKey),
    /// The same, and the line was there before, without a signature.
    SignedLater(SealPublicKey),
}

impl SealProof {
    /// Checks the signature in the folder of a journal.
    ///
    /// # Errors
    /// [`StorageError::Read`]: it is there and cannot be read.
    pub fn of(session: &Path, journal: &Journal) -> Result<Self, StorageError> {
        let path = session.join(FILE);
        let text = match regular_file::read(&path, regular_file::SMALL) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::NotSigned),
            Err(source) => return Err(StorageError::Read { path, source }),
        };
        let genuine = SealSignature::read(&text).filter(SealSignature::is_genuine);
        let fits = genuine.filter(|signature| sealed_line(journal) == Some(signature.sealed.as_str()));
        Ok(fits.map_or(Self::Forged, |signature| Self::signed(signature.key, signature.is_later)))
    }

    const fn signed(key: SealPublicKey, is_later: bool) -> Self {
        if is_later { Self::SignedLater(key) } else { Self::SignedWith(key) }
    }

    /// The key of a genuine signature.
    #[must_use]
    pub const fn key(&self) -> Option<&SealPublicKey> {
        match self {
            Self::SignedWith(key) | Self::SignedLater(key) => Some(key),
            Self::NotSigned | Self::Forged => None,
        }
    }
}

/// Signs the line that seals the journal of a session folder; the signature goes into the folder, in the place of an
/// earlier one. `is_later` says that the journal was sealed before.
///
/// # Errors
/// [`StorageError`]; the recording is not sealed in [`StorageError::NotSealed`].
pub fn sign(session: &Path, journal: &Journal, key: &SealKey, is_later: bool) -> Result<SealProof, StorageError> {
    let Some(sealed) = sealed_line(journal) else {
        return Err(StorageError::NotSealed { session: session.to_owned() });
    };
    atomic::write(&session.join(FILE), key.sign(sealed, is_later).write().as_bytes())?;
    Ok(SealProof::signed(key.public(), is_later))
}

/// The hash of the line that seals a journal.
fn sealed_line(journal: &Journal) -> Option<&str> {
    let at = journal.events.iter().position(|event| matches!(event, SessionEvent::Sealed { .. }))?;
    journal.hashes.get(at).map(String::as_str)
}

/// The path of the secret key in the folder of a computer's settings, whether it exists or not.
#[must_use]
pub fn key_in(settings: &Path) -> PathBuf {
    settings.join(SECRET_KEY)
}

/// The path of the public key beside a session folder, whether it exists or not.
#[must_use]
pub fn public_key_beside(session: &Path) -> PathBuf {
    atomic::folder_of(session).join(PUBLIC_KEY)
}

/// Writes a public key to a file.
///
/// # Errors
/// [`StorageError::Write`].
pub fn write_public_key(path: &Path, key: &SealPublicKey) -> Result<(), StorageError> {
    atomic::write(path, key.to_pem().as_bytes())
}

/// Reads the secret key in a file; `None` where there is no file.
///
/// # Errors
/// [`StorageError::NotAKey`] or [`StorageError::Read`].
pub fn read_key(path: &Path) -> Result<Option<SealKey>, StorageError> {
    read(path, SealKey::from_pem)
}

/// Reads the secret key in a file that must be there.
///
/// # Errors
/// As [`read_key`].
pub fn read_given_key(path: &Path) -> Result<SealKey, StorageError> {
    read_key(path)?.ok_or_else(|| missing(path))
}

/// Reads the public key in a file, or the public part of the secret key in it.
///
/// # Errors
/// As [`read_key`].
pub fn read_public_key(path: &Path) -> Result<SealPublicKey, StorageError> {
    read(path, SealPublicKey::from_pem)?.ok_or_else(|| missing(path))
}

fn missing(path: &Path) -> StorageError {
    StorageError::Read { path: path.to_owned(), source: io::ErrorKind::NotFound.into() }
}

fn read<T>(path: &Path, parse: fn(&str) -> Option<T>) -> Result<Option<T>, StorageError> {
    match regular_file::read(path, regular_file::SMALL) {
        Ok(bytes) => {
            let key = parse(&String::from_utf8_lossy(&bytes));
            key.map(Some).ok_or_else(|| StorageError::NotAKey { path: path.to_owned() })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(StorageError::Read { path: path.to_owned(), source }),
    }
}

/// Reads the secret key in a file, or makes one there that its owner alone can read.
///
/// # Errors
/// As [`read_key`], or [`StorageError::Write`].
pub fn read_or_make_key(path: &Path) -> Result<SealKey, StorageError> {
    if let Some(key) = read_key(path)? {
        return Ok(key);
    }
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    let mut random = [0; 32];
    getrandom::fill(&mut random).map_err(|error| failed(io::Error::other(error)))?;
    let key = SealKey::of_random(&random);
    let text = key.to_pem().ok_or_else(|| failed(io::ErrorKind::InvalidData.into()))?;
    atomic::create_folder(atomic::folder_of(path)).map_err(failed)?;
    atomic::write_private(path, text.as_bytes())?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_key_is_made_once_and_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kifuscribe").join("seal-key.pem");
        assert!(read_key(&path).unwrap().is_none());
        let made = read_or_make_key(&path).unwrap().public();
        assert_eq!(read_or_make_key(&path).unwrap().public(), made);
        assert_eq!(read_public_key(&path).unwrap(), made);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0);
        }
    }

    #[test]
    fn what_is_no_key_is_not_replaced_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("seal-key.pem");
        fs::write(&path, "my notes").unwrap();
        assert!(matches!(read_or_make_key(&path), Err(StorageError::NotAKey { .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), "my notes");
    }
}
