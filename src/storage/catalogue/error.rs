//! Why a catalogue cannot be used.

use super::game_file::GameFileError;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::storage::StorageError;

/// Why a catalogue cannot be used. One sentence and a hint each.
#[derive(Debug, Error)]
pub enum CatalogueError {
    /// There is none.
    #[error("there is no catalogue {path}; 'kifuscribe archive add FOLDER' makes one, --archive FILE names another", path = .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// Its folder cannot be created.
    #[error("cannot create the folder {path} ({source}); check that you may write there", path = .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// It, or its folder, cannot be written.
    #[error("cannot write the catalogue {path}; check that the folder exists and that you may write there", path = .path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("the disk is full, and the catalogue {path} stays as it was; make room and add the games again", path = .path.display())]
    Full {
        /// The file.
        path: PathBuf,
    },
    /// Another program has been writing for too long.
    #[error("another program is writing to the catalogue {path}; try again when it is done", path = .path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged, or no database at all.
    #[error("the catalogue {path} is damaged; 'kifuscribe archive rebuild' reads the games again from their files", path = .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// It is a file of another program.
    #[error("{path} is a file of another program and no catalogue; choose another file with --archive", path = .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A newer version of this program made it.
    #[error("the catalogue {path} has version {version}, and this program reads versions up to {newest}; install a newer kifuscribe", path = .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: i64,
        /// The newest version that this program reads.
        newest: i64,
    },
    /// No game has this name.
    #[error("there is no game {id} in the catalogue; 'kifuscribe archive find' lists the games")]
    NoSuchGame {
        /// What was asked for.
        id: String,
    },
    /// Several games have a name that begins like this.
    #[error("several games begin with {id}; give more of its letters")]
    Ambiguous {
        /// What was asked for.
        id: String,
    },
    /// A name without a word.
    #[error("{name:?} is no name; give the name as it is written in the games")]
    NoName {
        /// What was given.
        name: String,
    },
    /// A part of players' names.
    #[error(
        "no player is called {name:?}, but these names have it in them: {players}; give one of them as it stands there"
    )]
    PartOfName {
        /// What was given.
        name: String,
        /// Names of players with it.
        players: String,
    },
    /// A file of a game cannot be read, or no longer holds the game.
    #[error("the game cannot be read from {path}: {why}; add the folder in which it lies now with 'kifuscribe archive add'", path = .path.display())]
    GameFile {
        /// The SGF, or the session folder.
        path: PathBuf,
        /// Why not.
        why: GameFileError,
    },
    /// A folder is no package of games.
    #[error("{path} is a folder and no package of games; give a file that ends in .zip, or none to check the catalogue", path = .path.display())]
    NoPackage {
        /// The folder.
        path: PathBuf,
    },
    /// A package of games cannot be read or written.
    #[error("cannot use {path} as a package of games ({why}); use a file that 'kifuscribe archive export' wrote", path = .path.display())]
    Package {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Games cannot be exported into a folder that holds something: two exports would mix.
    #[error("the folder {path} is not empty, and two exports would mix; give a new folder, or empty this one", path = .path.display())]
    FolderInUse {
        /// The folder.
        path: PathBuf,
    },
    /// A file.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The disk refuses to read or write.
    #[error("the disk does not read or write the catalogue {path} ({source}); check the disk and its free space", path = .path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// The error.
        source: rusqlite::Error,
    },
    /// Anything else that SQLite reports.
    #[error("the catalogue {path} cannot be used ({source}); 'kifuscribe archive rebuild' makes it anew", path = .path.display())]
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
