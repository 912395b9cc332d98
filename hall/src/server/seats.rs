//! A table's way to the hall.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::hall::{Hall, MOST_TABLES};
use crate::pages;
use crate::server::answers::{Failure, page};
use crate::server::caller::{AsOrganiser, TableCaller, own_address};
use crate::server::peer::Peer;

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
    Ok(page(pages::seat(caller.table, None)))
}

/// Makes a seat, and shows it once.
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: TableCaller<AsOrganiser>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let asked = own_address(&headers, &peer).ok_or(Failure::Form("the request names no host; use a browser"))?;
    let address = hall.addresses.get().map_or(asked.clone(), |addresses| addresses.for_tables(&asked));
    let seat = hall.new_seat(&address, caller.table, &caller.who).await?.ok_or(Failure::NoRandom)?;
    Ok(page(pages::seat(caller.table, Some(&seat))))
}
