//! Runs convolutional networks of fixed input shape on the widest SIMD vectors of the processor.
//!
//! Supports the operators of kifuscribe's two networks and no others: `Conv` (one group, padded to keep its size, with
//! an optional `Add` and `Relu` after it), `Resize` (nearest neighbour, by two) and `Concat` (along the channels).
//! Loading any other network fails with an [`EngineError`]. All arithmetic is in 32-bit floats. The order of summation
//! depends only on the network, so the same input gives the same output with any number of threads.

#[cfg(test)]
mod cases;
mod convolution;
mod error;
#[cfg(test)]
mod naive;
mod network;
mod onnx;
mod plan;
mod tensor;
mod tiles;
mod winograd;

pub use error::EngineError;
pub use network::ConvNet;
pub use plan::MAX_CHANNELS;
