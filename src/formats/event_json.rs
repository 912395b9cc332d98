//! The events of a recording as JSON. These types are the file format; the events themselves may change
//! shape without it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::info::InfoWire;
use crate::count::audit::Verdict;
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::record::{Adjustment, MoveFlag};
use crate::game::result::GameResult;
use crate::recorder::event as seen;
use crate::recorder::event::{CommittedMove, Pause, Question, QuestionKind, StopCause};
use crate::sensing::observation::PointState;
use crate::session::correction::Correction;
use crate::session::counting;
use crate::session::counting::{AuditOutcome, CountNotice, Resolution, Ruling};
use crate::session::recording::{Answer, ResultNote, ResultStatus, SessionEvent};

/// Seconds from the start of the recording, to the nanosecond.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct WireTime(f64);

impl WireTime {
    const NANOS: f64 = 1.0e9;

    fn of(time: Duration) -> Self {
        Self(time.as_nanos() as f64 / Self::NANOS)
    }

    /// A double holds a hundred days to the nanosecond.
    fn time(self) -> Result<Duration, String> {
        if !(0.0..1.0e9).contains(&self.0) {
            return Err(format!("{} is no time", self.0));
        }
        Ok(Duration::from_nanos((self.0 * Self::NANOS).round() as u64))
    }
}

/// A point as column and row from the top left, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct WirePoint((u8, u8));

impl WirePoint {
    const fn of(p: Point) -> Self {
        Self((p.col, p.row))
    }

    fn point(self) -> Result<Point, String> {
        let (col, row) = self.0;
        if col < 25 && row < 25 { Ok(Point { col, row }) } else { Err(format!("[{col},{row}] is no point")) }
    }
}

fn color(name: &str) -> Result<Color, String> {
    Color::BOTH.into_iter().find(|c| c.name() == name).ok_or_else(|| format!("{name:?} is no colour"))
}

fn color_or_none(name: Option<&str>) -> Result<Option<Color>, String> {
    name.map(color).transpose()
}

/// A point with what lies there: `black`, `white`, `empty` or `covered`.
pub(super) type WireStone = (WirePoint, String);

fn seen_name(seen: PointState) -> &'static str {
    match seen {
        PointState::Empty => "empty",
        PointState::Covered => "covered",
        PointState::Stone(c) => c.name(),
    }
}

fn seen_of(name: &str) -> Result<PointState, String> {
    match name {
        "empty" => Ok(PointState::Empty),
        "covered" => Ok(PointState::Covered),
        other => color(other).map(PointState::Stone),
    }
}

fn content_name(content: Option<Color>) -> String {
    content.map_or("empty", Color::name).to_owned()
}

fn content_of(name: &str) -> Result<Option<Color>, String> {
    if name == "empty" { Ok(None) } else { color(name).map(Some) }
}

/// A move by name and place; no place is a pass.
pub(super) type WireMove = (String, Option<WirePoint>);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum EventWire {
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
pub(super) enum CorrectionWire {
    WrongPoint { number: usize, point: WirePoint },
    WrongColor { number: usize },
    Missed { after: usize, moves: Vec<WireMove> },
    Extra { number: usize },
    CaptureNotTaken { after: usize, points: Vec<WirePoint> },
    ResumeFrom { number: usize },
    Undo,
}

impl CorrectionWire {
    fn of(correction: &Correction) -> Self {
        match correction {
            Correction::WrongPoint { number, point } => {
                Self::WrongPoint { number: *number, point: WirePoint::of(*point) }
            }
            Correction::WrongColor { number } => Self::WrongColor { number: *number },
            Correction::Missed { after, moves } => Self::Missed {
                after: *after,
                moves: moves.iter().map(|&(c, p)| (c.name().to_owned(), p.map(WirePoint::of))).collect(),
            },
            Correction::Extra { number } => Self::Extra { number: *number },
            Correction::ResumeFrom { number } => Self::ResumeFrom { number: *number },
            Correction::CaptureNotTaken { after, points } => {
                Self::CaptureNotTaken { after: *after, points: points.iter().map(|&p| WirePoint::of(p)).collect() }
            }
            Correction::Undo => Self::Undo,
        }
    }

    fn correction(self) -> Result<Correction, String> {
        Ok(match self {
            Self::WrongPoint { number, point } if number > 0 => {
                Correction::WrongPoint { number, point: point.point()? }
            }
            Self::WrongColor { number } if number > 0 => Correction::WrongColor { number },
            Self::Missed { after, moves } => Correction::Missed { after, moves: alternative(moves)? },
            Self::Extra { number } => Correction::Extra { number },
            Self::ResumeFrom { number } => Correction::ResumeFrom { number },
            Self::CaptureNotTaken { after, points } => Correction::CaptureNotTaken {
                after,
                points: points.into_iter().map(WirePoint::point).collect::<Result<_, _>>()?,
            },
            Self::Undo => Correction::Undo,
            Self::WrongPoint { .. } | Self::WrongColor { .. } => return Err("moves are numbered from 1".to_owned()),
        })
    }
}

impl EventWire {
    pub(super) fn of(event: &SessionEvent) -> Self {
        match event {
            SessionEvent::Opened { at, source, info, program } => Self::Opened {
                at: at.clone(),
                source: source.clone(),
                program: program.clone(),
                info: Box::new(InfoWire::of(info)),
            },
            SessionEvent::Reopened { time, at, source } => {
                Self::Continued { time: WireTime::of(*time), at: at.clone(), source: source.clone() }
            }
            SessionEvent::Board { time, rows } => Self::Board { time: WireTime::of(*time), rows: rows.clone() },
            SessionEvent::Answered { time, question, answer } => {
                let (answer, choice) = match answer {
                    Answer::Confirmed => ("confirmed", None),
                    Answer::Chosen(i) => ("chosen", Some(*i)),
                    Answer::Rejected => ("rejected", None),
                };
                Self::Answered { time: WireTime::of(*time), question: *question, answer: answer.to_owned(), choice }
            }
            SessionEvent::Pictured { time, moves, before, after } => Self::Pictured {
                time: WireTime::of(*time),
                moves: moves.clone(),
                before: before.clone(),
                after: after.clone(),
            },
            SessionEvent::Noted { time, result: note } => Self::Result {
                time: WireTime::of(*time),
                result: note.result.to_sgf(),
                status: note.status.name().to_owned(),
                protest: note.protest,
                by: note.by.clone(),
            },
            SessionEvent::Counted { time, event: counting::CountEvent::Audited(audited) } => {
                let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
                let AuditOutcome { at, verdict, sentence, computed, claimed, settings, files } = audited.clone();
                let (time, verdict) = (WireTime::of(*time), verdict.name().to_owned());
                let (computed, claimed) = (result(computed), result(claimed));
                Self::Audited { time, at, verdict, sentence, computed, claimed, settings, files }
            }
            SessionEvent::Counted { time, event: counting::CountEvent::Ruled(ruling) } => {
                let Ruling { at, way, by, reasons, protest } = ruling.clone();
                Self::Ruled { time: WireTime::of(*time), at, way: way.name().to_owned(), by, reasons, protest }
            }
            SessionEvent::Counted { time, event: counting::CountEvent::Witnessed(count_notice) } => {
                let CountNotice { at, what, text, picture } = count_notice.clone();
                Self::Witnessed { time: WireTime::of(*time), at, what, text, picture }
            }
            SessionEvent::Corrected { time, correction } => {
                Self::Corrected { time: WireTime::of(*time), correction: CorrectionWire::of(correction) }
            }
            SessionEvent::Ended { time, why } => Self::Ended { time: WireTime::of(*time), why: why.clone() },
            SessionEvent::Sealed { time, at } => Self::Sealed { time: WireTime::of(*time), at: at.clone() },
            SessionEvent::Gap { time, at, lasted, why } => {
                Self::Gap { time: WireTime::of(*time), at: at.clone(), lasted: WireTime::of(*lasted), why: why.clone() }
            }
            SessionEvent::Recorder(event) => Self::of_recorder(event),
        }
    }

    fn of_recorder(event: &seen::RecorderEvent) -> Self {
        let name = |c: Option<Color>| c.map(|c| c.name().to_owned());
        match event {
            seen::RecorderEvent::Began { time, size, setup, to_play, handicap } => Self::Began {
                time: WireTime::of(*time),
                size: size.lines() as u8,
                setup: setup.iter().map(|&(p, c)| (WirePoint::of(p), c.name().to_owned())).collect(),
                to_play: name(*to_play),
                handicap: *handicap,
            },
            seen::RecorderEvent::Moved(m) => Self::Moved {
                number: m.number,
                color: m.color.name().to_owned(),
                point: m.point.map(WirePoint::of),
                time: WireTime::of(m.time),
                committed: WireTime::of(m.committed),
                confidence: m.confidence,
                flags: m.flags.iter().map(|f| f.name().to_owned()).collect(),
            },
            seen::RecorderEvent::TakenBack { time, moves } => {
                Self::TakenBack { time: WireTime::of(*time), moves: *moves }
            }
            seen::RecorderEvent::Adjusted { time, adjustment: a } => Self::Adjusted {
                time: WireTime::of(*time),
                after: a.after,
                stones: a.stones.iter().map(|&(p, c)| (WirePoint::of(p), content_name(c))).collect(),
                to_play: name(a.to_play),
                comment: a.comment.clone(),
            },
            seen::RecorderEvent::Asked(q) => Self::Asked {
                id: q.id,
                time: WireTime::of(q.time),
                after: q.after,
                kind: q.kind.name().to_owned(),
                points: q.points.iter().map(|&(p, s)| (WirePoint::of(p), seen_name(s).to_owned())).collect(),
                alternatives: q
                    .alternatives
                    .iter()
                    .map(|a| a.iter().map(|&(c, p)| (c.name().to_owned(), p.map(WirePoint::of))).collect())
                    .collect(),
            },
            seen::RecorderEvent::Settled { time, question } => {
                Self::Settled { time: WireTime::of(*time), question: *question }
            }
            seen::RecorderEvent::Held { time, why } => {
                Self::Held { time: WireTime::of(*time), why: why.name().to_owned() }
            }
            seen::RecorderEvent::Resumed { time } => Self::Resumed { time: WireTime::of(*time) },
            seen::RecorderEvent::Stopped { time, why } => {
                Self::Stopped { time: WireTime::of(*time), why: why.name().to_owned() }
            }
            seen::RecorderEvent::Reopened { time } => Self::Reopened { time: WireTime::of(*time) },
            seen::RecorderEvent::Turned { time, quarters } => {
                Self::Turned { time: WireTime::of(*time), quarters: *quarters }
            }
        }
    }

    pub(super) fn event(self) -> Result<SessionEvent, String> {
        Ok(match self {
            Self::Opened { at, source, program, info } => {
                let info = Box::new(info.info().map_err(|e| e.to_string())?);
                SessionEvent::Opened { at, source, info, program }
            }
            Self::Continued { time, at, source } => SessionEvent::Reopened { time: time.time()?, at, source },
            Self::Board { time, rows } => SessionEvent::Board { time: time.time()?, rows },
            Self::Answered { time, question, answer, choice } => {
                let answer = match (answer.as_str(), choice) {
                    ("confirmed", None) => Answer::Confirmed,
                    ("rejected", None) => Answer::Rejected,
                    ("chosen", Some(i)) => Answer::Chosen(i),
                    _ => return Err(format!("{answer:?} is no answer")),
                };
                SessionEvent::Answered { time: time.time()?, question, answer }
            }
            Self::Pictured { time, moves, before, after } => {
                SessionEvent::Pictured { time: time.time()?, moves, before, after }
            }
            Self::Result { time, result, status, protest, by } => SessionEvent::Noted {
                time: time.time()?,
                result: ResultNote {
                    result: GameResult::from_sgf(&result).ok_or_else(|| format!("{result:?} is no result"))?,
                    status: ResultStatus::from_name(&status).ok_or_else(|| format!("{status:?} is no status"))?,
                    protest,
                    by,
                },
            },
            Self::Audited { time, at, verdict, sentence, computed, claimed, settings, files } => {
                let verdict = Verdict::from_name(&verdict).ok_or_else(|| format!("{verdict:?} is no verdict"))?;
                let result = |text: Option<String>| {
                    text.map(|t| GameResult::from_sgf(&t).ok_or_else(|| format!("{t:?} is no result"))).transpose()
                };
                let (computed, claimed) = (result(computed)?, result(claimed)?);
                let audited = AuditOutcome { at, verdict, sentence, computed, claimed, settings, files };
                SessionEvent::Counted { time: time.time()?, event: counting::CountEvent::Audited(audited) }
            }
            Self::Ruled { time, at, way, by, reasons, protest } => {
                let way = Resolution::from_name(&way).ok_or_else(|| format!("{way:?} is no way on"))?;
                let ruling = Ruling { at, way, by, reasons, protest };
                SessionEvent::Counted { time: time.time()?, event: counting::CountEvent::Ruled(ruling) }
            }
            Self::Witnessed { time, at, what, text, picture } => {
                let count_notice = CountNotice { at, what, text, picture };
                SessionEvent::Counted { time: time.time()?, event: counting::CountEvent::Witnessed(count_notice) }
            }
            Self::Corrected { time, correction } => {
                SessionEvent::Corrected { time: time.time()?, correction: correction.correction()? }
            }
            Self::Ended { time, why } => SessionEvent::Ended { time: time.time()?, why },
            Self::Sealed { time, at } => SessionEvent::Sealed { time: time.time()?, at },
            Self::Gap { time, at, lasted, why } => {
                SessionEvent::Gap { time: time.time()?, at, lasted: lasted.time()?, why }
            }
            recorder => SessionEvent::Recorder(recorder.recorder_event()?),
        })
    }

    fn recorder_event(self) -> Result<seen::RecorderEvent, String> {
        Ok(match self {
            Self::Began { time, size, setup, to_play, handicap } => seen::RecorderEvent::Began {
                time: time.time()?,
                size: BoardSize::new(size.into()).map_err(|e| e.to_string())?,
                setup: setup.iter().map(|(p, c)| Ok((p.point()?, color(c)?))).collect::<Result<_, String>>()?,
                to_play: color_or_none(to_play.as_deref())?,
                handicap,
            },
            Self::Moved { number, color: mover, point, time, committed, confidence, flags } => {
                let flag = |name: &String| MoveFlag::from_name(name).ok_or_else(|| format!("{name:?} is no flag"));
                seen::RecorderEvent::Moved(CommittedMove {
                    number,
                    color: color(&mover)?,
                    point: point.map(WirePoint::point).transpose()?,
                    time: time.time()?,
                    committed: committed.time()?,
                    confidence,
                    flags: flags.iter().map(flag).collect::<Result<_, _>>()?,
                })
            }
            Self::TakenBack { time, moves } => seen::RecorderEvent::TakenBack { time: time.time()?, moves },
            Self::Adjusted { time, after, stones, to_play, comment } => seen::RecorderEvent::Adjusted {
                time: time.time()?,
                adjustment: Adjustment {
                    after,
                    stones: stones
                        .iter()
                        .map(|(p, c)| Ok((p.point()?, content_of(c)?)))
                        .collect::<Result<_, String>>()?,
                    to_play: color_or_none(to_play.as_deref())?,
                    comment,
                },
            },
            Self::Asked { id, time, after, kind, points, alternatives } => seen::RecorderEvent::Asked(Question {
                id,
                time: time.time()?,
                after,
                kind: QuestionKind::from_name(&kind).ok_or_else(|| format!("{kind:?} is no kind of question"))?,
                points: points.iter().map(|(p, s)| Ok((p.point()?, seen_of(s)?))).collect::<Result<_, String>>()?,
                alternatives: alternatives.into_iter().map(alternative).collect::<Result<_, _>>()?,
            }),
            Self::Settled { time, question } => seen::RecorderEvent::Settled { time: time.time()?, question },
            Self::Held { time, why } => seen::RecorderEvent::Held {
                time: time.time()?,
                why: Pause::from_name(&why).ok_or_else(|| format!("{why:?} is no reason to hold"))?,
            },
            Self::Resumed { time } => seen::RecorderEvent::Resumed { time: time.time()? },
            Self::Stopped { time, why } => seen::RecorderEvent::Stopped {
                time: time.time()?,
                why: StopCause::from_name(&why).ok_or_else(|| format!("{why:?} is no reason to stop"))?,
            },
            Self::Reopened { time } => seen::RecorderEvent::Reopened { time: time.time()? },
            Self::Turned { time, quarters } => {
                seen::RecorderEvent::Turned { time: time.time()?, quarters: quarters % 4 }
            }
            Self::Opened { .. }
            | Self::Continued { .. }
            | Self::Board { .. }
            | Self::Answered { .. }
            | Self::Corrected { .. }
            | Self::Pictured { .. }
            | Self::Result { .. }
            | Self::Audited { .. }
            | Self::Ruled { .. }
            | Self::Witnessed { .. }
            | Self::Ended { .. }
            | Self::Sealed { .. }
            | Self::Gap { .. } => {
                return Err("an event of the session stands where one of the recorder belongs".to_owned());
            }
        })
    }
}

fn alternative(moves: Vec<WireMove>) -> Result<Vec<(Color, Option<Point>)>, String> {
    moves.into_iter().map(|(c, p)| Ok((color(&c)?, p.map(WirePoint::point).transpose()?))).collect()
}
