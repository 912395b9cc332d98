//! The open connections of a server: how many there may be, for whom places are kept, and which one is closed for another.
//!
//! Whoever comes is let in, because only a request shows who sends it. Where no place is free, one connection is closed: of
//! the lowest standing that there is, of the address that has the most of them, the oldest. So one address cannot take the
//! places of the others, and many people behind one address are not refused.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// The fewest places of a server, whatever the system allows.
const FEWEST: u64 = 16;

/// The most connections of those that are counted together, such as all computers and tokens of a table.
pub const MOST_OF_A_MEMBER: usize = 64;

/// What a connection has shown so far, the lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConnectionStanding {
    /// Nothing: no request has come, or one that was refused or is answered, whether the answer is read or not. At most half of the places.
    Unknown,
    /// It asks for what spectators may see.
    Spectator,
    /// It follows as a spectator, by a stream of events that has no end. At most half of the places.
    Follower,
    /// It is one of those for whom the last quarter of the places is kept: staff and tables. Tables have three quarters of all places
    /// at most, so that there are always places for staff.
    Member,
}

/// The standings whose connections are closed for others, in that order.
const CLOSED_FOR_OTHERS: [ConnectionStanding; 3] =
    [ConnectionStanding::Unknown, ConnectionStanding::Spectator, ConnectionStanding::Follower];

/// Whose connections are counted together.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum ConnectionOrigin {
    /// An address, as [`counted_address`] gives it.
    Address(IpAddr),
    /// A member that is trusted with any number, by its name.
    Trusted(String),
    /// Members that are counted together, such as those of a table.
    Group(String),
}

/// The open connections of a server.
#[derive(Debug)]
pub struct Connections {
    most: usize,
    most_of_a_member: usize,
    open: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    /// The number of the next connection. The lower, the older.
    next: u64,
    all: HashMap<u64, ConnectionState>,
    /// The connections of each standing by their origins.
    origins: [HashMap<ConnectionOrigin, BTreeSet<u64>>; 4],
}

#[derive(Debug)]
struct ConnectionState {
    address: ConnectionOrigin,
    origin: ConnectionOrigin,
    /// The name of the member, where it is one.
    member: Option<String>,
    standing: ConnectionStanding,
    close: Arc<Notify>,
}

impl Connections {
    /// Returns the places of a server that has at most `most` connections.
    #[must_use]
    pub fn new(most: usize) -> Arc<Self> {
        Self::with_members(most, MOST_OF_A_MEMBER)
    }

    /// As [`Connections::new`], with at most `most_of_a_member` connections of each member that is not trusted with any number.
    #[must_use]
    pub fn with_members(most: usize, most_of_a_member: usize) -> Arc<Self> {
        Arc::new(Self { most, most_of_a_member, open: Mutex::default() })
    }

    /// Returns the places of a server that wants `wanted` of them and leaves `reserved` of this process's file handles free.
    /// Asks the system for as many handles; it may allow fewer.
    #[must_use]
    pub fn of_handles(wanted: u64, reserved: u64) -> Arc<Self> {
        let handles = rlimit::increase_nofile_limit(wanted + reserved).unwrap_or(1024);
        Self::new(handles.saturating_sub(reserved).clamp(FEWEST, wanted) as usize)
    }

    /// Closes the connections of those who are members no more, with what was begun over them.
    pub fn close_members(&self, is_member: impl Fn(&str) -> bool) {
        let mut open = self.open();
        let is_gone = |state: &ConnectionState| state.member.as_ref().is_some_and(|name| !is_member(name));
        let gone: Vec<u64> = open.all.iter().filter(|(_, state)| is_gone(state)).map(|(number, _)| *number).collect();
        for number in gone {
            open.close(number);
        }
    }

    /// Takes a place for a connection from `address`; `None` where members have all of them.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Option<OpenConnection> {
        let mut open = self.open();
        let others = open.all.len() - open.count(ConnectionStanding::Member);
        if open.count(ConnectionStanding::Unknown) >= self.most / 2 {
            open.close_one(ConnectionStanding::Unknown);
        } else if open.all.len() >= self.most || others >= self.most - self.most / 4 {
            let lowest = CLOSED_FOR_OTHERS.into_iter().find(|&standing| open.count(standing) > 0)?;
            open.close_one(lowest);
        }
        let (number, close, address) = (open.next, Arc::new(Notify::new()), ConnectionOrigin::of(address));
        open.next += 1;
        let (origin, standing) = (address.clone(), ConnectionStanding::Unknown);
        let (member, close_it) = (None, Arc::clone(&close));
        open.add(number, ConnectionState { address, origin, member, standing, close: close_it });
        Some(OpenConnection { place: ConnectionPlace { connections: Arc::clone(self), number }, close })
    }

    fn open(&self) -> MutexGuard<'_, OpenConnections> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenConnections {
    fn count(&self, standing: ConnectionStanding) -> usize {
        self.origins[standing as usize].values().map(BTreeSet::len).sum()
    }

    fn add(&mut self, number: u64, state: ConnectionState) {
        let origins = &mut self.origins[state.standing as usize];
        origins.entry(state.origin.clone()).or_default().insert(number);
        self.all.insert(number, state);
    }

    fn remove(&mut self, number: u64) -> Option<ConnectionState> {
        let state = self.all.remove(&number)?;
        let origins = &mut self.origins[state.standing as usize];
        if let Some(numbers) = origins.get_mut(&state.origin) {
            numbers.remove(&number);
            if numbers.is_empty() {
                origins.remove(&state.origin);
            }
        }
        Some(state)
    }

    /// Closes the oldest connection of the origin that has the most of a standing, of members those that are not trusted with any number.
    fn close_one(&mut self, standing: ConnectionStanding) {
        let oldest = |numbers: &BTreeSet<u64>| numbers.first().copied();
        let most = self.origins[standing as usize]
            .iter()
            .filter(|(origin, _)| !matches!(origin, ConnectionOrigin::Trusted(_)))
            .map(|(_, numbers)| numbers)
            .max_by_key(|numbers| (numbers.len(), oldest(numbers).map(std::cmp::Reverse)));
        if let Some(number) = most.and_then(oldest) {
            self.close(number);
        }
    }

    fn close(&mut self, number: u64) {
        if let Some(state) = self.remove(number) {
            state.close.notify_one();
        }
    }

    /// The connections of a group, and of all groups together.
    fn counts_of_groups(&self, group: &ConnectionOrigin) -> (usize, usize) {
        let members = &self.origins[ConnectionStanding::Member as usize];
        let is_group = |origin: &ConnectionOrigin| matches!(origin, ConnectionOrigin::Group(_));
        let all = members.iter().filter(|(origin, _)| is_group(origin)).map(|(_, numbers)| numbers.len()).sum();
        (members.get(group).map_or(0, BTreeSet::len), all)
    }
}

impl ConnectionOrigin {
    fn of(address: IpAddr) -> Self {
        Self::Address(counted_address(address))
    }
}

/// The address under which limits count what comes from one: of IPv6 that of the network, in which one computer has as many addresses as it
/// wants.
#[must_use]
pub fn counted_address(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// An open connection, which has its place until this is dropped.
#[derive(Debug)]
pub struct OpenConnection {
    place: ConnectionPlace,
    close: Arc<Notify>,
}

impl OpenConnection {
    /// The place, for those who answer the connection's requests.
    #[must_use]
    pub fn place(&self) -> ConnectionPlace {
        self.place.clone()
    }

    /// Waits until the connection has to be closed.
    pub async fn closed(&self) {
        self.close.notified().await;
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.place.connections.open().remove(self.place.number);
    }
}

/// The place of an open connection.
#[derive(Debug, Clone)]
pub struct ConnectionPlace {
    connections: Arc<Connections>,
    number: u64,
}

impl ConnectionPlace {
    /// Says what the connection's newest request shows; of a member as [`Self::set_member`] says it.
    pub fn set(&self, standing: ConnectionStanding) {
        self.change(standing, None);
        let mut open = self.connections.open();
        if standing == ConnectionStanding::Follower && open.count(standing) > self.connections.most / 2 {
            open.close_one(standing);
        }
    }

    /// Says that the newest request of a spectator's connection is answered: it is idle then, or leaves the answer unread.
    pub fn rest(&self) {
        let is_spectators = self
            .connections
            .open()
            .all
            .get(&self.number)
            .is_some_and(|state| state.standing == ConnectionStanding::Spectator);
        if is_spectators {
            self.change(ConnectionStanding::Unknown, None);
        }
    }

    /// Says that the connection is a member's, by its name. Those of a `group` are counted together: its oldest connection beyond the limit,
    /// [`MOST_OF_A_MEMBER`] where no other is set, is closed, and beyond three quarters of all places the oldest of the group that has the
    /// most. A member of no group is trusted with any number.
    pub fn set_member(&self, name: &str, group: Option<&str>) {
        let origin = match group {
            Some(group) => ConnectionOrigin::Group(group.to_owned()),
            None => ConnectionOrigin::Trusted(name.to_owned()),
        };
        self.change(ConnectionStanding::Member, Some((name.to_owned(), origin.clone())));
        let Connections { most, most_of_a_member, .. } = *self.connections;
        let mut open = self.connections.open();
        let (own, all) = open.counts_of_groups(&origin);
        if group.is_some() && own > most_of_a_member {
            let own = open.origins[ConnectionStanding::Member as usize].get(&origin);
            if let Some(oldest) = own.and_then(|own| own.first().copied()) {
                open.close(oldest);
            }
        } else if all > most - most / 4 {
            open.close_one(ConnectionStanding::Member);
        }
    }

    fn change(&self, standing: ConnectionStanding, member: Option<(String, ConnectionOrigin)>) {
        let mut open = self.connections.open();
        // One that is being closed has no place any more.
        if let Some(state) = open.remove(self.number) {
            let (member, origin) = member.map_or_else(|| (None, state.address.clone()), |(name, of)| (Some(name), of));
            open.add(self.number, ConnectionState { origin, member, standing, ..state });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    /// The addresses' connections that are still open, by the numbers of the addresses.
    fn left(connections: &Connections) -> Vec<u64> {
        let mut numbers: Vec<u64> = connections.open().all.keys().copied().collect();
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn a_flood_closes_its_own_connections_and_everybody_else_comes_in() {
        let connections = Connections::new(16);
        let _alone = connections.admit(address(1)).unwrap();
        let _flood: Vec<_> = (0..100).map(|_| connections.admit(address(2)).unwrap()).collect();
        let _next = connections.admit(address(3)).unwrap();
        assert_eq!(
            left(&connections),
            [0, 95, 96, 97, 98, 99, 100, 101],
            "half of the places, the first and the last are there"
        );
    }

    #[test]
    fn those_that_are_answered_give_way_before_one_that_has_just_come() {
        let connections = Connections::new(16);
        let answered = || {
            let open = connections.admit(address(1)).unwrap();
            open.place().set(ConnectionStanding::Spectator);
            open.place().rest();
            open
        };
        let _flood: Vec<_> = (0..100).map(|_| answered()).collect();
        let reader = connections.admit(address(1)).unwrap();
        let _more: Vec<_> = (0..7).map(|_| answered()).collect();
        assert!(left(&connections).contains(&100), "the reader, whose request has not come yet");
        // While it is answered others give way, however many come.
        reader.place().set(ConnectionStanding::Spectator);
        let _many: Vec<_> = (0..100).map(|_| answered()).collect();
        assert!(left(&connections).contains(&100));
        // A stream of events and a member's connection have no end that could be waited for.
        for standing in [ConnectionStanding::Follower, ConnectionStanding::Member] {
            let open = connections.admit(address(2)).unwrap();
            open.place().set(standing);
            open.place().rest();
            assert_eq!(connections.open().count(standing), 1);
        }
    }

    #[test]
    fn one_member_does_not_take_the_places_of_the_others() {
        let connections = Connections::with_members(16, 4);
        let come = |table: &str| {
            let open = connections.admit(address(1)).unwrap();
            open.place().set_member(table, Some(table));
            open
        };
        let _first = come("table 1");
        let _flood: Vec<_> = (0..100).map(|_| come("table 2")).collect();
        let _last = come("table 3");
        assert_eq!(left(&connections), [0, 97, 98, 99, 100, 101]);
    }

    #[test]
    fn members_are_never_closed_for_others_and_a_quarter_is_kept_for_them() {
        let connections = Connections::new(16);
        let come = |standing: Option<ConnectionStanding>| {
            let open = connections.admit(address(1)).unwrap();
            match standing {
                Some(standing) => open.place().set(standing),
                None => open.place().set_member("organiser", None),
            }
            open
        };
        let _spectators: Vec<_> = (0..100).map(|_| come(Some(ConnectionStanding::Spectator))).collect();
        assert_eq!(connections.open().all.len(), 12);
        let _members: Vec<_> = (0..16).map(|_| come(None)).collect();
        assert_eq!(connections.open().count(ConnectionStanding::Member), 16);
        assert!(connections.admit(address(2)).is_none(), "all places are members'");
    }

    #[test]
    fn streams_fill_half_of_the_places_and_the_oldest_of_the_busiest_address_makes_room() {
        let connections = Connections::new(16);
        let follow = |from| {
            let open = connections.admit(address(from)).unwrap();
            open.place().set(ConnectionStanding::Follower);
            open
        };
        let _first = follow(1);
        let _many: Vec<_> = (0..50).map(|_| follow(2)).collect();
        assert_eq!(left(&connections), [0, 44, 45, 46, 47, 48, 49, 50]);
        let _reader = connections.admit(address(2)).unwrap();
        assert_eq!(left(&connections).len(), 9, "a reader takes nobody's place");
    }

    #[test]
    fn one_table_has_no_more_than_its_share() {
        let connections = Connections::new(1000);
        let come = |name: &str, group| {
            let open = connections.admit(address(1)).unwrap();
            open.place().set_member(name, group);
            open
        };
        let _organiser: Vec<_> = (0..100).map(|_| come("organiser", None)).collect();
        // Several tokens of one table have one share.
        let _table: Vec<_> = (0..300).map(|i| come(["a", "b", "c"][i % 3], Some("table 1"))).collect();
        assert_eq!(connections.open().count(ConnectionStanding::Member), 100 + MOST_OF_A_MEMBER);
        connections.close_members(|name| name != "b");
        assert!(
            connections.open().count(ConnectionStanding::Member) < 100 + MOST_OF_A_MEMBER,
            "a token's alone are closed"
        );
    }

    #[test]
    fn tables_leave_places_for_staff_and_for_each_other() {
        let connections = Connections::new(64);
        let come = |name: &str, group| {
            let open = connections.admit(address(1)).unwrap();
            open.place().set_member(name, group);
            open
        };
        let _quiet = come("quiet", Some("table 9"));
        let _floods: Vec<_> = (0..300).map(|i| come("a", Some(["table 1", "table 2", "table 3"][i % 3]))).collect();
        assert_eq!(connections.open().count(ConnectionStanding::Member), 48);
        assert!(left(&connections).contains(&0), "the busiest tables have made room");
        let _staff: Vec<_> = (0..16).map(|_| come("organiser", None)).collect();
        assert_eq!(connections.open().count(ConnectionStanding::Member), 64);
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        let of = |text: &str| ConnectionOrigin::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
