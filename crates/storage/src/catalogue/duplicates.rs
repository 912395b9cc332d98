//! Games of the catalogue that may be one game in two records, and what the archivist has decided about them, in a small file beside the
//! catalogue. Nothing is deleted: of two that are one, the other is left out of searches.

use super::connection::Catalogue;
use super::duplicate_decisions::{DuplicateDecisions, PairVerdict};
use super::error::CatalogueError;
use super::own_files;
use kifuscribe_archive::changes::ChangesView;
use kifuscribe_archive::duplicates::{DuplicateKind, PlayedMoves, duplicates};
use kifuscribe_archive::folding::person_key;
use kifuscribe_archive::query::FoundGame;

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
