//! Views that no hypothesis explains: a board being set up, a capture in progress, a stone knocked aside, or the end of
//! the game.

use crate::game::point::Point;
use crate::recorder::differences::Differences;
use crate::recorder::event::Pause;
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// So many differences at once are more probably a misplaced grid than hands at work, if they do not last.
const MANY: usize = 20;

impl Recorder {
    /// Notes that nothing in the view is unexplained.
    pub(super) fn clear_unexplained(&mut self, view: &StableView) {
        self.unexplained.forget_explained(view);
        self.unexplained.set_not_over();
        if self.visibility.pause() == Some(Pause::Disturbed) {
            self.set_pause(None, view.time);
        }
    }

    /// Handles a view that no hypothesis explains: waits, restarts, stops, revises or asks.
    pub(super) fn handle_unexplained(
        &mut self,
        view: &StableView,
        evidence: &LogLikelihoods,
        contradicted: &[(Point, PointState)],
        (is_new, is_fill_begun): (bool, bool),
    ) {
        let differences = Differences::of(contradicted, &self.beam.best().position);
        let (since, views) = self.unexplained.note(&differences, is_new, view.time);
        let lasted = view.time.saturating_sub(since);
        if self.restart(view, &differences, lasted) || self.stop_if_over(view, &differences) {
            return;
        }
        let mut limits = self.settings.limits;
        if is_fill_begun {
            // The next stones of a fill tell more than an answer.
            limits.extra = limits.undecided;
        }
        if !differences.missing.is_empty() && (views > 1 && view.settled || lasted >= limits.stop) {
            self.set_pause(Some(Pause::Disturbed), view.time);
        }
        if differences.is_overdue(view, lasted, views, &limits) {
            let is_settled = self.ask_about_territory(view)
                || self.add_after_stop(&differences, view)
                || !is_fill_begun && (self.revise_if_better(view) || self.is_reply(&differences));
            if is_settled {
                return;
            }
            self.ask_about_unexplained(view, is_fill_begun);
            if self.beam.best().contradicted(view, evidence, &self.settings.weights).is_empty() {
                self.commit_settled(view, view.time, self.settings.margin);
            }
        }
    }

    /// While a person follows the count: freezes the record once the board is cleared or filled in. No stone is a move.
    pub(super) fn watch_count(&mut self, view: &StableView) {
        self.point_history.observe(view);
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        let differences = Differences::of(&contradicted, &self.beam.best().position);
        self.unexplained.note(&differences, true, view.time);
        self.stop_if_over(view, &differences);
    }

    /// Stops the game if the differences mean its end, and have done so for long enough.
    fn stop_if_over(&mut self, view: &StableView, differences: &Differences) -> bool {
        let all = self.all_differences(differences);
        let end = self.position().filter(|record| !view.hides_much_of(record.stones()));
        let end = end.and_then(|record| all.end_of_game(record.stones()));
        let Some(why) = end.filter(|_| !self.may_be_a_capture(&all, view)) else {
            self.unexplained.set_not_over();
            return false;
        };
        let is_many = all.missing.len() + all.extra.len() + all.swapped.len() >= MANY;
        let limits = &self.settings.limits;
        let limit = if is_many { limits.stop_of_many } else { limits.stop };
        // More stones keep coming: the time counts from when there were enough of them.
        let since = self.unexplained.over_since(view.time);
        let is_over = view.settled || view.time.saturating_sub(since) >= limit;
        if is_over {
            self.stop(why, view);
        }
        is_over
    }

    /// Whether the missing stones are the prisoners of a move whose stone is still hidden by the hand.
    fn may_be_a_capture(&self, differences: &Differences, view: &StableView) -> bool {
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

    /// The differences together with those that were asked about already.
    fn all_differences(&self, differences: &Differences) -> Differences {
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
        all
    }
}
