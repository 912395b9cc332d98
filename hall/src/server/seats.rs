//! A table's way to the hall.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_language::say;
use serde::Deserialize;
use serde_json::json;

use crate::access::AccessRefusal;
use crate::clock;
use crate::hall::{CODE_LIFETIME, Hall, MOST_TABLES};
use crate::pages;
use crate::server::answers::{Failure, json_answer, page};
use crate::server::body;
use crate::server::caller::{AsOrganiser, Caller, TableCaller, is_own_page};
use crate::server::peer::Peer;
use crate::server::way::{address_for_others, may_decide};
use crate::table_list::TableList;

/// The page behind the address of a seat. It says nothing of the hall, and needs no token.
pub(super) async fn join(Path(table): Path<u32>) -> Result<Response, Failure> {
    if !(1..=MOST_TABLES).contains(&table) {
        return Err(Failure::NoTable);
    }
    Ok(page(pages::join(table)))
}

/// The page on which a seat is made.
pub(super) async fn page_of(
    State(hall): State<Arc<Hall>>,
    caller: TableCaller<AsOrganiser>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    // Without tokens there is nothing to make.
    if hall.tokens().is_open() {
        return make(State(hall), caller, Extension(peer), headers).await;
    }
    Ok(page(pages::seat(caller.table, None, &hall.round())))
}

/// Makes a code that somebody reads out, and shows it once.
pub(super) async fn make_code(
    State(hall): State<Arc<Hall>>,
    caller: TableCaller<AsOrganiser>,
) -> Result<Response, Failure> {
    let code = hall.new_code(caller.table, (&caller.who, &caller.token)).await?.ok_or(Failure::NoRandom)?;
    Ok(page(pages::code(caller.table, &code, clock::now() + CODE_LIFETIME, &hall.round())))
}

/// Gives a table its token for a code. Whoever knows it may ask; each counts until it is known to be right, and after too many of them none
/// is looked at.
pub(super) async fn exchange(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    if !is_own_page(&Method::POST, &headers) {
        return Err(AccessRefusal::OtherRole.into());
    }
    let form = body::read_form(&headers, body).await?;
    let code = form.get("code").and_then(|text| JoinCode::of_text(text));
    let address = address_for_tables(&hall, &headers, &peer)?;
    hall.codes.count(peer.address)?;
    let seat = match code {
        Some(code) => hall.seat_for_code(&code, &address, &peer.computer(&headers)).await?,
        None => None,
    };
    let seat = seat.ok_or(AccessRefusal::WrongCode)?;
    hall.codes.give_back(peer.address);
    Ok(json_answer(&json!({ "hall": seat.hall, "table": seat.table, "token": seat.token })))
}

/// Which tables get a slip.
#[derive(Deserialize)]
pub(super) struct SlipsQuery {
    /// Such as `1-8,12`.
    tables: Option<String>,
}

/// Asks for which tables slips are printed.
pub(super) async fn slips_page(
    State(hall): State<Arc<Hall>>,
    Caller(bearer): Caller,
    Query(query): Query<SlipsQuery>,
) -> Result<Response, Failure> {
    bearer.organiser()?;
    let tables = query.tables.unwrap_or_else(|| hall.recorded_tables().to_string());
    Ok(page(pages::slips_form(&tables)))
}

/// Makes a seat for each of these tables, and a sheet of slips that is printed.
pub(super) async fn slips(
    State(hall): State<Arc<Hall>>,
    Caller(bearer): Caller,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    bearer.organiser()?;
    if !hall.acts.admit(&bearer, may_decide(&hall, &headers, &peer)) {
        return Err(Failure::TooManyActs);
    }
    let form = body::read_form(&headers, body).await?;
    let tables = form.get("tables").map_or("", String::as_str);
    let tables: TableList = tables.parse().map_err(|_| Failure::Form(say!("hall-refusal-no-tables")))?;
    if !tables.fits_slips() {
        return Err(Failure::Form(say!("hall-refusal-many-slips")));
    }
    let address = address_for_tables(&hall, &headers, &peer)?;
    let mut seats = Vec::new();
    for table in tables.iter() {
        seats.push(hall.new_seat(&address, table, &bearer.name()).await?.ok_or(Failure::NoRandom)?);
    }
    Ok(page(pages::slips(&seats, &hall.round())))
}

/// The address of the hall that tables are told.
fn address_for_tables(hall: &Hall, headers: &HeaderMap, peer: &Peer) -> Result<String, Failure> {
    address_for_others(hall, headers, peer).ok_or(Failure::Form("the request names no host; use a browser"))
}

/// Makes a seat, and shows it once.
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: TableCaller<AsOrganiser>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let address = address_for_tables(&hall, &headers, &peer)?;
    let seat = hall.new_seat(&address, caller.table, &caller.who).await?.ok_or(Failure::NoRandom)?;
    Ok(page(pages::seat(caller.table, Some(&seat), &hall.round())))
}
