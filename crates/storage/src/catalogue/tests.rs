mod carrying;
mod damage;
mod doubts;
mod duplicates;
mod forgetting;
mod measure;
mod packages;
mod passed_over;
mod players;
mod searching;

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::location::Location;
use super::*;
use crate::journal_file::JournalFile;
use crate::private;
use crate::session_folder::SessionFolder;
use kifuscribe_archive::order::{GameColumn, GameOrder};
use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::query::GameQuery;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::recording::SessionEvent;

fn catalogue(folder: &Path) -> Catalogue {
    Catalogue::open(&folder.join("catalogue.sqlite")).unwrap()
}

/// Adds everything in a folder: how many games are new, known and refused.
fn add(catalogue: &mut Catalogue, folder: &Path) -> (usize, usize, usize) {
    let outcome = catalogue.add(&[folder.to_owned()], &mut |_| true).unwrap();
    (outcome.added, outcome.known, outcome.refused.len())
}

fn black_names(catalogue: &Catalogue, query: &GameQuery) -> Vec<String> {
    let mut names: Vec<String> = catalogue.find(query).unwrap().games.into_iter().map(|g| g.info.black.name).collect();
    names.sort();
    names
}

fn player(name: &str) -> GameQuery {
    GameQuery { player: Some(name.to_owned()), ..GameQuery::default() }
}

#[test]
fn twice_is_once_and_a_moved_folder_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    fs::write(games.join("a.sgf"), "(;PB[Anna];B[aa])(;PB[Bela];B[bb])").unwrap();
    fs::write(games.join("copy.sgf"), "(;PB[Anna]\n\n;B[aa])").unwrap();
    fs::write(games.join("bad.sgf"), "no game").unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, &games), (2, 1, 1));
    assert_eq!(add(&mut catalogue, &games), (0, 3, 1));
    let moved = folder.path().join("moved");
    fs::rename(&games, &moved).unwrap();
    assert_eq!(add(&mut catalogue, &moved), (0, 3, 1));
    let found = catalogue.find(&player("anna")).unwrap().games.remove(0);
    assert!(found.path.starts_with(moved.canonicalize().unwrap()), "{found:?}");
    assert_eq!(catalogue.read_game(&found).unwrap().record.info.black.name, "Anna");
}

#[test]
fn an_edited_game_replaces_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sgf");
    fs::write(&file, "(;PB[Anna];B[aa])").unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    fs::write(&file, "(;PB[Anna Weiss];B[aa];W[bb])").unwrap();
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    assert_eq!(black_names(&catalogue, &player("anna")), ["Anna Weiss"]);
}

#[test]
fn an_older_catalogue_is_brought_up_to_date_with_a_copy_beside_it_and_a_newer_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let old = rusqlite::Connection::open(&path).unwrap();
    let (tables, application) = schema::FIRST_STEP;
    old.execute_batch(tables).unwrap();
    old.pragma_update(None, "application_id", application).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    fs::write(folder.path().join("a.sgf"), "(;PB[Anna];B[aa])").unwrap();
    let mut catalogue = Catalogue::open(&path).unwrap();
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    let copy = folder.path().join("catalogue.sqlite.version-1");
    let version: i64 =
        rusqlite::Connection::open(&copy).unwrap().pragma_query_value(None, "user_version", |r| r.get(0)).unwrap();
    assert_eq!(version, 1);
    assert!(!private::is_open_to_others(&copy), "it has what was withheld since");
    let said = catalogue.upgrade_note().unwrap();
    assert!(
        said.contains(&format!("as it was, it stays in {}. 'kifuscribe archive rebuild' adds", copy.display())),
        "{said}"
    );
    assert_eq!(Catalogue::open(&path).unwrap().upgrade_note(), None);
    catalogue.connection.pragma_update(None, "user_version", schema::VERSION + 1).unwrap();
    drop(catalogue);
    let said = Catalogue::open(&path).unwrap_err().to_string();
    assert!(
        said.contains(&format!("has version {}", schema::VERSION + 1)) && said.contains("install a newer kifuscribe"),
        "{said}"
    );
}

#[test]
fn what_is_no_catalogue_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.sqlite");
    rusqlite::Connection::open(&path).unwrap().execute_batch("CREATE TABLE notes (text)").unwrap();
    assert!(matches!(Catalogue::open(&path), Err(CatalogueError::Foreign { .. })));
    fs::write(&path, "no database at all, but a text of some length that is not empty").unwrap();
    assert!(matches!(Catalogue::open(&path), Err(CatalogueError::Foreign { .. })));
    assert!(matches!(Catalogue::open_existing(&folder.path().join("none")), Err(CatalogueError::Missing { .. })));
    let picture = folder.path().join("board.png");
    fs::write(&picture, "a picture, and longer than the beginning by which a database is known").unwrap();
    assert!(matches!(Catalogue::open(&picture), Err(CatalogueError::Foreign { .. })));
    let empty = folder.path().join("empty.sqlite");
    fs::write(&empty, "").unwrap();
    assert!(matches!(Catalogue::open_existing(&empty), Err(CatalogueError::Empty { .. })));
}

#[test]
fn beside_the_database_of_another_program_nothing_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.sqlite");
    let other = rusqlite::Connection::open(&path).unwrap();
    other.pragma_update(None, "journal_mode", "wal").unwrap();
    other.execute_batch("CREATE TABLE notes (text)").unwrap();
    drop(other);
    let bytes = fs::read(&path).unwrap();
    for _ in 0..2 {
        assert!(matches!(Catalogue::open(&path), Err(CatalogueError::Foreign { .. })));
        assert!(matches!(Catalogue::open_existing(&path), Err(CatalogueError::Foreign { .. })));
        assert!(matches!(Catalogue::open_checked(&path), Err(CatalogueError::Foreign { .. })));
        let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["notes.sqlite"]);
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn who_waits_too_long_for_another_program_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;PB[Anna];B[aa])").unwrap();
    let mut waiting = catalogue(folder.path());
    // A program waits for ten seconds.
    waiting.connection.busy_timeout(Duration::from_millis(200)).unwrap();
    let other = catalogue(folder.path());
    other.connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = waiting.add(&[folder.path().to_owned()], &mut |_| true).unwrap_err();
    assert!(matches!(error, CatalogueError::Busy { .. }), "{error}");
    other.connection.execute_batch("COMMIT").unwrap();
    assert_eq!(add(&mut waiting, folder.path()), (1, 0, 0));
}

#[test]
fn exports_in_the_folder_of_the_catalogue_are_not_read_as_games() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;PB[Anna]PW[Bela];B[aa])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    // With a name withheld, the exported game is another one than the file holds.
    catalogue.forget("Bela").unwrap();
    let games = catalogue.numbers(&GameQuery::default()).unwrap();
    let target = folder.path().join("handed over");
    assert_eq!(catalogue.export(&games, &target, &mut |_| true).unwrap().games, 1);
    assert!(matches!(catalogue.export(&games, &target, &mut |_| true), Err(CatalogueError::FolderInUse { .. })));
    assert_eq!(catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap().added, 1);
    assert_eq!(black_names(&catalogue, &GameQuery::default()), ["Anna"]);
    // Who wants them adds them by name.
    assert_eq!(add(&mut catalogue, &target), (1, 0, 0));
}

#[test]
fn two_programs_write_at_once_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    drop(Catalogue::open(&path).unwrap());
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let (path, games) = (path.clone(), folder.path().join(format!("games-{writer}")));
            fs::create_dir(&games).unwrap();
            for n in 0..40 {
                fs::write(games.join(format!("{n}.sgf")), format!("(;PB[Writer {writer}]GN[{n}];B[aa])")).unwrap();
            }
            scope.spawn(move || {
                let mut catalogue = Catalogue::open(&path).unwrap();
                for n in 0..40 {
                    let file = games.join(format!("{n}.sgf"));
                    assert_eq!(add(&mut catalogue, &file), (1, 0, 0));
                }
            });
        }
    });
    let catalogue = Catalogue::open(&path).unwrap();
    assert_eq!(catalogue.find(&GameQuery::default()).unwrap().total, 160);
}

#[test]
fn words_of_one_player_are_looked_for_together() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("a.sgf"),
        "(;PB[Jörg Müller]PW[Anna Weiß]EV[Kraków];B[aa])(;PB[Jörg Schmidt]PW[Peter Müller];B[bb])",
    )
    .unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    assert_eq!(black_names(&catalogue, &player("MULLER, jorg")), ["Jörg Müller"]);
    assert_eq!(black_names(&catalogue, &player("weiss")), ["Jörg Müller"]);
    assert_eq!(black_names(&catalogue, &player("müll*")), ["Jörg Müller", "Jörg Schmidt"]);
    assert_eq!(black_names(&catalogue, &player("mull")), [""; 0]);
    let event = GameQuery { event: Some("krakow".to_owned()), ..GameQuery::default() };
    assert_eq!(black_names(&catalogue, &event), ["Jörg Müller"]);
}

#[test]
fn a_withheld_name_is_in_no_table_and_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;PB[Jörg Müller]PW[Anna];B[aa]C[Müller, Jörg plays fast])").unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let mut catalogue = Catalogue::open(&path).unwrap();
    add(&mut catalogue, folder.path());
    assert_eq!(catalogue.forget("müller jörg").unwrap().games, 1);
    assert_eq!(black_names(&catalogue, &player("müller")), [""; 0]);
    assert_eq!(black_names(&catalogue, &player("anna")), ["name withheld"]);
    drop(catalogue);
    let bytes = fs::read(&path).unwrap();
    for name in ["Müller", "muller"] {
        assert!(!bytes.windows(name.len()).any(|window| window == name.as_bytes()), "{name} is in the file");
    }
    fs::remove_file(&path).unwrap();
    let mut catalogue = Catalogue::open(&path).unwrap();
    add(&mut catalogue, folder.path());
    assert_eq!(black_names(&catalogue, &GameQuery::default()), ["name withheld"]);
}

#[test]
fn a_part_of_a_name_is_not_withheld_and_several_persons_are() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("a.sgf"),
        "(;PB[Jörg Müller]PW[Anna];B[aa]C[Berta Weiß looks on])(;PB[Anna]PW[Müller, Jörg 3d];B[bb])(;PB[Zoe]PW[Ada];B[cc])",
    )
    .unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let said = catalogue.forget("Müller").unwrap_err().to_string();
    assert_eq!(
        said,
        "no player is called \"Müller\", but these names have it in them: Jörg Müller; Müller, Jörg 3d; give one of them as \
         it stands there"
    );
    assert_eq!(black_names(&catalogue, &player("müller")), ["Anna", "Jörg Müller"]);
    // Who is no player is withheld, too; and a second name in a game in which one is withheld.
    assert_eq!(catalogue.forget("Berta Weiß").unwrap().games, 1);
    assert_eq!(catalogue.forget("Jörg Müller").unwrap().games, 2);
    assert_eq!(catalogue.forget("Anna").unwrap().games, 2);
    assert_eq!(catalogue.forget("Nobody").unwrap().games, 0);
    let games = catalogue.find(&GameQuery::default()).unwrap().games;
    let mut names: Vec<String> =
        games.into_iter().map(|game| format!("{} - {}", game.info.black.name, game.info.white.name)).collect();
    names.sort();
    assert_eq!(names, ["Zoe - Ada", "name withheld - name withheld", "name withheld - name withheld 3d"]);
}

#[test]
fn rebuilding_reads_the_files_again() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a", "b"] {
        fs::write(folder.path().join(format!("{name}.sgf")), format!("(;PB[{name}];B[aa])")).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    fs::remove_file(folder.path().join("a.sgf")).unwrap();
    assert_eq!(catalogue.check(&mut |_| true).unwrap().damage.len(), 1);
    let outcome = catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!((outcome.added, black_names(&catalogue, &GameQuery::default())), (1, vec!["b".to_owned()]));
    assert_eq!(catalogue.check(&mut |_| true).unwrap().damage, []);
}

#[test]
fn a_catalogue_that_cannot_be_written_is_still_searched() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;PB[Anna];B[aa])").unwrap();
    add(&mut catalogue(folder.path()), folder.path());
    let read_only = Catalogue::of_location(Location::ReadOnly(folder.path().join("catalogue.sqlite"))).unwrap();
    assert_eq!(black_names(&read_only, &player("anna")), ["Anna"]);
    assert!(!read_only.is_writable());
}

#[test]
fn positions_are_found_in_segments_and_outside_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::new();
    // Enough games for a segment; every fifth has its second stone in the upper right corner.
    for n in 0..300 {
        let second = if n % 5 == 0 { "gc" } else { "cc" };
        text += &format!("(;SZ[9]GN[{n}];B[cg];W[{second}];B[ee])");
    }
    fs::write(folder.path().join("a.sgf"), &text).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (300, 0, 0));
    let waiting: i64 = catalogue.connection.query_row("SELECT count(*) FROM unindexed", [], |row| row.get(0)).unwrap();
    assert_eq!(waiting, 0);
    fs::write(folder.path().join("b.sgf"), "(;SZ[9];W[gc];B[cg];W[])").unwrap();
    assert_eq!(add(&mut catalogue, folder.path()).0, 1);
    let rows = ". . . . . . . . .\n. . . . . . . . .\n. . X . . . . . .\n";
    let rows =
        format!("{rows}{}. . . . . . O . .\n{}", ". . . . . . . . .\n".repeat(3), ". . . . . . . . .\n".repeat(2));
    let stones = Stones::from_diagram(&rows).unwrap();
    let query = GameQuery { position: Some(BoardPattern::whole(stones)), ..GameQuery::default() };
    let found = catalogue.find(&query).unwrap();
    assert_eq!(found.total, 61);
    assert_eq!(found.games.iter().map(|g| g.at.clone()).max(), Some(vec![2, 3]), "a pass leaves the position");
}

#[test]
fn a_list_is_in_the_order_that_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("a.sgf"),
        "(;PB[Émile]DT[2026-01-03]RE[W+R];B[aa])(;PB[古力]DT[2026-01-02]RE[B+R];B[aa];W[bb])(;PB[]DT[2026-01-01];B[cc])
         (;PB[emil]DT[2026-01-04]EV[Open];B[dd];W[ee];B[ff])(;PB[Zoe]DT[2025];B[gg])",
    )
    .unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let names = |order: GameOrder| {
        let list = catalogue.list(&GameQuery::default(), order).unwrap();
        assert_eq!((list.of, list.at.len()), (5, 0));
        catalogue.games(&list.numbers).unwrap().into_iter().map(|g| g.info.black.name).collect::<Vec<_>>().join(",")
    };
    let newest = GameOrder::default();
    assert_eq!(names(newest), "emil,Émile,古力,,Zoe");
    assert_eq!(names(newest.pressed(GameColumn::Date)), "Zoe,,古力,Émile,emil");
    let black = GameOrder::of(GameColumn::Black);
    assert_eq!(names(black), "emil,Émile,Zoe,古力,");
    assert_eq!(names(black.pressed(GameColumn::Black)), "古力,Zoe,Émile,emil,");
    assert_eq!(names(GameOrder::of(GameColumn::Moves)), "emil,古力,Émile,,Zoe");
    assert_eq!(names(GameOrder::of(GameColumn::Result)), "古力,Émile,emil,,Zoe");
    assert_eq!(names(GameOrder::of(GameColumn::Event)), "emil,Émile,古力,,Zoe");
}

#[test]
fn a_stopped_export_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let games: String = (0..20).map(|n| format!("(;PB[Player {n}];B[aa])")).collect();
    fs::write(folder.path().join("a.sgf"), games).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let games = catalogue.numbers(&GameQuery::default()).unwrap();
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        entries.collect::<std::collections::BTreeSet<_>>()
    };
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let before = names(folder.path());
    for target in ["new", "empty", "games.zip"] {
        let target = folder.path().join(target);
        let stopped = catalogue.export(&games, &target, &mut |so_far| so_far.games < 7).unwrap();
        assert_eq!(stopped, ExportOutcome { stopped: true, ..ExportOutcome::default() });
        assert_eq!((names(folder.path()), names(&empty).len()), (before.clone(), 0), "{}", target.display());
        assert_eq!(catalogue.export(&games, &target, &mut |_| true).unwrap().games, 20);
        assert_eq!(free_target(&target), target.with_file_name(format!("{}-2", target.file_name().unwrap().display())));
        if target.is_dir() {
            fs::remove_dir_all(&target).unwrap();
        } else {
            fs::remove_file(&target).unwrap();
        }
        fs::create_dir_all(&empty).unwrap();
    }
}

#[test]
fn the_games_before_and_after_a_fault_of_a_collection_are_added() {
    let folder = tempfile::tempdir().unwrap();
    let large = "[aa]".repeat(1_100_000);
    let file = folder.path().join("a.sgf");
    fs::write(&file, format!("(;PB[Anna];B[aa])(;PB[Large]LB{large})(;PB[Bela];B[bb])(;C[off")).unwrap();
    let mut catalogue = catalogue(folder.path());
    for added in [2, 0] {
        let outcome = catalogue.add(std::slice::from_ref(&file), &mut |_| true).unwrap();
        assert_eq!((outcome.added, outcome.known), (added, 2 - added));
        let refused: Vec<String> =
            outcome.refused.iter().map(|r| format!("{}: {}", r.file.file_name().unwrap().display(), r.why)).collect();
        assert_eq!(
            refused,
            [
                "a.sgf (game 2): the game has more than 1000000 values: split it into several games",
                "a.sgf (game 4): the file ends inside the value of C that begins on line 1: it has been cut off",
            ]
        );
    }
    assert_eq!(black_names(&catalogue, &GameQuery::default()), ["Anna", "Bela"]);
    let bela = catalogue.find(&player("bela")).unwrap().games.remove(0);
    assert_eq!(catalogue.read_game(&bela).unwrap().record.info.black.name, "Bela");
    assert_eq!(catalogue.check(&mut |_| true).unwrap().damage, []);
    // Repaired, with fewer games, it is read again.
    fs::write(&file, "(;PB[Bela];B[bb])(;PB[Cut]C[whole];B[aa])").unwrap();
    assert_eq!(add(&mut catalogue, &file), (1, 1, 0));
    assert_eq!(black_names(&catalogue, &GameQuery::default()), ["Bela", "Cut"]);
}

/// A recording whose game has begun, in a session folder.
fn recording(session: &Path) -> JournalFile {
    let size = BoardSize::NINE;
    let info = GameInfo { black: Player { name: "Anna".to_owned(), ..Player::default() }, ..GameInfo::default() };
    let (at, source, program) = ("2026-11-21T10:00:00Z".to_owned(), "clip.mp4".to_owned(), "test".to_owned());
    let time = Duration::from_secs(1);
    let mut journal = SessionFolder::at(session).create().unwrap();
    let began = RecorderEvent::Began { time, size, setup: vec![], to_play: None, handicap: 0 };
    let opened = SessionEvent::Opened { at, source, info: Box::new(info), program };
    journal.append(&[opened, SessionEvent::Recorder(began)]).unwrap();
    journal
}

#[test]
fn what_is_added_to_a_recording_reaches_every_catalogue_that_it_was_entered_into() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let session = path("game.session");
    let mut journal = recording(&session);
    Catalogue::open(&path("chosen.sqlite")).unwrap().enter(&session).unwrap();
    Catalogue::open(&path("chosen.sqlite")).unwrap().enter(&session).unwrap();
    Catalogue::open(&path("usual.sqlite")).unwrap().add(std::slice::from_ref(&session), &mut |_| true).unwrap();
    drop(Catalogue::open(&path("other.sqlite")).unwrap());
    let named = fs::read_to_string(session.join("catalogues.txt")).unwrap();
    assert_eq!(named.trim_end(), path("chosen.sqlite").canonicalize().unwrap().to_str().unwrap());
    let unfinished = |name: &str| {
        let found = Catalogue::open_existing(&path(name)).unwrap().find(&GameQuery::default()).unwrap().games;
        found.iter().map(|game| game.is_unfinished).collect::<Vec<_>>()
    };
    journal.append(&[SessionEvent::Ended { time: Duration::from_secs(9), why: "test".to_owned() }]).unwrap();
    drop(journal);
    assert_eq!([unfinished("chosen.sqlite"), unfinished("usual.sqlite")], [[true], [true]]);
    Catalogue::refresh(&path("usual.sqlite"), &session).unwrap();
    assert_eq!([unfinished("chosen.sqlite"), unfinished("usual.sqlite")], [[false], [false]]);
    Catalogue::refresh(&path("other.sqlite"), &session).unwrap();
    assert_eq!(unfinished("other.sqlite"), [false; 0], "a recording that is not in it does not enter it");
    // One that cannot be read keeps the others from nothing.
    fs::write(path("usual.sqlite"), "no database at all, but a text of some length that is not empty").unwrap();
    assert!(matches!(Catalogue::refresh(&path("usual.sqlite"), &session), Err(CatalogueError::Foreign { .. })));
    fs::remove_file(path("chosen.sqlite")).unwrap();
    Catalogue::refresh(&path("none.sqlite"), &session).unwrap();
    assert!(!path("chosen.sqlite").exists() && !path("none.sqlite").exists());
}

/// Eight games of a club, the fourth with `fault` in place of its end.
fn collection(fault: &str) -> String {
    let game = |n: usize| format!("(;GM[1]FF[4]SZ[19]PB[p{n}]PW[q{n}];B[pd];W[dp];B[p{}]", char::from(b'e' + n as u8));
    (0..8).map(|n| game(n) + if n == 3 { fault } else { ")\n" }).collect()
}

#[test]
fn a_broken_game_of_a_collection_keeps_what_is_whole() {
    for fault in [";W[zz];B[aa])\n", "\n", "C[cut off here\n", ";W[d\n"] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("club.sgf"), collection(fault)).unwrap();
        let mut catalogue = catalogue(folder.path());
        let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
        assert_eq!((outcome.added, outcome.refused.len()), (8, 0), "{fault}");
        assert_eq!(outcome.noted.into_iter().collect::<Vec<_>>(), [(RecordNoteKind::Cut, 1)], "{fault}");
        let found = catalogue.find(&GameQuery::default()).unwrap().games;
        assert!(found.iter().all(|game| game.moves == 3), "{found:?}");
        for game in &found {
            assert_eq!(catalogue.read_game(game).unwrap().record.info.black.name, game.info.black.name);
        }
    }
}

#[test]
fn what_was_read_doubtfully_is_counted_and_found_by_what_it_means() {
    let folder = tempfile::tempdir().unwrap();
    let games = [
        "(;SZ[19]PB[a]DT[May 2, 2018]RE[黑胜2又3/4子];B[pd])",
        "(;SZ[19]PB[b]DT[2018年5月2日]RE[W+Offline]KM[375]AP[foxwq]RU[Chinese];B[pd])",
        "(;SZ[9]PB[c]RE[B+2.5]DT[2018-05-02]KM[6.5];B[ee];W[jj])",
        "(;SZ[9]PB[d]RE[B+2.5]DT[2018-09-02]KM[6.5];B[ee])",
    ];
    fs::write(folder.path().join("games.sgf"), games.concat()).unwrap();
    let mut catalogue = catalogue(folder.path());
    let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    let [noted, respelled] = [&outcome.noted, &outcome.respelled]
        .map(|counts| counts.iter().map(|(&kind, &games)| (kind.into(), games)).collect::<Vec<(&str, usize)>>());
    assert_eq!(noted, [("komi", 1), ("result", 2), ("pass", 1)]);
    assert_eq!(respelled, [("date", 2)], "a date that can be read in one way only");
    let month = |month: u32| {
        let day = DayRange::of(&format!("2018-{month:02}"));
        black_names(&catalogue, &GameQuery { since: day, until: day, ..GameQuery::default() }).concat()
    };
    assert_eq!((month(5).as_str(), month(9).as_str()), ("abc", "d"));
}

#[test]
fn an_exported_game_names_the_set_that_it_is_written_in_and_keeps_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let name = b"\xcd\xf5\xd0\xa1\xc6\xbd";
    let sgf = [b"(;CA[GB18030]SZ[19]PB[", &name[..], b"]KM[375]RE[W+4.25]DT[20180502];B[pd])"].concat();
    fs::write(folder.path().join("a.sgf"), sgf).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    let found = catalogue.find(&GameQuery::default()).unwrap().games.remove(0);
    let text = catalogue.sgf_text(&catalogue.read_game(&found).unwrap());
    assert_eq!(text.replace('\n', ""), "(;CA[UTF-8]SZ[19]PB[王小平]KM[375]RE[W+4.25]DT[20180502];B[pd])");
}
