//! What the archivist adds to games of an archive: tags, notes and searches that are used again. They stand in a file of their own, and
//! name games by their hashes, so that the catalogue can be deleted and made anew. A game gets another hash when its file is edited or
//! read in another set of characters: therefore it is known, too, where each such game stood and how it was played.

use std::collections::{BTreeMap, BTreeSet};

use kifuscribe_formats::text_limit::{LONGEST_NAME, LONGEST_TEXT};
use serde::{Deserialize, Serialize};

use super::entry::GameHash;
use super::folding::{PersonPair, has_words};
use super::game_marks::GameMarks;
use super::mark_anchor::MarkAnchor;
use super::redaction::Redaction;
use super::search_options::{asks_for, holds_withheld};

/// How much of a text that is too long is said, in characters.
const EXCERPT: usize = 40;

/// A tag, a note or a saved search that is longer than any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LongMark {
    /// How it begins.
    pub begins: String,
    /// The most bytes of its kind.
    pub limit: usize,
}

/// Tags, notes and saved searches.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ArchiveMarks {
    /// The tags of each game, by its hash.
    tags: BTreeMap<String, BTreeSet<String>>,
    /// The note on each game, by its hash.
    notes: BTreeMap<String, String>,
    /// The options of each saved search, by its name.
    searches: BTreeMap<String, Vec<String>>,
    /// Names that are alike and belong to different players, each pair in alphabetical order.
    different: BTreeSet<[String; 2]>,
    /// Where each game stood of which something is kept, by its hash.
    anchors: BTreeMap<String, MarkAnchor>,
}

impl ArchiveMarks {
    /// Reads what [`ArchiveMarks::to_json`] writes; `None` where the text is something else.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text of the file: indented JSON, with a newline at its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// What is longer than any of its kind, if anything is.
    #[must_use]
    pub fn too_long(&self) -> Option<LongMark> {
        let is_long = |text: &&String| text.len() > LONGEST_NAME;
        let mut names = self.tags.values().flatten().chain(self.searches.keys()).chain(self.different.iter().flatten());
        let mut texts = self.notes.values().chain(self.searches.values().flatten());
        let name = names.find(is_long).map(|name| (name, LONGEST_NAME));
        let (text, limit) =
            name.or_else(|| texts.find(|text| text.len() > LONGEST_TEXT).map(|text| (text, LONGEST_TEXT)))?;
        Some(LongMark { begins: text.chars().take(EXCERPT).collect(), limit })
    }

    /// The tags of a game, in alphabetical order.
    pub fn tags(&self, game: GameHash) -> impl Iterator<Item = &str> {
        self.tags.get(&game.to_string()).into_iter().flatten().map(String::as_str)
    }

    /// The note on a game; empty without one.
    #[must_use]
    pub fn note(&self, game: GameHash) -> &str {
        self.notes.get(&game.to_string()).map_or("", String::as_str)
    }

    /// The hashes of the games with a tag, in any capitals.
    #[must_use]
    pub fn tagged(&self, tag: &str) -> Vec<&str> {
        let tag = tag.trim().to_lowercase();
        let has = |tags: &BTreeSet<String>| tags.iter().any(|own| own.to_lowercase() == tag);
        self.tags.iter().filter(|(_, tags)| has(tags)).map(|(hash, _)| hash.as_str()).collect()
    }

    /// The hashes of the games whose note has every word of a text.
    #[must_use]
    pub fn noted(&self, text: &str) -> Vec<&str> {
        self.notes.iter().filter(|(_, note)| has_words(note, text)).map(|(hash, _)| hash.as_str()).collect()
    }

    /// Gives a game a tag; one without letters is none.
    pub fn tag(&mut self, game: GameHash, tag: &str) {
        if !tag.trim().is_empty() {
            self.tags.entry(game.to_string()).or_default().insert(tag.trim().to_owned());
        }
    }

    /// Takes a tag away, in any capitals.
    pub fn untag(&mut self, game: GameHash, tag: &str) {
        let tag = tag.trim().to_lowercase();
        if let Some(tags) = self.tags.get_mut(&game.to_string()) {
            tags.retain(|own| own.to_lowercase() != tag);
        }
        self.tags.retain(|_, tags| !tags.is_empty());
    }

    /// Writes a note on a game in place of the one that was there; an empty one removes it.
    pub fn set_note(&mut self, game: GameHash, note: &str) {
        match note.trim() {
            "" => drop(self.notes.remove(&game.to_string())),
            note => drop(self.notes.insert(game.to_string(), note.to_owned())),
        }
    }

    /// The tags and the note of a game.
    #[must_use]
    pub fn of(&self, game: GameHash) -> GameMarks {
        GameMarks { tags: self.tags(game).map(str::to_owned).collect(), note: self.note(game).to_owned() }
    }

    /// Changes the tags and the note of a game by what a person has changed of them. What came to the game since it was read stays.
    pub fn change(&mut self, game: GameHash, before: &GameMarks, after: &GameMarks) {
        before.tags.iter().filter(|tag| !after.tags.contains(tag)).for_each(|tag| self.untag(game, tag));
        after.tags.iter().filter(|tag| !before.tags.contains(tag)).for_each(|tag| self.tag(game, tag));
        if before.note != after.note {
            self.set_note(game, &after.note);
        }
    }

    /// Every tag that a game has, in alphabetical order.
    #[must_use]
    pub fn all_tags(&self) -> Vec<String> {
        self.tags.values().flatten().cloned().collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The hashes of all games with a tag or a note.
    #[must_use]
    pub fn games(&self) -> BTreeSet<&str> {
        self.tags.keys().chain(self.notes.keys()).map(String::as_str).collect()
    }

    /// Where a game stood last.
    #[must_use]
    pub fn anchor(&self, game: GameHash) -> Option<&MarkAnchor> {
        self.anchors.get(&game.to_string())
    }

    /// Says where a game stands.
    pub fn set_anchor(&mut self, game: GameHash, anchor: MarkAnchor) {
        self.anchors.insert(game.to_string(), anchor);
    }

    /// Forgets where those games stood of which nothing is kept: nothing in `kept`, and no tag or note.
    pub fn drop_anchors(&mut self, kept: &BTreeSet<String>) {
        let (tags, notes) = (&self.tags, &self.notes);
        self.anchors.retain(|game, _| kept.contains(game) || tags.contains_key(game) || notes.contains_key(game));
    }

    /// Gives a game the tags and the note of another one, which is the same game with an earlier hash; what it has of its own stays.
    pub fn carry(&mut self, from: GameHash, to: GameHash) {
        let ([from, to], own) = ([from, to].map(|game| game.to_string()), self.note(to).to_owned());
        if from == to {
            return;
        }
        if let Some(tags) = self.tags.remove(&from) {
            self.tags.entry(to.clone()).or_default().extend(tags);
        }
        if let Some(note) = self.notes.remove(&from) {
            let both = if own.is_empty() || own == note { note } else { format!("{own}\n{note}") };
            self.notes.insert(to, both);
        }
        self.anchors.remove(&from);
    }

    /// The saved searches with their options, in alphabetical order.
    pub fn searches(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.searches.iter().map(|(name, options)| (name.as_str(), options.as_slice()))
    }

    /// The options of a saved search.
    #[must_use]
    pub fn search(&self, name: &str) -> Option<&[String]> {
        self.searches.get(name.trim()).map(Vec::as_slice)
    }

    /// Saves the options of a search under a name; returns those that it had before.
    pub fn save_search(&mut self, name: &str, options: Vec<String>) -> Option<Vec<String>> {
        self.searches.insert(name.trim().to_owned(), options)
    }

    /// Deletes a saved search; false where there is none of this name.
    pub fn delete_search(&mut self, name: &str) -> bool {
        self.searches.remove(name.trim()).is_some()
    }

    /// The pairs of names that belong to different players.
    pub fn different(&self) -> impl Iterator<Item = &[String; 2]> {
        self.different.iter()
    }

    /// Says that two names belong to different players; false where that was said before.
    pub fn set_different(&mut self, names: [&str; 2]) -> bool {
        let sought = PersonPair::of(names);
        let is_new = self.different.iter().all(|pair| PersonPair::of(pair.each_ref()) != sought);
        let mut pair = names.map(|name| name.trim().to_owned());
        pair.sort_unstable();
        is_new && self.different.insert(pair)
    }

    /// Takes back that two names belong to different players; false where it was not said.
    pub fn unset_different(&mut self, names: [&str; 2]) -> bool {
        let (before, sought) = (self.different.len(), PersonPair::of(names));
        self.different.retain(|pair| PersonPair::of(pair.each_ref()) != sought);
        self.different.len() < before
    }

    /// Removes the searches that ask for a person by some words of a name, or are called by them.
    pub fn remove_searches_for(&mut self, name: &str) {
        self.searches.retain(|own, options| !asks_for(options, name) && !has_words(name, own));
    }

    /// Removes every name that is withheld: from notes, tags and files' names, and searches that ask for it.
    pub fn withhold(&mut self, redaction: &Redaction) {
        if redaction.is_empty() {
            return;
        }
        self.anchors.values_mut().for_each(|anchor| anchor.file = redaction.path(&anchor.file));
        self.notes.values_mut().for_each(|note| *note = redaction.text(note));
        for tags in self.tags.values_mut() {
            *tags = tags.iter().map(|tag| redaction.text(tag)).collect();
        }
        self.different.retain(|pair| !holds_withheld(pair, redaction));
        self.searches.retain(|name, options| {
            !holds_withheld(std::slice::from_ref(name), redaction) && !holds_withheld(options, redaction)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_notes_and_searches_are_kept_and_hold_no_withheld_name() {
        let [a, b] = [b"a", b"b"].map(|bytes| GameHash::of(bytes));
        let mut marks = ArchiveMarks::default();
        marks.tag(a, "Ko fight");
        marks.tag(a, "by Jörg Müller");
        marks.tag(b, "ko fight");
        marks.tag(b, " ");
        marks.set_note(a, "Joerg Mueller was tired");
        marks.save_search("mine", vec!["--player".to_owned(), "jorg muller".to_owned()]);
        marks.save_search("family", vec!["--player=mull*".to_owned()]);
        for option in ["--event", "--round", "--table", "--tag", "--saved", "--white", "--opponent"] {
            marks.save_search(option, vec![option.to_owned(), "Muller".to_owned()]);
        }
        marks.save_search("Mueller", vec!["--komi=7".to_owned()]);
        marks.save_search("ko", vec!["--text".to_owned(), "ko".to_owned(), "--event=Jo".to_owned()]);
        assert!(marks.set_different(["Jörg Müller", "Jürg Müller"]) && marks.set_different(["Li Wei", "Li Wen"]));
        assert!(!marks.set_different(["WEN LI", "wei li"]), "that was said before");
        let mut anchor = MarkAnchor::default();
        anchor.file = "/games/Joerg-Mueller.sgf".to_owned();
        marks.set_anchor(a, anchor);
        assert_eq!(ArchiveMarks::from_json(&marks.to_json()), Some(marks.clone()));
        assert_eq!(
            marks.tagged("KO FIGHT"),
            [a.to_string(), b.to_string()].iter().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
        );
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        marks.remove_searches_for("Jörg Müller");
        marks.withhold(&redaction);
        assert_eq!(marks.different().collect::<Vec<_>>(), [&["Li Wei".to_owned(), "Li Wen".to_owned()]]);
        assert!(marks.unset_different(["Wen Li", "Li Wei"]) && !marks.unset_different(["Li Wei", "Li Wen"]));
        assert!(marks.anchor(a).unwrap().file.starts_with("name withheld "));
        assert_eq!(marks.note(a), "name withheld was tired");
        assert_eq!(marks.tags(a).collect::<Vec<_>>(), ["Ko fight", "by name withheld"]);
        assert_eq!(marks.searches().map(|search| search.0).collect::<Vec<_>>(), ["ko"]);
        assert_eq!(marks.all_tags(), ["Ko fight", "by name withheld", "ko fight"]);
        // Somebody has added a tag while the ones of before were edited.
        let before = marks.of(b);
        marks.tag(b, "sealed");
        marks.change(b, &before, &GameMarks::of_text("ladder", "twice"));
        assert_eq!(marks.of(b), GameMarks::of_text("ladder, sealed", "twice"));
        marks.set_note(b, "");
        marks.untag(b, "SEALED");
        marks.untag(b, "Ladder");
        marks.set_note(a, "");
        assert_eq!((marks.tags(b).count(), marks.note(a)), (0, ""));
        assert_eq!(ArchiveMarks::from_json("no marks"), None);
    }

    #[test]
    fn what_belongs_to_an_edited_game_joins_what_it_has_of_its_own() {
        let [a, b] = [b"a", b"b"].map(|bytes| GameHash::of(bytes));
        let mut marks = ArchiveMarks::default();
        marks.tag(a, "ko");
        marks.tag(b, "ladder");
        marks.set_note(a, "first");
        marks.set_note(b, "second");
        marks.carry(a, b);
        assert_eq!((marks.tags(b).collect::<Vec<_>>(), marks.note(b)), (vec!["ko", "ladder"], "second\nfirst"));
        assert_eq!((marks.tags(a).count(), marks.note(a)), (0, ""));
        marks.carry(b, b);
        assert_eq!(marks.note(b), "second\nfirst");
        assert_eq!(marks.games().len(), 1);
    }
}
