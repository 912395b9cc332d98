//! From a file's nodes to steps: which convolution fills which tensor from which others.

use std::collections::HashMap;

use crate::Error;
use crate::convolution::{Convolution, Tap};
use crate::onnx::{Constant, Graph, Node};
use crate::tensor::{BLOCK, PICTURE, Shape};

/// A convolution and the tensors it works on, by their numbers; tensor 0 is the picture, and each step fills the next.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    pub(crate) convolution: Convolution,
    pub(crate) inputs: Vec<usize>,
    pub(crate) added: Option<usize>,
}

/// What is to be computed.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    /// The shape of each tensor, and how wide a border is looked at around it.
    pub(crate) tensors: Vec<(Shape, usize)>,
    pub(crate) steps: Vec<Step>,
    /// How many channels the picture has, and how many the last tensor, which is the output.
    pub(crate) planes: usize,
    pub(crate) answers: usize,
}

/// A part of what a name in the graph stands for: the first `channels` channels of a tensor, enlarged twice so often.
#[derive(Debug, Clone, Copy)]
struct Part {
    tensor: usize,
    channels: usize,
    enlarged: u32,
}

/// What is known while the nodes are gone through.
struct Draft<'a> {
    constants: HashMap<&'a str, &'a Constant>,
    /// Parts lie side by side in the order of their channels.
    names: HashMap<&'a str, Vec<Part>>,
    plan: Plan,
}

impl Plan {
    /// The steps of a graph whose input has `planes` x `height` x `width` values.
    pub(crate) fn of(graph: &Graph, [planes, height, width]: [usize; 3]) -> Result<Self, Error> {
        let mut constants: HashMap<&str, &Constant> = graph.initializers.iter().map(|c| (c.name.as_str(), c)).collect();
        for node in graph.nodes.iter().filter(|n| n.op == "Constant") {
            if let (Some(name), Some(constant)) = (node.outputs.first(), node.constant()) {
                constants.insert(name, constant);
            }
        }
        // Old files list their constants among the inputs.
        let mut inputs = graph.inputs.iter().map(|i| i.name.as_str()).filter(|name| !constants.contains_key(name));
        let (Some(picture), None) = (inputs.next(), inputs.next()) else {
            return Err(Error::Unknown("other than one input".to_owned()));
        };
        let [output] = graph.outputs.as_slice() else {
            return Err(Error::Unknown("other than one output".to_owned()));
        };
        if planes > PICTURE || planes * height * width == 0 {
            return Err(Error::Unknown(format!("a picture of {planes} x {height} x {width}")));
        }
        let picture_part = Part { tensor: 0, channels: planes, enlarged: 0 };
        let mut draft = Draft {
            constants,
            names: HashMap::from([(picture, vec![picture_part])]),
            plan: Self {
                tensors: vec![(Shape { height, width, channels: PICTURE }, 0)],
                steps: Vec::new(),
                planes,
                answers: 0,
            },
        };
        let mut nodes = graph.nodes.as_slice();
        while let Some((node, rest)) = nodes.split_first() {
            let used = match node.op.as_str() {
                "Constant" => 1,
                "Conv" => draft.convolution(node, rest)?,
                "Resize" => draft.enlarging(node)?,
                "Concat" => draft.side_by_side(node)?,
                other => return Err(Error::Unknown(format!("the operation {other} where it stands"))),
            };
            nodes = &nodes[used..];
        }
        match draft.parts(&output.name)? {
            [Part { tensor, channels, enlarged: 0 }] if *tensor + 1 == draft.plan.tensors.len() && *tensor > 0 => {
                draft.plan.answers = *channels;
                Ok(draft.plan)
            }
            _ => Err(Error::Unknown("an output that is not the last convolution's".to_owned())),
        }
    }
}

impl<'a> Draft<'a> {
    fn parts(&self, name: &str) -> Result<&[Part], Error> {
        self.names.get(name).map(Vec::as_slice).ok_or_else(|| Error::Broken(format!("nothing is called {name}")))
    }

    fn constant(&self, name: &str) -> Result<(Vec<f32>, Vec<usize>), Error> {
        self.constants.get(name).ok_or_else(|| Error::Broken(format!("no numbers are called {name}")))?.values()
    }

    /// A convolution, with the sum and the rectifier right after it taken into its step. Returns how many nodes that
    /// were.
    fn convolution(&mut self, node: &'a Node, rest: &'a [Node]) -> Result<usize, Error> {
        let [source, weights, bias] = node.inputs.as_slice() else {
            return Err(Error::Unknown("a convolution without a bias".to_owned()));
        };
        let parts = self.parts(source)?.to_vec();
        let (weights, shape) = self.constant(weights)?;
        let (bias, _) = self.constant(bias)?;
        let &[outputs, inputs, kernel, across] = shape.as_slice() else {
            return Err(Error::Unknown(format!("a convolution with weights of the shape {shape:?}")));
        };
        if bias.len() != outputs || inputs != parts.iter().map(|p| p.channels).sum::<usize>() || outputs == 0 {
            return Err(Error::Broken(format!("the weights of {source} do not fit it")));
        }
        let [stride, dilation] = ["strides", "dilations"].map(|name| match node.ints(name) {
            [] => Some(1),
            &[a, b] if a == b && (1..=64).contains(&a) => usize::try_from(a).ok(),
            _ => None,
        });
        let (Some(stride), Some(dilation)) = (stride, dilation) else {
            return Err(Error::Unknown("a convolution with uneven steps".to_owned()));
        };
        let reach = kernel / 2 * dilation;
        let whole = node.ints("pads").iter().all(|&p| usize::try_from(p) == Ok(reach))
            && (!node.ints("pads").is_empty() || reach == 0);
        if kernel != across || kernel % 2 == 0 || !whole || node.int("group", 1) != 1 {
            return Err(Error::Unknown(
                "a convolution that is not square, in one group and padded to its size".to_owned(),
            ));
        }
        if (kernel > 1 || stride > 1) && parts.iter().any(|p| p.enlarged > 0) {
            return Err(Error::Unknown("a wide convolution of something enlarged".to_owned()));
        }
        let seen = self.size(parts.first())?;
        let mut taps = Vec::new();
        // For each row of the packed weights: where its weights lie in the file, as kernel place and input channel.
        let mut rows: Vec<Option<(usize, usize)>> = Vec::new();
        for place in 0..kernel * kernel {
            let mut channel = 0;
            for (source, part) in parts.iter().enumerate() {
                if self.size(Some(part))? != seen {
                    return Err(Error::Broken("channels of two sizes side by side".to_owned()));
                }
                let offset = |i: usize| (i * dilation) as isize - reach as isize;
                let (down, right) = (offset(place / kernel), offset(place % kernel));
                taps.push(Tap { source, down, right, enlarged: part.enlarged, weights: rows.len() });
                let room = self.plan.tensors[part.tensor].0.channels;
                rows.extend((0..room).map(|c| (c < part.channels).then_some((place, channel + c))));
                channel += part.channels;
            }
        }
        let blocks = outputs.div_ceil(BLOCK);
        let packed = |block: usize| {
            let weight = |row: &Option<(usize, usize)>, lane: usize| match (row, block * BLOCK + lane) {
                (Some((place, channel)), output) if output < outputs => {
                    weights[(output * inputs + channel) * kernel * kernel + place]
                }
                _ => 0.0,
            };
            rows.iter().map(|row| std::array::from_fn(|lane| weight(row, lane))).collect()
        };
        for part in &parts {
            let border = &mut self.plan.tensors[part.tensor].1;
            *border = reach.max(*border);
        }
        let output = self.plan.tensors.len();
        let (added, rectified, name, used) = self.followers(node, rest)?;
        let shape = Shape { height: seen.0.div_ceil(stride), width: seen.1.div_ceil(stride), channels: blocks * BLOCK };
        if added.is_some_and(|t| self.plan.tensors[t].0 != shape) {
            return Err(Error::Broken("a sum of two shapes".to_owned()));
        }
        self.plan.tensors.push((shape, 0));
        self.plan.steps.push(Step {
            convolution: Convolution {
                taps,
                stride,
                bias: (0..blocks)
                    .map(|b| std::array::from_fn(|i| bias.get(b * BLOCK + i).copied().unwrap_or(0.0)))
                    .collect(),
                weights: (0..blocks).map(packed).collect(),
                rectified,
            },
            inputs: parts.iter().map(|p| p.tensor).collect(),
            added,
        });
        self.names.insert(name, vec![Part { tensor: output, channels: outputs, enlarged: 0 }]);
        Ok(used)
    }

    /// What follows a convolution at once: the tensor added to it, whether the sum is rectified, the name of what comes
    /// out, and how many nodes that were with the convolution itself.
    fn followers(&self, node: &'a Node, rest: &'a [Node]) -> Result<(Option<usize>, bool, &'a str, usize), Error> {
        let first = |n: &'a Node| n.outputs.first().map(String::as_str).unwrap_or_default();
        let (mut name, mut added, mut used) = (first(node), None, 1);
        if let Some(sum) = rest.first().filter(|n| n.op == "Add" && n.inputs.iter().any(|i| i == name)) {
            let other = sum.inputs.iter().find(|i| *i != name).map(|i| self.parts(i)).transpose()?;
            let Some([Part { tensor, enlarged: 0, .. }]) = other else {
                return Err(Error::Unknown("a sum with something enlarged or put together".to_owned()));
            };
            (name, added, used) = (first(sum), Some(*tensor), 2);
        }
        let rectifier = rest.get(used - 1).filter(|n| n.op == "Relu" && n.inputs.iter().any(|i| i == name));
        Ok(rectifier.map_or((added, false, name, used), |relu| (added, true, first(relu), used + 1)))
    }

    /// Height and width of a part, enlarged as it is.
    fn size(&self, part: Option<&Part>) -> Result<(usize, usize), Error> {
        let part = part.ok_or_else(|| Error::Broken("a convolution of nothing".to_owned()))?;
        let shape = self.plan.tensors[part.tensor].0;
        Ok((shape.height << part.enlarged, shape.width << part.enlarged))
    }

    /// Twice as high and wide, each value repeated.
    fn enlarging(&mut self, node: &'a Node) -> Result<usize, Error> {
        let scales = node.inputs.get(2).map(|name| self.constant(name)).transpose()?;
        let twice = scales.is_some_and(|(s, _)| s == [1.0, 1.0, 2.0, 2.0]);
        let repeated = node.text("mode") == b"nearest"
            && node.text("coordinate_transformation_mode") == b"asymmetric"
            && node.text("nearest_mode") == b"floor";
        let (Some(source), Some(name)) = (node.inputs.first(), node.outputs.first()) else {
            return Err(Error::Broken("an enlargement of nothing".to_owned()));
        };
        if !twice || !repeated {
            return Err(Error::Unknown("an enlargement other than twice, by repetition".to_owned()));
        }
        let parts: Vec<Part> = self.parts(source)?.iter().map(|p| Part { enlarged: p.enlarged + 1, ..*p }).collect();
        let picture = self.plan.tensors[0].0;
        for part in &parts {
            let (height, width) = self.size(Some(part))?;
            // An odd picture halved and doubled is a pixel larger than it was.
            if height > picture.height + 1 || width > picture.width + 1 {
                return Err(Error::Unknown("something larger than the picture".to_owned()));
            }
        }
        self.names.insert(name, parts);
        Ok(1)
    }

    /// Channels after channels.
    fn side_by_side(&mut self, node: &'a Node) -> Result<usize, Error> {
        if node.int("axis", 1) != 1 {
            return Err(Error::Unknown("things put together other than channel by channel".to_owned()));
        }
        let mut parts = Vec::new();
        for source in &node.inputs {
            parts.extend_from_slice(self.parts(source)?);
        }
        let name = node.outputs.first().map(String::as_str).unwrap_or_default();
        self.names.insert(name, parts);
        Ok(1)
    }
}
