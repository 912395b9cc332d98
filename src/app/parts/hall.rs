//! The connections to the tables of a hall.

use std::path::PathBuf;

use crate::app::board_tabs::GameBeside;
use crate::app::hall_form::{HallForm, is_behind};
use crate::app::hall_offer::BegunGame;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::settings::BoardTable;
use kifuscribe_network::hall_link::HallStatus;
use kifuscribe_storage::hall_copy::UnsentPart;

/// The connections to the tables of a hall, and what is typed to join one.
#[derive(Debug, Default)]
pub struct HallConnections {
    /// The tables that are joined, in the order in which they were.
    pub tables: Vec<HallStatus>,
    /// What is typed to join a hall.
    pub form: HallForm,
    /// The recordings of this window that go on and were sent to joined tables.
    pub sent: Vec<PathBuf>,
    /// The recordings of this window that go to no table, although tables of a hall are joined, until somebody sends them.
    pub unsent: Vec<PathBuf>,
    /// The recordings that were opened here and that no hall has whole, with what lacks there.
    pub unsent_parts: Vec<(PathBuf, UnsentPart)>,
    /// The recordings that somebody has sent by hand here, until it is known what has become of that.
    pub sending_now: Vec<PathBuf>,
    /// The recordings beside those of this window that are not sent to the hall, as somebody has seen, or were sent by hand since.
    pub not_sent_seen: Vec<PathBuf>,
    /// The games in the tabs beside the one on the screen, that are recorded or over.
    pub recorded_beside: Vec<GameBeside>,
    /// The recordings of this window that may have begun under another pairing than the hall has by now.
    pub begun: Vec<BegunGame>,
    /// Whether somebody has left the hall in this window, so that a recording that goes on is sent nowhere.
    pub has_left: bool,
    /// The address of the hall whose tables this window has joined by itself, because recordings go on that began there.
    pub rejoined: Option<String>,
    /// When the hall was last asked who plays, in seconds of egui's clock.
    pub asked: f64,
    /// When it was last looked whether somebody has sent a recording by hand, in seconds of egui's clock.
    pub looked_for_sent: f64,
}

impl HallConnections {
    /// The joined tables that no game in another tab has.
    #[must_use]
    pub fn free(&self) -> Vec<&HallStatus> {
        self.tables.iter().filter(|table| self.game_beside(table).is_none()).collect()
    }

    /// The recordings of which the hall lacks lines that should be there by now.
    #[must_use]
    pub fn behind(&self) -> Vec<&PathBuf> {
        self.tables.iter().filter(|table| is_behind(table)).filter_map(|table| table.session.as_ref()).collect()
    }

    /// The joined tables that games in other tabs have.
    pub fn taken(&self) -> impl Iterator<Item = &HallStatus> {
        self.tables.iter().filter(|table| self.game_beside(table).is_some())
    }

    /// Whether the table at this place among those that are joined is one that no game in another tab has.
    #[must_use]
    pub fn is_free(&self, place: usize) -> bool {
        self.tables.get(place).is_some_and(|table| self.game_beside(table).is_none())
    }

    /// The game in another tab that has the table of this seat.
    #[must_use]
    pub fn game_beside_at(&self, seat: &HallSeat) -> Option<&GameBeside> {
        self.tables.iter().filter(|table| table.seat.is_same_table(seat)).find_map(|table| self.game_beside(table))
    }

    /// The game in another tab that has a joined table.
    fn game_beside(&self, table: &HallStatus) -> Option<&GameBeside> {
        let session = table.session.as_ref()?;
        self.recorded_beside.iter().find(|game| game.session == *session)
    }

    /// The tables that are joined with a remembered seat: its own, and those that boards had in its hall, without those that games in
    /// other tabs have.
    #[must_use]
    pub fn remembered_tables(&self, seat: &HallSeat, boards: &[BoardTable]) -> Vec<HallSeat> {
        let of_boards = boards.iter().map(|board| &board.seat).filter(|other| other.hall == seat.hall);
        let mut tables: Vec<HallSeat> = Vec::new();
        for table in std::iter::once(seat).chain(of_boards) {
            let is_known = tables.iter().any(|known| known.is_same_table(table));
            if !is_known && self.game_beside_at(table).is_none() {
                tables.push(table.clone());
            }
        }
        tables
    }
}
