//! The link that a phone opens, and its QR code in a terminal.

use std::net::{IpAddr, SocketAddr};

use kifuscribe_print::qr_code::QrMatrix;

/// The links to a page that listens at `address`, the likeliest first: one for each network that this computer is in. `token` stands
/// behind the `#`, which browsers send to nobody.
#[must_use]
pub fn links(address: SocketAddr, token: &str) -> Vec<String> {
    let ips = match address.ip() {
        ip if ip.is_unspecified() => interfaces(),
        ip => vec![ip],
    };
    let ips = if ips.is_empty() { vec![IpAddr::from([127, 0, 0, 1])] } else { ips };
    ips.into_iter().map(|ip| format!("https://{}/#{token}", SocketAddr::new(ip, address.port()))).collect()
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

/// The QR code of a text as lines for a terminal, two rows of modules to a line: light modules are drawn, as most terminals are
/// dark. `None` where the text is too long for one.
#[must_use]
pub fn in_terminal(text: &str) -> Option<Vec<String>> {
    let code = QrMatrix::of(text)?;
    let side = code.side();
    let mut is_light = vec![true; side * (side + 1)];
    for &[column, row] in code.dark() {
        is_light[row * side + column] = false;
    }
    // Below an odd last row there is nothing.
    is_light[side * side..].fill(false);
    let line = |rows: usize| -> String {
        let modules = (0..side).map(|column| (is_light[rows * side + column], is_light[(rows + 1) * side + column]));
        modules
            .map(|module| match module {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            })
            .collect()
    };
    Some((0..side).step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_the_token_where_no_server_sees_it() {
        let links = links("192.0.2.7:8443".parse().unwrap(), "abc");
        assert_eq!(links, ["https://192.0.2.7:8443/#abc"]);
    }

    #[test]
    fn the_code_in_a_terminal_is_that_on_paper() {
        let code = QrMatrix::of("https://192.0.2.7:8443/#abc").unwrap();
        let lines = in_terminal("https://192.0.2.7:8443/#abc").unwrap();
        assert_eq!(lines.len(), code.side().div_ceil(2));
        for (row, line) in lines.iter().enumerate() {
            assert_eq!(line.chars().count(), code.side());
            for (column, drawn) in line.chars().enumerate() {
                let is_dark = |row: usize| code.dark().contains(&[column, row]);
                let halves = match drawn {
                    '█' => [false, false],
                    '▀' => [false, true],
                    '▄' => [true, false],
                    ' ' => [true, true],
                    other => panic!("{other} in a code"),
                };
                assert_eq!(halves[0], is_dark(2 * row));
                assert!(2 * row + 1 == code.side() || halves[1] == is_dark(2 * row + 1));
            }
        }
    }
}
