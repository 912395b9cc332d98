//! Changes of the record when it was wrong, and how play goes on past an open question.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{Adjustment, MoveFlag};
use crate::recorder::beam::Beam;
use crate::recorder::differences::Differences;
use crate::recorder::event::{CommittedMove, QuestionKind, RecorderEvent};
use crate::recorder::hypotheses::{Discrepancy, Hypothesis};
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::open_questions::OpenQuestion;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::{SURE, confidence};
use crate::recorder::revision::{Revised, Revision, RevisionContext, RevisionItem};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// How much more probable than the record a revision has to be, in nats.
const REVISED_MARGIN: f64 = 2.0;
/// The most alternatives of a question.
const MAX_ALTERNATIVES: usize = 4;

impl Recorder {
    /// Revises the record if another game, no more out of turn, leaves nothing unexplained: a misreading is removed, and
    /// the real move takes its place. Returns whether it does.
    pub(super) fn revise_if_better(&mut self, view: &StableView) -> bool {
        let context = self.revision_context(view);
        let is_better = |r: &Revision| {
            let in_turn = r.dropped > 0 && r.lifted == 0 && r.more_out_of_turn <= 0 && r.left.is_empty();
            in_turn && r.cost + REVISED_MARGIN <= context.cost_of_leaving()
        };
        let Some(revision) = context.best().filter(is_better) else { return false };
        self.revise(&revision, view, [MoveFlag::Corrected, MoveFlag::Uncertain]);
        let explained: Vec<u32> = self.questions.iter().filter(|q| self.line.shows(&q.points)).map(|q| q.id).collect();
        self.settle_questions(|q| explained.contains(&q.id), view.time);
        true
    }

    /// When both sides have played on after a question, the record takes the most probable line, even out of turn. The
    /// question stays open.
    pub(super) fn play_on_past_questions(&mut self, view: &StableView) {
        let Some(oldest) = self.questions.iter().find(|q| q.is_unexplained()) else { return };
        let since = oldest.time;
        let asked_about = |p: Point| self.questions.iter().any(|q| q.points.iter().any(|a| a.0 == p));
        let played_on = |color: Color| {
            view.size.points().any(|p| {
                let sure = view.readings[p.index(view.size)].of(PointState::Stone(color)) >= SURE;
                sure && self.point_history.since(p, view) > since && !asked_about(p)
            })
        };
        if !Color::BOTH.into_iter().all(played_on) {
            return;
        }
        let context = self.revision_context(view);
        let Some(revision) = context.best().filter(|r| r.cost < context.cost_of_leaving()) else { return };
        self.revise(&revision, view, [MoveFlag::Asked, MoveFlag::Asked]);
        self.adjust_to_view(&revision, view);
        let line = &self.line;
        self.questions.let_stand(|q| line.shows(&q.points));
    }

    /// Where no more evidence can come: records the stones out of turn that were asked about and answered on the board by the other
    /// side, in the order in which all were seen. The questions stay open.
    pub(super) fn record_answered_out_of_turn(&mut self, view: &StableView) {
        let is_left = |q: &&OpenQuestion| q.kind == QuestionKind::OutOfTurn && !self.line.shows(&q.points);
        let left: Vec<_> = self.questions.iter().filter(is_left).collect();
        if left.is_empty() || !left.iter().all(|q| self.is_answered(q)) {
            return;
        }
        let stones: Vec<_> = left.iter().flat_map(|q| q.points.iter().copied()).collect();
        // Hands that clear the board hide its stones first.
        let view = &self.point_history.with_hidden(view.clone(), &stones);
        let context = self.revision_context(view);
        let adds_only = |r: &Revision| r.dropped == 0 && r.lifted == 0 && r.left.is_empty();
        let Some(revision) = context.best().filter(|r| adds_only(r) && r.cost < context.cost_of_leaving()) else {
            return;
        };
        self.revise(&revision, view, [MoveFlag::Asked, MoveFlag::Asked]);
        let line = &self.line;
        self.questions.let_stand(|q| line.shows(&q.points));
    }

    /// When two hypotheses explain everything equally well for some time, commits the better one and asks.
    pub(super) fn ask_if_undecided(&mut self, view: &StableView) {
        let best = self.beam.best();
        let margin = self.settings.margin;
        let first = |h: &Hypothesis| h.steps.first().map(|s| (s.color, s.point));
        let rivals = |h: &&Hypothesis| h.score() > best.score() - margin && !h.steps.is_empty();
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let explains = best.contradicted(view, &evidence, &self.settings.weights).is_empty();
        let is_open = self.beam.all().iter().filter(rivals).any(|h| first(h) != first(best));
        if !explains || !is_open || best.undone > 0 || self.questions.any_unexplained() {
            self.weighing.set_decided();
            return;
        }
        let (since, views) = self.weighing.note_undecided(view.time);
        let limits = &self.settings.limits;
        let is_overdue = if view.settled {
            views >= limits.undecided_views
        } else {
            view.time.saturating_sub(since) >= limits.undecided
        };
        if !is_overdue {
            return;
        }
        self.weighing.set_decided();
        let lines: Vec<Hypothesis> = self.beam.all().iter().filter(rivals).take(MAX_ALTERNATIVES).cloned().collect();
        self.commit_best_and_ask(&lines, view, view.time);
    }

    fn revision_context<'a>(&'a self, view: &'a StableView) -> RevisionContext<'a> {
        RevisionContext {
            positions: self.line.positions(),
            moves: self.line.moves(),
            fixed: self.line.fixed(),
            view,
            point_history: &self.point_history,
            overruled: self.overruled().collect(),
        }
    }

    /// Makes the record what the revision says; new moves get `flags`.
    fn revise(&mut self, revision: &Revision, view: &StableView, flags: [MoveFlag; 2]) {
        let before = self.line.moves().to_vec();
        let odd = self.beam.best().odd.clone();
        if before.len() > revision.keep {
            self.events.push(RecorderEvent::TakenBack { time: view.time, moves: before.len() - revision.keep });
            self.take_back(before.len() - revision.keep);
        }
        for item in &revision.line {
            match item {
                RevisionItem::Move(r) => {
                    let known = r.was.map(|i| before[i].clone());
                    self.record(known.unwrap_or_else(|| new_move(r, view.time, flags)), r.out_of_turn, view.time);
                }
                RevisionItem::Lifted { point, .. } => self.adjust(vec![(*point, None)], None, view.time),
            }
        }
        self.unexplained.take();
        self.weighing.forget();
        self.line.set_last_step(None);
        let Some(position) = self.line.end().cloned() else { return };
        let mut root = Hypothesis::nothing_new(position);
        root.odd = odd;
        let known = |p: &Point, odd: &Discrepancy| root.position.stones().get(*p) != odd.seen;
        let kept = root.odd.iter().filter(|(p, odd)| known(p, odd)).map(|(p, odd)| (*p, *odd)).collect();
        root.odd = kept;
        self.beam = Beam::new(self.settings.weights, vec![root]);
    }

    /// Puts the stones that no line explains into the record as they are seen, once play goes on around them.
    fn adjust_to_view(&mut self, revision: &Revision, view: &StableView) {
        if revision.left.iter().all(|(_, stone)| stone.is_none()) {
            return;
        }
        let Some(position) = self.line.end() else { return };
        let latest = view
            .size
            .points()
            .filter_map(|p| Some((self.point_history.since(p, view), view.best(p).0.stone()?)))
            .max_by_key(|&(since, _)| since);
        let to_play = latest.map(|(_, c)| c.opponent()).filter(|&c| c != position.to_play());
        self.adjust(revision.left.clone(), to_play, view.time);
        self.reset_beam();
    }

    /// Adjusts the end of the record without a move.
    fn adjust(&mut self, stones: Vec<(Point, Option<Color>)>, to_play: Option<Color>, time: Duration) {
        if self.line.end().is_none() {
            return;
        }
        self.line.adjust(&stones, to_play);
        let comment = "Taken as it lies: no moves in turn lead here, and play went on. A question is open.".to_owned();
        let adjustment = Adjustment { after: self.line.moves().len(), stones, to_play, comment };
        self.events.push(RecorderEvent::Adjusted { time, adjustment });
    }

    /// Whether the difference is a reply to stones that were asked about: a single stone of the other colour. It is no
    /// new question, and is expected on the board along with them.
    pub(super) fn is_reply(&mut self, differences: &Differences) -> bool {
        let [(point, PointState::Stone(color))] = differences.extra[..] else { return false };
        if !differences.missing.is_empty() || !differences.swapped.is_empty() {
            return false;
        }
        let odd = &self.beam.best().odd;
        let Some(q) = self.questions.iter().rev().find(|q| q.is_unexplained()) else { return false };
        let of_this = |id: u32| odd.iter().filter(move |(_, o)| o.question == Some(id));
        let others = of_this(q.id).all(|(_, o)| o.seen == Some(color.opponent()));
        if !others || of_this(q.id).count() == 0 {
            return false;
        }
        let id = q.id;
        self.expect_discrepancies(&[(point, PointState::Stone(color))], Some(id));
        self.unexplained.take();
        self.weighing.forget();
        true
    }
}

/// A new move of a revision.
fn new_move(r: &Revised, time: Duration, flags: [MoveFlag; 2]) -> CommittedMove {
    CommittedMove {
        number: 0,
        color: r.color,
        point: r.point,
        time: r.since,
        committed: time,
        confidence: confidence(REVISED_MARGIN),
        flags: flags.into_iter().collect(),
    }
}
