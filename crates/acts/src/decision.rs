//! The one place where it is decided whether an act may be done, and what it writes into the journal.

use std::time::Duration;

use crate::act::{DecisionDetail, SessionAct};
use crate::noting::{check_no_player, check_note};
use crate::refusal::{ActRefusal, OpenNumbers};
use crate::remark::Remark;
use kifuscribe_core::audit::final_position::is_possible_penalty;
use kifuscribe_core::audit::usual_results;
use kifuscribe_core::count::audit::same_result;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::possible_margins::PossibleMargins;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Resolution};
use kifuscribe_core::session::earlier_result::{EarlierResult, ResultBasis};
use kifuscribe_core::session::end_note::{EndNote, end_notes};
use kifuscribe_core::session::incident::Incident;
use kifuscribe_core::session::noted_count::{NotedCount, rules_of, terms_of};
use kifuscribe_core::session::recording::{
    Act, Answer, AskedQuestion, RecordingPhase, ResultNote, ResultStatus, SessionEvent, SessionState,
};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::terminal_text::{is_one_line, printable_line};
use kifuscribe_words::incident_text;

/// What is acted on, and how far it has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ActStage<'a> {
    /// A recording that runs.
    Running,
    /// A recording that is over.
    Over,
    /// A count without a recording, of the game in this record if there is one: audits and rulings are all it has.
    CountAlone(Option<&'a GameRecord>),
}

impl<'a> ActStage<'a> {
    /// What is known about the game.
    fn info(self, state: &'a SessionState) -> &'a GameInfo {
        self.game(state).map_or(state.info(), |(_, info)| info)
    }

    /// The record of the game, and what is known about it.
    fn game(self, state: &'a SessionState) -> Option<(&'a GameRecord, &'a GameInfo)> {
        match self {
            Self::Running | Self::Over => state.record().map(|record| (record, state.info())),
            Self::CountAlone(record) => record.map(|record| (record, &record.info)),
        }
    }
}

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
        let Decided { events, remarks } = decide_after(&plan.state, standing, act, signed, time, audited)?;
        events.iter().for_each(|event| plan.state.apply(event));
        plan.decided.events.extend(events);
        plan.decided.remarks.extend(remarks);
    }
    Ok(plan)
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
            let is_impossible = impossible_margins(state, standing, *result).is_some();
            remarks.extend(is_impossible.then_some(Remark::ImpossibleClaim(*result)));
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
        let decided = after.counting().rulings.iter().rfind(|ruling| ruling.result.is_some());
        remarks.push(match decided.filter(|_| after.confirmed_result().is_none()) {
            Some(ruling) => Remark::DecisionStands(Box::new(ruling.clone())),
            None => Remark::StandsNow(after.result().cloned()),
        });
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
    let choices = asked.question.alternatives.len();
    match answer {
        Answer::Chosen(choice) if choice >= choices => Err(ActRefusal::NoSuchChoice { question, choices }),
        Answer::Chosen(_) | Answer::Confirmed | Answer::Rejected => Ok(()),
    }
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
    // In place of what no longer stands on the record a result is confirmed anew.
    let is_anew = result.is_some() && state.changed_since_confirmed().is_some();
    if let Some(note) = state.confirmed_result().filter(|_| !is_anew) {
        return Err(ActRefusal::Final { result: note.result, by: note.signed.by.clone() });
    }
    match state.counting().confirmed() {
        Some(ruling) if !is_anew && (result.is_none() || result != ruling.result) => {
            Err(ActRefusal::Final { result: ruling.result.unwrap_or(GameResult::Unknown), by: ruling.by.clone() })
        }
        Some(_) | None => Ok(()),
    }
}

/// Checks a result for which nobody answers with a name and reasons: it is the one that was known, and a count can come to it.
fn check_agreed(
    state: &SessionState,
    standing: ActStage<'_>,
    result: GameResult,
    is_counted_now: bool,
) -> Result<(), ActRefusal> {
    // A count that is kept together with its confirmation is not newer than the decision that is confirmed.
    let decided = state.counting().rulings.iter().rev().find_map(|ruling| ruling.result);
    let upholds = decided == Some(result) && is_counted_now;
    let earlier = state.earlier_result();
    let is_of_count = earlier.as_ref().is_some_and(|earlier| earlier.basis == ResultBasis::Count);
    if let Some(changed) = state.changed_since_audit().filter(|_| is_of_count && !is_counted_now) {
        return Err(ActRefusal::CountOutOfDate(changed));
    }
    let earlier = earlier.filter(|earlier| earlier.differs_from(result));
    if let Some(earlier) = earlier.filter(|earlier| !(upholds && earlier.basis == ResultBasis::Count)) {
        let info = standing.info(state).clone();
        return Err(ActRefusal::AnotherResult { earlier, result, info: Box::new(info) });
    }
    match impossible_margins(state, standing, result) {
        Some((PossibleMargins { komi, .. }, size)) => Err(ActRefusal::ImpossibleResult { result, komi, size }),
        None => Ok(()),
    }
}

/// The margins that a count of the game can come to on its board, where the result's is none of them.
fn impossible_margins(
    state: &SessionState,
    standing: ActStage<'_>,
    result: GameResult,
) -> Option<(PossibleMargins, BoardSize)> {
    let (record, info) = standing.game(state)?;
    let margins = PossibleMargins::of(info, record);
    (!margins.allow(result)).then_some((margins, record.size))
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

/// The players who say so: those given, else the one who signs.
///
/// # Errors
/// [`ActRefusal::WrongName`].
fn assent_of(info: &GameInfo, given: &Assent, signed: &Signature) -> Result<Assent, ActRefusal> {
    let assent = if given.is_of_nobody() { Assent::of_name(&signed.by, info) } else { given.clone() };
    checked(assent.with_names_of(info), info)
}

/// Players who say so with names that are theirs.
fn checked(assent: Assent, info: &GameInfo) -> Result<Assent, ActRefusal> {
    assent.wrong_name(info).map_or(Ok(assent), |wrong| Err(ActRefusal::WrongName(wrong)))
}

/// Who signs; the players who say so where nobody else writes it down.
fn signed_with(signed: &Signature, assent: &Assent) -> Signature {
    let by = if signed.by.is_empty() { assent.signed() } else { signed.by.clone() };
    Signature { at: signed.at.clone(), by }
}

/// What a confirmation comes to that is no decision of the referee: a confirmation by both players, who may have said so one after the
/// other, the loser's resignation, or one player's claim; with who signs it.
fn agreed(
    state: &SessionState,
    standing: ActStage<'_>,
    (result, protest, assent): (GameResult, bool, &Assent),
    signed: &Signature,
    is_counted_now: bool,
) -> Result<(SessionAct, Signature), ActRefusal> {
    let same = || state.claims().iter().filter(|claim| same_result(claim.result, result));
    let given = assent_of(standing.info(state), assent, signed);
    // A player may resign at any time, whatever was counted or claimed before (S1): nobody has to confirm it.
    let is_own_loss = given.as_ref().is_ok_and(|given| given.resigned(result).is_some());
    // What else one player says alone is a claim, whatever was said before.
    if let Ok(given) = &given
        && given.alone().is_some()
        && !is_own_loss
        && !same().any(|claim| given.clone().and(&claim.assent).is_of_both())
    {
        let claim = SessionAct::Claim { result, protest, assent: given.clone() };
        return Ok((claim, signed_with(signed, given)));
    }
    if let Some(&(_, appeal)) = state.counting().open_appeals().first() {
        return Err(ActRefusal::AppealOpen(Box::new(appeal.clone())));
    }
    check_end(state, result)?;
    let given = given?;
    let is_resigned = matches!(result, GameResult::Win { by: WinBy::Resignation, .. });
    if !is_resigned {
        check_agreed(state, standing, result, is_counted_now)?;
    }
    let own = signed_with(signed, &given);
    let is_own = |claim: &ResultNote| match (given.alone(), claim.assent.alone()) {
        (Some(player), Some(claimant)) => player == claimant,
        _ => claim.signed.by.trim() == own.by.trim(),
    };
    let is_other = |claim: &&ResultNote| {
        let is_ended_by_it = is_resigned && claim.result.is_of_count();
        !is_own_loss && !is_ended_by_it && !same_result(claim.result, result) && !is_own(claim)
    };
    if let Some(claim) = state.claims().iter().find(is_other) {
        return Err(ActRefusal::ClaimOpen(Box::new(claim.clone())));
    }
    if given.is_of_nobody() {
        return Err(ActRefusal::NobodyAgrees);
    }
    let assent = checked(same().fold(given, |assent, claim| assent.and(&claim.assent)), standing.info(state))?;
    let signed = signed_with(signed, &assent);
    let detail = DecisionDetail { protest, assent, ..DecisionDetail::default() };
    Ok((SessionAct::decision(Resolution::Confirmed, Some(result), detail), signed))
}

/// Checks that players may say how the game ended: no note decides it otherwise or leaves it open, and the result is not the referee's to
/// give.
fn check_end(state: &SessionState, result: GameResult) -> Result<(), ActRefusal> {
    let rules = rules_of(state, None);
    let ends = end_notes(state.counting(), &terms_of(state, &rules), state.moves().len());
    let standing = || ends.iter().filter(|end| end.settled.is_none());
    if let Some(EndNote { number, note, .. }) = standing().find(|end| !end.is_met_by(result)) {
        return Err(ActRefusal::EndNoteStands { number: *number, note: incident_text::incident(&note.incident) });
    }
    let is_decided_by_note = standing().any(|end| end.decides == Some(result));
    let is_illegal_move = matches!(result, GameResult::Win { by: WinBy::Forfeit(Forfeit::IllegalMove), .. });
    match result {
        GameResult::NoResult if rules.has_rgf_articles() => Err(ActRefusal::NoResultOpen),
        _ if result.is_of_referee() => Err(ActRefusal::ResultOfReferee { result }),
        // By no rules do players lose both, or end a game without result, by their own word (S4 13.1, 14.1, 21.4, 22.4), unless a note
        // decides so.
        GameResult::BothLose | GameResult::NoResult if !is_decided_by_note => {
            Err(ActRefusal::ResultOfReferee { result })
        }
        // By the Russian code the referee takes a game from a player for a breach (S4 12.1).
        _ if is_illegal_move && rules.has_rgf_articles() && !is_decided_by_note => {
            Err(ActRefusal::ResultOfReferee { result })
        }
        _ => Ok(()),
    }
}

/// A decision of the referee on the result, with the players who agree to it, and the appeals that it answers: every one that is open.
fn decided(
    state: &SessionState,
    standing: ActStage<'_>,
    act: &SessionAct,
    signed: &Signature,
    is_counted_now: bool,
) -> Result<SessionAct, ActRefusal> {
    let mut act = answering(state, act)?;
    let SessionAct::Confirm { result, appeals, assent, .. } = &mut act else { return Ok(act) };
    if signed.by.is_empty() {
        check_agreed(state, standing, *result, is_counted_now)?;
        return Err(ActRefusal::ReasonsOfNobody);
    }
    check_no_player(standing.info(state), &signed.by)?;
    // A player who said so before agrees.
    let claims = state.claims().iter().filter(|claim| same_result(claim.result, *result));
    let agreeing = claims.fold(assent.clone(), |assent, claim| assent.and(&claim.assent));
    *assent = checked(agreeing.with_names_of(standing.info(state)), standing.info(state))?;
    let left: Vec<u32> = open_appeals(state).into_iter().filter(|open| !appeals.contains(&(*open as usize))).collect();
    if left.is_empty() { Ok(act) } else { Err(ActRefusal::AppealLeft { appeals: OpenNumbers(left) }) }
}

/// The decision that rejects an appeal against a result that is confirmed: given with the same result, or with none, it names none, and
/// what was decided stands. `None` where the act is no such decision.
fn upholding(state: &SessionState, act: &SessionAct) -> Option<SessionAct> {
    let (named, protest, reasons, appeals) = match act {
        SessionAct::Confirm { result, protest, reasons, appeals, .. } => (Some(*result), protest, reasons, appeals),
        SessionAct::Rule { way: Resolution::RefereeDecided, result, protest, reasons, appeals } => {
            (*result, protest, reasons, appeals)
        }
        _ => return None,
    };
    let confirmed = state.confirmed_result().map(|note| note.result);
    let confirmed = confirmed.or_else(|| state.counting().confirmed()?.result)?;
    let is_upheld = named.is_none_or(|result| result == confirmed);
    (is_upheld && !reasons.trim().is_empty() && !state.counting().open_appeals().is_empty()).then(|| {
        let (reasons, appeals) = (reasons.clone(), appeals.clone());
        SessionAct::Rule { way: Resolution::RefereeDecided, result: None, protest: *protest, reasons, appeals }
    })
}

/// A decision of the referee with the appeals that it answers: those that it names, or the only open one.
fn answering(state: &SessionState, act: &SessionAct) -> Result<SessionAct, ActRefusal> {
    let mut act = act.clone();
    let (SessionAct::Confirm { appeals, .. } | SessionAct::Rule { appeals, .. }) = &mut act else { return Ok(act) };
    let open = open_appeals(state);
    let numbers = OpenNumbers(open.clone());
    if let Some(&appeal) = appeals.iter().find(|&&named| open.iter().all(|&number| number as usize != named)) {
        return Err(ActRefusal::NoSuchAppeal { appeal, open: numbers });
    }
    match open.as_slice() {
        _ if !appeals.is_empty() => {}
        [] => {}
        [only] => appeals.push(*only as usize),
        [_, _, ..] => return Err(ActRefusal::WhichAppeal { appeals: numbers }),
    }
    Ok(act)
}

/// The numbers of the open appeals.
fn open_appeals(state: &SessionState) -> Vec<u32> {
    state.counting().open_appeals().into_iter().filter_map(|(number, _)| u32::try_from(number).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
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
