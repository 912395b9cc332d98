//! A withheld name is in no view of the catalogue in any spelling.

use std::fs;

use super::super::{Catalogue, withheld_stamps};
use super::{add, catalogue, player};
use kifuscribe_archive::query::{FoundGame, GameQuery};
use kifuscribe_archive::redaction::{Redaction, WITHHELD};
use kifuscribe_formats::sgf;
use kifuscribe_formats::sgf::charset::Charset;

#[test]
fn a_forgotten_name_is_found_in_no_spelling_and_what_is_like_it_is_named() {
    let spellings = [
        "Anna-Lena Groß",
        "Anna Lena Groß",
        "GROSS, Anna-Lena",
        "Anna-Lena Gro&szlig;",
        "Anna-Lena GroÃŸ",
        "AnnaLenaGross",
        "Gross Annalena",
    ];
    let folder = tempfile::tempdir().unwrap();
    for (n, name) in spellings.iter().enumerate() {
        let sgf = format!("(;SZ[9]PB[{name}]PW[Hua {n}]EV[Cup {n}];B[ee]C[won by {name} today])");
        fs::write(folder.path().join(format!("{n}.sgf")), sgf).unwrap();
    }
    fs::write(folder.path().join("like.sgf"), "(;SZ[9]PB[A. Gross]PW[Anna Lena Grosz];B[cc])").unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let listed = catalogue.would_forget("Anna-Lena Groß").unwrap();
    assert_eq!(catalogue.find(&player("gross")).unwrap().games.len(), 5, "nothing is withheld so far");
    let outcome = catalogue.forget("Anna-Lena Groß").unwrap();
    assert_eq!(outcome, listed);
    assert_eq!(outcome.games, spellings.len());
    assert_eq!(outcome.stays.keys().collect::<Vec<_>>(), ["A. Gross", "Anna Lena Grosz", "AnnaLenaGross"]);
    assert_eq!(catalogue.find(&player("gross")).unwrap().games.len(), 1, "the other name with this word");
    let text = GameQuery { text: Some("lena".to_owned()), ..GameQuery::default() };
    assert_eq!(catalogue.find(&text).unwrap().games.len(), 1);
    let games = catalogue.find(&player("Hua")).unwrap().games;
    assert_eq!(games.len(), spellings.len());
    for game in games {
        assert_eq!(game.info.black.name, WITHHELD, "{}", game.path.display());
    }
}

#[test]
fn a_name_of_one_word_takes_no_longer_name_and_what_it_takes_and_leaves_is_listed_before() {
    let folder = tempfile::tempdir().unwrap();
    let games = [
        "(;SZ[9]PB[Berg]PW[Hua];B[ee]C[Berg wins, Bergs move])",
        "(;SZ[9]PB[Anna Berg]PW[Bergmann];B[cc]C[against Bergmann])",
        "(;SZ[9]PB[Ada]PW[Emmy];B[dd]C[as Berg and B. Berger played])",
    ];
    for (n, sgf) in games.iter().enumerate() {
        fs::write(folder.path().join(format!("{n}.sgf")), sgf).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let outcome = catalogue.forget("Berg").unwrap();
    assert_eq!(outcome.games, 2);
    assert_eq!(outcome.taken.keys().collect::<Vec<_>>(), ["Berg", "Berg wins", "as Berg and"]);
    assert_eq!(outcome.stays.keys().collect::<Vec<_>>(), ["Anna Berg", "Berger", "Bergs"]);
    let games = catalogue.find(&GameQuery::default()).unwrap().games;
    let mut players: Vec<&str> = games.iter().map(|game| game.info.black.name.as_str()).collect();
    players.sort_unstable();
    assert_eq!(players, ["Ada", "Anna Berg", WITHHELD]);
    let anna = games.iter().find(|game| game.info.black.name == "Anna Berg").unwrap();
    assert!(catalogue.sgf_text(&catalogue.read_game(anna).unwrap()).contains("PB[Anna Berg]"));
    fs::remove_file(folder.path().join("1.sgf")).unwrap();
    catalogue.forget("Hua").unwrap();
    assert_eq!(catalogue.find(&player("Anna")).unwrap().games.len(), 1, "the game of a file that is gone");
}

#[test]
fn a_player_is_found_under_every_name_by_a_part_of_one() {
    let folder = tempfile::tempdir().unwrap();
    for (n, name) in ["Jörg Müller", "约尔格·米勒", "Joerg Mueller", "Anna Müller", "米勒"].iter().enumerate()
    {
        fs::write(folder.path().join(format!("{n}.sgf")), format!("(;SZ[9]PB[{name}]PW[Hua {n}];B[ee])")).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    catalogue.join_players(&["Jörg Müller", "约尔格·米勒"]).unwrap();
    let found = |name: &str| catalogue.find(&player(name)).unwrap().games.len();
    assert_eq!(["Jörg Müller", "约尔格·米勒", "米勒", "Müller", "Hua"].map(found), [3, 3, 4, 4, 5]);
}

#[test]
fn a_name_in_any_text_of_a_game_is_listed_and_withheld() {
    let properties = [
        "RO", "RE", "DT", "KM", "HA", "RU", "BR", "WR", "BT", "PC", "GN", "CP", "AP", "OT", "PL", "ST", "TC", "TM",
        "XX", "SO", "US", "AN", "ON", "GC", "N", "C", "EV", "PW",
    ];
    let folder = tempfile::tempdir().unwrap();
    for property in properties {
        for player in ["Ada", "Jörg Müller"] {
            let sgf = format!("(;SZ[9]PB[{player}]{property}[Jörg Müller];B[ee])");
            fs::write(folder.path().join(format!("{property}-{}.sgf", &player[..1])), sgf).unwrap();
        }
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let listed = catalogue.would_forget("Jörg Müller").unwrap();
    assert_eq!(listed.games, 2 * properties.len());
    assert_eq!(catalogue.forget("Jörg Müller").unwrap(), listed);
    let games = catalogue.find(&GameQuery::default()).unwrap().games;
    assert_eq!(games.len(), 2 * properties.len());
    for game in games {
        let shown = format!("{:?} {:?}", game.info, game.written);
        assert!(!shown.contains("Müller"), "{}: {shown}", game.path.display());
        let sgf = catalogue.sgf_text(&catalogue.read_game(&game).unwrap());
        assert!(!sgf.contains("Müller"), "{}: {sgf}", game.path.display());
    }
    drop(catalogue);
    let bytes = fs::read(folder.path().join("catalogue.sqlite")).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("Müller"));
}

#[test]
fn a_longer_name_in_chinese_characters_stays_a_players_name() {
    let folder = tempfile::tempdir().unwrap();
    for (n, name) in ["柯洁", "王柯洁"].iter().enumerate() {
        fs::write(folder.path().join(format!("{n}.sgf")), format!("(;SZ[9]PB[{name}]PW[Hua];B[ee])")).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let outcome = catalogue.forget("柯洁").unwrap();
    assert_eq!(outcome.games, 1);
    assert_eq!(outcome.taken.keys().collect::<Vec<_>>(), ["柯洁"]);
    let games = catalogue.find(&GameQuery::default()).unwrap().games;
    let mut players: Vec<&str> = games.iter().map(|game| game.info.black.name.as_str()).collect();
    players.sort_unstable();
    assert_eq!(players, [WITHHELD, "王柯洁"]);
}

#[test]
fn the_games_that_hold_a_name_are_those_of_which_reading_each_game_says_so() {
    let names = ["Jörg Müller", "Li", "Lee Se-dol", "柯洁", "Anna Berg"];
    let texts = [
        "Joerg Mueller",
        "J&ouml;rg M&uuml;ller",
        "MüllerJörg",
        "J\\ö\\\nrg Müller",
        "Jörg and Müller",
        "Li",
        "li na",
        "LEE SEDOL",
        "柯洁九段",
        "王柯洁",
        "see ;B[li] and Anna Berg",
        "Anna [m] ;W[li",
        "A. Berg",
        "Anna Berg",
        "柯洁",
    ];
    let games: Vec<String> = (0..)
        .zip(texts.iter().flat_map(|text| [("PB", text), ("C", text), ("LB", text)]))
        .map(|(n, (property, text))| format!("(;GM[1]SZ[19]PW[Hua {n}]{property}[{text}];B[li];W[aa])\n"))
        .collect();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("all.sgf"), games.concat()).unwrap();
    fs::write(folder.path().join("broken.sgf"), format!("(;C[cut off\n{}", games.concat().replace("Hua", "Ada")))
        .unwrap();
    let gbk = Charset::of_name("GBK").unwrap();
    let gbk = gbk.encode("(;GM[1]CA[GBK]SZ[19]PB[王柯洁]PW[古力]C[柯潔 x];B[aa])").unwrap().into_owned();
    fs::write(folder.path().join("gbk.sgf"), gbk).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let all = catalogue.find(&GameQuery { limit: None, ..GameQuery::default() }).unwrap().games;
    assert!(all.len() > 2 * texts.len(), "{}", all.len());
    for name in names {
        let mut redaction = Redaction::default();
        redaction.add(name);
        let holds = |game: &&FoundGame| {
            let sgf = catalogue.read_game(game).unwrap().sgf;
            redaction.sgf_text(&sgf) != written_again(&sgf)
        };
        let expected = all.iter().filter(holds).count();
        assert!(expected > 0, "{name}");
        assert_eq!(catalogue.would_forget(name).unwrap().games, expected, "{name}");
    }
}

/// A game as it is written again with no name withheld.
fn written_again(sgf: &str) -> String {
    sgf::read_collection(sgf.as_bytes()).unwrap().to_sgf()
}

#[test]
fn who_reads_the_catalogue_again_after_a_name_was_withheld_is_not_told_to_read_it_once_more() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Anna Berg]PW[Hua];B[ee])").unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let mut catalogue = Catalogue::open(&path).unwrap();
    add(&mut catalogue, folder.path());
    let before = withheld_stamps(&path);
    catalogue.forget("Anna Berg").unwrap();
    drop(catalogue);
    let after = withheld_stamps(&path);
    assert!(before[0] != after[0] && before[1] != after[1]);
    let reading = Catalogue::open_existing(&path).unwrap();
    assert_eq!(reading.find(&player("Hua")).unwrap().games.len(), 1);
    assert_eq!(withheld_stamps(&path), after, "while it is open");
    drop(reading);
    assert_eq!(withheld_stamps(&path), after, "once it is closed");
}

#[test]
fn a_name_of_the_person_in_another_case_is_listed_in_games_of_others_too() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Petr Marek]PW[Hua];B[ee])").unwrap();
    let told = "(;SZ[9]PB[Hua]PW[Jrg Mller];B[cc]C[tah Petra Marka];W[gg]C[Marka z Prahy])";
    fs::write(folder.path().join("b.sgf"), told).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let stays = |name: &str| catalogue.would_forget(name).unwrap().stays.into_keys().collect::<Vec<_>>();
    assert_eq!(stays("Petr Marek"), ["Petra Marka"]);
    assert_eq!(stays("Jörg Müller"), ["Jrg Mller"]);
}

#[test]
fn a_program_that_was_open_before_a_name_was_withheld_enters_it_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, sgf: &str| fs::write(folder.path().join(name), sgf).unwrap();
    write("a.sgf", "(;SZ[9]PB[Anna Berg]PW[Hua];B[ee])");
    let mut adding = catalogue(folder.path());
    add(&mut adding, folder.path());
    let mut forgetting = catalogue(folder.path());
    assert_eq!(forgetting.forget("Anna Berg").unwrap().games, 1);
    write("b.sgf", "(;SZ[9]PB[Hua]PW[Berg, Anna];B[cc])");
    add(&mut adding, folder.path());
    assert_eq!(forgetting.find(&player("Hua")).unwrap().games.len(), 2);
    assert_eq!(forgetting.find(&player("Berg")).unwrap().games.len(), 0);
}
