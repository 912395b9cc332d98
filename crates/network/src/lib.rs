//! Other computers' services over HTTP.

mod audit_pictures;
pub mod connections;
pub mod hall;
pub mod hall_backlog;
pub mod hall_link;
pub mod journal_sender;
pub mod journal_tail;
pub mod live;
pub mod pairgoth;
mod picture_sender;
pub mod serving;
pub mod table_troubles;
pub mod tournament;
