//! Games of the catalogue that may be one game in two records, and what the archivist has decided about them, in a small file beside the
//! catalogue. Nothing is deleted: of two that are one, the other is left out of searches.

use std::iter;

use super::connection::Catalogue;
use super::duplicate_decisions::{DuplicateDecisions, PairVerdict};
use super::error::CatalogueError;
use super::own_files;
use kifuscribe_archive::changes::ChangesView;
use kifuscribe_archive::duplicates::{DuplicateGames, DuplicateKind, PlayedMoves, duplicates};
use kifuscribe_archive::folding::person_key;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_language::say;

/// Two games that may be one.
#[derive(Debug, Clone, PartialEq)]
pub struct DuplicatePair {
    /// The longer one, or the one that the catalogue has had for longer.
    pub game: FoundGame,
    /// The other.
    pub other: FoundGame,
    /// What they have in common.
    pub kind: DuplicateKind,
    /// Whether the stones of one have the other's colours.
    pub has_exchanged_colors: bool,
    /// Whether the players' names are exchanged.
    pub has_exchanged_names: bool,
}

impl DuplicatePair {
    /// What the two have in common, and what is exchanged in them, in words.
    #[must_use]
    pub fn likeness(&self) -> String {
        let exchanged = [
            (self.has_exchanged_colors, say!("archive-duplicates-colors-exchanged")),
            (self.has_exchanged_names, say!("archive-duplicates-names-exchanged")),
        ];
        let exchanged = exchanged.into_iter().filter(|(is_so, _)| *is_so).map(|(_, text)| text);
        iter::once(self.kind.text()).chain(exchanged).collect::<Vec<_>>().join(", ")
    }

    /// Whether another pair is of the same game with another copy that is alike in the same way.
    #[must_use]
    pub fn is_of_group(&self, other: &Self) -> bool {
        let of = |pair: &Self| (pair.game.number, pair.kind, pair.has_exchanged_colors, pair.has_exchanged_names);
        of(self) == of(other)
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
            let DuplicateGames { kind, has_exchanged_colors, .. } = found;
            pairs.push(DuplicatePair { game, other, kind, has_exchanged_colors, has_exchanged_names });
        }
        Ok(pairs)
    }

    /// Writes down what is said of two games, in place of what was said of them before; with `None` they are listed again, and searches
    /// find both.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where the decisions cannot be written.
    pub fn judge_pair(
        &mut self,
        game: &FoundGame,
        other: &FoundGame,
        verdict: Option<PairVerdict>,
    ) -> Result<(), CatalogueError> {
        let games = [game, other].map(|game| game.hash.to_string());
        self.change_decisions(|decisions| decisions.decide(games, verdict))?;
        self.anchor_marks()
    }

    /// Changes the decisions, as they are by now, and writes them.
    pub(super) fn change_decisions(
        &mut self,
        change: impl FnOnce(&mut DuplicateDecisions),
    ) -> Result<(), CatalogueError> {
        self.decisions = own_files::change(self.path(), &self.decisions, change)?.0;
        Ok(())
    }
}
