//! The whole hall: pages, lists and figures.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use kifuscribe_network::live::answer::with_type;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::access::AccessRefusal;
use crate::clock;
use crate::hall::Hall;
use crate::pages;
use crate::server::answers::{Failure, json_answer, page};
use crate::server::body;
use crate::server::caller::{COOKIE, Caller, Viewer, is_own_page};
use crate::server::peer::Peer;
use crate::server::way::is_secure;
use crate::shown::{Audience, ShownTable};
use crate::store::TrailEntry;

/// How long a browser keeps its token, in seconds: three days.
const COOKIE_AGE: u32 = 3 * 24 * 60 * 60;

/// The hall at a glance.
pub(super) async fn glance(State(hall): State<Arc<Hall>>, viewer: Viewer) -> Response {
    let audience = viewer.audience;
    page(pages::glance(&hall.shown(audience), &hall.round(), hall.restored(), audience, hall.delay, clock::now()))
}

/// The boards for a projector. Players see it: it shows what spectators see, whoever opened it.
pub(super) async fn projector(State(hall): State<Arc<Hall>>, _: Viewer) -> Response {
    page(pages::projector(&hall.shown(Audience::Public), &hall.round(), hall.delay, clock::now()))
}

/// All tables as JSON.
pub(super) async fn tables(State(hall): State<Arc<Hall>>, viewer: Viewer) -> Response {
    let (audience, now) = (viewer.audience, clock::now());
    let round = hall.round();
    let line = |shown: &Arc<ShownTable>| table_line(shown, &pages::TableNames::of(shown), audience, now);
    let tables: Vec<Value> = hall.shown(audience).iter().map(line).collect();
    json_answer(&json!({ "tournament": round.tournament, "round": round.name, "tables": tables }))
}

fn table_line(shown: &ShownTable, names: &pages::TableNames, audience: Audience, now: i64) -> Value {
    let record = &shown.publication.record;
    let mut line = json!({
        "table": shown.table,
        "black": names.black.name,
        "white": names.white.name,
        "black_rank": names.black.rank,
        "white_rank": names.white.rank,
        "moves": record.moves.len(),
        "recorded": shown.is_recorded,
        "state": if shown.has_journal() { shown.stage() } else { "empty" },
        "result": record.info.result.map(|result| result.to_listed()),
        "no_picture_since": shown.publication.no_picture_since,
    });
    if audience == Audience::Staff {
        line["lines"] = shown.lines.into();
        line["head"] = shown.head.as_str().into();
        line["games"] = shown.games.into();
        line["unheard"] = shown.unheard_since.is_some().into();
        line["unnamed"] = shown.is_unnamed.into();
        line["changed_s"] = shown.changed.map(|at| (now - at) / 1000).into();
        line["needs"] = shown.needs_json(now);
    }
    line
}

/// Which part of the trail is asked for.
#[derive(Deserialize)]
pub(super) struct TrailQuery {
    /// What the part before it has as `next`; the newest part without it.
    before: Option<i64>,
}

/// Who did what, a part at a time.
pub(super) async fn trail(
    State(hall): State<Arc<Hall>>,
    Caller(bearer): Caller,
    query: Result<Query<TrailQuery>, QueryRejection>,
) -> Result<Response, Failure> {
    bearer.organiser()?;
    let Ok(Query(query)) = query else {
        return Err(Failure::Form("before is the number that the part before it has as next"));
    };
    let part = hall.store.trail(query.before).await?;
    let entries: Vec<Value> = part.entries.iter().map(TrailEntry::json).collect();
    let further = part.next.map(|next| format!("/api/trail?before={next}"));
    Ok(json_answer(&json!({ "trail": entries, "all": part.all, "next": part.next, "further": further })))
}

/// Says whether the hall takes a rehearsal: simulated games that stay in it.
pub(super) async fn rehearsal(State(hall): State<Arc<Hall>>, Caller(bearer): Caller) -> Result<Response, Failure> {
    bearer.organiser()?;
    hall.allow_rehearsal().await?;
    hall.note(&bearer.name(), "a rehearsal begins".to_owned());
    Ok(json_answer(&json!({ "allowed": true })))
}

/// Figures for Prometheus.
pub(super) async fn metrics(State(hall): State<Arc<Hall>>, Caller(bearer): Caller) -> Result<Response, Failure> {
    bearer.staff()?;
    Ok(with_type("text/plain; version=0.0.4; charset=utf-8", hall.metrics_text().await))
}

/// Asks for a token.
pub(super) async fn login_page() -> Response {
    page(pages::login(None))
}

/// Gives a browser the cookie of its token.
pub(super) async fn login(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    if !is_own_page(&Method::POST, &headers) {
        return Failure::from(AccessRefusal::OtherRole).into_response();
    }
    let form = match body::read_form(&headers, body).await {
        Ok(form) => form,
        Err(failure) => return failure.into_response(),
    };
    let token = form.get("token").map_or("", String::as_str);
    if let Err(why) = hall.bearer(token, peer.address).await {
        let mut response = page(pages::login(Some(&why.to_string())));
        *response.status_mut() = match why {
            AccessRefusal::TooMany => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::UNAUTHORIZED,
        };
        return response;
    }
    let secure = if is_secure(&headers, &peer) { "; Secure" } else { "" };
    with_cookie(&format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={COOKIE_AGE}{secure}"), "/")
}

/// Takes the cookie back.
pub(super) async fn logout(headers: HeaderMap) -> Response {
    if !is_own_page(&Method::POST, &headers) {
        return Failure::from(AccessRefusal::OtherRole).into_response();
    }
    with_cookie(&format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"), "/login")
}

fn with_cookie(cookie: &str, to: &'static str) -> Response {
    let mut response = Redirect::to(to).into_response();
    if let Ok(value) = HeaderValue::from_str(cookie) {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}
