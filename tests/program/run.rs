//! What the tests of the real program share.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;

thread_local! {
    /// The home folder of the test that runs on this thread, deleted with the thread.
    static HOME: TempDir = tempfile::tempdir().unwrap();
}

/// An empty home folder for each test: a test sees no person's settings and catalogue, and no other test's.
pub(crate) fn home() -> PathBuf {
    HOME.with(|home| home.path().to_owned())
}

/// What a run of the program gave.
pub(crate) struct Ran {
    /// The exit status.
    pub(crate) status: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs `kifuscribe args...` in `folder`.
pub(crate) fn kifuscribe_in(folder: &Path, args: &[&str]) -> Ran {
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    let output = program.args(args).current_dir(folder).env("HOME", home()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    Ran { status: output.status.code().unwrap(), out: text(&output.stdout), err: text(&output.stderr) }
}

/// Checks that the program refuses, run in `folder`: exit status 2, nothing on standard output, and
/// one line on standard error that says `sentence`.
#[track_caller]
pub(crate) fn check_refused_in(folder: &Path, args: &[&str], sentence: &str) {
    let ran = kifuscribe_in(folder, args);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
    let ours: Vec<&str> = ran.err.lines().collect();
    assert_eq!(ours.len(), 1, "{args:?} should say one sentence: {}", ran.err);
    assert!(ours[0].contains(sentence), "{args:?} said: {}", ran.err);
}

/// The names in a folder, in order: to see that nothing was left behind.
pub(crate) fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
