//! Holds the source tree to `ARCHITECTURE.md`: its layer table, no circle of files, one name for one thing.
//!
//! `source` reads a file with `syn`, `rows`, `circles` and `names` judge what it names, and `planted` shows each
//! of them a violation in a small source of its own.

mod circles;
mod names;
mod planted;
mod rows;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rows::Table;
use source::{File, package};
use toml::Table as Toml;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn manifest(folder: &str) -> Toml {
    fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap().parse().unwrap()
}

/// The name of the package in `folder` as code writes it.
fn krate(folder: &str) -> String {
    manifest(folder)["package"]["name"].as_str().unwrap().replace('-', "_")
}

/// The files of the program's own package.
fn program() -> Vec<File> {
    let files = package(root(), "", &krate(""));
    assert!(files.len() > 10, "src/ was not read: {files:?}");
    files
}

/// The files of all packages of the workspace that have a `src` folder.
fn workspace() -> Vec<File> {
    let manifest = manifest("");
    let members = manifest["workspace"]["members"].as_array().unwrap().iter().map(|member| member.as_str().unwrap());
    let members = members.filter(|member| root().join(member).join("src").is_dir());
    program().into_iter().chain(members.flat_map(|member| package(root(), member, &krate(member)))).collect()
}

fn table() -> Table {
    let manifest = manifest("");
    let targets = manifest.get("target").and_then(|targets| targets.as_table());
    let tables = targets.into_iter().flat_map(Toml::values).filter_map(|target| target.get("dependencies"));
    let crates = tables.chain([&manifest["dependencies"]]).flat_map(|table| table.as_table().unwrap().keys());
    let markdown = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    Table::parse(&markdown, &krate(""), crates.map(|name| name.replace('-', "_")).collect())
}

#[track_caller]
fn none(rule: &str, found: &[String]) {
    assert!(found.is_empty(), "{rule}\n{}\n{} found", found.join("\n"), found.len());
}

#[test]
fn every_module_keeps_to_its_row() {
    let table = table();
    let found: Vec<String> = program().iter().flat_map(|file| table.violations(file)).collect();
    none("against the layer table of ARCHITECTURE.md:", &found);
}

#[test]
fn the_table_names_only_what_there_is() {
    let table = table();
    let modules: BTreeSet<&String> = table.rows.keys().collect();
    for (module, row) in &table.rows {
        for other in &row.modules {
            assert!(modules.contains(other), "{module} may import {other}, which has no row");
        }
        for other in &row.crates {
            assert!(table.crates.contains(other), "{module} may name {other}, which Cargo.toml does not have");
        }
    }
}

#[test]
fn every_allowed_crate_is_used() {
    none("the layer table of ARCHITECTURE.md allows what is not needed:", &table().unused_crates(&program()));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    none("move what both need to a file below both:", &circles::circles(&workspace()));
}

#[test]
fn every_folder_says_what_it_is_for() {
    none("these folders could contain anything:", &names::vague_folders(&workspace()));
}

#[test]
fn no_two_types_share_a_name() {
    none("one name is one type:", &names::shared_type_names(&workspace()));
}

#[test]
fn nothing_unwraps_outside_tests() {
    none("an error is a value:", &workspace().iter().flat_map(names::unwraps).collect::<Vec<_>>());
}
