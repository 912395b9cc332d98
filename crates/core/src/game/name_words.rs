//! The words of a name without what spelling varies in: case, diacritics, width, the order of names.

use std::ops::Range;

use super::han_variants::simplified;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The word, folded.
    pub folded: String,
    /// Where it stands in the text, in bytes.
    pub range: Range<usize>,
    /// Whether only a hyphen or an apostrophe parts it from the word before, as in `Se-dol`.
    pub is_joined: bool,
    /// Whether it is a character of a script without spaces between words: a Chinese character, a Korean syllable.
    pub is_character: bool,
}

/// The words of a text in their order, folded: lower case, without diacritics, a word for each Chinese character and each Korean
/// syllable.
///
/// ```
/// use kifuscribe_core::game::name_words::words;
/// let folded = |text: &str| words(text).into_iter().map(|word| word.folded).collect::<Vec<_>>();
/// assert_eq!(folded("MÜLLER, Jörg"), ["muller", "jorg"]);
/// assert_eq!(folded("Шикшин Илья"), ["шикшин", "илья"]);
/// assert_eq!(folded("古力 9p"), ["古", "力", "9p"]);
/// assert_eq!(folded("Mül\u{ad}ler\u{200b} Jörg"), ["muller", "jorg"]);
/// ```
#[must_use]
pub fn words(text: &str) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::new();
    let mut current: Option<Word> = None;
    // What stands between the current place and the last word.
    let mut between = String::new();
    for (at, c) in text.char_indices() {
        let end = at + c.len_utf8();
        if is_invisible(c) {
            // It stands in a word, and parts none.
            if let Some(word) = current.as_mut().or(found.last_mut()).filter(|word| word.range.end == at) {
                word.range.end = end;
            }
        } else if is_ideograph(c) || is_syllable(c) {
            found.extend(current.take());
            found.push(Word { folded: fold_char(c), range: at..end, is_joined: false, is_character: true });
            between.clear();
        } else if is_leading_jamo(c) {
            // A syllable in parts, as some systems write names of files.
            found.extend(current.replace(Word {
                folded: c.to_string(),
                range: at..end,
                is_joined: false,
                is_character: true,
            }));
            between.clear();
        } else if is_following_jamo(c)
            && let Some(syllable) = current.as_mut().filter(|word| word.is_character)
        {
            syllable.folded.push(c);
            syllable.range.end = end;
        } else if c.is_alphanumeric() || is_combining_mark(c) {
            found.extend(current.take_if(|word| word.is_character));
            let is_joined = !found.is_empty() && matches!(&*between, "-" | "'" | "’" | "‐" | "‑");
            let word = current.get_or_insert_with(|| Word {
                folded: String::new(),
                range: at..end,
                is_joined,
                is_character: false,
            });
            // Most letters are these.
            if c.is_ascii() {
                word.folded.push(c.to_ascii_lowercase());
            } else {
                word.folded.push_str(&fold_char(c));
            }
            word.range.end = end;
            between.clear();
        } else {
            found.extend(current.take());
            between.push(c);
        }
    }
    found.extend(current);
    found.retain(|word| !word.folded.is_empty());
    found
}

/// A name as it is compared with that of another player of the tournament: its words without case and diacritics, joined where a
/// hyphen parts them, in alphabetical order; also where Chinese or Korean names are written with spaces, or in
/// simplified characters for traditional ones. Latin names are not folded further: two players of one tournament may be Li Xu and Li Xue.
///
/// ```
/// use kifuscribe_core::game::name_words::player_key;
/// assert_eq!(player_key("吳　清源"), player_key("吴清源"));
/// assert_eq!(player_key("WU  Qingyuan"), player_key("Qingyuan Wu"));
/// assert_ne!(player_key("Li Xue"), player_key("Li Xu"));
/// ```
#[must_use]
pub fn player_key(name: &str) -> String {
    let words = words(name);
    let is_one = |a: &Word, b: &Word| b.is_joined || (a.is_character && b.is_character);
    let mut parts: Vec<String> = words.chunk_by(is_one).map(joined).collect();
    parts.sort_unstable();
    parts.join(" ").chars().map(simplified).collect()
}

/// The words as one.
#[must_use]
pub fn joined(group: &[Word]) -> String {
    group.iter().map(|word| word.folded.as_str()).collect()
}

/// Whether a character is a word of its own: Chinese characters are written without spaces.
fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// Whether a character is drawn as nothing: what says where a word may be divided, in which direction it is read, how a letter looks
/// (Unicode, `Default_Ignorable_Code_Point`).
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a character is a Korean syllable.
const fn is_syllable(c: char) -> bool {
    matches!(c, '\u{ac00}'..='\u{d7a3}')
}

/// Whether a character is the first sound of a Korean syllable that is written in parts.
#[must_use]
pub const fn is_leading_jamo(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{1112}')
}

/// Whether a character is the vowel or the last sound of a Korean syllable that is written in parts.
const fn is_following_jamo(c: char) -> bool {
    matches!(c, '\u{1161}'..='\u{1175}' | '\u{11a8}'..='\u{11c2}')
}

/// A character in lower case and without diacritics; nothing of a combining mark.
fn fold_char(c: char) -> String {
    let mut folded = String::new();
    for part in c.nfkd().filter(|&part| !is_combining_mark(part)).flat_map(char::to_lowercase) {
        match part {
            'ß' => folded.push_str("ss"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'þ' => folded.push_str("th"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            _ if part.is_alphanumeric() => folded.push(part),
            _ => {}
        }
    }
    folded
}
