//! A loaded network.

use ndarray::{Array3, ArrayView3};
use pulp::Arch;

use crate::error::EngineError;
use crate::onnx::OnnxModel;
use crate::plan::{ExecutionPlan, PlanStep};
use crate::tensor::Tensor;

/// A convolutional network of fixed input shape, with the memory for its intermediate values.
pub struct ConvNet {
    /// The SIMD instruction set to compute with.
    pub(crate) arch: Arch,
    steps: Vec<PlanStep>,
    /// Tensor 0 is the input, tensor `i + 1` the output of step `i`.
    tensors: Vec<Tensor>,
    in_channels: usize,
    out_channels: usize,
}

impl ConvNet {
    /// Loads a network from the bytes of its ONNX file. `shape` is channels, height and width of its input.
    ///
    /// # Errors
    /// [`EngineError`] when the bytes are not an ONNX model, or the model is inconsistent or not supported.
    pub fn from_onnx(onnx: &[u8], shape: [usize; 3]) -> Result<Self, EngineError> {
        let plan = ExecutionPlan::of(&OnnxModel::read(onnx)?, shape)?;
        let tensors = plan.tensors.iter().map(|&(shape, border)| Tensor::zeros(shape, border)).collect();
        let ExecutionPlan { steps, in_channels, out_channels, .. } = plan;
        Ok(Self { arch: Arch::new(), steps, tensors, in_channels, out_channels })
    }

    /// Channels, height and width of the output.
    #[must_use]
    pub fn output_shape(&self) -> [usize; 3] {
        let shape = self.output().shape;
        [self.out_channels, shape.height, shape.width]
    }

    fn output(&self) -> &Tensor {
        &self.tensors[self.tensors.len() - 1]
    }

    /// Runs the network. Input and output have the shape channels x height x width.
    ///
    /// # Errors
    /// [`EngineError::InputShape`] when the input has another shape than the network was loaded for.
    pub fn run(&mut self, input: ArrayView3<'_, f32>) -> Result<Array3<f32>, EngineError> {
        let shape = self.tensors[0].shape;
        let (given, expected) = (input.dim().into(), [self.in_channels, shape.height, shape.width]);
        if given != expected {
            return Err(EngineError::InputShape { given, expected });
        }
        self.tensors[0].load(input);
        for (i, step) in self.steps.iter().enumerate() {
            let (before, after) = self.tensors.split_at_mut(i + 1);
            step.run(self.arch, before, &mut after[0]);
        }
        Ok(self.output().channels(self.out_channels))
    }
}
