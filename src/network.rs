//! Other computers' services over HTTP.

pub mod pairgoth;
pub mod tournament;
