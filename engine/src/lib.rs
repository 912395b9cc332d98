//! Runs a convolutional network of fixed shape on the vectors of the processor at hand.
//!
//! It knows what the two networks of kifuscribe are made of and no more: convolutions of one group, sums, rectifiers,
//! enlarging twice by repetition, and channels laid side by side. What it does not know it refuses when the network is
//! loaded, with a sentence. Everything is computed in 32-bit floating point; the order of the sums depends on nothing but
//! the network, so the same input gives the same output however many threads take part.

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

pub use error::Error;
pub use network::Network;
