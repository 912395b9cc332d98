//! The addresses of halls and pairing servers that somebody has named on this computer. Another one, which stands in a folder that was
//! handed over, is not contacted before somebody names it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{atomic, private, regular_file};

/// The file in the folder for settings: an address a line.
const FILE: &str = "known-addresses";

/// The most bytes of that file.
const MOST_BYTES: u64 = 256 << 10;

/// The addresses that somebody has named on this computer, in a file or, without one, since the program was started.
#[derive(Debug, Clone, Default)]
pub struct KnownAddresses {
    file: Option<PathBuf>,
    named: Arc<Mutex<BTreeSet<String>>>,
}

impl KnownAddresses {
    /// Those that are kept in this folder for settings.
    #[must_use]
    pub fn in_folder(settings: &Path) -> Self {
        Self { file: Some(settings.join(FILE)), named: Arc::default() }
    }

    /// Whether somebody has named this address.
    #[must_use]
    pub fn knows(&self, address: &str) -> bool {
        let address = spelled(address);
        self.named().contains(&address) || self.kept().contains(&address)
    }

    /// Keeps that somebody has named this address.
    pub fn add(&self, address: &str) {
        let address = spelled(address);
        let mut named = self.named();
        let mut kept = self.kept();
        if let Some(file) = self.file.as_ref().filter(|_| kept.insert(address.clone())) {
            let text: String = kept.iter().map(|address| format!("{address}\n")).collect();
            // Where it cannot be kept, the next program asks once more.
            let folder = private::create_folder(atomic::folder_of(file));
            let _ = folder.map(|()| atomic::write_private(file, text.as_bytes()));
        }
        named.insert(address);
    }

    fn named(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.named.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those in the file.
    fn kept(&self) -> BTreeSet<String> {
        let bytes = self.file.as_ref().filter(|file| fs::exists(file).unwrap_or_default());
        let bytes = bytes.and_then(|file| regular_file::read(file, MOST_BYTES).ok()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
    }
}

/// An address as it is compared with others.
fn spelled(address: &str) -> String {
    address.trim().trim_end_matches('/').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_known_once_somebody_has_named_it_in_any_program() {
        let folder = tempfile::tempdir().unwrap();
        let settings = folder.path().join("settings");
        let [first, second] = [(); 2].map(|()| KnownAddresses::in_folder(&settings));
        assert!(!first.knows("http://hall:8080"));
        first.add("http://Hall:8080/");
        second.add("http://other:8080");
        for known in [&first, &second, &KnownAddresses::in_folder(&settings)] {
            assert!(known.knows("http://hall:8080") && known.knows("http://other:8080/"));
            assert!(!known.knows("http://hall:8081") && !known.knows("http://hall:80"));
        }
        let unkept = KnownAddresses::default();
        unkept.add("http://hall:8080");
        assert!(unkept.clone().knows("http://hall:8080") && !KnownAddresses::default().knows("http://hall:8080"));
    }
}
