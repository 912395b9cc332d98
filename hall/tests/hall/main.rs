//! The real program: tables that send, browsers that look, and everything that goes wrong between them.

mod access;
mod browsers;
mod hall_process;
mod intake;
mod operations;
