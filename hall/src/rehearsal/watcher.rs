//! Watches the organiser's page: when each line is on it for the first time.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use http_body_util::BodyExt as _;
use serde::Deserialize;

use crate::rehearsal::connection::{Connection, ConnectionError};
use crate::rehearsal::latency::Latency;
use crate::rehearsal::plan::Plan;

/// The pause before a lost stream is opened again.
const PAUSE: Duration = Duration::from_millis(100);

/// When one table's lines were written, and how far they were seen.
#[derive(Debug, Default)]
struct TableSightings {
    /// When each line of each game was written; since the start.
    written: Vec<Vec<Option<Duration>>>,
    /// The first line that was not seen yet on the page of each hall: its game, its index.
    next: Vec<(usize, usize)>,
    latencies: Vec<Duration>,
}

/// When lines were written, and how long they took to the page.
#[derive(Debug)]
pub(super) struct Sightings {
    start: Instant,
    tables: Vec<Mutex<TableSightings>>,
}

impl Sightings {
    pub(super) fn new(plan: &Plan, start: Instant) -> Self {
        let table = |games: &Vec<crate::rehearsal::plan::PlannedGame>| TableSightings {
            written: games.iter().map(|game| vec![None; game.lines.len()]).collect(),
            next: vec![(0, 0); plan.halls.len()],
            ..TableSightings::default()
        };
        Self { start, tables: plan.tables.iter().map(|planned| Mutex::new(table(&planned.games))).collect() }
    }

    /// Notes that a line was written.
    pub(super) fn written(&self, table: usize, game: usize, line: usize, at: Duration) {
        let mut sightings = self.tables[table].lock().unwrap_or_else(PoisonError::into_inner);
        sightings.written[game][line].get_or_insert(at);
    }

    /// Notes that all lines up to line `number` of a game are on the page of a hall.
    fn seen(&self, hall: usize, table: usize, (game, number): (usize, usize)) {
        let now = self.start.elapsed();
        let mut sightings = self.tables[table].lock().unwrap_or_else(PoisonError::into_inner);
        while sightings.next[hall] < (game, number) {
            let (g, i) = sightings.next[hall];
            if i >= sightings.written[g].len() {
                sightings.next[hall] = (g + 1, 0);
                continue;
            }
            if let Some(at) = sightings.written[g][i] {
                sightings.latencies.push(now.saturating_sub(at));
            }
            sightings.next[hall] = (g, i + 1);
        }
    }

    /// Whether every acknowledged line was seen on the pages of all halls.
    pub(super) fn has_all(&self, acknowledged: &[(usize, Vec<usize>)]) -> bool {
        acknowledged.iter().all(|(table, counts)| {
            let sightings = self.tables[*table].lock().unwrap_or_else(PoisonError::into_inner);
            sightings.latencies.len() >= counts.iter().sum::<usize>() * sightings.next.len()
        })
    }

    /// How long the lines took that were seen.
    pub(super) fn latency(&self) -> Latency {
        let all = self
            .tables
            .iter()
            .flat_map(|table| std::mem::take(&mut table.lock().unwrap_or_else(PoisonError::into_inner).latencies));
        Latency::of(all.collect())
    }
}

#[derive(Deserialize)]
struct TileWire {
    table: u32,
    #[serde(default)]
    head: String,
}

/// Reads the stream of tiles of a hall, by its place in the plan, again and again where it ends.
pub(super) async fn watch(hall: usize, plan: Arc<Plan>, sightings: Arc<Sightings>) {
    loop {
        // A hall that was killed comes back, or another one shows the same.
        let _ = follow(hall, &plan, &sightings).await;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Reads the stream of tiles of a hall as a browser does, and takes what comes, again and again where it ends.
pub(super) async fn look_on(hall: usize, plan: Arc<Plan>) {
    loop {
        let stream = async {
            let mut connection = Connection::open(&plan.halls[hall]).await?;
            let mut body = connection.send("GET", "/events", Vec::new()).await?.into_body();
            while let Some(frame) = body.frame().await {
                frame?;
            }
            Ok::<(), ConnectionError>(())
        };
        // A stream that breaks is opened again.
        let _ = stream.await;
        tokio::time::sleep(PAUSE).await;
    }
}

async fn follow(hall: usize, plan: &Plan, sightings: &Sightings) -> Result<(), ConnectionError> {
    let mut connection = Connection::open(&plan.halls[hall]).await?;
    let mut body = connection.send("GET", "/events", Vec::new()).await?.into_body();
    let mut waiting = Vec::new();
    while let Some(frame) = body.frame().await {
        let Ok(bytes) = frame?.into_data() else { continue };
        waiting.extend_from_slice(&bytes);
        while let Some(end) = waiting.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = waiting.drain(..=end).collect();
            let tile = line.strip_prefix(b"data:").and_then(|json| serde_json::from_slice::<TileWire>(json).ok());
            let Some(tile) = tile else { continue };
            let index = (tile.table as usize).wrapping_sub(1);
            if let Some(&place) = plan.tables.get(index).and_then(|table| table.places.get(&tile.head)) {
                sightings.seen(hall, index, place);
            }
        }
    }
    Ok(())
}
