//! Who may do what: roles, tokens, and the limit on guessing them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use kifuscribe_core::game::name_words::player_key;
use kifuscribe_core::session::role::Role;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_network::connections::counted_address;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use thiserror::Error;

/// Whether a name begins as those that [`Bearer::name`] gives.
#[must_use]
pub fn names_a_role(name: &str) -> bool {
    name.split_whitespace().next().is_some_and(|word| word.to_lowercase().parse::<Role>().is_ok())
}

/// A person's name as names are compared: its letters and digits alone, in any case and without marks.
#[must_use]
pub fn person_key(name: &str) -> String {
    player_key(&name.chars().filter(|c| c.is_alphanumeric()).collect::<String>())
}

/// Whether a name looks like the short name of a token, which stands in the trail for who has no name.
#[must_use]
pub fn is_like_a_tokens(name: &str) -> bool {
    let key = person_key(name);
    key.len() == SHORT_NAME && key.bytes().all(|b| b.is_ascii_hexdigit())
}

/// The digits of a token's short name.
const SHORT_NAME: usize = 8;

/// The hash of a token. The hall keeps no token itself.
pub type TokenHash = [u8; 32];

/// Returns the hash under which a token is kept.
#[must_use]
pub fn hash_of_token(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Returns a new token: 32 random bytes in hexadecimal.
///
/// # Errors
/// When the system gives no random bytes.
pub fn new_token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// A token as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenRecord {
    /// Its hash.
    pub hash: TokenHash,
    /// What it allows.
    pub role: Role,
    /// The table, with [`Role::Table`].
    pub table: Option<u32>,
    /// The name of who has it; empty where none was given.
    pub name: String,
    /// When it was made.
    pub made: i64,
    /// Whether it was revoked.
    pub revoked: bool,
}

impl TokenRecord {
    /// Reads a token as it is kept: its hash in hexadecimal and its role; `None` where they are not understood.
    pub(crate) fn of_texts((hash, role): (&str, &str), table: Option<u32>, made: i64, revoked: bool) -> Option<Self> {
        let mut bytes: TokenHash = [0; 32];
        hex::decode_to_slice(hash, &mut bytes).ok()?;
        let name = String::new();
        Some(Self { hash: bytes, role: role.parse().ok()?, table, name, made, revoked })
    }

    /// Whether another token that is valid has the same name in the trail, but for what a reader does not see: spaces, capital letters,
    /// marks and characters without a shape.
    #[must_use]
    pub fn is_named_as(&self, other: &Self) -> bool {
        let key = |record: &Self| (record.role, record.table, person_key(&record.name));
        !other.revoked && !other.name.is_empty() && key(self) == key(other)
    }

    /// The short name by which a token is listed and revoked: the first eight digits of its hash.
    #[must_use]
    pub fn id(&self) -> String {
        hex::encode(&self.hash[..SHORT_NAME / 2])
    }
}

/// Who sends a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bearer {
    /// What the token allows.
    pub role: Role,
    /// The table, with [`Role::Table`].
    pub table: Option<u32>,
    /// The token's short name; empty in a hall without tokens.
    pub id: String,
    /// The name of who has it; empty where none was given.
    pub person: String,
}

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}", HallRefusal::from(*self))]
pub enum AccessRefusal {
    /// No token was given.
    NoToken,
    /// The token is not known.
    WrongToken,
    /// The token was revoked.
    RevokedToken,
    /// The token is of another role, or of another table.
    OtherRole,
    /// Too many requests without a valid token came from one address.
    TooMany,
    /// A hall without tokens serves its own computer alone.
    NotLocal,
    /// A code for joining is not valid, or no more.
    WrongCode,
}

impl From<AccessRefusal> for HallRefusal {
    fn from(why: AccessRefusal) -> Self {
        match why {
            AccessRefusal::NoToken => Self::NoToken,
            AccessRefusal::WrongToken => Self::WrongToken,
            AccessRefusal::RevokedToken => Self::RevokedToken,
            AccessRefusal::OtherRole => Self::OtherRole,
            AccessRefusal::TooMany => Self::TooMany,
            AccessRefusal::NotLocal => Self::NotLocal,
            AccessRefusal::WrongCode => Self::WrongCode,
        }
    }
}

/// All tokens of a hall, by which requests are admitted.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tokens {
    all: Vec<TokenRecord>,
}

impl Tokens {
    /// Returns the tokens of a hall.
    #[must_use]
    pub const fn new(all: Vec<TokenRecord>) -> Self {
        Self { all }
    }

    /// Whether no token was ever made.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether there are tokens and none of them, but for revoked ones, is an organiser's: nobody can do what the organiser does.
    #[must_use]
    pub fn lock_out_the_organiser(&self) -> bool {
        !self.is_open() && !self.all.iter().any(|record| record.role == Role::Organiser && !record.revoked)
    }

    /// Whether somebody who was admitted still is.
    #[must_use]
    pub fn admit(&self, bearer: &Bearer) -> bool {
        self.admit_token(&bearer.id)
    }

    /// As [`Tokens::admit`], by the short name of the token.
    #[must_use]
    pub fn admit_token(&self, id: &str) -> bool {
        if id.is_empty() {
            return self.is_open();
        }
        self.all.iter().any(|record| !record.revoked && record.id() == id)
    }

    /// Returns who bears a token. Every kept hash is compared, each in constant time.
    ///
    /// # Errors
    /// [`AccessRefusal::WrongToken`], [`AccessRefusal::RevokedToken`].
    pub fn bearer(&self, token: &str) -> Result<Bearer, AccessRefusal> {
        let hash = hash_of_token(token);
        let mut found = None;
        for record in &self.all {
            if bool::from(record.hash.ct_eq(&hash)) {
                found = Some(record);
            }
        }
        let record = found.ok_or(AccessRefusal::WrongToken)?;
        if record.revoked {
            return Err(AccessRefusal::RevokedToken);
        }
        Ok(Bearer { role: record.role, table: record.table, id: record.id(), person: record.name.clone() })
    }
}

impl Bearer {
    /// Who sends requests to a hall without tokens, from its own computer.
    #[must_use]
    pub const fn of_open_hall() -> Self {
        Self { role: Role::Organiser, table: None, id: String::new(), person: String::new() }
    }

    /// Who it is, for the trail: the role, and the person's name or else the short name of the token.
    #[must_use]
    pub fn name(&self) -> String {
        let who = if self.person.is_empty() { &self.id } else { &self.person };
        format!("{} {who}", self.role.name()).trim_end().to_owned()
    }

    /// Whether the bearer sees everything, without delay.
    #[must_use]
    pub const fn is_staff(&self) -> bool {
        matches!(self.role, Role::Organiser | Role::Referee)
    }

    /// Allows what the organiser alone may do.
    ///
    /// # Errors
    /// [`AccessRefusal::OtherRole`].
    pub const fn organiser(&self) -> Result<(), AccessRefusal> {
        if matches!(self.role, Role::Organiser) { Ok(()) } else { Err(AccessRefusal::OtherRole) }
    }

    /// Allows what the organiser and the referee may see.
    ///
    /// # Errors
    /// [`AccessRefusal::OtherRole`].
    pub const fn staff(&self) -> Result<(), AccessRefusal> {
        if self.is_staff() { Ok(()) } else { Err(AccessRefusal::OtherRole) }
    }

    /// Allows what spectators may see.
    ///
    /// # Errors
    /// [`AccessRefusal::OtherRole`] for a table's token.
    pub const fn spectator(&self) -> Result<(), AccessRefusal> {
        if matches!(self.role, Role::Table) { Err(AccessRefusal::OtherRole) } else { Ok(()) }
    }

    /// Allows to send the journal of `table`.
    ///
    /// # Errors
    /// [`AccessRefusal::OtherRole`].
    pub fn sender(&self, table: u32) -> Result<(), AccessRefusal> {
        match self.role {
            Role::Organiser => Ok(()),
            Role::Table if self.table == Some(table) => Ok(()),
            _ => Err(AccessRefusal::OtherRole),
        }
    }

    /// Allows to read what belongs to `table` beyond what is shown of it.
    ///
    /// # Errors
    /// [`AccessRefusal::OtherRole`].
    pub fn reader(&self, table: u32) -> Result<(), AccessRefusal> {
        if self.is_staff() { Ok(()) } else { self.sender(table) }
    }
}

/// Requests without a valid token that one address may send at once.
const BURST: f64 = 100.0;

/// Requests without a valid token that one address may send per second.
const PER_SECOND: f64 = 20.0;

/// The most addresses that are remembered.
const MOST_ADDRESSES: usize = 10_000;

/// How much is still allowed of something that is allowed so often at once, and so often per second.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    /// Returns an allowance of which nothing is used.
    pub(crate) const fn new(burst: f64, now: Instant) -> Self {
        Self { left: burst, at: now }
    }

    /// Returns what is left at a time.
    fn left(&self, (burst, per_second): (f64, f64), now: Instant) -> f64 {
        (self.left + now.duration_since(self.at).as_secs_f64() * per_second).min(burst)
    }

    /// Takes one, if one is left. Returns whether it was.
    pub(crate) fn take(&mut self, rate: (f64, f64), now: Instant) -> bool {
        let left = self.left(rate, now);
        let is_allowed = left >= 1.0;
        *self = Self { left: if is_allowed { left - 1.0 } else { left }, at: now };
        is_allowed
    }
}

/// Codes for joining that one address may try at once, and per second: one in six seconds.
const CODES: (f64, f64) = (10.0, 1.0 / 6.0);

/// Counts the requests without a valid token, by address.
#[derive(Debug)]
pub struct GuessLimit {
    addresses: Mutex<HashMap<IpAddr, Allowance>>,
    /// How many an address may send at once, and per second.
    rate: (f64, f64),
}

impl Default for GuessLimit {
    fn default() -> Self {
        Self { addresses: Mutex::default(), rate: (BURST, PER_SECOND) }
    }
}

impl GuessLimit {
    /// Counts the codes for joining that are tried.
    #[must_use]
    pub fn of_codes() -> Self {
        Self { rate: CODES, ..Self::default() }
    }

    /// Counts a guess, before it is known whether it is right: of many at the same time no more are looked at.
    ///
    /// # Errors
    /// [`AccessRefusal::TooMany`] where the address has sent too many.
    pub fn count(&self, address: IpAddr) -> Result<(), AccessRefusal> {
        let address = counted_address(address);
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if addresses.len() >= MOST_ADDRESSES && !addresses.contains_key(&address) {
            addresses.retain(|_, allowance| allowance.left(self.rate, now) < self.rate.0);
            if addresses.len() >= MOST_ADDRESSES {
                return Err(AccessRefusal::TooMany);
            }
        }
        let allowance = addresses.entry(address).or_insert_with(|| Allowance::new(self.rate.0, now));
        if allowance.take(self.rate, now) { Ok(()) } else { Err(AccessRefusal::TooMany) }
    }

    /// Counts a guess no more that was right.
    pub fn give_back(&self, address: IpAddr) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(allowance) = addresses.get_mut(&counted_address(address)) {
            allowance.left += 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(token: &str, role: Role, table: Option<u32>, revoked: bool) -> TokenRecord {
        TokenRecord { hash: hash_of_token(token), role, table, name: String::new(), made: 0, revoked }
    }

    #[test]
    fn a_token_is_known_until_it_is_revoked() {
        let tokens = Tokens::new(vec![
            kept("a", Role::Organiser, None, false),
            kept("t3", Role::Table, Some(3), false),
            kept("old", Role::Organiser, None, true),
        ]);
        assert_eq!(tokens.bearer("a").unwrap().role, Role::Organiser);
        assert_eq!(tokens.bearer("old"), Err(AccessRefusal::RevokedToken));
        assert_eq!(tokens.bearer(""), Err(AccessRefusal::WrongToken));
        let table = tokens.bearer("t3").unwrap();
        assert_eq!((table.sender(3), table.sender(4)), (Ok(()), Err(AccessRefusal::OtherRole)));
        assert_eq!(table.spectator(), Err(AccessRefusal::OtherRole));
    }

    #[test]
    fn a_hall_whose_tokens_are_all_revoked_is_not_open() {
        assert!(Tokens::default().is_open());
        assert!(!Tokens::new(vec![kept("old", Role::Organiser, None, true)]).is_open());
    }

    #[test]
    fn guessing_is_limited_for_each_address() {
        let limit = GuessLimit::default();
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let refused = (0..150).filter(|_| limit.count(a).is_err()).count();
        assert!((45..=50).contains(&refused), "{refused}");
        assert_eq!(limit.count(b), Ok(()));
    }

    #[test]
    fn one_network_of_the_newer_addresses_guesses_as_one_address() {
        let limit = GuessLimit::of_codes();
        let one = |host: u16| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, host]);
        assert_eq!((0..15).filter(|&host| limit.count(one(host)).is_ok()).count(), 10);
        limit.give_back(one(99));
        assert_eq!((limit.count(one(16)), limit.count(one(17))), (Ok(()), Err(AccessRefusal::TooMany)));
        assert_eq!(limit.count(IpAddr::from([0x2001, 0xdb8, 0, 2, 0, 0, 0, 1])), Ok(()));
    }

    #[test]
    fn names_that_look_alike_are_one_name() {
        let named = |name: &str| TokenRecord { name: name.to_owned(), ..kept("a", Role::Referee, None, false) };
        for name in [
            "Anna Petrova",
            "anna petrova",
            "Anna  Petrova",
            "An\u{200b}na Petrova",
            "AnnaPetrova",
            "\u{202e}Anna Petrova",
            "Anna\u{a0}Petrova",
        ] {
            assert!(named(name).is_named_as(&named("Anna Petrova")), "{name:?}");
        }
        assert!(!named("Anna Petrov").is_named_as(&named("Anna Petrova")));
        let of_table = TokenRecord { role: Role::Table, table: Some(2), ..named("Anna Petrova") };
        assert!(!named("Anna Petrova").is_named_as(&of_table), "the trail has the role too");
        let revoked = TokenRecord { revoked: true, ..named("Anna") };
        assert!(!named("Anna").is_named_as(&revoked) && !named("").is_named_as(&named("")));
        for name in [named("").id(), "DEAD beef".to_owned(), "0123\u{200b}4567".to_owned()] {
            assert!(is_like_a_tokens(&name), "{name:?}");
        }
        assert!(!["Ada", "laptop 5", "0123456789"].into_iter().any(is_like_a_tokens));
    }
}
