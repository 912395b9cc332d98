//! Ctrl-C asks the running job to stop after what it has in hand; a second Ctrl-C ends at once.

use std::process;

use crate::pipeline::stop::Stop;

/// The exit status of a program ended by SIGINT, as shells report it.
const INTERRUPTED: i32 = 130;

/// A [`Stop`] that Ctrl-C (or a polite termination) raises. Call it once, in a command that can stop.
///
/// # Errors
/// When the operating system refuses the handler.
pub fn stop_on_interrupt() -> anyhow::Result<Stop> {
    let stop = Stop::new();
    let raised = stop.clone();
    ctrlc::set_handler(move || {
        if raised.is_raised() {
            process::exit(INTERRUPTED);
        }
        eprintln!("kifuscribe: stopping; press Ctrl-C again to end at once");
        raised.raise();
    })?;
    Ok(stop)
}
