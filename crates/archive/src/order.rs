//! In which order games are listed.

/// What games are ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameColumn {
    /// The last day on which they were played.
    #[default]
    Date,
    /// The name of the player of the black stones.
    Black,
    /// The name of the player of the white stones.
    White,
    /// The result.
    Result,
    /// The number of moves.
    Moves,
    /// The event.
    Event,
}

/// An order of games. Games that are equal in it follow each other from the newest to the oldest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameOrder {
    /// What they are ordered by.
    pub column: GameColumn,
    /// Whether the greatest comes first.
    pub is_descending: bool,
}

impl Default for GameOrder {
    /// The newest first.
    fn default() -> Self {
        Self::of(GameColumn::Date)
    }
}

impl GameOrder {
    /// The usual order of a column: names from A to Z, the newest and the longest games first.
    #[must_use]
    pub const fn of(column: GameColumn) -> Self {
        Self { column, is_descending: matches!(column, GameColumn::Date | GameColumn::Moves) }
    }

    /// The order after a column's title was pressed: the usual one, or the reverse of the present one.
    #[must_use]
    pub fn pressed(self, column: GameColumn) -> Self {
        match self.column == column {
            true => Self { is_descending: !self.is_descending, ..self },
            false => Self::of(column),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_that_is_pressed_twice_reverses_the_order() {
        let newest = GameOrder::default();
        let oldest = newest.pressed(GameColumn::Date);
        assert_eq!((newest.is_descending, oldest.is_descending), (true, false));
        let names = oldest.pressed(GameColumn::Black);
        assert_eq!((names.column, names.is_descending), (GameColumn::Black, false));
        assert_eq!(names.pressed(GameColumn::Black).pressed(GameColumn::Date), newest);
    }
}
