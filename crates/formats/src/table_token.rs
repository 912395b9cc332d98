//! A table's token as a line of a file has it: alone, in the address with which the table joins, or as `kifuscribe-hall token
//! --json` prints it. The last two name the table.

use std::fmt;

use serde::Deserialize;

use crate::hall_seat::HallSeat;

/// A table's token, with the table where that is named beside it.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub struct TableToken {
    /// The table, from 1.
    #[serde(default)]
    pub table: Option<u32>,
    /// The address with which the table joins, where it is named beside it; it holds the token.
    #[serde(default)]
    pub address: Option<String>,
    /// The token, a secret.
    pub token: String,
}

impl TableToken {
    /// Reads a line; `None` where no token stands in it.
    #[must_use]
    pub fn of_line(line: &str) -> Option<Self> {
        let line = line.trim();
        let read = match HallSeat::of_address(line) {
            Some(seat) => Self { table: Some(seat.table), address: Some(line.to_owned()), token: seat.token },
            None if line.starts_with('{') => serde_json::from_str(line).ok()?,
            None => Self { table: None, address: None, token: line.to_owned() },
        };
        let is_token = !read.token.is_empty() && read.token.bytes().all(|byte| byte.is_ascii_graphic());
        is_token.then_some(read)
    }

    /// The hall that the token is for, where its address says it.
    #[must_use]
    pub fn hall(&self) -> Option<String> {
        HallSeat::of_address(self.address.as_deref()?).map(|seat| seat.hall)
    }
}

impl fmt::Debug for TableToken {
    /// The table without its token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableToken").field("table", &self.table).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_the_token_alone_or_with_its_table() {
        let of_address = |table, address: Option<&str>| {
            Some(TableToken { table, address: address.map(str::to_owned), token: "abc".to_owned() })
        };
        let token = |table| of_address(table, None);
        assert_eq!(TableToken::of_line(" abc\n"), token(None));
        let join = "http://hall:8080/join/3#abc";
        assert_eq!(TableToken::of_line(join), of_address(Some(3), Some(join)));
        assert_eq!(TableToken::of_line(join).unwrap().hall().as_deref(), Some("http://hall:8080"));
        assert_eq!(TableToken::of_line(r#"{"token":"abc","role":"table","table":3}"#), token(Some(3)));
        assert_eq!(TableToken::of_line(r#"{"token":"abc","role":"referee"}"#), token(None));
        for other in ["", "two words", "{}", r#"{"token":""}"#, "http://hall:8080/join/3"] {
            assert_eq!(TableToken::of_line(other), None, "{other}");
        }
        assert!(!format!("{:?}", token(Some(3))).contains("abc"));
    }
}
