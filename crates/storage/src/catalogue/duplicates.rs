//! Games of the catalogue that may be one game in two records, and what the archivist has decided about them, in a small file beside the
//! catalogue. Nothing is deleted: of two that are one, the other is left out of searches.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::location::with_suffix;
use crate::{StorageError, atomic};
use kifuscribe_archive::changes::ChangesView;
use kifuscribe_archive::duplicates::{DuplicateKind, PlayedMoves, duplicates};
use kifuscribe_archive::folding::person_key;
use kifuscribe_archive::query::FoundGame;

/// What was decided about two games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum DuplicateDecision {
    /// Both are games of their own.
    Keep(String, String),
    /// The second is a copy of the first.
    Merge(String, String),
}

/// What was decided about games that may be one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct DuplicateDecisions(BTreeSet<DuplicateDecision>);

/// Two games that may be one.
#[derive(Debug, Clone, PartialEq)]
pub struct DuplicatePair {
    /// The longer one, or the one that the catalogue has had for longer.
    pub game: FoundGame,
    /// The other.
    pub other: FoundGame,
    /// What they have in common.
    pub kind: DuplicateKind,
    /// Whether the players' names are exchanged.
    pub has_exchanged_names: bool,
}

/// The file with the decisions beside a catalogue.
fn beside(path: &Path) -> PathBuf {
    with_suffix(path, ".duplicates")
}

impl DuplicateDecisions {
    /// Reads the decisions about the games of the catalogue at `path`: a line each, `keep HASH HASH` or `merge HASH HASH`; other lines are
    /// ignored.
    ///
    /// # Errors
    /// [`StorageError::Read`] where the file cannot be read.
    pub(super) fn read(path: &Path) -> Result<Self, StorageError> {
        let path = beside(path);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(source) => return Err(StorageError::Read { path, source }),
        };
        let decision = |line: &str| {
            let mut words = line.split_whitespace();
            let (what, a, b) = (words.next()?, words.next()?.to_owned(), words.next()?.to_owned());
            match what {
                "keep" => Some(DuplicateDecision::Keep(a, b)),
                "merge" => Some(DuplicateDecision::Merge(a, b)),
                _ => None,
            }
        };
        Ok(Self(text.lines().filter_map(decision).collect()))
    }

    fn to_text(&self) -> String {
        let line = |decision: &DuplicateDecision| match decision {
            DuplicateDecision::Keep(a, b) => format!("keep {a} {b}\n"),
            DuplicateDecision::Merge(a, b) => format!("merge {a} {b}\n"),
        };
        self.0.iter().map(line).collect()
    }

    /// The hashes of the games that are copies of others.
    pub(super) fn copies(&self) -> Vec<&str> {
        let copies = self.0.iter().filter_map(|decision| match decision {
            DuplicateDecision::Merge(_, copy) => Some(copy.as_str()),
            DuplicateDecision::Keep(..) => None,
        });
        copies.collect()
    }

    fn is_decided(&self, a: &str, b: &str) -> bool {
        self.0.iter().any(|decision| match decision {
            DuplicateDecision::Keep(x, y) | DuplicateDecision::Merge(x, y) => {
                (x.as_str(), y.as_str()) == (a, b) || (x.as_str(), y.as_str()) == (b, a)
            }
        })
    }
}

impl Catalogue {
    /// The games that may be one and about which nothing is decided.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn duplicates(&self) -> Result<Vec<DuplicatePair>, CatalogueError> {
        let read = || {
            let mut statement = self.connection.prepare("SELECT number, changes FROM changes ORDER BY number")?;
            let mut rows = statement.query([])?;
            let mut games = Vec::new();
            while let Some(row) = rows.next()? {
                // Damaged changes are reported by a check.
                if let Ok(changes) = ChangesView::of(row.get_ref(1)?.as_blob()?) {
                    games.push(PlayedMoves::of(row.get(0)?, changes));
                }
            }
            Ok(games)
        };
        let mut pairs = Vec::new();
        for found in duplicates(&read().map_err(|error| self.failed(error))?) {
            let [Some(game), Some(other)] = [found.game, found.other].map(|number| self.games(&[number]).ok()?.pop())
            else {
                continue;
            };
            if self.decisions.is_decided(&game.hash.to_string(), &other.hash.to_string()) {
                continue;
            }
            let key = |game: &FoundGame| [&game.info.black, &game.info.white].map(|player| person_key(&player.name));
            let ([black, white], [other_black, other_white]) = (key(&game), key(&other));
            let has_exchanged_names =
                black != white && !black.is_empty() && [black, white] == [other_white, other_black];
            pairs.push(DuplicatePair { game, other, kind: found.kind, has_exchanged_names });
        }
        Ok(pairs)
    }

    /// Says that two games are games of their own: they are not listed as duplicates any more.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where the decisions cannot be written.
    pub fn keep_both(&mut self, game: &FoundGame, other: &FoundGame) -> Result<(), CatalogueError> {
        self.decide(DuplicateDecision::Keep(game.hash.to_string(), other.hash.to_string()))
    }

    /// Says that `copy` is a copy of `game`: searches leave it out from now on. Its file stays.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where the decisions cannot be written.
    pub fn merge(&mut self, game: &FoundGame, copy: &FoundGame) -> Result<(), CatalogueError> {
        self.decide(DuplicateDecision::Merge(game.hash.to_string(), copy.hash.to_string()))
    }

    /// Writes a decision down, in place of an earlier one about the same games.
    fn decide(&mut self, decision: DuplicateDecision) -> Result<(), CatalogueError> {
        let (DuplicateDecision::Keep(a, b) | DuplicateDecision::Merge(a, b)) = &decision;
        let mut decided = self.decisions.clone();
        decided.0.retain(|earlier| {
            let (DuplicateDecision::Keep(x, y) | DuplicateDecision::Merge(x, y)) = earlier;
            (x, y) != (a, b) && (x, y) != (b, a)
        });
        decided.0.insert(decision);
        if let Some(path) = self.path() {
            atomic::write(&beside(path), decided.to_text().as_bytes())?;
        }
        self.decisions = decided;
        Ok(())
    }
}
