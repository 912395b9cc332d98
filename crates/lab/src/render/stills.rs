//! Pictures of single positions, with their truth.

use std::path::{Path, PathBuf};

use super::grid::TableGrid;
use super::output::{
    DrawProgress, QUALITY, RenderOptions, SimulateError, make_folder, table_file, truth_of, write_json, write_still,
};
use crate::synthetic::hardship::Hardship;
use crate::synthetic::random::Random;
use crate::synthetic::{Hand, Rendering, Scene, SceneState};
use kifuscribe_capture::pictures::write_jpeg;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::random::splitmix64;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_formats::rendered;
use kifuscribe_formats::rendered::RenderedTruth;

/// Draws a picture of the boards of these games after `played` moves, or at their ends, and the truth of each. Returns
/// the files of the truth.
///
/// # Errors
/// [`SimulateError`].
pub fn photo(
    records: &[GameRecord],
    played: Option<usize>,
    drawing: &RenderOptions,
    path: &Path,
) -> Result<Vec<PathBuf>, SimulateError> {
    let grid = TableGrid::new(records.len(), drawing);
    let table = |(i, record): (usize, &GameRecord)| {
        let RenderOptions { width, height, seed } = grid.tile_options(drawing, i);
        let played = played.unwrap_or(record.moves.len()).min(record.moves.len());
        let mut scene = Scene::new(record.size, width, height, seed);
        let state = SceneState::of(record.position_after(played).stones().clone());
        let rendering = scene.render(&state);
        let truth = RenderedTruth { move_number: Some(played), ..truth_of(&scene, &state, &rendering, "game") };
        (rendering, truth)
    };
    let tables: Vec<_> = records.iter().enumerate().map(table).collect();
    write_tables(path, grid, &tables)
}

/// Draws two pictures for each move, with their truth: the hand with the stone, and the board without the hand. The names
/// count from `000.jpg`, the board before the first move.
///
/// # Errors
/// [`SimulateError`].
pub fn stills_of_game(
    record: &GameRecord,
    drawing: &RenderOptions,
    folder: &Path,
    progress: &mut DrawProgress<'_>,
) -> Result<(), SimulateError> {
    let mut scene = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    make_folder(folder)?;
    let total = 2 * record.moves.len() + 1;
    let mut number = 0;
    let mut position = record.start();
    let mut draw = |state: &mut SceneState, played: Option<usize>| -> Result<(), SimulateError> {
        state.index = number as u64;
        let rendering = scene.render(state);
        let truth = RenderedTruth { move_number: played, ..truth_of(&scene, state, &rendering, "game") };
        write_still(&folder.join(format!("{number:03}.jpg")), &rendering, &truth)?;
        number += 1;
        progress(number, total)
    };
    draw(&mut SceneState::of(position.stones().clone()), None)?;
    for (i, next) in record.moves.iter().enumerate() {
        let mut reaching = SceneState::of(position.stones().clone());
        if let Some(point) = next.point {
            let over = Point2::new(f64::from(point.col), f64::from(point.row));
            reaching.hands.push(Hand { player: next.color, over, height: 0.012, holds: Some(next.color) });
        }
        draw(&mut reaching, None)?;
        position.play(next.color, next.point);
        draw(&mut SceneState::of(position.stones().clone()), Some(i + 1))?;
    }
    Ok(())
}

/// Draws `count` pictures of `tables` boards each with random stones, with their truth: on 9, 13 and 19 lines in turn,
/// few and many stones, with and without a hand, each in another scene, made hard to read by `hardship`.
///
/// # Errors
/// [`SimulateError`].
pub fn stills_at_random(
    count: usize,
    tables: usize,
    hardship: Option<Hardship>,
    drawing: &RenderOptions,
    folder: &Path,
    progress: &mut DrawProgress<'_>,
) -> Result<(), SimulateError> {
    make_folder(folder)?;
    let grid = TableGrid::new(tables, drawing);
    for i in 0..count {
        let drawn: Vec<_> = (0..tables)
            .map(|table| {
                let number = i * tables + table;
                let seed = splitmix64(drawing.seed ^ splitmix64(number as u64));
                board_at_random(number, hardship, &RenderOptions { seed, ..grid.tile_options(drawing, table) })
            })
            .collect();
        write_tables(&folder.join(format!("{i:03}.jpg")), grid, &drawn)?;
        progress(i + 1, count)?;
    }
    Ok(())
}

/// Draws the board with this number, from 0, with random stones.
fn board_at_random(number: usize, hardship: Option<Hardship>, drawing: &RenderOptions) -> (Rendering, RenderedTruth) {
    let random = &mut Random::new(drawing.seed, "still");
    let size = [BoardSize::NINE, BoardSize::THIRTEEN, BoardSize::NINETEEN][number % 3];
    let mut scene = Scene::with(hardship, size, drawing.width, drawing.height, drawing.seed);
    let share = random.pick(&[0.08, 0.3, 0.55, 0.8]);
    let mut state = SceneState::of(scattered(size, share, random));
    match hardship {
        None | Some(Hardship::LowLamp | Hardship::GreenStones) if number % 4 == 3 => {
            let player = random.pick(&Color::BOTH);
            let reach = size.lines() as f32 - 1.0;
            let over = Point2::new(f64::from(random.between(0.0, reach)), f64::from(random.between(0.0, reach)));
            state.hands.push(Hand { player, over, height: 0.01, holds: Some(player) });
        }
        Some(Hardship::EdgeStone) => state.stones = on_the_edge(size, random),
        Some(Hardship::Forearm) => {
            // A fourth of the boards have a hand alone, whose stone is over an empty point of the edge.
            let arms = (0..if number % 4 == 3 { 1 } else { 12 }).map(|_| reaching_over_the_edge(&state.stones, random));
            let corners = |hand: &Hand, scene: &mut Scene| {
                let with = SceneState { hands: vec![*hand], ..SceneState::of(Stones::empty(size)) };
                let covered = scene.render(&with).covered;
                let last = size.area() - 1;
                [0, size.lines() - 1, last + 1 - size.lines(), last].iter().filter(|&&i| covered[i]).count()
            };
            let arms: Vec<Hand> = arms.collect();
            let over_corner = arms.iter().find(|hand| corners(hand, &mut scene) > 0);
            state.hands.extend(over_corner.or(arms.first()));
        }
        _ => {}
    }
    let rendering = scene.render(&state);
    let truth = truth_of(&scene, &state, &rendering, hardship.map_or("random", Hardship::name));
    (rendering, truth)
}

/// Returns one to three stones on the edge of a board.
fn on_the_edge(size: BoardSize, random: &mut Random) -> Stones {
    let mut stones = Stones::empty(size);
    for _ in 0..random.pick(&[1, 2, 3]) {
        let point = edge_point(size, random);
        stones.set(point, Some(random.pick(&Color::BOTH)));
    }
    stones
}

/// Returns a hand with a stone over a point of the edge, an empty one if it hits one in a few tries.
fn reaching_over_the_edge(stones: &Stones, random: &mut Random) -> Hand {
    let player = random.pick(&Color::BOTH);
    let size = stones.size();
    let point = (0..8).map(|_| edge_point(size, random)).find(|&p| stones.get(p).is_none());
    let point = point.unwrap_or_else(|| edge_point(size, random));
    let over = Point2::new(f64::from(point.col), f64::from(point.row));
    Hand { player, over, height: f64::from(random.between(0.006, 0.03)), holds: Some(player) }
}

fn edge_point(size: BoardSize, random: &mut Random) -> Point {
    let last = size.lines() - 1;
    let along = (random.between(0.0, last as f32 + 0.999)) as usize;
    match random.pick(&[0, 1, 2, 3]) {
        0 => Point::new(along, 0),
        1 => Point::new(along, last),
        2 => Point::new(0, along),
        _ => Point::new(last, along),
    }
}

/// Writes a picture of several tables, and the truth of each. Returns the files of the truth.
fn write_tables(
    path: &Path,
    grid: TableGrid,
    tables: &[(Rendering, RenderedTruth)],
) -> Result<Vec<PathBuf>, SimulateError> {
    let frames: Vec<Frame> = tables.iter().map(|(rendering, _)| rendering.frame.clone()).collect();
    write_jpeg(path, &grid.joined(&frames), QUALITY)?;
    let mut written = Vec::with_capacity(tables.len());
    for (i, (rendering, truth)) in tables.iter().enumerate() {
        let corners = rendered::corners(grid.placed(rendering.corners, i));
        let truth = RenderedTruth { corners, ..truth.clone() };
        let file = table_file(path, "json", i, tables.len());
        write_json(&file, &truth)?;
        written.push(file);
    }
    Ok(written)
}

/// Returns stones on about `share` of the points, in clumps of one colour as in games.
fn scattered(size: BoardSize, share: f32, random: &mut Random) -> Stones {
    let n = size.lines() as f32;
    let clumps: Vec<(f32, f32, Color)> =
        (0..size.lines()).map(|i| (random.between(0.0, n), random.between(0.0, n), Color::BOTH[i % 2])).collect();
    let mut stones = Stones::empty(size);
    for point in size.points() {
        if random.between(0.0, 1.0) < share {
            let away = |&(x, y, _): &(f32, f32, Color)| (x - f32::from(point.col)).hypot(y - f32::from(point.row));
            let nearest = clumps.iter().min_by(|a, b| away(a).total_cmp(&away(b)));
            let is_stray = random.between(0.0, 1.0) < 0.15;
            stones.set(point, nearest.map(|&(_, _, c)| if is_stray { c.opponent() } else { c }));
        }
    }
    stones
}
