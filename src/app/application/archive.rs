//! The page of the archive.

use std::sync::Arc;

use egui::Context;

use super::{Application, REPAINT_DELAY};
use crate::app::archive::command::ArchivePageCommand;
use crate::app::archive::page::{ArchivePage, OpenedGame};
use crate::app::backend::Wake;
use crate::app::message::Urgency;

impl Application {
    /// Opens the page, as it was when it was left; where it is open, its search is asked for.
    pub(super) fn open_archive(&mut self, ctx: &Context) {
        if let Some(page) = self.archive.as_mut().filter(|_| self.state.archive_open) {
            page.searches += 1;
            return;
        }
        let woken = ctx.clone();
        let wake: Wake = Arc::new(move || woken.request_repaint_after(REPAINT_DELAY));
        match self.backend.open_archive(&self.records, wake) {
            Ok(reader) => {
                match &mut self.archive {
                    Some(page) => page.reopen(reader),
                    None => self.archive = Some(ArchivePage::new(reader)),
                }
                self.state.archive_open = true;
                self.message = None;
            }
            Err(why) => self.problem(why.to_string()),
        }
    }

    pub(super) fn execute_archive(&mut self, command: ArchivePageCommand) {
        let Some(page) = &mut self.archive else { return };
        match command {
            ArchivePageCommand::Open => {
                if let Some(game) = page.open() {
                    self.open_archived(game);
                }
            }
            ArchivePageCommand::ShowFolder => {
                if let Some(folder) = page.folder()
                    && let Err(why) = self.backend.show_folder(&folder)
                {
                    self.problem(why.to_string());
                }
            }
            ArchivePageCommand::AskExport => {
                page.export = Some(self.backend.export_target(&self.records).display().to_string());
            }
            command => {
                // What could not be done is said until something else is tried; that rows come onto the screen is no try.
                let is_try = !matches!(command, ArchivePageCommand::Visible(..));
                let before = self.message.take_if(|before| !is_try || before.urgency == Urgency::Note);
                self.message = page.execute(command).or(before);
            }
        }
    }

    /// Takes what the archive has answered.
    pub(super) fn update_archive(&mut self, ctx: &Context) {
        let Some(page) = &mut self.archive else { return };
        let (message, opened) = page.poll(ctx);
        if message.is_some() {
            self.message = message;
        }
        if let Some(game) = opened
            && self.state.archive_open
        {
            self.open_archived(game);
        }
    }

    fn open_archived(&mut self, game: OpenedGame) {
        match game {
            OpenedGame::File(path) => {
                self.message = None;
                self.open_recording(&path);
                // Where it cannot be opened the page stays, with the reason.
                self.state.archive_open = self.message.is_some();
            }
            OpenedGame::Record(record) => {
                self.message = None;
                self.show_record(*record);
                self.state.archive_open = false;
            }
        }
    }
}
