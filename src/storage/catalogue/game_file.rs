//! Games read from their files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use thiserror::Error;

use super::location::with_suffix;
use crate::archive::entry::{GameEntry, GameHash};
use crate::archive::redaction::Redaction;
use crate::formats::recording_sgf::sgf_of;
use crate::formats::sgf::tree::Collection;
use crate::formats::sgf::{self, SgfError};
use crate::game::record::GameRecord;
use crate::session::recording::SessionState;
use crate::storage::StorageError;
use crate::storage::session_folder::SessionFolder;

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
}

impl GameFile {
    /// What the catalogue holds of the game, without the names that are withheld.
    #[must_use]
    pub fn entry(&self, redaction: &Redaction) -> GameEntry {
        let entry = self.state.as_ref().and_then(|state| GameEntry::of_recording(state));
        let mut entry = entry.unwrap_or_else(|| GameEntry::of_record(&self.record));
        if !redaction.is_empty() {
            let mut record = GameRecord::new(entry.size);
            (record.info, record.comment) = (entry.info.clone(), entry.comments.clone());
            redaction.record(&mut record);
            (entry.info, entry.comments) = (record.info, record.comment);
        }
        entry
    }
}

/// Why a game cannot be read from its file.
#[derive(Debug, Error)]
pub enum GameFileError {
    /// The recording cannot be read.
    #[error(transparent)]
    Recording(#[from] StorageError),
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is no record.
    #[error(transparent)]
    NoRecord(#[from] SgfError),
    /// The recording has no game yet.
    #[error("no game has begun in this recording")]
    NotBegun,
    /// The file has fewer games.
    #[error("it has no game {}", .place + 1)]
    NoGame {
        /// The number of the game, from 0.
        place: usize,
    },
    /// The game there is another one by now.
    #[error("it holds another game now")]
    OtherGame,
    /// The file's name is no text.
    #[error("its name is not valid UTF-8; rename it")]
    Name,
}

/// The games of a file, each or why it cannot be read. The number of a game that cannot be read comes with it.
pub(super) type GamesOfFile = Vec<Result<GameFile, (usize, GameFileError)>>;

/// Reads every game of an SGF file.
///
/// # Errors
/// [`GameFileError`], where the file cannot be read, or holds no games.
pub(super) fn read_sgf(path: &Path) -> Result<GamesOfFile, GameFileError> {
    let collection = read_collection(path)?;
    Ok((0..collection.games().len()).map(|place| game_of(&collection, place).map_err(|why| (place, why))).collect())
}

fn read_collection(path: &Path) -> Result<Collection, GameFileError> {
    let size = fs::metadata(path)?.len();
    // A file that is too large is not read into memory to find that out.
    if size > sgf::MAX_BYTES as u64 {
        let bytes = usize::try_from(size).unwrap_or(usize::MAX);
        return Err(SgfError::TooLarge { bytes, limit: sgf::MAX_BYTES }.into());
    }
    Ok(sgf::read_collection(&fs::read(path)?)?)
}

fn game_of(collection: &Collection, place: usize) -> Result<GameFile, GameFileError> {
    let record = sgf::game(collection, place)?.record;
    let text = collection.game_to_sgf(collection.games()[place]);
    let content = GameHash::of(text.as_bytes());
    Ok(GameFile { hash: content, content, place, record, sgf: text, state: None })
}

/// Reads the recording of a session folder.
///
/// # Errors
/// [`GameFileError`], where its journal cannot be read, or no game has begun.
pub(super) fn read_session(path: &Path) -> Result<GameFile, GameFileError> {
    let folder = SessionFolder::at(path);
    let journal = folder.read()?;
    let bytes = fs::read(folder.journal())?;
    // A recording grows; its first line says when and of what it was opened, and never changes.
    let first = bytes.split(|&b| b == b'\n').next().unwrap_or_default();
    let state = SessionState::from_events(&journal.events);
    let record = state.record().cloned().ok_or(GameFileError::NotBegun)?;
    let text = sgf_of(&state).unwrap_or_default();
    // The same text as that of the SGF beside the session folder when it is read.
    let collection = sgf::read_collection(text.as_bytes())?;
    let content = GameHash::of(collection.game_to_sgf(collection.games()[0]).as_bytes());
    Ok(GameFile { hash: GameHash::of(first), content, place: 0, record, sgf: text, state: Some(Box::new(state)) })
}

/// The size and the time of a file, as text: a file with the same stamp is not read again.
pub(super) fn stamp(path: &Path) -> String {
    let file = if path.is_dir() { SessionFolder::at(path).journal() } else { path.to_owned() };
    let Ok(data) = fs::metadata(file) else { return String::new() };
    let modified = data.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    format!("{} {}", data.len(), modified.as_nanos())
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
    last: Option<(PathBuf, Collection)>,
}

impl GameFiles {
    /// Reads one game.
    ///
    /// # Errors
    /// [`GameFileError`], where it is not there.
    pub(super) fn read(&mut self, path: &Path, place: usize, is_recording: bool) -> Result<GameFile, GameFileError> {
        if is_recording {
            return read_session(path);
        }
        let collection = match self.last.take_if(|last| last.0 == path) {
            Some((_, collection)) => collection,
            None => read_collection(path)?,
        };
        let (_, collection) = self.last.insert((path.to_owned(), collection));
        if place < collection.games().len() { game_of(collection, place) } else { Err(GameFileError::NoGame { place }) }
    }
}

/// The path of a game and the number of the game where it is not the only one, for people.
pub(super) fn named_place(path: &Path, place: usize) -> PathBuf {
    if place == 0 { path.to_owned() } else { with_suffix(path, &format!(" (game {})", place + 1)) }
}
