//! The real program in a fresh folder: what it says and its exit status.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

use assert_cmd::Command;

/// Runs `kifuscribe args...` in a fresh folder; gives the exit status, standard output and standard error.
fn kifuscribe(args: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::cargo_bin("kifuscribe").unwrap().args(args).current_dir(folder.path()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

/// Checks that the program refuses: exit status 2, nothing on standard output, one line that says `sentence`.
fn check_refused(args: &[&str], sentence: &str) {
    let (status, out, err) = kifuscribe(args);
    assert_eq!((status, out.as_str()), (2, ""), "{args:?}: {err}");
    assert_eq!(err.lines().count(), 1, "{args:?} should say one sentence: {err}");
    assert!(err.contains(sentence), "{args:?} said: {err}");
}

#[test]
fn an_unknown_option_gets_a_hint() {
    check_refused(&["--frobnicate"], "unexpected argument '--frobnicate' found; see 'kifuscribe --help'");
}

#[test]
fn help_and_version_are_results() {
    let (status, out, err) = kifuscribe(&["--help"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("Exit status: 0 done; 1 a finding"), "{out}");
    let (status, out, _) = kifuscribe(&["--version"]);
    assert_eq!((status, out.trim()), (0, concat!("kifuscribe ", env!("CARGO_PKG_VERSION"))));
}
