//! What holds for the rules of the game and for the count by filling in, whatever the moves and the boards.

use kifuscribe_core::count::audit::compare;
use kifuscribe_core::count::expectation::{Counts, Feasible, expect};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::line::CountLine;
use kifuscribe_core::count::method::{Method, OddPoint};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::course::Course;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::rules::{KoRule, Preset, Rules, Suicide};
use kifuscribe_core::game::score::{Terms, score};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_words::ledger_text;

/// Any moves under any rules: a refusal changes nothing, and no string is ever left without liberty.
pub fn play(bytes: &[u8]) {
    let [preset, ko, suicide, lines, moves @ ..] = bytes else { return };
    let mut rules = Rules::preset(Preset::ALL[usize::from(*preset) % Preset::ALL.len()]);
    rules.ko =
        [KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko, KoRule::Ing][usize::from(*ko) % 4];
    rules.suicide =
        [Suicide::Forbidden, Suicide::MultiStone, Suicide::OneStoneIsPass, Suicide::Allowed][usize::from(*suicide) % 4];
    let size = BoardSize::new(1 + usize::from(*lines) % 7).expect("1 to 7 lines");
    let mut course = Course::new(rules.clone(), Position::new(size));
    let mut game = Game::new(rules, Position::new(size));
    for pair in moves.chunks_exact(2).take(400) {
        let color = Color::BOTH[usize::from(pair[0] >> 7)];
        let point = Point::new(usize::from(pair[1]) % size.lines(), usize::from(pair[1]) / size.lines() % size.lines());
        let played = (pair[0] & 1 == 0).then_some(point);
        if pair[0] & 0x1f == 2 {
            let _ = course.resume(color);
        } else {
            course.play_anyway(color, played);
        }
        let before = game.position().clone();
        if game.play(before.to_play(), played).is_err() {
            assert_eq!(game.position(), &before);
        }
        for position in [course.game().position(), game.position()] {
            assert!(position.stones().is_legal());
            let fresh = Position::from_stones(position.stones().clone(), position.to_play());
            assert_eq!(position.hash(), fresh.hash());
        }
    }
}

/// Any two boards under any terms: the count is an account, never a crash, and a board that is filled as expected
/// shows the margin.
pub fn count(bytes: &[u8]) {
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
    let _ = ledger_text::text(&e.ledger(&terms));
    let _ = ledger_text::text(&score(&living, [1, 2], &[], &terms).ledger.map(CountLine::Score));
    for (before, compensated) in [(None, None), (Some(&other), None), (None, Some(&other))] {
        let fill = Fill { living: &living, filled: &filled, before, compensated, claimed: Some(e.result) };
        let audit = compare(&fill, &terms, &method);
        let _ = ledger_text::text(&audit.ledger);
    }
}

fn stones(size: BoardSize, bytes: &mut impl Iterator<Item = u8>) -> Stones {
    let mut stones = Stones::empty(size);
    for point in size.points() {
        stones.set(point, [None, Some(Color::Black), Some(Color::White)][usize::from(bytes.next().unwrap_or(0)) % 3]);
    }
    stones
}
