//! Finished counts, correct and with a fault, drawn, read from the pictures and audited. `examples/simulated_counts.rs`
//! does the same with any number of counts.

#![allow(dead_code)] // Some results are printed by the example only.

#[path = "../support/simulated_count.rs"]
mod simulated_count;

use simulated_count::audit_counts;

/// The number of counts.
const COUNTS: usize = 12;

/// The percentage of audits that must be decided. The others must have no verdict.
const MIN_DECIDED: usize = 80;

#[test]
fn the_audit_of_a_picture_is_the_audit_of_the_board() {
    let results = audit_counts(COUNTS);
    assert_eq!(results.counts, COUNTS);
    assert!(results.missed.is_empty(), "missed faults: {:#?}", results.missed);
    assert!(results.false_alarms.is_empty(), "false alarms: {:#?}", results.false_alarms);
    assert!(results.wrong.is_empty(), "wrong: {:#?}", results.wrong);
    let (decided, audits) = (results.decided, results.audits);
    assert!(
        100 * decided >= MIN_DECIDED * audits,
        "only {decided} of {audits} are decided; undecided: {:#?}",
        results.undecided
    );
}
