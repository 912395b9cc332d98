//! Whether a declared set of characters is the one that the bytes have: what it reads, held against what statistics say.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, IBM866, ISO_8859_5, ISO_8859_7, KOI8_R, KOI8_U, SHIFT_JIS,
    WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, X_MAC_CYRILLIC,
};

use super::latin_words::{are_latin, has_mixed_words, is_latin};
use super::word_scripts::beyond_ascii;

/// The bytes beyond ASCII from which statistics tell a set by themselves, and from which they tell apart sets that are often taken for
/// each other: those of Chinese, Japanese and Korean in the rows of EUC.
pub(super) const ENOUGH: usize = 16;
pub(super) const ENOUGH_OF_EUC: usize = 24;
/// The same where Japanese without kana is taken for Chinese, or where no set of either is known well.
const ENOUGH_AT_ALL: usize = 40;
/// The same of letters, which differ most.
const ENOUGH_OF_LETTERS: usize = 8;

/// Sets that read the same text alike, or nearly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    Chinese,
    Traditional,
    ShiftJis,
    EucJapanese,
    Korean,
    Koi8,
    /// Any other set of Cyrillic letters.
    Cyrillic(&'static str),
    Greek,
    /// Letters of Latin, in which most are ASCII.
    Latin,
    Other(&'static str),
}

impl Family {
    fn of(encoding: &'static Encoding) -> Self {
        match encoding {
            e if e == GBK || e == GB18030 => Self::Chinese,
            e if e == BIG5 => Self::Traditional,
            e if e == SHIFT_JIS => Self::ShiftJis,
            e if e == EUC_JP => Self::EucJapanese,
            e if e == EUC_KR => Self::Korean,
            e if e == KOI8_R || e == KOI8_U => Self::Koi8,
            e if [WINDOWS_1251, IBM866, ISO_8859_5, X_MAC_CYRILLIC].contains(&e) => Self::Cyrillic(e.name()),
            e if e == ISO_8859_7 || e == WINDOWS_1253 => Self::Greek,
            e if LATIN.contains(&e.name()) => Self::Latin,
            e => Self::Other(e.name()),
        }
    }

    /// Whether it is one of those whose characters of two bytes are taken for each other.
    const fn is_euc(self) -> bool {
        matches!(self, Self::Chinese | Self::EucJapanese | Self::Korean)
    }

    const fn is_of_letters(self) -> bool {
        matches!(self, Self::Koi8 | Self::Cyrillic(_) | Self::Latin)
    }
}

const LATIN: [&str; 14] = [
    "windows-1252",
    "windows-1250",
    "windows-1254",
    "windows-1257",
    "windows-1258",
    "ISO-8859-2",
    "ISO-8859-3",
    "ISO-8859-4",
    "ISO-8859-10",
    "ISO-8859-13",
    "ISO-8859-14",
    "ISO-8859-15",
    "ISO-8859-16",
    "macintosh",
];

/// What speaks against a set that a file declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Doubt {
    /// Its reading has characters that no text has.
    Impossible,
    /// Its reading is far less likely than that of another set.
    Unlikely,
}

/// What speaks against the declared set and for the likely one, in which the same bytes read as `text` and as `other`.
pub(super) fn doubt(
    bytes: &[u8],
    (declared, text): (&'static Encoding, &str),
    (likely, other): (&'static Encoding, &str),
) -> Option<Doubt> {
    let (from, to) = (Family::of(declared), Family::of(likely));
    // Programs declare the western set whatever they write, and any bytes are text in it.
    if declared == WINDOWS_1252 && likely != declared && to == Family::Latin {
        return (text != other && are_latin(other)).then_some(Doubt::Unlikely);
    }
    if from == to {
        return None;
    }
    if has_impossible(text) && !has_impossible(other) {
        return Some(Doubt::Impossible);
    }
    let beyond = beyond_ascii(bytes);
    let is_far_worse = match from {
        _ if to == Family::Latin && has_mixed_words(text) => true,
        _ if to == Family::Latin && !is_latin(other) => false,
        Family::Latin => !is_latin(text) && beyond >= ENOUGH_OF_LETTERS,
        Family::ShiftJis if has_half_width_run(text) => true,
        // Statistics take no other text for these.
        _ if matches!(to, Family::Traditional | Family::ShiftJis) => beyond >= ENOUGH_OF_LETTERS,
        _ if to == Family::EucJapanese && !has_kana(other) => beyond >= ENOUGH_AT_ALL,
        _ if from.is_euc() && to.is_euc() => beyond >= ENOUGH_OF_EUC,
        _ if from.is_of_letters() => beyond >= ENOUGH_OF_LETTERS,
        Family::Greek | Family::Other(_) => beyond >= ENOUGH_AT_ALL,
        _ => beyond >= ENOUGH,
    };
    is_far_worse.then_some(Doubt::Unlikely)
}

/// Whether the set that statistics give for a game holds against `common`, the one of the file's other games. `text` is what it reads;
/// `None` where the bytes are damaged in it.
pub(super) fn holds_alone(
    bytes: &[u8],
    (own, text): (&'static Encoding, Option<&str>),
    common: &'static Encoding,
) -> bool {
    let (own, common) = (Family::of(own), Family::of(common));
    let beyond = beyond_ascii(bytes);
    let Some(text) = text.filter(|_| own != common) else { return beyond >= ENOUGH_AT_ALL };
    match own {
        Family::Latin => is_latin(text) || beyond >= ENOUGH_AT_ALL,
        Family::EucJapanese if common == Family::Chinese && !has_kana(text) => beyond >= ENOUGH_AT_ALL,
        _ if own.is_euc() && common.is_euc() => beyond >= ENOUGH,
        _ => beyond >= ENOUGH_OF_LETTERS,
    }
}

/// Whether a text has characters that none has: of private use, and controls beyond those of ASCII.
pub(super) fn has_impossible(text: &str) -> bool {
    text.chars().any(is_impossible)
}

/// Whether no text has a character: one of private use, or a control beyond those of ASCII.
pub(super) const fn is_impossible(c: char) -> bool {
    matches!(c, '\u{80}'..='\u{9f}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

fn has_half_width_run(text: &str) -> bool {
    let is_half = |c: char| matches!(c, '\u{ff61}'..='\u{ff9f}');
    text.chars().zip(text.chars().skip(1)).any(|(a, b)| is_half(a) && is_half(b))
}

fn has_kana(text: &str) -> bool {
    text.chars().any(|c| matches!(c, '\u{3041}'..='\u{30fe}'))
}

/// Whether a text that is valid UTF-8 may be one of another set by chance: it has few characters beyond ASCII, all of two bytes, and they
/// are no words of one script, as `ʱԽ` is none, which are the bytes of 时越 in GBK.
pub(super) fn may_be_chance(text: &str) -> bool {
    if text.is_ascii() {
        return false;
    }
    const MANY: usize = ENOUGH_AT_ALL / 2;
    let script = |c: char| match c {
        'À'..='ſ' => Some(0),
        'Ά'..='ώ' => Some(1),
        'Ѐ'..='џ' | 'Ґ' | 'ґ' => Some(2),
        'א'..='ת' => Some(3),
        'ء'..='ي' => Some(4),
        _ => None,
    };
    let beyond: Vec<char> = text.chars().filter(|c| !c.is_ascii()).take(MANY).collect();
    let first = script(beyond[0]);
    let are_words_of_one = first.is_some() && beyond.iter().all(|&c| script(c) == first);
    beyond.len() < MANY && beyond.iter().all(|c| c.len_utf8() == 2) && !are_words_of_one
}

/// Whether a text in a set is one of letters that have capitals: of Latin ones, or of Cyrillic or Greek in words with capitals at their beginnings
/// alone. Statistics name the rare sets of Cyrillic where they have nothing better.
pub(super) fn is_of_letters(encoding: &'static Encoding, text: &str) -> bool {
    if has_impossible(text) {
        return false;
    }
    match Family::of(encoding) {
        Family::Latin => return is_latin(text),
        Family::Koi8 | Family::Greek => {}
        Family::Cyrillic(_) if encoding == WINDOWS_1251 => {}
        _ => return false,
    }
    let beyond = || text.chars().filter(|c| !c.is_ascii());
    let is_word = |word: &str| {
        let is_small = |c: char| !c.is_uppercase();
        word.chars().skip(1).all(is_small) || !word.chars().any(char::is_lowercase)
    };
    let are_words = || text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_ascii()).all(is_word);
    beyond().all(|c| c.is_uppercase() || c.is_lowercase()) && are_words()
}
