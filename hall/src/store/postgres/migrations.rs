//! The tables of the database, and how a database of an earlier version gets them.

use deadpool_postgres::Client;

use crate::store::error::StoreError;
use crate::store::postgres::address::DatabaseAddress;

/// What each version of the database adds to the one before. `tab` is the number of a table in the hall, times are in
/// milliseconds since 1970.
const STEPS: [&str; 12] = [
    "
CREATE TABLE journals (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tab BIGINT NOT NULL, first TEXT NOT NULL, opened BIGINT NOT NULL,
  UNIQUE (tab, first)
);
CREATE TABLE lines (
  journal BIGINT NOT NULL REFERENCES journals, n BIGINT NOT NULL, at BIGINT NOT NULL, text BYTEA NOT NULL,
  PRIMARY KEY (journal, n)
);
CREATE TABLE tables (
  tab BIGINT PRIMARY KEY, revision BIGINT NOT NULL DEFAULT 0, journal BIGINT REFERENCES journals,
  heard BIGINT NOT NULL DEFAULT 0, claimed BIGINT, forks BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE forks (
  journal BIGINT NOT NULL REFERENCES journals, n BIGINT NOT NULL, hash TEXT NOT NULL, at BIGINT NOT NULL,
  text BYTEA NOT NULL, PRIMARY KEY (journal, n, hash)
);
CREATE TABLE tokens (hash TEXT PRIMARY KEY, role TEXT NOT NULL, tab BIGINT, made BIGINT NOT NULL, revoked BIGINT);
CREATE TABLE trail (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL
);
",
    // Answers on their way to tables.
    "
CREATE TABLE answers (
  tab BIGINT NOT NULL, journal TEXT NOT NULL, question BIGINT NOT NULL, answer TEXT NOT NULL, who TEXT NOT NULL,
  at BIGINT NOT NULL, PRIMARY KEY (tab, journal, question)
);
",
    // Pictures that were asked for, until they are forgotten, and results that were sent to the pairing program.
    "
CREATE TABLE pictures (
  tab BIGINT NOT NULL, journal TEXT NOT NULL, hash TEXT NOT NULL, full_size BOOLEAN NOT NULL, subject TEXT NOT NULL,
  who TEXT NOT NULL, at BIGINT NOT NULL, jpeg BYTEA, is_whole BOOLEAN NOT NULL DEFAULT FALSE,
  PRIMARY KEY (tab, journal, hash, full_size)
);
CREATE TABLE sent_results (
  tournament TEXT NOT NULL, game BIGINT NOT NULL, round BIGINT NOT NULL, tab BIGINT NOT NULL, letter TEXT NOT NULL,
  at BIGINT NOT NULL, PRIMARY KEY (tournament, game)
);
",
    // The rounds that the hall has shown, whose claim of a table is refused, and the names of those who have a token.
    "
CREATE TABLE rounds (
  tournament TEXT NOT NULL, round TEXT NOT NULL, source TEXT NOT NULL, since BIGINT NOT NULL, opened BIGINT NOT NULL,
  PRIMARY KEY (tournament, round)
);
ALTER TABLE tables ADD COLUMN claimant TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN name TEXT NOT NULL DEFAULT '';
",
    // The computer that is refused at a table because of its token.
    "
ALTER TABLE tables ADD COLUMN refused BIGINT, ADD COLUMN refused_since BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN refused_computer TEXT NOT NULL DEFAULT '', ADD COLUMN refused_token TEXT NOT NULL DEFAULT '';
",
    // The hall's own journals in place of answers: `journal` is the first line's hash of the game that they are about.
    "
CREATE TABLE hall_lines (
  tab BIGINT NOT NULL, journal TEXT NOT NULL, n BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tab, journal, n)
);
DROP TABLE answers;
",
    // Whose a journal is: the hash of the secret of the computer that has claimed it. Which journals the organiser has discarded.
    "
ALTER TABLE journals ADD COLUMN owner TEXT NOT NULL DEFAULT '', ADD COLUMN discarded BOOLEAN NOT NULL DEFAULT FALSE;
",
    // The file of a round's pairings as it was read last, since when no picture comes at a table, and codes with which tables
    // join.
    "
ALTER TABLE rounds ADD COLUMN file BYTEA NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN no_picture BIGINT;
CREATE TABLE join_codes (hash TEXT PRIMARY KEY, tab BIGINT NOT NULL, who TEXT NOT NULL, made BIGINT NOT NULL);
",
    // With which token a code was made.
    "
ALTER TABLE join_codes ADD COLUMN maker TEXT NOT NULL DEFAULT '';
",
    // Audits of photographed fills, on which staff may decide until they are forgotten.
    "
CREATE TABLE audits (
  tab BIGINT NOT NULL, journal TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, basis TEXT NOT NULL,
  confirmable TEXT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (tab, journal, id)
);
",
    // Since when something of a table's recording is not on the disk there.
    "
ALTER TABLE tables ADD COLUMN unwritten BIGINT;
",
    // What an audit was made of, for its slip.
    "
ALTER TABLE audits ADD COLUMN material TEXT NOT NULL DEFAULT '';
",
];

/// The table with the version, and the identity by which processes of one hall know each other.
const CREATED: &str = "CREATE TABLE IF NOT EXISTS hall_version (
  version BIGINT NOT NULL, identity TEXT NOT NULL DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)
)";

/// The lock that processes take which migrate the same database at the same moment: any number that nobody else uses.
const LOCK: i64 = 0x6b69_6675_6861_6c6c;

/// Brings a database to this version, all of it or nothing.
pub(super) async fn migrate(client: &mut Client, address: &DatabaseAddress) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    transaction.batch_execute(CREATED).await?;
    let row = transaction.query_opt("SELECT version FROM hall_version", &[]).await?;
    let version: i64 = row.map_or(0, |row| row.get(0));
    let Some(steps) = usize::try_from(version).ok().and_then(|done| STEPS.get(done..)) else {
        return Err(StoreError::Newer { place: address.to_string() });
    };
    for step in steps {
        transaction.batch_execute(step).await?;
    }
    if !steps.is_empty() {
        let version = match version {
            0 => "INSERT INTO hall_version (version) VALUES ($1)",
            _ => "UPDATE hall_version SET version = $1",
        };
        transaction.execute(version, &[&(STEPS.len() as i64)]).await?;
    }
    transaction.commit().await?;
    Ok(())
}
