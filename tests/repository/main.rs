//! What the compiler cannot say of the repository: layers, languages, citations and links, the networks' hashes. It reads
//! the files and links no part of the program but the core: `cargo test --test repository`.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod citations;
mod languages;
mod layers;
mod models;
