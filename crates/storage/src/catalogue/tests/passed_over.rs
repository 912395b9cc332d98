//! No file of a folder is passed over without a word.

use std::fs;
use std::io::{Cursor, Write as _};

use super::{black_names, catalogue};
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
