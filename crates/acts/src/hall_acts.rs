//! What people did in a hall to the recording of a table: which of it the recording lacks, and what contradicts it.
//!
//! A hall keeps its acts in a journal of its own, of the form of every journal, and hands it to the table. Nothing of it is merged
//! into a recording that has decided otherwise.

use std::time::Duration;

use crate::act::{PlayerProtest, SessionAct};
use crate::act_stage::ActStage;
use crate::decision::plan;
use crate::refusal::ActRefusal;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Resolution, Ruling, Withdrawal};
use kifuscribe_core::session::incident::{Incident, IncidentNote};
use kifuscribe_core::session::outdone::{OutdoneAct, OutdoneState};
use kifuscribe_core::session::recording::{
    Act, Answer, AskedQuestion, HistoryStep, HistoryStepKind, RecordingPhase, ResultNote, ResultStatus, SessionEvent,
    SessionState,
};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_platform::clock;

/// Something that somebody did in a hall to a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallAct {
    /// What.
    pub kind: HallActKind,
    /// Who, and when by the hall's clock; from an older hall the time is not known.
    pub signed: Signature,
    /// The audit on which a decision rests.
    pub audit: Option<Box<AuditOutcome>>,
    /// The other answer to the same question in whose place this one came, and who gave that.
    pub in_place_of: Option<(Answer, String)>,
}

/// What can be done in a hall to a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallActKind {
    /// A question was answered.
    Answer {
        /// The question's number.
        question: u32,
        /// The answer.
        answer: Answer,
    },
    /// The game was decided.
    Decision {
        /// The result.
        result: GameResult,
        /// Why the referee decides so; empty where the players alone say so.
        reasons: String,
        /// Which players say so.
        players: PlayersWord,
        /// The appeals that it answers, by their numbers; none where it answers the only open one, or none is open.
        appeals: Vec<usize>,
        /// Whether the game was played under protest.
        protest: bool,
        /// Who protests, and why, as far as that is said; they are noted with the decision.
        protests: Vec<PlayerProtest>,
    },
    /// The referee rejected appeals against the result that is confirmed: it stands.
    AppealsRejected {
        /// Why.
        reasons: String,
        /// The appeals, by their numbers.
        appeals: Vec<usize>,
    },
}

/// Which players say how a game ended, to who enters it in a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlayersWord {
    /// Neither: the referee decides, with reasons.
    #[default]
    Nobody,
    /// Both agree.
    Both,
    /// The loser resigns.
    Loser,
}

/// What became of an act in the recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallActOutcome {
    /// The recording lacks it, and takes it.
    Waiting,
    /// The recording lacks it and does not take it, and why not. Table and hall decide by the same journal and by the same rules, so that
    /// the hall knows it as soon as it has the table's lines.
    NotTaken(Box<ActRefusal>),
    /// The recording has it, or needs it no more.
    Done,
    /// The recording has another answer to the question.
    OtherAnswer(Answer),
    /// The recording has another confirmed result.
    OtherResult(GameResult),
    /// The recording has the same confirmed result, and no protest, under which it was decided here.
    WithoutProtest,
    /// The recording had this result, which was withdrawn or taken back there, and has none since.
    Withdrawn,
}

impl HallAct {
    /// The acts in a hall's journal that stand: of each question the last answer, the last decision, and what was said of appeals, unless
    /// they were given up after it.
    #[must_use]
    pub fn standing(events: &[SessionEvent]) -> Vec<Self> {
        let mut standing: Vec<Self> = Vec::new();
        let (mut reasons, mut appeals, mut protests, mut audit) = (String::new(), Vec::new(), Vec::new(), None);
        for event in events {
            let (kind, signed) = match event {
                SessionEvent::Answered { question, answer, signed, .. } => {
                    (HallActKind::Answer { question: *question, answer: *answer }, signed)
                }
                SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } if ruling.result.is_none() => {
                    let (reasons, appeals) = (ruling.reasons.clone(), ruling.appeals.clone());
                    (HallActKind::AppealsRejected { reasons, appeals }, &Signature::new(ruling.at.clone(), &ruling.by))
                }
                SessionEvent::Counted { event: CountEvent::Audited(outcome), .. } => {
                    audit = Some(Box::new(outcome.clone()));
                    continue;
                }
                SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } => {
                    reasons.clone_from(&ruling.reasons);
                    appeals.clone_from(&ruling.appeals);
                    continue;
                }
                SessionEvent::Counted { event: CountEvent::Incident(note), .. } => {
                    if let Incident::Protest { player } = note.incident {
                        protests.push(PlayerProtest { player, reasons: note.text.clone() });
                    }
                    continue;
                }
                SessionEvent::Noted {
                    result: ResultNote { result, status: ResultStatus::Confirmed, signed, protest, assent },
                    ..
                } => {
                    let (reasons, result, protest) = (std::mem::take(&mut reasons), *result, *protest);
                    // An older hall wrote down only that staff gave no reasons: what both players say.
                    let is_agreed = assent.is_of_both() || (reasons.is_empty() && assent.is_of_nobody());
                    let players = match assent.resigned(result) {
                        _ if is_agreed => PlayersWord::Both,
                        Some(_) => PlayersWord::Loser,
                        None => PlayersWord::Nobody,
                    };
                    let (appeals, protests) = (std::mem::take(&mut appeals), std::mem::take(&mut protests));
                    (HallActKind::Decision { result, reasons, players, appeals, protest, protests }, signed)
                }
                SessionEvent::Counted { event: CountEvent::Withdrawn(_), .. } => {
                    standing.clear();
                    continue;
                }
                // A hall does nothing else to a recording.
                SessionEvent::Opened { .. }
                | SessionEvent::Reopened { .. }
                | SessionEvent::Recorder(_)
                | SessionEvent::Board { .. }
                | SessionEvent::Corrected { .. }
                | SessionEvent::Pictured { .. }
                | SessionEvent::Noted { .. }
                | SessionEvent::Counted { .. }
                | SessionEvent::Ended { .. }
                | SessionEvent::Sealed { .. }
                | SessionEvent::Gap { .. } => continue,
            };
            let in_place_of = standing.iter().find_map(|earlier| earlier.other_answer(&kind));
            standing.retain(|earlier| !earlier.kind.is_about_the_same(&kind));
            let audit = audit.take().filter(|_| matches!(kind, HallActKind::Decision { .. }));
            standing.push(Self { kind, signed: signed.clone(), audit, in_place_of });
        }
        standing
    }

    /// Another act, which takes the place of none.
    #[must_use]
    pub const fn new(kind: HallActKind, signed: Signature) -> Self {
        Self { kind, signed, audit: None, in_place_of: None }
    }

    /// The same act, which rests on an audit.
    #[must_use]
    pub fn after_audit(self, audit: Option<AuditOutcome>) -> Self {
        Self { audit: audit.map(Box::new), ..self }
    }

    /// This answer and who gave it, where the later act is another answer to the same question.
    #[must_use]
    pub fn other_answer(&self, later: &HallActKind) -> Option<(Answer, String)> {
        match (&self.kind, later) {
            (HallActKind::Answer { question, answer }, HallActKind::Answer { question: of, answer: other })
                if question == of && answer != other =>
            {
                Some((*answer, self.signed.by.clone()))
            }
            (HallActKind::Answer { .. } | HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. }, _) => {
                None
            }
        }
    }

    /// The acts that stand and that the recording with this state lacks, also those that it does not take: each is tried there, and
    /// refused there.
    #[must_use]
    pub fn waiting(events: &[SessionEvent], state: &SessionState) -> Vec<Self> {
        let mut standing = Self::standing(events);
        standing.retain(|act| act.outcome(state).is_missing());
        standing
    }

    /// The state of a recording once it has the decisions that wait for it: what is done next has to fit those. Of several answers to
    /// a question the last one counts until it has come.
    #[must_use]
    pub fn decided(acts: &[Self], state: &SessionState) -> SessionState {
        let mut expected = state.clone();
        for waiting in
            acts.iter().filter(|act| act.kind.decides()).filter(|act| act.outcome(state) == HallActOutcome::Waiting)
        {
            let (acts, signed) = waiting.acts();
            let events = acts.iter().flat_map(|act| act.events(&signed, state.last_time(), 0));
            events.for_each(|event| expected.apply(&event));
        }
        expected
    }

    /// What these decisions of a game that nobody recorded add up to.
    #[must_use]
    pub fn alone(acts: &[Self]) -> SessionState {
        let mut state = SessionState::default();
        for act in acts.iter().filter(|act| act.kind.decides()) {
            let (acts, signed) = act.acts();
            acts.iter().flat_map(|act| act.events(&signed, Duration::ZERO, 0)).for_each(|event| state.apply(&event));
        }
        state
    }

    /// The protests under which the game was decided, as they are noted with the decision.
    #[must_use]
    pub fn protests(&self) -> Vec<IncidentNote> {
        let HallActKind::Decision { protests, .. } = &self.kind else { return Vec::new() };
        let Signature { at, by } = &self.signed;
        let note = |PlayerProtest { player, reasons }: &PlayerProtest| IncidentNote {
            at: at.clone(),
            after: 0,
            incident: Incident::Protest { player: *player },
            by: by.clone(),
            text: reasons.clone(),
        };
        protests.iter().map(note).collect()
    }

    /// The act as acts on the recording itself, in their order, and in whose name: with the protests under which it is done, and then
    /// the audit on which it rests, before it.
    #[must_use]
    pub fn acts(&self) -> (Vec<SessionAct>, Signature) {
        let note = |note: IncidentNote| SessionAct::NoteIncident { incident: note.incident, text: note.text };
        let noted = self.protests().into_iter().map(note);
        let audit = self.audit.clone().map(SessionAct::KeepAudit);
        (noted.chain(audit).chain([self.act()]).collect(), self.signature())
    }

    fn act(&self) -> SessionAct {
        match self.kind.clone() {
            HallActKind::Answer { question, answer } => SessionAct::Answer { question, answer },
            HallActKind::Decision { result, reasons, appeals, protest, .. } => {
                let assent = self.kind.assent();
                SessionAct::Confirm { result, protest, assent, reasons, appeals }
            }
            HallActKind::AppealsRejected { reasons, appeals } => {
                let (way, result) = (Resolution::RefereeDecided, None);
                SessionAct::Rule { way, result, protest: false, reasons, appeals }
            }
        }
    }

    /// Who did it, and when; with this moment where an older hall does not say it.
    fn signature(&self) -> Signature {
        let Signature { at, by } = self.signed.clone();
        Signature { at: if at.is_empty() { clock::now() } else { at }, by }
    }

    /// The act by which a hall gives up what was done there before, and why: the recordings stay as they are.
    #[must_use]
    pub fn giving_up(signed: &Signature, reasons: &str) -> SessionEvent {
        let (Signature { at, by }, reasons) = (signed.clone(), reasons.to_owned());
        let withdrawal = Withdrawal { at, by, reasons };
        SessionEvent::Counted { time: Duration::ZERO, event: CountEvent::Withdrawn(withdrawal) }
    }

    /// The audit on which this decision for a result rests; `None` where it is another act, or rests on none.
    #[must_use]
    pub fn audit_of(&self, result: GameResult) -> Option<AuditOutcome> {
        self.audit.as_deref().filter(|_| self.kind.result() == Some(result)).cloned()
    }

    /// The decision in a hall's journal that was given up, and how; `None` where something was done after that, or nothing was decided.
    #[must_use]
    pub fn given_up(events: &[SessionEvent]) -> Option<OutdoneAct> {
        let (last, before) = events.split_last()?;
        let SessionEvent::Counted { event: CountEvent::Withdrawn(withdrawal), .. } = last else { return None };
        let noted = before.iter().rposition(|event| matches!(event, SessionEvent::Noted { .. }))?;
        let SessionEvent::Noted { result, .. } = &before[noted] else { return None };
        // A decision with reasons stands before the result that it gives.
        let act = match noted.checked_sub(1).map(|place| &before[place]) {
            Some(SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. })
                if ruling.result == Some(result.result) && ruling.at == result.signed.at =>
            {
                Act::Ruled(ruling.clone())
            }
            _ => Act::Noted(result.clone()),
        };
        Some(OutdoneAct { act, state: OutdoneState::Withdrawn(withdrawal.clone()) })
    }

    /// What becomes of a decision that the recording with this state lacks.
    fn missing(&self, state: &SessionState) -> HallActOutcome {
        let is_over = matches!(state.phase(), RecordingPhase::Ended | RecordingPhase::Sealed);
        let stage = if is_over { ActStage::Over } else { ActStage::Running };
        let (acts, signed) = self.acts();
        match plan(state, stage, &acts, &signed, state.last_time()) {
            Ok(_) => HallActOutcome::Waiting,
            Err(why) => HallActOutcome::NotTaken(Box::new(why)),
        }
    }

    /// What became of it in the recording with this state.
    #[must_use]
    pub fn outcome(&self, state: &SessionState) -> HallActOutcome {
        // It may have been taken back at the table since, for good or not.
        let was_done = |is_it: &dyn Fn(&Act) -> bool| {
            let is_done = |step: &HistoryStep| matches!(&step.kind, HistoryStepKind::Done(act) if is_it(act));
            state.steps().iter().any(is_done)
        };
        match &self.kind {
            HallActKind::Answer { question, answer } => {
                let is_it = |act: &Act| {
                    matches!(act, Act::Answered { question: of, answer: given, signed }
                        if of == question && given == answer && *signed == self.signed)
                };
                match state.questions().iter().find(|asked| asked.question.id == *question) {
                    _ if was_done(&is_it) => HallActOutcome::Done,
                    Some(AskedQuestion { answer: Some(given), .. }) if given != answer => {
                        HallActOutcome::OtherAnswer(*given)
                    }
                    Some(asked) if !asked.is_open() => HallActOutcome::Done,
                    Some(_) | None => HallActOutcome::Waiting,
                }
            }
            HallActKind::Decision { result, protest, .. } => {
                let is_it =
                    |act: &Act| matches!(act, Act::Noted(note) if note.result == *result && note.signed == self.signed);
                // What no longer stands on the record gives way to what is decided after it.
                let is_anew = |note: &&ResultNote| {
                    let [decided, confirmed] = [&self.signed.at, &note.signed.at].map(|at| clock::millis_of(at));
                    let is_later = decided.zip(confirmed).is_some_and(|(decided, confirmed)| decided > confirmed);
                    is_later && state.takes_another_confirmation() && !was_done(&is_it)
                };
                match state.confirmed_result().filter(|note| !is_anew(note)) {
                    Some(note) if note.result != *result => HallActOutcome::OtherResult(note.result),
                    // A protest that was noted at the table alone contradicts nobody: it is kept.
                    Some(note) if *protest && !(note.protest || note.as_it_leaves(state.counting()).protest) => {
                        HallActOutcome::WithoutProtest
                    }
                    None if was_done(&is_it) => HallActOutcome::Withdrawn,
                    Some(_) => HallActOutcome::Done,
                    None => self.missing(state),
                }
            }
            HallActKind::AppealsRejected { appeals, .. } => {
                let is_it = |act: &Act| matches!(act, Act::Ruled(ruling) if ruling.result.is_none() && act.signature() == self.signed);
                let held = state.counting().appeals().into_iter().filter(|(number, ..)| appeals.contains(number));
                let answers: Vec<Option<&Ruling>> = held.map(|(.., answer)| answer).collect();
                let other = answers.iter().flatten().find_map(|ruling| ruling.result);
                match (answers.contains(&None), other) {
                    (true, _) if was_done(&is_it) || state.confirmed_result().is_none() => HallActOutcome::Withdrawn,
                    (true, _) => self.missing(state),
                    (false, Some(result)) if !was_done(&is_it) => HallActOutcome::OtherResult(result),
                    (false, _) => HallActOutcome::Done,
                }
            }
        }
    }
}

impl HallActOutcome {
    /// Whether the recording lacks the act.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Waiting | Self::NotTaken(_))
    }
}

impl HallActKind {
    /// The players who say so, with the names that the recording has.
    #[must_use]
    pub fn assent(&self) -> Assent {
        let Self::Decision { result, players, .. } = self else { return Assent::NONE };
        match (players, result.winner()) {
            (PlayersWord::Both, _) => Assent::of_both(),
            (PlayersWord::Loser, Some(Color::White)) => Assent::of([Some(String::new()), None]),
            (PlayersWord::Loser, Some(Color::Black)) => Assent::of([None, Some(String::new())]),
            (PlayersWord::Loser, None) | (PlayersWord::Nobody, _) => Assent::NONE,
        }
    }

    /// The result that it gives the game.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        match self {
            Self::Decision { result, .. } => Some(*result),
            Self::Answer { .. } | Self::AppealsRejected { .. } => None,
        }
    }

    /// Whether it decides the game, or an appeal against its result.
    #[must_use]
    pub const fn decides(&self) -> bool {
        matches!(self, Self::Decision { .. } | Self::AppealsRejected { .. })
    }

    /// Whether the later of two acts takes the place of the earlier one.
    fn is_about_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Answer { question, .. }, Self::Answer { question: other, .. }) => *question == *other,
            (Self::Decision { .. }, Self::Decision { .. }) => true,
            (Self::AppealsRejected { appeals, .. }, Self::AppealsRejected { appeals: other, .. }) => {
                appeals.iter().any(|appeal| other.contains(appeal))
            }
            (Self::Answer { .. } | Self::Decision { .. } | Self::AppealsRejected { .. }, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::result::WinBy;
    use kifuscribe_core::session::correction::Correction;
    use kifuscribe_core::session::incident::AppealLevel;
    use kifuscribe_core::session::noted_count::NotedCount;

    fn signed(at: &str) -> Signature {
        Signature::new(at.to_owned(), "referee 12ab")
    }

    fn decided(result: &str, at: &str) -> Vec<SessionEvent> {
        let result = GameResult::from_sgf(result).unwrap();
        SessionAct::Confirm {
            result,
            protest: false,
            reasons: "the clock".to_owned(),
            assent: Assent::of_both(),
            appeals: Vec::new(),
        }
        .events(&signed(at), Duration::ZERO, 0)
    }

    fn answered(question: u32, answer: Answer) -> SessionEvent {
        SessionEvent::Answered { time: Duration::ZERO, question, answer, signed: signed("1") }
    }

    #[test]
    fn what_the_referee_has_decided_is_held_against_a_count_also_once_it_is_confirmed() {
        let state = SessionState::from_events(&decided("W+3", "2026-11-21T14:02:00"));
        let noted = NotedCount::of(&state, None);
        let result = GameResult::from_sgf("W+3").unwrap();
        assert_eq!(noted.decided_result, Some(result));
        assert_eq!(noted.ruling.map(|(_, decided)| decided), Some(result));
    }

    #[test]
    fn the_last_act_of_a_kind_stands_until_it_is_given_up() {
        let mut events = vec![answered(1, Answer::Confirmed), answered(2, Answer::Rejected)];
        events.extend(decided("B+R", "1"));
        events.push(answered(1, Answer::Chosen(0)));
        events.extend(decided("W+T", "2"));
        let standing = HallAct::standing(&events);
        let kinds: Vec<HallActKind> = standing.iter().map(|act| act.kind.clone()).collect();
        let by_time = GameResult::win(Color::White, WinBy::Time);
        assert_eq!(
            kinds,
            [
                HallActKind::Answer { question: 2, answer: Answer::Rejected },
                HallActKind::Answer { question: 1, answer: Answer::Chosen(0) },
                HallActKind::Decision {
                    result: by_time,
                    reasons: "the clock".to_owned(),
                    players: PlayersWord::Both,
                    appeals: Vec::new(),
                    protest: false,
                    protests: Vec::new(),
                },
            ]
        );
        let (acts, signature) = standing[2].acts();
        assert_eq!(acts[0].events(&signature, Duration::ZERO, 0), decided("W+T", "2"));
        events.push(HallAct::giving_up(&signed("3"), "the wrong table"));
        assert_eq!(HallAct::standing(&events), []);
    }

    #[test]
    fn a_decision_that_was_withdrawn_at_the_table_is_not_done_again() {
        let act = HallAct::standing(&decided("W+T", "1")).remove(0);
        let mut state = SessionState::default();
        assert_eq!(act.outcome(&state), HallActOutcome::Waiting);
        decided("W+T", "1").iter().for_each(|event| state.apply(event));
        assert_eq!(act.outcome(&state), HallActOutcome::Done);
        let withdrawal = SessionAct::Withdraw { reasons: "the wrong table".to_owned() };
        withdrawal.events(&signed("2"), Duration::ZERO, 0).iter().for_each(|event| state.apply(event));
        assert_eq!((state.confirmed_result(), act.outcome(&state)), (None, HallActOutcome::Withdrawn));
        // A correction after it, after which nothing can be made again, changes nothing of that.
        let corrected = SessionEvent::Corrected {
            time: Duration::ZERO,
            correction: Correction::WrongInfo(Box::default()),
            signed: signed("3"),
        };
        state.apply(&corrected);
        assert_eq!((state.confirmed_result(), act.outcome(&state)), (None, HallActOutcome::Withdrawn));
    }

    #[test]
    fn another_result_that_the_table_confirms_after_a_withdrawal_is_a_conflict() {
        let act = HallAct::standing(&decided("W+T", "1")).remove(0);
        let mut events = decided("W+T", "1");
        events.extend(SessionAct::Withdraw { reasons: "a bribe".to_owned() }.events(&signed("2"), Duration::ZERO, 0));
        events.extend(decided("B+R", "3"));
        let state = SessionState::from_events(&events);
        let resigned = GameResult::win(Color::Black, WinBy::Resignation);
        assert_eq!(act.outcome(&state), HallActOutcome::OtherResult(resigned));
    }

    #[test]
    fn a_game_whose_decision_waits_is_decided() {
        let acts = HallAct::standing(&decided("W+T", "1"));
        let expected = HallAct::decided(&acts, &SessionState::default());
        assert_eq!(
            expected.confirmed_result().map(|note| note.result),
            Some(GameResult::win(Color::White, WinBy::Time))
        );
        assert_eq!(acts[0].outcome(&expected), HallActOutcome::Done);
    }

    #[test]
    fn a_protest_that_the_table_does_not_have_is_a_conflict_and_one_that_only_the_table_has_is_none() {
        let result = GameResult::from_sgf("W+T").unwrap();
        let confirm = |protest, at| {
            let act = SessionAct::Confirm {
                result,
                protest,
                reasons: "the clock".to_owned(),
                assent: Assent::of_both(),
                appeals: Vec::new(),
            };
            act.events(&signed(at), Duration::ZERO, 0)
        };
        for (here, at_table, outcome) in [
            (true, false, HallActOutcome::WithoutProtest),
            (true, true, HallActOutcome::Done),
            (false, true, HallActOutcome::Done),
        ] {
            let act = HallAct::standing(&confirm(here, "1")).remove(0);
            let state = SessionState::from_events(&confirm(at_table, "2"));
            assert_eq!(act.outcome(&state), outcome, "here {here}, at the table {at_table}");
        }
    }

    #[test]
    fn a_protest_is_noted_before_the_decision_with_whose_it_is_and_why() {
        let protests = vec![
            PlayerProtest { player: Color::Black, reasons: "the clock".to_owned() },
            PlayerProtest { player: Color::White, reasons: "the clock".to_owned() },
        ];
        let kind = HallActKind::Decision {
            result: GameResult::from_sgf("W+T").unwrap(),
            reasons: String::new(),
            players: PlayersWord::Both,
            appeals: Vec::new(),
            protest: true,
            protests,
        };
        let act = HallAct::new(kind, signed("1"));
        let (acts, by) = act.acts();
        let events: Vec<SessionEvent> = acts.iter().flat_map(|act| act.events(&by, Duration::ZERO, 0)).collect();
        assert_eq!(HallAct::standing(&events).first(), Some(&act));
        let state = HallAct::decided(&[act], &SessionState::default());
        let noted: Vec<(Option<Color>, &str)> =
            state.counting().protests().into_iter().map(|note| (note.incident.player(), note.text.as_str())).collect();
        assert_eq!(noted, [(Some(Color::Black), "the clock"), (Some(Color::White), "the clock")]);
        assert!(state.confirmed_result().is_some_and(|note| note.protest));
    }

    #[test]
    fn a_rejected_appeal_is_one_act_for_the_appeals_it_names_until_the_table_has_answered_or_withdrawn() {
        let appeal = |player| {
            let incident = Incident::Appeal { player, level: AppealLevel::Committee, until: "16:00".to_owned() };
            SessionAct::NoteIncident { incident, text: String::new() }.events(&signed("1"), Duration::ZERO, 0)
        };
        let table = [decided("W+T", "0"), appeal(Color::Black), appeal(Color::White)].concat();
        let rejected = |appeals: &[usize], at| {
            let kind =
                HallActKind::AppealsRejected { reasons: "the clock was right".to_owned(), appeals: appeals.to_vec() };
            let (acts, by) = HallAct::new(kind, signed(at)).acts();
            acts[0].events(&by, Duration::ZERO, 0)
        };
        let events = [decided("W+T", "0"), rejected(&[1], "2"), rejected(&[2], "3")].concat();
        let acts = HallAct::standing(&events);
        assert_eq!(acts.len(), 3, "each rejects its own, and none takes the place of the decision: {acts:?}");
        let state = |more: &[Vec<SessionEvent>]| SessionState::from_events(&[&table[..], &more.concat()].concat());
        let outcomes = |more: &[Vec<SessionEvent>]| {
            let state = state(more);
            [acts[1].outcome(&state), acts[2].outcome(&state)]
        };
        use HallActOutcome::{Done, OtherResult, Waiting, Withdrawn};
        assert_eq!(outcomes(&[]), [Waiting, Waiting]);
        assert_eq!(outcomes(&[rejected(&[1], "2")]), [Done, Waiting]);
        let expected = HallAct::decided(&acts, &state(&[]));
        assert!(expected.counting().open_appeals().is_empty() && expected.confirmed_result().is_some());
        let withdrawn =
            || SessionAct::Withdraw { reasons: "a mistake".to_owned() }.events(&signed("4"), Duration::ZERO, 0);
        assert_eq!(outcomes(&[rejected(&[1], "2"), withdrawn()]), [Withdrawn, Waiting]);
        assert_eq!(outcomes(&[withdrawn()]), [Withdrawn, Withdrawn], "no result stands there");
        let other = OtherResult(GameResult::from_sgf("B+R").unwrap());
        assert_eq!(outcomes(&[withdrawn(), decided("B+R", "5")]), [other.clone(), other]);
        // The table rejected them itself.
        assert_eq!(outcomes(&[rejected(&[1, 2], "5")]), [Done, Done]);
    }

    #[test]
    fn another_result_at_the_table_is_a_conflict() {
        let act = HallAct::standing(&decided("W+T", "1")).remove(0);
        let mut state = SessionState::default();
        decided("B+R", "0").iter().for_each(|event| state.apply(event));
        let resigned = GameResult::win(Color::Black, WinBy::Resignation);
        assert_eq!(act.outcome(&state), HallActOutcome::OtherResult(resigned));
        let mut same = SessionState::default();
        decided("W+T", "0").iter().for_each(|event| same.apply(event));
        assert_eq!(act.outcome(&same), HallActOutcome::Done, "who says the same contradicts nobody");
    }
}
