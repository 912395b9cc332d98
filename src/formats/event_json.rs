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
use crate::recorder::event::{self as seen, CommittedMove, Hold, Question, QuestionKind, StopCause};
use crate::sensing::observation::Seen;
use crate::session::correction::Correction;
use crate::session::counting::{self, Audited, Ruling, Way, Witnessed};
use crate::session::recording::{Answer, Event, ResultNote, ResultStatus};

/// Seconds from the start of the recording, to the nanosecond.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Time(f64);

impl Time {
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
pub(super) struct At((u8, u8));

impl At {
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
pub(super) type Stone = (At, String);

fn seen_name(seen: Seen) -> &'static str {
    match seen {
        Seen::Empty => "empty",
        Seen::Covered => "covered",
        Seen::Stone(c) => c.name(),
    }
}

fn seen_of(name: &str) -> Result<Seen, String> {
    match name {
        "empty" => Ok(Seen::Empty),
        "covered" => Ok(Seen::Covered),
        other => color(other).map(Seen::Stone),
    }
}

fn content_name(content: Option<Color>) -> String {
    content.map_or("empty", Color::name).to_owned()
}

fn content_of(name: &str) -> Result<Option<Color>, String> {
    if name == "empty" { Ok(None) } else { color(name).map(Some) }
}

/// A move by name and place; no place is a pass.
pub(super) type Played = (String, Option<At>);

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
        time: Time,
        at: String,
        source: String,
    },
    Board {
        time: Time,
        rows: Vec<String>,
    },
    Answered {
        time: Time,
        question: u32,
        answer: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        choice: Option<usize>,
    },
    Pictured {
        time: Time,
        moves: Vec<usize>,
        before: Option<String>,
        after: Option<String>,
    },
    Result {
        time: Time,
        result: String,
        status: String,
        protest: bool,
        by: String,
    },
    Audited {
        time: Time,
        at: String,
        verdict: String,
        sentence: String,
        computed: Option<String>,
        claimed: Option<String>,
        settings: Vec<[String; 3]>,
        files: Vec<[String; 2]>,
    },
    Ruled {
        time: Time,
        at: String,
        way: String,
        by: String,
        reasons: String,
        protest: bool,
    },
    Witnessed {
        time: Time,
        at: String,
        what: String,
        text: String,
        picture: Option<String>,
    },
    Ended {
        time: Time,
        why: String,
    },
    Sealed {
        time: Time,
        at: String,
    },
    Gap {
        time: Time,
        at: String,
        lasted: Time,
        why: String,
    },
    Began {
        time: Time,
        size: u8,
        setup: Vec<Stone>,
        to_play: Option<String>,
        handicap: usize,
    },
    Moved {
        number: usize,
        color: String,
        point: Option<At>,
        time: Time,
        committed: Time,
        confidence: f32,
        flags: Vec<String>,
    },
    TakenBack {
        time: Time,
        moves: usize,
    },
    Adjusted {
        time: Time,
        after: usize,
        stones: Vec<Stone>,
        to_play: Option<String>,
        comment: String,
    },
    Asked {
        id: u32,
        time: Time,
        after: usize,
        kind: String,
        points: Vec<Stone>,
        alternatives: Vec<Vec<Played>>,
    },
    Settled {
        time: Time,
        question: u32,
    },
    Held {
        time: Time,
        why: String,
    },
    Resumed {
        time: Time,
    },
    Stopped {
        time: Time,
        why: String,
    },
    Reopened {
        time: Time,
    },
    Turned {
        time: Time,
        quarters: u8,
    },
    Corrected {
        time: Time,
        correction: CorrectionWire,
    },
}

/// A correction, named by the mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "mistake", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum CorrectionWire {
    WrongPoint { number: usize, point: At },
    WrongColor { number: usize },
    Missed { after: usize, moves: Vec<Played> },
    Extra { number: usize },
    CaptureNotTaken { after: usize, points: Vec<At> },
    ResumeFrom { number: usize },
    Undo,
}

impl CorrectionWire {
    fn of(correction: &Correction) -> Self {
        match correction {
            Correction::WrongPoint { number, point } => Self::WrongPoint { number: *number, point: At::of(*point) },
            Correction::WrongColor { number } => Self::WrongColor { number: *number },
            Correction::Missed { after, moves } => Self::Missed {
                after: *after,
                moves: moves.iter().map(|&(c, p)| (c.name().to_owned(), p.map(At::of))).collect(),
            },
            Correction::Extra { number } => Self::Extra { number: *number },
            Correction::ResumeFrom { number } => Self::ResumeFrom { number: *number },
            Correction::CaptureNotTaken { after, points } => {
                Self::CaptureNotTaken { after: *after, points: points.iter().map(|&p| At::of(p)).collect() }
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
                points: points.into_iter().map(At::point).collect::<Result<_, _>>()?,
            },
            Self::Undo => Correction::Undo,
            Self::WrongPoint { .. } | Self::WrongColor { .. } => return Err("moves are numbered from 1".to_owned()),
        })
    }
}

impl EventWire {
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Opened { at, source, info, program } => Self::Opened {
                at: at.clone(),
                source: source.clone(),
                program: program.clone(),
                info: Box::new(InfoWire::of(info)),
            },
            Event::Reopened { time, at, source } => {
                Self::Continued { time: Time::of(*time), at: at.clone(), source: source.clone() }
            }
            Event::Board { time, rows } => Self::Board { time: Time::of(*time), rows: rows.clone() },
            Event::Answered { time, question, answer } => {
                let (answer, choice) = match answer {
                    Answer::Confirmed => ("confirmed", None),
                    Answer::Chosen(i) => ("chosen", Some(*i)),
                    Answer::Rejected => ("rejected", None),
                };
                Self::Answered { time: Time::of(*time), question: *question, answer: answer.to_owned(), choice }
            }
            Event::Pictured { time, moves, before, after } => Self::Pictured {
                time: Time::of(*time),
                moves: moves.clone(),
                before: before.clone(),
                after: after.clone(),
            },
            Event::Noted { time, result: note } => Self::Result {
                time: Time::of(*time),
                result: note.result.to_sgf(),
                status: note.status.name().to_owned(),
                protest: note.protest,
                by: note.by.clone(),
            },
            Event::Counted { time, event: counting::Event::Audited(audited) } => {
                let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
                let Audited { at, verdict, sentence, computed, claimed, settings, files } = audited.clone();
                let (time, verdict) = (Time::of(*time), verdict.name().to_owned());
                let (computed, claimed) = (result(computed), result(claimed));
                Self::Audited { time, at, verdict, sentence, computed, claimed, settings, files }
            }
            Event::Counted { time, event: counting::Event::Ruled(ruling) } => {
                let Ruling { at, way, by, reasons, protest } = ruling.clone();
                Self::Ruled { time: Time::of(*time), at, way: way.name().to_owned(), by, reasons, protest }
            }
            Event::Counted { time, event: counting::Event::Witnessed(witnessed) } => {
                let Witnessed { at, what, text, picture } = witnessed.clone();
                Self::Witnessed { time: Time::of(*time), at, what, text, picture }
            }
            Event::Corrected { time, correction } => {
                Self::Corrected { time: Time::of(*time), correction: CorrectionWire::of(correction) }
            }
            Event::Ended { time, why } => Self::Ended { time: Time::of(*time), why: why.clone() },
            Event::Sealed { time, at } => Self::Sealed { time: Time::of(*time), at: at.clone() },
            Event::Gap { time, at, lasted, why } => {
                Self::Gap { time: Time::of(*time), at: at.clone(), lasted: Time::of(*lasted), why: why.clone() }
            }
            Event::Recorder(event) => Self::of_recorder(event),
        }
    }

    fn of_recorder(event: &seen::Event) -> Self {
        let name = |c: Option<Color>| c.map(|c| c.name().to_owned());
        match event {
            seen::Event::Began { time, size, setup, to_play, handicap } => Self::Began {
                time: Time::of(*time),
                size: size.lines() as u8,
                setup: setup.iter().map(|&(p, c)| (At::of(p), c.name().to_owned())).collect(),
                to_play: name(*to_play),
                handicap: *handicap,
            },
            seen::Event::Moved(m) => Self::Moved {
                number: m.number,
                color: m.color.name().to_owned(),
                point: m.point.map(At::of),
                time: Time::of(m.time),
                committed: Time::of(m.committed),
                confidence: m.confidence,
                flags: m.flags.iter().map(|f| f.name().to_owned()).collect(),
            },
            seen::Event::TakenBack { time, moves } => Self::TakenBack { time: Time::of(*time), moves: *moves },
            seen::Event::Adjusted { time, adjustment: a } => Self::Adjusted {
                time: Time::of(*time),
                after: a.after,
                stones: a.stones.iter().map(|&(p, c)| (At::of(p), content_name(c))).collect(),
                to_play: name(a.to_play),
                comment: a.comment.clone(),
            },
            seen::Event::Asked(q) => Self::Asked {
                id: q.id,
                time: Time::of(q.time),
                after: q.after,
                kind: q.kind.name().to_owned(),
                points: q.points.iter().map(|&(p, s)| (At::of(p), seen_name(s).to_owned())).collect(),
                alternatives: q
                    .alternatives
                    .iter()
                    .map(|a| a.iter().map(|&(c, p)| (c.name().to_owned(), p.map(At::of))).collect())
                    .collect(),
            },
            seen::Event::Settled { time, question } => Self::Settled { time: Time::of(*time), question: *question },
            seen::Event::Held { time, why } => Self::Held { time: Time::of(*time), why: why.name().to_owned() },
            seen::Event::Resumed { time } => Self::Resumed { time: Time::of(*time) },
            seen::Event::Stopped { time, why } => Self::Stopped { time: Time::of(*time), why: why.name().to_owned() },
            seen::Event::Reopened { time } => Self::Reopened { time: Time::of(*time) },
            seen::Event::Turned { time, quarters } => Self::Turned { time: Time::of(*time), quarters: *quarters },
        }
    }

    pub(super) fn event(self) -> Result<Event, String> {
        Ok(match self {
            Self::Opened { at, source, program, info } => {
                let info = Box::new(info.info().map_err(|e| e.to_string())?);
                Event::Opened { at, source, info, program }
            }
            Self::Continued { time, at, source } => Event::Reopened { time: time.time()?, at, source },
            Self::Board { time, rows } => Event::Board { time: time.time()?, rows },
            Self::Answered { time, question, answer, choice } => {
                let answer = match (answer.as_str(), choice) {
                    ("confirmed", None) => Answer::Confirmed,
                    ("rejected", None) => Answer::Rejected,
                    ("chosen", Some(i)) => Answer::Chosen(i),
                    _ => return Err(format!("{answer:?} is no answer")),
                };
                Event::Answered { time: time.time()?, question, answer }
            }
            Self::Pictured { time, moves, before, after } => {
                Event::Pictured { time: time.time()?, moves, before, after }
            }
            Self::Result { time, result, status, protest, by } => Event::Noted {
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
                let audited = Audited { at, verdict, sentence, computed, claimed, settings, files };
                Event::Counted { time: time.time()?, event: counting::Event::Audited(audited) }
            }
            Self::Ruled { time, at, way, by, reasons, protest } => {
                let way = Way::from_name(&way).ok_or_else(|| format!("{way:?} is no way on"))?;
                let ruling = Ruling { at, way, by, reasons, protest };
                Event::Counted { time: time.time()?, event: counting::Event::Ruled(ruling) }
            }
            Self::Witnessed { time, at, what, text, picture } => {
                let witnessed = Witnessed { at, what, text, picture };
                Event::Counted { time: time.time()?, event: counting::Event::Witnessed(witnessed) }
            }
            Self::Corrected { time, correction } => {
                Event::Corrected { time: time.time()?, correction: correction.correction()? }
            }
            Self::Ended { time, why } => Event::Ended { time: time.time()?, why },
            Self::Sealed { time, at } => Event::Sealed { time: time.time()?, at },
            Self::Gap { time, at, lasted, why } => Event::Gap { time: time.time()?, at, lasted: lasted.time()?, why },
            recorder => Event::Recorder(recorder.recorder_event()?),
        })
    }

    fn recorder_event(self) -> Result<seen::Event, String> {
        Ok(match self {
            Self::Began { time, size, setup, to_play, handicap } => seen::Event::Began {
                time: time.time()?,
                size: BoardSize::new(size.into()).map_err(|e| e.to_string())?,
                setup: setup.iter().map(|(p, c)| Ok((p.point()?, color(c)?))).collect::<Result<_, String>>()?,
                to_play: color_or_none(to_play.as_deref())?,
                handicap,
            },
            Self::Moved { number, color: mover, point, time, committed, confidence, flags } => {
                let flag = |name: &String| MoveFlag::from_name(name).ok_or_else(|| format!("{name:?} is no flag"));
                seen::Event::Moved(CommittedMove {
                    number,
                    color: color(&mover)?,
                    point: point.map(At::point).transpose()?,
                    time: time.time()?,
                    committed: committed.time()?,
                    confidence,
                    flags: flags.iter().map(flag).collect::<Result<_, _>>()?,
                })
            }
            Self::TakenBack { time, moves } => seen::Event::TakenBack { time: time.time()?, moves },
            Self::Adjusted { time, after, stones, to_play, comment } => seen::Event::Adjusted {
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
            Self::Asked { id, time, after, kind, points, alternatives } => seen::Event::Asked(Question {
                id,
                time: time.time()?,
                after,
                kind: QuestionKind::from_name(&kind).ok_or_else(|| format!("{kind:?} is no kind of question"))?,
                points: points.iter().map(|(p, s)| Ok((p.point()?, seen_of(s)?))).collect::<Result<_, String>>()?,
                alternatives: alternatives.into_iter().map(alternative).collect::<Result<_, _>>()?,
            }),
            Self::Settled { time, question } => seen::Event::Settled { time: time.time()?, question },
            Self::Held { time, why } => seen::Event::Held {
                time: time.time()?,
                why: Hold::from_name(&why).ok_or_else(|| format!("{why:?} is no reason to hold"))?,
            },
            Self::Resumed { time } => seen::Event::Resumed { time: time.time()? },
            Self::Stopped { time, why } => seen::Event::Stopped {
                time: time.time()?,
                why: StopCause::from_name(&why).ok_or_else(|| format!("{why:?} is no reason to stop"))?,
            },
            Self::Reopened { time } => seen::Event::Reopened { time: time.time()? },
            Self::Turned { time, quarters } => seen::Event::Turned { time: time.time()?, quarters: quarters % 4 },
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

fn alternative(moves: Vec<Played>) -> Result<Vec<(Color, Option<Point>)>, String> {
    moves.into_iter().map(|(c, p)| Ok((color(&c)?, p.map(At::point).transpose()?))).collect()
}
