//! What came of adding games to the catalogue.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::carrying::CarriedMarks;
use super::gone_games::{GoneGame, MovedGame};
use super::same_moves::SameMoves;
use kifuscribe_core::game::record_note::RecordNoteKind;

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
    /// Of the games that were read, how many with a value that is spelled otherwise than SGF has it and was read surely.
    pub respelled: BTreeMap<RecordNoteKind, usize>,
    /// What was not taken.
    pub refused: Vec<RefusedFile>,
    /// What is noted about games that were taken.
    pub notes: Vec<AddNote>,
    /// Of a rebuild: the games that the catalogue did not have before, where it had any.
    pub unexpected: usize,
    /// The games that the catalogue had, or what could be read of a damaged one, and that their files have no longer, nor others. Adding
    /// tells it of the files that were read.
    pub gone: Vec<GoneGame>,
    /// Of a rebuild: the games that are in other files than the catalogue named.
    pub moved: Vec<MovedGame>,
    /// Of a rebuild: the games of a damaged catalogue of which not even the names could be read.
    pub unnamed: usize,
    /// What became of tags and notes whose games have changed.
    pub marks: CarriedMarks,
    /// What folders and compressed files hold beside records, by how its name ends, with the numbers of such files.
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

    pub(super) fn pass_over(&mut self, others: BTreeMap<String, usize>) {
        for (kind, files) in others {
            *self.no_records.entry(kind).or_default() += files;
        }
    }

    pub(super) fn refuse(&mut self, file: &Path, why: impl Into<String>) {
        self.refused.push(RefusedFile { file: file.to_owned(), why: why.into() });
    }
}
