//! What the referee and the organiser do to games in the hall.
//!
//! An act is kept in the hall's own journal of the game, whatever its table's computer does. The table is told of it with each answer
//! to its lines until its journal has it. Where the table has decided otherwise, its journal stands, and the hall shows both.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_acts::refusal::{ActRefusal, OpenNumbers};
use kifuscribe_core::session::counting::AuditOutcome;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{Language, within};
use kifuscribe_platform::clock::now;
use kifuscribe_words::incident_text;

use crate::clock;
use crate::hall::Hall;
use crate::hall::planned_act::{
    HallActRefusal, check_meant, opened, paired_game, plan_of_paired, plan_of_shown, refusal_of_paired,
    refusal_of_shown,
};
use crate::hall_journal::HallJournal;
use crate::intake::Acknowledged;
use crate::server::log;
use crate::store::{StoreError, TrailEntry};
use crate::table::{LiveTable, ShownState, TableRequests};

/// How often an act is added anew because another process has added one meanwhile.
const MOST_TRIES: usize = 5;

impl Hall {
    /// Does something to the game that a table shows, or to the one that is paired there, in the name of `who`. `meant` is which one
    /// the page was about: the hash of the first line of its journal, or the name of what is paired; `None` where the page does not say.
    ///
    /// # Errors
    /// [`HallActRefusal`].
    pub async fn act(
        &self,
        number: u32,
        meant: Option<&str>,
        kind: HallActKind,
        who: &str,
    ) -> Result<(), HallActRefusal> {
        self.act_after_audit(number, meant, (kind, None), who).await
    }

    /// As [`Hall::act`], and keeps before it the audit on which it rests.
    ///
    /// # Errors
    /// [`HallActRefusal`].
    pub async fn act_after_audit(
        &self,
        number: u32,
        meant: Option<&str>,
        (kind, audit): (HallActKind, Option<AuditOutcome>),
        who: &str,
    ) -> Result<(), HallActRefusal> {
        let Some((table, shown)) = self.recorded_game(number, meant) else {
            return self.decide_paired(number, meant, (kind, audit), who).await;
        };
        check_meant(number, meant, &shown.first)?;
        if is_repeated((&table.acts_of_shown(), &shown.state), &kind, who) {
            return Ok(());
        }
        let told = |kind: &HallActKind| match kind {
            HallActKind::Answer { question, answer } => {
                let given = table.acts_of_shown();
                let before = given.iter().filter(|act| act.outcome(&shown.state) == HallActOutcome::Waiting);
                let before = before.rev().find_map(|act| act.other_answer(kind));
                let before = before.map(|(other, by)| format!(" in place of {} ({by}), which waited", other.word()));
                format!("question {question} answered: {}{}", answer.word(), before.unwrap_or_default())
            }
            HallActKind::Decision { result, .. } => decided_text(result.to_text(), kind),
            HallActKind::AppealsRejected { reasons, appeals } => {
                let numbers: Vec<String> = appeals.iter().map(|number| format!("no. {number}")).collect();
                format!("the result stands, appeals rejected: {}: {reasons}", numbers.join(", "))
            }
        };
        let refusal = |why| refusal_of_shown(number, &shown, why);
        let (plan, signed) = plan_of_shown((&table, &shown), (kind.clone(), audit), who).map_err(refusal)?;
        // A decision for the result that is confirmed rejects the appeals against it.
        let decided = HallAct::standing(&plan.decided.events).into_iter().rfind(|act| act.kind.decides());
        let what = told(&decided.map_or(kind, |act| act.kind));
        let of_game = |journal: &HallJournal| journal.game == shown.first;
        let new = || HallJournal::new(number, shown.first.clone());
        if self.keep_act((of_game, new), (&shown.state, &signed), &plan.decided.events, refusal).await? {
            self.note_act(&self.named_table(number, &shown.state.info().round), who, &what).await;
        }
        Ok(())
    }

    /// Checks whether [`Hall::act_after_audit`] would do this now; nothing is kept.
    ///
    /// # Errors
    /// [`HallActRefusal`], as it would be refused.
    pub fn check_act(
        &self,
        number: u32,
        meant: Option<&str>,
        (kind, audit): (HallActKind, Option<AuditOutcome>),
        who: &str,
    ) -> Result<(), HallActRefusal> {
        match self.recorded_game(number, meant) {
            Some((table, shown)) => {
                check_meant(number, meant, &shown.first)?;
                let planned = plan_of_shown((&table, &shown), (kind, audit), who);
                planned.map(drop).map_err(|why| refusal_of_shown(number, &shown, why))
            }
            None => {
                let pairing = self.round().pairing(number);
                let (game, _) = paired_game(number, &pairing, meant, &kind)?;
                let known = self.table_or_new(number, clock::now()).acts_of_paired();
                let planned = plan_of_paired((&known, &opened(game)), (kind, audit), who);
                planned.map(drop).map_err(|why| refusal_of_paired(number, why))
            }
        }
    }

    /// Checks that a page about the game `meant`, as in [`Hall::act`], is about the one that would be decided now.
    ///
    /// # Errors
    /// [`HallActRefusal::OtherGame`].
    pub fn check_page(&self, number: u32, meant: Option<&str>) -> Result<(), HallActRefusal> {
        let game = match self.recorded_game(number, meant) {
            Some((_, shown)) => Some(shown.first),
            None => self.round().pairing(number).game_name(),
        };
        game.map_or(Ok(()), |game| check_meant(number, meant, &game))
    }

    /// Decides the game that is paired at a table which shows no recording of it, or one of another game.
    async fn decide_paired(
        &self,
        number: u32,
        meant: Option<&str>,
        (kind, audit): (HallActKind, Option<AuditOutcome>),
        who: &str,
    ) -> Result<(), HallActRefusal> {
        let pairing = self.round().pairing(number);
        let (game, result) = paired_game(number, &pairing, meant, &kind)?;
        let (black, white) = (&game.black.name, &game.white.name);
        let what = decided_text(format!("{} ({black} - {white})", result.to_text()), &kind);
        let (known, opened) = (self.table_or_new(number, clock::now()).acts_of_paired(), opened(game));
        if is_repeated((&known, &opened), &kind, who) {
            return Ok(());
        }
        let refusal = |why| refusal_of_paired(number, why);
        let (plan, signed) = plan_of_paired((&known, &opened), (kind, audit), who).map_err(refusal)?;
        // What was decided in the other colours stays in a journal of its own.
        let has_colors =
            |journal: &HallJournal| !journal.info.as_ref().is_some_and(|info| info.has_other_colors_than(game));
        let of_game = |journal: &HallJournal| journal.is_of(&pairing) && has_colors(journal);
        let new = || HallJournal::new(number, pairing.stored_name().unwrap_or_default());
        if self.keep_act((of_game, new), (&opened, &signed), &plan.decided.events, refusal).await? {
            self.note_act(&self.named_table(number, &game.round), who, &what).await;
        }
        Ok(())
    }

    /// Gives up what was done here to a game of a table, by the hash of the first line of its journal: that journal stands. Of the game
    /// that is shown what was decided before its recording came is given up, too. A decision that stands is taken back for reasons.
    ///
    /// # Errors
    /// [`HallActRefusal`]; also where nothing was done to the game.
    pub async fn give_up(&self, number: u32, game: &str, reasons: &str, who: &str) -> Result<(), HallActRefusal> {
        let table = self.table(number).ok_or(HallActRefusal::NoGame { table: number })?;
        let names = table.acted_on(game);
        if names.is_empty() {
            return Err(HallActRefusal::NothingToGiveUp { table: number });
        }
        let decided = table.standing_decision(game);
        if reasons.is_empty() && decided.is_some() {
            return Err(HallActRefusal::WithoutReasons);
        }
        let signed = Signature::new(now(), who);
        let (state, acts) = (SessionState::default(), [HallAct::giving_up(&signed, reasons)]);
        for name in &names {
            let (of_game, new) =
                (|journal: &HallJournal| journal.game == *name, || HallJournal::new(number, name.clone()));
            self.keep_act((of_game, new), (&state, &signed), &acts, HallActRefusal::Refused).await?;
        }
        let why = if reasons.is_empty() { String::new() } else { format!(": {reasons}") };
        let result = decided.and_then(|act| act.kind.result()).map(|result| format!(", {}", result.to_listed()));
        let what = format!("what was done in the hall is given up{}{why}", result.unwrap_or_default());
        self.note_act(&self.named_table(number, ""), who, &what).await;
        Ok(())
    }

    /// The game whose recording a table shows; `None` where it shows none, or one beside the game that is `meant`: then it is the
    /// paired game that is decided.
    fn recorded_game(&self, number: u32, meant: Option<&str>) -> Option<(Arc<LiveTable>, ShownState)> {
        let table = self.table(number)?;
        let shown = table.shown_state()?;
        (!table.shows_beside(meant)).then_some((table, shown))
    }

    /// Adds acts to the hall's own journal of a game, or to a `new` one, where its table has this state. Returns whether they are new:
    /// somebody may have done the same a moment ago. Why `refusal` once more: somebody else may have decided the game since the acts
    /// were planned.
    async fn keep_act(
        &self,
        (of_game, new): (impl Fn(&HallJournal) -> bool, impl Fn() -> HallJournal),
        (state, signed): (&SessionState, &Signature),
        acts: &[SessionEvent],
        refusal: impl Fn(ActRefusal) -> HallActRefusal,
    ) -> Result<bool, HallActRefusal> {
        let decision = HallAct::standing(acts).into_iter().find(|act| act.kind.decides());
        for _ in 0..MOST_TRIES {
            let new = new();
            let kept = HallJournal::all(&self.store.hall_lines().await?);
            let is_it = |journal: &HallJournal| journal.table == new.table && of_game(journal);
            let found: Vec<HallJournal> = kept.into_iter().filter(is_it).collect();
            if found.iter().any(|journal| journal.is_damaged) {
                return Err(HallActRefusal::Damaged { table: new.table });
            }
            let journal = HallJournal::newest(found.into_iter()).unwrap_or(new);
            if decision.as_ref().is_some_and(|act| is_repeated((&journal.acts, state), &act.kind, &signed.by)) {
                return Ok(false);
            }
            let waiting = journal.acts.iter().filter(|act| act.outcome(state) == HallActOutcome::Waiting);
            let mut standing = waiting.filter_map(|act| match (&act.kind, &decision.as_ref()?.kind) {
                (HallActKind::Decision { result, .. }, HallActKind::Decision { .. }) => {
                    Some(ActRefusal::Final { result: *result, by: act.signed.by.clone() })
                }
                (
                    HallActKind::AppealsRejected { appeals: rejected, .. },
                    HallActKind::AppealsRejected { appeals, .. },
                ) => {
                    let &appeal = appeals.iter().find(|appeal| rejected.contains(appeal))?;
                    Some(ActRefusal::NoSuchAppeal { appeal, open: OpenNumbers(Vec::new()) })
                }
                (
                    HallActKind::Answer { .. } | HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. },
                    _,
                ) => None,
            });
            if let Some(decided) = standing.next() {
                return Err(refusal(decided));
            }
            let lines = journal.next((state.info(), signed), acts)?;
            if self.store.append_hall_lines(lines).await? {
                return Ok(true);
            }
        }
        Err(StoreError::Contended.into())
    }

    /// Notes who did something to a table that is kept, and shows it. The act is done, whatever fails here: that stands in the log, and is read
    /// again with what is done next.
    async fn note_act(&self, table: &str, who: &str, what: &str) {
        let entry = TrailEntry { at: clock::now(), who: who.to_owned(), what: format!("{table}: {what}") };
        log::write(&entry);
        for failed in [self.store.note(&entry).await, self.read_acts().await].into_iter().filter_map(Result::err) {
            log::write(&TrailEntry { what: failed.to_string(), ..entry.clone() });
        }
    }

    /// Reads the hall's own journals, where they have changed.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn read_acts(&self) -> Result<(), StoreError> {
        let lines = self.store.hall_lines().await?;
        if *self.hall_lines.lock().unwrap_or_else(PoisonError::into_inner) == lines {
            return Ok(());
        }
        let mut by_table: BTreeMap<u32, Vec<HallJournal>> = BTreeMap::new();
        for journal in HallJournal::all(&lines) {
            if journal.is_damaged {
                let what = HallActRefusal::Damaged { table: journal.table }.to_string();
                log::write(&TrailEntry { at: clock::now(), who: "hall".to_owned(), what });
            }
            by_table.entry(journal.table).or_default().push(journal);
        }
        for table in self.tables() {
            if table.set_hall_journals(by_table.remove(&table.number()).unwrap_or_default(), clock::now()) {
                self.announce(table.number());
            }
        }
        // A table that another process has heard of first is known soon.
        if by_table.is_empty() {
            *self.hall_lines.lock().unwrap_or_else(PoisonError::into_inner) = lines;
        }
        Ok(())
    }

    /// What the hall has for a table: about the journal that it shows, and what was done here to the one that it sends.
    #[must_use]
    pub fn asked(&self, number: u32, sent: &Acknowledged) -> TableRequests {
        let Some(table) = self.table(number) else { return TableRequests::default() };
        let asked = if sent.is_shown { table.asked() } else { TableRequests::default() };
        TableRequests { acts: sent.journal.as_deref().and_then(|first| table.acts_for(first)), ..asked }
    }
}

/// What a game is decided with, and under whose protest and why, for the trail.
fn decided_text(result: String, kind: &HallActKind) -> String {
    let protests = HallAct::new(kind.clone(), Signature::default()).protests();
    let is_protested = matches!(kind, HallActKind::Decision { protest: true, .. });
    let protest = within(Language::English, || incident_text::protests(is_protested, &protests));
    let parts = [result, protest];
    format!("decided: {}", parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; "))
}

/// Whether somebody has decided just so before, and that stands in a game with this state: who taps twice has done it once.
fn is_repeated((acts, state): (&[HallAct], &SessionState), kind: &HallActKind, who: &str) -> bool {
    let stands = |act: &HallAct| matches!(act.outcome(state), HallActOutcome::Waiting | HallActOutcome::Done);
    let is_it = |act: &HallAct| act.kind == *kind && act.signed.by == who && stands(act);
    kind.decides() && acts.iter().any(is_it)
}
