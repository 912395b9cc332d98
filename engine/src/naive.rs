//! The same network computed the plain way, number by number: what the engine is held against.

use std::collections::HashMap;

use crate::onnx::{Graph, Node};

/// Planes of numbers, row by row.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Planes {
    pub(crate) shape: [usize; 3],
    pub(crate) values: Vec<f32>,
}

/// What the graph answers to `picture`.
pub(crate) fn answer(graph: &Graph, picture: Planes) -> Planes {
    let mut known = HashMap::from([(graph.inputs[0].name.clone(), picture)]);
    let constants: HashMap<_, _> = graph.initializers.iter().map(|c| (c.name.clone(), c.values().unwrap())).collect();
    for node in graph.nodes.iter().filter(|n| n.op != "Constant") {
        let of = |i: usize| &known[&node.inputs[i]];
        let result = match node.op.as_str() {
            "Conv" => convolution(node, of(0), &constants[&node.inputs[1]], &constants[&node.inputs[2]].0),
            "Add" => {
                let values = of(0).values.iter().zip(&of(1).values).map(|(a, b)| a + b).collect();
                Planes { shape: of(0).shape, values }
            }
            "Relu" => Planes { shape: of(0).shape, values: of(0).values.iter().map(|v| v.max(0.0)).collect() },
            "Concat" => {
                let parts: Vec<&Planes> = (0..node.inputs.len()).map(of).collect();
                let channels = parts.iter().map(|p| p.shape[0]).sum();
                let values = parts.iter().flat_map(|p| p.values.iter().copied()).collect();
                Planes { shape: [channels, of(0).shape[1], of(0).shape[2]], values }
            }
            "Resize" => {
                let [c, h, w] = of(0).shape;
                let shape = [c, 2 * h, 2 * w];
                let at = |i: usize| (i / (4 * h * w) * h + i / (2 * w) % (2 * h) / 2) * w + i % (2 * w) / 2;
                Planes { shape, values: (0..c * 4 * h * w).map(|i| of(0).values[at(i)]).collect() }
            }
            other => panic!("{other} has no plain way here"),
        };
        known.insert(node.outputs[0].clone(), result);
    }
    known.remove(&graph.outputs[0].name).unwrap()
}

fn convolution(node: &Node, input: &Planes, (weights, shape): &(Vec<f32>, Vec<usize>), bias: &[f32]) -> Planes {
    let [c, h, w] = input.shape;
    let (outputs, kernel) = (shape[0], shape[2]);
    let setting = |name: &str| node.ints(name).first().map_or(1, |&v| v as usize);
    let (stride, dilation) = (setting("strides"), setting("dilations"));
    let pad = kernel / 2 * dilation;
    let (rows, columns) = (h.div_ceil(stride), w.div_ceil(stride));
    let mut values = Vec::with_capacity(outputs * rows * columns);
    for o in 0..outputs {
        for y in 0..rows {
            for x in 0..columns {
                let mut sum = bias[o];
                for ky in 0..kernel {
                    for kx in 0..kernel {
                        let (py, px) = (
                            (y * stride + ky * dilation).wrapping_sub(pad),
                            (x * stride + kx * dilation).wrapping_sub(pad),
                        );
                        if py < h && px < w {
                            for i in 0..c {
                                sum += input.values[(i * h + py) * w + px]
                                    * weights[((o * c + i) * kernel + ky) * kernel + kx];
                            }
                        }
                    }
                }
                values.push(sum);
            }
        }
    }
    Planes { shape: [outputs, rows, columns], values }
}
