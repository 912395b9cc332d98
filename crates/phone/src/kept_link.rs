//! What phones' links are made of, kept beside the settings: after a restart a table has the same QR code, and a phone that has the page
//! open goes on.

use std::path::{Path, PathBuf};

use kifuscribe_storage::{atomic, private, regular_file};

/// The beginning of the names of the files with tokens; behind it stands the table, where one is named.
const TOKEN_FILE: &str = "phone-link";

/// The file with the port of all tables' pages.
const PORT_FILE: &str = "phone-port.txt";

/// The largest file, in bytes.
const MOST_BYTES: u64 = 256;

/// The number of bytes of a token, each written as two hexadecimal digits.
const TOKEN_BYTES: usize = 16;

/// The token of a table's page (the table is empty where none is named), a secret; a new one where none is kept among the settings.
///
/// # Errors
/// What the system says where it gives no random numbers.
pub(crate) fn token(settings: &Path, table: &str) -> Result<String, getrandom::Error> {
    let path = token_file(settings, table);
    if let Some(token) = kept_token(&path) {
        return Ok(token);
    }
    let mut secret = [0; TOKEN_BYTES];
    getrandom::fill(&mut secret)?;
    let token = hex::encode(secret);
    keep(&path, &token);
    Ok(token)
}

/// The tokens that are kept among the settings, of whatever table.
pub(crate) fn tokens(settings: &Path) -> Vec<String> {
    let files = std::fs::read_dir(settings).into_iter().flatten().flatten();
    let is_token_file = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(TOKEN_FILE) && name.ends_with(".txt"))
    };
    files.map(|file| file.path()).filter(is_token_file).filter_map(|path| kept_token(&path)).collect()
}

/// The token in a file.
fn kept_token(path: &Path) -> Option<String> {
    read(path)?.split_whitespace().next_back().filter(is_token).map(ToOwned::to_owned)
}

/// The port of this computer's pages, where one is kept among the settings.
pub(crate) fn port(settings: &Path) -> Option<u16> {
    read(&settings.join(PORT_FILE))?.trim().parse().ok().filter(|&port| port > 0)
}

/// Keeps the port of this computer's pages.
pub(crate) fn keep_port(settings: &Path, port: u16) {
    keep(&settings.join(PORT_FILE), &port.to_string());
}

fn is_token(token: &&str) -> bool {
    token.len() == 2 * TOKEN_BYTES && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The file with a table's token. A table is a number, as the address of the source has it.
fn token_file(settings: &Path, table: &str) -> PathBuf {
    settings.join(format!("{TOKEN_FILE}-{table}.txt"))
}

fn read(path: &Path) -> Option<String> {
    String::from_utf8(regular_file::read(path, MOST_BYTES).ok()?).ok()
}

/// Writes a file for the owner of the settings alone. Where that fails, the code is another one after a restart.
fn keep(path: &Path, text: &str) {
    if path.parent().is_some_and(|folder| private::create_folder(folder).is_ok()) {
        let _ = atomic::write_private(path, format!("{text}\n").as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn each_table_keeps_its_token_and_all_have_one_port() {
        let settings = tempfile::tempdir().unwrap();
        let folder = settings.path().join("kifuscribe");
        assert_eq!(port(&folder), None);
        keep_port(&folder, 8444);
        assert_eq!(port(&folder), Some(8444));
        let tokens = ["", "5"].map(|table| token(&folder, table).unwrap());
        assert_ne!(tokens[0], tokens[1]);
        assert!(tokens.iter().all(|token| super::tokens(&folder).contains(token)));
        for (table, kept) in ["", "5"].iter().zip(&tokens) {
            assert_eq!(&token(&folder, table).unwrap(), kept);
            assert!(!private::is_open_to_others(&token_file(&folder, table)));
        }
        for damaged in ["", "8443", "0011", "zz112233445566778899aabbccddeeff"] {
            fs::write(token_file(&folder, "5"), damaged).unwrap();
            let new = token(&folder, "5").unwrap();
            assert!(is_token(&new.as_str()) && new != tokens[1], "{damaged}");
            assert_eq!(token(&folder, "5").unwrap(), new);
        }
        for damaged in ["", "0", "x", "99999"] {
            fs::write(folder.join(PORT_FILE), damaged).unwrap();
            assert_eq!(port(&folder), None, "{damaged}");
        }
    }
}
