//! A hall in one SQLite file.
//!
//! One thread writes. It carries out what waits in one transaction, so that many tables share one forced write to the
//! disk, and a write is answered only once it is on the disk.

mod audits;
mod copies;
mod hall_lines;
mod join_codes;
mod journals;
mod migrations;
mod pictures;
mod rounds;
mod sent_results;
mod stamps;
mod tokens;
mod writer;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kifuscribe_storage::own_tables::read_within_limits;
use kifuscribe_storage::{private, regular_file};
use rusqlite::{Connection, OpenFlags, params};

use crate::clock;
use crate::remark::remark;
use crate::store::error::StoreError;
use crate::store::kept::{ASKED, TrailEntry, TrailPart};
use crate::store::sqlite::migrations::{VERSION, has_tables_of, is_foreign, migrate, refuse_altered};
use crate::store::sqlite::stamps::{stamp_made, stamp_restored};
use crate::store::sqlite::writer::StoreWriter;

/// The file in the hall's folder.
const FILE: &str = "hall.sqlite";

/// How long another process's write is waited for.
const BUSY: Duration = Duration::from_secs(10);

/// A hall in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: StoreWriter,
    reader: Arc<Mutex<Connection>>,
}

impl SqliteStore {
    pub(super) fn open(folder: &Path) -> Result<Self, StoreError> {
        let failed = |source| StoreError::Folder { path: folder.to_owned(), source };
        private::create_folder(folder).map_err(failed)?;
        let path = folder.join(FILE);
        if let Some(path) = regular_file::odd_beside(&path) {
            return Err(StoreError::OddBeside { path });
        }
        if is_foreign(&path) {
            return Err(StoreError::Foreign { path });
        }
        private::create_file(&path).map_err(failed)?;
        // What SQLite makes beside it has its permissions.
        private::restrict(&path).map_err(failed)?;
        let connection = connect(&path)?;
        let reader =
            Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        reader.busy_timeout(BUSY)?;
        let writer = StoreWriter::start(connection).map_err(failed)?;
        Ok(Self { path, writer, reader: Arc::new(Mutex::new(reader)) })
    }

    pub(super) fn open_existing(folder: &Path) -> Result<Self, StoreError> {
        if !folder.join(FILE).is_file() {
            return Err(StoreError::NoHall { path: folder.to_owned() });
        }
        Self::open(folder)
    }

    /// Carries out a change, and returns what it returns once it is on the disk.
    async fn write<T, F>(&self, change: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let result = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&result);
        let change = move |connection: &Connection| {
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(change(connection)?);
            Ok(())
        };
        self.writer.write(change).await?;
        let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
        result.take().ok_or(StoreError::Stopped)
    }

    /// Reads outside the threads that answer requests.
    async fn read<T, F>(&self, question: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let reader = Arc::clone(&self.reader);
        let answer = move || question(&reader.lock().unwrap_or_else(PoisonError::into_inner));
        let answer = tokio::task::spawn_blocking(answer).await.map_err(|_| StoreError::Stopped)?;
        Ok(answer?)
    }

    pub(super) async fn trail(&self, before: Option<i64>) -> Result<TrailPart, StoreError> {
        self.read(move |connection| {
            let query = "SELECT id, at, who, what FROM trail WHERE id < ? ORDER BY id DESC LIMIT ?";
            let row = |row: &rusqlite::Row<'_>| {
                Ok((row.get(0)?, TrailEntry { at: row.get(1)?, who: row.get(2)?, what: row.get(3)? }))
            };
            let before = before.unwrap_or(i64::MAX);
            let numbered: rusqlite::Result<Vec<_>> =
                connection.prepare_cached(query)?.query_map([before, ASKED], row)?.collect();
            let all = connection.query_row("SELECT count(*) FROM trail", [], |row| row.get(0))?;
            Ok(TrailPart::of(numbered?, all))
        })
        .await
    }

    pub(super) async fn note(&self, entry: &TrailEntry) -> Result<(), StoreError> {
        let entry = entry.clone();
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT INTO trail (at, who, what) VALUES (?, ?, ?)")?
                .execute(params![entry.at, entry.who, entry.what])
                .map(drop)
        })
        .await
    }

    /// The size of the file with what waits to be merged into it.
    pub(super) async fn bytes(&self) -> Result<u64, StoreError> {
        let log = self.path.with_extension("sqlite-wal");
        Ok([&self.path, &log].iter().filter_map(|path| fs::metadata(path).ok()).map(|data| data.len()).sum())
    }

    pub(super) fn close(&self) {
        self.writer.close();
    }

    pub(super) fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        copy(&reader, target, |copy| Ok(stamp_made(copy, clock::now())?))
    }
}

/// Writes a copy that is one file: nothing waits beside it to be merged into it. `stamp` writes into it what it is.
fn copy(
    source: &Connection,
    target: &Path,
    stamp: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let failed = |source| StoreError::Folder { path: target.to_owned(), source };
    // Half a copy has another name.
    let part = target.with_added_extension("part");
    private::replace_file(&part).map_err(failed)?;
    let mut copy = Connection::open(&part)?;
    rusqlite::backup::Backup::new(source, &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    stamp(&mut copy)?;
    copy.close().map_err(|(_, error)| error)?;
    fs::rename(&part, target).map_err(failed)
}

/// Puts a copy into `folder`; returns how many tokens of staff it has that are valid.
pub(super) fn restore(backup: &Path, folder: &Path) -> Result<u32, StoreError> {
    if folder.join(FILE).exists() {
        return Err(StoreError::HoldsHall { path: folder.to_owned() });
    }
    if let Some(path) = regular_file::odd_beside(backup) {
        return Err(StoreError::OddBeside { path });
    }
    let mut source = Connection::open_with_flags(backup, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    read_within_limits(&mut source)?;
    let number = |query| source.query_row(query, [], |row| row.get::<_, i64>(0));
    let version = number("PRAGMA user_version").unwrap_or(0);
    let has_lines = number("SELECT count(*) FROM sqlite_master WHERE name = 'lines'").is_ok_and(|count| count > 0);
    if version == 0 || !has_lines {
        return Err(StoreError::NoCopy { path: backup.to_owned() });
    }
    if version > VERSION {
        return Err(StoreError::Newer { place: backup.display().to_string() });
    }
    if !has_tables_of(&source, version)? {
        return Err(StoreError::NoCopy { path: backup.to_owned() });
    }
    private::create_folder(folder).map_err(|source| StoreError::Folder { path: folder.to_owned(), source })?;
    let name = backup.file_name().unwrap_or_default().to_string_lossy();
    let written = fs::metadata(backup).and_then(|data| data.modified()).ok().map_or(0, clock::millis);
    let staff = "SELECT count(*) FROM tokens WHERE revoked IS NULL AND role IN ('organiser', 'referee')";
    let mut valid = 0;
    copy(&source, &folder.join(FILE), |copy| {
        migrate(copy, backup)?;
        valid = copy.query_row(staff, [], |row| row.get(0))?;
        Ok(stamp_restored(copy, &name, written, clock::now())?)
    })?;
    Ok(valid)
}

/// Opens the file for writing, with its tables.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(path)?;
    read_within_limits(&mut connection)?;
    connection.busy_timeout(BUSY)?;
    refuse_altered(&connection, path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A transaction is on the disk, and not only with the system, when it is answered.
    connection.pragma_update(None, "synchronous", "FULL")?;
    copy_older(&connection, path)?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

/// Copies a file of an earlier version beside itself before it is brought to this one, and says so; a copy that is there stays.
fn copy_older(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let older = path.with_added_extension(format!("version-{version}"));
    if (1..VERSION).contains(&version) && !older.exists() {
        copy(connection, &older, |_| Ok(()))?;
        let (path, older) = (path.display(), older.display());
        remark(format!("{path} is brought up to date; as it was, it stays in {older}"));
    }
    Ok(())
}
