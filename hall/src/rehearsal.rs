//! A rehearsal: simulated tables send real journals to a hall, and what arrives is compared and timed.

mod connection;
mod latency;
pub mod plan;
pub mod question;
mod sending_table;
pub mod simulated_game;
mod watcher;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kifuscribe_formats::hall_refusal::HallRefusal;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;

pub use connection::ConnectionError;
pub use latency::Latency;
pub use plan::{HallAddress, Plan};

use crate::rehearsal::connection::Connection;
use crate::rehearsal::plan::PlannedGame;
use crate::rehearsal::sending_table::SendingTable;
use crate::rehearsal::watcher::{Sightings, look_on, watch};

/// How long the last lines may take to the page.
const LAST_LINES: Duration = Duration::from_secs(10);

/// What came of a rehearsal.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outcome {
    /// How many tables played.
    pub tables: usize,
    /// How many lines were acknowledged.
    pub events: usize,
    /// How many of them the hall does not have.
    pub lost: usize,
    /// How many lines the hall has that were not sent, or more than once.
    pub duplicated: usize,
    /// How many tables are shown otherwise than their last line has it.
    pub unshown: usize,
    /// How long it took from when a line was written until it was on the page, of each hall.
    pub latency: Latency,
    /// How long the tables played.
    pub lasted: Duration,
}

impl Outcome {
    /// The outcome as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let per_second = self.events as f64 / self.lasted.as_secs_f64().max(f64::EPSILON);
        json!({
            "tables": self.tables,
            "events": self.events,
            "lost": self.lost,
            "duplicated": self.duplicated,
            "unshown": self.unshown,
            "latency_ms": { "p50": self.latency.p50, "p99": self.latency.p99, "max": self.latency.max },
            "events_per_s": (per_second * 10.0).round() / 10.0,
        })
    }
}

/// Plays a rehearsal.
///
/// # Errors
/// [`ConnectionError`] when no hall answers at the beginning or at the end, or one takes no rehearsal.
pub async fn play(plan: Plan) -> Result<Outcome, ConnectionError> {
    let plan = Arc::new(plan);
    for hall in &plan.halls {
        ask(hall).await?;
    }
    let start = Instant::now();
    let sightings = Arc::new(Sightings::new(&plan, start));
    let mut watchers = JoinSet::new();
    for hall in 0..plan.halls.len() {
        watchers.spawn(watch(hall, Arc::clone(&plan), Arc::clone(&sightings)));
        for _ in 0..plan.watchers {
            watchers.spawn(look_on(hall, Arc::clone(&plan)));
        }
    }
    let mut tables = JoinSet::new();
    for index in 0..plan.tables.len() {
        tables.spawn(SendingTable::new(Arc::clone(&plan), index, Arc::clone(&sightings), start).play());
    }
    let acknowledged: Vec<(usize, Vec<usize>)> = tables.join_all().await;
    let lasted = start.elapsed();
    let until = Instant::now() + LAST_LINES;
    while !sightings.has_all(&acknowledged) && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    watchers.shutdown().await;
    let mut outcome = Outcome {
        tables: plan.tables.len(),
        events: acknowledged.iter().flat_map(|(_, counts)| counts).sum(),
        latency: sightings.latency(),
        lasted,
        ..Outcome::default()
    };
    for hall in &plan.halls {
        compare(&plan, hall, &acknowledged, &mut outcome).await?;
    }
    Ok(outcome)
}

/// Asks a hall whether it takes a rehearsal.
///
/// # Errors
/// [`ConnectionError`] when it does not answer, or takes none.
pub async fn ask(hall: &HallAddress) -> Result<(), ConnectionError> {
    let mut connection = Connection::open(hall).await?;
    let (status, body) = connection.request("POST", "/api/rehearsal", Vec::new()).await?;
    match status {
        200 => Ok(()),
        _ => {
            let why = HallRefusal::of_answer(&body).unwrap_or(HallRefusal::NoReason).to_string();
            Err(ConnectionError::Refused { host: hall.host.clone(), why })
        }
    }
}

/// Compares what a hall has and shows with what was acknowledged.
async fn compare(
    plan: &Plan,
    hall: &HallAddress,
    acknowledged: &[(usize, Vec<usize>)],
    outcome: &mut Outcome,
) -> Result<(), ConnectionError> {
    let mut connection = Connection::open(hall).await?;
    let (_, list) = connection.request("GET", "/api/tables", Vec::new()).await?;
    let list: TablesWire = serde_json::from_slice(&list).unwrap_or_default();
    for (index, counts) in acknowledged {
        let table = &plan.tables[*index];
        let mut last = None;
        for (game, &count) in table.games.iter().zip(counts) {
            let path = format!("/api/tables/{}/journal?journal={}", table.number, game.lines[0].hash);
            let (status, kept) = connection.request("GET", &path, Vec::new()).await?;
            let kept = if status == 200 { kept } else { Vec::new() };
            let (missing, more) = differences(game, count, &kept);
            outcome.lost += missing;
            outcome.duplicated += more;
            last = game.lines.get(count.wrapping_sub(1)).map(|line| line.hash.as_str()).or(last);
        }
        let shown = list.tables.iter().find(|line| line.table == table.number).map(|line| line.head.as_str());
        outcome.unshown += usize::from(last.is_some() && shown != last);
        // A game that was not over no longer keeps others from its table.
        connection.request("POST", &format!("/api/tables/{}/release", table.number), Vec::new()).await?;
    }
    Ok(())
}

/// What a hall shows of its tables.
#[derive(Deserialize, Default)]
struct TablesWire {
    tables: Vec<ShownWire>,
}

#[derive(Deserialize)]
struct ShownWire {
    table: u32,
    #[serde(default)]
    head: String,
}

/// How many of the first `count` lines of a game are missing from what is kept, and how many are there that do not
/// belong there.
fn differences(game: &PlannedGame, count: usize, kept: &[u8]) -> (usize, usize) {
    let kept: Vec<&[u8]> = kept.split_inclusive(|&byte| byte == b'\n').collect();
    let same = game.lines.iter().zip(&kept).take_while(|(line, kept)| line.text.as_bytes() == **kept).count();
    (count.saturating_sub(same), kept.len() - same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rehearsal::simulated_game::journal_of_game;

    #[test]
    fn a_lost_and_a_doubled_line_are_counted() {
        let game = PlannedGame { begins: Duration::ZERO, lines: journal_of_game(1, 1, 5).unwrap() };
        let text = |lines: &[usize]| lines.iter().map(|&i| game.lines[i].text.as_str()).collect::<String>();
        let check = |lines: &[usize], count: usize, expected: (usize, usize)| {
            assert_eq!(differences(&game, count, text(lines).as_bytes()), expected, "{lines:?}");
        };
        check(&[0, 1, 2], 3, (0, 0));
        check(&[0, 1, 2, 3], 3, (0, 0));
        check(&[0, 1], 3, (1, 0));
        check(&[], 3, (3, 0));
        check(&[0, 1, 1, 2], 3, (1, 2));
    }
}
