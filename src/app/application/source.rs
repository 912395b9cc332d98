//! The choice of a source and of the folder for records: by name, in a dialog, or by dropping a file on the window.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use egui::Context;

use crate::app::application::Application;
use crate::app::archive::command::ArchivePageCommand;
use crate::app::backend::Wake;
use crate::app::command::{Command, CountCommand, DialogCommand, RecordingCommand, SourceCommand};
use crate::app::count::command::CountPageCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::CountPage;
use crate::app::dialog::Dialog;
use crate::app::file_dialog::{FileChoice, FileDialog};
use crate::app::game_export::GameExportForm;
use crate::app::window_mode::WindowMode;
use kifuscribe_language::{Phrase, phrase, say};

/// A file dialog that closes without a path within this time, in seconds, could not be opened.
const DIALOG_FAILED_S: f64 = 0.4;

/// What is said then.
const NO_DIALOG: Phrase = phrase!("source-no-dialog");

impl Application {
    pub(super) fn execute_source(&mut self, command: SourceCommand, ctx: &Context) {
        match command {
            SourceCommand::Use(source) => {
                let elsewhere = self.recorded_in_another_window(&source);
                self.use_source(source);
                // A count is watched when that is asked for; the page shows no preview.
                if self.pages.count.is_none() {
                    self.show_source(ctx);
                    if let Some(elsewhere) = elsewhere {
                        self.workspace.problem(elsewhere);
                    }
                }
            }
            SourceCommand::EditAddress(text) => self.sources.address = text,
            SourceCommand::RefreshCameras => self.sources.cameras = self.workspace.backend.cameras(),
            SourceCommand::Show => self.show_source(ctx),
            SourceCommand::ShowPhone => self.show_phone(ctx),
            SourceCommand::ReadSlip => {
                let frame = self.snapshot().and_then(|snapshot| snapshot.frame.clone());
                if let Some(frame) = frame {
                    self.hall.join_by_slip(&frame, &mut self.workspace);
                }
            }
            SourceCommand::CheckView => self.check_view(ctx),
            SourceCommand::EndCheck => self.leave(),
            SourceCommand::PlaceCorner(corner, at) => self.place_corner(corner, at),
            SourceCommand::KeepCorners => self.keep_corners(),
            SourceCommand::FreeCorners => self.free_corners(),
            SourceCommand::SetLines(lines) => self.set_lines(lines),
            SourceCommand::ChooseBoards(numbers) => self.choose_boards(numbers, ctx),
        }
    }

    /// Shows how a phone becomes the camera; its page is opened where nothing uses it yet.
    fn show_phone(&mut self, ctx: &Context) {
        let Some(phone) = self.context().phone_in_use().map(str::to_owned) else { return };
        if self.workspace.backend.phone(&phone).is_none() {
            self.show_source(ctx);
        }
        self.acts.dialog = self.workspace.backend.phone(&phone).map(Dialog::Phone);
    }

    pub(super) fn use_picked_file(&mut self, now: f64) {
        let Some((choice, path)) = self.sources.pick.as_mut().and_then(|(_, pick)| pick.poll()) else { return };
        let opened = self.sources.pick.take().map_or(now, |(opened, _)| opened);
        if path.is_none() && now - opened < DIALOG_FAILED_S {
            self.workspace.problem(NO_DIALOG.text().to_owned());
        }
        match (choice, path) {
            (FileChoice::Video | FileChoice::Pictures, Some(path)) => self.use_path(&path),
            (FileChoice::Records, Some(path)) => {
                self.workspace.settings.records = path;
                self.workspace.find_records_folder();
                self.workspace.remember();
            }
            (FileChoice::AnotherFolder, Some(path)) => {
                self.send(DialogCommand::edit(Dialog::AnotherFolder(path.display().to_string())));
            }
            (FileChoice::Recording, Some(path)) => self.open_recording(&path),
            (FileChoice::Export, Some(path)) => {
                self.send(ArchivePageCommand::EditExport(path.display().to_string()));
            }
            (FileChoice::GameExport(look), Some(path)) => {
                let form = GameExportForm { look, path: path.display().to_string() };
                self.send(DialogCommand::edit(Dialog::Export(form)));
            }
            (FileChoice::Tournament, Some(path)) => {
                self.next_game.open(&path.display().to_string(), &mut self.workspace);
            }
            (FileChoice::Count(slot), Some(path)) => {
                self.send(CountPageCommand::Use(slot, path.display().to_string()));
            }
            (_, None) => {}
        }
    }

    pub(super) fn use_dropped_file(&self, ctx: &Context) {
        let dropped = ctx.input(|i| i.raw.dropped_files.first().map(|f| f.path().to_path_buf()));
        if let Some(path) = dropped.as_ref().and_then(|p| p.to_str()).filter(|p| !p.is_empty()) {
            self.send(match &self.pages.count {
                Some(page) => {
                    Command::Count(CountCommand::Page(CountPageCommand::Use(slot_for(path, page), path.to_owned())))
                }
                // A file that is dropped on the page of the archive is not a source.
                None if self.pages.archive_is_open => return,
                None if is_record(path) => Command::Recording(RecordingCommand::Open(path.into())),
                None => Command::Source(SourceCommand::Use(path.to_owned())),
            });
        }
    }

    fn use_path(&mut self, path: &Path) {
        match path.to_str() {
            Some(text) => self.send(SourceCommand::Use(text.to_owned())),
            None => self.workspace.problem(say!("source-has-a-name-that-is", file = path.display())),
        }
    }

    pub(super) fn use_source(&mut self, source: String) {
        let source = self.with_camera_id(source);
        if self.context().sources_beside.contains(&source) {
            let name = self.workspace.backend.source_name(&source);
            return self.workspace.problem(say!("source-is-used-beside", name));
        }
        // A further source does not take the place of the usual one.
        if self.current.boards.is_none() {
            self.workspace.usual_source = None;
        }
        self.set_source(source);
        self.workspace.message = None;
        self.workspace.remember();
    }

    pub(super) fn set_source(&mut self, source: String) {
        let source = self.with_camera_id(source);
        let camera = source.strip_prefix("camera:").and_then(|id| self.sources.cameras.iter().find(|c| c.id == id));
        self.workspace.settings.source_name =
            camera.map_or_else(|| self.workspace.backend.source_name(&source), |c| c.name.clone());
        self.workspace.settings.source = Some(source);
        self.sources.failed = None;
    }

    /// The source with the id of its camera, where another name of a camera is given that is plugged in.
    fn with_camera_id(&self, source: String) -> String {
        match source.strip_prefix("camera:") {
            Some(wanted) if !self.sources.cameras.iter().any(|c| c.id == wanted) => {
                self.workspace.backend.camera_id(wanted).map_or(source.clone(), |id| format!("camera:{id}"))
            }
            _ => source,
        }
    }

    pub(super) fn open_dialog(&mut self, choice: FileChoice, ctx: &Context) {
        self.sources.pick = Some((ctx.input(|i| i.time), FileDialog::open(choice)));
    }

    /// Takes the cameras that were plugged in or taken away while one is chosen.
    pub(super) fn update_cameras(&mut self, ctx: &Context) {
        let is_choosing =
            self.current.activity.mode() == WindowMode::Choosing || self.context().chooses_a_source_to_watch();
        let ctx = ctx.clone();
        let wake: Option<Wake> = is_choosing.then(|| -> Wake { Arc::new(move || ctx.request_repaint()) });
        if let Some(cameras) = self.workspace.backend.camera_news(wake.as_ref()) {
            self.sources.cameras = cameras;
            let chosen = self.workspace.settings.source.clone();
            if let Some(chosen) = chosen.filter(|chosen| self.with_camera_id(chosen.clone()) != *chosen) {
                self.set_source(chosen);
            }
        }
    }
}

/// Whether a path is that of an SGF, of a session folder, or of its journal.
#[must_use]
pub fn is_record(path: &str) -> bool {
    let extension = Path::new(path).extension().and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
    extension == "sgf" || extension.starts_with("session") || path.ends_with("journal.jsonl")
}

/// Returns the audit input that a dropped file is used for.
fn slot_for(path: &str, page: &CountPage) -> CountInput {
    let free = page.slots().into_iter().find(|s| matches!(s, CountInput::Final(_)) && page.filled(*s).is_none());
    let is_sgf = path.to_ascii_lowercase().ends_with(".sgf");
    if is_sgf { CountInput::Record } else { free.unwrap_or(CountInput::Final(0)) }
}
