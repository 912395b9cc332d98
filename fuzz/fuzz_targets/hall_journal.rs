//! The property `hall_journal` of `fuzz/src/hall_journal.rs`.
#![no_main]

#[path = "../src/hall_journal.rs"]
mod hall_journal;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hall_journal::hall_journal(bytes));
