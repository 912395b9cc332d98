//! Answers browsers. Read-only: no request changes anything, and none is answered with a camera's picture.

use std::convert::Infallible;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::thread::JoinHandle;
use std::time::Duration;

use axum::extract::{Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use serde::Deserialize;
use thiserror::Error;
use tokio::sync::Notify;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::WatchStream;

use crate::connections::{ConnectionPlace, ConnectionStanding, Connections};
use crate::live::answer::{PageFrame, language_of, with_type};
use crate::live::board_svg::BoardStyle;
use crate::live::delay::SpectatorDelay;
use crate::live::feed::{LiveFeed, Shown};
use crate::live::overlay_origin::OverlayOrigin;
use crate::live::page;
use crate::serving;
use kifuscribe_formats::terminal_text::made_printable;
use kifuscribe_language::{Message, within};

/// Open connections that are wanted, each a file handle. The system may allow fewer.
const MOST_CONNECTIONS: u64 = 4000;

/// File handles that stay free for the recording.
const HANDLES_OF_THE_RECORDING: u64 = 256;

/// The header by which proxies know what they are not to gather.
const UNBUFFERED: &str = "x-accel-buffering";

/// How often a silent stream of events says that it is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The pause after a connection could not be accepted, such as for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// The page could not be opened.
#[derive(Debug, Error, Message)]
pub struct LiveError {
    address: SocketAddr,
    source: io::Error,
}

/// A live page that is being served until it is dropped.
#[derive(Debug)]
pub struct LiveServer {
    page: Arc<LivePage>,
    address: SocketAddr,
    close: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
}

/// What the answers are made from.
#[derive(Debug)]
struct LivePage {
    feed: Arc<LiveFeed>,
    /// Whose pages may read the game beside its own.
    overlays: Option<OverlayOrigin>,
    /// The number of streams of events that are open.
    watchers: AtomicUsize,
}

impl LivePage {
    /// What is shown at this moment.
    fn shown(&self) -> Arc<Shown> {
        self.feed.subscribe().borrow().clone()
    }
}

/// An open stream of events; counted while it exists.
struct Watcher(Arc<LivePage>);

impl Watcher {
    fn new(page: Arc<LivePage>) -> Self {
        page.watchers.fetch_add(1, Ordering::Relaxed);
        Self(page)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

impl LiveServer {
    /// Opens the page at `address`, of which port 0 is any free one, and serves it in a thread of its own.
    ///
    /// # Errors
    /// [`LiveError`] where nothing can listen at that address.
    pub fn open(address: SocketAddr, feed: Arc<LiveFeed>) -> Result<Self, LiveError> {
        Self::open_for(address, feed, None)
    }

    /// The same page, which overlays of another origin may read.
    ///
    /// # Errors
    /// As [`LiveServer::open`].
    pub fn open_for(
        address: SocketAddr,
        feed: Arc<LiveFeed>,
        overlays: Option<OverlayOrigin>,
    ) -> Result<Self, LiveError> {
        let connections = Connections::of_handles(MOST_CONNECTIONS, HANDLES_OF_THE_RECORDING);
        let page = LivePage { feed, overlays, watchers: AtomicUsize::new(0) };
        Self::open_with(address, page, connections)
    }

    fn open_with(address: SocketAddr, page: LivePage, connections: Arc<Connections>) -> Result<Self, LiveError> {
        let failed = |source| LiveError { address, source };
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let bound = listener.local_addr().map_err(failed)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let (page, close) = (Arc::new(page), Arc::new(Notify::new()));
        let (served, closed) = (Arc::clone(&page), Arc::clone(&close));
        let work = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = serve(listener, served, &connections) => {}
                    () = closed.notified() => {}
                }
            });
        };
        let thread = thread::Builder::new().name("live page".to_owned()).spawn(work).map_err(failed)?;
        Ok(Self { page, address: bound, close, thread: Some(thread) })
    }

    /// The address that is listened at.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the recording publishes.
    #[must_use]
    pub fn feed(&self) -> &LiveFeed {
        &self.page.feed
    }

    /// The number of browsers that follow the game now.
    #[must_use]
    pub fn watchers(&self) -> usize {
        self.page.watchers.load(Ordering::Relaxed)
    }
}

impl Drop for LiveServer {
    fn drop(&mut self) {
        self.close.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has closed the page too.
            let _ = thread.join();
        }
    }
}

async fn serve(listener: TcpListener, page: Arc<LivePage>, connections: &Arc<Connections>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let router = router(page);
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_PAUSE).await;
            continue;
        };
        let Some(connection) = connections.admit(peer.ip()) else { continue };
        let router = router.clone().layer(Extension(connection.place()));
        tokio::spawn(async move { serving::serve(stream, router, &connection).await });
        // One that is closed for this one gives its file handle back before the next one comes.
        tokio::task::yield_now().await;
    }
}

const HTML: &str = "text/html; charset=utf-8";

fn router(page: Arc<LivePage>) -> Router {
    let text = |kind: &'static str, body: &'static str| get(move || async move { with_type(kind, body) });
    // An answer that is made from what is shown.
    let shown = |kind: &'static str, body: fn(&Shown, SpectatorDelay) -> String| {
        get(
            move |State(page): State<Arc<LivePage>>| async move { with_type(kind, body(&page.shown(), page.feed.delay())) },
        )
    };
    Router::new()
        .route("/", get(front))
        .route("/board", get(board_page))
        .route("/board.svg", get(board))
        .route("/board.png", get(thumbnail))
        .route("/game.sgf", shown("application/x-go-sgf; charset=utf-8", |shown, _| shown.publication.sgf()))
        .route("/state.json", shown("application/json", |shown, _| shown.json.to_string()))
        .route("/events", get(events))
        .route("/healthz", text("text/plain; charset=utf-8", "ok\n"))
        .route("/live.css", text("text/css; charset=utf-8", page::STYLE))
        .route("/live.js", text("text/javascript; charset=utf-8", page::SCRIPT))
        .layer(axum::middleware::map_response_with_state(Arc::clone(&page), guarded))
        .layer(axum::middleware::map_request(of_spectator))
        .with_state(page)
}

/// Says that the connection of a request is a spectator's.
async fn of_spectator(request: Request) -> Request {
    if let Some(place) = request.extensions().get::<ConnectionPlace>() {
        place.set(ConnectionStanding::Spectator);
    }
    request
}

async fn guarded(State(page): State<Arc<LivePage>>, response: Response) -> Response {
    let mut response = PageFrame::Anywhere.guard(response);
    page.overlays.iter().for_each(|overlays| overlays.allow(&mut response));
    response
}

/// The page. Its preview needs a whole address, which only the request knows.
async fn front(State(page): State<Arc<LivePage>>, headers: HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let text = within(language_of(&headers), || page_text(&page, host));
    with_type(HTML, made_printable(text))
}

fn page_text(page: &LivePage, host: &str) -> String {
    page::page(&page.shown(), page.feed.delay(), &page.feed.name(), host).into_string()
}

async fn board_page(State(page): State<Arc<LivePage>>, headers: HeaderMap) -> Response {
    let text = within(language_of(&headers), || page::board_only(&page.shown(), &page.feed.name()).into_string());
    with_type(HTML, made_printable(text))
}

async fn thumbnail(State(page): State<Arc<LivePage>>) -> Response {
    match page.shown().png() {
        Some(png) => with_type("image/png", png),
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[derive(Deserialize)]
struct BoardQuery {
    /// The position after so many moves; the newest without it.
    #[serde(rename = "move")]
    number: Option<usize>,
    numbers: Option<u8>,
}

async fn board(State(page): State<Arc<LivePage>>, Query(query): Query<BoardQuery>) -> Response {
    let shown = page.shown();
    let style = BoardStyle { numbers: query.numbers.is_some_and(|n| n > 0) };
    with_type("image/svg+xml", shown.board(query.number.unwrap_or(usize::MAX), style).to_string())
}

/// What a browser wants of the states of a game.
#[derive(Debug, Deserialize)]
pub struct StatesQuery {
    moves: Option<String>,
}

impl StatesQuery {
    /// Whether of each state but the first its new moves and what else has changed are wanted alone: `moves=new`.
    #[must_use]
    pub fn wants_new_moves(&self) -> bool {
        self.moves.as_deref() == Some("new")
    }
}

/// The stream of events: the newest state at once, unless the browser says that it has it, then each that follows. A
/// reader that is slow misses states in between and has the newest next.
async fn events(
    State(page): State<Arc<LivePage>>,
    Extension(place): Extension<ConnectionPlace>,
    Query(query): Query<StatesQuery>,
    headers: HeaderMap,
) -> impl IntoResponse {
    place.set(ConnectionStanding::Follower);
    let known = headers.get("last-event-id").cloned();
    let is_known = move |shown: &Arc<Shown>| known.as_ref().is_some_and(|id| id.as_bytes() == shown.event.as_bytes());
    let states = WatchStream::new(page.feed.subscribe()).skip_while(is_known);
    let watcher = Watcher::new(page);
    let mut before: Option<Arc<Shown>> = None;
    let events = states.map(move |shown| {
        let _counted = &watcher;
        let before = before.replace(Arc::clone(&shown)).filter(|_| query.wants_new_moves());
        let json = before.map_or_else(|| Arc::clone(&shown.json), |before| shown.json_after(&before));
        Ok::<_, Infallible>(Event::default().event("state").id(&*shown.event).data(&*json))
    });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // A proxy passes each event on at once.
    ([(UNBUFFERED, "no")], events)
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader, Read as _, Write as _};
    use std::net::TcpStream;

    use super::*;

    /// Opens a connection that sends a text, and does not read the answer.
    fn send(server: &LiveServer, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(server.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        // It may be closed already.
        let _ = stream.write_all(text.as_bytes());
        stream
    }

    #[test]
    fn answers_that_are_left_unread_make_room_for_a_reader_who_has_just_come() {
        let feed = Arc::new(LiveFeed::open(SpectatorDelay::None).unwrap());
        let address = "127.0.0.1:0".parse().unwrap();
        let page = LivePage { feed, overlays: None, watchers: AtomicUsize::new(0) };
        let server = LiveServer::open_with(address, page, Connections::new(64)).unwrap();
        let request = "GET / HTTP/1.1\r\nHost: table\r\n\r\n";
        let flood = |count: usize| -> Vec<TcpStream> {
            let streams = (0..count).map(|_| {
                let mut stream = send(&server, request);
                // Its answer has begun, and most of it stays unread.
                stream.read_exact(&mut [0; 12]).unwrap();
                stream
            });
            streams.collect()
        };
        let _flood = flood(100);
        let mut reader = send(&server, "");
        let _more = flood(20);
        reader.write_all(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n").as_bytes()).unwrap();
        let mut answer = String::new();
        reader.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("</html>"), "{answer}");
        assert!(answer.to_lowercase().contains("content-length: "), "{answer}");
    }

    #[test]
    fn idle_connections_and_streams_turn_no_reader_away() {
        let feed = Arc::new(LiveFeed::open(SpectatorDelay::None).unwrap());
        let address = "127.0.0.1:0".parse().unwrap();
        let page = LivePage { feed, overlays: None, watchers: AtomicUsize::new(0) };
        let server = LiveServer::open_with(address, page, Connections::new(64)).unwrap();
        let request = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: table\r\n\r\n");
        let whole = |path: &str| {
            let mut stream = send(&server, &request(path).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).unwrap();
            answer
        };
        for flood in [request("/events"), request("/healthz"), String::new(), "GET / HTTP/1.1\r\nX: ".to_owned()] {
            let _flood: Vec<TcpStream> = (0..200).map(|_| send(&server, &flood)).collect();
            for path in ["/", "/state.json", "/board.svg"] {
                assert!(whole(path).starts_with(b"HTTP/1.1 200"), "{path} beside {flood:?}");
            }
            let mut first = String::new();
            BufReader::new(send(&server, &request("/events"))).read_line(&mut first).unwrap();
            assert!(first.starts_with("HTTP/1.1 200"), "one more reader follows: {first}");
        }
        assert!(server.watchers() <= 32, "streams fill half of the places: {}", server.watchers());
        let pictures: Vec<Vec<u8>> = (0..3).map(|_| whole("/board.png")).collect();
        assert!(pictures[0].len() > 1000 && pictures.iter().all(|picture| picture.len() == pictures[0].len()));
    }
}
