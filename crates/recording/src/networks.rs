//! Which networks the board detector uses: those of the program or those of a folder, if their hashes are right; else
//! none.

use std::fs;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::board_observer::{BoardObserver, OneOfSeveral};
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::settings::BoardCorners;
use kifuscribe_language::{Message, say};
use kifuscribe_vision::detector::{BoardDetector, Networks, OWN_NETWORKS};
use kifuscribe_vision::error::VisionError;

/// The list of hashes of the program's own networks, as `sha256sum` writes it.
#[cfg(test)]
const OWN_SUMS: &str = include_str!("../../../models/SHA256SUMS");
/// The names of the files in a folder of networks.
const SUMS: &str = "SHA256SUMS";
const PROPOSER: &str = "proposer.onnx";
const READER: &str = "reader.onnx";

/// Where the networks come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NetworkChoice {
    /// A folder with `proposer.onnx`, `reader.onnx` and `SHA256SUMS`; `None` for the program's own.
    pub folder: Option<PathBuf>,
}

/// Why networks are not used.
#[derive(Debug, Error, Message)]
pub enum NetworkError {
    /// A network cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// The list of hashes cannot be read.
    #[message(sums = SUMS)]
    NoSums {
        /// The folder.
        folder: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// A network has another hash than the list says.
    #[message(sums = SUMS)]
    WrongHash {
        /// The file's name.
        name: &'static str,
    },
    /// A network cannot be loaded.
    #[message(transparent)]
    Vision(#[from] VisionError),
}

impl NetworkChoice {
    /// Opens the board detector. Where a network is missing, damaged or cannot be loaded, the detector works without
    /// networks, and a sentence says so.
    #[must_use]
    pub fn open(&self) -> (BoardDetector, Option<String>) {
        let opened = match &self.folder {
            // What is part of the program needs no check each time; a test compares its hashes.
            None => BoardDetector::with(&OWN_NETWORKS).map_err(NetworkError::from),
            Some(folder) => from_folder(folder),
        };
        match opened {
            Ok(detector) => (detector, None),
            Err(why) => (BoardDetector::classical(), Some(say!("error-network-not-used", why))),
        }
    }
}

/// How a board is detected and tracked.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DetectorSettings {
    /// The networks.
    pub models: NetworkChoice,
    /// Where a person has set the board.
    pub corners: Option<BoardCorners>,
    /// Which of several boards it is.
    pub place: Option<OneOfSeveral>,
}

impl DetectorSettings {
    /// Opens an observer, and returns what limits it, as a sentence: see [`NetworkChoice::open`].
    #[must_use]
    pub fn open(&self) -> (BoardObserver, Option<String>) {
        let (detector, notice) = self.models.open();
        let mut observer = BoardObserver::new(detector);
        observer.set_corners(self.corners.as_ref());
        if self.place.is_some() {
            observer.choose(self.place.clone());
        }
        (observer, notice)
    }
}

fn from_folder(folder: &Path) -> Result<BoardDetector, NetworkError> {
    let file = |name: &str| {
        let path = folder.join(name);
        fs::read(&path).map_err(|source| NetworkError::Unreadable { path, source })
    };
    let sums = fs::read_to_string(folder.join(SUMS))
        .map_err(|source| NetworkError::NoSums { folder: folder.to_owned(), source })?;
    checked(&sums, &Networks { proposer: &file(PROPOSER)?, reader: &file(READER)? })
}

/// Opens a detector with these networks, if each has the hash that `sums` lists.
fn checked(sums: &str, networks: &Networks<'_>) -> Result<BoardDetector, NetworkError> {
    for (name, bytes) in [(PROPOSER, networks.proposer), (READER, networks.reader)] {
        if sum_of(sums, name).is_none_or(|sum| !sum.eq_ignore_ascii_case(&hash_of_bytes(bytes))) {
            return Err(NetworkError::WrongHash { name });
        }
    }
    Ok(BoardDetector::with(networks)?)
}

/// Returns the hash of the file `name` in a list as `sha256sum` writes it.
fn sum_of<'a>(sums: &'a str, name: &str) -> Option<&'a str> {
    sums.lines().filter_map(|line| line.split_once("  ")).find(|(_, file)| file.trim() == name).map(|(sum, _)| sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with the program's networks, after `change`.
    fn folder(change: impl FnOnce(&Path)) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(PROPOSER), OWN_NETWORKS.proposer).unwrap();
        fs::write(folder.path().join(READER), OWN_NETWORKS.reader).unwrap();
        fs::write(folder.path().join(SUMS), OWN_SUMS).unwrap();
        change(folder.path());
        folder
    }

    /// Checks the notice about a folder after `change`; empty where the networks are used.
    fn check(change: impl FnOnce(&Path), expected: &str) {
        let folder = folder(change);
        let (_, notice) = NetworkChoice { folder: Some(folder.path().to_owned()) }.open();
        let notice = notice.unwrap_or_default();
        assert!(if expected.is_empty() { notice.is_empty() } else { notice.contains(expected) }, "{notice}");
        assert!(expected.is_empty() || notice.ends_with("lines and brightness alone, which goes wrong far more often"));
    }

    #[test]
    fn the_programs_own_networks_have_their_hashes() {
        assert!(checked(OWN_SUMS, &OWN_NETWORKS).is_ok());
        assert_eq!(NetworkChoice::default().open().1, None);
    }

    #[test]
    fn a_folder_of_networks_is_checked_and_the_notice_says_what_is_wrong() {
        check(|_| {}, "");
        check(|folder| fs::remove_file(folder.join(READER)).unwrap(), "reader.onnx cannot be read");
        check(|folder| fs::remove_file(folder.join(SUMS)).unwrap(), "SHA256SUMS cannot be read");
        let flip = |folder: &Path| {
            let mut bytes = OWN_NETWORKS.proposer.to_vec();
            bytes[100_000] ^= 1;
            fs::write(folder.join(PROPOSER), bytes).unwrap();
        };
        check(flip, "proposer.onnx is not the one that SHA256SUMS names");
        check(|folder| fs::write(folder.join(SUMS), "").unwrap(), "proposer.onnx is not the one");
        // A file with the right hash that is not a network.
        let nonsense = |folder: &Path| {
            fs::write(folder.join(READER), "nonsense").unwrap();
            let (proposer, reader) = (hash_of_bytes(OWN_NETWORKS.proposer), hash_of_bytes(b"nonsense"));
            fs::write(folder.join(SUMS), format!("{proposer}  {PROPOSER}\n{reader}  {READER}\n")).unwrap();
        };
        check(nonsense, "the reader network cannot be used");
    }
}
