//! What no account explains: a board being set up, a capture under way, a stone knocked aside, or the end of the
//! game.

use std::time::Duration;

use super::{LOST_FOR, Recorder};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Pause, QuestionKind};
use crate::recorder::hypotheses::LogLikelihoods;
use crate::recorder::machine::Unexplained;
use crate::recorder::opening;
use crate::recorder::opening::GameOpening;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// So many differences at once are more probably a grid gone astray than hands at work, if they do not last.
const MANY: usize = 20;

impl Recorder {
    pub(super) fn no_trouble(&mut self, time: Duration) {
        self.trouble = None;
        self.over_since = None;
        if self.hold == Some(Pause::Disturbed) {
            self.set_hold(None, time);
        }
    }

    /// Deals with a view that no account explains.
    pub(super) fn unexplained(
        &mut self,
        view: &StableView,
        evidence: &LogLikelihoods,
        contradicted: &[(Point, PointState)],
        new_view: bool,
    ) {
        let best = self.beam.best();
        let differences = Differences::of(contradicted, &best.position);
        let (since, looks) = match &self.trouble {
            Some(t) if t.differences == differences => (t.since, t.looks + u32::from(new_view)),
            _ => (view.time, 1),
        };
        let lasted = view.time.saturating_sub(since);
        self.trouble = Some(Unexplained { differences: differences.clone(), since, looks });
        if self.restart(view, &differences, lasted) {
            return;
        }
        let (all, more) = self.all_differences(&differences, view);
        let many = all.missing.len() + all.extra.len() + all.swapped.len() >= MANY;
        let patience = if many { self.settings.patience.stop_of_many } else { self.settings.patience.stop };
        let end = all.end_of_game(view, more).filter(|_| !self.may_be_a_capture(&all, view));
        if let Some(why) = end {
            // Stones keep going: the clock runs on from when there were enough of them.
            let since = *self.over_since.get_or_insert(view.time);
            if view.settled || view.time.saturating_sub(since) >= patience {
                self.stop(why, view);
                return;
            }
        } else {
            self.over_since = None;
        }
        if !differences.missing.is_empty() && (looks > 1 && view.settled || lasted >= self.settings.patience.stop) {
            self.set_hold(Some(Pause::Disturbed), view.time);
        }
        if differences.is_ripe(view, lasted, looks, &self.settings.patience) {
            if self.add_after_stop(&differences, view) || self.put_right(view) || self.is_a_reply(&differences) {
                return;
            }
            self.ask_about_trouble(view);
            let rest = self.beam.best().contradicted(view, evidence, &self.settings.weights);
            if rest.is_empty() {
                self.commit_what_is_settled(view, view.time, self.settings.margin);
            }
        }
    }

    /// Whether the stones that are gone are lifted prisoners of a move whose stone is still under the hand.
    pub(super) fn may_be_a_capture(&self, differences: &Differences, view: &StableView) -> bool {
        let best = self.beam.best();
        let mover = best.position.to_play();
        let stones = best.position.stones();
        let all_prisoners = differences.missing.iter().all(|&p| stones.get(p) == Some(mover.opponent()));
        if !all_prisoners || !differences.extra.is_empty() || !differences.swapped.is_empty() {
            return false;
        }
        let mut liberties: Vec<Point> = differences.missing.iter().flat_map(|&p| stones.liberties(p)).collect();
        liberties.sort_by_key(|p| p.index(view.size));
        liberties.dedup();
        liberties.into_iter().filter(|&p| matches!(view.best(p).0, PointState::Covered | PointState::Stone(_))).any(
            |p| {
                let captured = best.position.clone().play(mover, Some(p)).captured;
                differences.missing.iter().all(|gone| captured.contains(gone))
            },
        )
    }

    /// The differences with those that have been asked about already, and by how many stones the view
    /// exceeds the record.
    pub(super) fn all_differences(&self, differences: &Differences, view: &StableView) -> (Differences, isize) {
        let mut all = differences.clone();
        let best = self.beam.best();
        for (&p, odd) in &best.odd {
            match (best.position.stones().get(p), odd.seen) {
                (Some(_), None) => all.missing.push(p),
                (Some(_), Some(c)) => all.swapped.push((p, PointState::Stone(c))),
                (None, Some(c)) => all.extra.push((p, PointState::Stone(c))),
                (None, None) => {}
            }
        }
        let on_view = view.readings.iter().filter(|r| matches!(r.best().0, PointState::Stone(_))).count() as isize;
        let in_record =
            self.position().map_or(0, |p| Color::BOTH.iter().map(|&c| p.stones().count(c)).sum::<usize>()) as isize;
        (all, on_view - in_record)
    }

    /// Before the game is under way, a board that does not fit is a board being set up: starts anew from it.
    pub(super) fn restart(&mut self, view: &StableView, differences: &Differences, lasted: Duration) -> bool {
        let long_enough = view.settled || lasted >= LOST_FOR;
        let handicap = opening::only_black(view)
            && self.moves.iter().all(|m| m.color == Color::Black)
            && differences.missing.is_empty();
        if !long_enough || view.hidden() > 0 || !(self.moves.is_empty() || handicap) {
            return false;
        }
        let stones_then = self.opening.as_ref().map_or(0, |o| o.setup.len()) + self.moves.len();
        let known = self.settings.handicap;
        let mut opening = GameOpening::of_view(view, known);
        let laid_one_by_one = handicap && stones_then > 0;
        if handicap && opening.handicap == 0 {
            opening.handicap = opening.setup.len();
            opening.to_play = Some(Color::White);
        }
        if !handicap && differences.missing.is_empty() && !self.moves.is_empty() {
            return false;
        }
        let stones: Vec<(Point, PointState)> = opening.setup.iter().map(|&(p, c)| (p, PointState::Stone(c))).collect();
        let sure = known == Some(opening.setup.len()) || opening.setup.is_empty();
        self.settle_questions(|_| true, view.time);
        self.begin(view, opening);
        if laid_one_by_one && !sure {
            self.ask(QuestionKind::Handicap, stones, Vec::new(), view.time);
        }
        true
    }
}
