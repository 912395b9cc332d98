//! Any bytes given as a network are run or refused.
#![no_main]

use kifuscribe_engine::ConvNet;
use libfuzzer_sys::fuzz_target;
use ndarray::Array3;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(mut network) = ConvNet::from_onnx(bytes, [3, 8, 8]) {
        assert!(network.run(Array3::from_elem((3, 8, 8), 0.5).view()).is_ok(), "a network that was taken runs");
    }
});
