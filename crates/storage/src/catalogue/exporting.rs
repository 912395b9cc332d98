//! Games are handed over: as a folder of SGF files with a table, or as one package with journals, pictures and a list of
//! hashes, which can be checked elsewhere.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::add_outcome::RefusedFile;
use super::checking::{CheckOutcome, DamageKind, picture_hashes};
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, GameFiles};
use super::location::with_suffix;
use crate::evidence::EvidenceFolder;
use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic, regular_file};
use kifuscribe_archive::package::{INDEX, MANIFEST, Manifest, PackedFile, file_stem, index_csv};
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal;
use kifuscribe_formats::sgf;
use kifuscribe_language::{say, system_reason};
use kifuscribe_words::recording_sgf::sgf_of;

/// What came of an export.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExportOutcome {
    /// The games that were written.
    pub games: usize,
    /// The journals among them.
    pub journals: usize,
    /// The pictures.
    pub pictures: usize,
    /// The games that could not be read.
    pub refused: Vec<RefusedFile>,
    /// The recordings whose journals were left out, because a name in them is withheld.
    pub withheld: usize,
    /// Whether it was stopped before its end. Nothing is left of it then.
    pub stopped: bool,
}

/// Is told before each game what was written so far; false stops the export.
pub type ExportWatcher<'a> = dyn FnMut(&ExportOutcome) -> bool + 'a;

/// Whether an export goes into one package: its name ends in `.zip`.
#[must_use]
pub fn is_package(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

/// The first of `NAME`, `NAME-2`, `NAME-3` ... that is not there yet, for an export.
#[must_use]
pub fn free_target(path: &Path) -> PathBuf {
    let mut names = std::iter::once(path.to_owned()).chain((2..).map(|n| with_suffix(path, &format!("-{n}"))));
    names.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

/// Games with their places in the list, those of one file after each other.
fn by_file(games: &[FoundGame]) -> Vec<(usize, &FoundGame)> {
    let mut sorted: Vec<(usize, &FoundGame)> = games.iter().enumerate().collect();
    sorted.sort_by(|a, b| (&a.1.path, a.1.place).cmp(&(&b.1.path, b.1.place)));
    sorted
}

/// What the table of an export holds, in the order of the list: each game with its file.
fn in_order(games: &[FoundGame], mut written: Vec<(usize, String)>) -> Vec<(&FoundGame, String)> {
    written.sort_unstable();
    written.into_iter().filter_map(|(i, name)| Some((games.get(i)?, name))).collect()
}

impl Catalogue {
    /// Writes games into one package, where the name of `path` ends in `.zip`, or into a folder. What is stopped, or
    /// cannot be written to its end, leaves nothing behind.
    ///
    /// # Errors
    /// [`CatalogueError`] where they cannot be written, or the folder holds something already.
    pub fn export(
        &self,
        games: &[FoundGame],
        path: &Path,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        if is_package(path) { self.export_package(games, path, go_on) } else { self.export_folder(games, path, go_on) }
    }

    /// Writes games into a folder, which is new or empty: an SGF each, and a table of them.
    fn export_folder(
        &self,
        games: &[FoundGame],
        path: &Path,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        let mut folder = ExportFolder::create(path)?;
        let outcome = self.fill_folder(games, &mut folder, go_on);
        if !outcome.as_ref().is_ok_and(|outcome| !outcome.stopped) {
            folder.remove();
        }
        outcome
    }

    /// The folder of the catalogue, as it stands in the paths of games.
    fn root(&self) -> Option<PathBuf> {
        std::fs::canonicalize(atomic::folder_of(self.path()?)).ok()
    }

    fn fill_folder(
        &self,
        games: &[FoundGame],
        folder: &mut ExportFolder,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        // The table comes first: it marks the folder as an export, also where the computer stops before its end.
        folder.files.push(INDEX.to_owned());
        atomic::write(&folder.path.join(INDEX), index_csv(&[], None, &self.redaction).as_bytes())?;
        let mut outcome = ExportOutcome::default();
        let mut index = Vec::new();
        let mut files = GameFiles::default();
        for (i, game) in by_file(games) {
            if !go_on(&outcome) {
                return Ok(ExportOutcome { stopped: true, ..ExportOutcome::default() });
            }
            let Some(file) = self.read_for_export(&mut files, game, &mut outcome) else { continue };
            let name = file_stem(game, &self.redaction) + ".sgf";
            let path = folder.path.join(&name);
            folder.files.push(name.clone());
            match std::fs::write(&path, self.sgf_text(&file)) {
                Ok(()) => {}
                // A name that the file system refuses costs its game alone.
                Err(why) if matches!(why.kind(), ErrorKind::InvalidFilename | ErrorKind::InvalidInput) => {
                    outcome.refused.push(RefusedFile { file: game.path.clone(), why: why.to_string() });
                    continue;
                }
                Err(source) => return Err(StorageError::Write { path, source }.into()),
            }
            index.push((i, name));
            outcome.games += 1;
        }
        let index = in_order(games, index);
        atomic::write(&folder.path.join(INDEX), index_csv(&index, self.root().as_deref(), &self.redaction).as_bytes())?;
        Ok(outcome)
    }

    /// Writes games into one package: an SGF each, journals and pictures, a table, and a list of all hashes. The package
    /// appears when it is whole.
    fn export_package(
        &self,
        games: &[FoundGame],
        path: &Path,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        let failed = |source| CatalogueError::from(StorageError::Write { path: path.to_owned(), source });
        let file = atomic::temporary_file(atomic::folder_of(path)).map_err(failed)?;
        let mut package = PackageWriter { zip: ZipWriter::new(file), files: Vec::new() };
        let mut outcome = ExportOutcome::default();
        let mut index = Vec::new();
        let mut files = GameFiles::default();
        for (i, game) in by_file(games) {
            if !go_on(&outcome) {
                return Ok(ExportOutcome { stopped: true, ..ExportOutcome::default() });
            }
            let Some(file) = self.read_for_export(&mut files, game, &mut outcome) else { continue };
            let name = format!("games/{}.sgf", file_stem(game, &self.redaction));
            package.add(&name, self.sgf_text(&file).as_bytes()).map_err(failed)?;
            index.push((i, name));
            outcome.games += 1;
            if let Some(state) = &file.state {
                self.pack_recording(&mut package, game, state, &mut outcome).map_err(failed)?;
            }
        }
        let index = in_order(games, index);
        package.add(INDEX, index_csv(&index, self.root().as_deref(), &self.redaction).as_bytes()).map_err(failed)?;
        let manifest = Manifest::new(std::mem::take(&mut package.files)).to_json();
        package.add(MANIFEST, manifest.as_bytes()).map_err(failed)?;
        let file = package.zip.finish().map_err(|error| failed(error.into()))?;
        file.as_file().sync_all().map_err(failed)?;
        file.persist(path).map_err(|error| failed(error.error))?;
        Ok(outcome)
    }

    /// Adds the journal and the pictures of a recording.
    fn pack_recording(
        &self,
        package: &mut PackageWriter,
        game: &FoundGame,
        state: &SessionState,
        outcome: &mut ExportOutcome,
    ) -> std::io::Result<()> {
        let journal = regular_file::read(&SessionFolder::at(&game.path).journal(), regular_file::LARGE)?;
        // Names cannot be taken out of a journal without breaking its chain.
        if std::str::from_utf8(&journal).is_ok_and(|text| self.redaction().text(text) != text) {
            outcome.withheld += 1;
            return Ok(());
        }
        let id = game.hash.id();
        package.add(&format!("sessions/{id}/journal.jsonl"), &journal)?;
        outcome.journals += 1;
        let evidence = EvidenceFolder::of(&game.path, u64::MAX);
        let mut hashes: Vec<&String> = picture_hashes(state).collect();
        hashes.sort_unstable();
        hashes.dedup();
        for hash in hashes {
            if let Some(picture) = evidence.read(hash) {
                package.add(&format!("sessions/{id}/evidence/{hash}.jpg"), &picture)?;
                outcome.pictures += 1;
            }
        }
        Ok(())
    }

    fn read_for_export(
        &self,
        files: &mut GameFiles,
        game: &FoundGame,
        outcome: &mut ExportOutcome,
    ) -> Option<GameFile> {
        match self.read_among(files, game) {
            Ok(file) => Some(file),
            Err(error) => {
                outcome.refused.push(RefusedFile { file: game.path.clone(), why: error.to_string() });
                None
            }
        }
    }

    /// The SGF of a game without the names that are withheld. It is written in UTF-8, and says so where the original has another
    /// set.
    #[must_use]
    pub fn sgf_text(&self, file: &GameFile) -> String {
        let text = sgf::printable::with_printable_values(self.redaction().sgf_text(&file.sgf));
        let Some(mut collection) = sgf::read_collection(text.as_bytes()).ok().filter(|_| !text.is_ascii()) else {
            return text;
        };
        let mut is_other = false;
        for root in collection.games().to_vec() {
            let properties = &mut collection.node_mut(root).properties;
            let stated =
                properties.iter_mut().filter(|property| property.is("CA")).flat_map(|property| &mut property.values);
            for value in stated.filter(|value| !value.eq_ignore_ascii_case("UTF-8")) {
                (*value, is_other) = ("UTF-8".to_owned(), true);
            }
        }
        if is_other { collection.to_sgf() } else { text }
    }
}

/// A folder that games are written into.
struct ExportFolder {
    path: PathBuf,
    /// Whether it was made for the export.
    is_new: bool,
    /// The names of what was written.
    files: Vec<String>,
}

impl ExportFolder {
    /// Makes the folder; one that is there has to be empty.
    fn create(path: &Path) -> Result<Self, CatalogueError> {
        let failed = |source| CatalogueError::Folder { path: path.to_owned(), source };
        let is_new = !path.exists();
        std::fs::create_dir_all(path).map_err(failed)?;
        if std::fs::read_dir(path).map_err(failed)?.next().is_some() {
            return Err(CatalogueError::FolderInUse { path: path.to_owned() });
        }
        Ok(Self { path: path.to_owned(), is_new, files: Vec::new() })
    }

    /// Removes what was written. The table, which marks the folder as an export, goes last.
    fn remove(&self) {
        for name in self.files.iter().rev() {
            let _ = std::fs::remove_file(self.path.join(name));
        }
        if self.is_new {
            let _ = std::fs::remove_dir(&self.path);
        }
    }
}

struct PackageWriter {
    zip: ZipWriter<tempfile::NamedTempFile>,
    files: Vec<PackedFile>,
}

impl PackageWriter {
    fn add(&mut self, path: &str, bytes: &[u8]) -> std::io::Result<()> {
        // JPEG is as small as it gets.
        let method = if path.ends_with(".jpg") { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default().compression_method(method);
        self.zip.start_file(path, options)?;
        self.zip.write_all(bytes)?;
        self.files.push(PackedFile { path: path.to_owned(), sha256: journal::hash_of_bytes(bytes) });
        Ok(())
    }
}

/// Checks a package that was handed over: every file by its hash, journals by their chains, and records by their journals.
///
/// # Errors
/// [`CatalogueError::Package`] where the file is no package.
pub fn check_package(path: &Path) -> Result<CheckOutcome, CatalogueError> {
    if path.is_dir() {
        return Err(CatalogueError::NoPackage { path: path.to_owned() });
    }
    let unusable = |why: String| CatalogueError::Package { path: path.to_owned(), why };
    let file = File::open(path).map_err(|error| unusable(system_reason(&error)))?;
    let mut package = ZipArchive::new(file).map_err(|_| unusable(say!("package-no-zip").to_owned()))?;
    let manifest = read_entry(&mut package, MANIFEST).ok().and_then(|bytes| Manifest::from_json(&bytes));
    let manifest = manifest.ok_or_else(|| unusable(say!("package-no-list").to_owned()))?;
    let mut hashes: BTreeMap<&str, &str> =
        manifest.files.iter().map(|f| (f.path.as_str(), f.sha256.as_str())).collect();
    let mut outcome = CheckOutcome::default();
    // The hash of the record that each journal gives, by the game's name: one file of the package is in memory at a time.
    let mut records: BTreeMap<String, String> = BTreeMap::new();
    let mut games: Vec<(String, String)> = Vec::new();
    let hash_of = |text: &str| journal::hash_of_bytes(text.as_bytes());
    let names: Vec<String> = package.file_names().filter_map(|name| name.ok().map(|name| name.into_owned())).collect();
    for name in names.iter().filter(|name| *name != MANIFEST) {
        let place = path.join(name);
        let bytes = read_entry(&mut package, name);
        let is_whole =
            |bytes: &[u8]| hashes.get(name.as_str()).is_some_and(|hash| journal::hash_of_bytes(bytes) == **hash);
        let Some(bytes) = bytes.ok().filter(|bytes| is_whole(bytes)) else {
            hashes.remove(name.as_str());
            outcome.report(&place, &id_of(name), DamageKind::Hash);
            continue;
        };
        hashes.remove(name.as_str());
        if name.ends_with(".sgf") {
            outcome.games += 1;
            games.push((id_of(name), hash_of(&String::from_utf8_lossy(&bytes))));
        } else if name.ends_with(".jsonl") {
            outcome.journals += 1;
            match journal::read(&bytes) {
                Ok(journal) => {
                    let record = sgf_of(&SessionState::from_events(&journal.events));
                    // A package has names as they are exported.
                    let record = record.map(sgf::printable::with_printable_values);
                    records.extend(record.map(|record| (id_of(name), hash_of(&record))));
                }
                Err(error) => outcome.report(&place, &id_of(name), DamageKind::Unreadable(error.to_string())),
            }
        } else if name.ends_with(".jpg") {
            outcome.pictures += 1;
        }
    }
    for missing in hashes.into_keys() {
        outcome.report(&path.join(missing), &id_of(missing), DamageKind::Missing);
    }
    for (id, game) in games {
        if records.get(&id).is_some_and(|record| *record != game) {
            outcome.report(path, &id, DamageKind::RecordDiffers(PathBuf::from(&id)));
        }
    }
    Ok(outcome)
}

/// The name of the game that a file of a package belongs to.
fn id_of(name: &str) -> String {
    let mut parts = name.split('/');
    let id = match (parts.next(), parts.next()) {
        (Some("sessions"), Some(id)) => id,
        (Some("games"), Some(file)) => file.trim_end_matches(".sgf").rsplit('_').next().unwrap_or_default(),
        _ => "",
    };
    id.to_owned()
}

fn read_entry(package: &mut ZipArchive<File>, name: &str) -> Result<Vec<u8>, std::io::Error> {
    let mut bytes = Vec::new();
    package.by_name(name)?.take(regular_file::LARGE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > regular_file::LARGE { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}
