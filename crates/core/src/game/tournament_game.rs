//! Which game of a tournament a game is.

use crate::game::record::GameInfo;

/// The place of a game in a tournament. Text that is not known is empty, but for the table's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGame {
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
}

impl TournamentGame {
    /// The place of the game that `info` describes; `None` where its table is not known.
    #[must_use]
    pub fn of(info: &GameInfo) -> Option<Self> {
        let text = |text: &String| text.trim().to_owned();
        let (event, round, table) = (text(&info.event), text(&info.round), text(&info.table));
        (!table.is_empty()).then_some(Self { event, round, table })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_place_where_its_table_is_known() {
        let info = |table: &str| GameInfo {
            event: " Congress ".into(),
            round: "3".into(),
            table: table.into(),
            ..GameInfo::default()
        };
        let place = TournamentGame { event: "Congress".into(), round: "3".into(), table: "12".into() };
        assert_eq!(TournamentGame::of(&info("12 ")), Some(place));
        assert_eq!(TournamentGame::of(&info(" ")), None);
    }
}
