//! What the archivist adds to one game.

/// The tags and the note of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameMarks {
    /// The tags, in alphabetical order.
    pub tags: Vec<String>,
    /// The note; empty without one.
    pub note: String,
}

impl GameMarks {
    /// Reads tags that are typed with commas between them.
    #[must_use]
    pub fn of_text(tags: &str, note: &str) -> Self {
        let mut tags: Vec<String> = tags
            .split([',', '\u{ff0c}', '\u{3001}'])
            .map(|tag| tag.trim().to_owned())
            .filter(|tag| !tag.is_empty())
            .collect();
        tags.sort();
        tags.dedup();
        Self { tags, note: note.trim().to_owned() }
    }

    /// The tags as they are typed.
    #[must_use]
    pub fn tags_text(&self) -> String {
        self.tags.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_typed_with_commas_between_them() {
        let marks = GameMarks::of_text(" ladder, ko fight,,\u{5b9a}\u{77f3}\u{ff0c}ko fight ", " seen twice\n");
        assert_eq!(marks.tags, ["ko fight", "ladder", "\u{5b9a}\u{77f3}"]);
        assert_eq!(
            (marks.tags_text().as_str(), marks.note.as_str()),
            ("ko fight, ladder, \u{5b9a}\u{77f3}", "seen twice")
        );
        assert_eq!(GameMarks::of_text(&marks.tags_text(), &marks.note), marks);
        assert_eq!(GameMarks::of_text(" , ", ""), GameMarks::default());
    }
}
