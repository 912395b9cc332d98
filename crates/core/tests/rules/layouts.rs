//! Right counts with the compensation laid out anyhow: apart, in parts, beside the empty point, at the edge. All numbers are those of a right
//! fill, so that no such count differs where the players claim what the rules give.

use kifuscribe_core::count::audit::{Audit, Verdict, compare};
use kifuscribe_core::count::cause::CauseKind;
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_words::ledger_text;

use crate::fills::{Case, cases, fills, own_finals};
use crate::random::Dice;

/// The board of a right count of which the foreign stones and the empty point lie in heaps anywhere in their territory.
fn laid_out(case: &Case<'_>, rng: &mut Dice) -> Option<Stones> {
    let (expected, area) = (&case.expected, Area::of(case.living));
    let mut board = case.living.clone();
    let points = |owner: Owner, rng: &mut Dice| {
        let mut points: Vec<Point> = area.points_of(owner).collect();
        rng.shuffle(&mut points);
        points
    };
    let mut shared = points(Owner::Shared, rng);
    for color in Color::BOTH {
        for _ in 0..expected.shared_each + usize::from(expected.extra_on_shared == Some(color)) {
            board.set(shared.pop()?, Some(color));
        }
    }
    for owner in Color::BOTH {
        let foreign = expected.foreign_in(owner);
        let is_block = expected.block() == Some(owner) && expected.shown % 2 != 0 && expected.reserved.is_none();
        let open = usize::from(is_block || expected.reserved == Some(owner));
        let mut left = points(Owner::Territory(owner), rng);
        let mut laid = Vec::new();
        while laid.len() < foreign + open {
            let more = (1 + rng.below(6)).min(foreign + open - laid.len());
            let mut heap = vec![left.pop()?];
            while heap.len() < more {
                let Some(at) =
                    left.iter().position(|p| heap.iter().any(|q| p.neighbors(board.size()).any(|n| n == *q)))
                else {
                    break;
                };
                heap.push(left.swap_remove(at));
            }
            laid.extend(heap);
        }
        if open > 0 {
            let hole = laid.swap_remove(rng.below(laid.len()));
            board.set(hole, None);
        }
        laid.into_iter().for_each(|p| board.set(p, Some(owner.opponent())));
        left.into_iter().for_each(|p| board.set(p, Some(owner)));
    }
    let right = Color::BOTH.iter().all(|&color| board.count(color) == expected.bowl);
    right.then_some(board)
}

fn audit(case: &Case<'_>, filled: &Stones, claimed: Option<GameResult>) -> Audit {
    let fill = Fill { living: case.living, filled, before: None, compensated: None, claimed };
    compare(&fill, &case.terms, &case.method)
}

fn told(case: &Case<'_>, filled: &Stones, audit: &Audit) -> String {
    let ledger = ledger_text::text(&audit.ledger);
    format!("{:?}\n{}\n{filled}{ledger}{:#?}", case.terms, case.living, audit.findings)
}

#[test]
fn a_right_count_agrees_with_a_right_claim_however_the_compensation_lies() {
    let (finals, rng) = (own_finals(), &mut Dice(77));
    let (mut laid, mut by_layout) = (0, 0);
    while laid < 20 * fills() {
        let Some(case) = cases(&finals, rng) else { continue };
        let Some(filled) = laid_out(&case, rng) else { continue };
        laid += 1;
        let claimed = audit(&case, &filled, Some(case.expected.result));
        let is_right = (claimed.verdict, &claimed.findings[..]) == (Verdict::Agrees, &[]);
        assert!(is_right, "{}", told(&case, &filled, &claimed));
        // Without a claim a group of another size than is due tells what was counted, by Ing's own rules alone.
        let alone = audit(&case, &filled, None);
        let is_explained = alone.findings.iter().all(|cause| cause.kind != CauseKind::Unexplained);
        let differs = alone.verdict == Verdict::Differs;
        assert!(is_explained && (case.method.grouped || !differs), "{}", told(&case, &filled, &alone));
        by_layout += usize::from(differs);
    }
    println!("of {laid} counts, {by_layout} differ by their layout where nobody claims anything");
}

/// The same board with stones of the compensation on shared points, and as many of the debtor's in its own territory instead.
fn with_compensation_on_shared(case: &Case<'_>, filled: &Stones, rng: &mut Dice) -> Option<Stones> {
    let (area, mut board) = (Area::of(case.living), filled.clone());
    let debtor = Color::BOTH.into_iter().find(|&color| case.expected.compensation_in(color) > 0)?;
    let points = |owner: Owner, color: Color| area.points_of(owner).filter(move |&p| filled.get(p) == Some(color));
    let shares: Vec<Point> = points(Owner::Shared, debtor).collect();
    let laid: Vec<Point> = points(Owner::Territory(debtor), debtor.opponent()).collect();
    let most = shares.len().min(case.expected.compensation_in(debtor));
    let stones = (most > 0).then(|| 1 + rng.below(most))?;
    for (&share, &stone) in shares.iter().zip(&laid).take(stones) {
        board.set(share, Some(debtor.opponent()));
        board.set(stone, Some(debtor));
    }
    Some(board)
}

#[test]
fn compensation_on_shared_points_is_no_fault_where_the_claim_is_right() {
    let (finals, rng) = (own_finals(), &mut Dice(78));
    let mut laid = 0;
    while laid < fills() {
        let Some(case) = cases(&finals, rng) else { continue };
        let Some(filled) = laid_out(&case, rng) else { continue };
        let Some(filled) = with_compensation_on_shared(&case, &filled, rng) else { continue };
        laid += 1;
        let claimed = audit(&case, &filled, Some(case.expected.result));
        let is_said = claimed.notes.iter().any(|note| matches!(note, FillNote::CompensationOnShared { .. }));
        let is_right = (claimed.verdict, claimed.read) == (Verdict::Agrees, Some(case.expected.result));
        assert!(is_right && is_said, "{}", told(&case, &filled, &claimed));
        // Nothing else tells it, so that shared points filled unequally are a fault without this claim.
        let alone = audit(&case, &filled, None);
        assert_ne!(alone.verdict, Verdict::Agrees, "{}", told(&case, &filled, &alone));
    }
}
