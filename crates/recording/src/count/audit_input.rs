//! The input of an audit: pictures are read once, and audited again whenever the settings change.

use std::path::{Path, PathBuf};

use thiserror::Error;

pub use kifuscribe_acts::audit_settings::AuditSettings;

use crate::count::pictures::{CountPictures, PictureFiles, read_all};
use crate::input_file;
use crate::picture_reader::ReadError;
use kifuscribe_acts::audit_settings;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::final_position::{Agreement, AgreementError, end_of};
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::counting::AuditOutcome;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::sgf::{self, SgfError, SgfGame};
use kifuscribe_language::Message;
use kifuscribe_vision::detector::BoardDetector;

/// The files of a count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFiles {
    /// The record.
    pub record: Option<PathBuf>,
    /// The pictures.
    pub pictures: PictureFiles,
}

/// Why a count cannot be read.
#[derive(Debug, Error, Message)]
pub enum AuditInputError {
    /// The record's file cannot be read.
    Record {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The record is not a game.
    Game {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: SgfError,
    },
    /// What was agreed does not fit the record.
    #[message(transparent)]
    Agreement(#[from] AgreementError),
    /// A picture cannot be read.
    #[message(transparent)]
    Read(#[from] ReadError),
}

/// One count that was read.
#[derive(Debug, Clone)]
pub struct AuditInput {
    /// The record's file, where there is one.
    pub record: Option<RecordFile>,
    /// What was read in the pictures.
    pub pictures: CountObservations,
    /// The pictures themselves.
    pub shots: CountPictures,
}

/// A record's file, and the game in it.
#[derive(Debug, Clone)]
pub struct RecordFile {
    /// The file.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The game that was read from it.
    pub game: SgfGame,
}

impl AuditInput {
    /// Reads the record, then every picture. Why in this order: an agreement that does not fit the record is refused
    /// before the slow part.
    ///
    /// # Errors
    /// [`AuditInputError`]. A picture without a board is not an error.
    pub fn open(
        detector: &mut BoardDetector,
        files: &AuditFiles,
        agreement: &Agreement,
    ) -> Result<Self, AuditInputError> {
        let record = files.record.as_deref().map(read_game).transpose()?;
        let position = record.as_ref().map(|r| end_of(&r.game.record, agreement)).transpose()?.map(|e| e.living);
        let (pictures, shots) = read_all(detector, &files.pictures, position.as_ref())?;
        Ok(Self { record, pictures, shots })
    }

    /// Audits the count with these settings.
    ///
    /// # Errors
    /// [`AuditError`]: what was agreed names stones that are not there.
    pub fn audit(&self, settings: &AuditSettings) -> Result<AuditAccount, AuditError> {
        settings.audit(self.record.as_ref().map(|record| &record.game), &self.pictures)
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> Option<&GameRecord> {
        self.record.as_ref().map(|r| &r.game.record)
    }

    /// The files the count rests on with their hashes: the record, then the pictures, each named once.
    #[must_use]
    pub fn files(&self) -> Vec<[String; 2]> {
        let (pictures, shots) = (&self.pictures, &self.shots);
        let mut files = Vec::new();
        if let Some(record) = &self.record {
            let name = record.path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
            files.push([name, hash_of_bytes(&record.bytes)]);
        }
        let finals = pictures.finals.iter().zip(&shots.finals);
        let earlier = [(&pictures.compensated, &shots.compensated), (&pictures.before, &shots.before)];
        let named =
            finals.chain(earlier.into_iter().filter_map(|(observed, shot)| observed.as_ref().zip(shot.as_ref())));
        files.extend(named.map(|(observed, shot)| [observed.name.clone(), hash_of_bytes(&shot.bytes)]));
        files.extend(shots.clock.iter().map(|(shot, name)| [name.clone(), hash_of_bytes(&shot.bytes)]));
        files
    }

    /// Returns the account as the journal keeps it, with its sentence in English. `at` is the wall-clock time.
    #[must_use]
    pub fn outcome(&self, account: &AuditAccount, at: String) -> AuditOutcome {
        audit_settings::outcome(account, at, self.files())
    }
}

/// Reads a record.
///
/// # Errors
/// [`AuditInputError::Record`] or [`AuditInputError::Game`].
pub fn read_game(path: &Path) -> Result<RecordFile, AuditInputError> {
    let path = path.to_owned();
    let bytes = match input_file::read(&path) {
        Ok(bytes) => bytes,
        Err(source) => return Err(AuditInputError::Record { path, source }),
    };
    match sgf::read(&bytes) {
        Ok(game) => Ok(RecordFile { path, bytes, game }),
        Err(source) => Err(AuditInputError::Game { path, source }),
    }
}
