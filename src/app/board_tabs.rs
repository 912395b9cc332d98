//! The boards that are recorded beside each other, from one source or several: one is on the screen, the others go on beside it.

use std::path::{Path, PathBuf};

use super::activity::{Activity, Ending};
use super::backend::SourceHandle;
use super::board_standing::{BoardName, BoardNeed, BoardStanding};
use super::game_form::GameForm;
use super::hall_form::HallForm;
use super::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;

/// The boards that are recorded beside each other. What the window does with the one on the screen is the window's own activity.
pub struct BoardTabs {
    tabs: Vec<BoardTab>,
    /// Which of them is on the screen, from 0.
    shown: usize,
}

/// One of the boards.
struct BoardTab {
    /// The number of its source among those of the window, from 1, in the order in which they were added.
    source_number: usize,
    /// Its number in the picture, from 1, row by row from the top left; `None` where it is the only board of its source.
    number: Option<usize>,
    /// What is done with it; of the one on the screen, nothing is kept here.
    activity: Activity,
    kept: KeptBoard,
}

/// What the window keeps of a board while another is on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeptBoard {
    /// Its source, as the command line takes it; `None` until one is chosen.
    pub source: Option<String>,
    /// The name of the source.
    pub source_name: String,
    /// What is typed about its next game.
    pub form: GameForm,
    /// Its table in the tournament; empty until one is chosen.
    pub table: String,
    /// What is typed to join a hall.
    pub hall_form: HallForm,
    /// The number of its gaps that were seen.
    pub gaps_seen: usize,
    /// The phase in which somebody has said that the game is not over.
    pub played_on: Option<RecordingPhase>,
}

/// What has happened to the boards that are not on the screen, each by its name.
#[derive(Debug, Default)]
pub struct BoardNews {
    /// Why some could not be recorded.
    pub failed: Vec<(BoardName, String)>,
    /// What was remarked of others.
    pub remarks: Vec<(BoardName, String)>,
    /// The session folders of those that go on in another one, and these.
    pub moved: Vec<(PathBuf, PathBuf)>,
}

/// A game in a tab that is not on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameBeside {
    /// Its session folder.
    pub session: PathBuf,
    /// What its tab is called.
    pub name: BoardName,
}

impl BoardTabs {
    /// One tab, that of the board on the screen.
    #[must_use]
    pub fn of_shown() -> Self {
        let tab =
            BoardTab { source_number: 1, number: None, activity: Activity::default(), kept: KeptBoard::default() };
        Self { tabs: vec![tab], shown: 0 }
    }

    /// Takes the running recordings of the boards of these numbers in the picture of the source on the screen, in place of the tab on
    /// the screen; `kept` is what the window keeps of each. Returns the activity of the first, which is on the screen; `None` without a
    /// board.
    #[must_use]
    pub fn record(&mut self, recordings: Vec<(usize, Box<dyn SourceHandle>)>, kept: &KeptBoard) -> Option<Activity> {
        let source_number = self.source_number();
        let tab = |(number, recording)| BoardTab {
            source_number,
            number: Some(number),
            activity: Activity::recording(recording),
            kept: kept.clone(),
        };
        let mut boards: Vec<BoardTab> = recordings.into_iter().map(tab).collect();
        let first = std::mem::take(&mut boards.first_mut()?.activity);
        self.tabs.splice(self.shown..=self.shown, boards);
        Some(first)
    }

    /// Adds a tab for a further source, and brings it onto the screen, where nothing is chosen yet. `activity` and `kept` are those of
    /// the board that was there.
    pub fn add(&mut self, activity: Activity, kept: KeptBoard) {
        if let Some(tab) = self.tabs.get_mut(self.shown) {
            (tab.activity, tab.kept) = (activity, kept);
        }
        let source_number = self.tabs.iter().map(|tab| tab.source_number).max().unwrap_or_default() + 1;
        let (activity, kept) = Default::default();
        self.tabs.push(BoardTab { source_number, number: None, activity, kept });
        self.shown = self.tabs.len() - 1;
    }

    /// Takes the newest state of the boards that are not on the screen. Where one could not be recorded, it has no tab any more if it is
    /// one of several boards of its source, and otherwise another source can be chosen in its tab.
    pub fn update(&mut self) -> BoardNews {
        let several = self.has_several_sources();
        let (mut news, mut gone) = (BoardNews::default(), Vec::new());
        let remarked = |tab: &BoardTab| tab.activity.snapshot().map_or(0, |snapshot| snapshot.remarks.len());
        for (place, tab) in self.tabs.iter_mut().enumerate() {
            if place == self.shown {
                continue;
            }
            let known = remarked(tab);
            let session = |tab: &BoardTab| tab.activity.snapshot().map(|snapshot| snapshot.session.clone());
            let before = session(tab);
            if let Some(Ending::BackToChoice { error: Some(why) }) = tab.activity.update() {
                news.failed.push((tab.name(several, &tab.kept.source_name), why));
                gone.extend(tab.number.map(|_| place));
            }
            news.moved.extend(before.zip(session(tab)).filter(|(before, now)| before != now));
            let remarks = tab.activity.snapshot().and_then(|snapshot| snapshot.remarks.get(known..));
            let name = || tab.name(several, &tab.kept.source_name);
            news.remarks.extend(remarks.into_iter().flatten().map(|remark| (name(), remark.clone())));
        }
        for place in gone.into_iter().rev() {
            self.tabs.remove(place);
            self.shown -= usize::from(place < self.shown);
        }
        news
    }

    /// Brings another board onto the screen, counted from 0. `activity` and `kept` are those of the board on the screen, and
    /// become those of the other one.
    pub fn show(&mut self, board: usize, activity: &mut Activity, kept: &mut KeptBoard) {
        if board >= self.tabs.len() || board == self.shown {
            return;
        }
        for at in [self.shown, board] {
            if let Some(tab) = self.tabs.get_mut(at) {
                std::mem::swap(&mut tab.activity, activity);
                std::mem::swap(&mut tab.kept, kept);
            }
        }
        self.shown = board;
    }

    /// Takes the board on the screen away, and brings the next one there. Returns whether there is one.
    pub fn close(&mut self, activity: &mut Activity, kept: &mut KeptBoard) -> bool {
        self.tabs.remove(self.shown);
        self.shown = self.shown.min(self.tabs.len().saturating_sub(1));
        let Some(next) = self.tabs.get_mut(self.shown) else { return false };
        (*activity, *kept) = (std::mem::take(&mut next.activity), std::mem::take(&mut next.kept));
        true
    }

    /// The board on the screen is the only one of its source from now on.
    pub fn is_alone(&mut self) {
        if let Some(tab) = self.tabs.get_mut(self.shown) {
            tab.number = None;
        }
    }

    /// Whether there is a tab beside the one on the screen.
    #[must_use]
    pub fn has_others(&self) -> bool {
        self.tabs.len() > 1
    }

    /// Whether the board on the screen is one of several of its source that have tabs.
    #[must_use]
    pub fn is_one_of_several(&self) -> bool {
        let number = self.source_number();
        self.beside().any(|tab| tab.source_number == number)
    }

    /// The number of the source on the screen among those of the window, from 1, in the order in which they were added.
    #[must_use]
    pub fn source_number(&self) -> usize {
        self.tabs.get(self.shown).map_or(1, |tab| tab.source_number)
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

    /// The games beside the one on the screen, that are recorded or over.
    #[must_use]
    pub fn games_beside(&self) -> Vec<GameBeside> {
        let several = self.has_several_sources();
        let game = |board: &BoardTab| {
            let session = board.activity.snapshot()?.session.clone();
            Some(GameBeside { session, name: board.name(several, &board.kept.source_name) })
        };
        self.beside().filter(|board| !board.activity.mode().is_before_the_game()).filter_map(game).collect()
    }

    /// The sources that are in use beside the one on the screen.
    #[must_use]
    pub fn sources(&self) -> Vec<String> {
        let used = self.beside().filter(|board| board.activity.uses_source());
        used.filter_map(|board| board.kept.source.clone()).collect()
    }

    /// Requests the recordings of the boards that are not on the screen to end.
    pub fn stop(&mut self) {
        let shown = self.shown;
        let beside = self.tabs.iter_mut().enumerate().filter(|(place, _)| *place != shown);
        beside.for_each(|(_, board)| board.activity.stop());
    }

    /// How each board stands, those that need a person first; `activity` and `source_name` are those of the one on the screen, and
    /// `unsent` are the recordings that go to no table of the joined hall, `behind` those of which it lacks lines.
    #[must_use]
    pub fn standings(
        &self,
        activity: &Activity,
        source_name: &str,
        unsent: &[PathBuf],
        behind: &[&PathBuf],
    ) -> Vec<BoardStanding> {
        let several = self.has_several_sources();
        let of = |(place, board): (usize, &BoardTab)| {
            let is_shown = place == self.shown;
            let (activity, source) =
                if is_shown { (activity, source_name) } else { (&board.activity, board.kept.source_name.as_str()) };
            let session = activity.snapshot().map(|snapshot| &snapshot.session);
            let is_unsent = session.is_some_and(|session| unsent.contains(session));
            let is_behind = session.is_some_and(|session| behind.contains(&session));
            let name = board.name(several, source);
            BoardStanding { place, is_unsent, is_behind, is_shown, ..standing(name, activity) }
        };
        let mut standings: Vec<BoardStanding> = self.tabs.iter().enumerate().map(of).collect();
        standings.sort_by_key(|board| (board.need.is_none(), board.need));
        standings
    }

    fn has_several_sources(&self) -> bool {
        self.tabs.iter().any(|tab| tab.source_number != self.source_number())
    }

    fn beside(&self) -> impl Iterator<Item = &BoardTab> {
        self.tabs.iter().enumerate().filter(|&(i, _)| i != self.shown).map(|(_, board)| board)
    }
}

impl BoardTab {
    fn name(&self, several_sources: bool, source: &str) -> BoardName {
        match self.number {
            Some(number) if several_sources => BoardName::NumberOf(short_name(source), number),
            Some(number) => BoardName::Number(number),
            None => BoardName::Source(short_name(source)),
        }
    }
}

/// The name of a source in a tab: of a path, the file alone.
fn short_name(source: &str) -> String {
    let file = Path::new(source).file_name().and_then(|name| name.to_str()).filter(|_| !source.contains("://"));
    file.unwrap_or(source).to_owned()
}

fn standing(name: BoardName, activity: &Activity) -> BoardStanding {
    let mode = activity.mode();
    let is_before_the_game = mode.is_before_the_game();
    let snapshot = activity.snapshot().filter(|_| !is_before_the_game);
    let view = snapshot.map(|snapshot| &snapshot.view);
    let is_over = mode == WindowMode::Over;
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
        place: 0,
        name,
        table: view.map(|view| view.info.table.clone()).unwrap_or_default(),
        players: view.map_or_else(Default::default, |v| [v.info.black.name.clone(), v.info.white.name.clone()]),
        moves: view.map_or(0, |view| view.moves.len()),
        need,
        is_before_the_game,
        is_over,
        is_unsent: false,
        is_behind: false,
        is_shown: false,
    }
}
