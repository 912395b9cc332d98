//! What `scripts/release` makes: the names of the files, the notes, and the bill of materials, without a build.

use std::fs;
use std::process::Command;

/// Runs a script of the repository; its status, and what it prints.
fn run(script: &str, options: &[&str]) -> (i32, String, String) {
    let output = Command::new(super::root().join("scripts").join(script)).args(options).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[cfg(target_os = "linux")]
#[test]
fn a_release_names_its_files_and_says_which_is_for_which_computer() {
    if Command::new("dpkg").arg("--version").output().is_err() {
        eprintln!("SKIPPED: this is no Debian");
        return;
    }
    let (status, out, err) = run("release", &["--dry", "--dirty"]);
    assert_eq!(status, 0, "{err}");
    let (files, notes) = out.split_once("\n\n").unwrap();
    let endings = ["_amd64.deb", "-linux-x86_64.tar.gz", ".cdx.json", "RELEASE.md", "SHA256SUMS"];
    let arch = std::env::consts::ARCH;
    for (file, ending) in files.lines().zip(endings) {
        let is_native = arch == "x86_64" || !ending.contains("64");
        assert!(file.ends_with(ending) || !is_native, "{file} {ending}");
    }
    assert_eq!(files.lines().count(), endings.len(), "{files}");
    for said in ["| your computer | file | tried |", "**untested**", "sha256sum --check", "## What is new", "### Added"]
    {
        assert!(notes.contains(said), "{said}: {notes}");
    }
    // What is not known is refused, and nothing is made of it.
    assert_eq!(run("release", &["--wrong"]).0, 2);
    let workflow = fs::read_to_string(super::root().join(".github/workflows/packages.yml")).unwrap();
    for said in ["scripts/release", "scripts/test-tar", "macos-untested", "windows-untested"] {
        assert!(workflow.contains(said), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_bill_of_materials_has_every_crate_of_the_programs_with_its_licence_and_hash() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3");
        return;
    }
    let (status, out, err) = run("sbom", &[]);
    assert_eq!(status, 0, "{err}");
    assert_eq!(run("sbom", &[]).1, out, "one commit has one bill");
    assert!(out.starts_with("{\n \"bomFormat\": \"CycloneDX\""), "{}", &out[..200]);
    let lock: toml::Table = fs::read_to_string(super::root().join("Cargo.lock")).unwrap().parse().unwrap();
    let egui =
        lock["package"].as_array().unwrap().iter().find(|package| package["name"].as_str() == Some("egui")).unwrap();
    let (version, hash) = (egui["version"].as_str().unwrap(), egui["checksum"].as_str().unwrap());
    assert!(out.contains(&format!("\"pkg:cargo/egui@{version}\"")) && out.contains(hash));
    assert!(
        out.contains("\"kifuscribe-hall@") && !out.contains("\"name\": \"proptest\""),
        "tests are no part of a program"
    );
    assert_eq!(out.matches("\"licenses\"").count(), out.matches("\"type\": \"library\"").count(), "each has a licence");
}
