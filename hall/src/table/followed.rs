//! The state after some lines of a table's journal, and the questions that are shown of it.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::recording::{RecordingView, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_platform::clock::millis_of;

use crate::attention::Circumstances;
use crate::clock::Millis;
use crate::intake::TakenLine;
use crate::round::{GameFit, TablePairing, begun};
use crate::shown_question::{GivenAnswer, KEPT, QuestionProgress, ShownQuestion};
use crate::standstill::StillSince;

/// The state after some lines of a journal.
#[derive(Debug, Default)]
pub(super) struct Followed {
    pub(super) state: SessionState,
    pub(super) lines: usize,
    /// The hashes of the first line and of the last one.
    pub(super) first: String,
    pub(super) head: String,
    /// When the recording was begun.
    pub(super) begun: Millis,
    /// Since when the recording is paused, or its record frozen.
    pub(super) held: Option<StillSince>,
    /// When the last line came.
    pub(super) changed: Option<Millis>,
    /// Questions that were open a moment ago.
    pub(super) closed: Vec<ClosedQuestion>,
}

impl Followed {
    /// Takes the next line.
    pub(super) fn apply(&mut self, line: &TakenLine) {
        let (at, before) = (line.at, self.state.phase());
        let open = self.state.questions().iter().filter(|asked| asked.is_open());
        let open: Vec<Question> = open.map(|asked| asked.question.clone()).collect();
        self.state.apply(&line.event);
        let still_open: Vec<u32> = open.iter().map(|question| question.id).filter(|&id| self.is_open(id)).collect();
        for question in open.into_iter().filter(|question| !still_open.contains(&question.id)) {
            let progress = match &line.event {
                SessionEvent::Answered { question: answered, answer, signed, .. } if *answered == question.id => {
                    let given = GivenAnswer { answer: *answer, by: signed.by.clone() };
                    QuestionProgress::Written { given, at, is_of_hall: false }
                }
                _ => QuestionProgress::Settled { at },
            };
            let has_picture = self.state.view().picture_of_question(question.id).is_some();
            self.closed.retain(|closed| closed.question.id != question.id);
            self.closed.push(ClosedQuestion { question, has_picture, progress, at });
        }
        if self.lines == 0 {
            self.begun = begun(at, &self.state.view().started);
            self.first.clone_from(&line.hash);
        }
        self.lines += 1;
        self.head.clone_from(&line.hash);
        self.changed = Some(at);
        self.held = StillSince::after(self.held, [before, self.state.phase()], at);
    }
}

impl Followed {
    /// How the game fits what is paired.
    pub(super) fn fit(&self, pairing: &TablePairing, around: &Circumstances) -> GameFit {
        let fit = if self.lines == 0 { GameFit::Fits } else { pairing.fit(self.state.info(), self.begun) };
        if fit == GameFit::Fits && around.results_differ { GameFit::ResultsDiffer } else { fit }
    }

    /// Forgets questions that are open no more for a while. Returns whether there were some.
    pub(super) fn forget_closed(&mut self, now: Millis) -> bool {
        let before = self.closed.len();
        self.closed.retain(|closed| now - closed.at < KEPT);
        self.closed.len() != before
    }

    /// Whether a question waits for an answer.
    pub(super) fn is_open(&self, question: u32) -> bool {
        self.state.questions().iter().any(|asked| asked.question.id == question && asked.is_open())
    }
}

/// A question that was open a moment ago.
#[derive(Debug, Clone)]
pub(super) struct ClosedQuestion {
    question: Question,
    has_picture: bool,
    progress: QuestionProgress,
    at: Millis,
}

/// How far the answer has come, with whether it was given in the hall, as the acts say that were done there.
fn with_source(closed: &ClosedQuestion, acts: &[HallAct]) -> QuestionProgress {
    let mut progress = closed.progress.clone();
    if let QuestionProgress::Written { given, is_of_hall, .. } = &mut progress {
        let is_it = |act: &HallAct| {
            matches!(act.kind, HallActKind::Answer { question, answer } if question == closed.question.id && answer == given.answer)
                && act.signed.by == given.by
        };
        *is_of_hall = acts.iter().any(is_it);
    }
    progress
}

/// The open questions and those that were open a moment ago, by their numbers.
pub(super) fn shown_questions(followed: &Followed, view: &RecordingView, acts: &[HallAct]) -> Vec<ShownQuestion> {
    let Some(record) = &view.record else { return Vec::new() };
    let open = view.questions.iter().map(|question| {
        let waiting = acts.iter().filter(|act| act.outcome(&followed.state) == HallActOutcome::Waiting);
        let given = waiting.rev().find_map(|act| match act.kind {
            HallActKind::Answer { question: id, answer } if id == question.id => Some((answer, act)),
            HallActKind::Answer { .. } | HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. } => None,
        });
        let progress = given.map_or(
            QuestionProgress::Open,
            |(answer, HallAct { signed: Signature { at, by }, in_place_of, .. })| {
                let in_place_of = in_place_of.clone().map(|(answer, by)| GivenAnswer { answer, by });
                let given = GivenAnswer { answer, by: by.clone() };
                QuestionProgress::OnItsWay { given, at: millis_of(at).unwrap_or_default(), in_place_of }
            },
        );
        let has_picture = view.picture_of_question(question.id).is_some();
        ShownQuestion::new(question, record.size, has_picture, progress).about(record)
    });
    let closed = followed.closed.iter().map(|closed| {
        let progress = with_source(closed, acts);
        ShownQuestion::new(&closed.question, record.size, closed.has_picture, progress)
    });
    let mut shown: Vec<ShownQuestion> = closed.chain(open).collect();
    shown.sort_by_key(|question| question.id);
    shown
}
