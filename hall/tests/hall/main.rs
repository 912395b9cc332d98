//! The real program: tables that send, browsers that look, and everything that goes wrong between them.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

mod access;
mod answers;
mod browsers;
mod chromium;
mod distributed;
mod games;
mod hall_process;
mod intake;
mod nats_cluster;
mod operations;
mod postgres_server;
mod rehearsal;
mod shared;
mod tables;
