//! The recording: begun, ended, answered, put right, sealed.

use std::sync::Arc;

use egui::Context;

use super::{AFTER_NEWS, Application, Backend, EarlierSession, RecordRequest, Snapshot, Urgency, Wake};
use crate::game::color::Color;
use crate::session::correction::Correction;
use crate::session::recording::{Answer, RecordingView};

impl Application {
    pub(super) fn start(&mut self, resume: Option<EarlierSession>, ctx: &Context) {
        let Some(source) = self.settings.source.clone() else { return };
        // Only one program can have a camera: the look at the table ends before the recording begins.
        self.end_check();
        self.leave();
        self.message = None;
        let ctx = ctx.clone();
        let wake: Wake = Arc::new(move || ctx.request_repaint_after(AFTER_NEWS));
        let corners = self.corners_of(&source);
        let order = RecordRequest {
            source,
            records: self.records.clone(),
            resume,
            corners,
            move_made: self.settings.move_made,
        };
        match self.backend.start(&order, wake) {
            Ok(running) => {
                self.snapshot = Some(running.snapshot());
                self.running = Some(running);
            }
            Err(why) => self.say(Urgency::Problem, why),
        }
    }

    pub(super) fn stop(&mut self) {
        if let Some(running) = &mut self.running
            && !self.is_ending
        {
            running.stop();
            self.is_ending = true;
        }
    }

    /// Back to the choice of a source.
    pub(super) fn leave(&mut self) {
        self.snapshot = None;
        self.game = None;
        self.picture = None;
        self.state.shown = None;
        self.state.question = None;
        self.state.big_board = false;
        self.state.corners = None;
        self.state.lines = None;
        self.state.sealing = false;
        self.state.gaps_seen = 0;
    }

    /// A source that could not be opened is no recording: back to the choice, with the reason.
    fn never_began(&mut self) {
        let Some(snapshot) = &self.snapshot else { return };
        if snapshot.frames_seen == 0
            && let Some(why) = snapshot.error.clone()
        {
            self.leave();
            self.say(Urgency::Problem, why);
        }
    }

    pub(super) fn take_snapshot(&mut self) {
        let Some(running) = &self.running else { return };
        let snapshot = running.snapshot();
        let is_finished = snapshot.finished;
        let shown = self.snapshot.as_ref().map_or(0, |s| s.refused.len());
        let refused = snapshot.refused.get(shown..).unwrap_or_default().join("; ");
        self.snapshot = Some(snapshot);
        if !refused.is_empty() {
            self.say(Urgency::Problem, format!("Not corrected: {refused}"));
        }
        if is_finished {
            self.running = None;
            self.is_ending = false;
            self.never_began();
            self.check_broke_off();
        }
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        let question = self.look().question_in_front();
        match (&mut self.running, question) {
            (Some(running), Some(question)) => running.answer(question, answer),
            (None, Some(question)) => self.amend(|backend, earlier| backend.answer(earlier, question, answer)),
            (_, None) => {}
        }
    }

    pub(super) fn correct(&mut self, correction: Correction) {
        match &mut self.running {
            Some(running) => running.correct(correction),
            None => self.amend(|backend, earlier| backend.correct(earlier, correction)),
        }
    }

    /// The side to move has passed.
    pub(super) fn pass(&mut self) {
        let Some(view) = self.snapshot.as_ref().map(|s| &s.view) else { return };
        let color = view.to_play().unwrap_or(Color::Black);
        let after = view.moves.len();
        self.correct(Correction::Missed { after, moves: vec![(color, None)] });
    }

    /// A person's word on a recording that is over.
    fn amend(&mut self, word: impl FnOnce(&mut dyn Backend, &EarlierSession) -> Result<RecordingView, String>) {
        let Some(snapshot) = self.snapshot.clone() else { return };
        let earlier = EarlierSession { sgf: snapshot.sgf.clone(), session: snapshot.session.clone() };
        match word(self.backend.as_mut(), &earlier) {
            Ok(view) => {
                let view = Arc::new(view);
                self.snapshot = Some(Arc::new(Snapshot { view, version: snapshot.version + 1, ..(*snapshot).clone() }));
            }
            Err(why) => self.say(Urgency::Problem, why),
        }
    }

    /// Closes the record on the screen for good, as a person has confirmed.
    pub(super) fn seal(&mut self, ctx: &Context) {
        let mut head = String::new();
        self.amend(|backend, earlier| {
            let (view, proof) = backend.seal(earlier)?;
            head = proof;
            Ok(view)
        });
        if !head.is_empty() {
            self.say(Urgency::Note, format!("Sealed. This proves the record later; it is on the clipboard: {head}"));
            ctx.copy_text(head);
        }
    }
}
