//! The page on which a finished count is audited.

use egui::Context;

use super::{Application, wake};
use crate::app::activity::Activity;
use crate::app::command::CountCommand;
use crate::app::count::command::CountPageCommand;
use crate::app::count::page::{CountContext, CountPage};
use crate::app::dialog::Dialog;

impl Application {
    /// Opens the page of an audit, with the record on the screen if there is one.
    pub(super) fn open_count(&mut self) {
        let recorded = self.snapshot().filter(|s| !s.view.moves.is_empty());
        let record = recorded.map(|s| s.sgf.clone()).filter(|sgf| !sgf.as_os_str().is_empty());
        let session = recorded.map(|s| s.session.clone()).filter(|s| !s.as_os_str().is_empty());
        let is_recording = recorded.is_some() && self.current.activity.is_recording();
        let position = recorded.and_then(|s| s.view.position.as_ref()).map(|position| position.stones().clone());
        self.pages.close_count();
        let forms = std::mem::take(&mut self.pages.forms);
        let page = CountPage::new(record, session, is_recording, self.workspace.records.clone(), forms);
        self.pages.count = Some(match position {
            Some(position) => page.ending_with(&position),
            None => page,
        });
        self.workspace.message = None;
    }

    pub(super) fn execute_count(&mut self, command: CountCommand, ctx: &Context) {
        match command {
            CountCommand::Open => self.open_count(),
            CountCommand::Close => {
                self.pages.close_count();
                self.leave_count();
            }
            CountCommand::AskToHide => self.acts.dialog = Some(Dialog::Hide),
            CountCommand::Decide(way) => self.open_ruling(way),
            CountCommand::TakeRulingBack => self.open_withdrawal(),
            CountCommand::Page(command) => self.execute_count_page(command, ctx),
        }
    }

    pub(super) fn execute_count_page(&mut self, command: CountPageCommand, ctx: &Context) {
        // A camera can be opened only once: the preview ends before the count is followed.
        let is_shown = matches!(self.current.activity, Activity::Checking { .. } | Activity::Previewing { .. });
        if command == CountPageCommand::Follow(true) && is_shown {
            self.leave();
        }
        let which = self.workspace.settings.source.as_deref().map(|source| self.which_board(source));
        let Some(page) = &mut self.pages.count else { return };
        let shown = self.current.activity.snapshot().cloned();
        let frame = shown.as_ref().and_then(|s| s.frame.as_ref());
        let seen = shown.as_ref().and_then(|s| s.observation.as_deref());
        let wake = wake(ctx);
        let backend = self.workspace.backend.as_mut();
        let running = self.current.activity.running();
        let source = self.workspace.settings.source.as_deref().zip(which);
        self.workspace.message = page.execute(command, CountContext { backend, running, frame, seen, source, wake });
    }

    pub(super) fn update_count(&mut self, ctx: &Context) {
        let Some(page) = &mut self.pages.count else { return };
        let backend = self.workspace.backend.as_mut();
        if let Some(message) = page.follow_activity(&self.current.activity, backend) {
            self.workspace.message = Some(message);
        }
        page.update(ctx);
    }
}
