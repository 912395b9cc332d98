//! A record drawn as a camera would have seen it: clips, pictures of every move, and fill-in counts, with the truth
//! beside them.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::capture::pictures::write_jpeg;
use crate::capture::source::CaptureError;
use crate::capture::video::ClipWriter;
use crate::formats::rendered;
use crate::formats::rendered::{FillTruth, RenderedClipTruth, RenderedTruth, Truth};
use crate::game::color::Color;
use crate::game::point::BoardSize;
use crate::game::record::GameRecord;
use crate::game::stones::Stones;
use crate::pipeline::stop::Stop;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::Point2;
use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::fill::{CannotFill, Fault, SimulatedCount};
use crate::synthetic::random::{Random, hash};
use crate::synthetic::{Hand, Rendering, Scene, SceneState};

/// The JPEG quality of the pictures: what a phone writes.
const QUALITY: u8 = 88;

/// How pictures are drawn.
#[derive(Debug, Clone)]
pub struct RenderOptions {
    /// Width of the pictures in pixels; even, for the sake of video.
    pub width: usize,
    /// Height of the pictures in pixels; even, for the sake of video.
    pub height: usize,
    /// Chooses table, board, stones, light and camera.
    pub seed: u64,
}

/// Why nothing, or not everything, was drawn.
#[derive(Debug, Error)]
pub enum SimulateError {
    /// A picture or clip cannot be written.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// A truth cannot be written, or a folder cannot be made.
    #[error("cannot write {path} ({source}); check that the folder exists and that there is room", path = .path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The game cannot be counted by filling in.
    #[error(transparent)]
    Fill(#[from] CannotFill),
    /// There is nothing to draw.
    #[error("the game has no move; give a game with at least one move")]
    NoMoves,
    /// It was asked to stop.
    #[error("stopped before the end; the unfinished clip was removed")]
    Stopped,
}

/// Draws a clip of the game and its truth: `CLIP.mp4` and `CLIP.json`. The clip appears under its name only when it is
/// whole. `progress` hears of each frame: how many are done, and of how many.
///
/// # Errors
/// [`SimulateError`].
pub fn clip(
    record: &GameRecord,
    drawing: &RenderOptions,
    fps: f64,
    disturb: &[Disturbance],
    path: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), SimulateError> {
    if record.moves.is_empty() {
        return Err(SimulateError::NoMoves);
    }
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let script = crate::synthetic::play::script(record, &studio, fps, drawing.seed, disturb);
    write_clip(&script, &mut studio, drawing, fps, path, stop, progress)?;
    write_json(&path.with_extension("json"), &truth_of_clip(&script, fps, drawing.seed))
}

/// The fill-in count of the record's last position, the same for the same `seed`.
///
/// # Errors
/// [`SimulateError`].
pub fn count_of(record: &GameRecord, komi: i32, fault: Fault, seed: u64) -> Result<SimulatedCount, SimulateError> {
    Ok(crate::synthetic::fill::count(&counted_position(record), komi, fault, &mut Random::new(seed, "fill"))?)
}

/// Draws a clip of a count of the record's last position, from the dead stones to the cleared board.
///
/// # Errors
/// [`SimulateError`].
pub fn film_of_fill(
    record: &GameRecord,
    count: &SimulatedCount,
    drawing: &RenderOptions,
    fps: f64,
    path: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), SimulateError> {
    let stopped = record.position_after(record.moves.len());
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let script = crate::synthetic::film::script(stopped.stones(), count, &studio, fps, drawing.seed);
    write_clip(&script, &mut studio, drawing, fps, path, stop, progress)
}

fn write_clip(
    script: &crate::synthetic::play::FrameScript,
    studio: &mut Scene,
    drawing: &RenderOptions,
    fps: f64,
    path: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), SimulateError> {
    // The encoder goes by the ending of the name.
    let unfinished = path.with_extension("unfinished.mp4");
    let mut draw = || {
        let mut writer = ClipWriter::create(&unfinished, drawing.width, drawing.height, fps)?;
        for (i, moment) in script.frames.iter().enumerate() {
            if stop.is_raised() {
                return Err(SimulateError::Stopped);
            }
            writer.write(&studio.render(moment).frame)?;
            progress(i + 1, script.frames.len());
        }
        Ok(writer.finish()?)
    };
    let whole = draw().and_then(|()| std::fs::rename(&unfinished, path).map_err(|source| cannot_write(path, source)));
    if whole.is_err() {
        // What is half drawn is of no use to anybody; the error that led here is the one to tell.
        let _ = std::fs::remove_file(&unfinished);
    }
    whole
}

/// Draws the frames of such a clip one after the other, and hands each to `observe` instead of writing a file. Gives the
/// clip's truth.
///
/// # Errors
/// [`SimulateError::NoMoves`].
pub fn frames(
    record: &GameRecord,
    drawing: &RenderOptions,
    fps: f64,
    disturb: &[Disturbance],
    observe: &mut dyn FnMut(Frame),
) -> Result<RenderedClipTruth, SimulateError> {
    if record.moves.is_empty() {
        return Err(SimulateError::NoMoves);
    }
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let script = crate::synthetic::play::script(record, &studio, fps, drawing.seed, disturb);
    script.frames.iter().for_each(|moment| observe(studio.render(moment).frame));
    Ok(truth_of_clip(&script, fps, drawing.seed))
}

fn truth_of_clip(script: &crate::synthetic::play::FrameScript, fps: f64, seed: u64) -> RenderedClipTruth {
    RenderedClipTruth {
        hand_left_s: script.hand_left_s.iter().map(|s| (s * 100.0).round() / 100.0).collect(),
        fps,
        seed,
        disturbed: script.disturbed.iter().map(|&(name, s)| (name, rendered::tenth(s))).collect(),
    }
}

/// Draws one picture of the board after `played` moves, with its truth beside it.
///
/// # Errors
/// [`SimulateError`].
pub fn photo(record: &GameRecord, played: usize, drawing: &RenderOptions, path: &Path) -> Result<(), SimulateError> {
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let moment = SceneState::of(record.position_after(played).stones().clone());
    let rendering = studio.render(&moment);
    let number = Some(played.min(record.moves.len()));
    let truth = RenderedTruth { move_number: number, ..truth_of(&studio, &moment, &rendering, &["game"]) };
    write_still(path, &rendering, &truth)
}

/// Draws two pictures for each move: the hand that brings the stone, and the board after it has left. The names count
/// from `000.jpg`, the board before the first move; each has its truth beside it.
///
/// # Errors
/// [`SimulateError`].
pub fn stills_of_game(
    record: &GameRecord,
    drawing: &RenderOptions,
    folder: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), SimulateError> {
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    make_folder(folder)?;
    let total = 2 * record.moves.len() + 1;
    let mut number = 0;
    let mut position = record.start();
    let mut shoot = |moment: &mut SceneState, played: Option<usize>| -> Result<(), SimulateError> {
        if stop.is_raised() {
            return Err(SimulateError::Stopped);
        }
        moment.index = number as u64;
        let rendering = studio.render(moment);
        let tag = if moment.hands.is_empty() { "" } else { "hand" };
        let truth = RenderedTruth { move_number: played, ..truth_of(&studio, moment, &rendering, &["game", tag]) };
        write_still(&folder.join(format!("{number:03}.jpg")), &rendering, &truth)?;
        number += 1;
        progress(number, total);
        Ok(())
    };
    shoot(&mut SceneState::of(position.stones().clone()), None)?;
    for (i, next) in record.moves.iter().enumerate() {
        let mut reaching = SceneState::of(position.stones().clone());
        if let Some(point) = next.point {
            let over = Point2::new(f64::from(point.col), f64::from(point.row));
            reaching.hands.push(Hand { player: next.color, over, height: 0.012, holds: Some(next.color) });
        }
        shoot(&mut reaching, None)?;
        position.play(next.color, next.point);
        shoot(&mut SceneState::of(position.stones().clone()), Some(i + 1))?;
    }
    Ok(())
}

/// Draws `count` pictures of boards that nobody played on, 9, 13 and 19 lines by turns, thin and full, with and without a
/// hand, each at its own table.
///
/// # Errors
/// [`SimulateError`].
pub fn stills_at_random(
    count: usize,
    drawing: &RenderOptions,
    folder: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), SimulateError> {
    make_folder(folder)?;
    for i in 0..count {
        if stop.is_raised() {
            return Err(SimulateError::Stopped);
        }
        let seed = hash(drawing.seed ^ hash(i as u64));
        let random = &mut Random::new(seed, "still");
        let size = [BoardSize::NINE, BoardSize::THIRTEEN, BoardSize::NINETEEN][i % 3];
        let share = random.pick(&[0.08, 0.3, 0.55, 0.8]);
        let mut moment = SceneState::of(scattered(size, share, random));
        if i % 4 == 3 {
            let player = random.pick(&Color::BOTH);
            let reach = size.lines() as f32 - 1.0;
            let over = Point2::new(f64::from(random.between(0.0, reach)), f64::from(random.between(0.0, reach)));
            moment.hands.push(Hand { player, over, height: 0.01, holds: Some(player) });
        }
        let mut studio = Scene::new(size, drawing.width, drawing.height, seed);
        let rendering = studio.render(&moment);
        let tag = if moment.hands.is_empty() { "" } else { "hand" };
        let truth = truth_of(&studio, &moment, &rendering, &["random", tag]);
        write_still(&folder.join(format!("{i:03}.jpg")), &rendering, &truth)?;
        progress(i + 1, count);
    }
    Ok(())
}

/// Stones on about `share` of the points, in clumps of one colour as games have them.
fn scattered(size: BoardSize, share: f32, random: &mut Random) -> Stones {
    let n = size.lines() as f32;
    let camps: Vec<(f32, f32, Color)> =
        (0..size.lines()).map(|i| (random.between(0.0, n), random.between(0.0, n), Color::BOTH[i % 2])).collect();
    let mut stones = Stones::empty(size);
    for point in size.points() {
        if random.between(0.0, 1.0) < share {
            let away = |&(x, y, _): &(f32, f32, Color)| (x - f32::from(point.col)).hypot(y - f32::from(point.row));
            let nearest = camps.iter().min_by(|a, b| away(a).total_cmp(&away(b)));
            let stray = random.between(0.0, 1.0) < 0.15;
            stones.set(point, nearest.map(|&(_, _, c)| if stray { c.opponent() } else { c }));
        }
    }
    stones
}

/// The position that is counted: the record's last one without the stones inside marked territory of the opponent.
#[must_use]
pub fn counted_position(record: &GameRecord) -> Stones {
    let mut stones = record.end().stones().clone();
    let marked = record.territory.clone().unwrap_or_default();
    for (territory, dead) in [(marked.black, Color::White), (marked.white, Color::Black)] {
        for point in territory {
            if stones.get(point) == Some(dead) {
                stones.set(point, None);
            }
        }
    }
    stones
}

/// Draws a fill-in count of the record's last position as three pictures: `NAME-k1.jpg` before the fill, `NAME-k2.jpg`
/// after the compensation stones, and `NAME.jpg` when it is finished.
///
/// # Errors
/// [`SimulateError`].
pub fn fill_in(
    record: &GameRecord,
    komi: i32,
    fault: Fault,
    drawing: &RenderOptions,
    folder: &Path,
    name: &str,
) -> Result<SimulatedCount, SimulateError> {
    let count = count_of(record, komi, fault, drawing.seed)?;
    make_folder(folder)?;
    let mut studio = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let stages = [("-k1", "k1", &count.before), ("-k2", "k2", &count.compensated), ("", "final", &count.filled)];
    for (i, (ending, stage, stones)) in stages.into_iter().enumerate() {
        let moment = SceneState { index: i as u64, ..SceneState::of(stones.clone()) };
        let rendering = studio.render(&moment);
        let truth = RenderedTruth {
            stage: Some(stage),
            fill: Some(fill_truth(&count, komi, fault, stones)),
            ..truth_of(&studio, &moment, &rendering, &["fill"])
        };
        write_still(&folder.join(format!("{name}{ending}.jpg")), &rendering, &truth)?;
    }
    Ok(count)
}

fn fill_truth(count: &SimulatedCount, komi: i32, fault: Fault, stones: &Stones) -> FillTruth {
    let (black, white) = (stones.count(Color::Black), stones.count(Color::White));
    FillTruth {
        q: count.before.rows(),
        komi,
        rules: "ing",
        fault: fault.name(),
        at: count.at.as_deref().map(rendered::rows_and_columns),
        computed: count.computed,
        black,
        white,
        empty: stones.size().area() - black - white,
        compensation: rendered::rows_and_columns(&count.compensation),
        shared: count.shared,
    }
}

fn truth_of(studio: &Scene, moment: &SceneState, rendering: &Rendering, tags: &[&str]) -> RenderedTruth {
    RenderedTruth {
        size: studio.size().lines(),
        rows: moment.stones.rows(),
        corners: rendered::corners(rendering.corners),
        k1: (studio.k1() * 1e4).round() / 1e4,
        elevation_deg: rendered::tenth(studio.elevation_deg()),
        tags: tags.iter().filter(|t| !t.is_empty()).map(ToString::to_string).collect(),
        covered: rendered::covered_rows(&moment.stones, &rendering.covered),
        ..RenderedTruth::default()
    }
}

fn write_still(path: &Path, rendering: &Rendering, truth: &RenderedTruth) -> Result<(), SimulateError> {
    write_jpeg(path, &rendering.frame, QUALITY)?;
    write_json(&path.with_extension("json"), truth)
}

fn write_json(path: &Path, truth: &impl Truth) -> Result<(), SimulateError> {
    let text = truth.to_json().map_err(|e| cannot_write(path, e.into()))?;
    std::fs::write(path, text).map_err(|source| cannot_write(path, source))
}

/// Makes a folder with those above it.
///
/// # Errors
/// [`SimulateError::Write`].
pub fn make_folder(folder: &Path) -> Result<(), SimulateError> {
    std::fs::create_dir_all(folder).map_err(|source| cannot_write(folder, source))
}

fn cannot_write(path: &Path, source: std::io::Error) -> SimulateError {
    SimulateError::Write { path: path.into(), source }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accuracy::truth::PictureTruth;
    use crate::capture::source::{Delivery, Source};
    use crate::capture::video::VideoFile;
    use crate::formats::truth::ClipTruth;
    use crate::game::point::Point;
    use crate::game::record::{MarkedTerritory, Move};

    const SMALL: RenderOptions = RenderOptions { width: 160, height: 120, seed: 5 };

    fn record() -> GameRecord {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        let point = |label| Point::from_label(label, size).unwrap();
        record.moves = vec![Move::play(Color::Black, point("C3")), Move::play(Color::White, point("D4"))];
        record
    }

    fn read_json(path: &Path) -> PictureTruth {
        PictureTruth::from_json(&std::fs::read_to_string(path).unwrap()).unwrap()
    }

    #[test]
    fn a_clip_has_its_truth_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        let mut last = (0, 0);
        clip(&record(), &SMALL, 10.0, &[], &path, &Stop::new(), &mut |done, of| last = (done, of)).unwrap();
        assert!(last.0 > 40 && last.0 == last.1);
        let truth = ClipTruth::from_json(&std::fs::read_to_string(folder.path().join("clip.json")).unwrap()).unwrap();
        assert_eq!(truth.hand_left_s.len(), 2);
        let mut video = VideoFile::open(&path).unwrap();
        let mut count = 0;
        while let Delivery::Frame(_) = video.next().unwrap() {
            count += 1;
        }
        assert_eq!(count, last.1);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn a_clip_that_is_stopped_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let stop = Stop::new();
        let raised = stop.clone();
        let path = folder.path().join("clip.mp4");
        let stopped = clip(&record(), &SMALL, 10.0, &[], &path, &stop, &mut |done, _| {
            if done == 5 {
                raised.raise();
            }
        });
        assert!(matches!(stopped, Err(SimulateError::Stopped)));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn every_move_has_a_picture_with_a_hand_and_one_without() {
        let folder = tempfile::tempdir().unwrap();
        stills_of_game(&record(), &SMALL, folder.path(), &Stop::new(), &mut |_, _| {}).unwrap();
        let stones = |n: usize| read_json(&folder.path().join(format!("{n:03}.json"))).stones.unwrap();
        for (number, moves) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)] {
            assert_eq!(&stones(number), record().position_after(moves).stones(), "{number}");
            assert!(folder.path().join(format!("{number:03}.jpg")).is_file());
        }
        assert!(!read_json(&folder.path().join("001.json")).covered.is_empty());
        assert!(read_json(&folder.path().join("002.json")).covered.is_empty());
        assert!(!folder.path().join("005.jpg").exists());
    }

    #[test]
    fn random_boards_have_all_sizes() {
        let folder = tempfile::tempdir().unwrap();
        stills_at_random(4, &SMALL, folder.path(), &Stop::new(), &mut |_, _| {}).unwrap();
        let lines: Vec<usize> =
            (0..4).map(|i| read_json(&folder.path().join(format!("{i:03}.json"))).size.unwrap().lines()).collect();
        assert_eq!(lines, [9, 13, 19, 9]);
    }

    #[test]
    fn a_fill_is_drawn_in_three_stages_without_the_dead_stones() {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        let stones = Stones::from_diagram(". X O . .\n. X O X .\n. X O . .\n. X O . .\n. X O . .").unwrap();
        record.setup = stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
        let dead = Point::new(3, 1);
        record.territory = Some(MarkedTerritory { black: Vec::new(), white: vec![dead] });
        assert_eq!(counted_position(&record).get(dead), None);
        let folder = tempfile::tempdir().unwrap();
        let count = fill_in(&record, 0, Fault::None, &SMALL, folder.path(), "fill").unwrap();
        assert_eq!(count.computed, -5);
        let shown = |name: &str| read_json(&folder.path().join(name)).stones.unwrap();
        assert_eq!(shown("fill-k1.json"), count.before);
        assert_eq!(shown("fill-k2.json"), count.compensated);
        assert_eq!(shown("fill.json"), count.filled);
        assert!(count.compensation.is_empty());
    }

    #[test]
    fn a_game_without_a_move_and_a_folder_that_cannot_be_are_refused() {
        let empty = GameRecord::new(BoardSize::NINE);
        let path = Path::new("/nowhere/clip.mp4");
        let said = |record: &GameRecord| {
            clip(record, &SMALL, 10.0, &[], path, &Stop::new(), &mut |_, _| {}).unwrap_err().to_string()
        };
        assert!(said(&empty).contains("the game has no move"));
        assert!(said(&record()).contains("cannot write the clip /nowhere"), "{}", said(&record()));
    }
}
