//! What every part of the window works with.

use std::path::PathBuf;

use crate::app::backend::Backend;
use crate::app::message::Message;
use kifuscribe_formats::settings::BoardPlaces;
use kifuscribe_storage::board_settings::{Corners, LoadedSettings, Settings};
use kifuscribe_storage::recordings::StoredRecording;

/// The minimum and the maximum of the zoom factor.
pub const ZOOM: (f32, f32) = (0.6, 3.0);

/// What every part of the window works with: the services of the program, what is saved, and the message on the screen.
pub struct Workspace {
    /// The services of the program.
    pub backend: Box<dyn Backend>,
    /// This board's name.
    pub board: String,
    /// The saved settings of this board.
    pub settings: Settings,
    /// The saved source and its name, while the settings hold a source for this run only.
    pub usual_source: Option<(Option<String>, String)>,
    /// Where new records go.
    pub records: PathBuf,
    /// The recordings in the folder for records when it was last looked at, the unfinished ones first.
    pub recordings: Vec<StoredRecording>,
    /// The message shown, if any.
    pub message: Option<Message>,
}

impl Workspace {
    /// The workspace on `backend`, with the settings that are saved there.
    #[must_use]
    pub fn new(backend: Box<dyn Backend>) -> Self {
        let LoadedSettings { mut settings, note } = backend.settings();
        settings.zoom = settings.zoom.clamp(ZOOM.0, ZOOM.1);
        let mut workspace = Self {
            board: backend.board().to_owned(),
            settings,
            usual_source: None,
            records: PathBuf::new(),
            recordings: Vec::new(),
            message: note.map(|note| Message::problem(note.to_string())),
            backend,
        };
        workspace.find_records_folder();
        workspace
    }

    /// Says something that needs no action.
    pub fn note(&mut self, text: String) {
        self.message = Some(Message::note(text));
    }

    /// Says what does not work.
    pub fn problem(&mut self, text: String) {
        self.message = Some(Message::problem(text));
    }

    /// Changes the settings, and saves them.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.remember();
    }

    /// Saves the settings, but for a source that was given for this run only.
    pub fn remember(&mut self) {
        let mut settings = self.settings.clone();
        if let Some((source, name)) = &self.usual_source {
            settings.source.clone_from(source);
            settings.source_name.clone_from(name);
        }
        if let Err(why) = self.backend.remember(&settings) {
            self.problem(why.to_string());
        }
    }

    /// Looks which recordings there are.
    pub fn list_recordings(&mut self) {
        self.recordings = self.backend.recordings(&self.records);
    }

    /// Takes the folder for records that the settings name.
    pub fn find_records_folder(&mut self) {
        let chosen = &self.settings.records;
        let folder = if chosen.as_os_str().is_empty() { self.backend.default_records() } else { chosen.clone() };
        self.records = folder;
        self.list_recordings();
    }

    /// The corners that were set for this source.
    #[must_use]
    pub fn corners_of(&self, source: &str) -> Option<Corners> {
        self.settings.corners_of(source).cloned()
    }

    /// Where the boards of the chosen source lie, where one of several was chosen.
    #[must_use]
    pub fn places(&self) -> Option<&BoardPlaces> {
        self.settings.places_of(self.settings.source.as_deref()?)
    }
}
