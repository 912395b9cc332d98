//! Tags, notes and decisions of the archivist's own follow a game whose file was edited, moved or read in another set of characters: the
//! game has another hash then.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Params, Row};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::named_place;
use super::gone_games::{ANCHOR_COLUMNS, anchor_of};
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

impl NewGames {
    fn has(&self, game: &MarkHeir) -> bool {
        match self {
            Self::After(number) => game.number > *number,
            Self::Except(known) => !known.contains(game.hash.0.as_slice()),
        }
    }
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

/// A game of the catalogue that may be the one that is looked for.
#[derive(Debug, Clone)]
struct MarkHeir {
    number: i64,
    hash: GameHash,
    path: String,
    anchor: MarkAnchor,
}

/// A game of which the archivist keeps something, and that is not where it was.
struct WaitingGame {
    hash: GameHash,
    anchor: MarkAnchor,
    /// Whether the catalogue still has it: its file may come back.
    is_listed: bool,
    /// The games that it may be now, each with what they have in common and whether they have the same place in the file.
    likest: Vec<((MarkLikeness, bool), MarkHeir)>,
}

impl WaitingGame {
    /// Whether it may have become a game. One of its own file that was there before counts where the catalogue has this one no longer: the
    /// program may have been stopped between reading the file and this. The players are a sign only of a game that has just come into
    /// its place.
    fn may_be(&self, found: &MarkHeir, likeness: MarkLikeness, new: &NewGames) -> bool {
        let may_be_old = match likeness {
            MarkLikeness::Players => false,
            MarkLikeness::Opening | MarkLikeness::Moves => !self.is_listed && self.anchor.file == found.anchor.file,
        };
        (may_be_old || new.has(found)) && Path::new(&found.path).exists()
    }
}

/// The fewest moves by which a game is recognised in another file.
const LEAST_MOVES: usize = 10;

impl Catalogue {
    /// The games of which the archivist keeps something.
    fn kept_games(&self) -> BTreeSet<GameHash> {
        self.marks.games().into_iter().chain(self.decisions.games()).filter_map(GameHash::parse).collect()
    }

    /// Notes where each game stands of which the archivist keeps something, to know it again after its file was read.
    pub(super) fn anchor_marks(&mut self) -> Result<(), CatalogueError> {
        let mut anchors = Vec::new();
        for hash in self.kept_games() {
            let found = self.candidate_of(hash).map_err(|error| self.failed(error))?;
            anchors.extend(found.into_iter().filter(|game| self.marks.anchor(hash) != Some(&game.anchor)));
        }
        if anchors.is_empty() {
            return Ok(());
        }
        self.change_marks(|marks| anchors.into_iter().for_each(|game| marks.set_anchor(game.hash, game.anchor)))
    }

    /// Gives games that have another hash now what the archivist keeps of them: the likest game in the same file, or the game elsewhere
    /// with the same moves. A game with a tag or a note of its own is another one. What finds no game stays as it is.
    pub(super) fn carry_marks(&mut self, new: &NewGames) -> Result<CarriedMarks, CatalogueError> {
        let (kept, mut unknown, mut waiting) = (self.kept_games(), 0, Vec::new());
        let marked: BTreeSet<GameHash> = self.marks.games().into_iter().filter_map(GameHash::parse).collect();
        for &hash in &kept {
            let here = self.candidate_of(hash).map_err(|error| self.failed(error))?;
            if here.iter().any(|game| Path::new(&game.path).exists()) {
                continue;
            }
            let is_listed = !here.is_empty();
            match self.marks.anchor(hash).cloned() {
                Some(anchor) => waiting.push(WaitingGame { hash, anchor, is_listed, likest: Vec::new() }),
                None => unknown += usize::from(!is_listed && marked.contains(&hash)),
            }
        }
        let mut steps = Vec::new();
        self.look_in_files(&mut waiting, new, &marked).map_err(|error| self.failed(error))?;
        take_likest(&mut waiting, &mut steps);
        self.look_elsewhere(&mut waiting, new, &marked).map_err(|error| self.failed(error))?;
        take_likest(&mut waiting, &mut steps);
        let carried = steps.iter().map(|(from, to)| CarriedGame {
            from: *from,
            hash: to.hash,
            file: named_place(Path::new(&to.path), to.anchor.game),
        });
        let lost = waiting.iter().filter(|game| !game.is_listed && marked.contains(&game.hash)).count();
        let carried = CarriedMarks { carried: carried.collect(), waiting: unknown + lost };
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

    /// Whether a game may have become another one, about which it was not decided that it is one of its own.
    fn may_be(&self, game: &WaitingGame, found: &MarkHeir, likeness: MarkLikeness, new: &NewGames) -> bool {
        game.may_be(found, likeness, new) && !self.decisions.is_decided(&game.hash.to_string(), &found.hash.to_string())
    }

    /// Looks for each game in the file in which it was.
    fn look_in_files(
        &self,
        waiting: &mut [WaitingGame],
        new: &NewGames,
        marked: &BTreeSet<GameHash>,
    ) -> Result<(), rusqlite::Error> {
        let files: BTreeSet<String> = waiting.iter().map(|game| game.anchor.file.clone()).collect();
        for path in self.paths_named(&files)? {
            self.each_candidate("path = ?", [&path], |found| {
                if marked.contains(&found.hash) {
                    return;
                }
                for game in waiting.iter_mut().filter(|game| game.anchor.file == found.anchor.file) {
                    let likeness = game.anchor.likeness(&found.anchor);
                    if let Some(likeness) = likeness.filter(|&likeness| self.may_be(game, &found, likeness, new)) {
                        game.likest.push(((likeness, game.anchor.game == found.anchor.game), found.clone()));
                    }
                }
            })?;
        }
        Ok(())
    }

    /// Looks everywhere for those games that were not found in their files: moved, and perhaps edited. Only games with as many moves are
    /// read, one at a time.
    fn look_elsewhere(
        &self,
        waiting: &mut [WaitingGame],
        new: &NewGames,
        marked: &BTreeSet<GameHash>,
    ) -> Result<(), rusqlite::Error> {
        let mut by_moves: HashMap<String, Vec<usize>> = HashMap::new();
        let mut lengths = BTreeSet::new();
        for (i, game) in waiting.iter().enumerate() {
            if game.likest.is_empty() && game.anchor.length >= LEAST_MOVES {
                by_moves.entry(game.anchor.moves().to_owned()).or_default().push(i);
                lengths.insert(game.anchor.length);
            }
        }
        for length in lengths {
            self.each_candidate("moves = ?", [length as i64], |found| {
                for &i in by_moves.get(found.anchor.moves()).into_iter().flatten() {
                    let game = &mut waiting[i];
                    let is_one = !marked.contains(&found.hash) && self.may_be(game, &found, MarkLikeness::Moves, new);
                    // Two are too many already.
                    if is_one && game.likest.len() < 2 {
                        game.likest.push(((MarkLikeness::Moves, false), found.clone()));
                    }
                }
            })?;
        }
        Ok(())
    }

    /// The paths of games whose texts are these once withheld names are left out.
    fn paths_named(&self, files: &BTreeSet<String>) -> Result<BTreeSet<String>, rusqlite::Error> {
        let mut paths = files.clone();
        if !self.redaction.is_empty() && files.iter().any(|file| file.contains(WITHHELD)) {
            let mut statement = self.connection.prepare("SELECT DISTINCT path FROM game")?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                let path: String = row.get(0)?;
                if files.contains(&self.redaction.path(&path)) {
                    paths.insert(path);
                }
            }
        }
        Ok(paths)
    }

    /// The game with this hash.
    fn candidate_of(&self, hash: GameHash) -> Result<Vec<MarkHeir>, rusqlite::Error> {
        let mut found = Vec::new();
        self.each_candidate("hash = ?", [hash.0], |game| found.push(game))?;
        Ok(found)
    }

    /// Shows the games of which this is true, one at a time.
    fn each_candidate(
        &self,
        condition: &str,
        values: impl Params,
        mut show: impl FnMut(MarkHeir),
    ) -> Result<(), rusqlite::Error> {
        let mut statement = self.connection.prepare_cached(&format!("SELECT {ANCHOR_COLUMNS} WHERE {condition}"))?;
        let mut rows = statement.query(values)?;
        while let Some(row) = rows.next()? {
            self.candidate(row)?.into_iter().for_each(&mut show);
        }
        Ok(())
    }

    /// A game; `None` where its moves are damaged, which a check reports.
    fn candidate(&self, row: &Row<'_>) -> Result<Option<MarkHeir>, rusqlite::Error> {
        let path: String = row.get("path")?;
        let Some(anchor) = anchor_of(row, self.redaction.path(&path))? else { return Ok(None) };
        Ok(Some(MarkHeir { number: row.get("number")?, hash: GameHash(row.get("hash")?), path, anchor }))
    }
}

/// Moves the games that have become exactly one other game from those that wait to the `steps`. Of two games that are alike neither is
/// the one.
fn take_likest(waiting: &mut Vec<WaitingGame>, steps: &mut Vec<(GameHash, MarkHeir)>) {
    for mut game in std::mem::take(waiting) {
        let mut likest = std::mem::take(&mut game.likest);
        likest.retain(|(_, found)| steps.iter().all(|(_, taken)| taken.hash != found.hash));
        let best = likest.iter().map(|found| found.0).max();
        likest.retain(|found| Some(found.0) == best);
        match <[_; 1]>::try_from(likest) {
            Ok([(_, found)]) => steps.push((game.hash, found)),
            Err(likest) => waiting.push(WaitingGame { likest, ..game }),
        }
    }
}

/// The greatest number of a game.
pub(super) fn last_number(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("SELECT coalesce(max(number), 0) FROM game", [], |row| row.get(0))
}
