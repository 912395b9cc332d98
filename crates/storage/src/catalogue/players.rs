//! Who is who in the catalogue: names that the archivist says are one player's, in a table beside it. Why: it stays when the catalogue is
//! deleted and made anew, and any spreadsheet edits it.

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::own_files::players_file;
use super::statistics::all_players;
use crate::atomic;
use kifuscribe_archive::authority::{PlayerAuthority, PlayerSuggestion};
use kifuscribe_archive::folding::words;
use kifuscribe_archive::statistics::PlayerStatistics;

impl Catalogue {
    /// Who is who.
    #[must_use]
    pub const fn authority(&self) -> &PlayerAuthority {
        &self.authority
    }

    /// Makes these names those of one player; the first one is shown.
    ///
    /// # Errors
    /// [`CatalogueError::NoName`] for one without a word; [`CatalogueError::Storage`] where the table cannot be written.
    pub fn join_players(&mut self, names: &[&str]) -> Result<(), CatalogueError> {
        if let Some(name) = names.iter().find(|name| words(name).is_empty()) {
            return Err(CatalogueError::NoName { name: (*name).to_owned() });
        }
        self.change_players(|players| players.join(names))
    }

    /// Makes a name one of a player of its own; false where it was none of several.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where the table cannot be written.
    pub fn part_player(&mut self, name: &str) -> Result<bool, CatalogueError> {
        self.change_players(|players| players.part(name))
    }

    /// Changes the table and writes it.
    pub(super) fn change_players<T>(
        &mut self,
        change: impl FnOnce(&mut PlayerAuthority) -> T,
    ) -> Result<T, CatalogueError> {
        let mut changed = self.authority.clone();
        let outcome = change(&mut changed);
        if let Some(path) = self.path().filter(|_| changed != self.authority) {
            atomic::write(&players_file(path), changed.to_csv().as_bytes())?;
        }
        self.authority = changed;
        Ok(outcome)
    }

    /// Every player of the catalogue, the one with most games first.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn players(&self) -> Result<Vec<PlayerStatistics>, CatalogueError> {
        all_players(&self.connection, &self.authority).map_err(|error| self.failed(error))
    }

    /// Names that may be of one player.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn suggested_players(&self) -> Result<Vec<PlayerSuggestion>, CatalogueError> {
        let names: Vec<(String, usize)> =
            self.players()?.into_iter().map(|player| (player.name.clone(), player.black + player.white)).collect();
        Ok(self.authority.suggestions(&names))
    }
}
