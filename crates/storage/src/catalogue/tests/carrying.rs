//! What the archivist keeps of a game stays with it when its file changes.

use std::fs;
use std::path::Path;

use super::*;
use crate::catalogue::PairVerdict;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_formats::sgf::charset::Charset;

/// The game of a player.
fn of(catalogue: &Catalogue, name: &str) -> FoundGame {
    catalogue.find(&player(name)).unwrap().games.into_iter().next().unwrap_or_else(|| panic!("no game of {name}"))
}

/// The games of each tag, by the names of the black players.
fn tagged(catalogue: &Catalogue, tag: &str) -> Vec<String> {
    black_names(catalogue, &GameQuery { tag: Some(tag.to_owned()), ..GameQuery::default() })
}

fn tag(catalogue: &mut Catalogue, name: &str, tag: &str) {
    let game = of(catalogue, name).hash;
    catalogue.mark(|marks| marks.tag(game, tag)).unwrap();
}

fn euc_kr(text: &str) -> Vec<u8> {
    Charset::of_name("EUC-KR").unwrap().encode(text).unwrap().into_owned()
}

/// Moves in a row from the upper left corner, 30 of them.
fn moves() -> String {
    let at = |i: usize| format!("{}{}", (b'a' + (i % 15) as u8) as char, (b'a' + (i / 15 * 3) as u8) as char);
    (0..30).map(|i| format!(";{}[{}]", ["B", "W"][i % 2], at(i))).collect()
}

#[test]
fn tags_and_notes_follow_a_game_that_is_edited() {
    let edits = [
        ("a comment", "(;SZ[19]PB[Ada]PW[Hua]C[a fine game]", String::new()),
        ("a name", "(;SZ[19]PB[Ada Lovelace]PW[Hua]", String::new()),
        ("both names, and moves at the end", "(;SZ[19]PB[Ada Lovelace]PW[Hua Luogeng]", ";B[ss];W[sr]".to_owned()),
    ];
    for (what, head, end) in edits {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.sgf");
        fs::write(&file, format!("(;SZ[19]PB[Ada]PW[Hua]{})", moves())).unwrap();
        let mut catalogue = catalogue(folder.path());
        add(&mut catalogue, folder.path());
        tag(&mut catalogue, "ada", "ko fight");
        let game = of(&catalogue, "ada").hash;
        catalogue.mark(|marks| marks.set_note(game, "look again")).unwrap();
        fs::write(&file, format!("{head}{}{end})", moves())).unwrap();
        let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
        assert_eq!((outcome.marks.carried.len(), outcome.marks.waiting), (1, 0), "{what}");
        let carried = &outcome.marks.carried[0];
        assert_eq!((carried.from, &carried.file), (game, &file), "{what}");
        assert_eq!(tagged(&catalogue, "ko fight").len(), 1, "{what}");
        assert_eq!(catalogue.marks().note(of(&catalogue, "ada").hash), "look again", "{what}");
    }
}

#[test]
fn a_first_move_put_right_keeps_the_tag_where_the_players_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.sgf");
    let game = |first: &str, round: u8| format!("(;SZ[9]PB[Ada]PW[Hua]RO[{round}];B[{first}];W[cc])");
    fs::write(&file, format!("{}{}{}", game("ee", 1), game("dd", 2), game("ff", 3))).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let second = GameQuery { round: Some("2".to_owned()), ..GameQuery::default() };
    let hash = catalogue.find(&second).unwrap().games[0].hash;
    catalogue.mark(|marks| marks.tag(hash, "final")).unwrap();
    fs::write(&file, format!("{}{}{}", game("ee", 1), game("de", 2), game("ff", 3))).unwrap();
    add(&mut catalogue, folder.path());
    let tagged = catalogue.find(&GameQuery { tag: Some("final".to_owned()), ..GameQuery::default() }).unwrap().games;
    assert_eq!(tagged.iter().map(|game| game.info.round.as_str()).collect::<Vec<_>>(), ["2"]);
}

#[test]
fn a_rematch_in_the_file_of_the_first_game_does_not_take_the_note() {
    let first = "(;SZ[9]PB[Ada]PW[Hua]DT[2026-03-14]EV[Club cup]RO[1];B[ee];W[cc];B[gg])";
    let unknown = "(;SZ[9]PB[Ada]PW[Hua];B[ee];W[cc];B[gg])";
    let rematch = |first: &str| first.replace(";B[ee];W[cc];B[gg]", ";B[cc];W[gg];B[ee];W[gc]");
    for (what, before, after) in [
        ("on another day", first, rematch(first).replace("03-14", "03-15")),
        ("in another round", first, rematch(first).replace("RO[1]", "RO[2]")),
        ("of another event", first, rematch(first).replace("Club cup", "Open")),
        ("of which no day is known", first, rematch(unknown)),
        ("where no day is known of either", unknown, rematch(unknown)),
        ("behind another game", first, format!("(;SZ[9]PB[Emmy]PW[Sofia];B[aa];W[bb]){}", rematch(first))),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.sgf");
        fs::write(&file, before).unwrap();
        let mut catalogue = catalogue(folder.path());
        add(&mut catalogue, folder.path());
        let game = of(&catalogue, "ada").hash;
        catalogue.mark(|marks| marks.set_note(game, "White resigned too early")).unwrap();
        fs::write(&file, after).unwrap();
        let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
        assert_eq!(outcome.marks, CarriedMarks { carried: Vec::new(), waiting: 1 }, "{what}");
        assert_eq!(catalogue.marks().note(of(&catalogue, "ada").hash), "", "{what}");
        assert_eq!(catalogue.marks().note(game), "White resigned too early", "{what}");
    }
}

#[test]
fn a_program_that_was_stopped_before_it_carried_the_marks_does_so_the_next_time() {
    let name = |name: &str| format!("(;SZ[19]PB[{name}]PW[Hua]{})", moves());
    let longer = name("Ada").replace(')', ";B[ss];W[sr])");
    for (what, after, is_moved) in [
        ("a comment", name("Ada").replace("PW[Hua]", "PW[Hua]C[a fine game]"), false),
        ("a name", name("Ada Lovelace"), false),
        ("moves at the end", longer, false),
        ("moved, and a name", name("Ada Lovelace"), true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let [file, moved] = ["a.sgf", "b.sgf"].map(|file| folder.path().join(file));
        fs::write(&file, name("Ada")).unwrap();
        let mut first = catalogue(folder.path());
        add(&mut first, folder.path());
        tag(&mut first, "ada", "ko");
        let marks = folder.path().join("catalogue.sqlite.marks.json");
        let before = fs::read(&marks).unwrap();
        fs::remove_file(&file).unwrap();
        fs::write(if is_moved { &moved } else { &file }, after).unwrap();
        add(&mut first, folder.path());
        drop(first);
        // The games were written, and what is kept of them was not.
        fs::write(&marks, before).unwrap();
        let mut second = catalogue(folder.path());
        let outcome = match is_moved {
            false => second.add(&[folder.path().to_owned()], &mut |_| true).unwrap(),
            true => second.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap(),
        };
        // Elsewhere a game that was there already may be a copy of its own: what is kept waits, and is said to.
        let expected = if is_moved { (0, 1, 0) } else { (1, 0, 1) };
        let marks = &outcome.marks;
        assert_eq!((marks.carried.len(), marks.waiting, tagged(&second, "ko").len()), expected, "{what}");
    }
}

#[test]
fn a_copy_with_a_note_of_its_own_and_a_copy_of_a_file_that_is_away_take_no_tag() {
    let folder = tempfile::tempdir().unwrap();
    let drive = folder.path().join("drive");
    fs::create_dir(&drive).unwrap();
    let game = |name: &str| format!("(;SZ[19]PB[{name}]PW[Hua]{})", moves());
    fs::write(drive.join("a.sgf"), game("Ada")).unwrap();
    fs::write(folder.path().join("b.sgf"), game("A. Lovelace")).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    tag(&mut catalogue, "ada", "ko");
    // Another drive hangs there for a while.
    fs::rename(&drive, folder.path().join(".away")).unwrap();
    let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    assert_eq!((outcome.marks, tagged(&catalogue, "ko")), (CarriedMarks::default(), vec!["Ada".to_owned()]));
    tag(&mut catalogue, "lovelace", "copy");
    let outcome = catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!(outcome.marks, CarriedMarks { carried: Vec::new(), waiting: 1 });
    assert_eq!((tagged(&catalogue, "ko").len(), tagged(&catalogue, "copy").len()), (0, 1));
}

#[test]
fn a_game_that_was_put_before_it_does_not_take_the_tag() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.sgf");
    let old = format!("(;SZ[19]PB[Ada]PW[Hua]{})", moves());
    fs::write(&file, &old).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    tag(&mut catalogue, "ada", "ko");
    let edited = old.replace("PW[Hua]", "PW[Hua]C[edited]");
    fs::write(&file, format!("(;SZ[9]PB[Emmy]PW[Sofia];B[ee]){edited}")).unwrap();
    add(&mut catalogue, folder.path());
    assert_eq!(tagged(&catalogue, "ko"), ["Ada"]);
}

#[test]
fn tags_follow_a_game_through_another_character_set_a_rebuild_and_a_new_place() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let text = format!("(;SZ[19]PB[조치훈]PW[Hua]{})", moves());
    fs::write(games.join("a.sgf"), euc_kr(&text)).unwrap();
    let mut first = catalogue(folder.path());
    first.add_in(Charset::of_name("windows-1252"), std::slice::from_ref(&games), &mut |_| true).unwrap();
    tag(&mut first, "hua", "ko");
    let outcome = first.add_in(Charset::of_name("EUC-KR"), std::slice::from_ref(&games), &mut |_| true).unwrap();
    assert_eq!((outcome.marks.carried.len(), tagged(&first, "ko")), (1, vec!["조치훈".to_owned()]));
    // Edited while there was no catalogue.
    drop(first);
    fs::remove_file(folder.path().join("catalogue.sqlite")).unwrap();
    fs::write(games.join("a.sgf"), text.replace("PW[Hua]", "PW[Hua]RE[B+R]")).unwrap();
    let mut second = catalogue(folder.path());
    second.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!(tagged(&second, "ko"), ["조치훈"]);
    // Moved and edited at once.
    fs::write(games.join("b.sgf"), text.replace("PW[Hua]", "PW[Luogeng]")).unwrap();
    fs::remove_file(games.join("a.sgf")).unwrap();
    assert_eq!(second.add(&[games], &mut |_| true).unwrap().marks.carried.len(), 1);
    let kept = of(&second, "luogeng").hash;
    assert_eq!(second.marks().tags(kept).collect::<Vec<_>>(), ["ko"]);
}

#[test]
fn what_finds_no_game_is_kept_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sgf");
    fs::write(&file, "(;SZ[9]PB[Ada]PW[Hua];B[ee];W[cc])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    tag(&mut catalogue, "ada", "ko");
    let before = of(&catalogue, "ada").hash;
    // Another game altogether.
    fs::write(&file, "(;SZ[9]PB[Emmy]PW[Sofia];B[ff];W[gg])").unwrap();
    let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    assert_eq!(outcome.marks, CarriedMarks { carried: Vec::new(), waiting: 1 });
    assert_eq!(catalogue.marks().tags(before).collect::<Vec<_>>(), ["ko"]);
    assert_eq!(tagged(&catalogue, "ko"), [""; 0]);
    // The file as it was.
    fs::write(&file, "(;SZ[9]PB[Ada]PW[Hua];B[ee];W[cc])").unwrap();
    let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    assert_eq!((outcome.marks.waiting, tagged(&catalogue, "ko")), (0, vec!["Ada".to_owned()]));
}

#[test]
fn a_decision_about_two_games_follows_them_too() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, head: &str| fs::write(folder.path().join(name), format!("(;SZ[19]{head}{})", moves()));
    write("a.sgf", "PB[Ada]PW[Hua]").unwrap();
    write("b.sgf", "PB[Ada]PW[Hua]C[copy]").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let pair = catalogue.duplicates().unwrap().remove(0);
    catalogue.judge_pair(&pair.game, &pair.other, Some(PairVerdict::SecondIsCopy)).unwrap();
    assert_eq!(black_names(&catalogue, &player("ada")).len(), 1);
    write("b.sgf", "PB[Ada]PW[Hua]C[copy of a copy]").unwrap();
    add(&mut catalogue, folder.path());
    assert_eq!((catalogue.duplicates().unwrap().len(), black_names(&catalogue, &player("ada")).len()), (0, 1));
}

#[test]
fn names_that_are_withheld_do_not_come_back_and_their_games_are_still_known() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("Jörg-Müller.sgf");
    fs::write(&file, format!("(;SZ[19]PB[Jörg Müller]PW[Hua]{})", moves())).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    tag(&mut catalogue, "hua", "ko");
    catalogue.change_marks(|marks| marks.save_search("family", vec!["--black=müller".to_owned()])).unwrap();
    let ForgetOutcome { games, searches, stays, .. } = catalogue.forget("Jörg Müller").unwrap();
    assert_eq!((games, searches, stays.len()), (1, 1, 0));
    let game = of(&catalogue, "hua").hash;
    catalogue.mark(|marks| marks.set_note(game, "Jörg Müller was tired")).unwrap();
    let kept = fs::read_to_string(folder.path().join("catalogue.sqlite.marks.json")).unwrap();
    assert!(!kept.to_lowercase().contains("müller"), "{kept}");
    fs::write(&file, format!("(;SZ[19]PB[Jörg Müller]PW[Hua]C[edited]{})", moves())).unwrap();
    add(&mut catalogue, folder.path());
    assert_eq!(tagged(&catalogue, "ko"), ["name withheld"]);
}

#[test]
fn two_programs_that_mark_games_at_once_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Ada]PW[Hua];B[ee];W[cc])").unwrap();
    let mut one = catalogue(folder.path());
    add(&mut one, folder.path());
    let mut other = catalogue(folder.path());
    tag(&mut one, "ada", "ko");
    tag(&mut other, "ada", "ladder");
    let kept = catalogue(folder.path());
    assert_eq!(kept.marks().tags(of(&kept, "ada").hash).collect::<Vec<_>>(), ["ko", "ladder"]);
}

#[test]
fn programs_that_write_at_the_same_moment_lose_nothing() {
    const EACH: usize = 20;
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Ada]PW[Hua];B[ee];W[cc])").unwrap();
    add(&mut catalogue(folder.path()), folder.path());
    let mark = |program: usize| {
        let mut own = catalogue(folder.path());
        for i in 0..EACH {
            tag(&mut own, "ada", &format!("tag {program} {i}"));
            own.change_recent_searches(|recent| recent.remember(vec![format!("--komi={program}.{i}")])).unwrap();
        }
    };
    std::thread::scope(|scope| (0..3).for_each(|program| drop(scope.spawn(move || mark(program)))));
    let kept = catalogue(folder.path());
    assert_eq!(kept.marks().tags(of(&kept, "ada").hash).count(), 3 * EACH);
    assert_eq!(kept.recent_searches().unwrap().iter().count(), 3 * EACH);
    let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(left.filter(|name| name.ends_with(".lock")).count(), 0);
}

/// The bytes of a file and the names beside it, before and after something is done.
fn is_untouched(path: &Path, act: impl FnOnce()) -> bool {
    let look = || {
        let mut names: Vec<_> = fs::read_dir(path.parent().unwrap()).unwrap().map(|e| e.unwrap().file_name()).collect();
        names.sort();
        (fs::read(path).unwrap(), names)
    };
    let before = look();
    act();
    before == look()
}

#[test]
fn the_database_of_another_program_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    for (name, application) in [("notes.sqlite", 0), ("places.sqlite", 7)] {
        let path = folder.path().join(name);
        let other = rusqlite::Connection::open(&path).unwrap();
        other.execute_batch("CREATE TABLE notes (text)").unwrap();
        other.pragma_update(None, "application_id", application).unwrap();
        drop(other);
        let refused = is_untouched(&path, || {
            for opened in [Catalogue::open(&path), Catalogue::open_checked(&path), Catalogue::open_existing(&path)] {
                assert!(matches!(opened, Err(CatalogueError::Foreign { .. })), "{opened:?}");
            }
        });
        assert!(refused, "{name} was written, or something beside it");
    }
}

#[test]
fn a_catalogue_in_which_something_acts_is_not_opened() {
    let changes = [
        "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END",
        "DROP TABLE changes; CREATE VIEW changes AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x FROM r) SELECT x FROM r",
    ];
    for change in changes {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.sqlite");
        drop(Catalogue::open(&path).unwrap());
        rusqlite::Connection::open(&path).unwrap().execute_batch(change).unwrap();
        for opened in [Catalogue::open(&path), Catalogue::open_checked(&path), Catalogue::open_existing(&path)] {
            assert!(matches!(opened, Err(CatalogueError::Altered { .. })), "{change}: {opened:?}");
        }
    }
}

#[test]
fn the_set_of_a_file_stays_known_when_it_is_moved_and_when_the_catalogue_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let text = "(;CA[GBK]SZ[9]PB[조치훈]PW[이창호];B[ee])";
    fs::write(games.join("a.sgf"), euc_kr(text)).unwrap();
    fs::write(games.join("b.sgf"), "(;SZ[9]PB[Ada];B[cc])").unwrap();
    let mut first = catalogue(folder.path());
    let chosen = [games.join("a.sgf")];
    first.add_in(Charset::of_name("EUC-KR"), &chosen, &mut |_| true).unwrap();
    add(&mut first, &games);
    drop(first);
    let path = folder.path().join("catalogue.sqlite");
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(Catalogue::open_checked(&path), Err(CatalogueError::Damaged { .. })));
    let salvage = CatalogueSalvage::of(&Catalogue::set_aside(&path).unwrap());
    let mut second = catalogue(folder.path());
    second.rebuild(std::slice::from_ref(&games), &salvage, &mut |_| true).unwrap();
    assert_eq!(black_names(&second, &GameQuery::default()), ["Ada", "조치훈"]);
    let moved = folder.path().join("moved");
    fs::rename(&games, &moved).unwrap();
    assert_eq!(add(&mut second, &moved), (0, 2, 0));
    assert_eq!(black_names(&second, &GameQuery::default()), ["Ada", "조치훈"]);
    assert_eq!(of(&second, "조치훈").charset.map(Charset::name), Some("EUC-KR"));
}

/// A file that was read in a set of characters that somebody chose, and in its place a device without an end.
#[test]
#[cfg(unix)]
fn what_is_no_regular_file_is_not_read_to_find_its_set_of_characters() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sgf");
    fs::write(&file, euc_kr("(;SZ[9]PB[조치훈]PW[이창호];B[ee])")).unwrap();
    let mut catalogue = catalogue(folder.path());
    catalogue.add_in(Charset::of_name("EUC-KR"), std::slice::from_ref(&file), &mut |_| true).unwrap();
    fs::remove_file(&file).unwrap();
    std::os::unix::fs::symlink("/dev/zero", &file).unwrap();
    for chosen in [None, Charset::of_name("GBK")] {
        let outcome = catalogue.add_in(chosen, std::slice::from_ref(&file), &mut |_| true).unwrap();
        assert_eq!((outcome.added, outcome.refused.len()), (0, 1));
    }
}

#[test]
fn a_rebuild_names_the_games_that_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = ["a.sgf", "b.sgf"].map(|name| folder.path().join(name));
    fs::write(&a, "(;SZ[9]PB[Ada];B[ee])(;SZ[9]PB[Hua];B[cc])").unwrap();
    fs::write(&b, "(;SZ[9]PB[Emmy];B[dd])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    fs::write(&a, "(;SZ[9]PB[Ada Lovelace];B[ee])").unwrap();
    fs::remove_file(&b).unwrap();
    let outcome = catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    let names: Vec<_> = outcome.gone.iter().map(|gone| gone.file.file_name().unwrap().to_string_lossy()).collect();
    assert_eq!(names, ["a.sgf (game 2)", "b.sgf"]);
    assert_eq!(
        (outcome.refused, outcome.moved),
        (Vec::new(), Vec::new()),
        "what was deleted is no file that cannot be read"
    );
}

#[test]
fn an_exported_game_controls_no_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    fs::write(games.join("a.sgf"), "(;SZ[9]PB[\u{1b}[31mAda\\]]PW[Hua \u{202e}3d];B[ee]C[two\r\nlines])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, &games);
    let found = catalogue.find(&GameQuery::default()).unwrap().games;
    let out = folder.path().join("out");
    catalogue.export(&[found[0].number], &out, &mut |_| true).unwrap();
    for entry in fs::read_dir(&out).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text}");
    }
    let text = catalogue.sgf_text(&catalogue.read_game(&found[0]).unwrap());
    let record = kifuscribe_formats::sgf::read(text.as_bytes()).unwrap().record;
    assert_eq!(
        (record.info.black.name.as_str(), record.info.white.name.as_str()),
        ("\\u{1b}[31mAda]", "Hua \\u{202e}3d")
    );
    assert_eq!(record.moves[0].comment, "two\nlines");
}

#[test]
fn a_first_file_of_a_zip_that_is_no_record_costs_itself_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut zip = zip::ZipWriter::new(fs::File::create(folder.path().join("club.zip")).unwrap());
    for (name, bytes) in [("empty.sgf", ""), ("hello.sgf", "hello"), ("b.sgf", "(;SZ[9]PB[Ada];B[ee])")] {
        zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut zip, bytes.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let outcome = catalogue(folder.path()).add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    let said = format!("{:?}", outcome.refused);
    assert_eq!((outcome.added, outcome.refused.len()), (1, 2), "{said}");
    assert!(said.contains("empty.sgf") && said.contains("hello.sgf"), "{said}");
}

#[test]
fn what_a_zip_file_holds_beside_records_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let file = fs::File::create(folder.path().join("club.zip")).unwrap();
    let mut zip = zip::ZipWriter::new(file);
    for (name, bytes) in [("a.sgf", "(;SZ[9]PB[Ada];B[ee])"), ("1999.zip", "x"), ("rules.pdf", "x"), ("list.PDF", "x")]
    {
        zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut zip, bytes.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let outcome = catalogue(folder.path()).add(&[folder.path().to_owned()], &mut |_| true).unwrap();
    let kinds: Vec<_> = outcome.no_records.iter().map(|(kind, files)| format!("{kind} {files}")).collect();
    assert_eq!((outcome.added, kinds), (1, vec!["pdf 2".to_owned(), "zip 1".to_owned()]));
}

#[test]
fn a_note_that_is_longer_than_any_is_neither_read_nor_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Ada];B[ee])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let game = of(&catalogue, "Ada").hash;
    let mut noted = |length: usize| catalogue.mark(|marks| marks.set_note(game, &"n".repeat(length)));
    noted(1 << 20).unwrap();
    let refused = noted((1 << 20) + 1).unwrap_err().to_string();
    assert!(refused.contains("begins \"nnnn") && refused.contains("1048576 bytes"), "{refused}");
    let file = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let file = file.into_iter().find(|path| path.to_string_lossy().ends_with(".marks.json")).unwrap();
    // As a program without the limit has written it.
    let text = fs::read_to_string(&file).unwrap().replace("nnnn\"", "nnnnn\"");
    fs::write(&file, text).unwrap();
    let refused = catalogue.mark(|marks| marks.tag(game, "ko")).unwrap_err().to_string();
    assert!(refused.contains("1048576 bytes"), "{refused}");
}
