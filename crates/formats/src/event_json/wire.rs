//! The JSON of an event in the journal: the file format, field by field.

use serde::{Deserialize, Serialize};

use crate::event_json::correction_wire::CorrectionWire;
use crate::event_json::field::{WireMove, WirePoint, WireStone, WireTime};
use crate::info::InfoWire;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::pair_go::Claim;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::incident::{AppealLevel, Incident, SealedMove};

/// An event. The field `type` names its kind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum EventWire {
    Opened(Box<OpenedWire>),
    Continued {
        time: WireTime,
        at: String,
        source: String,
    },
    Board {
        time: WireTime,
        rows: Vec<String>,
    },
    Answered(AnswerWire),
    Pictured {
        time: WireTime,
        moves: Vec<usize>,
        before: Option<String>,
        after: Option<String>,
    },
    Result(ResultWire),
    Audited(AuditWire),
    Ruled(RulingWire),
    Withdrawn {
        time: WireTime,
        at: String,
        by: String,
        reasons: String,
    },
    Incident(IncidentEventWire),
    Papers {
        time: WireTime,
        at: String,
        files: Vec<[String; 2]>,
    },
    /// A notice of a count, as journals of format 1 have it.
    Witnessed {
        time: WireTime,
        at: String,
        what: String,
        text: String,
        picture: Option<String>,
    },
    Noticed {
        time: WireTime,
        at: String,
        notice: NoticeWire,
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
    Moved(MoveWire),
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
    Asked(QuestionWire),
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
    Corrected(CorrectedWire),
}

/// A decision of the players or the referee. `black` and `white` are the names with which the players confirm it, `appeals` the numbers
/// of the appeals that it answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulingWire {
    pub(super) time: WireTime,
    pub(super) at: String,
    pub(super) way: String,
    pub(super) by: String,
    pub(super) reasons: String,
    pub(super) protest: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) white: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) appeals: Vec<usize>,
}

/// Something noted about the game beside its moves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IncidentEventWire {
    pub(super) time: WireTime,
    pub(super) at: String,
    pub(super) after: usize,
    #[serde(with = "IncidentWire")]
    pub(super) incident: Incident,
    pub(super) by: String,
    pub(super) text: String,
}

/// How [`Incident`] is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Incident", tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum IncidentWire {
    Draw {
        guessed_right: bool,
        #[serde(with = "ColorWire")]
        guesser: Color,
    },
    Bowls {
        stones: [usize; 2],
    },
    WrongStart {
        plays: [usize; 2],
    },
    Late {
        minutes: [u32; 2],
        allowance: u32,
    },
    Caution {
        #[serde(with = "ColorWire")]
        player: Color,
    },
    Warning {
        #[serde(with = "ColorWire")]
        player: Color,
    },
    Penalty {
        #[serde(with = "ColorWire")]
        player: Color,
        points: u32,
    },
    WrongPartner {
        #[serde(with = "ColorWire")]
        player: Color,
        number: usize,
        #[serde(with = "ClaimWire")]
        claim: Claim,
    },
    FlagClaim {
        #[serde(with = "ColorWire")]
        claimant: Color,
        own_down: bool,
        blitz: bool,
    },
    Displaced {
        agreed: bool,
    },
    Adjourned {
        #[serde(with = "ColorWire")]
        player: Color,
        #[serde(with = "SealedMoveWire")]
        sealed: SealedMove,
        until: String,
    },
    TakenUp {
        agreed: bool,
    },
    Protest {
        #[serde(with = "ColorWire")]
        player: Color,
    },
    Repetition {
        agreed: bool,
    },
    FaultyClock,
    Appeal {
        #[serde(with = "ColorWire")]
        player: Color,
        #[serde(with = "AppealLevelWire")]
        level: AppealLevel,
        until: String,
    },
    TakenBack {
        number: usize,
    },
    Remark,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "kebab-case")]
enum ColorWire {
    Black,
    White,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Claim", deny_unknown_fields)]
struct ClaimWire {
    at_once: bool,
    previous_in_order: bool,
    deliberate: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SealedMove", rename_all = "kebab-case")]
enum SealedMoveWire {
    Envelope,
    OnBoard,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AppealLevel", rename_all = "kebab-case")]
enum AppealLevelWire {
    ChiefReferee,
    Committee,
    Federation,
}

/// The beginning of a recording.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenedWire {
    pub(super) at: String,
    pub(super) source: String,
    pub(super) program: String,
    #[serde(with = "InfoWire")]
    pub(super) info: GameInfo,
}

/// An answer: `confirmed`, `rejected`, or `chosen` with the index of the choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerWire {
    pub(super) time: WireTime,
    pub(super) question: u32,
    pub(super) answer: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) choice: Option<usize>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) at: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) by: String,
}

/// A result that was claimed or confirmed. `black` and `white` are the names with which the players say so.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultWire {
    pub(super) time: WireTime,
    pub(super) result: String,
    pub(super) status: String,
    pub(super) protest: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) at: String,
    pub(super) by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) white: Option<String>,
}

/// A correction, with who made it. Who put right what is known about the game, and when, is said in the correction.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorrectedWire {
    pub(super) time: WireTime,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) at: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) by: String,
    pub(super) correction: CorrectionWire,
}

/// An audit and its verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AuditWire {
    pub(super) time: WireTime,
    pub(super) at: String,
    pub(super) verdict: String,
    pub(super) sentence: String,
    pub(super) computed: Option<String>,
    pub(super) claimed: Option<String>,
    pub(super) settings: AuditSettingsWire,
    pub(super) files: Vec<[String; 2]>,
}

/// The settings of an audit; in journals of format 1, the name, the value in English and the origin of each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum AuditSettingsWire {
    Written(Vec<[String; 3]>),
    Stated(StatedSettingsWire),
}

/// The settings of an audit, with the size of its board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatedSettingsWire {
    pub(super) size: u8,
    pub(super) stated: Vec<SettingWire>,
}

/// A setting, where it comes from, and when it was given.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingWire {
    pub(super) setting: SettingValueWire,
    pub(super) from: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<String>,
}

/// Which setting it is, and its value.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "name", content = "value", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SettingValueWire {
    Rules(String),
    Komi(String),
    Handicap(usize),
    PenaltyBlack(String),
    PenaltyWhite(String),
    PrisonersBlack(Option<usize>),
    PrisonersWhite(Option<usize>),
    LastMove(Option<String>),
    Dead(Vec<WirePoint>),
    Bowls(Option<String>),
    PairGo,
    Compensation(String),
    Odd(String),
}

/// What was noticed during a count.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NoticeWire {
    Checkpoint { checkpoint: String },
    StoneMoved { size: u8, points: Vec<WirePoint> },
    TakenBack { size: u8, points: Vec<WirePoint> },
    NotDue { size: u8, point: WirePoint, color: String },
    WrongCompensation { size: u8, owner: String, due: usize, placed: usize, points: Vec<WirePoint> },
    SharedUnequal { size: u8, point: WirePoint, color: String },
    TooMany { size: u8, color: String, stones: usize },
    OtherBoard { size: u8 },
}

/// A move.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveWire {
    pub(super) number: usize,
    pub(super) color: String,
    pub(super) point: Option<WirePoint>,
    pub(super) time: WireTime,
    pub(super) committed: WireTime,
    pub(super) confidence: f32,
    pub(super) flags: Vec<String>,
}

/// A question with its proposals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuestionWire {
    pub(super) id: u32,
    pub(super) time: WireTime,
    pub(super) after: usize,
    pub(super) kind: String,
    pub(super) points: Vec<WireStone>,
    pub(super) alternatives: Vec<Vec<WireMove>>,
}
