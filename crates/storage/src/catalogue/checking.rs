//! Every game is compared with its file: journals by their chains, pictures by their hashes, records by their journals.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, read_games};
use super::row::{FOUND_COLUMNS, found_game};
use crate::evidence::{EvidenceFolder, PictureStatus};
use crate::regular_file;
use crate::session_folder::SessionFolder;
use kifuscribe_archive::changes::Changes;
use kifuscribe_archive::folding::match_query;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;

/// What is damaged in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The file or folder.
    pub file: PathBuf,
    /// The name of the game; empty where it is not known.
    pub id: String,
    /// What is wrong.
    pub kind: DamageKind,
}

/// What is wrong with a game or its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DamageKind {
    /// The file is not there.
    Missing,
    /// The file cannot be read, or its journal was changed; the reason as a sentence.
    Unreadable(String),
    /// The file holds another game than the catalogue says.
    OtherGame,
    /// The catalogue holds other moves than the file.
    OtherMoves,
    /// The catalogue says something else of the game than the file: another player, another date.
    OtherInfo,
    /// Pictures do not match their hashes in the journal: how many.
    Pictures(usize),
    /// The SGF beside the session folder is not what the journal gives.
    RecordDiffers(PathBuf),
    /// A file of a package does not match its hash, or is not in the list of hashes.
    Hash,
}

/// What came of a check.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CheckOutcome {
    /// The games that were looked at.
    pub games: usize,
    /// The journals among them.
    pub journals: usize,
    /// The pictures that are as they were taken.
    pub pictures: usize,
    /// The pictures that were deleted, which is no damage: the journal has their hashes.
    pub pictures_deleted: usize,
    /// What is damaged.
    pub damage: Vec<Damage>,
    /// Whether it was stopped before its end.
    pub stopped: bool,
}

impl CheckOutcome {
    pub(super) fn report(&mut self, file: &Path, id: &str, kind: DamageKind) {
        self.damage.push(Damage { file: file.to_owned(), id: id.to_owned(), kind });
    }

    /// Checks a recording whose journal has been read.
    fn recording(&mut self, session: &Path, id: &str, file: &GameFile, state: &SessionState) {
        self.journals += 1;
        let evidence = EvidenceFolder::of(session, u64::MAX);
        let mut changed = 0;
        for hash in evidence.pictures_of(state) {
            match evidence.check(hash) {
                PictureStatus::Whole => self.pictures += 1,
                PictureStatus::Deleted => self.pictures_deleted += 1,
                PictureStatus::Changed => changed += 1,
            }
        }
        if changed > 0 {
            self.report(session, id, DamageKind::Pictures(changed));
        }
        if let Some(record) = differing_record(session, file) {
            self.report(session, id, DamageKind::RecordDiffers(record));
        }
    }
}

/// The SGF beside a session folder, where it is that recording's and not what the journal gives.
pub(super) fn differing_record(session: &Path, file: &GameFile) -> Option<PathBuf> {
    let record = session.with_extension("sgf");
    let is_its_record = record.is_file() && SessionFolder::beside(&record, true).path() == session;
    let is_as_given = || {
        let read = regular_file::read(&record, regular_file::LARGE);
        read.is_ok_and(|bytes| sgf::have_same_content(&bytes, file.sgf.as_bytes()))
    };
    (is_its_record && !is_as_given()).then_some(record)
}

impl Catalogue {
    /// Compares every game with its file. `go_on` is called after each file with what came of it so far; false stops.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue itself cannot be read.
    pub fn check(&self, go_on: &mut dyn FnMut(&CheckOutcome) -> bool) -> Result<CheckOutcome, CatalogueError> {
        let failed = |error| self.failed(error);
        // With the indexes, which have the paths a second time.
        let sound: String =
            self.connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(failed)?;
        if sound != "ok" {
            return Err(CatalogueError::Damaged { path: self.path().unwrap_or(Path::new("")).to_owned() });
        }
        let mut outcome = CheckOutcome::default();
        for path in self.paths_of_games().map_err(failed)? {
            let games = self.games_of(&path).map_err(failed)?;
            self.check_file(Path::new(&path), &games, &mut outcome).map_err(failed)?;
            if !go_on(&outcome) {
                outcome.stopped = true;
                break;
            }
        }
        Ok(outcome)
    }

    fn paths_of_games(&self) -> Result<Vec<String>, rusqlite::Error> {
        self.connection
            .prepare("SELECT DISTINCT path FROM game ORDER BY path")?
            .query_map([], |row| row.get(0))?
            .collect()
    }

    fn games_of(&self, path: &str) -> Result<Vec<FoundGame>, rusqlite::Error> {
        let sql = format!("SELECT {FOUND_COLUMNS} FROM game WHERE path = ? ORDER BY place");
        self.connection.prepare_cached(&sql)?.query_map([path], found_game)?.collect()
    }

    fn check_file(&self, path: &Path, games: &[FoundGame], outcome: &mut CheckOutcome) -> Result<(), rusqlite::Error> {
        outcome.games += games.len();
        if !path.exists() {
            games.iter().for_each(|game| outcome.report(path, &game.hash.id(), DamageKind::Missing));
            return Ok(());
        }
        let mut left: BTreeMap<_, &FoundGame> = games.iter().map(|game| (game.hash, game)).collect();
        // Why a part of the file cannot be read.
        let mut unreadable = None;
        let charset = games.iter().find_map(|game| game.charset);
        match read_games(path, games.iter().any(|game| game.is_recording), charset) {
            Ok((files, _)) => {
                for file in files {
                    match file {
                        Ok(file) => {
                            if let Some(game) = left.remove(&file.hash) {
                                self.check_game(path, game, &file, outcome)?;
                            }
                        }
                        Err((_, why)) => unreadable = Some(why.to_string()),
                    }
                }
            }
            Err(why) => unreadable = Some(why.to_string()),
        }
        for game in left.into_values() {
            let kind = unreadable.clone().map_or(DamageKind::OtherGame, DamageKind::Unreadable);
            outcome.report(path, &game.hash.id(), kind);
        }
        Ok(())
    }

    fn check_game(
        &self,
        path: &Path,
        game: &FoundGame,
        file: &GameFile,
        outcome: &mut CheckOutcome,
    ) -> Result<(), rusqlite::Error> {
        let id = game.hash.id();
        match &file.state {
            // A recording that goes on has more moves than the catalogue for a moment.
            Some(state) => outcome.recording(path, &id, file, state),
            None if self.changes_of(game.number)? != Some(Changes::of(&file.record)) => {
                outcome.report(path, &id, DamageKind::OtherMoves);
            }
            None if !self.is_as_in_file(game, file)? => outcome.report(path, &id, DamageKind::OtherInfo),
            None => {}
        }
        Ok(())
    }

    /// Whether what is searched is what the file gives: the columns of the catalogue, and the words.
    fn is_as_in_file(&self, game: &FoundGame, file: &GameFile) -> Result<bool, rusqlite::Error> {
        let entry = file.entry(&self.redaction);
        let (found, known) = (&game.info, &entry.info);
        let texts = |info: &GameInfo| {
            let players = [&info.black, &info.white].map(|player| [player.name.clone(), player.rank.clone()]);
            let others = [&info.event, &info.round, &info.table, &info.date, &info.place, &info.rules];
            (players, others.map(Clone::clone), info.komi, info.known_handicap(), info.result.map(GameResult::to_sgf))
        };
        let is_same = texts(found) == texts(known)
            && (game.size, game.moves) == (entry.size.lines(), entry.moves)
            && game.days == entry.days
            && game.written.result == entry.written.result
            && game.written.date == entry.written.date;
        let columns = [("black", &known.black.name), ("white", &known.white.name), ("event", &known.event)];
        let words =
            columns.iter().filter_map(|(column, text)| Some(format!("({{{column}}} : ({}))", match_query(text)?)));
        let words = words.collect::<Vec<_>>().join(" AND ");
        if !is_same || words.is_empty() {
            return Ok(is_same);
        }
        self.connection
            .prepare_cached("SELECT 1 FROM words WHERE rowid = ? AND words MATCH ?")?
            .exists((game.number, words))
    }

    fn changes_of(&self, number: i64) -> Result<Option<Changes>, rusqlite::Error> {
        let sql = "SELECT changes FROM changes WHERE number = ?";
        let mut statement = self.connection.prepare_cached(sql)?;
        let bytes: Vec<Vec<u8>> = statement.query_map([number], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(bytes.into_iter().next().and_then(|bytes| Changes::from_bytes(bytes).ok()))
    }
}
