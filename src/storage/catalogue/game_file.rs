//! Games read from their files.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use super::location::with_suffix;
use crate::archive::entry::{GameEntry, GameHash};
use crate::archive::redaction::Redaction;
use crate::formats::recording_sgf::sgf_of;
use crate::formats::sgf;
use crate::formats::sgf::tree::Collection;
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

/// The games of a file, each or why it cannot be read. The number of a game that cannot be read comes with it.
pub(super) type GamesOfFile = Vec<Result<GameFile, (usize, String)>>;

/// Reads every game of an SGF file.
///
/// # Errors
/// A sentence, where the file cannot be read, or holds no games.
pub(super) fn read_sgf(path: &Path) -> Result<GamesOfFile, String> {
    let size = fs::metadata(path).map_err(|e| e.to_string())?.len();
    // A file that is too large is not read into memory to find that out.
    if size > sgf::MAX_BYTES as u64 {
        let bytes = usize::try_from(size).unwrap_or(usize::MAX);
        return Err(sgf::SgfError::TooLarge { bytes, limit: sgf::MAX_BYTES }.to_string());
    }
    let bytes = fs::read(path).map_err(|e| e.to_string())?;
    let collection = sgf::read_collection(&bytes).map_err(|e| e.to_string())?;
    Ok((0..collection.games().len()).map(|place| game_of(&collection, place).map_err(|why| (place, why))).collect())
}

fn game_of(collection: &Collection, place: usize) -> Result<GameFile, String> {
    let record = sgf::game(collection, place).map_err(|e| e.to_string())?.record;
    let text = collection.game_to_sgf(collection.games()[place]);
    let content = GameHash::of(text.as_bytes());
    Ok(GameFile { hash: content, content, place, record, sgf: text, state: None })
}

/// Reads the recording of a session folder.
///
/// # Errors
/// A sentence, where its journal cannot be read, or no game has begun.
pub(super) fn read_session(path: &Path) -> Result<GameFile, String> {
    let folder = SessionFolder::at(path);
    let read = |error: StorageError| error.to_string();
    let journal = folder.read().map_err(read)?;
    let bytes = fs::read(folder.journal()).map_err(|e| e.to_string())?;
    // A recording grows; its first line says when and of what it was opened, and never changes.
    let first = bytes.split(|&b| b == b'\n').next().unwrap_or_default();
    let state = SessionState::from_events(&journal.events);
    let record = state.record().cloned().ok_or("no game has begun in this recording")?;
    let text = sgf_of(&state).unwrap_or_default();
    // The same text as that of the SGF beside the session folder when it is read.
    let collection = sgf::read_collection(text.as_bytes()).map_err(|e| e.to_string())?;
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
/// A sentence, where it cannot be written as text.
pub(super) fn path_text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| "its name is not valid UTF-8; rename it".to_owned())
}

/// Reads one game again from where the catalogue says that it is.
///
/// # Errors
/// A sentence, where it is not there.
pub(super) fn read_again(path: &Path, place: usize, is_recording: bool) -> Result<GameFile, String> {
    if is_recording {
        return read_session(path);
    }
    let game = read_sgf(path)?.into_iter().nth(place);
    game.ok_or_else(|| format!("it has no game {}", place + 1))?.map_err(|(_, why)| why)
}

/// The path of a game and the number of the game where it is not the only one, for people.
pub(super) fn named_place(path: &Path, place: usize) -> PathBuf {
    if place == 0 { path.to_owned() } else { with_suffix(path, &format!(" (game {})", place + 1)) }
}
