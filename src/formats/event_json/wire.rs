//! The JSON of an event in the journal: the file format, field by field.

use serde::{Deserialize, Serialize};

use crate::formats::event_json::field::{WireMove, WirePoint, WireStone, WireTime};
use crate::formats::info::InfoWire;

/// An event. The field `type` names its kind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::formats) enum EventWire {
    Opened {
        at: String,
        source: String,
        program: String,
        info: Box<InfoWire>,
    },
    Continued {
        time: WireTime,
        at: String,
        source: String,
    },
    Board {
        time: WireTime,
        rows: Vec<String>,
    },
    Answered {
        time: WireTime,
        question: u32,
        answer: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        choice: Option<usize>,
    },
    Pictured {
        time: WireTime,
        moves: Vec<usize>,
        before: Option<String>,
        after: Option<String>,
    },
    Result {
        time: WireTime,
        result: String,
        status: String,
        protest: bool,
        by: String,
    },
    Audited {
        time: WireTime,
        at: String,
        verdict: String,
        sentence: String,
        computed: Option<String>,
        claimed: Option<String>,
        settings: Vec<[String; 3]>,
        files: Vec<[String; 2]>,
    },
    Ruled {
        time: WireTime,
        at: String,
        way: String,
        by: String,
        reasons: String,
        protest: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<String>,
    },
    Witnessed {
        time: WireTime,
        at: String,
        what: String,
        text: String,
        picture: Option<String>,
    },
    Ended {
        time: WireTime,
        why: String,
    },
    Sealed {
        time: WireTime,
        at: String,
    },
    Gap {
        time: WireTime,
        at: String,
        lasted: WireTime,
        why: String,
    },
    Began {
        time: WireTime,
        size: u8,
        setup: Vec<WireStone>,
        to_play: Option<String>,
        handicap: usize,
    },
    Moved {
        number: usize,
        color: String,
        point: Option<WirePoint>,
        time: WireTime,
        committed: WireTime,
        confidence: f32,
        flags: Vec<String>,
    },
    TakenBack {
        time: WireTime,
        moves: usize,
    },
    Adjusted {
        time: WireTime,
        after: usize,
        stones: Vec<WireStone>,
        to_play: Option<String>,
        comment: String,
    },
    Asked {
        id: u32,
        time: WireTime,
        after: usize,
        kind: String,
        points: Vec<WireStone>,
        alternatives: Vec<Vec<WireMove>>,
    },
    Settled {
        time: WireTime,
        question: u32,
    },
    Held {
        time: WireTime,
        why: String,
    },
    Resumed {
        time: WireTime,
    },
    Stopped {
        time: WireTime,
        why: String,
    },
    Reopened {
        time: WireTime,
    },
    Turned {
        time: WireTime,
        quarters: u8,
    },
    Corrected {
        time: WireTime,
        correction: CorrectionWire,
    },
}

/// A correction, named by the mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "mistake", rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::formats) enum CorrectionWire {
    WrongPoint { number: usize, point: WirePoint },
    WrongColor { number: usize },
    Missed { after: usize, moves: Vec<WireMove> },
    Extra { number: usize },
    CaptureNotTaken { after: usize, points: Vec<WirePoint> },
    ResumeFrom { number: usize },
    Undo,
}
