//! Why a table needs a person.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::cause::SeenCompensation;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{
    ChangedSince, Contradiction, RecordingPhase, ResultNote, ResultRank, SessionState,
};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{capital, say};
use strum::IntoStaticStr;

use crate::clock::Millis;
use crate::hall_conflict::HallConflict;
use crate::intake::{CLAIM, is_over};
use crate::other_result::OtherResult;
use crate::refused_computer::{self, RefusedComputer, RefusedToken};
use crate::round::{GameFit, TablePairing, Unpaired};
use crate::standstill::{Standstill, StillSince};
use crate::store::SaidTroubles;
use crate::waiting_decision::WaitingDecision;
use kifuscribe_platform::clock::local_minute;
use kifuscribe_words::audit_text::compensation_seen;
use kifuscribe_words::{changed_text, contradiction_text, incident_text, recording_text, result_text};

/// How long a table is not heard of before somebody should go there, in milliseconds.
const SILENT: Millis = 60_000;

/// How long after the end of a recording its result is waited for, in milliseconds.
const RESULT_AWAITED: Millis = 60_000;

/// Why a table needs a person, the most urgent first.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TableNeed {
    /// Questions wait for an answer.
    Question {
        /// How many.
        count: usize,
        /// The first of them.
        first: Box<Question>,
        /// The size of the board.
        size: BoardSize,
    },
    /// The fill differs from the computed result.
    CountDiffers,
    /// The audit of the count cannot tell.
    CountUndecided,
    /// The camera at the table saw another number of compensation stones than was due, and nobody has audited the count or decided since.
    WrongCompensation(SeenCompensation),
    /// Two people claim different results.
    ClaimsDiffer(Box<[ResultNote; 2]>),
    /// The game was corrected since its result was confirmed, or since its count was audited: what has changed, and whether the
    /// result is confirmed.
    ChangedSince(ChangedSince, bool),
    /// The game is of other players than those who are paired: their names.
    OtherPlayers(String),
    /// The game that goes on is of another round.
    OtherRound,
    /// It cannot be told whether the game is of this round.
    RoundUnknown,
    /// Games of the round have different confirmed results.
    ResultsDiffer,
    /// Another game of the table has a result, and the one that is shown has none, or none that is confirmed.
    OtherResult(OtherResult),
    /// An appeal that nobody has decided, with its number among the notes.
    Appeal(usize, Box<IncidentNote>),
    /// The table has decided otherwise than people did here: nothing is merged.
    Conflict(HallConflict),
    /// The pairings have no such table.
    NotPaired {
        /// Whether the recording that was sent for it is over.
        is_over: bool,
    },
    /// The pairings have several games at the table, of which none is taken.
    SeveralGames,
    /// Another recording claims the table: the computer that sends it, as far as it is known.
    Claimed(String),
    /// It takes no more recordings, or no more of one.
    Full,
    /// A computer is refused because of its token: the computer, and what is wrong with it.
    Refused(String, RefusedToken),
    /// The board shows something else than the pairing says of the game.
    NotAsPaired(Contradiction),
    /// Lines came that differ from those that are kept: how many.
    Forked(usize),
    /// No move is recorded, while the game may be played on.
    Standstill(Standstill),
    /// Something of the recording is in memory alone, because it cannot be written on the table's disk.
    Unwritten,
    /// No picture comes at the table.
    NoPicture,
    /// Nothing is heard from the table.
    Silent,
    /// The recording is over, and its game has no confirmed result.
    ResultMissing {
        /// How far the result that leads has come; `None` where there is none.
        rank: Option<ResultRank>,
        /// Whether the recording is sealed, so that no move can be added any more.
        is_sealed: bool,
    },
    /// Another game of the table is over and has no result, and the recording that is shown holds no move.
    OtherResultMissing,
    /// The game was decided here, and its table has not written it down: the result, and by whom.
    DecisionWaits(Box<WaitingDecision>),
    /// Appeals were rejected here, and the table has not written it down: their numbers, why, and by whom.
    RejectionWaits(Vec<usize>, String, String),
}

/// What is known about a table beside its journal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Circumstances {
    /// When something was heard from the table last.
    pub heard: Option<Millis>,
    /// Since when the recording is paused, or its record frozen.
    pub held: Option<StillSince>,
    /// What is wrong there, as the table has said.
    pub troubles: SaidTroubles,
    /// When the claim of another recording was refused last.
    pub claimed: Option<Millis>,
    /// The computer that sends that one, as far as it is known.
    pub claimant: String,
    /// Whether the table has as many recordings as the hall takes of one.
    pub has_all_games: bool,
    /// When something of the table was refused last because it had reached a limit.
    pub full: Option<Millis>,
    /// The computer that is refused because of its token, and the one that another process of the hall refuses.
    pub refused: [Option<RefusedComputer>; 2],
    /// Forked lines that are kept aside.
    pub forks: usize,
    /// Whether games of the round at the table have different confirmed results.
    pub results_differ: bool,
    /// The result of another game of the round at the table, where the one that is shown has none as good.
    pub other_result: Option<OtherResult>,
    /// Whether another game of the round at the table is over and has no result.
    pub other_is_open: bool,
    /// Whether the organiser has released the table, and no other recording has taken it since.
    pub is_released: bool,
    /// Whether an older program records at the table, which takes over no decisions that are made here.
    pub is_older: bool,
    /// What people did here to the game that is shown, and its journal has not or has otherwise.
    pub acts: Vec<HallAct>,
}

impl Circumstances {
    /// When the last picture came, while none comes at the table, or it is not heard of any more.
    #[must_use]
    pub fn no_picture_since(&self, now: Millis) -> Option<Millis> {
        self.troubles.silent_since.or(self.heard.filter(|at| now - at >= SILENT))
    }

    /// Whether a result was decided here, and the journal of the game has it not.
    #[must_use]
    pub fn has_decided(&self, note: &ResultNote) -> bool {
        let is_it = |kind: &HallActKind| matches!(kind, HallActKind::Decision { result, .. } if *result == note.result);
        self.acts.iter().any(|act| is_it(&act.kind) && act.signed == note.signed)
    }

    /// The computer whose recording claims the table too; `None` where none was heard of for as long as a table belongs to
    /// a recording.
    #[must_use]
    pub fn claim_at(&self, now: Millis) -> Option<&str> {
        self.claimed.is_some_and(|at| now - at < CLAIM).then_some(&*self.claimant)
    }

    /// Whether the table has reached a limit, and nothing new is taken of it.
    #[must_use]
    pub fn is_full_at(&self, now: Millis) -> bool {
        self.has_all_games || self.full.is_some_and(|at| now - at < CLAIM)
    }

    /// The computer that is refused because of its token, as long as it tries.
    #[must_use]
    pub fn refused_at(&self, now: Millis) -> Option<&RefusedComputer> {
        self.refused.iter().flatten().find(|refused| now - refused.at < refused_computer::SAID)
    }
}

/// Returns why a table needs a person at the time `now`, the most urgent reason first. `pairing` is what is paired there,
/// and how the game fits it.
#[must_use]
pub fn attention(
    state: &SessionState,
    pairing: (&TablePairing, GameFit),
    around: &Circumstances,
    now: Millis,
) -> Vec<TableNeed> {
    // A game of another round that is over is nobody's concern in this one.
    let is_past = pairing.1 == GameFit::OtherRound && is_over(state);
    let mut all = if is_past { Vec::new() } else { needs_of_game(state, pairing, around) };
    // Which of several confirmed results is the right one is asked already where they differ.
    all.extend(around.other_result.filter(|_| pairing.1 != GameFit::ResultsDiffer).map(TableNeed::OtherResult));
    all.extend(around.acts.iter().filter_map(|act| HallConflict::of(act, state)).map(TableNeed::Conflict));
    if let Some(claimant) = around.claim_at(now) {
        all.push(TableNeed::Claimed(claimant.to_owned()));
    }
    if around.is_full_at(now) {
        all.push(TableNeed::Full);
    }
    if let Some(refused) = around.refused_at(now) {
        all.push(TableNeed::Refused(refused.computer.clone(), refused.token));
    }
    if around.forks > 0 {
        all.push(TableNeed::Forked(around.forks));
    }
    let is_due = around.held.is_some_and(|held| now >= held.due);
    all.extend(Standstill::of(state).filter(|_| is_due).map(TableNeed::Standstill));
    if !is_over(state) && around.troubles.unwritten_since.is_some() {
        all.push(TableNeed::Unwritten);
    }
    if !is_over(state) && around.troubles.silent_since.is_some() {
        all.push(TableNeed::NoPicture);
    }
    if !is_over(state) && around.heard.is_some_and(|at| now - at >= SILENT) {
        all.push(TableNeed::Silent);
    }
    let waiting = waiting_decisions(state, &around.acts);
    let missing = waiting.is_empty().then(|| missing_result(state, pairing, around, now)).flatten();
    all.extend(waiting.into_iter().chain(missing));
    all
}

/// Why a person is needed for a game that is not shown: what was done here to it.
#[must_use]
pub fn undelivered(state: &SessionState, acts: &[HallAct]) -> Vec<TableNeed> {
    let conflicts = acts.iter().filter_map(|act| HallConflict::of(act, state)).map(TableNeed::Conflict);
    conflicts.chain(waiting_decisions(state, acts)).collect()
}

/// What was decided here and the table has not written down.
fn waiting_decisions(state: &SessionState, acts: &[HallAct]) -> Vec<TableNeed> {
    let waiting = acts.iter().filter(|act| act.outcome(state) == HallActOutcome::Waiting);
    let need = |act: &HallAct| match &act.kind {
        HallActKind::Decision { .. } => Some(TableNeed::DecisionWaits(Box::new(WaitingDecision::of(act)?))),
        HallActKind::AppealsRejected { reasons, appeals } => {
            Some(TableNeed::RejectionWaits(appeals.clone(), reasons.clone(), act.signed.by.clone()))
        }
        HallActKind::Answer { .. } => None,
    };
    waiting.filter_map(need).collect()
}

/// Whether the game is over and has no confirmed result, where nothing else is said that has to be settled before.
fn missing_result(
    state: &SessionState,
    (pairing, fit): (&TablePairing, GameFit),
    around: &Circumstances,
    now: Millis,
) -> Option<TableNeed> {
    let is_expected =
        fit.counts() && !matches!(pairing, TablePairing::NotPaired { .. }) && around.other_result.is_none();
    // Who has released the table has seen that it is over.
    if !is_expected || !is_over(state) || around.is_released {
        return None;
    }
    // A recording without moves was a trial, or lies over a game that was broken off.
    if state.moves().is_empty() {
        let is_open = around.other_is_open && state.confirmed_result().is_none();
        return is_open.then_some(TableNeed::OtherResultMissing);
    }
    if state.confirmed_result().is_some() {
        return None;
    }
    if let Some(failure) = Standstill::of_ended(state) {
        return Some(TableNeed::Standstill(failure));
    }
    let (leading, is_sealed) = (state.leading_result(), state.phase() == RecordingPhase::Sealed);
    let is_awaited = around.heard.is_some_and(|at| now - at < RESULT_AWAITED);
    (!is_awaited).then(|| TableNeed::ResultMissing { rank: leading.map(|leading| leading.rank), is_sealed })
}

/// What of the game itself needs a person.
fn needs_of_game(state: &SessionState, pairing: (&TablePairing, GameFit), around: &Circumstances) -> Vec<TableNeed> {
    let mut all = Vec::new();
    let size = state.record().map(|record| record.size);
    let open: Vec<_> = state.questions().iter().filter(|asked| asked.is_open()).collect();
    if let (Some(first), Some(size)) = (open.first(), size) {
        all.push(TableNeed::Question { count: open.len(), first: Box::new(first.question.clone()), size });
    }
    let counting = state.counting();
    if let Some(audit) = counting.audits.last()
        && !is_count_settled(state)
    {
        match audit.verdict {
            Verdict::Differs => all.push(TableNeed::CountDiffers),
            Verdict::CannotTell => all.push(TableNeed::CountUndecided),
            Verdict::Agrees => {}
        }
    }
    if !is_count_settled(state) {
        all.extend(counting.unchecked_compensation().map(TableNeed::WrongCompensation));
    }
    let claims = state.differing_claims().map(|claims| Box::new(claims.map(Clone::clone)));
    all.extend(claims.map(TableNeed::ClaimsDiffer));
    let is_confirmed = state.confirmed_result().is_some();
    let is_shown = is_confirmed || is_over(state);
    all.extend(
        state.changed_since_count().filter(|_| is_shown).map(|what| TableNeed::ChangedSince(what, is_confirmed)),
    );
    let appeals = counting.open_appeals().into_iter();
    all.extend(appeals.map(|(number, note)| TableNeed::Appeal(number, Box::new(note.clone()))));
    all.extend(doubt_of_pairing(state, pairing, around));
    // Who has confirmed the result has seen the game; the record keeps the contradiction.
    if !is_confirmed {
        all.extend(state.contradictions().into_iter().map(TableNeed::NotAsPaired));
    }
    all
}

/// Whether somebody has settled what the last audit says: decided after it, or confirmed or decided the game's result, after which an
/// audit is information only while the game is as it was then.
fn is_count_settled(state: &SessionState) -> bool {
    let is_decided = state.leading_result().is_some_and(|leading| leading.rank != ResultRank::Claimed);
    state.counting().is_decided_after_the_audit() || (is_decided && state.changed_since_confirmed().is_none())
}

/// Whether the game is another one than the pairings have for the table.
fn doubt_of_pairing(
    state: &SessionState,
    (pairing, fit): (&TablePairing, GameFit),
    around: &Circumstances,
) -> Option<TableNeed> {
    match (pairing, fit) {
        // Its result belongs to another table: that is not settled by the end of the recording.
        (TablePairing::NotPaired { .. }, _) if is_over(state) && around.is_released => None,
        (TablePairing::NotPaired { why: Unpaired::NoTable, .. }, _) => {
            Some(TableNeed::NotPaired { is_over: is_over(state) })
        }
        (TablePairing::NotPaired { why: Unpaired::SeveralGames, .. }, _) => Some(TableNeed::SeveralGames),
        (_, GameFit::OtherPlayers) => {
            let paired = pairing.game()?;
            Some(TableNeed::OtherPlayers(format!("{} - {}", paired.black.name, paired.white.name)))
        }
        (_, GameFit::OtherRound) => Some(TableNeed::OtherRound),
        (_, GameFit::RoundUnknown) => Some(TableNeed::RoundUnknown),
        (_, GameFit::ResultsDiffer) => Some(TableNeed::ResultsDiffer),
        (_, GameFit::Fits) => None,
    }
}

impl TableNeed {
    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Standstill(why) => why.into(),
            other => other.into(),
        }
    }

    /// Whether the recording is over, and its game has no confirmed result.
    #[must_use]
    pub const fn awaits_result(&self) -> bool {
        matches!(self, Self::ResultMissing { .. } | Self::Standstill(Standstill::BrokenOff(_)))
    }

    /// The reason as a sentence without a full stop.
    #[must_use]
    pub fn text(&self, around: &Circumstances, now: Millis) -> String {
        // The sentence stays while nothing changes: it says since when, and not for how long.
        let since = |at: Option<Millis>| local_minute(at.unwrap_or(now));
        match self {
            Self::Question { count, first, size } => {
                say!("hall-need-questions", count = *count, text = recording_text::question(first, *size))
            }
            Self::CountDiffers => say!("hall-need-count-differs").to_owned(),
            Self::CountUndecided => say!("hall-need-count-undecided").to_owned(),
            Self::WrongCompensation(seen) => {
                say!("hall-need-wrong-compensation", seen = capital(&compensation_seen(seen)))
            }
            Self::ClaimsDiffer(claims) => {
                say!("hall-need-claims-differ", claims = result_text::claims_differ(claims.each_ref()))
            }
            Self::ChangedSince(what, is_confirmed) => capital(&changed_text::sentence(*what, *is_confirmed)),
            Self::OtherPlayers(paired) => say!("hall-need-other-players", paired),
            Self::OtherRound => say!("hall-need-other-round").to_owned(),
            Self::RoundUnknown => say!("hall-need-round-unknown").to_owned(),
            Self::ResultsDiffer => say!("hall-need-results-differ").to_owned(),
            Self::OtherResult(other) => capital(&other.text()),
            Self::NotPaired { is_over: false } => say!("hall-need-not-paired").to_owned(),
            Self::NotPaired { is_over: true } => say!("hall-need-not-paired-over").to_owned(),
            Self::SeveralGames => say!("hall-need-several-games").to_owned(),
            Self::Claimed(computer) if computer.is_empty() => say!("hall-need-claimed").to_owned(),
            Self::Claimed(computer) => say!("hall-need-claimed-by", computer),
            Self::Full => say!("hall-need-full").to_owned(),
            Self::Refused(computer, token) => {
                let since = around.refused_at(now).map_or(now, |refused| refused.since);
                say!("hall-need-refused", computer, token = token.text(), time = local_minute(since))
            }
            Self::NotAsPaired(contradiction) => capital(&contradiction_text::sentence(*contradiction)),
            Self::Forked(count) => say!("hall-need-forked", count = *count),
            Self::Standstill(why) => why.text(&since(around.held.map(|held| held.since))),
            Self::Unwritten => say!("hall-need-unwritten", time = since(around.troubles.unwritten_since)),
            Self::NoPicture => say!("hall-need-no-picture", time = since(around.troubles.silent_since)),
            Self::Silent => say!("hall-need-silent", time = since(around.heard)),
            Self::Appeal(number, note) => open_appeal(*number, note),
            Self::Conflict(conflict) => conflict.text(),
            Self::DecisionWaits(decision) => decision.text(),
            Self::OtherResultMissing => say!("hall-need-other-result-missing").to_owned(),
            Self::RejectionWaits(appeals, reasons, by) => {
                say!(
                    "hall-need-upheld-waits",
                    numbers = incident_text::numbers(appeals),
                    reasons,
                    who = bearer_text(by)
                )
            }
            Self::ResultMissing { rank: Some(ResultRank::Decided), .. } => say!("hall-need-result-decided").to_owned(),
            Self::ResultMissing { rank: Some(_), .. } => say!("hall-need-result-claimed").to_owned(),
            Self::ResultMissing { is_sealed: true, .. } => say!("hall-need-result-missing-sealed").to_owned(),
            Self::ResultMissing { .. } => say!("hall-need-result-missing").to_owned(),
        }
    }
}

/// Says of an appeal with this number that nobody has decided it.
#[must_use]
pub fn open_appeal(number: usize, note: &IncidentNote) -> String {
    let line = say!("appeal-numbered", number, line = incident_text::line(note));
    format!("{}: {line}", say!("result-slip-appeal"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kifuscribe_core::count::cause::CompensationPlaced;
    use kifuscribe_core::count::irregularity::Irregularity;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::record::MoveFlags;
    use kifuscribe_core::game::result::{GameResult, WinBy};
    use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent, StopCause};
    use kifuscribe_core::session::counting::{
        AuditOutcome, CountEvent, CountNotice, Noticed, OutcomeSettings, Resolution, Ruling,
    };
    use kifuscribe_core::session::recording::{EndCause, ResultStatus, SessionEvent};
    use kifuscribe_core::session::signature::Signature;

    use super::*;
    use crate::rehearsal::simulated_game::journal_of_game;
    use kifuscribe_core::session::assent::Assent;

    /// The events of a short game whose recording is over.
    fn ended_game() -> Vec<SessionEvent> {
        let text: String = journal_of_game(1, 1, 10).unwrap().into_iter().map(|line| line.text).collect();
        let events = kifuscribe_formats::journal::read(text.as_bytes()).unwrap().events;
        assert!(is_over(&SessionState::from_events(&events)));
        events
    }

    fn result(status: ResultStatus) -> SessionEvent {
        let result = GameResult::win(Color::Black, WinBy::Resignation);
        let (signed, assent) = (Signature::default(), Assent::NONE);
        SessionEvent::Noted {
            time: Duration::ZERO,
            result: ResultNote { result, status, protest: false, signed, assent },
        }
    }

    fn decision() -> SessionEvent {
        let (at, by, reasons) = (String::new(), "Ref Anna".to_owned(), "A bowl was short.".to_owned());
        let (way, result) = (Resolution::RefereeDecided, GameResult::from_sgf("B+1"));
        let (assent, appeals) = (Assent::NONE, Vec::new());
        let event = CountEvent::Ruled(Ruling { at, way, by, reasons, protest: false, result, assent, appeals });
        SessionEvent::Counted { time: Duration::ZERO, event }
    }

    fn needs(events: &[SessionEvent], around: &Circumstances, now: Millis) -> Vec<TableNeed> {
        attention(&SessionState::from_events(events), (&TablePairing::NoPairings, GameFit::Fits), around, now)
    }

    #[test]
    fn a_game_that_is_over_needs_a_person_until_its_result_is_confirmed() {
        let mut events = ended_game();
        let around = Circumstances { heard: Some(0), ..Circumstances::default() };
        assert_eq!(needs(&events, &around, RESULT_AWAITED - 1), [], "it may be confirmed in a moment");
        let missing = |rank| [TableNeed::ResultMissing { rank, is_sealed: false }];
        assert_eq!(needs(&events, &around, RESULT_AWAITED), missing(None));
        assert_eq!(needs(&events, &Circumstances::default(), 0), missing(None), "nothing says since when");
        let released = Circumstances { is_released: true, ..around.clone() };
        assert_eq!(needs(&events, &released, RESULT_AWAITED), []);
        events.push(result(ResultStatus::Claimed));
        assert_eq!(needs(&events, &around, RESULT_AWAITED), missing(Some(ResultRank::Claimed)));
        // The referee's decision stands above the claim, and is not confirmed.
        events.push(decision());
        assert_eq!(needs(&events, &around, RESULT_AWAITED), missing(Some(ResultRank::Decided)));
        events.push(result(ResultStatus::Confirmed));
        assert_eq!(needs(&events, &around, RESULT_AWAITED), []);
    }

    #[test]
    fn a_count_that_differs_needs_a_person_until_somebody_has_decided_or_confirmed_a_result() {
        let audit = |verdict| {
            let settings = OutcomeSettings::Stated { size: BoardSize::NINETEEN, settings: Vec::new() };
            let (computed, claimed) = (GameResult::from_sgf("W+19"), GameResult::from_sgf("W+21"));
            let (at, sentence, files) = (String::new(), String::new(), Vec::new());
            let event = CountEvent::Audited(AuditOutcome { at, verdict, sentence, computed, claimed, settings, files });
            SessionEvent::Counted { time: Duration::ZERO, event }
        };
        let told = |later: &[SessionEvent]| {
            let events = [&ended_game()[..], later].concat();
            let all = needs(&events, &Circumstances::default(), 0);
            all.into_iter().find(|need| matches!(need, TableNeed::CountDiffers | TableNeed::CountUndecided))
        };
        let [claimed, confirmed] = [ResultStatus::Claimed, ResultStatus::Confirmed].map(result);
        for (verdict, need) in [
            (Verdict::Differs, Some(TableNeed::CountDiffers)),
            (Verdict::CannotTell, Some(TableNeed::CountUndecided)),
            (Verdict::Agrees, None),
        ] {
            let audit = audit(verdict);
            assert_eq!(told(std::slice::from_ref(&audit)), need);
            assert_eq!(told(&[claimed.clone(), audit.clone(), claimed.clone()]), need, "a claim settles nothing");
            // In either order: what is audited later is information only.
            for settled in [&confirmed, &decision()] {
                assert_eq!(told(&[audit.clone(), settled.clone()]), None, "{settled:?}");
                assert_eq!(told(&[settled.clone(), audit.clone()]), None, "{settled:?}");
            }
        }
    }

    #[test]
    fn claims_of_different_results_need_a_person_until_the_result_is_confirmed() {
        let claimed = |text: &str, by: &str| {
            let (result, signed) = (GameResult::from_sgf(text).unwrap(), Signature::new(String::new(), by));
            let assent = Assent::NONE;
            let result = ResultNote { result, status: ResultStatus::Claimed, protest: false, signed, assent };
            SessionEvent::Noted { time: Duration::ZERO, result }
        };
        let told = |later: &[SessionEvent]| {
            let events = [&ended_game()[..], &[claimed("B+3.5", "Ito")], later].concat();
            let all = needs(&events, &Circumstances::default(), 0);
            let need = all.into_iter().find(|need| matches!(need, TableNeed::ClaimsDiffer(_)));
            need.map(|need| need.text(&Circumstances::default(), 0))
        };
        assert_eq!(told(&[]), None);
        let said = "Ito claims B+3.5, and Novak claims W+1.5; call the referee";
        let other = claimed("W+1.5", "Novak");
        assert_eq!(told(std::slice::from_ref(&other)).as_deref(), Some(said));
        assert_eq!(told(&[other, result(ResultStatus::Confirmed)]), None);
    }

    #[test]
    fn a_wrong_compensation_that_the_camera_saw_needs_a_person_until_somebody_has_decided() {
        let stones = CompensationPlaced { owner: Color::Black, due: 3, placed: 4 };
        let at = "2026-12-01T12:33:37+00:00".to_owned();
        let what = Irregularity::WrongCompensation { stones, points: Vec::new() };
        let what = Noticed::Irregular { what, size: BoardSize::NINE };
        let event = CountEvent::Noticed(CountNotice { at, what, picture: None });
        let noticed = SessionEvent::Counted { time: Duration::ZERO, event };
        let told = |later: &[SessionEvent]| {
            let events = [&ended_game()[..], std::slice::from_ref(&noticed), later].concat();
            let all = needs(&events, &Circumstances::default(), 0);
            let need = all.into_iter().find(|need| matches!(need, TableNeed::WrongCompensation(_)));
            need.map(|need| need.text(&Circumstances::default(), 0))
        };
        let said = "At 12:33 the camera at the table saw that 4 white stones lay as compensation in Black's territory, and 3 were \
                    due; call the referee";
        assert_eq!(told(&[]).as_deref(), Some(said));
        assert_eq!(told(&[result(ResultStatus::Claimed)]).as_deref(), Some(said), "a claim settles nothing");
        assert_eq!(told(&[result(ResultStatus::Confirmed)]), None);
        assert_eq!(told(&[decision()]), None);
    }

    #[test]
    fn a_record_that_is_frozen_and_a_recording_that_failed_need_a_person_each_with_its_cause() {
        let mut events = ended_game();
        let ended = events.pop().unwrap();
        let passed = |number: usize| {
            let (color, time) = (Color::BOTH[(number + 1) % 2], ended.time());
            let (confidence, flags) = (1.0, MoveFlags::NONE);
            let played = CommittedMove { number, color, point: None, time, committed: time, confidence, flags };
            SessionEvent::Recorder(RecorderEvent::Moved(played))
        };
        let at = |state: &SessionState, lasts: Millis| {
            let held = StillSince::after(None, [RecordingPhase::Recording, state.phase()], 0);
            (Circumstances { held, heard: Some(lasts), ..Circumstances::default() }, lasts)
        };
        for (why, awaited, said) in [
            (StopCause::Cleared, 60_000, "many stones are gone, or another board lies there"),
            (StopCause::Person, 60_000, "stopped by hand"),
            (StopCause::Passes, 300_000, "both sides have passed"),
            (StopCause::Filled, 300_000, "the board is being filled in, or another board lies there"),
        ] {
            let mut stopped = events.clone();
            // Two passes stop the game by themselves.
            stopped.extend(match why {
                StopCause::Passes => [passed(11), passed(12)].to_vec(),
                _ => vec![SessionEvent::Recorder(RecorderEvent::Stopped { time: ended.time(), why })],
            });
            let need = TableNeed::Standstill(Standstill::Frozen(why));
            let frozen = SessionState::from_events(&stopped);
            let (around, now) = at(&frozen, awaited - 1);
            assert_eq!(needs(&stopped, &around, now), [], "{why:?}: somebody is there");
            let (around, now) = at(&frozen, awaited);
            assert_eq!(needs(&stopped, &around, now), std::slice::from_ref(&need), "{why:?}");
            let text = need.text(&around, now);
            assert!(need.name() == "frozen" && text.contains(said) && text.contains("'Play on'"), "{text}");
            stopped.push(result(ResultStatus::Confirmed));
            assert_eq!(needs(&stopped, &around, now), [], "{why:?}: the result is confirmed");
        }
        for (why, is_failure) in [
            (EndCause::SourceFailed, true),
            (EndCause::DetectorFailed, true),
            (EndCause::Panicked, true),
            (EndCause::Stopped, false),
            (EndCause::Confirmed, false),
            (EndCause::SourceEnded, false),
        ] {
            let mut over = events.clone();
            over.push(SessionEvent::Ended { time: ended.time(), why: why.in_journal().to_owned() });
            let (around, now) = at(&SessionState::default(), 1);
            let broken: Vec<TableNeed> =
                is_failure.then_some(TableNeed::Standstill(Standstill::BrokenOff(why))).into_iter().collect();
            assert_eq!(needs(&over, &around, now), broken, "{why:?}");
            over.push(SessionEvent::Sealed { time: ended.time(), at: String::new() });
            let sealed = [TableNeed::ResultMissing { rank: None, is_sealed: true }];
            assert_eq!(needs(&over, &around, RESULT_AWAITED + 1), sealed, "{why:?}");
        }
    }

    #[test]
    fn a_game_that_is_not_as_paired_is_said_once_white_has_moved() {
        let mut events = ended_game();
        let Some(SessionEvent::Opened { info, .. }) = events.first_mut() else { unreachable!() };
        info.handicap = Some(4);
        let is_white = |event: &SessionEvent| matches!(event, SessionEvent::Recorder(RecorderEvent::Moved(played)) if played.color == Color::White);
        let white = events.iter().position(is_white).unwrap();
        let around = Circumstances::default();
        assert_eq!(needs(&events[..white], &around, 0), [], "Black may be laying a free handicap");
        let said = [TableNeed::NotAsPaired(Contradiction::Handicap { stated: 4, seen: 0 })];
        assert_eq!(needs(&events[..=white], &around, 0), said);
    }

    #[test]
    fn a_recording_without_moves_lacks_no_result() {
        let mut events = ended_game();
        events.retain(|event| !matches!(event, SessionEvent::Recorder(_)));
        assert_eq!(needs(&events, &Circumstances::default(), RESULT_AWAITED), []);
        // It lies over a game that was broken off.
        let over_game = Circumstances { other_is_open: true, ..Circumstances::default() };
        assert_eq!(needs(&events, &over_game, RESULT_AWAITED), [TableNeed::OtherResultMissing]);
        assert_eq!(needs(&events, &Circumstances { is_released: true, ..over_game }, RESULT_AWAITED), []);
    }
}
