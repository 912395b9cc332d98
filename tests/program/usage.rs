//! The real program in a fresh folder: what it says and its exit status.

use super::run::{check_refused_in, kifuscribe_in};

#[track_caller]
fn check_refused(args: &[&str], sentence: &str) {
    check_refused_in(tempfile::tempdir().unwrap().path(), args, sentence);
}

#[test]
fn an_unknown_option_gets_a_hint() {
    check_refused(&["--frobnicate"], "unexpected argument '--frobnicate' found; see 'kifuscribe --help'");
}

#[cfg(feature = "archive")]
#[test]
fn a_command_without_its_own_command_gets_a_hint() {
    check_refused(&["archive"], "a command is missing; '--help' after what was typed lists those there are");
}

#[test]
fn help_and_version_are_results() {
    let folder = tempfile::tempdir().unwrap();
    let help = kifuscribe_in(folder.path(), &["--help"]);
    assert_eq!((help.status, help.err.as_str()), (0, ""));
    assert!(help.out.contains("Exit status: 0 done; 1 a finding"), "{}", help.out);
    let version = kifuscribe_in(folder.path(), &["--version"]);
    assert_eq!((version.status, version.out.trim()), (0, concat!("kifuscribe ", env!("CARGO_PKG_VERSION"))));
}

#[cfg(all(target_os = "linux", feature = "window"))]
#[test]
fn a_machine_without_a_display_gets_one_sentence() {
    for arguments in [&[][..], &["app", "clip.mp4", "--start"]] {
        let mut program = assert_cmd::Command::cargo_bin("kifuscribe").unwrap();
        let program = program.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        let output = program.assert().code(2).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("no display") && said.contains("kifuscribe record"), "{said}");
        assert_eq!((said.lines().count(), output.stdout.len()), (1, 0), "{said}");
    }
}
