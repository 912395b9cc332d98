//! One table for browsers.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use kifuscribe::live::board_svg::{self, BoardStyle};
use serde::Deserialize;

use crate::clock;
use crate::hall::Hall;
use crate::pages;
use crate::server::answers::{Failure, page as page_answer, with_type};
use crate::server::caller::Viewer;
use crate::server::journal::number;
use crate::shown::ShownTable;

type TablePath = Result<Path<u32>, PathRejection>;

fn shown(hall: &Hall, viewer: Viewer, path: TablePath) -> Result<Arc<ShownTable>, Failure> {
    let table = hall.table(number(path)?).ok_or(Failure::NoTable)?;
    Ok(table.shown(viewer.audience, clock::now()))
}

/// The page of a table.
pub(super) async fn page(State(hall): State<Arc<Hall>>, viewer: Viewer, path: TablePath) -> Result<Response, Failure> {
    let shown = shown(&hall, viewer, path)?;
    let base = format!("{}/table/{}", viewer.base, shown.table);
    Ok(page_answer(pages::table(&shown, &hall.round(), viewer.audience, hall.delay, &base)))
}

#[derive(Deserialize)]
pub(super) struct PictureQuery {
    /// The position after so many moves; the newest without it.
    #[serde(rename = "move")]
    number: Option<usize>,
    numbers: Option<u8>,
}

/// The board as a picture.
pub(super) async fn board(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    path: TablePath,
    Query(query): Query<PictureQuery>,
) -> Result<Response, Failure> {
    let shown = shown(&hall, viewer, path)?;
    let style = BoardStyle { numbers: query.numbers.is_some_and(|n| n > 0) };
    let svg = board_svg::draw(&shown.publication.record, query.number.unwrap_or(usize::MAX), style);
    Ok(with_type("image/svg+xml", svg))
}

/// The game record.
pub(super) async fn sgf(State(hall): State<Arc<Hall>>, viewer: Viewer, path: TablePath) -> Result<Response, Failure> {
    let sgf = shown(&hall, viewer, path)?.publication.sgf();
    Ok(with_type("application/x-go-sgf; charset=utf-8", sgf))
}

/// The state.
pub(super) async fn state(State(hall): State<Arc<Hall>>, viewer: Viewer, path: TablePath) -> Result<Response, Failure> {
    Ok(with_type("application/json", shown(&hall, viewer, path)?.json.to_string()))
}
