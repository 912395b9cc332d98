//! A network, ready to run.

use crate::Error;
use crate::onnx::Model;
use crate::plan::{Plan, Step};
use crate::tensor::Tensor;
use pulp::Arch;

/// A network of fixed input shape with the room that it computes in.
pub struct Network {
    /// The vectors of the processor at hand.
    pub(crate) arch: Arch,
    steps: Vec<Step>,
    tensors: Vec<Tensor>,
    planes: usize,
    answers: usize,
}

impl Network {
    /// Loads an ONNX file held in memory; `shape` is channels, height and width of its input.
    ///
    /// # Errors
    /// [`Error`] when the bytes are no ONNX file, or the network is not whole or asks for what this engine does not do.
    pub fn from_onnx(onnx: &[u8], shape: [usize; 3]) -> Result<Self, Error> {
        let plan = Plan::of(&Model::read(onnx)?, shape)?;
        let tensors = plan.tensors.iter().map(|&(shape, border)| Tensor::zeros(shape, border)).collect();
        Ok(Self { arch: Arch::new(), steps: plan.steps, tensors, planes: plan.planes, answers: plan.answers })
    }

    /// Runs it on planes of the input's shape, one after another, each row by row; the output has the same order.
    ///
    /// # Errors
    /// [`Error::Input`] when there are more or fewer values than the network takes.
    pub fn run(&mut self, planes: &[f32]) -> Result<Vec<f32>, Error> {
        let shape = self.tensors[0].shape;
        let expected = self.planes * shape.height * shape.width;
        if planes.len() != expected {
            return Err(Error::Input { given: planes.len(), expected });
        }
        self.tensors[0].take_planes(planes);
        for (i, step) in self.steps.iter().enumerate() {
            let (before, after) = self.tensors.split_at_mut(i + 1);
            let inputs: Vec<&Tensor> = step.inputs.iter().map(|&i| &before[i]).collect();
            step.convolution.run(self.arch, &inputs, step.added.map(|i| &before[i]), &mut after[0]);
        }
        Ok(self.tensors.last().map(|t| t.planes(self.answers)).unwrap_or_default())
    }
}
