//! Names and comments that are not what their writer meant: UTF-8 that was encoded twice, entities of HTML, characters that stand for
//! nothing.

use super::charset_doubt::is_impossible;
use crate::excerpt::excerpt;
use crate::garbled_text::{without_double_encoding, without_entities, without_percents};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::{GarbledBy, RecordNote};

/// The properties of the first node that take a text.
const PROPERTIES: [&str; 10] = ["PB", "PW", "BR", "WR", "EV", "RE", "DT", "KM", "RO", "PC"];

/// What is garbled in the value of a property; it stays as it is written.
pub(super) fn garbled(property: &'static str, value: &str) -> Option<RecordNote> {
    let meant = without_double_encoding(value);
    let by = if meant != value {
        GarbledBy::EncodedTwice { meant: excerpt(&meant) }
    } else if without_entities(value) != value || without_percents(value) != value {
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

/// Whether a text has the beginning of a property of the first node in it: `Handtalk PB[Go4++`.
fn holds_property(text: &str) -> bool {
    text.match_indices('[').any(|(at, _)| {
        let before = &text[..at];
        let named = PROPERTIES.iter().find_map(|name| before.strip_suffix(name));
        named.is_some_and(|before| !before.ends_with(char::is_alphanumeric))
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
