//! The options of a search, as they are typed and kept: whom they ask for.

use std::collections::BTreeSet;

use super::folding::words;
use super::redaction::Redaction;

/// The options that ask for persons.
const NAMES: [&str; 5] = ["--player", "--opponent", "--black", "--white", "--text"];

/// What is asked of persons.
fn asked_names(options: &[String]) -> impl Iterator<Item = &str> {
    let after = options.windows(2).filter(|pair| NAMES.contains(&pair[0].as_str())).map(|pair| pair[1].as_str());
    let within = options.iter().filter_map(|option| option.split_once('='));
    after.chain(within.filter(|(name, _)| NAMES.contains(name)).map(|(_, value)| value))
}

/// Whether a search asks for a person by some words of a name, such as the family name alone.
/// Why: what is withheld is the whole name, and who asks for a part of it has that person in mind, or may have.
pub(super) fn asks_for(options: &[String], name: &str) -> bool {
    let of_name: BTreeSet<String> = words(name).into_iter().map(|word| word.folded).collect();
    asked_names(options).any(|value| {
        let asked = words(value);
        !asked.is_empty() && asked.iter().all(|word| of_name.iter().any(|own| own.starts_with(&word.folded)))
    })
}

/// Whether a withheld name stands in the options, or in the name of a file among them.
pub(super) fn holds_withheld(options: &[String], redaction: &Redaction) -> bool {
    options.iter().any(|text| redaction.text(text) != *text || redaction.path(text) != *text)
}

/// Whether a search asks for words that may be those of a name.
#[must_use]
pub fn asks_in_words(options: &[String]) -> bool {
    let name = |option: &String| option.split_once('=').map_or(option.as_str(), |(name, _)| name).to_owned();
    options.iter().map(name).any(|name| NAMES.contains(&name.as_str()) || ["--event", "--tag"].contains(&name.as_str()))
}
