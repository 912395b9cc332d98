//! The record on the screen for others: its text, its path, its folder, its export.

use std::path::{Path, PathBuf};

use egui::Context;

use super::{Application, wake};
use crate::app::command::ExportCommand;
use crate::app::dialog::Dialog;
use crate::app::game_export::{GameExportForm, GameExportLook};
use crate::app::message::Message;
use kifuscribe_formats::sgf;
use kifuscribe_language::say;
use kifuscribe_recording::game_export::{ExportableGame, GameExportError};
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_storage::free_path::free_path;

impl Application {
    pub(super) fn execute_export(&mut self, command: ExportCommand, ctx: &Context) {
        match command {
            ExportCommand::CopyRecord => self.copy_record(ctx),
            ExportCommand::CopyPath => self.copy_path(ctx),
            ExportCommand::ShowFolder => self.show_folder(),
            ExportCommand::Ask(look) => {
                let path = self.export_path(look).display().to_string();
                self.acts.dialog = Some(Dialog::Export(GameExportForm { look, path }));
            }
            ExportCommand::Stop => {
                if let Some(task) = &self.pages.exporting {
                    task.stop();
                }
            }
        }
    }

    fn copy_record(&mut self, ctx: &Context) {
        let Some(snapshot) = self.snapshot() else { return };
        let sgf = snapshot.sgf.clone();
        let read = match &snapshot.view.record {
            // One game of a file with several.
            Some(record) if sgf.as_os_str().is_empty() => Ok(sgf::write(record)),
            _ => self.workspace.backend.record_text(&sgf),
        };
        match read {
            Ok(text) => {
                ctx.copy_text(text);
                self.workspace.note(say!("application-the-record-is-on-the").to_owned());
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    fn copy_path(&mut self, ctx: &Context) {
        if let Some(snapshot) = self.snapshot() {
            ctx.copy_text(snapshot.sgf.display().to_string());
            self.workspace.note(say!("application-the-records-path-is-on").to_owned());
        }
    }

    fn show_folder(&mut self) {
        let sgf = self.snapshot().map(|s| s.sgf.clone());
        let folder = sgf.as_deref().and_then(Path::parent).unwrap_or(&self.workspace.records).to_path_buf();
        if let Err(why) = self.workspace.backend.open_outside(&folder) {
            self.workspace.problem(why.to_string());
        }
    }

    /// Begins to write the game on the screen.
    pub(super) fn export(&mut self, form: &GameExportForm, ctx: &Context) {
        let Some(snapshot) = self.snapshot() else { return };
        let has_folder = !snapshot.session.as_os_str().is_empty();
        let session = has_folder.then(|| snapshot.session.clone());
        let game = ExportableGame { view: (*snapshot.view).clone(), session };
        let wake = wake(ctx);
        match self.workspace.backend.export_game(game, PathBuf::from(form.path.trim()), wake) {
            Ok(task) => self.pages.exporting = Some(task),
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    /// Takes what has come of the export.
    pub(super) fn update_export(&mut self) {
        let Some(outcome) = self.pages.exporting.as_ref().and_then(GameExportTask::outcome) else { return };
        let Some(task) = self.pages.exporting.take() else { return };
        self.workspace.message = Some(match outcome {
            Ok(outcome) => Message::note(outcome.sentence(task.path())),
            Err(why @ GameExportError::Stopped) => Message::note(why.to_string()),
            Err(why) => Message::problem(why.to_string()),
        });
    }

    /// A path beside the record that is not there yet, or in the folder for records where there is no file of the record.
    fn export_path(&self, look: GameExportLook) -> PathBuf {
        let sgf = self.snapshot().map(|s| s.sgf.clone()).filter(|sgf| !sgf.as_os_str().is_empty());
        let sgf = sgf.unwrap_or_else(|| self.workspace.records.join(Path::new("game.sgf")));
        free_path(&sgf.with_extension(look.endings()[0]))
    }
}
