//! Audits of boards that were read off pictures: rule sets that are not counted by filling, prisoners, and the side of
//! the picture that is the record's top.

use std::time::Duration;

use kifuscribe_core::audit::account::{AuditAccount, AuditSubject};
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::final_position::{Agreement, Warrant, end_of};
use kifuscribe_core::audit::note::Note;
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::audit::{audit, bowls};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::cause::{CompensationPlaced, SeenCompensation};
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::count::setting::{Origin, Setting, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ledger::LineSubject;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::geometry::{Homography, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState as Shown};
use kifuscribe_formats::sgf;
use kifuscribe_words::audit_text;
use kifuscribe_words::ledger_text;

/// Black holds the left of a 5x5 board, White the right; a white stone lies dead in Black's corner.
const GAME: &str =
    "(;SZ[5]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[]TB[aa]TW[ea])";
const LIVING: &str = ". . X O .\n. . X O .\n. . X O .\n. . X O .\n. . X O .";

/// A certain reading of `diagram`, turned as a camera might have it.
pub(crate) fn picture(diagram: &str, turn: Turn) -> PictureObservation {
    let stones = Stones::from_diagram(diagram).unwrap();
    let size = stones.size();
    let mut readings = vec![PointReading::sure(Shown::Empty, 0.98); size.area()];
    for (p, stone) in stones.iter() {
        let seen = stone.map_or(Shown::Empty, Shown::Stone);
        readings[turn.in_picture(p, size).index(size)] = PointReading::sure(seen, 0.98);
    }
    let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
    let observation = Some(Observation { size, pose, time: Duration::ZERO, readings });
    PictureObservation { name: "picture".into(), observation, outside: Vec::new() }
}

pub(crate) fn rules(preset: Preset) -> Agreement {
    Agreement { rules: Some(preset), ..Agreement::default() }
}

/// The audit of `game` (none where it is empty text, then the picture is the one before the fill as well).
fn account(game: &str, agreement: &Agreement, diagram: &str, turn: Option<u8>) -> AuditAccount {
    let game = (!game.is_empty()).then(|| sgf::read(game.as_bytes()).unwrap());
    let seen = picture(diagram, Turn::NONE);
    let before = game.is_none().then(|| seen.clone());
    let pictures = CountObservations { before, finals: vec![seen], ..CountObservations::default() };
    let record = game.as_ref().map(|g| &g.record);
    audit(&AuditRequest { record, reading_notes: &[], agreement, claimed: None, turn }, &pictures).unwrap()
}

#[track_caller]
pub(crate) fn check(account: &AuditAccount, expected: &str) {
    let kinds: Vec<&str> = account.findings.iter().map(|f| f.kind.name()).collect();
    let computed = account.computed.map_or_else(String::new, |r| r.to_sgf());
    let said = [vec![account.verdict.name(), computed.as_str()], kinds].concat();
    let said: Vec<&str> = said.into_iter().filter(|word| !word.is_empty()).collect();
    assert_eq!(said.join(" "), expected, "{}", audit_text::verdict(account));
}

/// That the dead stones are seen makes no other setting known.
#[test]
fn a_picture_from_before_the_fill_settles_the_dead_stones_and_nothing_else() {
    let game = sgf::read(GAME.replace("TB[aa]TW[ea]", "").as_bytes()).unwrap();
    let assumed = |before: Option<PictureObservation>, agreement: &Agreement| {
        let pictures = CountObservations { before, finals: vec![picture(LIVING, Turn::NONE)], ..Default::default() };
        let (record, reading_notes) = (Some(&game.record), &game.notes[..]);
        let request = AuditRequest { record, reading_notes, agreement, claimed: None, turn: None };
        let found = audit(&request, &pictures).unwrap();
        found.assumed().iter().map(|setting| setting.value.name()).collect::<Vec<_>>()
    };
    let agreement = Agreement { rules: Some(Preset::Area), ..Agreement::default() };
    let penalties = ["penalty-black", "penalty-white"];
    assert_eq!(assumed(None, &agreement), [&penalties[..], &["dead"]].concat());
    assert_eq!(assumed(Some(picture(LIVING, Turn::NONE)), &agreement), penalties);
    let given = Agreement { penalties: [Some(HalfPoints::ZERO); 2], ..agreement };
    assert_eq!(assumed(Some(picture(LIVING, Turn::NONE)), &given), [""; 0]);
}

/// Black has three stones apart, and White's stone beside one of them is dead: a picture of another game has three white stones more, of
/// which the finished board shows nothing.
#[test]
fn a_picture_from_before_the_fill_of_another_position_settles_nothing_and_is_said() {
    let game =
        sgf::read(b"(;SZ[7]RU[Ing]KM[0]AB[da][db][dc][dd][de][df][dg][bb][bf][bd]AW[ea][eb][ec][ed][ee][ef][eg][ab])")
            .unwrap();
    let fill =
        "X X X X O O O\nX X X X O O O\nO X X X O O O\nX X X X O O O\nO X X X O O O\nX X X X O O O\nO X . X O O O";
    let board = |rows: [&str; 3]| {
        let [second, fourth, sixth] = rows;
        let plain = ". . . X O . .";
        [plain, second, plain, fourth, plain, sixth, plain].join("\n")
    };
    let agreement = Agreement::default();
    let audited = |before: &str| {
        let pictures = CountObservations {
            before: Some(picture(before, Turn::NONE)),
            finals: vec![picture(fill, Turn::NONE)],
            ..Default::default()
        };
        let (record, reading_notes) = (Some(&game.record), &game.notes[..]);
        let request = AuditRequest { record, reading_notes, agreement: &agreement, claimed: None, turn: None };
        audit(&request, &pictures).unwrap()
    };
    let assumes_dead = |found: &AuditAccount| found.assumed().iter().any(|setting| setting.value.name() == "dead");
    let [stone, gone, beside] = [". X . X O . .", ". . . X O . .", ". X O X O . ."];
    let right = audited(&board([stone, stone, stone]));
    check(&right, "agrees B+7");
    assert!(!assumes_dead(&right), "{:?}", right.settings);
    // One stone that is gone and back may have been pushed: the picture is compared, and settles no dead stone.
    let pushed = audited(&board([stone, gone, stone]));
    assert!(assumes_dead(&pushed), "{:?}", pushed.settings);
    // One stone too many contradicts the record, also where the finished board has it.
    let beside_the_edge = ". X X X O . .";
    let added = audited(&board([stone, beside_the_edge, stone]));
    check(&added, "agrees B+7");
    assert!(assumes_dead(&added), "{:?}", added.settings);
    assert!(audit_text::notes(&added).join(" ").contains("C4"), "{:?}", audit_text::notes(&added));
    // The finished fill is no picture from before it.
    let filled = audited(fill);
    check(&filled, "cannot-tell B+7 already-filled");
    assert!(assumes_dead(&filled), "{:?}", filled.settings);
    let other = audited(&board([beside, beside, beside]));
    assert!(assumes_dead(&other), "{:?}", other.settings);
    let said = |finding| audit_text::finding_in_full(finding, other.size);
    let found: Vec<String> = other.findings.iter().map(said).collect();
    assert!(found.iter().any(|text| text.contains("is of another position: 3 points (C6 C4 C2)")), "{found:?}");
    assert_eq!(other.verdict, Verdict::CannotTell);
}

#[test]
fn a_finished_fill_is_no_picture_from_before_it_where_nobody_recorded_the_game() {
    let fill = "X X X O O\nX X X O O\nX X X O O\nX X X O O\n. X X O O";
    check(&account("", &rules(Preset::Ing), fill, None), "cannot-tell already-filled");
}

#[test]
fn a_picture_of_the_compensation_is_no_picture_from_before_it_where_nobody_recorded_the_game() {
    let position = ". . X O .\n. . X O .\n. . X O .\n. . X O .\n. . X O .";
    let laid = ". O X O .\n. O X O .\n. . X O .\n. . X O .\n. . X O .";
    let fill = "X O X O O\nX O X O O\nX X X O O\nX X X O O\nX . X O O";
    let audited = |before: &str| {
        let before = Some(PictureObservation { name: "before.jpg".to_owned(), ..picture(before, Turn::NONE) });
        let finals = vec![picture(fill, Turn::NONE)];
        let agreement =
            Agreement { komi: Some(kifuscribe_core::game::halfpoints::HalfPoints::points(4)), ..rules(Preset::Ing) };
        let request =
            AuditRequest { record: None, reading_notes: &[], agreement: &agreement, claimed: None, turn: None };
        audit(&request, &CountObservations { before, finals, ..CountObservations::default() }).unwrap()
    };
    check(&audited(position), "agrees B+1");
    let found = audited(laid);
    check(&found, "cannot-tell shows-compensation");
    let said = audit_text::finding_in_full(&found.findings[0], found.size);
    assert!(said.contains("efore.jpg shows the board with the compensation on it (B5 B4)"), "{said}");
}

#[test]
fn japanese_rules_take_the_prisoners_of_the_record_or_of_a_person() {
    // Ten points and the dead stone against five points, half a point of komi.
    let agreement = rules(Preset::Japanese);
    let found = account(GAME, &agreement, LIVING, None);
    check(&found, "agrees B+5.5");
    for color in Color::BOTH {
        let prisoners = Setting::new(SettingValue::Prisoners(color, Some(0)), Origin::Record);
        assert!(found.settings.contains(&prisoners), "{:?}", found.settings);
    }
    // White has two stones in the lid that the record knows nothing of.
    let counted = Agreement { prisoners: [None, Some(2)], ..agreement.clone() };
    let found = account(GAME, &counted, LIVING, None);
    check(&found, "cannot-tell B+3.5 against-record");
    let warrant = Some(Warrant { by: "A. Referee".into(), reasons: "both lids were counted".into() });
    let found = account(GAME, &Agreement { warrant, ..counted }, LIVING, None);
    check(&found, "agrees B+3.5");
    let prisoners = Setting::new(SettingValue::Prisoners(Color::White, Some(2)), Origin::Given);
    assert!(found.settings.contains(&prisoners), "{:?}", found.settings);
}

#[test]
fn without_a_record_japanese_rules_ask_for_the_prisoners() {
    let agreement =
        Agreement { komi: kifuscribe_core::game::halfpoints::HalfPoints::parse("0.5"), ..rules(Preset::Japanese) };
    let asked = account("", &agreement, LIVING, None);
    check(&asked, "cannot-tell B+4.5 prisoners-unknown");
    let text = audit_text::verdict(&asked);
    assert!(text.contains("which no picture of the board shows: count them"), "{text}");
    let counted = Agreement { prisoners: [Some(1), Some(0)], ..agreement };
    check(&account("", &counted, LIVING, None), "agrees B+5.5");
}

#[test]
fn area_rules_take_the_final_position_or_a_fill() {
    let agreement = rules(Preset::Area);
    check(&account(GAME, &agreement, LIVING, None), "agrees B+4.5");
    let dead_there = LIVING.replacen('.', "O", 1);
    check(&account(GAME, &agreement, &dead_there, None), "agrees B+4.5");
    let one_moved = LIVING.replacen(". . X O .", ". X . O .", 1);
    let found = account(GAME, &agreement, &one_moved, None);
    check(&found, "differs B+4.5 position-differs");
    assert_eq!(
        audit_text::finding(&found.findings[0], found.size),
        "The board differs from the final position at B5 C5."
    );
}

#[test]
fn a_person_may_say_which_side_is_the_top() {
    // A cross looks the same from all four sides.
    let game = "(;SZ[5]KM[0]RU[ing]AB[ca][cb][ac][bc][cc][dc][ec][cd][ce]TB[aa])";
    let full = "X X X X X\nX X X X X\nX X X X X\nX X X X X\nX X X X X";
    for quarters in 0..4 {
        let found = account(game, &Agreement::default(), full, Some(quarters));
        assert_eq!(found.turns, [Some(Turn { quarters, mirrored: false })]);
    }
    // Where the picture itself tells, it decides, and that is said.
    let fill = ". X X O O\nX X X O O\nX X X O O\nX X X O O\nX O X O O";
    let agreement = Agreement { komi: Some(kifuscribe_core::game::halfpoints::HalfPoints::ZERO), ..rules(Preset::Ing) };
    let found = account(GAME, &agreement, fill, Some(1));
    assert_eq!(found.turns, [Some(Turn::NONE)]);
    let notes = audit_text::notes(&found);
    assert!(notes.iter().any(|n| n.starts_with("Turned by 90 degrees as given")), "{notes:?}");
}

#[test]
fn a_doubt_that_decides_says_what_each_reading_comes_to() {
    let mut seen = picture(". X X O O\nX X X O O\nX X X O O\nO X X O O\nO X X O O", Turn::NONE);
    let readings = &mut seen.observation.as_mut().unwrap().readings;
    readings[0] = PointReading { empty: 0.6, black: 0.38, white: 0.02, covered: 0.0 };
    let found = account_of(vec![seen]);
    check(&found, "cannot-tell B+5 in-doubt");
    let said = "Look at A5: it looks like an empty point (60 %) and may be a black stone (38 %); if it is an \
                empty point, the fill matches. If it is a black stone, it does not match and reads B+4: 1 black stone more than 12 is on the board (13).";
    assert_eq!(audit_text::finding(&found.findings[0], found.size), said);
    // The arithmetic of a board that is not sure would be taken for a result.
    assert!(!ledger_text::text(&found.ledger).contains("This fill shows"), "{:?}", found.ledger);
}

/// The audit of several pictures of one finished fill under Ing's rules without komi.
fn account_of(finals: Vec<PictureObservation>) -> AuditAccount {
    account_of_count(&CountObservations { finals, ..CountObservations::default() })
}

/// The audit of all pictures of such a count.
fn account_of_count(pictures: &CountObservations) -> AuditAccount {
    account_under(&GAME.replace("KM[0.5]", "KM[0]"), pictures)
}

/// The same of a record.
fn account_under(game: &str, pictures: &CountObservations) -> AuditAccount {
    let game = sgf::read(game.as_bytes()).unwrap();
    let agreement = Agreement { komi: Some(kifuscribe_core::game::halfpoints::HalfPoints::ZERO), ..rules(Preset::Ing) };
    let request = AuditRequest {
        record: Some(&game.record),
        reading_notes: &[],
        agreement: &agreement,
        claimed: None,
        turn: None,
    };
    audit(&request, pictures).unwrap()
}

/// A correct fill of the game above: Black's block is A5, A4 and A3, with two losing stones of White's.
const FILL: &str = ". X X O O\nO X X O O\nO X X O O\nX X X O O\nX X X O O";

#[test]
fn a_compensation_that_was_too_small_when_filling_began_leaves_the_verdict_to_the_referee() {
    let seen = CountObservations { finals: vec![picture(FILL, Turn::NONE)], ..CountObservations::default() };
    check(&account_of_count(&seen), "agrees B+5");
    // White's second stone came later: to put the compensation right, or as a losing stone.
    let put_right = Some(CompensationPlaced { owner: Color::Black, due: 2, placed: 1 });
    let found = account_of_count(&CountObservations { put_right, ..seen.clone() });
    check(&found, "cannot-tell B+5 compensation-put-right");
    let said = "When filling began, 1 white stone lay as compensation in Black's territory, and 2 were due; a stone that \
                came later may be compensation or a losing stone: where the referee saw the compensation put right, the \
                fill matches.";
    assert_eq!(audit_text::finding(&found.findings[0], found.size), said);
    // A picture of the compensation decides.
    let compensated = Some(picture(". . X O .\n. . X O .\n. . X O .\n. . X O .\n. . X O .", Turn::NONE));
    check(&account_of_count(&CountObservations { put_right, compensated, ..seen }), "agrees B+5");
}

#[test]
fn a_wrong_compensation_that_the_camera_saw_holds_back_that_a_finished_fill_agrees() {
    let seen = CountObservations { finals: vec![picture(FILL, Turn::NONE)], ..CountObservations::default() };
    let right = account_of_count(&seen);
    let by_camera = |placed| {
        let stones = CompensationPlaced { owner: Color::Black, due: 2, placed };
        SeenCompensation { at: "2026-12-01T12:33:37+00:00".to_owned(), stones }
    };
    let mut doubted = right.clone();
    doubted.doubt_for_compensation(&by_camera(3), false);
    check(&doubted, "cannot-tell B+5 compensation-seen-wrong");
    let said = "At 12:33 the camera at the table saw that 3 white stones lay as compensation in Black's territory, and 2 were \
                due; the finished board does not show which stones are compensation: give the picture of that moment, or let \
                the referee decide.";
    assert_eq!(audit_text::finding(&doubted.findings[0], doubted.size), said);
    // With a picture of the compensation, and of a fill that is wrong anyway, it is a note.
    let check_noted = |account: &AuditAccount, is_pictured, verdict: &str| {
        let mut noted = account.clone();
        noted.doubt_for_compensation(&by_camera(3), is_pictured);
        check(&noted, verdict);
        let notes = audit_text::notes(&noted);
        assert!(notes.iter().any(|note| note.starts_with("At 12:33 the camera at the table saw that 3")), "{notes:?}");
    };
    check_noted(&right, true, "agrees B+5");
    // What lay there is what is due by the settings of this audit.
    let mut settled = right.clone();
    settled.doubt_for_compensation(&by_camera(0), false);
    assert_eq!(settled, right);
}

#[test]
fn a_picture_that_the_others_outvote_is_named_with_the_point() {
    let named = |name: &str, diagram: &str| PictureObservation { name: name.into(), ..picture(diagram, Turn::NONE) };
    // On one of three pictures a reflection makes A1 white.
    let reflected = FILL.replace("X X X O O\nX X X O O", "X X X O O\nO X X O O");
    let found = account_of(vec![named("a.jpg", FILL), named("glare.jpg", &reflected), named("c.jpg", FILL)]);
    check(&found, "agrees B+5");
    let said = "glare.jpg shows something else at A1, and was outvoted by the other pictures.";
    assert!(audit_text::notes(&found).iter().any(|n| n == said), "{:?}", audit_text::notes(&found));
    // Where all show the same, nobody is outvoted.
    let found = account_of(vec![named("a.jpg", FILL), named("c.jpg", FILL)]);
    assert!(!audit_text::notes(&found).iter().any(|n| n.contains("outvoted")), "{:?}", audit_text::notes(&found));
    // One against one is no vote: the point is in doubt, and decides.
    let found = account_of(vec![named("a.jpg", FILL), named("glare.jpg", &reflected)]);
    assert_eq!(found.verdict.name(), "cannot-tell");
    assert_eq!(found.findings[0].points.iter().map(|p| p.label(found.size)).collect::<Vec<_>>(), ["A1"]);
}

/// The correct fill with this reading of the white stone at E1, the last point.
fn fill_with_white_e1(reading: PointReading) -> PictureObservation {
    let mut seen = picture(FILL, Turn::NONE);
    *seen.observation.as_mut().unwrap().readings.last_mut().unwrap() = reading;
    seen
}

#[test]
fn a_doubt_repeats_no_result_that_is_the_computed_one() {
    // E1 may be empty: then a white stone is missing, but Black's block still shows the 5 points that the record gives.
    let found = account_of(vec![fill_with_white_e1(PointReading { empty: 0.4, black: 0.0, white: 0.6, covered: 0.0 })]);
    check(&found, "cannot-tell B+5 in-doubt");
    let said = "Look at E1: it looks like a white stone (60 %) and may be an empty point (40 %); if it is a \
                white stone, the fill matches. If it is an empty point, it does not match: 1 white stone fewer than 12 is on the board (11).";
    assert_eq!(audit_text::finding(&found.findings[0], found.size), said);
    // Nothing is read off the board then, and no note compares with that.
    let found = account_of(vec![fill_with_white_e1(PointReading { empty: 0.6, black: 0.0, white: 0.4, covered: 0.0 })]);
    check(&found, "cannot-tell B+5 in-doubt");
    let is_of_block = |note: &Note| matches!(note, Note::Fill(FillNote::EmptyOutsideBlock(_)));
    assert!(found.read.is_none() && !found.notes.iter().any(is_of_block), "{:?}", found.notes);
}

#[test]
fn a_doubt_too_small_to_decide_is_said_with_the_verdict_and_ringed() {
    // E1 was read as white with 80 in 100; if it is empty, a white stone is missing.
    let found = account_of(vec![fill_with_white_e1(PointReading { empty: 0.2, black: 0.0, white: 0.8, covered: 0.0 })]);
    check(&found, "agrees B+5");
    let said = audit_text::verdict(&found);
    assert!(said.contains("B+5. E1 was read with doubt, look there."), "{said}");
    let marked: Vec<String> = found.marked().iter().map(|p| p.label(found.size)).collect();
    assert_eq!(marked, ["E1"]);
    assert_eq!(found.to_check(), found.marked());
}

#[test]
fn a_doubt_that_makes_another_fault_of_one_is_named() {
    // On A5, which stays empty, a white stone seems to lie, and a black stone is missing at C1. If A5 is empty after all, no
    // stone is exchanged for another: one is missing.
    let fill = FILL.replacen(". X X O O", "O X X O O", 1);
    let (head, tail) = fill.rsplit_once("X X O O").unwrap();
    let mut seen = picture(&format!("{head}X . O O{tail}"), Turn::NONE);
    let readings = &mut seen.observation.as_mut().unwrap().readings;
    readings[0] = PointReading { empty: 0.23, black: 0.0, white: 0.77, covered: 0.0 };
    let found = account_of(vec![seen]);
    check(&found, "differs B+5 stone-moved exchanged in-doubt");
    assert!(audit_text::headline(&found).contains("A5 was read with doubt, look there"));
    let said = audit_text::finding(&found.findings[2], found.size);
    assert!(said.contains("Look at A5: it looks like a white stone (77 %) and may be an empty point (23 %)"), "{said}");
    assert!(said.contains("1 white stone too many and as many black too few"), "{said}");
    assert!(said.contains("1 black stone fewer than 12 is on the board"), "{said}");
    assert!(labels(&found, &found.marked()).contains("A5"));
}

#[test]
fn a_doubt_that_changes_a_certain_fault_is_named_with_the_verdict() {
    // E2 shows no white stone, and E1 perhaps none either: one or two white stones are missing.
    let mut seen = fill_with_white_e1(PointReading { empty: 0.2, black: 0.0, white: 0.8, covered: 0.0 });
    let readings = &mut seen.observation.as_mut().unwrap().readings;
    readings[19] = PointReading { empty: 0.996, black: 0.002, white: 0.002, covered: 0.0 };
    let found = account_of(vec![seen]);
    check(&found, "differs B+5 white-missing in-doubt");
    let said = audit_text::headline(&found);
    assert!(said.contains("E1 was read with doubt, look there"), "{said}");
    let each = audit_text::finding(&found.findings[1], found.size);
    assert!(each.contains("1 white stone fewer than 12") && each.contains("2 white stones fewer than 12"), "{each}");
    assert!(found.marked().iter().any(|p| p.label(found.size) == "E1"));
}

/// The points of a list such as `A5 B4`.
pub(crate) fn labels(found: &AuditAccount, points: &[Point]) -> String {
    points.iter().map(|p| p.label(found.size)).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_line_of_the_arithmetic_names_its_points() {
    let found = account_of(vec![picture(FILL, Turn::NONE)]);
    let named = |subject| labels(&found, &found.points_of(subject));
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(named(LineSubject::Territory(white)), "E5 E4 E3 E2 E1");
    assert_eq!(named(LineSubject::Area(white)), "D5 E5 D4 E4 D3 E3 D2 E2 D1 E1");
    assert_eq!(named(LineSubject::Empty), "A5");
    assert_eq!((named(LineSubject::EmptyIn(black)).as_str(), named(LineSubject::EmptyIn(white)).as_str()), ("A5", ""));
    assert_eq!(named(LineSubject::LosingIn(black)), "A4 A3");
    assert_eq!(named(LineSubject::CompensationIn(black)), "");
    assert_eq!(named(LineSubject::Foreign), "A5 A4 A3");
}

#[test]
fn a_claim_is_the_only_fault_where_the_fill_is_right() {
    let game = sgf::read(GAME.replace("KM[0.5]", "KM[0]").as_bytes()).unwrap();
    let agreement = Agreement { komi: Some(HalfPoints::ZERO), ..rules(Preset::Ing) };
    let claimed = |diagram: &str, claimed: &str| {
        let (record, claimed) = (Some(&game.record), GameResult::from_sgf(claimed));
        let finals = vec![picture(diagram, Turn::NONE)];
        let pictures = CountObservations { finals, ..CountObservations::default() };
        audit(&AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed, turn: None }, &pictures)
            .unwrap()
    };
    let right = claimed(FILL, "B+5");
    assert!(right.verdict == Verdict::Agrees && !right.only_the_claim_differs());
    let wrong = claimed(FILL, "B+7");
    check(&wrong, "differs B+5 claim");
    assert!(wrong.only_the_claim_differs());
    // A black stone of the final position, C5, lies on A5.
    let moved = claimed(&FILL.replacen(". X X O O", "X X . O O", 1), "B+7");
    assert!(moved.verdict == Verdict::Differs && !moved.only_the_claim_differs());
}

#[test]
fn a_count_by_area_rules_shows_its_arithmetic() {
    let found = account(GAME, &rules(Preset::Area), LIVING, None);
    let lines = ledger_text::text(&found.ledger);
    assert!(lines.contains("Black's area: 5 living stones + 10 points of territory = 15"), "{lines}");
}

#[test]
fn a_picture_before_the_fill_that_is_as_the_record_says_nothing() {
    let with_before = |before: &str| {
        let (before, finals) = (Some(picture(before, Turn::NONE)), vec![picture(FILL, Turn::NONE)]);
        account_of_count(&CountObservations { before, finals, ..CountObservations::default() })
    };
    let found = with_before(LIVING);
    check(&found, "agrees B+5");
    let differs = |found: &AuditAccount| {
        found.notes.iter().find_map(|note| match note {
            Note::PictureDiffers(points) | Note::GoneBeforeTheFill(points) => Some(labels(found, points)),
            _ => None,
        })
    };
    assert_eq!(differs(&found), None);
    // A black stone more lay at B1 then: the fill is right all the same, and it is said.
    let found = with_before(&LIVING.replace(
        "
. . X O .
. . X O .
. . X O .
. . X O .",
        "
. . X O .
. . X O .
. . X O .
. X X O .",
    ));
    assert_eq!(found.verdict, Verdict::Agrees);
    assert_eq!(differs(&found).as_deref(), Some("B1"));
}

/// The audit of a finished board with nothing to compare it with.
fn numbers_of(finals: Vec<PictureObservation>) -> AuditAccount {
    let agreement = Agreement::default();
    let request = AuditRequest { record: None, reading_notes: &[], agreement: &agreement, claimed: None, turn: None };
    audit(&request, &CountObservations { finals, ..CountObservations::default() }).unwrap()
}

#[test]
fn without_a_position_the_stones_of_the_first_whole_board_are_counted() {
    let found = numbers_of(vec![picture(FILL, Turn::NONE)]);
    check(&found, "cannot-tell");
    assert_eq!((found.subject, found.counts), (AuditSubject::StoneNumbers, Some([12, 12, 1])));
    let one_short = numbers_of(vec![picture(&FILL.replacen("O X X O O", ". X X O O", 1), Turn::NONE)]);
    check(&one_short, "differs white-missing");
    // A picture that does not show the whole board is passed over.
    let mut cut = picture(&FILL.replace('O', "X"), Turn::NONE);
    cut.outside.push(Point::new(0, 0));
    let found = numbers_of(vec![cut.clone(), picture(FILL, Turn::NONE)]);
    assert_eq!((found.counts, found.findings.len()), (Some([12, 12, 1]), 0));
    check(&numbers_of(vec![cut]), "cannot-tell not-whole");
    // A hand over one point hides what lies there.
    let mut under_a_hand = picture(FILL, Turn::NONE);
    under_a_hand.observation.as_mut().unwrap().readings[7] =
        PointReading { empty: 0.05, black: 0.0, white: 0.0, covered: 0.95 };
    let found = numbers_of(vec![under_a_hand]);
    check(&found, "cannot-tell covered");
    let said = audit_text::verdict(&found);
    assert!(said.contains("Something covers 1 point of the board in picture (C4)"), "{said}");
}

#[test]
fn the_bowls_are_full_when_all_stones_but_the_centre_lie_on_the_board() {
    const FULL: &str = "X X X X X
X X X X X
X X . O O
O O O O O
O O O O O";
    let verdict = |diagram: &str| bowls(&picture(diagram, Turn::NONE), None).verdict;
    let full = bowls(&picture(FULL, Turn::NONE), None);
    assert_eq!((full.verdict, full.counts, full.notes.len()), (Verdict::Agrees, Some([12, 12, 1]), 0));
    assert_eq!(verdict(&FULL.replacen("X X .", "X . .", 1)), Verdict::Differs);
    assert_eq!(
        verdict(&FULL.replacen(
            "O O
O", "O X
O", 1
        )),
        Verdict::Differs
    );
    // The free point is not the centre.
    let beside = bowls(&picture(&FULL.replacen("X X .", "X . X", 1), Turn::NONE), None);
    assert_eq!((beside.verdict, beside.notes), (Verdict::Agrees, vec![Note::CentreNotFree]));
    // A stone of doubtful colour leaves it open.
    let mut doubtful = picture(FULL, Turn::NONE);
    doubtful.observation.as_mut().unwrap().readings[0] =
        PointReading { empty: 0.0, black: 0.6, white: 0.4, covered: 0.0 };
    assert_eq!(bowls(&doubtful, None).verdict, Verdict::CannotTell);
}

/// The game above, without marks of the dead stones.
fn unmarked() -> String {
    GAME.replace("TB[aa]TW[ea]", "")
}

#[test]
fn a_stone_that_was_lifted_before_the_fill_is_taken_for_dead() {
    let game = sgf::read(unmarked().replace("KM[0.5]", "KM[0]").as_bytes()).unwrap();
    let agreement = Agreement { komi: Some(HalfPoints::ZERO), ..rules(Preset::Ing) };
    let counted = |before: Option<&str>| {
        let (record, before) = (Some(&game.record), before.map(|diagram| picture(diagram, Turn::NONE)));
        let pictures =
            CountObservations { before, finals: vec![picture(FILL, Turn::NONE)], ..CountObservations::default() };
        audit(&AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed: None, turn: None }, &pictures)
            .unwrap()
    };
    let found = counted(Some(LIVING));
    check(&found, "agrees B+5");
    let said =
        "A5 presumed dead, each with its string, because the pictures show that they were lifted; players to confirm.";
    assert!(audit_text::notes(&found).iter().any(|n| n == said), "{:?}", audit_text::notes(&found));
    // Without that picture it is only probable.
    let found = counted(None);
    check(&found, "agrees B+5");
    let said = "A5 presumed dead, each with its string; players to confirm.";
    assert!(audit_text::notes(&found).iter().any(|n| n == said), "{:?}", audit_text::notes(&found));
}

#[test]
fn the_verdict_is_followed_by_its_reason_where_it_is_open() {
    let even = numbers_of(vec![picture(
        "X O X O
X O X O
X O X O
X O X .",
        Turn::NONE,
    )]);
    assert_eq!(even.subject, AuditSubject::EvenBoard);
    assert_eq!(audit_text::verdict(&even), audit_text::headline(&even));
    let moved = account_of(vec![picture(&FILL.replacen(". X X O O", "X X . O O", 1), Turn::NONE)]);
    assert_eq!(moved.verdict, Verdict::Differs);
    assert_eq!(audit_text::verdict(&moved), audit_text::headline(&moved), "the findings are listed by themselves");
    let no_board = PictureObservation { name: "dark.jpg".into(), observation: None, outside: Vec::new() };
    let found = account_of(vec![no_board]);
    let said = audit_text::verdict(&found);
    assert!(said.contains("No board was found in dark.jpg: show the whole board"), "{said}");
}

#[test]
fn the_passes_say_who_passed_and_what_follows() {
    let game = sgf::read(GAME.as_bytes()).unwrap().record;
    let under = |preset| audit_text::passes(&end_of(&game, &rules(preset)).unwrap());
    assert_eq!(under(Preset::Area), "Black, White; the game has ended");
    assert!(under(Preset::Japanese).starts_with("Black, White; the game has stopped"), "{}", under(Preset::Japanese));
}

#[test]
fn a_fault_that_changes_nothing_of_the_reading_is_no_other_result() {
    // A white stone is missing at E1, and Black's block still shows five points.
    let found = account_of(vec![fill_with_white_e1(PointReading::sure(Shown::Empty, 0.98))]);
    check(&found, "differs B+5 white-missing");
    assert_eq!(found.read, found.computed);
    let said = audit_text::headline(&found);
    assert!(said.starts_with("The fill does not match") && !said.contains("reads"), "{said}");
    // C5 was moved to A5: the block shows four.
    let finals = vec![picture(&FILL.replacen(". X X O O", "X X . O O", 1), Turn::NONE)];
    let found = account_under(GAME, &CountObservations { finals, ..CountObservations::default() });
    let said = audit_text::headline(&found);
    assert!(said.contains("it reads B+4, and the record, with what was given here, gives B+5"), "{said}");
}
