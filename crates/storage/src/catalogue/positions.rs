//! Positions in games: the index of whole positions, and the search through the changes of every game.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::thread;

use rusqlite::{Connection, OptionalExtension as _, Transaction};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::location::Location;
use kifuscribe_archive::changes::{Changes, ChangesView};
use kifuscribe_archive::fingerprint::Fingerprinter;
use kifuscribe_archive::pattern::Standing;
use kifuscribe_archive::position_index::{BUCKETS, bucket, games_of, kept, read_block, write_block};
use kifuscribe_archive::position_search::PositionSearch;
use kifuscribe_archive::query::VariationStanding;
use kifuscribe_core::game::point::BoardSize;

/// The games of one segment at most, which bounds the memory that writing one takes.
const SEGMENT: usize = 16_384;
/// Fewer games than this are not worth a segment: they are looked at one by one.
const WORTHWHILE: usize = 256;
/// The most segments of fewer than [`SEGMENT`] games; more are merged into one.
const MOST_SMALL: i64 = 8;
/// The bits of a block's key that hold the segment; those above hold the bucket.
const SEGMENT_BITS: u32 = 32;
/// The most candidates that are looked up one by one: reading all games in a row is faster for more.
const MOST_CANDIDATES: usize = 4000;
/// The most threads that look through games. Why: a recording may be running beside it.
const MOST_THREADS: usize = 4;

/// Where a pattern stands in games.
#[derive(Debug, Default)]
pub(super) struct Standings {
    /// Those of all games, one after another: a list a game would take most of the memory of a search.
    all: Vec<Standing>,
    /// Where those of each game are among them, by its number.
    of_games: HashMap<i64, Range<u32>>,
}

impl Standings {
    /// Adds where it stands in a game, if it does.
    fn add(&mut self, number: i64, standings: &[Standing]) {
        if !standings.is_empty() {
            let place = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
            let first = self.all.len();
            self.all.extend_from_slice(standings);
            self.of_games.insert(number, place(first)..place(self.all.len()));
        }
    }

    /// Adds those in other games.
    fn add_all(&mut self, others: &Self) {
        for &number in others.of_games.keys() {
            self.add(number, others.get(number).unwrap_or_default());
        }
    }

    /// Where it stands in a game; `None` where it does not.
    pub(super) fn get(&self, number: i64) -> Option<&[Standing]> {
        let Range { start, end } = *self.of_games.get(&number)?;
        self.all.get(start as usize..end as usize)
    }

    /// The numbers of the games, in no order.
    pub(super) fn numbers(&self) -> impl ExactSizeIterator<Item = i64> + '_ {
        self.of_games.keys().copied()
    }
}

/// Writes segments of the games that are in none: whole ones, and at the end of a batch one of the rest, if it is
/// worthwhile.
pub(super) fn index_when_worthwhile(transaction: &Transaction<'_>, is_end: bool) -> Result<(), rusqlite::Error> {
    loop {
        let waiting: i64 = transaction.query_row("SELECT count(*) FROM unindexed", [], |row| row.get(0))?;
        let least = if is_end { WORTHWHILE } else { SEGMENT };
        if usize::try_from(waiting).unwrap_or_default() < least {
            break;
        }
        write_segment(transaction)?;
    }
    merge_small(transaction)
}

fn write_segment(transaction: &Transaction<'_>) -> Result<(), rusqlite::Error> {
    let mut pairs: Vec<Vec<(u32, i64)>> = vec![Vec::new(); BUCKETS];
    let mut prints: BTreeMap<BoardSize, Fingerprinter> = BTreeMap::new();
    let mut numbers = Vec::new();
    let mut statement = transaction.prepare_cached(
        "SELECT unindexed.number, changes FROM unindexed JOIN changes USING (number) ORDER BY unindexed.number LIMIT ?",
    )?;
    let mut rows = statement.query([SEGMENT as i64])?;
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        numbers.push(number);
        // Damaged changes are reported by a check; no position is found in them.
        let Ok(changes) = Changes::from_bytes(row.get(1)?) else { continue };
        let prints = prints.entry(changes.size()).or_insert_with(|| Fingerprinter::new(changes.size()));
        for print in prints.of_game(&changes) {
            pairs[bucket(print)].push((kept(print), number));
        }
    }
    drop(rows);
    let Some(&first) = numbers.first() else {
        // Numbers without changes are of no game.
        return transaction.execute("DELETE FROM unindexed", []).map(drop);
    };
    transaction.execute("INSERT INTO segment (first, games) VALUES (?, ?)", (first, numbers.len() as i64))?;
    write_blocks(transaction, transaction.last_insert_rowid(), first, pairs)?;
    transaction.execute("DELETE FROM unindexed WHERE number <= ?", [numbers.last()]).map(drop)
}

fn write_blocks(
    transaction: &Transaction<'_>,
    segment: i64,
    first: i64,
    pairs: Vec<Vec<(u32, i64)>>,
) -> Result<(), rusqlite::Error> {
    let mut insert = transaction.prepare_cached("INSERT INTO block VALUES (?, ?)")?;
    for (bucket, mut pairs) in pairs.into_iter().enumerate() {
        if !pairs.is_empty() {
            insert.execute((key(bucket, segment), write_block(&mut pairs, first)))?;
        }
    }
    Ok(())
}

fn key(bucket: usize, segment: i64) -> i64 {
    ((bucket as i64) << SEGMENT_BITS) + segment
}

/// Merges the small segments into one when there are many.
fn merge_small(transaction: &Transaction<'_>) -> Result<(), rusqlite::Error> {
    let small: Vec<(i64, i64, i64)> = transaction
        .prepare_cached("SELECT id, first, games FROM segment WHERE games < ? ORDER BY id")?
        .query_map([SEGMENT as i64], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<Result<_, _>>()?;
    if (small.len() as i64) <= MOST_SMALL {
        return Ok(());
    }
    let first = small.iter().map(|segment| segment.1).min().unwrap_or_default();
    let games: i64 = small.iter().map(|segment| segment.2).sum();
    transaction.execute("INSERT INTO segment (first, games) VALUES (?, ?)", (first, games))?;
    let merged = transaction.last_insert_rowid();
    for bucket in 0..BUCKETS {
        let mut pairs = Vec::new();
        for &(segment, first, _) in &small {
            let sql = "DELETE FROM block WHERE key = ? RETURNING block";
            let block: Option<Vec<u8>> =
                transaction.prepare_cached(sql)?.query_row([key(bucket, segment)], |row| row.get(0)).optional()?;
            pairs.extend(block.iter().flat_map(|block| read_block(block, first)));
        }
        if !pairs.is_empty() {
            let sql = "INSERT INTO block VALUES (?, ?)";
            transaction.prepare_cached(sql)?.execute((key(bucket, merged), write_block(&mut pairs, first)))?;
        }
    }
    let mut delete = transaction.prepare_cached("DELETE FROM segment WHERE id = ?")?;
    small.iter().try_for_each(|segment| delete.execute([segment.0]).map(drop))
}

impl Catalogue {
    /// The games that a whole position may stand in: those that the index names, and those that are in no segment.
    /// `None` where there are many, and for a part of the board: every game is looked at then.
    pub(super) fn candidates(&self, matcher: &PositionSearch) -> Result<Option<Vec<i64>>, CatalogueError> {
        if !matcher.is_indexed() {
            return Ok(None);
        }
        let candidates = self.in_index(matcher).map_err(|error| self.failed(error))?;
        Ok(Some(candidates).filter(|candidates| candidates.len() <= MOST_CANDIDATES))
    }

    fn in_index(&self, matcher: &PositionSearch) -> Result<Vec<i64>, rusqlite::Error> {
        let stones = matcher.pattern().stones();
        let print = Fingerprinter::new(stones.size()).of(stones);
        let mut candidates: Vec<i64> = self
            .connection
            .prepare_cached("SELECT number FROM unindexed")?
            .query_map([], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let mut statement = self
            .connection
            .prepare_cached("SELECT block, first FROM segment JOIN block ON block.key = ? + segment.id")?;
        let mut rows = statement.query([key(bucket(print), 0)])?;
        while let Some(row) = rows.next()? {
            candidates.extend(games_of(row.get_ref(0)?.as_blob()?, row.get(1)?, print));
        }
        candidates.sort_unstable();
        candidates.dedup();
        Ok(candidates)
    }

    /// Where a pattern stands in every game.
    pub(super) fn standings_in_all(&self, matcher: &PositionSearch) -> Result<Standings, CatalogueError> {
        let sql = "SELECT min(number), max(number) FROM changes";
        let read = || {
            let [first, last] = self
                .connection
                .query_row(sql, [], |row| Ok([row.get::<_, Option<i64>>(0)?, row.get::<_, Option<i64>>(1)?]))?;
            let (Some(first), Some(last)) = (first, last) else { return Ok(Standings::default()) };
            let parts = self.threads_for(usize::try_from(last - first).unwrap_or(usize::MAX)) as i64;
            let step = (last - first) / parts + 1;
            let ranges = (0..parts).map(|part| NumberRange::of(first + part * step, first + (part + 1) * step - 1));
            self.in_threads(matcher, &ranges.collect::<Vec<_>>())
        };
        read().map_err(|error| self.failed(error))
    }

    /// Where a pattern stands in the games of these numbers; `are_few` says that they are spread over the catalogue.
    pub(super) fn standings(
        &self,
        matcher: &PositionSearch,
        numbers: &[i64],
        are_few: bool,
    ) -> Result<Standings, CatalogueError> {
        let found = if are_few { self.in_each(matcher, numbers) } else { self.in_all(matcher, numbers) };
        found.map_err(|error| self.failed(error))
    }

    fn in_each(&self, matcher: &PositionSearch, numbers: &[i64]) -> Result<Standings, rusqlite::Error> {
        let _view = self.view()?;
        let mut found = Standings::default();
        let mut changes = self.connection.prepare_cached("SELECT changes FROM changes WHERE number = ?")?;
        for &number in numbers {
            let mut rows = changes.query([number])?;
            if let Some(row) = rows.next()? {
                add_standings(matcher, number, row.get_ref(0)?.as_blob()?, &mut found)?;
            }
        }
        Ok(found)
    }

    /// Looks at games that stand close to each other, in several threads.
    fn in_all(&self, matcher: &PositionSearch, numbers: &[i64]) -> Result<Standings, rusqlite::Error> {
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        let parts = numbers.chunks(numbers.len().div_ceil(self.threads_for(numbers.len())).max(1));
        self.in_threads(matcher, &parts.filter_map(NumberRange::among).collect::<Vec<_>>())
    }

    /// The threads that look through so many games.
    fn threads_for(&self, games: usize) -> usize {
        match self.location {
            Location::Memory => 1,
            _ if games < WORTHWHILE => 1,
            _ => thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS),
        }
    }

    fn in_threads(&self, matcher: &PositionSearch, parts: &[NumberRange<'_>]) -> Result<Standings, rusqlite::Error> {
        let Some((own, others)) = parts.split_first() else { return Ok(Standings::default()) };
        let location = &self.location;
        thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter()
                .map(|part| {
                    let look = move || look_through(&location.connect()?, matcher, part);
                    thread::Builder::new().name("archive search".to_owned()).spawn_scoped(scope, look).map_err(|_| part)
                })
                .collect();
            let mut found = look_through(&self.connection, matcher, own)?;
            for helper in helpers {
                found.add_all(&match helper {
                    Ok(helper) => helper.join().map_err(|_| rusqlite::Error::InvalidQuery)??,
                    // A system that gives no more threads has time.
                    Err(part) => look_through(&self.connection, matcher, part)?,
                });
            }
            Ok(found)
        })
    }
}

impl Catalogue {
    /// The variations in which a position stands after they left the lines before them, by the games' numbers.
    pub(super) fn in_variations(
        &self,
        matcher: &PositionSearch,
    ) -> Result<HashMap<i64, Vec<VariationStanding>>, CatalogueError> {
        let read = || {
            let mut found: HashMap<i64, Vec<VariationStanding>> = HashMap::new();
            let mut statement = self
                .connection
                .prepare_cached("SELECT number, line, after, changes FROM variation ORDER BY number, line")?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                let number = |i| row.get::<_, i64>(i).map(|n| usize::try_from(n).unwrap_or_default());
                let (variation, after) = (number(1)?, number(2)?);
                let changes = ChangesView::of(row.get_ref(3)?.as_blob()?);
                let standings = matcher.find_in(changes.map_err(|_| damaged())?);
                let mut at = Standing::moments(&standings);
                at.retain(|&number| number > after);
                if !at.is_empty() {
                    found.entry(row.get(0)?).or_default().push(VariationStanding { variation, after, at });
                }
            }
            Ok(found)
        };
        read().map_err(|error| self.failed(error))
    }
}

/// The games that a thread looks through.
#[derive(Debug, Clone, Copy)]
struct NumberRange<'a> {
    first: i64,
    last: i64,
    /// Only these, in ascending order, where they are given.
    among: Option<&'a [i64]>,
}

impl<'a> NumberRange<'a> {
    const fn of(first: i64, last: i64) -> Self {
        Self { first, last, among: None }
    }

    /// The games of these numbers, which are in ascending order; `None` without any.
    fn among(numbers: &'a [i64]) -> Option<Self> {
        Some(Self { first: *numbers.first()?, last: *numbers.last()?, among: Some(numbers) })
    }
}

fn look_through(
    connection: &Connection,
    matcher: &PositionSearch,
    range: &NumberRange<'_>,
) -> Result<Standings, rusqlite::Error> {
    let mut found = Standings::default();
    let mut wanted = range.among.unwrap_or_default();
    let mut statement = connection
        .prepare_cached("SELECT number, changes FROM changes WHERE number BETWEEN ? AND ? ORDER BY number")?;
    let mut rows = statement.query([range.first, range.last])?;
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        wanted = &wanted[wanted.iter().take_while(|&&wanted| wanted < number).count()..];
        if range.among.is_none() || wanted.first() == Some(&number) {
            add_standings(matcher, number, row.get_ref(1)?.as_blob()?, &mut found)?;
        }
    }
    Ok(found)
}

/// Looks at one game.
///
/// # Errors
/// What SQLite reports of a damaged file, where the moves are none: whoever searches hears it.
fn add_standings(
    matcher: &PositionSearch,
    number: i64,
    bytes: &[u8],
    found: &mut Standings,
) -> Result<(), rusqlite::Error> {
    found.add(number, &matcher.find_in(ChangesView::of(bytes).map_err(|_| damaged())?));
    Ok(())
}

fn damaged() -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CORRUPT), None)
}
