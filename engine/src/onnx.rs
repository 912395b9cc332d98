//! The parts of the ONNX file format that the networks use: the messages of `onnx.proto` (ONNX 1.x, IR version 6) with
//! their field numbers there. Fields that are not named here are skipped.

use crate::Error;
use prost::Message;

/// The whole file.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Model {
    #[prost(message, optional, tag = "7")]
    pub(crate) graph: Option<Graph>,
}

/// The nodes in an order in which they can be computed.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Graph {
    #[prost(message, repeated, tag = "1")]
    pub(crate) nodes: Vec<Node>,
    #[prost(message, repeated, tag = "5")]
    pub(crate) initializers: Vec<Constant>,
    #[prost(message, repeated, tag = "11")]
    pub(crate) inputs: Vec<Named>,
    #[prost(message, repeated, tag = "12")]
    pub(crate) outputs: Vec<Named>,
}

/// An input or output of the graph.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Named {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
}

/// One operation.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Node {
    #[prost(string, repeated, tag = "1")]
    pub(crate) inputs: Vec<String>,
    #[prost(string, repeated, tag = "2")]
    pub(crate) outputs: Vec<String>,
    #[prost(string, tag = "4")]
    pub(crate) op: String,
    #[prost(message, repeated, tag = "5")]
    pub(crate) attributes: Vec<Attribute>,
}

/// A setting of an operation.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Attribute {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(int64, tag = "3")]
    pub(crate) int: i64,
    #[prost(bytes = "vec", tag = "4")]
    pub(crate) text: Vec<u8>,
    #[prost(message, optional, tag = "5")]
    pub(crate) constant: Option<Constant>,
    #[prost(int64, repeated, packed = "false", tag = "8")]
    pub(crate) ints: Vec<i64>,
}

/// Numbers that are part of the network.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Constant {
    #[prost(int64, repeated, packed = "false", tag = "1")]
    pub(crate) dims: Vec<i64>,
    #[prost(int32, tag = "2")]
    pub(crate) kind: i32,
    #[prost(float, repeated, tag = "4")]
    pub(crate) floats: Vec<f32>,
    #[prost(string, tag = "8")]
    pub(crate) name: String,
    #[prost(bytes = "vec", tag = "9")]
    pub(crate) raw: Vec<u8>,
}

/// `TensorProto.DataType.FLOAT`.
const FLOAT: i32 = 1;

impl Model {
    /// Reads an ONNX file.
    pub(crate) fn read(bytes: &[u8]) -> Result<Graph, Error> {
        let model = Self::decode(bytes).map_err(|e| Error::NotOnnx(e.to_string()))?;
        model.graph.ok_or_else(|| Error::NotOnnx("there is no graph in it".to_owned()))
    }
}

impl Node {
    /// The whole numbers of a setting; empty where it is not given.
    pub(crate) fn ints(&self, name: &str) -> &[i64] {
        self.attributes.iter().find(|a| a.name == name).map_or(&[], |a| &a.ints)
    }

    /// The whole number of a setting, or what holds where it is not given.
    pub(crate) fn int(&self, name: &str, otherwise: i64) -> i64 {
        self.attributes.iter().find(|a| a.name == name).map_or(otherwise, |a| a.int)
    }

    /// The word of a setting; empty where it is not given.
    pub(crate) fn text(&self, name: &str) -> &[u8] {
        self.attributes.iter().find(|a| a.name == name).map_or(&[], |a| &a.text)
    }

    /// The numbers that a node `Constant` stands for.
    pub(crate) fn constant(&self) -> Option<&Constant> {
        self.attributes.iter().find_map(|a| a.constant.as_ref())
    }
}

impl Constant {
    /// Its numbers and its shape.
    pub(crate) fn values(&self) -> Result<(Vec<f32>, Vec<usize>), Error> {
        if self.kind != FLOAT {
            return Err(Error::Unknown(format!("numbers of kind {} in {}", self.kind, self.name)));
        }
        let values = if self.raw.is_empty() {
            self.floats.clone()
        } else {
            self.raw.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
        };
        let shape: Vec<usize> = self.dims.iter().map(|&d| usize::try_from(d).unwrap_or(0)).collect();
        let count = shape.iter().try_fold(1usize, |n, &d| n.checked_mul(d));
        if count != Some(values.len()) {
            return Err(Error::Broken(format!("{} numbers in {} for {shape:?}", values.len(), self.name)));
        }
        Ok((values, shape))
    }
}
