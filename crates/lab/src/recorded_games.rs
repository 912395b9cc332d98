//! Measures on games with known truth, as pictures or clips, what of them gets into the record, and how fast.
//!
//! [`kifuscribe_core::accuracy::games`] defines what counts as right; this module records each game and adds up.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{anyhow, bail};
use thiserror::Error;

use crate::evaluation_progress::EvaluationProgress;
use crate::picture_sets::{EvaluateError, folders_in, median, name_of};
use kifuscribe_capture::file_kind::is_video;
use kifuscribe_capture::open::open;
use kifuscribe_capture::pictures::pictures_in;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_core::accuracy::games::{
    AlignmentStep, PlainMove, compare_games, compare_positions, latencies, played_moves,
};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::report::{GameLine, MoveColumns, PositionColumns};
use kifuscribe_formats::sgf;
use kifuscribe_formats::truth::{self, ClipTruth};
use kifuscribe_recording::inline::record;
use kifuscribe_recording::observer::Observer;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::stop::StopSignal;

/// The usual name of the film in a game's folder.
const CLIP: &str = "clip.mp4";

/// What was really played.
#[derive(Debug, Clone, PartialEq)]
pub enum GameTruth {
    /// Every move.
    Moves(Box<GameRecord>),
    /// The board as one picture after another shows it.
    Positions(Vec<Stones>),
}

/// Why it is not clear what the game of a folder is.
#[derive(Debug, Error)]
#[error("{folder} has several films and none is named {CLIP}; leave one, or give that name to it", folder = .0.display())]
pub struct SeveralFilms(PathBuf);

/// Returns the film of a game: `clip.mp4`, or, where there are neither that nor pictures, the only film in the folder.
fn film_in(folder: &Path) -> Result<Option<PathBuf>, SeveralFilms> {
    let usual = folder.join(CLIP);
    if usual.is_file() {
        return Ok(Some(usual));
    }
    if !pictures_in(folder).is_ok_and(|pictures| pictures.is_empty()) {
        return Ok(None);
    }
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut films = paths.filter(|path| path.is_file() && is_video(path));
    match (films.next(), films.next()) {
        (_, Some(_)) => Err(SeveralFilms(folder.into())),
        (film, None) => Ok(film),
    }
}

/// The folders of games in `folder`: itself, when it holds pictures or `clip.mp4`, else its subfolders in the order of their
/// names; without any, itself, when it holds a film of another name.
///
/// # Errors
/// [`EvaluateError`] when the folder cannot be read or is empty.
pub fn games_in(folder: &Path) -> Result<Vec<PathBuf>, EvaluateError> {
    if folder.is_file() {
        return Err(EvaluateError::NotAFolder(folder.into()));
    }
    let is_game = folder.join(CLIP).is_file() || !pictures_in(folder)?.is_empty();
    let games = if is_game { Vec::new() } else { folders_in(folder)? };
    match film_in(folder) {
        _ if !games.is_empty() => Ok(games),
        Ok(None) if !is_game => Err(EvaluateError::Nothing(folder.into())),
        _ => Ok(vec![folder.into()]),
    }
}

/// Records every game with a new observer, compares the record on the disk with the truth, and reports as it goes. The
/// records stay in `out`. Ends early, without a total, when `stop` is raised.
pub fn evaluate_games(
    games: &[PathBuf],
    observer: &mut dyn FnMut() -> Box<dyn Observer>,
    out: &Path,
    stop: &StopSignal,
    report: &mut dyn FnMut(EvaluationProgress<GameLine>),
) {
    let mut total = GameTotals::default();
    for folder in games {
        if stop.is_raised() {
            return;
        }
        let game = name_of(folder);
        let not_judged = |why: String| EvaluationProgress::NotJudged { name: game.clone(), why };
        let truth = truth_of(folder);
        if let Err(why) = &truth {
            report(not_judged(why.to_string()));
        }
        match record_game(folder, observer, out, stop, report) {
            Ok(_) if stop.is_raised() => return,
            Ok(recorded) => {
                let judged = judge(&game, &recorded, truth.ok().as_ref(), &hands_of(folder));
                total.add(&judged);
                if !judged.wrong.is_empty() {
                    report(EvaluationProgress::Miss { name: game, wrong: judged.wrong });
                }
                report(EvaluationProgress::Line(judged.line));
            }
            Err(why) => report(not_judged(why.to_string())),
        }
    }
    report(EvaluationProgress::Line(total.line()));
}

/// Returns the truth of a game: its moves, or else the board of each of its pictures except those taken at the count.
fn truth_of(folder: &Path) -> anyhow::Result<GameTruth> {
    let file = folder.join("game.sgf");
    if file.is_file() {
        let bytes = fs::read(&file).map_err(|e| anyhow!("cannot read {} ({e})", file.display()))?;
        let game = sgf::read(&bytes).map_err(|e| anyhow!("{}: {e}", file.display()))?;
        return Ok(GameTruth::Moves(Box::new(game.record)));
    }
    let mut positions = Vec::new();
    for picture in pictures_in(folder)? {
        let file = picture.with_extension("json");
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let truth = truth::read(&text).map_err(|e| anyhow!("{}: {e}", file.display()))?;
        positions.extend(truth.stones.filter(|_| !truth.at_the_count));
    }
    if positions.is_empty() {
        bail!("{} has neither a game.sgf nor the truth of its pictures", folder.display());
    }
    Ok(GameTruth::Positions(positions))
}

/// When the hands left, where a truth beside the film says it.
fn hands_of(folder: &Path) -> Vec<f64> {
    let film = film_in(folder).ok().flatten().unwrap_or_default();
    let text = fs::read_to_string(film.with_extension("json")).unwrap_or_default();
    ClipTruth::from_json(&text).unwrap_or_default().hand_left_s
}

/// A recorded game.
#[derive(Debug)]
struct Recorded {
    /// The record as it is on the disk; `None` where no board was found.
    record: Option<GameRecord>,
    committed: Vec<Duration>,
    frames: u64,
    asked: usize,
    open: usize,
    took: Duration,
    /// The length of the clip; `None` for pictures.
    length: Option<Duration>,
}

fn record_game(
    folder: &Path,
    observer: &mut dyn FnMut() -> Box<dyn Observer>,
    out: &Path,
    stop: &StopSignal,
    report: &mut dyn FnMut(EvaluationProgress<GameLine>),
) -> anyhow::Result<Recorded> {
    let film = film_in(folder)?;
    let is_film = film.is_some();
    let spec = film.map_or_else(|| SourceSpec::Pictures(folder.into()), SourceSpec::Video);
    let game = name_of(folder);
    let mut source = open(&spec)?;
    let mut observer = observer();
    let options = RecordOptions { sgf: out.join(format!("{game}.sgf")), ..RecordOptions::default() };
    let (mut asked, mut length) = (0, Duration::ZERO);
    let start = Instant::now();
    let summary = record(source.as_mut(), observer.as_mut(), &options, stop, &mut || None, &mut |progress| {
        length = progress.time;
        let is_question = |event: &&SessionEvent| matches!(event, SessionEvent::Recorder(RecorderEvent::Asked(_)));
        asked += progress.output.events.iter().filter(is_question).count();
        let read = progress.total.map(|total| (progress.frames, total));
        report(EvaluationProgress::Picture { name: game.clone(), read });
    })?;
    let took = start.elapsed();
    let record = match fs::read(&summary.sgf) {
        Ok(bytes) => Some(sgf::read(&bytes).map_err(|e| anyhow!("{}: {e}", summary.sgf.display()))?.record),
        Err(_) => None,
    };
    Ok(Recorded {
        record,
        committed: summary.view.moves.iter().map(|m| m.committed).collect(),
        frames: summary.frames,
        asked,
        open: summary.view.questions.len(),
        took,
        length: is_film.then_some(length),
    })
}

/// A line with the figures it is made of.
#[derive(Debug)]
struct JudgedGame {
    line: GameLine,
    wrong: Vec<String>,
    latencies: Vec<f64>,
    length: Option<Duration>,
}

fn judge(game: &str, recorded: &Recorded, truth: Option<&GameTruth>, hand_left_s: &[f64]) -> JudgedGame {
    let seconds = recorded.took.as_secs_f64();
    let moves = recorded.record.as_ref().map_or(&[][..], |record| &record.moves);
    let mut judged = JudgedGame {
        line: GameLine {
            game: game.to_string(),
            frames: recorded.frames,
            recorded: moves.len(),
            asked: recorded.asked,
            open: recorded.open,
            doubtful: moves.iter().filter(|m| m.flags.is_doubt()).count(),
            seconds: hundredths(seconds),
            fps: Some(hundredths(recorded.frames as f64 / seconds)),
            speed: recorded.length.map(|length| hundredths(length.as_secs_f64() / seconds)),
            ..GameLine::default()
        },
        wrong: Vec::new(),
        latencies: Vec::new(),
        length: recorded.length,
    };
    match truth {
        Some(GameTruth::Moves(truth)) => {
            let nothing = GameRecord::new(truth.size);
            let read = recorded.record.as_ref().unwrap_or(&nothing);
            let verdict = compare_games(truth, read);
            let [right, wrong, missing, extra] = verdict.counts();
            judged.line.moves = Some(MoveColumns { moves: right + wrong + missing, right, wrong, missing, extra });
            judged.line.final_right = Some(verdict.final_right);
            judged.wrong = phrases(&verdict.steps, truth, read);
            judged.latencies = latencies(&verdict.steps, hand_left_s, &recorded.committed);
        }
        Some(GameTruth::Positions(positions)) => {
            let nothing = GameRecord::new(positions.first().map_or(BoardSize::NINETEEN, Stones::size));
            let verdict = compare_positions(positions, recorded.record.as_ref().unwrap_or(&nothing));
            judged.line.positions = Some(PositionColumns {
                positions: verdict.positions,
                positions_reached: verdict.reached,
                orders_unseen: verdict.unseen.len(),
                orders_flagged: verdict.unseen.len() - verdict.unflagged.len(),
            });
            judged.line.final_right = Some(verdict.final_right);
            let unflagged = verdict.unflagged.iter();
            judged.wrong.extend(unflagged.map(|i| format!("move {} is of unseen order and does not say so", i + 1)));
            if !verdict.final_right {
                judged.wrong.push("the record does not end with the last position".to_string());
            }
        }
        None => {}
    }
    judged.line.latency_s_median = median(judged.latencies.clone()).map(hundredths);
    judged
}

/// Rounded to hundredths; a tiny negative value becomes a plain zero.
fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0 + 0.0
}

/// What was wrong, a phrase for each step that is not right.
fn phrases(steps: &[AlignmentStep], truth: &GameRecord, read: &GameRecord) -> Vec<String> {
    let (played, recorded) = (played_moves(truth), played_moves(read));
    let name = |(color, point): PlainMove, size| format!("{} {}", color.letter(), Point::label_or_pass(point, size));
    let truth_name = |i: usize| format!("move {} ({})", i + 1, name(played[i], truth.size));
    // In the record's own orientation, which may be turned against the truth's.
    let read_name = |i: usize| format!("move {} of the record ({})", i + 1, name(recorded[i], read.size));
    steps
        .iter()
        .filter_map(|step| match (step.truth, step.read) {
            _ if step.right => None,
            (Some(truth), Some(read)) => Some(format!("{} is {}", truth_name(truth), read_name(read))),
            (Some(truth), None) => Some(format!("{} is missing", truth_name(truth))),
            (None, read) => read.map(|read| format!("{} was not played", read_name(read))),
        })
        .collect()
}

/// The sums of all games.
#[derive(Debug, Default)]
struct GameTotals {
    line: GameLine,
    latencies: Vec<f64>,
    clips_s: f64,
    clips_took_s: f64,
}

impl GameTotals {
    fn add(&mut self, judged: &JudgedGame) {
        let (sum, line) = (&mut self.line, &judged.line);
        sum.frames += line.frames;
        sum.recorded += line.recorded;
        sum.asked += line.asked;
        sum.open += line.open;
        sum.doubtful += line.doubtful;
        sum.seconds += line.seconds;
        if let Some(MoveColumns { moves, right, wrong, missing, extra }) = line.moves {
            let columns = sum.moves.get_or_insert_with(MoveColumns::default);
            columns.moves += moves;
            columns.right += right;
            columns.wrong += wrong;
            columns.missing += missing;
            columns.extra += extra;
        }
        if let Some(PositionColumns { positions, positions_reached, orders_unseen, orders_flagged }) = line.positions {
            let columns = sum.positions.get_or_insert_with(PositionColumns::default);
            columns.positions += positions;
            columns.positions_reached += positions_reached;
            columns.orders_unseen += orders_unseen;
            columns.orders_flagged += orders_flagged;
        }
        if let Some(right) = line.final_right {
            sum.final_right = Some(right && sum.final_right.unwrap_or(true));
        }
        self.latencies.extend(&judged.latencies);
        if let Some(length) = judged.length {
            self.clips_s += length.as_secs_f64();
            self.clips_took_s += line.seconds;
        }
    }

    fn line(self) -> GameLine {
        let per_second = |amount: f64, seconds: f64| (seconds > 0.0).then(|| hundredths(amount / seconds));
        GameLine {
            game: "total".to_string(),
            latency_s_median: median(self.latencies).map(hundredths),
            fps: per_second(self.line.frames as f64, self.line.seconds),
            speed: per_second(self.clips_s, self.clips_took_s),
            seconds: hundredths(self.line.seconds),
            ..self.line
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_core::sensing::frame::Frame;
    use kifuscribe_core::sensing::frame_observation::FrameObservation;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
    use kifuscribe_vision::error::VisionError;

    /// Reads the n-th of these boards in the n-th picture.
    struct Script(Vec<Vec<String>>);

    impl Observer for Script {
        fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
            let stones = Stones::from_rows(&self.0[frame.index as usize]).unwrap();
            let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
            let reading =
                |stone: Option<Color>| PointReading::sure(stone.map_or(PointState::Empty, PointState::Stone), 0.99);
            Ok(FrameObservation::Board(Observation {
                size: stones.size(),
                pose: Pose::from_corners(stones.size(), corners).unwrap(),
                time: frame.time,
                readings: stones.iter().map(|(_, stone)| reading(stone)).collect(),
            }))
        }
    }

    /// The boards of a 9x9 game after 0, 1, 2 ... moves.
    fn boards(labels: &[&str]) -> Vec<Vec<String>> {
        let mut stones = Stones::empty(BoardSize::NINE);
        let mut boards = vec![stones.rows()];
        for (i, label) in labels.iter().enumerate() {
            stones.place(Color::BOTH[i % 2], Point::from_label(label, BoardSize::NINE).unwrap());
            boards.push(stones.rows());
        }
        boards
    }

    /// A game's folder with as many pictures as there are boards, and these files beside them.
    fn game(root: &Path, name: &str, pictures: usize, files: &[(&str, String)]) {
        let folder = root.join(name);
        fs::create_dir_all(&folder).unwrap();
        for i in 0..pictures {
            image::RgbImage::new(2, 2).save(folder.join(format!("{i}.png"))).unwrap();
        }
        for (file, text) in files {
            fs::write(folder.join(file), text).unwrap();
        }
    }

    fn run(folder: &Path, boards_read: &[Vec<String>]) -> Vec<String> {
        let out = tempfile::tempdir().unwrap();
        let mut reported = Vec::new();
        let mut observer = || -> Box<dyn Observer> { Box::new(Script(boards_read.to_vec())) };
        let games = games_in(folder).unwrap();
        evaluate_games(&games, &mut observer, out.path(), &StopSignal::new(), &mut |progress| match progress {
            EvaluationProgress::Picture { .. } => {}
            EvaluationProgress::Miss { name, wrong } => {
                reported.extend(wrong.iter().map(|what| format!("{name}: {what}")));
            }
            EvaluationProgress::NotJudged { name, why } => {
                reported.push(format!("not judged: {name}: {}", why.replace(&format!("{}/", folder.display()), "")));
            }
            EvaluationProgress::Line(line) => {
                let moves = line.moves.map(|m| {
                    format!(
                        "{} right, {} wrong, {} missing, {} extra of {}",
                        m.right, m.wrong, m.missing, m.extra, m.moves
                    )
                });
                let orders = |p: &PositionColumns| match p.orders_unseen {
                    0 => String::new(),
                    n => format!(", {} of {n} unseen orders flagged", p.orders_flagged),
                };
                let positions = line
                    .positions
                    .map(|p| format!("{} of {} positions{}", p.positions_reached, p.positions, orders(&p)));
                let judged = [moves, positions, line.final_right.map(|right| format!("end {right}"))];
                let judged: Vec<String> = judged.into_iter().flatten().collect();
                reported.push(format!(
                    "{}: {} frames, {} moves; {}",
                    line.game,
                    line.frames,
                    line.recorded,
                    judged.join("; ")
                ));
            }
        });
        reported
    }

    const MOVES: [&str; 4] = ["E5", "C3", "G7", "G3"];

    #[test]
    fn moves_are_held_against_the_game_that_was_played() {
        let root = tempfile::tempdir().unwrap();
        let sgf = |moves: &str| [("game.sgf", format!("(;FF[4]GM[1]SZ[9]{moves})"))];
        game(root.path(), "right", 5, &sgf(";B[ee];W[cg];B[gc];W[gg]"));
        game(root.path(), "wrong", 5, &sgf(";B[ee];W[cg];B[gc];W[hg];B[ha]"));
        assert_eq!(
            run(root.path(), &boards(&MOVES)),
            [
                "right: 5 frames, 4 moves; 4 right, 0 wrong, 0 missing, 0 extra of 4; end true",
                "wrong: move 4 (W H3) is move 4 of the record (W G3)",
                "wrong: move 5 (B H9) is missing",
                "wrong: 5 frames, 4 moves; 3 right, 1 wrong, 1 missing, 0 extra of 5; end false",
                "total: 10 frames, 8 moves; 7 right, 1 wrong, 1 missing, 0 extra of 9; end false",
            ]
        );
    }

    #[test]
    fn positions_are_judged_where_the_moves_are_not_known() {
        let root = tempfile::tempdir().unwrap();
        let truth: Vec<(String, String)> = boards(&MOVES)
            .iter()
            .enumerate()
            .map(|(i, rows)| (format!("{i}.json"), serde_json::json!({ "size": 9, "rows": rows }).to_string()))
            .collect();
        let files: Vec<(&str, String)> = truth.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
        game(root.path(), "positions", 5, &files);
        // The last stone is not read: its position is never reached.
        let mut boards_read = boards(&MOVES);
        boards_read[4] = boards_read[3].clone();
        assert_eq!(
            run(root.path(), &boards_read),
            [
                "positions: the record does not end with the last position",
                "positions: 5 frames, 3 moves; 4 of 5 positions; end false",
                "total: 5 frames, 3 moves; 4 of 5 positions; end false",
            ]
        );
    }

    #[test]
    fn every_visible_position_is_reached_across_a_gap_and_every_unseen_order_flagged() {
        let root = tempfile::tempdir().unwrap();
        let mut boards_read = boards(&MOVES);
        boards_read.drain(2..4);
        let truth: Vec<(String, String)> = (boards_read.iter().enumerate())
            .map(|(i, rows)| (format!("{i}.json"), serde_json::json!({ "size": 9, "rows": rows }).to_string()))
            .collect();
        let files: Vec<(&str, String)> = truth.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
        game(root.path(), "gapped", 3, &files);
        assert_eq!(
            run(&root.path().join("gapped"), &boards_read)[0],
            "gapped: 3 frames, 4 moves; 3 of 3 positions, 3 of 3 unseen orders flagged; end true"
        );
    }

    #[test]
    fn no_game_is_skipped_silently() {
        let root = tempfile::tempdir().unwrap();
        game(root.path(), "broken", 5, &[("game.sgf", "no game".to_string())]);
        game(root.path(), "empty", 0, &[("game.sgf", "(;SZ[9];B[ee])".to_string())]);
        game(root.path(), "untold", 5, &[]);
        let said = run(root.path(), &boards(&MOVES));
        let expected = [
            "not judged: broken: broken/game.sgf: ",
            "broken: 5 frames, 4 moves; ",
            "not judged: empty: the folder ",
            "not judged: untold: untold has neither",
            "untold: 5 frames, 4 moves; ",
            "total: 10 frames, 8 moves; ",
        ];
        assert_eq!(said.len(), expected.len(), "{said:#?}");
        for (said, expected) in said.iter().zip(expected) {
            assert!(said.starts_with(expected), "{said} / {expected}");
        }
    }

    #[test]
    fn a_film_of_any_name_is_the_game_where_there_is_no_other() {
        let root = tempfile::tempdir().unwrap();
        let path = |name: &str| root.path().join(name);
        fs::write(path("club evening.MOV"), "").unwrap();
        assert_eq!(games_in(root.path()).unwrap(), [root.path()]);
        assert_eq!(film_in(root.path()).unwrap(), Some(path("club evening.MOV")));
        fs::write(path("other.mkv"), "").unwrap();
        assert!(film_in(root.path()).unwrap_err().to_string().contains("has several films and none is named clip.mp4"));
        assert_eq!(games_in(root.path()).unwrap(), [root.path()], "it is said when it is measured");
        fs::write(path("1.jpg"), "").unwrap();
        assert_eq!(film_in(root.path()).unwrap(), None, "the pictures are the game");
        fs::write(path("clip.mp4"), "").unwrap();
        assert_eq!(film_in(root.path()).unwrap(), Some(path("clip.mp4")));
        // A folder of games is not taken for one because somebody put a film into it.
        let games = tempfile::tempdir().unwrap();
        fs::create_dir(games.path().join("round 1")).unwrap();
        fs::write(games.path().join("opening.mp4"), "").unwrap();
        assert_eq!(games_in(games.path()).unwrap(), [games.path().join("round 1")]);
    }

    #[test]
    fn what_holds_no_games_is_refused() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("file"), "").unwrap();
        let refused = |path: PathBuf| games_in(&path).unwrap_err().to_string();
        assert!(refused(root.path().join("file")).contains("is not a folder"));
        assert!(refused(root.path().to_owned()).contains("holds no pictures and no folders"));
        assert!(refused(root.path().join("nowhere")).contains("there is no file or folder"));
    }

    #[test]
    fn nothing_is_rounded_to_a_negative_zero() {
        assert_eq!(format!("{:.2}", hundredths(-0.001)), "0.00");
        assert_eq!(hundredths(-0.126), -0.13);
    }
}
