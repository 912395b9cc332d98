//! The game that is previewed beside the list: its record, the move that is shown, and the pictures of that move.

use std::collections::HashMap;

use egui::{Context, TextureHandle, TextureOptions};

use super::marks_form::MarksForm;
use crate::app::picture::scaled;
use crate::app::widgets::board_diagram::Diagram;
use crate::app::widgets::move_list::place_name;
use kifuscribe_archive::game_marks::GameMarks;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::say;
use kifuscribe_recording::archive_reader::ArchivedGame;
use kifuscribe_words::recording_text;

/// The most pictures that are kept while a game is previewed.
const MOST_PICTURES: usize = 24;

/// A picture of a move.
#[derive(Clone)]
pub enum EvidencePicture {
    /// It is being read.
    Reading,
    /// It is there.
    Read(TextureHandle),
    /// It was deleted, or is not as it was taken.
    Gone,
}

/// The game that is previewed.
pub struct GamePreview {
    /// What the catalogue knows of it.
    pub game: FoundGame,
    /// The record and its pictures, or why they cannot be read.
    pub read: Result<Box<ArchivedGame>, String>,
    /// The number of moves shown.
    pub shown: usize,
    /// The position shown.
    pub diagram: Option<Diagram>,
    /// The tags and the note, as they are typed.
    pub marks: MarksForm,
    pictures: HashMap<String, EvidencePicture>,
}

impl GamePreview {
    /// Shows a game as it was read, after the move that was looked for, or at its end.
    #[must_use]
    pub fn new(game: FoundGame, read: Result<Box<ArchivedGame>, String>, at: Option<usize>) -> Self {
        let marks = read.as_ref().map(|read| MarksForm::of(&read.marks)).unwrap_or_default();
        let mut preview = Self { game, read, shown: 0, diagram: None, marks, pictures: HashMap::new() };
        preview.show(at.unwrap_or(usize::MAX));
        preview
    }

    /// The tags and the note as they are kept, and as they were typed, where the two differ.
    #[must_use]
    pub fn changed_marks(&self) -> Option<[GameMarks; 2]> {
        let (kept, typed) = (self.read.as_ref().ok()?.marks.clone(), self.marks.marks());
        (kept != typed).then_some([kept, typed])
    }

    /// Takes the tags and the note as they were written. What was typed since stays in the fields.
    pub fn take_marks(&mut self, marks: GameMarks) {
        let Ok(read) = &mut self.read else { return };
        let is_sent = |typed: &MarksForm| typed.marks() == marks || typed.marks() == read.marks;
        if is_sent(&self.marks) {
            self.marks = MarksForm::of(&marks);
        }
        read.marks = marks;
    }

    /// The number of moves of the record.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.read.as_ref().map_or(0, |read| read.record.moves.len())
    }

    /// Shows the position after so many moves.
    pub fn show(&mut self, moves: usize) {
        self.shown = moves.min(self.moves());
        self.diagram = self.read.as_ref().ok().map(|read| Diagram::after(&read.record, self.shown));
    }

    /// The move shown, such as `Move 12 of 231: Black Q16`, and what was noted about it.
    #[must_use]
    pub fn move_text(&self) -> (String, String) {
        let Ok(read) = &self.read else { return Default::default() };
        let record = &read.record;
        let Some(shown) = self.shown.checked_sub(1).and_then(|i| record.moves.get(i)) else {
            return (say!("preview-before-first", moves = record.moves.len()), record.comment.clone());
        };
        let place = place_name(shown.point, record.size);
        let flags = recording_text::flags(shown.flags);
        let notes = [flags.as_str(), shown.comment.trim()];
        let notes = notes.into_iter().filter(|note| !note.is_empty()).collect::<Vec<_>>().join("\n");
        (
            say!("archive-preview-move-of", shown = self.shown, moves = record.moves.len(), color = shown.color, place),
            notes,
        )
    }

    /// The hashes of the pictures before and after the move shown.
    #[must_use]
    pub fn hashes(&self) -> [Option<&str>; 2] {
        let Ok(read) = &self.read else { return [None; 2] };
        let taken = read.pictures.iter().rev().find(|pictures| pictures.moves.contains(&self.shown));
        taken.map_or([None; 2], |taken| [taken.before.as_deref(), taken.after.as_deref()])
    }

    /// A picture by its hash.
    #[must_use]
    pub fn picture(&self, hash: &str) -> Option<&EvidencePicture> {
        self.pictures.get(hash)
    }

    /// Whether pictures were taken in this game.
    #[must_use]
    pub fn has_pictures(&self) -> bool {
        self.read.as_ref().is_ok_and(|read| !read.pictures.is_empty())
    }

    /// The pictures of the move shown that have not been asked for; they are taken for asked from now on.
    pub fn missing_pictures(&mut self) -> Vec<String> {
        let shown: Vec<String> = self.hashes().into_iter().flatten().map(str::to_owned).collect();
        // A picture that was asked for may have made room for a newer question: it is asked for again.
        let missing: Vec<String> = shown
            .iter()
            .filter(|hash| !matches!(self.pictures.get(*hash), Some(EvidencePicture::Read(_) | EvidencePicture::Gone)))
            .cloned()
            .collect();
        if !missing.is_empty() && self.pictures.len() + missing.len() > MOST_PICTURES {
            self.pictures.retain(|hash, _| shown.contains(hash));
        }
        for hash in &missing {
            self.pictures.insert(hash.clone(), EvidencePicture::Reading);
        }
        missing
    }

    /// Takes a picture that was read.
    pub fn take_picture(&mut self, hash: String, frame: Option<&Frame>, ctx: &Context) {
        let picture = frame.map_or(EvidencePicture::Gone, |frame| {
            EvidencePicture::Read(ctx.load_texture("picture of a move", scaled(frame), TextureOptions::LINEAR))
        });
        self.pictures.insert(hash, picture);
    }
}
