//! The boards that are recorded together: one is on the screen, the others go on beside it.

use std::path::{Path, PathBuf};

use super::activity::{Activity, Ending};
use super::backend::SourceHandle;
use super::board_standing::{BoardNeed, BoardStanding};
use super::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;

/// The boards that are recorded together. What the window does with the one on the screen is the window's own activity.
pub struct BoardTabs {
    boards: Vec<BoardTab>,
    /// Which of them is on the screen, from 0.
    shown: usize,
}

/// One of the boards.
struct BoardTab {
    /// Its number in the picture, from 1, row by row from the top left.
    number: usize,
    /// What is done with it; of the one on the screen, nothing is kept here.
    activity: Activity,
    kept: KeptBoard,
}

/// What the window keeps of a board while another is on the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct KeptBoard {
    /// The number of its gaps that were seen.
    pub gaps_seen: usize,
    /// The phase in which somebody has said that the game is not over.
    pub played_on: Option<RecordingPhase>,
}

impl BoardTabs {
    /// The boards of these numbers, each with its running recording. Returns the activity of the first, which is on the
    /// screen; `None` without a board.
    #[must_use]
    pub fn start(recordings: Vec<(usize, Box<dyn SourceHandle>)>) -> Option<(Activity, Self)> {
        let tab = |(number, recording)| BoardTab {
            number,
            activity: Activity::recording(recording),
            kept: KeptBoard::default(),
        };
        let mut boards: Vec<BoardTab> = recordings.into_iter().map(tab).collect();
        let first = std::mem::take(&mut boards.first_mut()?.activity);
        Some((first, Self { boards, shown: 0 }))
    }

    /// Takes the newest state of the boards that are not on the screen. Returns the numbers of those whose recording could
    /// not begin, each with the reason; they have no tab any more.
    pub fn update(&mut self) -> Vec<(usize, String)> {
        let mut failed = Vec::new();
        for board in self.beside_mut() {
            if let Some(Ending::BackToChoice { error }) = board.activity.update() {
                failed.push((board.number, error.unwrap_or_default()));
            }
        }
        let shown = self.boards.get(self.shown).map(|board| board.number);
        self.boards.retain(|board| failed.iter().all(|(number, _)| *number != board.number));
        self.shown = self.boards.iter().position(|board| Some(board.number) == shown).unwrap_or_default();
        failed
    }

    /// Brings another board onto the screen, counted from 0. `activity` and `kept` are those of the board on the screen, and
    /// become those of the other one.
    pub fn show(&mut self, board: usize, activity: &mut Activity, kept: &mut KeptBoard) {
        if board >= self.boards.len() || board == self.shown {
            return;
        }
        for at in [self.shown, board] {
            if let Some(tab) = self.boards.get_mut(at) {
                std::mem::swap(&mut tab.activity, activity);
                std::mem::swap(&mut tab.kept, kept);
            }
        }
        self.shown = board;
    }

    /// Takes the board on the screen away, and brings the next one there. Returns whether there is one.
    pub fn close(&mut self, activity: &mut Activity, kept: &mut KeptBoard) -> bool {
        self.boards.remove(self.shown);
        self.shown = self.shown.min(self.boards.len().saturating_sub(1));
        let Some(next) = self.boards.get_mut(self.shown) else { return false };
        (*activity, *kept) = (std::mem::take(&mut next.activity), next.kept);
        true
    }

    /// Whether another board than the one on the screen is being recorded.
    #[must_use]
    pub fn others_are_recorded(&self) -> bool {
        self.beside().any(|board| board.activity.is_recording())
    }

    /// Whether a board that is not on the screen is recorded in this session folder.
    #[must_use]
    pub fn records(&self, session: &Path) -> bool {
        self.beside().any(|board| board.activity.records(session))
    }

    /// Requests the recordings of the boards that are not on the screen to end.
    pub fn stop(&mut self) {
        for board in self.beside_mut() {
            board.activity.stop();
        }
    }

    /// How each board stands; `activity` is that of the one on the screen, and `unsent` are the recordings that go to no table of
    /// the joined hall.
    #[must_use]
    pub fn standings(&self, activity: &Activity, unsent: &[PathBuf]) -> Vec<BoardStanding> {
        let of = |(i, board): (usize, &BoardTab)| {
            let is_shown = i == self.shown;
            let activity = if is_shown { activity } else { &board.activity };
            let is_unsent = activity.snapshot().is_some_and(|snapshot| unsent.contains(&snapshot.session));
            BoardStanding { is_unsent, is_shown, ..standing(board.number, activity) }
        };
        self.boards.iter().enumerate().map(of).collect()
    }

    fn beside(&self) -> impl Iterator<Item = &BoardTab> {
        self.boards.iter().enumerate().filter(|&(i, _)| i != self.shown).map(|(_, board)| board)
    }

    fn beside_mut(&mut self) -> impl Iterator<Item = &mut BoardTab> {
        let shown = self.shown;
        self.boards.iter_mut().enumerate().filter(move |&(i, _)| i != shown).map(|(_, board)| board)
    }
}

fn standing(number: usize, activity: &Activity) -> BoardStanding {
    let snapshot = activity.snapshot();
    let view = snapshot.map(|snapshot| &snapshot.view);
    let is_over = activity.mode() == WindowMode::Over;
    let need = snapshot.and_then(|snapshot| {
        let needs = [
            (BoardNeed::Failed, snapshot.error.is_some()),
            (BoardNeed::Question, !snapshot.view.questions.is_empty()),
            (BoardNeed::NoPicture, snapshot.waiting.is_some()),
            (BoardNeed::MayBeOver, !is_over && snapshot.view.phase.may_be_over()),
        ];
        needs.into_iter().find(|(_, is_there)| *is_there).map(|(need, _)| need)
    });
    BoardStanding {
        number,
        players: view.map_or_else(Default::default, |v| [v.info.black.name.clone(), v.info.white.name.clone()]),
        moves: view.map_or(0, |view| view.moves.len()),
        need,
        is_over,
        is_unsent: false,
        is_shown: false,
    }
}
