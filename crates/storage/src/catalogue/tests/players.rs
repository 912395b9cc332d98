//! Who is who: a player is found by every name, counted as one, and forgotten with all of them.

use super::*;

const GAMES: [&str; 4] = [
    "(;SZ[9]PB[趙治勲]PW[Ada];B[ee])",
    "(;SZ[9]PB[조치훈]PW[Hua]C[조치훈은 잘 두었다, as Cho Chikun does];B[dd])",
    "(;SZ[9]PB[Ito]PW[Cho Chikun];B[cc])",
    "(;SZ[9]PB[赵治勋]PW[Joerg Mueller];B[ff])",
];

fn filled(folder: &Path) -> Catalogue {
    fs::write(folder.join("games.sgf"), GAMES.concat()).unwrap();
    let mut catalogue = catalogue(folder);
    assert_eq!(add(&mut catalogue, folder), (4, 0, 0));
    catalogue
}

fn games_of(catalogue: &Catalogue, name: &str) -> usize {
    catalogue.find(&player(name)).unwrap().total
}

#[test]
fn a_player_is_found_by_every_name_and_counted_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut catalogue = filled(folder.path());
    // Traditional and simplified characters are one name, and ue is ü.
    assert_eq!((games_of(&catalogue, "赵治勋"), games_of(&catalogue, "Jörg Müller")), (2, 1));
    catalogue.join_players(&["Cho Chikun", "趙治勲", "조치훈"]).unwrap();
    for catalogue in [catalogue, Catalogue::open_existing(&folder.path().join("catalogue.sqlite")).unwrap()] {
        for name in ["cho chikun", "趙治勲", "赵治勋", "조치훈"] {
            assert_eq!(games_of(&catalogue, name), 4, "{name}");
        }
        let first = catalogue.players().unwrap().remove(0);
        assert_eq!((first.name.as_str(), first.black, first.white), ("Cho Chikun", 3, 1));
    }
    let mut catalogue = Catalogue::open_existing(&folder.path().join("catalogue.sqlite")).unwrap();
    assert!(catalogue.part_players(&["조치훈"]).unwrap());
    assert_eq!((games_of(&catalogue, "조치훈"), games_of(&catalogue, "趙治勲")), (1, 3));
}

#[test]
fn who_is_forgotten_is_forgotten_by_every_name_in_comments_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut catalogue = filled(folder.path());
    catalogue.join_players(&["Cho Chikun", "趙治勲", "조치훈"]).unwrap();
    assert_eq!(catalogue.forget("조치훈").unwrap().games, 4);
    let table = fs::read_to_string(folder.path().join("catalogue.sqlite.players.csv")).unwrap();
    assert!(!table.contains("Cho"), "{table}");
    for found in catalogue.find(&GameQuery::default()).unwrap().games {
        let text = catalogue.sgf_text(&catalogue.read_game(&found).unwrap());
        for name in ["趙治勲", "조치훈", "Cho Chikun", "赵治勋"] {
            assert!(!text.contains(name), "{text}");
            assert!(![&found.info.black.name, &found.info.white.name].contains(&&name.to_owned()));
        }
    }
    catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    assert_eq!(games_of(&catalogue, "Cho Chikun"), 0);
}

#[test]
fn nonsense_is_not_joined_and_a_wrong_join_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut catalogue = filled(folder.path());
    assert!(matches!(catalogue.join_players(&["foo", "bar"]), Err(CatalogueError::NoPlayer { .. })));
    assert!(matches!(catalogue.join_players(&["Ada", " - "]), Err(CatalogueError::NoName { .. })));
    for one in [["Ada", "ADA"], ["趙治勲", "赵治勋"], ["Jörg Müller", "Mueller, Joerg"]] {
        assert!(matches!(catalogue.join_players(&one), Err(CatalogueError::OnePlayer { .. })), "{one:?}");
    }
    catalogue.join_players(&["Cho Chikun", "趙治勲"]).unwrap();
    catalogue.join_players(&["Ito", "Itoh"]).unwrap();
    let wrong = catalogue.join_players(&["Cho Chikun", "Ito"]).unwrap();
    assert_eq!((wrong.joined.clone(), wrong.unknown), (vec!["Ito".to_owned(), "Itoh".to_owned()], Vec::new()));
    assert_eq!(games_of(&catalogue, "ito"), 3);
    let names: Vec<&str> = wrong.joined.iter().map(String::as_str).collect();
    assert!(catalogue.part_players(&names).unwrap());
    assert_eq!((games_of(&catalogue, "itoh"), games_of(&catalogue, "cho chikun")), (1, 3));
}

#[test]
fn names_of_different_players_are_suggested_no_more_until_that_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("alike.sgf"), "(;SZ[9]PB[Jörg Müller]PW[J. Mueller];B[ee])").unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (1, 0, 0));
    let suggested = |catalogue: &Catalogue| {
        let pairs = catalogue.suggested_players().unwrap();
        pairs.into_iter().map(|pair| format!("{} = {}", pair.name, pair.other)).collect::<Vec<_>>()
    };
    let before = suggested(&catalogue);
    let (name, other) = ("J. Mueller", "Jörg Müller");
    assert_eq!(before, [format!("{name} = {other}")]);
    assert!(catalogue.tell_apart([name, other], true).unwrap());
    assert!(!catalogue.tell_apart([other, name], true).unwrap(), "that was said before");
    assert!(suggested(&catalogue).is_empty());
    // It is kept beside the catalogue.
    let mut again = Catalogue::open_existing(catalogue.path().unwrap()).unwrap();
    assert!(suggested(&again).is_empty());
    assert!(again.tell_apart([other, name], false).unwrap() && !again.tell_apart([other, name], false).unwrap());
    assert_eq!(suggested(&again), before);
    assert!(again.tell_apart([name, other], true).unwrap());
    let joined = again.join_players(&[name, other]).unwrap();
    assert_eq!(joined.were_different, [[name, other].map(str::to_owned)], "who joins them takes that back");
    assert_eq!(again.marks().different().count(), 0);
    for one in [[name, other], ["Ada", "ADA"]] {
        assert!(matches!(again.tell_apart(one, true), Err(CatalogueError::OnePlayer { .. })), "{one:?}");
    }
    assert!(matches!(again.tell_apart(["Ada", " - "], true), Err(CatalogueError::NoName { .. })));
}

#[test]
fn a_withheld_name_is_joined_with_no_other() {
    let folder = tempfile::tempdir().unwrap();
    for (n, name) in ["Jörg Müller", "Anna Berg"].iter().enumerate() {
        fs::write(folder.path().join(format!("{n}.sgf")), format!("(;SZ[9]PB[{name}]PW[Hua {n}];B[ee])")).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    catalogue.forget("Jörg Müller").unwrap();
    for withheld in ["Jörg Müller", "MUELLER, Joerg", "Jörg Müller 3d", "name withheld"] {
        for names in [["Anna Berg", withheld], [withheld, "Anna Berg"]] {
            assert!(matches!(catalogue.join_players(&names), Err(CatalogueError::Withheld)), "{names:?}");
            assert!(matches!(catalogue.tell_apart(names, true), Err(CatalogueError::Withheld)), "{names:?}");
        }
    }
    assert!(catalogue.authority().names_of("Anna Berg").is_empty());
    assert!(!folder.path().join("catalogue.sqlite.players.csv").exists());
}
