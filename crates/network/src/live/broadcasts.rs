//! What spectators get of the games that one window records at the same time: a broadcast for each board.

use std::path::Path;
use std::sync::Arc;

use crate::live::broadcast::{Broadcast, BroadcastError, BroadcastSettings, BroadcastStatus, ViewPublisher};
use crate::live::delivery::DeliveryState;
use kifuscribe_core::session::recording::RecordingView;

/// The number of the first source of a window.
const FIRST_SOURCE: usize = 1;

/// The broadcasts of a window's boards; the first is that of a board that is recorded alone, too.
#[derive(Debug, Default)]
pub struct Broadcasts {
    settings: BroadcastSettings,
    boards: Vec<BoardBroadcast>,
}

/// The broadcast of a board, with the number of its source among those of the window, from 1.
#[derive(Debug)]
struct BoardBroadcast {
    source: usize,
    broadcast: Broadcast,
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
            self.boards.push(BoardBroadcast { source: FIRST_SOURCE, broadcast: Broadcast::new()? });
        }
        let each = self.settings_of_each();
        self.boards.iter_mut().zip(each).try_for_each(|(board, settings)| board.broadcast.apply(&settings))
    }

    /// Begins games that are recorded at the same time with one source, each at its board, in place of those that were recorded with it
    /// before, and returns where their threads show them. What spectators do not get is no reason not to record.
    pub fn begin(&mut self, source: usize, games: &[BroadcastGame<'_>]) -> Vec<Option<ViewPublisher>> {
        let mut own = 0;
        self.boards.retain(|board| {
            own += usize::from(board.source == source);
            board.source != source || own <= games.len().max(1)
        });
        for _ in own..games.len() {
            let Ok(broadcast) = Broadcast::new() else { break };
            self.boards.push(BoardBroadcast { source, broadcast });
        }
        let each = self.settings_of_each();
        let own = self.boards.iter_mut().zip(each).filter(|(board, _)| board.source == source);
        let begun = own.zip(games).map(|((board, settings), game)| {
            let _ = board.broadcast.apply(&settings);
            let _ = board.broadcast.begin(game.sgf, game.table, game.board);
            Some(board.broadcast.publisher())
        });
        begun.chain(std::iter::repeat(None)).take(games.len()).collect()
    }

    /// What each board's spectators get: an organiser's address has room for one record, that of the first source where one board of it
    /// is recorded, and gets none of the others.
    fn settings_of_each(&self) -> Vec<BroadcastSettings> {
        let is_alone = self.boards.iter().filter(|board| board.source == FIRST_SOURCE).count() == 1;
        let settings = |board: &BoardBroadcast| match board.source {
            FIRST_SOURCE if is_alone => self.settings.clone(),
            _ => BroadcastSettings { publish: None, token_file: None, ..self.settings.clone() },
        };
        self.boards.iter().map(settings).collect()
    }

    /// Shows what was added to a recording after its end to spectators, if it is a game that they see. Returns whether it is.
    #[must_use]
    pub fn publish_addition(&self, session: &Path, view: &Arc<RecordingView>) -> bool {
        self.boards.iter().any(|board| board.broadcast.publisher().publish_addition(session, view))
    }

    /// What spectators get at this moment.
    #[must_use]
    pub fn status(&self) -> BroadcastStatus {
        let mut boards = self.boards.iter().map(|board| board.broadcast.status());
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
