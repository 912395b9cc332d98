//! The progress bar on standard error. Nothing is drawn where standard error is not a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a bar of `total` steps with the time left, or a spinner where the total is not known.
#[must_use]
pub fn bar(total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => (ProgressBar::new(total), "{bar:32} {pos}/{len} {msg} {eta} left"),
        None => (ProgressBar::new_spinner(), "{spinner} {pos} {msg} {elapsed}"),
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
