//! Words of Latin letters in a file, and what another set of characters makes of them.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, WINDOWS_1250, WINDOWS_1252, WINDOWS_1254};

/// The set in which every word beyond ASCII is one of Latin letters, where the declared one reads none. `likely` is the set of statistics.
pub(super) fn set_of_latin(
    bytes: &[u8],
    declared: &'static Encoding,
    likely: &'static Encoding,
) -> Option<&'static Encoding> {
    [likely, WINDOWS_1252, WINDOWS_1250, WINDOWS_1254].into_iter().find(|&set| {
        let read = |text: std::borrow::Cow<'_, str>| is_latin(&text) && are_latin(&text);
        set != declared && set.decode_without_bom_handling_and_without_replacement(bytes).is_some_and(read)
    })
}

/// Whether every word beyond ASCII is one of Latin letters, with a capital at its beginning alone, or of capitals alone.
pub(super) fn are_latin(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || matches!(c, 'À'..='ɏ') && c.is_alphabetic();
    words(text).all(|word| {
        word.chars().all(is_letter)
            && (word.chars().skip(1).all(char::is_lowercase) || !word.chars().any(char::is_lowercase))
    })
}

/// The words with a character beyond ASCII.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_ascii() && !c.is_ascii_alphabetic()).filter(|word| !word.is_ascii())
}

/// Whether each word beyond ASCII in a set of characters of two bytes has Latin letters too, and one of them shows that it is none: a
/// character stands between small letters, or has taken a letter beside another one.
pub(super) fn has_shared_words(declared: &'static Encoding, text: &str) -> bool {
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

/// Whether a letter of Cyrillic or Greek stands between Latin ones in a word: `Jцrg`.
pub(super) fn has_mixed_words(text: &str) -> bool {
    let is_other = |c: char| matches!(c, 'Ͱ'..='ӿ');
    let letters: Vec<char> = text.chars().collect();
    letters.windows(3).any(|w| w[0].is_ascii_alphabetic() && is_other(w[1]) && w[2].is_ascii_lowercase())
}

/// Whether a text is one of Latin letters: most of those beyond ASCII stand in words with some of ASCII, and few are signs, which the
/// first halves of characters of two bytes often are.
pub(super) fn is_latin(text: &str) -> bool {
    const SIGNS_OF_TEXTS: &str = "«»„“”‚‘’–—…°§©®€·";
    let beyond = || text.chars().filter(|c| !c.is_ascii());
    let signs = beyond().filter(|c| !c.is_alphabetic() && !SIGNS_OF_TEXTS.contains(*c)).count();
    if signs * 3 > beyond().count() {
        return false;
    }
    let (mut all, mut alone) = (0, 0);
    for word in words(text) {
        let beyond = word.chars().filter(|c| !c.is_ascii()).count();
        all += beyond;
        alone += if beyond > 1 && beyond == word.chars().count() { beyond } else { 0 };
    }
    alone * 2 < all.max(1)
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
    fn names_of_central_europe_and_turkey_under_the_western_set_are_noted_and_western_ones_are_not() {
        for (label, encoding, names) in [
            (
                "windows-1252",
                WINDOWS_1250,
                "Łukasz Ćwikła;Dušan Jovanović;Gergő Szőke;Jiří Dvořák;Kateřina Černá;Růžička;Żółty",
            ),
            (
                "ISO-8859-1",
                WINDOWS_1250,
                "Łukasz Ćwikła;Dušan Jovanović;Gergő Szőke;Zdeněk Daněk;Kozłowski;Horváthné Őri",
            ),
            ("ISO-8859-1", encoding_rs::ISO_8859_2, "Łukasz Ćwikła;Gergő Szőke;Jiří Dvořák;Šíma"),
            ("windows-1252", WINDOWS_1254, "Yıldız;İbrahim Işık;Gökçe Kılıç"),
        ] {
            for name in names.split(';') {
                let (is_read, notes) = read(label, encoding, name, "Guest");
                assert!(
                    !is_read && matches!(notes[..], [RecordNote::UnlikelyCharset { .. }]),
                    "{label} {name}: {notes:?}"
                );
            }
        }
        // The letter ť is no character of windows-1252: the set cannot be that one, and the name is read.
        let (is_read, notes) = read("windows-1252", WINDOWS_1250, "Šťastný", "Guest");
        assert!(is_read && matches!(notes[..], [RecordNote::ImpossibleCharset { .. }]), "{notes:?}");
        let western = "Jörg Müller;Søren Ærø;Thérèse Côté;João Conceição;Íñigo Muñoz;Þór Ægir;Åsa Sjöström;Noël;Groß;Väinö Mäkinen;\
                       Guðrún Jónsdóttir;Cœur;Ibáñez;Pääkkönen;Béranger;Horváth;Novák";
        for name in western.split(';') {
            assert_eq!(read("ISO-8859-1", WINDOWS_1252, name, "Guest"), (true, vec![]), "{name}");
        }
    }

    #[test]
    fn a_declared_set_that_makes_of_names_in_letters_what_no_text_has_gives_way() {
        for (label, encoding, black, white) in [
            ("Shift_JIS", WINDOWS_1252, "Jörg Müller", "François Bélanger"),
            ("GBK", WINDOWS_1252, "José Núñez", "Íñigo Muñoz"),
            ("GBK", WINDOWS_1250, "Łukasz Ćwikła", "Grzegorz Żółty"),
            ("windows-1252", WINDOWS_1250, "Jiří Dvořák", "Zdeněk Šťastný"),
            ("Shift_JIS", encoding_rs::WINDOWS_1251, "Иванов Пётр", "Guest"),
        ] {
            let (is_read, notes) = read(label, encoding, black, white);
            assert!(matches!(notes[..], [RecordNote::ImpossibleCharset { .. }]), "{label} {black}: {notes:?}");
            assert!(is_read, "{label} {black}: {notes:?}");
        }
    }
}
