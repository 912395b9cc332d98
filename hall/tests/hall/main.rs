//! The real program: tables that send, browsers that look, and everything that goes wrong between them.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

mod access;
mod acts;
mod answers;
mod audits;
mod browsers;
#[path = "../../../tests/support/chromium.rs"]
mod chromium;
mod claims;
mod decided_at_table;
mod decisions;
mod discarded_games;
mod distributed;
#[allow(clippy::print_stdout)] // Figures, for those who ask for them with --nocapture.
mod floods;
#[path = "../../../tests/support/free_port.rs"]
mod free_port;
mod games;
mod hall_process;
mod handed_over;
mod hostile;
#[path = "../../../tests/support/http_site.rs"]
#[allow(unreachable_pub, dead_code)] // Other tests need the rest.
mod http_site;
mod intake;
mod joining;
mod languages;
mod limits;
mod nats_cluster;
mod operations;
mod organiser;
mod paired_decisions;
mod pictures;
mod plain_http;
mod postgres_server;
mod refused;
mod rehearsal;
mod restored;
mod results;
mod rounds;
mod seats;
mod shared;
mod streams;
mod tables;
mod trail;
