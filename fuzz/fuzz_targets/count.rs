//! The property `rules::count` of `fuzz/src/rules.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kifuscribe_fuzz::rules::count(bytes));
