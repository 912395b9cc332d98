//! Another board under the camera, and fills of the own one, after games of the project, recorded without pictures: none is taken for the
//! other. A board under a camera lies there as another game has left it, or as its players have filled it in.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::game::proposal::propose;
use kifuscribe_core::game::record::{GameRecord, MoveFlags};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::differences::Differences;
use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent, StopCause};
use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe_core::recorder::stability::StableView;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_formats::sgf;
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::fill::count;
use kifuscribe_lab::synthetic::random::Random;

use crate::sgf_files::sgf_files;

/// Every so many-th game is played; a board that nothing explains takes long to weigh.
const EVERY: usize = 4;

/// The time between two observations.
const INTERVAL: Duration = Duration::from_millis(500);

/// What a camera sees of a board with these stones.
fn observation(stones: &Stones, time: Duration) -> Observation {
    let size = stones.size();
    let corners = [(0.0, 0.0), (900.0, 0.0), (900.0, 900.0), (0.0, 900.0)].map(|(x, y)| Point2::new(x, y));
    let pose = Pose::from_corners(size, corners).unwrap();
    let readings = stones.iter().map(|(_, stone)| PointReading::sure(PointState::from(stone), 0.98)).collect();
    Observation { size, pose, time, readings }
}

/// The board of a game, and why its record was frozen last.
struct WatchedBoard {
    recorder: Recorder,
    time: Duration,
    stopped: Option<StopCause>,
}

impl WatchedBoard {
    /// A recorder that has seen this game.
    fn after(record: &GameRecord) -> Self {
        let (end, start) = (record.end(), begun(record, 0).end());
        let setup = start.stones().iter().filter_map(|(point, stone)| Some((point, stone?))).collect();
        let (time, size, to_play) = (Duration::ZERO, record.size, Some(start.to_play()));
        let mut events = vec![RecorderEvent::Began { time, size, setup, to_play, handicap: 0 }];
        events.extend(record.moves.iter().zip(1..).map(|(played, number)| {
            let (color, point, confidence, flags) = (played.color, played.point, 1.0, MoveFlags::NONE);
            RecorderEvent::Moved(CommittedMove { number, color, point, time, committed: time, confidence, flags })
        }));
        let recorder = Recorder::resumed(RecorderSettings::default(), &events);
        let mut watched = Self { recorder, time, stopped: None };
        watched.show(end.stones(), 4);
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
        for _ in 0..pictures {
            self.observe(&FrameObservation::Board(observation(stones, self.time)));
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
    for (i, (name, record)) in games().iter().enumerate().step_by(EVERY) {
        let end = record.end();
        let living = propose(end.stones()).removed();
        let fault = [Fault::None, Fault::StringLifted][i / EVERY % 2];
        if let Ok(counted) = count(&living, 8, fault, &mut Random::new(i as u64, "fill")) {
            fills += 1;
            // The board is hidden while it is filled in.
            let mut hidden = WatchedBoard::after(record);
            hidden.hide(4);
            hidden.show(&counted.filled, 14);
            assert_eq!(hidden.stopped, Some(StopCause::Filled), "{name}, {fault:?}, at once");
            // Every stone is seen.
            let mut seen = WatchedBoard::after(record);
            let mut board = living.clone();
            seen.show(&board, 6);
            let changed = living.size().points().filter(|&p| living.get(p) != counted.filled.get(p));
            for point in changed.collect::<Vec<_>>() {
                board.set(point, counted.filled.get(point));
                seen.show(&board, 1);
            }
            seen.show(&board, 14);
            assert_eq!(seen.stopped, Some(StopCause::Filled), "{name}, {fault:?}, stone by stone");
        }
    }
    eprintln!("{fills} fills, each at once and stone by stone: none is taken for another board");
    assert!(fills >= 4, "{fills}");
}

/// How a board differs from the record, as settled pictures show it.
fn differences(record: &Stones, board: &Stones) -> (Differences, StableView) {
    let mut differences = Differences::default();
    for (point, seen) in board.iter() {
        let state = PointState::from(seen);
        match (record.get(point), seen) {
            (a, b) if a == b => {}
            (Some(_), None) => differences.missing.push(point),
            (Some(_), Some(_)) => differences.swapped.push((point, state)),
            (None, _) => differences.extra.push((point, state)),
        }
    }
    (differences, StableView::as_it_is(&observation(board, Duration::ZERO)))
}

/// How players have filled in these living stones.
fn filled(living: &Stones, fault: Fault, seed: u64) -> Option<Stones> {
    Some(count(living, 8, fault, &mut Random::new(seed, "fill")).ok()?.filled)
}

#[test]
fn of_two_thousand_fills_none_is_another_board_and_every_filled_board_of_another_game_is() {
    let ends = games().into_iter().map(|(_, record)| record.end().stones().clone());
    let ends: Vec<(Stones, Stones)> = ends.map(|end| (propose(&end).removed(), end)).collect();
    let (mut fills, mut others, mut missed) = (0, BTreeMap::<usize, usize>::new(), BTreeMap::<usize, usize>::new());
    for seed in 0..8_000_u64 {
        let (i, fault) = (seed as usize % ends.len(), Fault::ALL[seed as usize / ends.len() % Fault::ALL.len()]);
        let j = (i + 1 + seed as usize / ends.len()) % ends.len();
        let ((living, own), (next, _)) = (&ends[i], &ends[j]);
        if let Some(board) = filled(living, fault, seed).filter(|_| fills < 2_000) {
            let (differences, _) = differences(own, &board);
            assert_eq!(differences.end_of_game(own), Some(StopCause::Filled), "{i}, {fault:?}, {seed}");
            fills += 1;
        }
        if own.size() == next.size()
            && i != j
            && let Some(board) = filled(next, fault, seed)
        {
            let (differences, _) = differences(own, &board);
            *others.entry(own.size().lines()).or_default() += 1;
            let is_said = differences.end_of_game(own) == Some(StopCause::Cleared);
            *missed.entry(own.size().lines()).or_default() += usize::from(!is_said);
        }
    }
    eprintln!(
        "{fills} fills, none taken for another board; filled boards of other games {others:?}, not said {missed:?}"
    );
    assert!(fills == 2_000 && others.values().sum::<usize>() > 1_000, "{fills}, {others:?}");
    assert!(missed.values().all(|&missed| missed == 0), "{missed:?}");
}

#[test]
fn another_board_under_the_camera_is_said_whatever_lies_on_it() {
    let games = games();
    let (mut swaps, mut with_more, mut taken_for_fills) = (0, 0, Vec::new());
    for (i, (name, record)) in games.iter().enumerate().step_by(EVERY) {
        // Boards of the same round have about as many moves; here the other one has a few more.
        let moves = 26 + 3 * (i % 12);
        let others = games.iter().cycle().skip(i + 1).take(games.len() - 1);
        let long_enough = |(_, next): &&(String, GameRecord)| {
            next.size == record.size && moves + 20 <= record.moves.len().min(next.moves.len())
        };
        for (other, next) in others.filter(long_enough).take(1) {
            let (own, another) = (begun(record, moves), begun(next, moves + i % 20));
            let [before, mut after] = [&own, &another].map(|game| game.end().stones().clone());
            if let Some(board) =
                filled(&propose(next.end().stones()).removed(), Fault::None, i as u64).filter(|_| i % 2 == 1)
            {
                after = board;
            }
            let new = after.iter().filter(|&(p, stone)| stone.is_some() && before.get(p) != stone).count();
            let missing = before.iter().filter(|&(p, stone)| stone.is_some() && after.get(p).is_none()).count();
            (swaps, with_more) = (swaps + 1, with_more + usize::from(new > missing));
            let mut watched = WatchedBoard::after(&own);
            watched.hide(4);
            watched.show(&after, 14);
            if watched.stopped != Some(StopCause::Cleared) {
                taken_for_fills.push(format!("{name} by {other} after {moves} moves: {:?}", watched.stopped));
            }
        }
    }
    eprintln!(
        "{swaps} swaps, {with_more} with more new stones than missing ones: {} not said: {taken_for_fills:?}",
        taken_for_fills.len()
    );
    assert!(swaps >= 3 && with_more == swaps, "{swaps}, {with_more}");
    assert!(taken_for_fills.is_empty());
}
