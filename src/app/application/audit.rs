//! The page on which a finished count is audited.

use std::sync::Arc;

use egui::Context;

use super::{AFTER_NEWS, Application, CountCommand, CountPage, Wake};

impl Application {
    /// Opens the page of an audit: of the record on the screen, where there is one.
    pub(super) fn open_count(&mut self) {
        let recorded = self.snapshot.as_ref().filter(|s| !s.view.moves.is_empty());
        let record = recorded.map(|s| s.sgf.clone());
        // A journal that a recording is writing belongs to it alone.
        let session = recorded.filter(|_| self.running.is_none()).map(|s| s.session.clone());
        self.count = Some(CountPage::new(record, session, self.records.clone()));
        self.message = None;
    }

    pub(super) fn carry_out_count(&mut self, command: CountCommand, ctx: &Context) {
        let Some(page) = &mut self.count else { return };
        let frame = self.snapshot.as_ref().and_then(|s| s.frame.clone());
        let woken = ctx.clone();
        let wake: Wake = Arc::new(move || woken.request_repaint_after(AFTER_NEWS));
        self.message = page.carry_out(command, self.desk.as_mut(), frame.as_ref(), wake);
    }

    pub(super) fn update_count(&mut self, ctx: &Context) {
        let Some(page) = &mut self.count else { return };
        if let Some(message) = page.poll() {
            self.message = Some(message);
        }
        page.update(ctx);
    }
}
