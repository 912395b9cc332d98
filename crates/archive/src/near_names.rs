//! What may mean a person whose name is withheld and is not the name: a genitive, an initial, a word between, a damaged letter. It stays, and is
//! listed, so that the archivist decides.

use std::ops::Range;

use super::folding::{canonical, words};
use kifuscribe_formats::garbled_text::readable;

/// The most words that may stand between those of a name.
const MOST_BETWEEN: usize = 2;
/// The most letters that an ending adds to a name, and that it has in place of a vowel at the name's end.
const LONGEST_ENDING: usize = 2;
const LONGEST_IN_PLACE: usize = 4;
/// What Slavic endings may have before their vowels: `Nováková`, `Novákovi`, `Adamowi`.
const SLAVIC: [&str; 3] = ["ov", "ow", "ов"];
/// With the soft sign, which a vowel of an ending takes the place of.
const VOWELS: [char; 18] = ['a', 'e', 'i', 'o', 'u', 'y', 'а', 'е', 'и', 'о', 'у', 'ы', 'э', 'ю', 'я', 'і', 'є', 'ь'];
/// The fewest letters of a word of a name to which an ending may be added, and in which one letter may be another one.
const LEAST_DECLINED: usize = 3;
/// The letters at the beginning of a word that every case of it has.
const LEAST_KEPT: usize = 2;
const LEAST_MISSPELT: usize = 5;
/// What parts persons, and not the words of a name.
const PARTING: [char; 8] = [',', ';', ':', '(', ')', '/', '\n', '"'];
/// A letter that no name has, in place of the sign of a damaged one.
const DAMAGED: char = 'ꟻ';

/// The names of one person, to be compared with what may mean that person.
#[derive(Debug)]
pub struct NearNames {
    /// The folded words of each name.
    names: Vec<Vec<String>>,
    /// Those of what is left of the names where a program lost the letters that it did not know.
    damaged: Vec<Vec<String>>,
}

/// How far a word is that of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    Initial,
    Like,
    Same,
}

impl NearNames {
    /// Those of a person with these names.
    #[must_use]
    pub fn of(names: &[String]) -> Self {
        let folded = |name: &str| {
            let words: Vec<_> = words(&readable(name)).iter().map(|word| canonical(&word.folded)).collect();
            (!words.is_empty()).then_some(words)
        };
        Self {
            names: names.iter().filter_map(|name| folded(name)).collect(),
            damaged: names.iter().flat_map(|name| damaged_ways(name)).filter_map(|name| folded(&name)).collect(),
        }
    }

    /// What in a text may mean the person and is none of the names. `is_name` says that the text is a player's name, `plays` that it is
    /// of a game of the person, where one word of a name means the person.
    ///
    /// ```
    /// use kifuscribe_archive::near_names::NearNames;
    /// let near = |name: &str, text| NearNames::of(&[name.to_owned()]).find(text, false, false);
    /// assert_eq!(near("Anna Berg", "Anna M. Berg meets A. Berg, Anna Bergs sister"), ["A. Berg", "Anna Bergs", "Anna M. Berg"]);
    /// assert_eq!(near("Berg", "Bergs move, not Bergmann's"), ["Bergs"]);
    /// ```
    #[must_use]
    pub fn find(&self, text: &str, is_name: bool, plays: bool) -> Vec<String> {
        // Of the same length, so that the places are those of the text.
        let text = readable(text).replace(char::REPLACEMENT_CHARACTER, DAMAGED.encode_utf8(&mut [0; 4]));
        let words: Vec<(String, Range<usize>)> =
            words(&text).into_iter().map(|word| (canonical(&word.folded), word.range)).collect();
        let mut found = Vec::new();
        for (name, is_damaged) in
            self.names.iter().map(|name| (name, false)).chain(self.damaged.iter().map(|name| (name, true)))
        {
            let mut at = 0;
            while at < words.len() {
                let most = words.len().min(at + name.len() + MOST_BETWEEN);
                let part = |end: usize| written(&text, words[at].1.start, words[end - 1].1.end);
                let is_one = |end: &usize| end - at == name.len() || !part(*end).contains(PARTING);
                let word = words[at].0.as_str();
                let is_of_name = || word.chars().count() >= LEAST_DECLINED && name.iter().any(|own| own == word);
                let is_found = |end: &usize| {
                    let words = &words[at..*end];
                    if is_damaged { is_same(name, words) } else { is_near(name, words) }
                };
                if let Some(end) = (at + 1..=most).find(is_found).filter(is_one) {
                    found.push(part(end));
                    at = end;
                } else if let Some(end) = (at + 1..=most).find(|&end| is_same(name, &words[at..end])) {
                    // A longer name may be another person's, or this one's.
                    if is_name && end - at < words.len() {
                        found.push(written(&text, 0, text.len()));
                    }
                    at = end;
                } else {
                    if plays && !is_name && is_of_name() {
                        found.push(part(at + 1));
                    }
                    at += 1;
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// What a name is where a program lost the letters that it did not know, or wrote `?` for them: `Jrg Mller`, `J?rg M?ller`.
pub fn damaged_ways(name: &str) -> impl Iterator<Item = String> + use<> {
    let name = readable(name).into_owned();
    let is_latin = !name.is_ascii() && name.chars().filter(char::is_ascii_alphabetic).count() >= LEAST_MISSPELT;
    let without =
        |sign: &str| name.chars().map(|c| if c.is_ascii() { c.to_string() } else { sign.to_owned() }).collect();
    is_latin.then(|| ["", "?"].map(without)).into_iter().flatten()
}

/// A part of a text as it stands there.
fn written(text: &str, begins: usize, ends: usize) -> String {
    text[begins..ends].replace(DAMAGED, "\u{fffd}")
}

/// Whether words are those of a name in some order and nothing else.
fn is_same(name: &[String], words: &[(String, Range<usize>)]) -> bool {
    words.len() == name.len() && name.iter().all(|own| words.iter().any(|word| word.0 == *own))
}

/// Whether words begin and end with some that may be of a name, have one for each of it, and are not the name; or one word is all of it.
fn is_near(name: &[String], words: &[(String, Range<usize>)]) -> bool {
    // In one word, with the family name first or last.
    if let [(word, _)] = words
        && name.len() > 1
    {
        let in_one = |first: usize| canonical(&[&name[first..], &name[..first]].concat().concat());
        let letters = name.iter().map(String::len).sum::<usize>();
        return word.len() <= letters && (0..name.len()).any(|first| in_one(first) == *word);
    }
    if words.len() < name.len() || !name.iter().any(|own| likeness(&words[0].0, own).is_some()) || is_same(name, words)
    {
        return false;
    }
    let mut used = vec![None; words.len()];
    for own in name {
        let free = words.iter().enumerate().filter(|(i, _)| used[*i].is_none());
        let Some((likeness, i)) = free.filter_map(|(i, word)| Some((likeness(&word.0, own)?, i))).max() else {
            return false;
        };
        used[i] = Some((likeness, own.chars().count()));
    }
    let is_told = |(likeness, letters): &(Likeness, usize)| match likeness {
        Likeness::Same => *letters > 1 || words.len() == name.len(),
        Likeness::Like => true,
        Likeness::Initial => false,
    };
    used[0].is_some() && used[words.len() - 1].is_some() && used.iter().flatten().any(is_told)
}

/// How far a word of a text may be one of a name; `None` where it is another one.
fn likeness(word: &str, own: &str) -> Option<Likeness> {
    let (letters, of_own) = (word.chars().count(), own.chars().count());
    let is_damaged = || {
        word.contains(DAMAGED)
            && letters == of_own
            && word.chars().zip(own.chars()).all(|(a, b)| a == b || a == DAMAGED)
    };
    let is_initial = || letters == 1 && of_own > 1 && word.chars().all(char::is_lowercase) && own.starts_with(word);
    match () {
        () if word == own => Some(Likeness::Same),
        () if is_damaged() || is_declined(word, own) || is_misspelt(word, own) => Some(Likeness::Like),
        () if is_initial() => Some(Likeness::Initial),
        () => None,
    }
}

/// Whether a word may be one of a name in another case: `Bergs`, `Nováka`, `Novákovi`, `Svobodou`, `Němce`, `Ивановым`, `Достоевского`.
fn is_declined(word: &str, own: &str) -> bool {
    let ending = |stem: &str| word.strip_prefix(stem).map(|ending| (ending.to_owned(), ending.chars().count()));
    let is_added = || {
        ending(own).is_some_and(|(ending, letters)| {
            let vowels = SLAVIC.iter().find_map(|begin| ending.strip_prefix(begin)).unwrap_or_default();
            let is_slavic =
                vowels.chars().all(|c| VOWELS.contains(&c)) && (1..=LONGEST_ENDING).contains(&vowels.chars().count());
            (1..=LONGEST_ENDING).contains(&letters) || is_slavic
        })
    };
    // In place of a vowel or two at the end.
    let without_vowel = own.strip_suffix(VOWELS);
    let without_vowels = without_vowel.and_then(|stem| stem.strip_suffix(['и', 'о', 'ы', 'а', 'я']));
    let is_in_place = |stem: &str| {
        ending(stem).is_some_and(|(ending, letters)| {
            let most = if stem.chars().count() < LEAST_DECLINED { LONGEST_ENDING } else { LONGEST_IN_PLACE };
            (1..=most).contains(&letters) && ending.starts_with(VOWELS)
        })
    };
    // Behind a last consonant whose vowel before it falls out or becomes another one: `Marka`, `Льва`, `Gołębia`.
    let is_behind_vowel = |stem: &str| {
        let Some((at, vowel)) = stem.char_indices().nth_back(1).filter(|(_, c)| VOWELS.contains(c)) else {
            return false;
        };
        let (before, behind) = (&stem[..at], &stem[at + vowel.len_utf8()..]);
        let falls_out = matches!(vowel, 'e' | 'е' | 'о');
        let other = || VOWELS.iter().filter(|&&other| other != vowel).map(|other| format!("{before}{other}{behind}"));
        falls_out && is_in_place(&format!("{before}{behind}")) || other().any(|stem| is_in_place(&stem))
    };
    let (begins, letters) = (|count| own.chars().take(count).eq(word.chars().take(count)), own.chars().count());
    letters >= LEAST_DECLINED
        && (begins(LEAST_KEPT) && (is_added() || without_vowel.into_iter().chain(without_vowels).any(is_in_place))
            || begins(1) && [Some(own), without_vowel].into_iter().flatten().any(is_behind_vowel))
}

/// Whether a word has one letter more, one less or another one than a long word of a name.
fn is_misspelt(word: &str, own: &str) -> bool {
    // No letter has more than four bytes.
    if word.len().abs_diff(own.len()) > 4 {
        return false;
    }
    let [word, own]: [Vec<char>; 2] = [word, own].map(|text| text.chars().collect());
    let begins = word.iter().zip(&own).take_while(|(a, b)| a == b).count();
    let ends = word.iter().rev().zip(own.iter().rev()).take_while(|(a, b)| a == b).count();
    let longest = word.len().max(own.len());
    own.len() >= LEAST_MISSPELT
        && word.len().abs_diff(own.len()) <= 1
        && begins + 1 + ends.min(word.len().min(own.len()).saturating_sub(begins)) >= longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(name: &str, text: &str) -> String {
        NearNames::of(&[name.to_owned()]).find(text, false, false).join("; ")
    }

    #[test]
    fn what_may_mean_a_person_is_named_and_the_name_and_others_are_not() {
        for (name, text, expected) in [
            ("Jörg Müller", "J\u{f6}rg M\u{fffd}ller wins", "Jörg M\u{fffd}ller"),
            ("Jörg Müller", "Jörg Müllers Zug, Müller Jörg, Jörg Muller", "Jörg Müllers"),
            ("Jörg Müller", "Jörg Miller and J. Mueller", "J. Mueller; Jörg Miller"),
            ("Jörg Müller", "Jörg plays, Müller answers", ""),
            ("Иванов Пётр", "ход Иванова Петра", "Иванова Петра"),
            (
                "Novák",
                "Nováka, Novákovi, Novákem, Nováková, Novákovou, Novotný, Novakovič",
                "Nováka; Novákem; Novákovi; Novákovou; Nováková",
            ),
            ("Černý", "Černého, Černému, Černá, Černou, Čerenkov", "Černou; Černá; Černého; Černému"),
            ("Svoboda", "se Svobodou, Svobody; Svobodník", "Svobodou; Svobody"),
            ("Němec", "Němce, Němcovi, Nemo", "Němce; Němcovi"),
            ("Достоевский", "ход Достоевского, Достоевскому", "Достоевского; Достоевскому"),
            ("Достоевская", "книга Достоевской", "Достоевской"),
            ("Кравець", "хід Кравця, Кравцеві", "Кравцеві; Кравця"),
            ("Коваль", "хід Коваля", "Коваля"),
            ("Kowalski", "ruch Kowalskiego, Kowalskiemu", "Kowalskiego; Kowalskiemu"),
            ("Adam Kowalski", "przeciw Adamowi Kowalskiemu", "Adamowi Kowalskiemu"),
            ("Petr Marek", "tah Petra Marka", "Petra Marka"),
            ("Marek Gołąb", "ruch Marka Gołębia, Marcin Gołota", "Marka Gołębia"),
            ("Eva Malá", "tah Evy Malé, Evou Malou, Evan Maly", "Evan Maly; Evou Malou; Evy Malé"),
            ("Лев Толстой", "роман Льва Толстого, о Льве Толстом; Лена Толстая", "Льва Толстого; Льве Толстом"),
            ("Иванов Пётр", "П. Иванов, Иванов П., П. Иванову", "Иванов П; П. Иванов; П. Иванову"),
            ("Γιώργος Παπάς", "Γ. Παπάς", "Γ. Παπάς"),
            ("Jörg Müller", "Jrg Mller wins; J?rg M?ller", "J?rg M?ller; Jrg Mller"),
            ("柯洁", "柯\u{fffd} 九段, 柯洁", "柯\u{fffd}"),
            ("Berg", "Berger, Bergs, Berg, Bergmann, Bera", "Berger; Bergs"),
            ("Jörg Müller", "by JoergMueller", "JoergMueller"),
            ("Li Na", "Li A. and Linda", ""),
        ] {
            assert_eq!(near(name, text), expected, "{name}: {text}");
        }
    }

    #[test]
    fn one_word_means_a_player_of_the_game_and_a_longer_name_another_person_or_not() {
        let anna = NearNames::of(&["Anna Berg".to_owned()]);
        assert_eq!(anna.find("here Berg errs, said Hua", false, true), ["Berg"]);
        assert_eq!(anna.find("here Berg errs, said Hua", false, false), [""; 0]);
        let berg = NearNames::of(&["Berg".to_owned()]);
        assert_eq!(berg.find("Anna Berg", true, false), ["Anna Berg"]);
        assert_eq!(berg.find("Berg", true, false), [""; 0]);
    }
}
