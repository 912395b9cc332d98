//! The dead stones of the position that is counted, marked string by string on its diagram.

use super::field_entry::FieldEntry;
use super::form_field::FormField;
use super::page::{CountPage, Stage};
use kifuscribe_core::count::setting::Sourced;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::proposal::propose;
use kifuscribe_core::game::stones::Stones;

impl CountPage {
    /// The page of a game that ends with this position: its probably dead stones are proposed.
    #[must_use]
    pub fn ending_with(mut self, position: &Stones) -> Self {
        self.proposed = Some(propose(position));
        self
    }

    /// The final position with its dead stones, while they can be marked: those that somebody marked, else those that are
    /// proposed; with the settings, those that the audit takes off.
    #[must_use]
    pub fn dead(&self) -> Option<&DeadStones> {
        match self.stage() {
            Stage::Choosing => {
                let proposed = self.proposed.as_ref();
                let is_of_it =
                    |marked: &&DeadStones| proposed.is_none_or(|proposed| proposed.stones() == marked.stones());
                self.form().marked().filter(is_of_it).or(proposed)
            }
            Stage::Settings => self.account()?.ended.as_ref().map(|ended| &ended.dead),
            Stage::Reading | Stage::Judged => None,
        }
    }

    /// Whether somebody has marked the dead stones that are shown; else they are a proposal.
    #[must_use]
    pub fn is_dead_marked(&self) -> bool {
        let shown = self.dead().map(DeadStones::stones);
        self.form().marked().is_some_and(|marked| shown == Some(marked.stones()))
    }

    /// Marks the dead stones that were typed, so that they are shown where they can be marked.
    pub(super) fn mark_typed_dead(&mut self) {
        let typed = self.form().holding(FormField::Dead).filter(|dead| matches!(dead.value, FieldEntry::Text(_)));
        let counted = self.account().and_then(|account| account.ended.as_ref());
        if let (Some(Sourced { at: Some(at), .. }), Some(counted)) = (typed, counted) {
            self.give(FormField::Dead, FieldEntry::Marked(counted.dead.clone()), at.clone());
        }
    }

    /// Declares the string on a point dead, or alive again; a person does so at `at`.
    pub(super) fn toggle_dead(&mut self, point: Point, at: String) {
        let Some(mut dead) = self.dead().filter(|dead| dead.stones().get(point).is_some()).cloned() else { return };
        dead.toggle(point);
        self.give(FormField::Dead, FieldEntry::Marked(dead), at);
        self.judge();
    }
}
