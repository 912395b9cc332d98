//! Which address is answered by what.

use std::sync::Arc;

use axum::Router;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get, post};
use kifuscribe_language::say;
use kifuscribe_network::live::answer::with_type;
use kifuscribe_network::live::page as live_page;

use crate::hall::Hall;
use crate::pages;
use crate::server::answers::{Failure, guarded, in_readers_language};
use crate::server::{audits, events, game, journal, overview, pictures, results, seats};

/// Returns the router of a hall.
pub(super) fn router(hall: Arc<Hall>) -> Router {
    let (style, script) = ("text/css; charset=utf-8", "text/javascript; charset=utf-8");
    Router::new()
        .route("/", get(overview::glance))
        .route("/round", get(results::round))
        .route("/round/send", post(results::send))
        .route("/audit", get(audits::choose))
        .route("/audit/table/{table}", get(audits::table_page).post(audits::audit_table))
        .route("/audit/table/{table}/decide", post(audits::decide))
        .route("/audit/table/{table}/slip/{hash}", get(audits::slip))
        .route("/audit/table/{table}/paper/{hash}", get(audits::paper))
        .route("/audit/other", get(audits::other_page).post(audits::audit_other))
        .route("/audit/position", get(audits::position_page).post(audits::read_position))
        .route("/join/{table}", get(seats::join))
        .route("/table/{table}/join", get(seats::page_of).post(seats::make))
        .route("/table/{table}/code", post(seats::make_code))
        .route("/slips", get(seats::slips_page).post(seats::slips))
        .route("/api/join", post(seats::exchange))
        .route("/projector", get(overview::projector))
        .route("/events", get(events::hall))
        .route("/login", get(overview::login_page).post(overview::login))
        .route("/logout", post(overview::logout))
        .route("/table/{table}", get(game::page))
        .route("/table/{table}/board.svg", get(game::board))
        .route("/table/{table}/game.sgf", get(game::sgf))
        .route("/table/{table}/state.json", get(game::state))
        .route("/table/{table}/events", get(events::table))
        .route("/table/{table}/release", post(journal::release_from_page))
        .route("/table/{table}/show", post(game::show))
        .route("/table/{table}/discard", post(game::discard))
        .route("/table/{table}/answer", post(game::answer))
        .route("/table/{table}/result", get(game::result).post(game::decide))
        .route("/table/{table}/give-up", post(game::give_up))
        .route("/table/{table}/picture", post(pictures::ask))
        .route("/table/{table}/picture/{hash}", get(pictures::show))
        .route("/public", get(overview::glance))
        .route("/public/events", get(events::hall))
        .route("/public/table/{table}", get(game::page))
        .route("/public/table/{table}/board.svg", get(game::board))
        .route("/public/table/{table}/game.sgf", get(game::sgf))
        .route("/public/table/{table}/state.json", get(game::state))
        .route("/public/table/{table}/events", get(events::table))
        .route("/api/tables", get(overview::tables))
        .route("/api/results", get(results::json))
        .route("/api/results.csv", get(results::csv))
        .route("/api/trail", get(overview::trail))
        .route("/api/tables/{table}", get(journal::settings))
        .route("/api/rehearsal", post(overview::rehearsal))
        .route("/api/tables/{table}/games", get(journal::games))
        .route("/api/tables/{table}/journal", get(journal::download).post(journal::take))
        .route("/api/tables/{table}/picture", post(pictures::take))
        .route("/api/tables/{table}/audited/{hash}", get(pictures::audited))
        .route("/api/tables/{table}/offset", get(journal::offset))
        .route("/api/tables/{table}/release", post(journal::release))
        .route("/metrics", get(overview::metrics))
        .route("/healthz", fixed("text/plain; charset=utf-8", "ok\n"))
        .route("/hall.css", fixed(style, pages::STYLE))
        .route("/hall.js", fixed(script, pages::SCRIPT))
        .route("/audit.js", fixed(script, pages::AUDIT_SCRIPT))
        .route("/forms.js", fixed(script, pages::FORMS_SCRIPT))
        .route("/live.css", fixed(style, live_page::STYLE))
        .route("/live.js", fixed(script, live_page::SCRIPT))
        .fallback(not_found)
        .layer(axum::middleware::from_fn(guarded))
        .layer(axum::middleware::from_fn(in_readers_language))
        .with_state(hall)
}

/// Answers with a text that is part of the program.
pub(super) fn fixed<S: Clone + Send + Sync + 'static>(kind: &'static str, body: &'static str) -> MethodRouter<S> {
    get(move || async move { with_type(kind, body) })
}

pub(super) async fn not_found() -> Response {
    let mut response = Failure::Form(say!("hall-refusal-nothing-here")).into_response();
    *response.status_mut() = axum::http::StatusCode::NOT_FOUND;
    response
}
