//! The property `pairings` of `fuzz/src/lib.rs`, with the seeds of one kind.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kifuscribe_fuzz::pairings(bytes));
