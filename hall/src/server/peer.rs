//! Who is at the other end of a connection.

use std::net::IpAddr;

use axum::http::HeaderMap;
use kifuscribe_core::session::role::Role;
use kifuscribe_network::connections::{ConnectionPlace, ConnectionStanding};
use kifuscribe_network::hall::COMPUTER;

use crate::access::Bearer;

/// The longest name of a computer, in bytes.
const LONGEST_NAME: usize = 64;

/// Who is at the other end of a connection.
#[derive(Debug, Clone)]
pub(super) struct Peer {
    /// Its address.
    pub(super) address: IpAddr,
    /// Whether the connection is encrypted.
    pub(super) is_secure: bool,
    /// Its place among the open ones.
    pub(super) place: ConnectionPlace,
}

impl Peer {
    /// Says by whose token the connection's newest request is admitted; `None` where it is not.
    pub(super) fn set_bearer(&self, bearer: Option<&Bearer>) {
        let Some(bearer) = bearer else { return self.place.set(ConnectionStanding::Unknown) };
        match bearer.role {
            Role::Public => self.place.set(ConnectionStanding::Spectator),
            // All tokens of a table are counted together.
            Role::Table => {
                let table = bearer.table.map(|table| table.to_string()).unwrap_or_default();
                self.place.set_member(&bearer.id, Some(&table));
            }
            Role::Organiser | Role::Referee => self.place.set_member(&bearer.id, None),
        }
    }

    /// Says that the connection is a stream of events from now on.
    pub(super) fn follow(&self, bearer: &Bearer) {
        if bearer.role == Role::Public {
            self.place.set(ConnectionStanding::Follower);
        }
    }

    /// The computer that sends a request: its address, and before it the name that it gives itself.
    pub(super) fn computer(&self, headers: &HeaderMap) -> String {
        let name = headers.get(COMPUTER).and_then(|name| name.to_str().ok()).unwrap_or_default().trim();
        let is_name =
            !name.is_empty() && name.len() <= LONGEST_NAME && name.bytes().all(|byte| byte.is_ascii_graphic());
        if is_name { format!("{name} ({})", self.address) } else { self.address.to_string() }
    }
}
