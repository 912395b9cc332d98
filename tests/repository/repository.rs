//! What the compiler cannot say of the repository: layers, languages, citations and links, the networks' hashes.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod citations;
mod languages;
mod layers;
mod models;
mod release;

use std::path::Path;

/// The folder of the repository.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
