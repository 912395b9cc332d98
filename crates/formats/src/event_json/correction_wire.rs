//! Corrections of a record in the journal: how each is written, and both ways between that and the correction.

use std::mem;

use serde::{Deserialize, Serialize};

use crate::event_json::field::{FieldError, WireMove, WirePoint, decode_moves, moves_wire};
use crate::info::InfoWire;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::signature::Signature;

/// What is known about the game, put right, and by whom.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InfoCorrectionWire {
    at: String,
    by: String,
    #[serde(with = "InfoWire")]
    info: GameInfo,
}

/// A correction, named by the mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "mistake", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum CorrectionWire {
    WrongPoint { number: usize, point: WirePoint },
    WrongColor { number: usize },
    Missed { after: usize, moves: Vec<WireMove> },
    Extra { number: usize },
    CaptureNotTaken { after: usize, points: Vec<WirePoint> },
    ResumeFrom { number: usize },
    WrongInfo(Box<InfoCorrectionWire>),
    AsRecorded,
    Undo,
    TakeBack,
    Redo,
}

/// The JSON of a correction. What is known about the game has the signature in it, which is taken from `signed` then.
pub(super) fn encode(correction: &Correction, signed: &mut Signature) -> CorrectionWire {
    match correction {
        Correction::WrongPoint { number, point } => {
            CorrectionWire::WrongPoint { number: *number, point: WirePoint::of(*point) }
        }
        Correction::WrongColor { number } => CorrectionWire::WrongColor { number: *number },
        Correction::Missed { after, moves } => CorrectionWire::Missed { after: *after, moves: moves_wire(moves) },
        Correction::Extra { number } => CorrectionWire::Extra { number: *number },
        Correction::ResumeFrom { number } => CorrectionWire::ResumeFrom { number: *number },
        Correction::CaptureNotTaken { after, points } => CorrectionWire::CaptureNotTaken {
            after: *after,
            points: points.iter().map(|&p| WirePoint::of(p)).collect(),
        },
        Correction::WrongInfo(info) => {
            let Signature { at, by } = mem::take(signed);
            CorrectionWire::WrongInfo(Box::new(InfoCorrectionWire { at, by, info: (**info).clone() }))
        }
        Correction::AsRecorded => CorrectionWire::AsRecorded,
        Correction::Undo => CorrectionWire::Undo,
        Correction::TakeBack => CorrectionWire::TakeBack,
        Correction::Redo => CorrectionWire::Redo,
    }
}

/// The correction of some JSON. Where it has the signature in it, that is put into `signed`.
pub(super) fn decode(wire: CorrectionWire, signed: &mut Signature) -> Result<Correction, FieldError> {
    Ok(match wire {
        CorrectionWire::WrongPoint { number: 0, .. }
        | CorrectionWire::WrongColor { number: 0 }
        | CorrectionWire::Extra { number: 0 } => return Err(FieldError::MoveZero),
        CorrectionWire::WrongPoint { number, point } => Correction::WrongPoint { number, point: point.point() },
        CorrectionWire::WrongColor { number } => Correction::WrongColor { number },
        CorrectionWire::Missed { after, moves } => Correction::Missed { after, moves: decode_moves(moves)? },
        CorrectionWire::Extra { number } => Correction::Extra { number },
        CorrectionWire::ResumeFrom { number } => Correction::ResumeFrom { number },
        CorrectionWire::CaptureNotTaken { after, points } => {
            Correction::CaptureNotTaken { after, points: points.into_iter().map(WirePoint::point).collect() }
        }
        CorrectionWire::WrongInfo(wire) => {
            let InfoCorrectionWire { at, by, info } = *wire;
            *signed = Signature { at, by };
            Correction::WrongInfo(Box::new(info))
        }
        CorrectionWire::AsRecorded => Correction::AsRecorded,
        CorrectionWire::Undo => Correction::Undo,
        CorrectionWire::TakeBack => Correction::TakeBack,
        CorrectionWire::Redo => Correction::Redo,
    })
}
