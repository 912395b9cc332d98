//! The same random games played here and by the crate `goban`: captures, ko, suicide and area score.
//!
//! A thousand games always; a hundred thousand with `KIFUSCRIBE_LONG=1`.

use goban::pieces::stones::Color as TheirColor;
use goban::rules::game::Game as TheirGame;
use goban::rules::{GobanSizes, JAPANESE, Move, PlayError, ScoreRules};
use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::play::{Game, Refusal};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::rules::{Preset, Rules};

use crate::random::Dice;

/// Whether the long versions of the tests were asked for.
pub(crate) fn long() -> bool {
    std::env::var_os("KIFUSCRIBE_LONG").is_some()
}

fn play_one(lines: usize, rng: &mut Dice) -> usize {
    let size = BoardSize::new(lines).unwrap();
    let mut ours = Game::new(Rules::preset(Preset::Japanese), Position::new(size));
    let mut theirs = TheirGame::new(GobanSizes::Custom(lines, lines), JAPANESE);
    let mut played = 0;
    for _ in 0..3 * size.area() {
        let color = ours.position().to_play();
        let open: Vec<Point> = size.points().filter(|&p| ours.position().is_empty(p)).collect();
        if open.is_empty() {
            break;
        }
        // A pass now and then, but never two: their game would be over.
        if rng.below(40) == 0 && ours.position().passes() == 0 {
            ours.play(color, None).unwrap();
            theirs.play(Move::Pass);
            continue;
        }
        let point = match ours.position().ko() {
            Some(ko) if rng.below(2) == 0 => ko,
            _ => open[rng.below(open.len())],
        };
        let refusals = ours.judge(color, Some(point));
        let verdict = theirs.check_point((point.row, point.col));
        let agreed = match verdict {
            None => refusals.is_empty(),
            Some(PlayError::Ko) => refusals == [Refusal::Ko],
            Some(PlayError::Suicide) => matches!(refusals[..], [Refusal::Suicide { .. }]),
            Some(_) => false,
        };
        assert!(
            agreed,
            "{color} {}: {refusals:?} here, {verdict:?} there\n{}",
            point.label(size),
            ours.position().stones()
        );
        if refusals.is_empty() {
            ours.play(color, Some(point)).unwrap();
            theirs.play(Move::Play(point.row, point.col));
            played += 1;
            let (black, white) = theirs.prisoners();
            assert_eq!(Color::BOTH.map(|c| ours.position().prisoners(c)), [black as usize, white as usize]);
        }
    }
    for (point, stone) in ours.position().stones().iter() {
        let there = match theirs.goban().get_color((point.row, point.col)) {
            Some(TheirColor::Black) => Some(Color::Black),
            Some(TheirColor::White) => Some(Color::White),
            None => None,
        };
        assert_eq!(stone, there, "{}\n{}", point.label(size), ours.position().stones());
    }
    let (black, white) = theirs.calculate_score_by(ScoreRules::STONES);
    let area = Area::of(ours.position().stones());
    assert_eq!(
        Color::BOTH.map(|c| area.total(c)),
        [black as usize, white as usize],
        "area\n{}",
        ours.position().stones()
    );
    played
}

#[test]
fn random_games_agree_with_the_goban_crate() {
    let games = if long() { 100_000 } else { 1_000 };
    let mut rng = Dice(20_261_121);
    let mut moves = 0;
    for game in 0..games {
        let lines = match game % 50 {
            0 => 19,
            1..3 => 13,
            n => [5, 6, 7, 9][n % 4],
        };
        moves += play_one(lines, &mut rng);
    }
    println!("{games} games, {moves} moves: captures, ko, suicide, prisoners and area agree");
}
