//! Answers browsers. Read-only: no request changes anything, and none is answered with a camera's picture.

use std::convert::Infallible;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde::Deserialize;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::WatchStream;

use crate::live::board_svg::{self, BoardStyle};
use crate::live::feed::{LiveFeed, Shown};
use crate::live::page;

/// Open connections that are wanted, each a file handle. The system may allow fewer.
const MOST_CONNECTIONS: u64 = 4000;

/// File handles that stay free for the recording.
const HANDLES_OF_THE_RECORDING: u64 = 256;

/// How long a browser may take to send its request.
const REQUEST_TIME: Duration = Duration::from_secs(10);

/// The most bytes of a request's head.
const MOST_HEAD: usize = 16 << 10;

/// How often a silent stream of events says that it is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The pause after a connection could not be accepted, such as for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// No script, style or picture from anywhere else, and no script or style inside a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors *";

/// The page could not be opened.
#[derive(Debug, Error)]
#[error("the live page cannot be opened at {address} ({source}); choose another address or port")]
pub struct LiveError {
    address: SocketAddr,
    source: io::Error,
}

/// A live page that is being served until the program ends.
#[derive(Debug)]
pub struct LiveServer {
    feed: Arc<LiveFeed>,
    address: SocketAddr,
}

impl LiveServer {
    /// Opens the page at `address`, of which port 0 is any free one, and serves it in a thread of its own.
    ///
    /// # Errors
    /// [`LiveError`] where nothing can listen at that address.
    pub fn open(address: SocketAddr, feed: LiveFeed) -> Result<Self, LiveError> {
        let failed = |source| LiveError { address, source };
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let bound = listener.local_addr().map_err(failed)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let feed = Arc::new(feed);
        let shared = Arc::clone(&feed);
        let serve = move || runtime.block_on(serve(listener, shared));
        thread::Builder::new().name("live page".to_owned()).spawn(serve).map_err(failed)?;
        Ok(Self { feed, address: bound })
    }

    /// The address that is listened at.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the recording publishes.
    #[must_use]
    pub fn feed(&self) -> &LiveFeed {
        &self.feed
    }
}

async fn serve(listener: TcpListener, feed: Arc<LiveFeed>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let handles = rlimit::increase_nofile_limit(MOST_CONNECTIONS + HANDLES_OF_THE_RECORDING).unwrap_or(1024);
    let connections = handles.saturating_sub(HANDLES_OF_THE_RECORDING).clamp(16, MOST_CONNECTIONS);
    let places = Arc::new(Semaphore::new(connections as usize));
    let router = router(Arc::clone(&feed));
    tokio::spawn(async move { feed.show_what_waits().await });
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_PAUSE).await;
            continue;
        };
        // Without a free place the connection is closed at once: the recording needs its file handles.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let mut http = hyper::server::conn::http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIME).max_buf_size(MOST_HEAD);
            // A connection that breaks is the browser's affair.
            let _ = http.serve_connection(TokioIo::new(stream), service).await;
            drop(place);
        });
    }
}

fn router(feed: Arc<LiveFeed>) -> Router {
    let text = |kind: &'static str, body: &'static str| move || async move { with_type(kind, body) };
    Router::new()
        .route(
            "/",
            get(|State(feed): State<Arc<LiveFeed>>| async move {
                let body = page::page(&feed.subscribe().borrow(), &feed.delay().to_string()).into_string();
                with_type("text/html; charset=utf-8", body)
            }),
        )
        .route(
            "/board",
            get(|State(feed): State<Arc<LiveFeed>>| async move {
                with_type("text/html; charset=utf-8", page::board_only(&feed.subscribe().borrow()).into_string())
            }),
        )
        .route("/board.svg", get(board))
        .route(
            "/game.sgf",
            get(|State(feed): State<Arc<LiveFeed>>| async move {
                with_type("application/x-go-sgf; charset=utf-8", feed.subscribe().borrow().publication.sgf())
            }),
        )
        .route(
            "/state.json",
            get(|State(feed): State<Arc<LiveFeed>>| async move {
                with_type("application/json", feed.subscribe().borrow().json.to_string())
            }),
        )
        .route("/events", get(events))
        .route("/healthz", get(text("text/plain; charset=utf-8", "ok\n")))
        .route("/live.css", get(text("text/css; charset=utf-8", page::STYLE)))
        .route("/live.js", get(text("text/javascript; charset=utf-8", page::SCRIPT)))
        .layer(axum::middleware::map_response(guarded))
        .with_state(feed)
}

fn with_type(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

/// Adds what every answer carries.
async fn guarded(mut response: Response) -> Response {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[derive(Deserialize)]
struct BoardQuery {
    /// The position after so many moves; the newest without it.
    #[serde(rename = "move")]
    number: Option<usize>,
    numbers: Option<u8>,
}

async fn board(State(feed): State<Arc<LiveFeed>>, Query(query): Query<BoardQuery>) -> Response {
    let shown = feed.subscribe().borrow().clone();
    let style = BoardStyle { numbers: query.numbers.is_some_and(|n| n > 0) };
    let svg = board_svg::draw(&shown.publication.record, query.number.unwrap_or(usize::MAX), style);
    with_type("image/svg+xml", svg)
}

/// The stream of events: the newest state at once, unless the browser says that it has it, then each that follows. A
/// reader that is slow misses states in between and has the newest next.
async fn events(State(feed): State<Arc<LiveFeed>>, headers: HeaderMap) -> impl IntoResponse {
    let known = headers.get("last-event-id").cloned();
    let is_known = move |shown: &Arc<Shown>| known.as_ref().is_some_and(|id| id.as_bytes() == shown.event.as_bytes());
    let states = WatchStream::new(feed.subscribe()).skip_while(is_known);
    let events =
        states.map(|shown| Ok::<_, Infallible>(Event::default().event("state").id(&*shown.event).data(&*shown.json)));
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}
