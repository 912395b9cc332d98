//! Answers the requests of phones: gives them the page, and takes the pictures of each for the table whose token it has.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Path as InPath, RawQuery, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::time::timeout;
use tokio_stream::StreamExt as _;

use crate::gate::{PhoneGate, PhoneStanding, PictureStanding};
use crate::news::PhoneNewsBoard;
use crate::pace::PicturePace;
use crate::page::{self, PhonePageTitle};
use kifuscribe_capture::phone::{PhoneInbox, PhoneTrouble};
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_language::{Message, say, within};
use kifuscribe_network::connections::ConnectionPlace;
use kifuscribe_network::live::answer::{PageFrame, language_of, with_type};

/// The most bytes of a picture.
const MOST_PICTURE: usize = 4 << 20;

/// The most bytes of a picture that are read of whoever does not have the token.
const MOST_OF_STRANGERS: usize = 512 << 10;

/// The most characters of what a page calls itself.
const MOST_ID: usize = 40;

/// How soon a page whose phone is not the camera asks again, in milliseconds.
const OTHER_WAIT: u64 = 1000;

/// The longest side of the pictures of one board, in pixels, and of several.
const SIDES: [u32; 2] = [1280, 1920];

/// How long a picture may take to arrive, and TLS to begin.
pub(super) const BODY_TIME: Duration = Duration::from_secs(10);

/// What the answers to the phone of one table are made from.
#[derive(Debug)]
pub(super) struct PhoneDesk {
    pub(super) inbox: Arc<PhoneInbox>,
    pub(super) news: PhoneNewsBoard,
    gate: PhoneGate,
    table: String,
    /// The table that the page names, empty where it names none.
    named: Mutex<String>,
    /// Whether it shows several boards.
    pub(super) shows_several: AtomicBool,
    /// The SHA-256 of the token.
    token: [u8; 32],
    pace: Mutex<PicturePace>,
    /// Its recording is over, and nothing is taken any more.
    pub(super) is_closed: AtomicBool,
    /// The camera was told that the recording is over.
    pub(super) has_told_end: AtomicBool,
}

/// The desks of the tables that share a port.
#[derive(Debug, Clone)]
pub(super) struct PhoneDesks {
    desks: Arc<RwLock<Vec<Arc<PhoneDesk>>>>,
    /// The SHA-256 of the tokens of links that this computer has made before.
    kept: Arc<[[u8; 32]]>,
}

impl PhoneDesks {
    /// No desk yet, at a computer that has made links with these tokens.
    pub(super) fn new(kept: &[String]) -> Self {
        Self { desks: Arc::default(), kept: kept.iter().map(|token| Sha256::digest(token).into()).collect() }
    }

    /// Adds the desk of a table, in place of one that the table had before.
    pub(super) fn add(&self, desk: &Arc<PhoneDesk>) {
        let mut desks = self.desks.write().unwrap_or_else(PoisonError::into_inner);
        desks.retain(|other| other.table != desk.table);
        desks.push(Arc::clone(desk));
    }

    fn find(&self, is_it: impl Fn(&PhoneDesk) -> bool) -> Option<Arc<PhoneDesk>> {
        let desks = self.desks.read().unwrap_or_else(PoisonError::into_inner);
        desks.iter().find(|desk| is_it(desk)).map(Arc::clone)
    }

    /// The desk of the table whose token a request has.
    fn of(&self, headers: &HeaderMap) -> Result<Arc<PhoneDesk>, PhoneRefusal> {
        // Hashes are compared, so that the time that takes tells nothing of the token.
        let token = hash_of_token(headers);
        let unknown = if self.kept.contains(&token) { PhoneRefusal::NotYet } else { PhoneRefusal::Token };
        self.find(|desk| desk.token == token).ok_or(unknown)
    }

    /// The desk that a request is for, and what the page that sends it calls itself, where its token is that of a table.
    fn known<'a>(
        &self,
        headers: &'a HeaderMap,
        place: &ConnectionPlace,
    ) -> Result<(Arc<PhoneDesk>, &'a str), PhoneRefusal> {
        let desk = self.of(headers)?;
        place.set_member(desk.table(), Some(desk.table()));
        if desk.is_closed.load(Ordering::Relaxed) {
            return Err(PhoneRefusal::Over);
        }
        let is_name = |id: &&str| (1..=MOST_ID).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric());
        let id = headers.get("x-phone").and_then(|value| value.to_str().ok()).filter(is_name);
        Ok((desk, id.ok_or(PhoneRefusal::Nameless)?))
    }

    /// What the page of the link's query calls itself.
    fn title(&self, query: Option<&str>) -> PhonePageTitle {
        let desk = self.find(|desk| desk.table == query.unwrap_or_default());
        desk.map_or(PhonePageTitle::Board, |desk| desk.title())
    }
}

/// The SHA-256 of the token that a request has.
fn hash_of_token(headers: &HeaderMap) -> [u8; 32] {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    Sha256::digest(value.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default()).into()
}

/// The answers to the requests of the phones of these tables.
pub(super) fn router(desks: PhoneDesks) -> Router {
    let text = |kind: &'static str, body: &'static str| get(move || async move { with_type(kind, body) });
    Router::new()
        .route("/", get(front))
        .route("/phone.css", text("text/css; charset=utf-8", page::STYLE))
        .route("/phone.js", text("text/javascript; charset=utf-8", page::SCRIPT))
        .route("/picture", post(picture))
        .route("/same", post(same))
        .route("/take", post(take))
        .route("/trouble/{why}", post(trouble))
        .layer(axum::middleware::map_response(guarded))
        .with_state(desks)
}

async fn guarded(response: Response) -> Response {
    PageFrame::Alone.guard(response)
}

/// The page, which has no secret: what it sends needs the token.
async fn front(State(desks): State<PhoneDesks>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    let text = within(language_of(&headers), || page::page(&desks.title(query.as_deref())).into_string());
    with_type("text/html; charset=utf-8", text)
}

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
enum PhoneRefusal {
    /// Its token is not that of the table: the table has a new link, or it is another table's.
    Token,
    /// The link is one of this computer, which does not record the table yet, such as after a restart.
    NotYet,
    /// The page does not say what it calls itself.
    Nameless,
    /// The table is not recorded any more.
    Over,
    /// Another phone is the camera.
    Other,
    /// It comes too soon after the last one.
    TooSoon,
    /// The picture is too large.
    TooLarge,
    /// It does not arrive in time.
    TooSlow,
    /// It is no JPEG picture.
    NotAPicture,
}

impl PhoneRefusal {
    const fn status(self) -> StatusCode {
        match self {
            Self::Token => StatusCode::UNAUTHORIZED,
            Self::Nameless | Self::NotAPicture => StatusCode::BAD_REQUEST,
            Self::Other => StatusCode::CONFLICT,
            Self::Over => StatusCode::GONE,
            Self::NotYet => StatusCode::SERVICE_UNAVAILABLE,
            Self::TooSoon => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
        }
    }

    /// How many bytes of the picture are read before this is answered.
    const fn most_passed_over(self) -> usize {
        match self {
            Self::Token | Self::Nameless => MOST_OF_STRANGERS,
            Self::NotYet | Self::Other | Self::Over | Self::TooSoon => MOST_PICTURE,
            Self::TooLarge | Self::TooSlow | Self::NotAPicture => 0,
        }
    }

    fn answer(self, headers: &HeaderMap) -> Response {
        let say = within(language_of(headers), || self.text());
        (self.status(), with_type("application/json", json!({ "say": say, "wait": OTHER_WAIT }).to_string()))
            .into_response()
    }
}

impl PhoneDesk {
    /// What answers the phone of `table`, with that token.
    pub(super) fn new(table: &str, token: &str) -> Self {
        Self {
            inbox: PhoneInbox::open(&SourceSpec::Phone(table.to_owned()).to_string()),
            news: PhoneNewsBoard::default(),
            gate: PhoneGate::default(),
            table: table.to_owned(),
            named: Mutex::default(),
            shows_several: AtomicBool::new(false),
            token: Sha256::digest(token).into(),
            pace: Mutex::default(),
            is_closed: AtomicBool::new(false),
            has_told_end: AtomicBool::new(false),
        }
    }

    /// The table, empty where none is named.
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// Has the page name this table.
    pub(super) fn name_table(&self, table: &str) {
        table.clone_into(&mut self.named());
    }

    fn named(&self) -> MutexGuard<'_, String> {
        // Nothing panics while the lock is held.
        self.named.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What its page calls itself.
    fn title(&self) -> PhonePageTitle {
        match (self.named().as_str(), self.table.as_str()) {
            ("", "") => PhonePageTitle::Board,
            ("", phone) => PhonePageTitle::Phone { phone: phone.to_owned() },
            (table, _) => PhonePageTitle::Table { table: table.to_owned() },
        }
    }

    /// When a picture came last.
    pub(super) fn last_picture(&self) -> Option<Instant> {
        self.pace().last()
    }

    fn pace(&self) -> MutexGuard<'_, PicturePace> {
        // Nothing panics while the lock is held.
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks that a phone is the camera, or makes it that.
    fn admit(&self, id: &str, takes: bool) -> Result<(), PhoneRefusal> {
        match self.gate.admit(id, takes, Instant::now()) {
            PhoneStanding::Camera => Ok(()),
            // Its view is not the same as another phone's.
            PhoneStanding::NewCamera => {
                self.inbox.forget();
                if takes && self.inbox.arrivals() > 0 {
                    self.inbox.note_trouble(PhoneTrouble::Replaced);
                }
                Ok(())
            }
            PhoneStanding::Other => Err(PhoneRefusal::Other),
        }
    }

    /// The phone that sends a picture, where it is the camera and comes no faster than it may.
    fn camera<'a>(&self, id: &'a str) -> Result<&'a str, PhoneRefusal> {
        self.admit(id, false)?;
        if !self.pace().takes(Instant::now()) {
            return Err(PhoneRefusal::TooSoon);
        }
        Ok(id)
    }

    /// What a phone is answered whose picture has come: what is seen, and which picture is wanted when.
    fn answer(&self, headers: &HeaderMap, is_missing: bool) -> Response {
        let news = self.news.news();
        let is_over = news.is_over();
        self.has_told_end.fetch_or(is_over, Ordering::Relaxed);
        let is_slow = self.inbox.is_overtaxed() && !is_over;
        let words = || {
            let say = if is_slow { say!("phone-news-slow").to_owned() } else { news.to_string() };
            (say, self.title().to_string())
        };
        let (say, title) = within(language_of(headers), words);
        let side = SIDES[usize::from(self.shows_several.load(Ordering::Relaxed))];
        let wait = u64::try_from(self.inbox.pace().as_millis()).unwrap_or(u64::MAX);
        let answer = json!({
            "say": say, "title": title, "wait": wait, "side": side, "found": self.news.is_found(), "whole": is_missing, "over": is_over,
        });
        with_type("application/json", answer.to_string())
    }
}

async fn picture(
    State(desks): State<PhoneDesks>,
    Extension(place): Extension<ConnectionPlace>,
    request: Request,
) -> Response {
    let (head, body) = request.into_parts();
    match taken(&desks, &head.headers, &place, body).await {
        Ok((page, is_newest)) => page.answer(&head.headers, !is_newest),
        Err(refusal) => refusal.answer(&head.headers),
    }
}

/// The number of a picture, which the page counts from 1: of that which it sends, or of that which it still shows.
fn number(headers: &HeaderMap) -> Option<u64> {
    headers.get("x-number")?.to_str().ok()?.parse().ok()
}

/// Reads a picture once it is known who sends it, and hands it on. Returns whose it is and whether it is the newest: one that was long on
/// its way comes after one that was taken later, and is dropped.
async fn taken(
    desks: &PhoneDesks,
    headers: &HeaderMap,
    place: &ConnectionPlace,
    body: Body,
) -> Result<(Arc<PhoneDesk>, bool), PhoneRefusal> {
    let known = desks.known(headers, place).and_then(|(page, id)| page.camera(id).map(|id| (page, id)));
    let (page, id) = match known {
        Ok(known) => known,
        Err(refusal) => {
            pass_over(body, refusal.most_passed_over()).await;
            return Err(refusal);
        }
    };
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > MOST_PICTURE) {
        return Err(PhoneRefusal::TooLarge);
    }
    let body = timeout(BODY_TIME, axum::body::to_bytes(body, MOST_PICTURE)).await;
    let bytes = body.map_err(|_| PhoneRefusal::TooSlow)?.map_err(|_| PhoneRefusal::TooLarge)?;
    // What is the camera, and what its newest picture, may have changed meanwhile.
    match page.gate.arrived(id, number(headers), Instant::now()) {
        PictureStanding::Newest if page.inbox.put(bytes.into()) => Ok((page, true)),
        PictureStanding::Newest => Err(PhoneRefusal::NotAPicture),
        PictureStanding::Overtaken => Ok((page, false)),
        PictureStanding::Other => Err(PhoneRefusal::Other),
    }
}

/// Reads a picture that is not taken, `most` bytes of it, and keeps nothing. Why: a browser shows no answer that comes while it still
/// sends.
async fn pass_over(body: Body, most: usize) {
    let mut parts = body.into_data_stream();
    let read = async {
        let mut left = most;
        while let Some(Ok(part)) = parts.next().await {
            let Some(rest) = left.checked_sub(part.len()) else { return };
            left = rest;
        }
    };
    // What is slower is not waited for.
    let _ = timeout(BODY_TIME, read).await;
}

async fn same(
    State(desks): State<PhoneDesks>,
    Extension(place): Extension<ConnectionPlace>,
    headers: HeaderMap,
) -> Response {
    match desks.known(&headers, &place).and_then(|(page, id)| page.camera(id).map(|_| page)) {
        Ok(page) => {
            let is_known = number(&headers).is_none_or(|number| page.gate.is_newest(number));
            let is_missing = !is_known || !page.inbox.put_same();
            page.answer(&headers, is_missing)
        }
        Err(refusal) => refusal.answer(&headers),
    }
}

/// Makes the phone the camera in the place of another.
async fn take(
    State(desks): State<PhoneDesks>,
    Extension(place): Extension<ConnectionPlace>,
    headers: HeaderMap,
) -> Response {
    match desks.known(&headers, &place).and_then(|(page, id)| page.admit(id, true).map(|()| page)) {
        Ok(page) => page.answer(&headers, true),
        Err(refusal) => refusal.answer(&headers),
    }
}

async fn trouble(
    State(desks): State<PhoneDesks>,
    Extension(place): Extension<ConnectionPlace>,
    InPath(why): InPath<String>,
    headers: HeaderMap,
) -> Response {
    let (page, id) = match desks.known(&headers, &place) {
        Ok(known) => known,
        Err(refusal) => return refusal.answer(&headers),
    };
    let trouble = match why.as_str() {
        "hidden" => PhoneTrouble::Hidden,
        "closed" => PhoneTrouble::Closed,
        "no-camera" => PhoneTrouble::NoCamera,
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let was_camera = if trouble == PhoneTrouble::Closed { page.gate.leave(id) } else { page.gate.is_camera(id) };
    // What another phone does is not the camera's trouble; that of the first phone is, before it has sent anything.
    if was_camera || page.inbox.arrivals() == 0 {
        page.inbox.note_trouble(trouble);
    }
    StatusCode::NO_CONTENT.into_response()
}
