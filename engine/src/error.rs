//! Why a network cannot be run.

/// Why a network cannot be loaded or run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The bytes are no ONNX file.
    #[error("these are not the bytes of an ONNX file ({0})")]
    NotOnnx(String),
    /// The network asks for something this engine does not do.
    #[error("the network asks for {0}, which is not known here")]
    Unknown(String),
    /// The network contradicts itself.
    #[error("the network is not whole: {0}")]
    Broken(String),
    /// The input has another number of values than the network was loaded for.
    #[error("{given} values for a network that takes {expected}")]
    Input {
        /// How many were given.
        given: usize,
        /// How many it takes.
        expected: usize,
    },
}
