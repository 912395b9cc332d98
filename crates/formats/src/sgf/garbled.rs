//! Names that are not what their writer meant: UTF-8 that was encoded twice, entities of HTML, characters that stand for nothing.

use encoding_rs::WINDOWS_1252;

use super::charset_doubt::is_impossible;
use kifuscribe_core::game::record_note::{GarbledBy, RecordNote};

/// The longest entity of HTML for a letter, without its `&` and `;`.
const LONGEST_ENTITY: usize = 8;

/// What is garbled in the value of a property; it stays as it is written.
pub(super) fn garbled(property: &'static str, value: &str) -> Option<RecordNote> {
    let by = if let Some(meant) = encoded_twice(value) {
        GarbledBy::EncodedTwice { meant }
    } else if has_entity(value) {
        GarbledBy::Entity
    } else if value.chars().any(|c| c.is_control() || is_impossible(c)) {
        GarbledBy::NoCharacter
    } else {
        return None;
    };
    Some(RecordNote::Garbled { property, value: value.to_owned(), by })
}

/// The text whose UTF-8 was read as Windows-1252 and written as UTF-8 again.
fn encoded_twice(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        if let Ok(byte) = u8::try_from(c) {
            bytes.push(byte);
            continue;
        }
        let mut buffer = [0; 4];
        let (encoded, _, failed) = WINDOWS_1252.encode(c.encode_utf8(&mut buffer));
        if failed {
            return None;
        }
        bytes.extend_from_slice(&encoded);
    }
    String::from_utf8(bytes).ok()
}

/// Whether a text has an entity of HTML: `&eacute;`, `&#233;`, `&#xe9;`.
fn has_entity(text: &str) -> bool {
    text.match_indices('&').any(|(at, _)| {
        let rest = &text[at + 1..];
        let name = rest.split(';').next().filter(|name| name.len() < rest.len()).unwrap_or_default();
        let is_letters = |name: &str| name.len() > 1 && name.bytes().all(|b| b.is_ascii_alphanumeric());
        name.len() <= LONGEST_ENTITY && is_letters(name.strip_prefix('#').unwrap_or(name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::read;
    use kifuscribe_core::game::record_note::RecordNoteKind;

    #[test]
    fn a_garbled_name_is_said_and_stays_as_it_is_written() {
        let twice = |meant: &str| GarbledBy::EncodedTwice { meant: meant.to_owned() };
        let garble = |text: &str| text.bytes().map(char::from).collect::<String>();
        for (name, by) in [
            ("MÃ¼ller JÃ¶rg".to_owned(), twice("Müller Jörg")),
            ("RenÃ© â€“ Aaij".to_owned(), twice("René – Aaij")),
            (garble("古力"), twice("古力")),
            (garble("Иванов"), twice("Иванов")),
            ("Andr&eacute; Moussa".to_owned(), GarbledBy::Entity),
            ("J&#246;rg".to_owned(), GarbledBy::Entity),
            ("J\u{81}rgen".to_owned(), GarbledBy::NoCharacter),
            ("A\u{1}B".to_owned(), GarbledBy::NoCharacter),
            ("古\u{e4c6}".to_owned(), GarbledBy::NoCharacter),
        ] {
            let game = read(format!("(;SZ[9]PB[{name}];B[ee])").as_bytes()).unwrap();
            let note = RecordNote::Garbled { property: "PB", value: name.clone(), by };
            assert_eq!((game.record.info.black.name, game.notes), (name, vec![note.clone()]));
            assert_eq!(note.kind(), RecordNoteKind::DamagedText);
        }
        for name in ["Müller", "Jérôme Hubert", "A & B; C", "古力", "Ãlvaro", "Łukasz", "Шикшин", "AT&T;", "Zoë Ü"]
        {
            assert_eq!(garbled("PB", name), None, "{name}");
        }
    }
}
