//! Long lists of games, in any order, as numbers: what is known of a game is read when it is shown.

use std::cmp::Ordering;
use std::collections::HashMap;

use rusqlite::types::FromSql;

use super::connection::Catalogue;
use super::error::CatalogueError;
use kifuscribe_archive::folding::words;
use kifuscribe_archive::order::{GameColumn, GameOrder};
use kifuscribe_archive::query::{GameList, GameQuery};

impl Catalogue {
    /// The games that a query asks for, in an order; of more than its limit the newest.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn list(&self, query: &GameQuery, order: GameOrder) -> Result<GameList, CatalogueError> {
        let mut found = self.matching(query)?;
        let of = self.count().map_err(|error| self.failed(error))?;
        let mut numbers = std::mem::take(&mut found.numbers);
        self.sort(&mut numbers, order).map_err(|error| self.failed(error))?;
        let at = numbers.iter().filter_map(|&number| Some((number, found.first_move_of(number)?))).collect();
        let tags = self.marks().all_tags();
        Ok(GameList { numbers, at, continuations: found.continuations, years: found.years, of, tags })
    }

    fn count(&self) -> Result<usize, rusqlite::Error> {
        let count: i64 = self.connection.query_row("SELECT count(*) FROM game", [], |row| row.get(0))?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Sorts games, which are given from the newest to the oldest.
    fn sort(&self, numbers: &mut [i64], order: GameOrder) -> Result<(), rusqlite::Error> {
        match order.column {
            GameColumn::Date if order.is_descending => {}
            GameColumn::Date => numbers.reverse(),
            GameColumn::Moves => {
                let moves: HashMap<i64, i64> = self.column("moves")?.into_iter().collect();
                numbers.sort_by(|a, b| directed(moves.get(a).cmp(&moves.get(b)), order));
            }
            GameColumn::Black => self.sort_by_text(numbers, "black", order)?,
            GameColumn::White => self.sort_by_text(numbers, "white", order)?,
            GameColumn::Result => self.sort_by_text(numbers, "result", order)?,
            GameColumn::Event => self.sort_by_text(numbers, "event", order)?,
        }
        Ok(())
    }

    /// Sorts by a text without what spelling varies in. Games without such a text come last in either direction.
    fn sort_by_text(&self, numbers: &mut [i64], column: &str, order: GameOrder) -> Result<(), rusqlite::Error> {
        let folded = |text: String| words(&text).into_iter().map(|word| word.folded).collect::<Vec<_>>().join(" ");
        let texts: HashMap<i64, String> = self
            .column::<Option<String>>(column)?
            .into_iter()
            .map(|(number, text)| (number, folded(text.unwrap_or_default())))
            .collect();
        let text = |number: &i64| texts.get(number).map(String::as_str).unwrap_or_default();
        numbers.sort_by(|a, b| {
            let (a, b) = (text(a), text(b));
            a.is_empty().cmp(&b.is_empty()).then_with(|| directed(a.cmp(b), order))
        });
        Ok(())
    }

    fn column<T: FromSql>(&self, column: &str) -> Result<Vec<(i64, T)>, rusqlite::Error> {
        let sql = format!("SELECT number, {column} FROM game");
        let mut statement = self.connection.prepare_cached(&sql)?;
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
    }
}

const fn directed(ordering: Ordering, order: GameOrder) -> Ordering {
    if order.is_descending { ordering.reverse() } else { ordering }
}
