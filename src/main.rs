//! The program: passes its arguments to [`kifuscribe::commands::run`], which returns the exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    kifuscribe::commands::run(std::env::args_os())
}
