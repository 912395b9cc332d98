//! The parts of the ONNX file format that the networks use: the messages of `onnx.proto` (ONNX 1.x, IR version 6) with
//! their field numbers. Other fields are skipped.

use ndarray::ArrayD;
use prost::Message;

use crate::error::EngineError;

/// `ModelProto`: the whole file.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct OnnxModel {
    #[prost(message, optional, tag = "7")]
    pub(crate) graph: Option<OnnxGraph>,
}

/// `GraphProto`: the nodes in an order in which they can be computed.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct OnnxGraph {
    #[prost(message, repeated, tag = "1")]
    pub(crate) nodes: Vec<OnnxNode>,
    #[prost(message, repeated, tag = "5")]
    pub(crate) initializers: Vec<OnnxTensor>,
    #[prost(message, repeated, tag = "11")]
    pub(crate) inputs: Vec<ValueInfo>,
    #[prost(message, repeated, tag = "12")]
    pub(crate) outputs: Vec<ValueInfo>,
}

/// `ValueInfoProto`: an input or output of the graph.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct ValueInfo {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
}

/// `NodeProto`: one operation.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct OnnxNode {
    #[prost(string, repeated, tag = "1")]
    pub(crate) inputs: Vec<String>,
    #[prost(string, repeated, tag = "2")]
    pub(crate) outputs: Vec<String>,
    #[prost(string, tag = "4")]
    pub(crate) op: String,
    #[prost(message, repeated, tag = "5")]
    pub(crate) attributes: Vec<OnnxAttribute>,
}

/// `AttributeProto`: a parameter of an operation.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct OnnxAttribute {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(int64, tag = "3")]
    pub(crate) int: i64,
    #[prost(bytes = "vec", tag = "4")]
    pub(crate) text: Vec<u8>,
    #[prost(message, optional, tag = "5")]
    pub(crate) constant: Option<OnnxTensor>,
    #[prost(int64, repeated, packed = "false", tag = "8")]
    pub(crate) ints: Vec<i64>,
}

/// `TensorProto`: numbers that are stored in the file.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct OnnxTensor {
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

impl OnnxModel {
    /// Reads the graph of an ONNX file.
    pub(crate) fn read(bytes: &[u8]) -> Result<OnnxGraph, EngineError> {
        let model = Self::decode(bytes).map_err(|e| EngineError::NotOnnx(e.to_string()))?;
        model.graph.ok_or_else(|| EngineError::NotOnnx("it has no graph".to_owned()))
    }
}

impl OnnxNode {
    /// The integers of an attribute; empty when it is absent.
    pub(crate) fn ints(&self, name: &str) -> &[i64] {
        self.attributes.iter().find(|a| a.name == name).map_or(&[], |a| &a.ints)
    }

    /// The integer of an attribute, or `default` when it is absent.
    pub(crate) fn int(&self, name: &str, default: i64) -> i64 {
        self.attributes.iter().find(|a| a.name == name).map_or(default, |a| a.int)
    }

    /// The string of an attribute; empty when it is absent.
    pub(crate) fn text(&self, name: &str) -> &[u8] {
        self.attributes.iter().find(|a| a.name == name).map_or(&[], |a| &a.text)
    }

    /// The value of a `Constant` node.
    pub(crate) fn constant(&self) -> Option<&OnnxTensor> {
        self.attributes.iter().find_map(|a| a.constant.as_ref())
    }

    /// The name of the first output; empty when there is none.
    pub(crate) fn output(&self) -> &str {
        self.outputs.first().map(String::as_str).unwrap_or_default()
    }
}

impl OnnxTensor {
    /// The numbers in their shape.
    pub(crate) fn values(&self) -> Result<ArrayD<f32>, EngineError> {
        if self.kind != FLOAT {
            return Err(EngineError::Unsupported(format!("{} has the data type {}, not float", self.name, self.kind)));
        }
        let values = if self.raw.is_empty() {
            self.floats.clone()
        } else {
            self.raw.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect()
        };
        let shape: Vec<usize> = self.dims.iter().map(|&d| usize::try_from(d).unwrap_or(0)).collect();
        let count = values.len();
        ArrayD::from_shape_vec(shape.as_slice(), values).map_err(|_| {
            EngineError::Inconsistent(format!("{} has {count} numbers for the shape {shape:?}", self.name))
        })
    }
}
