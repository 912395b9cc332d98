//! The page of the archive.

use egui::Context;

use super::{Application, wake};
use crate::app::archive::command::ArchivePageCommand;
use crate::app::archive::page::{ArchivePage, OpenedGame};
use crate::app::command::ArchiveCommand;
use crate::app::message::Urgency;

impl Application {
    /// Opens the page, as it was when it was left; where it is open, its search is asked for.
    fn open_archive(&mut self, ctx: &Context) {
        if let Some(page) = self.pages.archive.as_mut().filter(|_| self.pages.archive_is_open) {
            page.search_requests += 1;
            return;
        }
        let wake = wake(ctx);
        match self.workspace.backend.open_archive(&self.workspace.records, wake) {
            Ok(reader) => {
                match &mut self.pages.archive {
                    Some(page) => page.reopen(reader),
                    None => self.pages.archive = Some(ArchivePage::new(reader)),
                }
                self.pages.archive_is_open = true;
                self.workspace.message = None;
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    pub(super) fn execute_archive(&mut self, command: ArchiveCommand, ctx: &Context) {
        let page = self.pages.archive.as_mut();
        match command {
            ArchiveCommand::Open => self.open_archive(ctx),
            ArchiveCommand::Close => self.pages.archive_is_open = false,
            ArchiveCommand::OpenGame => {
                if let Some(game) = page.and_then(ArchivePage::open) {
                    self.open_archived(game);
                }
            }
            ArchiveCommand::ShowFolder => {
                if let Some(folder) = page.and_then(|page| page.folder())
                    && let Err(why) = self.workspace.backend.open_outside(&folder)
                {
                    self.workspace.problem(why.to_string());
                }
            }
            ArchiveCommand::AskExport => {
                if let Some(page) = page {
                    page.export =
                        Some(self.workspace.backend.export_target(&self.workspace.records).display().to_string());
                }
            }
            ArchiveCommand::Page(command) => {
                let Some(page) = page else { return };
                // What could not be done is said until something else is tried; that rows come onto the screen is no try.
                let is_try = !matches!(command, ArchivePageCommand::Visible(..));
                let before = self.workspace.message.take_if(|before| !is_try || before.urgency == Urgency::Note);
                self.workspace.message = page.execute(command).or(before);
            }
        }
    }

    /// Takes what the archive has answered.
    pub(super) fn update_archive(&mut self, ctx: &Context) {
        let Some(page) = &mut self.pages.archive else { return };
        let (message, opened) = page.poll(ctx);
        if message.is_some() {
            self.workspace.message = message;
        }
        if let Some(game) = opened
            && self.pages.archive_is_open
        {
            self.open_archived(game);
        }
    }

    fn open_archived(&mut self, game: OpenedGame) {
        match game {
            OpenedGame::File(path) => {
                self.workspace.message = None;
                self.open_recording(&path);
                // Where it cannot be opened the page stays, with the reason.
                self.pages.archive_is_open = self.workspace.message.is_some();
            }
            OpenedGame::Record(record) => {
                self.workspace.message = None;
                self.show_record(*record);
                self.pages.archive_is_open = false;
            }
        }
    }
}
