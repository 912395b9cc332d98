//! The property `hall_answer` of `fuzz/src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kifuscribe_fuzz::hall_answer(bytes));
