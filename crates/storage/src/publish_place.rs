//! Where the record of a recording is published: a file in the session folder, so that what is added after the recording goes there, too.

use std::fs;
use std::path::Path;

use crate::{StorageError, atomic, private, regular_file};

/// The file in a session folder. Its owner alone may read it: a password or a token may stand there.
const FILE: &str = "published-at";

/// The most bytes of that file.
const MOST_BYTES: u64 = 64 << 10;

/// Where a record is published.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct PublishPlace {
    /// The address, a secret where it has a password in it.
    pub address: String,
    /// The token that is sent with each request, a secret; empty where there is none.
    pub token: String,
}

impl std::fmt::Debug for PublishPlace {
    /// Nothing of it: all of it may be secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PublishPlace")
    }
}

impl PublishPlace {
    /// What the session folder says; `None` where its record is published nowhere, or the board's next game is published there by now.
    #[must_use]
    pub fn of(session: &Path) -> Option<Self> {
        let bytes = regular_file::read(&session.join(FILE), MOST_BYTES).ok()?;
        let mut lines = str::from_utf8(&bytes).ok()?.lines().map(|line| line.trim().to_owned());
        let (address, token) = (lines.next()?, lines.next().unwrap_or_default());
        (!address.is_empty()).then_some(Self { address, token })
    }

    /// Writes it into the session folder, and takes this address out of those beside it, whose games are not published there any more.
    ///
    /// # Errors
    /// [`StorageError::Write`].
    pub fn write(&self, session: &Path) -> Result<(), StorageError> {
        private::create_folder(session).map_err(|source| StorageError::Write { path: session.to_owned(), source })?;
        let beside = fs::read_dir(atomic::folder_of(session)).into_iter().flatten().flatten().map(|entry| entry.path());
        let of_earlier_game =
            |other: &Path| other != session && Self::of(other).is_some_and(|place| place.address == self.address);
        beside.filter(|other| of_earlier_game(other)).for_each(|other| Self::remove(&other));
        atomic::write_private(&session.join(FILE), format!("{}\n{}\n", self.address, self.token).as_bytes())
    }

    /// Takes it out of a session folder whose record is not published any more.
    pub fn remove(session: &Path) {
        // Where it stays, the record is published once more, as it was.
        let _ = fs::remove_file(session.join(FILE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_game_at_an_address_takes_the_place_of_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second, other] = ["first", "second", "other"].map(|name| folder.path().join(name));
        let place = |address: &str| PublishPlace { address: address.to_owned(), token: "s3cret".to_owned() };
        place("http://go.example/b1.sgf").write(&first).unwrap();
        place("http://go.example/b2.sgf").write(&other).unwrap();
        assert_eq!(PublishPlace::of(&first), Some(place("http://go.example/b1.sgf")));
        place("http://go.example/b1.sgf").write(&second).unwrap();
        assert_eq!((PublishPlace::of(&first), PublishPlace::of(&second).is_some()), (None, true));
        assert!(PublishPlace::of(&other).is_some());
        PublishPlace::remove(&other);
        assert_eq!(PublishPlace::of(&other), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(second.join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
}
