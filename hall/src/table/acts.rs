//! What people did here to the games of a table.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::outdone::{OutdoneAct, OutdoneState};
use kifuscribe_core::session::recording::{Act, LeadingResult, ResultNote, ResultStatus, SessionState};
use kifuscribe_platform::clock::millis_of;

use crate::attention::Circumstances;
use crate::clock::Millis;
use crate::hall_journal::HallJournal;
use crate::other_result::NotedGame;
use crate::shown::{Audience, sgf_for_staff};
use crate::standstill::StillSince;
use crate::table::{LiveTable, ShownState, Views};

impl Views {
    /// What people did here to the game that is shown, as far as it stands; what they decided of the game that is paired is of that
    /// one, where it is the same.
    pub(super) fn acts_of_shown(&self) -> Vec<HallAct> {
        self.acts_with_paired(&self.newest.first)
    }

    /// What people did here to a game of the table that is the one that is paired there. What was decided before its recording came
    /// is replaced by a later decision of the recording.
    pub(super) fn acts_with_paired(&self, game: &str) -> Vec<HallAct> {
        let paired = self.paired_journal().filter(|_| self.shows_paired());
        let paired = paired.map(|journal| journal.acts_on(self.colors_of_shown())).unwrap_or_default();
        let own = self.acts_of(game);
        let is_decision = |act: &HallAct| matches!(act.kind, HallActKind::Decision { .. });
        let decided = own.iter().filter(|act| is_decision(act)).filter_map(|act| millis_of(&act.signed.at)).max();
        let is_replaced = |act: &HallAct| is_decision(act) && decided.is_some() && millis_of(&act.signed.at) <= decided;
        own.iter().cloned().chain(paired.into_iter().filter(|act| !is_replaced(act))).collect()
    }

    pub(super) fn acts_of(&self, game: &str) -> &[HallAct] {
        self.journals.iter().find(|journal| journal.game == game).map_or(&[], |journal| &journal.acts)
    }

    /// What people did here to the game that is paired, without a recording of it.
    pub(super) fn acts_of_paired(&self) -> Vec<HallAct> {
        let Some((journal, game)) = self.paired_journal().zip(self.pairing.game()) else { return Vec::new() };
        journal.acts_on(game)
    }

    /// The result that was decided here of the game that is paired, without a recording of it, and whether reasons were given: then it
    /// is a decision, and not what the players agreed on. It is in the colours of the game that is shown, where that is this one. What
    /// that one had and was withdrawn there is none, until somebody decides again, nor is what its table does not take.
    pub(super) fn decided_result(&self) -> Option<(ResultNote, bool)> {
        let shows_paired = self.shows_paired();
        let game = if shows_paired { Some(self.colors_of_shown()) } else { self.pairing.game() };
        let mut acts = self.paired_journal()?.acts_on(game?);
        let is_none_there = |act: &HallAct| {
            matches!(act.outcome(&self.newest.state), HallActOutcome::Withdrawn | HallActOutcome::NotTaken(_))
        };
        acts.retain(|act| !shows_paired || !is_none_there(act));
        decision(&acts)
    }

    /// The last decision here of a game of the table that is the one that is paired there; without a game, of that one alone.
    pub(super) fn decided_here(&self, game: Option<&String>) -> Option<HallAct> {
        let acts = game.map_or_else(|| self.acts_of_paired(), |game| self.acts_with_paired(game));
        acts.into_iter().rfind(|act| matches!(act.kind, HallActKind::Decision { .. }))
    }

    /// The protests under which the game with this state was decided; those of the game that is paired where the result is of that one, and
    /// the recording of another game.
    pub(super) fn protests(&self, state: &SessionState, is_of_paired: bool) -> Vec<IncidentNote> {
        match is_of_paired {
            true => protests(&SessionState::default(), &self.acts_of_paired()),
            false => protests(state, &self.acts_of_shown()),
        }
    }

    /// The hall's own journals of the game that is paired.
    fn journals_of_paired(&self) -> impl Iterator<Item = &HallJournal> {
        let shown = Some(&self.newest.first).filter(|_| self.newest.lines > 0 && self.shows_paired());
        self.journals.iter().filter(move |journal| shown == Some(&journal.game) || journal.is_of(&self.pairing))
    }

    /// Whether something was decided here of the game that is paired, and all of it was given up.
    pub(super) fn has_given_up(&self) -> bool {
        let is_empty = |journal: &HallJournal| journal.acts.is_empty() && !journal.is_damaged;
        self.journals_of_paired().all(is_empty) && self.journals_of_paired().any(|journal| journal.is_given_up)
    }

    /// The results that were given, taken back and not given again: at the table whose recording has this state, and here.
    pub(super) fn taken_back(&self, state: Option<&SessionState>, is_public: bool) -> Vec<OutdoneAct> {
        let is_said = |outdone: &OutdoneAct| {
            // Spectators have heard of what was confirmed alone.
            let was_heard =
                !is_public || matches!(&outdone.act, Act::Noted(note) if note.status == ResultStatus::Confirmed);
            was_heard && matches!(outdone.state, OutdoneState::Withdrawn(_))
        };
        let at_table = state.map(SessionState::outdone).unwrap_or_default().into_iter().filter(is_said);
        let mut all: Vec<OutdoneAct> = at_table.collect();
        let game = if self.shows_paired() { Some(self.colors_of_shown()) } else { self.pairing.game() };
        let stands = self.decided_result().map(|(note, _)| note.result);
        for journal in self.journals_of_paired() {
            let here = game.map(|game| journal.taken_back_on(game)).unwrap_or_default();
            let is_said = |outdone: &OutdoneAct| all.iter().any(|said| said.is_of_the_same(outdone));
            let is_new = |outdone: &OutdoneAct| !is_said(outdone) && outdone.act.decided_result() != stands;
            let new: Vec<OutdoneAct> = here.into_iter().filter(is_new).collect();
            all.extend(new);
        }
        all
    }

    /// The hall's own journals of a game: its own one, and that of the game that is paired where it is the one that is shown.
    fn journals_of(&self, game: &str) -> impl Iterator<Item = &HallJournal> {
        let is_shown = self.newest.lines > 0 && self.newest.first == game && self.shows_paired();
        let is_meant = is_shown || self.pairing.game_name().as_deref() == Some(game);
        self.journals.iter().filter(move |journal| journal.game == game || (is_meant && journal.is_of(&self.pairing)))
    }

    /// Who has which colour in the game that is shown; by the pairings, where no recording says it.
    fn colors_of_shown(&self) -> &GameInfo {
        let recorded = self.newest.state.info();
        self.pairing.game().filter(|_| self.newest.lines == 0 || recorded.names_nobody()).unwrap_or(recorded)
    }

    /// The result that people gave another game of the table here; else that of its recording.
    pub(super) fn noted_of(&self, game: &NotedGame) -> NotedGame {
        let decided = decision(self.acts_of(&game.first)).map(|(note, _)| LeadingResult::confirmed(note));
        NotedGame { leading: decided.or_else(|| game.leading.clone()), ..game.clone() }
    }

    /// The hall's own journal of the game that is paired, of which no recording was there when somebody decided it.
    fn paired_journal(&self) -> Option<&HallJournal> {
        let journals = self.journals.iter().filter(|journal| journal.is_of(&self.pairing));
        journals.max_by_key(|journal| journal.decided())
    }

    /// Whether the game that is shown is the one that is paired, or none is shown.
    fn shows_paired(&self) -> bool {
        !self.newest.fit(&self.pairing, &self.around).is_another()
    }

    /// The hall's own journal of the game that is paired, where it was decided after the recording that is shown had begun: one that
    /// begins later may be of the next game, and is not ended by it. Nor is one in which the players have the other colours.
    fn journal_for_recording(&self) -> Option<&HallJournal> {
        let journal = self.paired_journal().filter(|_| self.newest.lines > 0 && self.shows_paired())?;
        let decided = journal.acts.iter().filter_map(|act| millis_of(&act.signed.at)).min()?;
        let has_colors = !journal.info.as_ref().is_some_and(|info| info.has_other_colors_than(self.colors_of_shown()));
        Some(journal).filter(|_| has_colors && self.newest.begun <= decided)
    }

    /// What is known beside the journal, with the acts of the game that is shown that are not done there.
    pub(super) fn circumstances(&self, held: Option<StillSince>) -> Circumstances {
        let is_undone = |act: &HallAct| act.outcome(&self.newest.state) != HallActOutcome::Done;
        // Without a recording there is nothing that could lack it.
        let acts = if self.newest.lines == 0 { Vec::new() } else { self.acts_of_shown() };
        let acts = acts.into_iter().filter(is_undone).collect();
        Circumstances { held, acts, ..self.around.clone() }
    }
}

/// The protests under which a game was decided: those that hold in its recording with this state and, of what was done here to the game and
/// the recording lacks, those that were said with it.
fn protests(state: &SessionState, acts: &[HallAct]) -> Vec<IncidentNote> {
    let lacking = acts.iter().filter(|act| act.outcome(state).is_missing()).flat_map(HallAct::protests);
    state.counting().protests().into_iter().cloned().chain(lacking).collect()
}

/// The decision among acts, and whether reasons were given.
fn decision(acts: &[HallAct]) -> Option<(ResultNote, bool)> {
    acts.iter().rev().find_map(|act| match &act.kind {
        HallActKind::Decision { result, reasons, protest, .. } => {
            let (status, signed, assent) = (ResultStatus::Confirmed, act.signed.clone(), act.kind.assent());
            Some((ResultNote { result: *result, status, protest: *protest, assent, signed }, !reasons.is_empty()))
        }
        HallActKind::AppealsRejected { .. } | HallActKind::Answer { .. } => None,
    })
}

impl LiveTable {
    /// Says what people did here to the table's games. Returns whether something is shown differently.
    pub fn set_hall_journals(&self, journals: Vec<HallJournal>, now: Millis) -> bool {
        let mut views = self.views();
        let has_changed = views.journals != journals;
        if has_changed {
            let decided = views.decided_result();
            views.journals = journals;
            views.compare_games();
            self.update_needs(&mut views, now);
            self.bump(&mut views, Audience::Staff);
            if views.decided_result() != decided {
                self.bump(&mut views, Audience::Public);
            }
        }
        has_changed
    }

    /// The game that the table shows; `None` where it shows none, or one of another round that is over.
    #[must_use]
    pub fn shown_state(&self) -> Option<ShownState> {
        let views = self.views();
        let shows = views.newest.lines > 0 && !self.awaits_game(&views, &views.newest);
        shows.then(|| ShownState { first: views.newest.first.clone(), state: views.newest.state.clone() })
    }

    /// The record of the game that is shown as SGF, as its table writes it once it has what was done here; `None` where no recording is
    /// shown or it has not begun.
    #[must_use]
    pub fn sgf_for_staff(&self) -> Option<String> {
        let shown = self.shown_state()?;
        let views = self.views();
        let mut info = shown.state.info().clone();
        if !views.newest.fit(&views.pairing, &views.around).is_another() {
            views.pairing.complete(&mut info);
        }
        sgf_for_staff(&shown.state, &views.acts_of_shown(), &info)
    }

    /// The game that is shown to them, with what its lines add up to as far as they see them; `None` as for [`LiveTable::shown_state`].
    #[must_use]
    pub fn state_for(&self, audience: Audience) -> Option<ShownState> {
        let views = self.views();
        let is_delayed = audience == Audience::Public && self.delays_time();
        let followed = if is_delayed { &views.delayed } else { &views.newest };
        let shows = followed.lines > 0 && !self.awaits_game(&views, followed);
        shows.then(|| ShownState { first: followed.first.clone(), state: followed.state.clone() })
    }

    /// Whether a page that names this game is about the one that is paired, while the table shows another one.
    #[must_use]
    pub fn shows_beside(&self, meant: Option<&str>) -> bool {
        let views = self.views();
        !views.shows_paired() && meant.is_some() && views.pairing.game_name().as_deref() == meant
    }

    /// What people did here to any game of the table, as far as it stands.
    #[must_use]
    pub fn acts_of_all(&self) -> Vec<HallAct> {
        self.views().journals.iter().flat_map(|journal| journal.acts.clone()).collect()
    }

    /// What people did here to a game, as far as it stands.
    #[must_use]
    pub fn acts_of(&self, game: &str) -> Vec<HallAct> {
        self.views().acts_of(game).to_vec()
    }

    /// The names of the hall's own journals with something that was done to a game and stands, or that cannot be read: its own one, and
    /// that of the game that is paired where it is the one that is shown.
    #[must_use]
    pub fn acted_on(&self, game: &str) -> Vec<String> {
        let views = self.views();
        let with_acts = views.journals_of(game).filter(|journal| !journal.acts.is_empty() || journal.is_damaged);
        with_acts.map(|journal| journal.game.clone()).collect()
    }

    /// Whether something that was decided here of the game that is shown or paired stands: its recording has it, takes it, or is not there.
    #[must_use]
    pub fn standing_decision(&self, game: &str) -> Option<HallAct> {
        let (views, nothing) = (self.views(), SessionState::default());
        let state = match views.newest.first == game {
            true => &views.newest.state,
            false if views.pairing.game_name().as_deref() == Some(game) => &nothing,
            false => return None,
        };
        let stands = |act: &HallAct| matches!(act.outcome(state), HallActOutcome::Waiting | HallActOutcome::Done);
        let mut acts = views.journals_of(game).flat_map(|journal| &journal.acts);
        acts.find(|act| act.kind.decides() && stands(act)).cloned()
    }

    /// What people did here to the game that is paired, without a recording of it, as far as it stands.
    #[must_use]
    pub fn acts_of_paired(&self) -> Vec<HallAct> {
        self.views().acts_of_paired()
    }

    /// What people did here to the game that is shown, or that is paired, as far as it stands.
    #[must_use]
    pub fn acts_of_shown(&self) -> Vec<HallAct> {
        self.views().acts_of_shown()
    }

    /// The hall's own journal of a game, where its table may lack something of it.
    #[must_use]
    pub fn acts_for(&self, first: &str) -> Option<String> {
        let views = self.views();
        let is_shown = first == views.newest.first;
        let is_awaited = |journal: &&HallJournal| {
            // Of a game that is not shown its table finds out.
            if is_shown { journal.is_awaited(&views.newest.state) } else { !journal.acts.is_empty() }
        };
        let own = views.journals.iter().find(|journal| journal.game == first).filter(is_awaited);
        let paired = views.journal_for_recording().filter(|_| is_shown).filter(is_awaited);
        own.or(paired).map(|journal| journal.text.clone())
    }
}
