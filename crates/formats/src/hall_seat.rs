//! A table's seat in a hall: the hall's address, the number of the table, and its token. As one address it can be pasted,
//! or read from a QR code: `http://host:8080/join/3#TOKEN`. What stands behind the `#` reaches no server and no log.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use kifuscribe_language::Message;

/// The part of the path between the hall's address and the table's number.
const JOIN: &str = "/join/";

/// A table's seat in a hall.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HallSeat {
    /// The hall's address, such as `http://host:8080`.
    pub hall: String,
    /// The table, from 1.
    pub table: u32,
    /// The table's token, a secret; empty in a hall without tokens.
    pub token: String,
}

/// Why a text is no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub enum HallSeatError {
    /// Not an address.
    Address,
    /// A token where the address belongs.
    IsToken,
    /// No number of a table.
    Table,
    /// No token can look like that.
    Token,
    /// The address is that of another table than the one that is named beside it.
    OtherTable {
        /// The table of the address.
        table: u32,
    },
    /// Neither the address nor anything beside it names a table.
    NoTable,
}

impl HallSeat {
    /// Reads a seat as it was typed: an address with table and token in it, or each by itself.
    ///
    /// # Errors
    /// [`HallSeatError`].
    pub fn of_texts(address: &str, table: &str, token: &str) -> Result<Self, HallSeatError> {
        if let Some(seat) = Self::of_address(address) {
            return Ok(seat);
        }
        if is_token(address) {
            return Err(HallSeatError::IsToken);
        }
        let hall = address.trim().trim_end_matches('/');
        if !is_hall(hall) {
            return Err(HallSeatError::Address);
        }
        let table = number(table.trim()).ok_or(HallSeatError::Table)?;
        let token = token.trim().to_owned();
        if !is_word(&token) {
            return Err(HallSeatError::Token);
        }
        Ok(Self { hall: hall.to_owned(), table, token })
    }

    /// Returns the seat that options name: an address with table and token in it, or the hall's own with a table beside it, which
    /// has no token yet.
    ///
    /// # Errors
    /// [`HallSeatError::OtherTable`], [`HallSeatError::NoTable`].
    pub fn of_options(address: &str, table: Option<u32>) -> Result<Self, HallSeatError> {
        match (Self::of_address(address), table) {
            (Some(seat), Some(table)) if seat.table != table => Err(HallSeatError::OtherTable { table: seat.table }),
            (Some(seat), _) => Ok(seat),
            (None, Some(table)) => Ok(Self { hall: address.to_owned(), table, token: String::new() }),
            (None, None) => Err(HallSeatError::NoTable),
        }
    }

    /// The seat with a token that was given by itself; with its own where none was.
    #[must_use]
    pub fn with_token(self, token: Option<String>) -> Self {
        Self { token: token.unwrap_or(self.token), ..self }
    }

    /// Reads the address in which the whole seat stands; `None` where it is another one.
    #[must_use]
    pub fn of_address(text: &str) -> Option<Self> {
        let (address, token) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
        let (hall, table) = address.trim_end_matches('/').rsplit_once(JOIN)?;
        let hall = hall.trim_end_matches('/');
        let table = number(table).filter(|_| is_hall(hall) && is_word(token))?;
        Some(Self { hall: hall.to_owned(), table, token: token.to_owned() })
    }

    /// Whether another seat is the same table of the same hall, with whatever token.
    #[must_use]
    pub fn is_same_table(&self, other: &Self) -> bool {
        self.table == other.table && self.is_of_hall(&other.hall)
    }

    /// Whether it is a seat in the hall at this address.
    #[must_use]
    pub fn is_of_hall(&self, hall: &str) -> bool {
        self.hall.trim_end_matches('/') == hall.trim_end_matches('/')
    }

    /// Whether the hall's address leads from every computer to itself.
    #[must_use]
    pub fn is_local(&self) -> bool {
        let host = self.hall.split_once("://").map_or(&*self.hall, |(_, host)| host);
        host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]")
    }

    /// The address in which the whole seat stands. It holds the token.
    #[must_use]
    pub fn address(&self) -> String {
        let hall = self.hall.trim_end_matches('/');
        let token = if self.token.is_empty() { String::new() } else { format!("#{}", self.token) };
        format!("{hall}{JOIN}{}{token}", self.table)
    }
}

impl fmt::Debug for HallSeat {
    /// The seat without its token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HallSeat").field("hall", &self.hall).field("table", &self.table).finish_non_exhaustive()
    }
}

/// Whether a text without a slash at its end can be the address of a hall. What stands behind a `#` is a secret, and no part of it.
fn is_hall(text: &str) -> bool {
    let host = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
    host.is_some_and(|host| !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || c == '#'))
}

fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number > 0)
}

/// Whether a text is a token by its form, and not only a word that may be one: 64 hexadecimal digits.
#[must_use]
pub fn is_token(text: &str) -> bool {
    let text = text.trim();
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether a token can look like that: one word of plain characters, or nothing.
fn is_word(token: &str) -> bool {
    token.bytes().all(|byte| byte.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(hall: &str, table: u32, token: &str) -> HallSeat {
        HallSeat { hall: hall.to_owned(), table, token: token.to_owned() }
    }

    #[test]
    fn one_address_holds_hall_table_and_token() {
        let check = |address: &str, expected: &HallSeat| {
            assert_eq!(HallSeat::of_address(address).as_ref(), Some(expected), "{address}");
            assert_eq!(HallSeat::of_texts(address, "", "").as_ref(), Ok(expected), "{address}");
        };
        let with_token = seat("http://hall:8080", 3, "abc123");
        check("http://hall:8080/join/3#abc123", &with_token);
        check("  http://hall:8080/join/3/#abc123\n", &with_token);
        assert_eq!(with_token.address(), "http://hall:8080/join/3#abc123");
        let without = seat("https://go.example/join/us", 12, "");
        check("https://go.example/join/us/join/12", &without);
        assert_eq!(without.address(), "https://go.example/join/us/join/12");
        for other in [
            "http://hall:8080",
            "http://hall/join/0#a",
            "http://hall/join/x#a",
            "hall/join/3#a",
            "http:///join/3",
            "http://a hall/join/3",
            "#a",
            "",
        ] {
            assert_eq!(HallSeat::of_address(other), None, "{other}");
        }
    }

    #[test]
    fn a_seat_can_be_typed_part_by_part() {
        assert_eq!(HallSeat::of_texts(" http://hall:8080/ ", " 3 ", " abc "), Ok(seat("http://hall:8080", 3, "abc")));
        assert_eq!(HallSeat::of_texts("http://127.0.0.1:80", "1", ""), Ok(seat("http://127.0.0.1:80", 1, "")));
        assert_eq!(HallSeat::of_texts("hall", "3", ""), Err(HallSeatError::Address));
        assert_eq!(HallSeat::of_texts("http://", "3", ""), Err(HallSeatError::Address));
        assert_eq!(HallSeat::of_texts(&format!(" {}\n", "0a".repeat(32)), "3", ""), Err(HallSeatError::IsToken));
        assert_eq!(HallSeat::of_texts("http://hall", "0", ""), Err(HallSeatError::Table));
        assert_eq!(HallSeat::of_texts("http://hall", "three", ""), Err(HallSeatError::Table));
        assert_eq!(HallSeat::of_texts("http://hall", "3", "two words"), Err(HallSeatError::Token));
    }

    #[test]
    fn options_name_the_table_once_or_twice_alike() {
        let (hall, join) = ("http://hall:8080", "http://hall:8080/join/3#abc");
        assert_eq!(HallSeat::of_options(join, None), Ok(seat(hall, 3, "abc")));
        assert_eq!(HallSeat::of_options(join, Some(3)), Ok(seat(hall, 3, "abc")));
        assert_eq!(HallSeat::of_options(hall, Some(3)), Ok(seat(hall, 3, "")));
        assert_eq!(HallSeat::of_options(join, Some(4)), Err(HallSeatError::OtherTable { table: 3 }));
        assert_eq!(HallSeat::of_options(hall, None), Err(HallSeatError::NoTable));
        assert_eq!(seat(hall, 3, "abc").with_token(None), seat(hall, 3, "abc"));
        assert_eq!(seat(hall, 3, "abc").with_token(Some("other".to_owned())), seat(hall, 3, "other"));
    }

    #[test]
    fn a_seat_does_not_show_its_token() {
        assert!(!format!("{:?}", seat("http://hall", 3, "secret")).contains("secret"));
    }

    #[test]
    fn a_seat_shows_its_hall_and_its_table() {
        let shown = format!("{:?}", seat("http://hall", 3, "secret"));
        assert!(shown.contains("http://hall") && shown.contains("table: 3"), "{shown}");
    }
}
