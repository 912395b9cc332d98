//! A simulated table: writes its lines when they are due, and sends them until they are acknowledged.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kifuscribe_formats::hall_answer::{JournalAnswer, journal_answer};

use crate::rehearsal::connection::Connection;
use crate::rehearsal::plan::{Plan, PlannedGame};
use crate::rehearsal::watcher::Sightings;

/// The pause after a hall did not answer.
const PAUSE: Duration = Duration::from_millis(200);

/// How long a table tries to send what is due, before it gives up.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The most lines that are sent at once.
const MOST_AT_ONCE: usize = 500;

/// A simulated table.
pub(super) struct SendingTable {
    plan: Arc<Plan>,
    index: usize,
    sightings: Arc<Sightings>,
    start: Instant,
    /// The hall that it speaks to.
    hall: usize,
    connection: Option<Connection>,
}

impl SendingTable {
    pub(super) fn new(plan: Arc<Plan>, index: usize, sightings: Arc<Sightings>, start: Instant) -> Self {
        let hall = index % plan.halls.len();
        Self { plan, index, sightings, start, hall, connection: None }
    }

    /// Plays all games, and returns the table's index and the acknowledged lines of each game.
    pub(super) async fn play(mut self) -> (usize, Vec<usize>) {
        let plan = Arc::clone(&self.plan);
        let mut acknowledged = Vec::new();
        for (number, game) in plan.tables[self.index].games.iter().enumerate() {
            let ends = plan.lasting;
            if ends.is_some_and(|ends| plan.due(game.begins, Duration::ZERO) >= ends) {
                break;
            }
            acknowledged.push(self.play_game(number, game).await);
        }
        (self.index, acknowledged)
    }

    /// Plays one game, or as much of it as the rehearsal lasts. Returns how many lines were acknowledged.
    async fn play_game(&mut self, number: usize, game: &PlannedGame) -> usize {
        let ends = self.plan.lasting.unwrap_or(Duration::MAX);
        let dues = game.lines.iter().map(|line| self.plan.due(game.begins, line.time));
        let dues: Vec<Duration> = dues.take_while(|due| *due < ends).collect();
        let mut acknowledged = 0;
        let mut written = 0;
        let mut since = Instant::now();
        while acknowledged < dues.len() {
            tokio::time::sleep_until((self.start + dues[acknowledged]).into()).await;
            let now = self.start.elapsed();
            let ready = dues[acknowledged..].iter().take(MOST_AT_ONCE).take_while(|due| **due <= now).count();
            for i in written..acknowledged + ready {
                self.sightings.written(self.index, number, i, now);
            }
            written = written.max(acknowledged + ready);
            match self.send(game, acknowledged, ready).await {
                Some(offset) => {
                    acknowledged = offset.min(dues.len());
                    since = Instant::now();
                }
                None if since.elapsed() > LONGEST_WAIT => break,
                None => tokio::time::sleep(PAUSE).await,
            }
        }
        acknowledged
    }

    /// Sends lines; returns the acknowledged offset, or `None` where the next try may go better.
    async fn send(&mut self, game: &PlannedGame, from: usize, count: usize) -> Option<usize> {
        let body: Vec<u8> = game.lines[from..from + count].iter().flat_map(|line| line.text.bytes()).collect();
        let table = self.plan.tables[self.index].number;
        let path = format!("/api/tables/{table}/journal?from={from}");
        // A hall closes a connection on which nothing comes for a while, as between two moves.
        let was_open = self.connection.is_some();
        let answer = match self.post(&path, body.clone()).await {
            None if was_open => self.post(&path, body).await,
            answer => answer,
        };
        let Some((_, body)) = answer.filter(|(status, _)| *status < 500) else {
            // Another process of the hall may answer.
            self.hall = (self.hall + 1) % self.plan.halls.len();
            return None;
        };
        match journal_answer(&body) {
            Ok(JournalAnswer::Kept { offset, .. }) => Some(offset),
            Ok(JournalAnswer::Gap { offset, journal }) => {
                Some(if journal.as_deref() == Some(&*game.lines[0].hash) { offset } else { 0 })
            }
            _ => None,
        }
    }

    /// Posts to the hall, over the connection that is open or a new one, which is closed where that fails.
    async fn post(&mut self, path: &str, body: Vec<u8>) -> Option<(u16, Vec<u8>)> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => Connection::open(&self.plan.halls[self.hall]).await.ok()?,
        };
        let answer = connection.request("POST", path, body).await.ok()?;
        if answer.0 < 500 {
            self.connection = Some(connection);
        }
        Some(answer)
    }
}
