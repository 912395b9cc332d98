//! The tags and the note of a game, as they are typed.

use kifuscribe_archive::game_marks::GameMarks;

/// What stands in the fields.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MarksForm {
    /// The tags, with commas between them.
    pub tags: String,
    /// The note.
    pub note: String,
}

impl MarksForm {
    /// The fields for these tags and this note.
    #[must_use]
    pub fn of(marks: &GameMarks) -> Self {
        Self { tags: marks.tags_text(), note: marks.note.clone() }
    }

    /// What was typed.
    #[must_use]
    pub fn marks(&self) -> GameMarks {
        GameMarks::of_text(&self.tags, &self.note)
    }
}
