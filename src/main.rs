//! The thin binary: what was typed goes to [`kifuscribe::cli::run`], which gives the exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    kifuscribe::cli::run(std::env::args_os())
}
