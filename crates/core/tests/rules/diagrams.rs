//! docs/rules.md D.2: counting diagrams. X black, O white, x and o stones agreed dead; the text after the board
//! is `living b/w, territory b/w, shared, D`.

use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::rules::{Preset, Rules, SekiEyes};
use kifuscribe_core::game::score::{Terms, score};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::territory::Territory;

fn board(diagram: &str) -> DeadStones {
    let rows: Vec<&str> = diagram.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    let stones = Stones::from_rows(&rows.iter().map(|r| r.to_uppercase()).collect::<Vec<_>>()).unwrap();
    let dead: Vec<Point> = stones
        .size()
        .points()
        .filter(|p| rows[usize::from(p.row)].as_bytes()[usize::from(p.col)].is_ascii_lowercase())
        .collect();
    DeadStones::of(stones, &dead)
}

fn check(diagram: &str, expected: &str) {
    let area = Area::of(&board(diagram).removed());
    let pair = |f: &dyn Fn(Color) -> usize| format!("{}/{}", f(Color::Black), f(Color::White));
    let found = format!(
        "{}, {}, {}, {}",
        pair(&|c| area.living(c)),
        pair(&|c| area.territory(c)),
        area.shared(),
        area.difference()
    );
    assert_eq!(found, expected, "{diagram}");
}

const E03: &str = "
    .OX.XO.
    OOXXXOO
    XXX.XXX
    X.....X
    XXXXXXX
    OOOOOOO
    .......";

const E04: &str = "
    .XO.OX.
    XXOXOXX
    OOOXOOO
    XXXXXXX
    .......
    XXXXXXX
    .......";

const E06: &str = "
    XX.OO
    XX.OO
    XX.OO
    XX.OO
    XX.OO";

#[test]
fn every_counting_diagram() {
    check(".XO..\n.XO..\n.XO..\nXXO..\nOOO..", "5/7, 3/10, 0, -9");
    check(".XXO.O.\nXXXOOOO\nXXXXXXX\nOOOOOOO\n.O.O.O.\nOOOOOOO\n.......", "12/23, 1/13, 0, -23");
    check(E03, "20/13, 7/9, 0, 5");
    check(E04, "22/10, 16/0, 1, 28");
    check("..XOx\n..XOO\n..XO.\noXXO.\n.XOO.", "6/7, 8/4, 0, 3");
    check(E06, "10/10, 0/0, 5, 0");
    check(".X.\nX.X\n.X.", "4/0, 5/0, 0, 9");
}

#[test]
fn e03_agreeing_that_the_corners_are_dead_gives_them_to_black() {
    check(&E03.replace(".OX.XO.", ".oX.Xo.").replace("OOXXXOO", "ooXXXoo"), "20/7, 15/7, 0, 21");
}

#[test]
fn e04_eyes_in_seki_count_by_area_and_not_in_japan() {
    let stones = board(E04).removed();
    let p = |label| Point::from_label(label, stones.size()).unwrap();
    let without = Territory::of(&stones, &[]);
    let with = Territory::of(&stones, &[p("A6"), p("G6")]);
    assert_eq!((without.points, with.points, with.seki_points), ([16, 0], [14, 0], [2, 0]));
    assert_eq!(Area::of(&stones).difference(), 28);
    // An area count by which eyes in seki do not count either.
    let rules = |seki_eyes| Rules { seki_eyes, komi: HalfPoints::ZERO, ..Rules::preset(Preset::Area) };
    let margin = |rules| score(&stones, [0, 0], &[p("A6"), p("G6")], &Terms::even(rules)).margin.to_string();
    assert_eq!((margin(rules(SekiEyes::Count)), margin(rules(SekiEyes::Nothing))), ("28".into(), "26".into()));
}

#[test]
fn e06_an_area_tie_with_komi_8_cannot_place_its_stones() {
    use kifuscribe_core::count::expectation::{Counts, Feasible, expect};
    use kifuscribe_core::count::method::Method;
    let terms = Terms::even(Rules::preset(Preset::Ing));
    let e = expect(&Counts::of(&board(E06).removed()), &terms, &Method::of(&terms.rules));
    assert_eq!((e.feasible, e.shared_each, e.result.to_sgf().as_str()), (Feasible::Partly, 2, "W+8"));
    assert_eq!(e.compensation.unwrap().placed, 0);
}

#[test]
fn japanese_prisoners_count_dead_stones_too() {
    let dead = board("..XOx\n..XOO\n..XO.\noXXO.\n.XOO.");
    let mut terms = Terms::even(Rules::preset(Preset::Japanese));
    terms.komi = HalfPoints::ZERO;
    terms.prisoners = [2, 1];
    let score = score(&dead.removed(), Color::BOTH.map(|c| dead.count(c)), &[], &terms);
    // Black: 8 points, 2 prisoners, the dead white stone; White: 4, 1, the dead black stone.
    assert_eq!((score.margin.to_string().as_str(), score.prisoners), ("5", [3, 2]));
}
