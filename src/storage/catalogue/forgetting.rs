//! Names are withheld: in the catalogue, in every view of it and in what is exported.

use rusqlite::TransactionBehavior;

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::GameFiles;
use super::row::{self, FOUND_COLUMNS, RowIdentity, found_game};
use super::withheld;
use crate::archive::folding::{match_query, words};
use crate::archive::query::FoundGame;
use crate::archive::redaction::WITHHELD;

impl Catalogue {
    /// Withholds a name, in every spelling, from now on; returns the number of games that held it.
    ///
    /// # Errors
    /// [`CatalogueError`] where the name has no word, or the catalogue cannot be written.
    pub fn forget(&mut self, name: &str) -> Result<usize, CatalogueError> {
        let mut redaction = self.redaction.clone();
        if !redaction.add(name) {
            return Err(CatalogueError::NoName { name: name.to_owned() });
        }
        // First what keeps the name from coming back, then the catalogue.
        if let Some(path) = self.path() {
            withheld::write(path, &redaction)?;
        }
        self.redaction = redaction;
        let games = self.games_with(name).and_then(|games| self.write_again(&games).map(|()| games.len()));
        games.map_err(|error| self.failed(error))
    }

    /// The games with the words of a name anywhere.
    fn games_with(&self, name: &str) -> Result<Vec<FoundGame>, rusqlite::Error> {
        let together: String = words(name).into_iter().map(|word| word.folded).collect();
        let queries: Vec<String> = [name, &together].iter().filter_map(|text| match_query(text)).collect();
        let matched = queries.iter().map(|query| format!("({query})")).collect::<Vec<_>>().join(" OR ");
        let sql =
            format!("SELECT {FOUND_COLUMNS} FROM game WHERE number IN (SELECT rowid FROM words WHERE words MATCH ?)");
        self.connection.prepare(&sql)?.query_map([matched], found_game)?.collect()
    }

    /// Enters games again without the names that are withheld, and removes what the file still holds of the old rows.
    fn write_again(&mut self, games: &[FoundGame]) -> Result<(), rusqlite::Error> {
        self.connection.pragma_update(None, "secure_delete", true)?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut files = GameFiles::default();
        for game in games {
            match (files.read(&game.path, game.place, game.is_recording), game.path.to_str()) {
                (Ok(file), Some(path)) if file.hash == game.hash => {
                    let stamp = super::game_file::stamp(&game.path);
                    let identity =
                        RowIdentity { hash: file.hash, content: file.content, path, place: file.place, stamp: &stamp };
                    row::write(&transaction, Some(game.number), &identity, &file.entry(&self.redaction))?;
                }
                // The file is gone: what the catalogue holds is all there is.
                _ => {
                    for column in ["black", "white"] {
                        let name = if column == "black" { &game.info.black.name } else { &game.info.white.name };
                        if self.redaction.withholds(name) {
                            let sql = format!("UPDATE game SET {column} = ? WHERE number = ?");
                            transaction.execute(&sql, (WITHHELD, game.number))?;
                        }
                    }
                    let event = self.redaction.text(&game.info.event);
                    transaction.execute("UPDATE game SET event = ? WHERE number = ?", (event, game.number))?;
                    transaction.execute("DELETE FROM words WHERE rowid = ?", [game.number])?;
                }
            }
        }
        transaction.execute("INSERT INTO words (words) VALUES ('optimize')", [])?;
        transaction.commit()?;
        self.connection.execute_batch("VACUUM")?;
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        self.connection.pragma_update(None, "secure_delete", false)
    }
}
