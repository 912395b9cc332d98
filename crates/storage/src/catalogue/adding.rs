//! Games come into the catalogue, and what is there is brought up to date.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::TransactionBehavior;

use super::carrying::{CarriedMarks, NewGames, last_number};
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::file_charsets::FileCharsets;
use super::intake::GameIntake;
use super::location::Location;
use super::positions;
use super::same_moves::SameMoves;
use super::walk::FolderWalk;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_formats::sgf::charset::Charset;

/// The most games and the longest time of one transaction: what a power cut can undo of what was not yet reported.
const BATCH: usize = 2000;
const BATCH_TIME: Duration = Duration::from_secs(1);

/// A file or a game that was not taken, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedFile {
    /// The file or folder.
    pub file: PathBuf,
    /// Why, as a sentence without a full stop.
    pub why: String,
}

/// Something about a game that was added, or is known, that its owner should hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddNote {
    /// The file or folder.
    pub file: PathBuf,
    /// What it is.
    pub kind: AddNoteKind,
}

/// What is noted about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AddNoteKind {
    /// Another game of the catalogue has the same moves.
    SameMoves(SameMoves),
    /// The SGF beside a session folder is not what the journal gives: somebody may have edited it.
    RecordDiffers(PathBuf),
    /// Another copy of the recording goes on differently.
    OtherCopy {
        /// The other copy.
        other: PathBuf,
        /// Whether the catalogue has that one: it has as many moves or more.
        is_kept: bool,
    },
}

/// What came of adding.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AddOutcome {
    /// The games that were not known before.
    pub added: usize,
    /// The games that were known, of which some may have been brought up to date.
    pub known: usize,
    /// Of the games that were read, how many with a guess, a repair or something left out, by what it is about.
    pub noted: BTreeMap<RecordNoteKind, usize>,
    /// What was not taken.
    pub refused: Vec<RefusedFile>,
    /// What is noted about games that were taken.
    pub notes: Vec<AddNote>,
    /// Of a rebuild: the games that the catalogue did not have before, where it had any.
    pub unexpected: usize,
    /// Of a rebuild: the games that the catalogue named, or what could be read of a damaged one, and that were not found any more.
    pub missing: Vec<PathBuf>,
    /// Of a rebuild: the games of a damaged catalogue of which not even the names could be read.
    pub unnamed: usize,
    /// What became of tags and notes whose games have changed.
    pub marks: CarriedMarks,
    /// What compressed files hold beside records, by how its name ends, with the numbers of such files.
    pub no_records: BTreeMap<String, usize>,
    /// Whether it was stopped before its end; what was added until then stays.
    pub stopped: bool,
}

/// How far adding has come. What is reported is on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AddProgress {
    /// The games that were added, and those that were known.
    pub games: usize,
}

impl AddOutcome {
    pub(super) const fn games(&self) -> usize {
        self.added + self.known
    }

    pub(super) fn refuse(&mut self, file: &Path, why: impl Into<String>) {
        self.refused.push(RefusedFile { file: file.to_owned(), why: why.into() });
    }
}

impl Catalogue {
    /// Adds the games of files and folders. `go_on` is called after each game with what is on the disk so far; false stops.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written. What was added before stays.
    pub fn add(
        &mut self,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        self.add_in(None, paths, go_on)
    }

    /// As [`Catalogue::add`]; a `chosen` set of characters stays that of these files, whatever they say themselves.
    ///
    /// # Errors
    /// As [`Catalogue::add`].
    pub fn add_in(
        &mut self,
        chosen: Option<Charset>,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let charsets = FileCharsets::read(path.as_deref(), self.charsets()?, chosen)?;
        self.anchor_marks()?;
        let new = NewGames::After(last_number(&self.connection).map_err(failed)?);
        let mut intake =
            GameIntake::new(&self.redaction, charsets, paths.iter().flat_map(|path| FolderWalk::new(path)));
        let mut is_done = false;
        while !is_done && !intake.outcome.stopped {
            // Other programs do not wait while the names in a large folder are read.
            let _ = intake.items.peek();
            let began = Instant::now();
            let written = AddProgress { games: intake.outcome.games() };
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
            while !is_done
                && !intake.outcome.stopped
                && intake.outcome.games() - written.games < BATCH
                && began.elapsed() < BATCH_TIME
            {
                is_done = !intake.step(&transaction).map_err(failed)?;
                intake.outcome.stopped = !go_on(written);
            }
            positions::index_when_worthwhile(&transaction, is_done || intake.outcome.stopped).map_err(failed)?;
            transaction.commit().map_err(failed)?;
            intake.charsets.write(path.as_deref())?;
        }
        let mut outcome = intake.outcome;
        outcome.marks = self.carry_marks(&new)?;
        Ok(outcome)
    }

    /// Whether the catalogue can be written.
    #[must_use]
    pub const fn is_writable(&self) -> bool {
        !matches!(self.location, Location::ReadOnly(_))
    }
}
