//! What is read off drawn fills with known faults, by the finished board alone. A picture of the compensation says what the
//! players counted; the finished board alone may leave that open, but it never gives another single reading, and never a
//! certificate of another result than the rules' (docs/rules.md B.6, B.7).

use kifuscribe_core::count::audit::{Audit, Verdict, compare, same_result};
use kifuscribe_core::count::expectation::{Counts, Feasible, expect};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::score::Terms;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_words::ledger_text;

use crate::fills::{Case, Done, Work, cases, fill, fills, own_finals};
use crate::random::Dice;

/// What the players do wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// Nothing.
    None,
    /// So many compensation stones too many where some are due.
    Compensation(i32),
    /// So many black stones too many on the shared points.
    Shared(i32),
    /// A point of the loser's own territory stays empty.
    HoleAtHome,
    /// The penalties are forgotten.
    Penalty,
}

const FAULTS: [Fault; 9] = [
    Fault::None,
    Fault::Compensation(-2),
    Fault::Compensation(-1),
    Fault::Compensation(1),
    Fault::Compensation(2),
    Fault::Shared(-1),
    Fault::Shared(1),
    Fault::HoleAtHome,
    Fault::Penalty,
];

/// Fills the board of `case` with these faults; `None` where they have no place.
fn fill_with(case: &Case<'_>, faults: &[Fault], rng: &mut Dice) -> Option<Done> {
    let mut work = Work::default();
    let mut terms = case.terms.clone();
    for fault in faults {
        match *fault {
            Fault::None => {}
            Fault::Compensation(more) => {
                let debtor = case.expected.compensation?.inside();
                if case.expected.compensation?.placed as i32 + more < 0 {
                    return None;
                }
                work.compensation[debtor as usize] += more;
            }
            Fault::Shared(more) => work.uneven += more,
            Fault::HoleAtHome => work.hole_at_home = true,
            Fault::Penalty => terms.penalties = [HalfPoints::ZERO; 2],
        }
    }
    if faults.contains(&Fault::Penalty) && terms == case.terms {
        return None;
    }
    let as_taken = expect(&Counts::of(case.living), &terms, &case.method);
    if as_taken.feasible == Feasible::No {
        return None;
    }
    fill(case.living, &as_taken, &work, case.method.grouped, rng)
}

/// Whether no losing stone touches a compensation stone.
fn compensation_lies_alone(case: &Case<'_>, done: &Done) -> bool {
    let (area, size) = (Area::of(case.living), case.living.size());
    let foreign =
        |board: &Stones, p: Point| matches!(area.owner(p), Owner::Territory(c) if board.get(p) == Some(c.opponent()));
    let is_losing = |p: Point| foreign(&done.filled, p) && !foreign(&done.compensated, p);
    size.points().filter(|&p| foreign(&done.compensated, p)).all(|p| !p.neighbors(size).any(is_losing))
}

fn audit(case: &Case<'_>, done: &Done, compensated: Option<&Stones>, claimed: Option<GameResult>) -> Audit {
    let fill = Fill { living: case.living, filled: &done.filled, before: None, compensated, claimed };
    compare(&fill, &case.terms, &case.method)
}

/// Checks a fill with these faults; whether they have a place on the board.
fn check(case: &Case<'_>, faults: &[Fault], rng: &mut Dice, tally: &mut [usize; 4]) -> bool {
    let Some(done) = fill_with(case, faults, rng) else { return false };
    // Ing's own rules have the compensation lie as a group, which losing stones do not touch.
    if case.method.grouped && !compensation_lies_alone(case, &done) {
        return false;
    }
    // The stones that lay there as compensation are what the players counted.
    let Some(counted) = audit(case, &done, Some(&done.compensated), None).read else { return false };
    let Terms { komi, penalties, .. } = &case.terms;
    let show = |audit: &Audit| {
        let readings: Vec<String> = audit.readings.iter().map(|read| read.to_sgf()).collect();
        format!(
            "{faults:?}, komi {komi}, penalties {penalties:?}, {:?}: counted {}, computed {}, read {:?} {readings:?}, {:?}\n{}\n{}\n{}{:#?}",
            case.terms.rules.preset,
            counted.to_sgf(),
            audit.computed.to_sgf(),
            audit.read.map(|read| read.to_sgf()),
            audit.verdict,
            case.living,
            done.filled,
            ledger_text::text(&audit.ledger),
            audit.findings,
        )
    };
    let alone = audit(case, &done, None, None);
    let is_hidden = [0, case.apart()].into_iter().any(|apart| !case.shows(&done, false, apart));
    let is_right = same_result(counted, alone.computed);
    let is_said = alone.read == Some(counted) || alone.readings.contains(&counted);
    // A board that is as it should be may have been counted wrong all the same; only a picture or a claim tells that.
    assert!(
        faults.len() > 1 || is_said || is_hidden || alone.read.is_none(),
        "another single reading: {}",
        show(&alone)
    );
    assert!(is_right || is_hidden || alone.verdict != Verdict::Agrees, "a false certificate: {}", show(&alone));
    let claimed = audit(case, &done, None, Some(counted));
    assert!(is_right || claimed.verdict == Verdict::Differs, "the claim differs: {}", show(&claimed));
    tally[0] += 1;
    tally[1] += usize::from(is_said);
    tally[2] += usize::from(alone.read.is_none() && alone.readings.is_empty());
    tally[3] += usize::from(is_hidden);
    true
}

#[test]
fn no_single_reading_is_a_wrong_one() {
    let finals = own_finals();
    for (seed, fault) in FAULTS.iter().enumerate() {
        let (rng, mut tally) = (&mut Dice(300 + seed as u64), [0; 4]);
        for _ in 0..200 * fills() {
            let Some(case) = cases(&finals, rng) else { continue };
            check(&case, &[*fault], rng, &mut tally);
            if tally[0] == fills() {
                break;
            }
        }
        println!(
            "{fault:?}: of {} fills, {} read as counted, {} not read, {} hidden",
            tally[0], tally[1], tally[2], tally[3]
        );
        assert!(tally[0] > 0, "{fault:?} has no place anywhere");
    }
}

#[test]
fn two_faults_that_cancel_are_no_single_wrong_reading() {
    let finals = own_finals();
    let (rng, mut tally) = (&mut Dice(400), [0; 4]);
    while tally[0] < fills() {
        let Some(case) = cases(&finals, rng) else { continue };
        let faults = [FAULTS[rng.below(FAULTS.len())], FAULTS[rng.below(FAULTS.len())]];
        check(&case, &faults, rng, &mut tally);
    }
    println!("of {} fills, {} read as counted, {} not read, {} hidden", tally[0], tally[1], tally[2], tally[3]);
}
