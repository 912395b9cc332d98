//! Positions anywhere, in variations and on terms; the games of a search year by year.

use super::*;
use kifuscribe_archive::free_matcher::PatternFreedom;
use kifuscribe_archive::position_search::PositionTerms;
use kifuscribe_archive::query::{VariationStanding, YearProfile};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_formats::sgf;

const GAMES: [&str; 3] = [
    "(;SZ[9]PB[a]DT[1990-01-02]RE[B+R];B[ee];W[cc];B[fe];W[gg])",
    "(;SZ[9]PB[b]DT[1990]RE[W+R];B[gg](;W[cc];B[aa])(;W[gf];B[ac];W[hf](;B[bb])(;B[ba])))",
    "(;SZ[9]PB[c]RE[W+3.5];B[cc];W[dd])",
];

/// Two stones of one colour side by side, wherever they lie.
fn pair(terms: PositionTerms) -> GameQuery {
    let record = sgf::read(b"(;SZ[9]AB[ee][fe])").unwrap().record;
    let pattern = BoardPattern::region(record.start().stones().clone(), Point::new(4, 4), Point::new(5, 4));
    let freedom = PatternFreedom { is_anywhere: true, ..terms.freedom };
    GameQuery { position: Some(pattern), terms: PositionTerms { freedom, ..terms }, ..GameQuery::default() }
}

#[test]
fn a_shape_is_found_anywhere_and_in_variations_which_are_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.sgf"), GAMES.concat()).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (3, 0, 0));
    for _ in 0..2 {
        let found = catalogue.find(&pair(PositionTerms::default())).unwrap();
        let at: Vec<_> = found.games.iter().map(|game| (game.info.black.name.as_str(), game.at.as_slice())).collect();
        assert_eq!(at, [("a", &[3, 4][..])]);
        let all = PositionTerms { with_variations: true, ..PositionTerms::default() };
        let found = catalogue.find(&pair(all.clone())).unwrap();
        assert_eq!((found.games.len(), found.total), (2, 2));
        let b = found.games.iter().find(|game| game.info.black.name == "b").unwrap();
        let variation = |variation, after, at: &[usize]| VariationStanding { variation, after, at: at.to_vec() };
        // In the second variation of the file it stands after its own move only.
        assert_eq!(
            (b.at.len(), b.in_variations.as_slice()),
            (0, &[variation(1, 1, &[4, 5]), variation(2, 4, &[5])][..])
        );
        let limited = GameQuery { player: Some("b".to_owned()), ..pair(PositionTerms { to_move: Some(4), ..all }) };
        assert_eq!(catalogue.find(&limited).unwrap().games[0].in_variations, [variation(1, 1, &[4])]);
        let white = PositionTerms { next_to_move: Some(Color::White), ..PositionTerms::default() };
        assert_eq!(catalogue.find(&pair(white)).unwrap().games[0].at, [3]);
        catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
    }
}

#[test]
fn the_games_of_a_search_are_counted_year_by_year() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.sgf"), GAMES.concat()).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let year = |year, games, black_wins, white_wins| YearProfile { year, games, black_wins, white_wins };
    let all = catalogue.find(&GameQuery::default()).unwrap();
    assert_eq!(all.years, [year(None, 1, 0, 1), year(Some(1990), 2, 1, 1)]);
    assert_eq!(catalogue.find(&player("a")).unwrap().years, [year(Some(1990), 1, 1, 0)]);
    assert_eq!(catalogue.find(&pair(PositionTerms::default())).unwrap().years, [year(Some(1990), 1, 1, 0)]);
}

#[test]
fn the_games_of_two_players_and_those_of_a_rank_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let game = |names: &str| format!("(;SZ[9]{names};B[ee])");
    let games =
        ["PB[Ada]PW[Hua]BR[9p]", "PB[Hua]PW[Ada]WR[九段]", "PB[Ada]PW[Emmy]BR[9 dan]", "PB[Hua]PW[Emmy]WR[1k?]"];
    fs::write(folder.path().join("games.sgf"), games.map(game).concat()).unwrap();
    let mut catalogue = catalogue(folder.path());
    add(&mut catalogue, folder.path());
    let of = |player: &str, opponent: &str| {
        let query = GameQuery { opponent: Some(opponent.to_owned()), ..self::player(player) };
        black_names(&catalogue, &query)
    };
    assert_eq!(of("ada", "hua"), ["Ada", "Hua"]);
    assert_eq!((of("ada", "emmy"), of("emmy", "hua")), (vec!["Ada".to_owned()], vec!["Hua".to_owned()]));
    assert!(of("ada", "ada").is_empty(), "nobody meets herself");
    let alone = GameQuery { opponent: Some("emmy".to_owned()), ..GameQuery::default() };
    assert_eq!(black_names(&catalogue, &alone), ["Ada", "Hua"]);
    let ranked =
        |rank: &str| catalogue.find(&GameQuery { rank: Rank::parse(rank), ..GameQuery::default() }).unwrap().total;
    assert_eq!(["9p", "9d", "1k", "2k"].map(ranked), [2, 2, 1, 0]);
}

#[test]
fn tags_and_searches_outlive_the_catalogue_and_narrow_a_search() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.sgf"), GAMES.concat()).unwrap();
    let mut first = catalogue(folder.path());
    add(&mut first, folder.path());
    let found = first.find(&GameQuery::default()).unwrap().games;
    let of = |name: &str| found.iter().find(|game| game.info.black.name == name).unwrap().hash;
    let (a, b) = (of("a"), of("b"));
    first.change_marks(|marks| [a, b].into_iter().for_each(|game| marks.tag(game, "Ko"))).unwrap();
    first.change_marks(|marks| marks.set_note(a, "look again")).unwrap();
    drop(first);
    fs::remove_file(folder.path().join("catalogue.sqlite")).unwrap();
    let mut again = catalogue(folder.path());
    add(&mut again, folder.path());
    let ko = GameQuery { tag: Some("ko".to_owned()), ..GameQuery::default() };
    assert_eq!((black_names(&again, &ko), again.marks().note(a)), (vec!["a".to_owned(), "b".to_owned()], "look again"));
    let among = again.numbers(&ko).unwrap();
    let won = GameQuery { result: Some("W+".to_owned()), among: Some(among), ..GameQuery::default() };
    assert_eq!(black_names(&again, &won), ["b"]);
    let none = GameQuery { among: Some(Vec::new()), ..pair(PositionTerms::default()) };
    assert_eq!(again.find(&none).unwrap().total, 0);
    fs::write(folder.path().join("catalogue.sqlite.marks.json"), "no marks").unwrap();
    assert!(
        Catalogue::open(&folder.path().join("catalogue.sqlite")).is_err(),
        "a file of something else is not overwritten"
    );
}

#[test]
fn many_games_are_read_piece_by_piece_each_with_its_copies() {
    let folder = tempfile::tempdir().unwrap();
    let letter = |n: usize| char::from(b'a' + n as u8);
    // Every hundredth game is there twice.
    let game = |n: usize| {
        let moves: String =
            (0..12).map(|i| format!(";{}[{}{}]", ["B", "W"][i % 2], letter(i), letter(n >> i & 1))).collect();
        format!("(;SZ[19]PB[{n}]DT[{}]{moves})", 1990 + n % 30)
    };
    let copies = (0..2_500).step_by(100).map(|n| game(n).replace("PB[", "PB[copy "));
    fs::write(folder.path().join("games.sgf"), (0..2_500).map(game).chain(copies).collect::<String>()).unwrap();
    let mut catalogue = catalogue(folder.path());
    assert_eq!(add(&mut catalogue, folder.path()), (2_525, 0, 0));
    let pattern = BoardPattern::region(
        sgf::read(b"(;SZ[19]AB[aa])").unwrap().record.start().stones().clone(),
        Point::new(0, 0),
        Point::new(1, 1),
    );
    let terms = PositionTerms {
        freedom: PatternFreedom { has_fixed_colors: true, ..Default::default() },
        ..Default::default()
    };
    for query in [
        GameQuery::default(),
        GameQuery { limit: Some(1_700), ..GameQuery::default() },
        GameQuery { limit: Some(20), ..GameQuery::default() },
        GameQuery { position: Some(pattern), terms, ..GameQuery::default() },
    ] {
        let whole = catalogue.find(&query).unwrap();
        let found = catalogue.matching(&query).unwrap();
        let pieces: Vec<_> = catalogue.pieces(&found).map(Result::unwrap).collect();
        assert!(whole.games.len() < 1_000 || pieces.len() > 1);
        let (games, same): (Vec<_>, Vec<_>) = pieces.into_iter().flatten().unzip();
        assert_eq!((&games, found.total), (&whole.games, whole.total));
        for (game, same) in games.iter().zip(same) {
            assert_eq!(same, catalogue.same_moves(game).unwrap(), "{}", game.info.black.name);
        }
    }
    let all = catalogue.matching(&GameQuery::default()).unwrap();
    let twice = catalogue.pieces(&all).flat_map(Result::unwrap).filter(|(_, same)| !same.is_empty()).count();
    assert_eq!(twice, 50);
}
