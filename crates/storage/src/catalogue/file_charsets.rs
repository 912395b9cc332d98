//! The sets of characters in which somebody said that files are to be read, in a small file beside the catalogue. Why: what was said stays
//! true when the catalogue is damaged or deleted, and when the file is moved.

use std::collections::HashMap;
use std::path::Path;

use super::own_files::{self, OwnFile};
use crate::{StorageError, regular_file};
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::sgf::{self, charset::Charset};

/// The sets of characters in which files are to be read, where somebody has said so.
#[derive(Debug, Default)]
pub(super) struct FileCharsets {
    /// For all files that are added.
    pub(super) chosen: Option<Charset>,
    /// By the path, as the catalogue has it.
    known: HashMap<String, Charset>,
    /// What stands in the file beside the catalogue.
    kept: KeptCharsets,
    /// What of it is not written yet.
    unwritten: Vec<KeptCharset>,
}

/// What was said of one file. It is recognised by its path, or by its bytes; neither tells a name.
#[derive(Debug, Clone, PartialEq, Eq)]
struct KeptCharset {
    charset: Charset,
    /// The hash of the path.
    path: String,
    /// The hash of the bytes.
    bytes: String,
    /// The number of bytes.
    size: u64,
}

/// What was said of files.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct KeptCharsets(Vec<KeptCharset>);

/// A line a file, `GBK HASH-OF-PATH HASH-OF-BYTES SIZE`.
impl OwnFile for KeptCharsets {
    const SUFFIX: &'static str = ".charsets";

    fn of_text(text: &str) -> Option<Self> {
        let line = |line: &str| {
            let [charset, path, bytes, size] = line.split_whitespace().collect::<Vec<_>>()[..] else { return None };
            let charset = Charset::of_name(charset)?;
            Some(KeptCharset { charset, path: path.to_owned(), bytes: bytes.to_owned(), size: size.parse().ok()? })
        };
        Some(Self(text.lines().filter_map(line).collect()))
    }

    fn text(&self) -> String {
        let line = |kept: &KeptCharset| {
            let KeptCharset { charset, path, bytes, size } = kept;
            format!("{} {path} {bytes} {size}\n", charset.name())
        };
        self.0.iter().map(line).collect()
    }
}

impl KeptCharsets {
    /// Enters what was said of a file, in place of what was said before.
    fn enter(&mut self, line: KeptCharset) {
        self.0.retain(|kept| kept.path != line.path);
        self.0.push(line);
    }
}

/// The bytes of a file with games; `None` of a pipe or a device, which may have no end, and of a file that is too large.
fn read(path: &Path) -> Option<Vec<u8>> {
    regular_file::read(path, sgf::MAX_BYTES_BY_GAME as u64).ok()
}

impl FileCharsets {
    /// What is known beside the catalogue at `path`, what the catalogue itself knows, and what is `chosen` for all files that are added.
    ///
    /// # Errors
    /// [`StorageError::Read`] where the file beside the catalogue cannot be read.
    pub(super) fn read(
        catalogue: Option<&Path>,
        known: HashMap<String, Charset>,
        chosen: Option<Charset>,
    ) -> Result<Self, StorageError> {
        let kept = catalogue.map(own_files::read).transpose()?.unwrap_or_default();
        let mut charsets = Self { chosen, kept, known, unwritten: Vec::new() };
        // A catalogue of an earlier version alone knew them.
        for (path, charset) in charsets.known.clone() {
            let hash = hash_of_bytes(path.as_bytes());
            if !charsets.kept.0.iter().any(|kept| kept.path == hash) {
                charsets.keep(Path::new(&path), &path, charset);
            }
        }
        Ok(charsets)
    }

    /// Whether the catalogue read a file in the set that is chosen now.
    pub(super) fn is_as_chosen(&self, text: &str) -> bool {
        self.chosen.is_none_or(|set| self.known.get(text) == Some(&set))
    }

    /// The set of a file whose path is stored as `text`. What was said of a file counts no longer once it was stored as UTF-8.
    pub(super) fn of(&self, path: &Path, text: &str) -> Option<Charset> {
        if self.chosen.is_some() {
            return self.chosen;
        }
        if self.kept.0.is_empty() {
            return self.known.get(text).copied();
        }
        let hash = hash_of_bytes(text.as_bytes());
        let here = self.kept.0.iter().find(|kept| kept.path == hash);
        let said = self.known.get(text).copied().or_else(|| here.map(|kept| kept.charset));
        if said.is_none() {
            return self.by_bytes(path).map(|kept| kept.charset);
        }
        let is_stored_anew = |bytes: Vec<u8>| {
            !bytes.is_ascii()
                && std::str::from_utf8(&bytes).is_ok()
                && here.is_none_or(|kept| kept.bytes != hash_of_bytes(&bytes))
        };
        said.filter(|_| !read(path).is_some_and(is_stored_anew))
    }

    /// A file of the same bytes: it was moved, or copied.
    fn by_bytes(&self, path: &Path) -> Option<&KeptCharset> {
        let size = std::fs::metadata(path).ok()?.len();
        // Only a file of the same length is read to compare it.
        let mut alike = self.kept.0.iter().filter(|kept| kept.size == size).peekable();
        alike.peek()?;
        let hash = hash_of_bytes(&read(path)?);
        alike.find(|kept| kept.bytes == hash)
    }

    /// Keeps what was said of a file.
    pub(super) fn keep(&mut self, path: &Path, text: &str, charset: Charset) {
        let Some(bytes) = read(path) else { return };
        let path = hash_of_bytes(text.as_bytes());
        let line = KeptCharset { charset, path, bytes: hash_of_bytes(&bytes), size: bytes.len() as u64 };
        if !self.kept.0.contains(&line) {
            self.kept.enter(line.clone());
            self.unwritten.push(line);
        }
    }

    /// Writes what was added to what stands in the file by now: another program may have added to it.
    ///
    /// # Errors
    /// [`StorageError`]; the file is unchanged then.
    pub(super) fn write(&mut self, catalogue: Option<&Path>) -> Result<(), StorageError> {
        if catalogue.is_some() && !self.unwritten.is_empty() {
            let enter = |kept: &mut KeptCharsets| self.unwritten.iter().cloned().for_each(|line| kept.enter(line));
            self.kept = own_files::change(catalogue, &self.kept, enter)?.0;
            self.unwritten.clear();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_programs_that_add_files_keep_what_was_said_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let catalogue = folder.path().join("catalogue.sqlite");
        let open = || FileCharsets::read(Some(&catalogue), HashMap::new(), None).unwrap();
        let (mut one, mut other) = (open(), open());
        for (charsets, name, set) in [(&mut one, "a.sgf", "GBK"), (&mut other, "b.sgf", "EUC-KR")] {
            let file = folder.path().join(name);
            std::fs::write(&file, name).unwrap();
            charsets.keep(&file, name, Charset::of_name(set).unwrap());
            charsets.write(Some(&catalogue)).unwrap();
        }
        let read = open();
        let set = |name: &str| read.of(&folder.path().join(name), name).map(Charset::name);
        assert_eq!([set("a.sgf"), set("b.sgf")], [Some("GBK"), Some("EUC-KR")]);
    }
}
