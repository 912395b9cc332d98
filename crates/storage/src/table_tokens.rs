//! A file with tokens for a hall: of one table, or of several, a line each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::regular_file;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::table_token::TableToken;
use kifuscribe_language::Message;

/// The largest file with the address of one seat, in bytes.
const LARGEST_LINK: u64 = 4096;

/// The tokens in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableTokens {
    path: PathBuf,
    tokens: Vec<TableToken>,
}

/// Why a file does not give the token of a table.
#[derive(Debug, Error, Message)]
pub enum TableTokensError {
    /// It cannot be read.
    #[message("read-file")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        #[message(skip)]
        source: io::Error,
    },
    /// A line of it is no token, or it is empty.
    NoToken {
        /// The file.
        path: PathBuf,
    },
    /// It holds several tokens, and nothing says which one is the table's.
    Several {
        /// The file.
        path: PathBuf,
        /// How many tokens.
        count: usize,
        /// The table.
        table: u32,
    },
    /// It holds a token of another hall, which is nobody else's to hear.
    OtherHall {
        /// The file.
        path: PathBuf,
        /// The hall of the token.
        there: String,
        /// The hall that is named beside the file.
        hall: String,
    },
    /// Its tokens are of other tables.
    NotOfTable {
        /// The file.
        path: PathBuf,
        /// The table.
        table: u32,
    },
    /// It holds another number of tokens than there are tables.
    OtherNumber {
        /// The file.
        path: PathBuf,
        /// How many tokens.
        count: usize,
        /// How many tables.
        tables: usize,
    },
}

/// The seat in a file that holds nothing but the address of one, as `hall join` prints it; `None` for any other file.
#[must_use]
pub fn seat_in(path: &Path) -> Option<HallSeat> {
    let bytes = regular_file::read(path, LARGEST_LINK).ok()?;
    HallSeat::of_address(str::from_utf8(&bytes).ok()?).filter(|seat| !seat.token.is_empty())
}

impl TableTokens {
    /// Reads the tokens from a file.
    ///
    /// # Errors
    /// [`TableTokensError::Unreadable`], [`TableTokensError::NoToken`].
    pub fn read(path: &Path) -> Result<Self, TableTokensError> {
        let path = path.to_owned();
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(source) => return Err(TableTokensError::Unreadable { path, source }),
        };
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        match lines.map(TableToken::of_line).collect::<Option<Vec<_>>>() {
            Some(tokens) if !tokens.is_empty() => Ok(Self { path, tokens }),
            _ => Err(TableTokensError::NoToken { path }),
        }
    }

    /// Reads the tokens that are to be sent to the hall at this address.
    ///
    /// # Errors
    /// As [`TableTokens::read`], and [`TableTokensError::OtherHall`].
    pub fn read_for(path: &Path, hall: &str) -> Result<Self, TableTokensError> {
        let read = Self::read(path)?;
        let own = hall.trim_end_matches('/');
        match read.tokens.iter().filter_map(TableToken::hall).find(|there| there != own) {
            Some(there) => Err(TableTokensError::OtherHall { path: read.path, there, hall: own.to_owned() }),
            None => Ok(read),
        }
    }

    /// Returns the token of a table: the one that names it, or the only one. Of several that name no table it is the one that is
    /// `known` to be the table's.
    ///
    /// # Errors
    /// [`TableTokensError::Several`], [`TableTokensError::NotOfTable`].
    pub fn of_table(&self, table: u32, known: Option<&str>) -> Result<String, TableTokensError> {
        let path = || self.path.clone();
        let named = self.tokens.iter().find(|token| token.table == Some(table));
        let nameless: Vec<&TableToken> = self.tokens.iter().filter(|token| token.table.is_none()).collect();
        let known = nameless.iter().copied().find(|token| known.is_some_and(|known| known == token.token));
        match (named.or(known), &nameless[..]) {
            (Some(token), _) => Ok(token.token.clone()),
            (None, [only]) => Ok(only.token.clone()),
            (None, []) => Err(TableTokensError::NotOfTable { path: path(), table }),
            (None, several) => Err(TableTokensError::Several { path: path(), count: several.len(), table }),
        }
    }

    /// Returns the tokens of these tables, in their order: by the tables that the lines name, or one line after the other.
    ///
    /// # Errors
    /// [`TableTokensError::NotOfTable`], [`TableTokensError::OtherNumber`].
    pub fn of_tables(&self, tables: &[u32]) -> Result<Vec<String>, TableTokensError> {
        if self.tokens.iter().all(|token| token.table.is_some()) {
            return tables.iter().map(|&table| self.of_table(table, None)).collect();
        }
        if self.tokens.len() != tables.len() {
            let (path, count) = (self.path.clone(), self.tokens.len());
            return Err(TableTokensError::OtherNumber { path, count, tables: tables.len() });
        }
        Ok(self.tokens.iter().map(|token| token.token.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> TableTokens {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tokens");
        fs::write(&path, text).unwrap();
        TableTokens::read(&path).unwrap()
    }

    #[test]
    fn a_token_of_another_hall_is_none_for_this_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tokens");
        let read = |text: &str| {
            fs::write(&path, text).unwrap();
            TableTokens::read_for(&path, "http://hall:8080/").map_err(|why| why.to_string())
        };
        let (own, other) = ("http://hall:8080/join/5#abc", "http://other:8080/join/6#def");
        for good in [own, "abc", r#"{"token":"abc","table":5}"#] {
            assert_eq!(read(good).unwrap().of_table(5, None).unwrap(), "abc", "{good}");
        }
        let json = format!(r#"{{"token":"def","table":6,"address":"{other}"}}"#);
        for bad in [other.to_owned(), format!("{own}\n{other}\n"), json] {
            let why = read(&bad).unwrap_err();
            assert!(
                why.contains("the hall http://other:8080, not for http://hall:8080") && !why.contains("def"),
                "{why}"
            );
        }
    }

    #[test]
    fn the_address_of_a_seat_that_stands_alone_in_a_file_names_hall_and_table() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.link");
        let seat = |text: &str| {
            fs::write(&path, text).unwrap();
            seat_in(&path).map(|seat| (seat.hall, seat.table))
        };
        assert_eq!(seat("http://hall:8080/join/5#abc\n"), Some(("http://hall:8080".to_owned(), 5)));
        for other in
            ["", "abc\n", "http://hall:8080/join/5\n", "http://hall:8080/join/5#a\nhttp://hall:8080/join/6#b\n"]
        {
            assert_eq!(seat(other), None, "{other}");
        }
        assert_eq!(seat_in(&folder.path().join("nothing")), None);
    }

    #[test]
    fn each_table_gets_the_token_that_names_it() {
        let named = tokens("http://hall/join/6#six\n\n{\"token\":\"five\",\"role\":\"table\",\"table\":5}\n");
        assert_eq!(named.of_table(5, None).unwrap(), "five");
        assert_eq!(named.of_tables(&[5, 6]).unwrap(), ["five", "six"]);
        assert!(matches!(named.of_table(7, None), Err(TableTokensError::NotOfTable { table: 7, .. })));
        assert!(matches!(named.of_tables(&[5, 7]), Err(TableTokensError::NotOfTable { table: 7, .. })));
    }

    #[test]
    fn of_several_without_a_table_it_is_the_one_that_is_known() {
        let nameless = tokens("five\nsix\n");
        assert_eq!(nameless.of_table(6, Some("six")).unwrap(), "six");
        for known in [None, Some("seven")] {
            assert!(
                matches!(nameless.of_table(6, known), Err(TableTokensError::Several { count: 2, .. })),
                "{known:?}"
            );
        }
        assert_eq!(nameless.of_tables(&[5, 6]).unwrap(), ["five", "six"]);
        assert!(matches!(nameless.of_tables(&[5]), Err(TableTokensError::OtherNumber { count: 2, tables: 1, .. })));
        assert_eq!(tokens("only\n").of_table(6, Some("seven")).unwrap(), "only");
    }
}
