//! The bytes of bodies that are coming at this moment, by who sends them. Why: a body is in memory until it is whole, and one sender may
//! open many connections.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use kifuscribe_network::connections::counted_address;

/// The most bytes of a table's token from one address: two bodies of lines. A table's computer sends one after the other.
const OF_A_TABLES_COMPUTER: usize = 16 << 20;

/// The most bytes of a table's token.
const OF_A_TABLE: usize = 64 << 20;

/// The most bytes of one address without a token of staff or of a table: the pictures of one request.
const OF_A_STRANGER: usize = 40 << 20;

/// The most bytes of all of those, and of all staff.
const OF_MANY: usize = 160 << 20;

/// What each address without a token may send also while others have filled the room of all of those: one picture.
const OF_EACH_STRANGER: usize = 16 << 20;

/// The most bytes of all addresses without a token, those included.
const OF_ALL_STRANGERS: usize = 2 * OF_MANY;

/// Under which name the bytes of all addresses without a token are counted.
const STRANGERS: &str = "";

/// Who sends a body.
#[derive(Debug, Clone, Copy)]
pub enum BodySender<'a> {
    /// Somebody of the staff.
    Staff,
    /// A table, by the short name of its token, from an address.
    Table(&'a str, IpAddr),
    /// Somebody with another token, by its short name, from an address: those without one there take nothing of theirs.
    Holder(&'a str, IpAddr),
    /// Anybody else, from an address.
    Stranger(IpAddr),
}

impl BodySender<'_> {
    /// Under which names its bytes are counted, each with the most of them.
    fn limits(self) -> Vec<(String, usize)> {
        match self {
            Self::Staff => vec![("staff".to_owned(), OF_MANY)],
            Self::Table(token, address) => vec![
                (format!("{token} {}", counted_address(address)), OF_A_TABLES_COMPUTER),
                (token.to_owned(), OF_A_TABLE),
            ],
            Self::Holder(token, address) => {
                vec![(format!("{token} {}", counted_address(address)), OF_A_STRANGER), (token.to_owned(), OF_MANY)]
            }
            Self::Stranger(address) => {
                vec![(counted_address(address).to_string(), OF_A_STRANGER), (STRANGERS.to_owned(), OF_MANY)]
            }
        }
    }
}

/// How many bytes are coming under each name.
#[derive(Debug, Clone, Default)]
pub struct BodyRoom(Arc<Mutex<HashMap<String, usize>>>);

impl BodyRoom {
    /// The room of a body that is about to come.
    #[must_use]
    pub fn of(&self, sender: BodySender<'_>) -> ComingBody {
        ComingBody { room: self.clone(), limits: sender.limits(), bytes: 0 }
    }
}

/// A body that is coming; its bytes are counted until this is dropped.
#[derive(Debug)]
pub struct ComingBody {
    room: BodyRoom,
    limits: Vec<(String, usize)>,
    bytes: usize,
}

impl ComingBody {
    /// Counts bytes that have come. Returns whether there is room for them.
    pub fn add(&mut self, bytes: usize) -> bool {
        let mut coming = self.room.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |(name, most): &(String, usize)| coming.get(name).copied().unwrap_or(0) + bytes <= *most;
        let fits = |name: &str, most: usize| coming.get(name).copied().unwrap_or(0) + bytes <= most;
        let is_fair = match &self.limits[..] {
            [(own, _), (all, _)] if all == STRANGERS => fits(own, OF_EACH_STRANGER) && fits(all, OF_ALL_STRANGERS),
            _ => false,
        };
        if !is_fair && !self.limits.iter().all(has_room) {
            return false;
        }
        for (name, _) in &self.limits {
            *coming.entry(name.clone()).or_default() += bytes;
        }
        drop(coming);
        self.bytes += bytes;
        true
    }
}

impl Drop for ComingBody {
    fn drop(&mut self) {
        let mut coming = self.room.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, _) in &self.limits {
            if let Some(bytes) = coming.get_mut(name) {
                *bytes -= self.bytes;
                if *bytes == 0 {
                    coming.remove(name);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sender_has_so_many_bytes_on_their_way_and_leaves_room_for_others() {
        const HALF: usize = 8 << 20;
        let room = BodyRoom::default();
        let [thief, own] = [9, 1].map(|last| IpAddr::from([10, 0, 0, last]));
        let mut bodies: Vec<ComingBody> = (0..3).map(|_| room.of(BodySender::Table("ab", thief))).collect();
        assert_eq!(bodies.iter_mut().map(|body| body.add(HALF)).collect::<Vec<_>>(), [true, true, false]);
        assert!(room.of(BodySender::Table("ab", own)).add(HALF), "the table's own computer sends");
        let mut strangers: Vec<ComingBody> =
            (0..5).map(|last| room.of(BodySender::Stranger([10, 0, 1, last].into()))).collect();
        assert_eq!(strangers.iter_mut().filter_map(|body| body.add(40 << 20).then_some(())).count(), 4);
        assert!(!strangers[0].add(1) && room.of(BodySender::Staff).add(40 << 20));
        // Four addresses leave room for a picture of each other one.
        let mut other = room.of(BodySender::Stranger([10, 0, 2, 1].into()));
        assert!(other.add(16 << 20) && !other.add(1));
        bodies.push(other);
        // Behind the same address as a stranger whose room is full, somebody with a token has room of their own.
        let behind = strangers[0].limits[0].0.parse().unwrap();
        assert!(
            !room.of(BodySender::Stranger(behind)).add(1) && room.of(BodySender::Holder("cd", behind)).add(40 << 20)
        );
        drop((bodies, strangers));
        assert!(room.0.lock().unwrap().is_empty());
    }
}
