//! The boards that are recorded beside each other, from one source or several: one is on the screen, the others go on beside it.

use std::path::{Path, PathBuf};

use super::activity::{Activity, Ending};
use super::backend::{Backend, SourceHandle};
use super::board_standing::{BoardName, BoardNeed, BoardStanding};
use super::count::page::CountPage;
use super::game_form::GameForm;
use super::hall_form::HallForm;
use super::message::Urgency;
use super::open_work::OpenWork;
use super::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;

/// The boards that are recorded beside each other. What the window does with the one on the screen is the window's own activity.
pub struct BoardTabs {
    tabs: Vec<BoardTab>,
    /// Which of them is on the screen, from 0.
    shown: usize,
    /// The tables of a hall at which recordings go on, by their session folders.
    seats: Vec<(PathBuf, u32)>,
}

/// One of the boards.
struct BoardTab {
    /// The number of its source among those of the window, from 1, in the order in which they were added.
    source_number: usize,
    /// Its number in the picture, from 1, row by row from the top left; `None` where it is the only board of its source.
    number: Option<usize>,
    /// Of the board on the screen, nothing is kept here.
    content: TabContent,
}

/// What belongs to a board, wherever it is: in its tab, or on the screen.
#[derive(Default)]
pub struct TabContent {
    /// What is done with the board.
    pub activity: Activity,
    /// What the window keeps of it.
    pub kept: KeptBoard,
    /// What is open over it.
    pub open: OpenWork,
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
    /// What its board is called by its source, for sentences about tables.
    pub name: BoardName,
}

impl BoardTabs {
    /// One tab, that of the board on the screen.
    #[must_use]
    pub fn of_shown() -> Self {
        let tab = BoardTab { source_number: 1, number: None, content: TabContent::default() };
        Self { tabs: vec![tab], shown: 0, seats: Vec::new() }
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
            content: TabContent {
                activity: Activity::recording(recording),
                kept: kept.clone(),
                open: OpenWork::default(),
            },
        };
        let mut boards: Vec<BoardTab> = recordings.into_iter().map(tab).collect();
        let first = std::mem::take(&mut boards.first_mut()?.content.activity);
        self.tabs.splice(self.shown..=self.shown, boards);
        Some(first)
    }

    /// Adds a tab for a further source, and brings it onto the screen, where nothing is chosen yet. `content` is that of the board that
    /// was there.
    pub fn add(&mut self, content: TabContent) {
        if let Some(tab) = self.tabs.get_mut(self.shown) {
            tab.content = content;
        }
        let source_number = self.tabs.iter().map(|tab| tab.source_number).max().unwrap_or_default() + 1;
        self.tabs.push(BoardTab { source_number, number: None, content: TabContent::default() });
        self.shown = self.tabs.len() - 1;
    }

    /// Takes at which tables of a hall recordings go on, by their session folders.
    pub fn seat(&mut self, seats: Vec<(PathBuf, u32)>) {
        self.seats = seats;
    }

    /// Takes the newest state of the boards that are not on the screen. Where one could not be recorded, it has no tab any more if it is
    /// one of several boards of its source, and otherwise another source can be chosen in its tab.
    pub fn update(&mut self, backend: &mut dyn Backend) -> BoardNews {
        let several = self.has_several_sources();
        let (mut news, mut gone) = (BoardNews::default(), Vec::new());
        let remarked = |tab: &BoardTab| -> Vec<String> {
            let remarks = tab.content.activity.snapshot().map(|snapshot| &snapshot.remarks);
            remarks.into_iter().flatten().map(|remark| remark.text.clone()).collect()
        };
        let seats = &self.seats;
        for (place, tab) in self.tabs.iter_mut().enumerate() {
            if place == self.shown {
                continue;
            }
            let known = remarked(tab);
            let session = |tab: &BoardTab| tab.content.activity.snapshot().map(|snapshot| snapshot.session.clone());
            let before = session(tab);
            let name = tab.name_beside(several, seats);
            let TabContent { activity, open, .. } = &mut tab.content;
            if let Some(Ending::BackToChoice { error: Some(why) }) = activity.update() {
                news.failed.push((name.clone(), why));
                gone.extend(tab.number.map(|_| place));
            }
            // Its count goes on as well.
            if let Some(message) = open.count.as_mut().and_then(|page| page.follow_activity(activity, backend)) {
                match message.urgency {
                    Urgency::Problem => news.failed.push((name.clone(), message.text)),
                    Urgency::Note => news.remarks.push((name.clone(), message.text)),
                }
            }
            news.moved.extend(before.zip(session(tab)).filter(|(before, now)| before != now));
            let is_new = |remark: &String| !known.contains(remark);
            news.remarks.extend(remarked(tab).into_iter().filter(is_new).map(|remark| (name.clone(), remark)));
        }
        for place in gone.into_iter().rev() {
            self.tabs.remove(place);
            self.shown -= usize::from(place < self.shown);
        }
        news
    }

    /// Brings another board onto the screen, counted from 0. `content` is that of the board on the screen; returns that of the other one.
    #[must_use]
    pub fn show(&mut self, board: usize, mut content: TabContent) -> TabContent {
        if board < self.tabs.len() && board != self.shown {
            for at in [self.shown, board] {
                if let Some(tab) = self.tabs.get_mut(at) {
                    std::mem::swap(&mut tab.content, &mut content);
                }
            }
            self.shown = board;
        }
        content
    }

    /// Takes the board on the screen away, and returns what belongs to the next one, which is there now; `None` without one.
    #[must_use]
    pub fn close(&mut self) -> Option<TabContent> {
        self.tabs.remove(self.shown);
        self.shown = self.shown.min(self.tabs.len().saturating_sub(1));
        self.tabs.get_mut(self.shown).map(|next| std::mem::take(&mut next.content))
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
        self.beside().any(|board| board.content.activity.is_recording())
    }

    /// Whether a board that is not on the screen is recorded in this session folder.
    #[must_use]
    pub fn records(&self, session: &Path) -> bool {
        self.beside().any(|board| board.content.activity.records(session))
    }

    /// The games beside the one on the screen, that are recorded or over.
    #[must_use]
    pub fn games_beside(&self) -> Vec<GameBeside> {
        let several = self.has_several_sources();
        let game = |board: &BoardTab| {
            let session = board.content.activity.snapshot()?.session.clone();
            Some(GameBeside { session, name: board.name_by_source(several, &board.content.kept.source_name) })
        };
        self.beside().filter(|board| !board.content.activity.mode().is_before_the_game()).filter_map(game).collect()
    }

    /// The sources that are in use beside the one on the screen.
    #[must_use]
    pub fn sources(&self) -> Vec<String> {
        let counts = |open: &OpenWork| open.count.as_ref().is_some_and(CountPage::is_following);
        let contents = self.beside().map(|board| &board.content);
        let used = contents.filter(|content| content.activity.uses_source() || counts(&content.open));
        used.filter_map(|content| content.kept.source.clone()).collect()
    }

    /// Requests the recordings of the boards that are not on the screen to end.
    pub fn stop(&mut self) {
        let shown = self.shown;
        let beside = self.tabs.iter_mut().enumerate().filter(|(place, _)| *place != shown);
        beside.for_each(|(_, board)| board.content.activity.stop());
    }

    /// How each board stands, in the order of the tabs; `activity` and `source_name` are those of the one on the screen, and
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
            let TabContent { activity: own, kept, .. } = &board.content;
            let (activity, source) = if is_shown { (activity, source_name) } else { (own, kept.source_name.as_str()) };
            let session = activity.snapshot().map(|snapshot| &snapshot.session);
            let is_unsent = session.is_some_and(|session| unsent.contains(session));
            let is_behind = session.is_some_and(|session| behind.contains(&session));
            let name = board.name(several, &self.seats, activity, source);
            let source = source.to_owned();
            BoardStanding { place, is_unsent, is_behind, is_shown, ..standing(name, source, activity) }
        };
        self.tabs.iter().enumerate().map(of).collect()
    }

    fn has_several_sources(&self) -> bool {
        self.tabs.iter().any(|tab| tab.source_number != self.source_number())
    }

    fn beside(&self) -> impl Iterator<Item = &BoardTab> {
        self.tabs.iter().enumerate().filter(|&(i, _)| i != self.shown).map(|(_, board)| board)
    }
}

impl BoardTab {
    /// What it is called while it is not on the screen.
    fn name_beside(&self, several_sources: bool, seats: &[(PathBuf, u32)]) -> BoardName {
        self.name(several_sources, seats, &self.content.activity, &self.content.kept.source_name)
    }

    fn name(&self, several_sources: bool, seats: &[(PathBuf, u32)], activity: &Activity, source: &str) -> BoardName {
        table_of(activity, seats).map_or_else(|| self.name_by_source(several_sources, source), BoardName::Table)
    }

    fn name_by_source(&self, several_sources: bool, source: &str) -> BoardName {
        match self.number {
            Some(number) if several_sources => BoardName::NumberOf(short_name(source), number),
            Some(number) => BoardName::Number(number),
            None => BoardName::Source(short_name(source)),
        }
    }
}

/// The table of a game that has begun: that of the hall that it is sent to, or the one that somebody has given.
fn table_of(activity: &Activity, seats: &[(PathBuf, u32)]) -> Option<String> {
    let snapshot = activity.snapshot().filter(|_| !activity.mode().is_before_the_game())?;
    let seat = seats.iter().find(|(session, _)| *session == snapshot.session).map(|(_, table)| table.to_string());
    seat.or_else(|| Some(snapshot.view.info.table.clone()).filter(|table| !table.is_empty()))
}

/// The name of a source in a tab: of a path, the file alone.
fn short_name(source: &str) -> String {
    let file = Path::new(source).file_name().and_then(|name| name.to_str()).filter(|_| !source.contains("://"));
    file.unwrap_or(source).to_owned()
}

fn standing(name: BoardName, source: String, activity: &Activity) -> BoardStanding {
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
        source,
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
