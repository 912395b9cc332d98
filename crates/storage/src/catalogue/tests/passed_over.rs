//! No file of a folder is passed over without a word.

use std::fs;
use std::io::{Cursor, Write as _};

use super::{black_names, catalogue};
use crate::catalogue::AddOutcome;
use kifuscribe_archive::query::GameQuery;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

#[test]
fn each_file_of_a_folder_is_read_or_counted_and_pictures_of_the_program_are_not_named() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let record = |name: &str| format!("\u{feff}\n(;SZ[9]PB[{name}];B[ee])");
    for name in ["noext", "x.sgf.txt", "y.sgf~", "b.SGF.bak", "a.go"] {
        fs::write(games.join(name), record(name)).unwrap();
    }
    let zipped = |entry: &str| {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        writer.start_file(entry, SimpleFileOptions::default()).unwrap();
        writer.write_all(record(entry).as_bytes()).unwrap();
        writer.finish().unwrap().into_inner()
    };
    fs::write(games.join("dots.zip"), zipped("../evil.sgf")).unwrap();
    for name in ["g.tar.bz2", "1998.rar", "1999.7z", "x.lzh", "notes.txt", "more.TXT", "list.csv"] {
        fs::write(games.join(name), "something else").unwrap();
    }
    fs::create_dir(games.join(".git")).unwrap();
    fs::write(games.join(".old.sgf"), record("nobody")).unwrap();
    for own in ["catalogue.sqlite", "catalogue.sqlite.checked", "index.csv", "page.html", ".game.sgf.lock"] {
        fs::write(games.join(own), "the program's own").unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    let outcome = catalogue.add(&[games], &mut |_| true).unwrap();
    assert_eq!(outcome.refused, []);
    let read = ["../evil.sgf", "a.go", "b.SGF.bak", "noext", "x.sgf.txt", "y.sgf~"];
    assert_eq!(black_names(&catalogue, &GameQuery::default()), read);
    let counted: Vec<String> = outcome.no_records.iter().map(|(kind, files)| format!("{kind} {files}")).collect();
    assert_eq!(counted, [".* 2", "7z 1", "bz2 1", "csv 1", "lzh 1", "rar 1", "txt 2"]);
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_and_what_is_no_file_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    for (link, target) in [("a.sgf", "none.sgf"), ("b.sgf", "b.sgf"), ("c.sgf", "/dev/zero"), ("notes", "none")] {
        std::os::unix::fs::symlink(target, games.join(link)).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    let of_folder = catalogue.add(std::slice::from_ref(&games), &mut |_| true).unwrap();
    let sentences = |outcome: &AddOutcome| outcome.refused.iter().map(|file| file.why.clone()).collect::<Vec<_>>();
    let said = sentences(&of_folder);
    for (said, sentence) in said.iter().zip([
        "it is a link that leads to no file",
        "it is a link that leads to no file",
        "it is a pipe, a device or a folder, and no file",
    ]) {
        assert!(said.ends_with(sentence), "{said}");
    }
    assert_eq!((said.len(), of_folder.no_records.get("notes")), (3, Some(&1)));
    let alone = catalogue.add(&[games.join("a.sgf")], &mut |_| true).unwrap();
    assert!(sentences(&alone)[0].ends_with("it is a link that leads to no file"), "{alone:?}");
}
