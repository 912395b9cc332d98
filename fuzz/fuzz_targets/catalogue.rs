//! The property `catalogue` of `fuzz/src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kifuscribe_fuzz::catalogue(bytes));
