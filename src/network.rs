//! Other computers' services over HTTP.

pub mod hall;
pub mod journal_sender;
pub mod pairgoth;
pub mod tournament;
