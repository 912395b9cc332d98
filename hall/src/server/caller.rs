//! Who sends a request.

use std::marker::PhantomData;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use kifuscribe_network::hall::CLAIM;
use serde::Deserialize;

use crate::access::{AccessRefusal, Bearer};
use crate::clock;
use crate::hall::{Hall, MOST_TABLES};
use crate::intake::JournalClaim;
use crate::metrics::Metrics;
use crate::refused_computer::RefusedToken;
use crate::server::answers::{Denied, Failure, wants_page};
use crate::server::peer::Peer;
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
}

impl FromRequestParts<Arc<Hall>> for Viewer {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Denied> {
        let Caller(bearer) = Caller::from_request_parts(parts, hall).await?;
        bearer.spectator()?;
        let is_public = parts.uri.path().starts_with(PUBLIC);
        let audience = if bearer.is_staff() && !is_public { Audience::Staff } else { Audience::Public };
        let is_organiser = !is_public && bearer.organiser().is_ok();
        Ok(Self { audience, base: if is_public { PUBLIC } else { "" }, is_organiser })
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
    /// Whether it is the organiser.
    pub(super) is_organiser: bool,
    admission: PhantomData<A>,
}

impl TableCaller<AsSender> {
    /// What the sender shows of its right to a journal.
    pub(super) fn claim<'a>(&self, headers: &'a HeaderMap) -> JournalClaim<'a> {
        let secret = headers.get(CLAIM).and_then(|value| value.to_str().ok()).filter(|secret| !secret.is_empty());
        JournalClaim { secret, is_organisers: self.is_organiser }
    }
}

/// What somebody may do at a table.
pub(super) trait Admission {
    /// Whether the table's own computer does it, so that the organiser hears where one with another token is refused.
    const IS_TABLES_OWN: bool = false;

    /// Whether something is decided by it, which is done over a [private way](may_decide) alone.
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
        let address = parts.extensions.get::<Peer>().map(|peer| peer.address.to_string()).unwrap_or_default();
        let refused = |token: Option<RefusedToken>| {
            if let (Some((table, computer)), Some(token)) = (&own, token) {
                // What somebody without a token of this hall calls a computer is not repeated.
                let computer = if token.is_known() { computer } else { &address };
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
        if let Some((table, computer)) = &own {
            // It may have been refused with a token of no hall's before, which says no name.
            [computer, &address].into_iter().for_each(|computer| hall.note_let_in(*table, computer));
        }
        let (who, is_organiser) = (bearer.name(), bearer.organiser().is_ok());
        Ok(Self { table, who, token: bearer.id, is_organiser, admission: PhantomData })
    }
}

/// The address of the hall as the sender of a request knows it, such as `http://hall:8080`; `None` without a name.
pub(super) fn own_address(headers: &HeaderMap, peer: &Peer) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").filter(|host| !host.is_empty())?;
    Some(format!("{}://{host}", if is_secure(headers, peer) { "https" } else { "http" }))
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

/// Whether a request comes from this computer, to it by its own name, and through no proxy. Why the name: a page from
/// elsewhere can make its own name lead here, and read with it what it should not.
pub(super) fn is_local(headers: &HeaderMap, address: IpAddr) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name).trim_matches(['[', ']']);
    let is_own_name = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    address.is_loopback() && is_own_name && !headers.keys().any(|name| is_proxys(name.as_str()))
}

/// Whether a header is one that proxies add.
fn is_proxys(name: &str) -> bool {
    const MARKS: [&str; 8] = [
        "forwarded",
        "via",
        "x-real-ip",
        "x-client-ip",
        "x-cluster-client-ip",
        "true-client-ip",
        "cf-connecting-ip",
        "x-original-forwarded-for",
    ];
    name.starts_with("x-forwarded") || MARKS.contains(&name)
}

/// Whether a browser reaches the hall over TLS, also where a proxy before it speaks that.
pub(super) fn is_secure(headers: &HeaderMap, peer: &Peer) -> bool {
    peer.is_secure || headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// Whether staff may decide something by a request that came over this way: over TLS, at the hall's own computer, or where the
/// organiser has allowed it over plain HTTP. Why: who listens in the network has the token that is sent there.
pub(super) fn may_decide(hall: &Hall, headers: &HeaderMap, peer: &Peer) -> bool {
    is_secure(headers, peer) || is_local(headers, peer.address) || hall.decides_over_http.load(Ordering::Relaxed)
}

/// Refuses a decision over another way.
fn check_way(hall: &Hall, parts: &Parts) -> Result<(), Failure> {
    let is_private = parts.extensions.get::<Peer>().is_some_and(|peer| may_decide(hall, &parts.headers, peer));
    if is_private { Ok(()) } else { Err(Failure::NotPrivate) }
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
    fn a_hall_without_tokens_is_local_by_name_too() {
        let local = IpAddr::from([127, 0, 0, 1]);
        assert!(is_local(&headers(&[("host", "127.0.0.1:8080")]), local));
        assert!(is_local(&headers(&[("host", "[::1]:8080")]), "::1".parse().unwrap()));
        assert!(is_local(&headers(&[("host", "localhost")]), local));
        assert!(!is_local(&headers(&[("host", "evil.example:8080")]), local));
        assert!(!is_local(&headers(&[]), local));
        for (mark, value) in [
            ("x-forwarded-for", "10.0.0.9"),
            ("forwarded", "for=10.0.0.9"),
            ("x-real-ip", "10.0.0.9"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "hall.example"),
            ("via", "1.1 proxy"),
            ("cf-connecting-ip", "10.0.0.9"),
        ] {
            assert!(!is_local(&headers(&[("host", "localhost"), (mark, value)]), local), "{mark}");
        }
        assert!(!is_local(&headers(&[("host", "localhost")]), IpAddr::from([10, 0, 0, 9])));
    }

    #[test]
    fn a_token_is_in_the_header_or_in_the_cookie() {
        assert_eq!(token(&headers(&[("authorization", "Bearer abc")])), Some("abc"));
        assert_eq!(token(&headers(&[("cookie", "a=b; hall_token=xyz")])), Some("xyz"));
        assert_eq!(token(&headers(&[("authorization", "Basic abc")])), None);
    }
}
