//! What tables ask for: who plays, what the hall has, and to keep lines.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use kifuscribe_formats::info;
use kifuscribe_network::hall::{FORMAT, known_format};
use kifuscribe_network::live::answer::with_type;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::clock;
use crate::hall::Hall;
use crate::intake::Post;
use crate::kept_game::KeptGame;
use crate::round::TablePairing;
use crate::server::answers::{Failure, acknowledgement, json_answer};
use crate::server::body;
use crate::server::caller::{AsOrganiser, AsReader, AsSender, AsStaff, Deciding, TableCaller};
use crate::server::peer::Peer;
use crate::table::TableRequests;

#[derive(Deserialize)]
pub(super) struct JournalQuery {
    /// The number of lines before those in the body.
    from: Option<usize>,
    /// The hash of the journal's first line.
    journal: Option<String>,
    /// How long no picture has come at the table, in seconds; `None` while pictures come.
    silent: Option<u32>,
    /// How long something of the recording has been in memory alone there, in seconds; `None` where everything is on the disk.
    unwritten: Option<u32>,
}

/// Takes lines.
pub(super) async fn take(
    State(hall): State<Arc<Hall>>,
    sender: TableCaller<AsSender>,
    query: Result<Query<JournalQuery>, QueryRejection>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let Ok(Query(query)) = query else {
        return Err(Failure::Form("from is the number of lines before the body's first"));
    };
    let body = body::read_lines(&headers, body, hall.bodies.of(sender.body_sender())).await?;
    let computer = peer.computer(&headers);
    let pairing = hall.round().pairing(sender.table);
    let post = Post {
        from: query.from.unwrap_or(0),
        journal: query.journal.as_deref(),
        body: &body,
        computer: &computer,
        claim: sender.claim(&headers),
        pairing: &pairing,
        at: clock::now(),
    };
    let acknowledged = hall.take(sender.table, &post, &sender.who).await?;
    // A sign of life that names no recording is that of any computer.
    if acknowledged.is_shown && (query.journal.is_some() || !body.is_empty()) {
        hall.note_troubles(sender.table, (query.silent, query.unwritten), &sender.who).await;
        let format = known_format(headers.get(FORMAT).and_then(|value| value.to_str().ok()));
        hall.note_format(sender.table, format, &sender.who);
    }
    Ok(acknowledgement(&acknowledged, &hall.asked(sender.table, &acknowledged)))
}

/// Says what the hall has of a journal.
pub(super) async fn offset(
    State(hall): State<Arc<Hall>>,
    TableCaller { table, .. }: TableCaller<AsReader>,
    Query(query): Query<JournalQuery>,
) -> Result<Response, Failure> {
    Ok(acknowledgement(&hall.offset(table, query.journal.as_deref()).await?, &TableRequests::default()))
}

/// Gives the journal that a table shows, as it was sent.
pub(super) async fn download(
    State(hall): State<Arc<Hall>>,
    TableCaller { table, .. }: TableCaller<AsStaff>,
    Query(query): Query<JournalQuery>,
) -> Result<Response, Failure> {
    let text = hall.journal_text(table, query.journal.as_deref()).await?.ok_or(Failure::NoTable)?;
    Ok(with_type("application/jsonl", text))
}

/// The games that were sent from a table.
pub(super) async fn games(
    State(hall): State<Arc<Hall>>,
    TableCaller { table, .. }: TableCaller<AsStaff>,
) -> Result<Response, Failure> {
    let games: Vec<Value> = hall.games(table).await?.iter().map(KeptGame::json).collect();
    Ok(json_answer(&json!({ "table": table, "games": games })))
}

/// Says who plays at a table, and how.
pub(super) async fn settings(
    State(hall): State<Arc<Hall>>,
    TableCaller { table, .. }: TableCaller<AsReader>,
) -> Result<Response, Failure> {
    let round = hall.round();
    let game = round.games.get(&table).ok_or_else(|| match round.pairing(table) {
        TablePairing::NotPaired { why, .. } => Failure::NotPaired(why),
        TablePairing::NoPairings | TablePairing::Paired { .. } => Failure::NoPairings,
    })?;
    let toml = info::to_toml(&game.info).map_err(|_| Failure::NoTable)?;
    Ok(json_answer(&json!({ "table": table, "round": round.name, "info": toml, "colors_known": game.colors_known })))
}

/// The game that the table shows by what who releases it has seen.
#[derive(Deserialize)]
pub(super) struct ReleaseQuery {
    /// The hash of its journal's first line.
    game: Option<String>,
}

/// Lets another recording take the table.
pub(super) async fn release(
    State(hall): State<Arc<Hall>>,
    organiser: TableCaller<Deciding<AsOrganiser>>,
    Query(query): Query<ReleaseQuery>,
) -> Result<Response, Failure> {
    hall.release(organiser.table, query.game.as_deref(), &organiser.who).await?;
    Ok(json_answer(&json!({ "released": organiser.table })))
}

/// The same from the table's page.
pub(super) async fn release_from_page(
    State(hall): State<Arc<Hall>>,
    organiser: TableCaller<Deciding<AsOrganiser>>,
    Query(query): Query<ReleaseQuery>,
) -> Result<Response, Failure> {
    hall.release(organiser.table, query.game.as_deref(), &organiser.who).await?;
    Ok(Redirect::to(&format!("/table/{}", organiser.table)).into_response())
}
