//! What the archivist has decided about games that may be one, in a small file beside the catalogue.

use std::collections::BTreeSet;

use super::own_files::OwnFile;

/// What an archivist says of two games that may be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PairVerdict {
    /// Both are games of their own: they are not listed any more.
    TwoGames,
    /// The second is a copy of the first: searches leave it out. Its file stays.
    SecondIsCopy,
}

/// What was decided about games that may be one, by the hashes of the two.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct DuplicateDecisions(BTreeSet<([String; 2], PairVerdict)>);

/// A line each decision, `keep HASH HASH` or `merge HASH HASH`; other lines are ignored.
impl OwnFile for DuplicateDecisions {
    const SUFFIX: &'static str = ".duplicates";

    fn of_text(text: &str) -> Option<Self> {
        let decision = |line: &str| {
            let mut words = line.split_whitespace();
            let (what, a, b) = (words.next()?, words.next()?.to_owned(), words.next()?.to_owned());
            let verdict = match what {
                "keep" => PairVerdict::TwoGames,
                "merge" => PairVerdict::SecondIsCopy,
                _ => return None,
            };
            Some(([a, b], verdict))
        };
        Some(Self(text.lines().filter_map(decision).collect()))
    }

    fn text(&self) -> String {
        let line = |([a, b], verdict): &([String; 2], PairVerdict)| match verdict {
            PairVerdict::TwoGames => format!("keep {a} {b}\n"),
            PairVerdict::SecondIsCopy => format!("merge {a} {b}\n"),
        };
        self.0.iter().map(line).collect()
    }
}

impl DuplicateDecisions {
    /// Enters what is said of two games, in place of what was said of them before; `None` takes that back.
    pub(super) fn decide(&mut self, games: [String; 2], verdict: Option<PairVerdict>) {
        let [game, other] = &games;
        self.0.retain(|(earlier, _)| !is_pair(earlier, game, other));
        self.0.extend(verdict.map(|verdict| (games, verdict)));
    }

    /// The hashes of the games about which something is decided.
    pub(super) fn games(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flat_map(|(games, _)| games).map(String::as_str)
    }

    /// The hashes of the games that are copies of others.
    pub(super) fn copies(&self) -> Vec<&str> {
        let copies = self.0.iter().filter(|(_, verdict)| *verdict == PairVerdict::SecondIsCopy);
        copies.map(|([_, copy], _)| copy.as_str()).collect()
    }

    pub(super) fn is_decided(&self, a: &str, b: &str) -> bool {
        self.0.iter().any(|(games, _)| is_pair(games, a, b))
    }

    /// Gives a game the hash that it has now.
    pub(super) fn rename(&mut self, from: &str, to: &str) {
        let renamed = |hash: String| if hash == from { to.to_owned() } else { hash };
        let all = std::mem::take(&mut self.0).into_iter().map(|(games, verdict)| (games.map(renamed), verdict));
        self.0 = all.filter(|([a, b], _)| a != b).collect();
    }
}

/// Whether these are the two games, in either order.
fn is_pair([one, two]: &[String; 2], a: &str, b: &str) -> bool {
    [one, two] == [a, b] || [one, two] == [b, a]
}
