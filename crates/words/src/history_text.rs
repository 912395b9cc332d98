//! What people did to a recording, in sentences.

use crate::correction_text;
use crate::incident_text;
use crate::info_text;
use crate::result_text;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{Counting, Resolution, Ruling, Withdrawal, clock_time, date_and_time};
use kifuscribe_core::session::earlier_result::{EarlierResult, ResultBasis};
use kifuscribe_core::session::end_note::{EndNote, end_notes};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::noted_count::{rules_of, terms_of};
use kifuscribe_core::session::outdone::{OutdoneAct, OutdoneState};
use kifuscribe_core::session::recording::{
    Act, Answer, ChangedSince, HistoryEntry, HistoryStep, HistoryStepKind, ResultNote, ResultStatus, SessionState,
};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::outcome::said_once;
use kifuscribe_language::{as_sentence, capital, say};

/// An act as a sentence with a full stop, with when it was done and by whom where that is known, such as
/// `14:32: Move 12 was played at D4. (A. Referee)`.
#[must_use]
pub fn sentence(act: &Act, size: BoardSize, info: &GameInfo) -> String {
    clock_before(&act.signature().at, info) + &without_time(act, size, info)
}

fn without_time(act: &Act, size: BoardSize, info: &GameInfo) -> String {
    match act {
        Act::Answered { question, answer, signed } => {
            let answer = match answer {
                Answer::Confirmed => say!("history-the-record-is-right").to_owned(),
                Answer::Chosen(choice) => say!("history-proposal-is-what-happened", choice = choice + 1),
                Answer::Rejected => say!("history-the-record-is-not-right").to_owned(),
            };
            say!("history-question", question, answer) + &name(&signed.by)
        }
        Act::Corrected { correction, signed } => correction_text::in_history(correction, size) + &name(&signed.by),
        Act::Ruled(ruling) => ruling_without_time(ruling, info),
        Act::Noted(note @ ResultNote { result, status, protest, signed, .. }) => {
            let who = match status {
                ResultStatus::Confirmed if signed.by.is_empty() => say!("history-nobody-is-named"),
                ResultStatus::Confirmed | ResultStatus::Claimed => &signed.by,
            };
            let (result, status) = (capital(&result_text::in_words(*result, info)), note_status(note));
            let noted = match protest {
                true => say!("history-noted-under-protest", result, status),
                false => say!("history-noted", result, status),
            };
            noted + &name(who)
        }
    }
}

/// A step as a sentence that says whether what was done in it was taken back later.
fn as_held(step: &HistoryStep, what: String) -> String {
    if step.holds { what } else { say!("history-no-longer-holds", what) }
}

/// The steps of a recording's history after the first `known`, each as a sentence, and whether what was done in it was taken back later.
/// A confirmation that was written with the referee's decision is no step of its own.
#[must_use]
pub fn steps(state: &SessionState, known: usize) -> Vec<String> {
    told(state, known).into_iter().map(|(step, what)| as_held(step, what)).collect()
}

/// The same, without whether it was taken back.
#[must_use]
pub fn steps_after(state: &SessionState, known: usize) -> Vec<String> {
    told(state, known).into_iter().map(|(_, what)| what).collect()
}

fn told(state: &SessionState, known: usize) -> Vec<(&HistoryStep, String)> {
    let size = state.record().map_or(BoardSize::NINETEEN, |record| record.size);
    let done = |step: &HistoryStep| match &step.kind {
        HistoryStepKind::Done(act) => Some(act.clone()),
        HistoryStepKind::TakenBack { .. } | HistoryStepKind::MadeAgain { .. } => None,
    };
    let acts: Vec<Option<Act>> = state.steps().iter().map(done).collect();
    let said = |(i, step)| {
        let before = &acts[..i];
        let Some(act) = &acts[i] else { return Some((step, what_happened(step, size, state.info()))) };
        let is_said = before.last().and_then(Option::as_ref).is_some_and(|earlier| act.is_written_with(earlier));
        let held = state.steps()[..i].iter().zip(before).rev().filter(|(earlier, _)| earlier.holds);
        let stands = held.filter_map(|(_, act)| act.as_ref()?.decided_result()).next().filter(|_| is_upholding(act));
        let text = what_happened(step, size, state.info()) + &standing_result(stands, state.info());
        (!is_said).then_some((step, text))
    };
    state.steps().iter().enumerate().skip(known).filter_map(said).collect()
}

/// The acts of a history, each as a line that says whether it was taken back. A confirmation that was written with the referee's decision is no act of its own.
#[must_use]
pub fn lines<'a>(history: &'a [HistoryEntry], size: BoardSize, info: &GameInfo) -> Vec<(&'a HistoryEntry, String)> {
    let said = |(i, entry): (usize, &'a HistoryEntry)| {
        let before = &history[..i];
        let is_said = before.last().is_some_and(|earlier| entry.act.is_written_with(&earlier.act));
        let held = before.iter().rev().filter(|earlier| !earlier.is_taken_back);
        let stands = held.filter_map(|earlier| earlier.act.decided_result()).next();
        let stands = standing_result(stands.filter(|_| is_upholding(&entry.act)), info);
        let act = sentence(&entry.act, size, info) + &stands;
        (!is_said).then(|| (entry, if entry.is_taken_back { say!("history-taken-back", act) } else { act }))
    };
    history.iter().enumerate().filter_map(said).collect()
}

/// Whether an act is a decision of the referee that names no result: what was decided or confirmed before it stands.
fn is_upholding(act: &Act) -> bool {
    matches!(act, Act::Ruled(ruling) if ruling.way == Resolution::RefereeDecided && ruling.result.is_none())
}

/// That a result stands, as a sentence after another one; empty where there is none.
fn standing_result(result: Option<GameResult>, info: &GameInfo) -> String {
    let stands = |result| format!(" {}", say!("history-result-stands", result = result_text::in_words(result, info)));
    result.map(stands).unwrap_or_default()
}

/// A step of the history as a sentence with a full stop: what was done, taken back or made again, when and by whom.
#[must_use]
pub fn what_happened(step: &HistoryStep, size: BoardSize, info: &GameInfo) -> String {
    let all = |acts: &[Act]| {
        let is_said = |act: &&Act| acts.iter().any(|decision| act.is_written_with(decision));
        let said = acts.iter().filter(|act| !is_said(act)).map(|act| without_time(act, size, info));
        said.collect::<Vec<_>>().join(" ")
    };
    match &step.kind {
        HistoryStepKind::Done(act) => match (act, &step.before) {
            (Act::Corrected { correction: Correction::WrongInfo(after), signed }, Some(before)) => {
                clock_before(&signed.at, info) + &info_sentence(before, after) + &name(&signed.by)
            }
            _ => sentence(act, size, info),
        },
        HistoryStepKind::TakenBack { acts, signed, reasons } => {
            let (name, what) = (&bearer_text(&signed.by), all(acts));
            let text = match (name.is_empty(), reasons.is_empty()) {
                (true, _) => say!("history-step-taken-back", what),
                (false, true) => say!("history-step-taken-back-by", name, what),
                (false, false) => say!("history-step-taken-back-with-reasons", name, reasons, what),
            };
            clock_before(&signed.at, info) + &text
        }
        HistoryStepKind::MadeAgain { acts, signed } => {
            let (name, what) = (&bearer_text(&signed.by), all(acts));
            let text = match name.is_empty() {
                true => say!("history-step-made-again", what),
                false => say!("history-step-made-again-by", name, what),
            };
            clock_before(&signed.at, info) + &text
        }
    }
}

/// A local time as it stands before what was done then: `14:32: `, with the date where that is not known to be the game's;
/// nothing where the time is not known.
fn clock_before(at: &str, info: &GameInfo) -> String {
    let clock = clock_time(at);
    match at.split_once('T') {
        _ if at.is_empty() => String::new(),
        Some((date, _)) if info.date != date => format!("{date}, {clock}: "),
        _ => format!("{clock}: "),
    }
}

/// A ruling in one line: when, what, the result, the reasons, and who.
#[must_use]
pub fn ruling_sentence(ruling: &Ruling, info: &GameInfo) -> String {
    clock_before(&ruling.at, info) + &ruling_without_time(ruling, info)
}

fn ruling_without_time(ruling: &Ruling, info: &GameInfo) -> String {
    let is_counted = !matches!(ruling.way, Resolution::RefereeDecided | Resolution::Confirmed);
    let result = ruling.result.map(|result| as_sentence(&resolved_sentence(is_counted, result, info)));
    let reasons = Some(as_sentence(&ruling.reasons)).filter(|reasons| !reasons.is_empty());
    let by =
        Some(format!("({})", bearer_text(&ruling.by))).filter(|_| !ruling.by.is_empty() && !names_who_decided(ruling));
    let protest = ruling.protest.then(|| say!("history-under-protest").to_owned());
    let numbers = || incident_text::numbers(&ruling.appeals);
    let answered = (!ruling.appeals.is_empty()).then(|| say!("history-answers-appeals", numbers = numbers()));
    let parts = [Some(ruled(ruling)), result, answered, reasons, by, protest];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The result that a decision names: what a person decided or both players agreed on without a count is not called counted.
#[must_use]
pub fn resolved_sentence(is_counted: bool, result: GameResult, info: &GameInfo) -> String {
    capital(&if is_counted { result_text::counted(result, info) } else { result_text::in_words(result, info) })
}

/// A result that was known before another one is confirmed, with where it comes from, such as
/// `The count says: Black - Ito - wins by 11 (counted).`
#[must_use]
pub fn earlier_result(earlier: EarlierResult, info: &GameInfo) -> String {
    let result = match earlier.basis {
        ResultBasis::Count => result_text::counted(earlier.result, info),
        ResultBasis::Decision | ResultBasis::Claim | ResultBasis::Record => result_text::in_words(earlier.result, info),
    };
    let result = capital(&result);
    match earlier.basis {
        ResultBasis::Count => say!("decision-the-count-says", result),
        ResultBasis::Decision => say!("decision-it-was-decided", result),
        ResultBasis::Claim => say!("decision-it-was-claimed", result),
        ResultBasis::Record => say!("decision-the-record-says", result),
    }
}

/// The status of the last audit's verdict once both players have confirmed the result, such as `confirmed at 14:32; for information
/// only`; `confirmed at 14:32` alone where they confirmed what that audit came to, and it `is_last` in its journal. A result of which
/// something of the game has `changed` since does not stand.
#[must_use]
pub fn standing(counting: &Counting, changed: Option<ChangedSince>, is_last: bool) -> Option<String> {
    let clock = clock_time(&counting.confirmed()?.at);
    Some(match is_last && counting.is_confirmed_by_the_last_audit() {
        _ if changed.is_some() => say!("standing-outdated", clock),
        true => say!("standing-confirmed-by-it", clock),
        false => say!("standing-confirmed", clock),
    })
}

/// Whether [`ruled`] names who signed the ruling: of a decision it does, where somebody is named. That is not always the referee.
#[must_use]
pub fn names_who_decided(ruling: &Ruling) -> bool {
    ruling.way == Resolution::RefereeDecided && !ruling.by.is_empty()
}

/// What was decided on a count by this ruling, as a sentence: that both players confirmed the result only where that was written down,
/// of a decision by whom as far as that is known, that players agree to it where they do, and of a resignation whose it is.
#[must_use]
pub fn ruled(ruling: &Ruling) -> String {
    let by = &bearer_text(&ruling.by);
    if let (Resolution::Confirmed, Some(result)) = (ruling.way, ruling.result)
        && let Some(player) = ruling.assent.resigned(result)
    {
        return as_sentence(&say!("history-resigned", player));
    }
    match ruling.way {
        _ if names_who_decided(ruling) => as_sentence(&match ruling.assent.alone() {
            Some(player) => say!("history-decided-by-and-one-agrees", by, player),
            None if ruling.assent.is_of_both() => say!("history-decided-by-and-both-agree", by),
            None => say!("slip-method-decided-by", by),
        }),
        Resolution::Confirmed if !ruling.assent.is_of_both() => as_sentence(say!("history-confirmed-by-unknown")),
        Resolution::RefereeDecided if ruling.assent.is_of_both() => as_sentence(say!("history-decided-and-both-agree")),
        way => match ruling.assent.alone().filter(|_| way == Resolution::RefereeDecided) {
            Some(player) => as_sentence(&say!("history-decided-and-one-agrees", player)),
            None => resolution(way),
        },
    }
}

/// How far a result has come, such as `confirmed by both players`, and who has not confirmed it where one player alone claims it.
#[must_use]
pub fn note_status(note: &ResultNote) -> String {
    match (note.status, note.assent.alone()) {
        (ResultStatus::Confirmed, Some(player)) if note.assent.resigned(note.result).is_some() => {
            say!("history-resigned", player)
        }
        (ResultStatus::Claimed, Some(player)) => say!("history-claimed-by-one", player, other = player.opponent()),
        (ResultStatus::Confirmed, _) if note.assent.is_of_both() => say!("history-confirmed-by-both").to_owned(),
        (status, _) => status.text().to_owned(),
    }
}

/// What no longer holds of a result, or is open beside it, as a label and a text: who withdrew or overruled what and when. Without the
/// names of the players, whom a page that has this has named.
fn outdone(OutdoneAct { act, state }: &OutdoneAct) -> [String; 2] {
    let what = sentence(act, BoardSize::NINETEEN, &GameInfo::default());
    let (label, text) = match state {
        OutdoneState::Withdrawn(by) => {
            (say!("result-slip-withdrawn"), say!("outdone-withdrawn", withdrawn = withdrawn(by), what))
        }
        OutdoneState::MadeAgain(by, Signature { at, by: again }) => {
            let (withdrawn, at) = (withdrawn(by), date_and_time(at));
            (say!("result-slip-withdrawn"), say!("outdone-made-again", withdrawn, what, at, again = bearer_text(again)))
        }
        OutdoneState::Overruled(Signature { at, by }) => {
            let by = if by.is_empty() { say!("history-nobody-is-named").to_owned() } else { bearer_text(by) };
            (say!("outdone-overruled"), say!("outdone-overruled-by", what, by, at = date_and_time(at)))
        }
        OutdoneState::Open => (say!("outdone-open-claim"), what),
    };
    [label.to_owned(), text]
}

/// What no longer holds in a count, or is open beside what was decided, each as a label and a text. Of what was withdrawn of a count
/// whose journal does not say more, only when, by whom and why.
#[must_use]
pub fn outdone_rows(counting: &Counting, all: &[OutdoneAct]) -> Vec<[String; 2]> {
    let is_said = |by: &&Withdrawal| {
        all.iter().any(
            |outdone| matches!(&outdone.state, OutdoneState::Withdrawn(known) | OutdoneState::MadeAgain(known, _) if known == *by),
        )
    };
    let unsaid = counting.withdrawals.iter().filter(|by| !is_said(by));
    let unsaid = unsaid.map(|by| [say!("result-slip-withdrawn").to_owned(), withdrawn(by)]);
    said_once(all).map(outdone).chain(unsaid).collect()
}

/// When, by whom and why a decision was withdrawn.
#[must_use]
pub fn withdrawn(Withdrawal { at, by, reasons }: &Withdrawal) -> String {
    say!("result-slip-withdrawn-by", at = date_and_time(at), by = bearer_text(by), reasons)
}

/// The appeals that hold, each as a label and a text: open, or with the decision that answers it.
#[must_use]
pub fn appeals(counting: &Counting) -> Vec<[String; 2]> {
    let of = |(number, note, answer): (usize, &IncidentNote, Option<&Ruling>)| {
        let line = say!("appeal-numbered", number, line = incident_text::line(note));
        match answer {
            None => [say!("result-slip-appeal").to_owned(), line],
            Some(ruling @ Ruling { at, by, reasons, .. }) => {
                let at = date_and_time(at);
                let text = match counting.upholds(ruling) {
                    true => say!("appeal-rejected-by", line, by = bearer_text(by), at, reasons = as_sentence(reasons)),
                    false => say!("appeal-decided-by", line, by = bearer_text(by), at),
                };
                [say!("appeal-decided").to_owned(), text]
            }
        }
    };
    counting.appeals().into_iter().map(of).collect()
}

/// What was noted of a recording beside its moves, a line each, as `line` has it and with what became of it: taken back, decided, settled.
#[must_use]
pub fn notes(state: &SessionState, line: impl Fn(usize, &IncidentNote) -> String) -> Vec<String> {
    let (counting, rules) = (state.counting_with_result(), rules_of(state, None));
    let ends = end_notes(&counting, &terms_of(state, &rules), state.moves().len());
    let answered = counting.appeals();
    let decided = |line: &str, by: &str, at: &str| {
        say!("appeal-decided-by", line, by = bearer_text(by), at = date_and_time(at)) + "."
    };
    let of = |(number, note): (usize, &IncidentNote)| {
        let line = line(number, note);
        let answer = answered.iter().find(|(appeal, ..)| *appeal == number).and_then(|(.., answer)| *answer);
        let settled = ends.iter().find(|end| end.number == number && !end.is_late).and_then(|end| end.settled);
        match (answer, settled) {
            (Some(Ruling { by, at, .. }), _) => decided(&line, by, at),
            (None, Some(Ruling { way: Resolution::RefereeDecided, by, at, .. })) => decided(&line, by, at),
            (None, Some(Ruling { at, .. })) => {
                say!("end-note-settled-by-confirmation", line, at = date_and_time(at)) + "."
            }
            (None, None) => line,
        }
    };
    (1..).zip(&counting.incidents).map(of).collect()
}

/// A note that decides the game or leaves its end open, as a label and a text: standing, or with what settled it.
#[must_use]
pub fn end_note(end: &EndNote<'_>) -> [String; 2] {
    let line = say!("appeal-numbered", number = end.number, line = incident_text::line(end.note));
    let Some(Ruling { way, by, at, .. }) = end.settled else {
        return [say!("end-note-stands").to_owned(), line];
    };
    let at = date_and_time(at);
    if end.is_late {
        return [say!("end-note-late").to_owned(), say!("end-note-for-information", line, at)];
    }
    let text = match way {
        Resolution::RefereeDecided => say!("appeal-decided-by", line, by = bearer_text(by), at),
        _ => say!("end-note-settled-by-confirmation", line, at),
    };
    [say!("end-note-settled").to_owned(), text]
}

/// What was decided on a count, as a sentence.
#[must_use]
pub fn resolution(way: Resolution) -> String {
    as_sentence(way.text())
}

fn name(by: &str) -> String {
    if by.is_empty() { String::new() } else { format!(" ({})", bearer_text(by)) }
}

/// What was put right of what was known about the game, entry by entry.
fn info_sentence(before: &GameInfo, after: &GameInfo) -> String {
    let changes = info_text::changes(before, after);
    let what = if changes.is_empty() { info_text::in_short(after) } else { changes.join("; ") };
    say!("history-info", what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, OutcomeSettings};
    use kifuscribe_core::session::recording::ChangeBasis;
    use std::time::Duration;

    #[test]
    fn a_verdict_is_for_information_once_both_have_confirmed() {
        let counting = Counting::default();
        assert_eq!(standing(&counting, None, true), None);
        let at = "2026-11-21T14:32:10+01:00".to_owned();
        let (by, reasons) = (String::new(), String::new());
        let ruling = Ruling {
            at,
            way: Resolution::Confirmed,
            by,
            reasons,
            protest: false,
            result: None,
            assent: Assent::NONE,
            appeals: Vec::new(),
        };
        let confirmed = CountEvent::Ruled(Ruling { result: GameResult::from_sgf("B+3"), ..ruling });
        let audit = |computed: &str| {
            let (at, sentence, files) = ("2026-11-21T14:20:00+01:00".to_owned(), String::new(), Vec::new());
            let (computed, settings) = (GameResult::from_sgf(computed), OutcomeSettings::Written(Vec::new()));
            let verdict = Verdict::Agrees;
            CountEvent::Audited(AuditOutcome { at, verdict, sentence, computed, claimed: None, settings, files })
        };
        let said = |events: &[&CountEvent], is_last| {
            let mut counting = Counting::default();
            events.iter().for_each(|event| counting.apply(event));
            standing(&counting, None, is_last).unwrap()
        };
        let only = "confirmed at 14:32; for information only";
        assert_eq!(said(&[&confirmed], true), only);
        // The audit that was confirmed is none; another one is, and so is one that came to something else.
        assert_eq!(said(&[&audit("B+3"), &confirmed], true), "confirmed at 14:32");
        assert_eq!(said(&[&audit("B+3"), &confirmed], false), only);
        assert_eq!(said(&[&audit("B+3"), &confirmed, &audit("B+1")], true), only);
        assert_eq!(said(&[&audit("B+1"), &confirmed], true), only);
        let CountEvent::Audited(agreed) = audit("B+3") else { panic!() };
        let differed = CountEvent::Audited(AuditOutcome { verdict: Verdict::Differs, ..agreed });
        assert_eq!(said(&[&differed, &confirmed], true), only);
        let mut counting = Counting::default();
        counting.apply(&confirmed);
        let outdated = standing(&counting, Some(ChangedSince::Penalties { since: ChangeBasis::Count }), true);
        assert_eq!(outdated.as_deref(), Some("confirmed at 14:32, and does not stand: the game has changed since"));
    }

    #[test]
    fn every_kind_of_act_is_a_sentence() {
        let at = |label| Point::from_label(label, BoardSize::NINE);
        let mut info = GameInfo { date: "2026-11-21".to_owned(), ..GameInfo::default() };
        info.black.name = "Ito".into();
        let said = |act: Act| sentence(&act, BoardSize::NINE, &info);
        let (by, result) = ("A. Referee".to_owned(), GameResult::from_sgf("B+11").unwrap());
        let signed = Signature { at: "2026-11-21T14:31:40+01:00".to_owned(), by: by.clone() };
        assert_eq!(
            said(Act::Answered { question: 3, answer: Answer::Chosen(1), signed: signed.clone() }),
            "14:31: Question 3: proposal 2 is what happened. (A. Referee)"
        );
        let corrected = |correction| said(Act::Corrected { correction, signed: Signature::default() });
        let missed = Correction::Missed { after: 4, moves: vec![(Color::Black, at("D4")), (Color::White, None)] };
        assert_eq!(corrected(missed), "Missed after move 4: Black D4, White pass.");
        let lifted = Correction::CaptureNotTaken { after: 9, points: vec![at("A1").unwrap(), at("J9").unwrap()] };
        assert_eq!(corrected(lifted), "The stones at A1, J9 were lifted after move 9.");
        let note = ResultNote { result, status: ResultStatus::Confirmed, protest: true, signed, assent: Assent::NONE };
        assert_eq!(
            said(Act::Noted(note.clone())),
            "14:31: Black - Ito - wins by 11, confirmed, under protest. (A. Referee)"
        );
        let nobody =
            ResultNote { protest: false, signed: Signature { by: String::new(), ..note.signed.clone() }, ..note };
        let claimed = ResultNote { status: ResultStatus::Claimed, ..nobody.clone() };
        assert_eq!(said(Act::Noted(nobody)), "14:31: Black - Ito - wins by 11, confirmed. (nobody's name is given)");
        assert_eq!(said(Act::Noted(claimed)), "14:31: Black - Ito - wins by 11, claimed.");
        let (at, reasons) = ("2026-11-21T14:32:05+01:00".to_owned(), "Both agree.".to_owned());
        let ruling = Ruling {
            at,
            way: Resolution::Confirmed,
            by,
            reasons,
            protest: false,
            result: Some(result),
            assent: Assent::of_both(),
            appeals: Vec::new(),
        };
        assert_eq!(
            said(Act::Ruled(ruling)),
            "14:32: Both players confirmed the result. Black - Ito - wins by 11. Both agree. (A. Referee)"
        );
    }

    #[test]
    fn what_was_done_on_another_day_is_given_with_its_date() {
        let info = GameInfo { date: "2026-11-21".to_owned(), ..GameInfo::default() };
        let corrected = |at: &str, by: &str| {
            let (correction, signed) = (Correction::Extra { number: 12 }, Signature::new(at.to_owned(), by));
            sentence(&Act::Corrected { correction, signed }, BoardSize::NINE, &info)
        };
        assert_eq!(corrected("2026-11-21T18:05:00+01:00", ""), "18:05: Move 12 was not played.");
        let later = corrected("2026-11-25T09:10:00+01:00", " A. Archivist ");
        assert_eq!(later, "2026-11-25, 09:10: Move 12 was not played. (A. Archivist)");
    }

    #[test]
    fn who_took_back_and_made_again_is_said() {
        let act = || Act::Corrected { correction: Correction::Extra { number: 12 }, signed: Signature::default() };
        let said = |kind| {
            let done = HistoryStep { time: Duration::ZERO, kind, before: None, holds: true };
            what_happened(&done, BoardSize::NINE, &GameInfo { date: "2026-11-21".to_owned(), ..GameInfo::default() })
        };
        let signed = |by| Signature::new("2026-11-21T18:05:00+01:00".to_owned(), by);
        let taken_back = |by, reasons: &str| HistoryStepKind::TakenBack {
            acts: vec![act()],
            signed: signed(by),
            reasons: reasons.to_owned(),
        };
        assert_eq!(said(taken_back("", "")), "18:05: Taken back (no name): Move 12 was not played.");
        assert_eq!(said(taken_back("A. Referee", "")), "18:05: Taken back by A. Referee: Move 12 was not played.");
        assert_eq!(
            said(taken_back("A. Referee", "It was seen.")),
            "18:05: Taken back by A. Referee (It was seen.): Move 12 was not played."
        );
        let again = |by| HistoryStepKind::MadeAgain { acts: vec![act()], signed: signed(by) };
        assert_eq!(said(again("A. Referee")), "18:05: Made again by A. Referee: Move 12 was not played.");
        assert_eq!(said(again("")), "18:05: Made again (no name): Move 12 was not played.");
    }

    #[test]
    fn what_was_put_right_of_names_and_settings_is_said_entry_by_entry() {
        let mut before =
            GameInfo { date: "2026-11-21".to_owned(), komi: Some(HalfPoints::points(6)), ..GameInfo::default() };
        before.black.name = "Ito".to_owned();
        let mut after = GameInfo { komi: Some(HalfPoints::halves(15)), ..before.clone() };
        after.white.name = "Novák".to_owned();
        let signed = Signature::new("2026-11-21T18:05:00+01:00".to_owned(), "A. Referee");
        let act = Act::Corrected { correction: Correction::WrongInfo(Box::new(after)), signed };
        let put_right = HistoryStep {
            time: Duration::ZERO,
            kind: HistoryStepKind::Done(act),
            before: Some(Box::new(before.clone())),
            holds: true,
        };
        assert_eq!(
            what_happened(&put_right, BoardSize::NINE, &before),
            "18:05: Names and settings were put right: White: Novák (before: nothing); Komi: 7.5 (before: 6). (A. Referee)"
        );
    }

    #[test]
    fn only_a_count_is_called_counted_where_another_result_is_confirmed() {
        let result = GameResult::from_sgf("B+11").unwrap();
        let said = |basis| earlier_result(EarlierResult { result, basis }, &GameInfo::default());
        assert_eq!(said(ResultBasis::Count), "The count says: Black wins by 11 (counted).");
        assert_eq!(said(ResultBasis::Decision), "Decided before: Black wins by 11.");
        assert_eq!(said(ResultBasis::Claim), "Claimed before: Black wins by 11.");
        assert_eq!(said(ResultBasis::Record), "The record says: Black wins by 11.");
    }

    #[test]
    fn a_line_says_that_an_act_was_taken_back() {
        let entry = |is_taken_back| {
            let act = Act::Corrected { correction: Correction::Extra { number: 12 }, signed: Signature::default() };
            let history = [HistoryEntry { time: Duration::ZERO, act, is_taken_back }];
            lines(&history, BoardSize::NINE, &GameInfo::default()).remove(0).1
        };
        assert_eq!(entry(false), "Move 12 was not played.");
        assert_eq!(entry(true), "Taken back: Move 12 was not played.");
    }
}
