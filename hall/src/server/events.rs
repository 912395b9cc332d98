//! Streams of events: a slow reader misses states in between, and costs nobody anything.

use std::convert::Infallible;
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
use tokio_stream::wrappers::{BroadcastStream, WatchStream};
use tokio_stream::{Stream, StreamExt as _};

use crate::access::Bearer;
use crate::clock;
use crate::hall::Hall;
use crate::pages;
use crate::server::caller::{ViewedTable, Viewer};
use crate::server::peer::Peer;
use crate::shown::ShownTable;

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

/// All tiles, then those that change. A browser that falls behind is disconnected, comes back, and has all again.
pub(super) async fn tiles(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    Extension(peer): Extension<Peer>,
    Extension(bearer): Extension<Bearer>,
) -> Response {
    let audience = viewer.audience;
    // Changes from here on are heard, so that none falls between the two.
    let changes = BroadcastStream::new(hall.subscribe());
    let now = clock::now();
    let tile = |shown: &Arc<ShownTable>| pages::tile_json(shown, audience, now).into();
    let first: Vec<Arc<str>> = hall.shown(audience).iter().map(tile).collect();
    let (language, tables) = (language::current(), Arc::clone(&hall));
    let changed = move |number: u32| {
        let shown = tables.table(number)?.shown(audience, clock::now());
        let make = || pages::tile_json(&shown, audience, shown.made);
        Some(within(language, || shown.tile_texts.get_or_make(make)))
    };
    let changes = changes.take_while(Result::is_ok).filter_map(move |number| changed(number.ok()?));
    let event = |tile: Arc<str>| Event::default().event("tile").data(&*tile);
    stream(&hall, (&peer, bearer), tokio_stream::iter(first).chain(changes).map(event))
}
