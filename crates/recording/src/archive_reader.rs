//! The catalogue of the archive, read in a thread of its own: a window asks and goes on drawing. What the archivist decides is written in
//! the same thread.
//!
//! Of each kind of question only the newest is answered: who types a name or scrolls through a list needs no answer to what
//! was asked before.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::archive_export::{ArchiveExport, Waker};
use crate::archive_search::{self, KeptSearches, SearchError};
use crate::archive_survey::{self, PlayerTable, open_or_empty};
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::game_marks::GameMarks;
use kifuscribe_archive::order::GameOrder;
use kifuscribe_archive::query::{FoundGame, GameList, GameQuery};
use kifuscribe_capture::pictures::decode_picture;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::NoteGrade;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::recording::MovePictures;
use kifuscribe_storage::catalogue::{
    Catalogue, CatalogueError, DuplicatePair, JoinedPlayers, PairVerdict, withheld_stamps,
};
use kifuscribe_storage::evidence::EvidenceFolder;

/// How often it is looked whether another program has withheld a name.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// How long another program may take to withhold a name, from its entry in the list of such names on.
const LONGEST_WITHHOLDING: Duration = Duration::from_secs(120);

/// What is asked of the archive.
#[derive(Debug, Clone, PartialEq)]
pub enum ArchiveQuestion {
    /// Which games fit, in which order.
    List(Box<GameQuery>, GameOrder),
    /// What is known of the games of these numbers.
    Rows(Vec<i64>),
    /// The moves of a game, and the pictures that there are of them.
    Game(Box<FoundGame>),
    /// The pictures of these hashes from the session folder.
    Pictures(PathBuf, Vec<String>),
    /// Which games may be one.
    Duplicates,
    /// The players, and which names may be of one.
    Players,
    /// Which searches are kept.
    Searches,
    /// Something is written. Such a request is never dropped.
    Change(ArchiveChange),
}

/// What an archivist changes.
#[derive(Debug, Clone, PartialEq)]
pub enum ArchiveChange {
    /// The tags and the note of a game, from those before to those after.
    Mark(GameHash, Box<[GameMarks; 2]>),
    /// What is said of two games that may be one, or that it is taken back.
    Judge(Box<DuplicatePair>, Option<PairVerdict>),
    /// These names are one player's; the first one is shown.
    JoinPlayers(Vec<String>),
    /// These names are those of a player of their own.
    PartPlayers(Vec<String>),
    /// These two names belong to different players, or that is taken back.
    TellApart([String; 2], bool),
    /// A search is saved under a name.
    SaveSearch(String, Box<GameQuery>),
    /// The search that is saved under this name is deleted.
    DeleteSearch(String),
    /// A search was made.
    Remember(Box<GameQuery>),
}

/// An answer of the archive.
#[derive(Debug)]
pub enum ArchiveAnswer {
    /// The games that fit.
    List(Result<GameList, SearchError>),
    /// What is known of the games of these numbers; those that are gone are left out.
    Rows(Vec<i64>, Result<Vec<FoundGame>, CatalogueError>),
    /// The game of this number.
    Game(i64, Result<Box<ArchivedGame>, CatalogueError>),
    /// The picture of this hash; `None` where it was deleted or changed.
    Picture(String, Option<Frame>),
    /// The games that may be one and about which nothing is decided.
    Duplicates(Result<Vec<DuplicatePair>, CatalogueError>),
    /// The players.
    Players(Result<PlayerTable, CatalogueError>),
    /// The tags and the note of a game, as they were written.
    Marked(GameHash, Result<GameMarks, CatalogueError>),
    /// What is said of two games was written, or that it is taken back, or why not.
    Judged(Box<DuplicatePair>, Option<PairVerdict>, Result<(), CatalogueError>),
    /// These names were joined, or why not.
    Joined(Result<JoinedPlayers, CatalogueError>),
    /// These names were made those of a player of their own; false where they were not joined with others.
    Parted(Vec<String>, Result<bool, CatalogueError>),
    /// It was written that these two names belong to different players, or that this is taken back.
    ToldApart([String; 2], bool, Result<bool, CatalogueError>),
    /// The searches that are kept.
    Searches(Result<KeptSearches, SearchError>),
    /// A search was saved under this name; the options of another one that had it.
    SearchSaved(String, Result<Option<Vec<String>>, SearchError>),
    /// The search of this name was deleted; false where there was none.
    SearchDeleted(String, Result<bool, CatalogueError>),
    /// The catalogue was of an earlier version: what was done to it, as a sentence.
    Upgraded(String),
    /// Another program has withheld a name: what was read before may hold it.
    NamesWithheld,
}

impl ArchiveAnswer {
    /// Whether the list or its rows could not be read.
    const fn was_refused(&self) -> bool {
        matches!(self, Self::List(Err(_)) | Self::Rows(_, Err(_)))
    }
}

/// A game as it lies in its file, withheld names left out.
#[derive(Debug, Clone, PartialEq)]
pub struct ArchivedGame {
    /// The record.
    pub record: GameRecord,
    /// The pictures of a recording, the oldest first.
    pub pictures: Vec<MovePictures>,
    /// What was guessed, mended or left out when it was read, a phrase each.
    pub notes: Vec<(NoteGrade, String)>,
    /// The tags and the note of the archivist's own.
    pub marks: GameMarks,
}

/// The questions that wait, one of a kind.
#[derive(Debug, Default)]
struct WaitingQuestions {
    list: Option<(Box<GameQuery>, GameOrder)>,
    rows: Option<Vec<i64>>,
    game: Option<Box<FoundGame>>,
    pictures: Option<(PathBuf, Vec<String>)>,
    wants_duplicates: bool,
    wants_players: bool,
    wants_searches: bool,
    changes: VecDeque<ArchiveChange>,
    is_closed: bool,
}

impl WaitingQuestions {
    /// The question that is answered next: what takes least time first.
    fn next(&mut self) -> Option<ArchiveQuestion> {
        if let Some(change) = self.changes.pop_front() {
            return Some(ArchiveQuestion::Change(change));
        }
        if std::mem::take(&mut self.wants_duplicates) {
            return Some(ArchiveQuestion::Duplicates);
        }
        if std::mem::take(&mut self.wants_players) {
            return Some(ArchiveQuestion::Players);
        }
        if std::mem::take(&mut self.wants_searches) {
            return Some(ArchiveQuestion::Searches);
        }
        if let Some(numbers) = self.rows.take() {
            return Some(ArchiveQuestion::Rows(numbers));
        }
        if let Some((query, order)) = self.list.take() {
            return Some(ArchiveQuestion::List(query, order));
        }
        if let Some(game) = self.game.take() {
            return Some(ArchiveQuestion::Game(game));
        }
        let (session, hashes) = self.pictures.as_mut()?;
        let picture = hashes.pop().map(|hash| ArchiveQuestion::Pictures(session.clone(), vec![hash]));
        if hashes.is_empty() {
            self.pictures = None;
        }
        picture
    }
}

#[derive(Debug, Default)]
struct SharedState {
    questions: Mutex<WaitingQuestions>,
    asked: Condvar,
    answers: Mutex<Vec<ArchiveAnswer>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind the lock is whole after each statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A catalogue that is read in the background. Dropping it ends the thread after the question that it works on.
pub struct ArchiveReader {
    catalogue: PathBuf,
    shared: Arc<SharedState>,
    wake: Waker,
}

impl ArchiveReader {
    /// Opens the catalogue at `path`; where there is none, it is empty. `wake` is called after each answer.
    ///
    /// # Errors
    /// Where the system refuses the thread.
    pub fn open(path: PathBuf, wake: Waker) -> io::Result<Self> {
        let reader = Self { catalogue: path, shared: Arc::default(), wake };
        let (path, shared, wake) = (reader.catalogue.clone(), Arc::clone(&reader.shared), Arc::clone(&reader.wake));
        thread::Builder::new().name("archive reader".to_owned()).spawn(move || work(&path, &shared, &wake))?;
        Ok(reader)
    }

    /// Asks; an older question of the same kind that waits is dropped.
    pub fn ask(&self, question: ArchiveQuestion) {
        let mut waiting = lock(&self.shared.questions);
        match question {
            ArchiveQuestion::List(query, order) => waiting.list = Some((query, order)),
            ArchiveQuestion::Rows(numbers) => waiting.rows = Some(numbers),
            ArchiveQuestion::Game(game) => waiting.game = Some(game),
            ArchiveQuestion::Pictures(session, hashes) => waiting.pictures = Some((session, hashes)),
            ArchiveQuestion::Duplicates => waiting.wants_duplicates = true,
            ArchiveQuestion::Players => waiting.wants_players = true,
            ArchiveQuestion::Searches => waiting.wants_searches = true,
            ArchiveQuestion::Change(change) => waiting.changes.push_back(change),
        }
        self.shared.asked.notify_one();
    }

    /// Begins to write games into a folder or a package, in another thread: it may take long.
    ///
    /// # Errors
    /// Where the system refuses the thread.
    pub fn export(&self, numbers: Vec<i64>, target: PathBuf) -> io::Result<ArchiveExport> {
        ArchiveExport::start(self.catalogue.clone(), numbers, target, Arc::clone(&self.wake))
    }

    /// The answers since this was asked last, the oldest first.
    #[must_use]
    pub fn answers(&self) -> Vec<ArchiveAnswer> {
        std::mem::take(&mut *lock(&self.shared.answers))
    }
}

impl Drop for ArchiveReader {
    fn drop(&mut self) {
        lock(&self.shared.questions).is_closed = true;
        self.shared.asked.notify_one();
    }
}

fn work(path: &Path, shared: &Arc<SharedState>, wake: &Waker) {
    let mut open: Option<Catalogue> = None;
    let mut was_upgraded = false;
    let mut withholding = Withholding { stamps: withheld_stamps(path), until: None, is_owed: false };
    while let Some(question) = next_question(shared) {
        if withholding.goes_on(path, question.is_none()) {
            // What is open knows the names of before.
            open = None;
            lock(&shared.answers).push(ArchiveAnswer::NamesWithheld);
            wake();
        }
        let Some(question) = question else { continue };
        if matches!(question, ArchiveQuestion::Duplicates | ArchiveQuestion::Players) {
            let (path, shared, wake) = (path.to_owned(), Arc::clone(shared), Arc::clone(wake));
            let work = move || {
                lock(&shared.answers).extend(answer(&path, &mut None, question));
                wake();
            };
            // Without a further thread the other questions wait for it.
            if thread::Builder::new().name("archive survey".to_owned()).spawn(work.clone()).is_err() {
                work();
            }
            continue;
        }
        let answer = answer(path, &mut open, question);
        withholding.is_owed |= answer.as_ref().is_some_and(ArchiveAnswer::was_refused);
        let note = open.as_ref().filter(|_| !was_upgraded).and_then(Catalogue::upgrade_note);
        was_upgraded |= note.is_some();
        let answers: Vec<ArchiveAnswer> = answer.into_iter().chain(note.map(ArchiveAnswer::Upgraded)).collect();
        if !answers.is_empty() {
            lock(&shared.answers).extend(answers);
            wake();
        }
    }
}

/// What is known of names that other programs withhold meanwhile.
struct Withholding {
    stamps: [String; 2],
    /// Until when the catalogue may change because of it.
    until: Option<Instant>,
    /// Whether the catalogue could not be read since: the program that writes it kept others out.
    is_owed: bool,
}

impl Withholding {
    /// Whether a name was entered into the list of those that are withheld, or the catalogue has changed since, or, once nothing else is
    /// asked, could not be read since.
    fn goes_on(&mut self, path: &Path, is_idle: bool) -> bool {
        let [list, catalogue] = withheld_stamps(path);
        let is_new = list != self.stamps[0];
        if is_new {
            self.until = Some(Instant::now() + LONGEST_WITHHOLDING);
        }
        let is_meanwhile = self.until.is_some_and(|until| Instant::now() < until);
        let is_written = catalogue != self.stamps[1] && is_meanwhile;
        let is_owed = is_idle && std::mem::take(&mut self.is_owed) && is_meanwhile;
        self.stamps = [list, catalogue];
        is_new || is_written || is_owed
    }
}

/// Waits for a question, which is `None` where nothing was asked for a moment; `None` once nobody asks any more.
fn next_question(shared: &SharedState) -> Option<Option<ArchiveQuestion>> {
    let mut waiting = lock(&shared.questions);
    loop {
        // What a person has typed is written also of a window that is closed.
        if waiting.is_closed && waiting.changes.is_empty() {
            return None;
        }
        if let Some(question) = waiting.next() {
            return Some(Some(question));
        }
        let waited = shared.asked.wait_timeout(waiting, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner);
        if waited.1.timed_out() {
            return Some(None);
        }
        waiting = waited.0;
    }
}

fn answer(path: &Path, open: &mut Option<Catalogue>, question: ArchiveQuestion) -> Option<ArchiveAnswer> {
    Some(match question {
        ArchiveQuestion::List(query, order) => {
            // A catalogue that was damaged may have been made anew.
            *open = None;
            let list =
                |catalogue: &mut Catalogue| Ok(catalogue.list(&archive_search::resolved(catalogue, *query)?, order)?);
            ArchiveAnswer::List(opened(path, open).map_err(SearchError::from).and_then(list))
        }
        ArchiveQuestion::Rows(numbers) => {
            let read = |catalogue: &mut Catalogue| {
                let mut games = catalogue.games(&numbers)?;
                // A name that is being withheld may stand in the catalogue still.
                for game in &mut games {
                    catalogue.redaction().info(&mut game.info);
                    catalogue.redaction().written(&mut game.written);
                }
                Ok(games)
            };
            let games = opened(path, open).and_then(read);
            ArchiveAnswer::Rows(numbers, games)
        }
        ArchiveQuestion::Game(game) => {
            let read = opened(path, open).and_then(|catalogue| read(catalogue, &game));
            ArchiveAnswer::Game(game.number, read.map(Box::new))
        }
        ArchiveQuestion::Pictures(session, hashes) => {
            let hash = hashes.into_iter().next()?;
            let bytes = EvidenceFolder::of(&session, u64::MAX).read(&hash);
            let picture = bytes.and_then(|bytes| decode_picture(&session, &bytes).ok());
            ArchiveAnswer::Picture(hash, picture)
        }
        ArchiveQuestion::Duplicates => ArchiveAnswer::Duplicates(archive_survey::duplicates(path)),
        ArchiveQuestion::Players => ArchiveAnswer::Players(archive_survey::players(path)),
        ArchiveQuestion::Searches => {
            // The command line may have saved one.
            *open = None;
            let kept =
                opened(path, open).map_err(SearchError::from).and_then(|catalogue| archive_search::kept(catalogue));
            ArchiveAnswer::Searches(kept)
        }
        ArchiveQuestion::Change(change) => written(opened(path, open), change),
    })
}

/// Writes a change into the files beside the catalogue.
fn written(catalogue: Result<&mut Catalogue, CatalogueError>, change: ArchiveChange) -> ArchiveAnswer {
    match change {
        ArchiveChange::Mark(game, marks) => {
            let written = catalogue.and_then(|catalogue| {
                let [before, after] = &*marks;
                catalogue.mark(|all| all.change(game, before, after))?;
                Ok(catalogue.marks().of(game))
            });
            ArchiveAnswer::Marked(game, written)
        }
        ArchiveChange::Judge(pair, verdict) => {
            let written = catalogue.and_then(|catalogue| catalogue.judge_pair(&pair.game, &pair.other, verdict));
            ArchiveAnswer::Judged(pair, verdict, written)
        }
        ArchiveChange::JoinPlayers(names) => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            ArchiveAnswer::Joined(catalogue.and_then(|catalogue| catalogue.join_players(&names)))
        }
        ArchiveChange::PartPlayers(names) => {
            let parted: Vec<&str> = names.iter().map(String::as_str).collect();
            let written = catalogue.and_then(|catalogue| catalogue.part_players(&parted));
            ArchiveAnswer::Parted(names, written)
        }
        ArchiveChange::TellApart(names, are_different) => {
            let pair = names.each_ref().map(String::as_str);
            let written = catalogue.and_then(|catalogue| catalogue.tell_apart(pair, are_different));
            ArchiveAnswer::ToldApart(names, are_different, written)
        }
        ArchiveChange::SaveSearch(name, query) => {
            let save = |catalogue| archive_search::save(catalogue, &name, &query);
            let saved = catalogue.map_err(SearchError::from).and_then(save);
            ArchiveAnswer::SearchSaved(name, saved)
        }
        ArchiveChange::DeleteSearch(name) => {
            let delete = |catalogue: &mut Catalogue| catalogue.change_marks(|marks| marks.delete_search(&name));
            let deleted = catalogue.and_then(delete);
            ArchiveAnswer::SearchDeleted(name, deleted)
        }
        ArchiveChange::Remember(query) => {
            let remember = |catalogue: &mut Catalogue| {
                // A search in a folder that cannot be written is made all the same.
                let _ = archive_search::remember(catalogue, &query);
                archive_search::kept(catalogue)
            };
            ArchiveAnswer::Searches(catalogue.map_err(SearchError::from).and_then(remember))
        }
    }
}

fn opened<'a>(path: &Path, open: &'a mut Option<Catalogue>) -> Result<&'a mut Catalogue, CatalogueError> {
    let catalogue = match open.take() {
        Some(catalogue) => catalogue,
        None => open_or_empty(path)?,
    };
    Ok(open.insert(catalogue))
}

fn read(catalogue: &Catalogue, game: &FoundGame) -> Result<ArchivedGame, CatalogueError> {
    let file = catalogue.read_game(game)?;
    let mut record = file.record;
    catalogue.redaction().record(&mut record);
    let notes = file.notes.iter().map(|note| (note.grade(), catalogue.redaction().text(&note.to_string()))).collect();
    let pictures = file.state.map(|state| state.pictures().to_vec()).unwrap_or_default();
    Ok(ArchivedGame { record, pictures, notes, marks: catalogue.marks().of(game.hash) })
}
