//! The end of a game: what is pending when the record is frozen, what may follow, and what is added to it.

use std::time::Duration;

use crate::game::point::Point;
use crate::game::record::MoveFlag;
use crate::recorder::beam::Beam;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Alternative, CommittedMove, QuestionKind, RecorderEvent, StopCause};
use crate::recorder::hypotheses::Hypothesis;
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::open_questions::OpenQuestion;
use crate::recorder::machine::pending::Pending;
use crate::recorder::machine::phase::RecorderPhase;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::LAST_MARGIN;
use crate::recorder::misalignment;
use crate::recorder::revision::PointHistory;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// A hypothesis that is so little behind the best one at the end is asked about, in nats.
const NEAR_AT_THE_END: f64 = 1.5;
/// A board counts as whole if at most one point in so many is hidden.
const MAX_HIDDEN_OF_WHOLE: usize = 20;
/// The most alternatives of a question.
const MAX_ALTERNATIVES: usize = 4;
/// After a person has said that play goes on, a board that has stayed the same for this time is compared with the record.
const STILL_FOR: Duration = Duration::from_secs(2);
/// The same for settled views, as a number of views.
const STILL_VIEWS: u32 = 2;
/// After this time, play goes on although a few points are unexplained, and asks about them: somebody may still be putting
/// stones back before.
const PATIENT_FOR: Duration = Duration::from_secs(10);
/// The same for settled views, as a number of views.
const PATIENT_VIEWS: u32 = 4;
/// The most unexplained points with which play goes on; with more, the board is not set up yet.
const MOST_TO_ASK_ABOUT: usize = 4;
/// A board that was exchanged is seen whole at most so long after the first of its stones was taken for a move.
const EXCHANGED_WITHIN: Duration = Duration::from_secs(60);
/// The most moves that are taken from a board that was set up out of sight; with more, it may be another game or a count.
const MOST_BEYOND: usize = 12;

impl Recorder {
    /// Ends the recording with its source: commits what is pending, flagged where it is not certain.
    pub fn finish(&mut self) -> Vec<RecorderEvent> {
        // What is pending may be older than what a person has said.
        let settled = self.seen_otherwise();
        let is_playing = self.phase.is_playing() && !self.is_counted;
        if let Some(last) = self.visibility.last().filter(|_| is_playing).cloned() {
            let is_covered = last.readings.iter().any(|r| r.best().0 == PointState::Covered);
            let turned = misalignment::turned(&last, self.orientation.quarters());
            let mut moving = StableView { settled: false, ..StableView::as_it_is(&turned) };
            self.point_history.date(&mut moving);
            let view = StableView { settled: true, ..moving.clone() };
            if !is_covered && !self.visibility.is_lost() && Some(last.size) == self.line.size() {
                self.consider(&moving);
            }
            let evidence = LogLikelihoods::of_view(&view, &self.settings.weights);
            if self.beam.best().contradicted(&view, &evidence, &self.settings.weights).is_empty() {
                self.note_pending(&view);
            }
            if let Some(differences) = self.unexplained.take().filter(|_| self.phase.is_playing()) {
                // Stones that are missing as the source ends are the beginning of the clearing up.
                if !differences.extra.is_empty() || !differences.swapped.is_empty() {
                    self.pending = None;
                    self.ask_about_territory(&view);
                    let is_fill_begun = self.is_fill_begun(&view);
                    self.ask_about_unexplained(&view, is_fill_begun);
                    if self.beam.best().contradicted(&view, &evidence, &self.settings.weights).is_empty() {
                        self.note_pending(&view);
                    }
                }
            }
            if self.phase.is_playing() {
                self.commit_pending(self.now);
                self.ask_about_last_stones(&view, &settled);
                if self.is_fill_begun(&view) {
                    self.ask_about_moves_of_the_fill(if self.visibility.is_settled() { &view } else { &moving });
                }
            }
        }
        std::mem::take(&mut self.events)
    }

    /// Freezes the record.
    pub(super) fn stop(&mut self, why: StopCause, view: &StableView) {
        // The questions since the last move were about the beginning of the end. But where stones are taken off, a stone that
        // came onto the board out of turn may have been a move: a person has to say.
        let last = self.line.moves().len();
        let may_be_a_move = |q: &OpenQuestion| why == StopCause::Cleared && q.kind == QuestionKind::OutOfTurn;
        self.settle_questions(|q| q.after == last && !may_be_a_move(q), view.time);
        self.questions.let_stand(may_be_a_move);
        self.commit_pending(view.time);
        if why == StopCause::Filled {
            self.ask_about_moves_of_the_fill(view);
        }
        self.events.push(RecorderEvent::Stopped { time: view.time, why });
        self.phase = RecorderPhase::stopped(why, view.time);
        self.unexplained.take();
        self.visibility.restore_pause(None);
        self.reset_beam();
    }

    /// Stores what is pending, as long as nothing is unexplained.
    pub(super) fn note_pending(&mut self, view: &StableView) {
        let (beam, view) = (self.beam.clone(), view.clone());
        self.pending = Some(Pending { beam, view, moves: self.line.moves().len() });
    }

    /// When no more evidence can come: commits what was pending before the board was disturbed where it is clearly the
    /// most probable, and asks about it where it is not.
    fn commit_pending(&mut self, time: Duration) {
        let Some(pending) = self.pending.take().filter(|p| p.moves == self.line.moves().len()) else { return };
        let was_asked = self.questions.any_unexplained();
        let view = pending.view;
        self.beam = pending.beam;
        if self.beam.all().len() == 1 {
            // Weak evidence was not weighed as long as the next view could tell.
            self.beam.advance(&view, &LogLikelihoods::of_view(&view, &self.settings.weights), Vec::new());
        }
        self.commit_settled(&view, time, LAST_MARGIN);
        self.record_answered_out_of_turn(&view);
        if !was_asked {
            self.ask_what_is_left_open(&view, time);
        }
    }

    /// Asks about hypotheses that are not far behind the record at its end.
    fn ask_what_is_left_open(&mut self, view: &StableView, time: Duration) {
        let best = self.beam.best();
        let first = |h: &Hypothesis| (h.undone, h.steps.first().map(|s| (s.color, s.point)));
        let is_near = |h: &&Hypothesis| h.undone == 0 && h.score() > best.score() - NEAR_AT_THE_END;
        let mut lines: Vec<&Hypothesis> = Vec::new();
        for h in self.beam.all().iter().filter(is_near) {
            if lines.len() < MAX_ALTERNATIVES && lines.iter().all(|l| first(l) != first(h)) {
                lines.push(h);
            }
        }
        if lines.len() < 2 || best.undone > 0 {
            return;
        }
        let lines: Vec<Hypothesis> = lines.into_iter().cloned().collect();
        self.commit_best_and_ask(&lines, view, time);
    }

    /// After a stop: goes on with the game if the board is as the record has it again, but for the stones of its last moves at most, or
    /// notes that it is being filled in.
    pub(super) fn update_stop(&mut self, view: &StableView) {
        self.forget_agreed(view);
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        let is_shown = view.hidden() * MAX_HIDDEN_OF_WHOLE <= view.size.area();
        let gone = if contradicted.is_empty() { Some(0) } else { self.last_moves_gone(view, &evidence) };
        let is_whole = is_shown && gone.is_some();
        let is_filled = self.line.end().is_some_and(|end| {
            let why = Differences::of(&contradicted, end).end_of_game(end.stones());
            why == Some(StopCause::Filled) && !view.hides_much_of(end.stones())
        });
        self.events.extend(self.phase.update_stop(is_whole, is_filled, view.settled, view.time));
        if let (true, Some(gone @ 1..)) = (self.phase.is_playing(), gone) {
            self.take_back_and_ask(gone, view);
        }
    }

    /// The number of last moves without which the record is as a board shows it that lies there after another one: their stones may be those
    /// of that one. Only moves from shortly before the stop are meant, and no more than play asks about.
    fn last_moves_gone(&self, view: &StableView, evidence: &LogLikelihoods) -> Option<usize> {
        let since = self.phase.cleared_at()?.saturating_sub(EXCHANGED_WITHIN);
        let (moves, positions) = (self.line.moves(), self.line.positions());
        let late = moves[self.line.fixed()..].iter().rev().take_while(|m| m.committed >= since && !m.is_vouched_for());
        let is_without = |&taken: &usize| {
            let before = positions.iter().rev().nth(taken).map(|before| Hypothesis::nothing_new(before.clone()));
            before.is_some_and(|before| before.contradicted(view, evidence, &self.settings.weights).is_empty())
        };
        (1..=late.take(MOST_TO_ASK_ABOUT).count()).find(is_without)
    }

    /// Takes out the last moves, whose stones are gone, and asks whether they were moves.
    fn take_back_and_ask(&mut self, gone: usize, view: &StableView) {
        let last = self.line.moves().len() - gone;
        let moves: Alternative = self.line.moves()[last..].iter().map(|m| (m.color, m.point)).collect();
        let points = moves.iter().filter_map(|m| m.1).map(|p| (p, view.best(p).0)).collect();
        self.events.push(RecorderEvent::TakenBack { time: view.time, moves: gone });
        self.take_back(gone);
        let id = self.ask(QuestionKind::Vanished, points, vec![moves, Vec::new()], view.time);
        self.questions.let_stand(|q| q.id == id);
    }

    /// A person follows the count from now on: what lies on the board is no move until the count is left, or a person says that
    /// play goes on. Returns the events of a move that was not committed yet.
    pub fn begin_count(&mut self) -> Vec<RecorderEvent> {
        if self.phase.is_playing() && !self.is_counted {
            self.commit_pending(self.now);
            self.forget_unrecorded();
        }
        self.is_counted = true;
        std::mem::take(&mut self.events)
    }

    /// The count is no longer followed: stones may be moves again.
    pub const fn leave_count(&mut self) {
        self.is_counted = false;
    }

    /// The first stones of a count were seen after both sides have passed: freezes the record, as where the board is filled in.
    pub fn note_fill(&mut self) -> Vec<RecorderEvent> {
        if let Some(last) = self.visibility.last().cloned()
            && self.phase.is_playing()
            && self.line.is_after_two_passes()
        {
            let turned = misalignment::turned(&last, self.orientation.quarters());
            self.pending = None;
            self.stop(StopCause::Filled, &StableView::as_it_is(&turned));
        }
        std::mem::take(&mut self.events)
    }

    /// A person says that play goes on after a stop: it does as soon as the board is as the record, or moves after it,
    /// would have it.
    pub fn play_on(&mut self) {
        self.is_counted = false;
        if self.phase.play_on() {
            self.unexplained.take();
        }
    }

    /// The points at which the last still board fits no game that goes on from the record, where a person has said that play
    /// goes on; `None` where nothing is awaited.
    #[must_use]
    pub fn awaited(&self) -> Option<&[Point]> {
        self.phase.awaited()
    }

    /// Goes on with the game where a still board is explained by the record, by moves after it, or but for a few points,
    /// about which play asks.
    pub(super) fn await_play(&mut self, view: &StableView) {
        let Some(record) = self.record_as_it_is() else { return };
        if view.hidden() * MAX_HIDDEN_OF_WHOLE > view.size.area() {
            return;
        }
        let weights = self.settings.weights;
        let evidence = LogLikelihoods::of_view(view, &weights);
        let contradicted = record.contradicted(view, &evidence, &weights);
        let (since, views) = self.unexplained.note(&Differences::of(&contradicted, &record.position), true, view.time);
        let lasted = view.time.saturating_sub(since);
        let is_still = if view.settled { views >= STILL_VIEWS } else { lasted >= STILL_FOR };
        if !(is_still || contradicted.is_empty() && view.settled) {
            return;
        }
        // In which order stones came while the record was frozen says nothing of moves: they are as if from one moment.
        let mut view = StableView { since: vec![view.time; view.size.area()], ..view.clone() };
        view.empty_until.fill(Duration::ZERO);
        let mut beam = Beam::new(weights, vec![record]);
        beam.advance(&view, &evidence, self.last_move_taken_back(&view));
        let left = beam.best().contradicted(&view, &evidence, &weights);
        let waits = if view.settled { views < PATIENT_VIEWS } else { lasted < PATIENT_FOR };
        let is_far = left.len() > MOST_TO_ASK_ABOUT;
        if beam.best().steps.len() > MOST_BEYOND || !left.is_empty() && (waits || is_far) {
            let points = if left.is_empty() { &contradicted } else { &left };
            self.phase.note_differing(points.iter().map(|&(p, _)| p).collect());
            return;
        }
        self.events.push(RecorderEvent::Reopened { time: view.time });
        self.phase = RecorderPhase::Playing;
        self.line.set_last_step(None);
        self.point_history = PointHistory::new();
        self.forget_unrecorded();
        self.play(&view);
    }

    /// After both sides have passed, stones come in any order: puts them at the end of the record and marks them, also
    /// those that are out of turn. Returns whether it does.
    pub(super) fn add_after_stop(&mut self, differences: &Differences, view: &StableView) -> bool {
        let in_order = differences.missing.is_empty() && differences.swapped.is_empty();
        if !self.line.is_after_two_passes() || !in_order {
            return false;
        }
        let stones = self.beyond_record(view);
        for (since, point, color) in stones {
            let is_out_of_turn = self.position().is_some_and(|end| end.to_play() != color);
            let m = CommittedMove {
                number: 0,
                color,
                point: Some(point),
                time: since.min(view.time),
                committed: view.time,
                confidence: view.best(point).1,
                flags: [MoveFlag::AfterStop].into_iter().collect(),
            };
            self.record(m, is_out_of_turn, view.time);
        }
        self.line.set_last_step(None);
        self.forget_unrecorded();
        true
    }
}
