//! The address of a database.

use std::str::FromStr;

use thiserror::Error;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

/// The address of a database of PostgreSQL. It is never shown: it may hold a password.
#[derive(Clone)]
pub struct DatabaseAddress(Config);

/// The text is not the address of a database that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidDatabase {
    /// Not an address.
    #[error("this is not the address of a database; it looks like postgres://user@host/name")]
    Form,
    /// No host.
    #[error("the address of the database names no host; it looks like postgres://user@host/name")]
    NoHost,
    /// TLS is asked for.
    #[error("the hall speaks to PostgreSQL without TLS; use a network of their own, or a tunnel")]
    Tls,
}

impl FromStr for DatabaseAddress {
    type Err = InvalidDatabase;

    fn from_str(text: &str) -> Result<Self, InvalidDatabase> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(InvalidDatabase::Form);
        }
        let mut config: Config = text.parse().map_err(|_| InvalidDatabase::Form)?;
        if config.get_hosts().is_empty() {
            return Err(InvalidDatabase::NoHost);
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(InvalidDatabase::Tls);
        }
        // What is answered is on the server's disk, also where the server is set up otherwise.
        let options = config.get_options().map(|given| format!("{given} ")).unwrap_or_default();
        config.options(format!("{options}-c synchronous_commit=on")).application_name("kifuscribe-hall");
        Ok(Self(config))
    }
}

impl DatabaseAddress {
    pub(super) fn config(&self) -> Config {
        self.0.clone()
    }
}

impl std::fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DatabaseAddress")
    }
}

impl std::fmt::Display for DatabaseAddress {
    /// The name of the database.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the database {}", self.0.get_dbname().or(self.0.get_user()).unwrap_or("postgres"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_host_and_is_not_shown() {
        let read = |text: &str| text.parse::<DatabaseAddress>().map(|address| format!("{address} {address:?}"));
        let shown = read("postgres://hall:secret@db.example:5433/tournament").unwrap();
        assert!(shown.contains("tournament") && !shown.contains("secret"), "{shown}");
        assert_eq!(read("mysql://db/hall"), Err(InvalidDatabase::Form));
        assert_eq!(read("postgres://hall:secret@db:port/x"), Err(InvalidDatabase::Form));
        assert_eq!(read("postgres:///hall"), Err(InvalidDatabase::NoHost));
        assert_eq!(read("postgres://db/hall?sslmode=require"), Err(InvalidDatabase::Tls));
    }
}
