//! Games read from their files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::iter::{self, once};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::UNIX_EPOCH;

use thiserror::Error;

use super::location::with_suffix;
use crate::session_folder::SessionFolder;
use crate::{StorageError, regular_file};
use kifuscribe_archive::changes::Changes;
use kifuscribe_archive::entry::{GameEntry, GameHash};
use kifuscribe_archive::query::FoundGame;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_core::game::handicap::{HandicapDoubt, doubts};
use kifuscribe_core::game::odd_plays::odd_plays;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::{NoteGrade, RecordNote, RecordNoteKind};
use kifuscribe_core::game::rules::Rules;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf::charset::Charset;
use kifuscribe_formats::sgf::tree::Collection;
use kifuscribe_formats::sgf::{self, GameReader, SgfError, SgfGame, WrittenInfo};
use kifuscribe_language::Message;
use kifuscribe_words::recording_sgf::sgf_of;

/// A game as its file holds it.
#[derive(Debug)]
pub struct GameFile {
    /// What identifies the game.
    pub hash: GameHash,
    /// The hash of its SGF.
    pub content: GameHash,
    /// Which game of the file it is, from 0.
    pub place: usize,
    /// The record.
    pub record: GameRecord,
    /// The game as SGF, with its variations.
    pub sgf: String,
    /// The recording; `None` of a game without a journal.
    pub state: Option<Box<SessionState>>,
    /// What was guessed, mended or left out when it was read.
    pub notes: Vec<RecordNote>,
    /// What the file says where it may not be what was understood.
    pub written: WrittenInfo,
    /// The comments of variations, and what else the file says that the record does not hold.
    remarks: Vec<String>,
    /// The variations as lines of play, each with the number of moves before it leaves the lines before it.
    variations: Vec<(usize, GameRecord)>,
}

impl GameFile {
    /// What the notes of a doubt are about, and those on a spelling.
    pub(super) fn kinds(&self) -> (BTreeSet<RecordNoteKind>, BTreeSet<RecordNoteKind>) {
        let of = |grade| self.notes.iter().filter(|note| note.grade() == grade).filter_map(RecordNote::kind).collect();
        (of(NoteGrade::Doubt), of(NoteGrade::Respelling))
    }

    /// What the catalogue holds of the game, without the names that are withheld.
    #[must_use]
    pub fn entry(&self, redaction: &Redaction) -> GameEntry {
        let entry = self.state.as_ref().and_then(|state| GameEntry::of_recording(state));
        let mut entry = entry.unwrap_or_else(|| GameEntry::of_record(&self.record));
        for remark in &self.remarks {
            entry.comments.push('\n');
            entry.comments.push_str(remark);
        }
        entry.variations = self.variations.iter().map(|(after, line)| (*after, Changes::of(line))).collect();
        (entry.noted, entry.respelled) = self.kinds();
        entry.written.clone_from(&self.written);
        redaction.entry(&mut entry);
        entry
    }
}

/// Why a game cannot be read from its file.
#[derive(Debug, Error, Message)]
pub enum GameFileError {
    /// The recording cannot be read.
    #[message(transparent)]
    Recording(#[from] StorageError),
    /// The file is gone.
    Missing,
    /// The file cannot be read.
    #[message(transparent)]
    Unreadable(io::Error),
    /// It is no record.
    #[message(transparent)]
    NoRecord(#[from] SgfError),
    /// The recording has no game yet.
    NotBegun,
    /// The file has fewer games.
    #[message(place = place + 1)]
    NoGame {
        /// The number of the game, from 0.
        place: usize,
    },
    /// The game there is another one by now.
    OtherGame,
    /// The file's name is no text.
    Name,
}

impl From<io::Error> for GameFileError {
    fn from(error: io::Error) -> Self {
        let is_missing = error.kind() == io::ErrorKind::NotFound && error.get_ref().is_none();
        if is_missing { Self::Missing } else { Self::Unreadable(error) }
    }
}

/// The size in bytes from which a file is read ahead: a shorter one has few games.
const READ_AHEAD_FROM: u64 = 1 << 16;
/// The most games that are read ahead, which bounds the memory that they take.
const GAMES_AHEAD: usize = 32;

/// Games in the order of their file, each or its number and why it cannot be read.
pub(super) type GamesInOrder = Box<dyn Iterator<Item = Result<GameFile, (usize, GameFileError)>>>;

/// Reads every game of an SGF file, or the recording of a session folder; also returns what a compressed file holds beside records, by how
/// its name ends.
///
/// # Errors
/// [`GameFileError`], where it cannot be read, or begins with no game.
pub(super) fn read_games(
    path: &Path,
    is_recording: bool,
    charset: Option<Charset>,
) -> Result<(GamesInOrder, BTreeMap<String, usize>), GameFileError> {
    if is_recording {
        return Ok((Box::new(once(Ok(read_session(path)?))), BTreeMap::new()));
    }
    let games = GamesOfFile::open(path, charset)?;
    let others = games.reader.others().clone();
    let is_long = fs::metadata(path).is_ok_and(|file| file.len() >= READ_AHEAD_FROM);
    Ok((if is_long { read_ahead(games)? } else { Box::new(games) }, others))
}

/// Reads the next games of a file in a thread of its own while those before them are written. The thread ends with the iterator.
///
/// # Errors
/// [`io::Error`] where the system has no thread left.
fn read_ahead(games: GamesOfFile) -> Result<GamesInOrder, io::Error> {
    let (sender, receiver) = sync_channel(GAMES_AHEAD);
    let read = move || games.map_while(|game| sender.send(game).ok()).for_each(drop);
    let mut reader = Some(thread::Builder::new().name("archive-reader".to_owned()).spawn(read)?);
    Ok(Box::new(iter::from_fn(move || match receiver.recv() {
        Ok(game) => Some(game),
        // A panic in the thread is one here: else it would pass for the end of the file.
        Err(RecvError) => match reader.take().map(JoinHandle::join) {
            Some(Err(panic)) => resume_unwind(panic),
            Some(Ok(())) | None => None,
        },
    })))
}

/// The games of an SGF file in their order. One of them is in memory at a time.
#[derive(Debug)]
struct GamesOfFile {
    reader: GameReader,
    /// The tree that games are taken from: of one game, or of several in one parenthesis.
    tree: Result<Collection, SgfError>,
    /// The number in the file of the first game of the tree.
    first: usize,
    /// The number of the game that comes next.
    next: usize,
}

impl GamesOfFile {
    /// Opens an SGF file.
    ///
    /// # Errors
    /// [`GameFileError`], where the file cannot be read, or begins with no game.
    fn open(path: &Path, charset: Option<Charset>) -> Result<Self, GameFileError> {
        let size = fs::metadata(path).map_or(0, |data| data.len());
        // A file that is too large is not read into memory to find that out.
        if size > sgf::MAX_BYTES_BY_GAME as u64 {
            let bytes = usize::try_from(size).unwrap_or(usize::MAX);
            return Err(SgfError::TooLarge { bytes, limit: sgf::MAX_BYTES_BY_GAME }.into());
        }
        let mut reader = GameReader::new(regular_file::read(path, sgf::MAX_BYTES_BY_GAME as u64)?, charset)?;
        let tree = match reader.next().unwrap_or(Err(SgfError::NoGame)) {
            // Other games may follow one that is too large, or cut off, and other files one that cannot be unpacked or read.
            Err(error)
                if !matches!(
                    error,
                    SgfError::LargeGame { .. }
                        | SgfError::CutGame { .. }
                        | SgfError::Packed { .. }
                        | SgfError::InPacked { .. }
                ) =>
            {
                return Err(error.into());
            }
            tree => tree,
        };
        Ok(Self { reader, tree, first: 0, next: 0 })
    }

    /// Goes on to the tree with the game of this number; false where the file has fewer games.
    fn go_to(&mut self, place: usize) -> bool {
        loop {
            let games = self.tree.as_ref().map_or(1, |tree| tree.games().len());
            if place < self.first + games {
                return true;
            }
            let passed = self.reader.pass_over(place - self.first - games);
            let Some(tree) = self.reader.next() else { return false };
            self.first += games + passed;
            self.tree = tree;
        }
    }

    /// Reads the game of this number, which is in the current tree or after it.
    ///
    /// # Errors
    /// [`GameFileError`], where it is not there, or cannot be read.
    fn game(&mut self, place: usize) -> Result<GameFile, GameFileError> {
        if !self.go_to(place) {
            return Err(GameFileError::NoGame { place });
        }
        let tree = self.tree.as_ref().map_err(Clone::clone)?;
        let SgfGame { record, mut notes, written } = sgf::game(tree, place - self.first)?;
        notes.extend(doubts(&record, &Rules::preset(Preset::Ing)).into_iter().filter_map(|doubt| match doubt {
            HandicapDoubt::Number { stated, laid } => Some(RecordNote::HandicapStones { stated, laid }),
            HandicapDoubt::Places { .. } | HandicapDoubt::TooMany { .. } | HandicapDoubt::BlackFirst => None,
        }));
        notes.extend(odd_plays(&record));
        let root = tree.games()[place - self.first];
        let text = tree.game_to_sgf(root);
        let remarks = tree.remarks(root).into_iter().map(|(_, remark)| remark).collect();
        let content = GameHash::of(text.as_bytes());
        let variations = sgf::variations(tree, place - self.first);
        let hash = content;
        Ok(GameFile { hash, content, place, record, sgf: text, state: None, notes, written, remarks, variations })
    }
}

impl Iterator for GamesOfFile {
    type Item = Result<GameFile, (usize, GameFileError)>;

    fn next(&mut self) -> Option<Self::Item> {
        let place = self.next;
        self.next += 1;
        self.go_to(place).then(|| self.game(place).map_err(|why| (place, why)))
    }
}

/// Reads the recording of a session folder.
///
/// # Errors
/// [`GameFileError`], where its journal cannot be read, or no game has begun.
fn read_session(path: &Path) -> Result<GameFile, GameFileError> {
    let folder = SessionFolder::at(path);
    let journal = folder.read()?;
    let bytes = regular_file::read(&folder.journal(), regular_file::LARGE)?;
    // A recording grows; its first line says when and of what it was opened, and never changes.
    let first = bytes.split(|&b| b == b'\n').next().unwrap_or_default();
    let state = SessionState::from_events(&journal.events);
    let record = state.record().cloned().ok_or(GameFileError::NotBegun)?;
    let text = sgf_of(&state).unwrap_or_default();
    // The same text as that of the SGF beside the session folder when it is read.
    let collection = sgf::read_text(&text)?;
    let content = GameHash::of(collection.game_to_sgf(collection.games()[0]).as_bytes());
    let state = Some(Box::new(state));
    let (hash, notes, written, remarks) = (GameHash::of(first), Vec::new(), WrittenInfo::default(), Vec::new());
    let variations = Vec::new();
    Ok(GameFile { hash, content, place: 0, record, sgf: text, state, notes, written, remarks, variations })
}

/// The size and the time of a file, as text: a file with the same stamp is not read again. Of a session folder those of its
/// journal and of the record beside it.
pub(super) fn stamp(path: &Path) -> String {
    let of = |file: &Path| {
        let data = fs::metadata(file).ok()?;
        let modified = data.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        Some(format!("{} {}", data.len(), modified.as_nanos()))
    };
    if !path.is_dir() {
        return of(path).unwrap_or_default();
    }
    let Some(journal) = of(&SessionFolder::at(path).journal()) else { return String::new() };
    let record = of(&path.with_extension("sgf"));
    record.map_or_else(|| journal.clone(), |record| format!("{journal} {record}"))
}

/// The path as the catalogue stores it.
///
/// # Errors
/// [`GameFileError`], where it cannot be written as text.
pub(super) fn path_text(path: &Path) -> Result<&str, GameFileError> {
    path.to_str().ok_or(GameFileError::Name)
}

/// Reads games from where the catalogue says that they are. A file with several games is read once for games that follow
/// each other.
#[derive(Debug, Default)]
pub(super) struct GameFiles {
    /// The file that was read last.
    last: Option<(PathBuf, GamesOfFile)>,
}

impl GameFiles {
    /// Reads one game.
    ///
    /// # Errors
    /// [`GameFileError`], where it is not there.
    pub(super) fn read(&mut self, game: &FoundGame) -> Result<GameFile, GameFileError> {
        let (path, place) = (game.path.as_path(), game.place);
        if game.is_recording {
            return read_session(path);
        }
        let games = match self.last.take_if(|last| last.0 == path && last.1.first <= place) {
            Some((_, games)) => games,
            None => GamesOfFile::open(path, game.charset)?,
        };
        let (_, games) = self.last.insert((path.to_owned(), games));
        games.game(place)
    }
}

/// The path of a game and the number of the game where it is not the only one, for people.
pub(super) fn named_place(path: &Path, place: usize) -> PathBuf {
    if place == 0 { path.to_owned() } else { with_suffix(path, &format!(" (game {})", place + 1)) }
}
