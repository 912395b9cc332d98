//! What was read doubtfully travels with a game; files are read in the set of characters that somebody chose, also compressed ones.

use std::collections::BTreeMap;
use std::io::Write as _;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::*;
use kifuscribe_archive::query::{FoundGame, GameAttention};
use kifuscribe_formats::sgf::charset::Charset;

fn all(catalogue: &Catalogue) -> Vec<FoundGame> {
    catalogue.find(&GameQuery::default()).unwrap().games
}

fn doubtful(catalogue: &Catalogue, kind: Option<RecordNoteKind>) -> String {
    let attention = if kind.is_none() { vec![GameAttention::ReadingDoubts] } else { Vec::new() };
    black_names(catalogue, &GameQuery { doubtful: kind, attention, ..GameQuery::default() }).concat()
}

#[test]
fn doubtful_games_are_found_by_kind_with_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let games = [
        "(;SZ[19]PB[a]DT[May 2, 2018]RE[黑胜2又3/4子]PC[Seoul]BR[9p];B[pd])",
        "(;SZ[9]PB[b]HA[4]AB[cc][gg];W[ee])",
        "(;SZ[9]PB[c]KM[6.5]RU[house];B[ee])",
        "(;SZ[9]PB[d]KM[6.5]RU[Chinese]RE[B+2.5];B[ee])",
        "(;SZ[13x13]PB[e]DT[2017-04-04T09:59:32+00:00];B[ee])",
    ];
    fs::write(folder.path().join("games.sgf"), games.concat()).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (5, 0, 0));
    for _ in 0..2 {
        assert_eq!(doubtful(&catalogue, None), "abc");
        for (kind, names) in [
            (RecordNoteKind::Result, "a"),
            (RecordNoteKind::Date, ""),
            (RecordNoteKind::Handicap, "b"),
            (RecordNoteKind::Rules, "c"),
            (RecordNoteKind::Charset, ""),
        ] {
            assert_eq!(doubtful(&catalogue, Some(kind)), names, "{kind:?}");
        }
        // A date that can be read in one way only is noted, and no doubt.
        for (kind, names) in [(RecordNoteKind::Date, "ae"), (RecordNoteKind::Result, "a"), (RecordNoteKind::Size, "e")]
        {
            let noted = GameQuery { noted: Some(kind), ..GameQuery::default() };
            assert_eq!(black_names(&catalogue, &noted).concat(), names, "{kind:?}");
        }
        let any = GameQuery { attention: vec![GameAttention::ReadingNotes], ..GameQuery::default() };
        assert_eq!(black_names(&catalogue, &any).concat(), "abce");
        let game = all(&catalogue).into_iter().find(|game| game.info.black.name == "a").unwrap();
        let written: BTreeMap<_, _> = game.written.iter().collect();
        assert_eq!(written, BTreeMap::from([("DT", "May 2, 2018"), ("RE", "黑胜2又3/4子")]));
        assert_eq!((game.days, game.info.place.as_str()), (DayRange::of("2018-05-02"), "Seoul"));
        catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    }
}

#[test]
fn a_catalogue_of_an_earlier_version_learns_its_doubts_when_games_are_added_again() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[a]RE[W+Offline];B[ee])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    catalogue.connection.execute_batch("UPDATE game SET noted = '', stamp = ''").unwrap();
    assert_eq!(doubtful(&catalogue, None), "");
    assert_eq!(add(&mut catalogue, folder.path()), (0, 1, 0));
    assert_eq!(doubtful(&catalogue, None), "a");
}

#[test]
fn a_chosen_set_of_characters_stays_that_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    // Two bytes are too few to guess from.
    fs::write(folder.path().join("a.sgf"), b"(;SZ[9]PB[\xc0\xcc];B[ee])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let name = |catalogue: &Catalogue| all(catalogue).remove(0).info.black.name;
    assert_ne!(name(&catalogue), "이");
    let outcome = catalogue.add_in(Charset::of_name("EUC-KR"), &[folder.path().to_owned()], &mut |_| true).unwrap();
    assert_eq!((outcome.added, outcome.noted.len(), name(&catalogue).as_str()), (1, 0, "이"));
    assert_eq!(all(&catalogue).len(), 1, "the misread game is gone");
    assert_eq!(add(&mut catalogue, folder.path()), (0, 1, 0));
    fs::write(folder.path().join("a.sgf"), b"(;SZ[9]PB[\xc0\xcc];B[ee];W[cc])").unwrap();
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!(name(&catalogue), "이");
    let game = all(&catalogue).remove(0);
    assert_eq!(catalogue.read_game(&game).unwrap().record.info.black.name, "이");
}

#[test]
fn games_in_compressed_files_and_of_other_programs_are_added() {
    let folder = tempfile::tempdir().unwrap();
    let zip = |name: &str, files: &[(&str, &str)]| {
        let mut writer = ZipWriter::new(fs::File::create(folder.path().join(name)).unwrap());
        for (name, text) in files {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(text.as_bytes()).unwrap();
        }
        writer.finish().unwrap();
    };
    zip("old.zip", &[("x/a.sgf", "(;SZ[9]PB[a];B[ee])(;SZ[9]PB[b];B[dd])"), ("c.SGF", "(;SZ[9]PB[c];B[cc])")]);
    zip("package.zip", &[("games/d.sgf", "(;SZ[9]PB[d];B[ee])"), ("manifest.json", "{}")]);
    fs::write(folder.path().join("e.gib"), "\\HS\n\\[GAMEBLACKNAME=e (2D)\\]\n\\HE\nINI 0 1 0 &4\nSTO 0 2 1 3 3\n")
        .unwrap();
    fs::write(folder.path().join("notes.txt.gz"), b"\x1f\x8b").unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (5, 0, 0));
    for game in all(&catalogue) {
        assert_eq!(catalogue.read_game(&game).unwrap().record.info.black.name, game.info.black.name);
    }
    assert_eq!(add(&mut catalogue, folder.path()), (0, 5, 0));
    assert_eq!(catalogue.check(&mut |_| true).unwrap().damage, []);
    let outcome = catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!((outcome.added, outcome.refused.len()), (5, 0));
}

#[test]
fn comments_of_variations_and_the_remark_on_a_game_are_searched() {
    let folder = tempfile::tempdir().unwrap();
    let sgf = "(;SZ[9]PB[a]GC[played in the garden]ON[Chinese opening]US[Ito];B[ee]C[calm](;W[cc])(;W[gg]C[too slow]))";
    fs::write(folder.path().join("a.sgf"), sgf).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    for text in ["garden", "chinese opening", "ito", "calm", "too slow"] {
        let query = GameQuery { text: Some(text.to_owned()), ..GameQuery::default() };
        assert_eq!(black_names(&catalogue, &query), ["a"], "{text}");
    }
}

#[test]
fn a_search_says_that_the_catalogue_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let games: String = (0..300).map(|n| format!("(;SZ[9]PB[player {n}]PW[somebody];B[ee];W[cc])")).collect();
    fs::write(folder.path().join("games.sgf"), games).unwrap();
    let path = folder.path().join("catalogue.sqlite");
    add(&mut catalogue(folder.path()), folder.path());
    let search = || Catalogue::open_existing(&path)?.find(&player("player 7")).map(|found| found.total);
    assert_eq!((search().unwrap(), search().unwrap()), (1, 1));
    // A page in the middle, which this search does not read.
    let mut bytes = fs::read(&path).unwrap();
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    fs::write(&path, &bytes).unwrap();
    for _ in 0..2 {
        assert!(matches!(search(), Err(CatalogueError::Damaged { .. })));
    }
    // Half of the file.
    let half = bytes.len() / 2;
    let mut halved = bytes.clone();
    halved[half..].fill(0x5a);
    fs::write(&path, &halved).unwrap();
    assert!(matches!(search(), Err(CatalogueError::Damaged { .. })));
    fs::write(&path, &bytes).unwrap();
    let aside = Catalogue::set_aside(&path).unwrap();
    let games = folder.path().join("games.sgf").canonicalize().unwrap();
    assert_eq!(CatalogueSalvage::of(&aside).paths, [games]);
}

#[test]
fn a_name_that_was_read_in_the_set_that_its_file_states_is_exported_as_it_was_read() {
    // Bytes of GBK under the name of another set: as characters they look like UTF-8 that was read in the wrong set once more.
    let folder = tempfile::tempdir().unwrap();
    let names: [&[u8]; 2] = [b"\xd3\xe1\xb1\xf3", b"\xbd\xad\xce\xac\xbd\xdc"];
    let [black, white] = names;
    let sgf = [b"(;SZ[19]CA[ISO-8859-1]PB[", black, b"]PW[", white, b"];B[pd];W[dp])"].concat();
    fs::write(folder.path().join("game.sgf"), sgf).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    let [game] = &all(&catalogue)[..] else { panic!("one game") };
    let [black, white] = [&game.info.black.name, &game.info.white.name];
    let exported = catalogue.sgf_text(&catalogue.read_game(game).unwrap());
    assert!(exported.contains(&format!("CA[UTF-8]PB[{black}]PW[{white}]")), "{black:?}, {white:?}: {exported}");
}

#[test]
fn an_exported_game_with_characters_beyond_ascii_states_its_set() {
    let folder = tempfile::tempdir().unwrap();
    for (name, sgf) in
        [("a", "(;SZ[9]PB[王檄];B[ee])"), ("b", "(;SZ[9]PB[Ada];B[cc])"), ("c", "(;SZ[9]CA[utf-8]PB[Ö];B[gg])")]
    {
        fs::write(folder.path().join(name).with_extension("sgf"), sgf).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (3, 0, 0));
    let mut exported: Vec<String> =
        all(&catalogue).iter().map(|game| catalogue.sgf_text(&catalogue.read_game(game).unwrap())).collect();
    exported.sort();
    let written = |text: &str| text.replace('\n', "");
    let exported: Vec<String> = exported.iter().map(|text| written(text)).collect();
    assert_eq!(exported, ["(;CA[UTF-8]SZ[9]PB[王檄];B[ee])", "(;SZ[9]CA[utf-8]PB[Ö];B[gg])", "(;SZ[9]PB[Ada];B[cc])"]);
}
