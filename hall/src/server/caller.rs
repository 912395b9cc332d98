//! Who sends a request.

use std::marker::PhantomData;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use kifuscribe_network::hall::CLAIM;
use serde::Deserialize;

use crate::access::{AccessRefusal, Bearer};
use crate::body_room::BodySender;
use crate::clock;
use crate::hall::{Hall, MOST_TABLES};
use crate::intake::JournalClaim;
use crate::metrics::Metrics;
use crate::refused_computer::RefusedToken;
use crate::server::answers::{Denied, Failure, wants_page};
use crate::server::peer::Peer;
use crate::server::way::{check_way, is_local};
use crate::shown::{Audience, ShownTable};
use crate::table::LiveTable;

/// The cookie of a browser's token.
pub(super) const COOKIE: &str = "hall_token";

/// The path below which everybody sees what spectators see.
const PUBLIC: &str = "/public";

/// Who sends a request: the bearer of its token, who is an extension of the request from then on.
#[derive(Debug, Clone)]
pub(super) struct Caller(pub(super) Bearer);

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Denied> {
        let wants_page = wants_page(&parts.headers);
        let denied = |why| Denied { why, wants_page };
        let Some(peer) = parts.extensions.get::<Peer>() else { return Err(denied(AccessRefusal::NoToken)) };
        let admitted = admit(hall, parts, peer).await;
        peer.set_bearer(admitted.as_ref().ok());
        // A token that was revoked before the connection was known as its own closes no connection.
        let admitted =
            admitted.and_then(
                |bearer| {
                    if hall.tokens().admit(&bearer) { Ok(bearer) } else { Err(AccessRefusal::RevokedToken) }
                },
            );
        let bearer = admitted.map_err(|why| {
            Metrics::add(&hall.metrics.denied, 1);
            denied(why)
        })?;
        parts.extensions.insert(bearer.clone());
        Ok(Self(bearer))
    }
}

/// Who looks at pages, and what is shown to them: below `/public` to everybody what spectators see.
#[derive(Debug, Clone, Copy)]
pub(super) struct Viewer {
    /// Who looks.
    pub(super) audience: Audience,
    /// The path below which the addresses of what is shown lie.
    pub(super) base: &'static str,
    /// Whether it is the organiser, who may choose what is shown.
    pub(super) is_organiser: bool,
    /// Whether it is one of the staff, over a way on which they [may decide](crate::server::way::may_decide).
    pub(super) may_decide: bool,
}

impl FromRequestParts<Arc<Hall>> for Viewer {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Denied> {
        let Caller(bearer) = Caller::from_request_parts(parts, hall).await?;
        bearer.spectator()?;
        let is_public = parts.uri.path().starts_with(PUBLIC);
        let audience = if bearer.is_staff() && !is_public { Audience::Staff } else { Audience::Public };
        let is_organiser = !is_public && bearer.organiser().is_ok();
        let may_decide = audience == Audience::Staff && check_way(hall, parts).is_ok();
        Ok(Self { audience, base: if is_public { PUBLIC } else { "" }, is_organiser, may_decide })
    }
}

/// Staff who decide something that is of no single table.
#[derive(Debug)]
pub(super) struct Decider(pub(super) Bearer);

impl FromRequestParts<Arc<Hall>> for Decider {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failure> {
        let Caller(bearer) = Caller::from_request_parts(parts, hall).await.map_err(Failure::Denied)?;
        bearer.staff()?;
        check_way(hall, parts)?;
        count_act(hall, parts, &bearer)?;
        Ok(Self(bearer))
    }
}

/// The part of an address that names a table.
#[derive(Deserialize)]
struct TablePath {
    table: u32,
}

/// The number of the table in an address.
async fn table_number(parts: &mut Parts) -> Result<u32, Failure> {
    match Path::<TablePath>::from_request_parts(parts, &()).await {
        Ok(Path(TablePath { table })) if (1..=MOST_TABLES).contains(&table) => Ok(table),
        _ => Err(Failure::NoTable),
    }
}

/// A table, and who looks at it.
#[derive(Debug)]
pub(super) struct ViewedTable {
    /// Who looks.
    pub(super) viewer: Viewer,
    /// The table.
    pub(super) table: Arc<LiveTable>,
}

impl ViewedTable {
    /// What is shown of the table at this moment.
    pub(super) fn shown(&self) -> Arc<ShownTable> {
        self.table.shown(self.viewer.audience, clock::now())
    }
}

impl FromRequestParts<Arc<Hall>> for ViewedTable {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failure> {
        let viewer = Viewer::from_request_parts(parts, hall).await.map_err(Failure::Denied)?;
        let table = hall.table(table_number(parts).await?).ok_or(Failure::NoTable)?;
        Ok(Self { viewer, table })
    }
}

/// Who calls about the table in the address, and may do what `A` says.
#[derive(Debug)]
pub(super) struct TableCaller<A> {
    /// The table.
    pub(super) table: u32,
    /// Who it is, for the trail: the role, and the short name of the token.
    pub(super) who: String,
    /// The short name of the token; empty in a hall without tokens.
    pub(super) token: String,
    /// From where.
    address: IpAddr,
    /// Whether it is the organiser, over a way on which staff [may decide](crate::server::way::may_decide).
    is_deciding_organiser: bool,
    admission: PhantomData<A>,
}

impl TableCaller<AsSender> {
    /// What the sender shows of its right to a journal. The organiser's token has none over a way on which nothing is decided: who listens
    /// there has it too.
    pub(super) fn claim<'a>(&self, headers: &'a HeaderMap) -> JournalClaim<'a> {
        let secret = headers.get(CLAIM).and_then(|value| value.to_str().ok()).filter(|secret| !secret.is_empty());
        JournalClaim { secret, is_organisers: self.is_deciding_organiser }
    }

    /// As whose its bodies are counted while they come.
    pub(super) fn body_sender(&self) -> BodySender<'_> {
        if self.is_deciding_organiser { BodySender::Staff } else { BodySender::Table(&self.token, self.address) }
    }
}

/// What somebody may do at a table.
pub(super) trait Admission {
    /// Whether the table's own computer does it, so that the organiser hears where one with another token is refused.
    const IS_TABLES_OWN: bool = false;

    /// Whether something is decided by it, which is done over a private way alone.
    const DECIDES: bool = false;

    /// Allows it to the bearer of a token.
    fn allow(bearer: &Bearer, table: u32) -> Result<(), AccessRefusal>;
}

/// Sends what belongs to the table.
#[derive(Debug)]
pub(super) enum AsSender {}

/// Reads what belongs to the table beyond what is shown of it.
#[derive(Debug)]
pub(super) enum AsReader {}

/// The organiser.
#[derive(Debug)]
pub(super) enum AsOrganiser {}

/// The organiser or the referee.
#[derive(Debug)]
pub(super) enum AsStaff {}

/// Who does what `A` says, and decides something by it.
#[derive(Debug)]
pub(super) struct Deciding<A>(PhantomData<A>);

impl<A: Admission> Admission for Deciding<A> {
    const DECIDES: bool = true;

    fn allow(bearer: &Bearer, table: u32) -> Result<(), AccessRefusal> {
        A::allow(bearer, table)
    }
}

impl Admission for AsSender {
    const IS_TABLES_OWN: bool = true;

    fn allow(bearer: &Bearer, table: u32) -> Result<(), AccessRefusal> {
        bearer.sender(table)
    }
}

impl Admission for AsReader {
    const IS_TABLES_OWN: bool = true;

    fn allow(bearer: &Bearer, table: u32) -> Result<(), AccessRefusal> {
        bearer.reader(table)
    }
}

impl Admission for AsOrganiser {
    fn allow(bearer: &Bearer, _: u32) -> Result<(), AccessRefusal> {
        bearer.organiser()
    }
}

impl Admission for AsStaff {
    fn allow(bearer: &Bearer, _: u32) -> Result<(), AccessRefusal> {
        bearer.staff()
    }
}

impl<A: Admission> FromRequestParts<Arc<Hall>> for TableCaller<A> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failure> {
        let (caller, table) = (Caller::from_request_parts(parts, hall).await, table_number(parts).await);
        // Somebody who looks with a browser is no table's computer.
        let own = table.as_ref().ok().copied().filter(|_| A::IS_TABLES_OWN && !wants_page(&parts.headers));
        let own = own.zip(parts.extensions.get::<Peer>().map(|peer| peer.computer(&parts.headers)));
        let address = parts.extensions.get::<Peer>().ok_or(AccessRefusal::NoToken)?.address;
        let own_address = address.to_string();
        let refused = |token: Option<RefusedToken>| {
            if let (Some((table, computer)), Some(token)) = (&own, token) {
                // What somebody without a token of this hall calls a computer is not repeated.
                let computer = if token.is_known() { computer } else { &own_address };
                hall.note_refused(*table, computer, token);
            }
        };
        let Caller(bearer) = caller.map_err(|denied| {
            refused(RefusedToken::of_refusal(denied.why));
            Failure::Denied(denied)
        })?;
        let table = table?;
        if let Err(why) = A::allow(&bearer, table) {
            refused(Some(RefusedToken::of_bearer(&bearer)));
            return Err(why.into());
        }
        if A::DECIDES {
            check_way(hall, parts)?;
        }
        if !A::IS_TABLES_OWN {
            count_act(hall, parts, &bearer)?;
        }
        if let Some((table, computer)) = &own {
            // It may have been refused with a token of no hall's before, which says no name.
            [computer, &own_address].into_iter().for_each(|computer| hall.note_let_in(*table, computer));
        }
        let is_deciding_organiser = bearer.organiser().is_ok() && check_way(hall, parts).is_ok();
        let (who, token) = (bearer.name(), bearer.id);
        Ok(Self { table, who, token, address, is_deciding_organiser, admission: PhantomData })
    }
}

/// Counts a request that does something, before it is done: the trail has each.
pub(super) fn count_act(hall: &Hall, parts: &Parts, bearer: &Bearer) -> Result<(), Failure> {
    let admit = || hall.acts.admit(bearer, check_way(hall, parts).is_ok());
    if parts.method == Method::GET || admit() { Ok(()) } else { Err(Failure::TooManyActs) }
}

async fn admit(hall: &Hall, parts: &Parts, peer: &Peer) -> Result<Bearer, AccessRefusal> {
    if !is_own_page(&parts.method, &parts.headers) {
        return Err(AccessRefusal::OtherRole);
    }
    if hall.tokens().is_open() {
        return if is_local(&parts.headers, peer.address) {
            Ok(Bearer::of_open_hall())
        } else {
            Err(AccessRefusal::NotLocal)
        };
    }
    match token(&parts.headers) {
        Some(token) => hall.bearer(token, peer.address).await,
        // Who gives none guesses none.
        None => Err(AccessRefusal::NoToken),
    }
}

/// The token of a request: in its `Authorization` header, or in the cookie of a browser.
fn token(headers: &HeaderMap) -> Option<&str> {
    let header = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = header.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
}

/// Whether a request that changes something comes from no page, or from one of the hall's own.
pub(super) fn is_own_page(method: &Method, headers: &HeaderMap) -> bool {
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").unwrap_or_default();
    let is_own = |origin: &str| origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    // Browsers say the first on this computer and with TLS, the second everywhere.
    match text("sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => text("origin").is_none_or(is_own),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_token_is_in_the_header_or_in_the_cookie() {
        assert_eq!(token(&headers(&[("authorization", "Bearer abc")])), Some("abc"));
        assert_eq!(token(&headers(&[("cookie", "a=b; hall_token=xyz")])), Some("xyz"));
        assert_eq!(token(&headers(&[("authorization", "Basic abc")])), None);
    }
}
