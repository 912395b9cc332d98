//! Names are withheld: in the catalogue, in every view of it and in what is exported.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use rusqlite::TransactionBehavior;

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, GameFiles};
use super::game_texts::GameTexts;
use super::own_files;
use super::row::{self, FOUND_COLUMNS, RowIdentity, found_game};
use super::searching::json_list;
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::folding::{match_query, words};
use kifuscribe_archive::name_letters::NameLetters;
use kifuscribe_archive::near_names::{self, NearNames};
use kifuscribe_archive::query::FoundGame;
use kifuscribe_archive::redaction::{self, Redaction, WITHHELD};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::garbled_text::garbled_ways;
use kifuscribe_formats::info::InfoField;
use kifuscribe_formats::sgf::{self, WrittenInfo};

/// The most names of players that an error lists.
const MOST_NAMED: usize = 5;

/// The most games besides those with the name that are looked through for what may mean the person.
const MOST_LOOKED_THROUGH: usize = 2000;

/// The most letters of a word of a name that another case of it may not have, and the fewest that are looked for.
const LONGEST_OWN_ENDING: usize = 2;
const LEAST_BEGIN: usize = 3;

/// What withholding a name takes, and what it leaves.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ForgetOutcome {
    /// The games that held it.
    pub games: usize,
    /// What is taken in them, as it is written, with the number of games.
    pub taken: BTreeMap<String, usize>,
    /// What may mean the person too, and stays, with the number of games.
    pub stays: BTreeMap<String, usize>,
    /// Whether more games have a word of the name than were looked through for such.
    pub has_more: bool,
    /// The saved searches that are removed because they ask for it, or for a part of it.
    pub searches: usize,
    /// The games whose tags or notes hold it.
    pub marks: usize,
}

/// A name that is to be withheld.
struct ForgottenName {
    /// The name, and the other names of the person.
    names: Vec<String>,
    /// What withholds these alone.
    alone: Redaction,
    /// The letters of the names.
    letters: NameLetters,
    /// The games that may hold one of them, and those that hold another withheld name.
    games: Vec<FoundGame>,
}

impl Catalogue {
    /// Says what [`Catalogue::forget`] would take of a name, and what it would leave. Nothing is written.
    ///
    /// # Errors
    /// As [`Catalogue::forget`].
    pub fn would_forget(&self, name: &str) -> Result<ForgetOutcome, CatalogueError> {
        self.forgotten(name).and_then(|forgotten| self.outcome_of(&forgotten))
    }

    /// Withholds a name, in every spelling, from now on.
    ///
    /// # Errors
    /// [`CatalogueError`] where the name has no word, or is only a part of players' names, or the catalogue cannot be
    /// written.
    pub fn forget(&mut self, name: &str) -> Result<ForgetOutcome, CatalogueError> {
        let mut forgotten = self.forgotten(name)?;
        // First what keeps the name from coming back, then the catalogue.
        let withhold = |redaction: &mut Redaction| {
            forgotten.names.iter().for_each(|name| {
                redaction.add(name);
            });
        };
        self.redaction = own_files::change(self.path(), &self.redaction, withhold)?.0;
        // A program that began to write games before does not know of it: what it wrote is there once it has written.
        self.connection.execute_batch("BEGIN IMMEDIATE; COMMIT").map_err(|error| self.failed(error))?;
        let ForgottenName { names, alone, letters, .. } = &forgotten;
        forgotten.games = self.games_with(names, alone, letters).map_err(|error| self.failed(error))?;
        let outcome = self.outcome_of(&forgotten)?;
        let ForgottenName { names, games, .. } = forgotten;
        self.change_players(|players| players.forget(name))?;
        self.change_marks(|marks| names.iter().for_each(|name| marks.remove_searches_for(name)))?;
        self.change_recent_searches(|recent| names.iter().for_each(|name| recent.remove_for(name)))?;
        self.write_again(&games).map_err(|error| self.failed(error))?;
        // The names of these players are no sign of a game any more.
        self.anchor_marks()?;
        Ok(outcome)
    }

    /// What a name to be withheld comes to.
    fn forgotten(&self, name: &str) -> Result<ForgottenName, CatalogueError> {
        let mut alone = Redaction::default();
        if !alone.add(name) {
            return Err(CatalogueError::NoName { name: name.to_owned() });
        }
        // A person is withheld with every name.
        let mut names = vec![name.to_owned()];
        names.extend(self.authority.names_of(name).iter().filter(|other| *other != name).cloned());
        for other in &names[1..] {
            alone.add(other);
        }
        let letters = NameLetters::of(&names);
        let games = self.games_with(&names, &alone, &letters).map_err(|error| self.failed(error))?;
        let players: BTreeSet<&str> =
            games.iter().flat_map(|game| [&game.info.black.name, &game.info.white.name]).map(String::as_str).collect();
        let holding: Vec<&str> = players.into_iter().filter(|player| alone.text(player) != **player).collect();
        // Of `Jörg Müller` the word `Müller` alone would leave `Jörg`.
        if !holding.is_empty() && !holding.iter().any(|player| alone.withholds(player)) {
            let players = holding[..holding.len().min(MOST_NAMED)].join("; ");
            return Err(CatalogueError::PartOfName { name: name.to_owned(), players });
        }
        Ok(ForgottenName { names, alone, letters, games })
    }

    /// What withholding a name takes and leaves.
    fn outcome_of(&self, forgotten: &ForgottenName) -> Result<ForgetOutcome, CatalogueError> {
        let ForgottenName { names, alone, letters, games } = forgotten;
        let mut outcome = ForgetOutcome::default();
        let near = NearNames::of(names);
        let others: Vec<(String, usize)> = self
            .players()?
            .into_iter()
            .map(|player| (player.name, player.black + player.white))
            .filter(|(player, _)| alone.name(player) == *player)
            .collect();
        // Before all others, so that each one is compared with it.
        let listed = [vec![(names[0].clone(), usize::MAX / 2)], others.clone()].concat();
        let alike = PlayerAuthority::default().suggestions(&listed).into_iter().filter(|pair| pair.name == names[0]);
        let alike: BTreeSet<String> = alike.map(|pair| pair.other).collect();
        for (player, games) in others {
            if alike.contains(&player) || !near.find(&player, true, false).is_empty() {
                outcome.stays.insert(player, games);
            }
        }
        let own: BTreeSet<i64> = games.iter().map(|game| game.number).collect();
        let (others, has_more) = self.games_with_word(names, &own).map_err(|error| self.failed(error))?;
        outcome.has_more = has_more;
        let mut files = GameFiles::default();
        for game in games.iter().chain(&others) {
            let texts = match files.read(game) {
                Ok(file) if file.hash == game.hash => texts_of(&file),
                // The file is gone: what the catalogue holds is all there is.
                _ => info_texts(&game.info, &game.written),
            };
            let plays = texts.iter().any(|(text, is_name)| *is_name && alone.name(text) != *text);
            let marks = self.marks.of(game.hash);
            let of_game = texts.iter().map(|(text, is_name)| (text, *is_name, true));
            let of_marks = marks.tags.iter().chain([&marks.note]).map(|text| (text, false, false));
            let (mut cuts, mut found) = (BTreeSet::new(), BTreeSet::new());
            for (text, is_name, is_of_game) in of_game.chain(of_marks) {
                // To look for the name in a long text takes long; where its letters are not, it is not.
                let may_hold = letters.may_stand_in(text);
                if may_hold && is_of_game {
                    cuts.extend(alone.cuts(text, is_name));
                }
                // The players were looked at.
                if !is_name {
                    let rest = if may_hold { Cow::Owned(alone.text(text)) } else { Cow::Borrowed(text.as_str()) };
                    found.extend(near.find(&rest, false, plays));
                }
            }
            outcome.games += usize::from(!cuts.is_empty());
            cuts.into_iter().for_each(|cut| *outcome.taken.entry(cut).or_default() += 1);
            found.into_iter().for_each(|found| *outcome.stays.entry(found).or_default() += 1);
        }
        let mut after = self.marks.clone();
        names.iter().for_each(|name| after.remove_searches_for(name));
        after.withhold(alone);
        outcome.searches = self.marks.searches().count() - after.searches().count();
        let is_changed = |hash: &GameHash| self.marks.of(*hash) != after.of(*hash);
        outcome.marks = self.marks.games().into_iter().filter_map(GameHash::parse).filter(is_changed).count();
        Ok(outcome)
    }

    /// Games with a word that begins as the longest word of one of the names does without its ending, without those of `own`; and whether
    /// there are more.
    fn games_with_word(
        &self,
        names: &[String],
        own: &BTreeSet<i64>,
    ) -> Result<(Vec<FoundGame>, bool), rusqlite::Error> {
        let longest = |name: &String| {
            let words = words(name).into_iter().filter(|word| !word.is_character).map(|word| word.folded);
            let word: Vec<char> = words.max_by_key(String::len).filter(|word| word.len() > 2)?.chars().collect();
            let begin = word.len().saturating_sub(LONGEST_OWN_ENDING).max(word.len().min(LEAST_BEGIN));
            Some(word[..begin].iter().collect::<String>())
        };
        let damaged = names.iter().flat_map(|name| near_names::damaged_ways(name));
        let begins = names.iter().cloned().chain(damaged).filter_map(|name| longest(&name));
        let queries: Vec<String> = begins.filter_map(|begin| match_query(&format!("{begin}*"))).collect();
        if queries.is_empty() {
            return Ok((Vec::new(), false));
        }
        let numbers: Vec<i64> = self
            .connection
            .prepare("SELECT rowid FROM words WHERE words MATCH ?")?
            .query_map([queries.join(" OR ")], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let mut others: Vec<i64> = numbers.into_iter().filter(|number| !own.contains(number)).collect();
        let has_more = others.len() > MOST_LOOKED_THROUGH;
        others.truncate(MOST_LOOKED_THROUGH);
        Ok((self.rows_of(&others)?, has_more))
    }

    /// The games of these numbers, those of one file after each other.
    fn rows_of(&self, numbers: &[i64]) -> Result<Vec<FoundGame>, rusqlite::Error> {
        let sql = format!(
            "SELECT {FOUND_COLUMNS} FROM game WHERE number IN (SELECT value FROM json_each(?)) ORDER BY path, place"
        );
        self.connection.prepare(&sql)?.query_map([json_list(numbers)], found_game)?.collect()
    }

    /// The games with the words of one of the names anywhere, those in which some name is withheld, since this one may stand beside it, and
    /// those in which `alone` withholds something of what the catalogue has of them, or their files.
    fn games_with(
        &self,
        names: &[String],
        alone: &Redaction,
        letters: &NameLetters,
    ) -> Result<Vec<FoundGame>, rusqlite::Error> {
        let together = names.iter().map(|name| words(name).into_iter().map(|word| word.folded).collect::<String>());
        let garbled = names.iter().flat_map(|name| garbled_ways(name));
        let texts = names.iter().cloned().chain(together).chain(garbled).chain([WITHHELD.to_owned()]);
        let queries: Vec<String> = texts.filter_map(|text| match_query(&text)).collect();
        let matched = queries.iter().map(|query| format!("({query})")).collect::<Vec<_>>().join(" OR ");
        let sql = "SELECT rowid FROM words WHERE words MATCH ?";
        let mut numbers: BTreeSet<i64> =
            self.connection.prepare(sql)?.query_map([matched], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let is_held = |(text, _): &(String, bool)| letters.may_stand_in(text) && alone.text(text) != *text;
        let mut looked_through = GameTexts::default();
        let mut files = GameFiles::default();
        let mut statement =
            self.connection.prepare(&format!("SELECT {FOUND_COLUMNS} FROM game ORDER BY path, place"))?;
        for game in statement.query_map([], found_game)? {
            let game = game?;
            if numbers.contains(&game.number) {
                continue;
            }
            let mut is_in_file = || {
                looked_through.may_have(&game, |text| letters.may_stand_in_sgf(text))
                    && files.read(&game).is_ok_and(|file| file.hash == game.hash && texts_of(&file).iter().any(is_held))
            };
            if info_texts(&game.info, &game.written).iter().any(is_held) || is_in_file() {
                numbers.insert(game.number);
            }
        }
        self.rows_of(&numbers.into_iter().collect::<Vec<_>>())
    }

    /// Enters games again without the names that are withheld, and removes what the file still holds of the old rows.
    fn write_again(&mut self, games: &[FoundGame]) -> Result<(), rusqlite::Error> {
        self.connection.pragma_update(None, "secure_delete", true)?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut files = GameFiles::default();
        for game in games {
            match (files.read(game), game.path.to_str()) {
                (Ok(file), Some(path)) if file.hash == game.hash => {
                    let stamp = super::game_file::stamp(&game.path);
                    let identity = RowIdentity {
                        hash: file.hash,
                        content: file.content,
                        path,
                        place: file.place,
                        stamp: &stamp,
                        charset: game.charset,
                    };
                    row::write(&transaction, Some(game.number), &identity, &file.entry(&self.redaction))?;
                }
                // The file is gone: what the catalogue holds is all there is.
                _ => {
                    let (mut info, mut written) = (game.info.clone(), game.written.clone());
                    self.redaction.info(&mut info);
                    self.redaction.written(&mut written);
                    let sql =
                        "UPDATE game SET black = ?, white = ?, black_rank = ?, white_rank = ?, event = ?, round = ?,
                               board = ?, date = ?, location = ?, rules = ?, written_result = ?, written_komi = ?,
                               written_date = ?, written_handicap = ? WHERE number = ?";
                    let values = rusqlite::params![
                        info.black.name,
                        info.white.name,
                        info.black.rank,
                        info.white.rank,
                        info.event,
                        info.round,
                        info.table,
                        info.date,
                        info.place,
                        info.rules,
                        written.result,
                        written.komi,
                        written.date,
                        written.handicap,
                        game.number
                    ];
                    transaction.execute(sql, values)?;
                    transaction.execute("DELETE FROM words WHERE rowid = ?", [game.number])?;
                }
            }
        }
        transaction.execute("INSERT INTO words (words) VALUES ('optimize')", [])?;
        transaction.commit()?;
        self.connection.execute_batch("VACUUM")?;
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        self.connection.pragma_update(None, "secure_delete", false)
    }
}

/// The texts of a game in which names may stand, each with whether it is one name: what its file says, and what is understood of it.
fn texts_of(file: &GameFile) -> Vec<(String, bool)> {
    let entry = file.entry(&Redaction::default());
    let mut texts = info_texts(&entry.info, &entry.written);
    if file.state.is_some() {
        texts.push((entry.comments, false));
    }
    if let Ok(collection) = sgf::read_text(&file.sgf) {
        texts.extend(redaction::texts_of(&collection));
    }
    texts
}

/// The texts of what is known about a game, each with whether it is one name.
fn info_texts(info: &GameInfo, written: &WrittenInfo) -> Vec<(String, bool)> {
    let mut info = info.clone();
    let known = InfoField::all().filter_map(|field| Some((field.text_mut(&mut info)?.clone(), field.is_name())));
    let written = written.iter().map(|(_, text)| (text.to_owned(), false));
    known.chain(written).filter(|(text, _)| !text.is_empty()).collect()
}
