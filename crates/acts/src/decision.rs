//! The one place where it is decided whether an act may be done, and what it writes into the journal.

use std::time::Duration;

use crate::act::SessionAct;
use crate::act_stage::ActStage;
use crate::appeal_answer::{answering, upholding};
use crate::confirmation::{agreed, assent_of, check_decided, decided, impossible_margin, signed_with};
use crate::noting::{check_no_player, check_note};
use crate::refusal::{ActRefusal, OpenNumbers};
use crate::remark::Remark;
use kifuscribe_core::audit::final_position::is_possible_penalty;
use kifuscribe_core::audit::usual_results;
use kifuscribe_core::count::audit::same_result;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Resolution};
use kifuscribe_core::session::earlier_result::{EarlierResult, ResultBasis};
use kifuscribe_core::session::incident::Incident;
use kifuscribe_core::session::noted_count::{NotedCount, rules_of};
use kifuscribe_core::session::recording::{
    Act, Answer, AskedQuestion, RecordingPhase, ResultNote, ResultStatus, SessionEvent, SessionState,
};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::terminal_text::{is_one_line, printable_line};
use kifuscribe_words::answer_text::{QuestionStanding, ways};

/// What an act writes, and what is said of it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Decided {
    /// The events, in the order of the journal; none where the journal has it already.
    pub events: Vec<SessionEvent>,
    /// What somebody should look at.
    pub remarks: Vec<Remark>,
}

/// What acts that are done together write, and what they make of the state.
#[derive(Debug, Clone, PartialEq)]
pub struct ActPlan {
    /// The state after them.
    pub state: SessionState,
    /// What is written, and what is said.
    pub decided: Decided,
}

/// Decides on acts of `signed` at `time`, each after those before it.
///
/// # Errors
/// [`ActRefusal`] of the first that is refused; then none is done.
pub fn plan(
    before: &SessionState,
    standing: ActStage<'_>,
    acts: &[SessionAct],
    signed: &Signature,
    time: Duration,
) -> Result<ActPlan, ActRefusal> {
    let mut plan = ActPlan { state: before.clone(), decided: Decided::default() };
    for (i, act) in acts.iter().enumerate() {
        let audited = match i.checked_sub(1).map(|before| &acts[before]) {
            Some(SessionAct::KeepAudit(outcome)) => Some(&**outcome),
            Some(_) | None => None,
        };
        let signed = &signed_by_protester(act, acts, signed);
        let Decided { events, remarks } = decide_after(&plan.state, standing, act, signed, time, audited)?;
        events.iter().for_each(|event| plan.state.apply(event));
        plan.decided.events.extend(events);
        plan.decided.remarks.extend(remarks);
    }
    Ok(plan)
}

/// Who signs an act: a protest that nobody signs is noted by the player whose it is, or who else is named, in what is said together with it.
fn signed_by_protester(act: &SessionAct, together: &[SessionAct], signed: &Signature) -> Signature {
    let assent = together.iter().find_map(|act| match act {
        SessionAct::Claim { assent, .. } | SessionAct::Confirm { assent, .. } => Some(assent),
        _ => None,
    });
    match (act, assent) {
        (SessionAct::NoteIncident { incident: Incident::Protest { player }, .. }, Some(assent))
            if signed.by.is_empty() =>
        {
            let own = assent.name(*player).filter(|name| !name.is_empty());
            Signature { at: signed.at.clone(), by: own.map_or_else(|| assent.signed(), ToOwned::to_owned) }
        }
        _ => signed.clone(),
    }
}

/// Decides on an act of `signed` at `time`, counted from the start of the recording.
///
/// # Errors
/// [`ActRefusal`]: it does not fit, or lacks a name or reasons.
pub fn decide(
    state: &SessionState,
    standing: ActStage<'_>,
    act: &SessionAct,
    signed: &Signature,
    time: Duration,
) -> Result<Decided, ActRefusal> {
    decide_after(state, standing, act, signed, time, None)
}

/// As [`decide`], where the audit is kept together with the act.
fn decide_after(
    state: &SessionState,
    standing: ActStage<'_>,
    act: &SessionAct,
    signed: &Signature,
    time: Duration,
    audited: Option<&AuditOutcome>,
) -> Result<Decided, ActRefusal> {
    check_names(act, signed)?;
    let is_counted_now = audited.is_some_and(|audit| audit.counted().is_some());
    let mut remarks = Vec::new();
    let mut events = act.events(signed, time, state.moves().len());
    match act {
        SessionAct::Answer { question, answer } => check_answer(state, *question, *answer)?,
        SessionAct::Correct(correction) => check_correction(state, standing, correction, signed)?,
        SessionAct::Claim { result, protest, assent } => {
            check_open(state, None)?;
            let why = impossible_margin(state, standing, *result);
            remarks.extend(why.map(|why| Remark::ImpossibleClaim { result: *result, why }));
            let (result, protest) = (*result, *protest);
            let assent = assent_of(standing.info(state), assent, signed)?;
            let signed = signed_with(signed, &assent);
            events = SessionAct::Claim { result, protest, assent }.events(&signed, time, state.moves().len());
        }
        SessionAct::Confirm { .. } | SessionAct::Rule { .. } if let Some(upheld) = upholding(state, act) => {
            if signed.by.is_empty() {
                return Err(ActRefusal::RulingUnsigned);
            }
            check_no_player(standing.info(state), &signed.by)?;
            events = answering(state, &upheld)?.events(signed, time, state.moves().len());
        }
        SessionAct::Confirm { result, protest, assent, reasons, .. } => {
            check_open(state, Some(*result))?;
            let is_decision = !reasons.is_empty();
            let (act, signed) = if is_decision {
                (decided(state, standing, act, signed, is_counted_now)?, signed.clone())
            } else {
                agreed(state, standing, (*result, *protest, assent), signed, is_counted_now)?
            };
            events = act.events(&signed, time, state.moves().len());
            match (standing, &act) {
                (ActStage::CountAlone(_), SessionAct::Claim { .. }) => return Err(ActRefusal::NobodyAgrees),
                (ActStage::CountAlone(_), _) => events = confirmation_of_count(events),
                (_, SessionAct::Claim { assent, .. }) => {
                    remarks.extend(assent.alone().map(|player| Remark::NotConfirmedByBoth { result: *result, player }));
                }
                (ActStage::Running | ActStage::Over, _) => {
                    if state.counting().confirmed().is_some() {
                        events.drain(..events.len() - 1);
                    }
                    remarks = remarks_on(state, *result, &signed, is_decision);
                    let nameless = state.info().colors_without_name();
                    let takes_names = state.phase() != RecordingPhase::Sealed && !nameless.is_empty();
                    remarks.extend(takes_names.then_some(Remark::NamesMissing(nameless)));
                    remarks.extend((standing == ActStage::Running).then_some(Remark::RecordingEnded(*result)));
                }
            }
        }
        SessionAct::Rule { way, reasons, result, .. } => {
            check_open(state, None)?;
            let computed = audited.and_then(|audit| audit.computed);
            let other = result.zip(computed).filter(|(result, computed)| !same_result(*result, *computed));
            match way {
                Resolution::Confirmed => return Err(ActRefusal::NothingToConfirm),
                _ if signed.by.is_empty() => return Err(ActRefusal::RulingUnsigned),
                Resolution::RefereeDecided if reasons.trim().is_empty() => return Err(ActRefusal::NoReasons),
                Resolution::RefereeDecided => {
                    check_no_player(standing.info(state), &signed.by)?;
                    events = answering(state, act)?.events(signed, time, state.moves().len());
                }
                // What both accept or have found is no word of one.
                _ if Assent::of_name(&signed.by, standing.info(state)).alone().is_some() => {
                    check_no_player(standing.info(state), &signed.by)?;
                }
                Resolution::ComputedAccepted if let Some((result, computed)) = other => {
                    return Err(ActRefusal::NotComputed { result, computed });
                }
                // Another result than that of the count is the referee's, with reasons.
                _ if let Some((result, computed)) = other.filter(|_| reasons.trim().is_empty()) => {
                    let earlier = EarlierResult { result: computed, basis: ResultBasis::Count };
                    let info = Box::new(standing.info(state).clone());
                    return Err(ActRefusal::AnotherResult { earlier, result, info });
                }
                Resolution::StoneFound | Resolution::CountedAgain | Resolution::ComputedAccepted => {}
            }
            result.map_or(Ok(()), |result| check_decided(state, standing, result))?;
        }
        SessionAct::Withdraw { reasons } => {
            if signed.by.is_empty() || reasons.trim().is_empty() {
                return Err(ActRefusal::WithdrawalUnsigned);
            }
            let history = state.history();
            let held = history.iter().rfind(|entry| entry.act.is_decision() && !entry.is_taken_back);
            let last = &held.ok_or(ActRefusal::NothingDecided)?.act;
            // A player takes a word of his own back, and nothing that the referee or both have said.
            let by = Assent::of_name(&signed.by, state.info()).alone();
            let is_claim = |note: &ResultNote| note.status == ResultStatus::Claimed && note.assent.alone() == by;
            let is_own = by.is_some() && matches!(last, Act::Noted(note) if is_claim(note));
            if !is_own {
                check_no_player(state.info(), &signed.by)?;
            }
        }
        SessionAct::NoteIncident { incident, text } => {
            check_note(state, standing.info(state), incident, text, signed)?;
            if matches!(incident, Incident::WrongPartner { .. }) {
                remarks.push(Remark::OnlyInPairGo { number: state.counting().incidents.len() + 1 });
            }
            if let Incident::Penalty { player, points } = *incident {
                let (rules, size) = (rules_of(state, None), state.record().map_or(BoardSize::NINETEEN, |r| r.size));
                let penalty = HalfPoints::points(i32::try_from(points).unwrap_or(i32::MAX / 4));
                let is_possible = is_possible_penalty(&rules, size, penalty);
                remarks.extend((!is_possible).then_some(Remark::DoubtfulPenalty { player, points }));
            }
        }
        SessionAct::KeepAudit(outcome) => {
            if state.is_audit_repeated(outcome) {
                events.clear();
            }
        }
        SessionAct::KeepPapers(_) => {}
        SessionAct::Seal => {
            if standing == ActStage::Running {
                return Err(ActRefusal::StillRunning);
            }
            state.record().ok_or(ActRefusal::NoRecord)?;
            if state.phase() == RecordingPhase::Sealed {
                events.clear();
            }
        }
    }
    events.iter().try_for_each(|event| state.check(event))?;
    if matches!(act, SessionAct::Withdraw { .. }) && !matches!(standing, ActStage::CountAlone(_)) {
        let mut after = state.clone();
        events.iter().for_each(|event| after.apply(event));
        let ruled = after.counting().rulings.iter().rfind(|ruling| ruling.result.is_some());
        let ruled = ruled.filter(|_| after.confirmed_result().is_none());
        // Whoever shows the recording then says of a result of before a change that it does not stand.
        if after.changed_since_confirmed().is_none() {
            remarks.push(match ruled {
                Some(ruling) => Remark::DecisionStands(Box::new(ruling.clone())),
                None => Remark::StandsNow(after.result().cloned()),
            });
        }
    }
    if events.iter().any(|event| matches!(event, SessionEvent::Noted { .. })) {
        let mut after = state.clone();
        events.iter().for_each(|event| after.apply(event));
        remarks.extend(after.differing_claims().map(|claims| Remark::ClaimsDiffer(Box::new(claims.map(Clone::clone)))));
    }
    if state.confirmed_result().is_some() && state.changed_since_confirmed().is_none() {
        let mut after = state.clone();
        events.iter().for_each(|event| after.apply(event));
        remarks.extend(after.changed_since_confirmed().map(Remark::ResultOutdated));
    }
    Ok(Decided { events, remarks })
}

/// Checks that the names under which something is done are names in one line: whoever reads them later takes no other line for one.
fn check_names(act: &SessionAct, signed: &Signature) -> Result<(), ActRefusal> {
    let players = match act {
        SessionAct::Claim { assent, .. } | SessionAct::Confirm { assent, .. } => {
            Color::BOTH.map(|color| assent.name(color).unwrap_or_default())
        }
        _ => Default::default(),
    };
    match players.into_iter().chain([signed.by.as_str()]).find(|name| !is_one_line(name)) {
        Some(name) => Err(ActRefusal::NameWithControls { name: printable_line(name).into_owned() }),
        None => Ok(()),
    }
}

fn check_answer(state: &SessionState, question: u32, answer: Answer) -> Result<(), ActRefusal> {
    let open = || state.questions().iter().filter(|asked| asked.is_open());
    let Some(asked) = open().find(|asked| asked.question.id == question) else {
        let open = OpenNumbers(open().map(|asked: &AskedQuestion| asked.question.id).collect());
        return Err(ActRefusal::NoSuchQuestion { question, open });
    };
    let Answer::Chosen(choice) = answer else { return Ok(()) };
    let choices = listed_choices(&asked.question, state);
    let is_listed = choices.0.iter().any(|&number| number as usize == choice + 1);
    if is_listed { Ok(()) } else { Err(ActRefusal::NoSuchChoice { question, choices }) }
}

/// The numbers of the proposals that are listed with a question, from 1: what the record has already is kept by another answer.
fn listed_choices(question: &Question, state: &SessionState) -> OpenNumbers {
    let standing = state.record().map(|record| QuestionStanding::of(question, record));
    let listed = ways(question, standing.as_ref(), BoardSize::NINETEEN);
    let number = |(answer, _)| match answer {
        Answer::Chosen(choice) => u32::try_from(choice + 1).ok(),
        Answer::Confirmed | Answer::Rejected => None,
    };
    OpenNumbers(listed.into_iter().filter_map(number).collect())
}

fn check_correction(
    state: &SessionState,
    standing: ActStage<'_>,
    correction: &Correction,
    signed: &Signature,
) -> Result<(), ActRefusal> {
    // What is known about a game may be put right before its first position is seen.
    let needs_record = standing != ActStage::Running || !matches!(correction, Correction::WrongInfo(_));
    if needs_record && state.record().is_none() {
        return Err(ActRefusal::NoRecord);
    }
    state.check_correction(correction)?;
    if signed.by.is_empty() && state.requires_name(correction) {
        return Err(ActRefusal::Unsigned);
    }
    Ok(())
}

/// Checks that a person may still decide on a count.
///
/// # Errors
/// [`ActRefusal::Final`] where a result is confirmed and stands on the record.
pub fn check_undecided(state: &SessionState) -> Result<(), ActRefusal> {
    if state.changed_since_confirmed().is_some() { Ok(()) } else { check_open(state, None) }
}

/// Checks that no result is final. A ruling on the count that confirmed `result` and did not reach the record is no obstacle to it.
fn check_open(state: &SessionState, result: Option<GameResult>) -> Result<(), ActRefusal> {
    let is_anew = result.is_some() && state.takes_another_confirmation();
    let is_appealed = !state.counting().open_appeals().is_empty();
    let refused = |result: GameResult, by: &str| {
        if is_appealed { ActRefusal::UnderAppeal { result } } else { ActRefusal::Final { result, by: by.to_owned() } }
    };
    if let Some(note) = state.confirmed_result().filter(|_| !is_anew) {
        return Err(refused(note.result, &note.signed.by));
    }
    match state.counting().confirmed() {
        Some(ruling) if !is_anew && (result.is_none() || result != ruling.result) => {
            Err(refused(ruling.result.unwrap_or(GameResult::Unknown), &ruling.by))
        }
        Some(_) | None => Ok(()),
    }
}

fn remarks_on(state: &SessionState, result: GameResult, signed: &Signature, is_decision: bool) -> Vec<Remark> {
    let is_counted = state.counting().audit_with(result).is_some();
    let end = state.record().filter(|_| !is_counted && !is_decision);
    let penalties = NotedCount::of(state, None).penalties.map(|noted| noted.map(|noted| noted.value));
    let is_unusual = end.is_some_and(|record| !usual_results::include(record, penalties, result));
    let nameless = signed.by.is_empty().then_some(Remark::NobodyNamed(result));
    is_unusual.then_some(Remark::UnusualResult(result)).into_iter().chain(nameless).collect()
}

/// A confirmation as the journal of a count has it, which has rulings alone.
fn confirmation_of_count(events: Vec<SessionEvent>) -> Vec<SessionEvent> {
    let as_ruling = |event| match event {
        SessionEvent::Noted { time, result } => {
            SessionEvent::Counted { time, event: CountEvent::Ruled(result.as_ruling()) }
        }
        other => other,
    };
    events.into_iter().map(as_ruling).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::act::DecisionDetail;
    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_core::game::record::MoveFlags;
    use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
    use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings};

    const TIME: Duration = Duration::ZERO;

    /// An audit at this minute that computed B+3.
    fn audit(minute: u32, verdict: Verdict) -> SessionAct {
        SessionAct::KeepAudit(Box::new(AuditOutcome {
            at: format!("2026-11-21T14:{minute}:00+01:00"),
            verdict,
            sentence: String::new(),
            computed: GameResult::from_sgf("B+3"),
            claimed: None,
            settings: OutcomeSettings::Written(Vec::new()),
            files: Vec::new(),
        }))
    }

    /// What becomes of both players' B+3 at 14:59 after these acts on Black E5, White C3.
    fn confirmed_after(acts: &[SessionAct]) -> Result<ActPlan, ActRefusal> {
        let size = BoardSize::NINE;
        let mut events = vec![RecorderEvent::Began { time: TIME, size, setup: vec![], to_play: None, handicap: 0 }];
        for (i, label) in ["E5", "C3"].into_iter().enumerate() {
            let (number, color, point) = (i + 1, Color::BOTH[i], Point::from_label(label, size));
            let (time, committed, confidence, flags) = (TIME, TIME, 0.9, MoveFlags::NONE);
            events.push(RecorderEvent::Moved(CommittedMove {
                number,
                color,
                point,
                time,
                committed,
                confidence,
                flags,
            }));
        }
        let state = SessionState::from_events(&events.into_iter().map(SessionEvent::Recorder).collect::<Vec<_>>());
        let result = GameResult::from_sgf("B+3").unwrap();
        let detail = DecisionDetail { assent: Assent::of_both(), ..DecisionDetail::default() };
        let confirm = SessionAct::decision(Resolution::Confirmed, Some(result), detail);
        let signed = Signature::new("2026-11-21T14:59:00+01:00".to_owned(), "A. Referee");
        plan(&state, ActStage::Over, &[acts, &[confirm]].concat(), &signed, TIME)
    }

    #[test]
    fn the_number_of_what_the_record_has_already_is_not_listed() {
        use kifuscribe_core::recorder::event::QuestionKind;
        use kifuscribe_core::sensing::observation::PointState;
        let state = confirmed_after(&[]).unwrap().state;
        let point = |label| Point::from_label(label, BoardSize::NINE);
        let played = |label| vec![(Color::White, point(label))];
        let asked = Question {
            id: 1,
            time: TIME,
            after: 1,
            kind: QuestionKind::Ambiguous,
            points: vec![(point("C3").unwrap(), PointState::Stone(Color::White))],
            alternatives: vec![played("D4"), played("C3"), played("G7")],
        };
        assert_eq!(listed_choices(&asked, &state), OpenNumbers(vec![1, 3]));
        assert_eq!(listed_choices(&asked, &SessionState::default()), OpenNumbers(vec![1, 2, 3]));
    }

    #[test]
    fn nobody_wins_by_the_referees_decision_alone_in_every_rule_set() {
        let state = SessionState::default();
        assert!(!rules_of(&state, None).has_rgf_articles());
        let said_by = |result, by: &str, reasons: &str| {
            let (assent, reasons) = (Assent::of_both(), reasons.to_owned());
            let detail = DecisionDetail { assent, reasons, ..DecisionDetail::default() };
            let confirm = SessionAct::decision(Resolution::Confirmed, Some(result), detail);
            let signed = Signature::new("2026-11-21T14:59:00+01:00".to_owned(), by);
            plan(&state, ActStage::Over, &[confirm], &signed, TIME)
        };
        for result in [GameResult::BothLose, GameResult::NoResult] {
            let refused = said_by(result, "both players", "").err();
            assert!(matches!(refused, Some(ActRefusal::ResultOfReferee { .. })), "{refused:?}");
            assert!(said_by(result, "A. Referee", "Neither came back.").is_ok());
        }
    }

    #[test]
    fn a_count_of_another_game_is_not_confirmed_after_an_audit_that_cannot_tell() {
        let agrees = || audit(20, Verdict::Agrees);
        let extra = || SessionAct::Correct(Correction::Extra { number: 2 });
        assert!(confirmed_after(&[agrees(), audit(40, Verdict::CannotTell)]).is_ok());
        for verdict in [Verdict::CannotTell, Verdict::Agrees] {
            let refused = confirmed_after(&[agrees(), extra(), audit(40, verdict)]).err();
            let is_out_of_date = matches!(refused, Some(ActRefusal::CountOutOfDate(_)));
            assert_eq!(is_out_of_date, verdict == Verdict::CannotTell, "{refused:?}");
        }
    }
}
