//! The folder of growing records: one file a board under a name that stays, and an index, for a web server, a share, or
//! a program that sends files on.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::StorageError;
use crate::atomic;
use crate::file_lock::FileLock;
use crate::plain_name::plain_name;
use crate::regular_file;
use kifuscribe_formats::live_index::{self, BoardEntry, with_board};

/// The name of the folder, beside the records.
const FOLDER: &str = "live";

/// The name of the index in it, and of the file that is locked while one writes it.
const INDEX: &str = "index.json";
const LOCK: &str = ".index.lock";

/// How long another board is waited for, which writes the index in milliseconds, and how long before it is tried again.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(5);

/// The folder, and the name of one board's record in it.
#[derive(Debug, Clone)]
pub struct SpectatorFolder {
    folder: PathBuf,
    file: String,
    /// The file name of the record that is copied.
    record: String,
}

impl SpectatorFolder {
    /// The folder beside the record `sgf`. The board's file is named after its table, `board-03.sgf`, or `board` where no
    /// table is known.
    #[must_use]
    pub fn beside(sgf: &Path, table: &str, board: &str) -> Self {
        let file = match (table.trim().parse::<u32>(), table.trim()) {
            (Ok(number), _) => format!("board-{number:02}.sgf"),
            (Err(_), "") => format!("{}.sgf", plain_name(board)),
            (Err(_), name) => format!("board-{}.sgf", plain_name(name)),
        };
        Self { folder: atomic::folder_of(sgf).join(FOLDER), file, record: file_name(sgf) }
    }

    /// The folder that has a copy of the record `sgf`; `None` where there is none, or where the board's next game has taken
    /// its place.
    #[must_use]
    pub fn with_copy_of(sgf: &Path) -> Option<Self> {
        let (folder, record) = (atomic::folder_of(sgf).join(FOLDER), file_name(sgf));
        let file = live_index::copy_of(&index_of(&folder)?, &record)?;
        // The index may come from a stranger: only a file of this folder is written.
        (file == file_name(Path::new(&file))).then_some(Self { folder, file, record })
    }

    /// The record of which the file at `path` is a copy in such a folder; `None` where it is none, or the record is gone.
    #[must_use]
    pub fn original_of(path: &Path) -> Option<PathBuf> {
        let folder = atomic::folder_of(path);
        if folder.file_name()? != FOLDER {
            return None;
        }
        let record = live_index::original_of(&index_of(folder)?, &file_name(path))?;
        // The index may come from a stranger: the record lies in the folder above.
        let original = folder.with_file_name(&record);
        (record == file_name(Path::new(&record)) && original.is_file()).then_some(original)
    }

    /// The name of the board's file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The file name of the record that is copied.
    #[must_use]
    pub fn record(&self) -> &str {
        &self.record
    }

    /// The path of the board's file.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.folder.join(&self.file)
    }

    /// Writes the record and its entry in the index. Other boards may write into the same folder.
    ///
    /// # Errors
    /// [`StorageError::Write`] where the folder or a file cannot be written.
    pub fn write(&self, sgf: &str, entry: &BoardEntry) -> Result<(), StorageError> {
        if regular_file::is_link(&self.folder) {
            return Err(StorageError::Linked { path: self.folder.clone() });
        }
        fs::create_dir_all(&self.folder).map_err(|source| StorageError::Write { path: self.folder.clone(), source })?;
        atomic::write(&self.path(), sgf.as_bytes())?;
        let _locked = self.lock()?;
        let path = self.folder.join(INDEX);
        // A folder without an index has none yet.
        let index = index_of(&self.folder).unwrap_or_default();
        atomic::write(&path, with_board(&index, entry).as_bytes())
    }

    /// Locks the index against the other boards until the lock is dropped; `None` on a share that knows no locks, where two boards that
    /// move at the same moment may lose an entry until their next move.
    ///
    /// # Errors
    /// [`StorageError::Write`] where a program keeps the lock for longer than [`LONGEST_WAIT`].
    fn lock(&self) -> Result<Option<FileLock>, StorageError> {
        let path = self.folder.join(LOCK);
        let began = Instant::now();
        loop {
            match regular_file::open_lock(&path).and_then(FileLock::take) {
                Ok(Some(lock)) => return Ok(Some(lock)),
                Ok(None) if began.elapsed() < LONGEST_WAIT => thread::sleep(PAUSE),
                Ok(None) => return Err(StorageError::Write { path, source: ErrorKind::ResourceBusy.into() }),
                Err(_) => return Ok(None),
            }
        }
    }
}

/// The index of a folder; `None` where there is none that can be read.
fn index_of(folder: &Path) -> Option<Vec<u8>> {
    regular_file::read(&folder.join(INDEX), regular_file::SMALL).ok()
}

/// The last part of a path as text.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn nothing_is_put_into_a_folder_that_is_a_link() {
        let [folder, elsewhere] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        std::os::unix::fs::symlink(elsewhere.path(), folder.path().join(FOLDER)).unwrap();
        let board = SpectatorFolder::beside(&folder.path().join("game.sgf"), "3", "game");
        assert!(matches!(board.write("(;)", &BoardEntry::default()), Err(StorageError::Linked { .. })));
        assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_lock_that_is_kept_holds_up_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let board = SpectatorFolder::beside(&folder.path().join("game.sgf"), "3", "game");
        board.write("(;)", &BoardEntry::default()).unwrap();
        let kept = FileLock::take(regular_file::open_lock(&board.folder.join(LOCK)).unwrap()).unwrap();
        assert!(matches!(board.write("(;)", &BoardEntry::default()), Err(StorageError::Write { .. })));
        drop(kept);
        board.write("(;)", &BoardEntry::default()).unwrap();
    }

    #[test]
    fn a_board_keeps_its_name_from_round_to_round() {
        let check = |table: &str, board: &str, expected: &str| {
            assert_eq!(SpectatorFolder::beside(Path::new("out/game.sgf"), table, board).file(), expected);
        };
        check("3", "game", "board-03.sgf");
        check(" 12 ", "game", "board-12.sgf");
        check("A/../7", "game", "board-A----7.sgf");
        check("", "my game", "my-game.sgf");
    }
}
