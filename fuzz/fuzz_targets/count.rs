//! Any two boards under any terms: the count is an account, never a crash, and a board that is filled as expected
//! shows the margin.
#![no_main]

use kifuscribe::count::audit::compare;
use kifuscribe::count::expectation::{Counts, Feasible, expect};
use kifuscribe::count::fill::Fill;
use kifuscribe::count::method::{Method, OddPoint};
use kifuscribe::game::color::Color;
use kifuscribe::game::halfpoints::HalfPoints;
use kifuscribe::game::named::Named;
use kifuscribe::game::point::BoardSize;
use kifuscribe::game::rules::{Preset, Rules};
use kifuscribe::game::score::{Terms, score};
use kifuscribe::game::stones::Stones;
use libfuzzer_sys::fuzz_target;

fn stones(size: BoardSize, bytes: &mut impl Iterator<Item = u8>) -> Stones {
    let mut stones = Stones::empty(size);
    for point in size.points() {
        stones.set(point, [None, Some(Color::Black), Some(Color::White)][usize::from(bytes.next().unwrap_or(0)) % 3]);
    }
    stones
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().unwrap_or(0);
    let rules = Rules::preset(Preset::ALL[usize::from(next()) % Preset::ALL.len()]);
    let terms = Terms {
        komi: HalfPoints::halves(i32::from(next()) - 128),
        handicap: usize::from(next() % 10),
        penalties: [next(), next()].map(|p| HalfPoints::halves(i32::from(p % 32))),
        prisoners: [usize::from(next()), usize::from(next())],
        plays: (next() % 2 == 0).then(|| [usize::from(next()), usize::from(next())]),
        last_board_move: [None, Some(Color::Black), Some(Color::White)][usize::from(next()) % 3],
        ..Terms::even(rules)
    };
    let mut method = Method::of(&terms.rules);
    method.grouped = next() % 2 == 0;
    if next() % 2 == 0 {
        method.odd = OddPoint::Arithmetic;
    }
    let size = BoardSize::new(1 + usize::from(next()) % 11).expect("1 to 11 lines");
    let living = stones(size, &mut bytes);
    let filled = stones(size, &mut bytes);
    let other = stones(size, &mut bytes);
    let e = expect(&Counts::of(&living), &terms, &method);
    if e.feasible != Feasible::No {
        assert_eq!(e.margin_of(e.shown), e.margin);
    }
    let _ = e.ledger(&terms).to_string();
    let _ = score(&living, [1, 2], &[], &terms).ledger.to_string();
    for (before, compensated) in [(None, None), (Some(&other), None), (None, Some(&other))] {
        let fill = Fill { living: &living, filled: &filled, before, compensated, claimed: Some(e.result) };
        let audit = compare(&fill, &terms, &method);
        let _ = audit.ledger.to_string();
    }
});
