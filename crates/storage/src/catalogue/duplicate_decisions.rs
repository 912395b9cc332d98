//! What the archivist has decided about games that may be one, in a small file beside the catalogue.

use std::collections::BTreeSet;

use super::own_files::OwnFile;

/// What an archivist says of two games that may be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PairVerdict {
    /// Both are games of their own: they are not listed any more.
    TwoGames,
    /// The second is a copy of the first: searches leave it out. Its file stays.
    SecondIsCopy,
    /// Nothing is decided: they are listed again, and searches find both.
    Open,
}

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

/// A line each decision, `keep HASH HASH` or `merge HASH HASH`; other lines are ignored.
impl OwnFile for DuplicateDecisions {
    const SUFFIX: &'static str = ".duplicates";

    fn of_text(text: &str) -> Option<Self> {
        let decision = |line: &str| {
            let mut words = line.split_whitespace();
            let (what, a, b) = (words.next()?, words.next()?.to_owned(), words.next()?.to_owned());
            match what {
                "keep" => Some(DuplicateDecision::Keep(a, b)),
                "merge" => Some(DuplicateDecision::Merge(a, b)),
                _ => None,
            }
        };
        Some(Self(text.lines().filter_map(decision).collect()))
    }

    fn text(&self) -> String {
        let line = |decision: &DuplicateDecision| match decision {
            DuplicateDecision::Keep(a, b) => format!("keep {a} {b}\n"),
            DuplicateDecision::Merge(a, b) => format!("merge {a} {b}\n"),
        };
        self.0.iter().map(line).collect()
    }
}

impl DuplicateDecisions {
    /// Enters what is said of two games, in place of what was said of them before.
    pub(super) fn decide(&mut self, [game, other]: [String; 2], verdict: PairVerdict) {
        let pairs = [[&game, &other], [&other, &game]];
        self.0.retain(|earlier| !pairs.contains(&earlier.games()));
        let decision = match verdict {
            PairVerdict::TwoGames => DuplicateDecision::Keep(game, other),
            PairVerdict::SecondIsCopy => DuplicateDecision::Merge(game, other),
            PairVerdict::Open => return,
        };
        self.0.insert(decision);
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
