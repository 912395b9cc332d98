//! Tags, notes and decisions of the archivist's own follow a game whose file was edited, moved or read in another set of characters: the
//! game has another hash then.

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Row, params_from_iter};

use super::connection::Catalogue;
use super::duplicate_decisions::DuplicateDecision;
use super::error::CatalogueError;
use super::game_file::named_place;
use kifuscribe_archive::changes::ChangesView;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::mark_anchor::{MarkAnchor, MarkLikeness};
use kifuscribe_archive::redaction::WITHHELD;

/// Which games of the catalogue were not in it before files were read.
#[derive(Debug)]
pub(super) enum NewGames {
    /// Those with greater numbers.
    After(i64),
    /// Those with other hashes.
    Except(HashSet<Vec<u8>>),
}

/// What became of what the archivist keeps of games that have another hash now.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CarriedMarks {
    /// The games that were recognised.
    pub carried: Vec<CarriedGame>,
    /// The games with a tag or a note that are not in the catalogue; what is kept of them stays.
    pub waiting: usize,
}

/// A game that was recognised, and that has now what the archivist noted under its earlier hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedGame {
    /// Its earlier hash.
    pub from: GameHash,
    /// Its hash now.
    pub hash: GameHash,
    /// Its file, and which game of the file it is where it is not the only one.
    pub file: PathBuf,
}

/// A game that may be the one that is looked for.
struct Candidate {
    hash: GameHash,
    path: String,
    is_new: bool,
    anchor: MarkAnchor,
}

const COLUMNS: &str = "game.number, hash, path, place, black, white, date, event, round, changes FROM game
    JOIN changes ON changes.number = game.number";

impl Catalogue {
    /// The hashes of the games of which the archivist keeps something.
    fn kept_games(&self) -> BTreeSet<String> {
        let decided = self.decisions.0.iter().flat_map(DuplicateDecision::games).cloned();
        self.marks.games().into_iter().map(str::to_owned).chain(decided).collect()
    }

    /// Notes where each game stands of which the archivist keeps something, to know it again after its file was read.
    pub(super) fn anchor_marks(&mut self) -> Result<(), CatalogueError> {
        let mut anchors = Vec::new();
        for hash in self.kept_games().iter().filter_map(|hash| GameHash::parse(hash)) {
            let found = self.marked_candidates("hash = ?", &[&hash.0], None).map_err(|error| self.failed(error))?;
            anchors.extend(found.into_iter().filter(|game| self.marks.anchor(hash) != Some(&game.anchor)));
        }
        if anchors.is_empty() {
            return Ok(());
        }
        self.change_marks(|marks| anchors.into_iter().for_each(|game| marks.set_anchor(game.hash, game.anchor)))
    }

    /// Gives games that have another hash now what the archivist keeps of them: the game in the same file with the same moves, or the
    /// likest of those that are new there; and a new game elsewhere with the same moves. What finds no game stays as it is.
    pub(super) fn carry_marks(&mut self, new: &NewGames) -> Result<CarriedMarks, CatalogueError> {
        let (mut steps, mut waiting, mut taken) = (Vec::new(), 0, HashSet::new());
        for hash in self.kept_games().iter().filter_map(|hash| GameHash::parse(hash)) {
            let here = self.marked_candidates("hash = ?", &[&hash.0], None).map_err(|error| self.failed(error))?;
            if here.iter().any(|game| Path::new(&game.path).exists()) {
                continue;
            }
            let anchor = self.marks.anchor(hash).cloned();
            let found = match &anchor {
                Some(anchor) => self.edited(anchor, new, &taken).map_err(|error| self.failed(error))?,
                None => None,
            };
            match found {
                Some(game) => {
                    taken.insert(game.hash);
                    steps.push((hash, game));
                }
                None => waiting += usize::from(here.is_empty() && self.marks.games().contains(&*hash.to_string())),
            }
        }
        let carried = steps.iter().map(|(from, to)| CarriedGame {
            from: *from,
            hash: to.hash,
            file: named_place(Path::new(&to.path), to.anchor.game),
        });
        let carried = CarriedMarks { carried: carried.collect(), waiting };
        if !steps.is_empty() {
            self.change_decisions(|decisions| {
                steps.iter().for_each(|(from, to)| decisions.rename(&from.to_string(), &to.hash.to_string()));
            })?;
            self.change_marks(|marks| {
                for (from, to) in steps {
                    marks.carry(from, to.hash);
                    marks.set_anchor(to.hash, to.anchor);
                }
            })?;
        }
        self.anchor_marks()?;
        Ok(carried)
    }

    /// The game that an anchor means, among those that are new.
    fn edited(
        &self,
        anchor: &MarkAnchor,
        new: &NewGames,
        taken: &HashSet<GameHash>,
    ) -> Result<Option<Candidate>, rusqlite::Error> {
        let mut likest: Vec<((MarkLikeness, bool), Candidate)> = Vec::new();
        for path in self.paths_named(&anchor.file)? {
            for game in self.marked_candidates("path = ?", &[&path], Some(new))? {
                let Some(likeness) = anchor.likeness(&game.anchor).filter(|_| game.is_new) else { continue };
                likest.push(((likeness, game.anchor.game == anchor.game), game));
            }
        }
        if likest.is_empty() {
            // Moved, and edited.
            let all = self.marked_candidates("moves >= 10", &[], Some(new))?;
            let same = |game: &Candidate| game.is_new && anchor.likeness(&game.anchor) == Some(MarkLikeness::Moves);
            likest.extend(all.into_iter().filter(same).map(|game| ((MarkLikeness::Moves, false), game)));
        }
        likest.retain(|found| !taken.contains(&found.1.hash));
        let best = likest.iter().map(|found| found.0).max();
        likest.retain(|found| Some(found.0) == best);
        // Of two that are alike neither is the one.
        Ok(if likest.len() == 1 { likest.pop().map(|found| found.1) } else { None })
    }

    /// The paths of games whose text is this one once withheld names are left out.
    fn paths_named(&self, file: &str) -> Result<Vec<String>, rusqlite::Error> {
        if self.redaction.is_empty() || !file.contains(WITHHELD) {
            return Ok(vec![file.to_owned()]);
        }
        let paths = self
            .connection
            .prepare("SELECT DISTINCT path FROM game")?
            .query_map([], |row| row.get(0))?
            .collect::<Result<Vec<String>, _>>()?;
        Ok(paths.into_iter().filter(|path| self.redaction.path(path) == file).collect())
    }

    fn marked_candidates(
        &self,
        condition: &str,
        values: &[&dyn rusqlite::ToSql],
        new: Option<&NewGames>,
    ) -> Result<Vec<Candidate>, rusqlite::Error> {
        let read = |row: &Row<'_>| {
            let (hash, path): ([u8; 16], String) = (row.get("hash")?, row.get("path")?);
            let file = self.redaction.path(&path);
            let text = |column: &str| row.get::<_, String>(column);
            let (players, occasion) =
                ([text("black")?, text("white")?], [text("date")?, text("event")?, text("round")?]);
            let changes = ChangesView::of(row.get_ref("changes")?.as_blob()?);
            let is_new = match new {
                Some(NewGames::After(number)) => row.get::<_, i64>("number")? > *number,
                Some(NewGames::Except(known)) => !known.contains(hash.as_slice()),
                None => false,
            };
            let place = usize::try_from(row.get::<_, i64>("place")?).unwrap_or_default();
            Ok(changes.ok().map(|changes| Candidate {
                hash: GameHash(hash),
                path,
                is_new,
                anchor: MarkAnchor::of(
                    file,
                    place,
                    changes,
                    players.each_ref().map(String::as_str),
                    occasion.each_ref().map(String::as_str),
                ),
            }))
        };
        // Of many games only the new ones are read.
        let since = match new {
            Some(NewGames::After(number)) => format!(" AND game.number > {number}"),
            Some(NewGames::Except(_)) | None => String::new(),
        };
        let sql = format!("SELECT {COLUMNS} WHERE {condition}{since}");
        let mut statement = self.connection.prepare(&sql)?;
        let found = statement.query_map(params_from_iter(values), read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(found.into_iter().flatten().collect())
    }
}

/// The greatest number of a game.
pub(super) fn last_number(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("SELECT coalesce(max(number), 0) FROM game", [], |row| row.get(0))
}
