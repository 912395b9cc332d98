//! Names are withheld: in the catalogue, in every view of it and in what is exported.

use std::collections::BTreeSet;

use rusqlite::TransactionBehavior;

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::GameFiles;
use super::own_files;
use super::row::{self, FOUND_COLUMNS, RowIdentity, found_game};
use super::searching::json_list;
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::folding::{match_query, words};
use kifuscribe_archive::garbled_text::garbled_ways;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_archive::redaction::{Redaction, WITHHELD};

/// The most names of players that an error lists.
const MOST_NAMED: usize = 5;

/// What came of withholding a name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ForgetOutcome {
    /// The games that held it.
    pub games: usize,
    /// The saved searches that were removed because they asked for it, or for a part of it.
    pub searches: usize,
    /// Names of players that are like it, may be of the same person, and stay.
    pub alike: Vec<String>,
}

impl Catalogue {
    /// Withholds a name, in every spelling, from now on.
    ///
    /// # Errors
    /// [`CatalogueError`] where the name has no word, or is only a part of players' names, or the catalogue cannot be
    /// written.
    pub fn forget(&mut self, name: &str) -> Result<ForgetOutcome, CatalogueError> {
        let mut alone = Redaction::default();
        if !alone.add(name) {
            return Err(CatalogueError::NoName { name: name.to_owned() });
        }
        // A person is withheld with every name.
        let mut names = vec![name.to_owned()];
        names.extend(self.authority.names_of(name).iter().filter(|other| *other != name).cloned());
        for other in &names[1..] {
            alone.add(other);
        }
        let games = self.games_with(&names, &alone).map_err(|error| self.failed(error))?;
        let players: BTreeSet<&str> =
            games.iter().flat_map(|game| [&game.info.black.name, &game.info.white.name]).map(String::as_str).collect();
        let holding: Vec<&str> = players.into_iter().filter(|player| alone.text(player) != **player).collect();
        // Of `Jörg Müller` the word `Müller` alone would leave `Jörg`.
        if !holding.is_empty() && !holding.iter().any(|player| alone.withholds(player)) {
            let players = holding[..holding.len().min(MOST_NAMED)].join("; ");
            return Err(CatalogueError::PartOfName { name: name.to_owned(), players });
        }
        // First what keeps the name from coming back, then the catalogue.
        let withhold = |redaction: &mut Redaction| {
            names.iter().for_each(|name| {
                redaction.add(name);
            });
        };
        self.redaction = own_files::change(self.path(), &self.redaction, withhold)?.0;
        self.change_players(|players| players.forget(name))?;
        let saved = self.marks.searches().count();
        self.change_marks(|marks| names.iter().for_each(|name| marks.remove_searches_for(name)))?;
        let searches = saved.saturating_sub(self.marks.searches().count());
        self.change_recent_searches(|recent| names.iter().for_each(|name| recent.remove_for(name)))?;
        let games = self.write_again(&games, &alone).map_err(|error| self.failed(error))?;
        // The names of these players are no sign of a game any more.
        self.anchor_marks()?;
        let alike = self.names_like(name)?;
        Ok(ForgetOutcome { games, searches, alike })
    }

    /// The names of players that are like one, and may be of the same person.
    fn names_like(&self, name: &str) -> Result<Vec<String>, CatalogueError> {
        let players = self.players()?.into_iter();
        let mut names: Vec<(String, usize)> =
            players.map(|player| (player.name, player.black + player.white)).collect();
        // Before all others, so that each one is compared with it.
        names.push((name.to_owned(), usize::MAX / 2));
        let pairs = PlayerAuthority::default().suggestions(&names).into_iter().filter(|pair| pair.name == name);
        let others: BTreeSet<String> = pairs.map(|pair| pair.other).collect();
        Ok(others.into_iter().collect())
    }

    /// The games with the words of one of the names anywhere, those in which some name is withheld, since this one may stand beside it, and
    /// those in which `alone` withholds something of the players or the event.
    fn games_with(&self, names: &[String], alone: &Redaction) -> Result<Vec<FoundGame>, rusqlite::Error> {
        let together = names.iter().map(|name| words(name).into_iter().map(|word| word.folded).collect::<String>());
        let garbled = names.iter().flat_map(|name| garbled_ways(name));
        let texts = names.iter().cloned().chain(together).chain(garbled).chain([WITHHELD.to_owned()]);
        let queries: Vec<String> = texts.filter_map(|text| match_query(&text)).collect();
        let matched = queries.iter().map(|query| format!("({query})")).collect::<Vec<_>>().join(" OR ");
        let sql = "SELECT rowid FROM words WHERE words MATCH ?";
        let mut numbers: BTreeSet<i64> =
            self.connection.prepare(sql)?.query_map([matched], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let mut statement = self.connection.prepare("SELECT number, black, white, event FROM game")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            for column in 1..4 {
                let text = row.get_ref(column)?.as_str()?;
                if alone.text(text) != text {
                    numbers.insert(row.get(0)?);
                }
            }
        }
        let sql = format!("SELECT {FOUND_COLUMNS} FROM game WHERE number IN (SELECT value FROM json_each(?))");
        let numbers: Vec<i64> = numbers.into_iter().collect();
        self.connection.prepare(&sql)?.query_map([json_list(&numbers)], found_game)?.collect()
    }

    /// Enters games again without the names that are withheld, and removes what the file still holds of the old rows.
    /// Returns the number of games that held the name that `alone` withholds.
    fn write_again(&mut self, games: &[FoundGame], alone: &Redaction) -> Result<usize, rusqlite::Error> {
        self.connection.pragma_update(None, "secure_delete", true)?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut files = GameFiles::default();
        let mut held = 0;
        for game in games {
            match (files.read(game), game.path.to_str()) {
                (Ok(file), Some(path)) if file.hash == game.hash => {
                    held += usize::from(file.entry(alone) != file.entry(&Redaction::default()));
                    let stamp = super::game_file::stamp(&game.path);
                    let identity = RowIdentity {
                        hash: file.hash,
                        content: file.content,
                        path,
                        place: file.place,
                        stamp: &stamp,
                        charset: game.charset,
                    };
                    row::write(&transaction, Some(game.number), &identity, &file.entry(&self.redaction))?;
                }
                // The file is gone: what the catalogue holds is all there is.
                _ => {
                    let known = [&game.info.black.name, &game.info.white.name, &game.info.event];
                    held += usize::from(known.iter().any(|text| alone.text(text) != **text));
                    let [black, white, event] = known.map(|text| self.redaction.text(text));
                    let sql = "UPDATE game SET black = ?, white = ?, event = ? WHERE number = ?";
                    transaction.execute(sql, (black, white, event, game.number))?;
                    transaction.execute("DELETE FROM words WHERE rowid = ?", [game.number])?;
                }
            }
        }
        transaction.execute("INSERT INTO words (words) VALUES ('optimize')", [])?;
        transaction.commit()?;
        self.connection.execute_batch("VACUUM")?;
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        self.connection.pragma_update(None, "secure_delete", false)?;
        Ok(held)
    }
}
