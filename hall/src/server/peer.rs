//! Who is at the other end of a connection.

use std::net::IpAddr;

use axum::http::HeaderMap;
use kifuscribe_network::hall::COMPUTER;

/// The longest name of a computer, in bytes.
const LONGEST_NAME: usize = 64;

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Peer {
    /// Its address.
    pub(super) address: IpAddr,
    /// Whether the connection is encrypted.
    pub(super) is_secure: bool,
}

impl Peer {
    /// The computer that sends a request: its address, and before it the name that it gives itself.
    pub(super) fn computer(self, headers: &HeaderMap) -> String {
        let name = headers.get(COMPUTER).and_then(|name| name.to_str().ok()).unwrap_or_default().trim();
        let is_name =
            !name.is_empty() && name.len() <= LONGEST_NAME && name.bytes().all(|byte| byte.is_ascii_graphic());
        if is_name { format!("{name} ({})", self.address) } else { self.address.to_string() }
    }
}
