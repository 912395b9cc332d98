//! The game on the screen, and those that are recorded beside it.

use crate::app::activity::Activity;
use crate::app::board_tabs::BoardTabs;
use crate::app::seen_doubts::SeenDoubts;
use kifuscribe_core::session::recording::{RecordingPhase, ResultNote};
use kifuscribe_recording::stop::StopSignal;

/// The game on the screen, and those that are recorded beside it.
#[derive(Default)]
pub struct CurrentGame {
    /// What the window is doing.
    pub activity: Activity,
    /// The boards that are recorded beside each other; `None` while no more than one is.
    pub boards: Option<BoardTabs>,
    /// Whether what is recorded or shown is the sample game of a rehearsal.
    pub is_rehearsal: bool,
    /// The doubts that were looked at.
    pub seen: SeenDoubts,
    /// How many of the recording's gaps were dismissed.
    pub gaps_seen: usize,
    /// The phase of the game at which somebody has said that it is played on.
    pub played_on: Option<RecordingPhase>,
    /// A result that was confirmed while the recording runs; it is written once that is over.
    pub confirmed: Option<ResultNote>,
    /// Whether the window closes as soon as the recording has ended.
    pub is_closing: bool,
    /// Whether it closes although halls lack lines of games that are over.
    pub closes_unsent: bool,
    /// Closes the window when it is raised.
    pub stop: StopSignal,
    /// Whether it was asked, because of that, what becomes of events that find no room on the disk.
    pub has_asked_for_room: bool,
}

impl CurrentGame {
    /// The number of the source on the screen among those of the window, from 1.
    #[must_use]
    pub fn source_number(&self) -> usize {
        self.boards.as_ref().map_or(1, BoardTabs::source_number)
    }

    /// Requests all recordings to end.
    pub fn stop_all(&mut self) {
        self.activity.stop();
        if let Some(boards) = &mut self.boards {
            boards.stop();
        }
    }
}
