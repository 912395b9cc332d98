//! Games are handed over: as a folder of SGF files with a table, or as one package with journals, pictures and a list of hashes.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{ErrorKind, Read as _, Result as IoResult, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tempfile::NamedTempFile;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::add_outcome::RefusedFile;
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, GameFiles};
use super::location::with_suffix;
use super::searching::{PIECE, json_list};
use crate::evidence::EvidenceFolder;
use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic, regular_file};
use kifuscribe_archive::package::{INDEX, IndexTable, MANIFEST, Manifest, OriginalFolders, PackedFile, file_stem};
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal::{self, GrowingHash};
use kifuscribe_formats::sgf;
use kifuscribe_formats::sgf::tree::Property;

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

/// What came of the games of an export, and what its table needs to know.
struct WrittenGames<'a> {
    outcome: ExportOutcome,
    /// The numbers of the games that were not written.
    left_out: BTreeSet<i64>,
    folders: OriginalFolders<'a>,
}

impl<'a> WrittenGames<'a> {
    fn new(root: Option<&'a Path>) -> Self {
        let folders = OriginalFolders::of(root);
        Self { outcome: ExportOutcome::default(), left_out: BTreeSet::new(), folders }
    }
}

impl Catalogue {
    /// Writes the games of these numbers into one package, where the name of `path` ends in `.zip`, or into a folder. A piece of
    /// them is in memory at a time. What is stopped, or cannot be written to its end, leaves nothing behind.
    ///
    /// # Errors
    /// [`CatalogueError`] where they cannot be read or written, or the folder holds something already.
    pub fn export(
        &self,
        numbers: &[i64],
        path: &Path,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        // The table, which is written last, has the games as they were when they were written.
        let _view = self.view().map_err(|error| self.failed(error))?;
        if is_package(path) {
            return self.export_package(numbers, path, go_on);
        }
        let mut folder = ExportFolder::create(path)?;
        let outcome = self.fill_folder(numbers, &mut folder, go_on);
        if !outcome.as_ref().is_ok_and(|outcome| !outcome.stopped) {
            folder.remove();
        }
        outcome
    }

    /// The folder of the catalogue, as it stands in the paths of games.
    fn root(&self) -> Option<PathBuf> {
        std::fs::canonicalize(atomic::folder_of(self.path()?)).ok()
    }

    /// Writes games into a folder: an SGF each, and a table of them.
    fn fill_folder(
        &self,
        numbers: &[i64],
        folder: &mut ExportFolder,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        // The table comes first: it marks the folder as an export, also where the computer stops before its end.
        let (index, root) = (folder.path.join(INDEX), self.root());
        folder.files.push(INDEX.to_owned());
        atomic::put_in_place(self.table(&index, &[], "", &WrittenGames::new(None))?, &index)?;
        let written = self.write_games(numbers, root.as_deref(), go_on, &mut |game, file, outcome| {
            let name = file_stem(game, &self.redaction) + ".sgf";
            let path = folder.path.join(&name);
            folder.files.push(name);
            match std::fs::write(&path, self.sgf_text(file)) {
                Ok(()) => Ok(true),
                // A name that the file system refuses costs its game alone.
                Err(why) if matches!(why.kind(), ErrorKind::InvalidFilename | ErrorKind::InvalidInput) => {
                    outcome.refused.push(RefusedFile { file: game.path.clone(), why: why.to_string() });
                    Ok(false)
                }
                Err(source) => Err(StorageError::Write { path, source }.into()),
            }
        })?;
        if !written.outcome.stopped {
            atomic::put_in_place(self.table(&index, numbers, "", &written)?, &index)?;
        }
        Ok(written.outcome)
    }

    /// Writes games into one package: an SGF each, journals and pictures, a table, and a list of all hashes. The package
    /// appears when it is whole.
    fn export_package(
        &self,
        numbers: &[i64],
        path: &Path,
        go_on: &mut ExportWatcher<'_>,
    ) -> Result<ExportOutcome, CatalogueError> {
        const GAMES: &str = "games/";
        let failed = |source| CatalogueError::from(StorageError::Write { path: path.to_owned(), source });
        let file = atomic::temporary_file(atomic::folder_of(path)).map_err(failed)?;
        let mut package = PackageWriter::new(file);
        let root = self.root();
        let written = self.write_games(numbers, root.as_deref(), go_on, &mut |game, file, outcome| {
            let name = format!("{GAMES}{}.sgf", file_stem(game, &self.redaction));
            package.add(&name, self.sgf_text(file).as_bytes()).map_err(failed)?;
            if let Some(state) = &file.state {
                self.pack_recording(&mut package, game, state, outcome).map_err(failed)?;
            }
            Ok(true)
        })?;
        if written.outcome.stopped {
            return Ok(written.outcome);
        }
        let mut table = self.table(path, numbers, GAMES, &written)?;
        package.add_all(INDEX, table.as_file_mut()).map_err(failed)?;
        let manifest = Manifest::new(std::mem::take(&mut package.files)).to_json();
        package.add(MANIFEST, manifest.as_bytes()).map_err(failed)?;
        let written_file = package.zip.finish().map_err(|error| failed(error.into()))?;
        atomic::put_in_place(written_file.file, path)?;
        Ok(written.outcome)
    }

    /// Reads each game from its file, those of one file after each other, and has it written, which says whether it was.
    fn write_games<'a>(
        &self,
        numbers: &[i64],
        root: Option<&'a Path>,
        go_on: &mut ExportWatcher<'_>,
        write: &mut dyn FnMut(&FoundGame, &GameFile, &mut ExportOutcome) -> Result<bool, CatalogueError>,
    ) -> Result<WrittenGames<'a>, CatalogueError> {
        let mut written = WrittenGames::new(root);
        let mut files = GameFiles::default();
        for piece in self.by_file(numbers).map_err(|error| self.failed(error))?.chunks(PIECE) {
            for game in self.games(piece)? {
                if !go_on(&written.outcome) {
                    written.outcome = ExportOutcome { stopped: true, ..ExportOutcome::default() };
                    return Ok(written);
                }
                let file = self.read_for_export(&mut files, &game, &mut written.outcome);
                match file.map(|file| write(&game, &file, &mut written.outcome)).transpose()? {
                    Some(true) => {
                        written.folders.take_in(&game.path);
                        written.outcome.games += 1;
                    }
                    Some(false) | None => drop(written.left_out.insert(game.number)),
                }
            }
        }
        Ok(written)
    }

    /// The numbers of games, those of one file after each other.
    fn by_file(&self, numbers: &[i64]) -> Result<Vec<i64>, rusqlite::Error> {
        let sql = "SELECT number FROM game WHERE number IN (SELECT value FROM json_each(?)) ORDER BY path, place";
        self.connection.prepare(sql)?.query_map([json_list(numbers)], |row| row.get(0))?.collect()
    }

    /// The table of the games that were written into `folder`, in the order of the list, in a file beside `target`.
    fn table(
        &self,
        target: &Path,
        numbers: &[i64],
        folder: &str,
        written: &WrittenGames<'_>,
    ) -> Result<NamedTempFile, CatalogueError> {
        let failed = |source| CatalogueError::from(StorageError::Write { path: target.to_owned(), source });
        let file = atomic::temporary_file(atomic::folder_of(target)).map_err(failed)?;
        let mut table = IndexTable::begin(file.as_file(), written.folders.clone(), &self.redaction).map_err(failed)?;
        for piece in numbers.chunks(PIECE) {
            for game in self.games(piece)?.iter().filter(|game| !written.left_out.contains(&game.number)) {
                let name = format!("{folder}{}.sgf", file_stem(game, &self.redaction));
                table.add(game, &name).map_err(failed)?;
            }
        }
        table.end().map_err(failed)?;
        Ok(file)
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
        let mut hashes = evidence.pictures_of(state);
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

    /// The SGF of a game without the names that are withheld. It is written in UTF-8, and says so where the original states another set,
    /// or none: readers take such a file for another set.
    #[must_use]
    pub fn sgf_text(&self, file: &GameFile) -> String {
        let text = sgf::printable::with_printable_values(self.redaction().sgf_text(&file.sgf));
        let Some(mut collection) = sgf::read_text(&text).ok().filter(|_| !text.is_ascii()) else {
            return text;
        };
        let mut is_other = false;
        for root in collection.games().to_vec() {
            let properties = &mut collection.node_mut(root).properties;
            let stated =
                properties.iter_mut().filter(|property| property.is("CA")).flat_map(|property| &mut property.values);
            let mut is_stated = false;
            for value in stated {
                is_stated = true;
                if !value.eq_ignore_ascii_case("UTF-8") {
                    (*value, is_other) = ("UTF-8".to_owned(), true);
                }
            }
            if !is_stated {
                properties.insert(0, Property::new("CA", "UTF-8"));
                is_other = true;
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
    /// Dropped before the rest: what is not finished is given up.
    _giving_up: GivingUp,
    zip: ZipWriter<PackageFile>,
    files: Vec<PackedFile>,
}

/// The file of a package, into which nothing is written once the package is given up. Why: a [`ZipWriter`] that is dropped writes its directory,
/// and says on standard error that the disk is full, which was said.
struct PackageFile {
    file: NamedTempFile,
    is_given_up: Rc<Cell<bool>>,
}

/// Gives a package up when it is dropped.
struct GivingUp(Rc<Cell<bool>>);

impl Drop for GivingUp {
    fn drop(&mut self) {
        self.0.set(true);
    }
}

impl Write for PackageFile {
    fn write(&mut self, bytes: &[u8]) -> IoResult<usize> {
        if self.is_given_up.get() { Ok(bytes.len()) } else { self.file.write(bytes) }
    }

    fn flush(&mut self) -> IoResult<()> {
        if self.is_given_up.get() { Ok(()) } else { self.file.flush() }
    }
}

impl Seek for PackageFile {
    fn seek(&mut self, place: SeekFrom) -> IoResult<u64> {
        self.file.seek(place)
    }
}

impl PackageWriter {
    fn new(file: NamedTempFile) -> Self {
        let is_given_up = Rc::new(Cell::new(false));
        let giving_up = GivingUp(Rc::clone(&is_given_up));
        Self { _giving_up: giving_up, zip: ZipWriter::new(PackageFile { file, is_given_up }), files: Vec::new() }
    }

    fn add(&mut self, path: &str, bytes: &[u8]) -> std::io::Result<()> {
        // JPEG is as small as it gets.
        let method = if path.ends_with(".jpg") { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default().compression_method(method);
        self.zip.start_file(path, options)?;
        self.zip.write_all(bytes)?;
        self.files.push(PackedFile { path: path.to_owned(), sha256: journal::hash_of_bytes(bytes) });
        Ok(())
    }

    /// Adds a file, a piece of which is in memory at a time.
    fn add_all(&mut self, path: &str, file: &mut File) -> std::io::Result<()> {
        self.zip.start_file(path, SimpleFileOptions::default())?;
        file.rewind()?;
        let (mut hash, mut piece) = (GrowingHash::default(), vec![0; 1 << 16]);
        loop {
            let read = file.read(&mut piece)?;
            if read == 0 {
                break;
            }
            hash.add(&piece[..read]);
            self.zip.write_all(&piece[..read])?;
        }
        self.files.push(PackedFile { path: path.to_owned(), sha256: hash.end() });
        Ok(())
    }
}
