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

#[test]
fn a_command_without_its_own_command_gets_a_hint() {
    check_refused(&["archive"], "a command is missing; 'kifuscribe archive --help' lists those there are");
}

#[test]
fn a_wrong_argument_names_the_help_of_its_command() {
    check_refused(
        &["archive", "find", "--playr", "Li"],
        "unexpected argument '--playr' found; a similar one is '--player'; see 'kifuscribe archive find --help'",
    );
    check_refused(&["score"], "arguments were not provided: <GAME>; see 'kifuscribe score --help'");
    check_refused(
        &["archive", "find", "--size", "big"],
        "invalid value 'big' for '--size <N>': give a whole number, such as 19; see 'kifuscribe archive find --help'",
    );
}

#[test]
fn help_and_its_errors_are_in_the_language_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let asked = [
        ("ru", "Результат записанной партии с расчётом", "Параметры:"),
        ("uk", "Результат записаної партії з розрахунком", "Параметри:"),
        ("zh", "已记录对局的结果及算法", "选项:"),
    ];
    for (language, about, heading) in asked {
        let help = kifuscribe_in(folder.path(), &["score", "--help", "--language", language]);
        assert_eq!((help.status, help.err.as_str()), (0, ""));
        assert!(help.out.starts_with(about) && help.out.contains(heading), "{}", help.out);
        assert!(!help.out.contains("Options") && !help.out.contains("The result"), "{}", help.out);
        let short = kifuscribe_in(folder.path(), &["--language", language, "-h"]);
        assert!(short.out.contains(about), "{}", short.out);
    }
    let wrong = "не хватает аргументов: <GAME>; см. 'kifuscribe score --help'";
    check_refused(&["--language=ru", "score"], wrong);
    check_refused(&["juggle", "--language", "zh"], "没有命令 'juggle'");
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

#[cfg(target_os = "linux")]
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
