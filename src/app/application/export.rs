//! The export of the game on the screen.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::{Application, REPAINT_DELAY};
use crate::app::backend::Wake;
use crate::app::command::Command;
use crate::app::dialog::Dialog;
use crate::app::game_export::{GameExportForm, GameExportLook};
use crate::app::message::Message;
use kifuscribe_recording::game_export::{ExportableGame, GameExportError};
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_storage::free_path::free_path;

impl Application {
    /// Executes a command about the export.
    pub(super) fn execute_export(&mut self, command: Command) {
        match command {
            Command::AskExport(look) => {
                let path = self.export_path(look).display().to_string();
                self.state.dialog = Some(Dialog::Export(GameExportForm { look, path }));
            }
            Command::EditExportPath(path) => {
                if let Some(Dialog::Export(form)) = &mut self.state.dialog {
                    form.path = path;
                }
            }
            Command::StopExport => {
                if let Some(task) = &self.exporting {
                    task.stop();
                }
            }
            _ => {}
        }
    }

    /// Begins to write the game on the screen.
    pub(super) fn export(&mut self, form: &GameExportForm, ctx: &Context) {
        let Some(snapshot) = self.snapshot() else { return };
        let has_folder = !snapshot.session.as_os_str().is_empty();
        let session = has_folder.then(|| snapshot.session.clone());
        let game = ExportableGame { view: (*snapshot.view).clone(), session };
        let woken = ctx.clone();
        let wake: Wake = Arc::new(move || woken.request_repaint_after(REPAINT_DELAY));
        match self.backend.export_game(game, PathBuf::from(form.path.trim()), wake) {
            Ok(task) => self.exporting = Some(task),
            Err(why) => self.problem(why.to_string()),
        }
    }

    /// Takes what has come of the export.
    pub(super) fn update_export(&mut self) {
        let Some(outcome) = self.exporting.as_ref().and_then(GameExportTask::outcome) else { return };
        let Some(task) = self.exporting.take() else { return };
        self.message = Some(match outcome {
            Ok(outcome) => Message::note(outcome.sentence(task.path())),
            Err(why @ GameExportError::Stopped) => Message::note(why.to_string()),
            Err(why) => Message::problem(why.to_string()),
        });
    }

    /// A path beside the record that is not there yet, or in the folder for records where there is no file of the record.
    fn export_path(&self, look: GameExportLook) -> PathBuf {
        let sgf = self.snapshot().map(|s| s.sgf.clone()).filter(|sgf| !sgf.as_os_str().is_empty());
        let sgf = sgf.unwrap_or_else(|| self.records.join(Path::new("game.sgf")));
        free_path(&sgf.with_extension(look.endings()[0]))
    }
}
