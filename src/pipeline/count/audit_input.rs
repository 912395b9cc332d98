//! One count as both faces work on it: looked at once, judged as often as its settings change, reported and kept.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::audit::final_position::{Agreement, AgreementError, end_of};
use crate::audit::settings::{Origin, Setting};
use crate::audit::{AuditAccount, AuditError, AuditRequest, CountObservations, audit};
use crate::formats::sgf;
use crate::formats::sgf::{SgfError, SgfGame};
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::pipeline::count::pictures::{CountPictures, PictureFiles, look_at};
use crate::pipeline::count::report;
use crate::pipeline::count::report::RecordFile;
use crate::pipeline::picture_reader::ReadError;
use crate::platform::clock;
use crate::session::counting::{AuditOutcome, CountEvent};
use crate::storage::count_journal::{CountJournal, CountRecord};
use crate::storage::{StorageError, atomic};
use crate::vision::detector::BoardDetector;

/// What a count is looked at by.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFiles {
    /// The record.
    pub record: Option<PathBuf>,
    /// The pictures.
    pub pictures: PictureFiles,
}

/// On what the count is judged, besides what the record says.
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

/// Why a count cannot be looked at.
#[derive(Debug, Error)]
pub enum AuditInputError {
    /// The record's file.
    #[error("cannot read {} ({source}); check the name", .path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A record that is none.
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
    /// A picture, or the eyes.
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// One count that was looked at.
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
    /// Reads the record and looks at every picture. What does not fit the record is said before any picture is
    /// looked at.
    ///
    /// # Errors
    /// [`AuditInputError`]. A picture without a board is none.
    pub fn open(
        detector: &mut BoardDetector,
        files: &AuditFiles,
        agreement: &Agreement,
    ) -> Result<Self, AuditInputError> {
        let record = files.record.as_deref().map(RecordSource::read).transpose()?;
        let position = record.as_ref().map(|r| end_of(&r.game, agreement)).transpose()?.map(|e| e.living);
        let (pictures, shots) = look_at(detector, &files.pictures, position.as_ref())?;
        Ok(Self { record, pictures, shots })
    }

    /// A count whose record and pictures were read before.
    #[must_use]
    pub fn of(record: Option<(PathBuf, Vec<u8>, SgfGame)>, pictures: CountObservations, shots: CountPictures) -> Self {
        let record = record.map(|(path, bytes, game)| RecordSource { path, bytes, game });
        Self { record, pictures, shots }
    }

    /// Judges the count on these settings.
    ///
    /// # Errors
    /// [`AuditError`]: what was agreed names stones that are not there.
    pub fn judge(&self, settled: &AuditSettings) -> Result<AuditAccount, AuditError> {
        let request = AuditRequest {
            game: self.record.as_ref().map(|r| &r.game),
            agreement: &settled.agreement,
            claimed: settled.claimed,
            turn: settled.turn,
        };
        let mut account = audit(&request, &self.pictures)?;
        let (value, from) = match &settled.bowls {
            Some(bowls) => (bowls.clone(), Origin::Given),
            None => ("nobody said how they were checked".to_owned(), Origin::Assumed),
        };
        account.settings.push(Setting { name: "bowls", value, from });
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

    /// The account as an event of the count. `at` is the time by the clock on the wall.
    #[must_use]
    pub fn event(&self, account: &AuditAccount, at: String) -> CountEvent {
        let setting = |s: &Setting| [s.name.to_owned(), s.value.clone(), s.from.name().to_owned()];
        CountEvent::Audited(AuditOutcome {
            at,
            verdict: account.verdict,
            sentence: account.sentence.clone(),
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
        kept: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), StorageError> {
        let html =
            report::html(account, self.record_file(), &self.pictures, &self.shots, kept, &clock::now_for_print());
        atomic::write(path, html.as_bytes())
    }

    /// The journal of a count that belongs to no recording: beside the record, or beside `otherwise`.
    #[must_use]
    pub fn journal_beside(&self, otherwise: &Path) -> CountJournal {
        CountJournal::beside(self.record.as_ref().map_or(otherwise, |r| &r.path))
    }
}

impl RecordSource {
    fn read(path: &Path) -> Result<Self, AuditInputError> {
        let (bytes, game) = read_game(path)?;
        Ok(Self { path: path.to_owned(), bytes, game })
    }
}

/// A record as bytes and as a game.
///
/// # Errors
/// [`AuditInputError::Record`] or [`AuditInputError::Game`].
pub fn read_game(path: &Path) -> Result<(Vec<u8>, SgfGame), AuditInputError> {
    let bytes = std::fs::read(path).map_err(|source| AuditInputError::Record { path: path.to_owned(), source })?;
    let game = sgf::read(&bytes).map_err(|source| AuditInputError::Game { path: path.to_owned(), source })?;
    Ok((bytes, game))
}
