//! What a hall keeps: journals line by line, forks, tokens, and the trail of who did what; in one SQLite file, or in
//! PostgreSQL for several processes.
//!
//! What a process has in memory of a table is a copy. Each table has a revision, which every change raises; lines are
//! kept only against the revision that they were checked against, so that of two processes that take lines of one table
//! at the same time the database decides, and the other one reads again.

mod audit_row;
mod error;
mod kept;
mod kept_picture;
mod kept_round;
mod postgres;
mod sent_row;
mod sqlite;

use std::path::Path;

pub use audit_row::AuditRow;
pub use error::StoreError;
pub use kept::{
    Appended, HallLine, KeptCode, KeptJournal, KeptLine, NewLines, SaidTroubles, TableRow, TrailEntry, TrailPart,
};
pub use kept_picture::{KeptPicture, PictureSubject};
pub use kept_round::KeptRound;
pub use postgres::{DatabaseAddress, InvalidDatabase};
pub use sent_row::SentRow;

use kifuscribe_formats::hall_answer::PictureWish;

use crate::access::TokenRecord;
use crate::clock::Millis;
use crate::refused_computer::RefusedComputer;
use crate::restored::Restored;
use crate::store::postgres::PostgresStore;
use crate::store::sqlite::SqliteStore;

/// Where a hall keeps everything.
#[derive(Debug)]
pub enum Store {
    /// A file in the hall's folder, for one process.
    Sqlite(SqliteStore),
    /// A database server, for any number of processes.
    Postgres(PostgresStore),
}

/// Calls a method of the store that there is.
macro_rules! ask {
    ($store:expr, $name:ident($($value:expr),*)) => {
        match $store {
            Store::Sqlite(store) => store.$name($($value),*).await,
            Store::Postgres(store) => store.$name($($value),*).await,
        }
    };
}

impl Store {
    /// Opens the hall in `folder`, which is made where it is missing.
    ///
    /// # Errors
    /// [`StoreError`] where the folder cannot be used.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        SqliteStore::open(folder).map(Self::Sqlite)
    }

    /// Opens the hall in `folder`, which has to be there.
    ///
    /// # Errors
    /// [`StoreError::NoHall`], or as [`Store::open`].
    pub fn open_existing(folder: &Path) -> Result<Self, StoreError> {
        SqliteStore::open_existing(folder).map(Self::Sqlite)
    }

    /// Opens the hall in a database of PostgreSQL, which is empty or a hall's.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be used.
    pub async fn connect(address: &DatabaseAddress) -> Result<Self, StoreError> {
        PostgresStore::connect(address).await.map(Self::Postgres)
    }

    /// The identity of the hall, which processes share that keep things in one database; empty for a file.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn identity(&self) -> Result<String, StoreError> {
        match self {
            Self::Sqlite(_) => Ok(String::new()),
            Self::Postgres(store) => store.identity().await,
        }
    }

    /// Whether other processes may keep things here too.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// Returns all journals, or those of one table, in the order in which they came.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn journals(&self, table: Option<u32>) -> Result<Vec<KeptJournal>, StoreError> {
        ask!(self, journals(table))
    }

    /// Returns the lines of a journal after the first `after`, in order.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn lines(&self, journal: i64, after: usize) -> Result<Vec<KeptLine>, StoreError> {
        ask!(self, lines(journal, after))
    }

    /// Returns line `number` of a journal, if it has one.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn line(&self, journal: i64, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        ask!(self, line(journal, number))
    }

    /// Returns the bytes of the lines that are kept of a table, with those of forks and without those of discarded recordings.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn table_bytes(&self, table: u32) -> Result<usize, StoreError> {
        ask!(self, table_bytes(table))
    }

    /// Returns what is kept of each table beside its lines.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        ask!(self, tables())
    }

    /// Returns what is kept of one table beside its lines; `None` where nothing was kept of it.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn table(&self, table: u32) -> Result<Option<TableRow>, StoreError> {
        ask!(self, table(table))
    }

    /// Keeps lines, and returns once they are on the disk.
    ///
    /// # Errors
    /// [`StoreError`], and then it is not known whether they were kept.
    pub async fn append(&self, new: NewLines) -> Result<Appended, StoreError> {
        ask!(self, append(new))
    }

    /// Keeps that the recording which a table shows was heard of.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_heard(&self, table: u32, at: Millis) -> Result<(), StoreError> {
        ask!(self, note_heard(table, at))
    }

    /// Keeps that the claim of another recording was refused, and which computer sent it.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_claim(&self, table: u32, at: Millis, who: &str) -> Result<(), StoreError> {
        ask!(self, note_claim(table, at, who))
    }

    /// Keeps which computer is refused at a table because of its token, or that none is, for the other processes; a hall of
    /// one process has it in memory.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_refused(&self, table: u32, computer: Option<RefusedComputer>) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(store) => store.note_refused(table, computer).await,
        }
    }

    /// Keeps a code with which a table joins.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn add_code(&self, code: KeptCode) -> Result<(), StoreError> {
        ask!(self, add_code(code))
    }

    /// Takes a code that was made since that time, by its hash, and keeps the token that its table gets for it: nobody gets it again.
    /// `None` where there is none; then the token is not kept.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn take_code(
        &self,
        hash: &str,
        since: Millis,
        token: Option<&TokenRecord>,
    ) -> Result<Option<KeptCode>, StoreError> {
        ask!(self, take_code(hash, since, token))
    }

    /// Keeps what a table has said of itself, for the other processes; a hall of one process has it in memory.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_troubles(&self, table: u32, troubles: SaidTroubles) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(store) => store.note_troubles(table, troubles).await,
        }
    }

    /// Returns the rounds that the hall has shown, the one that it was opened with last at the end.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn rounds(&self) -> Result<Vec<KeptRound>, StoreError> {
        ask!(self, rounds())
    }

    /// Keeps that the hall shows a round; when it first did stays as it was kept then.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn keep_round(&self, round: &KeptRound) -> Result<(), StoreError> {
        ask!(self, keep_round(round))
    }

    /// Ends the claim of the recording that a table shows.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn release(&self, table: u32) -> Result<(), StoreError> {
        ask!(self, release(table))
    }

    /// Keeps whether the organiser has discarded journals of a table, by the hashes of their first lines: all of them, or none where
    /// that fails. A table that has shown one that is discarded shows none.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn set_discarded(&self, table: u32, firsts: &[String], is_discarded: bool) -> Result<(), StoreError> {
        ask!(self, set_discarded(table, firsts, is_discarded))
    }

    /// Returns the lines of the hall's own journals, journal by journal, in order.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn hall_lines(&self) -> Result<Vec<HallLine>, StoreError> {
        ask!(self, hall_lines())
    }

    /// Adds lines to one of the hall's own journals, all or none. Returns false where another process has added some meanwhile.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn append_hall_lines(&self, lines: Vec<HallLine>) -> Result<bool, StoreError> {
        ask!(self, append_hall_lines(lines))
    }

    /// Returns the pictures that were asked for, without the pictures themselves, in the order in which they were.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn pictures(&self) -> Result<Vec<KeptPicture>, StoreError> {
        ask!(self, pictures())
    }

    /// Returns a picture that has come from a table.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn picture(&self, table: u32, wish: &PictureWish) -> Result<Option<Vec<u8>>, StoreError> {
        ask!(self, picture(table, wish))
    }

    /// Keeps that a picture was asked for.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn ask_picture(&self, asked: &KeptPicture) -> Result<(), StoreError> {
        ask!(self, ask_picture(asked))
    }

    /// Keeps a picture that was asked for and has not come yet, with whether it is as it was taken; an empty one says that
    /// the table has it no more. Returns whether it was kept.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn keep_picture(
        &self,
        of: (u32, &str),
        wish: &PictureWish,
        picture: (&[u8], bool),
    ) -> Result<bool, StoreError> {
        ask!(self, keep_picture(of, wish, picture))
    }

    /// Keeps a picture of a fill that has come with the game, as somebody decides on it. Returns whether there is one of this hash.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn make_evidence(&self, of: (u32, &str), hash: &str) -> Result<bool, StoreError> {
        ask!(self, make_evidence(of, hash))
    }

    /// Forgets the pictures that were asked for before a time, but for evidence.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn forget_pictures(&self, before: Millis) -> Result<(), StoreError> {
        ask!(self, forget_pictures(before))
    }

    /// Keeps an audit, and forgets those made before a time and the oldest of too many of the game.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn keep_audit(&self, audit: &AuditRow, oldest: Millis) -> Result<(), StoreError> {
        ask!(self, keep_audit(audit, oldest))
    }

    /// Returns an audit of a game that was not made before a time, by its name; `None` where there is none.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn audit(&self, of: (u32, &str), id: &str, oldest: Millis) -> Result<Option<AuditRow>, StoreError> {
        ask!(self, audit(of, id, oldest))
    }

    /// Returns the restore by which the hall came to be what it is. A database server is restored by its own programs, of which
    /// the hall knows nothing.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn restored(&self) -> Result<Option<Restored>, StoreError> {
        match self {
            Self::Sqlite(store) => store.restored().await,
            Self::Postgres(_) => Ok(None),
        }
    }

    /// Keeps that a game was heard of since the hall was restored.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_heard_of(&self, first: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(store) => store.note_heard_of(first).await,
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Returns the results that were sent to pairing programs.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn sent_results(&self) -> Result<Vec<SentRow>, StoreError> {
        ask!(self, sent_results())
    }

    /// Keeps that a result was sent; it takes the place of another one of the same game.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn keep_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        ask!(self, keep_sent_result(sent))
    }

    /// Forgets that a result was sent: it was called back.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn forget_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        ask!(self, forget_sent_result(sent))
    }

    /// Returns all tokens, those that were revoked included.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn tokens(&self) -> Result<Vec<TokenRecord>, StoreError> {
        ask!(self, tokens())
    }

    /// Keeps a new token.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn add_token(&self, token: &TokenRecord) -> Result<(), StoreError> {
        ask!(self, add_token(token))
    }

    /// Revokes a token, and with it the codes for joining that were made with it, or for its table.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn revoke_token(&self, token: &TokenRecord, at: Millis) -> Result<(), StoreError> {
        ask!(self, revoke_token(token, at))
    }

    /// Returns the newest entries of the trail, or those before the entry with this number.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn trail(&self, before: Option<i64>) -> Result<TrailPart, StoreError> {
        ask!(self, trail(before))
    }

    /// Adds an entry to the trail.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note(&self, entry: &TrailEntry) -> Result<(), StoreError> {
        ask!(self, note(entry))
    }

    /// The size of everything that is kept, in bytes.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        ask!(self, bytes())
    }

    /// Writes what waits, and closes what is open.
    pub fn close(&self) {
        if let Self::Sqlite(store) = self {
            store.close();
        }
    }

    /// Writes a copy of the whole file, of one moment, while the hall goes on.
    ///
    /// # Errors
    /// [`StoreError`] where the copy cannot be written, and for a database server, which has programs of its own for it.
    pub fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(store) => store.copy_to(target),
            Self::Postgres(_) => Err(StoreError::NoFile),
        }
    }
}

/// Puts a copy that [`Store::copy_to`] wrote into `folder`, which may not hold a hall; returns how many tokens of staff it has that are
/// valid.
///
/// # Errors
/// [`StoreError`] where the folder holds a hall, or the copy cannot be read.
pub fn restore(copy: &Path, folder: &Path) -> Result<u32, StoreError> {
    sqlite::restore(copy, folder)
}
