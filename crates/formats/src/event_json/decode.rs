//! From the JSON of an event to the event.
//!
//! Names, times and numbers are checked here. Whether the event fits the recording, such as a point the board, is
//! checked by [`SessionState::check`](kifuscribe_core::session::recording::SessionState::check).

use crate::event_json::field::{
    FieldError, WirePoint, WireStone, color, content, decode_moves, game_result, not_a, state,
};
use crate::event_json::person_names::{change_names, make_one_line};
use crate::event_json::wire::{
    AnswerWire, AuditWire, CorrectedWire, EventWire, IncidentEventWire, MoveWire, OpenedWire, QuestionWire, ResultWire,
    RulingWire,
};
use crate::event_json::{correction_wire, count_wire};
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{Adjustment, MoveFlag};
use kifuscribe_core::recorder::event::{CommittedMove, Pause, Question, QuestionKind, RecorderEvent, StopCause};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::counting::{
    AuditOutcome, CountEvent, CountNotice, NoticeKind, Noticed, Resolution, Ruling, Withdrawal, WrittenPapers,
};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{Answer, ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;

/// The event of some JSON.
///
/// # Errors
/// [`FieldError`] where a field does not hold what its name says.
pub(crate) fn event(wire: EventWire) -> Result<SessionEvent, FieldError> {
    let mut event = as_written(wire)?;
    change_names(&mut event, make_one_line);
    Ok(event)
}

fn as_written(wire: EventWire) -> Result<SessionEvent, FieldError> {
    Ok(match wire {
        EventWire::Opened(wire) => {
            let OpenedWire { at, source, program, info } = *wire;
            SessionEvent::Opened { at, source, info: Box::new(info), program }
        }
        EventWire::Continued { time, at, source } => SessionEvent::Reopened { time: time.time()?, at, source },
        EventWire::Board { time, rows } => SessionEvent::Board { time: time.time()?, rows },
        EventWire::Answered(AnswerWire { time, question, answer, choice, at, by }) => {
            let (answer, signed) = (decode_answer(&answer, choice)?, Signature { at, by });
            SessionEvent::Answered { time: time.time()?, question, answer, signed }
        }
        EventWire::Pictured { time, moves, before, after } => {
            SessionEvent::Pictured { time: time.time()?, moves, before, after }
        }
        EventWire::Result(ResultWire { time, result, status, protest, at, by, black, white }) => {
            let status = ResultStatus::from_name(&status).ok_or_else(|| not_a("a status of a result", &status))?;
            let (signed, assent) = (Signature { at, by }, Assent::of([black, white]));
            let result = ResultNote { result: game_result(&result)?, status, protest, assent, signed };
            SessionEvent::Noted { time: time.time()?, result }
        }
        EventWire::Audited(AuditWire { time, at, verdict, sentence, computed, claimed, settings, files }) => {
            let verdict = verdict.parse().map_err(|_| not_a("a verdict", &verdict))?;
            let (computed, claimed) = (optional(computed, game_result)?, optional(claimed, game_result)?);
            let settings = count_wire::decode_settings(settings)?;
            let outcome = AuditOutcome { at, verdict, sentence, computed, claimed, settings, files };
            SessionEvent::Counted { time: time.time()?, event: CountEvent::Audited(outcome) }
        }
        EventWire::Ruled(RulingWire { time, at, way, by, reasons, protest, result, black, white, appeals }) => {
            let way = Resolution::from_name(&way).ok_or_else(|| not_a("a ruling", &way))?;
            let (result, assent) = (optional(result, game_result)?, Assent::of([black, white]));
            let ruling = Ruling { at, way, by, reasons, protest, result, assent, appeals };
            SessionEvent::Counted { time: time.time()?, event: CountEvent::Ruled(ruling) }
        }
        EventWire::Withdrawn { time, at, by, reasons } => {
            let event = CountEvent::Withdrawn(Withdrawal { at, by, reasons });
            SessionEvent::Counted { time: time.time()?, event }
        }
        EventWire::Incident(IncidentEventWire { time, at, after, incident, by, text }) => {
            let note = IncidentNote { at, after, incident, by, text };
            SessionEvent::Counted { time: time.time()?, event: CountEvent::Incident(note) }
        }
        EventWire::Papers { time, at, files } => {
            let event = CountEvent::Papers(WrittenPapers { at, files });
            SessionEvent::Counted { time: time.time()?, event }
        }
        EventWire::Witnessed { time, at, what, text, picture } => {
            let kind = NoticeKind::from_name(&what).ok_or_else(|| not_a("a notice of a count", &what))?;
            let notice = CountNotice { at, what: Noticed::Written { kind, text }, picture };
            SessionEvent::Counted { time: time.time()?, event: CountEvent::Noticed(notice) }
        }
        EventWire::Noticed { time, at, notice, picture } => {
            let notice = CountNotice { at, what: count_wire::decode_notice(notice)?, picture };
            SessionEvent::Counted { time: time.time()?, event: CountEvent::Noticed(notice) }
        }
        EventWire::Corrected(CorrectedWire { time, at, by, correction }) => {
            let mut signed = Signature { at, by };
            let correction = correction_wire::decode(correction, &mut signed)?;
            SessionEvent::Corrected { time: time.time()?, correction, signed }
        }
        EventWire::Ended { time, why } => SessionEvent::Ended { time: time.time()?, why },
        EventWire::Sealed { time, at } => SessionEvent::Sealed { time: time.time()?, at },
        EventWire::Gap { time, at, lasted, why } => {
            SessionEvent::Gap { time: time.time()?, at, lasted: lasted.time()?, why }
        }
        EventWire::Began { time, size, setup, to_play, handicap } => SessionEvent::Recorder(RecorderEvent::Began {
            time: time.time()?,
            size: BoardSize::new(size.into())?,
            setup: stones(&setup, color)?,
            to_play: optional(to_play, color)?,
            handicap,
        }),
        EventWire::Moved(wire) => SessionEvent::Recorder(RecorderEvent::Moved(decode_move(wire)?)),
        EventWire::TakenBack { time, moves } => {
            SessionEvent::Recorder(RecorderEvent::TakenBack { time: time.time()?, moves })
        }
        EventWire::Adjusted { time, after, stones: adjusted, to_play, comment } => {
            let stones = stones(&adjusted, content)?;
            let adjustment = Adjustment { after, stones, to_play: optional(to_play, color)?, comment };
            SessionEvent::Recorder(RecorderEvent::Adjusted { time: time.time()?, adjustment })
        }
        EventWire::Asked(wire) => SessionEvent::Recorder(RecorderEvent::Asked(decode_question(wire)?)),
        EventWire::Settled { time, question } => {
            SessionEvent::Recorder(RecorderEvent::Settled { time: time.time()?, question })
        }
        EventWire::Held { time, why } => {
            let why = Pause::from_name(&why).ok_or_else(|| not_a("a reason for a pause", &why))?;
            SessionEvent::Recorder(RecorderEvent::Held { time: time.time()?, why })
        }
        EventWire::Resumed { time } => SessionEvent::Recorder(RecorderEvent::Resumed { time: time.time()? }),
        EventWire::Stopped { time, why } => {
            let why = StopCause::from_name(&why).ok_or_else(|| not_a("a cause of a stop", &why))?;
            SessionEvent::Recorder(RecorderEvent::Stopped { time: time.time()?, why })
        }
        EventWire::Reopened { time } => SessionEvent::Recorder(RecorderEvent::Reopened { time: time.time()? }),
        EventWire::Turned { time, quarters } => {
            SessionEvent::Recorder(RecorderEvent::Turned { time: time.time()?, quarters })
        }
    })
}

fn decode_move(wire: MoveWire) -> Result<CommittedMove, FieldError> {
    if !wire.confidence.is_finite() {
        return Err(FieldError::NotFinite { field: "confidence" });
    }
    let flag = |name: &String| MoveFlag::from_name(name).ok_or_else(|| not_a("a mark of a move", name));
    Ok(CommittedMove {
        number: wire.number,
        color: color(&wire.color)?,
        point: wire.point.map(WirePoint::point),
        time: wire.time.time()?,
        committed: wire.committed.time()?,
        confidence: wire.confidence,
        flags: wire.flags.iter().map(flag).collect::<Result<_, _>>()?,
    })
}

fn decode_question(wire: QuestionWire) -> Result<Question, FieldError> {
    Ok(Question {
        id: wire.id,
        time: wire.time.time()?,
        after: wire.after,
        kind: QuestionKind::from_name(&wire.kind).ok_or_else(|| not_a("a kind of question", &wire.kind))?,
        points: stones(&wire.points, state)?,
        alternatives: wire.alternatives.into_iter().map(decode_moves).collect::<Result<_, _>>()?,
    })
}

fn decode_answer(answer: &str, choice: Option<usize>) -> Result<Answer, FieldError> {
    match (answer, choice) {
        ("confirmed", None) => Ok(Answer::Confirmed),
        ("rejected", None) => Ok(Answer::Rejected),
        ("chosen", Some(i)) => Ok(Answer::Chosen(i)),
        _ => Err(not_a("an answer", answer)),
    }
}

fn stones<T>(
    wire: &[WireStone],
    content: impl Fn(&str) -> Result<T, FieldError>,
) -> Result<Vec<(Point, T)>, FieldError> {
    wire.iter().map(|(p, name)| Ok((p.point(), content(name)?))).collect()
}

fn optional<T>(text: Option<String>, decode: impl Fn(&str) -> Result<T, FieldError>) -> Result<Option<T>, FieldError> {
    text.map(|t| decode(&t)).transpose()
}
