//! Boards that one camera sees together, recorded in threads as the window does: all of them, or one.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{CaptureError, Delivery, Source, SourceInfo, SourceSpec};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_recording::board_observer::OneOfSeveral;
use kifuscribe_recording::inline::RecordProgress;
use kifuscribe_recording::look_turns::LookTurns;
use kifuscribe_recording::missing_boards::MissingBoards;
use kifuscribe_recording::networks::{DetectorSettings, NetworkChoice};
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::several_boards::{BoardCallbacks, BoardSetup, find_boards, record_boards};
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_recording::task::Request;
use kifuscribe_recording::threaded::Recording;
use kifuscribe_vision::several_boards::{BoardView, FoundBoards, shows_another};

/// A small game on the left, and a larger one on the right, whose board is the larger of the picture.
const GAMES: [&str; 2] =
    ["(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg])", "(;GM[1]FF[4]SZ[13];B[dd];W[jj];B[jd];W[dj])"];

/// The moves of each game as labels, such as `E5 C7`.
const MOVES: [&str; 2] = ["E5 C7 G3 G7 C3", "D10 K4 K10 D4"];

/// Draws a film of both games, and returns its path as text.
fn film(folder: &Path) -> String {
    for (i, game) in GAMES.iter().enumerate() {
        std::fs::write(folder.join(format!("{}.sgf", i + 1)), game).unwrap();
    }
    let drawn = Command::new(env!("CARGO_BIN_EXE_kifuscribe"))
        .args(["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"])
        .current_dir(folder)
        .output()
        .unwrap();
    assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
    folder.join("hall.mp4").display().to_string()
}

fn first_picture(film: &str) -> Frame {
    let mut source = open(&SourceSpec::parse(film).unwrap()).unwrap();
    let Delivery::Frame(first) = source.next().unwrap() else { panic!("the film has no picture") };
    first
}

/// The boards in the first picture.
fn boards(film: &str) -> FoundBoards {
    FoundBoards::in_picture(&mut NetworkChoice::default().open().0, &first_picture(film), usize::MAX).unwrap()
}

fn place(found: &FoundBoards, number: usize) -> OneOfSeveral {
    OneOfSeveral { number, poses: found.poses.clone(), picture: found.picture }
}

/// What board `number` is recorded with, into a folder of its own.
fn setup(folder: &Path, found: &FoundBoards, number: usize) -> (DetectorSettings, RecordOptions) {
    let settings = DetectorSettings { place: Some(place(found, number)), ..DetectorSettings::default() };
    (settings, RecordOptions { sgf: folder.join(format!("board-{number}.sgf")), ..RecordOptions::default() })
}

/// The moves of a recording as labels.
fn moves(snapshot: &Snapshot) -> String {
    let Some(size) = snapshot.view.record.as_ref().map(|record| record.size) else { return String::new() };
    let label = |point: Option<Point>| point.map_or_else(|| "pass".to_owned(), |point| point.label(size));
    snapshot.view.moves.iter().map(|m| label(m.point)).collect::<Vec<_>>().join(" ")
}

#[test]
fn all_boards_of_a_picture_are_recorded_and_each_can_be_chosen_alone() {
    let folder = tempfile::tempdir().unwrap();
    let film = film(folder.path());
    let found = boards(&film);
    assert_eq!(found.poses.iter().map(|pose| pose.size.lines()).collect::<Vec<_>>(), [9, 13]);

    let together = (0..2).map(|number| setup(folder.path(), &found, number)).collect();
    let recordings = Recording::start_boards(&film, together, &LookTurns::new()).unwrap();
    let ended: Vec<Arc<Snapshot>> = recordings.into_iter().map(Recording::join).collect();
    for (snapshot, expected) in ended.iter().zip(MOVES) {
        assert_eq!(snapshot.error, None);
        assert_eq!(moves(snapshot), expected);
        assert!(snapshot.view.questions.is_empty());
    }
    // The poses are those in the whole picture, over which the window draws the reading.
    for (snapshot, pose) in ended.iter().zip(&found.poses) {
        assert!(snapshot.observation.as_ref().unwrap().pose.distance_in_cells(pose) < 0.2);
    }

    for (number, expected) in MOVES.iter().enumerate() {
        let alone = tempfile::tempdir().unwrap();
        let (settings, options) = setup(alone.path(), &found, number);
        let ended = Recording::start(&film, settings, options).unwrap().join();
        assert_eq!(moves(&ended), *expected, "board {number} alone");
    }
}

/// Records the board at `place` of the film.
fn record(film: &str, folder: &Path, place: OneOfSeveral) -> Arc<Snapshot> {
    let settings = DetectorSettings { place: Some(place), ..DetectorSettings::default() };
    let options = RecordOptions { sgf: folder.join("game.sgf"), ..RecordOptions::default() };
    Recording::start(film, settings, options).unwrap().join()
}

/// A board at another place in the picture, by so many pixels.
fn shifted(pose: &Pose, right: f64, down: f64) -> Pose {
    Pose::from_corners(pose.size, pose.corners().map(|c| Point2::new(c.x + right, c.y + down))).unwrap()
}

#[test]
fn a_board_that_was_put_away_is_not_taken_for_another() {
    let folder = tempfile::tempdir().unwrap();
    let film = film(folder.path());
    let found = boards(&film);
    // When the third board was chosen it stood above the other two, where nothing is now.
    let above = shifted(&found.poses[0], 250.0, -600.0);
    let poses = vec![above, found.poses[0], found.poses[1]];
    let ended = record(&film, folder.path(), OneOfSeveral { number: 0, poses, picture: found.picture });
    assert_eq!(ended.error, None);
    assert!(ended.view.record.is_none(), "{}", moves(&ended));
}

#[test]
fn a_board_is_found_again_where_the_camera_has_moved() {
    let folder = tempfile::tempdir().unwrap();
    let film = film(folder.path());
    let found = boards(&film);
    // When the left board was chosen, both were nearly a board's height higher in the picture.
    let poses = found.poses.iter().map(|pose| shifted(pose, 0.0, -185.0)).collect();
    let ended = record(&film, folder.path(), OneOfSeveral { number: 0, poses, picture: found.picture });
    assert_eq!(ended.error, None);
    let seen = ended.observation.as_ref().expect("the board is seen at the end");
    assert!(seen.pose.distance_in_cells(&found.poses[0]) < 0.2, "{:?}", seen.pose.corners());
    let stones = seen.stones();
    assert_eq!(Color::BOTH.map(|color| stones.count(color)), [3, 2], "{:?}", seen.rows());
}

#[test]
fn another_board_is_looked_for_only_where_something_beside_the_board_resembles_points() {
    let folder = tempfile::tempdir().unwrap();
    let film = film(folder.path());
    let both = first_picture(&film);
    let mut detector = NetworkChoice::default().open().0;
    let found = detector.detect(&both, None).unwrap().unwrap();
    assert!(found.points_beside >= 60, "{} of the other board's 81 points", found.points_beside);
    let pose = found.observation.pose;
    assert!(shows_another(&mut detector, &both, &pose, None, Some(found.points_beside)).unwrap());
    // In the view of one board the others are painted over.
    let boards = boards(&film);
    let others: Vec<Pose> = boards.poses.iter().filter(|other| !other.overlaps(&pose)).copied().collect();
    let view = BoardView::around(&pose, &others, (both.width, both.height));
    let one = detector.detect(&view.cut(&both).unwrap(), None).unwrap().unwrap();
    assert!(one.points_beside < 12, "{} points beside the only board", one.points_beside);
}

#[test]
fn the_whole_board_is_found_beside_one_that_the_picture_cuts_off() {
    let folder = tempfile::tempdir().unwrap();
    let both = first_picture(&film(folder.path()));
    let mut detector = NetworkChoice::default().open().0;
    // The larger board begins at 670 pixels and ends at 1030.
    for width in (740..=900).step_by(40) {
        let rows = both.rgb.chunks(3 * both.width).flat_map(|row| &row[..3 * width]);
        let cut = Frame::new(width, both.height, rows.copied().collect::<Vec<u8>>());
        let pose = detector.locate(&cut, None).unwrap().unwrap_or_else(|| panic!("no board within {width} pixels"));
        assert_eq!(pose.size.lines(), 9, "{width} pixels: {:?}", pose.corners());
        assert!(pose.corners().iter().all(|corner| corner.x < 470.0), "{width} pixels: {:?}", pose.corners());
    }
}

/// A film whose left half is grey until `until`.
struct HalfHidden {
    film: Box<dyn Source>,
    until: Duration,
}

impl Source for HalfHidden {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let Delivery::Frame(frame) = self.film.next()? else { return Ok(Delivery::End) };
        if frame.time >= self.until {
            return Ok(Delivery::Frame(frame));
        }
        let mut rgb = frame.rgb.to_vec();
        for row in rgb.chunks_mut(3 * frame.width) {
            row[..3 * frame.width / 2].fill(128);
        }
        let mut hidden = Frame::new(frame.width, frame.height, rgb);
        (hidden.time, hidden.index, hidden.settled) = (frame.time, frame.index, frame.settled);
        Ok(Delivery::Frame(hidden))
    }

    fn info(&self) -> &SourceInfo {
        self.film.info()
    }
}

/// Records into a folder what is found.
struct Recorded<'a> {
    folder: &'a Path,
    /// The poses of all boards when the last one was found.
    found: Vec<Pose>,
}

impl Recorded<'_> {
    fn setup(&self, number: usize) -> BoardSetup {
        let sgf = self.folder.join(format!("board-{number}.sgf"));
        let options = RecordOptions { sgf, ..RecordOptions::default() };
        BoardSetup { options, detector: NetworkChoice::default().open().0, turn: None }
    }
}

impl BoardCallbacks for Recorded<'_> {
    fn request(&mut self, _: usize) -> Option<Request> {
        None
    }

    fn progress(&mut self, _: usize, _: &RecordProgress<'_>) {}

    fn found(&mut self, poses: &[Pose]) -> Option<BoardSetup> {
        self.found = poses.to_vec();
        Some(self.setup(poses.len() - 1))
    }
}

#[test]
fn a_board_that_is_found_later_is_recorded_from_then_on() {
    let folder = tempfile::tempdir().unwrap();
    let film = film(folder.path());
    let all = boards(&film);
    let hidden =
        || HalfHidden { film: open(&SourceSpec::parse(&film).unwrap()).unwrap(), until: Duration::from_secs(3) };
    let stop = StopSignal::new();
    let (mut detector, _) = NetworkChoice::default().open();
    let found = find_boards(&mut hidden(), &mut detector, 2, Duration::ZERO, &stop, &mut |_| {}, None).unwrap();
    assert_eq!(
        found.poses.iter().map(|pose| pose.size.lines()).collect::<Vec<_>>(),
        [13],
        "it does not wait for the other"
    );

    let mut recorded = Recorded { folder: folder.path(), found: Vec::new() };
    let setups = vec![recorded.setup(0)];
    let missing = Some(MissingBoards::new(detector, 1, None));
    let summaries = record_boards(&mut hidden(), &found, setups, missing, &stop, &mut recorded).unwrap();
    let [right, left] = &summaries[..] else { panic!("{} recordings", summaries.len()) };
    assert!(recorded.found[1].distance_in_cells(&all.poses[0]) < 0.2, "the left board is found second");
    let labels = |view: &kifuscribe_core::session::recording::RecordingView| {
        let size = view.record.as_ref().unwrap().size;
        view.moves.iter().map(|m| m.point.unwrap().label(size)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(labels(&right.view), MOVES[1]);
    // What was played while it was hidden lies there when its recording begins.
    let position = left.view.position.as_ref().unwrap();
    assert_eq!(Color::BOTH.map(|color| position.stones().count(color)), [3, 2]);
    assert!(MOVES[0].ends_with(&labels(&left.view)) && !left.view.moves.is_empty(), "{}", labels(&left.view));
}
