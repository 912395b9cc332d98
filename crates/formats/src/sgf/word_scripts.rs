//! Sets of letters of one byte, by what words look like in them: names of a few letters are too little for statistics, which take them for
//! characters of two bytes.

use std::ops::RangeInclusive;

use encoding_rs::{Encoding, KOI8_R, WINDOWS_874, WINDOWS_1251, WINDOWS_1253, WINDOWS_1255, WINDOWS_1256};

/// The fewest bytes of words of letters in a game, and of one of them, that are no characters of two bytes by chance.
const LEAST: usize = 6;
const LONG_WORD: usize = 4;
const LONG_WORD_OF_CONSONANTS: usize = 3;

/// A set with capitals, small letters, and single letters of either kind that stand by themselves.
struct CasedSet {
    encoding: &'static Encoding,
    capitals: RangeInclusive<u8>,
    more_capitals: &'static [u8],
    small: RangeInclusive<u8>,
    more_small: &'static [u8],
}

/// The sets with capitals. What is a word in the first one is read so, too, where it is one in another.
static CASED: [CasedSet; 3] = [
    CasedSet {
        encoding: WINDOWS_1251,
        capitals: 0xC0..=0xDF,
        more_capitals: b"\xA8",
        small: 0xE0..=0xFF,
        more_small: b"\xB8",
    },
    CasedSet {
        encoding: KOI8_R,
        capitals: 0xE0..=0xFF,
        more_capitals: b"\xB3",
        small: 0xC0..=0xDF,
        more_small: b"\xA3",
    },
    CasedSet {
        encoding: WINDOWS_1253,
        capitals: 0xC1..=0xD9,
        more_capitals: b"\xA2\xB8\xB9\xBA\xBC\xBE\xBF",
        small: 0xDC..=0xFE,
        more_small: b"\xC0\xE0",
    },
];

/// The set in which every run of bytes beyond ASCII is a word of letters: of Cyrillic or Greek with a capital, or of Hebrew or Arabic; `None`
/// where there is none, or too few of them. `likely` is the set of statistics, which tells Greek words from Cyrillic ones.
pub(super) fn set_of_words(bytes: &[u8], likely: Option<&'static Encoding>) -> Option<&'static Encoding> {
    if beyond_ascii(bytes) < LEAST {
        return None;
    }
    let longest = runs(bytes).map(<[u8]>::len).max().unwrap_or_default();
    let is_cased = |set: &&CasedSet| {
        let is_capital = |byte: &u8| set.capitals.contains(byte) || set.more_capitals.contains(byte);
        let is_small = |byte: &u8| set.small.contains(byte) || set.more_small.contains(byte);
        longest >= LONG_WORD && runs(bytes).all(|run| is_capital(&run[0]) && run[1..].iter().all(is_small))
    };
    let mut cased = CASED.iter().filter(is_cased).map(|set| set.encoding);
    let of_likely = cased.clone().find(|&set| Some(set) == likely);
    of_likely.or_else(|| cased.next()).or_else(|| {
        let is_hebrew = |byte: &u8| matches!(byte, 0xE0..=0xFA);
        let all = |is_letter: &dyn Fn(&u8) -> bool| {
            longest >= LONG_WORD_OF_CONSONANTS && runs(bytes).all(|run| run.iter().all(is_letter))
        };
        let found = [(WINDOWS_1255, all(&is_hebrew)), (WINDOWS_1256, all(&is_arabic))];
        found.into_iter().find(|set| set.1).map(|set| set.0)
    })
}

/// Whether every run of bytes beyond ASCII is one of Thai as it is spelled. Of Chinese names one in twenty is by chance.
pub(super) fn thai_words(bytes: &[u8]) -> Option<&'static Encoding> {
    let marks = runs(bytes).flatten().filter(|byte| matches!(byte, 0xD0..=0xDA | 0xE0..=0xEE)).count();
    let beyond = beyond_ascii(bytes);
    (beyond >= LEAST && marks * 5 >= beyond && runs(bytes).all(is_thai)).then_some(WINDOWS_874)
}

/// The number of bytes that are not ASCII.
pub(super) fn beyond_ascii(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| !byte.is_ascii()).count()
}

fn runs(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(u8::is_ascii).filter(|run| !run.is_empty())
}

/// Whether a byte is a letter or a vowel sign of Arabic in Windows-1256.
fn is_arabic(byte: &u8) -> bool {
    let (text, _) = WINDOWS_1256.decode_without_bom_handling(std::slice::from_ref(byte));
    text.chars().all(|c| matches!(c, '\u{621}'..='\u{652}'))
}

/// Whether the signs of Thai stand where they may: a vowel above or below on a consonant, a tone on either, a vowel in front before a
/// consonant.
fn is_thai(run: &[u8]) -> bool {
    let is_consonant = |byte: u8| matches!(byte, 0xA1..=0xCE);
    let is_above = |byte: u8| matches!(byte, 0xD1 | 0xD4..=0xDA);
    let is_tone = |byte: u8| matches!(byte, 0xE7..=0xEE);
    let is_front = |byte: u8| matches!(byte, 0xE0..=0xE4);
    let fits = |before: u8, byte: u8| match byte {
        _ if is_front(before) => is_consonant(byte),
        0xCF | 0xE6 => true,
        0xD0 | 0xD2 | 0xD3 => {
            is_consonant(before) || is_tone(before) || matches!((before, byte), (0xD2, 0xD0) | (0xED, 0xD2))
        }
        _ if is_above(byte) => is_consonant(before),
        _ if is_tone(byte) => is_consonant(before) || is_above(before),
        _ => is_consonant(byte) || is_front(byte),
    };
    let begins = |byte: u8| is_consonant(byte) || is_front(byte);
    run.first().is_some_and(|&first| begins(first))
        && run.last().is_some_and(|&last| !is_front(last))
        && run.windows(2).all(|pair| fits(pair[0], pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(names: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, failed) = encoding.encode(names);
        assert!(!failed, "{names}");
        bytes.into_owned()
    }

    #[test]
    fn words_tell_their_set_of_letters() {
        for (encoding, names) in [
            (WINDOWS_1251, "Иванов Пётр]PW[Шикшин"),
            (KOI8_R, "Иванов Пётр"),
            (WINDOWS_1253, "Γιώργος Παπαδόπουλος]PW[Άννα Ρήγα"),
            (WINDOWS_1255, "דוד כהן"),
            (WINDOWS_1256, "محمد أحمد"),
        ] {
            assert_eq!(set_of_words(&bytes(names, encoding), None), Some(encoding), "{names}");
        }
        assert_eq!(thai_words(&bytes("สมชาย ใจดี]PW[ประยุทธ์", WINDOWS_874)), Some(WINDOWS_874));
        for (encoding, names) in [
            (encoding_rs::GBK, "柯洁]PW[古力"),
            (encoding_rs::EUC_KR, "이창호]PW[조훈현"),
            (encoding_rs::BIG5, "周俊勳]PW[張栩"),
            (encoding_rs::SHIFT_JIS, "井山裕太"),
            (encoding_rs::WINDOWS_1252, "Søren Ærø]PW[Thérèse Côté"),
            (encoding_rs::WINDOWS_1254, "Gökhan Şahin"),
        ] {
            let bytes = bytes(names, encoding);
            assert_eq!((set_of_words(&bytes, None), thai_words(&bytes)), (None, None), "{names}");
        }
    }
}
