//! Other computers' services over HTTP.

pub mod pairgoth;
