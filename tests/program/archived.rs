//! Games in a catalogue of their own, for the tests of `archive`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{Ran, kifuscribe_in};

/// Runs `kifuscribe archive ARGS... --archive catalogue.sqlite` in a folder.
pub(crate) fn archive(folder: &Path, args: &[&str]) -> Ran {
    kifuscribe_in(folder, &[&["archive"], args, &["--archive", "catalogue.sqlite"]].concat())
}

/// What a command prints with `--json`, line by line.
#[track_caller]
pub(crate) fn json(folder: &Path, args: &[&str]) -> Vec<Value> {
    let ran = archive(folder, &[args, &["--json"]].concat());
    assert!(ran.status < 2, "{args:?}: {}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The ids of the games that are found.
#[track_caller]
pub(crate) fn ids(folder: &Path, args: &[&str]) -> Vec<String> {
    let found = json(folder, &[&["find"], args].concat());
    found.iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

/// A folder with these files, each a name and its bytes.
pub(crate) fn folder_with<B: AsRef<[u8]>>(files: &[(&str, B)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    folder
}

/// The same, with the games of these files in the catalogue, and how they were added.
#[track_caller]
pub(crate) fn archived<B: AsRef<[u8]>>(files: &[(&str, B)]) -> (TempDir, Ran) {
    let folder = folder_with(files);
    let added = archive(folder.path(), &["add", "."]);
    assert!(added.status < 2, "{}", added.err);
    (folder, added)
}
