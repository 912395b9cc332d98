//! The end of a game: dead stones, moves that are no moves, handicap stones.

use kifuscribe_core::audit::final_position::{
    Agreement, FinalPosition, MOST_REPORTS, PositionNote, end_of, recorded_result,
};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::play::Refusal;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Compensation, Preset};
use kifuscribe_formats::sgf;

fn record(sgf: &str) -> GameRecord {
    sgf::read(sgf.as_bytes()).unwrap().record
}

fn check(sgf: &str, agreement: &Agreement, result: &str) -> FinalPosition {
    let ended = end_of(&record(sgf), agreement).unwrap();
    assert_eq!(ended.score().result.to_sgf(), result, "{:#?}", ended.score().ledger);
    ended
}

/// Black holds the left of a 5x5 board, White the right; a white stone lies dead in Black's corner.
const GAME: &str = "(;SZ[5]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[])";

#[test]
fn dead_stones_come_from_the_agreement_or_from_the_marks() {
    let none = Agreement::default();
    let undecided = check(GAME, &none, "W+6.5");
    assert_eq!(undecided.notes.last(), Some(&PositionNote::ProbablyDead(vec![Point::new(0, 0)])));
    let dead = Agreement { dead: Some("a5".into()), ..none.clone() };
    check(GAME, &dead, "B+4.5");
    let marked = GAME.replace(";W[])", ";W[]TB[aa]TW[ea])");
    check(&marked, &none, "B+4.5");
    check(&marked, &Agreement { dead: Some(String::new()), ..none }, "W+6.5");
}

#[test]
fn an_agreement_that_does_not_fit_is_refused() {
    let game = record(GAME);
    let refused = |dead: &str| {
        let agreement = Agreement { dead: Some(dead.into()), ..Agreement::default() };
        end_of(&game, &agreement).unwrap_err().to_string()
    };
    assert_eq!(refused("Q16"), "\"Q16\" is not a point of a 5x5 board: name points such as D4");
    assert_eq!(refused("B5"), "no stone lies on B5 at the end of the game, so none can be dead there");
}

#[test]
fn a_record_that_is_no_game_is_not_reported_move_by_move() {
    let sgf = format!("(;SZ[5]KM[0]{})", ";B[aa]".repeat(2_000));
    let ended = check(&sgf, &Agreement::default(), "B+25");
    assert_eq!(ended.reports.len(), MOST_REPORTS);
    assert!(ended.notes.contains(&PositionNote::MovesNotReported(1499)), "{:?}", ended.notes);
}

#[test]
fn handicap_stones_placed_as_moves_are_in_turn() {
    let ended = check("(;SZ[5]HA[3]KM[0]RU[ing-aga];B[aa];B[bb];B[cc];W[dd])", &Agreement::default(), "W+0");
    assert_eq!((ended.terms.handicap, ended.reports.len()), (2, 0));
    let ended = check("(;SZ[5]KM[0]RU[ing];B[aa];B[bb];W[dd])", &Agreement::default(), "B+1");
    assert_eq!(ended.reports[0].refusals, [Refusal::OutOfTurn]);
}

#[test]
fn a_record_without_rules_is_compared_under_those_that_are_given() {
    // White's half of the board is larger by a line.
    let game = record("(;SZ[5]KM[0.5]RE[W+20.5];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce])");
    let compared = |game: &GameRecord, rules: Option<Preset>, komi: Option<HalfPoints>| {
        let agreement = Agreement { rules, komi, ..Agreement::default() };
        let ended = end_of(game, &agreement).unwrap();
        recorded_result(game, &agreement, &ended).unwrap().map(GameResult::to_sgf)
    };
    let own = Some("W+20.5".to_owned());
    assert_eq!(compared(&game, None, None), own);
    assert_eq!(compared(&game, Some(Preset::Japanese), None), own);
    assert_eq!(compared(&game, None, Some(HalfPoints::points(4))), None, "another komi than the record's");
    let mut chinese = game.clone();
    chinese.info.rules = "Chinese".to_owned();
    // Other rules than the record's, by which the result is the same: then what the record names is compared.
    assert_eq!(compared(&chinese, Some(Preset::Japanese), None), own);
    assert_eq!(compared(&chinese, Some(Preset::Area), None), own);
}

#[test]
fn what_chinese_rules_give_for_a_handicap_is_said() {
    let unpaid = |sgf: &str, compensation: Option<Compensation>| {
        let agreement = Agreement { compensation, ..Agreement::default() };
        end_of(&record(sgf), &agreement).unwrap().notes.contains(&PositionNote::HandicapUnpaid(3))
    };
    let game = "(;SZ[9]HA[3]KM[0]RU[Chinese]AB[cc][gg][cg];W[gc])";
    assert!(unpaid(game, None));
    assert!(!unpaid(game, Some(Compensation::PointPerStone)));
    assert!(!unpaid(&game.replace("Chinese", "AGA"), None));
    assert!(!unpaid(&game.replace("HA[3]", "HA[0]"), None));
}
