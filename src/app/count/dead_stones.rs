//! The dead stones of the position that is counted, marked string by string on its diagram.

use super::form::FormField;
use super::page::{CountPage, Stage};
use kifuscribe_core::audit::final_position::one_of_each_string;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::proposal::propose;
use kifuscribe_core::game::stones::Stones;

/// What is typed where no stone is dead.
const NONE: &str = "none";

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
            Stage::Choosing => self.marked.as_ref().or(self.proposed.as_ref()),
            Stage::Settings => self.account()?.ended.as_ref().map(|ended| &ended.dead),
            Stage::Reading | Stage::Judged => None,
        }
    }

    /// Whether somebody has marked the dead stones; else they are a proposal.
    #[must_use]
    pub fn is_dead_marked(&self) -> bool {
        self.marked.is_some()
    }

    /// Declares the string on a point dead, or alive again.
    pub(super) fn toggle_dead(&mut self, point: Point) {
        let Some(mut dead) = self.dead().filter(|dead| dead.stones().get(point).is_some()).cloned() else { return };
        dead.toggle(point);
        self.marked = Some(dead);
        if self.stage() == Stage::Settings {
            self.use_marked_dead();
        }
    }

    /// Takes the marked stones as the dead ones of the audit, where they were marked on the position that it counts.
    pub(super) fn use_marked_dead(&mut self) {
        let Some(marked) = &self.marked else { return };
        let counted = self.account().and_then(|account| account.ended.as_ref()).map(|ended| ended.dead.stones());
        if counted.is_some_and(|stones| stones == marked.stones()) {
            let size = marked.stones().size();
            let labels: Vec<String> = one_of_each_string(marked).iter().map(|point| point.label(size)).collect();
            let text = if labels.is_empty() { NONE.to_owned() } else { labels.join(" ") };
            self.form.set(FormField::Dead, text);
            self.judge();
        }
    }
}
