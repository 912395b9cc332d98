//! The way over which a request came: from this computer, over TLS, or in the clear through the network.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use crate::hall::Hall;
use crate::server::answers::Failure;
use crate::server::peer::Peer;

/// The address of the hall as the sender of a request knows it, such as `http://hall:8080`; `None` without a name.
pub(super) fn own_address(headers: &HeaderMap, peer: &Peer) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").filter(|host| !host.is_empty())?;
    Some(format!("{}://{host}", if is_secure(headers, peer) { "https" } else { "http" }))
}

/// The address of the hall for other computers, as far as the sender of a request knows one.
pub(super) fn address_for_others(hall: &Hall, headers: &HeaderMap, peer: &Peer) -> Option<String> {
    let asked = own_address(headers, peer)?;
    Some(hall.addresses.get().map_or(asked.clone(), |addresses| addresses.for_tables(&asked)))
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

/// Whether a browser reaches the hall over TLS, also where a proxy on this computer speaks that before it. From elsewhere anybody can say
/// so.
pub(super) fn is_secure(headers: &HeaderMap, peer: &Peer) -> bool {
    let mut schemes = headers.get_all("x-forwarded-proto").iter().peekable();
    let is_said = schemes.peek().is_some() && schemes.all(|scheme| scheme == "https");
    peer.is_secure || (peer.address.is_loopback() && is_said)
}

/// Whether staff may decide something by a request that came over this way: over TLS, at the hall's own computer, or where the
/// organiser has allowed it over plain HTTP. Why: who listens in the network has the token that is sent there.
pub(super) fn may_decide(hall: &Hall, headers: &HeaderMap, peer: &Peer) -> bool {
    is_secure(headers, peer) || is_local(headers, peer.address) || hall.decides_over_http.load(Ordering::Relaxed)
}

/// Where staff decide, for those who may not over the way on which they came.
pub(super) fn deciding_text(hall: &Hall) -> String {
    hall.addresses.get().cloned().unwrap_or_default().deciding_text()
}

/// Refuses a decision over another way.
pub(super) fn check_way(hall: &Hall, parts: &Parts) -> Result<(), Failure> {
    let is_private = parts.extensions.get::<Peer>().is_some_and(|peer| may_decide(hall, &parts.headers, peer));
    if is_private { Ok(()) } else { Err(Failure::NotPrivate(deciding_text(hall))) }
}

#[cfg(test)]
mod tests {
    use kifuscribe_network::connections::Connections;

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
    fn a_proxy_on_this_computer_alone_says_that_there_is_tls_before_the_hall() {
        let says = |address: [u8; 4], pairs: &[(&'static str, &'static str)]| {
            let address = IpAddr::from(address);
            let place = Connections::new(1).admit(address).unwrap().place();
            let mut said = HeaderMap::new();
            for (name, value) in pairs {
                said.append(*name, value.parse().unwrap());
            }
            is_secure(&said, &Peer { address, is_secure: false, place })
        };
        let (proxy, stranger) = ([127, 0, 0, 1], [10, 0, 0, 9]);
        let (https, http) = (("x-forwarded-proto", "https"), ("x-forwarded-proto", "http"));
        assert!(says(proxy, &[https]));
        assert!(!says(stranger, &[https]), "anybody can write that");
        // A proxy that adds its own beside the sender's.
        assert!(!says(proxy, &[https, http]) && !says(proxy, &[http]) && !says(proxy, &[]));
    }
}
