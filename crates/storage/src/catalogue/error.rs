//! Why a catalogue cannot be used.

use super::game_file::GameFileError;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::StorageError;
use kifuscribe_language::Message;

/// Why a catalogue cannot be used. One sentence and a hint each.
#[derive(Debug, Error, Message)]
pub enum CatalogueError {
    /// There is none.
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// Its folder cannot be created.
    Folder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// It, or its folder, cannot be written.
    Unwritable {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    Full {
        /// The file.
        path: PathBuf,
    },
    /// Another program has been writing for too long.
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged, or no database at all.
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// It is a file without a byte.
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// It is a file of another program.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// It holds something else than a catalogue's own tables, such as a trigger, which would act in the program that opens it.
    Altered {
        /// The file.
        path: PathBuf,
    },
    /// What lies beside it, where SQLite keeps what it has not written yet, is no regular file.
    OddBeside {
        /// The pipe, device, link or folder.
        path: PathBuf,
    },
    /// A newer version of this program made it.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: i64,
        /// The newest version that this program reads.
        newest: i64,
    },
    /// No game has this name.
    NoSuchGame {
        /// What was asked for.
        id: String,
    },
    /// Several games have a name that begins like this.
    Ambiguous {
        /// What was asked for.
        id: String,
    },
    /// A name without a word.
    #[message(name = format!("{:?}", name))]
    NoName {
        /// What was given.
        name: String,
    },
    /// A name that is withheld.
    Withheld,
    /// Names of which no game has one.
    NoPlayer {
        /// The names.
        names: String,
    },
    /// Names that are one player's already.
    OnePlayer {
        /// The names.
        names: String,
    },
    /// A part of players' names.
    #[message(name = format!("{:?}", name))]
    PartOfName {
        /// What was given.
        name: String,
        /// Names of players with it.
        players: String,
    },
    /// A file of a game cannot be read, or no longer holds the game.
    GameFile {
        /// The SGF, or the session folder.
        path: PathBuf,
        /// Why not.
        why: GameFileError,
    },
    /// A folder is no package of games.
    NoPackage {
        /// The folder.
        path: PathBuf,
    },
    /// A package of games cannot be read or written.
    Package {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Games cannot be exported into a folder that holds something: two exports would mix.
    FolderInUse {
        /// The folder.
        path: PathBuf,
    },
    /// A file.
    #[message(transparent)]
    Storage(#[from] StorageError),
    /// The disk refuses to read or write.
    Disk {
        /// The file.
        path: PathBuf,
        /// The error.
        source: rusqlite::Error,
    },
    /// Anything else that SQLite reports.
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
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged { path },
            Some(ErrorCode::SystemIoFailure) => Self::Disk { path, source },
            // A value of another kind than the program writes, or text that is no UTF-8.
            None if is_odd_value(&source) => Self::Damaged { path },
            _ => Self::Sqlite { path, source },
        }
    }
}

/// Whether a value was read that the program does not write.
const fn is_odd_value(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    matches!(error, FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..))
}

/// Why the tables of a catalogue cannot be used.
#[derive(Debug)]
pub(super) enum SchemaError {
    /// It is a database of another program.
    Foreign,
    /// It holds something else than a catalogue's own tables.
    Altered,
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
            Self::Altered => CatalogueError::Altered { path: owned },
            Self::Newer(version, newest) => CatalogueError::Newer { path: owned, version, newest },
            Self::Backup(path) => CatalogueError::Unwritable { path },
            Self::Sqlite(error) => CatalogueError::of(error, path),
        }
    }
}
