//! What spectators get of the games that one window records at the same time: a broadcast for each board.

use std::path::Path;
use std::sync::Arc;

use crate::live::broadcast::{Broadcast, BroadcastError, BroadcastSettings, BroadcastStatus, ViewPublisher};
use crate::live::delivery::DeliveryState;
use kifuscribe_core::session::recording::RecordingView;

/// The broadcasts of a window's boards; the first is that of a board that is recorded alone, too.
#[derive(Debug, Default)]
pub struct Broadcasts {
    settings: BroadcastSettings,
    boards: Vec<Broadcast>,
}

/// A game that begins.
#[derive(Debug, Clone, Copy)]
pub struct BroadcastGame<'a> {
    /// Its record.
    pub sgf: &'a Path,
    /// Its table; empty where none is known.
    pub table: &'a str,
    /// The name of its board.
    pub board: &'a str,
}

impl Broadcasts {
    /// Gives spectators what `settings` ask for, now and in the games that follow.
    ///
    /// # Errors
    /// [`BroadcastError`]; what was there before may be closed then.
    pub fn apply(&mut self, settings: &BroadcastSettings) -> Result<(), BroadcastError> {
        self.settings = settings.clone();
        if self.boards.is_empty() {
            self.boards.push(Broadcast::new()?);
        }
        let settings = self.settings_of_each();
        self.boards.iter_mut().try_for_each(|board| board.apply(&settings))
    }

    /// Begins games that are recorded at the same time, each at its board, and returns where their threads show them. What spectators do
    /// not get is no reason not to record.
    pub fn begin(&mut self, games: &[BroadcastGame<'_>]) -> Vec<Option<ViewPublisher>> {
        self.boards.truncate(games.len().max(1));
        while self.boards.len() < games.len() {
            let Ok(board) = Broadcast::new() else { break };
            self.boards.push(board);
        }
        let settings = self.settings_of_each();
        let begun = self.boards.iter_mut().zip(games).map(|(board, game)| {
            let _ = board.apply(&settings);
            let _ = board.begin(game.sgf, game.table, game.board);
            Some(board.publisher())
        });
        begun.chain(std::iter::repeat(None)).take(games.len()).collect()
    }

    /// What each board's spectators get: an organiser's address has room for one record, and gets none of several boards.
    fn settings_of_each(&self) -> BroadcastSettings {
        match self.boards.len() {
            0 | 1 => self.settings.clone(),
            _ => BroadcastSettings { publish: None, token_file: None, ..self.settings.clone() },
        }
    }

    /// Shows what was added to a recording after its end to spectators, if it is a game that they see. Returns whether it is.
    #[must_use]
    pub fn publish_addition(&self, session: &Path, view: &Arc<RecordingView>) -> bool {
        self.boards.iter().any(|board| board.publisher().publish_addition(session, view))
    }

    /// What spectators get at this moment.
    #[must_use]
    pub fn status(&self) -> BroadcastStatus {
        let mut boards = self.boards.iter().map(Broadcast::status);
        let mut status = boards.next().unwrap_or_default();
        for board in boards {
            status.watchers += board.watchers;
            status.further.extend(board.address);
            if matches!(board.folder, DeliveryState::Retrying { .. }) {
                (status.file, status.folder) = (board.file, board.folder);
            }
        }
        status
    }
}
