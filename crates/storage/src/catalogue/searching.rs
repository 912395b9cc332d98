//! Games are found in the catalogue.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{OptionalExtension as _, Transaction, params_from_iter};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, GameFileError, GameFiles};
use super::positions::Standings;
use super::row::{FOUND_COLUMNS, color, found_game};
use super::same_moves::{SameMoves, SameMovesSearch};
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::continuation::{Continuation, ContinuationCounter};
use kifuscribe_archive::folding::match_query;
use kifuscribe_archive::pattern::Standing;
use kifuscribe_archive::position_search::{PositionSearch, PositionTerms};
use kifuscribe_archive::query::{FoundGame, FoundGames, GameAttention, GameQuery, VariationStanding, YearProfile};
use kifuscribe_archive::query_values::rank_spellings;
use kifuscribe_archive::redaction::WITHHELD;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record_note::RecordNoteKind;

/// A condition on games in SQL, with its values.
struct SqlConditions {
    sql: Vec<String>,
    values: Vec<Value>,
}

impl SqlConditions {
    /// `noted` are the hashes of the games whose note has the words of the text that is looked for.
    fn of(query: &GameQuery, authority: &PlayerAuthority, noted: &[&str]) -> Self {
        let mut all = Self { sql: Vec::new(), values: Vec::new() };
        all.words(query, authority, noted);
        let exact = |text: &Option<String>| text.as_ref().map(|text| Value::from(text.clone()));
        let number = |number: Option<usize>| number.map(|number| Value::from(number as i64));
        all.add("round = ? COLLATE NOCASE", exact(&query.round));
        all.add("board = ? COLLATE NOCASE", exact(&query.table));
        all.add("last_day >= ?", query.since.map(|days| Value::from(i64::from(days.first))));
        all.add("first_day <= ?", query.until.map(|days| Value::from(i64::from(days.last))));
        if let Some(result) = &query.result {
            // `B+` and `B` stand for every win of Black.
            match result.to_ascii_uppercase().as_str() {
                "B" | "B+" => all.add("substr(result, 1, 2) = ?", Some("B+".to_owned().into())),
                "W" | "W+" => all.add("substr(result, 1, 2) = ?", Some("W+".to_owned().into())),
                "?" => all.sql.push("(result IS NULL OR result = '?')".to_owned()),
                exact => all.add("upper(result) = ?", Some(exact.to_owned().into())),
            }
        }
        all.add(
            "EXISTS (SELECT 1 FROM json_each(?) WHERE value IN
             (trim(lower(replace(black_rank, ' ', '')), '?*'), trim(lower(replace(white_rank, ' ', '')), '?*')))",
            query.rank.map(|rank| {
                let spellings: Vec<String> = rank_spellings(rank).iter().map(|way| format!("\"{way}\"")).collect();
                Value::from(format!("[{}]", spellings.join(",")))
            }),
        );
        all.add("komi = ?", query.komi.map(|komi| Value::from(i64::from(HalfPoints::as_halves(komi)))));
        all.add("size = ?", number(query.size));
        all.add("handicap = ?", number(query.handicap));
        all.add("moves >= ?", number(query.least_moves));
        all.add("moves <= ?", number(query.most_moves));
        let kind = |kind: Option<RecordNoteKind>| kind.map(|kind| Value::from(format!(" {} ", <&str>::from(kind))));
        all.add("instr(noted, ?) > 0", kind(query.doubtful));
        all.add("instr(noted || respelled, ?) > 0", kind(query.noted));
        for attention in &query.attention {
            let condition = match attention {
                GameAttention::Flags => "flagged > 0",
                GameAttention::OpenQuestions => "open_questions > 0",
                GameAttention::Rulings => "rulings > 0",
                GameAttention::AuditDiffers => "differs = 1",
                GameAttention::Unfinished => "has_ended = 0",
                GameAttention::ReadingDoubts => "noted <> ''",
                GameAttention::ReadingNotes => "noted || respelled <> ''",
            };
            all.sql.push(condition.to_owned());
        }
        all
    }

    /// Whether the hash of a game is in a list of [`listed_hashes`].
    const IS_LISTED: &str = "lower(hex(hash)) IN (SELECT value FROM json_each(?))";

    fn add(&mut self, sql: &str, value: Option<Value>) {
        if let Some(value) = value {
            self.sql.push(sql.to_owned());
            self.values.push(value);
        }
    }

    /// Adds what is looked up among the words.
    fn words(&mut self, query: &GameQuery, authority: &PlayerAuthority, noted: &[&str]) {
        let mut terms = Vec::new();
        // The opponent of nobody is a player.
        let (player, opponent) = match (&query.player, &query.opponent) {
            (None, opponent) => (opponent, &None),
            both => both,
        };
        for (columns, text) in [
            (&["black", "white"][..], player),
            (&["black"], &query.black),
            (&["white"], &query.white),
            (&["event"], &query.event),
            (&["black", "white", "event", "other", "comments"], &query.text),
        ] {
            let Some(text) = text else { continue };
            let is_player = columns.iter().all(|column| ["black", "white"].contains(column));
            let words = if is_player { player_words(text, authority) } else { match_query(text) };
            match words {
                // All words of a person's name stand in one player's name; words of a text may stand anywhere.
                Some(words) if columns.len() == 2 => {
                    let opponent = opponent.as_ref().and_then(|name| player_words(name, authority));
                    let side = |own: &str, other: &str| match &opponent {
                        Some(opponent) => format!("(({{{own}}} : ({words})) AND ({{{other}}} : ({opponent})))"),
                        None => format!("({{{own}}} : ({words}))"),
                    };
                    terms.push(format!("({} OR {})", side("black", "white"), side("white", "black")));
                }
                // The archivist's own notes are in no table of the catalogue.
                Some(words) if columns.contains(&"comments") && !noted.is_empty() => {
                    self.sql.push(format!(
                        "(number IN (SELECT rowid FROM words WHERE words MATCH ?) OR {})",
                        SqlConditions::IS_LISTED
                    ));
                    self.values.push(format!("({{{}}} : ({words}))", columns.join(" ")).into());
                    self.values.push(listed_hashes(noted));
                }
                Some(words) => terms.push(format!("({{{}}} : ({words}))", columns.join(" "))),
                // Text without a word is in no game, but nothing to look for is in all.
                None if text.trim().is_empty() => {}
                None => self.sql.push("0".to_owned()),
            }
        }
        if !terms.is_empty() {
            self.add("number IN (SELECT rowid FROM words WHERE words MATCH ?)", Some(terms.join(" AND ").into()));
        }
        if let Some(rules) = &query.rules {
            self.add("instr(lower(rules), lower(?)) > 0", Some(rules.clone().into()));
        }
    }

    fn where_clause(&self) -> String {
        if self.sql.is_empty() { String::new() } else { format!("WHERE {}", self.sql.join(" AND ")) }
    }
}

/// What the words of a player's name match; a player is found by every name, and by a part of one.
fn player_words(name: &str, authority: &PlayerAuthority) -> Option<String> {
    let names = authority.names_of(name).iter().chain(authority.names_with(name)).map(String::as_str);
    let mut all: Vec<String> =
        std::iter::once(name).chain(names).filter_map(match_query).map(|words| format!("({words})")).collect();
    let mut seen = HashSet::new();
    all.retain(|words| seen.insert(words.clone()));
    (!all.is_empty()).then(|| all.join(" OR "))
}

/// Hashes of games as a list in JSON.
fn listed_hashes(hashes: &[&str]) -> Value {
    let list = hashes.iter().map(|hash| format!("\"{hash}\"")).collect::<Vec<_>>().join(",");
    format!("[{list}]").into()
}

/// Numbers of games as a list in JSON.
pub(super) fn json_list(numbers: &[i64]) -> String {
    format!("[{}]", numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(","))
}

/// The most games that are looked up one by one: reading all in a row is faster for more, above all from a disk that is not in memory yet.
const MOST_LOOKED_UP: usize = 2_000;

/// Whether a query asks for nothing but a position.
fn is_only_position(query: &GameQuery) -> bool {
    let terms = PositionTerms::default();
    GameQuery { position: None, limit: None, terms, ..query.clone() } == GameQuery::default()
}

/// The games that are read at once where many are asked for.
pub(super) const PIECE: usize = 1_000;

/// The games that a query asks for, without what is known of each: that is read piece by piece, since they may be a million.
#[derive(Debug, Default)]
pub struct Matches {
    /// The numbers of those within the limit of the query, the newest game first.
    pub numbers: Vec<i64>,
    /// How many games there are, also beyond the limit.
    pub total: usize,
    /// What was played after the position, in all of them.
    pub continuations: Vec<Continuation>,
    /// All of them, year by year.
    pub years: Vec<YearProfile>,
    /// Where the position stands in them.
    standings: Standings,
    /// The variations in which it stands.
    variations: HashMap<i64, Vec<VariationStanding>>,
}

/// A game that fits: its number, its winner and the year in which it began.
type ListedGame = (i64, Option<Color>, Option<u32>);

/// The games of each year, those without a date first.
fn by_year(games: &[ListedGame]) -> Vec<YearProfile> {
    let mut years: BTreeMap<Option<u32>, YearProfile> = BTreeMap::new();
    for &(_, winner, year) in games {
        let profile = years.entry(year).or_insert(YearProfile { year, ..YearProfile::default() });
        profile.games += 1;
        match winner {
            Some(Color::Black) => profile.black_wins += 1,
            Some(Color::White) => profile.white_wins += 1,
            None => {}
        }
    }
    years.into_values().collect()
}

impl Matches {
    /// After which move the position stands in a game for the first time; `None` where it stands in variations alone.
    pub(super) fn first_move_of(&self, number: i64) -> Option<usize> {
        self.standings.get(number)?.iter().map(|standing| standing.first).min()
    }
}

impl Catalogue {
    /// The games that a query asks for, the newest first.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn find(&self, query: &GameQuery) -> Result<FoundGames, CatalogueError> {
        let found = self.matching(query)?;
        let games = self.found_games(&found, &found.numbers)?;
        let Matches { total, continuations, years, .. } = found;
        Ok(FoundGames { games, total, continuations, years })
    }

    /// The games that were found, a piece after another, each with the other games that have the same moves.
    pub fn pieces<'a>(
        &'a self,
        found: &'a Matches,
    ) -> impl Iterator<Item = Result<Vec<(FoundGame, Vec<SameMoves>)>, CatalogueError>> + 'a {
        let mut same_moves = SameMovesSearch::among(found.numbers.len());
        found.numbers.chunks(PIECE).map(move |numbers| {
            let _view = self.view().map_err(|error| self.failed(error))?;
            let games = self.found_games(found, numbers)?;
            let with_same = games.into_iter().map(|game| {
                let same = same_moves.of(&self.connection, game.number);
                Ok((game, same.map_err(|error| self.failed(error))?))
            });
            with_same.collect()
        })
    }

    /// The games of these numbers, with where the position stands in them.
    fn found_games(&self, found: &Matches, numbers: &[i64]) -> Result<Vec<FoundGame>, CatalogueError> {
        let mut games = self.games(numbers)?;
        for game in &mut games {
            game.at = found.standings.get(game.number).map(Standing::moments).unwrap_or_default();
            game.in_variations = found.variations.get(&game.number).cloned().unwrap_or_default();
        }
        Ok(games)
    }

    /// Whether a query finds no game, or one with a name that is withheld.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn finds_withheld(&self, query: &GameQuery) -> Result<bool, CatalogueError> {
        let found = self.matching(query)?;
        for numbers in found.numbers.chunks(PIECE) {
            if self.games(numbers)?.iter().any(|game| {
                [&game.info.black.name, &game.info.white.name, &game.info.event]
                    .iter()
                    .any(|text| text.contains(WITHHELD))
            }) {
                return Ok(true);
            }
        }
        Ok(found.numbers.is_empty())
    }

    /// The games of a search for a player year by year, those with the black stones and those with the white ones; `None` where no player
    /// is looked for.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn player_years(&self, query: &GameQuery) -> Result<Option<[Vec<YearProfile>; 2]>, CatalogueError> {
        let Some(player) = &query.player else { return Ok(None) };
        let numbers = self.matching(&GameQuery { limit: None, ..query.clone() })?.numbers;
        let of = |side: GameQuery| self.listed(&side, Some(&numbers)).map(|listed| by_year(&listed));
        let black = of(GameQuery { black: Some(player.clone()), ..GameQuery::default() })?;
        Ok(Some([black, of(GameQuery { white: Some(player.clone()), ..GameQuery::default() })?]))
    }

    /// The games that a query asks for, the newest first, without what is known of each.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn matching(&self, query: &GameQuery) -> Result<Matches, CatalogueError> {
        let of = |listed: &[ListedGame]| {
            let numbers = listed.iter().map(|game| game.0).take(query.limit.unwrap_or(usize::MAX)).collect();
            Matches { numbers, total: listed.len(), years: by_year(listed), ..Matches::default() }
        };
        let Some(pattern) = &query.position else { return Ok(of(&self.listed(query, None)?)) };
        let matcher = PositionSearch::new(pattern.clone(), query.terms.clone());
        let variations = if matcher.with_variations() { self.in_variations(&matcher)? } else { HashMap::new() };
        let candidates = self.candidates(&matcher)?;
        let (mut listed, standings) = match candidates {
            // Only the games in which it stands are looked up, unless they are a large part of all.
            None if is_only_position(query) && variations.is_empty() => {
                let standings = self.standings_in_all(&matcher)?;
                let found: Vec<i64> = standings.numbers().collect();
                (
                    self.listed(query, Some(&found).filter(|found| found.len() <= MOST_LOOKED_UP).map(Vec::as_slice))?,
                    standings,
                )
            }
            candidates => {
                let among = candidates.as_ref().map(|among| {
                    let mut among: Vec<i64> = among.iter().chain(variations.keys()).copied().collect();
                    among.sort_unstable();
                    among.dedup();
                    among
                });
                let listed = self.listed(query, among.as_deref())?;
                let asked: Vec<i64> = listed.iter().map(|game| game.0).collect();
                let standings = self.standings(&matcher, &asked, candidates.is_some())?;
                (listed, standings)
            }
        };
        let mut continuations = ContinuationCounter::default();
        listed.retain(|game| {
            let stands = standings.get(game.0);
            continuations.add(stands.unwrap_or_default(), game.1);
            stands.is_some() || variations.contains_key(&game.0)
        });
        Ok(Matches { standings, variations, continuations: continuations.sorted(), ..of(&listed) })
    }

    /// The numbers of the games that a query asks for, the newest game first; its position and limit are not looked at.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn numbers(&self, query: &GameQuery) -> Result<Vec<i64>, CatalogueError> {
        Ok(self.listed(query, None)?.into_iter().map(|game| game.0).collect())
    }

    /// The numbers of the games that a query asks for, with the winners, the newest game first; only `among` these,
    /// where they are given.
    fn listed(&self, query: &GameQuery, among: Option<&[i64]>) -> Result<Vec<ListedGame>, CatalogueError> {
        let noted = query.text.as_ref().map(|text| self.marks.noted(text)).unwrap_or_default();
        let mut conditions = SqlConditions::of(query, &self.authority, &noted);
        let copies = self.decisions.copies();
        if !copies.is_empty() {
            conditions.add(&format!("NOT ({})", SqlConditions::IS_LISTED), Some(listed_hashes(&copies)));
        }
        if let Some(tag) = &query.tag {
            conditions.add(SqlConditions::IS_LISTED, Some(listed_hashes(&self.marks.tagged(tag))));
        }
        for among in [among, query.among.as_deref()].into_iter().flatten() {
            conditions.add("number IN (SELECT value FROM json_each(?))", Some(json_list(among).into()));
        }
        let sql = format!(
            "SELECT number, winner, first_day / 10000 FROM game {} ORDER BY last_day DESC, number DESC",
            conditions.where_clause()
        );
        let read = || {
            let mut statement = self.connection.prepare_cached(&sql)?;
            let games = statement.query_map(params_from_iter(&conditions.values), |row| {
                Ok((row.get(0)?, color(row.get(1)?), row.get(2)?))
            })?;
            games.collect::<Result<Vec<_>, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// One view of the catalogue for all that is read while it is kept: to look at its locks for each game takes longer than to read the
    /// game. `None` where there is one already.
    pub(super) fn view(&self) -> Result<Option<Transaction<'_>>, rusqlite::Error> {
        let is_first = self.connection.is_autocommit();
        is_first.then(|| self.connection.unchecked_transaction()).transpose()
    }

    /// The games of these numbers, in their order; numbers without a game are left out.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn games(&self, numbers: &[i64]) -> Result<Vec<FoundGame>, CatalogueError> {
        let sql = format!("SELECT {FOUND_COLUMNS} FROM game WHERE number = ?");
        let read = || {
            let _view = self.view()?;
            let mut statement = self.connection.prepare_cached(&sql)?;
            let each = numbers.iter().map(|number| statement.query_row([number], found_game).optional());
            each.filter_map(Result::transpose).collect::<Result<Vec<_>, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// The game whose name begins with `id`.
    ///
    /// # Errors
    /// [`CatalogueError::NoSuchGame`] and [`CatalogueError::Ambiguous`] where there is not exactly one.
    pub fn game(&self, id: &str) -> Result<FoundGame, CatalogueError> {
        let none = || CatalogueError::NoSuchGame { id: id.to_owned() };
        let is_name = (4..=32).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_hexdigit());
        if !is_name {
            return Err(none());
        }
        // The hashes that begin with these digits lie between two.
        let bound = |fill: &str| {
            let digits = id.to_ascii_lowercase() + &fill.repeat(32 - id.len());
            (0..16).map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap_or_default()).collect::<Vec<u8>>()
        };
        let read = || {
            let sql = format!("SELECT {FOUND_COLUMNS} FROM game WHERE hash BETWEEN ? AND ? LIMIT 2");
            let mut statement = self.connection.prepare_cached(&sql)?;
            statement.query_map([bound("0"), bound("f")], found_game)?.collect::<Result<Vec<_>, _>>()
        };
        let mut found = read().map_err(|error| self.failed(error))?.into_iter();
        match (found.next(), found.next()) {
            (Some(game), None) => Ok(game),
            (None, _) => Err(none()),
            (Some(_), Some(_)) => Err(CatalogueError::Ambiguous { id: id.to_owned() }),
        }
    }

    /// Reads a game from its file.
    ///
    /// # Errors
    /// [`CatalogueError::GameFile`] where it is not there any more.
    pub fn read_game(&self, game: &FoundGame) -> Result<GameFile, CatalogueError> {
        self.read_among(&mut GameFiles::default(), game)
    }

    /// As [`Catalogue::read_game`], of a game among others.
    pub(super) fn read_among(&self, files: &mut GameFiles, game: &FoundGame) -> Result<GameFile, CatalogueError> {
        let failed = |why| CatalogueError::GameFile { path: Path::new(&game.path).to_owned(), why };
        let file = files.read(game).map_err(failed)?;
        // A recording grows, other games stay as they are.
        if file.hash == game.hash { Ok(file) } else { Err(failed(GameFileError::OtherGame)) }
    }
}
