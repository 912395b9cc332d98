//! What cannot be captured, against play on the whole board.

use kifuscribe_core::game::benson::pass_alive;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::life::cannot_be_captured;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;

use super::random::Dice;

/// The board after a move, `None` where it is not played: on a stone, or, as far as `color` is the one who defends, by suicide or
/// by taking a ko.
fn played(stones: &Stones, color: Color, point: Point, defends: bool) -> Option<Stones> {
    if stones.get(point).is_some() {
        return None;
    }
    let mut after = stones.clone();
    let taken = after.place(color, point);
    if !after.has_liberty(point) {
        if defends {
            return None;
        }
        after.string(point).iter().for_each(|&p| after.set(p, None));
    }
    let is_ko = taken.len() == 1 && after.string(point).len() == 1 && after.liberties(point).len() == 1;
    (!(defends && is_ko)).then_some(after)
}

/// On three lines every position is played to its end: White moves first, may pass, take his own stones away and repeat positions,
/// and Black may take no ko. No stone is ever captured that is said not to be.
#[test]
fn on_three_lines_what_cannot_be_captured_never_is() {
    let size = BoardSize::new(3).unwrap();
    let all = 3usize.pow(9);
    let of = |code: usize| {
        let mut stones = Stones::empty(size);
        let digits = size.points().zip((0..9).map(|i| code / 3usize.pow(i) % 3));
        digits.for_each(|(p, digit)| stones.set(p, [None, Some(Color::Black), Some(Color::White)][digit]));
        stones
    };
    let code = |stones: &Stones| -> usize {
        stones.iter().zip(0..9).map(|((_, stone), i)| stone.map_or(0, |c| c as usize + 1) * 3usize.pow(i)).sum()
    };
    let boards: Vec<Option<Stones>> = (0..all).map(|code| Some(of(code)).filter(Stones::is_legal)).collect();
    let moves = |color: Color, defends: bool| -> Vec<Vec<usize>> {
        let of_board = |board: &Option<Stones>| {
            let moved = board.iter().flat_map(|stones| size.points().filter_map(move |p| played(stones, color, p, defends)));
            moved.map(|after| code(&after)).collect()
        };
        boards.iter().map(of_board).collect()
    };
    let (attacks, answers) = (moves(Color::White, false), moves(Color::Black, true));
    let (mut claimed, mut unconditional) = (0, 0);
    for target in size.points() {
        let stands = |board: usize| boards[board].as_ref().is_some_and(|b| b.get(target) == Some(Color::Black));
        // The boards on which White, to move, takes the stone by force.
        let mut lost = vec![false; all];
        loop {
            let falls = |board: usize| {
                attacks[board].iter().any(|&after| {
                    !stands(after) || (lost[after] && answers[after].iter().all(|&answer| lost[answer]))
                })
            };
            let more: Vec<usize> = (0..all).filter(|&board| stands(board) && !lost[board] && falls(board)).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|board| lost[board] = true);
        }
        for (board, stones) in boards.iter().enumerate().filter_map(|(i, board)| Some((i, board.as_ref()?))) {
            let at = target.index(size);
            if stands(board) && cannot_be_captured(stones, Color::Black)[at] {
                assert!(!lost[board], "{} is taken:\n{stones}", target.label(size));
                claimed += 1;
                unconditional += usize::from(pass_alive(stones, Color::Black)[at]);
            }
        }
    }
    println!("three lines: {claimed} stones that cannot be captured, {unconditional} of them unconditionally");
    assert!(claimed > unconditional, "{claimed}, {unconditional}");
}

/// An eye space of a few points, grown at random, with Black's wall around it, some of White's stones in it, and White outside.
fn walled(rng: &mut Dice) -> Option<Stones> {
    let size = BoardSize::NINE;
    let first = Point::new(rng.below(9), rng.below(9));
    let mut eye = vec![first];
    let points = 3 + rng.below(6);
    while eye.len() < points {
        let from = eye[rng.below(eye.len())];
        let next: Vec<Point> = from.neighbors(size).filter(|p| !eye.contains(p)).collect();
        if !next.is_empty() {
            eye.push(next[rng.below(next.len())]);
        }
    }
    let mut stones = Stones::empty(size);
    let near = |p: Point| eye.iter().any(|q| p.col.abs_diff(q.col) <= 1 && p.row.abs_diff(q.row) <= 1);
    for p in size.points() {
        let color = match (eye.contains(&p), near(p)) {
            (true, _) => (rng.below(5) == 0).then_some(Color::White),
            // Here and there the wall lacks a stone at a corner.
            (false, true) if rng.below(12) == 0 => None,
            (false, true) => Some(Color::Black),
            (false, false) => (rng.below(9) > 0).then_some(Color::White),
        };
        stones.set(p, color);
    }
    stones.is_legal().then_some(stones)
}

/// After each move of White, Black has an answer after which the same stones are still there and still cannot be captured: so they
/// never are.
#[test]
fn each_move_has_an_answer_after_which_nothing_can_be_captured_either() {
    let rng = &mut Dice(77);
    let (mut boards, mut moves) = (0, 0);
    while boards < 60 {
        let Some(stones) = walled(rng) else { continue };
        let size = stones.size();
        let safe = cannot_be_captured(&stones, Color::Black);
        let always = pass_alive(&stones, Color::Black);
        let claimed: Vec<Point> = stones.of(Color::Black).filter(|p| safe[p.index(size)]).collect();
        if claimed.iter().all(|p| always[p.index(size)]) {
            continue;
        }
        boards += 1;
        for attack in size.points() {
            let Some(after) = played(&stones, Color::White, attack, false) else { continue };
            let holds = |board: &Stones| {
                let safe = cannot_be_captured(board, Color::Black);
                claimed.iter().all(|p| board.get(*p) == Some(Color::Black) && safe[p.index(size)])
            };
            let answer = size.points().filter_map(|p| played(&after, Color::Black, p, true)).any(|board| holds(&board));
            assert!(holds(&after) || answer, "White plays {}:\n{stones}", attack.label(size));
            moves += 1;
        }
    }
    println!("{boards} boards with stones that live by an answer, {moves} moves answered");
}
