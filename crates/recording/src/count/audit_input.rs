//! The input of an audit: pictures are read once, and audited again whenever the settings change.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::count::pictures::{CountPictures, PictureFiles, read_all};
use crate::input_file;
use crate::picture_reader::ReadError;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::{Agreement, AgreementError, end_of};
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::{AuditError, AuditRequest};
use kifuscribe_core::count::setting::{Origin, Setting, SettingKind, SettingValue, Sourced};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings};
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::sgf::{self, SgfError, SgfGame};
use kifuscribe_language::{self as language, Language, Message};
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_words::audit_text;

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
    /// Where those of these settings come from that are not simply given, and when they were given.
    pub sources: Vec<Sourced<SettingKind>>,
    /// The numbers of black and white stones in the bowls that the journal of the game has, and those of the rules, where they differ.
    pub wrong_bowls: Vec<[[usize; 2]; 2]>,
}

impl AuditSettings {
    /// These settings about a game whose journal has this. What is given holds; what is not is as it was noted.
    #[must_use]
    pub fn with_noted(mut self, noted: &NotedCount) -> Self {
        self.agreement.noted.clone_from(&noted.penalties);
        self.claimed = self.claimed.or(noted.claimed.as_ref().map(|claimed| claimed.value));
        if let (None, Some(bowls)) = (&self.bowls, &noted.bowls) {
            self.bowls = Some(bowls.value.clone());
            self.sources.push(bowls.clone().map(|_| SettingKind::Bowls));
        }
        self.wrong_bowls.clone_from(&noted.wrong_bowls);
        self
    }
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
        account.settings.push(Setting::new(SettingValue::Bowls(settings.bowls.clone()), from));
        let is_noted =
            |source: &Sourced<SettingKind>| source.value == SettingKind::Bowls && source.from == Origin::Journal;
        let are_checked = settings.bowls.is_some() && !settings.sources.iter().any(is_noted);
        settings.wrong_bowls.iter().for_each(|&[stones, due]| account.doubt_for_bowls(stones, due, are_checked));
        for setting in account.settings.iter_mut().filter(|setting| setting.from == Origin::Given) {
            if let Some(source) = settings.sources.iter().find(|source| source.value == setting.value.kind()) {
                (setting.from, setting.at) = (source.from, source.at.clone());
            }
        }
        Ok(account)
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
        AuditOutcome {
            at,
            verdict: account.verdict,
            sentence: language::within(Language::English, || audit_text::verdict(account)),
            computed: account.computed,
            claimed: account.claimed,
            settings: OutcomeSettings::Stated { size: account.size, settings: account.settings.clone() },
            files: self.files(),
        }
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
