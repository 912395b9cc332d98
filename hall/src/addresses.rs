//! The addresses at which other computers reach the hall.

use std::net::{IpAddr, SocketAddr};

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;

/// The addresses at which other computers reach the hall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HallAddresses {
    /// The one that the organiser has given, without a slash at its end.
    public: Option<String>,
    /// Those of this computer's network interfaces; empty where the hall serves this computer alone.
    of_interfaces: Vec<String>,
    /// The one at which this computer itself reaches it as local; `None` where the hall listens at an address of the network alone.
    on_this_computer: Option<String>,
}

impl HallAddresses {
    /// Returns the addresses of a hall that listens at `listening`. `public` is the one that the organiser has given.
    #[must_use]
    pub fn new(listening: SocketAddr, is_secure: bool, public: Option<&str>) -> Self {
        let scheme = if is_secure { "https" } else { "http" };
        let ips = match listening.ip() {
            ip if ip.is_unspecified() => interfaces(ip.is_ipv6()),
            ip if ip.is_loopback() => Vec::new(),
            ip => vec![ip],
        };
        let address = |ip: IpAddr| format!("{scheme}://{}", SocketAddr::new(ip, listening.port()));
        let public = public.map(|address| address.trim_end_matches('/').to_owned());
        let is_local = listening.ip().is_unspecified() || listening.ip().is_loopback();
        let on_this_computer = is_local.then(|| format!("{scheme}://localhost:{}", listening.port()));
        Self { public, of_interfaces: ips.into_iter().map(address).collect(), on_this_computer }
    }

    /// Where staff decide, for those who may not over the way on which they came, as a sentence without a full stop.
    #[must_use]
    pub fn deciding_text(&self) -> String {
        match (&self.on_this_computer, self.public.as_ref().filter(|address| address.starts_with("https://"))) {
            (Some(here), Some(secure)) => say!("hall-refusal-decide-at-both", secure, here),
            (None, Some(secure)) => say!("hall-refusal-decide-at", secure),
            (Some(here), None) => say!("hall-refusal-decide-here", here),
            (None, None) => say!("hall-refusal-decide-nowhere").to_owned(),
        }
    }

    /// All of them, the one that the organiser has given first.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.public.iter().chain(&self.of_interfaces).map(String::as_str)
    }

    /// The address for the computers at the tables, where a browser has asked for it at `asked`.
    #[must_use]
    pub fn for_tables(&self, asked: &str) -> String {
        let is_local = HallSeat { hall: asked.to_owned(), ..HallSeat::default() }.is_local();
        let other = self.of_interfaces.first().filter(|_| is_local);
        self.public.as_ref().or(other).map_or_else(|| asked.to_owned(), Clone::clone)
    }
}

/// The addresses of this computer's interfaces, those of version 4 first; empty where the system does not name them.
fn interfaces(with_version_6: bool) -> Vec<IpAddr> {
    let is_reachable = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        IpAddr::V6(ip) => with_version_6 && !ip.is_loopback() && !ip.is_unicast_link_local(),
    };
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut ips: Vec<IpAddr> = all.into_iter().map(|interface| interface.ip()).filter(is_reachable).collect();
    ips.sort_by_key(IpAddr::is_ipv6);
    ips
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(listening: &str, public: Option<&str>) -> HallAddresses {
        HallAddresses::new(listening.parse().unwrap(), false, public)
    }

    #[test]
    fn tables_get_an_address_that_leads_to_the_hall_from_elsewhere() {
        let room = at("192.0.2.7:8080", None);
        assert_eq!(room.all().collect::<Vec<_>>(), ["http://192.0.2.7:8080"]);
        for asked in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"] {
            assert_eq!(room.for_tables(asked), "http://192.0.2.7:8080", "{asked}");
        }
        assert_eq!(room.for_tables("http://hall.example:8080"), "http://hall.example:8080", "as the browser knows it");
        let given = at("192.0.2.7:8080", Some("https://hall.example/"));
        assert_eq!(given.for_tables("http://192.0.2.7:8080"), "https://hall.example", "the organiser knows it best");
        assert_eq!(given.all().next(), Some("https://hall.example"));
        // A hall for one computer stays there.
        assert_eq!(at("127.0.0.1:8080", None).for_tables("http://127.0.0.1:8080"), "http://127.0.0.1:8080");
        assert_eq!(at("127.0.0.1:8080", None).all().count(), 0);
    }

    #[test]
    fn a_hall_for_the_whole_network_names_addresses_that_others_can_use() {
        for address in at("0.0.0.0:8080", None).all() {
            assert!(
                address.ends_with(":8080") && !address.contains("0.0.0.0") && !address.contains("127."),
                "{address}"
            );
        }
    }

    #[test]
    fn staff_are_told_what_to_open_where_they_decide() {
        let text = |listening: &str, public| at(listening, public).deciding_text();
        let everywhere = text("0.0.0.0:8080", None);
        assert!(
            everywhere.contains("http://localhost:8080") && everywhere.contains("--decide-over-http"),
            "{everywhere}"
        );
        let behind_proxy = text("127.0.0.1:8080", Some("https://hall.example/"));
        assert!(
            behind_proxy.contains("https://hall.example ") && behind_proxy.contains("http://localhost:8080"),
            "{behind_proxy}"
        );
        let network_alone = text("192.0.2.7:8080", None);
        assert!(
            !network_alone.contains("localhost:8080") && network_alone.contains("--listen 0.0.0.0:"),
            "{network_alone}"
        );
        assert!(text("192.0.2.7:8080", Some("https://hall.example")).contains("https://hall.example"));
    }
}
