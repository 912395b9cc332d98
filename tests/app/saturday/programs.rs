//! The programs of the day, each in a process of its own: this test program, started again with the arguments of one.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

/// The arguments of the program that the process below is.
const ARGUMENTS: &str = "KIFUSCRIBE_SATURDAY_ARGUMENTS";

/// What stands between two of them.
const BETWEEN: char = '\u{1f}';

#[test]
#[ignore = "it is the programs that a Saturday starts"]
fn a_program() {
    let Ok(arguments) = std::env::var(ARGUMENTS) else { return };
    let arguments: Vec<OsString> = arguments.split(BETWEEN).map(Into::into).collect();
    let status = match arguments[0].to_str() {
        Some("kifuscribe-hall") => kifuscribe_hall::commands::run(arguments),
        _ => kifuscribe::commands::run(arguments),
    };
    let number = (0..=2).find(|&number| status == ExitCode::from(number));
    std::process::exit(number.map_or(3, i32::from));
}

/// What a program gave at its end.
pub(super) struct Ended {
    pub(super) status: i32,
    pub(super) out: String,
    pub(super) err: String,
}

/// Starts a program, such as `kifuscribe record film.mp4`, on a computer whose settings are in this folder.
pub(super) fn start(computer: &Path, arguments: &[&str]) -> Child {
    command(computer, arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Starts a program to whose words nobody listens.
pub(super) fn start_silent(computer: &Path, arguments: &[&str]) -> Child {
    command(computer, arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn command(computer: &Path, arguments: &[&str]) -> Command {
    let separator = BETWEEN.to_string();
    let mut program = Command::new(std::env::current_exe().unwrap());
    program.args(["--exact", "--ignored", "--nocapture", "saturday::programs::a_program"]);
    program.env(ARGUMENTS, arguments.join(&separator)).env("LANG", "C.UTF-8");
    program.env("HOME", computer).env("XDG_CONFIG_HOME", computer.join("settings")).current_dir(computer);
    program
}

/// Waits for a program's end.
pub(super) fn end(program: Child) -> Ended {
    let output = program.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let out = text(&output.stdout);
    // The harness says first what it runs.
    let out = out.split_once("running 1 test\n").map_or("", |(_, rest)| rest);
    let out = out.strip_prefix("test saturday::programs::a_program ... ").unwrap_or(out).to_owned();
    Ended { status: output.status.code().unwrap_or(-1), out, err: text(&output.stderr) }
}

/// Runs a program to its end, which has to be a good one.
#[track_caller]
pub(super) fn run(computer: &Path, arguments: &[&str]) -> String {
    let ended = end(start(computer, arguments));
    assert_eq!(ended.status, 0, "{arguments:?}: {}{}", ended.out, ended.err);
    ended.out
}
