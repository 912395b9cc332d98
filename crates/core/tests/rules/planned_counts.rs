//! 103 planned counts over real final positions, as a referee would plan them: of each kind so many, and what an audit must say.
//!
//! `KIFUSCRIBE_FILLS=10000` simulates so many of the kinds that the other tests do not have: a penalty forgotten, another claim.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::expectation::{Counts, Feasible, expect};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::game::stones::Stones;

use super::fills::{
    Case, FAULTS, Final, Seen, Tally, Work, audit_with, audits, cases, dead_left, fill, living_lifted, own_finals,
    read_off,
};
use super::random::Dice;

/// A count of one kind: whether it could be drawn.
type Count = fn(&[Final], &mut Dice) -> Option<()>;

/// The kinds of count, and how many of each are planned.
const PLAN: [(&str, usize, Count); 10] = [
    ("right", 24, right),
    ("right, with an equal score", 6, equal_score),
    ("right, by WMSG's parity", 6, parity),
    ("right, with handicap and its compensation", 5, handicap),
    ("one fault", 18, one_fault),
    ("two faults", 10, two_faults),
    ("a penalty forgotten", 8, penalty_forgotten),
    ("another claim", 8, another_claim),
    ("another game's picture", 6, other_game),
    ("an option against the record", 6, against_record),
];

/// Of these there are so many besides: a living group lifted, a dead stone left.
const LIFTED_AND_LEFT: usize = 3;

#[test]
fn a_hundred_and_three_planned_counts_are_judged_rightly() {
    let finals = own_finals();
    let planned: usize = PLAN.iter().map(|(_, number, _)| number).sum();
    assert_eq!(planned + 2 * LIFTED_AND_LEFT, 103);
    for (seed, (_, number, count)) in (500..).zip(PLAN) {
        draw(number, count, &finals, &mut Dice(seed));
    }
    living_lifted(LIFTED_AND_LEFT, &mut Dice(510));
    dead_left(LIFTED_AND_LEFT, &mut Dice(511));
}

#[test]
fn a_forgotten_penalty_is_never_certified() {
    draw(audits(), penalty_forgotten, &own_finals(), &mut Dice(53));
}

#[test]
fn another_claim_is_never_certified() {
    draw(audits(), another_claim, &own_finals(), &mut Dice(54));
}

/// Draws so many counts of a kind; some have no place on most boards.
fn draw(number: usize, count: Count, finals: &[Final], rng: &mut Dice) {
    let (mut done, mut tries) = (0, 0);
    while done < number {
        done += usize::from(count(finals, rng).is_some());
        tries += 1;
        assert!(tries < 5_000 * number, "only {done} of {number} could be drawn");
    }
    println!("{done} counts of one kind, none judged wrongly");
}

/// The account of this finished board, and of what the players claim. The record has the terms of the case, and `agree` is what else
/// is given.
fn audited(
    case: &Case<'_>,
    filled: &Stones,
    claimed: Option<GameResult>,
    agree: impl Fn(&mut Agreement),
) -> AuditAccount {
    let terms = &case.terms;
    let mut record = GameRecord::new(case.living.size());
    record.setup = case.living.iter().filter_map(|(p, stone)| Some((p, stone?))).collect();
    record.info.komi = Some(terms.komi);
    record.info.rules = terms.rules.preset.name().to_owned();
    let mut agreement = Agreement {
        dead: Some(String::new()),
        penalties: terms.penalties.map(Some),
        handicap: Some(terms.handicap),
        last_board_move: terms.last_board_move,
        ..Agreement::default()
    };
    agree(&mut agreement);
    let finals = vec![read_off(filled, Turn::NONE, Seen::Known, &mut Dice(1))];
    let pictures = CountObservations { finals, ..CountObservations::default() };
    let record = Some(&record);
    let request = AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed, turn: Some(0) };
    audit(&request, &pictures).unwrap()
}

/// Audits a right fill: it agrees, with the result that the rules give, and reads it.
fn check_right(case: &Case<'_>, rng: &mut Dice) -> Option<()> {
    let done = case.fill(&Work::default(), rng)?;
    let found = audited(case, &done.filled, None, |_| {});
    let told = (found.verdict, found.computed);
    let said = format!("{:?}\n{}{}{:?}", case.terms, case.living, done.filled, found.findings);
    assert_eq!(told, (Verdict::Agrees, Some(case.expected.result)), "{said}");
    let reads = found.read.into_iter().chain(found.readings).collect::<Vec<_>>();
    assert!(reads.is_empty() || reads.contains(&case.expected.result), "{reads:?} {said}");
    Some(())
}

fn right(finals: &[Final], rng: &mut Dice) -> Option<()> {
    check_right(&cases(finals, rng)?, rng)
}

/// The same case under other terms.
fn under<'a>(case: &Case<'a>, change: impl Fn(&mut Case<'a>)) -> Option<Case<'a>> {
    let (living, method) = (case.living, case.method);
    let mut changed = Case { living, method, terms: case.terms.clone(), expected: case.expected.clone() };
    change(&mut changed);
    changed.expected = expect(&Counts::of(living), &changed.terms, &method);
    (changed.expected.feasible != Feasible::No).then_some(changed)
}

fn equal_score(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let case = cases(finals, rng)?;
    let GameResult::Win { winner, by: WinBy::Points(margin) } = case.expected.result else { return None };
    let more = if winner == Color::Black { margin } else { HalfPoints::ZERO - margin };
    let equal = under(&case, |case| case.terms.komi += more)?;
    let is_equal =
        |result| matches!(result, GameResult::Draw | GameResult::Win { by: WinBy::Points(HalfPoints::ZERO), .. });
    assert!(is_equal(equal.expected.result), "{:?}", equal.expected.result);
    // A komi that no board of this size can have is remarked, and another matter.
    check_right(&equal, rng)
}

fn parity(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let case = cases(finals, rng).filter(|case| case.terms.rules.preset == Preset::Wmsg2008)?;
    for last in Color::BOTH {
        check_right(&under(&case, |case| case.terms.last_board_move = Some(last))?, rng)?;
    }
    Some(())
}

fn handicap(finals: &[Final], rng: &mut Dice) -> Option<()> {
    check_right(&cases(finals, rng).filter(|case| case.terms.handicap > 0)?, rng)
}

/// The fault is named or at least not certified: see `fills`.
fn one_fault(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let fault = FAULTS[rng.below(FAULTS.len())];
    audit_with(&[fault], finals, Seen::Camera, rng, &mut Tally::default()).then_some(())
}

fn two_faults(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let (a, b) = (rng.below(FAULTS.len()), rng.below(FAULTS.len()));
    (a != b && audit_with(&[FAULTS[a], FAULTS[b]], finals, Seen::Camera, rng, &mut Tally::default())).then_some(())
}

/// The players counted without the penalty that the journal has.
fn penalty_forgotten(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let mut case = cases(finals, rng)?;
    case = under(&case, |case| case.terms.penalties = [HalfPoints::points(4), HalfPoints::ZERO])?;
    let without = under(&case, |case| case.terms.penalties = [HalfPoints::ZERO; 2])?;
    let done = fill(case.living, &without.expected, &Work::default(), case.method.grouped, rng)?;
    if !case.shows(&done, false, 0) {
        return None;
    }
    let found = audited(&case, &done.filled, None, |_| {});
    assert_eq!(found.computed, Some(case.expected.result));
    assert_ne!(found.verdict, Verdict::Agrees, "{:?}\n{}{}", case.terms, case.living, done.filled);
    Some(())
}

fn another_claim(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let case = cases(finals, rng)?;
    let done = case.fill(&Work::default(), rng)?;
    let GameResult::Win { winner, by: WinBy::Points(margin) } = case.expected.result else { return None };
    let claimed = match rng.below(3) {
        0 => GameResult::win(winner.opponent(), WinBy::Points(margin)),
        1 => GameResult::win(winner, WinBy::Points(margin + HalfPoints::points(2))),
        _ => GameResult::Draw,
    };
    let claimed = Some(claimed);
    let found = audited(&case, &done.filled, claimed, |_| {});
    assert_eq!((found.computed, found.claimed), (Some(case.expected.result), claimed));
    assert_ne!(found.verdict, Verdict::Agrees, "{:?} {claimed:?}", case.terms);
    Some(())
}

/// The picture shows the right fill of another game on a board of the same size.
fn other_game(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let (case, other) = (cases(finals, rng)?, cases(finals, rng)?);
    if case.living == other.living || case.living.size() != other.living.size() {
        return None;
    }
    let done = other.fill(&Work::default(), rng)?;
    let found = audited(&case, &done.filled, None, |_| {});
    assert_ne!(found.verdict, Verdict::Agrees, "{}{}", case.living, done.filled);
    Some(())
}

/// The board was filled by the record, and a komi is given that it does not have.
fn against_record(finals: &[Final], rng: &mut Dice) -> Option<()> {
    let case = cases(finals, rng)?;
    let done = case.fill(&Work::default(), rng)?;
    let found = audited(&case, &done.filled, None, |agreement| {
        agreement.komi = Some(case.terms.komi + HalfPoints::points(2));
    });
    assert_ne!(found.verdict, Verdict::Agrees, "{:?}", case.terms);
    Some(())
}
