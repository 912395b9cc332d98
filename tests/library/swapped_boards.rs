//! Another board under the camera, and fills of the own one, after games of the project, recorded without pictures: none is taken for the
//! other.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::proposal::propose;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::{RecorderEvent, StopCause};
use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_formats::sgf;
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::fill::count;
use kifuscribe_lab::synthetic::random::Random;

use crate::sgf_files::sgf_files;

/// The time between two observations.
const INTERVAL: Duration = Duration::from_millis(200);

/// The board of a game, and why its record was frozen last.
struct WatchedBoard {
    recorder: Recorder,
    time: Duration,
    stopped: Option<StopCause>,
}

impl WatchedBoard {
    /// A recorder that has seen this game.
    fn after(record: &GameRecord) -> Self {
        let end = record.end();
        let setup = end.stones().iter().filter_map(|(point, stone)| Some((point, stone?))).collect();
        let (time, size, to_play) = (Duration::ZERO, record.size, Some(end.to_play()));
        let began = RecorderEvent::Began { time, size, setup, to_play, handicap: 0 };
        let recorder = Recorder::resumed(RecorderSettings::default(), [&began]);
        let mut watched = Self { recorder, time, stopped: None };
        watched.show(end.stones(), 10);
        watched
    }

    fn observe(&mut self, observed: &FrameObservation) {
        for event in self.recorder.observe(observed, false) {
            match event {
                RecorderEvent::Stopped { why, .. } => self.stopped = Some(why),
                RecorderEvent::Reopened { .. } => self.stopped = None,
                _ => {}
            }
        }
        self.time += INTERVAL;
    }

    /// The camera shows these stones, so many pictures long.
    fn show(&mut self, stones: &Stones, pictures: usize) {
        let size = stones.size();
        let corners = [(0.0, 0.0), (900.0, 0.0), (900.0, 900.0), (0.0, 900.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let reading = |(_, stone): (Point, Option<_>)| {
            PointReading::sure(stone.map_or(PointState::Empty, PointState::Stone), 0.98)
        };
        let readings: Vec<PointReading> = stones.iter().map(reading).collect();
        for _ in 0..pictures {
            let (time, readings) = (self.time, readings.clone());
            self.observe(&FrameObservation::Board(Observation { size, pose, time, readings }));
        }
    }

    /// Nothing is seen of a board, so many pictures long.
    fn hide(&mut self, pictures: usize) {
        for _ in 0..pictures {
            self.observe(&FrameObservation::NoBoard { time: self.time });
        }
    }
}

/// The games of the project, with their names.
fn games() -> Vec<(String, GameRecord)> {
    let found = sgf_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games"));
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    found.iter().map(|path| (name(path), sgf::read(&fs::read(path).unwrap()).unwrap().record)).collect()
}

/// The game as it was after so many moves.
fn begun(record: &GameRecord, moves: usize) -> GameRecord {
    let mut begun = record.clone();
    begun.moves.truncate(moves);
    begun
}

#[test]
fn a_board_that_is_filled_in_is_never_another_one() {
    let mut fills = 0;
    for (i, (name, record)) in games().iter().enumerate() {
        let end = record.end();
        let living = propose(end.stones()).removed();
        let planted = [Fault::None, Fault::StoneMoved, Fault::StringLifted];
        for fault in planted {
            let Ok(counted) = count(&living, 8, fault, &mut Random::new(i as u64, "fill")) else { continue };
            fills += 1;
            // The board is hidden while it is filled in.
            let mut hidden = WatchedBoard::after(record);
            hidden.hide(20);
            hidden.show(&counted.filled, 40);
            assert_eq!(hidden.stopped, Some(StopCause::Filled), "{name}, {fault:?}, at once");
            // Every stone is seen.
            let mut seen = WatchedBoard::after(record);
            let mut board = living.clone();
            seen.show(&board, 15);
            let changed = living.size().points().filter(|&p| living.get(p) != counted.filled.get(p));
            for point in changed.collect::<Vec<_>>() {
                board.set(point, counted.filled.get(point));
                seen.show(&board, 3);
            }
            seen.show(&board, 20);
            assert_eq!(seen.stopped, Some(StopCause::Filled), "{name}, {fault:?}, stone by stone");
        }
    }
    eprintln!("{fills} fills, each at once and stone by stone: none is taken for another board");
    assert!(fills >= 40, "{fills}");
}

#[test]
fn another_board_under_the_camera_is_said_whatever_lies_on_it() {
    let games = games();
    let (mut swaps, mut with_more, mut taken_for_fills) = (0, 0, Vec::new());
    for (i, (name, record)) in games.iter().enumerate() {
        for (j, (other, next)) in games.iter().enumerate().filter(|(_, (_, next))| next.size == record.size) {
            // Boards of the same round have about as many moves; here the other one has a few more.
            let moves = 30 + 7 * ((5 * i + 3 * j) % 20);
            if i == j || moves + 20 > record.moves.len().min(next.moves.len()) {
                continue;
            }
            let (own, another) = (begun(record, moves), begun(next, moves + (i + j) % 20));
            let [before, after] = [&own, &another].map(|game| game.end().stones().clone());
            let new = after.iter().filter(|&(p, stone)| stone.is_some() && before.get(p) != stone).count();
            let missing = before.iter().filter(|&(p, stone)| stone.is_some() && after.get(p).is_none()).count();
            (swaps, with_more) = (swaps + 1, with_more + usize::from(new > missing));
            let mut watched = WatchedBoard::after(&own);
            watched.hide(10);
            watched.show(&after, 40);
            if watched.stopped != Some(StopCause::Cleared) {
                taken_for_fills.push(format!("{name} by {other} after {moves} moves: {:?}", watched.stopped));
            }
        }
    }
    eprintln!(
        "{swaps} swaps, {with_more} with more new stones than missing ones: {} not said: {taken_for_fills:?}",
        taken_for_fills.len()
    );
    assert!(swaps >= 100, "{swaps}");
    assert!(taken_for_fills.is_empty());
}
