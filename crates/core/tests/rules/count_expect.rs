//! docs/rules.md D.1: what a correct fill must show, from the numbers of the position.

use kifuscribe_core::count::expectation::{Counts, Expectation, Feasible, Guard, expect};
use kifuscribe_core::count::method::{Method, OddPoint};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::rules::{Preset, Rules, StoneSet};
use kifuscribe_core::game::score::Terms;
use kifuscribe_words::ledger_text;

/// id | points | living b/w | territory b/w | shared | c | compensation White's/Black's | eB/eW | losing |
/// empty at | result | feasible. Where the fill is not fully feasible, eB/eW and losing are those of the full
/// compensation. Ties are given as Ing's rules decide them.
const CASES: &str = "
    F01 | 361 | 120/118 |   66/57 |   0 |    8 | 4/0 |     2/-1 |   1 | black block | B+3     | -
    F02 | 361 | 130/128 |   54/49 |   0 |  7.5 | 3/0 |      1/0 |   0 | black block | W+0.5   | -
    F03 | 361 | 130/128 |   54/49 |   0 |  6.5 | 3/0 |      1/0 |   0 | black block | B+0.5   | -
    F04 |  81 |   22/21 |   20/18 |   0 |    8 | 4/0 |     -2/3 |   2 | white block | W+5     | -
    F05 | 361 | 121/119 |   62/58 |   1 |    8 | 4/0 |     -1/1 |   1 | shared      | W+2     | -
    F06 | 361 | 122/118 |   62/58 |   1 |    8 | 4/0 |      0/0 |   0 | shared      | B+0     | -
    F07 | 361 | 120/118 |   64/57 |   2 |    8 | 4/0 |      1/0 |   0 | black block | B+1     | -
    F08 | 361 | 110/108 |   70/60 |  13 |    8 | 4/0 |     2/-2 |   2 | shared      | B+4     | -
    F09 | 361 | 120/118 |   66/57 |   0 |   12 | 6/0 |      0/1 |   0 | white block | W+1     | -
    F10 | 361 | 120/118 |   66/57 |   0 |    4 | 2/0 |     4/-3 |   3 | black block | B+7     | -
    F11 | 361 | 120/118 |   66/57 |   0 |   -4 | 0/2 |     8/-7 |   7 | black block | B+15    | -
    F12 | 361 | 119/119 |   62/61 |   0 |    6 | 3/0 |     -2/3 |   2 | white block | W+5     | -
    F13 | 361 | 125/115 |   70/51 |   0 |   -4 | 0/2 |   17/-16 |  16 | black block | B+33    | -
    F14 | 361 | 128/112 |   66/55 |   0 |    2 | 1/0 |   13/-12 |  12 | black block | B+25    | -
    F15 | 361 | 128/112 |   66/55 |   0 |    3 | 1/0 |   12/-12 |  12 | reserved    | B+24    | -
    F16 | 361 | 128/112 |   66/54 |   1 |    3 | 1/0 |   13/-12 |  12 | black block | B+25    | -
    F17 | 361 | 130/112 |   54/64 |   1 |    9 | 4/0 |      0/1 |   0 | white block | W+1     | -
    F18 | 361 | 120/118 |   66/57 |   0 |    9 | 4/0 |     1/-1 |   1 | reserved    | B+2     | -
    F19 | 361 | 120/118 |   66/57 |   0 |    3 | 1/0 |     4/-4 |   4 | reserved    | B+8     | -
    F20 | 361 | 120/118 |   66/57 |   0 |  7.5 | 3/0 |     3/-2 |   2 | black block | B+3.5   | -
    F21 | 361 | 120/118 |   66/57 |   0 |   -5 | 0/2 |     8/-8 |   8 | reserved    | B+16    | -
    F22 | 361 |  150/92 |   2/117 |   0 |    8 | 4/0 |   -32/33 |  32 | -           | W+65    | partly
    F23 | 361 | 160/100 |    0/97 |   4 |    8 | 4/0 |   -22/23 |  22 | -           | W+45    | partly
    F24 | 361 |    60/0 |   301/0 |   0 |    8 | 4/0 | 177/-176 | 176 | black block | B+353   | -
    F25 | 361 |     0/0 |     0/0 | 361 |    8 | 4/0 |     -4/4 |   4 | -           | W+8     | partly
    F26 | 361 | 181/100 |   50/30 |   0 |    8 | 4/0 |   47/-46 |  46 | -           | B+93    | no
    F27 | 361 | 100/178 |   70/13 |   0 |    8 | 4/0 |   -14/15 |  14 | -           | W+29    | partly
    F28 |  81 |   25/24 |     6/5 |  21 |    8 | 4/0 |     -3/3 |   3 | shared      | W+6     | -
    F29 |  25 |     6/6 |     7/6 |   0 |    0 | 0/0 |      1/0 |   0 | black block | B+1     | -
    F30 |  49 |   24/24 |     0/0 |   1 |    0 | 0/0 |      0/0 |   0 | shared      | B+0     | -
    F31 | 361 | 119/118 |   66/58 |   0 |    8 | 4/0 |      1/0 |   0 | black block | B+1     | -
    F32 | 361 | 119/118 |   65/59 |   0 |    8 | 4/0 |      0/1 |   0 | white block | W+1     | -
    F33 | 361 | 122/118 |   61/59 |   1 |  7.5 | 3/0 |      0/0 |   0 | shared      | W+1.5   | -
    F34 | 361 | 118/121 |   60/62 |   0 |  6.5 | 3/0 |     -5/6 |   5 | white block | W+11.5  | -
    F35 | 169 |   50/49 |   36/34 |   0 |    8 | 4/0 |     -2/3 |   2 | white block | W+5     | -
    F36 | 289 |   90/88 |   60/50 |   1 |    8 | 4/0 |     2/-2 |   2 | shared      | B+4     | -
";

fn pair<T: std::str::FromStr>(text: &str) -> [T; 2]
where
    T::Err: std::fmt::Debug,
{
    let (a, b) = text.trim().split_once('/').unwrap();
    [a.parse().unwrap(), b.parse().unwrap()]
}

fn terms(owed: &str, preset: Preset, handicap: usize) -> Terms {
    Terms { komi: HalfPoints::parse(owed).unwrap(), handicap, ..Terms::even(Rules::preset(preset)) }
}

fn case(id: &str) -> (Counts, String) {
    let line = CASES.lines().find(|l| l.trim_start().starts_with(id)).unwrap();
    let f: Vec<&str> = line.split('|').map(str::trim).collect();
    let counts = Counts {
        points: f[1].parse().unwrap(),
        living: pair(f[2]),
        territory: pair(f[3]),
        shared: f[4].parse().unwrap(),
    };
    (counts, f[5].to_owned())
}

fn expectation(id: &str, preset: Preset) -> Expectation {
    let (counts, owed) = case(id);
    let terms = terms(&owed, preset, 0);
    expect(&counts, &terms, &Method::of(&terms.rules))
}

#[test]
fn every_fill_count_case() {
    let mut seen = 0;
    for line in CASES.lines().filter(|l| !l.trim().is_empty()) {
        let f: Vec<&str> = line.split('|').map(str::trim).collect();
        let id = f[0];
        let e = expectation(id, Preset::Ing);
        let compensation: [usize; 2] = pair(f[6]);
        let due = |color: kifuscribe_core::game::color::Color| {
            e.compensation.filter(|c| c.color == color).map_or(0, |c| c.due)
        };
        assert_eq!(kifuscribe_core::game::color::Color::BOTH.map(due), [compensation[1], compensation[0]], "{id}");
        assert_eq!(e.nominal, pair::<i32>(f[7]), "{id}");
        assert_eq!(e.nominal.iter().map(|e| -e).max().unwrap().max(0).to_string(), f[8], "{id} losing stones");
        let feasible = match f[11] {
            "-" => Feasible::Yes,
            "partly" => Feasible::Partly,
            _ => Feasible::No,
        };
        assert_eq!(e.feasible, feasible, "{id} {:?}", e.guards);
        if feasible == Feasible::Yes {
            assert_eq!(e.empty_at.name(), f[9], "{id}");
            assert_eq!(e.losing_stones().to_string(), f[8], "{id}");
        }
        if feasible != Feasible::No {
            assert_eq!(e.margin_of(e.shown), e.margin, "{id}: board and arithmetic give the margin");
        }
        assert_eq!(e.result.to_sgf(), f[10], "{id}");
        seen += 1;
    }
    assert_eq!(seen, 36);
}

#[test]
fn f06_an_exact_tie_goes_where_the_rules_send_it() {
    let (counts, owed) = case("F06");
    let result = |preset, handicap| {
        let terms = terms(&owed, preset, 0);
        // The handicap decides the tie; its points are part of c in the table.
        let terms = Terms { komi: terms.komi - HalfPoints::points(handicap), handicap: handicap as usize, ..terms };
        expect(&counts, &terms, &Method::of(&terms.rules)).result.to_sgf()
    };
    assert_eq!(result(Preset::Ing, 0), "B+0");
    assert_eq!(result(Preset::IngEgf, 0), "0");
    assert_eq!(result(Preset::IngAga, 0), "B+0");
    assert_eq!(result(Preset::IngAga, 2), "W+0");
}

#[test]
fn partial_compensation_is_settled_by_arithmetic() {
    // Two of four stones fit into Black's two points; four points are left to arithmetic.
    let e = expectation("F22", Preset::Ing);
    assert_eq!((e.compensation.unwrap().placed, e.guards.as_slice()), (2, [Guard::TerritoryTooSmall].as_slice()));
    assert_eq!((e.shown, e.settled.to_string().as_str(), e.losing_stones()), (-61, "4", 30));
    let e = expectation("F25", Preset::Ing);
    assert_eq!(e.guards, [Guard::TerritoryTooSmall, Guard::TooFewStones]);
    assert_eq!((e.shown, e.settled.to_string().as_str()), (0, "8"));
    let e = expectation("F27", Preset::Ing);
    assert_eq!((e.compensation.unwrap().placed, e.guards.as_slice()), (2, [Guard::TooFewStones].as_slice()));
    assert_eq!(expectation("F26", Preset::Ing).guards, [Guard::TooManyStones]);
}

#[test]
fn a_game_that_is_not_finished_has_no_more_stones_than_a_bowl_holds() {
    // 27 stones of a bowl's 40, and most of the board belongs to neither side yet.
    let counts = Counts { points: 81, living: [27, 1], territory: [0, 0], shared: 53 };
    let terms = terms("8", Preset::Ing, 0);
    let e = expect(&counts, &terms, &Method::of(&terms.rules));
    assert_eq!((e.guards.as_slice(), e.feasible), ([Guard::SharedTooLarge { shared: 53 }].as_slice(), Feasible::No));
}

#[test]
fn an_empty_board_is_a_tie_only_where_nothing_is_owed() {
    // docs/rules.md B.4 gives V = 0 and the tie rule; F25 gives W+8. Both hold: the stones of a compensation cannot be
    // placed, the board shows nothing, and what is owed is settled by arithmetic.
    let (counts, _) = case("F25");
    let result = |owed: &str| {
        let terms = terms(owed, Preset::Ing, 0);
        let e = expect(&counts, &terms, &Method::of(&terms.rules));
        (e.shown, e.result.to_sgf())
    };
    assert_eq!((result("0"), result("8")), ((0, "B+0".to_owned()), (0, "W+8".to_owned())));
}

#[test]
fn the_odd_point_can_be_settled_by_arithmetic() {
    let (counts, owed) = case("F15");
    let terms = terms(&owed, Preset::IngAga, 0);
    let method = Method { odd: OddPoint::Arithmetic, ..Method::of(&terms.rules) };
    let e = expect(&counts, &terms, &method);
    assert_eq!((e.reserved, e.shown, e.settled.to_string().as_str()), (None, 25, "1"));
    assert_eq!((e.empty_at.name(), e.result.to_sgf().as_str()), ("black block", "B+24"));
}

#[test]
fn the_reserved_point_needs_room() {
    // c = 3: one stone fits into Black's only point, the point to keep empty does not.
    let counts = Counts { points: 361, living: [150, 100], territory: [1, 110], shared: 0 };
    let terms = terms("3", Preset::IngAga, 0);
    let e = expect(&counts, &terms, &Method::of(&terms.rules));
    assert_eq!((e.feasible, e.guards.as_slice()), (Feasible::Partly, [Guard::NoRoomForOddPoint].as_slice()));
    assert_eq!((e.reserved, e.settled.to_string().as_str(), e.margin_of(e.shown)), (None, "1", e.margin));
}

#[test]
fn an_even_board_and_an_odd_set_are_named() {
    let terms = terms("8", Preset::Ing, 0);
    let even = Counts { points: 36, living: [9, 9], territory: [9, 9], shared: 0 };
    let e = expect(&even, &terms, &Method::of(&terms.rules));
    assert_eq!(
        (e.feasible, e.guards.as_slice(), e.result.to_sgf().as_str()),
        (Feasible::No, [Guard::EvenBoard].as_slice(), "W+8")
    );
    let (counts, _) = case("F01");
    let method = Method { bowls: Some([181, 180]), ..Method::of(&terms.rules) };
    let e = expect(&counts, &terms, &method);
    assert_eq!(e.guards, [Guard::OddSet { black: 181, white: 180 }]);
    // The same follows from rules whose set has a black stone more, unless the bowls were counted.
    let rules = Rules { set: StoneSet::BlackOneMore, ..terms.rules.clone() };
    let terms = Terms { rules, ..terms };
    assert_eq!(expect(&counts, &terms, &Method::of(&terms.rules)).guards, [Guard::OddSet { black: 181, white: 180 }]);
    let method = Method { bowls: Some([180, 180]), ..Method::of(&terms.rules) };
    assert!(expect(&counts, &terms, &method).guards.is_empty());
}

#[test]
fn the_account_can_be_checked_by_hand() {
    let (counts, owed) = case("F01");
    let terms = terms(&owed, Preset::IngEgf, 0);
    let e = expect(&counts, &terms, &Method::of(&terms.rules));
    assert_eq!(
        ledger_text::text(&e.ledger(&terms)),
        "Black's area: 120 living stones + 66 points of territory = 186\n\
         White's area: 118 living stones + 57 points of territory = 175\n\
         Difference: 186 - 175 = 11\n\
         Points to White: komi = 8\n\
         Margin: 11 - 8 = 3\n\
         Stones of each colour: (361 - 1) / 2 = 180\n\
         White stones as compensation in Black's territory: 8 points, a stone for every two = 4\n\
         Black's winning points: (66 - 4) - (180 - 120 - 0 - 0) = 2\n\
         White's losing stones: (180 - 118 - 0 - 4) - 57 = 1\n\
         A correct fill shows (negative: White's): 2 winning points + 1 losing stone = 3\n"
    );
}
