//! The options of a search, as they are typed and kept: whom they ask for.

use super::folding::has_words;
use super::redaction::Redaction;

/// The options that ask in words, which may be those of a person's name: an event, too, or a search, may be called after somebody.
const WORDS: [&str; 10] =
    ["--player", "--opponent", "--black", "--white", "--text", "--event", "--round", "--table", "--tag", "--saved"];

/// What is asked in words.
fn asked_words(options: &[String]) -> impl Iterator<Item = &str> {
    let after = options.windows(2).filter(|pair| WORDS.contains(&pair[0].as_str())).map(|pair| pair[1].as_str());
    let within = options.iter().filter_map(|option| option.split_once('='));
    after.chain(within.filter(|(name, _)| WORDS.contains(name)).map(|(_, value)| value))
}

/// Whether a search asks for a person by some words of a name, such as the family name alone.
/// Why: what is withheld is the whole name, and who asks for a part of it has that person in mind, or may have.
pub(super) fn asks_for(options: &[String], name: &str) -> bool {
    asked_words(options).any(|asked| has_words(name, asked))
}

/// Whether a withheld name stands in the options, or in the name of a file among them.
pub(super) fn holds_withheld(options: &[String], redaction: &Redaction) -> bool {
    options.iter().any(|text| redaction.text(text) != *text || redaction.path(text) != *text)
}

/// Whether a search asks for words that may be those of a name.
#[must_use]
pub fn asks_in_words(options: &[String]) -> bool {
    asked_words(options).next().is_some()
}
