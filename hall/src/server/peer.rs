//! Who is at the other end of a connection.

use std::net::IpAddr;

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Peer {
    /// Its address.
    pub(super) address: IpAddr,
    /// Whether the connection is encrypted.
    pub(super) is_secure: bool,
}
