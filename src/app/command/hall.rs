//! The commands about the hall.

use super::group::CommandGroup;
use crate::app::hall_form::HallForm;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::say;

/// A command about the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallCommand {
    /// What is typed.
    Edit(HallForm),
    /// Join the hall that is typed.
    Join,
    /// Join one of the halls that are remembered, by its place among them.
    JoinAgain(usize),
    /// Join what is typed as the table of one of several boards, by its number from 0.
    JoinFor(usize),
    /// Make a joined table that of one of several boards: the board's number and the table's place among them, from 0.
    Give {
        /// The board.
        board: usize,
        /// The table.
        table: usize,
    },
    /// Make a joined table, by its place among them, that of the chosen source, of which one board is recorded.
    Take(usize),
    /// Leave one of the joined tables, by its place among them.
    LeaveTable(usize),
    /// Ask the hall once more who plays.
    AskAgain,
    /// Record for no hall.
    Leave,
}

impl CommandGroup for HallCommand {
    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let tables = window.hall.tables.len();
        match self {
            Self::Join => window.mode == WindowMode::Choosing,
            Self::JoinAgain(place) => {
                let halls = &window.workspace.settings.halls;
                let tables = halls.seats.get(*place).map(|seat| window.hall.remembered_tables(seat, &halls.boards));
                window.mode == WindowMode::Choosing && tables.is_some_and(|tables| !tables.is_empty())
            }
            Self::AskAgain => window.mode == WindowMode::Choosing && tables > 0,
            // The boards in other tabs are sent to the hall.
            Self::Leave => window.mode == WindowMode::Choosing && tables > 0 && window.hall.recorded_beside.is_empty(),
            Self::Take(place) => {
                window.is_before_the_game() && window.hall.is_free(*place) && window.workspace.settings.source.is_some()
            }
            Self::JoinFor(board) => window.is_before_the_game() && is_chosen(window, *board) && tables > 0,
            Self::Give { board, table } => {
                window.is_before_the_game() && is_chosen(window, *board) && window.hall.is_free(*table)
            }
            // The game in another tab is sent to its table.
            Self::LeaveTable(place) => window.is_before_the_game() && window.hall.is_free(*place),
            Self::Edit(_) => window.is_before_the_game(),
        }
    }

    fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        let is_of_others = matches!(self, Self::Leave) && !window.hall.recorded_beside.is_empty();
        is_of_others.then(|| say!("why-not-hall-is-used-beside"))
    }
}

/// Whether the board of this number, from 0, is one of the chosen ones.
fn is_chosen(window: &WindowView<'_>, board: usize) -> bool {
    window.places().is_some_and(|places| places.chosen.contains(&board))
}
