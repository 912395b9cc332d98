//! A direct implementation of each operator, which the tests compare the engine with.

use std::collections::HashMap;

use ndarray::{Array3, Array4, Axis, concatenate};

use crate::onnx::{OnnxGraph, OnnxNode};

/// Computes the graph's output for `input`; both have the shape channels x height x width.
pub(crate) fn run(graph: &OnnxGraph, input: Array3<f32>) -> Array3<f32> {
    let mut values = HashMap::from([(graph.inputs[0].name.clone(), input)]);
    let constants: HashMap<_, _> = graph.initializers.iter().map(|c| (c.name.clone(), c.values().unwrap())).collect();
    for node in graph.nodes.iter().filter(|n| n.op != "Constant") {
        let input = |i: usize| &values[&node.inputs[i]];
        let constant = |i: usize| constants[&node.inputs[i]].clone();
        let result = match node.op.as_str() {
            "Conv" => {
                let bias = constant(2).into_raw_vec_and_offset().0;
                convolution(node, input(0), &constant(1).into_dimensionality().unwrap(), &bias)
            }
            "Add" => input(0) + input(1),
            "Relu" => input(0).mapv(|v| v.max(0.0)),
            "Concat" => {
                let parts: Vec<_> = (0..node.inputs.len()).map(|i| input(i).view()).collect();
                concatenate(Axis(0), &parts).unwrap()
            }
            "Resize" => {
                let source = input(0);
                let (channels, height, width) = source.dim();
                Array3::from_shape_fn((channels, 2 * height, 2 * width), |(c, y, x)| source[[c, y / 2, x / 2]])
            }
            other => panic!("{other} is not implemented here"),
        };
        values.insert(node.outputs[0].clone(), result);
    }
    values.remove(&graph.outputs[0].name).unwrap()
}

fn convolution(node: &OnnxNode, input: &Array3<f32>, weights: &Array4<f32>, bias: &[f32]) -> Array3<f32> {
    let (in_channels, height, width) = input.dim();
    let (out_channels, _, kernel, _) = weights.dim();
    let attribute = |name: &str| node.ints(name).first().map_or(1, |&v| v as usize);
    let (stride, dilation) = (attribute("strides"), attribute("dilations"));
    let pad = kernel / 2 * dilation;
    let shape = (out_channels, height.div_ceil(stride), width.div_ceil(stride));
    Array3::from_shape_fn(shape, |(out, y, x)| {
        let mut sum = bias[out];
        for ky in 0..kernel {
            for kx in 0..kernel {
                let sy = (y * stride + ky * dilation).wrapping_sub(pad);
                let sx = (x * stride + kx * dilation).wrapping_sub(pad);
                if sy < height && sx < width {
                    sum += (0..in_channels).map(|i| input[[i, sy, sx]] * weights[[out, i, ky, kx]]).sum::<f32>();
                }
            }
        }
        sum
    })
}
