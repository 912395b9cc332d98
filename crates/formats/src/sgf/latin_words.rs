//! Names in Latin letters of a file that declares another set of characters: what that set makes of their words.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, WINDOWS_1250, WINDOWS_1252, WINDOWS_1254};

use super::charset_doubt::{has_impossible, is_latin};

/// The set in which every word beyond ASCII is one of Latin letters, where the declared one reads characters that no text has, or words
/// that Latin letters and others share, as `Dvo脯k`. `likely` is the set of statistics.
pub(super) fn set_of_latin(
    bytes: &[u8],
    (declared, text): (&'static Encoding, &str),
    likely: &'static Encoding,
) -> Option<&'static Encoding> {
    if !has_impossible(text) && !has_shared_words(declared, text) {
        return None;
    }
    [likely, WINDOWS_1252, WINDOWS_1250, WINDOWS_1254].into_iter().find(|&set| {
        let read = |text: std::borrow::Cow<'_, str>| is_latin(&text) && words(&text).all(is_latin_word);
        set != declared && set.decode_without_bom_handling_and_without_replacement(bytes).is_some_and(read)
    })
}

/// The words with a character beyond ASCII.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_ascii() && !c.is_ascii_alphabetic()).filter(|word| !word.is_ascii())
}

/// Whether a word is one of Latin letters, with a capital at its beginning alone, or of capitals alone.
fn is_latin_word(word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || matches!(c, 'À'..='ɏ') && c.is_alphabetic();
    word.chars().all(is_letter)
        && (word.chars().skip(1).all(char::is_lowercase) || !word.chars().any(char::is_lowercase))
}

/// Whether each word beyond ASCII in a set of characters of two bytes has Latin letters too, and one of them shows that it is none: a
/// character stands between small letters, or has taken a letter beside another one.
fn has_shared_words(declared: &'static Encoding, text: &str) -> bool {
    if ![GBK, GB18030, BIG5, SHIFT_JIS, EUC_JP, EUC_KR].contains(&declared) {
        return false;
    }
    let has_taken = |c: char| {
        let mut buffer = [0; 4];
        let (bytes, ..) = declared.encode(c.encode_utf8(&mut buffer));
        bytes.len() == 2 && bytes[1].is_ascii_alphabetic()
    };
    let shows = |word: &str| {
        let letters: Vec<char> = [' '].into_iter().chain(word.chars()).chain([' ']).collect();
        letters.windows(3).any(|w| {
            let [before, after] = [w[0].is_ascii_lowercase(), w[2].is_ascii_lowercase()];
            !w[1].is_ascii() && (before && after || has_taken(w[1]) && (w[0].is_ascii_alphabetic() || after))
        })
    };
    words(text).all(|word| word.contains(|c: char| c.is_ascii_alphabetic())) && words(text).any(shows)
}

#[cfg(test)]
mod tests {
    use super::super::charset::decode;
    use super::*;
    use kifuscribe_core::game::record_note::RecordNote;

    fn read(label: &str, encoding: &'static Encoding, black: &str, white: &str) -> (bool, Vec<RecordNote>) {
        let sgf = format!("(;GM[1]CA[{label}]PB[{black}]PW[{white}];B[dd])");
        let (bytes, _, failed) = encoding.encode(&sgf);
        assert!(!failed, "{sgf}");
        let mut notes = Vec::new();
        let is_read = decode(&bytes, &mut notes).0 == sgf;
        (is_read, notes)
    }

    #[test]
    fn latin_names_that_a_declared_set_makes_characters_of_are_noted() {
        for (label, encoding, name) in [
            ("Shift_JIS", WINDOWS_1252, "Åse Ødegård"),
            ("Shift_JIS", WINDOWS_1252, "João Conceição"),
            ("Big5", WINDOWS_1252, "João Conceição"),
            ("Big5", WINDOWS_1250, "Łukasz Ćwikła"),
            ("EUC-KR", WINDOWS_1250, "Jiří Dvořák"),
            ("Big5", WINDOWS_1254, "Gökçe Şahin"),
        ] {
            let (_, notes) = read(label, encoding, name, "Guest");
            let is_said = |note: &RecordNote| {
                matches!(note, RecordNote::UnlikelyCharset { .. } | RecordNote::ImpossibleCharset { .. })
            };
            assert!(matches!(&notes[..], [note] if is_said(note)), "{label} {name}: {notes:?}");
        }
    }

    #[test]
    fn names_of_characters_stay_beside_latin_words() {
        for (label, encoding, name) in [
            ("GBK", GBK, "AI柯洁"),
            ("GBK", GBK, "柯洁abc"),
            ("GBK", GBK, "lee李世石"),
            ("Big5", BIG5, "Ken周俊勳"),
            ("Shift_JIS", SHIFT_JIS, "koichi小林"),
            ("EUC-KR", EUC_KR, "lee이세돌x"),
        ] {
            assert_eq!(read(label, encoding, name, "Guest"), (true, vec![]), "{label} {name}");
        }
    }

    #[test]
    fn a_declared_set_that_makes_of_latin_names_what_no_text_has_gives_way() {
        for (label, encoding, black, white) in [
            ("Shift_JIS", WINDOWS_1252, "Jörg Müller", "François Bélanger"),
            ("GBK", WINDOWS_1252, "José Núñez", "Íñigo Muñoz"),
            ("GBK", WINDOWS_1250, "Łukasz Ćwikła", "Grzegorz Żółty"),
            ("windows-1252", WINDOWS_1250, "Jiří Dvořák", "Zdeněk Šťastný"),
        ] {
            let (is_read, notes) = read(label, encoding, black, white);
            assert!(matches!(notes[..], [RecordNote::ImpossibleCharset { .. }]), "{label} {black}: {notes:?}");
            assert!(is_read, "{label} {black}: {notes:?}");
        }
    }
}
