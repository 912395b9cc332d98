//! Any moves under any rules: a refusal changes nothing, and no string is ever left without liberty.
#![no_main]

use kifuscribe::game::named::Named;
use kifuscribe::game::color::Color;
use kifuscribe::game::course::Course;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::position::Position;
use kifuscribe::game::rules::{KoRule, Preset, Rules, Suicide};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [preset, ko, suicide, lines, moves @ ..] = bytes else { return };
    let mut rules = Rules::preset(Preset::ALL[usize::from(*preset) % Preset::ALL.len()]);
    rules.ko = [KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko, KoRule::Ing, KoRule::PassForKo]
        [usize::from(*ko) % 5];
    rules.suicide = [Suicide::Forbidden, Suicide::MultiStone, Suicide::OneStoneIsPass, Suicide::Allowed]
        [usize::from(*suicide) % 4];
    let size = BoardSize::new(1 + usize::from(*lines) % 7).expect("1 to 7 lines");
    let mut course = Course::new(rules, Position::new(size));
    for pair in moves.chunks_exact(2).take(400) {
        let color = Color::BOTH[usize::from(pair[0] >> 7)];
        let point = Point::new(usize::from(pair[1]) % size.lines(), usize::from(pair[1]) / size.lines() % size.lines());
        let before = course.game().position().clone();
        match pair[0] & 0x1f {
            0 => drop(course.play(color, None)),
            1 => drop(course.resume(color)),
            2 => drop(course.toggle_dead(point)),
            3 => drop(course.agree_dead(color)),
            4 => drop(course.agree_to_stop(color)),
            5 => {
                course.play_anyway(color, Some(point));
            }
            6 => drop(course.begin_playout(color).map(|p| p.play(color, Some(point)))),
            _ => {
                let turn = before.to_play();
                if course.play(turn, Some(point)).is_err() {
                    assert_eq!(course.game().position(), &before);
                }
            }
        }
        let position = course.game().position();
        assert!(position.stones().is_legal());
        let fresh = Position::from_stones(position.stones().clone(), position.to_play());
        assert_eq!(position.hash(), fresh.hash());
        assert!(course.frozen().len() <= course.moves().len());
    }
});
