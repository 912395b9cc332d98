//! The tables that an organiser names, such as `1-8,12`.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The largest number of a table.
pub const MOST_TABLES: u32 = 9999;

/// The most tables that get a slip at once. Why: each gets a token that stays valid, whether its slip is used or not.
const MOST_SLIPS: usize = 500;

/// Tables by their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableList(BTreeSet<u32>);

/// Why a text is no list of tables.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is no table; tables are named as 1-8 or 1,2,5-7, from 1 to {MOST_TABLES}")]
pub struct NoTableList(String);

impl TableList {
    /// Whether it names none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a sheet has slips for all of them.
    #[must_use]
    pub fn fits_slips(&self) -> bool {
        self.0.len() <= MOST_SLIPS
    }

    /// The tables, by their numbers.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.0.iter().copied()
    }
}

impl fmt::Display for TableList {
    /// As it is read, such as `1-8,12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tables: Vec<u32> = self.iter().collect();
        for (i, run) in tables.chunk_by(|a, b| a + 1 == *b).enumerate() {
            let comma = if i > 0 { "," } else { "" };
            match run {
                [first, .., last] => write!(f, "{comma}{first}-{last}")?,
                [only] => write!(f, "{comma}{only}")?,
                [] => {}
            }
        }
        Ok(())
    }
}

impl FromIterator<u32> for TableList {
    fn from_iter<T: IntoIterator<Item = u32>>(tables: T) -> Self {
        Self(tables.into_iter().collect())
    }
}

impl FromStr for TableList {
    type Err = NoTableList;

    /// Reads `1-8,12`.
    ///
    /// # Errors
    /// [`NoTableList`].
    fn from_str(text: &str) -> Result<Self, NoTableList> {
        let mut tables = BTreeSet::new();
        for part in text.split(',').map(str::trim) {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let number = |text: &str| text.trim().parse().ok().filter(|number| (1..=MOST_TABLES).contains(number));
            match (number(first), number(last)) {
                (Some(first), Some(last)) if first <= last => tables.extend(first..=last),
                _ => return Err(NoTableList(part.to_owned())),
            }
        }
        Ok(Self(tables))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_named_one_by_one_or_from_one_to_another() {
        let read = |text: &str| text.parse().map(|tables: TableList| tables.iter().collect::<Vec<_>>());
        assert_eq!(read("1-3, 7"), Ok(vec![1, 2, 3, 7]));
        assert_eq!(read("5"), Ok(vec![5]));
        assert_eq!("7,1-3,2,9".parse().map(|tables: TableList| tables.to_string()), Ok("1-3,7,9".to_owned()));
        for wrong in ["", "0", "3-1", "1-", "a", "1,,2", "1-10000"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
