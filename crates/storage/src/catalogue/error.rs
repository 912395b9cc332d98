//! Why a catalogue cannot be used.

use super::game_file::GameFileError;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::StorageError;
use kifuscribe_language::{say, system_reason};

/// Why a catalogue cannot be used. One sentence and a hint each.
#[derive(Debug, Error)]
pub enum CatalogueError {
    /// There is none.
    #[error("{}", say!("error-catalogue-missing", path = .path.display()))]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// Its folder cannot be created.
    #[error("{}", say!("error-catalogue-folder", path = .path.display(), source = system_reason(.source)))]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// It, or its folder, cannot be written.
    #[error("{}", say!("error-catalogue-unwritable", path = .path.display()))]
    Unwritable {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("{}", say!("error-catalogue-full", path = .path.display()))]
    Full {
        /// The file.
        path: PathBuf,
    },
    /// Another program has been writing for too long.
    #[error("{}", say!("error-catalogue-busy", path = .path.display()))]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged, or no database at all.
    #[error("{}", say!("error-catalogue-damaged", path = .path.display()))]
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// It is a file of another program.
    #[error("{}", say!("error-catalogue-foreign", path = .path.display()))]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A newer version of this program made it.
    #[error("{}", say!("error-catalogue-newer", path = .path.display(), version = .version, newest = .newest))]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: i64,
        /// The newest version that this program reads.
        newest: i64,
    },
    /// No game has this name.
    #[error("{}", say!("error-catalogue-no-such-game", id = .id))]
    NoSuchGame {
        /// What was asked for.
        id: String,
    },
    /// Several games have a name that begins like this.
    #[error("{}", say!("error-catalogue-ambiguous", id = .id))]
    Ambiguous {
        /// What was asked for.
        id: String,
    },
    /// A name without a word.
    #[error("{}", say!("error-catalogue-no-name", name = format!("{:?}", .name)))]
    NoName {
        /// What was given.
        name: String,
    },
    /// A part of players' names.
    #[error("{}", say!("error-catalogue-part-of-name", name = format!("{:?}", .name), players = .players))]
    PartOfName {
        /// What was given.
        name: String,
        /// Names of players with it.
        players: String,
    },
    /// A file of a game cannot be read, or no longer holds the game.
    #[error("{}", say!("error-catalogue-game-file", path = .path.display(), why = .why))]
    GameFile {
        /// The SGF, or the session folder.
        path: PathBuf,
        /// Why not.
        why: GameFileError,
    },
    /// A folder is no package of games.
    #[error("{}", say!("error-catalogue-no-package", path = .path.display()))]
    NoPackage {
        /// The folder.
        path: PathBuf,
    },
    /// A package of games cannot be read or written.
    #[error("{}", say!("error-catalogue-package", path = .path.display(), why = .why))]
    Package {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Games cannot be exported into a folder that holds something: two exports would mix.
    #[error("{}", say!("error-catalogue-folder-in-use", path = .path.display()))]
    FolderInUse {
        /// The folder.
        path: PathBuf,
    },
    /// A file.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The disk refuses to read or write.
    #[error("{}", say!("error-catalogue-disk", path = .path.display(), source = .source))]
    Disk {
        /// The file.
        path: PathBuf,
        /// The error.
        source: rusqlite::Error,
    },
    /// Anything else that SQLite reports.
    #[error("{}", say!("error-catalogue-sqlite", path = .path.display(), source = .source))]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// The error.
        source: rusqlite::Error,
    },
}

impl CatalogueError {
    /// An error of SQLite as one of the catalogue at `path`.
    pub(super) fn of(source: rusqlite::Error, path: Option<&Path>) -> Self {
        let path = path.map_or_else(|| PathBuf::from("in memory"), Path::to_owned);
        match source.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy { path },
            Some(ErrorCode::DiskFull) => Self::Full { path },
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                Self::Unwritable { path }
            }
            // A file that is not named as a catalogue is somebody else's.
            Some(ErrorCode::NotADatabase) if path.extension().is_none_or(|e| e != "sqlite") => Self::Foreign { path },
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged { path },
            Some(ErrorCode::SystemIoFailure) => Self::Disk { path, source },
            _ => Self::Sqlite { path, source },
        }
    }
}

/// Why the tables of a catalogue cannot be used.
#[derive(Debug)]
pub(super) enum SchemaError {
    /// It is a database of another program.
    Foreign,
    /// It is of this version, and the newest that is read is the other.
    Newer(i64, i64),
    /// The copy beside it cannot be written.
    Backup(PathBuf),
    /// Anything that SQLite reports.
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for SchemaError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl SchemaError {
    pub(super) fn at(self, path: Option<&Path>) -> CatalogueError {
        let owned = path.map_or_else(|| PathBuf::from("in memory"), Path::to_owned);
        match self {
            Self::Foreign => CatalogueError::Foreign { path: owned },
            Self::Newer(version, newest) => CatalogueError::Newer { path: owned, version, newest },
            Self::Backup(path) => CatalogueError::Unwritable { path },
            Self::Sqlite(error) => CatalogueError::of(error, path),
        }
    }
}
