//! Records that do not settle what a count depends on: the record lacks a move, or states another handicap than the stones that lie
//! there. A fill that is right otherwise is neither certified nor called wrong.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::{Agreement, PositionNote, UnusedSetting, end_of};
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::sgf;
use kifuscribe_words::audit_text;

use crate::audit_pictures::{check, picture};
use crate::count_audit::F0;

/// The account of a fill of a record, with what the players claim.
fn claimed(record: &str, fill: &str, claimed: Option<&str>) -> AuditAccount {
    let game = sgf::read(record.as_bytes()).unwrap();
    let pictures = CountObservations { finals: vec![picture(fill, Turn::NONE)], ..CountObservations::default() };
    let (record, agreement) = (Some(&game.record), &Agreement::default());
    let claimed = claimed.and_then(GameResult::from_sgf);
    audit(&AuditRequest { record, reading_notes: &[], agreement, claimed, turn: None }, &pictures).unwrap()
}

fn audited(record: &str, fill: &str) -> AuditAccount {
    claimed(record, fill, None)
}

/// Black has the left, White the right. The game ended with White at C1, the last neutral point:
///
/// ```text
/// . . X O .
/// . . X O .
/// . . X O .
/// . X X O .
/// . X O O .
/// ```
const ALL: [&str; 12] = [
    ";B[ca]", ";W[da]", ";B[cb]", ";W[db]", ";B[cc]", ";W[dc]", ";B[cd]", ";W[dd]", ";B[bd]", ";W[de]", ";B[be]",
    ";W[ce]",
];
/// The correct fill of it: Black has 8 points of territory and 6 stones left, White 5 and 6. One white losing stone and one empty point
/// make 3, so B+3.
const FILL: &str = ". O X O O\nX X X O O\nX X X O O\nX X X O O\nX X O O O";

fn game(moves: &[&str], end: &str) -> String {
    format!("(;SZ[5]RU[ing]KM[0]{}{end})", moves.concat())
}

#[test]
fn a_record_that_is_cut_before_its_last_move_leaves_the_verdict_open() {
    check(&audited(&game(&ALL, ";B[];W[]"), FILL), "agrees B+3");
    // Without White's last move C1 belongs to neither side, and by that record Black has a point more.
    let cut = audited(&game(&ALL[..11], ""), FILL);
    check(&cut, "cannot-tell B+4 record-lacks-move shared-filled");
    let said = audit_text::finding(&cut.findings[0], cut.size);
    assert!(said.contains("with White at C1 after move 11 the fill is right and the result is B+3"), "{said}");
    assert!(said.contains("by the record as it is B+4"), "{said}");
    let headline = audit_text::headline(&cut);
    assert!(headline.contains("Two results are possible") && headline.contains("B+4 and B+3"), "{headline}");
    // Players who claim the result with the move are not said to be wrong.
    let right = claimed(&game(&ALL[..11], ""), FILL, Some("B+3"));
    check(&right, "cannot-tell B+4 record-lacks-move shared-filled");
    // A record that ends with two passes lacks no last move.
    check(&audited(&game(&ALL[..11], ";W[];B[]"), FILL), "differs B+4 shared-filled");
}

#[test]
fn a_record_that_ends_on_an_open_board_without_a_pass_settles_nothing() {
    // Black has the three lines below, White the four above; two lines between them belong to neither.
    let moves: String = ('a'..='i').map(|c| format!(";B[{c}g];W[{c}d]")).collect();
    let fill =
        [["O O O O O O O O O"; 4].join("\n"), "O O O O . X X X X".to_owned(), ["X X X X X X X X X"; 4].join("\n")]
            .join("\n");
    let first = |end: &str| {
        let account = audited(&format!("(;SZ[9]RU[ing]KM[8]{moves}{end})"), &fill);
        (account.verdict.name(), account.findings[0].kind.name())
    };
    assert_eq!(first(""), ("cannot-tell", "record-unfinished"));
    // A record that is cut so early that the board could not be filled.
    let cut = audited("(;SZ[9]RU[ing]KM[8];B[ag];W[ad];B[bg];W[bd])", &fill);
    assert_eq!((cut.verdict.name(), cut.findings[0].kind.name()), ("cannot-tell", "record-unfinished"));
    let ended = first(";B[];W[]");
    assert!(ended.0 == "differs" && ended.1 != "record-unfinished", "{ended:?}");
}

#[test]
fn a_position_that_cannot_be_filled_is_the_finding() {
    // Black's 27 stones and a half of the 53 points that belong to neither side are more than a bowl's 40.
    let fill =
        [["O O O O O O O O O"; 4].join("\n"), "O O O O . X X X X".to_owned(), ["X X X X X X X X X"; 4].join("\n")]
            .join("\n");
    let account = audited("(;SZ[9]RU[ing]KM[8]AB[ag:ii]AW[ea];B[];W[])", &fill);
    assert_eq!(
        (account.verdict.name(), account.findings[0].kind.name(), account.read),
        ("cannot-tell", "not-fillable", None)
    );
    let said = audit_text::finding(&account.findings[0], account.size);
    assert!(said.contains("the board cannot be filled"), "{said}");
}

#[test]
fn every_result_that_the_record_names_is_compared_in_either_order() {
    for (results, named) in [("RE[B+3]RE[B+5]", "B+5"), ("RE[B+5]RE[B+3]", "B+5"), ("RE[B+3]RE[W+R]", "W+R")] {
        let text = game(&ALL, ";B[];W[]").replace("KM[0]", &format!("KM[0]{results}"));
        let game = sgf::read(text.as_bytes()).unwrap();
        let penalties = [Some(HalfPoints::points(2)); 2];
        // Penalties that cancel each other make no other game of it.
        let paid = Agreement { penalties, ..Agreement::default() };
        for (claimed, agreement) in [(None, &Agreement::default()), (Some("B+3"), &Agreement::default()), (None, &paid)]
        {
            let record = Some(&game.record);
            let claimed = claimed.and_then(GameResult::from_sgf);
            let request = AuditRequest { record, reading_notes: &game.notes, agreement, claimed, turn: None };
            let finals = vec![picture(FILL, Turn::NONE)];
            let account = audit(&request, &CountObservations { finals, ..CountObservations::default() }).unwrap();
            check(&account, "differs B+3 claim");
            assert!(account.is_right_fill(), "{results}");
            let said = audit_text::headline(&account);
            assert!(
                said.ends_with(&format!("result {named}.")) || said.ends_with(&format!("is {named}.")),
                "{results}: {said}"
            );
        }
    }
}

#[test]
fn two_moves_in_a_row_may_have_one_between_them_that_the_record_lacks() {
    // White played C1 already as the second move, which the record lacks: Black has moved twice in a row.
    let moves =
        [&ALL[..1], &ALL[2..3], &ALL[1..2], &ALL[4..5], &ALL[3..4], &ALL[6..7], &ALL[5..6], &ALL[8..9], &ALL[7..8]];
    let moves = [moves.concat(), ALL[10..11].to_vec(), ALL[9..10].to_vec()].concat();
    let lacking = audited(&game(&moves, ";B[];W[]"), FILL);
    check(&lacking, "cannot-tell B+4 record-lacks-move shared-filled");
    let said = audit_text::finding(&lacking.findings[0], lacking.size);
    assert!(said.contains("with White at C1 after move 1 "), "{said}");
}

#[test]
fn a_fault_that_one_move_does_not_explain_stays_one() {
    // A black stone of the game is gone besides.
    let fill = FILL.replacen("O X O O", "O . O O", 1);
    assert!(audit_text::headline(&audited(&game(&ALL[..11], ""), &fill)).contains("does not match"));
    // A stone that lies where no move explains it: White has one too few, Black filled C1.
    let other = FILL.replace("X X O O O", "X X X O O");
    let other = audited(&game(&ALL[..11], ""), &other);
    assert!(other.findings.iter().all(|finding| finding.kind.name() != "record-lacks-move"), "{:?}", other.findings);
}

/// Two black stones lie there before White's first move; White has the right.
fn with_handicap(info: &str) -> String {
    format!("(;SZ[5]KM[0]{info}AB[ca][cb];W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[])")
}

#[test]
fn another_handicap_than_the_stones_that_lie_there_leaves_open_what_depends_on_it() {
    // The fill with one compensation stone: right where White receives 2 points for a handicap of 3 stones.
    let two = ". O X O O\nO X X O O\nX X X O O\nX X X O O\nX X X O O";
    let unclear = audited(&with_handicap("RU[aga]HA[3]"), two);
    check(&unclear, "cannot-tell B+3 handicap-unclear");
    let said = audit_text::finding(&unclear.findings[0], unclear.size);
    assert!(said.starts_with("The record states 3 handicap stones, and 2 lie there"), "{said}");
    assert!(said.contains("with the number stated the result is B+3, with the stones that lie there B+4"), "{said}");
    assert!(said.ends_with("give the handicap moves, one less than the stones: 2 or 1."), "{said}");
    // Somebody says which holds: the number of the record or that of the stones is not against the record, another one is.
    let game = sgf::read(with_handicap("RU[aga]HA[3]").as_bytes()).unwrap();
    let given = |moves, filled| {
        let pictures = CountObservations { finals: vec![picture(filled, Turn::NONE)], ..CountObservations::default() };
        let agreement = &Agreement { handicap: Some(moves), ..Agreement::default() };
        let record = Some(&game.record);
        audit(&AuditRequest { record, reading_notes: &[], agreement, claimed: None, turn: None }, &pictures).unwrap()
    };
    check(&given(2, two), "agrees B+3");
    let by_stones = given(1, two);
    assert!(by_stones.against().is_none() && by_stones.computed == GameResult::from_sgf("B+4"), "{by_stones:?}");
    assert_eq!(given(4, two).findings[0].kind.name(), "against-record");
    // Where nothing is given for a handicap, the result is the same, and a note says what is wrong with the record.
    let none = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";
    let same = audited(&with_handicap("RU[ing]HA[3]"), none);
    check(&same, "agrees B+5");
    assert!(same.ended.unwrap().notes.iter().any(|note| matches!(note, PositionNote::Handicap(_))));
}

#[test]
fn what_is_given_and_changes_nothing_by_the_rules_is_said() {
    let unused = |rules: &str, agreement: Agreement| {
        let game = sgf::read(format!("(;SZ[5]RU[{rules}]KM[8]{})", ALL.concat()).as_bytes()).unwrap();
        let notes = end_of(&game.record, &agreement).unwrap().notes;
        let setting = |note: PositionNote| match note {
            PositionNote::WithoutEffect(setting) => Some(setting),
            _ => None,
        };
        notes.into_iter().filter_map(setting).collect::<Vec<_>>()
    };
    let seki = || Agreement { seki: Some("C5".into()), ..Agreement::default() };
    assert_eq!(unused("ing", seki()), [UnusedSetting::Seki]);
    assert_eq!(unused("japanese", seki()), []);
    let prisoners = || Agreement { prisoners: [Some(0), None], ..Agreement::default() };
    assert_eq!((unused("aga", prisoners()), unused("japanese", prisoners())), (vec![UnusedSetting::Prisoners], vec![]));
    let last = || Agreement { last_board_move: Some(Color::White), ..Agreement::default() };
    assert_eq!((unused("ing", last()), unused("wmsg2008", last())), (vec![UnusedSetting::LastMove], vec![]));
    let odd = |komi| Agreement {
        odd: Some(kifuscribe_core::count::method::OddPoint::Arithmetic),
        komi: Some(HalfPoints::points(komi)),
        ..Agreement::default()
    };
    assert_eq!((unused("ing", odd(8)), unused("ing", odd(7))), (vec![UnusedSetting::Odd], vec![]));
}

/// The walls of a board on nine lines as they were played: Black has the left, White the right.
const WALLS: [&str; 19] = [
    "B[ea]", "W[fa]", "B[eb]", "W[fb]", "B[ec]", "W[fc]", "B[ed]", "W[fd]", "B[ee]", "W[ge]", "B[fe]", "W[ff]",
    "B[ef]", "W[fg]", "B[eg]", "W[fh]", "B[eh]", "W[fi]", "B[ei]",
];

fn walls(moves: &[&str]) -> String {
    let played: String = moves.iter().map(|played| format!(";{played}")).collect();
    format!("(;SZ[9]RU[Ing]KM[8]{played};W[];B[])")
}

#[test]
fn a_right_fill_is_neither_certified_nor_accused_by_a_record_that_is_cut_or_lacks_a_move() {
    check(&audited(&walls(&WALLS), F0), "agrees B+3");
    for last in 0..WALLS.len() {
        let cut = audited(&walls(&WALLS[..last]), F0);
        assert_eq!(cut.verdict.name(), "cannot-tell", "cut after move {last}");
    }
    for last in [10, 14, 16] {
        check(&audited(&walls(&WALLS[..last]), F0), "cannot-tell W+8 record-unfinished");
    }
    check(&audited(&walls(&WALLS[..18]), F0), "cannot-tell W+34 record-lacks-move shared-unequal");
    // Of a record without moves, too.
    assert_eq!(audited("(;SZ[9]RU[Ing]KM[8])", F0).verdict.name(), "cannot-tell");
    for lost in 0..WALLS.len() {
        let lacking = [&WALLS[..lost], &WALLS[lost + 1..]].concat();
        for claim in [None, Some("B+3")] {
            let found = claimed(&walls(&lacking), F0, claim);
            // Without a stone that no border needs, the fill is right all the same.
            let is_right = (found.verdict.name(), found.computed) == ("agrees", GameResult::from_sgf("B+3"));
            let said = (found.verdict.name(), &found.findings);
            assert!(is_right || said.0 == "cannot-tell", "without move {}: {said:?}", lost + 1);
        }
    }
}

#[test]
fn two_values_of_a_property_leave_open_what_depends_on_them() {
    let file = |info: &str| format!("(;SZ[9]{info}{};W[];B[])", WALLS.map(|played| format!(";{played}")).concat());
    let with = |info: &str, agreement: &Agreement| {
        let game = sgf::read(file(info).as_bytes()).unwrap();
        let pictures = CountObservations { finals: vec![picture(F0, Turn::NONE)], ..CountObservations::default() };
        let record = Some(&game.record);
        let request = AuditRequest { record, reading_notes: &game.notes, agreement, claimed: None, turn: None };
        audit(&request, &pictures).unwrap()
    };
    let audited = |info: &str| with(info, &Agreement::default());
    check(&audited("RU[Ing]KM[8]"), "agrees B+3");
    // In whichever order they stand.
    for (two, by_first) in [("KM[8]KM[6]", "B+3"), ("KM[6]KM[8]", "B+5")] {
        let found = audited(&format!("RU[Ing]{two}"));
        let kinds: Vec<&str> = found.findings.iter().map(|finding| finding.kind.name()).collect();
        assert_eq!((found.verdict.name(), found.computed), ("cannot-tell", GameResult::from_sgf(by_first)), "{two}");
        assert_eq!(kinds.first(), Some(&"two-values"), "{two}: {kinds:?}");
    }
    // Who gives one of the two gives nothing against the record.
    for (two, komi) in [("KM[8]KM[6]", 8), ("KM[6]KM[8]", 8)] {
        let given = Agreement { komi: Some(HalfPoints::points(komi)), ..Agreement::default() };
        check(&with(&format!("RU[Ing]{two}"), &given), "agrees B+3");
    }
    // Nothing depends on two values of the same komi.
    check(&audited("RU[Ing]KM[8]KM[8.0]"), "agrees B+3");
}

#[test]
fn a_handicap_of_passes_that_the_file_does_not_state_leaves_open_what_depends_on_it() {
    // Black plays three stones while White passes: by the AGA's variant White receives 2 points for them.
    let passed = "(;SZ[5]KM[0]RU[ing-aga];B[ca];W[];B[cb];W[];B[cc];W[da];B[cd];W[db];B[ce];W[dc];B[ba];W[dd];B[];W[de];B[];W[])";
    let fill = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";
    check(&audited(passed, fill), "cannot-tell B+5 handicap-unclear");
    // Where White does not pass, moves in a row of Black's are no handicap that somebody forgot to state.
    let in_a_row = passed.replace(";W[];B[cb];W[];B[cc]", ";B[cb];B[cc]");
    check(&audited(&in_a_row, fill), "agrees B+5");
}

#[test]
fn by_wmsgs_rules_the_last_move_and_the_numbers_of_moves_have_to_tell_the_same() {
    let fill = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";
    // White passed in the game: Black made a move more, and White the last one.
    let passed =
        "(;SZ[5]KM[0]RU[wmsg2008];B[ca];W[da];B[cb];W[db];B[cc];W[];B[ba];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";
    let unclear = audited(passed, fill);
    check(&unclear, "cannot-tell B+5 parity-unclear");
    let said = audit_text::finding(&unclear.findings[0], unclear.size);
    assert!(said.contains("Black made 6 board moves and White 5, and White made the last one"), "{said}");
    assert!(said.contains("by the last move the result is B+5, by the numbers of moves B+4"), "{said}");
    let game = sgf::read(passed.as_bytes()).unwrap();
    let pictures = CountObservations { finals: vec![picture(fill, Turn::NONE)], ..CountObservations::default() };
    let agreement = &Agreement { last_board_move: Some(Color::White), ..Agreement::default() };
    let request = AuditRequest { record: Some(&game.record), reading_notes: &[], agreement, claimed: None, turn: None };
    check(&audit(&request, &pictures).unwrap(), "agrees B+5");
    // Stones that were set up do not tell who moved last, nor does the turn, which a pass changes, too.
    let set_up = "(;SZ[5]KM[0]RU[wmsg2008]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])";
    check(&audited(set_up, fill), "cannot-tell B+5 last-move-unknown");
    for turn in ["PL[W]", "PL[B]"] {
        check(&audited(&set_up.replace("RU", &format!("{turn}RU")), fill), "cannot-tell B+5 last-move-unknown");
    }
    // Handicap stones are Black's moves: 6 and 5, and White has made the last one.
    let handicap =
        "(;SZ[5]KM[0]RU[wmsg2008]HA[2]AB[ca][cb];W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[ba];W[de];B[];W[])";
    let unclear = audited(handicap, fill);
    assert_eq!((unclear.verdict.name(), unclear.findings[0].kind.name()), ("cannot-tell", "parity-unclear"));
}

#[test]
fn the_result_that_the_record_has_is_compared_beside_a_claim() {
    let record = game(&ALL, ";B[];W[]").replace("KM[0]", "KM[0]RE[B+5]");
    check(&claimed(&record, FILL, Some("B+3")), "differs B+3 claim");
    check(&claimed(&record.replace("B+5", "B+3"), FILL, Some("B+3")), "agrees B+3");
}
