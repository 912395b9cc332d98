//! The address of a database.

use std::path::PathBuf;
use std::str::FromStr;

use thiserror::Error;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

/// The address of a database of PostgreSQL. It is never shown: it may hold a password.
#[derive(Clone)]
pub struct DatabaseAddress {
    config: Config,
    trust: DatabaseTrust,
}

/// Whose certificate is believed where the connection is encrypted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DatabaseTrust {
    /// Anybody's: the connection is encrypted, and who answers is not checked.
    Any,
    /// The server's by its name, from the authority whose certificate is in this file.
    Authority(PathBuf),
}

/// The text is not the address of a database that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidDatabase {
    /// Not an address.
    #[error("this is not the address of a database; it looks like postgres://user@host/name")]
    Form,
    /// No host.
    #[error("the address of the database names no host; it looks like postgres://user@host/name")]
    NoHost,
    /// No mode of TLS.
    #[error("sslmode is disable, prefer, require or verify-full; give one of them")]
    SslMode,
    /// The server is to be checked, and against what is not said.
    #[error("sslmode=verify-full needs the authority's certificate; add sslrootcert=FILE with one in PEM form")]
    NoRoot,
}

impl FromStr for DatabaseAddress {
    type Err = InvalidDatabase;

    fn from_str(text: &str) -> Result<Self, InvalidDatabase> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(InvalidDatabase::Form);
        }
        let (text, options) = TlsOptions::split(text);
        let mut config: Config = text.parse().map_err(|_| InvalidDatabase::Form)?;
        if config.get_hosts().is_empty() {
            return Err(InvalidDatabase::NoHost);
        }
        let (mode, trust) = options.understood()?;
        config.ssl_mode(mode);
        // What is answered is on the server's disk, also where the server is set up otherwise.
        let options = config.get_options().map(|given| format!("{given} ")).unwrap_or_default();
        config.options(format!("{options}-c synchronous_commit=on")).application_name("kifuscribe-hall");
        Ok(Self { config, trust })
    }
}

/// What an address says of TLS, which the library that connects does not read in full.
#[derive(Default)]
struct TlsOptions {
    mode: Option<String>,
    root: Option<PathBuf>,
}

impl TlsOptions {
    /// Takes the options of TLS out of an address.
    fn split(address: &str) -> (String, Self) {
        let mut found = Self::default();
        let Some((base, query)) = address.split_once('?') else { return (address.to_owned(), found) };
        let mut rest = Vec::new();
        for pair in query.split('&') {
            match pair.split_once('=') {
                Some(("sslmode", mode)) => found.mode = Some(mode.to_owned()),
                Some(("sslrootcert", path)) => found.root = Some(PathBuf::from(unescaped(path))),
                _ => rest.push(pair),
            }
        }
        let mark = if rest.is_empty() { "" } else { "?" };
        (format!("{base}{mark}{}", rest.join("&")), found)
    }

    fn understood(self) -> Result<(SslMode, DatabaseTrust), InvalidDatabase> {
        Ok(match (self.mode.as_deref(), self.root) {
            (Some("disable"), _) => (SslMode::Disable, DatabaseTrust::Any),
            (None | Some("prefer"), _) => (SslMode::Prefer, DatabaseTrust::Any),
            (Some("require"), _) => (SslMode::Require, DatabaseTrust::Any),
            (Some("verify-full"), Some(root)) => (SslMode::Require, DatabaseTrust::Authority(root)),
            (Some("verify-full"), None) => return Err(InvalidDatabase::NoRoot),
            (Some(_), _) => return Err(InvalidDatabase::SslMode),
        })
    }
}

/// A part of an address with its `%2F` and the like as the characters that they stand for.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let code = others.get(..2).filter(|_| first == b'%').and_then(|code| hex::decode(code).ok());
        match code.as_deref() {
            Some(&[byte]) => {
                bytes.push(byte);
                rest = &others[2..];
            }
            _ => {
                bytes.push(first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl DatabaseAddress {
    pub(super) fn config(&self) -> Config {
        self.config.clone()
    }

    pub(super) const fn trust(&self) -> &DatabaseTrust {
        &self.trust
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
        write!(f, "the database {}", self.config.get_dbname().or(self.config.get_user()).unwrap_or("postgres"))
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
        assert_eq!(read("postgres://db/hall?sslmode=always"), Err(InvalidDatabase::SslMode));
        assert_eq!(read("postgres://db/hall?sslmode=verify-full"), Err(InvalidDatabase::NoRoot));
    }

    #[test]
    fn an_address_says_how_the_server_is_believed() {
        let check = |options: &str, mode: SslMode, trust: DatabaseTrust| {
            let address: DatabaseAddress = format!("postgres://hall@db/hall{options}").parse().unwrap();
            assert_eq!((address.config().get_ssl_mode(), address.trust()), (mode, &trust), "{options}");
        };
        check("", SslMode::Prefer, DatabaseTrust::Any);
        check("?sslmode=disable", SslMode::Disable, DatabaseTrust::Any);
        check("?connect_timeout=3&sslmode=require", SslMode::Require, DatabaseTrust::Any);
        let root = DatabaseTrust::Authority("/etc/hall root.pem".into());
        check("?sslmode=verify-full&sslrootcert=%2Fetc/hall%20root.pem", SslMode::Require, root);
    }
}
