//! Errors of loading and running a network.

/// Why a network cannot be loaded or run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The bytes are not an ONNX model.
    #[error("the file is not an ONNX model ({0})")]
    NotOnnx(String),
    /// The model uses something that this engine cannot run.
    #[error("the network is not supported: {0}")]
    Unsupported(String),
    /// Parts of the model contradict each other.
    #[error("the network is inconsistent: {0}")]
    Inconsistent(String),
    /// A value has more than [`MAX_CHANNELS`](crate::MAX_CHANNELS) channels.
    #[error("the network is not supported: {value} has more than {limit} channels")]
    TooManyChannels {
        /// The name of the value in the graph.
        value: String,
        /// The maximum number of channels.
        limit: usize,
    },
    /// The input has another shape than the network was loaded for. Shapes are channels, height, width.
    #[error("the input has the shape {given:?}, but the network takes {expected:?} (channels, height, width)")]
    InputShape {
        /// The shape of the input.
        given: [usize; 3],
        /// The shape that the network takes.
        expected: [usize; 3],
    },
    /// The network's output has another shape than the caller needs. Shapes are channels, height, width.
    #[error("the output has the shape {given:?} instead of {expected:?} (channels, height, width)")]
    OutputShape {
        /// The shape of the output.
        given: [usize; 3],
        /// The shape that is needed.
        expected: [usize; 3],
    },
}
