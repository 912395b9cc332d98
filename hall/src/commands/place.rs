//! Where a hall keeps everything: the options of several commands.

use std::path::{Path, PathBuf};

use clap::Args;
use kifuscribe_formats::shell_words::typed_path;

use crate::store::{DatabaseAddress, Store, StoreError};

/// The folder of a hall, where none is given.
pub(super) const DATA: &str = "kifuscribe-hall-data";

/// Where a hall keeps everything.
#[derive(Debug, Args)]
pub(super) struct StorePlace {
    /// The folder for everything that is kept
    #[arg(long, value_name = "DIR", default_value = DATA)]
    data: PathBuf,
    /// A database of PostgreSQL for everything that is kept, which several processes may share, instead of the folder:
    /// postgres://user:password@host/name
    #[arg(long, value_name = "postgres://...", env = "KIFUSCRIBE_HALL_DATABASE", hide_env_values = true)]
    database: Option<DatabaseAddress>,
}

impl StorePlace {
    /// The folder; `None` with a database.
    pub(super) fn folder(&self) -> Option<&Path> {
        self.database.is_none().then_some(&*self.data)
    }

    /// The command 'token' of this hall with these options.
    pub(super) fn token_command(&self, options: &str) -> String {
        let place = match &self.database {
            None if self.data == Path::new(DATA) => String::new(),
            None => format!(" --data {}", typed_path(&self.data)),
            // Its address may hold a password.
            Some(_) => " --database postgres://...".to_owned(),
        };
        format!("kifuscribe-hall token {options}{place}")
    }

    /// Opens the hall, which is made where it is missing.
    ///
    /// # Errors
    /// [`StoreError`].
    pub(super) async fn open(&self) -> Result<Store, StoreError> {
        match &self.database {
            Some(database) => Store::connect(database).await,
            None => Store::open(&self.data),
        }
    }

    /// Opens the hall, and makes its folder where there is none. Returns the folder if it was made now: a hall that is open
    /// elsewhere knows nothing that is written there.
    ///
    /// # Errors
    /// [`StoreError`].
    pub(super) async fn open_or_make(&self) -> Result<(Store, Option<PathBuf>), StoreError> {
        match self.open_existing().await {
            Err(StoreError::NoHall { path }) => Ok((self.open().await?, Some(path))),
            opened => Ok((opened?, None)),
        }
    }

    /// Opens the hall, which has to be there.
    ///
    /// # Errors
    /// [`StoreError`].
    pub(super) async fn open_existing(&self) -> Result<Store, StoreError> {
        match &self.database {
            Some(database) => Store::connect(database).await,
            None => Store::open_existing(&self.data),
        }
    }
}
