//! The thin binary: what was typed goes to [`kifuscribe::commands::run`], which gives the exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    kifuscribe::commands::run(std::env::args_os())
}
