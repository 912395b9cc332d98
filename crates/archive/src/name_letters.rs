//! Which texts may hold a name, by its letters alone. Why: to look for a name in every spelling takes as long as reading the game, and most
//! games are of others.

use std::borrow::Cow;

use super::folding::words;
use kifuscribe_core::game::han_variants::simplified;
use kifuscribe_formats::garbled_text::{readable, wrong_set_ways};
use kifuscribe_formats::sgf::text::unescape;

/// What stands for vowels one after another: spellings differ in how many there are, `ue` for `ü`, `aa` for `å`.
const VOWELS: char = '*';

/// The fewest letters that tell a name in a wrong character set.
const LEAST_LETTERS: usize = 4;

/// The letters of the words of names that every spelling of them has.
#[derive(Debug)]
pub struct NameLetters(Vec<Vec<String>>);

impl NameLetters {
    /// Those of these names.
    #[must_use]
    pub fn of(names: &[String]) -> Self {
        let parts = |name: &String| {
            let name = readable(name);
            let own: Vec<String> = words(&name).into_iter().map(|word| letters(&name[word.range])).collect();
            // What is no letter may part the words of a name in another character set, and its letters stand together.
            let ways = telling_ways(&name).map(|way| way.split_whitespace().map(letters).collect());
            ways.chain([own]).collect::<Vec<_>>()
        };
        Self(names.iter().flat_map(parts).collect())
    }

    /// Whether one of the names may stand in a text: where a [`Redaction`](super::redaction::Redaction) of them withholds something of it, always.
    ///
    /// ```
    /// use kifuscribe_archive::name_letters::NameLetters;
    /// let letters = NameLetters::of(&["Jörg Müller".to_owned()]);
    /// let texts = ["MUELLER, Joerg", "M&uuml;ller-J&ouml;rg", "JoergMueller wins", "Jorg and Muller"];
    /// assert!(texts.iter().all(|text| letters.may_stand_in(text)) && !letters.may_stand_in("Jürgen Miller"));
    /// ```
    #[must_use]
    pub fn may_stand_in(&self, text: &str) -> bool {
        let letters = letters(&readable(text));
        self.0.iter().any(|words| words.iter().all(|word| letters.contains(word.as_str())))
    }

    /// Whether one of the names may stand in a game as SGF has it. Its moves are no text.
    ///
    /// ```
    /// use kifuscribe_archive::name_letters::NameLetters;
    /// let letters = NameLetters::of(&["Li".to_owned()]);
    /// assert!(!letters.may_stand_in_sgf("(;PB[Wei];B[li];W[qd])"));
    /// assert!(letters.may_stand_in_sgf("(;PB[Li];B[li])") && letters.may_stand_in_sgf("(;C[see [a] ;B[li] too])"));
    /// ```
    #[must_use]
    pub fn may_stand_in_sgf(&self, sgf: &str) -> bool {
        let text = without_moves(sgf);
        self.may_stand_in(&if text.contains('\\') { Cow::Owned(unescape(&text)) } else { text })
    }
}

/// The ways in which a name reads in a wrong character set that tell it: those of a few letters are words of their own, as `Àî` is for 李.
pub(super) fn telling_ways(name: &str) -> impl Iterator<Item = String> + use<> {
    let ways = wrong_set_ways(name).map(|way| readable(&way).into_owned());
    ways.filter(|way| letters(way).chars().count() >= LEAST_LETTERS)
}

/// The letters and digits of a text, folded as [`words`] folds them, with one sign for vowels one after another.
fn letters(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    let mut push = |c: char| match simplified(c) {
        'a' | 'e' | 'o' | 'u' if letters.ends_with(VOWELS) => {}
        'a' | 'e' | 'o' | 'u' => letters.push(VOWELS),
        // Greek capitals have one sigma.
        'ς' => letters.push('σ'),
        c => letters.push(c),
    };
    for c in text.chars() {
        match c {
            _ if c.is_ascii_alphanumeric() => push(c.to_ascii_lowercase()),
            _ if c.is_ascii() => {}
            _ => words(c.encode_utf8(&mut [0; 4])).iter().flat_map(|word| word.folded.chars()).for_each(&mut push),
        }
    }
    letters
}

/// A game without its moves. Where brackets stand within values, a move may be one of a comment: then nothing is left out.
fn without_moves(sgf: &str) -> Cow<'_, str> {
    let (bytes, mut kept, mut from, mut at) = (sgf.as_bytes(), String::new(), 0, 0);
    let mut is_value = false;
    while let Some(&byte) = bytes.get(at) {
        match (byte, is_value) {
            (b'[', true) | (b']' | b'\\', false) => return Cow::Borrowed(sgf),
            (b'[' | b']', _) => is_value = !is_value,
            (b'\\', true) => at += 1,
            (b';', false) => {
                if let Some([b'B' | b'W', b'[', x, y, b']']) = bytes.get(at + 1..at + 6)
                    && x.is_ascii_alphabetic()
                    && y.is_ascii_alphabetic()
                {
                    kept.push_str(&sgf[from..at]);
                    (from, at) = (at + 6, at + 5);
                }
            }
            _ => {}
        }
        at += 1;
    }
    Cow::Owned(kept + &sgf[from..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redaction::Redaction;

    #[test]
    fn a_text_of_which_something_is_withheld_may_hold_the_name() {
        let names = [
            "Jörg Müller",
            "Anna-Lena Groß",
            "Lee Se-dol",
            "古力",
            "趙治勲",
            "이창호",
            "Aagaard Åge",
            "Ueno Asami",
            "Li Wei",
            "Eu Ao",
            "Иванов Пётр",
            "Łukasz Æbelø",
            "Γιώργος Παπάς",
        ];
        let spelled = |name: &str| {
            let reversed: Vec<&str> = name.split(' ').rev().collect();
            let umlauts = [("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("å", "aa"), ("Å", "Aa"), ("ø", "oe"), ("Æ", "Ae")];
            [
                name.to_owned(),
                name.to_uppercase(),
                reversed.join(", "),
                name.replace(['-', ' '], ""),
                name.replace(' ', "-"),
                name.replace('-', " "),
                umlauts.iter().fold(name.to_owned(), |text, (sign, letters)| text.replace(sign, letters)),
                name.replace('ö', "&ouml;").replace('ü', "Ã¼"),
                name.chars().map(simplified).collect(),
            ]
            .into_iter()
            .chain(wrong_set_ways(name))
        };
        let mut withheld = 0;
        for name in names {
            let mut redaction = Redaction::default();
            redaction.add(name);
            let letters = NameLetters::of(&[name.to_owned()]);
            for other in names.iter().flat_map(|other| spelled(other)) {
                for text in [other.clone(), format!("so eu {other} ae"), format!("{other} 9d"), format!("王{other}。")]
                {
                    let is_cut = redaction.text(&text) != text || redaction.name(&text) != text;
                    withheld += usize::from(is_cut);
                    assert!(!is_cut || letters.may_stand_in(&text), "{name}: {text}");
                    let divided: String = text.chars().map(|c| format!("\\{c}\\\n")).collect();
                    for value in [text, divided] {
                        let sgf = format!("(;PB[x]C[{value}];B[aa])");
                        assert!(!is_cut || letters.may_stand_in_sgf(&sgf), "{name}: {sgf}");
                    }
                }
            }
        }
        assert!(withheld > 200, "{withheld}");
    }
}
