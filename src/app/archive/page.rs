//! The state of the archive's page, and what each of its commands does.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use egui::Context;

use super::command::ArchivePageCommand as PageCommand;
use super::drawing::{DrawnPattern, PatternScope, pattern_problem, shown_problem};
use super::duplicates::{DuplicateCommand, DuplicateReview};
use super::filter::GameFilter;
use super::players::{self, PlayerCommand, PlayerList};
use super::preview::GamePreview;
use super::running_export::{RunningExport, exported};
use super::searches::{self, SearchCommand, SearchList};
use super::section::ArchiveSection;
use super::selection::RowSelection;
use crate::app::backend::ArchiveHandle;
use crate::app::message::Message;
use kifuscribe_archive::move_sequence::MoveSequence;
use kifuscribe_archive::order::GameOrder;
use kifuscribe_archive::query::{FoundGame, GameList, GameQuery};
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_language::say;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveChange, ArchiveQuestion};
use kifuscribe_recording::archive_search::SearchError;
use kifuscribe_storage::catalogue::CatalogueError;

/// The most games whose row is kept.
const MOST_ROWS: usize = 4000;

/// What is opened in the window.
#[derive(Debug, Clone, PartialEq)]
pub enum OpenedGame {
    /// The recording or the SGF at this path.
    File(PathBuf),
    /// One game of a file that has several.
    Record(Box<GameRecord>),
}

/// The page.
pub struct ArchivePage {
    reader: Box<dyn ArchiveHandle>,
    /// What is shown.
    pub section: ArchiveSection,
    /// The games that may be one.
    pub duplicates: DuplicateReview,
    /// The players.
    pub players: PlayerList,
    /// What the games in the list have to be.
    pub filter: GameFilter,
    /// The order of the list.
    pub order: GameOrder,
    list: GameList,
    /// Whether a list was asked for and is not there yet.
    is_listing: bool,
    /// Why there is no list.
    problem: Option<String>,
    /// What is known of the games by their numbers; `None` of those that are gone.
    rows: HashMap<i64, Option<FoundGame>>,
    /// Those of them that were read for this list; the others are shown until they are read again.
    fresh: HashSet<i64>,
    /// Whether rows were asked for and are not there yet.
    is_reading_rows: bool,
    /// The rows on the screen.
    visible: Range<usize>,
    /// The chosen games.
    pub selection: RowSelection,
    preview: Option<GamePreview>,
    /// The game that is being read for the preview.
    reading: Option<FoundGame>,
    /// Whether that game is opened as soon as it is read.
    opens: bool,
    /// The position that is drawn, while it is.
    pub drawing: Option<DrawnPattern>,
    /// Where the chosen games are to be written to, while that is asked.
    pub export: Option<String>,
    /// The games that are being written.
    running: Option<RunningExport>,
    /// The searches that are kept.
    pub searches: SearchList,
    /// How often the field for words was asked for.
    pub search_requests: u32,
}

impl ArchivePage {
    /// The page of an archive.
    #[must_use]
    pub fn new(reader: Box<dyn ArchiveHandle>) -> Self {
        let mut page = Self {
            reader,
            section: ArchiveSection::default(),
            duplicates: DuplicateReview::default(),
            players: PlayerList::default(),
            filter: GameFilter::default(),
            order: GameOrder::default(),
            list: GameList::default(),
            is_listing: false,
            problem: None,
            rows: HashMap::new(),
            fresh: HashSet::new(),
            is_reading_rows: false,
            visible: 0..0,
            selection: RowSelection::default(),
            preview: None,
            reading: None,
            opens: false,
            drawing: None,
            export: None,
            running: None,
            searches: SearchList::default(),
            search_requests: 0,
        };
        page.ask_list();
        page
    }

    /// Reads the archive anew, with the same filter: it may have changed.
    pub fn reopen(&mut self, reader: Box<dyn ArchiveHandle>) {
        self.keep_marks();
        self.reader = reader;
        (self.is_reading_rows, self.opens) = (false, false);
        self.read_anew();
    }

    /// Reads all that is shown again.
    fn read_anew(&mut self) {
        self.rows.clear();
        self.fresh.clear();
        self.reading = None;
        self.ask_list();
        self.show_section(self.section);
    }

    /// Shows a section, with what it lists read anew.
    fn show_section(&mut self, section: ArchiveSection) {
        if std::mem::replace(&mut self.section, section) != section {
            // What another section previewed may be in no list of this one.
            self.preview_nothing();
        }
        match section {
            ArchiveSection::Games => self.cursor_moved(),
            ArchiveSection::Duplicates => self.duplicates.ask(&*self.reader),
            ArchiveSection::Players => self.players.ask(&*self.reader),
        }
    }

    /// The numbers of the games in the list.
    #[must_use]
    pub fn games(&self) -> &[i64] {
        &self.list.numbers
    }

    /// What was found beyond the games.
    #[must_use]
    pub const fn list(&self) -> &GameList {
        &self.list
    }

    /// What is known of a game; `None` until it is read.
    #[must_use]
    pub fn row(&self, number: i64) -> Option<&FoundGame> {
        self.rows.get(&number)?.as_ref()
    }

    /// Why there is no list, as a sentence without a full stop.
    #[must_use]
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Whether the first list has not come yet.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.is_listing && self.list.of == 0
    }

    /// The rows on the screen.
    #[must_use]
    pub const fn visible(&self) -> &Range<usize> {
        &self.visible
    }

    /// The game that is previewed.
    #[must_use]
    pub const fn preview(&self) -> Option<&GamePreview> {
        self.preview.as_ref()
    }

    /// The game that is opened: the one with the cursor, or of a pair the previewed one.
    #[must_use]
    pub fn chosen_game(&self) -> Option<&FoundGame> {
        match self.section {
            ArchiveSection::Games => self.at_cursor(),
            ArchiveSection::Duplicates => self.preview.as_ref().map(|preview| &preview.game),
            ArchiveSection::Players => None,
        }
    }

    /// What is known of the game with the cursor.
    fn at_cursor(&self) -> Option<&FoundGame> {
        self.row(*self.games().get(self.selection.cursor()?)?)
    }

    /// The games that are being written.
    #[must_use]
    pub const fn running(&self) -> Option<&RunningExport> {
        self.running.as_ref()
    }

    /// The state in one sentence, without a full stop.
    #[must_use]
    pub fn status(&self) -> String {
        if let Some(running) = &self.running {
            return say!("archive-page-archive-writing-of", written = running.written(), games = running.total);
        }
        if self.is_waiting() {
            return say!("archive-page-archive-reading").to_owned();
        }
        match self.section {
            ArchiveSection::Games => {}
            ArchiveSection::Duplicates => return say!("archive-page-reviewing").to_owned(),
            ArchiveSection::Players => return say!("archive-page-players").to_owned(),
        }
        let (found, of) = (self.list.numbers.len(), self.list.of);
        let games = if found == of { say!("count-games", n = of) } else { say!("archive-page-of", found, games = of) };
        match self.selection.len() {
            0 | 1 => say!("archive-page-archive", games),
            chosen => say!("archive-page-archive-chosen", games, chosen),
        }
    }

    /// Whether it can be asked where the chosen games are written to.
    #[must_use]
    pub fn can_ask_export(&self) -> bool {
        self.section == ArchiveSection::Games && !self.selection.is_empty() && self.running.is_none()
    }

    /// Whether a command is available now.
    #[must_use]
    pub fn can(&self, command: &PageCommand) -> bool {
        let has_position = || self.preview.as_ref().is_some_and(|preview| preview.diagram.is_some());
        match command {
            PageCommand::Duplicates(DuplicateCommand::Undo) => self.duplicates.can_undo(),
            PageCommand::Players(PlayerCommand::Join(names)) => names.len() > 1,
            PageCommand::Step(..) | PageCommand::ChooseAll => !self.games().is_empty(),
            PageCommand::StopExport => self.running.as_ref().is_some_and(|running| !running.is_stopping),
            PageCommand::Export => {
                self.export.as_ref().is_some_and(|path| !path.trim().is_empty()) && self.running.is_none()
            }
            PageCommand::EditExport(_) | PageCommand::CancelExport => self.export.is_some(),
            PageCommand::LookForShown | PageCommand::LookForCorner | PageCommand::Show(_) => has_position(),
            PageCommand::EditMarks(_) | PageCommand::KeepMarks => {
                self.preview.as_ref().is_some_and(|preview| preview.read.is_ok())
            }
            PageCommand::EditDrawing(_) => self.drawing.is_some(),
            PageCommand::LookForDrawing => self.drawing.as_ref().is_some_and(|drawn| drawn.pattern().is_ok()),
            PageCommand::Draw(begins) => self.drawing.is_some() != *begins,
            // Beside a catalogue that is not there nothing can be saved.
            PageCommand::Searches(SearchCommand::Save) => {
                self.list.of > 0
                    && !self.searches.name.trim().is_empty()
                    && self.filter.query().is_ok_and(|query| query != GameQuery::default())
            }
            PageCommand::Section(_)
            | PageCommand::Duplicates(_)
            | PageCommand::Players(_)
            | PageCommand::Searches(_)
            | PageCommand::Filter(_)
            | PageCommand::Order(_)
            | PageCommand::Visible(..)
            | PageCommand::Click(..) => true,
        }
    }

    /// Executes a command; returns the message to show.
    pub fn execute(&mut self, command: PageCommand) -> Option<Message> {
        self.note_search(&command);
        match command {
            PageCommand::Section(section) => self.show_section(section),
            PageCommand::Duplicates(command) => match command {
                DuplicateCommand::Judge(pairs, verdict) => {
                    pairs.into_iter().for_each(|games| self.change(self.duplicates.judged(games, verdict)));
                }
                DuplicateCommand::Undo => self.change(self.duplicates.undone()),
                DuplicateCommand::Show(game) => {
                    if let Some(game) = self.duplicates.game(game).cloned() {
                        self.preview_game(game);
                    }
                }
            },
            PageCommand::Players(command) => match command {
                PlayerCommand::Find(sought) => self.players.find(sought),
                PlayerCommand::Choose(name) => self.players.choose(name),
                PlayerCommand::Join(names) => {
                    self.players.chosen.clear();
                    self.change(Some(ArchiveChange::JoinPlayers(names)));
                }
                PlayerCommand::Part(names) => self.change(Some(ArchiveChange::PartPlayers(names))),
                PlayerCommand::TellApart(names, are_different) => {
                    self.change(Some(ArchiveChange::TellApart(names, are_different)));
                }
                PlayerCommand::ShowGames(player) => {
                    self.filter = GameFilter { player, ..GameFilter::default() };
                    self.show_section(ArchiveSection::Games);
                    self.ask_list();
                }
            },
            PageCommand::Searches(command) => match command {
                SearchCommand::List => {
                    self.searches.read_anew();
                    self.reader.ask(ArchiveQuestion::Searches);
                }
                SearchCommand::Name(name) => self.searches.name = name,
                SearchCommand::Save => {
                    let name = self.searches.name.trim().to_owned();
                    let query = self.filter.query().ok();
                    self.change(query.map(|query| ArchiveChange::SaveSearch(name, Box::new(query))));
                }
                SearchCommand::Make(filter) => {
                    self.filter = *filter;
                    self.look_again();
                }
                SearchCommand::Delete(name) => self.change(Some(ArchiveChange::DeleteSearch(name))),
            },
            PageCommand::Filter(filter) => {
                self.filter = *filter;
                self.ask_list();
            }
            PageCommand::Order(column) => {
                self.order = self.order.pressed(column);
                self.ask_list();
            }
            PageCommand::Visible(first, end) => {
                self.visible = first..end;
                self.ask_rows();
            }
            PageCommand::Step(step, extends) => {
                let page = self.visible.len().saturating_sub(2);
                self.selection.step(step, page, extends, &self.list.numbers);
                self.cursor_moved();
            }
            PageCommand::Click(row, click) => {
                self.selection.click(row, click, &self.list.numbers);
                self.cursor_moved();
            }
            PageCommand::ChooseAll => self.selection.choose_all(&self.list.numbers),
            PageCommand::Show(moves) => {
                if let Some(preview) = &mut self.preview {
                    preview.show(moves);
                }
                self.ask_pictures();
            }
            PageCommand::Draw(begins) => self.draw(begins),
            PageCommand::EditDrawing(drawn) => self.drawing = Some(*drawn),
            PageCommand::LookForDrawing => return self.look_for_drawing(),
            PageCommand::LookForShown => return self.look_for_shown(PatternScope::Whole),
            PageCommand::LookForCorner => return self.look_for_shown(PatternScope::Corner),
            PageCommand::EditMarks(form) => {
                if let Some(preview) = &mut self.preview {
                    preview.marks = form;
                }
            }
            PageCommand::KeepMarks => self.keep_marks(),
            PageCommand::EditExport(path) => self.export = Some(path),
            PageCommand::CancelExport => self.export = None,
            PageCommand::Export => return self.write(),
            PageCommand::StopExport => {
                if let Some(running) = &mut self.running {
                    running.is_stopping = true;
                    running.handle.stop();
                }
            }
        }
        None
    }

    /// Takes what the archive has answered; returns the message to show and the game to open.
    pub fn poll(&mut self, ctx: &Context) -> (Option<Message>, Option<OpenedGame>) {
        let (mut message, mut opened) = (None, None);
        for answer in self.reader.answers() {
            match answer {
                ArchiveAnswer::List(list) => self.take_list(list),
                ArchiveAnswer::Rows(asked, games) => self.take_rows(&asked, games),
                ArchiveAnswer::Game(number, read) => {
                    let Some(game) = self.reading.take_if(|game| game.number == number) else { continue };
                    let at = self.list.at.get(&number).copied();
                    self.keep_marks();
                    self.preview = Some(GamePreview::new(game, read.map_err(|why| why.to_string()), at));
                    self.ask_pictures();
                    if std::mem::take(&mut self.opens) {
                        opened = self.open();
                    }
                }
                ArchiveAnswer::Marked(game, Ok(marks)) => {
                    self.list.tags.extend(marks.tags.iter().cloned());
                    self.list.tags.sort();
                    self.list.tags.dedup();
                    if let Some(preview) = self.preview.as_mut().filter(|preview| preview.game.hash == game) {
                        preview.take_marks(marks);
                    }
                }
                ArchiveAnswer::Duplicates(pairs) => {
                    self.duplicates.take(pairs);
                    self.preview_pair();
                }
                ArchiveAnswer::Players(table) => self.players.take(table),
                ArchiveAnswer::Judged(pair, verdict, Ok(())) => {
                    message = Some(self.duplicates.take_judged(*pair, verdict));
                    self.preview_pair();
                    self.ask_list();
                }
                ArchiveAnswer::Joined(Ok(joined)) => {
                    message = Some(players::joined(&joined));
                    self.players.ask(&*self.reader);
                }
                ArchiveAnswer::Parted(names, Ok(is_parted)) => {
                    message = Some(players::parted(&names, is_parted));
                    self.players.ask(&*self.reader);
                }
                ArchiveAnswer::ToldApart(names, are_different, Ok(_)) => {
                    message = Some(players::told_apart(&names, are_different));
                    self.players.ask(&*self.reader);
                }
                ArchiveAnswer::Searches(kept) => self.searches.take(kept),
                ArchiveAnswer::SearchSaved(name, Ok(before)) => {
                    message = Some(self.searches.saved(&name, before));
                    self.reader.ask(ArchiveQuestion::Searches);
                }
                ArchiveAnswer::SearchSaved(_, Err(why)) => message = Some(Message::problem(why.to_string())),
                ArchiveAnswer::SearchDeleted(name, Ok(was_there)) => {
                    message = Some(searches::deleted(&name, was_there));
                    self.reader.ask(ArchiveQuestion::Searches);
                }
                ArchiveAnswer::SearchDeleted(_, Err(why))
                | ArchiveAnswer::Marked(_, Err(why))
                | ArchiveAnswer::Judged(_, _, Err(why))
                | ArchiveAnswer::Joined(Err(why))
                | ArchiveAnswer::ToldApart(_, _, Err(why))
                | ArchiveAnswer::Parted(_, Err(why)) => message = Some(Message::problem(why.to_string())),
                ArchiveAnswer::Upgraded(what) => message = Some(Message::note(what)),
                ArchiveAnswer::NamesWithheld => {
                    self.preview_nothing();
                    self.read_anew();
                    self.reader.ask(ArchiveQuestion::Searches);
                }
                ArchiveAnswer::Picture(hash, frame) => {
                    if let Some(preview) = &mut self.preview {
                        preview.take_picture(hash, frame.as_ref(), ctx);
                    }
                }
            }
        }
        if let Some(outcome) = self.running.as_ref().and_then(|running| running.handle.outcome()) {
            message = self.running.take().map(|running| exported(&running.target, outcome));
        }
        (message, opened)
    }

    /// The game with the cursor, to be opened; `None` while it still has to be read, after which it is opened.
    pub fn open(&mut self) -> Option<OpenedGame> {
        let game = self.chosen_game()?.clone();
        // The first game of a file, and a recording, are what the window opens by a path.
        if game.place == 0 {
            return Some(OpenedGame::File(game.path));
        }
        let read = self.preview.as_ref().filter(|preview| preview.game.number == game.number);
        match read.map(|preview| &preview.read) {
            Some(Ok(read)) => Some(OpenedGame::Record(Box::new(read.record.clone()))),
            // Why it cannot be read stands in the preview.
            Some(Err(_)) => None,
            None => {
                self.opens = true;
                None
            }
        }
    }

    /// The folder in which the file of the chosen game lies.
    #[must_use]
    pub fn folder(&self) -> Option<PathBuf> {
        self.chosen_game()?.path.parent().map(Path::to_owned)
    }

    fn ask_list(&mut self) {
        match self.filter.query() {
            Ok(query) => {
                self.problem = None;
                self.is_listing = true;
                self.reader.ask(ArchiveQuestion::List(Box::new(query), self.order));
            }
            // The list stays as it was until the filter can be read.
            Err(why) => self.problem = Some(why.to_string()),
        }
    }

    fn take_list(&mut self, list: Result<GameList, SearchError>) {
        self.is_listing = false;
        match list {
            Ok(list) => {
                self.selection.relist(&self.list.numbers, &list.numbers);
                self.list = list;
                // A name may have been withheld, or a file read again, since they were read.
                self.fresh.clear();
                self.visible.end = self.visible.end.clamp(1, self.list.numbers.len().max(1));
                self.cursor_moved();
            }
            Err(why) => {
                self.problem = Some(why.to_string());
                self.list = GameList::default();
                self.selection.relist(&[], &[]);
            }
        }
    }

    fn take_rows(&mut self, asked: &[i64], games: Result<Vec<FoundGame>, CatalogueError>) {
        self.is_reading_rows = false;
        match games {
            Ok(games) => {
                let found: HashSet<i64> = games.iter().map(|game| game.number).collect();
                // Games that are gone since they were listed are of an earlier state of the archive, and so is the list.
                let is_gone = |number: &i64| !found.contains(number) && !matches!(self.rows.get(number), Some(None));
                let is_list_old = asked.iter().any(is_gone);
                if self.rows.len() > MOST_ROWS {
                    self.rows.clear();
                    self.fresh.clear();
                }
                self.fresh.extend(asked);
                self.rows.extend(asked.iter().map(|&number| (number, None)));
                self.rows.extend(games.into_iter().map(|game| (game.number, Some(game))));
                self.cursor_moved();
                if is_list_old && !self.is_listing {
                    self.ask_list();
                }
            }
            Err(why) => self.problem = Some(why.to_string()),
        }
    }

    /// Asks for the rows on the screen, for a page before and after it, and for the one with the cursor.
    fn ask_rows(&mut self) {
        let page = self.visible.len().max(40);
        let games = &self.list.numbers;
        let near = self.visible.start.saturating_sub(page)..(self.visible.end + page).min(games.len());
        let cursor = self.selection.cursor().and_then(|row| games.get(row));
        let wanted = games.get(near).unwrap_or_default().iter().chain(cursor);
        let missing: Vec<i64> = wanted.copied().filter(|number| !self.fresh.contains(number)).collect();
        if !missing.is_empty() && !self.is_reading_rows {
            self.is_reading_rows = true;
            self.reader.ask(ArchiveQuestion::Rows(missing));
        }
    }

    /// The cursor or the list has changed: its game is previewed.
    fn cursor_moved(&mut self) {
        self.ask_rows();
        if self.section != ArchiveSection::Games {
            return;
        }
        let Some(game) = self.at_cursor() else {
            let shown = self.preview.as_ref().map(|preview| preview.game.number);
            if shown.is_none_or(|shown| !self.games().contains(&shown)) {
                self.preview_nothing();
            }
            return;
        };
        let is_shown = self.preview.as_ref().is_some_and(|preview| preview.game == *game) && self.reading.is_none();
        let is_asked = self.reading.as_ref().is_some_and(|reading| reading == game);
        if is_shown || is_asked {
            return;
        }
        let game = game.clone();
        self.preview_game(game);
    }

    /// Previews the first game of the pairs, unless one of them is shown.
    fn preview_pair(&mut self) {
        let shown = self.preview.as_ref().map(|preview| preview.game.hash);
        if self.section != ArchiveSection::Duplicates
            || shown.is_some_and(|shown| self.duplicates.game(shown).is_some())
        {
            return;
        }
        match self.duplicates.first().cloned() {
            Some(game) => self.preview_game(game),
            None => self.preview_nothing(),
        }
    }

    fn preview_nothing(&mut self) {
        self.keep_marks();
        (self.preview, self.reading) = (None, None);
    }

    fn preview_game(&mut self, game: FoundGame) {
        self.opens = false;
        self.reader.ask(ArchiveQuestion::Game(Box::new(game.clone())));
        self.reading = Some(game);
    }

    fn change(&self, change: Option<ArchiveChange>) {
        if let Some(change) = change {
            self.reader.ask(ArchiveQuestion::Change(change));
        }
    }

    /// Notes that the search was made when its games are used or it is left; while it is typed it is none yet.
    fn note_search(&mut self, command: &PageCommand) {
        if matches!(
            command,
            PageCommand::Section(_)
                | PageCommand::Searches(SearchCommand::List)
                | PageCommand::Step(..)
                | PageCommand::Click(..)
                | PageCommand::ChooseAll
        ) {
            let change = self.searches.noting(&self.filter);
            self.change(change);
        }
    }

    fn ask_pictures(&mut self) {
        let Some(preview) = &mut self.preview else { return };
        let missing = preview.missing_pictures();
        if !missing.is_empty() {
            self.reader.ask(ArchiveQuestion::Pictures(preview.game.path.clone(), missing));
        }
    }

    fn draw(&mut self, begins: bool) {
        let size = self.preview.as_ref().and_then(|preview| preview.read.as_ref().ok()).map(|read| read.record.size);
        let empty = || DrawnPattern::new(size.unwrap_or(BoardSize::NINETEEN));
        self.drawing = begins.then(|| self.filter.position.as_ref().map_or_else(empty, DrawnPattern::of_pattern));
    }

    fn look_for_drawing(&mut self) -> Option<Message> {
        match self.drawing.as_ref()?.pattern() {
            Ok(pattern) => {
                self.filter.seek(Some(pattern), None);
                self.drawing = None;
                self.look_again();
                None
            }
            Err(why) => Some(Message::problem(pattern_problem(why).to_owned())),
        }
    }

    fn look_for_shown(&mut self, scope: PatternScope) -> Option<Message> {
        let preview = self.preview.as_ref()?;
        let read = preview.read.as_ref().ok()?;
        let played = read.record.moves[..preview.shown].iter().rev().find_map(|m| Some((m.point?, m.color)));
        let stones = preview.diagram.as_ref()?.stones.clone();
        match DrawnPattern::of(stones, played, scope).pattern() {
            Ok(pattern) => {
                let moves = MoveSequence::all(&read.record, preview.shown, &pattern);
                self.filter.seek(Some(pattern), moves);
                self.look_again();
                None
            }
            Err(why) => Some(Message::problem(shown_problem(why).to_owned())),
        }
    }

    /// Writes the tags and the note of the previewed game, where they were changed.
    fn keep_marks(&self) {
        let changed = self.preview.as_ref().and_then(|preview| Some((preview.game.hash, preview.changed_marks()?)));
        self.change(changed.map(|(game, marks)| ArchiveChange::Mark(game, Box::new(marks))));
    }

    /// Lists anew after a change of the position; the previewed game goes to the move where it stands.
    fn look_again(&mut self) {
        self.keep_marks();
        self.preview = None;
        self.ask_list();
    }

    fn write(&mut self) -> Option<Message> {
        let target = PathBuf::from(self.export.take()?.trim());
        let numbers = self.selection.in_order(&self.list.numbers);
        let total = numbers.len();
        match self.reader.export(numbers, target.clone()) {
            Ok(handle) => {
                self.running = Some(RunningExport { handle, total, target, is_stopping: false });
                None
            }
            Err(why) => Some(Message::problem(why.to_string())),
        }
    }
}

impl Drop for ArchivePage {
    fn drop(&mut self) {
        self.keep_marks();
        let change = self.searches.noting(&self.filter);
        self.change(change);
    }
}
