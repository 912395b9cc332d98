//! Where a hall keeps everything: the options of several commands.

use std::path::{Path, PathBuf};

use clap::Args;

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

    /// Opens the hall, which has to be there, to make a token that it knows.
    ///
    /// # Errors
    /// [`StoreError`], with the ways on where there is no hall.
    pub(super) async fn open_for_token(&self) -> anyhow::Result<Store> {
        self.open_existing().await.map_err(|error| match error {
            StoreError::NoHall { path } => anyhow::anyhow!(
                "there is no hall in {}, so no hall would know the token; give the hall's folder with --data, open the hall once \
                 with 'kifuscribe-hall serve', or make a new hall's folder with --new-hall",
                path.display()
            ),
            error => error.into(),
        })
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
