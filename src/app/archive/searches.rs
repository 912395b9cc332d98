//! The searches that are kept, and the name under which the present one is saved.

use super::filter::GameFilter;
use crate::app::message::Message;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::say;
use kifuscribe_recording::archive_reader::ArchiveChange;
use kifuscribe_recording::archive_search::{KeptSearch, KeptSearches, SearchError};

/// A command of the list of searches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SearchCommand {
    /// List them as they are by now.
    List,
    /// The name was changed.
    Name(String),
    /// Save the present search under the name.
    Save,
    /// Make this search.
    Make(Box<GameFilter>),
    /// Delete the search that is saved under this name.
    Delete(String),
}

/// A search that can be made again.
#[derive(Debug)]
pub struct ListedSearch {
    /// The name under which it is saved; `None` of one that was made.
    pub name: Option<String>,
    /// What it asks for, in a few words.
    pub text: String,
    /// The fields for it, or why it cannot be made.
    pub filter: Result<GameFilter, String>,
}

impl ListedSearch {
    fn of(name: Option<String>, search: KeptSearch) -> Self {
        let filter = search.query.map(GameFilter::of).map_err(|why| why.to_string());
        let text = filter.as_ref().map_or_else(|_| typed(&search.options), GameFilter::summary);
        Self { name, text, filter }
    }
}

/// The searches that are kept, and the name under which the present one is saved.
#[derive(Debug, Default)]
pub struct SearchList {
    /// The name.
    pub name: String,
    /// The saved ones, and then those that were made, the newest first; `None` until they are there.
    listed: Option<Result<Vec<ListedSearch>, String>>,
    /// The search that was noted last.
    noted: GameFilter,
}

impl SearchList {
    /// The saved searches, and then those that were made, the newest first; why they cannot be listed, as a sentence. `None` while they
    /// are read.
    #[must_use]
    pub fn listed(&self) -> Option<Result<&[ListedSearch], &str>> {
        self.listed.as_ref().map(|listed| listed.as_deref().map_err(String::as_str))
    }

    /// Forgets what is listed: a list that changes under the pointer is not what was clicked.
    pub(super) fn read_anew(&mut self) {
        self.listed = None;
    }

    /// Takes the searches.
    pub(super) fn take(&mut self, kept: Result<KeptSearches, SearchError>) {
        let listed = |kept: KeptSearches| {
            let saved = kept.saved.into_iter().map(|(name, search)| ListedSearch::of(Some(name), search));
            saved.chain(kept.recent.into_iter().map(|search| ListedSearch::of(None, search))).collect()
        };
        self.listed = Some(kept.map(listed).map_err(|why| why.to_string()));
    }

    /// What notes that a search was made; `None` where that is noted, or it asks for nothing.
    pub(super) fn noting(&mut self, filter: &GameFilter) -> Option<ArchiveChange> {
        let query = filter.query().ok().filter(|_| self.noted != *filter)?;
        filter.clone_into(&mut self.noted);
        (!query.options().is_empty()).then(|| ArchiveChange::Remember(Box::new(query)))
    }

    /// What came of saving a search, as a message.
    pub(super) fn saved(&mut self, name: &str, before: Option<Vec<String>>) -> Message {
        self.name.clear();
        Message::note(match before {
            None => say!("archive-search-saved", name),
            Some(before) => say!("archive-search-replaced", name, options = typed(&before)),
        })
    }
}

/// What came of deleting a search, as a message.
pub(super) fn deleted(name: &str, was_there: bool) -> Message {
    match was_there {
        true => Message::note(say!("archive-search-deleted", name)),
        false => Message::problem(say!("archive-no-saved-search", name)),
    }
}
