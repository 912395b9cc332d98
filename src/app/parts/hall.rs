//! The connections to the tables of a hall.

use std::path::PathBuf;

use crate::app::hall_form::HallForm;
use crate::app::hall_offer::BegunGame;
use kifuscribe_network::hall_link::HallStatus;

/// The connections to the tables of a hall, and what is typed to join one.
#[derive(Debug, Default)]
pub struct HallConnections {
    /// The tables that are joined, in the order in which they were.
    pub tables: Vec<HallStatus>,
    /// What is typed to join a hall.
    pub form: HallForm,
    /// The recordings of this window that go to no table, although tables of a hall are joined, until somebody sends them.
    pub unsent: Vec<PathBuf>,
    /// The recordings beside those of this window that are not sent to the hall, as somebody has seen, or were sent by hand since.
    pub not_sent_seen: Vec<PathBuf>,
    /// The session folders of the games in the tabs beside the one on the screen, that are recorded or over.
    pub recorded_beside: Vec<PathBuf>,
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
        let is_used = |table: &HallStatus| table.session.as_ref().is_some_and(|s| self.recorded_beside.contains(s));
        self.tables.iter().filter(|table| !is_used(table)).collect()
    }
}
