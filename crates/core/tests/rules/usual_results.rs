//! Which results the end of a game comes to under the usual rules.

use kifuscribe_core::audit::usual_results::include;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::sgf;

/// Five lines: Black has the two columns on the left and a stone more, White the two on the right.
fn record(properties: &str) -> GameRecord {
    let text = format!("(;SZ[5]{properties}AB[ba][bb][bc][bd][be][ca][cb]AW[da][db][dc][dd][de][cc][cd][ce];B[];W[])");
    sgf::read(text.as_bytes()).unwrap().record
}

#[track_caller]
fn check(properties: &str, result: &str, expected: bool) {
    let included = include(&record(properties), [None; 2], GameResult::from_sgf(result).unwrap());
    assert_eq!(included, expected, "{properties} {result}");
}

#[test]
fn a_margin_is_that_of_the_rules_with_their_komi() {
    // 12 points for Black, 13 for White.
    check("RU[Chinese]KM[7.5]", "W+8.5", true);
    check("RU[Chinese]KM[7.5]", "W+9.5", false);
    check("RU[Chinese]", "W+8.5", true);
    check("KM[0]", "W+1", true);
    check("", "W+8.5", true);
    check("", "B+40", false);
}

#[test]
fn what_the_players_pay_is_part_of_the_margin() {
    let paid = |result| {
        let penalties = [None, Some(HalfPoints::points(2))];
        include(&record("RU[Chinese]KM[7.5]"), penalties, GameResult::from_sgf(result).unwrap())
    };
    assert!(paid("W+6.5") && !paid("W+8.5"));
}

#[test]
fn what_is_not_counted_is_not_compared() {
    for result in ["B+R", "W+T", "B+", "Void"] {
        check("RU[Chinese]KM[7.5]", result, true);
    }
    let empty = GameRecord::new(record("").size);
    assert!(include(&empty, [None; 2], GameResult::from_sgf("B+40").unwrap()), "no game lies on the board");
}
