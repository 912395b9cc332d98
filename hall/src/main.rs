//! The program `kifuscribe-hall`: see `kifuscribe_hall::commands`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kifuscribe_hall::commands::run(std::env::args_os())
}
