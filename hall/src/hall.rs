//! The hall: its tables, its tokens, its round, and what browsers hear of them.

mod acts;
mod audited_fill;
mod audits;
mod dated_round;
mod journals;
mod pictures;
mod planned_act;
mod refusals;
mod restored;
mod results;
mod rounds;
mod seats;
mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use kifuscribe_network::live::delay::SpectatorDelay;
use tokio::sync::{Notify, broadcast, watch};

pub use audited_fill::{AuditedFill, ReadPosition};
pub use audits::{AuditFault, AuditGone, AuditQuestion, slip_path};
pub use journals::RehearsalRefusal;
pub use pictures::PictureRefusal;
pub use planned_act::HallActRefusal;
pub use results::ResultsRefusal;
pub use rounds::{RoundRefusal, shown_round};
pub use seats::CODE_LIFETIME;

pub use crate::table_list::MOST_TABLES;

use crate::access::{GuessLimit, Tokens};
use crate::act_limit::ActLimit;
use crate::addresses::HallAddresses;
use crate::body_room::BodyRoom;
use crate::clock::{self, Millis};
use crate::hall::dated_round::dated_round;
use crate::intake::{Intake, TableNews};
use crate::metrics::{Gauges, Metrics};
use crate::picture_reader::PictureReader;
use crate::refused_computer::RefusedComputers;
use crate::relay::Relay;
use crate::restored::Restored;
use crate::round::{HallRound, PairingSource, Round};
use crate::shown::{Audience, ShownTable};
use crate::store::{HallLine, Store, StoreError, TrailEntry};
use crate::table::LiveTable;
use crate::table_list::TableList;

/// How long changes are gathered after browsers have heard of some. Several moves of a table within it are one.
const GATHERED: Duration = Duration::from_millis(40);

/// How often it is checked whether something has become due.
const TICK: Duration = Duration::from_millis(250);

/// How often tokens and pairings are read again, in ticks.
const TOKENS_EVERY: u32 = 4;
const PAIRINGS_EVERY: u32 = 40;

/// How often the store is asked what other processes have kept, and how often where they say it themselves.
const CATCH_UP: Duration = Duration::from_millis(250);
const CATCH_UP_BESIDE_RELAY: Duration = Duration::from_millis(500);

/// Changed tables that a slow browser may be behind; beyond that it has everything sent again.
const MOST_CHANGES_BEHIND: usize = 2048;

/// The hall.
#[derive(Debug)]
pub struct Hall {
    /// What is kept.
    pub store: Arc<Store>,
    /// How long spectators are behind.
    pub delay: SpectatorDelay,
    /// What is counted.
    pub metrics: Metrics,
    /// Requests without a valid token.
    pub guesses: GuessLimit,
    /// Codes for joining that are tried.
    pub codes: GuessLimit,
    /// The bytes of bodies that are coming.
    pub bodies: BodyRoom,
    /// When the hall was started. With it, the number of an event is never that of an earlier run.
    pub run: Millis,
    /// How many acts may be done with each token.
    pub(crate) acts: ActLimit,
    /// The addresses at which other computers reach the hall, once it is open.
    pub addresses: OnceLock<HallAddresses>,
    /// Whether staff may decide also over plain HTTP, from other computers than the hall's own.
    pub decides_over_http: AtomicBool,
    /// Has pictures read.
    pub pictures: PictureReader,
    /// Computers whose token is refused at a table.
    refused: RefusedComputers,
    /// The copy from which the hall was restored, if it was.
    restored: Option<Restored>,
    /// The earlier rounds that were asked for lately.
    past: tokio::sync::Mutex<Vec<PastRound>>,
    /// Held while all games of a table are read.
    games_read: tokio::sync::Mutex<()>,
    /// How many times lines came of a game that is none of this round's, or that its table does not show.
    late_lines: AtomicU64,
    tables: RwLock<BTreeMap<u32, Arc<LiveTable>>>,
    /// The lines of the hall's own journals, as they were read last.
    hall_lines: Mutex<Vec<HallLine>>,
    tokens: watch::Sender<Arc<Tokens>>,
    /// When tokens were read for the sake of one that was not known.
    tokens_read: tokio::sync::Mutex<Option<Instant>>,
    source: Option<PairingSource>,
    /// When the pairings were read last.
    pairings_read: Mutex<Option<Millis>>,
    round: RwLock<Arc<Round>>,
    /// Carries lines to the other processes of the hall.
    relay: Option<Relay>,
    changed: Mutex<BTreeSet<u32>>,
    woken: Notify,
    changes: broadcast::Sender<u32>,
}

/// How long the results of an earlier round are shown before they are read again. Lines of its games have them read at once, but
/// for those that another process of the hall took.
const PAST_KEPT: Duration = Duration::from_secs(10);

/// An earlier round as it was read a moment ago.
#[derive(Debug)]
struct PastRound {
    hall: Arc<Hall>,
    read: Instant,
    /// The hall's count of late lines before it was read.
    late_lines: u64,
}

impl PastRound {
    fn is_old(&self) -> bool {
        self.read.elapsed() >= PAST_KEPT
    }
}

impl Hall {
    /// Opens the hall that is kept in `store`, and shows what is kept there.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(
        store: impl Into<Arc<Store>>,
        delay: SpectatorDelay,
        round: HallRound,
        relay: Option<Relay>,
    ) -> anyhow::Result<Self> {
        let (store, HallRound { source, round }) = (store.into(), round);
        let round = dated_round(&store, round, source.as_ref()).await?;
        let hall = Self {
            tokens: watch::Sender::new(Arc::new(Tokens::new(store.tokens().await?))),
            restored: store.restored().await?,
            store,
            relay,
            delay,
            metrics: Metrics::default(),
            guesses: GuessLimit::default(),
            codes: GuessLimit::of_codes(),
            bodies: BodyRoom::default(),
            run: clock::now(),
            acts: ActLimit::default(),
            addresses: OnceLock::new(),
            decides_over_http: AtomicBool::new(false),
            pictures: PictureReader::default(),
            refused: RefusedComputers::default(),
            past: tokio::sync::Mutex::default(),
            games_read: tokio::sync::Mutex::default(),
            late_lines: AtomicU64::new(0),
            pairings_read: Mutex::new(round.unread.is_none().then(clock::now)),
            tables: RwLock::default(),
            hall_lines: Mutex::default(),
            tokens_read: tokio::sync::Mutex::default(),
            source,
            round: RwLock::new(Arc::new(round)),
            changed: Mutex::default(),
            woken: Notify::new(),
            changes: broadcast::Sender::new(MOST_CHANGES_BEHIND),
        };
        hall.load().await?;
        Ok(hall)
    }

    /// Shows what is kept, and the tables of the round.
    async fn load(&self) -> Result<(), StoreError> {
        let now = clock::now();
        for number in self.round().games.keys() {
            self.table_or_new(*number, now);
        }
        for row in self.store.tables().await? {
            let table = self.table_or_new(row.table, now);
            let mut intake = table.intake.lock().await;
            let news = intake.reload(&self.store).await?;
            // A table that is there will be heard again soon.
            intake.expect(now);
            table.show(TableNews { is_current: !news.lines.is_empty(), ..news }, now);
            self.compare_results(&table, &mut intake).await?;
            table.note_row(&row, now);
        }
        self.read_acts().await?;
        self.mark_unheard().await
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
        Arc::clone(&self.tokens.borrow())
    }

    /// Returns a reader of the tokens, which hears when they change.
    #[must_use]
    pub fn follow_tokens(&self) -> watch::Receiver<Arc<Tokens>> {
        self.tokens.subscribe()
    }

    /// Says at which tables recordings are expected, so that pages show them first.
    pub fn expect_recordings(&self, tables: &TableList) {
        let now = clock::now();
        for number in tables.iter() {
            self.table_or_new(number, now).expect_recording();
        }
    }

    /// The tables that record; without any those that are paired.
    #[must_use]
    pub fn recorded_tables(&self) -> TableList {
        let shown = self.shown(Audience::Staff);
        let recorded: TableList = shown.iter().filter(|shown| shown.is_recorded).map(|shown| shown.table).collect();
        if recorded.is_empty() { self.round().games.keys().copied().collect() } else { recorded }
    }

    fn table_or_new(&self, number: u32, now: Millis) -> Arc<LiveTable> {
        if let Some(table) = self.table(number) {
            return table;
        }
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        let new = || {
            let table = LiveTable::new(number, self.delay, Intake::empty(number));
            table.set_restored(self.restored());
            table.pair(self.round().pairing(number), now);
            Arc::new(table)
        };
        Arc::clone(tables.entry(number).or_insert_with(new))
    }

    /// A table as the trail names it: with the round that its game names, or else that of the hall, where one is known.
    pub(crate) fn named_table(&self, table: u32, round: &str) -> String {
        let own = self.round();
        match if round.is_empty() { own.name.as_str() } else { round } {
            "" => format!("table {table}"),
            round => format!("round {round}, table {table}"),
        }
    }

    /// Keeps who did what, without waiting for it.
    pub fn note(&self, who: &str, what: String) {
        let entry = TrailEntry { at: clock::now(), who: who.to_owned(), what };
        crate::server::log::write(&entry);
        // The trail is a help: a table's lines do not wait for it.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let store = Arc::clone(&self.store);
            runtime.spawn(async move { drop(store.note(&entry).await) });
        }
    }

    /// Keeps that the hall was opened or closed.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn note_run(&self, what: &str) -> Result<(), StoreError> {
        let entry = TrailEntry { at: clock::now(), who: "serve".to_owned(), what: what.to_owned() };
        crate::server::log::write(&entry);
        self.store.note(&entry).await
    }

    /// Writes what waits, and closes what is kept.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn close(&self) -> Result<(), StoreError> {
        let noted = self.note_run("the hall was closed").await;
        self.store.close();
        noted
    }

    /// Tells browsers that a table has changed.
    fn announce(&self, number: u32) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(number);
        self.woken.notify_one();
    }

    /// Returns a reader of the numbers of the tables that change.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<u32> {
        self.changes.subscribe()
    }

    /// Tells browsers what has changed, for ever.
    pub async fn announce_changes(&self) {
        loop {
            self.woken.notified().await;
            let changed = std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner));
            if self.changes.receiver_count() > 0 {
                for number in changed {
                    // Nobody may be there any more.
                    let _ = self.changes.send(number);
                    tokio::task::yield_now().await;
                }
            }
            // A change that comes alone is shown at once; those of a hurry are gathered.
            tokio::time::sleep(GATHERED).await;
        }
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
            if ticks.is_multiple_of(TOKENS_EVERY) {
                self.note_ended_refusals();
                // What cannot be read now is read in a second.
                let _ = self.read_tokens().await;
                let _ = self.read_acts().await;
                let _ = self.read_pictures().await;
            }
            if ticks.is_multiple_of(PAIRINGS_EVERY) {
                self.forget_past();
            }
            if ticks.is_multiple_of(PAIRINGS_EVERY) && self.source.is_some() {
                // A server that does not answer must not hold up the clock of the hall.
                tokio::spawn(Arc::clone(&self).read_pairings());
            }
        }
    }

    /// Reads again and again what other processes keep, for ever.
    pub async fn follow_store(&self) {
        let pause = if self.relay.is_some() { CATCH_UP_BESIDE_RELAY } else { CATCH_UP };
        let mut is_lost = false;
        loop {
            tokio::time::sleep(pause).await;
            let outcome = self.catch_up().await;
            // Said once, not every time.
            match &outcome {
                Err(error) if !is_lost => self.log(&error.to_string()),
                Ok(()) if is_lost => self.log("the database answers again"),
                _ => {}
            }
            is_lost = outcome.is_err();
        }
    }

    /// Hands lines over to the other processes, and shows theirs, for ever.
    pub async fn hear_others(self: Arc<Self>) {
        let Some(relay) = &self.relay else { return std::future::pending().await };
        let show = async {
            while let Some(line) = relay.next().await {
                Metrics::add(&self.metrics.heard, 1);
                // What cannot be read now is read when the store is asked again.
                let _ = self.hear(&line).await;
            }
        };
        tokio::join!(relay.carry_all(&self.metrics), relay.listen(|what| self.log(what)), show);
    }

    /// Writes something about the running of the hall into the log alone.
    pub(crate) fn log(&self, what: &str) {
        crate::server::log::write(&TrailEntry { at: clock::now(), who: "serve".to_owned(), what: what.to_owned() });
    }

    /// The figures, in the text form of Prometheus.
    pub async fn metrics_text(&self) -> String {
        let shown = self.shown(Audience::Staff);
        self.metrics.text(Gauges {
            tables: shown.len(),
            needing: shown.iter().filter(|shown| !shown.needs.is_empty()).count(),
            database: self.store.bytes().await.unwrap_or(0),
            memory: crate::metrics::memory(),
        })
    }
}
