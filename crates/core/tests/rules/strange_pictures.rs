//! Pictures of something else that are given all the same: they are said as the cause, and nothing is certified beside them.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_words::audit_text;

use crate::audit_pictures::{check, picture};
use crate::count_audit::{F0, Q, changed, stones};

/// Another game on the same board, filled.
const OTHER: &str = "
    XOXOXOXOX
    OXOXOXOXO
    XOXOXOXOX
    OXOXOXOXO
    XOXO.OXOX
    OXOXOXOXO
    XOXOXOXOX
    OXOXOXOXO
    XOXOXOXOX";

/// A fill of a smaller board.
const SMALLER: &str = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";

/// Pictures of the finished fill and one of the compensation.
fn pictures_of(finals: &[&str], compensated: Option<&str>) -> CountObservations {
    let seen = |diagram: &&str| picture(diagram, Turn::NONE);
    CountObservations {
        finals: finals.iter().map(seen).collect(),
        compensated: compensated.as_ref().map(seen),
        ..CountObservations::default()
    }
}

fn audited(finals: &[&str], compensated: Option<&str>) -> AuditAccount {
    account(&pictures_of(finals, compensated))
}

/// The audit of Q, with a komi of 8, by these pictures.
fn account(pictures: &CountObservations) -> AuditAccount {
    let komi = Some(HalfPoints::points(8));
    account_of(Q, &Agreement { rules: Some(Preset::Ing), komi, ..Agreement::default() }, pictures)
}

/// The audit of a position without dead stones by these pictures.
fn account_of(position: &str, agreement: &Agreement, pictures: &CountObservations) -> AuditAccount {
    let living = stones(position);
    let mut record = GameRecord::new(living.size());
    record.setup = living.iter().filter_map(|(p, stone)| Some((p, stone?))).collect();
    let agreement = Agreement { dead: Some(String::new()), ..agreement.clone() };
    let request =
        AuditRequest { record: Some(&record), reading_notes: &[], agreement: &agreement, claimed: None, turn: None };
    audit(&request, pictures).unwrap()
}

/// The board of a diagram with changes, as a diagram.
fn board(base: &str, changes: &str) -> String {
    changed(base, changes).to_string()
}

#[test]
fn a_second_picture_of_another_game_keeps_the_certificate_back() {
    check(&audited(&[F0], None), "agrees B+3");
    for other in [OTHER, SMALLER] {
        for finals in [[F0, other], [other, F0]] {
            let found = audited(&finals, None);
            let kind = if other == OTHER { "other-game" } else { "wrong-size" };
            check(&found, &format!("cannot-tell B+3 {kind}"));
            let said = audit_text::headline(&found);
            assert!(
                said.starts_with("A picture that was given is of something else; without it the fill matches"),
                "{said}"
            );
        }
    }
    // A fill that is wrong stays wrong: the strange picture is said beside the fault.
    let wrong = board(F0, "J1=.");
    let found = audited(&[&wrong, OTHER], None);
    check(&found, "differs B+3 white-missing other-game");
}

#[test]
fn a_picture_from_before_is_none_of_the_compensation() {
    let placed = board(Q, "A2=O B2=O A1=O B1=O");
    check(&audited(&[F0], Some(&placed)), "agrees B+3");
    // Of the board before any stone was placed, of the finished fill, of another game.
    for (picture, kind) in [(Q, "before-compensation"), (F0, "after-compensation"), (OTHER, "other-game")] {
        check(&audited(&[F0], Some(picture)), &format!("cannot-tell B+3 {kind}"));
    }
    // A camera that followed the count took it at its time: then the compensation was forgotten.
    let mut followed = pictures_of(&[F0], Some(Q));
    followed.is_followed = true;
    assert_eq!(account(&followed).verdict.name(), "differs");
    // Where the compensation was forgotten, the numbers of the finished fill are not right without it: that is the fault.
    let forgotten = board(F0, "B1=X A1=X");
    let found = audited(&[&forgotten], Some(Q));
    assert_eq!(found.verdict.name(), "differs", "{:?}", found.findings);
}

/// Komi 7.5 and both players' penalties are laid in full, four white stones and three black ones, where one white stone is due after
/// they are set off: they take more than half of the open points, and the picture is all the same one of the compensation.
#[test]
fn a_stone_of_the_position_that_is_off_its_point_beside_the_compensation_is_said() {
    let moved = audited(&[F0], Some(&board(Q, "A2=O B2=O A1=O B1=O E9=. D9=X")));
    check(&moved, "agrees B+3");
    let notes = audit_text::notes(&moved).join(" ");
    assert!(notes.contains("the stones of the final position at E9 are not on their points"), "{notes}");
    let whole = audited(&[F0], Some(&board(Q, "A2=O B2=O A1=O B1=O")));
    assert!(!audit_text::notes(&whole).join(" ").contains("not on their points"));
    // Two stones of the other colour are another position's.
    let exchanged = board(Q, "A2=O B2=O A1=O B1=O E9=O E8=O");
    check(&audited(&[F0], Some(&exchanged)), "cannot-tell B+3 other-game");
}

#[test]
fn a_compensation_that_takes_most_open_points_is_no_fill() {
    let position = "
        XXXXOOOOO
        .XXXXOOOO
        .XXXXOOOO
        .XXXXOOOO
        .XXXXOOOO
        .XXXXOOO.
        .XXXXOOO.
        .XXXXOOO.
        .XXXXOOO.";
    let agreement = Agreement {
        rules: Some(Preset::Area),
        komi: HalfPoints::parse("7.5"),
        penalties: [2, 6].map(|points| Some(HalfPoints::points(points))),
        ..Agreement::default()
    };
    let placed = board(position, "A8=O A7=O A6=O A5=O J3=X J2=X J1=X");
    let filled = board(&placed, "J4=O A4=X A3=O A2=O");
    let found = account_of(position, &agreement, &pictures_of(&[&filled], Some(&placed)));
    check(&found, "agrees B+3.5");
    // The finished fill is none.
    let found = account_of(position, &agreement, &pictures_of(&[&filled], Some(&filled)));
    check(&found, "cannot-tell B+3.5 after-compensation");
}
