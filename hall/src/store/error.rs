//! Why something cannot be kept or read.

use std::path::PathBuf;

use thiserror::Error;

use crate::store::postgres::address::InvalidDatabase;

/// Why something cannot be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made.
    #[error("cannot write {path} ({source}); check that you may write there and that the disk is not full", path = .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The folder holds no hall.
    #[error("there is no hall in {path}; give the folder that 'kifuscribe-hall serve' uses", path = .path.display())]
    NoHall {
        /// The folder.
        path: PathBuf,
    },
    /// The file, or the database, is of a later version of the program.
    #[error("{place} was written by a newer kifuscribe-hall; install that version")]
    Newer {
        /// The file or the database.
        place: String,
    },
    /// The file is a database of another program.
    #[error("{path} is a database of another program; give another folder with --data", path = .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file has something else than a hall's own tables, such as a trigger.
    #[error("{path} has been changed: it holds something else than a hall's own tables, which would act in the hall; give a copy that 'kifuscribe-hall backup' wrote to 'kifuscribe-hall restore', with another folder", path = .path.display())]
    Altered {
        /// The file.
        path: PathBuf,
    },
    /// What lies beside the file, where SQLite keeps what it has not written yet, is no regular file.
    #[error("{path} is no regular file, and a database is not opened beside it; delete it", path = .path.display())]
    OddBeside {
        /// The pipe, device, link or folder.
        path: PathBuf,
    },
    /// The folder holds a hall.
    #[error("{path} holds a hall already, which is not written over; give another folder with --data", path = .path.display())]
    HoldsHall {
        /// The folder.
        path: PathBuf,
    },
    /// A file is no copy of a hall.
    #[error("{path} is no copy of a hall; give a file that 'kifuscribe-hall backup' wrote", path = .path.display())]
    NoCopy {
        /// The file.
        path: PathBuf,
    },
    /// Another hall serves from the folder.
    #[error("another kifuscribe-hall serves from {path}; stop it first, or give another folder with --data", path = .path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The file failed.
    #[error("the hall's database failed ({0}); check that the disk is not full")]
    Database(#[from] rusqlite::Error),
    /// The address of the database server is wrong.
    #[error(transparent)]
    Address(#[from] InvalidDatabase),
    /// The database server does not answer, or refuses.
    #[error("the hall's PostgreSQL failed ({0}); check that it runs and that the hall may use its database")]
    Server(String),
    /// The certificate of the authority that the database's address names.
    #[error("cannot use the certificate {path} of sslrootcert ({why}); give the authority's certificate in PEM form", path = .path.display())]
    RootCertificate {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// Several processes changed one table at the same time, again and again.
    #[error("several computers send to this table at the same time; send it again later")]
    Contended,
    /// A copy of a database server's hall.
    #[error("a hall in PostgreSQL is copied with PostgreSQL's own programs; see pg_dump and pg_restore")]
    NoFile,
    /// The thread that writes has ended.
    #[error("the hall is stopping; send it again later")]
    Stopped,
}

impl From<tokio_postgres::Error> for StoreError {
    /// The error with what the server said.
    fn from(error: tokio_postgres::Error) -> Self {
        let said = error.as_db_error().map(|said| said.message().to_owned());
        let cause = std::error::Error::source(&error).map(ToString::to_string);
        Self::Server(said.or(cause).unwrap_or_else(|| error.to_string()))
    }
}
