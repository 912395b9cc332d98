//! Searches of an archive that are kept: saved ones by their names, and those that were made last. The command line and the window save,
//! read and make them here.

use std::io;
use std::path::{Path, PathBuf};

use crate::input_file;
use kifuscribe_archive::order::GameOrder;
use kifuscribe_archive::query::GameQuery;
use kifuscribe_archive::query_options::{QueryOptionError, QueryOptions};
use kifuscribe_archive::search_options::asks_in_words;
use kifuscribe_archive::sought_position::SoughtPositionError;
use kifuscribe_formats::sgf::{self, SgfError};
use kifuscribe_language::Message;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueError};
use thiserror::Error;

/// Why a search cannot be made or kept.
#[derive(Debug, Error, Message)]
pub enum SearchError {
    /// The file with its position cannot be read.
    #[message("read-file", path = path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        #[message(skip)]
        source: io::Error,
    },
    /// The file with its position is no record.
    NoRecord {
        /// The file, or the option in which the record stands.
        file: String,
        /// Why not.
        why: SgfError,
    },
    /// The record has no such position.
    NoPosition {
        /// The file, or the option in which the record stands.
        file: String,
        /// Why not.
        why: SoughtPositionError,
    },
    /// One of its options is none.
    #[message(transparent)]
    Option(#[from] QueryOptionError),
    /// No search is saved under this name.
    #[message("archive-no-saved-search")]
    NotSaved {
        /// The name.
        name: String,
    },
    /// It has no name.
    #[message("archive-search-nameless")]
    Nameless,
    /// It narrows a saved one, and would change with it.
    Narrowing,
    /// A name in it is withheld.
    #[message("archive-search-withheld")]
    Withheld,
    /// The catalogue.
    #[message(transparent)]
    Catalogue(#[from] CatalogueError),
}

/// The query of options; a record that they name is read.
///
/// # Errors
/// [`SearchError`] where its position cannot be had.
pub fn query_of(options: QueryOptions) -> Result<GameQuery, SearchError> {
    let QueryOptions { mut query, position } = options;
    let Some(position) = position else { return Ok(query) };
    let file = if position.is_text() { "--position" } else { &position.record }.to_owned();
    let bytes = if position.is_text() {
        position.record.clone().into_bytes()
    } else {
        let path = Path::new(&file);
        input_file::read(path).map_err(|source| SearchError::Unreadable { path: path.to_owned(), source })?
    };
    let game = sgf::read(&bytes).map_err(|why| SearchError::NoRecord { file: file.clone(), why })?;
    position.seek(&game.record, &mut query).map_err(|why| SearchError::NoPosition { file, why })?;
    Ok(query)
}

/// The query of options that are kept.
///
/// # Errors
/// As [`query_of`], and where an option is none.
pub fn read(words: &[String]) -> Result<GameQuery, SearchError> {
    query_of(QueryOptions::read(words)?)
}

/// The query with the games of the saved search that it narrows in place of its name.
///
/// # Errors
/// [`SearchError`] where none is saved, or it cannot be made.
pub fn resolved(catalogue: &Catalogue, query: GameQuery) -> Result<GameQuery, SearchError> {
    let Some(name) = &query.saved else { return Ok(query) };
    let not_saved = || SearchError::NotSaved { name: name.clone() };
    let saved = read(catalogue.marks().search(name).ok_or_else(not_saved)?)?;
    // A search that names itself would not end.
    if saved.saved.is_some() {
        return Err(SearchError::Narrowing);
    }
    let among = Some(catalogue.list(&saved, GameOrder::default())?.numbers);
    let query = GameQuery { among, saved: None, ..query };
    // Where the saved position stands is said of each game, unless another one is asked for.
    Ok(match query.position {
        Some(_) => query,
        None => GameQuery { position: saved.position, terms: saved.terms, ..query },
    })
}

/// Saves a search under a name; returns the options of another one that had it.
///
/// # Errors
/// [`SearchError`] where it cannot be kept.
pub fn save(catalogue: &mut Catalogue, name: &str, query: &GameQuery) -> Result<Option<Vec<String>>, SearchError> {
    if name.trim().is_empty() {
        return Err(SearchError::Nameless);
    }
    if query.saved.is_some() {
        return Err(SearchError::Narrowing);
    }
    let options = query.options();
    let before = catalogue.change_marks(|marks| marks.save_search(name, options.clone()))?;
    if catalogue.marks().search(name).is_none() {
        return Err(SearchError::Withheld);
    }
    Ok(before.filter(|before| *before != options))
}

/// Notes that a search was made, unless it asks for nothing, or may ask for a person whose name is withheld: where it asks for words and finds
/// no game, or one with such a name. Why: of such a name a hash is known, which does not tell whether a word is a part of it.
///
/// # Errors
/// [`SearchError`] where that cannot be written.
pub fn remember(catalogue: &Catalogue, query: &GameQuery) -> Result<(), SearchError> {
    let options = query.options();
    if options.is_empty() {
        return Ok(());
    }
    let names = catalogue.redaction();
    if !names.is_empty() && asks_in_words(&options) && catalogue.finds_withheld(&resolved(catalogue, query.clone())?)? {
        return Ok(());
    }
    Ok(catalogue.change_recent_searches(|recent| recent.remember(options))?)
}

/// A search that is kept.
#[derive(Debug)]
pub struct KeptSearch {
    /// Its options.
    pub options: Vec<String>,
    /// What it asks for, or why that cannot be had.
    pub query: Result<GameQuery, SearchError>,
}

/// The searches that are kept.
#[derive(Debug, Default)]
pub struct KeptSearches {
    /// The saved ones by their names, in alphabetical order.
    pub saved: Vec<(String, KeptSearch)>,
    /// Those that were made last, the newest first.
    pub recent: Vec<KeptSearch>,
}

/// The searches that are kept of an archive.
///
/// # Errors
/// [`SearchError`] where their files cannot be read.
pub fn kept(catalogue: &Catalogue) -> Result<KeptSearches, SearchError> {
    let search = |options: &[String]| KeptSearch { options: options.to_vec(), query: read(options) };
    let saved = catalogue.marks().searches().map(|(name, options)| (name.to_owned(), search(options))).collect();
    Ok(KeptSearches { saved, recent: catalogue.recent_searches()?.iter().map(search).collect() })
}
