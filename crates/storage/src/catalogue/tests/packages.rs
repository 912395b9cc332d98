//! Games are handed over, and what was handed over is checked.

use std::fs;
use std::path::Path;

use super::*;
use kifuscribe_archive::package::{INDEX, MANIFEST, Manifest, PackedFile};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal;
use kifuscribe_words::recording_sgf::sgf_of;

/// A package of these files.
fn package(path: &Path, files: &[(String, Vec<u8>)]) {
    let listed =
        files.iter().map(|(path, bytes)| PackedFile { path: path.clone(), sha256: journal::hash_of_bytes(bytes) });
    let manifest = Manifest::new(listed.collect()).to_json().into_bytes();
    let mut zip = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for (name, bytes) in files.iter().chain([&(MANIFEST.to_owned(), manifest)]) {
        zip.start_file(&**name, zip::write::SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut zip, bytes).unwrap();
    }
    zip.finish().unwrap();
}

#[test]
fn a_file_of_a_package_that_unpacks_to_more_than_any_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.zip");
    package(&path, &[("games/a_1.sgf".to_owned(), vec![0; (256 << 20) + 1])]);
    let outcome = check_package(&path).unwrap();
    assert_eq!((outcome.games, outcome.damage.len()), (0, 1), "{outcome:?}");
}

#[test]
fn a_record_that_another_version_wrote_is_what_its_journal_gives() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("game.session");
    drop(recording(&session));
    let events = SessionFolder::at(&session).read().unwrap().events;
    let record = sgf_of(&SessionState::from_events(&events)).unwrap();
    let older = record.replace("AP[kifuscribe:", "AP[kifuscribe:0.0.").replace('\n', "\r\n");
    let edited = older.replace("PB[Anna]", "PB[Anne]");
    let mut catalogue = catalogue(folder.path());
    for (text, damaged) in [(&older, 0), (&edited, 1)] {
        fs::write(folder.path().join("game.sgf"), text).unwrap();
        let noted = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap().notes.len();
        let journal = fs::read(SessionFolder::at(&session).journal()).unwrap();
        let path = folder.path().join("games.zip");
        let files = [("games/a_1.sgf", text.as_bytes().to_vec()), ("sessions/1/journal.jsonl", journal)];
        package(&path, &files.map(|(name, bytes)| (name.to_owned(), bytes)));
        let found =
            (noted, catalogue.check(&mut |_| true).unwrap().damage.len(), check_package(&path).unwrap().damage.len());
        fs::remove_file(path).unwrap();
        assert_eq!(found, (damaged, damaged, damaged), "{text}");
    }
}

#[test]
fn many_games_are_exported_piece_by_piece_and_the_table_has_the_order_of_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let game = |n: usize| {
        let at =
            |point: usize| [point % 9, point / 9].map(|line| char::from(b'a' + line as u8)).iter().collect::<String>();
        let (black, white, day) = (n % 81, (n % 81 + 1 + n / 81) % 81, [1900 + n / 336, 1 + n / 28 % 12, 1 + n % 28]);
        let [year, month, day] = day.map(|number| format!("{number:02}"));
        format!("(;SZ[9]PB[P{n}]DT[{year}-{month}-{day}];B[{}];W[{}])", at(black), at(white))
    };
    let many = |from: usize| (from..2_500).step_by(2).map(game).collect::<String>();
    fs::write(games.join("even.sgf"), many(0)).unwrap();
    fs::write(games.join("odd.sgf"), many(1)).unwrap();
    fs::write(games.join("gone.sgf"), "(;SZ[9]PB[Gone]DT[2000];B[ee])").unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, &games), (2_501, 0, 0));
    fs::remove_file(games.join("gone.sgf")).unwrap();
    let numbers = catalogue.numbers(&GameQuery::default()).unwrap();
    let newest_first: Vec<String> = (0..2_500).rev().map(|n| format!("P{n}")).collect();
    let blacks = |table: &str| {
        let rows = table.lines().skip(1).map(|row| row.split(',').nth(1).unwrap().to_owned());
        rows.collect::<Vec<_>>()
    };
    let out = folder.path().join("out");
    let outcome = catalogue.export(&numbers, &out, &mut |_| true).unwrap();
    assert_eq!((outcome.games, outcome.refused.len()), (2_500, 1));
    assert_eq!(blacks(&fs::read_to_string(out.join(INDEX)).unwrap()), newest_first);
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2_501);
    let packed = folder.path().join("games.zip");
    assert_eq!(catalogue.export(&numbers, &packed, &mut |_| true).unwrap().games, 2_500);
    let mut zip = zip::ZipArchive::new(fs::File::open(&packed).unwrap()).unwrap();
    let table = std::io::read_to_string(zip.by_name(INDEX).unwrap()).unwrap();
    assert_eq!(blacks(&table), newest_first);
    assert_eq!((check_package(&packed).unwrap().games, check_package(&packed).unwrap().damage.len()), (2_500, 0));
}
