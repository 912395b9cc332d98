//! Translates the nodes of an ONNX graph into steps: which convolution computes which tensor from which others.

use std::collections::HashMap;

use ndarray::{Array4, ArrayD};
use pulp::Arch;

use crate::convolution::{Convolution, Tap};
use crate::error::EngineError;
use crate::onnx::{OnnxGraph, OnnxNode, OnnxTensor};
use crate::tensor::{BLOCK, INPUT_CHANNELS, Tensor, TensorShape};
use crate::winograd::WinogradConvolution;

/// Maximum number of channels of any value in a network. Why: a short file can concatenate a value with itself again
/// and again, which doubles its channels each time.
pub const MAX_CHANNELS: usize = 4096;

/// A convolution and the indices of the tensors that it reads. Step `i` computes tensor `i + 1`; tensor 0 is the input.
#[derive(Debug, Clone)]
pub(crate) struct PlanStep {
    pub(crate) operation: Operation,
    pub(crate) inputs: Vec<usize>,
    pub(crate) addend: Option<usize>,
}

impl PlanStep {
    /// Computes the step's tensor from those before it.
    pub(crate) fn run(&self, arch: Arch, before: &[Tensor], out: &mut Tensor) {
        let addend = self.addend.map(|i| &before[i]);
        let inputs: Vec<&Tensor> = self.inputs.iter().map(|&i| &before[i]).collect();
        match &self.operation {
            Operation::Direct(convolution) => convolution.run(arch, &inputs, addend, out),
            Operation::Winograd(convolution) => convolution.run(arch, inputs[0], addend, out),
        }
    }
}

/// How a convolution is computed.
#[derive(Debug, Clone)]
pub(crate) enum Operation {
    Direct(Convolution),
    Winograd(WinogradConvolution),
}

/// The largest share of the multiplications left with which [`WinogradConvolution`] takes less time than [`Convolution`],
/// its transforms included.
const WORTHWHILE_SHARE: f64 = 0.5;

/// The steps of a network and the tensors that they need.
#[derive(Debug, Clone)]
pub(crate) struct ExecutionPlan {
    /// The shape of each tensor, and the width of its border in pixels.
    pub(crate) tensors: Vec<(TensorShape, usize)>,
    pub(crate) steps: Vec<PlanStep>,
    /// Number of channels of the input, at most [`INPUT_CHANNELS`].
    pub(crate) in_channels: usize,
    /// Number of channels of the last tensor, which is the output.
    pub(crate) out_channels: usize,
}

/// The first `channels` channels of a tensor, upsampled by two `upsample` times. A value of the graph is a list of
/// these, one after the other along its channels.
#[derive(Debug, Clone, Copy)]
struct ChannelRange {
    tensor: usize,
    channels: usize,
    upsample: u32,
}

/// The shape and spacing of a convolution's kernel.
#[derive(Debug, Clone, Copy)]
struct Kernel {
    /// Width and height in weights; odd.
    side: usize,
    stride: usize,
    dilation: usize,
    /// Distance from the centre to the outermost weight, in pixels.
    reach: usize,
}

impl Kernel {
    fn of(node: &OnnxNode, weights: &Array4<f32>) -> Result<Self, EngineError> {
        let [stride, dilation] = ["strides", "dilations"].map(|name| match node.ints(name) {
            [] => Some(1),
            &[a, b] if a == b && (1..=64).contains(&a) => usize::try_from(a).ok(),
            _ => None,
        });
        let (Some(stride), Some(dilation)) = (stride, dilation) else {
            return Err(unsupported("a convolution whose stride or dilation differs between the axes"));
        };
        let (_, _, side, width) = weights.dim();
        let reach = side / 2 * dilation;
        let pads = node.ints("pads");
        let keeps_size = pads.iter().all(|&p| usize::try_from(p) == Ok(reach)) && (!pads.is_empty() || reach == 0);
        if side != width || side % 2 == 0 || !keeps_size || node.int("group", 1) != 1 {
            return Err(unsupported("a convolution must be square, in one group and padded to keep its size"));
        }
        Ok(Self { side, stride, dilation, reach })
    }

    /// Offset of weight `i` of a row or column from the kernel's centre, in pixels.
    fn offset(&self, i: usize) -> isize {
        (i * self.dilation) as isize - self.reach as isize
    }
}

/// The addition and ReLU that follow a convolution directly.
struct Followers<'a> {
    /// The tensor that is added.
    addend: Option<usize>,
    relu: bool,
    /// The name of the result.
    name: &'a str,
    /// Number of nodes, with the convolution itself.
    nodes: usize,
}

/// Builds an [`ExecutionPlan`] node by node.
struct PlanBuilder<'a> {
    constants: HashMap<&'a str, &'a OnnxTensor>,
    values: HashMap<&'a str, Vec<ChannelRange>>,
    plan: ExecutionPlan,
}

fn unsupported(what: &str) -> EngineError {
    EngineError::Unsupported(what.to_owned())
}

fn check_channels(value: &str, ranges: &[ChannelRange]) -> Result<(), EngineError> {
    if ranges.iter().map(|r| r.channels).sum::<usize>() > MAX_CHANNELS {
        return Err(EngineError::TooManyChannels { value: value.to_owned(), limit: MAX_CHANNELS });
    }
    Ok(())
}

impl ExecutionPlan {
    /// Plans a graph whose input has the shape channels x height x width.
    pub(crate) fn of(graph: &OnnxGraph, [in_channels, height, width]: [usize; 3]) -> Result<Self, EngineError> {
        let mut constants: HashMap<&str, &OnnxTensor> =
            graph.initializers.iter().map(|c| (c.name.as_str(), c)).collect();
        for node in graph.nodes.iter().filter(|n| n.op == "Constant") {
            if let (Some(name), Some(constant)) = (node.outputs.first(), node.constant()) {
                constants.insert(name, constant);
            }
        }
        // Old files list their constants among the inputs.
        let mut inputs = graph.inputs.iter().map(|i| i.name.as_str()).filter(|name| !constants.contains_key(name));
        let (Some(input), None) = (inputs.next(), inputs.next()) else {
            return Err(unsupported("a graph must have exactly one input"));
        };
        let [output] = graph.outputs.as_slice() else {
            return Err(unsupported("a graph must have exactly one output"));
        };
        if in_channels > INPUT_CHANNELS || in_channels * height * width == 0 {
            return Err(EngineError::Unsupported(format!(
                "an input of {in_channels} x {height} x {width} (channels, height, width)"
            )));
        }
        let mut builder = PlanBuilder {
            constants,
            values: HashMap::from([(input, vec![ChannelRange { tensor: 0, channels: in_channels, upsample: 0 }])]),
            plan: Self {
                tensors: vec![(TensorShape { height, width, channels: INPUT_CHANNELS }, 0)],
                steps: Vec::new(),
                in_channels,
                out_channels: 0,
            },
        };
        let mut nodes = graph.nodes.as_slice();
        while let Some((node, rest)) = nodes.split_first() {
            let used = match node.op.as_str() {
                "Constant" => 1,
                "Conv" => builder.convolution(node, rest)?,
                "Resize" => builder.resize(node)?,
                "Concat" => builder.concat(node)?,
                other => return Err(EngineError::Unsupported(format!("the operator {other} at this place"))),
            };
            nodes = &nodes[used..];
        }
        builder.finish(&output.name)
    }
}

impl<'a> PlanBuilder<'a> {
    fn finish(mut self, output: &str) -> Result<ExecutionPlan, EngineError> {
        match *self.ranges(output)? {
            [ChannelRange { tensor, channels, upsample: 0 }] if tensor > 0 && tensor + 1 == self.plan.tensors.len() => {
                self.plan.out_channels = channels;
                Ok(self.plan)
            }
            _ => Err(unsupported("the output must be the result of the last convolution")),
        }
    }

    fn ranges(&self, name: &str) -> Result<&[ChannelRange], EngineError> {
        let ranges = self.values.get(name);
        ranges.map(Vec::as_slice).ok_or_else(|| EngineError::Inconsistent(format!("the value {name} is missing")))
    }

    fn constant(&self, name: &str) -> Result<ArrayD<f32>, EngineError> {
        let constant = self.constants.get(name);
        constant.ok_or_else(|| EngineError::Inconsistent(format!("the constant {name} is missing")))?.values()
    }

    /// Names a value, unless it has too many channels.
    fn define(&mut self, name: &'a str, ranges: Vec<ChannelRange>) -> Result<(), EngineError> {
        check_channels(name, &ranges)?;
        self.values.insert(name, ranges);
        Ok(())
    }

    /// Height and width of a range after upsampling.
    fn size(&self, range: &ChannelRange) -> (usize, usize) {
        let shape = self.plan.tensors[range.tensor].0;
        (shape.height << range.upsample, shape.width << range.upsample)
    }

    /// Adds a step for a convolution and for the addition and ReLU right after it. Returns the number of these nodes.
    fn convolution(&mut self, node: &'a OnnxNode, rest: &'a [OnnxNode]) -> Result<usize, EngineError> {
        let [source, weights, bias] = node.inputs.as_slice() else {
            return Err(unsupported("a convolution without a bias"));
        };
        let ranges = self.ranges(source)?.to_vec();
        let bias = self.constant(bias)?.into_raw_vec_and_offset().0;
        let weights: Array4<f32> = self
            .constant(weights)?
            .into_dimensionality()
            .map_err(|_| unsupported("the weights of a convolution must have four dimensions"))?;
        let (outputs, inputs, ..) = weights.dim();
        if bias.len() != outputs || inputs != ranges.iter().map(|r| r.channels).sum::<usize>() || outputs == 0 {
            return Err(EngineError::Inconsistent(format!(
                "the weights for {source} have the wrong number of channels"
            )));
        }
        let kernel = Kernel::of(node, &weights)?;
        if (kernel.side > 1 || kernel.stride > 1) && ranges.iter().any(|r| r.upsample > 0) {
            return Err(unsupported("a convolution of an upsampled value must have a kernel and a stride of 1"));
        }
        let Some((height, width)) = ranges.first().map(|range| self.size(range)) else {
            return Err(EngineError::Inconsistent("a convolution has no input channels".to_owned()));
        };
        if ranges.iter().any(|range| self.size(range) != (height, width)) {
            return Err(EngineError::Inconsistent("concatenated values differ in size".to_owned()));
        }
        for range in &ranges {
            let border = &mut self.plan.tensors[range.tensor].1;
            *border = kernel.reach.max(*border);
        }
        let tensor = self.plan.tensors.len();
        let followers = self.followers(node, rest)?;
        let shape = TensorShape {
            height: height.div_ceil(kernel.stride),
            width: width.div_ceil(kernel.stride),
            channels: outputs.div_ceil(BLOCK) * BLOCK,
        };
        if followers.addend.is_some_and(|t| self.plan.tensors[t].0 != shape) {
            return Err(EngineError::Inconsistent("an addition of two values that differ in shape".to_owned()));
        }
        let convolution = self.pack(&ranges, &kernel, &weights, &bias, followers.relu);
        self.plan.tensors.push((shape, 0));
        let inputs = ranges.iter().map(|r| r.tensor).collect();
        let operation = self.operation(convolution, &ranges, &kernel);
        self.plan.steps.push(PlanStep { operation, inputs, addend: followers.addend });
        self.define(followers.name, vec![ChannelRange { tensor, channels: outputs, upsample: 0 }])?;
        Ok(followers.nodes)
    }

    /// Arranges the weights of a convolution in the order in which they are used. Lanes of the last block without an
    /// output channel, and channels that a tensor has only in memory, get weights of 0.
    fn pack(
        &self,
        ranges: &[ChannelRange],
        kernel: &Kernel,
        weights: &Array4<f32>,
        bias: &[f32],
        relu: bool,
    ) -> Convolution {
        let mut taps = Vec::new();
        let (outputs, inputs, ..) = weights.dim();
        let area = kernel.side * kernel.side;
        // For each row of packed weights its place among those of an output channel in the file.
        let mut rows: Vec<Option<usize>> = Vec::new();
        for place in 0..area {
            let (y, x) = (place / kernel.side, place % kernel.side);
            let mut first = 0;
            for (source, range) in ranges.iter().enumerate() {
                let (down, right) = (kernel.offset(y), kernel.offset(x));
                taps.push(Tap { source, down, right, upsample: range.upsample, weights: rows.len() });
                let stored = self.plan.tensors[range.tensor].0.channels;
                rows.extend((0..stored).map(|c| (c < range.channels).then_some((first + c) * area + place)));
                first += range.channels;
            }
        }
        let blocks = bias.len().div_ceil(BLOCK);
        let weights: Vec<f32> = weights.iter().copied().collect();
        let packed = |b: usize| {
            let mut packed = vec![[0.0; BLOCK]; rows.len()];
            let of_outputs = weights.chunks_exact((inputs * area).max(1)).take(outputs).skip(b * BLOCK).take(BLOCK);
            for (lane, weights) in of_outputs.enumerate() {
                for (row, place) in packed.iter_mut().zip(&rows) {
                    row[lane] = place.map_or(0.0, |place| weights[place]);
                }
            }
            packed
        };
        let bias = |b: usize| std::array::from_fn(|i| bias.get(b * BLOCK + i).copied().unwrap_or(0.0));
        Convolution {
            taps,
            stride: kernel.stride,
            bias: (0..blocks).map(bias).collect(),
            weights: (0..blocks).map(packed).collect(),
            relu,
        }
    }

    /// Chooses how to compute a convolution, and widens the border of its input if that needs it.
    fn operation(&mut self, convolution: Convolution, ranges: &[ChannelRange], kernel: &Kernel) -> Operation {
        let &[ChannelRange { tensor, .. }] = ranges else { return Operation::Direct(convolution) };
        let (TensorShape { height, width, channels }, border) = &mut self.plan.tensors[tensor];
        let Kernel { side, stride, dilation, .. } = *kernel;
        let possible = side == 3 && stride == 1 && channels.is_multiple_of(BLOCK);
        if !possible || WinogradConvolution::share(*height, *width, dilation) > WORTHWHILE_SHARE {
            return Operation::Direct(convolution);
        }
        *border = WinogradConvolution::border(*height, *width, dilation).max(*border);
        Operation::Winograd(WinogradConvolution::of(&convolution, dilation))
    }

    fn followers(&self, node: &'a OnnxNode, rest: &'a [OnnxNode]) -> Result<Followers<'a>, EngineError> {
        let mut found = Followers { addend: None, relu: false, name: node.output(), nodes: 1 };
        let reads = |n: &OnnxNode, op: &str, name: &str| n.op == op && n.inputs.iter().any(|i| i == name);
        if let Some(sum) = rest.first().filter(|n| reads(n, "Add", found.name)) {
            let other = sum.inputs.iter().find(|i| *i != found.name).map(|i| self.ranges(i)).transpose()?;
            let Some(&[ChannelRange { tensor, upsample: 0, .. }]) = other else {
                return Err(unsupported("an addition of an upsampled or concatenated value"));
            };
            found = Followers { addend: Some(tensor), name: sum.output(), nodes: 2, ..found };
        }
        if let Some(relu) = rest.get(found.nodes - 1).filter(|n| reads(n, "Relu", found.name)) {
            found = Followers { relu: true, name: relu.output(), nodes: found.nodes + 1, ..found };
        }
        Ok(found)
    }

    /// Nearest-neighbour upsampling by two.
    fn resize(&mut self, node: &'a OnnxNode) -> Result<usize, EngineError> {
        let scales = node.inputs.get(2).map(|name| self.constant(name)).transpose()?;
        let by_two = scales.is_some_and(|s| s.iter().eq(&[1.0, 1.0, 2.0, 2.0]));
        let nearest = node.text("mode") == b"nearest"
            && node.text("coordinate_transformation_mode") == b"asymmetric"
            && node.text("nearest_mode") == b"floor";
        if !by_two || !nearest {
            return Err(unsupported("a resize other than nearest-neighbour upsampling by two"));
        }
        let Some(source) = node.inputs.first() else {
            return Err(EngineError::Inconsistent("a resize has no input".to_owned()));
        };
        let ranges: Vec<_> =
            self.ranges(source)?.iter().map(|r| ChannelRange { upsample: r.upsample + 1, ..*r }).collect();
        let input = self.plan.tensors[0].0;
        // An odd size that is halved, rounded up and doubled is larger by a pixel.
        if ranges.iter().map(|r| self.size(r)).any(|(h, w)| h > input.height + 1 || w > input.width + 1) {
            return Err(unsupported("a value that is larger than the input"));
        }
        self.define(node.output(), ranges)?;
        Ok(1)
    }

    fn concat(&mut self, node: &'a OnnxNode) -> Result<usize, EngineError> {
        if node.int("axis", 1) != 1 {
            return Err(unsupported("a concatenation along another axis than the channels"));
        }
        let mut ranges = Vec::new();
        for source in &node.inputs {
            ranges.extend_from_slice(self.ranges(source)?);
            check_channels(node.output(), &ranges)?;
        }
        self.define(node.output(), ranges)?;
        Ok(1)
    }
}
