//! From an event to its JSON.

use crate::event_json::field::{WirePoint, WireTime, content_name, moves_wire, result_text, state_name};
use crate::event_json::wire::{
    AnswerWire, AuditWire, CorrectedWire, EventWire, IncidentEventWire, MoveWire, OpenedWire, QuestionWire, ResultWire,
    RulingWire,
};
use crate::event_json::{correction_wire, count_wire};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{CommittedMove, Question, RecorderEvent};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, CountNotice, Ruling, Withdrawal, WrittenPapers};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{Answer, SessionEvent};
use kifuscribe_core::session::signature::Signature;

/// The JSON of an event.
pub(crate) fn event_wire(event: &SessionEvent) -> EventWire {
    let time = WireTime::of(event.time());
    match event {
        SessionEvent::Opened { at, source, info, program } => EventWire::Opened(Box::new(OpenedWire {
            at: at.clone(),
            source: source.clone(),
            program: program.clone(),
            info: (**info).clone(),
        })),
        SessionEvent::Reopened { at, source, .. } => {
            EventWire::Continued { time, at: at.clone(), source: source.clone() }
        }
        SessionEvent::Board { rows, .. } => EventWire::Board { time, rows: rows.clone() },
        SessionEvent::Answered { question, answer, signed, .. } => {
            let (answer, choice) = match answer {
                Answer::Confirmed => ("confirmed", None),
                Answer::Chosen(i) => ("chosen", Some(*i)),
                Answer::Rejected => ("rejected", None),
            };
            let (question, answer, Signature { at, by }) = (*question, answer.to_owned(), signed.clone());
            EventWire::Answered(AnswerWire { time, question, answer, choice, at, by })
        }
        SessionEvent::Pictured { moves, before, after, .. } => {
            EventWire::Pictured { time, moves: moves.clone(), before: before.clone(), after: after.clone() }
        }
        SessionEvent::Noted { result: note, .. } => EventWire::Result(ResultWire {
            time,
            result: result_text(note.result),
            status: note.status.name().to_owned(),
            protest: note.protest,
            at: note.signed.at.clone(),
            by: note.signed.by.clone(),
            black: assents(&note.assent, Color::Black),
            white: assents(&note.assent, Color::White),
        }),
        SessionEvent::Counted { event, .. } => counted_wire(time, event),
        SessionEvent::Corrected { correction, signed, .. } => {
            let mut signed = signed.clone();
            let correction = correction_wire::encode(correction, &mut signed);
            let Signature { at, by } = signed;
            EventWire::Corrected(CorrectedWire { time, at, by, correction })
        }
        SessionEvent::Ended { why, .. } => EventWire::Ended { time, why: why.clone() },
        SessionEvent::Sealed { at, .. } => EventWire::Sealed { time, at: at.clone() },
        SessionEvent::Gap { at, lasted, why, .. } => {
            EventWire::Gap { time, at: at.clone(), lasted: WireTime::of(*lasted), why: why.clone() }
        }
        SessionEvent::Recorder(event) => recorder_wire(time, event),
    }
}

fn counted_wire(time: WireTime, event: &CountEvent) -> EventWire {
    match event.clone() {
        CountEvent::Audited(AuditOutcome { at, verdict, sentence, computed, claimed, settings, files }) => {
            let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
            let verdict = verdict.name().to_owned();
            let (computed, claimed) = (result(computed), result(claimed));
            let settings = count_wire::settings(&settings);
            EventWire::Audited(AuditWire { time, at, verdict, sentence, computed, claimed, settings, files })
        }
        CountEvent::Ruled(Ruling { at, way, by, reasons, protest, result, assent, appeals }) => {
            let (result, way) = (result.map(result_text), way.name().to_owned());
            let [black, white] = Color::BOTH.map(|color| assents(&assent, color));
            EventWire::Ruled(RulingWire { time, at, way, by, reasons, protest, result, black, white, appeals })
        }
        CountEvent::Withdrawn(Withdrawal { at, by, reasons }) => EventWire::Withdrawn { time, at, by, reasons },
        CountEvent::Papers(WrittenPapers { at, files }) => EventWire::Papers { time, at, files },
        CountEvent::Incident(IncidentNote { at, after, incident, by, text }) => {
            EventWire::Incident(IncidentEventWire { time, at, after, incident, by, text })
        }
        CountEvent::Noticed(CountNotice { at, what, picture }) => count_wire::notice(time, at, &what, picture),
    }
}

/// The name with which a player says that a result is right.
fn assents(assent: &Assent, color: Color) -> Option<String> {
    assent.name(color).map(ToOwned::to_owned)
}

fn recorder_wire(time: WireTime, event: &RecorderEvent) -> EventWire {
    match event {
        RecorderEvent::Began { size, setup, to_play, handicap, .. } => EventWire::Began {
            time,
            size: size.lines() as u8,
            setup: setup.iter().map(|&(p, c)| (WirePoint::of(p), c.name().to_owned())).collect(),
            to_play: color_name(*to_play),
            handicap: *handicap,
        },
        RecorderEvent::Moved(m) => move_wire(m),
        RecorderEvent::TakenBack { moves, .. } => EventWire::TakenBack { time, moves: *moves },
        RecorderEvent::Adjusted { adjustment: a, .. } => EventWire::Adjusted {
            time,
            after: a.after,
            stones: a.stones.iter().map(|&(p, c)| (WirePoint::of(p), content_name(c))).collect(),
            to_play: color_name(a.to_play),
            comment: a.comment.clone(),
        },
        RecorderEvent::Asked(q) => question_wire(q),
        RecorderEvent::Settled { question, .. } => EventWire::Settled { time, question: *question },
        RecorderEvent::Held { why, .. } => EventWire::Held { time, why: why.name().to_owned() },
        RecorderEvent::Resumed { .. } => EventWire::Resumed { time },
        RecorderEvent::Stopped { why, .. } => EventWire::Stopped { time, why: why.name().to_owned() },
        RecorderEvent::Reopened { .. } => EventWire::Reopened { time },
        RecorderEvent::Turned { quarters, .. } => EventWire::Turned { time, quarters: *quarters },
    }
}

fn move_wire(m: &CommittedMove) -> EventWire {
    EventWire::Moved(MoveWire {
        number: m.number,
        color: m.color.name().to_owned(),
        point: m.point.map(WirePoint::of),
        time: WireTime::of(m.time),
        committed: WireTime::of(m.committed),
        confidence: m.confidence,
        flags: m.flags.iter().map(|f| f.name().to_owned()).collect(),
    })
}

fn question_wire(q: &Question) -> EventWire {
    EventWire::Asked(QuestionWire {
        id: q.id,
        time: WireTime::of(q.time),
        after: q.after,
        kind: q.kind.name().to_owned(),
        points: q.points.iter().map(|&(p, s)| (WirePoint::of(p), state_name(s).to_owned())).collect(),
        alternatives: q.alternatives.iter().map(|a| moves_wire(a)).collect(),
    })
}

fn color_name(color: Option<Color>) -> Option<String> {
    color.map(|c| c.name().to_owned())
}
