//! Answers tables and browsers over HTTP.

mod answers;
mod audit_router;
mod audits;
mod body;
mod caller;
mod events;
mod game;
mod journal;
mod listener;
pub mod log;
mod overview;
mod peer;
mod pictures;
mod results;
mod router;
mod seats;
mod tls;
mod way;

pub use listener::{Listening, ServerError};
pub use tls::TlsFiles;
