//! A message as it is written in a file, and whether it translates today's English.
//!
//! Above each translation stands a stamp, the fingerprint of the English text that was translated: `# en 1a2b3c4d`. A
//! translation whose stamp is another one than today's English has is outdated: it is left out, and English is shown.

/// A message as it is written in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MessageEntry<'a> {
    /// Its name.
    pub id: &'a str,
    /// The fingerprint of the English text that it translates; `None` in English, and where nobody has stamped it.
    pub stamp: Option<&'a str>,
    /// The message with its attributes, all lines of it.
    pub source: &'a str,
}

impl MessageEntry<'_> {
    /// The fingerprint of its text and its attributes.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        fingerprint(self.source.split_once(" =").map_or("", |(_, text)| text))
    }
}

/// How a stamp begins.
const STAMP: &str = "# en ";

/// The line with a stamp.
#[must_use]
pub fn stamp_line(fingerprint: &str) -> String {
    format!("{STAMP}{fingerprint}")
}

/// The fingerprint in that line; `None` for any other line.
#[must_use]
pub fn stamp_of_line(line: &str) -> Option<&str> {
    line.strip_prefix(STAMP).filter(|rest| rest.len() == 8 && rest.chars().all(|c| c.is_ascii_hexdigit()))
}

/// The id of the message that begins with this line.
#[must_use]
pub fn id_of_line(line: &str) -> Option<&str> {
    line.split_once(" =").map(|(id, _)| id).filter(|_| !line.starts_with([' ', '#']))
}

/// The messages of a file, in its order.
#[must_use]
pub fn entries(file: &str) -> Vec<MessageEntry<'_>> {
    let mut found = Vec::new();
    let mut stamp = None;
    let mut open: Option<(MessageEntry<'_>, usize)> = None;
    let mut place = 0;
    for line in file.split_inclusive('\n') {
        let end = place + line.len();
        if line.starts_with('#') {
            found.extend(open.take().map(|(entry, _)| entry));
            stamp = stamp_of_line(line.trim_end());
        } else if let Some(id) = id_of_line(line) {
            found.extend(open.take().map(|(entry, _)| entry));
            open = Some((MessageEntry { id, stamp: stamp.take(), source: line }, place));
        } else if let Some((entry, start)) = &mut open {
            entry.source = &file[*start..end];
        }
        place = end;
    }
    found.extend(open.map(|(entry, _)| entry));
    found
}

/// A short name of an English text: FNV-1a of its lines without the space around them, as eight hexadecimal digits.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_message_by_message() {
        let file =
            "# About.\n# en 0123abcd\none = Eins\n\ntwo =\n    Zwei\n\n    .hint = Hint\n## More.\nthree = Drei\n";
        let read: Vec<_> = entries(file).into_iter().map(|entry| (entry.id, entry.stamp, entry.source)).collect();
        let wanted = [
            ("one", Some("0123abcd"), "one = Eins\n\n"),
            ("two", None, "two =\n    Zwei\n\n    .hint = Hint\n"),
            ("three", None, "three = Drei\n"),
        ];
        assert_eq!(read, wanted);
    }

    #[test]
    fn a_fingerprint_is_of_the_words_and_not_of_how_they_are_laid_out() {
        let of = |file| entries(file)[0].fingerprint();
        assert_eq!(of("a = One\n    two\n"), of("b =\n  One\n\n      two\n"));
        assert_ne!(of("a = One\n"), of("a = One.\n"));
        assert_eq!(fingerprint(""), "811c9dc5");
    }
}
