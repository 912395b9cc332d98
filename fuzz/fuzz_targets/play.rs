//! The property `rules::play` of `fuzz/src/rules.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kifuscribe_fuzz::rules::play(bytes));
