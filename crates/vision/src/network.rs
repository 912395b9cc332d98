//! Inference with a learned network, or with a function that has the same input and output.

use kifuscribe_engine::{ConvNet, EngineError};
use ndarray::{Array3, ArrayView3};

use super::error::VisionError;

/// Input and output of a network, each of the shape channels x height x width.
#[derive(Debug, Clone, Copy)]
pub struct NetworkShape {
    /// Shape of the input.
    pub input: [usize; 3],
    /// Shape of the output.
    pub output: [usize; 3],
}

/// A network of fixed shape, or a function in its place.
pub struct Inference {
    name: &'static str,
    kind: InferenceKind,
    shape: NetworkShape,
}

enum InferenceKind {
    Network(ConvNet),
    Function(fn(ArrayView3<'_, f32>) -> Array3<f32>),
}

impl Inference {
    /// Loads a network from the bytes of its ONNX file. `name` is for error messages.
    ///
    /// # Errors
    /// [`VisionError::Network`] when the bytes are not a supported network of this shape.
    pub fn from_onnx(name: &'static str, onnx: &[u8], shape: NetworkShape) -> Result<Self, VisionError> {
        let fail = |cause| VisionError::Network { network: name, cause };
        let network = ConvNet::from_onnx(onnx, shape.input).map_err(fail)?;
        let (given, expected) = (network.output_shape(), shape.output);
        if given != expected {
            return Err(fail(EngineError::OutputShape { given, expected }));
        }
        Ok(Self { name, kind: InferenceKind::Network(network), shape })
    }

    /// Uses a function in place of a network.
    #[must_use]
    pub fn from_fn(name: &'static str, function: fn(ArrayView3<'_, f32>) -> Array3<f32>, shape: NetworkShape) -> Self {
        Self { name, kind: InferenceKind::Function(function), shape }
    }

    /// Computes the output for an input.
    ///
    /// # Errors
    /// [`VisionError::Network`] when the input has the wrong shape.
    pub fn run(&mut self, input: ArrayView3<'_, f32>) -> Result<Array3<f32>, VisionError> {
        let fail = |cause| VisionError::Network { network: self.name, cause };
        let (given, expected) = (input.dim().into(), self.shape.input);
        match &mut self.kind {
            InferenceKind::Network(network) => network.run(input).map_err(fail),
            InferenceKind::Function(_) if given != expected => Err(fail(EngineError::InputShape { given, expected })),
            InferenceKind::Function(function) => Ok(function(input)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_with_another_output_is_refused() {
        let shape = NetworkShape { input: [3, 368, 368], output: [4, 23, 23] };
        let loaded = Inference::from_onnx("reader", include_bytes!("../../../models/reader.onnx"), shape);
        let Err(VisionError::Network { cause, .. }) = loaded else { panic!("the network is accepted") };
        assert_eq!(cause, EngineError::OutputShape { given: [5, 23, 23], expected: [4, 23, 23] });
    }
}
