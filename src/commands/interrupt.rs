//! Ctrl-C stops the command after its current step; a second Ctrl-C ends the program at once. Where a recording waits for room on the
//! disk, it gives that up first.

use std::process;

use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_recording::stop::StopSignal;

/// The exit status that shells report for a program ended by SIGINT.
const INTERRUPTED: i32 = 130;

/// Returns a [`StopSignal`] that is raised by Ctrl-C or SIGTERM. May be called once.
///
/// # Errors
/// When the handler cannot be installed.
pub fn stop_on_interrupt() -> anyhow::Result<StopSignal> {
    let stop = StopSignal::new();
    let raised = stop.clone();
    ctrlc::set_handler(move || {
        let is_given_up = raised.give_up();
        if raised.is_raised() && !is_given_up {
            process::exit(INTERRUPTED);
        }
        if !is_given_up {
            remark(say!("stopping"));
        }
        raised.raise();
    })?;
    Ok(stop)
}
