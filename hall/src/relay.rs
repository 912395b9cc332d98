//! Carries lines among the processes of one hall, over NATS JetStream.
//!
//! What is carried is a copy: a line is in the database before it is carried, so that nothing is lost with it. A process
//! that misses a line, or whose NATS is away, reads it from the database a little later. A line is carried under its
//! hash, and each process has a durable consumer of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::consumer::pull;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::{self, stream};
use async_nats::{Client, ConnectOptions, ServerAddr};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::{Mutex, mpsc};
use tokio_stream::StreamExt as _;

use crate::intake::CarriedLine;
use crate::metrics::Metrics;
use crate::store::KeptLine;

/// Lines that may wait to be carried, and lines that may wait to be shown; more are read from the database.
const MOST_WAITING: usize = 8192;

/// The most lines that are on their way at once.
const MOST_TOGETHER: usize = 128;

/// How long a line may take to be on its replicas.
const TIMEOUT: Duration = Duration::from_secs(2);

/// How long lines stay in the stream: a process that was away for longer reads them from the database.
const MOST_AGE: Duration = Duration::from_secs(60 * 60);

/// How long the stream remembers the hashes of lines, to take none twice.
const REMEMBERED: Duration = Duration::from_secs(2 * 60);

/// The pause before a lost stream is opened again.
const PAUSE: Duration = Duration::from_millis(500);

/// How often a silent stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// The most replicas of the stream: one more survives no more than one more lost server.
pub const MOST_REPLICAS: usize = 5;

/// What a relay needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelaySettings {
    /// The servers of NATS, such as `nats://a:4222,nats://b:4222`.
    pub servers: String,
    /// The replicas of the stream; as many as there are servers in the text, three at most, without it.
    pub replicas: Option<usize>,
    /// The identity of the hall: processes of one database share it.
    pub hall: String,
    /// The name of this process among those of the hall.
    pub process: String,
}

/// The text is not a list of servers of NATS, or they refuse the hall.
#[derive(Debug, Error)]
pub enum RelayError {
    /// Not an address.
    #[error("{0:?} is not the address of a NATS server; it looks like nats://host:4222, several with commas between")]
    Address(String),
    /// The servers refuse.
    #[error("the NATS servers refuse ({0}); check the address and the name and password in it")]
    Refused(String),
}

/// The way to the other processes of a hall.
#[derive(Debug)]
pub struct Relay {
    client: Client,
    context: jetstream::Context,
    settings: stream::Config,
    subject: String,
    process: String,
    waiting: mpsc::Sender<CarriedLine>,
    outgoing: Mutex<mpsc::Receiver<CarriedLine>>,
    arrived: mpsc::Sender<CarriedLine>,
    incoming: Mutex<mpsc::Receiver<CarriedLine>>,
}

/// A line as it is carried.
#[derive(Serialize, Deserialize)]
struct CarriedWire {
    table: u32,
    journal: String,
    n: usize,
    at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revision: Option<i64>,
    text: String,
}

impl Relay {
    /// Opens the way. Servers that are away are looked for while the hall goes on.
    ///
    /// # Errors
    /// [`RelayError`] where the address is wrong.
    pub async fn open(settings: RelaySettings) -> Result<Self, RelayError> {
        let addresses: Vec<&str> = settings.servers.split(',').map(str::trim).collect();
        let parse = |text: &&str| {
            let is_nats = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
            text.parse::<ServerAddr>()
                .ok()
                .filter(|_| is_nats)
                .ok_or_else(|| RelayError::Address(without_password(text)))
        };
        let servers: Vec<ServerAddr> = addresses.iter().map(parse).collect::<Result<_, _>>()?;
        let replicas = settings.replicas.unwrap_or(servers.len().min(3)).clamp(1, MOST_REPLICAS);
        let options = ConnectOptions::new().name("kifuscribe-hall").retry_on_initial_connect();
        let client = options.connect(servers).await.map_err(|error| RelayError::Refused(error.to_string()))?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(TIMEOUT);
        let subject = format!("kifuscribe.hall.{}", settings.hall);
        let (waiting, outgoing) = mpsc::channel(MOST_WAITING);
        let (arrived, incoming) = mpsc::channel(MOST_WAITING);
        Ok(Self {
            client,
            context,
            settings: stream::Config {
                name: format!("KIFUSCRIBE_HALL_{}", settings.hall),
                subjects: vec![format!("{subject}.*")],
                max_age: MOST_AGE,
                duplicate_window: REMEMBERED,
                num_replicas: replicas,
                ..stream::Config::default()
            },
            subject,
            process: settings.process,
            waiting,
            outgoing: Mutex::new(outgoing),
            arrived,
            incoming: Mutex::new(incoming),
        })
    }

    /// Carries lines that are kept, without waiting for it.
    pub fn carry(&self, lines: Vec<CarriedLine>, metrics: &Metrics) {
        for line in lines {
            if self.waiting.try_send(line).is_err() {
                Metrics::add(&metrics.uncarried, 1);
            }
        }
    }

    /// The next line that another process, or this one, has carried.
    pub async fn next(&self) -> Option<CarriedLine> {
        self.incoming.lock().await.recv().await
    }

    /// Hands over what is to be carried, for ever.
    pub async fn carry_all(&self, metrics: &Metrics) {
        let mut outgoing = self.outgoing.lock().await;
        let mut lines = Vec::new();
        while outgoing.recv_many(&mut lines, MOST_TOGETHER).await > 0 {
            let mut on_their_way = Vec::with_capacity(lines.len());
            for line in lines.drain(..) {
                match self.hand_over(&line).await {
                    Some(acknowledged) => on_their_way.push(acknowledged),
                    None => Metrics::add(&metrics.uncarried, 1),
                }
            }
            for acknowledged in on_their_way {
                let counter: &AtomicU64 =
                    if acknowledged.await.is_ok() { &metrics.carried } else { &metrics.uncarried };
                counter.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Hands one line over; `None` where that cannot be done now.
    async fn hand_over(&self, carried: &CarriedLine) -> Option<jetstream::context::PublishAckFuture> {
        if self.client.connection_state() != State::Connected {
            return None;
        }
        let line = &carried.line;
        let wire = CarriedWire {
            table: carried.table,
            journal: carried.journal.clone(),
            n: line.number,
            at: line.at,
            revision: carried.revision,
            text: String::from_utf8(line.text.clone()).ok()?,
        };
        let message = PublishMessage::build().message_id(&carried.hash).payload(serde_json::to_vec(&wire).ok()?.into());
        self.context.send_publish(format!("{}.{}", self.subject, carried.table), message).await.ok()
    }

    /// Hears what is carried, for ever. `log` is told when that is lost, and when it is back.
    pub async fn listen(&self, log: impl Fn(&str)) {
        let mut is_lost = false;
        loop {
            let heard = self.hear(|| {
                if std::mem::take(&mut is_lost) {
                    log("NATS answers again");
                }
            });
            if let Err(why) = heard.await
                && !is_lost
            {
                log(&format!("NATS failed ({why}); lines of other processes are read from the database meanwhile"));
                is_lost = true;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Hears what is carried until that fails.
    async fn hear(&self, mut opened: impl FnMut()) -> Result<(), async_nats::Error> {
        self.context.create_or_update_stream(self.settings.clone()).await?;
        let stream = self.context.get_stream(&self.settings.name).await?;
        let consumer = pull::Config {
            durable_name: Some(self.process.clone()),
            deliver_policy: DeliverPolicy::New,
            ack_policy: AckPolicy::Explicit,
            inactive_threshold: MOST_AGE,
            ..pull::Config::default()
        };
        let consumer = stream.get_or_create_consumer(&self.process, consumer).await?;
        let mut messages = consumer.stream().heartbeat(HEARTBEAT).messages().await?;
        opened();
        while let Some(message) = messages.next().await {
            let message = message?;
            if let Some(line) = read(&message.payload) {
                // A line that finds no place is read from the database.
                let _ = self.arrived.try_send(line);
            }
            message.ack().await?;
        }
        Ok(())
    }
}

fn read(payload: &[u8]) -> Option<CarriedLine> {
    let CarriedWire { table, journal, n, at, revision, text } = serde_json::from_slice(payload).ok()?;
    let line = KeptLine { number: n, at, text: text.into_bytes() };
    Some(CarriedLine { table, journal, hash: String::new(), revision, line })
}

/// An address without what stands before its `@`.
fn without_password(text: &str) -> String {
    match text.rsplit_once('@') {
        Some((_, host)) => format!("...@{host}"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_address_of_nats_is_told_from_others_and_no_password_is_shown() {
        for wrong in ["http://hall:4222", "", "nats://a:4222,b", "hall:secret@nats"] {
            let settings = RelaySettings {
                servers: wrong.to_owned(),
                replicas: None,
                hall: "h".to_owned(),
                process: "p".to_owned(),
            };
            let why = Relay::open(settings).await.map(drop).unwrap_err().to_string();
            assert!(why.contains("is not the address of a NATS server") && !why.contains("secret"), "{why}");
        }
    }
}
