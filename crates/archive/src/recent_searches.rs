//! The searches that were made last. They stand in a file of their own: every search writes it, and what the archivist has noted of games is
//! not touched by that.

use serde::{Deserialize, Serialize};

use super::redaction::Redaction;
use super::search_options::{asks_for, holds_withheld};

/// The most searches that are remembered.
const MOST_RECENT: usize = 100;

/// The options of the last searches, the newest last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RecentSearches(Vec<Vec<String>>);

impl RecentSearches {
    /// Reads what [`RecentSearches::to_json`] writes; `None` where the text is something else.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text of the file: JSON, a list of lists, with a newline at its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// The options of each search, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &[String]> {
        self.0.iter().rev().map(Vec::as_slice)
    }

    /// Remembers a search; one that was made before moves to the end.
    pub fn remember(&mut self, options: Vec<String>) {
        self.0.retain(|earlier| *earlier != options);
        self.0.push(options);
        let surplus = self.0.len().saturating_sub(MOST_RECENT);
        self.0.drain(..surplus);
    }

    /// Forgets them all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Removes those that ask for a person by some words of a name.
    pub fn remove_for(&mut self, name: &str) {
        self.0.retain(|options| !asks_for(options, name));
    }

    /// Removes those in which a withheld name stands.
    pub fn withhold(&mut self, redaction: &Redaction) {
        self.0.retain(|options| !holds_withheld(options, redaction));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_searches_are_kept_without_those_for_a_withheld_name() {
        let typed = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let mut recent = RecentSearches::default();
        for text in ["--text ko", "--black=müll*", "--result B+", "--event Müller,Jörg", "--text ko"] {
            recent.remember(typed(text));
        }
        assert_eq!(RecentSearches::from_json(&recent.to_json()), Some(recent.clone()));
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        recent.remove_for("Jörg Müller");
        recent.withhold(&redaction);
        assert_eq!(recent.iter().collect::<Vec<_>>(), [["--text", "ko"], ["--result", "B+"]]);
        (0..150).for_each(|i| recent.remember(vec![format!("--komi={i}")]));
        assert_eq!((recent.iter().count(), recent.iter().next().unwrap()), (100, &["--komi=149".to_owned()][..]));
        recent.clear();
        assert_eq!(recent.iter().count(), 0);
    }
}
