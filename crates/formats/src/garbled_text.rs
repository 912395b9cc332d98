//! Letters that a program before wrote otherwise: as entities of web pages, as the bytes of UTF-8 read as a western character set, or as
//! addresses have them.

use std::borrow::Cow;

use encoding_rs::WINDOWS_1252;
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

/// Other entities: of letters, and of what stands between words.
const ENTITIES: [(&str, &str); 35] = [
    ("szlig", "ß"),
    ("aelig", "æ"),
    ("AElig", "Æ"),
    ("oelig", "œ"),
    ("OElig", "Œ"),
    ("oslash", "ø"),
    ("Oslash", "Ø"),
    ("eth", "ð"),
    ("ETH", "Ð"),
    ("thorn", "þ"),
    ("THORN", "Þ"),
    ("nbsp", " "),
    ("amp", "&"),
    ("shy", ""),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("copy", "©"),
    ("reg", "®"),
    ("hellip", "…"),
    ("ndash", "–"),
    ("mdash", "—"),
    ("lsquo", "‘"),
    ("rsquo", "’"),
    ("ldquo", "“"),
    ("rdquo", "”"),
    ("laquo", "«"),
    ("raquo", "»"),
    ("middot", "·"),
    ("deg", "°"),
    ("half", "½"),
    ("frac12", "½"),
    ("times", "×"),
    ("euro", "€"),
];

/// A text as it was meant, for comparing: entities and doubly encoded letters are the letters. Often it is the text itself.
///
/// ```
/// use kifuscribe_formats::garbled_text::readable;
/// assert_eq!(readable("M&uuml;ller J&#246;rg, J&#246rg"), "Müller Jörg, Jörg");
/// assert_eq!(readable("J%C3%B6rg, 100%"), "Jörg, 100%");
/// assert_eq!(readable("MÃ¼ller, JÃ¶rg"), "Müller, Jörg");
/// assert_eq!(readable("Müller & Söhne; À part"), "Müller & Söhne; À part");
/// ```
#[must_use]
pub fn readable(text: &str) -> Cow<'_, str> {
    [without_percents, without_double_encoding, without_entities].into_iter().fold(Cow::Borrowed(text), |text, step| {
        match text {
            Cow::Borrowed(text) => step(text),
            Cow::Owned(text) => Cow::Owned(step(&text).into_owned()),
        }
    })
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
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut read = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        read.push_str(before);
        let closed = || after.split_once(';').and_then(|(entity, behind)| Some((letter_of(entity)?, behind)));
        match closed().or_else(|| open_number(after)) {
            Some((letter, behind)) => {
                read.push_str(&letter);
                rest = behind;
            }
            None => {
                read.push('&');
                rest = after;
            }
        }
    }
    Cow::Owned(read + rest)
}

/// The letter of a number whose semicolon is missing, as browsers read it, and what stands behind it; of those beyond ASCII alone.
fn open_number(text: &str) -> Option<(String, &str)> {
    let digits = text.strip_prefix('#')?;
    let (number, behind) = digits.split_at(digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len()));
    let letter = char::from_u32(number.parse().ok()?).filter(|letter| !letter.is_ascii() && !letter.is_control())?;
    Some((letter.to_string(), behind))
}

/// The letter of an entity without its signs: `uuml`, `#252`, `#xfc`.
fn letter_of(entity: &str) -> Option<String> {
    if let Some(number) = entity.strip_prefix('#') {
        let hex = number.strip_prefix(['x', 'X']);
        let code = hex.map_or_else(|| number.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok())?;
        return char::from_u32(code).map(String::from);
    }
    // Some programs write them in capitals; of a letter these say that it is one.
    let lower = entity.to_ascii_lowercase();
    let known = |wanted: &str| ENTITIES.iter().find(|(name, _)| *name == wanted);
    if let Some((_, text)) = known(entity).or_else(|| known(&lower)) {
        return Some((*text).to_owned());
    }
    let mut chars = entity.chars();
    let letter = chars.next().filter(char::is_ascii_alphabetic)?;
    let sign = SIGNS.iter().find(|(name, _)| *name == chars.as_str())?.1;
    Some([letter, sign].into_iter().nfc().collect())
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
/// space that does not break a line behind it, is one of these letters as bytes: `Groß `, `René»…`, `«ANDRÉ»`.
fn may_follow(before: Option<char>, letter: char) -> bool {
    let is_rare = matches!(letter, '\u{240}'..='\u{2ff}' | '\u{700}'..='\u{8ff}' | '\u{1680}'..='\u{16ff}');
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
        let other = ENTITIES
            .iter()
            .find(|(_, text)| !c.is_ascii() && text.chars().eq([c]))
            .map(|(name, _)| format!("&{name};"));
        let parts: Vec<char> = std::iter::once(c).nfd().collect();
        let sign = |sign: char| SIGNS.iter().find(|(_, other)| *other == sign);
        match parts[..] {
            [letter, mark] if letter.is_ascii_alphabetic() => sign(mark).map(|(name, _)| format!("&{letter}{name};")),
            _ => other,
        }
        .unwrap_or_else(|| c.to_string())
    };
    let number = |c: char| if c.is_ascii() { c.to_string() } else { format!("&#{};", u32::from(c)) };
    vec![
        WINDOWS_1252.decode_without_bom_handling(name.as_bytes()).0.into_owned(),
        name.bytes().map(char::from).collect(),
        name.chars().map(entity).collect(),
        name.chars().map(number).collect(),
    ]
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
        ] {
            assert_eq!(readable(text), text);
        }
    }

    #[test]
    fn what_a_name_is_garbled_to_is_read_as_the_name() {
        for name in ["Jörg Müller", "Hanna Çelik", "Łukasz Žák", "Anna Groß", "古力", "Søren Ærø"] {
            for garbled in garbled_ways(name) {
                assert_eq!(readable(&garbled), name, "{garbled}");
            }
        }
        assert_eq!(garbled_ways("Lee Sedol"), [""; 0]);
    }
}
