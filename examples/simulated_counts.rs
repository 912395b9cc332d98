//! Draws finished counts with and without faults, audits them, and prints a table:
//! `cargo run -p kifuscribe-examples --bin simulated_counts -- --counts 50`.

#![allow(clippy::print_stdout)] // The table is the result.
#![allow(clippy::unwrap_used)] // The code shared with the test uses it.

#[path = "../tests/support/simulated_count.rs"]
mod simulated_count;

use std::time::Duration;

use clap::Parser;
use simulated_count::audit_counts;

/// Draws finished counts with and without faults, and audits them.
#[derive(Debug, Parser)]
struct Args {
    /// The number of counts.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..))]
    counts: u16,
}

fn main() {
    let results = audit_counts(usize::from(Args::parse().counts));
    println!("counts  audits  decided  undecided  missed  false alarms  wrong  hidden faults");
    println!(
        "{:>6}  {:>6}  {:>7}  {:>9}  {:>6}  {:>12}  {:>5}  {:>13}",
        results.counts,
        results.audits,
        results.decided,
        results.undecided.len(),
        results.missed.len(),
        results.false_alarms.len(),
        results.wrong.len(),
        results.hidden
    );
    for (kind, audits) in [
        ("undecided", &results.undecided),
        ("missed", &results.missed),
        ("false alarm", &results.false_alarms),
        ("wrong", &results.wrong),
    ] {
        audits.iter().for_each(|audit| println!("{kind}: {audit}"));
    }
    println!("points: {}, under 99 %: {}, misread: {}", results.points, results.doubtful, results.misread);
    println!("reading a picture: {}; an audit: {}", spread(results.reading), spread(results.auditing));
}

/// Returns the median and the maximum as text.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    format!("{:?} median, {:?} maximum", times[times.len() / 2], times[times.len() - 1])
}
