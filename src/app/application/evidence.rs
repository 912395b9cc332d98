//! What the doubts and questions of a recording rest on: their stored pictures, and which were looked at.

use std::sync::Arc;

use egui::Context;

use super::Application;
use crate::app::picture::UploadedPicture;
use kifuscribe_storage::seen_doubts::SeenDoubt;

impl Application {
    /// Reads which doubts were looked at when another recording comes onto the screen. One that moves to another folder
    /// stays the same.
    pub(super) fn update_seen(&mut self) {
        let session = self.snapshot().map(|s| s.session.clone()).unwrap_or_default();
        if session == self.current.seen.session {
            return;
        }
        let is_moved = self.current.activity.is_recording() && !self.current.seen.session.as_os_str().is_empty();
        if !is_moved {
            self.current.seen.doubts = self.workspace.backend.seen_doubts(&session);
            self.drawn.game = None;
        }
        self.current.seen.session = session;
    }

    /// Notes that the doubt about a move was looked at.
    pub(super) fn see_doubt(&mut self, number: usize) {
        let played = number.checked_sub(1).and_then(|i| self.snapshot()?.view.moves.get(i));
        let Some(doubt) = played.map(|m| SeenDoubt::of_move(m.time, m.color, m.point, m.flags)) else { return };
        self.current.seen.doubts.push(doubt);
        self.drawn.game = None;
        // A record without a session folder is looked at, and nothing is written beside it.
        if self.current.seen.session.as_os_str().is_empty() {
            return;
        }
        if let Err(why) = self.workspace.backend.remember_seen(&self.current.seen.session, &self.current.seen.doubts) {
            self.workspace.problem(why.to_string());
        }
    }

    /// Loads the stored pictures of the question in front, and of the move under the pointer in the timeline.
    pub(super) fn update_evidence(&mut self, ctx: &Context) {
        let Some(snapshot) = self.current.activity.snapshot().map(Arc::clone) else { return };
        let question = self.context().question_in_front().and_then(|id| snapshot.view.question(id));
        let asked = question.map(|question| snapshot.view.pictures_of_question(question));
        let hovered = self.view.hovered_move.map(|number| snapshot.view.pictures_of(number));
        for hash in asked.into_iter().chain(hovered).flatten().flatten() {
            let backend = &mut self.workspace.backend;
            self.drawn.pictures.stored.load(hash, || {
                let frame = backend.move_picture(&snapshot.session, hash)?;
                Some(UploadedPicture::new(ctx, &frame))
            });
        }
    }
}
