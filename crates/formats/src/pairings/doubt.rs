//! What is doubtful in pairings: a wrong name may be written because of it.

use std::collections::BTreeSet;
use std::fmt;

use crate::excerpt::excerpt;
use kifuscribe_language::{listed, say};

/// What is doubtful in pairings. As text it is a sentence that says what is done about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingsDoubt {
    /// The columns of a table that are not known, and are not read.
    Columns(Vec<String>),
    /// The columns of which a table has more than one: only the first of each is read.
    RepeatedColumns(Vec<String>),
    /// Rows of a table with more values than it has columns: it is not known what stands where, and they are not read.
    LongRows(Vec<String>),
    /// Values that cannot be read and are left out, each with its name in the file.
    UnreadValues(Vec<String>),
    /// What games have in place of the names of players whom the list of players does not have.
    UnknownPlayers(Vec<String>),
    /// Rules that games name and that are not known.
    UnknownRules(Vec<String>),
    /// Lines of a wall list that are no player's, or have a word among the results that is none.
    UnreadLines(Vec<String>),
    /// The lines of two players of a wall list do not say the same of their game.
    Disagree {
        /// The round.
        round: String,
        /// One player.
        a: String,
        /// The opponent whom that player's line names, or the opponent's place where nobody has it.
        b: String,
    },
    /// A player's name is missing.
    NoName(TablePlace),
    /// The names of the two players of a game compare as one, while their ranks or teams differ.
    NamesAlike(TablePlace),
    /// The table has no number.
    NoNumber(TablePlace),
    /// Several games are at one table.
    SameTable {
        /// The table.
        place: TablePlace,
        /// How many games.
        games: usize,
    },
    /// One player is at several tables of a round.
    SamePlayer {
        /// The name.
        player: String,
        /// The tables.
        places: Vec<TablePlace>,
    },
}

/// A table in a round. Empty text means "not known".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablePlace {
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
}

impl PairingsDoubt {
    /// Whether it is about who plays at a table.
    #[must_use]
    pub fn is_about(&self, table: &str) -> bool {
        match self {
            Self::Columns(_)
            | Self::RepeatedColumns(_)
            | Self::LongRows(_)
            | Self::UnreadValues(_)
            | Self::UnknownPlayers(_)
            | Self::UnknownRules(_)
            | Self::UnreadLines(_)
            | Self::Disagree { .. }
            | Self::NoNumber(_) => false,
            Self::NoName(place) | Self::NamesAlike(place) | Self::SameTable { place, .. } => place.table == table,
            Self::SamePlayer { places, .. } => places.iter().any(|place| place.table == table),
        }
    }
}

/// The values of a file that cannot be read, each with its name there.
#[derive(Debug, Default)]
pub(super) struct UnreadValues(BTreeSet<String>);

impl UnreadValues {
    /// The value that was read of `text`; its default, noted, where it could not be read.
    pub(super) fn read<T: Default>(&mut self, name: &str, text: &str, value: Option<T>) -> T {
        value.unwrap_or_else(|| {
            self.0.insert(format!("{name} {:?}", text.trim()));
            T::default()
        })
    }

    /// The doubt that there are such values.
    pub(super) fn doubt(self) -> Option<PairingsDoubt> {
        (!self.0.is_empty()).then(|| PairingsDoubt::UnreadValues(self.0.into_iter().collect()))
    }
}

impl fmt::Display for PairingsDoubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Columns(columns) => {
                say!("pairings-doubt-columns", n = columns.len(), columns = excerpt(&listed(columns)))
            }
            Self::RepeatedColumns(columns) => {
                say!("pairings-doubt-repeated-columns", columns = excerpt(&listed(columns)))
            }
            Self::LongRows(rows) => {
                say!("pairings-doubt-long-rows", n = rows.len(), rows = excerpt(&rows.join(" / ")))
            }
            Self::UnreadValues(values) => say!("pairings-doubt-unread-values", values = excerpt(&listed(values))),
            Self::UnknownPlayers(keys) => say!("pairings-doubt-unknown-players", keys = excerpt(&listed(keys))),
            Self::UnknownRules(rules) => say!("pairings-doubt-unknown-rules", rules = excerpt(&listed(rules))),
            Self::UnreadLines(lines) => {
                say!("pairings-doubt-unread-lines", n = lines.len(), lines = excerpt(&lines.join(" / ")))
            }
            Self::Disagree { round, a, b } => {
                say!("pairings-doubt-disagree", round = excerpt(round), a = excerpt(a), b = excerpt(b))
            }
            Self::NoName(place) => say!("pairings-doubt-no-name", place = place.to_string()),
            Self::NamesAlike(place) => say!("pairings-doubt-names-alike", place = place.to_string()),
            Self::NoNumber(place) => say!("pairings-doubt-no-number", place = place.to_string()),
            Self::SameTable { place, games } => {
                say!("pairings-doubt-same-table", place = place.to_string(), n = *games)
            }
            Self::SamePlayer { player, places } => {
                let places: Vec<String> = places.iter().map(ToString::to_string).collect();
                say!("pairings-doubt-same-player", player = excerpt(player), places = places.join("; "))
            }
        };
        f.write_str(&text)
    }
}

impl fmt::Display for TablePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = Some(say!("word-round-number", round = excerpt(&self.round))).filter(|_| !self.round.is_empty());
        let table = match self.table.as_str() {
            "" => say!("pairings-no-table").to_owned(),
            table => say!("word-table", table = excerpt(table)),
        };
        f.write_str(&listed(&round.into_iter().chain([table]).collect::<Vec<_>>()))
    }
}
