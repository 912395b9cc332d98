//! docs/rules.md D.4: audits of a physical fill, on base position A.

use kifuscribe_core::count::audit::{Audit, compare};
use kifuscribe_core::count::expectation::{Counts, expect};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::method::{Method, OddPoint};
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::Terms;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_words::count_text;
use kifuscribe_words::ledger_text;

pub(crate) const Q: &str = "
    ....XO...
    ....XO...
    ....XO...
    ....XO...
    ....XXO..
    ....XO...
    ....XO...
    ....XO...
    ....XO...";

pub(crate) const F0: &str = "
    .OXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXXOOO
    XXXXXOOOO
    XXXXXOOOO
    OOXXXOOOO
    OOXXXOOOO";

pub(crate) fn stones(diagram: &str) -> Stones {
    Stones::from_diagram(diagram).unwrap()
}

/// The board with changes such as `A9=X C1=O E9=.` made.
pub(crate) fn changed(diagram: &str, changes: &str) -> Stones {
    let mut board = stones(diagram);
    for change in changes.split_whitespace() {
        let (label, what) = change.split_once('=').unwrap();
        let stone = match what {
            "X" => Some(Color::Black),
            "O" => Some(Color::White),
            _ => None,
        };
        board.set(Point::from_label(label, board.size()).unwrap(), stone);
    }
    board
}

/// The sentences of an audit's findings.
fn findings(audit: &Audit, size: BoardSize) -> Vec<String> {
    audit.findings.iter().map(|cause| count_text::cause(cause, size)).collect()
}

/// The sentences of an audit's notes.
fn notes(audit: &Audit, size: BoardSize) -> Vec<String> {
    audit.notes.iter().map(|note| count_text::fill_note(note, size)).collect()
}

/// The size of base position A.
fn nine() -> BoardSize {
    stones(Q).size()
}

/// An audit as one line: verdict, computed and read result, then each finding as
/// `name[points](shift)`, with `?` where it is uncertain.
pub(crate) fn summary(audit: &Audit, size: BoardSize) -> String {
    let read = audit.read.map_or("-".to_owned(), GameResult::to_sgf);
    let mut line = format!("{}: computed {}, read {read}", audit.verdict.name(), audit.computed.to_sgf());
    for f in &audit.findings {
        let points: Vec<String> = f.points.iter().map(|p| p.label(size)).collect();
        let shift = f.shift.map_or(String::new(), |s| format!("({s})"));
        line += &format!("; {}{}[{}]{shift}", f.kind.name(), if f.uncertain { "?" } else { "" }, points.join(" "));
    }
    line
}

pub(crate) fn ing() -> Terms {
    Terms::even(Rules::preset(Preset::Ing))
}

pub(crate) fn audit(living: &Stones, filled: &Stones, before: Option<&Stones>, terms: &Terms) -> Audit {
    compare(&Fill { living, filled, before, compensated: None, claimed: None }, terms, &Method::of(&terms.rules))
}

/// The audit of base A with `changes` to its correct fill.
fn check(changes: &str, expected: &str) -> Audit {
    check_fill(&ing(), Q, F0, changes, expected)
}

/// The audit of a base with `changes` to its correct fill.
fn check_fill(terms: &Terms, living: &str, correct: &str, changes: &str, expected: &str) -> Audit {
    let (living, filled) = (stones(living), changed(correct, changes));
    let audit = audit(&living, &filled, None, terms);
    let ledger = ledger_text::text(&audit.ledger);
    assert_eq!(summary(&audit, living.size()), expected, "{changes}\n{ledger}\n{:#?}", audit.notes);
    audit
}

#[test]
fn a_claim_without_what_is_settled_by_arithmetic_is_named() {
    // Three points are owed to White: a stone, and one point by arithmetic.
    let (living, filled) = (stones(Q), stones(F0));
    let terms = Terms { komi: HalfPoints::points(3), ..Terms::even(Rules::preset(Preset::IngAga)) };
    let method = Method { odd: OddPoint::Arithmetic, ..Method::of(&terms.rules) };
    let expected = expect(&Counts::of(&living), &terms, &method);
    let without = terms.result_of(expected.margin + HalfPoints::points(1));
    let noted = |claimed: GameResult| {
        let fill = Fill { living: &living, filled: &filled, before: None, compensated: None, claimed: Some(claimed) };
        notes(&compare(&fill, &terms, &method), living.size()).join("; ")
    };
    let (said, found) =
        (format!("the claim {} is what the stones on the board give", without.to_sgf()), noted(without));
    assert!(found.contains(&said) && found.contains("1 more owed to White is settled by arithmetic"), "{found}");
    for other in [expected.result, terms.result_of(expected.margin + HalfPoints::points(2))] {
        assert!(!noted(other).contains("arithmetic"), "{}", noted(other));
    }
}

#[test]
fn h01_a_correct_fill() {
    let audit = check("", "agrees: computed B+3, read B+3");
    assert_eq!((audit.notes.len(), audit.shown, audit.shown_in_full, audit.counts), (0, 3, 3, [40, 40, 1]));
}

#[test]
fn h02_an_extra_black_stone() {
    let audit = check("A9=X", "differs: computed B+3, read B+2; extra-black[](-1)");
    assert_eq!(audit.counts, [41, 40, 0]);
    assert!(findings(&audit, nine())[0].starts_with("1 black stone more than"), "{:?}", findings(&audit, nine()));
    assert!(
        ledger_text::text(&audit.ledger).contains("Estimate with equal bowls: 2 + 1 black over - 0 white over = 3")
    );
}

#[test]
fn h03_a_white_stone_missing_in_whites_own_territory() {
    let audit = check("J1=.", "differs: computed B+3, read B+3; white-missing[A9 J1](-1)");
    assert_eq!((audit.shown, audit.shown_in_full), (3, 2));
    // The block reads B+3; with the other empty point counted it is B+2, to which the finding leads.
    let in_full = FillNote::EmptyOutsideBlock(GameResult::from_sgf("B+2").unwrap());
    assert!(audit.notes.contains(&in_full), "{:?}", audit.notes);
    assert!(
        ledger_text::text(&audit.ledger).contains("Estimate with equal bowls: 2 + 0 black over + 1 white missing = 3")
    );
}

#[test]
fn h04_and_h13_a_white_stone_missing_or_still_in_hand() {
    let audit = check("B9=.", "cannot-tell: computed B+3, read B+2; white-missing[A9 B9](-1); unfinished?[A9 B9]");
    assert!(findings(&audit, nine())[1].contains("2 empty points and 1 in hand read 3"));
    assert!(notes(&audit, nine()).iter().any(|n| n.contains("show the stones in hand")));
}

#[test]
fn h05_a_stone_of_the_final_position_moved() {
    let audit = check("E9=. A9=X", "differs: computed B+3, read B+2; stone-moved[E9]");
    assert_eq!(audit.counts, [40, 40, 1]);
}

#[test]
fn h06_two_colors_misread_or_swapped() {
    let audit = check("F5=O G5=X", "cannot-tell: computed B+3, read B+3; color-changed[F5 G5]");
    assert_eq!(audit.counts, [40, 40, 1]);
}

#[test]
fn stones_read_as_the_other_colour_are_missing_from_one_count_and_too_many_in_the_other() {
    // Two black stones of the final position and a white one are read as the other colour.
    check("E7=O E6=O G5=X", "differs: computed B+3, read B+3; color-changed[E7 E6 G5]; exchanged[](2)");
    // A white stone lies on E7, and both counts hold: then it was not misread.
    check("E7=O B9=X", "differs: computed B+3, read B+1; stone-moved[E7]");
}

#[test]
fn a_string_is_lifted_where_half_of_it_is_gone() {
    // Black's wall is a string of ten stones, and the upper white one of four.
    check(
        "E9=O E8=O E7=O E6=O E4=O",
        "differs: computed B+3, read B+3; living-lifted[E9 E8 E7 E6 E4]; exchanged[](10)",
    );
    check("E9=O E8=O E7=O E6=O", "differs: computed B+3, read B+3; color-changed[E9 E8 E7 E6]; exchanged[](8)");
    check("F9=X F8=X", "differs: computed B+3, read B+3; living-lifted[F9 F8]; exchanged[](-4)");
}

#[test]
fn h07_a_compensation_stone_too_few() {
    let audit = check("B2=X C9=O", "differs: computed B+3, read B+5; compensation-small[A2 A1 B1](2)");
    assert_eq!((audit.counts, audit.shown_in_full), ([40, 40, 1], 3));
    assert!(
        findings(&audit, nine())[0].contains("3 white stones lie as compensation in Black's territory, and 4 are due")
    );
}

#[test]
fn h08_a_compensation_stone_too_many() {
    check("C1=O B9=X", "differs: computed B+3, read B+1; compensation-large[A2 B2 A1 B1 C1](-2)");
}

#[test]
fn h09_a_group_short_by_one_or_a_dead_stone_left() {
    let changes = "A1=X A8=O";
    let audit =
        check(changes, "cannot-tell: computed B+3, read B+3; compensation-small?[A2 B2 B1](2); dead-left?[B9 A8]");
    assert_eq!(audit.findings.iter().map(|f| f.kind.name()).collect::<Vec<_>>(), ["compensation-small", "dead-left"]);
    assert!(notes(&audit, nine())[0].contains("right after the compensation was placed"));
    // The checkpoint picture decides it: four stones lay as compensation, A8 among them.
    let (living, filled) = (stones(Q), changed(F0, changes));
    let decided = |compensated: &str| {
        let compensated = changed(Q, compensated);
        let fill =
            Fill { living: &living, filled: &filled, before: None, compensated: Some(&compensated), claimed: None };
        let terms = ing();
        summary(&compare(&fill, &terms, &Method::of(&terms.rules)), living.size())
    };
    assert_eq!(decided("B1=O A2=O B2=O A8=O"), "agrees: computed B+3, read B+3");
    assert_eq!(decided("B1=O A2=O B2=O"), "differs: computed B+3, read B+5; compensation-small[A2 B2 B1](2)");
    // A stone that lay there and is gone was moved during the count.
    assert_eq!(decided("B1=O A2=O B2=O C5=O"), "cannot-tell: computed B+3, read B+3; stone-moved?[C5]");
}

/// What lies in Black's and White's territory and on the shared points of base A: the stones of each colour and the
/// holes.
fn counts_by_owner(filled: &Stones) -> Vec<[usize; 3]> {
    let area = Area::of(&stones(Q));
    let of = |owner: Owner| {
        let count = |what: Option<Color>| area.points_of(owner).filter(|&p| filled.get(p) == what).count();
        [count(Some(Color::Black)), count(Some(Color::White)), count(None)]
    };
    [Owner::Territory(Color::Black), Owner::Territory(Color::White), Owner::Shared].map(of).to_vec()
}

#[test]
fn a_wrong_group_in_one_territory_shows_by_its_shape_alone() {
    // docs/rules.md B.2 hopes for the counts per territory; in H07 to H09 all foreign stones and the hole are Black's,
    // and no count differs from the correct fill: only how the stones lie does.
    let correct = counts_by_owner(&stones(F0));
    assert_eq!(correct, [[30, 5, 1], [0, 26, 0], [0, 0, 0]]);
    for changes in ["B2=X C9=O", "C1=O B9=X", "A1=X A8=O"] {
        assert_eq!(counts_by_owner(&changed(F0, changes)), correct, "{changes}");
    }
}

#[test]
fn h10_a_dead_stone_that_was_never_lifted() {
    let (living, filled) = (stones(Q), changed(F0, "D6=O A1=X"));
    // From the filled board alone it is only a stone that lies apart.
    let alone = audit(&living, &filled, None, &ing());
    assert_eq!(summary(&alone, living.size()), "agrees: computed B+3, read B+3");
    let [witness, layout] = notes(&alone, nine()).try_into().unwrap();
    assert!(witness.contains("do not show which are komi and which are losing stones"), "{witness}");
    assert_eq!(layout, "the compensation stones do not lie as one group");
    let before = changed(Q, "D6=O");
    let audit = audit(&living, &filled, Some(&before), &ing());
    assert_eq!(summary(&audit, living.size()), "cannot-tell: computed B+3, read B+3; dead-left[D6](0)");
}

#[test]
fn h11_a_block_in_the_center_is_only_noted() {
    let audit = check("A9=X B9=X C6=. C5=O", "agrees: computed B+3, read B+3");
    assert_eq!(
        notes(&audit, nine()),
        ["the winning block at C6 C5 touches no edge; it is usually kept in a corner or at a side"]
    );
}

#[test]
fn h12_a_hole_in_whites_territory_and_a_losing_stone_too_many() {
    check("J9=. A9=O", "differs: computed B+3, read B+4; hole-outside[J9](1)");
}

#[test]
fn h14_one_stone_of_each_color_missing() {
    let changes = "B9=. A8=.";
    let expected = "differs: computed B+3, read B+3; both-missing[A9 B9 A8](0)";
    assert_eq!(check(changes, expected).counts, [39, 39, 3]);
}

/// A base and its correct fill: the fill as it should be, and with changes.
fn check_base(terms: &Terms, living: &str, correct: &str, changes: &str, expected: &str) -> Audit {
    let on_board = stones(living);
    let agreeing = audit(&on_board, &stones(correct), None, terms);
    let line = summary(&agreeing, on_board.size());
    assert!(line.starts_with("agrees: ") && !line.contains(';'), "{line}\n{}", ledger_text::text(&agreeing.ledger));
    check_fill(terms, living, correct, changes, expected)
}

/// Base A with two shared points, E5 and F5: D = 44 - 35, V = 1.
const SHARED_TWO: [&str; 2] = [
    "
    ....XO...
    ....XO...
    ....XO...
    ....XO...
    ...X..O..
    ....XO...
    ....XO...
    ....XO...
    ....XO...",
    "
    .XXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    OOXXXOOOO
    OOXXXOOOO",
];

#[test]
fn with_a_stone_missing_the_compensation_is_taken_as_due() {
    // Komi 4: two stones of compensation at A1 and B1, and losing stones at B9 and A2; one that belongs to A8 is missing.
    // Three stones lie together, which says nothing: the finding moves the count by one point, and so does the reading.
    let (living, filled) = (stones(Q), changed(F0, "B2=X A8=."));
    let audit = audit(&living, &filled, None, &Terms { komi: HalfPoints::points(4), ..ing() });
    assert_eq!(summary(&audit, nine()), "differs: computed B+7, read B+6; white-missing[A9 A8](-1)");
}

#[test]
fn a_dead_stone_where_no_compensation_is_due_is_not_called_compensation() {
    // A dead black stone was left at H5, and White, with one point less to fill, has one losing stone more at A8.
    let audit = check("H5=X A8=O", "differs: computed B+3, read B+5; dead-left[H5](2)");
    let said = "1 black stone lies at H5 in White's territory, where neither compensation nor losing stones belong: a dead \
                stone that was not lifted, or both sides filled wrongly";
    assert_eq!(findings(&audit, nine()), [said]);
}

#[test]
fn the_findings_lead_from_the_reading_to_the_computed_result() {
    let leads = |changes: &str, how: &str| {
        let (living, filled) = (stones(Q), changed(F0, changes));
        let ledger = ledger_text::text(&audit(&living, &filled, None, &ing()).ledger);
        let line = format!("From this fill to a correct one: {how} = 3");
        assert!(ledger.contains(&line), "{line}\n{ledger}");
    };
    leads("A9=X", "2 + 1 (too many black stones)");
    leads("B2=X C9=O", "5 - 2 (compensation too small)");
    leads("J1=.", "3 - 1 (empty points outside the block) + 1 (white stones missing)");
    leads("J9=. A9=O", "4 - 1 (empty point outside the block)");
    assert!(!ledger_text::text(&check("", "agrees: computed B+3, read B+3").ledger).contains("From this fill"));
}

#[test]
fn the_cross_check_by_the_board_comes_to_the_same_by_blacks_stones() {
    let sums = |changes: &str| {
        let ledger = audit(&stones(Q), &changed(F0, changes), None, &ing()).ledger;
        let of = |wanted: &str| {
            let text = ledger_text::text(&ledger);
            let line = text.lines().find(|line| line.trim_start().starts_with(wanted)).unwrap().to_owned();
            line.rsplit(" = ").next().unwrap().to_owned()
        };
        [of("Cross-check by the board"), of("The same by Black's stones; both must be equal")]
    };
    // Five white stones and the empty point lie in Black's territory.
    assert_eq!(sums(""), ["6", "6"]);
    // With the empty point in White's territory a sixth white stone lies in Black's.
    assert_eq!(sums("J9=. A9=O"), ["6", "6"]);
}

#[test]
fn h15_both_shared_points_filled_by_black() {
    let [living, correct] = SHARED_TWO;
    let expected = "differs: computed B+1, read B+3; shared-unequal[E5 F5](2)";
    check_base(&ing(), living, correct, "F5=X B9=O", expected);
    let expected = "differs: computed B+1, read B+1; both-missing[A9 E5 F5](0); shared-open[E5 F5](0)";
    check_base(&ing(), living, correct, "E5=. F5=.", expected);
}

/// Base A with one shared point, F5: D = 45 - 35, V = 2.
const SHARED_ONE: [&str; 2] = [
    "
    ....XO...
    ....XO...
    ....XO...
    ....XO...
    ....X.O..
    ....XO...
    ....XO...
    ....XO...
    ....XO...",
    "
    OXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXX.OOO
    XXXXXOOOO
    XXXXXOOOO
    OOXXXOOOO
    OOXXXOOOO",
];

#[test]
fn h16_the_odd_shared_point_filled() {
    let [living, correct] = SHARED_ONE;
    check_base(&ing(), living, correct, "F5=O A9=.", "differs: computed B+2, read B+1; shared-filled[F5](-1)");
}

#[test]
fn h17_the_stones_for_the_penalty_forgotten() {
    let terms = Terms { penalties: [HalfPoints::points(2), HalfPoints::ZERO], ..ing() };
    let (living, filled) = (stones(Q), stones(F0));
    let audit = audit(&living, &filled, None, &terms);
    assert_eq!(summary(&audit, living.size()), "differs: computed B+1, read B+3; penalty-forgotten[A2 B2 A1 B1](2)");
    assert_eq!(
        findings(&audit, nine()),
        [
            "4 white stones lie as compensation in Black's territory, and 5 are due: Black's penalty of 2 points was forgotten"
        ]
    );
}

/// Base A with two points of the last lines given to White: D = 44 - 37 = 7, as in WMSG's first example.
pub(crate) const WMSG: [&str; 2] = [
    "
    ....XO...
    ....XO...
    ....XO...
    ....XO...
    ....XXO..
    ....XO...
    ....XO...
    ...XO....
    ...XO....",
    "
    .XXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXOOOO
    XXXXXXOOO
    XXXXXOOOO
    XXXXXOOOO
    OXXXOOOOO
    OOXXOOOOO",
];

pub(crate) fn wmsg(last: Color) -> Terms {
    Terms { last_board_move: Some(last), ..Terms::even(Rules::preset(Preset::Wmsg2008)) }
}

#[test]
fn h18_the_owner_of_the_block_is_not_the_winner() {
    let [living, correct] = WMSG;
    let audit = check_base(&wmsg(Color::Black), living, correct, "", "agrees: computed W+0.5, read W+0.5");
    assert_eq!(audit.shown, 1);
    assert_eq!(notes(&audit, nine()), ["the block is Black's, and White wins by what arithmetic takes off"]);
    check_base(&wmsg(Color::White), living, correct, "", "agrees: computed B+0.5, read B+0.5");
}

#[test]
fn h19_four_stones_for_six_and_a_half() {
    let [living, correct] = WMSG;
    let expected = "differs: computed B+0.5, read W+1.5; compensation-large[A2 B2 A1 B1](-2)";
    let audit = check_base(&wmsg(Color::White), living, correct, "A9=X B2=O J9=.", expected);
    assert!(notes(&audit, nine())[0].contains("right only if the referee announced"), "{:?}", audit.notes);
}

#[test]
fn h20_a_living_string_lifted_and_filled() {
    let audit =
        check("F1=X F2=X F3=X F4=X", "differs: computed B+3, read B+3; living-lifted[F4 F3 F2 F1]; exchanged[](-8)");
    assert!(findings(&audit, nine())[0].contains("a wrong string was lifted; restore the position from the record"));
}

#[test]
fn gross_and_net_penalties_read_the_same() {
    // Black pays 2, White 6: two white stones net (c = 4), or five white and three black ones.
    let terms = Terms { penalties: [HalfPoints::points(2), HalfPoints::points(6)], ..ing() };
    let net = "
        .OXXXOOOO
        OXXXXOOOO
        OXXXXOOOO
        XXXXXOOOO
        XXXXXXOOO
        XXXXXOOOO
        XXXXXOOOO
        XXXXXOOOO
        OOXXXOOOO";
    check_base(&terms, Q, net, "", "agrees: computed B+7, read B+7");
    let gross = changed(net, "A2=O B2=O A3=O J1=X J2=X J3=X");
    let audit = audit(&stones(Q), &gross, None, &terms);
    assert_eq!(summary(&audit, gross.size()), "agrees: computed B+7, read B+7");
}

#[test]
fn a_claim_is_held_against_the_computed_result() {
    let (living, filled) = (stones(Q), stones(F0));
    let claim = |text: &str, filled: &Stones| {
        let claimed = GameResult::from_sgf(text);
        let fill = Fill { living: &living, filled, before: None, compensated: None, claimed };
        let terms = ing();
        summary(&compare(&fill, &terms, &Method::of(&terms.rules)), living.size())
    };
    assert_eq!(claim("B+3", &filled), "agrees: computed B+3, read B+3");
    assert_eq!(claim("B+", &filled), "agrees: computed B+3, read B+3");
    assert_eq!(claim("B+5", &filled), "differs: computed B+3, read B+3; claim[]");
    assert_eq!(claim("W+R", &filled), "differs: computed B+3, read B+3; claim[]");
    // H09 with the claim that the computed result gives: the players took A8 for compensation.
    assert_eq!(claim("B+3", &changed(F0, "A1=X A8=O")), "agrees: computed B+3, read B+3");
}

#[test]
fn compensation_and_losing_stones_together_are_right_for_this_record() {
    // The group lies beside the block, as Ing asks: A9 empty, B9 losing, then four stones in a row.
    let audit = check("A1=X B1=X A2=X B2=X C9=O D9=O B8=O C8=O", "agrees: computed B+3, read B+3");
    assert!(notes(&audit, nine())[0].contains("do not show which are komi and which are losing stones"));
}

#[test]
fn simplified_rules_ask_no_grouping() {
    let (living, filled) = (stones(Q), changed(F0, "A1=X A8=O"));
    let audit = audit(&living, &filled, None, &Terms::even(Rules::preset(Preset::IngEgf)));
    assert_eq!(summary(&audit, living.size()), "agrees: computed B+3, read B+3");
    assert!(notes(&audit, nine())[0].contains("right after the compensation was placed"));
}

#[test]
fn the_reserved_point_of_an_odd_compensation() {
    // AGA, H = 3, komi 0, c = 3: one stone, A1, and the point B1 kept empty beside it.
    let terms = Terms { komi: HalfPoints::ZERO, handicap: 3, ..Terms::even(Rules::preset(Preset::IngAga)) };
    let correct = "
        OOOXXOOOO
        OXXXXOOOO
        XXXXXOOOO
        XXXXXOOOO
        XXXXXXOOO
        XXXXXOOOO
        XXXXXOOOO
        XXXXXOOOO
        O.XXXOOOO";
    check_base(&terms, Q, correct, "", "agrees: computed B+8, read B+8");
    let expected = "differs: computed B+8, read -; compensation-large[A9 B9 A8 C9 A1 B1](-2); reserved-point[J9](1)";
    let audit = check_base(&terms, Q, correct, "B1=O J9=.", expected);
    assert_eq!(audit.shown_in_full, 9);
    let ledger = ledger_text::text(&audit.ledger);
    let line = "8 - 1 (empty points outside the block) + 2 (compensation too large) - 1 (another point kept empty) = 8";
    assert!(ledger.contains(line), "{ledger}");
}

#[test]
fn an_unfinished_fill_is_asked_to_be_finished() {
    let notice = |filled: &Stones, claimed: Option<&str>| {
        let living = stones(Q);
        let claimed = claimed.and_then(GameResult::from_sgf);
        let fill = Fill { living: &living, filled, before: None, compensated: None, claimed };
        let audit = compare(&fill, &ing(), &Method::of(&ing().rules));
        let kinds: Vec<&str> = audit.findings.iter().map(|f| f.kind.name()).collect();
        let read = audit.read.map_or("-".to_owned(), GameResult::to_sgf);
        let text = &findings(&audit, nine())[0];
        assert!(!ledger_text::text(&audit.ledger).contains("This fill shows"), "{:?}", audit.ledger);
        format!("{}, read {read}: {}: {text}", audit.verdict.name(), kinds.join(" "))
    };
    let open = |n: usize| format!("the fill is not finished: {n} points are open");
    assert_eq!(notice(&stones(Q), None), format!("cannot-tell, read -: unfinished: {}", open(62)));
    let four = changed(F0, "A8=. B8=. J1=.");
    assert_eq!(notice(&four, None), format!("cannot-tell, read -: unfinished: {}", open(4)));
    // What the players claim is held against the record; the board says nothing of it yet.
    assert_eq!(notice(&four, Some("B+3")), format!("cannot-tell, read -: unfinished: {}", open(4)));
    assert_eq!(notice(&four, Some("W+1")), format!("cannot-tell, read -: unfinished claim: {}", open(4)));
    // A stone of the game that is gone, and a bowl that held too many, are said all the same.
    let moved = changed(F0, "A8=. B8=. J1=. E7=O");
    assert_eq!(notice(&moved, None), format!("cannot-tell, read -: unfinished stone-moved: {}", open(4)));
    let extra = changed(F0, "J9=. H9=. G9=. A9=X J1=.");
    assert_eq!(notice(&extra, None), format!("cannot-tell, read -: unfinished extra-black: {}", open(4)));
}

#[test]
fn too_few_stones_that_lie_apart_are_no_reading() {
    // Two single stones where four are due, and too few white stones on the board: found by fuzzing.
    let (living, filled) = (stones(Q), changed(F0, "A1=X B2=X B9=X A9=X"));
    let audit = audit(&living, &filled, None, &Terms::even(Rules::preset(Preset::IngEgf)));
    assert_eq!(audit.verdict.name(), "differs");
    assert!(audit.findings.iter().any(|f| f.kind.name() == "white-missing"));
}

#[test]
fn the_bowls_are_counted_when_the_board_is_cleared() {
    let terms = ing();
    let notice = |changes: &str, after: [usize; 2]| {
        let (living, filled) = (stones(Q), changed(F0, changes));
        let method = Method { bowls_after: Some(after), ..Method::of(&terms.rules) };
        let fill = Fill { living: &living, filled: &filled, before: None, compensated: None, claimed: None };
        let audit = compare(&fill, &terms, &method);
        (summary(&audit, living.size()), findings(&audit, nine()).pop().unwrap_or_default())
    };
    assert_eq!(notice("", [40, 40]).0, "agrees: computed B+3, read B+3");
    let (line, text) = notice("", [40, 39]);
    assert_eq!(line, "cannot-tell: computed B+3, read B+3; stray-stone[]");
    assert!(text.starts_with("40 black and 39 white stones went back into the bowls, and 40 and 40 lay on the board"));
    // An extra stone that lay on the board and went back is the same stone.
    assert_eq!(notice("A9=X", [41, 40]).0, "differs: computed B+3, read B+2; extra-black[](-1)");
}

#[test]
fn a_reading_of_the_wrong_parity_is_named() {
    let audit = check("A9=X", "differs: computed B+3, read B+2; extra-black[](-1)");
    let note =
        "no correct fill with 0 shared points shows 2 for Black: a hole, a shared point or a stone was overlooked";
    assert!(notes(&audit, nine()).iter().any(|n| n == note), "{:?}", audit.notes);
}

#[test]
fn compensation_is_told_from_losing_stones_where_it_lies_as_one_group_apart() {
    let told = |audit: &Audit| {
        let labels = |points: &[Point]| points.iter().map(|p| p.label(nine())).collect::<Vec<_>>().join(" ");
        (labels(&audit.foreign.compensation), labels(&audit.foreign.losing))
    };
    let right = check("", "agrees: computed B+3, read B+3");
    assert_eq!(told(&right), ("A2 B2 A1 B1".to_owned(), "B9".to_owned()));
    // Three stones in the corner and one by itself: which of the five are compensation cannot be seen.
    let scattered = check("D6=O A1=X", "agrees: computed B+3, read B+3");
    assert_eq!(told(&scattered), (String::new(), String::new()));
}

#[test]
fn that_the_compensation_was_not_seen_is_said_only_where_nothing_else_is_wrong() {
    let is_said = |changes: &str| {
        let (living, filled) = (stones(Q), changed(F0, changes));
        let audit = audit(&living, &filled, None, &ing());
        notes(&audit, nine()).iter().any(|n| n.contains("do not show which are komi and which are losing stones"))
    };
    assert!(is_said("D6=O A1=X"));
    assert!(!is_said("D6=O A1=X E9=. A9=X"), "a stone of the final position was moved");
    assert!(!is_said("D6=O A1=X J1=."), "a white stone is missing");
}
