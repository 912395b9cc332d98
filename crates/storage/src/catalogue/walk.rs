//! The games under a folder: files of games and session folders.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};

use crate::recordings::session_of;
use crate::session_folder::SessionFolder;
use crate::spectator_folder::SpectatorFolder;
use kifuscribe_archive::package::{INDEX, MANIFEST, is_heading};
use kifuscribe_formats::sgf;
use zip::ZipArchive;

/// The most bytes of a table that are read to recognise it: its first line is shorter.
const LONGEST_HEADING: u64 = 1024;

/// What is found on the way through folders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum WalkItem {
    /// An SGF file that does not belong to a recording beside it, and is no copy for spectators of a record.
    Sgf(PathBuf),
    /// The session folder of a recording.
    Session(PathBuf),
    /// A file or folder that cannot be read, and why.
    Unreadable(PathBuf, String),
    /// What lies in folders under a path beside games, by how the names end, with the numbers of such files. It comes last.
    NoRecords(PathBuf, BTreeMap<String, usize>),
}

impl WalkItem {
    /// The file or folder.
    pub(super) fn path(&self) -> &Path {
        match self {
            Self::Sgf(path) | Self::Session(path) | Self::Unreadable(path, _) | Self::NoRecords(path, _) => path,
        }
    }
}

/// Walks through folders and what is in them, in the order of the names. Links to folders are not followed.
#[derive(Debug)]
pub(super) struct FolderWalk {
    /// What is still to be looked at, the next last.
    open: Vec<PathBuf>,
    /// Whether folders that games were exported into are passed over.
    skips_exports: bool,
    /// Where it began.
    root: PathBuf,
    /// What was passed over: hidden files and folders as `.*`, other files by how their names end.
    no_records: BTreeMap<String, usize>,
}

impl FolderWalk {
    /// Begins at a file or a folder.
    pub(super) fn new(root: &Path) -> Self {
        // A path stands in the catalogue as it is from everywhere.
        let root = fs::canonicalize(root).unwrap_or_else(|_| root.to_owned());
        Self { open: vec![root.clone()], skips_exports: false, root, no_records: BTreeMap::new() }
    }

    /// Passes over folders in it that games were exported into: what lies there are copies of games.
    pub(super) fn without_exports(self) -> Self {
        Self { skips_exports: true, ..self }
    }

    fn enter(&mut self, folder: &Path) -> Result<(), std::io::Error> {
        let mut inside: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = entry.path();
            let kind = entry.file_type()?;
            let name = entry.file_name().to_string_lossy().to_lowercase();
            let stands_for_another = || session_of(&path).is_some() || SpectatorFolder::original_of(&path).is_some();
            let is_copy = || self.skips_exports && is_package(&path);
            let is_folder = kind.is_dir() && !(self.skips_exports && is_export(&path));
            if let Some(hidden) = sgf::hidden_kind(&name) {
                if !is_own(&name) && !self.skips_exports {
                    *self.no_records.entry(hidden.to_owned()).or_default() += 1;
                }
            } else if is_folder {
                inside.push(path);
            } else if !path.is_dir() && !stands_for_another() {
                // Of a pipe or a link that leads nowhere the name says what it would hold: it is refused with a sentence.
                if holds_games(&path) || !is_own(&name) && path.is_file() && begins_as_record(&path) {
                    inside.extend((!is_copy()).then_some(path));
                } else if !is_own(&name) && !self.skips_exports {
                    *self.no_records.entry(sgf::kind_of(&name)).or_default() += 1;
                }
            }
        }
        inside.sort_unstable_by(|a, b| b.cmp(a));
        self.open.append(&mut inside);
        Ok(())
    }
}

impl Iterator for FolderWalk {
    type Item = WalkItem;

    fn next(&mut self) -> Option<WalkItem> {
        while let Some(path) = self.open.pop() {
            if SessionFolder::at(&path).holds_a_recording() {
                return Some(WalkItem::Session(path));
            }
            if path.is_dir() {
                if let Err(error) = self.enter(&path) {
                    return Some(WalkItem::Unreadable(path, error.to_string()));
                }
                continue;
            }
            // A copy for spectators stands for its record, and the record of a recording for its recording.
            let path = SpectatorFolder::original_of(&path).unwrap_or(path);
            return Some(session_of(&path).map_or(WalkItem::Sgf(path), WalkItem::Session));
        }
        let passed = std::mem::take(&mut self.no_records);
        (!passed.is_empty()).then(|| WalkItem::NoRecords(self.root.clone(), passed))
    }
}

/// Whether the program writes files of this name beside games: they are neither read nor counted.
fn is_own(name: &str) -> bool {
    const ENDINGS: [&str; 4] = [".html", ".json", ".jsonl", ".lock"];
    [INDEX, MANIFEST].contains(&name) || name.contains(".sqlite") || ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Whether a file begins as a record, however it is named.
fn begins_as_record(path: &Path) -> bool {
    let mut start = Vec::new();
    let file = fs::File::open(path);
    let read = file.and_then(|file| file.take(sgf::BEGINNING as u64).read_to_end(&mut start));
    read.is_ok() && sgf::begins_as_record(&start)
}

/// Whether a file is named as games are: SGF, records of other programs, and what they are compressed into.
fn holds_games(path: &Path) -> bool {
    const ENDINGS: [&str; 8] = ["sgf", "mgt", "gib", "ngf", "ugi", "ugf", "zip", "gz"];
    let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase()).unwrap_or_default();
    let inner = || path.file_stem().is_some_and(|stem| Path::new(stem).extension().is_some());
    // Other files are compressed, too: `notes.txt.gz`.
    ENDINGS.contains(&ending.as_str())
        && (ending != "gz" || inner() && holds_games(Path::new(path.file_stem().unwrap_or_default())))
}

/// Whether a file is a package into which games were exported: copies of games.
fn is_package(path: &Path) -> bool {
    let is_zip = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("zip"));
    let zip = (is_zip && path.is_file())
        .then(|| fs::File::open(path).ok().and_then(|file| ZipArchive::new(file).ok()))
        .flatten();
    zip.is_some_and(|zip| zip.index_for_name(MANIFEST).is_some())
}

/// Whether games were exported into a folder.
fn is_export(folder: &Path) -> bool {
    let mut line = String::new();
    let index = folder.join(INDEX);
    let table = if index.is_file() { fs::File::open(index) } else { return false };
    table.is_ok_and(|table| BufReader::new(table.take(LONGEST_HEADING)).read_line(&mut line).is_ok())
        && is_heading(&line)
}
