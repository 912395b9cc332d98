//! A hall in a database of PostgreSQL, which several processes share.
//!
//! Connections are opened when they are needed and again after the server was away. Nothing is answered before the server
//! has it on its disk: each connection asks for that, whatever the server's own setting is.

pub(in crate::store) mod address;
mod audits;
mod hall_lines;
mod join_codes;
mod journals;
mod migrations;
mod pictures;
mod rounds;
mod sent_results;
mod tls;
mod tokens;

use std::time::Duration;

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime, Timeouts};

pub use address::{DatabaseAddress, InvalidDatabase};

use crate::store::error::StoreError;
use crate::store::kept::{ASKED, TrailEntry, TrailPart};
use crate::store::postgres::migrations::migrate;
use crate::store::postgres::tls::DatabaseTls;

/// The most connections of one process. Tables whose lines come at the same moment share forced writes to the disk.
const MOST_CONNECTIONS: usize = 12;

/// How long a connection is waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// A hall in a database of PostgreSQL.
pub struct PostgresStore {
    pool: Pool,
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The pool's own text may hold the password.
        f.write_str("PostgresStore")
    }
}

impl PostgresStore {
    pub(super) async fn connect(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config(), DatabaseTls::of(address)?, recycling);
        let timeouts = Timeouts { wait: Some(LONGEST_WAIT), create: Some(LONGEST_WAIT), recycle: Some(LONGEST_WAIT) };
        let pool = Pool::builder(manager)
            .max_size(MOST_CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .timeouts(timeouts)
            .build()
            .map_err(|error| StoreError::Server(error.to_string()))?;
        let store = Self { pool };
        migrate(&mut store.client().await?, address).await?;
        Ok(store)
    }

    async fn client(&self) -> Result<Client, StoreError> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => error.into(),
            error => StoreError::Server(error.to_string()),
        })
    }

    pub(super) async fn trail(&self, before: Option<i64>) -> Result<TrailPart, StoreError> {
        let client = self.client().await?;
        let query = "SELECT id, at, who, what FROM trail WHERE id < $1 ORDER BY id DESC LIMIT $2";
        let rows = client.query(query, &[&before.unwrap_or(i64::MAX), &ASKED]).await?;
        let entry =
            |row: &tokio_postgres::Row| (row.get(0), TrailEntry { at: row.get(1), who: row.get(2), what: row.get(3) });
        let all: i64 = client.query_one("SELECT count(*) FROM trail", &[]).await?.get(0);
        Ok(TrailPart::of(rows.iter().map(entry).collect(), all))
    }

    pub(super) async fn note(&self, entry: &TrailEntry) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO trail (at, who, what) VALUES ($1, $2, $3)";
        client.execute(insert, &[&entry.at, &entry.who, &entry.what]).await?;
        Ok(())
    }

    pub(super) async fn identity(&self) -> Result<String, StoreError> {
        let client = self.client().await?;
        let row = client.query_one("SELECT identity FROM hall_version", &[]).await?;
        Ok(row.get(0))
    }

    pub(super) async fn bytes(&self) -> Result<u64, StoreError> {
        let client = self.client().await?;
        let size = client.query_one("SELECT pg_database_size(current_database())", &[]).await;
        let size: i64 = size?.get(0);
        Ok(size.unsigned_abs())
    }
}
