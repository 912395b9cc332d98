//! What people did here to the games of a table.

use kifuscribe_acts::hall_acts::{HallAct, HallActOutcome};

use crate::attention::Circumstances;
use crate::clock::Millis;
use crate::hall_journal::HallJournal;
use crate::shown::Audience;
use crate::table::{LiveTable, ShownState, Views};

impl Views {
    /// What people did here to the game that is shown, as far as it stands.
    pub(super) fn acts_of_shown(&self) -> &[HallAct] {
        self.acts_of(&self.newest.first)
    }

    pub(super) fn acts_of(&self, game: &str) -> &[HallAct] {
        self.journals.iter().find(|journal| journal.game == game).map_or(&[], |journal| &journal.acts)
    }

    /// What is known beside the journal, with the acts of the game that is shown that are not done there.
    pub(super) fn circumstances(&self, held: Option<Millis>) -> Circumstances {
        let is_undone = |act: &&HallAct| act.outcome(&self.newest.state) != HallActOutcome::Done;
        let acts = self.acts_of_shown().iter().filter(is_undone).cloned().collect();
        Circumstances { held, acts, ..self.around.clone() }
    }
}

impl LiveTable {
    /// Says what people did here to the table's games. Returns whether something is shown differently.
    pub fn set_hall_journals(&self, journals: Vec<HallJournal>, now: Millis) -> bool {
        let mut views = self.views();
        let has_changed = views.journals != journals;
        if has_changed {
            views.journals = journals;
            self.update_needs(&mut views, now);
            self.bump(&mut views, Audience::Staff);
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

    /// What people did here to a game, as far as it stands.
    #[must_use]
    pub fn acts_of(&self, game: &str) -> Vec<HallAct> {
        self.views().acts_of(game).to_vec()
    }

    /// The hall's own journal of a game, where its table may lack something of it.
    #[must_use]
    pub fn acts_for(&self, first: &str) -> Option<String> {
        let views = self.views();
        let journal = views.journals.iter().find(|journal| journal.game == first)?;
        // Of a game that is not shown its table finds out.
        let is_shown = first == views.newest.first;
        let is_awaited = if is_shown { journal.is_awaited(&views.newest.state) } else { !journal.acts.is_empty() };
        is_awaited.then(|| journal.text.clone())
    }
}
