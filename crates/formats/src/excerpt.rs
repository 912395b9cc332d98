//! What stands in a file, as an error repeats it.

/// The most characters that an error repeats.
const LONGEST: usize = 160;

/// The beginning of a text that a file holds: all of it where it is no longer than a line.
#[must_use]
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_off_between_characters() {
        assert_eq!(excerpt("event = 名人戦"), "event = 名人戦");
        assert_eq!(excerpt(&"名".repeat(160)), "名".repeat(160));
        assert_eq!(excerpt(&"名".repeat(200_000)), format!("{}…", "名".repeat(160)));
    }
}
