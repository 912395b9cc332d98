//! What a confirmation of a result comes to: what both players agree on, the loser's resignation, one player's claim, or a decision of
//! the referee.

use crate::act::{DecisionDetail, SessionAct};
use crate::act_stage::ActStage;
use crate::appeal_answer::{answering, open_appeals};
use crate::noting::check_no_player;
use crate::refusal::{ActRefusal, OpenNumbers};
use kifuscribe_core::count::audit::same_result;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::possible_margins::{ImpossibleMargin, PossibleMargins};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::earlier_result::ResultBasis;
use kifuscribe_core::session::end_note::{EndNote, end_notes, is_of_referee_alone};
use kifuscribe_core::session::noted_count::{NotedCount, rules_of, terms_of};
use kifuscribe_core::session::recording::{ResultNote, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_words::incident_text;

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
    check_decided(state, standing, result)?;
    impossible_margin(state, standing, result).map_or(Ok(()), |why| Err(ActRefusal::ImpossibleResult { result, why }))
}

/// The margins that a count of the game can come to: by its record, else by what the last audit of it rests on.
fn possible_margins(state: &SessionState, standing: ActStage<'_>) -> Option<PossibleMargins> {
    match standing.game(state) {
        Some((record, info)) => {
            let penalties = NotedCount::of(state, None).penalties;
            let penalties = penalties.map(|noted| noted.map_or(HalfPoints::ZERO, |noted| noted.value));
            Some(PossibleMargins::of(info, record).with_penalties(penalties))
        }
        None => state.counting().audits.last()?.possible_margins(),
    }
}

/// Why no count of the game comes to this result; `None` where one can.
pub(crate) fn impossible_margin(
    state: &SessionState,
    standing: ActStage<'_>,
    result: GameResult,
) -> Option<ImpossibleMargin> {
    possible_margins(state, standing)?.fault_of(result)
}

/// Checks that a referee can decide so: the rules allow the margin, and nobody wins an equal score to whom they do not give it.
///
/// # Errors
/// [`ActRefusal::ImpossibleDecision`].
pub(crate) fn check_decided(
    state: &SessionState,
    standing: ActStage<'_>,
    result: GameResult,
) -> Result<(), ActRefusal> {
    let fault = possible_margins(state, standing).and_then(|margins| margins.fault_of_decision(result));
    fault.map_or(Ok(()), |why| Err(ActRefusal::ImpossibleDecision { result, why }))
}

/// The players who say so: those given, else the one who signs.
///
/// # Errors
/// [`ActRefusal::WrongName`].
pub(crate) fn assent_of(info: &GameInfo, given: &Assent, signed: &Signature) -> Result<Assent, ActRefusal> {
    let assent = if given.is_of_nobody() { Assent::of_name(&signed.by, info) } else { given.clone() };
    checked(assent.with_names_of(info), info)
}

/// Players who say so with names that are theirs.
fn checked(assent: Assent, info: &GameInfo) -> Result<Assent, ActRefusal> {
    assent.wrong_name(info).map_or(Ok(assent), |wrong| Err(ActRefusal::WrongName(wrong)))
}

/// Who signs; the players who say so where nobody else writes it down.
pub(crate) fn signed_with(signed: &Signature, assent: &Assent) -> Signature {
    let by = if signed.by.is_empty() { assent.signed() } else { signed.by.clone() };
    Signature { at: signed.at.clone(), by }
}

/// What a confirmation comes to that is no decision of the referee: a confirmation by both players, who may have said so one after the
/// other, the loser's resignation, or one player's claim; with who signs it.
pub(crate) fn agreed(
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
    match result {
        GameResult::NoResult if rules.has_rgf_articles() => Err(ActRefusal::NoResultOpen),
        _ if is_of_referee_alone(result, &ends, &rules) => Err(ActRefusal::ResultOfReferee { result }),
        _ => Ok(()),
    }
}

/// A decision of the referee on the result, with the players who agree to it, and the appeals that it answers: every one that is open.
pub(crate) fn decided(
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
    check_decided(state, standing, *result)?;
    // A player who said so before agrees.
    let claims = state.claims().iter().filter(|claim| same_result(claim.result, *result));
    let agreeing = claims.fold(assent.clone(), |assent, claim| assent.and(&claim.assent));
    *assent = checked(agreeing.with_names_of(standing.info(state)), standing.info(state))?;
    let left: Vec<u32> = open_appeals(state).into_iter().filter(|open| !appeals.contains(&(*open as usize))).collect();
    if left.is_empty() { Ok(act) } else { Err(ActRefusal::AppealLeft { appeals: OpenNumbers(left) }) }
}
