//! What a phone's link is made of, kept beside the settings: after a restart a table has the same QR code, and a phone that has the
//! page open goes on.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use kifuscribe_storage::{atomic, private, regular_file};

/// The beginning of the files' names; behind it stands the table, where one is named.
const FILE: &str = "phone-link";

/// The largest file, in bytes.
const MOST_BYTES: u64 = 256;

/// The number of bytes of a token, each written as two hexadecimal digits.
const TOKEN_BYTES: usize = 16;

/// The token and the port of a table's page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeptLink {
    /// The port that is listened at.
    pub(crate) port: u16,
    /// The token, a secret.
    pub(crate) token: String,
}

impl KeptLink {
    /// The link of a table (empty where none is named) among the settings; `None` where none is kept.
    pub(crate) fn of_table(settings: &Path, table: &str) -> Option<Self> {
        Self::read(&path(settings, table))
    }

    /// The ports of all tables' links among the settings.
    pub(crate) fn ports(settings: &Path) -> Vec<u16> {
        let entries = fs::read_dir(settings).into_iter().flatten().flatten();
        let links = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(FILE));
        links.filter_map(|entry| Self::read(&entry.path())).map(|link| link.port).collect()
    }

    /// Keeps the link of a table, for the owner of the settings alone.
    pub(crate) fn keep(&self, settings: &Path, table: &str) -> io::Result<()> {
        private::create_folder(settings)?;
        let text = format!("{} {}\n", self.port, self.token);
        atomic::write_private(&path(settings, table), text.as_bytes()).map_err(io::Error::other)
    }

    fn read(path: &Path) -> Option<Self> {
        let bytes = regular_file::read(path, MOST_BYTES).ok()?;
        let (port, token) = str::from_utf8(&bytes).ok()?.trim().split_once(' ')?;
        let port = port.parse().ok().filter(|&port| port > 0)?;
        let is_token = token.len() == 2 * TOKEN_BYTES && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Self { port, token: token.to_owned() })
    }

    /// A new token.
    ///
    /// # Errors
    /// What the system says where it gives no random numbers.
    pub(crate) fn new_token() -> Result<String, getrandom::Error> {
        let mut secret = [0; TOKEN_BYTES];
        getrandom::fill(&mut secret)?;
        Ok(hex::encode(secret))
    }
}

/// The file of a table's link. A table is a number, as the address of the source has it.
fn path(settings: &Path, table: &str) -> PathBuf {
    settings.join(format!("{FILE}-{table}.txt"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_keeps_its_link_and_a_damaged_one_is_none() {
        let settings = tempfile::tempdir().unwrap();
        let folder = settings.path().join("kifuscribe");
        assert_eq!(KeptLink::of_table(&folder, ""), None);
        for (table, port) in [("", 8443), ("5", 8444)] {
            let link = KeptLink { port, token: KeptLink::new_token().unwrap() };
            link.keep(&folder, table).unwrap();
            assert_eq!(KeptLink::of_table(&folder, table), Some(link));
            assert!(!private::is_open_to_others(&path(&folder, table)));
        }
        assert_eq!(KeptLink::of_table(&folder, "6"), None);
        let mut ports = KeptLink::ports(&folder);
        ports.sort_unstable();
        assert_eq!(ports, [8443, 8444]);
        for damaged in
            ["", "8443", "0 00112233445566778899aabbccddeeff", "8443 0011", "8443 zz112233445566778899aabbccddeeff"]
        {
            fs::write(path(&folder, "5"), damaged).unwrap();
            assert_eq!(KeptLink::of_table(&folder, "5"), None, "{damaged}");
        }
    }
}
