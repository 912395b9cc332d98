//! The engine held against the plain way, for drawn networks, for the project's own, and for bytes that are none.

use proptest::prelude::*;
use prost::Message;
use pulp::Arch;

use crate::naive::{Planes, answer};
use crate::onnx::{Attribute, Constant, Graph, Model, Named, Node};
use crate::{Error, Network};

const PROPOSER: &[u8] = include_bytes!("../../models/proposer.onnx");
const READER: &[u8] = include_bytes!("../../models/reader.onnx");

/// Numbers between -1 and 1 that depend on nothing but the seed.
fn numbers(seed: u32, count: usize) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1u32 << 23) as f32 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

/// Puts together an ONNX file node by node.
#[derive(Default)]
struct File {
    graph: Graph,
}

impl File {
    fn constant(&mut self, name: &str, dims: &[usize], floats: Vec<f32>) {
        let dims = dims.iter().map(|&d| d as i64).collect();
        self.graph.initializers.push(Constant { dims, kind: 1, floats, name: name.into(), raw: Vec::new() });
    }

    fn node(&mut self, op: &str, inputs: &[&str], output: &str, settings: &[(&str, &[i64])]) {
        let ints = |(name, ints): &(&str, &[i64])| Attribute {
            name: (*name).into(),
            ints: ints.to_vec(),
            ..Attribute::default()
        };
        self.graph.nodes.push(Node {
            inputs: inputs.iter().map(|i| (*i).into()).collect(),
            outputs: vec![output.into()],
            op: op.into(),
            attributes: settings.iter().map(ints).collect(),
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
        let settings: [(&str, &[i64]); 3] =
            [("strides", &[stride; 2]), ("dilations", &[dilation; 2]), ("pads", &[pad; 4])];
        self.node("Conv", &[source, &weights, &bias], output, &settings);
    }

    fn enlarging(&mut self, source: &str, output: &str) {
        self.constant("twice", &[4], vec![1.0, 1.0, 2.0, 2.0]);
        self.node("Resize", &[source, "", "twice"], output, &[]);
        let word =
            |(name, text): (&str, &str)| Attribute { name: name.into(), text: text.into(), ..Attribute::default() };
        let words = [("mode", "nearest"), ("coordinate_transformation_mode", "asymmetric"), ("nearest_mode", "floor")];
        self.graph.nodes.last_mut().unwrap().attributes = words.map(word).to_vec();
    }

    fn written(mut self, output: &str) -> (Graph, Vec<u8>) {
        self.graph.inputs = vec![Named { name: "picture".into() }];
        self.graph.outputs = vec![Named { name: output.into() }];
        let bytes = Model { graph: Some(self.graph.clone()) }.encode_to_vec();
        (self.graph, bytes)
    }
}

/// Both ways agree on this input to within what the order of the sums may change.
fn agree(graph: &Graph, bytes: &[u8], shape: [usize; 3], seed: u32) {
    let values = numbers(seed, shape.iter().product());
    let plain = answer(graph, Planes { shape, values: values.clone() });
    let largest = plain.values.iter().fold(1.0f32, |m, v| m.max(v.abs()));
    let mut network = Network::from_onnx(bytes, shape).unwrap();
    for arch in vectors() {
        network.arch = arch;
        let said = network.run(&values).unwrap();
        assert_eq!(said.len(), plain.values.len());
        for (i, (a, b)) in said.iter().zip(&plain.values).enumerate() {
            assert!((a - b).abs() <= 1e-5 * largest, "value {i} is {a} with {arch:?}, by the plain way {b}");
        }
    }
}

/// The widest vectors of this processor, narrower ones, and none.
fn vectors() -> Vec<Arch> {
    let mut vectors = vec![Arch::new(), Arch::Scalar];
    #[cfg(target_arch = "x86_64")]
    vectors.extend(pulp::x86::V3::try_new().map(Arch::V3));
    vectors
}

proptest! {
    /// One convolution of any of the kinds there are.
    #[test]
    fn a_convolution_is_what_the_plain_way_says(
        seed in 0u32..1000, from in 1usize..5, to in 1usize..100, height in 1usize..20, width in 1usize..40,
        kernel in prop::sample::select(vec![1usize, 3, 5]), stride in 1usize..3, dilation in 1usize..5,
    ) {
        let mut file = File::default();
        file.convolution("picture", "out", [from, to, kernel], stride, dilation);
        let (graph, bytes) = file.written("out");
        agree(&graph, &bytes, [from, height, width], seed);
    }

    /// Down, across with a sum, up again and side by side with what was there before: the shape of the proposer.
    #[test]
    fn a_network_is_what_the_plain_way_says(
        seed in 0u32..1000, a in 1usize..40, b in 1usize..70, height in 1usize..10, width in 1usize..20, rectified: bool,
    ) {
        let mut file = File::default();
        file.convolution("picture", "first", [3, a, 3], 1, 1);
        file.node("Relu", &["first"], "near", &[]);
        file.convolution("near", "second", [a, b, 3], 2, 1);
        file.node("Relu", &["second"], "far", &[]);
        file.convolution("far", "third", [b, b, 3], 1, 2);
        file.node("Add", &["far", "third"], "sum", &[]);
        file.node("Relu", &["sum"], "deep", &[]);
        file.enlarging("deep", "large");
        file.node("Concat", &["large", "near"], "both", &[]);
        file.graph.nodes.last_mut().unwrap().attributes.push(Attribute { name: "axis".into(), int: 1, ..Attribute::default() });
        file.convolution("both", "last", [a + b, 5, 1], 1, 1);
        if rectified {
            file.node("Relu", &["last"], "out", &[]);
        }
        let (graph, bytes) = file.written(if rectified { "out" } else { "last" });
        agree(&graph, &bytes, [3, 2 * height, 2 * width], seed);
    }

    /// Bytes that are no network are refused, and nothing worse happens.
    #[test]
    fn any_bytes_are_taken_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Network::from_onnx(&bytes, [3, 8, 8]);
    }

    /// A file with some bytes of its structure changed is run or refused.
    #[test]
    fn a_damaged_network_is_run_or_refused(places in prop::collection::vec((0usize..4000, any::<u8>()), 1..20)) {
        let mut file = File::default();
        file.convolution("picture", "first", [3, 4, 3], 2, 1);
        file.enlarging("first", "large");
        file.node("Concat", &["large", "picture"], "both", &[]);
        file.convolution("both", "out", [7, 2, 1], 1, 1);
        let (_, mut bytes) = file.written("out");
        for (place, byte) in places {
            let place = place % bytes.len();
            bytes[place] = byte;
        }
        if let Ok(mut network) = Network::from_onnx(&bytes, [3, 8, 8]) {
            let _ = network.run(&[0.5; 3 * 64]);
        }
    }
}

#[test]
fn the_proposer_is_what_the_plain_way_says() {
    agree(&Model::read(PROPOSER).unwrap(), PROPOSER, [3, 384, 512], 1);
}

#[test]
fn the_reader_is_what_the_plain_way_says() {
    agree(&Model::read(READER).unwrap(), READER, [3, 368, 368], 2);
}

#[test]
fn a_network_answers_the_same_twice_and_on_one_thread() {
    let values = numbers(3, 3 * 368 * 368);
    let mut network = Network::from_onnx(READER, [3, 368, 368]).unwrap();
    let first = network.run(&values).unwrap();
    assert_eq!(network.run(&values).unwrap(), first);
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert_eq!(alone.install(|| network.run(&values)).unwrap(), first);
}

#[test]
fn what_is_not_known_is_refused_in_words() {
    let refused =
        |file: File, output: &str| Network::from_onnx(&file.written(output).1, [3, 8, 8]).err().map(|e| e.to_string());
    let mut file = File::default();
    file.node("Sigmoid", &["picture"], "out", &[]);
    let said = "the network asks for the operation Sigmoid where it stands, which is not known here";
    assert_eq!(refused(file, "out").as_deref(), Some(said));

    let mut file = File::default();
    file.convolution("picture", "out", [4, 8, 3], 1, 1);
    assert_eq!(refused(file, "out").as_deref(), Some("the network is not whole: the weights of picture do not fit it"));

    let mut file = File::default();
    file.convolution("picture", "out", [3, 8, 3], 1, 1);
    assert_eq!(refused(file, "other").as_deref(), Some("the network is not whole: nothing is called other"));

    let mut file = File::default();
    file.enlarging("picture", "large");
    file.convolution("large", "out", [3, 8, 1], 1, 1);
    let said = "the network asks for something larger than the picture, which is not known here";
    assert_eq!(refused(file, "out").as_deref(), Some(said));
}

#[test]
fn too_few_values_are_an_error() {
    let said = Network::from_onnx(READER, [3, 368, 368]).unwrap().run(&[0.0; 7]);
    assert_eq!(said, Err(Error::Input { given: 7, expected: 3 * 368 * 368 }));
}
