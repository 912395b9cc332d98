//! What the players read off a finished board: the numbers decide, then the result that is claimed, and only then how the
//! stones lie. Where several readings are left, all are said.

use kifuscribe_core::count::audit::{Audit, compare};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::method::Method;
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::Terms;
use kifuscribe_words::ledger_text;

use crate::count_audit::{F0, Q, WMSG, changed, ing, stones, summary, wmsg};

/// The audit of a correct fill with `changes`, as one line and with the readings where there are several.
#[track_caller]
fn check(terms: &Terms, [living, correct]: [&str; 2], changes: &str, claimed: &str, expected: &str) -> Audit {
    let (living, filled) = (stones(living), changed(correct, changes));
    let claimed = GameResult::from_sgf(claimed);
    let fill = Fill { living: &living, filled: &filled, before: None, compensated: None, claimed };
    let audit = compare(&fill, terms, &Method::of(&terms.rules));
    let readings: Vec<String> = audit.readings.iter().map(|read| read.to_sgf()).collect();
    let said = format!("{} {}", summary(&audit, living.size()), readings.join(" "));
    assert_eq!(said.trim_end(), expected, "{changes}\n{}", ledger_text::text(&audit.ledger));
    assert!(!ledger_text::text(&audit.ledger).contains("not explained"), "{}", ledger_text::text(&audit.ledger));
    audit
}

const A: [&str; 2] = [Q, F0];

fn egf(penalties: [i32; 2]) -> Terms {
    Terms { penalties: penalties.map(HalfPoints::points), ..Terms::even(Rules::preset(Preset::IngEgf)) }
}

#[test]
fn four_compensation_stones_in_two_pairs_are_four() {
    // Three are due. The fourth lies with A5 and B5, and White is short of a stone at J9.
    let terms = wmsg(Color::Black);
    let expected = "differs: computed W+0.5, read W+2.5; compensation-large[A5 B5 A1 B1](-2)";
    check(&terms, WMSG, "A2=X A5=O B5=O A9=X J9=.", "", expected);
    // Three and one: the fourth may be a losing stone, laid because White left J9 open.
    let expected =
        "differs: computed W+0.5, read -; compensation-large?[A5 A2 A1 B1](-2); hole-outside?[J9](1) W+2.5 B+0.5";
    check(&terms, WMSG, "A5=O A9=X J9=.", "", expected);
    let expected = "differs: computed W+0.5, read B+0.5; hole-outside[J9](1); claim[]";
    check(&terms, WMSG, "A5=O A9=X J9=.", "B+0.5", expected);
}

/// Eight points of the column F are shared. Komi 8: Black wins by 11, with four stones of compensation on the left and five
/// losing stones above.
const SHARED_EIGHT: [&str; 2] = [
    "
    ....X.O..
    ....X.O..
    ....X.O..
    ....X.O..
    ....XXO..
    ....X.O..
    ....X.O..
    ....X.O..
    ....X.O..",
    "
    .OOOXXOOO
    OOXXXXOOO
    XXXXXXOOO
    XXXXXXOOO
    XXXXXXOOO
    XXXXXOOOO
    XXXXXOOOO
    OOXXXOOOO
    OOXXXOOOO",
];

#[test]
fn shared_points_that_are_all_blacks_are_read_as_blacks() {
    check(&ing(), SHARED_EIGHT, "", "", "agrees: computed B+11, read B+11");
    // Black lays eight stones on the shared points and four fewer at home, where White has four losing stones more.
    let all_black = "F4=X F3=X F2=X F1=X C8=O D8=O A7=O B7=O";
    let shared = "shared-unequal[F9 F8 F7 F6 F4 F3 F2 F1](8)";
    let expected = format!("differs: computed B+11, read B+19; {shared}");
    check(&ing(), SHARED_EIGHT, all_black, "", &expected);
    // White's stones lie in one block, away from the empty point, or scattered over Black's territory.
    for layout in ["A9=X A4=.", "A1=X B1=X A2=X B2=X C6=O C5=O C4=O C3=O", "A1=X A6=O B9=X B5=O"] {
        check(&egf([0, 0]), SHARED_EIGHT, &format!("{all_black} {layout}"), "", &expected);
    }
}

#[test]
fn a_fifth_stone_apart_may_be_compensation_or_a_losing_stone() {
    // The right number lies in Black's territory, and no losing stone beside the empty point.
    let changes = "B9=X D6=O";
    let audit = check(&ing(), A, changes, "", "agrees: computed B+3, read - B+3 B+1");
    assert_eq!(audit.foreign.compensation, []);
    check(&ing(), A, changes, "B+3", "agrees: computed B+3, read B+3");
    let expected = "differs: computed B+3, read B+1; compensation-large[D6 A2 B2 A1 B1](-2); claim[]";
    check(&ing(), A, changes, "B+1", expected);
}

#[test]
fn where_no_group_is_asked_for_one_of_another_size_is_one_of_two_readings() {
    // Three stones lie together, and two more beside the empty point.
    let changes = "B2=X C9=O";
    check(&egf([0, 0]), A, changes, "", "agrees: computed B+3, read - B+3 B+5");
    let expected = "differs: computed B+3, read B+5; compensation-small[A2 A1 B1](2); claim[]";
    check(&egf([0, 0]), A, changes, "B+5", expected);
}

#[test]
fn a_claim_of_the_computed_result_says_how_a_group_of_another_size_was_counted() {
    // Three, and five, stones lie together by Ing's own rules, and all numbers are right.
    for changes in ["B2=X C9=O", "C1=O B9=X"] {
        let audit = check(&ing(), A, changes, "B+3", "agrees: computed B+3, read B+3");
        let is_said = audit.notes.iter().any(|note| matches!(note, FillNote::RuledOut(_)));
        assert!(is_said, "{:?}", audit.notes);
    }
    // A picture of the compensation shows what was counted, whatever is claimed.
    let (living, filled) = (stones(Q), changed(F0, "B2=X C9=O"));
    let compensated = changed(Q, "A1=O B1=O A2=O");
    let claimed = GameResult::from_sgf("B+3");
    let fill = Fill { living: &living, filled: &filled, before: None, compensated: Some(&compensated), claimed };
    let audit = compare(&fill, &ing(), &Method::of(&ing().rules));
    let expected = "differs: computed B+3, read B+5; compensation-small[A2 A1 B1](2)";
    assert_eq!(summary(&audit, living.size()), expected);
}

#[test]
fn a_forgotten_penalty_is_proved_by_the_claim() {
    let forgotten = "differs: computed W+1, read B+3; penalty-forgotten[A2 B2 A1 B1](4); claim[]";
    check(&egf([4, 0]), A, "", "B+3", forgotten);
    // Without a claim, one stone may be missing as well; Ing's own rules have the compensation lie as a group.
    let open = "differs: computed W+1, read -; penalty-forgotten?[A2 B2 A1 B1](4); compensation-small?[A2 B2 A1 B1](2) B+3 B+1";
    check(&egf([4, 0]), A, "", "", open);
    let grouped = Terms { penalties: [HalfPoints::points(4), HalfPoints::ZERO], ..ing() };
    check(&grouped, A, "", "", "differs: computed W+1, read B+3; penalty-forgotten[A2 B2 A1 B1](4)");
    // White's penalty takes a stone off the compensation: the board is that of a right count, and the claim tells.
    let open = "cannot-tell: computed B+5, read -; penalty-forgotten?[A2 B2 A1 B1](-2) B+5 B+3";
    check(&egf([0, 2]), A, "", "", open);
    check(&egf([0, 2]), A, "", "B+5", "agrees: computed B+5, read B+5");
    let white = "differs: computed B+5, read B+3; penalty-forgotten[A2 B2 A1 B1](-2); claim[]";
    check(&egf([0, 2]), A, "", "B+3", white);
}

/// White's territory is the larger one. Komi 8 and a penalty of White's of 4: White wins by 13, with two compensation stones on the left and six
/// losing stones, or with four and, as White's penalty, two of the eight black stones on the right.
const WHITE_AHEAD: [&str; 2] = [
    "
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....",
    "
    OXXXOOOO.
    OXXXOOOOX
    OXXXOOOOX
    OXXXOOOOX
    XXXXOOOOX
    XXXXOOOOX
    XXXXOOOOX
    XXXXOOOOX
    XXXXOOOOX",
];

#[test]
fn a_penalty_of_either_side_and_an_odd_one_that_was_forgotten_is_proved_by_the_claim() {
    let terms = |komi, penalties: [i32; 2]| {
        let penalties = penalties.map(HalfPoints::points);
        Terms { komi: HalfPoints::points(komi), penalties, ..ing() }
    };
    let white = terms(8, [0, 4]);
    check(&white, WHITE_AHEAD, "", "W+13", "agrees: computed W+13, read W+13");
    let expected = "differs: computed W+13, read W+17; penalty-forgotten[](-4); claim[]";
    check(&white, WHITE_AHEAD, "", "W+17", expected);
    check(&white, WHITE_AHEAD, "", "W+15", "differs: computed W+13, read W+13; claim[]");
    // Pair go: nine points are four stones and a free point, six of them three stones.
    let odd = terms(6, [3, 0]);
    check(&odd, A, "", "B+2", "agrees: computed B+2, read B+2");
    check(&odd, A, "", "B+5", "differs: computed B+2, read B+5; penalty-forgotten[](3); claim[]");
    // A9 lies beside the losing stone, and not beside the compensation.
    check(&odd, A, "", "B+3", "differs: computed B+2, read B+3; reserved-point[A9](1); claim[]");
    check(&odd, A, "", "B+4", "differs: computed B+2, read B+3; reserved-point[A9](1); claim[]");
    let (living, filled, compensated) = (stones(Q), stones(F0), changed(Q, "A2=O B2=O A1=O"));
    let fill = Fill { living: &living, filled: &filled, before: None, compensated: Some(&compensated), claimed: None };
    let found = compare(&fill, &odd, &Method::of(&odd.rules));
    let expected = "differs: computed B+2, read B+5; penalty-forgotten[A2 B2 A1](3)";
    assert_eq!(summary(&found, living.size()), expected);
    assert!(!found.notes.iter().any(|note| matches!(note, FillNote::WrongParity { .. })), "{:?}", found.notes);
}

#[test]
fn stones_where_none_are_due_are_named_as_many_as_there_are() {
    // The empty point lies beside the four white stones that were laid as compensation, and none is due.
    let (living, filled, compensated) = (stones(Q), changed(F0, "A9=X A3=."), changed(Q, "A2=O B2=O A1=O B1=O"));
    let even = Terms { komi: HalfPoints::ZERO, ..ing() };
    let fill = Fill { living: &living, filled: &filled, before: None, compensated: Some(&compensated), claimed: None };
    let found = compare(&fill, &even, &Method::of(&even.rules));
    let named: Vec<_> = found.findings.iter().filter(|cause| cause.kind.name() == "dead-left").collect();
    assert_eq!((named.len(), named[0].stones, named[0].points.len()), (1, 4, 4), "{:?}", found.findings);
}

#[test]
fn a_forgotten_penalty_is_proved_by_the_numbers() {
    // Komi 12: with Black's penalty of 4 White wins by 5. Without it White wins by 1: the block is White's.
    let terms = Terms { komi: HalfPoints::points(12), ..egf([4, 0]) };
    let expected = "differs: computed W+5, read W+1; penalty-forgotten[B9 A5 A2 B2 A1 B1](4)";
    check(&terms, A, "A9=X A5=O J1=.", "", expected);
}

#[test]
fn the_empty_point_is_reserved_only_beside_the_compensation() {
    // Pair go: nine points are four stones and a free point. A9 lies beside the losing stone B9, A3 beside the compensation.
    let odd = Terms { komi: HalfPoints::points(6), penalties: [3, 0].map(HalfPoints::points), ..ing() };
    check(&odd, A, "", "", "differs: computed B+2, read B+3; reserved-point[A9](1)");
    let beside = check(&odd, A, "A9=X A3=.", "", "agrees: computed B+2, read B+2");
    assert!(beside.notes.iter().any(|note| matches!(note, FillNote::ReservedNotWitnessed(_))), "{:?}", beside.notes);
    check(&odd, A, "A9=X A3=.", "B+2", "agrees: computed B+2, read B+2");
    check(&odd, A, "A9=X A3=.", "B+3", "differs: computed B+2, read B+3; reserved-point[A3](1); claim[]");
    // C5 lies beside neither: the claim tells.
    let open = "cannot-tell: computed B+2, read -; reserved-point?[C5](1) B+2 B+3";
    check(&odd, A, "A9=X C5=.", "", open);
    check(&odd, A, "A9=X C5=.", "B+2", "agrees: computed B+2, read B+2");
    // No stone for a single point, and so nothing beside which the free point has to lie: beside a losing stone it may be of the block.
    let one = Terms { komi: HalfPoints::points(1), ..ing() };
    let open = "cannot-tell: computed B+10, read -; reserved-point?[A9](1) B+10 B+11";
    check(&one, A, "A2=X B2=X C9=O D9=O", "", open);
}

#[test]
fn as_many_stones_more_on_both_sides_change_nothing() {
    // Four stones are due. A fifth lies at C1, and a black one in White's territory: penalties of two points of both.
    let more = "C1=O J9=X";
    let open = "cannot-tell: computed B+3, read B+3; more-on-both-sides?[A2 B2 A1 B1 C1 J9](0)";
    check(&ing(), A, more, "", open);
    check(&ing(), A, more, "B+3", "agrees: computed B+3, read B+3");
    let noted = Terms { penalties: [2, 2].map(HalfPoints::points), ..ing() };
    check(&noted, A, more, "", "agrees: computed B+3, read B+3");
    let (living, filled, laid) = (stones(Q), changed(F0, more), changed(Q, "A2=O B2=O A1=O B1=O C1=O J9=X"));
    let fill = Fill { living: &living, filled: &filled, before: None, compensated: Some(&laid), claimed: None };
    assert_eq!(summary(&compare(&fill, &ing(), &Method::of(&ing().rules)), living.size()), open);
}
