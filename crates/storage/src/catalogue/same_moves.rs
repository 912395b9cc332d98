//! Games with the same moves: one game in two files, or two records of it. They stay two games, and that is said.

use std::path::PathBuf;

use rusqlite::{Connection, Row};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::named_place;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::query::FoundGame;

/// A game of the catalogue with the same moves as another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SameMoves {
    /// The name of the game.
    pub id: String,
    /// Its file, and which game of the file it is where it is not the only one.
    pub file: PathBuf,
}

impl Catalogue {
    /// The other games with the same moves from the same start, at most ten. Games of fewer than ten moves are not compared.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn same_moves(&self, game: &FoundGame) -> Result<Vec<SameMoves>, CatalogueError> {
        same_moves(&self.connection, game.number).map_err(|error| self.failed(error))
    }
}

/// The other games with the same moves as the game of this number.
pub(super) fn same_moves(connection: &Connection, number: i64) -> Result<Vec<SameMoves>, rusqlite::Error> {
    // The first bytes of the changes, which have an index, leave few games whose moves have to be compared. Fewer than ten moves are shared
    // by chance; of those that share them ten are named.
    let sql = "SELECT other.hash, other.path, other.place FROM game
        JOIN changes AS own ON own.number = game.number
        JOIN changes AS theirs ON substr(theirs.changes, 1, 24) = substr(own.changes, 1, 24)
            AND theirs.changes = own.changes AND theirs.number <> own.number
        JOIN game AS other ON other.number = theirs.number
        WHERE game.number = ?1 AND game.moves >= 10 ORDER BY other.number LIMIT 10";
    let read = |row: &Row<'_>| {
        let (path, place) = (PathBuf::from(row.get::<_, String>(1)?), row.get::<_, i64>(2)?);
        let file = named_place(&path, usize::try_from(place).unwrap_or_default());
        Ok(SameMoves { id: GameHash(row.get(0)?).id(), file })
    };
    connection.prepare_cached(sql)?.query_map([number], read)?.collect()
}
