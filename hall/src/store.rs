//! What the hall keeps, in one SQLite file: journals line by line, forks, tokens, and the trail of who did what.
//!
//! One thread writes. It carries out what waits in one transaction, so that many tables share one forced write to the
//! disk, and a write is answered only once it is on the disk.

mod error;
pub(crate) mod journals;
mod tokens;
pub(crate) mod trail;
mod writer;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

pub use error::StoreError;
pub use journals::{KeptJournal, KeptLine};
pub use trail::TrailEntry;

use crate::store::writer::StoreWriter;

/// The file in the hall's folder.
const FILE: &str = "hall.sqlite";

/// The version of the tables in the file.
const VERSION: i64 = 1;

/// How long another process's write is waited for.
const BUSY: Duration = Duration::from_secs(10);

/// The tables. `tab` is the number of a table in the hall, times are in milliseconds since 1970.
const SCHEMA: &str = "
CREATE TABLE journals (
  id INTEGER PRIMARY KEY, tab INTEGER NOT NULL, first TEXT NOT NULL, opened INTEGER NOT NULL, UNIQUE (tab, first)
) STRICT;
CREATE TABLE lines (
  journal INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (journal, n)
) STRICT;
CREATE TABLE current (tab INTEGER PRIMARY KEY, journal INTEGER NOT NULL) STRICT;
CREATE TABLE forks (
  id INTEGER PRIMARY KEY, tab INTEGER NOT NULL, journal INTEGER NOT NULL, n INTEGER NOT NULL, hash TEXT NOT NULL,
  at INTEGER NOT NULL, text BLOB NOT NULL, UNIQUE (journal, n, hash)
) STRICT;
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY, role TEXT NOT NULL, tab INTEGER, made INTEGER NOT NULL, revoked INTEGER
) STRICT;
CREATE TABLE trail (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL) STRICT;
";

/// The hall's file.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    writer: StoreWriter,
    reader: Mutex<Connection>,
}

impl Store {
    /// Opens the hall in `folder`, which is made where it is missing.
    ///
    /// # Errors
    /// [`StoreError`] where the folder cannot be used.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let failed = |source| StoreError::Folder { path: folder.to_owned(), source };
        fs::create_dir_all(folder).map_err(failed)?;
        let path = folder.join(FILE);
        let connection = connect(&path)?;
        restrict(&path).map_err(failed)?;
        let reader =
            Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        reader.busy_timeout(BUSY)?;
        let writer = StoreWriter::start(connection).map_err(failed)?;
        Ok(Self { path, writer, reader: Mutex::new(reader) })
    }

    /// Opens the hall in `folder`, which has to be there.
    ///
    /// # Errors
    /// [`StoreError::NoHall`], or as [`Store::open`].
    pub fn open_existing(folder: &Path) -> Result<Self, StoreError> {
        if !folder.join(FILE).is_file() {
            return Err(StoreError::NoHall { path: folder.to_owned() });
        }
        Self::open(folder)
    }

    /// Carries out a change, and returns once it is on the disk.
    ///
    /// # Errors
    /// [`StoreError`], and then nothing of it was kept.
    pub async fn write<F>(&self, change: F) -> Result<(), StoreError>
    where
        F: FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    {
        self.writer.write(change).await
    }

    /// Carries out a change later. The future can be dropped or awaited elsewhere.
    pub(crate) fn enqueue<F>(&self, change: F) -> impl Future<Output = ()> + Send + use<F>
    where
        F: FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    {
        self.writer.enqueue(change)
    }

    /// Carries out a change outside a runtime.
    ///
    /// # Errors
    /// As [`Store::write`].
    pub fn write_blocking<F>(&self, change: F) -> Result<(), StoreError>
    where
        F: FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    {
        self.writer.write_blocking(change)
    }

    /// Writes what waits, and closes the file.
    pub fn close(&self) {
        self.writer.close();
    }

    /// The size of the file with what waits to be merged into it, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let log = self.path.with_extension("sqlite-wal");
        [&self.path, &log].iter().filter_map(|path| fs::metadata(path).ok()).map(|data| data.len()).sum()
    }

    /// Writes a copy of the whole file, of one moment, while the hall goes on.
    ///
    /// # Errors
    /// [`StoreError`] where the copy cannot be written.
    pub fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        let mut copy = Connection::open(target)?;
        rusqlite::backup::Backup::new(&self.read(), &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
        Ok(())
    }

    fn read(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Puts a copy that [`Store::copy_to`] wrote into `folder`, which may not hold a hall.
///
/// # Errors
/// [`StoreError`] where the folder holds a hall, or the copy cannot be read.
pub fn restore(copy: &Path, folder: &Path) -> Result<(), StoreError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| StoreError::Folder { path, source }
    };
    if folder.join(FILE).exists() {
        return Err(StoreError::InUse { path: folder.to_owned() });
    }
    let source = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let version: i64 = source.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let has_lines: i64 =
        source.query_row("SELECT count(*) FROM sqlite_master WHERE name = 'lines'", [], |row| row.get(0))?;
    if version == 0 || has_lines == 0 {
        return Err(StoreError::NoHall { path: copy.to_owned() });
    }
    if version > VERSION {
        return Err(StoreError::Newer { path: copy.to_owned() });
    }
    fs::create_dir_all(folder).map_err(failed(folder))?;
    let mut target = Connection::open(folder.join(FILE))?;
    rusqlite::backup::Backup::new(&source, &mut target)?.run_to_completion(1000, Duration::ZERO, None)?;
    restrict(&folder.join(FILE)).map_err(failed(folder))
}

/// Opens the file for writing, with its tables.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A transaction is on the disk, and not only with the system, when it is answered.
    connection.pragma_update(None, "synchronous", "FULL")?;
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version > VERSION {
        return Err(StoreError::Newer { path: path.to_owned() });
    }
    if version == 0 {
        transaction.execute_batch(SCHEMA)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()?;
    Ok(connection)
}

/// Lets nobody else on the computer read the file: journals hold names, and tokens' hashes are in it.
#[cfg(unix)]
fn restrict(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn restrict(_: &Path) -> std::io::Result<()> {
    Ok(())
}
