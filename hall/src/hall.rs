//! The hall: its tables, its tokens, its round, and what browsers hear of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use kifuscribe::formats::journal::JournalReader;
use kifuscribe::live::delay::SpectatorDelay;
use thiserror::Error;
use tokio::sync::{Notify, broadcast};

use crate::access::{GuessLimit, Tokens};
use crate::clock::{self, Millis};
use crate::intake::{Acknowledged, Intake, IntakeError, Post, Taken, TakenLine};
use crate::kept_game::KeptGame;
use crate::metrics::{Gauges, Metrics};
use crate::pages;
use crate::rehearsal::simulated_game::is_rehearsal;
use crate::round::{PairingSource, Round};
use crate::shown::{Audience, ShownTable};
use crate::store::trail::note;
use crate::store::{Store, StoreError, TrailEntry};
use crate::table::LiveTable;

/// The largest number of a table.
pub const MOST_TABLES: u32 = 9999;

/// How long changes are gathered after browsers have heard of some. Several moves of a table within it are one.
const GATHERED: Duration = Duration::from_millis(40);

/// How often it is checked whether something has become due.
const TICK: Duration = Duration::from_millis(250);

/// How often tokens and pairings are read again, in ticks.
const TOKENS_EVERY: u32 = 4;
const PAIRINGS_EVERY: u32 = 40;

/// Tiles that a slow browser may be behind; beyond that it has everything sent again.
const MOST_TILES_BEHIND: usize = 2048;

/// A tile of the hall at a glance that has changed.
#[derive(Debug, Clone)]
pub struct TableTile {
    /// The tile as JSON, for the organiser and the referee.
    pub staff: Arc<str>,
    /// The tile as JSON, for spectators.
    pub public: Arc<str>,
}

impl TableTile {
    /// The tile for an audience.
    #[must_use]
    pub fn of(&self, audience: Audience) -> &Arc<str> {
        match audience {
            Audience::Staff => &self.staff,
            Audience::Public => &self.public,
        }
    }
}

/// The hall.
#[derive(Debug)]
pub struct Hall {
    /// What is kept.
    pub store: Store,
    /// How long spectators are behind.
    pub delay: SpectatorDelay,
    /// What is counted.
    pub metrics: Metrics,
    /// Requests without a valid token.
    pub guesses: GuessLimit,
    /// When the hall was started. With it, the number of an event is never that of an earlier run.
    pub run: Millis,
    tables: RwLock<BTreeMap<u32, Arc<LiveTable>>>,
    tokens: RwLock<Arc<Tokens>>,
    source: Option<PairingSource>,
    round: RwLock<Arc<Round>>,
    /// The largest number of a journal.
    numbers: AtomicI64,
    changed: Mutex<BTreeSet<u32>>,
    woken: Notify,
    tiles: broadcast::Sender<TableTile>,
}

impl Hall {
    /// Opens the hall in `folder`, and shows what is kept there.
    ///
    /// # Errors
    /// When the folder cannot be used, or the pairings cannot be read.
    pub fn open(folder: &Path, delay: SpectatorDelay, source: Option<PairingSource>) -> anyhow::Result<Self> {
        let store = Store::open(folder)?;
        let round = source.as_ref().map(PairingSource::read).transpose()?.unwrap_or_default();
        for table in &round.left_out {
            eprintln!("kifuscribe-hall: table {table:?} has no number and is not shown; number it in the pairings");
        }
        let hall = Self {
            numbers: AtomicI64::new(store.last_journal()?),
            tokens: RwLock::new(Arc::new(Tokens::new(store.tokens()?))),
            store,
            delay,
            metrics: Metrics::default(),
            guesses: GuessLimit::default(),
            run: clock::now(),
            tables: RwLock::default(),
            source,
            round: RwLock::new(Arc::new(round)),
            changed: Mutex::default(),
            woken: Notify::new(),
            tiles: broadcast::Sender::new(MOST_TILES_BEHIND),
        };
        hall.load()?;
        Ok(hall)
    }

    /// Shows what is kept, and the tables of the round.
    fn load(&self) -> Result<(), StoreError> {
        let now = clock::now();
        let mut by_table: BTreeMap<u32, Vec<_>> = BTreeMap::new();
        for journal in self.store.journals()? {
            by_table.entry(journal.table).or_default().push(journal);
        }
        for table in self.round().games.keys() {
            by_table.entry(*table).or_default();
        }
        let forks: BTreeMap<u32, usize> = self.store.forks()?.into_iter().collect();
        let mut tables = BTreeMap::new();
        for (number, journals) in by_table {
            let games = journals.len();
            let intake = Intake::open(&self.store, number, journals, now)?;
            let lines = match intake.current() {
                Some(journal) => self.kept_lines(journal.id)?,
                None => Vec::new(),
            };
            let table = LiveTable::new(number, self.delay, intake);
            table.pair(self.round().pairing(number), now);
            table.replay(lines, games, forks.get(&number).copied().unwrap_or(0), now);
            tables.insert(number, Arc::new(table));
        }
        *self.tables.write().unwrap_or_else(PoisonError::into_inner) = tables;
        Ok(())
    }

    fn kept_lines(&self, journal: i64) -> Result<Vec<(Millis, TakenLine)>, StoreError> {
        let mut reader = JournalReader::default();
        let mut lines = Vec::new();
        for line in self.store.lines(journal)? {
            let Ok(event) = reader.read_line(&line.text) else { break };
            lines.push((line.at, TakenLine { event, hash: reader.head().to_owned() }));
        }
        Ok(lines)
    }

    /// The table with that number, if it is known.
    #[must_use]
    pub fn table(&self, number: u32) -> Option<Arc<LiveTable>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(&number).cloned()
    }

    /// All tables, by number.
    #[must_use]
    pub fn tables(&self) -> Vec<Arc<LiveTable>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// What is shown of every table.
    #[must_use]
    pub fn shown(&self, audience: Audience) -> Vec<Arc<ShownTable>> {
        let now = clock::now();
        self.tables().iter().map(|table| table.shown(audience, now)).collect()
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> Arc<Round> {
        Arc::clone(&self.round.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The tokens.
    #[must_use]
    pub fn tokens(&self) -> Arc<Tokens> {
        Arc::clone(&self.tokens.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes lines of a table's journal; they are acknowledged once they are on the disk.
    ///
    /// # Errors
    /// [`IntakeError`] for lines that are refused.
    pub async fn take(&self, number: u32, post: &Post<'_>, who: &str) -> Result<Acknowledged, IntakeError> {
        Metrics::add(&self.metrics.posts, 1);
        let table = self.table_or_new(number, post.at)?;
        let mut intake = table.intake.lock().await;
        let Taken { answer, news } = intake.take(&self.store, &self.numbers, post).await;
        self.count(&answer, news.forked);
        let refusal = answer.as_ref().err().filter(|error| is_noted(error)).map(ToString::to_string);
        let is_new = news.forked > 0;
        let has_changed = table.show(news, post.at);
        drop(intake);
        if has_changed {
            self.announce(number);
        }
        // A table that asks again and again is noted once.
        if let Some(what) = refusal.filter(|_| is_new || has_changed) {
            self.note(who, format!("table {number}: {what}"));
        }
        answer
    }

    fn count(&self, answer: &Result<Acknowledged, IntakeError>, forked: usize) {
        Metrics::add(&self.metrics.forked, forked as u64);
        match answer {
            Ok(acknowledged) => Metrics::add(&self.metrics.lines, acknowledged.stored as u64),
            Err(_) => Metrics::add(&self.metrics.refused, 1),
        }
    }

    /// What the hall has of a table's journal.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn offset(&self, number: u32, journal: Option<&str>) -> Result<Acknowledged, StoreError> {
        match self.table(number) {
            Some(table) => table.intake.lock().await.offset(&self.store, journal),
            None => Ok(Acknowledged::NOTHING),
        }
    }

    /// Returns a journal of a table as it was sent: the one that the table shows, or another by the hash of its first
    /// line; `None` where the hall has none.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn journal_text(&self, number: u32, first: Option<&str>) -> Result<Option<Vec<u8>>, StoreError> {
        let wanted = |journal: &crate::store::KeptJournal| match first {
            Some(first) => journal.table == number && journal.first == first,
            None => journal.table == number && journal.is_current,
        };
        let Some(journal) = self.store.journals()?.into_iter().find(wanted) else { return Ok(None) };
        let mut text = Vec::new();
        for line in self.store.lines(journal.id)? {
            text.extend(line.text);
            text.push(b'\n');
        }
        Ok(Some(text))
    }

    /// The games that were sent from a table, in the order in which they came.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn games(&self, number: u32) -> Result<Vec<KeptGame>, StoreError> {
        let pairing = self.round().pairing(number);
        let journals = self.store.journals()?.into_iter().filter(|journal| journal.table == number);
        journals.map(|journal| Ok(KeptGame::of(journal.clone(), &self.store.lines(journal.id)?, &pairing))).collect()
    }

    /// Shows one of the games that were sent from a table.
    ///
    /// # Errors
    /// [`IntakeError`] where there is no such game.
    pub async fn show_game(&self, number: u32, first: &str, who: &str) -> Result<(), IntakeError> {
        let table = self.table(number).ok_or(IntakeError::NoJournal { table: number })?;
        let now = clock::now();
        let mut intake = table.intake.lock().await;
        let news = intake.show_journal(&self.store, first, now).await?;
        table.show(news, now);
        drop(intake);
        self.announce(number);
        self.note(who, format!("table {number} shows the game {}", short(first)));
        Ok(())
    }

    /// Allows a rehearsal in a hall that has neither pairings nor games of its own.
    ///
    /// # Errors
    /// [`RehearsalRefusal`] where the rehearsal would stand beside real games.
    pub fn allow_rehearsal(&self) -> Result<(), RehearsalRefusal> {
        if !self.round().games.is_empty() {
            return Err(RehearsalRefusal::Pairings);
        }
        for journal in self.store.journals()? {
            let first = self.store.line(journal.id, 1)?.unwrap_or_default();
            let is_rehearsal = JournalReader::default().read_line(&first).is_ok_and(|event| is_rehearsal(&event));
            if !is_rehearsal {
                return Err(RehearsalRefusal::Games);
            }
        }
        Ok(())
    }

    /// Lets another recording take the table at once.
    pub async fn release(&self, number: u32, who: &str) {
        if let Some(table) = self.table(number) {
            table.intake.lock().await.release();
            table.release();
            self.announce(number);
            self.note(who, format!("table {number} released: another recording may take it"));
        }
    }

    fn table_or_new(&self, number: u32, now: Millis) -> Result<Arc<LiveTable>, StoreError> {
        if let Some(table) = self.table(number) {
            return Ok(table);
        }
        let intake = Intake::open(&self.store, number, Vec::new(), now)?;
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        let new = || {
            let table = LiveTable::new(number, self.delay, intake);
            table.pair(self.round().pairing(number), now);
            Arc::new(table)
        };
        Ok(Arc::clone(tables.entry(number).or_insert_with(new)))
    }

    /// Keeps who did what, without waiting for it.
    pub fn note(&self, who: &str, what: String) {
        let entry = TrailEntry { at: clock::now(), who: who.to_owned(), what };
        crate::server::log::write(&entry);
        // The trail is a help: a table's lines do not wait for it.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let write = self.store.enqueue(move |connection| note(connection, &entry));
            runtime.spawn(write);
        }
    }

    /// Keeps that the hall was opened or closed.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn note_run(&self, what: &str) -> Result<(), StoreError> {
        let entry = TrailEntry { at: clock::now(), who: "serve".to_owned(), what: what.to_owned() };
        crate::server::log::write(&entry);
        self.store.write_blocking(move |connection| note(connection, &entry))
    }

    /// Writes what waits, and closes what is kept.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn close(&self) -> Result<(), StoreError> {
        self.note_run("the hall was closed")?;
        self.store.close();
        Ok(())
    }

    /// Tells browsers that a table has changed.
    fn announce(&self, number: u32) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(number);
        self.woken.notify_one();
    }

    /// Returns a reader of the tiles that change.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<TableTile> {
        self.tiles.subscribe()
    }

    /// Tells browsers what has changed, for ever.
    pub async fn announce_changes(&self) {
        loop {
            self.woken.notified().await;
            let changed = std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner));
            if self.tiles.receiver_count() > 0 {
                for number in changed {
                    let Some(table) = self.table(number) else { continue };
                    let tile = self.tile(&table);
                    // Nobody may be there any more.
                    let _ = self.tiles.send(tile);
                    tokio::task::yield_now().await;
                }
            }
            // A change that comes alone is shown at once; those of a hurry are gathered.
            tokio::time::sleep(GATHERED).await;
        }
    }

    fn tile(&self, table: &LiveTable) -> TableTile {
        let now = clock::now();
        let of = |audience| pages::tile_json(&table.shown(audience, now), audience, now);
        TableTile { staff: of(Audience::Staff), public: of(Audience::Public) }
    }

    /// Shows what becomes due, and reads tokens and pairings again, for ever.
    pub async fn keep_time(self: Arc<Self>) {
        let mut ticks: u32 = 0;
        let mut interval = tokio::time::interval(TICK);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            interval.tick().await;
            ticks = ticks.wrapping_add(1);
            let now = clock::now();
            for table in self.tables() {
                if table.advance(now) {
                    self.announce(table.number());
                }
            }
            if ticks.is_multiple_of(TOKENS_EVERY)
                && let Ok(tokens) = self.store.tokens()
            {
                *self.tokens.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(Tokens::new(tokens));
            }
            if ticks.is_multiple_of(PAIRINGS_EVERY) && self.source.is_some() {
                let hall = Arc::clone(&self);
                // A server that does not answer must not hold up the clock of the hall.
                tokio::task::spawn_blocking(move || hall.read_pairings());
            }
        }
    }

    /// Reads the pairings again; those before stay where that fails.
    fn read_pairings(&self) {
        let Some(Ok(round)) = self.source.as_ref().map(PairingSource::read) else { return };
        if round == *self.round() {
            return;
        }
        let now = clock::now();
        let mut numbers: BTreeSet<u32> = round.games.keys().copied().collect();
        numbers.extend(self.tables().iter().map(|table| table.number()));
        *self.round.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(round);
        for number in numbers {
            if let Ok(table) = self.table_or_new(number, now) {
                table.pair(self.round().pairing(number), now);
                self.announce(number);
            }
        }
    }

    /// The figures, in the text form of Prometheus.
    #[must_use]
    pub fn metrics_text(&self) -> String {
        let shown = self.shown(Audience::Staff);
        self.metrics.text(Gauges {
            tables: shown.len(),
            needing: shown.iter().filter(|shown| !shown.needs.is_empty()).count(),
            database: self.store.bytes(),
            memory: crate::metrics::memory(),
        })
    }
}

/// Why a hall does not take a rehearsal.
#[derive(Debug, Error)]
pub enum RehearsalRefusal {
    /// It has pairings.
    #[error(
        "this hall has the pairings of a tournament; rehearse with one of its own: 'kifuscribe-hall serve --data rehearsal'"
    )]
    Pairings,
    /// It has games.
    #[error(
        "this hall has games that are no rehearsal's; rehearse with one of its own: 'kifuscribe-hall serve --data rehearsal'"
    )]
    Games,
    /// What it has cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The beginning of a journal's identity, for people.
#[must_use]
pub fn short(first: &str) -> &str {
    first.get(..8).unwrap_or(first)
}

/// Whether a refusal is one that somebody will ask about later.
const fn is_noted(error: &IntakeError) -> bool {
    matches!(error, IntakeError::Forked { .. } | IntakeError::Claimed { .. })
}
