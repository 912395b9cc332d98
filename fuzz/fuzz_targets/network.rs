//! Any bytes given as a network are run or refused.
#![no_main]

use kifuscribe_engine::Network;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(mut network) = Network::from_onnx(bytes, [3, 8, 8]) {
        assert!(network.run(&[0.5; 3 * 8 * 8]).is_ok(), "a network that was taken runs");
    }
});
