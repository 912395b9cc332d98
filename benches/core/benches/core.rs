//! What the core costs, beside the crate `goban` where it does the same work: `cargo bench` in this folder.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use goban::rules::game::Game as TheirGame;
use goban::rules::{GobanSizes, JAPANESE, Move, ScoreRules};
use kifuscribe_core::count::audit::compare;
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::expectation::{Counts, expect};
use kifuscribe_core::count::method::Method;
use kifuscribe_formats::sgf;
use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::record::{GameRecord, Move as OurMove};
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::Terms;
use kifuscribe_benches::game;

fn replay(c: &mut Criterion) {
    let moves = game(300);
    let mut group = c.benchmark_group("replay 300 moves");
    group.bench_function("kifuscribe, captures only", |b| {
        b.iter(|| {
            let mut position = Position::new(BoardSize::NINETEEN);
            for &(color, point) in &moves {
                position.play(color, Some(point));
            }
            position
        });
    });
    group.bench_function("goban, captures only", |b| {
        b.iter(|| {
            let mut game = TheirGame::new(GobanSizes::Nineteen, JAPANESE);
            for &(_, point) in &moves {
                game.play(Move::Play(point.row, point.col));
            }
            game.prisoners()
        });
    });
    group.bench_function("kifuscribe, every move judged", |b| {
        b.iter(|| {
            let mut game = Game::new(Rules::preset(Preset::Japanese), Position::new(BoardSize::NINETEEN));
            for &(color, point) in &moves {
                let _ = black_box(game.play(color, Some(point)));
            }
            game
        });
    });
    group.bench_function("goban, every move judged", |b| {
        b.iter(|| {
            let mut game = TheirGame::new(GobanSizes::Nineteen, JAPANESE);
            for &(_, point) in &moves {
                let _ = black_box(game.try_play(Move::Play(point.row, point.col)).is_ok());
            }
            game.prisoners()
        });
    });
    group.finish();
}

fn area(c: &mut Criterion) {
    let moves = game(300);
    let mut position = Position::new(BoardSize::NINETEEN);
    let mut theirs = TheirGame::new(GobanSizes::Nineteen, JAPANESE);
    for &(color, point) in &moves {
        position.play(color, Some(point));
        theirs.play(Move::Play(point.row, point.col));
    }
    let mut group = c.benchmark_group("area score");
    group.bench_function("kifuscribe", |b| b.iter(|| Area::of(black_box(position.stones())).difference()));
    group.bench_function("goban", |b| b.iter(|| black_box(&theirs).calculate_score_by(ScoreRules::STONES)));
    group.finish();
}

fn count(c: &mut Criterion) {
    let mut position = Position::new(BoardSize::NINETEEN);
    for (color, point) in game(300) {
        position.play(color, Some(point));
    }
    let living = position.stones();
    let mut filled = living.clone();
    for (i, point) in BoardSize::NINETEEN.points().enumerate() {
        if filled.get(point).is_none() {
            filled.set(point, Some(Color::BOTH[i % 2]));
        }
    }
    let terms = Terms::even(Rules::preset(Preset::Ing));
    let method = Method::of(&terms.rules);
    c.bench_function("expect", |b| b.iter(|| expect(&Counts::of(black_box(living)), &terms, &method)));
    c.bench_function("compare a fill", |b| {
        b.iter(|| {
            let filled = black_box(&filled);
            compare(&Fill { living, filled, before: None, compensated: None, claimed: None }, &terms, &method)
        });
    });
}

fn files(c: &mut Criterion) {
    let mut record = GameRecord::new(BoardSize::NINETEEN);
    record.moves = game(300).into_iter().map(|(color, point)| OurMove::play(color, point)).collect();
    let text = sgf::write(&record);
    c.bench_function("SGF of 300 moves written", |b| b.iter(|| sgf::write(black_box(&record))));
    c.bench_function("SGF of 300 moves read", |b| b.iter(|| sgf::read(black_box(text.as_bytes()))));
}

criterion_group!(benches, replay, area, count, files);
criterion_main!(benches);
