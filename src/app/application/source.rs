//! The choice of a source and of the folder for records: by name, in a dialog, or by dropping a file on the window.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use egui::Context;

use crate::app::application::Application;
use crate::app::archive::command::ArchivePageCommand;
use crate::app::backend::Wake;
use crate::app::command::Command;
use crate::app::count::command::CountCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::CountPage;
use crate::app::file_dialog::{FileChoice, FileDialog};
use crate::app::window_state::WindowMode;
use kifuscribe_language::{Phrase, phrase, say};

/// A file dialog that closes without a path within this time, in seconds, could not be opened.
const DIALOG_FAILED_S: f64 = 0.4;

/// What is said then.
const NO_DIALOG: Phrase = phrase!("source-no-dialog");

impl Application {
    pub(super) fn use_picked_file(&mut self, now: f64) {
        let Some((choice, path)) = self.pick.as_mut().and_then(|(_, pick)| pick.poll()) else { return };
        let opened = self.pick.take().map_or(now, |(opened, _)| opened);
        if path.is_none() && now - opened < DIALOG_FAILED_S {
            self.problem(NO_DIALOG.text().to_owned());
        }
        self.state.picking = false;
        match (choice, path) {
            (FileChoice::Video | FileChoice::Pictures, Some(path)) => self.use_path(&path),
            (FileChoice::Records, Some(path)) => {
                self.settings.records = path;
                self.find_records_folder();
                self.remember();
            }
            (FileChoice::AnotherFolder, Some(path)) => {
                self.send(Command::EditAnotherFolder(path.display().to_string()));
            }
            (FileChoice::Recording, Some(path)) => self.open_recording(&path),
            (FileChoice::Export, Some(path)) => {
                self.send(Command::Archive(ArchivePageCommand::EditExport(path.display().to_string())));
            }
            (FileChoice::GameExport(_), Some(path)) => self.send(Command::EditExportPath(path.display().to_string())),
            (FileChoice::Tournament, Some(path)) => self.open_tournament(&path.display().to_string()),
            (FileChoice::Count(slot), Some(path)) => {
                self.send(Command::Count(CountCommand::Use(slot, path.display().to_string())));
            }
            (_, None) => {}
        }
    }

    pub(super) fn use_dropped_file(&self, ctx: &Context) {
        let dropped = ctx.input(|i| i.raw.dropped_files.first().map(|f| f.path().to_path_buf()));
        if let Some(path) = dropped.as_ref().and_then(|p| p.to_str()).filter(|p| !p.is_empty()) {
            self.send(match &self.count {
                Some(page) => Command::Count(CountCommand::Use(slot_for(path, page), path.to_owned())),
                // A file that is dropped on the page of the archive is not a source.
                None if self.state.archive_open => return,
                None if is_record(path) => Command::OpenRecording(path.into()),
                None => Command::UseSource(path.to_owned()),
            });
        }
    }

    fn use_path(&mut self, path: &Path) {
        match path.to_str() {
            Some(text) => self.send(Command::UseSource(text.to_owned())),
            None => self.problem(say!("source-has-a-name-that-is", file = path.display())),
        }
    }

    pub(super) fn use_source(&mut self, source: String) {
        self.usual_source = None;
        self.set_source(source);
        self.message = None;
        self.remember();
    }

    pub(super) fn set_source(&mut self, source: String) {
        let source = self.with_camera_id(source);
        let camera = source.strip_prefix("camera:").and_then(|id| self.cameras.iter().find(|c| c.id == id));
        self.settings.source_name = camera.map_or_else(|| self.backend.source_name(&source), |c| c.name.clone());
        self.settings.source = Some(source);
        self.state.failed_source = None;
    }

    /// The source with the id of its camera, where another name of a camera is given that is plugged in.
    fn with_camera_id(&self, source: String) -> String {
        match source.strip_prefix("camera:") {
            Some(wanted) if !self.cameras.iter().any(|c| c.id == wanted) => {
                self.backend.camera_id(wanted).map_or(source.clone(), |id| format!("camera:{id}"))
            }
            _ => source,
        }
    }

    pub(super) fn open_dialog(&mut self, choice: FileChoice, ctx: &Context) {
        self.pick = Some((ctx.input(|i| i.time), FileDialog::open(choice)));
        self.state.picking = true;
    }

    /// Takes the cameras that were plugged in or taken away while one is chosen.
    pub(super) fn update_cameras(&mut self, ctx: &Context) {
        let is_choosing = self.activity.mode() == WindowMode::Choosing || self.context().chooses_a_source_to_watch();
        let ctx = ctx.clone();
        let wake: Option<Wake> = is_choosing.then(|| -> Wake { Arc::new(move || ctx.request_repaint()) });
        if let Some(cameras) = self.backend.camera_news(wake.as_ref()) {
            self.cameras = cameras;
            let chosen = self.settings.source.clone();
            if let Some(chosen) = chosen.filter(|chosen| self.with_camera_id(chosen.clone()) != *chosen) {
                self.set_source(chosen);
            }
        }
    }

    pub(super) fn list_recordings(&mut self) {
        self.recordings = self.backend.recordings(&self.records);
    }

    pub(super) fn find_records_folder(&mut self) {
        let chosen = &self.settings.records;
        let folder = if chosen.as_os_str().is_empty() { self.backend.default_records() } else { chosen.clone() };
        self.records = folder;
        self.list_recordings();
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
