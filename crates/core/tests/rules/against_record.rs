//! Options against the record: no verdict rests on them alone, unless somebody gives them by name and with reasons.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::{Agreement, PositionNote, Warrant, end_of};
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::count::setting::{Origin, Sourced};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::consequence::Consequence;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_formats::sgf;
use kifuscribe_words::audit_text;

use crate::audit_pictures::{check, picture};

/// Black holds the left of a 5x5 board, White the right; Black made the last move, at C1. `info` is the game info.
fn game(info: &str) -> String {
    format!("(;SZ[5]{info};B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[];W[de];B[ce]TB[aa]TW[ea])")
}

/// The correct fill of it without any compensation: Black's 15 points against White's 10.
const FILL: &str = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";

fn audited(info: &str, agreement: &Agreement) -> AuditAccount {
    let game = sgf::read(game(info).as_bytes()).unwrap();
    let pictures = CountObservations { finals: vec![picture(FILL, Turn::NONE)], ..CountObservations::default() };
    let record = Some(&game.record);
    audit(&AuditRequest { record, reading_notes: &[], agreement, claimed: None, turn: None }, &pictures).unwrap()
}

const ING: &str = "RU[ing]KM[0]";
const WMSG: &str = "RU[wmsg2008]KM[0]";

#[test]
fn an_option_against_the_record_leaves_the_verdict_open() {
    check(&audited(ING, &Agreement::default()), "agrees B+5");
    let given = |info: &str, agreement: Agreement, open: &str, named: &str| {
        let found = audited(info, &agreement);
        check(&found, open);
        let said = audit_text::headline(&found);
        assert!(said.starts_with("What was given is against the record: with it the result is B+"), "{said}");
        assert!(!said.contains("journal"), "{said}");
        let warrant = Some(Warrant { by: "A. Referee".into(), reasons: "agreed at the table".into() });
        let found = audited(info, &Agreement { warrant, ..agreement });
        check(&found, named);
        let said = audit_text::headline(&found);
        assert!(said.contains("with what A. Referee gave against the record (agreed at the table): B+"), "{said}");
    };
    let komi = Agreement { komi: Some(HalfPoints::points(2)), ..Agreement::default() };
    given(ING, komi, "cannot-tell B+3 against-record", "agrees B+3");
    let last = Agreement { last_board_move: Some(Color::White), ..Agreement::default() };
    given(WMSG, last, "cannot-tell B+5 against-record", "agrees B+5");
    let rules = Agreement { rules: Some(Preset::IngAga), handicap: Some(2), ..Agreement::default() };
    given(ING, rules, "cannot-tell B+3 against-record", "agrees B+3");
}

#[test]
fn another_penalty_than_the_journal_has_leaves_the_verdict_open() {
    let paid = |points| Sourced { value: HalfPoints::points(points), from: Origin::Journal, at: None };
    let noted = Agreement { noted: [Some(paid(2)), None], ..Agreement::default() };
    // Black's penalty of 2 is a stone of compensation, which the fill does not have.
    let computed = |agreement: &Agreement| audited(ING, agreement).computed.map(|result| result.to_sgf());
    assert_eq!(computed(&noted).as_deref(), Some("B+3"));
    let none = Agreement { penalties: [Some(HalfPoints::ZERO), None], ..noted.clone() };
    let found = audited(ING, &none);
    check(&found, "cannot-tell B+5 against-record");
    let said = audit_text::headline(&found);
    assert!(said.starts_with("What was given is against the journal of the game: with it the result is B+5"), "{said}");
    let warrant = Some(Warrant { by: "A. Referee".into(), reasons: "the clock was started late".into() });
    check(&audited(ING, &Agreement { warrant, ..none }), "agrees B+5");
    // The same one, or one of a side of which nothing is noted, is not against it.
    let same = Agreement { penalties: [Some(HalfPoints::points(2)), Some(HalfPoints::ZERO)], ..noted };
    assert!(audited(ING, &same).against().is_none());
}

#[test]
fn an_option_that_fills_a_gap_of_the_record_is_a_note() {
    let komi = Agreement { komi: Some(HalfPoints::ZERO), rules: Some(Preset::Ing), ..Agreement::default() };
    check(&audited("", &komi), "agrees B+5");
    // The same as the record has.
    check(&audited(ING, &komi), "agrees B+5");
    // A handicap that the record says nothing of.
    let handicap = Agreement { handicap: Some(1), ..Agreement::default() };
    check(&audited(ING, &handicap), "agrees B+5");
}

#[test]
fn a_handicap_of_a_game_that_has_none_is_against_the_record() {
    // Without komi in the record, a handicap takes the komi of even games away.
    let handicap = Agreement { handicap: Some(1), ..Agreement::default() };
    let found = audited("RU[ing]", &handicap);
    check(&found, "cannot-tell B+5 against-record");
    let said = audit_text::headline(&found);
    assert!(said.contains("with it the result is B+5, without it W+3"), "{said}");
    let warrant = Some(Warrant { by: "A. Referee".into(), reasons: "two stones were laid".into() });
    check(&audited("RU[ing]", &Agreement { warrant, ..handicap }), "agrees B+5");
}

#[test]
fn pair_go_is_said_where_it_was_given_and_what_it_changes() {
    let pair = Agreement { pair_go: true, ..Agreement::default() };
    let said = |found: &AuditAccount| audit_text::notes(found).join("\n");
    // White is 5 points behind: with a komi of 5 the score is equal, which Ing's rules give to Black and pair go to White.
    let found = audited("RU[ing]KM[5]", &pair);
    assert_eq!(found.computed.map(|result| result.to_sgf()).as_deref(), Some("W+0"));
    assert!(audit_text::headline(&found).contains("these settings (pair go)"), "{}", audit_text::headline(&found));
    let note = "Counted as pair go, as given: an equal score is White's; without pair go: Black wins by rule, as the scores are equal.";
    assert!(said(&found).contains(note), "{}", said(&found));
    // Its own komi is said where the record has none; where the result stays, the first sentence is as ever.
    let found = audited(ING, &pair);
    check(&found, "agrees B+5");
    assert!(!audit_text::headline(&found).contains("pair go") && said(&found).contains("Counted as pair go, as given"));
    let found = audited("RU[ing]", &pair);
    assert!(said(&found).contains("the komi is 6, as the record names none"), "{}", said(&found));
}

/// Whether a record with this game info and these options has a komi that is said to be unusual.
fn unusual(info: &str, preset: Preset) -> bool {
    is_unusual(&sgf::read(game(info).as_bytes()).unwrap().record, preset)
}

fn is_unusual(record: &GameRecord, preset: Preset) -> bool {
    let ended = end_of(record, &Agreement { rules: Some(preset), ..Agreement::default() }).unwrap();
    ended.notes.iter().any(|note| matches!(note, PositionNote::KomiUnusual { .. }))
}

#[test]
fn a_komi_that_does_not_go_with_the_rules_is_said() {
    assert!(unusual("KM[8]", Preset::Wmsg2008) && !unusual("KM[6.5]", Preset::Wmsg2008));
    assert!(unusual("KM[6.5]", Preset::Ing) && !unusual("KM[8]", Preset::Ing) && !unusual("KM[6]", Preset::IngEgf));
    assert!(!unusual("KM[6.5]", Preset::Japanese) && !unusual("KM[7.5]", Preset::Area));
    for preset in [Preset::Japanese, Preset::Area, Preset::Ing, Preset::Wmsg2008] {
        let mut record = sgf::read(game("KM[8]").as_bytes()).unwrap().record;
        record.info.komi = Some(HalfPoints::points(375));
        assert!(is_unusual(&record, preset), "{preset:?}");
    }
}

#[test]
fn a_handicap_without_stones_is_said() {
    let notes = |info: &str| {
        let game = sgf::read(game(info).as_bytes()).unwrap();
        let ended = end_of(&game.record, &Agreement::default()).unwrap();
        ended.notes.iter().map(|note| audit_text::position_note(note, game.record.size)).collect::<Vec<_>>().join("; ")
    };
    let said = notes("RU[ing]KM[0]HA[4]");
    assert!(said.contains("the record states a handicap of 4, and 0 stones are laid"), "{said}");
    assert!(!notes("RU[ing]KM[0]").contains("handicap"));
}

#[test]
fn under_ings_rules_two_moves_in_a_row_are_the_referees_decision() {
    let game = sgf::read(b"(;SZ[9]RU[ing];B[ee];B[ef];W[cc])").unwrap();
    let ended = end_of(&game.record, &Agreement::default()).unwrap();
    assert_eq!(ended.reports[0].number, 2);
    assert_eq!(ended.reports[0].consequence, Some(Consequence::Referee));
}

#[test]
fn dead_stones_against_those_that_the_record_marks_leave_the_verdict_open() {
    let dead = |text: &str| Agreement { dead: Some(text.to_owned()), ..Agreement::default() };
    check(&audited(ING, &dead("")), "agrees B+5");
    let found = audited(ING, &dead("C5"));
    assert_eq!((found.verdict.name(), found.findings[0].kind.name()), ("cannot-tell", "against-record"));
}
