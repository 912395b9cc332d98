//! A withheld name is in no view of the catalogue in any spelling.

use std::fs;

use super::{add, catalogue, player};
use kifuscribe_archive::query::GameQuery;
use kifuscribe_archive::redaction::WITHHELD;

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
    let outcome = catalogue.forget("Anna-Lena Groß").unwrap();
    assert_eq!((outcome.games, outcome.alike), (spellings.len(), vec!["A. Gross".to_owned()]));
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
