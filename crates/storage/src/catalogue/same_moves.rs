//! Games with the same moves: one game in two files, or two records of it. They stay two games, and that is said.

use std::collections::HashSet;
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
    /// Whether that file is not there any more.
    pub is_gone: bool,
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

/// Looks for games with the same moves as each of many.
pub(super) struct SameMovesSearch {
    /// The number of games that are asked for.
    asked: usize,
    /// The games that have the first bytes of their changes in common with others, where that is worth knowing.
    sharing: Option<HashSet<i64>>,
}

impl SameMovesSearch {
    /// For so many games.
    pub(super) const fn among(asked: usize) -> Self {
        Self { asked, sharing: None }
    }

    /// The other games with the same moves as the game of this number.
    pub(super) fn of(&mut self, connection: &Connection, number: i64) -> Result<Vec<SameMoves>, rusqlite::Error> {
        if self.sharing.is_none() && self.asked > 0 {
            let last: Option<i64> = connection.query_row("SELECT max(number) FROM changes", [], |row| row.get(0))?;
            // To go through an index takes far less time for each game than to look one up.
            if self.asked > usize::try_from(last.unwrap_or_default()).unwrap_or_default() / INDEXED_FOR_ONE {
                self.sharing = Some(sharing_starts(connection)?);
            }
            self.asked = 0;
        }
        match &self.sharing {
            Some(sharing) if !sharing.contains(&number) => Ok(Vec::new()),
            _ => same_moves(connection, number),
        }
    }
}

/// How many entries of the index take as long as to look up one game.
const INDEXED_FOR_ONE: usize = 40;

/// The games that have the first bytes of their changes in common with others.
fn sharing_starts(connection: &Connection) -> Result<HashSet<i64>, rusqlite::Error> {
    let mut statement =
        connection.prepare("SELECT substr(changes, 1, 24), number FROM changes ORDER BY substr(changes, 1, 24)")?;
    let mut rows = statement.query([])?;
    let (mut start, mut before, mut sharing) = (Vec::new(), 0, HashSet::new());
    while let Some(row) = rows.next()? {
        let (own, number) = (row.get_ref(0)?.as_blob()?, row.get(1)?);
        if own == start {
            sharing.extend([before, number]);
        } else {
            start.clear();
            start.extend_from_slice(own);
        }
        before = number;
    }
    Ok(sharing)
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
        Ok(SameMoves { id: GameHash(row.get(0)?).id(), file, is_gone: !path.exists() })
    };
    connection.prepare_cached(sql)?.query_map([number], read)?.collect()
}
