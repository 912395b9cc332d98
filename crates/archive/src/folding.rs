//! Words of names and texts without what spelling varies in: case, diacritics, width, the order of names.

use std::collections::{BTreeSet, HashSet};

use kifuscribe_core::game::han_variants::simplified;
pub use kifuscribe_core::game::name_words::{Word, words};
use kifuscribe_core::game::name_words::{is_leading_jamo, joined};

/// The text that is searched: the words, and those that a hyphen or an apostrophe parts also as one, so that `Sedol`
/// finds `Se-dol`.
#[must_use]
pub fn searchable(text: &str) -> String {
    let words = words(text);
    let several = groups(&words).into_iter().filter(|group| group.len() > 1).map(|group| canonical(&joined(group)));
    words.iter().map(|word| canonical(&word.folded)).chain(several).collect::<Vec<_>>().join(" ")
}

/// A name as it is compared with another: its words, joined where a hyphen parts them, in alphabetical order.
#[must_use]
pub fn name_key(name: &str) -> String {
    key_of_words(&words(name))
}

fn key_of_words(words: &[Word]) -> String {
    let mut parts: Vec<String> = groups(words).into_iter().map(joined).collect();
    parts.sort_unstable();
    parts.join(" ")
}

/// The most hyphens of a name that may be written or not, each of them.
const MOST_HYPHENS: usize = 4;

/// Every way in which a name of these words is compared with others: with each hyphen written or not, and as earlier versions of the program
/// compared names. Two names that a search for the words of one treats alike have a way in common.
#[must_use]
pub fn ways_to_compare(words: &[Word]) -> BTreeSet<String> {
    let key = key_of_words(words);
    let mut ways = BTreeSet::from([canonical(&key), without_umlauts(&key), key]);
    let hyphens: Vec<usize> = (1..words.len()).filter(|&i| words[i].is_joined).take(MOST_HYPHENS).collect();
    for apart in 0..1_usize << hyphens.len() {
        let is_apart = |i: usize| hyphens.iter().position(|&at| at == i).is_some_and(|at| apart >> at & 1 == 1);
        let mut way: Vec<String> = Vec::new();
        for (i, word) in words.iter().enumerate() {
            // The characters of a name belong together, with or without spaces between them.
            let goes_on = i > 0 && (word.is_joined && !is_apart(i) || word.is_character && words[i - 1].is_character);
            match way.last_mut().filter(|_| goes_on) {
                Some(part) => part.push_str(&word.folded),
                None => way.push(word.folded.clone()),
            }
        }
        let mut way: Vec<String> = way.iter().map(|part| canonical(part)).collect();
        way.sort_unstable();
        ways.insert(way.join(" "));
    }
    ways
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

/// The names of two persons, in either order and however they are written.
///
/// ```
/// use kifuscribe_archive::folding::PersonPair;
/// assert_eq!(PersonPair::of(["Wei Li", "Joerg Mueller"]), PersonPair::of(["MÜLLER, Jörg", "li wei"]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PersonPair([String; 2]);

impl PersonPair {
    /// Of these names.
    #[must_use]
    pub fn of<T: AsRef<str>>(names: [T; 2]) -> Self {
        let mut keys = names.map(|name| person_key(name.as_ref()));
        keys.sort_unstable();
        Self(keys)
    }
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
        let words: Vec<String> = group.iter().map(|word| canonical(&word.folded)).collect();
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

/// Whether a text has every word of another one, as a search with [`match_query`] finds it. A text without a word is in none.
///
/// ```
/// use kifuscribe_archive::folding::has_words;
/// assert!(has_words("Look at the ko fight: Se-dol!", "KO sedol") && has_words("look again", "again lo*"));
/// assert!(has_words("见古力的定石", "古力") && !has_words("力古", "古力") && !has_words("look", "loo"));
/// ```
#[must_use]
pub fn has_words(text: &str, sought: &str) -> bool {
    let text = format!(" {} ", searchable(text));
    let words = words(sought);
    let is_beginning = sought.trim_end().ends_with('*');
    let groups = groups(&words);
    let last = groups.len().checked_sub(1);
    let has = |word: &str, end: &str| text.contains(&format!(" {word}{end}"));
    last.is_some()
        && groups.iter().enumerate().all(|(i, group)| {
            let end = if is_beginning && Some(i) == last { "" } else { " " };
            let words: Vec<String> = group.iter().map(|word| canonical(&word.folded)).collect();
            match &words[..] {
                all if group[0].is_character => has(&all.join(" "), end),
                all => all.iter().all(|word| has(word, end)) || has(&canonical(&joined(group)), end),
            }
        })
}

/// The words in groups: those that a hyphen joins, and Chinese characters that stand together.
fn groups(words: &[Word]) -> Vec<&[Word]> {
    let is_together =
        |a: &Word, b: &Word| b.is_joined || (a.is_character && b.is_character && a.range.end == b.range.start);
    words.chunk_by(is_together).collect()
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
pub(super) fn canonical(folded: &str) -> String {
    // Danish and Norwegian write `å` so where they have no letter for it; Greek capitals have one sigma.
    without_umlauts(folded).replace("aa", "a").replace('ς', "σ")
}

fn without_umlauts(folded: &str) -> String {
    let simplified: String = folded.chars().map(simplified).collect();
    // German writes umlauts so where it has no letters for them.
    ["ae", "oe", "ue"].iter().fold(simplified, |text, umlaut| text.replace(umlaut, &umlaut[..1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_normalization::UnicodeNormalization as _;

    #[test]
    fn a_greek_name_is_the_same_in_capitals() {
        assert_eq!(person_key("Γιώργος Παπάς"), person_key("ΓΙΩΡΓΟΣ ΠΑΠΑΣ"));
    }

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
