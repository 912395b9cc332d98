//! Pictures of the main screens, compared with those in `tests/app/pictures`, pixel by pixel. After a change on purpose,
//! draw them afresh with `UPDATE_PICTURES=1 cargo test --workspace --test app pictures`, and look at them.

use std::fs;
use std::sync::Arc;

use egui::PointerButton;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgb, RgbImage};
use kifuscribe::app::command::{ActCommand, RecordingCommand, Switch, ViewCommand};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::{Question, QuestionKind};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_lab::synthetic::{Scene, SceneState};

use super::corrections::{drag, press_point};
use super::script::{Script, game, question};
use super::{Window, project};

/// By how much a channel of a pixel may differ, and how many pixels of a million may differ by more. Why: other compilers
/// round elsewhere.
const CHANNEL: u8 = 12;
const PIXELS_PER_MILLION: usize = 500;

/// Compares the screen with the picture of that name, or draws that afresh.
#[track_caller]
fn check(script: &Script, window: &Window, name: &str) {
    let path = project().join("tests/app/pictures").join(format!("{name}.png"));
    let drawn = script.screen.picture(window);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = fs::File::create(&path).unwrap();
        let best = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive);
        drawn.write_with_encoder(best).unwrap();
        return;
    }
    let expected = image::open(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgb8();
    assert_eq!(drawn.dimensions(), expected.dimensions(), "{name}");
    let differ = |a: &Rgb<u8>, b: &Rgb<u8>| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > CHANNEL);
    let differing = drawn.pixels().zip(expected.pixels()).filter(|(a, b)| differ(a, b)).count();
    let all = drawn.pixels().len();
    if differing * 1_000_000 > PIXELS_PER_MILLION * all {
        let beside = std::env::temp_dir().join(format!("{name}.png"));
        drawn.save(&beside).unwrap();
        panic!("{name}: {differing} of {all} pixels differ from {}; drawn: {}", path.display(), beside.display());
    }
}

/// A photograph of a board, and what is read in it.
pub(super) fn photograph(rows: &[&str]) -> (Frame, Observation) {
    let stones = Stones::from_rows(rows).unwrap();
    let size = stones.size();
    let rendering = Scene::new(size, 640, 480, 7).render(&SceneState::of(stones.clone()));
    let readings =
        size.points().map(|p| PointReading::sure(stones.get(p).map_or(PointState::Empty, PointState::Stone), 0.99));
    let pose = Pose::from_corners(size, rendering.corners).unwrap();
    let observation = Observation { size, pose, time: std::time::Duration::ZERO, readings: readings.collect() };
    (rendering.frame, observation)
}

/// A board after the moves of [`MOVES`], and one stone more, of which it is not clear where it lies.
const ROWS: [&str; 9] = [
    ".........",
    ".........",
    "..O...O..",
    ".........",
    "....X....",
    ".........",
    "..X...X..",
    ".........",
    ".........",
];
const MOVES: &str = "C3 G7 G3? C7 E5";

/// The script of a game that is recorded with names.
pub(super) fn recorded(questions: Vec<Question>) -> Script {
    let script = Script::new().with_source();
    let (frame, mut observation) = photograph(&ROWS);
    if !questions.is_empty() {
        let p = BoardSize::NINE.points().find(|p| p.label(BoardSize::NINE) == "D5").unwrap();
        observation.readings[p.index(BoardSize::NINE)] = PointReading::sure(PointState::Stone(Color::White), 0.55);
    }
    script.say(|s| {
        let mut view = game(MOVES, questions).view();
        (view.info.black.name, view.info.black.rank) = ("Ito".into(), "3d".into());
        (view.info.white.name, view.info.white.rank) = ("Novák".into(), "2d".into());
        s.view = Arc::new(view);
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        s.status = "Watching - White to play, move 5 seen 3 s ago".into();
        s.frames_seen = 812;
    });
    script
}

/// A game that is recorded with names, in a window of that size.
fn recording(width: f32, height: f32, questions: Vec<Question>) -> (Script, Window) {
    let script = recorded(questions);
    let mut window = script.window_of(width, height);
    window.state_mut().send(RecordingCommand::Start);
    window.run_steps(6);
    (script, window)
}

pub(super) fn one_question() -> Vec<Question> {
    let p = |label: &str| Point::from_label(label, BoardSize::NINE);
    let points = vec![(p("D5").unwrap(), PointState::Stone(Color::White))];
    let alternatives = vec![vec![(Color::White, p("D5"))], vec![(Color::White, p("D6"))]];
    vec![Question { points, alternatives, ..question(1, 5) }]
}

#[test]
fn the_start_page() {
    let script = Script::new().with_source();
    let mut window = script.window_of(1280.0, 800.0);
    window.run_steps(4);
    check(&script, &window, "start");
}

#[test]
fn a_recording_in_the_dark_and_in_the_light() {
    let (script, mut window) = recording(1024.0, 640.0, Vec::new());
    check(&script, &window, "recording");
    window.state_mut().send(ViewCommand::Toggle(Switch::Light));
    window.run_steps(6);
    check(&script, &window, "recording-light");
}

#[test]
fn a_question_with_its_proposals() {
    let (script, window) = recording(1024.0, 640.0, one_question());
    check(&script, &window, "question");
}

#[test]
fn a_question_which_was_the_last_move_before_a_fill() {
    let labels = ["A9", "J1", "B9", "H1", "A8", "J2", "C9", "G1", "B8"];
    let sides = Color::BOTH.into_iter().cycle();
    let moves: Vec<_> = labels.map(|label| Point::from_label(label, BoardSize::NINE)).into_iter().zip(sides).collect();
    let points = moves.iter().map(|&(p, color)| (p.unwrap(), PointState::Stone(color))).collect();
    let alternatives = (0..=moves.len()).rev().map(|n| moves[..n].iter().map(|&(p, color)| (color, p)).collect());
    let asked =
        Question { kind: QuestionKind::MoveOrFill, points, alternatives: alternatives.collect(), ..question(1, 5) };
    let (script, window) = recording(1024.0, 640.0, vec![asked]);
    check(&script, &window, "question-fill");
}

#[test]
fn a_correction_before_it_is_made() {
    let (script, mut window) = recording(1024.0, 640.0, Vec::new());
    drag(&mut window, "G7", "F7");
    check(&script, &window, "correction");
}

#[test]
fn what_is_known_about_the_game() {
    let (script, mut window) = recording(1024.0, 600.0, Vec::new());
    window.state_mut().send(ActCommand::OpenInfo);
    window.run_steps(6);
    check(&script, &window, "game");
}

#[test]
fn the_mistakes_of_a_point() {
    let (script, mut window) = recording(1024.0, 640.0, Vec::new());
    press_point(&mut window, "G7", PointerButton::Secondary);
    check(&script, &window, "mistakes");
}

#[test]
fn a_small_screen_at_twice_the_size() {
    let (script, window) = recording(512.0, 300.0, one_question());
    check(&script, &window, "small");
}

#[test]
fn two_pictures_of_one_screen_are_equal_and_of_two_screens_differ() {
    let (script, mut window) = recording(640.0, 400.0, Vec::new());
    let drawn: Vec<RgbImage> = (0..2).map(|_| script.screen.picture(&window)).collect();
    assert!(drawn[0] == drawn[1]);
    window.state_mut().send(ViewCommand::GoTo(1));
    window.run_steps(4);
    assert!(script.screen.picture(&window) != drawn[0]);
}
