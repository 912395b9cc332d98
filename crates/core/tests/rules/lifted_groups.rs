//! Dead stones that live, and living ones that are said to be dead: what an audit says of a group that was lifted by mistake,
//! and of a dead stone that was never lifted.

use kifuscribe_core::audit::account::{AuditAccount, AuditSubject};
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::finding::PositionSource;
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_words::audit_text;

use crate::audit_pictures::{check, labels, picture, rules};
use crate::count_audit::Q;

/// White's group at the top has two eyes, A7 and C7: with it Black wins by 5, without it by 21.
const TWO_EYES: &str = "
    .O.OX..
    OOOOX..
    XXXXX..
    .......
    XXXXXXX
    OOOOOOO
    .......";

/// The board was filled without that group: ten losing stones and one empty point are Black's 21 points.
const WITHOUT_IT: &str = "
    XXXXXXX
    XXXXXO.
    XXXXXOO
    OOOOOOO
    XXXXXXX
    OOOOOOO
    OOOOOOO";

/// The audit of a fill, where the game ended with these stones; `dead` is what the players agreed, `-` where they named none.
fn audited(stones: &str, filled: &str, komi: i32, dead: &str, claimed: &str) -> AuditAccount {
    audited_from(stones, None, filled, komi, dead, claimed)
}

/// The same with a picture from before the fill.
fn audited_from(
    stones: &str,
    before: Option<&str>,
    filled: &str,
    komi: i32,
    dead: &str,
    claimed: &str,
) -> AuditAccount {
    let stones = Stones::from_diagram(stones).unwrap();
    let mut record = GameRecord::new(stones.size());
    record.setup = stones.iter().filter_map(|(p, stone)| Some((p, stone?))).collect();
    let dead = (dead != "-").then(|| dead.to_owned());
    let agreement = Agreement { komi: Some(HalfPoints::points(komi)), dead, ..rules(Preset::Ing) };
    let (before, finals) = (before.map(|diagram| picture(diagram, Turn::NONE)), vec![picture(filled, Turn::NONE)]);
    let pictures = CountObservations { before, finals, ..CountObservations::default() };
    let (record, claimed) = (Some(&record), GameResult::from_sgf(claimed));
    audit(&AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed, turn: None }, &pictures).unwrap()
}

#[test]
fn a_group_that_was_given_as_in_seki_is_not_taken_for_dead() {
    // Three white stones without eyes in Black's territory, presumed dead: Black filled their points.
    let stones = "
        OOO.X..
        ....X..
        XXXXX..
        .......
        XXXXXXX
        OOOOOOO
        .......";
    let filled = "
        XXXXXXX
        XXXXXO.
        XXXXXOO
        OOOOOOO
        XXXXXXX
        OOOOOOO
        OOOOOOO";
    let board = Stones::from_diagram(stones).unwrap();
    let mut record = GameRecord::new(board.size());
    record.setup = board.iter().filter_map(|(p, stone)| Some((p, stone?))).collect();
    let seki = |seki: Option<&str>, dead: Option<&str>| {
        let [seki, dead] = [seki, dead].map(|text| text.map(str::to_owned));
        let agreement = Agreement { komi: Some(HalfPoints::ZERO), seki, dead, ..rules(Preset::Ing) };
        let pictures = CountObservations { finals: vec![picture(filled, Turn::NONE)], ..CountObservations::default() };
        let record = Some(&record);
        audit(&AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed: None, turn: None }, &pictures)
    };
    let presumed = seki(None, None).unwrap();
    assert_eq!(presumed.verdict.name(), "agrees", "{}", audit_text::verdict(&presumed));
    let found = seki(Some("A7"), None).unwrap();
    assert_eq!((found.verdict.name(), found.findings[0].kind.name()), ("cannot-tell", "living-lifted"));
    assert_eq!(labels(&found, &found.findings[0].points), "A7 B7 C7");
    let notes = audit_text::notes(&found).join(" ");
    assert!(notes.contains("A7 B7 C7 were given as in seki: they are not taken for dead"), "{notes}");
    let both = seki(Some("A7"), Some("B7")).unwrap_err().to_string();
    assert!(both.contains("A7 was given as dead and as in seki"), "{both}");
}

#[test]
fn a_group_with_two_eyes_that_was_lifted_is_never_taken_for_dead() {
    let found = audited(TWO_EYES, WITHOUT_IT, 0, "-", "");
    check(&found, "differs B+5 living-lifted");
    assert_eq!(found.read, GameResult::from_sgf("B+21"));
    assert_eq!(labels(&found, &found.marked()), "B7 D7 A6 B6 C6 D6");
    let said = audit_text::finding(&found.findings[0], found.size);
    assert!(said.contains("with it the result is B+5, without it B+21"), "{said}");
    assert!(audit_text::headline(&found).contains("it reads B+21, and the record gives B+5"));
    // Neither the right claim nor the wrong one makes it dead.
    check(&audited(TWO_EYES, WITHOUT_IT, 0, "-", "B+5"), "differs B+5 living-lifted");
    check(&audited(TWO_EYES, WITHOUT_IT, 0, "-", "B+21"), "differs B+5 living-lifted claim");
    // A stone that is missing besides is said besides.
    let missing = WITHOUT_IT.replacen("OOOOOOO\n    XXXXXXX", "OOOOO.O\n    XXXXXXX", 1);
    check(&audited(TWO_EYES, &missing, 0, "-", ""), "differs B+5 living-lifted white-missing");
}

#[test]
fn what_the_players_agreed_to_be_dead_is_dead_and_its_two_eyes_are_said_in_the_first_sentence() {
    let found = audited(TWO_EYES, WITHOUT_IT, 0, "B7", "");
    check(&found, "agrees B+21");
    let said = audit_text::headline(&found);
    assert!(said.contains("(a group with two eyes, at B7 D7 A6 B6 C6 D6, was agreed to be dead): B+21"), "{said}");
    // Where they agreed that no stone is dead, the group is missing.
    let none = audited(TWO_EYES, WITHOUT_IT, 0, "", "");
    assert_eq!((none.verdict.name(), none.findings[0].kind.name()), ("differs", "living-lifted"));
}

/// White's group at the top has one eye of four points in a row: where Black plays into it, White makes two of it.
const ONE_EYE_OF_FOUR: &str = "
    ....OX.
    OOOOOX.
    XXXXXX.
    .......
    XXXXXXX
    OOOOOOO
    .......";

#[test]
fn a_group_that_can_always_make_two_eyes_is_never_taken_for_dead_either() {
    let lifted = "OXXXXXO\nXXXXXXO\nXXXXXX.\nOOOOOOO\nXXXXXXX\nOOOOOOO\nOOOOOOO";
    let found = audited(ONE_EYE_OF_FOUR, lifted, 0, "-", "");
    check(&found, "differs B+1 living-lifted");
    let said = audit_text::finding(&found.findings[0], found.size);
    assert!(said.contains("it cannot be captured; with it the result is B+1, without it B+21"), "{said}");
    // Both players may agree that it is dead all the same.
    let agreed = audited(ONE_EYE_OF_FOUR, lifted, 0, "B6", "");
    check(&agreed, "agrees B+21");
    let said = audit_text::headline(&agreed);
    assert!(said.contains("(a group that cannot be captured, at E7 A6"), "{said}");
    // An eye of three points is one that White may lose: it is probably alive, and no more is said.
    let three = ONE_EYE_OF_FOUR.replacen("....OX.", "...OOX.", 1);
    let open = audited(&three, lifted, 0, "-", "");
    assert!(
        !open.findings.iter().any(|finding| audit_text::finding(finding, open.size).contains("it cannot be captured"))
    );
}

/// A corner that both sides left: White's five stones at A2 and E1 stand against Black's B1 and C1. With them alive Black wins by 5,
/// with them dead by 19, which random games think more probable.
const LEFT_CORNER: &str = "
    .....XO..
    .....XO..
    .....XO..
    .....XO..
    .....XO..
    .....XO..
    XXXXXXO..
    OOOOOXO..
    .XX.OXO..";

/// The fill in which nothing of the corner was lifted.
const CORNER_AS_IT_STANDS: &str = "
    .OXXXXOOO
    OXXXXXOOO
    XXXXXXOOO
    XXXXXXOOO
    XXXXXXOOO
    OOOOXXOOO
    XXXXXXOOO
    OOOOOXOOO
    XXXOOXOOO";

#[test]
fn stones_that_all_stand_in_a_right_fill_are_not_taken_for_dead() {
    let found = audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "-", "");
    check(&found, "cannot-tell B+19 dead-stands");
    assert_eq!(labels(&found, &found.marked()), "A2 B2 C2 D2 E2 E1");
    let said = audit_text::finding(&found.findings[0], found.size);
    assert!(said.contains("dead, the result is B+19, alive it is B+5"), "{said}");
    // Players who claim the result with them alive have left them standing; a claim of the other one does not lift them.
    check(&audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "-", "B+5"), "agrees B+5");
    check(&audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "-", "B+19"), "cannot-tell B+19 dead-stands");
    check(&audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "", ""), "agrees B+5");
    // Neither does a name that nobody gives.
    check(&audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "A2", ""), "cannot-tell B+19 dead-stands");
    check(&audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "F9", ""), "cannot-tell W+83 dead-stands");
}

#[test]
fn every_open_claim_is_compared_and_named() {
    let mut found = audited(LEFT_CORNER, CORNER_AS_IT_STANDS, 8, "", "B+5");
    found.compare_claim("Bo", GameResult::from_sgf("B+5").unwrap());
    check(&found, "agrees B+5");
    found.compare_claim("Wu", GameResult::from_sgf("W+5").unwrap());
    check(&found, "differs B+5 claim");
    assert!(found.only_the_claim_differs());
    assert_eq!(audit_text::finding(&found.findings[0], found.size), "Wu claims W+5, and the result is B+5.");
}

/// A seki of Black's four stones at B1 and White's at A2: White wins by 17.
const SEKI: &str = "
    .........
    .........
    .........
    OOOOOOOOO
    XXXXXXXXX
    .........
    XXXXXXXXX
    OOOOOOOX.
    .XXXX.OX.";

#[test]
fn that_a_group_is_gone_from_the_fill_alone_does_not_make_it_dead() {
    let lifted = "
    .XXXXXXXX
    XXXXXOOOO
    OOOOOOOOO
    OOOOOOOOO
    XXXXXXXXX
    XXXXXXXOO
    XXXXXXXXX
    OOOOOOOXO
    OOOOOOOXO";
    for claimed in ["", "W+27"] {
        let found = audited(SEKI, lifted, 8, "-", claimed);
        check(&found, "cannot-tell W+17 living-lifted");
        let said = audit_text::finding(&found.findings[0], found.size);
        assert!(said.contains("it may be alive; with it the result is W+17, without it W+27"), "{said}");
    }
    check(&audited(SEKI, lifted, 8, "B1", ""), "agrees W+27");
    let kept = "
    .XXXXXXXX
    OOOOOOOOO
    OOOOOOOOO
    OOOOOOOOO
    XXXXXXXXX
    XXXXXXXOO
    XXXXXXXXX
    OOOOOOOXO
    XXXXXOOXO";
    check(&audited(SEKI, kept, 8, "-", ""), "agrees W+17");
}

/// A seki of White's three stones at C9 and Black's four at E9, which share D9 and D8: Black wins by 29. Random games take White's for
/// dead, and with them dead he would win by 37.
const SHARED_IN_THE_CORNER: &str = "
    .XO.XO...
    .XO.XO...
    .XOXXO...
    .XXOOOOOO
    ..XXXXXXX
    .........
    .........
    .........
    .........";

/// The fill of that seki with these stones on D9 and D8, and these on A5 and D4.
fn beside_the_seki([d9, d8, a5, d4]: [&str; 4]) -> String {
    format!(
        "OXO{d9}XOOOO\nOXO{d8}XOOOO\nOXOXXOOOO\nOXXOOOOOO\n{a5}OXXXXXXX\nOOO{d4}XXXXX\nOOOXXXXXX\nOOOXXXXXX\nOOOXXXXXX"
    )
}

#[test]
fn stones_that_stand_and_that_nobody_named_as_dead_excuse_no_fault() {
    let check_stands = |shared: [&str; 4], fault: &str, with_right_claim: &str| {
        let fill = beside_the_seki(shared);
        for claimed in ["", "B+37"] {
            let found = audited(SHARED_IN_THE_CORNER, &fill, 8, "-", claimed);
            check(&found, &format!("cannot-tell B+37 dead-stands {fault}"));
            let said = audit_text::finding(&found.findings[0], found.size);
            let results = "dead, the result is B+37 and the fill is right; alive, it is B+29 and the fill is wrong";
            assert!(said.contains("C9 C8 C7") && said.contains(results), "{said}");
            assert_eq!(found.read, None);
        }
        // Players who claim the result with them alive have not agreed that they are dead, and the fault is said.
        check(&audited(SHARED_IN_THE_CORNER, &fill, 8, "-", "B+29"), with_right_claim);
        check(&audited(SHARED_IN_THE_CORNER, &fill, 8, "", ""), &format!("differs B+29 {fault}"));
        // Where the players agreed that they are dead, they are.
        check(&audited(SHARED_IN_THE_CORNER, &fill, 8, "C9", ""), "agrees B+37");
    };
    // Who claims the right result has counted one of White's two stones on the shared points as compensation.
    check_stands(["O", "O", ".", "X"], "shared-unequal", "agrees B+29");
    check_stands(["X", ".", "O", "O"], "shared-open", "differs B+29 shared-open");
    check_stands([".", "O", "X", "O"], "shared-open", "differs B+29 shared-open");
    // Nor are they alive for that: the fill is right with them dead, where they stand apart from White's other stones.
    let apart = beside_the_seki(["X", "X", ".", "O"]).replacen("OOOXXXXXX", "OOOOXXXXX", 1);
    for claimed in ["", "B+37"] {
        let found = audited(SHARED_IN_THE_CORNER, &apart, 8, "-", claimed);
        check(&found, "cannot-tell B+37 dead-stands shared-unequal");
    }
    // A claim of what the board shows with them alive is no claim that they are dead.
    let misread = audited(SHARED_IN_THE_CORNER, &beside_the_seki(["O", "O", ".", "X"]), 8, "-", "B+27");
    check(&misread, "differs B+29 shared-unequal claim");
    check(&audited(SHARED_IN_THE_CORNER, &beside_the_seki(["X", "O", ".", "O"]), 8, "-", "B+29"), "agrees B+29");
}

/// Base A of docs/rules.md D.4 with a dead white stone at C7.
const DEAD_AT_C7: &str = "
    ....XO...
    ....XO...
    ..O.XO...
    ....XO...
    ....XXO..
    ....XO...
    ....XO...
    ....XO...
    ....XO...";

/// Its correct fill with two points of Black's territory, C7 and B9, left open here.
fn base_a(c7: &str, b9: &str) -> String {
    format!(".{b9}XXXOOOO\nXXXXXOOOO\nXX{c7}XXOOOO\nXXXXXOOOO\nXXXXXXOOO\nXXXXXOOOO\nXXXXXOOOO\nOOXXXOOOO\nOOXXXOOOO")
}

#[test]
fn a_dead_stone_that_stands_on_the_finished_board_is_named() {
    check(&audited(DEAD_AT_C7, &base_a("X", "O"), 8, "C7", ""), "agrees B+3");
    let left = audited(DEAD_AT_C7, &base_a("O", "X"), 8, "C7", "");
    check(&left, "cannot-tell B+3 dead-left");
    assert_eq!(labels(&left, &left.findings[0].points), "C7");
    // Where the players read the right result, they counted it as a losing stone, and it is said.
    let counted = audited(DEAD_AT_C7, &base_a("O", "X"), 8, "C7", "B+3");
    check(&counted, "agrees B+3");
    let said = "Dead stones stand on their points on the finished board, at C7: they were not lifted, or compensation or \
                losing stones were laid there.";
    assert!(audit_text::notes(&counted).iter().any(|note| note == said), "{:?}", audit_text::notes(&counted));
    // A dead stone at B1 may have been lifted before the compensation was laid there.
    let at_b1 = DEAD_AT_C7.replacen("..O.XO...", "....XO...", 1);
    let (rows, last) = at_b1.rsplit_once("....XO...").unwrap();
    let covered = audited(&format!("{rows}.O..XO...{last}"), &base_a("X", "O"), 8, "B1", "");
    check(&covered, "agrees B+3");
    assert!(audit_text::notes(&covered).iter().any(|note| note.contains("at B1")), "{:?}", audit_text::notes(&covered));
}

#[test]
fn stones_on_the_points_of_dead_ones_that_were_seen_lifted_were_laid_there() {
    for dead in ["C7", "-"] {
        let found = audited_from(DEAD_AT_C7, Some(Q), &base_a("O", "X"), 8, dead, "");
        check(&found, "agrees B+3");
        let notes = audit_text::notes(&found).join(" ");
        assert!(!notes.contains("Dead stones stand"), "{notes}");
    }
}

#[test]
fn a_dead_white_stone_that_was_left_out_of_the_reading_is_proved_by_the_claim() {
    let at_b9 = DEAD_AT_C7.replacen("..O.XO...", "....XO...", 1).replacen("....XO...", ".O..XO...", 1);
    for dead in ["B9", "-"] {
        let found = audited(&at_b9, &base_a("X", "O"), 8, dead, "B+1");
        check(&found, "differs B+3 claim dead-left");
        assert_eq!(labels(&found, &found.findings[1].points), "B9");
        check(&audited(&at_b9, &base_a("X", "O"), 8, dead, "B+3"), "agrees B+3");
        check(&audited(&at_b9, &base_a("X", "O"), 8, dead, "B+5"), "differs B+3 claim");
    }
}

#[test]
fn two_equal_results_are_no_two_results() {
    // Black's own stones at B5 and C5 were off before the fill, and their points are Black's in any case.
    let own = DEAD_AT_C7.replacen("..O.XO...", "....XO...", 1).replacen("....XXO..", ".XX.XXO..", 1);
    check(&audited_from(&own, Some(Q), &base_a("X", "O"), 8, "-", ""), "agrees B+3");
    // A white stone lies where one of Black's stood.
    let covered = DEAD_AT_C7.replacen("..O.XO...", "....XO...", 1).replacen("....XO...", ".X..XO...", 1);
    check(&audited(&covered, &base_a("X", "O"), 8, "-", ""), "differs B+3 stone-moved");
}

#[test]
fn a_dead_stone_that_stands_and_that_nobody_named_is_said_with_what_to_do() {
    let left = audited(DEAD_AT_C7, &base_a("O", "X"), 8, "-", "");
    check(&left, "cannot-tell B+3 dead-left");
    assert_eq!(labels(&left, &left.findings[0].points), "C7");
    let said = audit_text::finding(&left.findings[0], left.size);
    let stands = "The white stone at C7 stands in Black's territory on the finished board, and nobody said which stones are dead";
    assert!(said.starts_with(stands) && said.contains("name it, lift it and take the picture again"), "{said}");
    let notes = audit_text::notes(&left).join(" ");
    assert!(!notes.contains("apparently unfinished"), "{notes}");
    // Another one that was lifted is taken for dead as the picture shows.
    let two = DEAD_AT_C7.replacen("....XO...", ".O..XO...", 1);
    let one_left = audited(&two, &base_a("O", "X"), 8, "-", "");
    check(&one_left, "cannot-tell B+3 dead-left");
    assert_eq!(labels(&one_left, &one_left.findings[0].points), "C7");
    // Once it is lifted, its own point filled, everything fits without a word of the players.
    check(&audited(DEAD_AT_C7, &base_a("X", "O"), 8, "-", ""), "agrees B+3");
}

#[test]
fn beside_a_living_group_that_was_lifted_no_number_of_stones_is_called_right() {
    for claimed in ["", "B+5", "B+21"] {
        let found = audited(TWO_EYES, WITHOUT_IT, 0, "-", claimed);
        let notes = audit_text::notes(&found).join(" ");
        assert!(!notes.contains("do not show which are komi"), "{notes}");
    }
}

#[test]
fn wrong_bowls_hold_back_that_a_fill_agrees() {
    let right = audited(DEAD_AT_C7, &base_a("X", "O"), 8, "C7", "");
    let mut doubted = right.clone();
    doubted.doubt_for_bowls([39, 40], [40, 40], false);
    check(&doubted, "cannot-tell B+3 wrong-bowls");
    let said = audit_text::finding(&doubted.findings[0], doubted.size);
    assert!(said.contains("39 black and 40 white stones in the bowls, the rules 40 and 40"), "{said}");
    // It is a note where somebody has said that the bowls were checked, and where no fill was counted.
    let check_noted = |subject, are_checked| {
        let mut noted = AuditAccount { subject, ..right.clone() };
        noted.doubt_for_bowls([39, 40], [40, 40], are_checked);
        check(&noted, "agrees B+3");
        assert!(audit_text::notes(&noted).iter().any(|note| note.contains("39 black")), "{subject:?}");
    };
    check_noted(right.subject, true);
    check_noted(AuditSubject::FinalPosition(PositionSource::Record), false);
    check_noted(AuditSubject::NoFill, false);
    // Where the fill is wrong anyway it is a note.
    let mut wrong = audited(TWO_EYES, WITHOUT_IT, 0, "-", "");
    wrong.doubt_for_bowls([23, 24], [24, 24], false);
    check(&wrong, "differs B+5 living-lifted");
    assert!(audit_text::notes(&wrong).iter().any(|note| note.contains("23 black")));
}

#[test]
fn a_death_that_nobody_agreed_explains_no_fault_at_a_seki_away() {
    // White has laid stones on both points that the groups share.
    let filled = "
        OXOOXOOOO
        OXOOXOOOO
        OXOXXOOOO
        .XXOOOOOO
        OOXXXXXXX
        OOOXXXXXX
        OOOXXXXXX
        OOOXXXXXX
        OOOXXXXXX";
    check(&audited(SHARED_IN_THE_CORNER, filled, 8, "-", ""), "cannot-tell B+37 dead-stands shared-unequal");
    check(&audited(SHARED_IN_THE_CORNER, filled, 8, "", ""), "differs B+29 shared-unequal");
    // Players who claim the result with it alive have counted one of the two as compensation.
    check(&audited(SHARED_IN_THE_CORNER, filled, 8, "-", "B+29"), "agrees B+29");
}
