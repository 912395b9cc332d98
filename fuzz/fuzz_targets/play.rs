//! Any moves under any rules: a refusal changes nothing, and no string is ever left without liberty.
#![no_main]

use kifuscribe::game::color::Color;
use kifuscribe::game::course::Course;
use kifuscribe::game::named::Named;
use kifuscribe::game::play::Game;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::position::Position;
use kifuscribe::game::rules::{KoRule, Preset, Rules, Suicide};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
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
});
