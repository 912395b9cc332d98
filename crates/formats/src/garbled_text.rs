//! Letters that a program before wrote otherwise: as entities of web pages, as the bytes of UTF-8 read as a western character set, or as
//! addresses have them.

use std::borrow::Cow;

use encoding_rs::{
    Encoding, ISO_8859_2, KOI8_R, MACINTOSH, UTF_8, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253,
};
use html_escape::decode_html_entities;
use percent_encoding::percent_decode_str;
use unicode_normalization::UnicodeNormalization as _;

/// What the entities of letters with a sign end with, and the combining sign.
const SIGNS: [(&str, char); 8] = [
    ("uml", '\u{308}'),
    ("acute", '\u{301}'),
    ("grave", '\u{300}'),
    ("circ", '\u{302}'),
    ("tilde", '\u{303}'),
    ("ring", '\u{30a}'),
    ("cedil", '\u{327}'),
    ("caron", '\u{30c}'),
];

/// The entities of other letters.
const LETTERS: [(&str, char); 11] = [
    ("szlig", 'ß'),
    ("aelig", 'æ'),
    ("AElig", 'Æ'),
    ("oelig", 'œ'),
    ("OElig", 'Œ'),
    ("oslash", 'ø'),
    ("Oslash", 'Ø'),
    ("eth", 'ð'),
    ("ETH", 'Ð'),
    ("thorn", 'þ'),
    ("THORN", 'Þ'),
];

/// The character sets whose bytes programs take for those of another set, and that one; UTF-8 read as a western set is read by [`readable`].
const WRONG_SETS: [[&Encoding; 2]; 12] = [
    [UTF_8, WINDOWS_1250],
    [UTF_8, WINDOWS_1251],
    [UTF_8, MACINTOSH],
    [WINDOWS_1250, WINDOWS_1252],
    [ISO_8859_2, WINDOWS_1252],
    [WINDOWS_1251, WINDOWS_1252],
    [KOI8_R, WINDOWS_1252],
    [KOI8_R, WINDOWS_1251],
    [WINDOWS_1253, WINDOWS_1252],
    [WINDOWS_1252, WINDOWS_1250],
    [WINDOWS_1252, WINDOWS_1251],
    [MACINTOSH, WINDOWS_1252],
];

/// The programs one after another that may have garbled a text, and the last of them is read first.
const MOST_PROGRAMS: usize = 3;

/// A text as it was meant, for comparing: entities and doubly encoded letters are the letters. Often it is the text itself.
///
/// ```
/// use kifuscribe_formats::garbled_text::readable;
/// assert_eq!(readable("M&uuml;ller J&#246;rg, J&#246rg"), "Müller Jörg, Jörg");
/// assert_eq!(readable("J&oumlrg M&amp;uuml;ller, &Alpha;"), "Jörg Müller, Α");
/// assert_eq!(readable("J%C3%B6rg, 100%"), "Jörg, 100%");
/// assert_eq!(readable("MÃ¼ller, JÃ¶rg"), "Müller, Jörg");
/// assert_eq!(readable("Müller & Söhne; À part"), "Müller & Söhne; À part");
/// ```
#[must_use]
pub fn readable(text: &str) -> Cow<'_, str> {
    let mut read = before_last_program(text);
    for _ in 1..MOST_PROGRAMS {
        let Cow::Owned(text) = &read else { break };
        let Cow::Owned(before) = before_last_program(text) else { break };
        read = Cow::Owned(before);
    }
    read
}

/// A text as it was before one program garbled it.
fn before_last_program(text: &str) -> Cow<'_, str> {
    let steps = [without_percents, without_double_encoding, without_entities];
    let read = steps.into_iter().fold(Cow::Borrowed(text), |text, step| match text {
        Cow::Borrowed(text) => step(text),
        Cow::Owned(text) => Cow::Owned(step(&text).into_owned()),
    });
    if read == text { Cow::Borrowed(text) } else { read }
}

/// A text with the letters in place of the bytes that addresses have for them: `J%C3%B6rg%20M%C3%BCller`.
pub(crate) fn without_percents(text: &str) -> Cow<'_, str> {
    let (mut read, mut at, mut has_letter) = (String::new(), 0, false);
    while let Some(begins) = text[at..].find('%').map(|begins| at + begins) {
        let is_byte = |part: &[u8]| part.len() == 3 && part[0] == b'%' && part[1..].iter().all(u8::is_ascii_hexdigit);
        let length = 3 * text.as_bytes()[begins..].chunks(3).take_while(|part| is_byte(part)).count();
        let end = begins + length.max(1);
        let letters = percent_decode_str(&text[begins..end]).decode_utf8();
        let letters =
            letters.ok().filter(|letters| letters == " " || !letters.is_ascii() && !letters.contains(char::is_control));
        has_letter |= letters.as_ref().is_some_and(|letters| !letters.is_ascii());
        read.push_str(&text[at..begins]);
        read.push_str(letters.as_deref().unwrap_or(&text[begins..end]));
        at = end;
    }
    if has_letter { Cow::Owned(read + &text[at..]) } else { Cow::Borrowed(text) }
}

/// A text with the characters in place of their entities.
pub(crate) fn without_entities(text: &str) -> Cow<'_, str> {
    let closed = decode_html_entities(text);
    let (mut read, mut rest) = (String::new(), &*closed);
    while let Some((before, after)) = rest.split_once('&') {
        read.push_str(before);
        let (letter, behind) = open_entity(after).unwrap_or(('&', after));
        read.push(letter);
        // What another entity stood in is closed.
        rest = if letter == '&' { behind } else { behind.strip_prefix(';').unwrap_or(behind) };
    }
    if read.is_empty() { closed } else { Cow::Owned(read + rest) }
}

/// The letter beyond ASCII of an entity whose semicolon is missing, as browsers read it, and what stands behind it.
fn open_entity(text: &str) -> Option<(char, &str)> {
    if let Some(digits) = text.strip_prefix('#') {
        let (number, behind) = digits.split_at(digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len()));
        let letter = char::from_u32(number.parse().ok()?);
        return letter.filter(|letter| !letter.is_ascii() && !letter.is_control()).map(|letter| (letter, behind));
    }
    let of_letter = || LETTERS.iter().find_map(|&(name, letter)| Some((letter, text.strip_prefix(name)?)));
    let of_sign = || {
        let mut chars = text.chars();
        let letter = chars.next().filter(char::is_ascii_alphabetic)?;
        let (sign, behind) = SIGNS.iter().find_map(|&(name, sign)| Some((sign, chars.as_str().strip_prefix(name)?)))?;
        let mut composed = [letter, sign].into_iter().nfc();
        Some((composed.next().filter(|_| composed.next().is_none())?, behind))
    };
    of_letter().or_else(of_sign)
}

/// A text with the letters in place of those that their bytes are in a western set.
pub(crate) fn without_double_encoding(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| ('\u{c2}'..='\u{f4}').contains(&c)) {
        return Cow::Borrowed(text);
    }
    let chars: Vec<char> = text.chars().collect();
    let mut read = String::new();
    let mut at = 0;
    while at < chars.len() {
        let length = match chars[at] {
            '\u{c2}'..='\u{df}' => 2,
            '\u{e0}'..='\u{ef}' => 3,
            '\u{f0}'..='\u{f4}' => 4,
            _ => 1,
        };
        let bytes: Option<Vec<u8>> = chars
            .get(at..at + length)
            .filter(|_| length > 1)
            .and_then(|part| part.iter().map(|&c| byte_of(c)).collect());
        let letter = bytes.as_deref().and_then(|bytes| str::from_utf8(bytes).ok());
        let before = at.checked_sub(1).map(|before| chars[before]);
        match letter.filter(|letter| letter.chars().all(|c| may_follow(before, c))) {
            Some(letter) => {
                read.push_str(letter);
                at += length;
            }
            None => {
                read.push(chars[at]);
                at += 1;
            }
        }
    }
    Cow::Owned(read)
}

/// Whether a letter that was encoded twice may follow `before`. Why: a name that ends in a letter with a sign, with a quotation mark or a
/// space that does not break a line behind it, is one of these letters as bytes: `Groß `, `René»…`, `«ANDRÉ»`; so is a capital before the
/// mark where a word may be divided.
fn may_follow(before: Option<char>, letter: char) -> bool {
    let is_rare = matches!(letter, 'ĭ' | 'ŭ' | 'ǭ' | 'ȭ' | '\u{240}'..='\u{2ff}' | '\u{591}'..='\u{5c7}' | '\u{700}'..='\u{8ff}' | '\u{1680}'..='\u{16ff}');
    let is_latin = |c: char| matches!(c, '\0'..='\u{23f}' | '\u{1e00}'..='\u{1eff}');
    !is_rare && (is_latin(letter) || !letter.is_alphabetic() || !before.is_some_and(|c| c.is_ascii_alphabetic()))
}

/// The byte that is read as a character in a western set.
fn byte_of(c: char) -> Option<u8> {
    let western = || match WINDOWS_1252.encode(c.encode_utf8(&mut [0; 4])) {
        (bytes, _, false) => bytes.first().copied(),
        _ => None,
    };
    u8::try_from(u32::from(c)).ok().or_else(western)
}

/// Ways in which a name may have been garbled, by which a search for its words finds it.
#[must_use]
pub fn garbled_ways(name: &str) -> Vec<String> {
    let name: String = name.nfc().collect();
    if name.is_ascii() {
        return Vec::new();
    }
    let entity = |c: char| {
        let parts: Vec<char> = std::iter::once(c).nfd().collect();
        let of_sign = |sign: char| SIGNS.iter().find(|(_, other)| *other == sign).map(|(name, _)| *name);
        let of_letter = || LETTERS.iter().find(|(_, letter)| *letter == c).map(|(name, _)| format!("&{name};"));
        let named = match parts[..] {
            [letter, mark] if letter.is_ascii_alphabetic() => of_sign(mark).map(|name| format!("&{letter}{name};")),
            _ => of_letter(),
        };
        named.unwrap_or_else(|| c.to_string())
    };
    let number = |c: char| if c.is_ascii() { c.to_string() } else { format!("&#{};", u32::from(c)) };
    let mut ways = vec![
        WINDOWS_1252.decode_without_bom_handling(name.as_bytes()).0.into_owned(),
        name.bytes().map(char::from).collect(),
        name.chars().map(entity).collect(),
        name.chars().map(number).collect(),
    ];
    ways.extend(wrong_set_ways(&name));
    ways
}

/// A name as it reads where a program took the bytes of its character set for those of another one, in capitals also.
///
/// ```
/// use kifuscribe_formats::garbled_text::wrong_set_ways;
/// let ways = |name| wrong_set_ways(name).collect::<Vec<_>>();
/// assert!(ways("Łukasz Żak").contains(&"£ukasz ¯ak".to_owned()) && ways("JÖRG").contains(&"JĂ–RG".to_owned()));
/// assert!(ways("Белов").contains(&"Áåëîâ".to_owned()) && ways("Anna").is_empty());
/// ```
pub fn wrong_set_ways(name: &str) -> impl Iterator<Item = String> + use<> {
    let name: String = name.nfc().collect();
    let names = [name.to_uppercase(), name];
    WRONG_SETS.into_iter().flat_map(move |[own, other]| {
        let way = |name: &String| match own.encode(name) {
            (bytes, _, false) => {
                Some(other.decode_without_bom_handling(&bytes).0.into_owned()).filter(|way| way != name)
            }
            _ => None,
        };
        names.iter().filter_map(way).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_with_a_sign_before_a_quotation_mark_or_a_hard_space_is_no_garbled_one() {
        for text in [
            "Groß\u{a0}Hans",
            "Tomáš\u{a0}Dvořák",
            "„Hans Groß“",
            "Hans Groß…",
            "»Hans Groß«",
            "«RENÉ ANDRÉ»",
            "René»…",
            "SCHÄ\u{ad}FER",
            "É\u{ad}VA Å\u{ad}SA Ö\u{ad}DÖN È\u{ad}VE Ç\u{ad}A",
            "AT&Tuml &copy=2 rock&roll",
        ] {
            assert_eq!(readable(text), text);
        }
    }

    #[test]
    fn what_a_name_is_garbled_to_is_read_as_the_name() {
        for name in ["Jörg Müller", "Hanna Çelik", "Łukasz Žák", "Anna Groß", "古力", "Søren Ærø"] {
            let (by_set, garbled) = (wrong_set_ways(name).collect::<Vec<_>>(), garbled_ways(name));
            for garbled in garbled.into_iter().filter(|garbled| !by_set.contains(garbled)) {
                let twice: String = garbled.bytes().map(char::from).collect();
                let in_a_page = garbled.replace('&', "&amp;");
                for garbled in [garbled, twice, in_a_page] {
                    assert_eq!(readable(&garbled), name, "{garbled}");
                }
            }
        }
        assert_eq!(garbled_ways("Lee Sedol"), [""; 0]);
    }
}
