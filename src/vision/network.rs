//! Running one of the learned networks, or the rule that stands in for it.

use opencv::core::{Mat, MatTraitConstManual, Vector};
use opencv::dnn::{self, Net, NetTrait};

use super::error::VisionError;

/// A network of fixed input shape, run by OpenCV's `dnn` module; or a rule with the same input and output.
pub struct Network {
    name: &'static str,
    engine: Engine,
    shape: [usize; 3],
}

enum Engine {
    Learned(Net),
    Rule(fn(&[f32]) -> Vec<f32>),
}

impl Network {
    /// Loads an ONNX file held in memory; `shape` is channels, height and width of its input.
    ///
    /// # Errors
    /// [`VisionError::Network`] when OpenCV cannot read it.
    pub fn from_onnx(name: &'static str, onnx: &[u8], shape: [usize; 3]) -> Result<Self, VisionError> {
        let net = dnn::read_net_from_onnx_buffer(&Vector::from_slice(onnx))
            .map_err(|e| VisionError::Network { network: name, cause: e.message })?;
        Ok(Self { name, engine: Engine::Learned(net), shape })
    }

    /// A rule in the place of the network.
    #[must_use]
    pub fn by_rule(name: &'static str, rule: fn(&[f32]) -> Vec<f32>, shape: [usize; 3]) -> Self {
        Self { name, engine: Engine::Rule(rule), shape }
    }

    /// Runs the network on planes of `shape` and returns its output, row-major.
    ///
    /// # Errors
    /// [`VisionError::Network`] when the planes have another shape or OpenCV fails.
    pub fn run(&mut self, planes: &[f32]) -> Result<Vec<f32>, VisionError> {
        let network = self.name;
        let fail = |e: opencv::Error| VisionError::Network { network, cause: e.message };
        let [c, h, w] = self.shape;
        if planes.len() != c * h * w {
            return Err(VisionError::Network { network, cause: format!("{} values for {c}x{h}x{w}", planes.len()) });
        }
        let net = match &mut self.engine {
            Engine::Rule(rule) => return Ok(rule(planes)),
            Engine::Learned(net) => net,
        };
        let blob = Mat::new_nd_with_data(&[1, c as i32, h as i32, w as i32], planes).map_err(fail)?;
        net.set_input(&blob, "", 1.0, opencv::core::Scalar::default()).map_err(fail)?;
        let out = net.forward_single("").map_err(fail)?;
        Ok(out.data_typed::<f32>().map_err(fail)?.to_vec())
    }
}
