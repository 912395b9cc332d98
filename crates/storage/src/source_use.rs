//! Which window records a source, so that another one can say so: a locked file of which the name says both.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use crate::file_lock::FileLock;
use crate::{private, regular_file};

/// The folder in that of the settings.
const FOLDER: &str = "sources";

/// The ending of the files.
const ENDING: &str = ".lock";

/// A source that a window records. It ends when this is dropped, and when the program ends in any way.
#[derive(Debug)]
pub struct SourceUse {
    path: PathBuf,
    _lock: FileLock,
}

impl SourceUse {
    /// Says that the window of this board records a source. `None` where that cannot be said: the recording goes on without it.
    #[must_use]
    pub fn begin(settings: &Path, source: &str, board: &str) -> Option<Self> {
        let folder = settings.join(FOLDER);
        private::create_folder(&folder).ok()?;
        let path = folder.join(format!("{}{board}{ENDING}", beginning(source)));
        let lock = regular_file::open_lock(&path).and_then(FileLock::take).ok()??;
        Some(Self { path, _lock: lock })
    }

    /// The board of another window that records this source at this moment.
    #[must_use]
    pub fn elsewhere(settings: &Path, source: &str, own: &str) -> Option<String> {
        let beginning = beginning(source);
        let entries = fs::read_dir(settings.join(FOLDER)).into_iter().flatten().flatten();
        let of_source = |name: &str| Some(name.strip_prefix(&beginning)?.strip_suffix(ENDING)?.to_owned());
        let boards = entries.filter_map(|entry| Some((of_source(entry.file_name().to_str()?)?, entry.path())));
        let is_held = |path: &Path| matches!(regular_file::open_lock(path).and_then(FileLock::take), Ok(None));
        boards.filter(|(board, _)| board != own).find(|(_, path)| is_held(path)).map(|(board, _)| board)
    }
}

impl Drop for SourceUse {
    fn drop(&mut self) {
        // One that stays locks nothing.
        let _ = fs::remove_file(&self.path);
    }
}

/// What the name of a file begins with that is about a source. Why not the source itself: an address may have a password.
fn beginning(source: &str) -> String {
    let mut hasher = DefaultHasher::new();
    source.hash(&mut hasher);
    format!("{:016x}-", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_in_use_in_another_window_until_its_recording_ends() {
        let folder = tempfile::tempdir().unwrap();
        let camera = "http://10.0.0.7:8080/";
        let elsewhere = |source: &str, own: &str| SourceUse::elsewhere(folder.path(), source, own);
        assert_eq!(elsewhere(camera, "board-2"), None);
        let used = SourceUse::begin(folder.path(), camera, "board-1").unwrap();
        assert_eq!(elsewhere(camera, "board-2").as_deref(), Some("board-1"));
        assert_eq!(elsewhere(camera, "board-1"), None, "it is its own");
        assert_eq!(elsewhere("http://10.0.0.8:8080/", "board-2"), None);
        drop(used);
        assert_eq!(elsewhere(camera, "board-2"), None);
        assert_eq!(fs::read_dir(folder.path().join(FOLDER)).unwrap().count(), 0);
    }
}
