//! Pictures of moves and questions: asked for by the organiser or the referee, sent by the table.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_formats::picture_format::PictureFormat;
use kifuscribe_network::live::answer::with_type;
use serde::Deserialize;
use serde_json::json;

use crate::hall::Hall;

use crate::server::answers::{Failure, json_answer};
use crate::server::body;
use crate::server::caller::{AsReader, AsSender, AsStaff, TableCaller};
use crate::store::PictureSubject;

/// What a request for a picture is.
const FORM: &str = "give move or question, a number; full=true for the full picture";

#[derive(Deserialize)]
pub(super) struct PictureChoice {
    /// The game that the page shows, by the hash of its journal's first line.
    game: Option<String>,
    /// The picture after the move of that number.
    #[serde(rename = "move")]
    after: Option<usize>,
    /// The picture at the question of that number.
    question: Option<u32>,
    /// Whether it is the full one.
    #[serde(default)]
    full: bool,
}

/// Asks a table for a picture.
pub(super) async fn ask(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<AsStaff>,
    query: Result<Query<PictureChoice>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let Ok(Query(choice)) = query else { return Err(Failure::Form(FORM)) };
    let subject = match (choice.after, choice.question) {
        (Some(number), None) => PictureSubject::Move(number),
        (None, Some(number)) => PictureSubject::Question(number),
        (None, None) => {
            let form = body::read_form(&headers, body).await?;
            let number = form.get("move").and_then(|number| number.parse().ok());
            PictureSubject::Move(number.ok_or(Failure::Form(FORM))?)
        }
        (Some(_), Some(_)) => return Err(Failure::Form(FORM)),
    };
    hall.ask_picture(staff.table, choice.game.as_deref(), (subject, choice.full), &staff.who).await?;
    Ok(Redirect::to(&format!("/table/{}#pictures", staff.table)).into_response())
}

#[derive(Deserialize)]
pub(super) struct PictureSize {
    /// Whether it is the full one.
    #[serde(default)]
    full: bool,
}

/// Gives a picture that has come.
pub(super) async fn show(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<AsStaff>,
    Path((_, hash)): Path<(u32, String)>,
    Query(size): Query<PictureSize>,
) -> Result<Response, Failure> {
    let wish = PictureWish { hash, full: size.full };
    let picture = hall.store.picture(staff.table, &wish).await?.ok_or(Failure::NoTable)?;
    // A photograph of a fill is kept as the phone sent it.
    let kind = PictureFormat::of(&picture).unwrap_or(PictureFormat::Jpeg).mime();
    Ok(with_type(kind, picture))
}

/// Gives the table a photograph on which a decision rests that it takes over.
pub(super) async fn audited(
    State(hall): State<Arc<Hall>>,
    _: TableCaller<AsReader>,
    Path((table, hash)): Path<(u32, String)>,
) -> Result<Response, Failure> {
    let live = hall.table(table).ok_or(Failure::NoTable)?;
    let is_decided = live.acts_of_all().iter().filter_map(|act| act.audit.as_ref()).any(|audit| audit.has_file(&hash));
    let wish = PictureWish { hash, full: false };
    let picture = if is_decided { hall.store.picture(table, &wish).await? } else { None };
    Ok(with_type("application/octet-stream", picture.ok_or(Failure::NoTable)?))
}

#[derive(Deserialize)]
pub(super) struct PictureOf {
    /// The hash of the journal's first line.
    journal: String,
    hash: String,
    full: bool,
}

/// Takes a picture that was asked for.
pub(super) async fn take(
    State(hall): State<Arc<Hall>>,
    sender: TableCaller<AsSender>,
    query: Result<Query<PictureOf>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let Ok(Query(PictureOf { journal, hash, full })) = query else {
        return Err(Failure::Form("give journal, hash and full, as the hall asked for it"));
    };
    let jpeg = body::read_lines(&headers, body, hall.bodies.of(sender.body_sender())).await?;
    hall.take_picture((sender.table, &sender.claim(&headers)), (&journal, &PictureWish { hash, full }), &jpeg).await?;
    Ok(json_answer(&json!({ "kept": jpeg.len() })))
}
