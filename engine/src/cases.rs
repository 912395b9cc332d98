//! Compares the engine with the direct implementation, for generated networks and for the project's own, and loads
//! files that are not networks.

use ndarray::{Array3, ArrayView3};
use proptest::prelude::*;
use prost::Message;
use pulp::Arch;

use crate::onnx::{OnnxAttribute, OnnxGraph, OnnxModel, OnnxNode, OnnxTensor, ValueInfo};
use crate::{ConvNet, EngineError, MAX_CHANNELS, naive};

const PROPOSER: &[u8] = include_bytes!("../../models/proposer.onnx");
const READER: &[u8] = include_bytes!("../../models/reader.onnx");

/// Pseudo-random numbers from -1 to 1.
fn numbers(seed: u32, count: usize) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1u32 << 23) as f32 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

fn input(seed: u32, shape: [usize; 3]) -> Array3<f32> {
    Array3::from_shape_vec(shape, numbers(seed, shape.iter().product())).unwrap()
}

/// Builds an ONNX file node by node.
#[derive(Default)]
struct OnnxBuilder {
    graph: OnnxGraph,
}

impl OnnxBuilder {
    fn constant(&mut self, name: &str, dims: &[usize], floats: Vec<f32>) {
        let dims = dims.iter().map(|&d| d as i64).collect();
        self.graph.initializers.push(OnnxTensor { dims, kind: 1, floats, name: name.into(), raw: Vec::new() });
    }

    fn node(&mut self, op: &str, inputs: &[&str], output: &str, attributes: &[(&str, &[i64])]) {
        let ints = |(name, ints): &(&str, &[i64])| OnnxAttribute {
            name: (*name).into(),
            ints: ints.to_vec(),
            ..OnnxAttribute::default()
        };
        self.graph.nodes.push(OnnxNode {
            inputs: inputs.iter().map(|i| (*i).into()).collect(),
            outputs: vec![output.into()],
            op: op.into(),
            attributes: attributes.iter().map(ints).collect(),
        });
    }

    fn convolution(
        &mut self,
        source: &str,
        output: &str,
        [from, to, kernel]: [usize; 3],
        stride: usize,
        dilation: usize,
    ) {
        let seed = self.graph.nodes.len() as u32;
        let (weights, bias) = (format!("{output} weights"), format!("{output} bias"));
        self.constant(&weights, &[to, from, kernel, kernel], numbers(seed, to * from * kernel * kernel));
        self.constant(&bias, &[to], numbers(seed + 100, to));
        let [stride, dilation] = [stride, dilation].map(|v| v as i64);
        let pad = (kernel / 2) as i64 * dilation;
        let attributes: [(&str, &[i64]); 3] =
            [("strides", &[stride; 2]), ("dilations", &[dilation; 2]), ("pads", &[pad; 4])];
        self.node("Conv", &[source, &weights, &bias], output, &attributes);
    }

    fn resize(&mut self, source: &str, output: &str) {
        self.constant("scales", &[4], vec![1.0, 1.0, 2.0, 2.0]);
        self.node("Resize", &[source, "", "scales"], output, &[]);
        let attribute = |(name, text): (&str, &str)| OnnxAttribute {
            name: name.into(),
            text: text.into(),
            ..OnnxAttribute::default()
        };
        let modes = [("mode", "nearest"), ("coordinate_transformation_mode", "asymmetric"), ("nearest_mode", "floor")];
        self.graph.nodes.last_mut().unwrap().attributes = modes.map(attribute).to_vec();
    }

    fn build(mut self, output: &str) -> (OnnxGraph, Vec<u8>) {
        self.graph.inputs = vec![ValueInfo { name: "input".into() }];
        self.graph.outputs = vec![ValueInfo { name: output.into() }];
        let bytes = OnnxModel { graph: Some(self.graph.clone()) }.encode_to_vec();
        (self.graph, bytes)
    }
}

/// Asserts that both implementations agree, up to rounding, with every instruction set.
fn compare(graph: &OnnxGraph, bytes: &[u8], shape: [usize; 3], seed: u32) {
    let input = input(seed, shape);
    let expected = naive::run(graph, input.clone());
    let largest = expected.iter().fold(1.0f32, |m, v| m.max(v.abs()));
    let mut network = ConvNet::from_onnx(bytes, shape).unwrap();
    for arch in instruction_sets() {
        network.arch = arch;
        let output = network.run(input.view()).unwrap();
        assert_eq!(output.dim(), expected.dim());
        for ((i, a), b) in output.indexed_iter().zip(&expected) {
            assert!((a - b).abs() <= 1e-5 * largest, "value {i:?} is {a} with {arch:?}, expected {b}");
        }
    }
}

/// The widest vectors of this processor, narrower ones, and none.
fn instruction_sets() -> Vec<Arch> {
    let mut sets = vec![Arch::new(), Arch::Scalar];
    #[cfg(target_arch = "x86_64")]
    sets.extend(pulp::x86::V3::try_new().map(Arch::V3));
    sets
}

proptest! {
    /// One convolution of any supported kind.
    #[test]
    fn a_convolution_equals_the_direct_implementation(
        seed in 0u32..1000, from in 1usize..5, to in 1usize..100, height in 1usize..20, width in 1usize..40,
        kernel in prop::sample::select(vec![1usize, 3, 5]), stride in 1usize..3, dilation in 1usize..5,
    ) {
        let mut file = OnnxBuilder::default();
        file.convolution("input", "out", [from, to, kernel], stride, dilation);
        let (graph, bytes) = file.build("out");
        compare(&graph, &bytes, [from, height, width], seed);
    }

    /// A convolution with a kernel of 3x3 and a stride of 1, of many channels, which [`crate::winograd`] computes if the
    /// tiles fit the picture; with an addition and a ReLU after it.
    #[test]
    fn a_3x3_convolution_of_many_channels_equals_the_direct_implementation(
        seed in 0u32..1000, from in 1usize..70, to in 1usize..70, height in 1usize..40, width in 1usize..60,
        dilation in 1usize..5, add: bool, relu: bool,
    ) {
        let mut file = OnnxBuilder::default();
        file.convolution("input", "many", [3, from, 1], 1, 1);
        file.convolution("input", "addend", [3, to, 1], 1, 1);
        file.convolution("many", "sum", [from, to, 3], 1, dilation);
        let mut last = "sum";
        if add {
            file.node("Add", &["sum", "addend"], "added", &[]);
            last = "added";
        }
        if relu {
            file.node("Relu", &[last], "positive", &[]);
            last = "positive";
        }
        let (graph, bytes) = file.build(last);
        compare(&graph, &bytes, [3, height, width], seed);
    }

    /// Downsampling, a residual block, upsampling and a concatenation: the structure of the proposer.
    #[test]
    fn a_network_equals_the_direct_implementation(
        seed in 0u32..1000, a in 1usize..40, b in 1usize..70, height in 1usize..10, width in 1usize..20, relu: bool,
    ) {
        let mut file = OnnxBuilder::default();
        file.convolution("input", "first", [3, a, 3], 1, 1);
        file.node("Relu", &["first"], "near", &[]);
        file.convolution("near", "second", [a, b, 3], 2, 1);
        file.node("Relu", &["second"], "far", &[]);
        file.convolution("far", "third", [b, b, 3], 1, 2);
        file.node("Add", &["far", "third"], "sum", &[]);
        file.node("Relu", &["sum"], "deep", &[]);
        file.resize("deep", "large");
        file.node("Concat", &["large", "near"], "both", &[]);
        let axis = OnnxAttribute { name: "axis".into(), int: 1, ..OnnxAttribute::default() };
        file.graph.nodes.last_mut().unwrap().attributes.push(axis);
        file.convolution("both", "last", [a + b, 5, 1], 1, 1);
        if relu {
            file.node("Relu", &["last"], "out", &[]);
        }
        let (graph, bytes) = file.build(if relu { "out" } else { "last" });
        compare(&graph, &bytes, [3, 2 * height, 2 * width], seed);
    }

    /// Arbitrary bytes do not make the loader panic.
    #[test]
    fn arbitrary_bytes_do_not_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = ConvNet::from_onnx(&bytes, [3, 8, 8]);
    }

    /// A file with some bytes changed is run or refused, without a panic.
    #[test]
    fn a_damaged_network_is_run_or_refused(places in prop::collection::vec((0usize..4000, any::<u8>()), 1..20)) {
        let mut file = OnnxBuilder::default();
        file.convolution("input", "first", [3, 4, 3], 2, 1);
        file.resize("first", "large");
        file.node("Concat", &["large", "input"], "both", &[]);
        file.convolution("both", "out", [7, 2, 1], 1, 1);
        let (_, mut bytes) = file.build("out");
        for (place, byte) in places {
            let place = place % bytes.len();
            bytes[place] = byte;
        }
        if let Ok(mut network) = ConvNet::from_onnx(&bytes, [3, 8, 8]) {
            let _ = network.run(Array3::from_elem((3, 8, 8), 0.5).view());
        }
    }
}

#[test]
fn the_proposer_equals_the_direct_implementation() {
    compare(&OnnxModel::read(PROPOSER).unwrap(), PROPOSER, [3, 384, 512], 1);
}

#[test]
fn the_reader_equals_the_direct_implementation() {
    compare(&OnnxModel::read(READER).unwrap(), READER, [3, 368, 368], 2);
}

/// Some outputs of a network for an input of [`numbers`], as another program computes them: place (channel, row, column) and
/// value. OpenCV 5.0.0's `dnn` module with its own backend, as `models/train/foreign.py` prints them.
type ForeignOutputs = [([usize; 3], f32); 16];

const PROPOSER_OF_OPENCV: ForeignOutputs = [
    ([0, 0, 0], -3.21214),
    ([0, 30, 7], -2.71387),
    ([0, 60, 14], -2.07030),
    ([0, 90, 21], -3.81487),
    ([1, 24, 28], -2.97779),
    ([1, 54, 35], -2.43935),
    ([1, 84, 42], -3.07463),
    ([2, 18, 49], -2.54462),
    ([2, 48, 56], -1.14038),
    ([2, 78, 63], -2.65913),
    ([3, 12, 70], -1.76719),
    ([3, 42, 77], -2.61381),
    ([3, 72, 84], -2.30311),
    ([4, 6, 91], -4.25219),
    ([4, 36, 98], -2.81232),
    ([4, 66, 105], -2.84058),
];

const READER_OF_OPENCV: ForeignOutputs = [
    ([0, 0, 0], -1.43498),
    ([0, 7, 11], 0.09993),
    ([0, 14, 22], -2.59944),
    ([0, 22, 10], -0.78792),
    ([1, 6, 22], -3.43871),
    ([1, 14, 10], -0.10668),
    ([1, 21, 21], -2.43146),
    ([2, 6, 10], -0.44127),
    ([2, 13, 21], -2.67858),
    ([2, 21, 9], -2.46575),
    ([3, 5, 21], -2.93014),
    ([3, 13, 9], -0.16377),
    ([3, 20, 20], -2.81507),
    ([4, 5, 9], -0.35209),
    ([4, 12, 20], 0.60283),
    ([4, 20, 8], 1.08814),
];

#[test]
fn both_networks_agree_with_opencv() {
    for (onnx, seed, shape, foreign) in
        [(PROPOSER, 1, [3, 384, 512], PROPOSER_OF_OPENCV), (READER, 2, [3, 368, 368], READER_OF_OPENCV)]
    {
        let mut network = ConvNet::from_onnx(onnx, shape).unwrap();
        for arch in instruction_sets() {
            network.arch = arch;
            let output = network.run(input(seed, shape).view()).unwrap();
            for (place, expected) in foreign {
                let value = output[place];
                assert!((value - expected).abs() <= 2e-5, "{value} at {place:?} with {arch:?}, {expected} by OpenCV");
            }
        }
    }
}

#[test]
fn the_output_does_not_depend_on_earlier_runs_or_the_number_of_threads() {
    let input = input(3, [3, 368, 368]);
    let mut network = ConvNet::from_onnx(READER, [3, 368, 368]).unwrap();
    let first = network.run(input.view()).unwrap();
    assert_eq!(network.run(input.view()).unwrap(), first);
    let one_thread = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert_eq!(one_thread.install(|| network.run(input.view())).unwrap(), first);
}

fn load(file: OnnxBuilder, output: &str) -> Result<(), EngineError> {
    ConvNet::from_onnx(&file.build(output).1, [3, 8, 8]).map(drop)
}

#[test]
fn what_is_not_supported_is_refused_with_a_reason() {
    let check = |file: OnnxBuilder, output: &str, expected: &str| {
        assert_eq!(load(file, output).unwrap_err().to_string(), expected);
    };
    let mut file = OnnxBuilder::default();
    file.node("Sigmoid", &["input"], "out", &[]);
    check(file, "out", "the network is not supported: the operator Sigmoid at this place");

    let mut file = OnnxBuilder::default();
    file.convolution("input", "out", [4, 8, 3], 1, 1);
    check(file, "out", "the network is inconsistent: the weights for input have the wrong number of channels");

    let mut file = OnnxBuilder::default();
    file.convolution("input", "out", [3, 8, 3], 1, 1);
    check(file, "other", "the network is inconsistent: the value other is missing");

    let mut file = OnnxBuilder::default();
    file.resize("input", "large");
    file.convolution("large", "out", [3, 8, 1], 1, 1);
    check(file, "out", "the network is not supported: a value that is larger than the input");
}

#[test]
fn a_chain_of_concatenations_that_doubles_its_channels_is_refused() {
    let mut file = OnnxBuilder::default();
    let mut source = "input".to_owned();
    for i in 0..40 {
        let output = format!("doubled {i}");
        file.node("Concat", &[&source, &source], &output, &[]);
        source = output;
    }
    file.convolution(&source, "out", [8, 8, 1], 1, 1);
    let error = EngineError::TooManyChannels { value: "doubled 10".into(), limit: MAX_CHANNELS };
    assert_eq!(load(file, "out"), Err(error));
}

#[test]
fn an_input_of_another_shape_is_an_error() {
    let mut network = ConvNet::from_onnx(READER, [3, 368, 368]).unwrap();
    let output = network.run(ArrayView3::from_shape((3, 2, 1), &[0.0; 6]).unwrap());
    assert_eq!(output, Err(EngineError::InputShape { given: [3, 2, 1], expected: [3, 368, 368] }));
}
