//! What the archivist has decided about games that may be one, in a small file beside the catalogue.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::location::with_suffix;
use super::own_files;
use crate::StorageError;

/// What was decided about two games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum DuplicateDecision {
    /// Both are games of their own.
    Keep(String, String),
    /// The second is a copy of the first.
    Merge(String, String),
}

impl DuplicateDecision {
    /// The hashes of the two games.
    pub(super) fn games(&self) -> [&String; 2] {
        match self {
            Self::Keep(a, b) | Self::Merge(a, b) => [a, b],
        }
    }
}

/// What was decided about games that may be one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct DuplicateDecisions(pub(super) BTreeSet<DuplicateDecision>);

/// The file with the decisions beside a catalogue.
pub(super) fn decisions_file(path: &Path) -> PathBuf {
    with_suffix(path, ".duplicates")
}

impl DuplicateDecisions {
    /// Reads the decisions about the games of the catalogue at `path`: a line each, `keep HASH HASH` or `merge HASH HASH`; other lines are
    /// ignored.
    ///
    /// # Errors
    /// [`StorageError::Read`] where the file cannot be read.
    pub(super) fn read(path: &Path) -> Result<Self, StorageError> {
        let text = own_files::read(decisions_file(path))?;
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

    pub(super) fn to_text(&self) -> String {
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

    pub(super) fn is_decided(&self, a: &str, b: &str) -> bool {
        self.0.iter().map(DuplicateDecision::games).any(|games| games == [a, b] || games == [b, a])
    }

    /// Gives a game the hash that it has now.
    pub(super) fn rename(&mut self, from: &str, to: &str) {
        let renamed = |hash: String| if hash == from { to.to_owned() } else { hash };
        let all = std::mem::take(&mut self.0).into_iter();
        self.0 = all
            .map(|decision| match decision {
                DuplicateDecision::Keep(a, b) => DuplicateDecision::Keep(renamed(a), renamed(b)),
                DuplicateDecision::Merge(a, b) => DuplicateDecision::Merge(renamed(a), renamed(b)),
            })
            .filter(|decision| decision.games()[0] != decision.games()[1])
            .collect();
    }
}
