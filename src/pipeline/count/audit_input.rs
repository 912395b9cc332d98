//! The input of an audit: pictures are read once, and audited again whenever the settings change.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::audit::account::AuditAccount;
use crate::audit::audit;
use crate::audit::final_position::{Agreement, AgreementError, end_of};
use crate::audit::pictures::CountObservations;
use crate::audit::request::{AuditError, AuditRequest};
use crate::audit::settings::{Origin, Setting, SettingValue};
use crate::formats::audit_text;
use crate::formats::sgf;
use crate::formats::sgf::{SgfError, SgfGame};
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::pipeline::count::pictures::{CountPictures, PictureFiles, read_all};
use crate::pipeline::count::report;
use crate::pipeline::count::report::RecordFile;
use crate::pipeline::picture_reader::ReadError;
use crate::platform::clock;
use crate::session::counting::{AuditOutcome, CountEvent};
use crate::storage::count_journal::CountRecord;
use crate::storage::{StorageError, atomic};
use crate::vision::detector::BoardDetector;

/// The files of a count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFiles {
    /// The record.
    pub record: Option<PathBuf>,
    /// The pictures.
    pub pictures: PictureFiles,
}

/// The settings of an audit that are not in the record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditSettings {
    /// What is agreed.
    pub agreement: Agreement,
    /// What the players claim.
    pub claimed: Option<GameResult>,
    /// By how many quarters the pictures are to be turned clockwise.
    pub turn: Option<u8>,
    /// How the bowls were checked before the game, by whom and when: laid out, measured, or trusted.
    pub bowls: Option<String>,
}

/// Why a count cannot be read.
#[derive(Debug, Error)]
pub enum AuditInputError {
    /// The record's file cannot be read.
    #[error("cannot read {} ({source}); check the name", .path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The record is not a game.
    #[error("cannot read {} as a game: {source}", .path.display())]
    Game {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: SgfError,
    },
    /// What was agreed does not fit the record.
    #[error(transparent)]
    Agreement(#[from] AgreementError),
    /// A picture cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// One count that was read.
#[derive(Debug, Clone)]
pub struct AuditInput {
    record: Option<RecordSource>,
    pictures: CountObservations,
    shots: CountPictures,
}

#[derive(Debug, Clone)]
struct RecordSource {
    path: PathBuf,
    bytes: Vec<u8>,
    game: SgfGame,
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
        let record = files.record.as_deref().map(RecordSource::read).transpose()?;
        let position = record.as_ref().map(|r| end_of(&r.game.record, agreement)).transpose()?.map(|e| e.living);
        let (pictures, shots) = read_all(detector, &files.pictures, position.as_ref())?;
        Ok(Self { record, pictures, shots })
    }

    /// A count whose record and pictures were read before.
    #[must_use]
    pub fn of(record: Option<(PathBuf, Vec<u8>, SgfGame)>, pictures: CountObservations, shots: CountPictures) -> Self {
        let record = record.map(|(path, bytes, game)| RecordSource { path, bytes, game });
        Self { record, pictures, shots }
    }

    /// Audits the count with these settings.
    ///
    /// # Errors
    /// [`AuditError`]: what was agreed names stones that are not there.
    pub fn audit(&self, settings: &AuditSettings) -> Result<AuditAccount, AuditError> {
        let game = self.record.as_ref().map(|r| &r.game);
        let request = AuditRequest {
            record: game.map(|g| &g.record),
            reading_notes: game.map_or(&[], |g| &g.notes),
            agreement: &settings.agreement,
            claimed: settings.claimed,
            turn: settings.turn,
        };
        let mut account = audit(&request, &self.pictures)?;
        let from = if settings.bowls.is_some() { Origin::Given } else { Origin::Assumed };
        account.settings.push(Setting { value: SettingValue::Bowls(settings.bowls.clone()), from });
        Ok(account)
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> Option<&GameRecord> {
        self.record.as_ref().map(|r| &r.game.record)
    }

    /// The pictures as they were read.
    #[must_use]
    pub const fn pictures(&self) -> &CountObservations {
        &self.pictures
    }

    /// The pictures themselves.
    #[must_use]
    pub const fn shots(&self) -> &CountPictures {
        &self.shots
    }

    /// The files the count rests on with their hashes: the record, then the pictures.
    #[must_use]
    pub fn files(&self) -> Vec<[String; 2]> {
        report::files(self.record_file(), &self.pictures, &self.shots)
    }

    fn record_file(&self) -> Option<RecordFile<'_>> {
        self.record.as_ref().map(|r| RecordFile { path: &r.path, bytes: &r.bytes, game: &r.game })
    }

    /// Returns the account as an event of the count. `at` is the wall-clock time.
    #[must_use]
    pub fn event(&self, account: &AuditAccount, at: String) -> CountEvent {
        let setting = |s: &Setting| {
            let value = audit_text::setting_text(&s.value, account.size);
            [s.value.name().to_owned(), value, s.from.name().to_owned()]
        };
        CountEvent::Audited(AuditOutcome {
            at,
            verdict: account.verdict,
            sentence: audit_text::verdict(account),
            computed: account.computed,
            claimed: account.claimed,
            settings: account.settings.iter().map(setting).collect(),
            files: self.files(),
        })
    }

    /// Writes the report for the referee to `path`.
    ///
    /// # Errors
    /// [`StorageError::Write`].
    pub fn write_report(
        &self,
        account: &AuditAccount,
        record_of_count: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), StorageError> {
        let made = clock::now_for_print();
        let html = report::html(account, self.record_file(), &self.pictures, &self.shots, record_of_count, &made);
        atomic::write(path, html.as_bytes())
    }
}

impl RecordSource {
    fn read(path: &Path) -> Result<Self, AuditInputError> {
        let (bytes, game) = read_game(path)?;
        Ok(Self { path: path.to_owned(), bytes, game })
    }
}

/// Reads a record: its bytes, and the game in them.
///
/// # Errors
/// [`AuditInputError::Record`] or [`AuditInputError::Game`].
pub fn read_game(path: &Path) -> Result<(Vec<u8>, SgfGame), AuditInputError> {
    let bytes = std::fs::read(path).map_err(|source| AuditInputError::Record { path: path.to_owned(), source })?;
    let game = sgf::read(&bytes).map_err(|source| AuditInputError::Game { path: path.to_owned(), source })?;
    Ok((bytes, game))
}
