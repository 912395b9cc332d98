//! What cannot be captured, against play on the whole board.

use std::collections::HashMap;

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
            let moved =
                board.iter().flat_map(|stones| size.points().filter_map(move |p| played(stones, color, p, defends)));
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
                attacks[board]
                    .iter()
                    .any(|&after| !stands(after) || (lost[after] && answers[after].iter().all(|&answer| lost[answer])))
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

/// An eye space of a few points, grown at random, with Black's wall around it, some of White's stones in it, and White outside, where
/// no point beside the wall is open. Here and there White has cut the wall at a corner.
fn walled(rng: &mut Dice) -> Option<(Stones, Vec<Point>)> {
    let size = BoardSize::NINE;
    let mut eye = vec![Point::new(rng.below(9), rng.below(9))];
    let points = 3 + rng.below(5);
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
        let is_corner = !p.neighbors(size).any(|q| eye.contains(&q));
        let color = match (eye.contains(&p), near(p)) {
            (true, _) => (rng.below(6) == 0).then_some(Color::White),
            (false, true) if is_corner && rng.below(6) == 0 => Some(Color::White),
            (false, true) => Some(Color::Black),
            (false, false) => Some(Color::White).filter(|_| p.neighbors(size).any(near) || rng.below(4) > 0),
        };
        stones.set(p, color);
    }
    stones.is_legal().then_some((stones, eye))
}

/// Whether White, who moves first in the eye space, takes one of these black stones by force: every line is played out.
fn falls(start: &Stones, eye: &[Point], targets: &[Point]) -> bool {
    let stands = |board: &Stones| targets.iter().all(|&p| board.get(p) == Some(Color::Black));
    let (mut boards, mut numbers) = (vec![start.clone()], HashMap::from([(start.clone(), 0)]));
    // Of each board, with White to move: for each move the boards among which Black chooses; none where a stone was taken.
    let mut moves: Vec<Vec<Vec<usize>>> = Vec::new();
    while let Some(board) = boards.get(moves.len()).cloned() {
        let mut number = |board: Stones| {
            *numbers.entry(board.clone()).or_insert_with(|| {
                boards.push(board);
                boards.len() - 1
            })
        };
        let attacked = eye.iter().filter_map(|&p| played(&board, Color::White, p, false));
        let answered = attacked.map(|after| {
            let answers = eye.iter().filter_map(|&p| played(&after, Color::Black, p, true));
            let all = answers.chain([after.clone()]).filter(|_| stands(&after));
            all.collect::<Vec<_>>().into_iter().map(&mut number).collect()
        });
        moves.push(answered.collect());
    }
    let mut lost = vec![false; moves.len()];
    loop {
        let is_lost = |board: &usize| !lost[*board] && moves[*board].iter().any(|after| after.iter().all(|&b| lost[b]));
        let more: Vec<usize> = (0..moves.len()).filter(is_lost).collect();
        if more.is_empty() {
            return lost[0];
        }
        more.into_iter().for_each(|board| lost[board] = true);
    }
}

/// Every claim about a wall around an eye space is played out.
#[test]
fn what_surrounds_an_eye_space_and_cannot_be_captured_never_is() {
    let rng = &mut Dice(77);
    let (mut claimed, mut missed, mut fallen) = (0, 0, 0);
    while claimed < 30 || fallen < 30 {
        let Some((stones, eye)) = walled(rng) else { continue };
        let size = stones.size();
        let safe = cannot_be_captured(&stones, Color::Black);
        let always = pass_alive(&stones, Color::Black);
        let (targets, others): (Vec<Point>, _) = stones.of(Color::Black).partition(|p| safe[p.index(size)]);
        if !others.is_empty() {
            match falls(&stones, &eye, &others) {
                true => fallen += 1,
                false => missed += 1,
            }
        }
        if targets.iter().any(|p| !always[p.index(size)]) {
            assert!(!falls(&stones, &eye, &targets), "one of {} stones is taken:\n{stones}", targets.len());
            claimed += 1;
        }
    }
    println!("{claimed} walls that cannot be captured, {fallen} that can, {missed} of which it is not proved");
}
