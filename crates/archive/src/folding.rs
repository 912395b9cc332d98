//! Words of names and texts without what spelling varies in: case, diacritics, width, the order of names.

use std::collections::HashSet;
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

impl Word {
    /// The word without what spellings of one name differ in beyond accents: `ue` is `ü`, and traditional characters are simplified.
    fn canonical(&self) -> String {
        canonical(&self.folded)
    }
}

/// The words of a text in their order, folded: lower case, without diacritics, a word for each Chinese character and each Korean
/// syllable.
///
/// ```
/// use kifuscribe_archive::folding::words;
/// let folded = |text: &str| words(text).into_iter().map(|word| word.folded).collect::<Vec<_>>();
/// assert_eq!(folded("MÜLLER, Jörg"), ["muller", "jorg"]);
/// assert_eq!(folded("Шикшин Илья"), ["шикшин", "илья"]);
/// assert_eq!(folded("古力 9p"), ["古", "力", "9p"]);
/// ```
#[must_use]
pub fn words(text: &str) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::new();
    let mut current: Option<Word> = None;
    // What stands between the current place and the last word.
    let mut between = String::new();
    for (at, c) in text.char_indices() {
        let end = at + c.len_utf8();
        if is_ideograph(c) || is_syllable(c) {
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
            word.folded.push_str(&fold_char(c));
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

/// The text that is searched: the words, and those that a hyphen or an apostrophe parts also as one, so that `Sedol`
/// finds `Se-dol`.
#[must_use]
pub fn searchable(text: &str) -> String {
    let words = words(text);
    let several = groups(&words).into_iter().filter(|group| group.len() > 1).map(|group| canonical(&joined(group)));
    words.iter().map(Word::canonical).chain(several).collect::<Vec<_>>().join(" ")
}

/// A name as it is compared with another: its words, joined where a hyphen parts them, in alphabetical order.
#[must_use]
pub fn name_key(name: &str) -> String {
    let words = words(name);
    let mut parts: Vec<String> = groups(&words).into_iter().map(joined).collect();
    parts.sort_unstable();
    parts.join(" ")
}

/// A name as it is compared with that of a pairing: as [`name_key`], also where Chinese or Korean names are written with spaces, or in
/// simplified characters for traditional ones. Latin names are not folded further: two players of one tournament may be Li Xu and Li Xue.
///
/// ```
/// use kifuscribe_archive::folding::player_key;
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

/// A name as it is compared with others of the same person: as [`name_key`], also where one is written with `ue` for `ü`, or in simplified
/// characters for traditional ones.
///
/// ```
/// use kifuscribe_archive::folding::person_key;
/// assert_eq!(person_key("Joerg Mueller"), person_key("MÜLLER, Jörg"));
/// assert_eq!(person_key("趙治勲"), person_key("赵治勋"));
/// ```
#[must_use]
pub fn person_key(name: &str) -> String {
    canonical(&name_key(name))
}

/// As [`person_key`], as earlier versions of the program compared names: what they stored is still found.
#[must_use]
pub fn earlier_person_key(name: &str) -> String {
    without_umlauts(&name_key(name))
}

/// A query in the language of SQLite's full-text search that matches texts with every word of `text`, in any order.
/// Chinese characters that stand together have to stand together. A `*` at the end lets the last word be the beginning
/// of one. `None` where there is no word.
///
/// ```
/// use kifuscribe_archive::folding::match_query;
/// assert_eq!(match_query("Lee Se-dol").unwrap(), r#"("lee") AND (("se" AND "dol") OR "sedol")"#);
/// assert_eq!(match_query("古力").unwrap(), r#"("古 力")"#);
/// assert_eq!(match_query("Shiksh*").unwrap(), r#"("shiksh" *)"#);
/// assert_eq!(match_query("\" OR *"), Some(r#"("or" *)"#.to_owned()));
/// assert_eq!(match_query("--"), None);
/// ```
#[must_use]
pub fn match_query(text: &str) -> Option<String> {
    let words = words(text);
    let is_beginning = text.trim_end().ends_with('*');
    let groups = groups(&words);
    let last = groups.len().checked_sub(1)?;
    let term = |(i, group): (usize, &&[Word])| {
        let star = if is_beginning && i == last { " *" } else { "" };
        // An index that an earlier version made has words as they are folded, and Korean names as one word.
        let folded: Vec<String> = group.iter().map(|word| word.folded.clone()).collect();
        let words: Vec<String> = group.iter().map(Word::canonical).collect();
        let whole = joined(group);
        let mut ways: Vec<String> = Vec::new();
        for words in [&words, &folded] {
            ways.push(match &words[..] {
                all if group[0].is_character => format!("\"{}\"{star}", all.join(" ")),
                [one] => format!("\"{one}\"{star}"),
                all => format!("({})", all.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" AND ")),
            });
        }
        if group.len() > 1 && (!group[0].is_character || whole.chars().any(is_leading_jamo)) {
            ways.extend([canonical(&whole), whole].map(|word| format!("\"{word}\"{star}")));
        }
        let mut seen = HashSet::new();
        ways.retain(|way| seen.insert(way.clone()));
        format!("({})", ways.join(" OR "))
    };
    Some(groups.iter().enumerate().map(term).collect::<Vec<_>>().join(" AND "))
}

/// The words in groups: those that a hyphen joins, and Chinese characters that stand together.
fn groups(words: &[Word]) -> Vec<&[Word]> {
    let is_together =
        |a: &Word, b: &Word| b.is_joined || (a.is_character && b.is_character && a.range.end == b.range.start);
    words.chunk_by(is_together).collect()
}

fn joined(group: &[Word]) -> String {
    group.iter().map(|word| word.folded.as_str()).collect()
}

/// Whether a character is a word of its own: Chinese characters are written without spaces.
fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// Whether a character is a Korean syllable.
const fn is_syllable(c: char) -> bool {
    matches!(c, '\u{ac00}'..='\u{d7a3}')
}

/// Whether a character is the first sound of a Korean syllable that is written in parts.
const fn is_leading_jamo(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{1112}')
}

/// Whether a character is the vowel or the last sound of a Korean syllable that is written in parts.
const fn is_following_jamo(c: char) -> bool {
    matches!(c, '\u{1161}'..='\u{1175}' | '\u{11a8}'..='\u{11c2}')
}

/// The number of words at the beginning that are characters of one run, such as a name in Chinese characters.
#[must_use]
pub fn run_of_characters(words: &[Word]) -> usize {
    let is_next = |pair: &[Word]| pair[1].is_character && pair[0].range.end == pair[1].range.start;
    if !words.first().is_some_and(|word| word.is_character) {
        return 0;
    }
    1 + words.windows(2).take_while(|pair| is_next(pair)).count()
}

/// A folded text without what spellings of one name differ in beyond accents.
fn canonical(folded: &str) -> String {
    // Danish and Norwegian write `å` so where they have no letter for it.
    without_umlauts(folded).replace("aa", "a")
}

fn without_umlauts(folded: &str) -> String {
    let simplified: String = folded.chars().map(simplified).collect();
    // German writes umlauts so where it has no letters for them.
    ["ae", "oe", "ue"].iter().fold(simplified, |text, umlaut| text.replace(umlaut, &umlaut[..1]))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_name_have_one_key() {
        for (a, b) in [
            ("Jörg Müller", "MULLER, JORG"),
            ("Kovács Gábor", "Gabor Kovacs"),
            ("Łukasz Đoković", "lukasz dokovic"),
            ("Lee Se-dol", "Sedol Lee"),
            ("O’Brien Tim", "Tim O'Brien"),
            ("Ｏｔａｋｅ Ｈｉｄｅｏ", "Otake Hideo"),
            ("ШИКШИН Илья", "Илья Шикшин"),
            ("Ёлкин", "елкин"),
            ("e\u{301}tienne", "Étienne"),
        ] {
            assert_eq!(name_key(a), name_key(b), "{a}, {b}");
        }
        assert_ne!(name_key("古力"), name_key("古"));
        assert_ne!(name_key("Lee"), name_key("Leeuw"));
    }

    #[test]
    fn a_korean_name_is_found_from_any_syllable_however_it_is_encoded() {
        assert_eq!(name_key("이창호"), name_key(&"이창호".nfd().collect::<String>()));
        for name in ["이창호", &*"이창호".nfd().collect::<String>()] {
            assert_eq!(words(name).len(), 3, "{name}");
            let stored = format!(" {} ", searchable(name));
            for (asked, is_found) in [("창호", true), ("이", true), ("이창호", true), ("호", true), ("창이", false)]
            {
                assert_eq!(is_matched(asked, &stored), is_found, "{asked} in {stored}");
            }
        }
        let ranges: Vec<_> = words("이창호9단").into_iter().map(|word| word.range.len()).collect();
        assert_eq!(ranges, [3, 3, 3, 1, 3]);
    }

    /// Whether a stored text has one of the phrases that a query of one group asks for.
    fn is_matched(asked: &str, stored: &str) -> bool {
        let query = match_query(asked).unwrap();
        query.trim_matches(['(', ')']).split(" OR ").any(|way| stored.contains(&format!(" {} ", way.trim_matches('"'))))
    }

    #[test]
    fn names_are_found_as_an_earlier_version_stored_them() {
        for (asked, stored) in [("Michael", " michael "), ("趙治勲", " 趙 治 勲 "), ("Yue", " yue ")] {
            assert!(is_matched(asked, stored), "{asked}");
        }
        // Korean names were one word, of the parts of their syllables.
        let korean: String = "이창호".nfkd().collect();
        assert!(is_matched("이창호", &format!(" {korean} ")));
    }

    #[test]
    fn umlauts_and_traditional_characters_are_found_as_they_are_written_otherwise() {
        for (a, b) in [
            ("Mueller", "Müller"),
            ("Aagaard", "Ågård"),
            ("Soerensen", "Sørensen"),
            ("Sorensen", "Sørensen"),
            ("Aerø", "Ærø"),
            ("Strasse", "Straße"),
            ("Lukasz", "Łukasz"),
            ("Jörg", "Joerg"),
            ("趙治勲", "赵治勋"),
            ("李世乭", "李世乭"),
            ("黃翊祖", "黄翊祖"),
        ] {
            assert_eq!(searchable(a), searchable(b), "{a}, {b}");
            assert!(is_matched(a, &format!(" {} ", searchable(b))) && is_matched(b, &format!(" {} ", searchable(a))));
        }
        assert_ne!(person_key("Muller"), person_key("Miller"));
    }

    #[test]
    fn words_know_where_they_stand() {
        let text = "W: Jörg-Uwe 古力.";
        let found: Vec<(&str, String)> = words(text).into_iter().map(|w| (&text[w.range], w.folded)).collect();
        let expected = [("W", "w"), ("Jörg", "jorg"), ("Uwe", "uwe"), ("古", "古"), ("力", "力")];
        assert_eq!(found, expected.map(|(word, folded)| (word, folded.to_owned())));
        assert_eq!(searchable(text), "w jorg uwe 古 力 jorguwe 古力");
    }
}
