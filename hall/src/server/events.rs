//! Streams of events: a slow reader misses states in between, and costs nobody anything.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use kifuscribe_language::{self as language, within};
use kifuscribe_network::live::server::StatesQuery;
use serde::Deserialize;
use tokio_stream::wrappers::{BroadcastStream, WatchStream};
use tokio_stream::{Stream, StreamExt as _};

use crate::access::Bearer;
use crate::clock;
use crate::hall::Hall;
use crate::pages::{self, ResultLine};
use crate::server::caller::{ViewedTable, Viewer};
use crate::server::peer::Peer;
use crate::shown::{Audience, ShownTable};

/// The header by which proxies know what they are not to gather.
const UNBUFFERED: &str = "x-accel-buffering";

/// How often a silent stream says that it is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Counts an open stream for as long as it lives.
struct Watching(Arc<Hall>);

impl Watching {
    fn new(hall: &Arc<Hall>) -> Self {
        hall.metrics.watchers.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(hall))
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.0.metrics.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The stream ends when the token by which it was opened is revoked.
fn stream(
    hall: &Arc<Hall>,
    (peer, bearer): (&Peer, Bearer),
    events: impl Stream<Item = Event> + Send + 'static,
) -> Response {
    peer.follow(&bearer);
    let watching = Watching::new(hall);
    let revoked = WatchStream::new(hall.follow_tokens()).filter(move |tokens| !tokens.admit(&bearer)).map(|_| None);
    let events = events.map(Some).chain(tokio_stream::once(None)).merge(revoked).map_while(|event| event);
    let events = events.map(move |event| {
        let _ = &watching;
        Ok::<_, Infallible>(event)
    });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // A proxy passes each event on at once.
    ([(UNBUFFERED, "no")], events).into_response()
}

/// The states of a table: the newest at once, unless the browser says that it has it, then each that follows.
pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    viewed: ViewedTable,
    Query(query): Query<StatesQuery>,
    Extension(peer): Extension<Peer>,
    Extension(bearer): Extension<Bearer>,
    headers: HeaderMap,
) -> Response {
    let (table, audience) = (viewed.table, viewed.viewer.audience);
    let known = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
    let run = hall.run;
    let versions = WatchStream::new(table.subscribe(audience));
    let shown = versions.map(move |_| table.shown(audience, clock::now()));
    let id = move |version: u64| format!("{run}-{version}");
    let (language, wants_new) = (language::current(), query.wants_new_moves());
    let mut before: Option<Arc<ShownTable>> = None;
    let event = move |shown: Arc<ShownTable>| {
        let has_it = before.is_none() && known.as_ref().is_some_and(|known| *known == id(shown.version));
        let before = before.replace(Arc::clone(&shown)).filter(|_| wants_new);
        let json = || before.map_or_else(|| shown.json(), |before| shown.json_after(&before));
        (!has_it).then(|| Event::default().event("state").id(id(shown.version)).data(&*within(language, json)))
    };
    stream(&hall, (&peer, bearer), shown.filter_map(event))
}

/// What of the hall a page follows beside what is doubtful in the pairings.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HallSubject {
    /// All tiles, then those that change.
    #[default]
    Tiles,
    /// That a result of the round has changed.
    Results,
}

/// What a page wants of the events of the hall.
#[derive(Debug, Deserialize)]
pub(super) struct HallQuery {
    #[serde(default)]
    of: HallSubject,
}

/// The tiles or the results of the hall, and for staff what is doubtful in the pairings: all at first, then what differs from what this
/// stream was sent last. A browser that falls behind is disconnected, comes back, and has all again.
pub(super) async fn hall(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    Query(query): Query<HallQuery>,
    Extension(peer): Extension<Peer>,
    Extension(bearer): Extension<Bearer>,
) -> Response {
    let audience = viewer.audience;
    let subject = match query.of {
        HallSubject::Tiles => boxed(tiles(&hall, audience)),
        HallSubject::Results => boxed(results(&hall, audience)),
    };
    match audience {
        Audience::Staff => stream(&hall, (&peer, bearer), subject.merge(doubts(&hall))),
        Audience::Public => stream(&hall, (&peer, bearer), subject),
    }
}

type Events = Pin<Box<dyn Stream<Item = Event> + Send>>;

fn boxed(events: impl Stream<Item = Event> + Send + 'static) -> Events {
    Box::pin(events)
}

/// The numbers of tables that change from here on, until the reader falls behind.
fn changes(hall: &Hall) -> impl Stream<Item = u32> + Send + use<> {
    BroadcastStream::new(hall.subscribe()).map_while(Result::ok)
}

fn tiles(hall: &Arc<Hall>, audience: Audience) -> impl Stream<Item = Event> + Send + use<> {
    // Changes from here on are heard, so that none falls between the two.
    let changes = changes(hall);
    let now = clock::now();
    let first = hall.shown(audience);
    let mut sent: HashMap<u32, u64> = first.iter().map(|shown| (shown.table, shown.version)).collect();
    let tile = |shown: &Arc<ShownTable>| pages::tile_json(shown, audience, now).into();
    let first: Vec<Arc<str>> = first.iter().map(tile).collect();
    let (language, hall) = (language::current(), Arc::clone(hall));
    let changed = move |number: u32| {
        let shown = hall.table(number)?.shown(audience, clock::now());
        if sent.insert(number, shown.version) == Some(shown.version) {
            return None;
        }
        let make = || pages::tile_json(&shown, audience, shown.made);
        Some(within(language, || shown.tile_texts.get_or_make(make)))
    };
    let event = |tile: Arc<str>| Event::default().event("tile").data(&*tile);
    tokio_stream::iter(first).chain(changes.filter_map(changed)).map(event)
}

/// Says at first, and whenever a line of the round has changed, that the list is to be read.
fn results(hall: &Arc<Hall>, audience: Audience) -> impl Stream<Item = Event> + Send + use<> {
    let changes = changes(hall);
    let (language, hall) = (language::current(), Arc::clone(hall));
    let line = move |hall: &Hall, shown: Arc<ShownTable>| {
        within(language, || ResultLine::all(&[shown], &hall.round(), &BTreeMap::new()).pop())
    };
    let lines = hall.shown(audience).into_iter().map(|shown| (shown.table, line(&hall, shown)));
    let mut sent: HashMap<u32, Option<ResultLine>> = lines.collect();
    let changed = move |number: u32| {
        let line = line(&hall, hall.table(number)?.shown(audience, clock::now()));
        let has_changed = sent.get(&number) != Some(&line);
        sent.insert(number, line);
        has_changed.then_some(())
    };
    tokio_stream::once(()).chain(changes.filter_map(changed)).map(|()| Event::default().event("results").data("new"))
}

/// What is doubtful in the pairings, whenever that differs.
fn doubts(hall: &Arc<Hall>) -> impl Stream<Item = Event> + Send + use<> {
    let changes = changes(hall).map(drop);
    let (language, hall) = (language::current(), Arc::clone(hall));
    let mut sent = None;
    let changed = move |()| {
        let doubts = within(language, || pages::pairings_doubts_json(&hall.round()));
        (sent.as_ref() != Some(&doubts)).then(|| {
            let event = Event::default().event("doubts").data(&doubts);
            sent = Some(doubts);
            event
        })
    };
    tokio_stream::once(()).chain(changes).filter_map(changed)
}
