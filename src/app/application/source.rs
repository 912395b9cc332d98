//! The choice of a source and of the folder for records: by name, in a dialogue, or dropped on the window.

use std::path::Path;

use egui::Context;

use super::{Application, Command, CountCommand, CountInput, CountPage, FileChoice, FileDialog, Urgency};

/// A file dialogue that closes sooner than this, in seconds, was not closed by a person.
const DIALOGUE_FAILED: f64 = 0.4;

impl Application {
    pub(super) fn use_picked_file(&mut self, now: f64) {
        let Some((wanted, path)) = self.pick.as_mut().and_then(|(_, pick)| pick.poll()) else { return };
        let opened = self.pick.take().map_or(now, |(opened, _)| opened);
        if path.is_none() && now - opened < DIALOGUE_FAILED {
            self.say(Urgency::Problem, "This system has no file dialogue; type the path below instead".to_owned());
        }
        self.state.picking = false;
        match (wanted, path) {
            (FileChoice::Video | FileChoice::Pictures, Some(path)) => self.use_path(&path),
            (FileChoice::Records, Some(path)) => {
                self.settings.records = path;
                self.find_records_folder();
                self.remember();
            }
            (FileChoice::Count(slot), Some(path)) => {
                self.ask(Command::Count(CountCommand::Use(slot, path.display().to_string())));
            }
            (_, None) => {}
        }
    }

    pub(super) fn use_dropped_file(&self, ctx: &Context) {
        let dropped = ctx.input(|i| i.raw.dropped_files.first().map(|f| f.path().to_path_buf()));
        if let Some(path) = dropped.as_ref().and_then(|p| p.to_str()).filter(|p| !p.is_empty()) {
            self.ask(match &self.count {
                Some(page) => Command::Count(CountCommand::Use(slot_for(path, page), path.to_owned())),
                None => Command::UseSource(path.to_owned()),
            });
        }
    }

    fn use_path(&mut self, path: &Path) {
        match path.to_str() {
            Some(text) => self.use_source(text.to_owned()),
            None => self.say(Urgency::Problem, format!("{} has a name that is not Unicode; rename it", path.display())),
        }
    }

    pub(super) fn use_source(&mut self, source: String) {
        self.usual_source = None;
        self.set_source(source);
        self.message = None;
        self.remember();
    }

    pub(super) fn set_source(&mut self, source: String) {
        let camera = source.strip_prefix("camera:").and_then(|id| self.cameras.iter().find(|c| c.id == id));
        self.settings.source_name = camera.map_or_else(|| self.backend.source_name(&source), |c| c.name.clone());
        self.settings.source = Some(source);
    }

    pub(super) fn open_dialogue(&mut self, wanted: FileChoice, ctx: &Context) {
        self.pick = Some((ctx.input(|i| i.time), FileDialog::open(wanted)));
        self.state.picking = true;
    }

    pub(super) fn find_records_folder(&mut self) {
        let chosen = &self.settings.records;
        let folder = if chosen.as_os_str().is_empty() { self.backend.default_records() } else { chosen.clone() };
        self.records = folder;
    }
}

/// The place of a file that was dropped on the page of an audit.
fn slot_for(path: &str, page: &CountPage) -> CountInput {
    let is_record = Path::new(path).extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    let free = page.slots().into_iter().find(|s| matches!(s, CountInput::Final(_)) && page.filled(*s).is_none());
    if is_record { CountInput::Record } else { free.unwrap_or(CountInput::Final(0)) }
}
