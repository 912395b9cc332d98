//! What the recorder does when the record was wrong, or nobody can tell: it revises, goes on, decides and asks.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{Adjustment, MoveFlag};
use crate::recorder::differences::Differences;
use crate::recorder::event::{CommittedMove, RecorderEvent};
use crate::recorder::hypotheses::{Beam, Discrepancy, Hypothesis, LogLikelihoods};
use crate::recorder::machine::{Recorder, SURE, confidence};
use crate::recorder::revision::{Revised, Revision, RevisionContext, RevisionItem};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// A revision has to be so much more probable than the record as it stands, in nats.
const REVISED_MARGIN: f64 = 2.0;

impl Recorder {
    /// Revises the record where another game, no more out of turn, leaves nothing unexplained: a reading that
    /// was no stone goes, and what was really played takes its place.
    pub(super) fn put_right(&mut self, view: &StableView) -> bool {
        let case = self.case(view);
        let is_better = |r: &Revision| {
            let in_turn = r.dropped > 0 && r.lifted == 0 && r.more_out_of_turn <= 0 && r.left.is_empty();
            in_turn && r.cost + REVISED_MARGIN <= case.cost_of_leaving()
        };
        let Some(revision) = case.best().filter(is_better) else { return false };
        self.revise(&revision, view, [MoveFlag::Corrected, MoveFlag::Uncertain]);
        let explained: Vec<u32> =
            self.questions.iter().filter(|q| self.are_recorded(&q.points)).map(|q| q.id).collect();
        self.settle_questions(|q| explained.contains(&q.id), view.time);
        true
    }

    /// When both sides have played on after a question, the record goes on too: it takes the most probable line,
    /// also one that is out of turn, and the question stays.
    pub(super) fn go_on(&mut self, view: &StableView) {
        let Some(oldest) = self.questions.iter().find(|q| q.about_stones && !q.standing) else { return };
        let since = oldest.time;
        let asked_about = |p: Point| self.questions.iter().any(|q| q.points.iter().any(|a| a.0 == p));
        let played_on = |color: Color| {
            view.size.points().any(|p| {
                let sure = view.readings[p.index(view.size)].of(PointState::Stone(color)) >= SURE;
                sure && self.sightings.since(p, view) > since && !asked_about(p)
            })
        };
        if !Color::BOTH.into_iter().all(played_on) {
            return;
        }
        let case = self.case(view);
        let Some(revision) = case.best().filter(|r| r.cost < case.cost_of_leaving()) else { return };
        self.revise(&revision, view, [MoveFlag::Asked, MoveFlag::Asked]);
        self.take_as_it_lies(&revision, view);
        let standing: Vec<bool> = self.questions.iter().map(|q| self.are_recorded(&q.points)).collect();
        self.questions.iter_mut().zip(standing).for_each(|(q, standing)| q.standing |= standing);
    }

    /// Where two lines explain everything equally well and stay so, the record takes the better one and asks.
    pub(super) fn decide(&mut self, view: &StableView) {
        const MOST_ALTERNATIVES: usize = 4;
        let best = self.beam.best();
        let margin = self.settings.margin;
        let first = |h: &Hypothesis| h.steps.first().map(|s| (s.color, s.point));
        let rivals = |h: &&Hypothesis| h.score() > best.score() - margin && !h.steps.is_empty();
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let explains = best.contradicted(view, &evidence, &self.settings.weights).is_empty();
        let is_open = self.beam.all().iter().filter(rivals).any(|h| first(h) != first(best));
        let asked_already = self.questions.iter().any(|q| q.about_stones && !q.standing);
        if !explains || !is_open || best.undone > 0 || asked_already {
            self.undecided = None;
            return;
        }
        let (since, looks) = self.undecided.map_or((view.time, 1), |(since, looks)| (since, looks + 1));
        self.undecided = Some((since, looks));
        let p = &self.settings.patience;
        let waited =
            if view.settled { looks >= p.undecided_looks } else { view.time.saturating_sub(since) >= p.undecided };
        if !waited {
            return;
        }
        self.undecided = None;
        let lines: Vec<Hypothesis> = self.beam.all().iter().filter(rivals).take(MOST_ALTERNATIVES).cloned().collect();
        self.go_on_and_ask(&lines, view, view.time);
    }

    const fn case<'a>(&'a self, view: &'a StableView) -> RevisionContext<'a> {
        RevisionContext {
            history: self.history.as_slice(),
            moves: self.moves.as_slice(),
            view,
            sightings: &self.sightings,
        }
    }

    /// Makes the record what the revision says; new moves get `flags`.
    fn revise(&mut self, revision: &Revision, view: &StableView, flags: [MoveFlag; 2]) {
        let before = self.moves.clone();
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
        self.trouble = None;
        self.last_view = None;
        self.last_step = None;
        let Some(position) = self.history.last().cloned() else { return };
        let mut root = Hypothesis::nothing_new(position);
        root.odd = odd;
        let known = |p: &Point, odd: &Discrepancy| root.position.stones().get(*p) != odd.seen;
        let kept = root.odd.iter().filter(|(p, odd)| known(p, odd)).map(|(p, odd)| (*p, *odd)).collect();
        root.odd = kept;
        self.beam = Beam::new(self.settings.weights, vec![root]);
    }

    /// Puts the stones that no line explains into the record as they lie, once play goes on over them.
    fn take_as_it_lies(&mut self, revision: &Revision, view: &StableView) {
        if revision.left.iter().all(|(_, stone)| stone.is_none()) {
            return;
        }
        let Some(position) = self.history.last() else { return };
        let latest = view
            .size
            .points()
            .filter_map(|p| match view.best(p).0 {
                PointState::Stone(c) => Some((self.sightings.since(p, view), c)),
                _ => None,
            })
            .max_by_key(|&(since, _)| since);
        let to_play = latest.map(|(_, c)| c.opponent()).filter(|&c| c != position.to_play());
        self.adjust(revision.left.clone(), to_play, view.time);
        if let Some(end) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(end.clone())]);
        }
    }

    /// Puts stones into the record's end as they lie.
    fn adjust(&mut self, stones: Vec<(Point, Option<Color>)>, to_play: Option<Color>, time: Duration) {
        let Some(position) = self.history.last_mut() else { return };
        for &(p, stone) in &stones {
            position.set_stone(p, stone);
        }
        if let Some(color) = to_play {
            position.set_to_play(color);
        }
        let comment = "Taken as it lies: no moves in turn lead here, and play went on. A question is open.".to_owned();
        let adjustment = Adjustment { after: self.moves.len(), stones, to_play, comment };
        self.events.push(RecorderEvent::Adjusted { time, adjustment });
    }

    /// Whether the record's end has these points as they are seen.
    pub(super) fn are_recorded(&self, points: &[(Point, PointState)]) -> bool {
        let Some(end) = self.history.last() else { return false };
        points.iter().all(|&(p, seen)| end.stones().get(p).map_or(PointState::Empty, PointState::Stone) == seen)
    }

    /// A single stone of the other colour after stones of one colour that were asked about is no new question:
    /// play goes on. It lies there with them until it is known how.
    pub(super) fn is_a_reply(&mut self, differences: &Differences) -> bool {
        let [(point, PointState::Stone(color))] = differences.extra[..] else { return false };
        if !differences.missing.is_empty() || !differences.swapped.is_empty() {
            return false;
        }
        let odd = &self.beam.best().odd;
        let Some(q) = self.questions.iter().rev().find(|q| q.about_stones && !q.standing) else { return false };
        let of_this = |id: u32| odd.iter().filter(move |(_, o)| o.question == id);
        let others = of_this(q.id).all(|(_, o)| o.seen == Some(color.opponent()));
        if !others || of_this(q.id).count() == 0 {
            return false;
        }
        let id = q.id;
        self.take_as_odd(&[(point, PointState::Stone(color))], id);
        self.trouble = None;
        self.last_view = None;
        true
    }
}

/// A move that a revision puts into the record.
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
