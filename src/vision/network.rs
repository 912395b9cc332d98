//! Running one of the learned networks, or the rule that stands in for it.

use super::error::VisionError;

/// A network of fixed input shape, or a rule with the same input and output.
pub struct Inference {
    name: &'static str,
    engine: InferenceKind,
    shape: [usize; 3],
}

enum InferenceKind {
    Learned(kifuscribe_engine::Network),
    Rule(fn(&[f32]) -> Vec<f32>),
}

impl Inference {
    /// Loads an ONNX file held in memory; `shape` is channels, height and width of its input.
    ///
    /// # Errors
    /// [`VisionError::Network`] when it is no network that can be run here.
    pub fn from_onnx(name: &'static str, onnx: &[u8], shape: [usize; 3]) -> Result<Self, VisionError> {
        let network = kifuscribe_engine::Network::from_onnx(onnx, shape)
            .map_err(|cause| VisionError::Network { network: name, cause })?;
        Ok(Self { name, engine: InferenceKind::Learned(network), shape })
    }

    /// A rule in the place of the network.
    #[must_use]
    pub fn by_rule(name: &'static str, rule: fn(&[f32]) -> Vec<f32>, shape: [usize; 3]) -> Self {
        Self { name, engine: InferenceKind::Rule(rule), shape }
    }

    /// Runs the network on planes of `shape` and returns its output, row-major.
    ///
    /// # Errors
    /// [`VisionError::Network`] when the planes have another shape.
    pub fn run(&mut self, planes: &[f32]) -> Result<Vec<f32>, VisionError> {
        let fail = |cause| VisionError::Network { network: self.name, cause };
        let expected = self.shape.iter().product();
        match &mut self.engine {
            InferenceKind::Learned(network) => network.run(planes).map_err(fail),
            InferenceKind::Rule(_) if planes.len() != expected => {
                Err(fail(kifuscribe_engine::Error::Input { given: planes.len(), expected }))
            }
            InferenceKind::Rule(rule) => Ok(rule(planes)),
        }
    }
}
