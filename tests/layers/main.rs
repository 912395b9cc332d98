//! Holds the source tree to `ARCHITECTURE.md`: its layer tables, no circle of files, one name for one thing.
//!
//! `source` reads a file with `syn`, `rows`, `circles` and `names` judge what it names, and `planted` shows each
//! of them a violation in a small source of its own.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod circles;
mod names;
mod planted;
mod rows;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rows::{Table, short};
use source::{File, package};
use toml::Table as Toml;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn manifest(folder: &str) -> Toml {
    fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap().parse().unwrap()
}

/// The folders of the workspace's packages that have a `src` folder, the program's first.
fn folders() -> Vec<String> {
    let manifest = manifest("");
    let members = manifest["workspace"]["members"].as_array().unwrap().iter().map(|member| member.as_str().unwrap());
    let below = |folder: &str| {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        entries.map(|name| format!("{folder}/{}", name.to_str().unwrap())).collect()
    };
    let members = members.flat_map(|member| member.strip_suffix("/*").map_or_else(|| vec![member.to_owned()], below));
    let mut folders: Vec<String> = members.filter(|member| root().join(member).join("src").is_dir()).collect();
    folders.sort();
    folders.insert(0, String::new());
    assert!(folders.len() > 10, "the packages were not found: {folders:?}");
    folders
}

/// The package in `folder`, by its name in its manifest.
fn name(manifest: &Toml) -> String {
    manifest["package"]["name"].as_str().unwrap().to_owned()
}

/// The files of all packages of the workspace.
fn workspace() -> Vec<File> {
    folders().iter().flat_map(|folder| package(root(), folder, &name(&manifest(folder)).replace('-', "_"))).collect()
}

fn table() -> Table {
    Table::parse(&fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap())
}

#[track_caller]
fn none(rule: &str, found: &[String]) {
    assert!(found.is_empty(), "{rule}\n{}\n{} found", found.join("\n"), found.len());
}

#[test]
fn every_file_keeps_to_its_row() {
    let table = table();
    let found: Vec<String> = workspace().iter().flat_map(|file| table.violations(file)).collect();
    none("against the layer tables of ARCHITECTURE.md:", &found);
}

#[test]
fn the_table_has_each_package_with_what_its_manifest_builds_on() {
    let table = table();
    let mut found = Vec::new();
    for folder in folders() {
        let manifest = manifest(&folder);
        let package = name(&manifest);
        let dependencies = manifest.get("dependencies").and_then(|table| table.as_table());
        let ours = dependencies.into_iter().flat_map(Toml::keys).filter(|name| name.starts_with("kifuscribe"));
        let ours: BTreeSet<String> = ours.map(|name| short(name).to_owned()).collect();
        match table.rows.get(short(&package)) {
            Some(row) if row.builds_on == ours => {}
            Some(row) => found.push(format!("`{package}` builds on {ours:?}, the table has {:?}", row.builds_on)),
            None => found.push(format!("`{package}` has no row")),
        }
    }
    none("against the layer tables of ARCHITECTURE.md:", &found);
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
