//! Ports for servers that are told theirs before they listen.

use std::net::TcpListener;
use std::process;
use std::sync::atomic::{AtomicU16, Ordering};

/// The ports that are tried. Systems take the port of an outgoing connection, and that of a server which asks for any,
/// from a range above them (32768 to 60999 under Linux, 49152 to 65535 elsewhere), so that none of those takes one
/// between the choice and the server's start.
const FIRST: u16 = 12_000;
const PORTS: u16 = 20_000;

/// Returns a port of this computer at which nobody listens, which this process has not returned before.
pub(crate) fn free_port() -> u16 {
    static TRIED: AtomicU16 = AtomicU16::new(0);
    // Processes that run at the same time begin at different places.
    let begin = process::id().wrapping_mul(7919) % u32::from(PORTS);
    loop {
        let tried = TRIED.fetch_add(1, Ordering::Relaxed);
        assert!(tried < PORTS, "no port is free");
        let place = (begin + u32::from(tried)) % u32::from(PORTS);
        let port = FIRST + u16::try_from(place).unwrap();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
