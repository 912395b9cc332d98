//! The game of a journal as it was compared with the others of its table.

use crate::intake::is_over;
use crate::intake::open_journal::OpenJournal;
use crate::other_result::NotedGame;

/// The game of a journal as it was read at some time.
#[derive(Debug, Clone)]
pub(super) struct ComparedGame {
    /// The journal's number in the hall.
    pub(super) id: i64,
    /// How many of its lines were read.
    pub(super) lines: usize,
    /// The game, with its result where it has one.
    pub(super) noted: NotedGame,
}

impl ComparedGame {
    /// Returns the game of a journal.
    pub(super) fn of(journal: &OpenJournal) -> Self {
        let noted = NotedGame {
            first: journal.kept.first.clone(),
            info: journal.state().view().info.clone(),
            begun: journal.begun(),
            leading: journal.state().leading_result(),
            is_over: is_over(journal.state()) && !journal.state().moves().is_empty(),
        };
        Self { id: journal.kept.id, lines: journal.lines(), noted }
    }
}
