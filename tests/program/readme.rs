//! The README shows no command that does not work: those that need neither camera, network nor screen are run.

use std::fs;
use std::path::Path;

use super::run::kifuscribe_in;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// The commands of the README's `sh` blocks, without comments.
fn commands() -> Vec<String> {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = readme.split("```sh\n").skip(1).map(|block| block.split("```").next().unwrap().to_string());
    blocks
        .flat_map(|block| block.lines().map(str::to_string).collect::<Vec<_>>())
        .map(|line| line.split('#').next().unwrap().trim().to_string())
        .collect()
}

#[test]
fn the_readme_opens_with_the_two_commands() {
    assert_eq!(commands()[..2], ["scripts/demo", "scripts/test"]);
}

#[test]
fn the_commands_of_the_readme_work() {
    let folder = tempfile::tempdir().unwrap();
    copy_folder(&root().join("samples"), &folder.path().join("samples"));
    let mut run = 0;
    for command in commands() {
        let Some(arguments) = command.strip_prefix("kifuscribe ") else { continue };
        if ["app ", "camera:", "://"].iter().any(|outside| arguments.contains(outside)) {
            continue;
        }
        let arguments: Vec<&str> = arguments.split_whitespace().collect();
        let ran = kifuscribe_in(folder.path(), &arguments);
        assert_eq!(ran.status, 0, "{command}\n{}\n{}", ran.out, ran.err);
        assert!(!ran.out.is_empty(), "{command} printed nothing");
        run += 1;
    }
    assert!(run >= 8, "the README shows only {run} commands that can be tried");
}

#[test]
fn the_sample_clip_is_recorded_as_it_was_played() {
    let ran = kifuscribe_in(root(), &["evaluate-games", "samples/clip", "--json", "--misses"]);
    let line: serde_json::Value = serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
    assert_eq!((&line["moves"], &line["right"]), (&38.into(), &38.into()), "{}\n{}", ran.out, ran.err);
    assert_eq!((&line["wrong"], &line["missing"], &line["extra"]), (&0.into(), &0.into(), &0.into()));
    assert_eq!((&line["final_right"], &line["open"]), (&true.into(), &0.into()));
}
