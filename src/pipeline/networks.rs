//! Which networks the eyes open with: those of the program or those of a folder, if they are what their list of
//! hashes says; without networks, the eyes that need none.

use std::fs;
use std::path::{Path, PathBuf};

use crate::formats::journal::hash_of_bytes;
use crate::formats::settings::BoardCorners;
use crate::vision::detector::{BoardDetector, Networks, OWN_NETWORKS};
use crate::vision::tracker::BoardTracker;

/// The list of hashes that belongs to the program's own networks, as `sha256sum` writes it.
const OWN_SUMS: &str = include_str!("../../models/SHA256SUMS");
/// What the files of a folder of networks are called.
const SUMS: &str = "SHA256SUMS";
const PROPOSER: &str = "proposer.onnx";
const READER: &str = "reader.onnx";

/// Where the networks come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NetworkChoice {
    /// A folder with `proposer.onnx`, `reader.onnx` and `SHA256SUMS`; `None` for the program's own.
    pub folder: Option<PathBuf>,
}

impl NetworkChoice {
    /// Opens the eyes. Where a network is missing, damaged or cannot be loaded, they are the eyes that need none, and
    /// a sentence says so.
    #[must_use]
    pub fn open(&self) -> (BoardDetector, Option<String>) {
        let opened = match &self.folder {
            None => checked(OWN_SUMS, &OWN_NETWORKS),
            Some(folder) => from_folder(folder),
        };
        match opened {
            Ok(detector) => (detector, None),
            Err(why) => (
                BoardDetector::classical(),
                Some(format!(
                    "{why}; the board is read by lines and brightness alone, which goes wrong far more often"
                )),
            ),
        }
    }
}

/// How a recording looks.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DetectorSettings {
    /// With which networks.
    pub models: NetworkChoice,
    /// Where a person says that the board is.
    pub corners: Option<BoardCorners>,
}

impl DetectorSettings {
    /// Eyes that watch so, and what must be known about them.
    #[must_use]
    pub fn open(&self) -> (BoardTracker, Option<String>) {
        let (detector, notice) = self.models.open();
        let mut watch = BoardTracker::new(detector);
        if let Some((corners, pose)) = self.corners.as_ref().and_then(|c| Some((c, c.pose()?))) {
            watch.set_pose(Some(pose), corners.width, corners.height);
        }
        (watch, notice)
    }
}

fn from_folder(folder: &Path) -> Result<BoardDetector, String> {
    let file = |name: &str| {
        fs::read(folder.join(name))
            .map_err(|e| format!("the network {} cannot be read ({e})", folder.join(name).display()))
    };
    let sums = fs::read_to_string(folder.join(SUMS))
        .map_err(|e| format!("the networks in {} cannot be checked: {SUMS} cannot be read ({e})", folder.display()))?;
    checked(&sums, &Networks { proposer: &file(PROPOSER)?, reader: &file(READER)? })
}

/// The eyes with these networks, if each has the hash that `sums` gives it.
fn checked(sums: &str, networks: &Networks<'_>) -> Result<BoardDetector, String> {
    for (name, bytes) in [(PROPOSER, networks.proposer), (READER, networks.reader)] {
        if sum_of(sums, name).is_none_or(|sum| !sum.eq_ignore_ascii_case(&hash_of_bytes(bytes))) {
            return Err(format!("the network {name} is not the one that {SUMS} names, or it is damaged"));
        }
    }
    BoardDetector::with(networks).map_err(|e| e.to_string())
}

/// The hash of the file `name` in a list as `sha256sum` writes it.
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

    /// What is said of a folder that was changed so; empty where the networks are used.
    fn check(change: impl FnOnce(&Path), expected: &str) {
        let folder = folder(change);
        let (_, notice) = NetworkChoice { folder: Some(folder.path().to_owned()) }.open();
        let said = notice.unwrap_or_default();
        assert!(if expected.is_empty() { said.is_empty() } else { said.contains(expected) }, "{said}");
        assert!(expected.is_empty() || said.ends_with("lines and brightness alone, which goes wrong far more often"));
    }

    #[test]
    fn the_programs_own_networks_are_whole() {
        assert_eq!(NetworkChoice::default().open().1, None);
    }

    #[test]
    fn a_folder_of_networks_is_checked_and_what_is_wrong_is_said() {
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
        // What has its hash but is no network is no network.
        let nonsense = |folder: &Path| {
            fs::write(folder.join(READER), "nonsense").unwrap();
            let (proposer, reader) = (hash_of_bytes(OWN_NETWORKS.proposer), hash_of_bytes(b"nonsense"));
            fs::write(folder.join(SUMS), format!("{proposer}  {PROPOSER}\n{reader}  {READER}\n")).unwrap();
        };
        check(nonsense, "the reader network cannot be used");
    }
}
