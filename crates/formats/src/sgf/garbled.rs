//! Names and comments that are not what their writer meant: UTF-8 that was encoded twice, entities of HTML, characters that stand for
//! nothing.

use encoding_rs::WINDOWS_1252;

use super::charset_doubt::is_impossible;
use crate::excerpt::excerpt;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::{GarbledBy, RecordNote};

/// The endings of the entities of HTML for letters, and the other entities that texts have. Others are words behind an `&`.
const LETTERS: [&str; 10] = ["acute", "grave", "uml", "circ", "tilde", "cedil", "ring", "slash", "lig", "caron"];
const ENTITIES: [&str; 24] = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "eth", "thorn", "hellip", "ndash", "mdash", "lsquo",
    "rsquo", "ldquo", "rdquo", "laquo", "raquo", "middot", "deg", "half", "frac12", "times",
];

/// The properties of the first node that take a text.
const PROPERTIES: [&str; 10] = ["PB", "PW", "BR", "WR", "EV", "RE", "DT", "KM", "RO", "PC"];

/// What is garbled in the value of a property; it stays as it is written.
pub(super) fn garbled(property: &'static str, value: &str) -> Option<RecordNote> {
    let by = if let Some(meant) = encoded_twice(value) {
        GarbledBy::EncodedTwice { meant: excerpt(&meant) }
    } else if has_entity(value) {
        GarbledBy::Entity
    } else if !["C", "GC"].contains(&property) && holds_property(value) {
        GarbledBy::OtherProperty
    } else if value.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\r' | '\t') || is_impossible(c)) {
        GarbledBy::NoCharacter
    } else {
        return None;
    };
    Some(RecordNote::Garbled { property, value: excerpt(value), by })
}

/// What is garbled in the comments of a game or in its other remarks, once.
pub(super) fn garbled_comment(record: &GameRecord, remarks: &[(&'static str, String)]) -> Option<RecordNote> {
    let comments = std::iter::once(&record.comment).chain(record.moves.iter().map(|m| &m.comment));
    let remarks = remarks.iter().map(|(property, text)| (*property, text));
    comments.map(|comment| ("C", comment)).chain(remarks).find_map(|(property, text)| garbled(property, text))
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

/// Whether a text has the beginning of a property of the first node in it: `Handtalk PB[Go4++`.
fn holds_property(text: &str) -> bool {
    text.match_indices('[').any(|(at, _)| {
        let before = &text[..at];
        let named = PROPERTIES.iter().find_map(|name| before.strip_suffix(name));
        named.is_some_and(|before| !before.ends_with(char::is_alphanumeric))
    })
}

/// Whether a text has an entity of HTML: `&eacute;`, `&#233;`, `&#xe9;`.
fn has_entity(text: &str) -> bool {
    text.match_indices('&').any(|(at, _)| {
        let rest = &text[at + 1..];
        let name = rest.split(';').next().filter(|name| name.len() < rest.len()).unwrap_or_default();
        let is_number = |name: &str, radix| (1..=6).contains(&name.len()) && u32::from_str_radix(name, radix).is_ok();
        let is_letter =
            |accent: &&str| name.ends_with(accent) && (accent.len() + 1..=accent.len() + 2).contains(&name.len());
        match name.strip_prefix('#') {
            Some(number) => {
                is_number(number, 10) || number.strip_prefix(['x', 'X']).is_some_and(|hex| is_number(hex, 16))
            }
            None => ENTITIES.contains(&name.to_ascii_lowercase().as_str()) || LETTERS.iter().any(is_letter),
        }
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
            ("Handtalk PB[Go4++".to_owned(), GarbledBy::OtherProperty),
            ("A\u{1}B".to_owned(), GarbledBy::NoCharacter),
            ("古\u{e4c6}".to_owned(), GarbledBy::NoCharacter),
        ] {
            let game = read(format!("(;SZ[9]PB[{name}];B[ee])").as_bytes()).unwrap();
            let note = RecordNote::Garbled { property: "PB", value: name.clone(), by };
            assert_eq!((game.record.info.black.name, game.notes), (name, vec![note.clone()]));
            assert_eq!(note.kind(), Some(RecordNoteKind::DamagedText));
        }
        for name in [
            "Müller",
            "Jérôme Hubert",
            "A & B; C",
            "古力",
            "Ãlvaro",
            "Łukasz",
            "Шикшин",
            "AT&T;",
            "Zoë Ü",
            "rock&roll; blues",
            "Black &white; both",
        ] {
            assert_eq!(garbled("PB", name), None, "{name}");
        }
    }

    #[test]
    fn a_garbled_comment_is_said_once() {
        let garble = |text: &str| text.bytes().map(char::from).collect::<String>();
        let comments = |root: &str, first: &str, second: &str| {
            let sgf = format!("(;SZ[9]C[{root}];B[ee]C[{first}];W[ed]C[{second}])");
            read(sgf.as_bytes()).unwrap().notes
        };
        let twice = GarbledBy::EncodedTwice { meant: "Schöner Zug".to_owned() };
        let note = |value: &str, by: &GarbledBy| {
            vec![RecordNote::Garbled { property: "C", value: value.to_owned(), by: by.clone() }]
        };
        let garbled = garble("Schöner Zug");
        assert_eq!(comments("", &garbled, &garbled), note(&garbled, &twice));
        assert_eq!(comments("caf&eacute;", "", &garbled), note("caf&eacute;", &GarbledBy::Entity));
        assert_eq!(comments("", "", "a\u{1}b"), note("a\u{1}b", &GarbledBy::NoCharacter));
        let plain = "Two lines\nwith a\ttab, \"é\", R&D; http://x.org/?a=1&copy=2;b";
        assert_eq!(comments(plain, "好い手 ★", "Ça va — non"), []);
        for (sgf, property) in [
            ("(;SZ[9];B[ee](;W[ed])(;W[de]C[caf&eacute;]))", "C"),
            ("(;SZ[9]GC[caf&eacute;];B[ee])", "GC"),
            ("(;SZ[9];B[ee]N[caf&eacute;])", "N"),
            ("(;SZ[9]RO[caf&eacute;];B[ee])", "RO"),
        ] {
            let (value, by) = ("caf&eacute;".to_owned(), GarbledBy::Entity);
            assert_eq!(read(sgf.as_bytes()).unwrap().notes, [RecordNote::Garbled { property, value, by }], "{sgf}");
        }
        let RecordNote::Garbled { value, .. } = &comments(&"caf&eacute; ".repeat(100), "", "")[0] else { panic!() };
        assert!(value.chars().count() <= 161);
    }
}
