//! The link that a phone opens.

use std::net::{IpAddr, SocketAddr};

/// The links to a page that listens at `address`, the likeliest first: one for each network that this computer is in. The `table`
/// is named where there is one; `token` stands behind the `#`, which browsers send to nobody.
#[must_use]
pub fn links(address: SocketAddr, table: &str, token: &str) -> Vec<String> {
    let ips = match address.ip() {
        ip if ip.is_unspecified() => interfaces(),
        ip => vec![ip],
    };
    let ips = if ips.is_empty() { vec![IpAddr::from([127, 0, 0, 1])] } else { ips };
    let table = if table.is_empty() { String::new() } else { format!("?{table}") };
    ips.into_iter().map(|ip| format!("https://{}/{table}#{token}", SocketAddr::new(ip, address.port()))).collect()
}

/// The addresses of this computer's networks, private ones first: phones are in a network of the place, and not in that of a
/// provider.
fn interfaces() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let of_v4 = all.into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local() => Some((!is_virtual(&interface.name), ip)),
        IpAddr::V4(_) | IpAddr::V6(_) => None,
    });
    let mut ips: Vec<_> = of_v4.collect();
    ips.sort_by_key(|(is_real, ip)| (!is_real, !ip.is_private()));
    ips.into_iter().map(|(_, ip)| ip.into()).collect()
}

/// Whether an interface is called as those of virtual machines and containers are, in whose networks no phone is.
fn is_virtual(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap"].iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_the_token_where_no_server_sees_it() {
        let address = "192.0.2.7:8443".parse().unwrap();
        assert_eq!(links(address, "", "abc"), ["https://192.0.2.7:8443/#abc"]);
        assert_eq!(links(address, "5", "abc"), ["https://192.0.2.7:8443/?5#abc"]);
    }
}
