//! Catalogues that are damaged in any way are made anew, and what is said of them is true.

use std::fs;
use std::path::Path;

use super::super::*;
use super::{add, black_names, catalogue};
use kifuscribe_archive::query::GameQuery;

/// A catalogue of 40 games in a folder, closed.
fn club(folder: &Path) -> Vec<u8> {
    fs::create_dir(folder.join("games")).unwrap();
    for n in 0..40 {
        let sgf = format!("(;SZ[9]PB[player {n}]PW[somebody]DT[2003-01-20];B[ee];W[cc])");
        fs::write(folder.join("games").join(format!("{n}.sgf")), sgf).unwrap();
    }
    assert_eq!(add(&mut catalogue(folder), folder), (40, 0, 0));
    fs::read(folder.join("catalogue.sqlite")).unwrap()
}

/// What the command `rebuild` does; the error where that is no damage.
fn rebuilt(path: &Path) -> Result<AddOutcome, CatalogueError> {
    let rebuilt = |salvage: &CatalogueSalvage| Catalogue::open_checked(path)?.rebuild(&[], salvage, &mut |_| true);
    match rebuilt(&CatalogueSalvage::default()) {
        Err(error) if Catalogue::is_damage(&error, path) => {
            rebuilt(&CatalogueSalvage::of(&Catalogue::set_aside(path).unwrap()))
        }
        outcome => outcome,
    }
}

/// The places of a text in bytes.
fn places(bytes: &[u8], text: &str) -> Vec<usize> {
    (0..bytes.len()).filter(|&at| bytes[at..].starts_with(text.as_bytes())).collect()
}

#[test]
fn whatever_byte_of_a_catalogue_is_damaged_it_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let sound = club(folder.path());
    // A path in the table and in its index, a hash, the marks of the file, its version, the texts of the tables, and pages of zeros.
    let mut damaged: Vec<(&str, Vec<u8>)> = Vec::new();
    let mut with = |what: &'static str, at: &[usize], byte: u8| {
        let mut bytes = sound.clone();
        at.iter().for_each(|&at| bytes[at] = byte);
        damaged.push((what, bytes));
    };
    let paths = places(&sound, "games/7.sgf");
    paths.iter().for_each(|&at| with("one path", &[at], 0xff));
    with("each path", &paths, 0xff);
    with("mark", &[68], 0x20);
    with("mark and version", &[68, 60], 0x20);
    with("an earlier version", &[63], 3);
    with("version 0", &[63], 0);
    with("magic", &[0], b'T');
    with("written by a later SQLite", &[18], 9);
    with("read by a later SQLite", &[19], 9);
    with("page size", &[16], 3);
    with("encoding", &[59], 2);
    places(&sound, "CREATE TABLE game").iter().for_each(|&at| with("table", &[at + 3], 0xff));
    let zeros: Vec<usize> = (5000..9000).collect();
    with("zeros", &zeros, 0);
    for (what, bytes) in damaged {
        for entry in fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
            if entry.file_name().to_string_lossy().contains(".sqlite") {
                fs::remove_file(entry.path()).unwrap();
            }
        }
        fs::write(&path, &bytes).unwrap();
        let outcome = rebuilt(&path).unwrap_or_else(|error| panic!("{what}: {error}"));
        let said = (outcome.unnamed, outcome.gone.len(), outcome.moved.len());
        assert_eq!(said, (0, 0, 0), "{what}: every game is there, and none is missed");
        assert_eq!(black_names(&catalogue(folder.path()), &GameQuery::default()).len(), 40, "{what}");
    }
}

#[test]
fn a_value_of_another_kind_is_damage_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    club(folder.path());
    for change in ["path = CAST(x'2fff2e736766' AS TEXT)", "black = x'00'", "moves = 'many'", "hash = x'01'"] {
        let change = format!("UPDATE game SET {change} WHERE number = (SELECT max(number) FROM game)");
        rusqlite::Connection::open(&path).unwrap().execute_batch(&change).unwrap();
        let opened = Catalogue::open_existing(&path).unwrap();
        let found = opened.find(&GameQuery::default()).map(drop);
        let checked = opened.check(&mut |_| true).map(drop);
        for said in [found, checked] {
            assert!(matches!(said, Err(CatalogueError::Damaged { .. })), "{change}: {said:?}");
        }
        drop(opened);
        rebuilt(&path).unwrap();
        assert_eq!(black_names(&catalogue(folder.path()), &GameQuery::default()).len(), 40, "{change}");
    }
}

#[test]
fn a_file_that_is_no_catalogue_of_ours_is_refused_by_name_and_stays_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    // What lies beside it is of a catalogue that had this name before.
    for beside in [".checked", ".withheld", ".players.csv"] {
        fs::write(folder.path().join(format!("games.sqlite{beside}")), "").unwrap();
    }
    let other = folder.path().join("other.sqlite");
    let photos = rusqlite::Connection::open(&other).unwrap();
    photos
        .execute_batch("CREATE TABLE photo (name TEXT); INSERT INTO photo VALUES ('a photo'), ('another one')")
        .unwrap();
    drop(photos);
    let database = fs::read(&other).unwrap();
    let mut damaged = database.clone();
    damaged[100..200].fill(0xff);
    let random: Vec<u8> = (0..9000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let text =
        b"no database at all, but a text of some length, longer than the beginning by which one is known".to_vec();
    for bytes in [text, random, database, damaged] {
        fs::write(&path, &bytes).unwrap();
        for refused in [Catalogue::open_checked(&path), Catalogue::open_existing(&path)] {
            assert!(matches!(refused, Err(CatalogueError::Foreign { .. })), "{refused:?}");
        }
        assert!(matches!(rebuilt(&path), Err(CatalogueError::Foreign { .. })));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert!(!folder.path().join("games.sqlite.damaged-1").exists());
}

#[test]
fn a_catalogue_of_a_later_version_is_refused_and_stays_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let mut bytes = club(folder.path());
    bytes[63] = 99;
    fs::write(&path, &bytes).unwrap();
    assert!(matches!(rebuilt(&path), Err(CatalogueError::Newer { version: 99, .. })));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_table_that_somebody_else_has_put_there_is_not_asked_for_paths() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    club(folder.path());
    let change = "DROP INDEX game_path; ALTER TABLE game RENAME TO other; CREATE VIEW game AS SELECT * FROM other";
    rusqlite::Connection::open(&path).unwrap().execute_batch(change).unwrap();
    assert!(matches!(Catalogue::open_checked(&path), Err(CatalogueError::Altered { .. })));
    assert_eq!(CatalogueSalvage::of(&path), CatalogueSalvage::default());
    rebuilt(&path).unwrap();
    assert_eq!(black_names(&catalogue(folder.path()), &GameQuery::default()).len(), 40);
}

#[test]
fn a_check_compares_what_is_searched_with_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    club(folder.path());
    let damage = || {
        let outcome = Catalogue::open_existing(&path).unwrap().check(&mut |_| true).unwrap();
        outcome.damage.into_iter().map(|damage| damage.kind).collect::<Vec<_>>()
    };
    assert_eq!(damage(), []);
    for change in ["black = 'Somebody Else'", "date = '1999-01-01'", "white_rank = '9p'", "result = 'B+R'", "komi = 15"]
    {
        rusqlite::Connection::open(&path)
            .unwrap()
            .execute_batch(&format!("UPDATE game SET {change} WHERE number = (SELECT max(number) FROM game)"))
            .unwrap();
        assert_eq!(damage(), [DamageKind::OtherInfo], "{change}");
        rebuilt(&path).unwrap();
    }
    // The words by which it is found.
    let words = "INSERT OR REPLACE INTO words (rowid, black, white, event, other, comments) SELECT number, 'x', 'y', '', '', '' FROM game LIMIT 1";
    rusqlite::Connection::open(&path).unwrap().execute_batch(words).unwrap();
    assert_eq!(damage(), [DamageKind::OtherInfo]);
    rebuilt(&path).unwrap();
    catalogue(folder.path()).forget("player 7").unwrap();
    assert_eq!(damage(), []);
}
