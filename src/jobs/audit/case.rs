//! One count as both faces work on it: looked at once, judged as often as its settings change, reported and kept.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::keeping::{CountJournal, Kept};
use super::pictures::{PictureFiles, Shots, look_at};
use super::report::{self, RecordFile};
use super::settings::{Origin, Setting};
use super::{Account, AuditError, Pictures, Request, audit};
use crate::archive::{ArchiveError, atomic};
use crate::formats::sgf::{self, SgfError, SgfGame};
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::jobs::read::ReadError;
use crate::jobs::score::{Agreement, BadAgreement, end_of};
use crate::session::counting::{Audited, Event};
use crate::vision::eyes::Eyes;

/// What a count is looked at by.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseFiles {
    /// The record.
    pub record: Option<PathBuf>,
    /// The pictures.
    pub pictures: PictureFiles,
}

/// On what the count is judged, besides what the record says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settled {
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
pub enum CaseError {
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
    Agreement(#[from] BadAgreement),
    /// A picture, or the eyes.
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// One count that was looked at.
#[derive(Debug, Clone)]
pub struct Case {
    record: Option<CaseRecord>,
    pictures: Pictures,
    shots: Shots,
}

#[derive(Debug, Clone)]
struct CaseRecord {
    path: PathBuf,
    bytes: Vec<u8>,
    game: SgfGame,
}

impl Case {
    /// Reads the record and looks at every picture. What does not fit the record is said before any picture is
    /// looked at.
    ///
    /// # Errors
    /// [`CaseError`]. A picture without a board is none.
    pub fn open(eyes: &mut Eyes, files: &CaseFiles, agreement: &Agreement) -> Result<Self, CaseError> {
        let record = files.record.as_deref().map(CaseRecord::read).transpose()?;
        let position = record.as_ref().map(|r| end_of(&r.game, agreement)).transpose()?.map(|e| e.living);
        let (pictures, shots) = look_at(eyes, &files.pictures, position.as_ref())?;
        Ok(Self { record, pictures, shots })
    }

    /// A count whose record and pictures were read before.
    #[must_use]
    pub fn of(record: Option<(PathBuf, Vec<u8>, SgfGame)>, pictures: Pictures, shots: Shots) -> Self {
        let record = record.map(|(path, bytes, game)| CaseRecord { path, bytes, game });
        Self { record, pictures, shots }
    }

    /// Judges the count on these settings.
    ///
    /// # Errors
    /// [`AuditError`]: what was agreed names stones that are not there.
    pub fn judge(&self, settled: &Settled) -> Result<Account, AuditError> {
        let request = Request {
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
    pub const fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    /// The pictures themselves.
    #[must_use]
    pub const fn shots(&self) -> &Shots {
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
    pub fn event(&self, account: &Account, at: String) -> Event {
        let setting = |s: &Setting| [s.name.to_owned(), s.value.clone(), s.from.name().to_owned()];
        Event::Audited(Audited {
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
    /// [`ArchiveError::Write`].
    pub fn write_report(&self, account: &Account, kept: Option<&Kept>, path: &Path) -> Result<(), ArchiveError> {
        let html = report::html(account, self.record_file(), &self.pictures, &self.shots, kept, &report::now());
        atomic::write(path, html.as_bytes())
    }

    /// The journal of a count that belongs to no recording: beside the record, or beside `otherwise`.
    #[must_use]
    pub fn journal_beside(&self, otherwise: &Path) -> CountJournal {
        CountJournal::beside(self.record.as_ref().map_or(otherwise, |r| &r.path))
    }
}

impl CaseRecord {
    fn read(path: &Path) -> Result<Self, CaseError> {
        let (bytes, game) = read_game(path)?;
        Ok(Self { path: path.to_owned(), bytes, game })
    }
}

/// A record as bytes and as a game.
///
/// # Errors
/// [`CaseError::Record`] or [`CaseError::Game`].
pub(in crate::jobs) fn read_game(path: &Path) -> Result<(Vec<u8>, SgfGame), CaseError> {
    let bytes = std::fs::read(path).map_err(|source| CaseError::Record { path: path.to_owned(), source })?;
    let game = sgf::read(&bytes).map_err(|source| CaseError::Game { path: path.to_owned(), source })?;
    Ok((bytes, game))
}
