//! Films of counts, drawn with and without each fault, followed as by a fixed camera over the table, and audited:
//! `cargo run -p kifuscribe-examples --bin watched_counts -- --seeds 2`.

#![allow(clippy::print_stdout)] // The table is the result.

use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use kifuscribe_core::audit::final_position::{Agreement, FinalPosition, end_of};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::checkpoints::CheckpointEvent;
use kifuscribe_core::count::irregularity::Irregularity;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf::{self, SgfGame, WrittenInfo};
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::fill::{SimulatedCount, count};
use kifuscribe_lab::synthetic::random::Random;
use kifuscribe_lab::synthetic::{Scene, SceneState, film};
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput, AuditSettings};
use kifuscribe_recording::count::tracker::CountTracker;
use kifuscribe_recording::observer::Observer;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::tracker::BoardTracker;

/// Draws films of counts, follows and audits them.
#[derive(Debug, Parser)]
struct Args {
    /// How many films of each fault, and of counts without one.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// Frames a second.
    #[arg(long, default_value_t = 5.0)]
    fps: f64,
    /// Only this fault, such as string_lifted.
    #[arg(long)]
    fault: Option<String>,
}

/// White's komi, in points.
const KOMI: i32 = 4;

/// A finished game: Black has the left half, White the right.
const POSITION: &str = "
    X X X X X O O O O
    X X X X X O O O O
    X X X X X O O O O
    X X X X X O O O O
    . X X X X O O O .
    . . . X X O O . .
    . . . X X O O . .
    . . . X X O O . .
    . . . X X O O . .";

/// The same with two of Black's stones cut off from the others, E1 and E2: without them the points beside them are shared.
const SMALL_STRING: &str = "
    X X X X X O O O O
    X X X X X O O O O
    X X X X X O O O O
    X X X X X O O O O
    . X X X X O O O .
    . . . X X O O . .
    . . X X O O O . .
    . . X . X O O . .
    . . X . X O O . .";

/// What a film came to.
struct Watched {
    /// How long after the first quiet look at the wrong compensation the referee was called, in seconds; `None` where
    /// nobody was called for it.
    called: Option<f64>,
    /// Other calls.
    other_calls: usize,
    verdict: Verdict,
}

/// What the films of one fault came to.
#[derive(Default)]
struct Tally {
    films: usize,
    called: Vec<f64>,
    other_calls: usize,
    agrees: usize,
    differs: usize,
    open: usize,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    println!("fault                films  called  latest call  other calls  agrees  differs  open");
    for &fault in Fault::ALL.iter().filter(|fault| args.fault.as_ref().is_none_or(|name| name == fault.name())) {
        let mut tally = Tally::default();
        for seed in 1..=args.seeds {
            let Some(watched) = watch(fault, seed, args.fps)? else { continue };
            tally.films += 1;
            tally.called.extend(watched.called);
            tally.other_calls += watched.other_calls;
            match watched.verdict {
                Verdict::Agrees => tally.agrees += 1,
                Verdict::Differs => tally.differs += 1,
                Verdict::CannotTell => tally.open += 1,
            }
        }
        let latest = tally.called.iter().copied().reduce(f64::max).map_or("-".to_owned(), |s| format!("{s:.1} s"));
        println!(
            "{:<20} {:>5}  {:>6}  {latest:>11}  {:>11}  {:>6}  {:>7}  {:>4}",
            fault.name(),
            tally.films,
            tally.called.len(),
            tally.other_calls,
            tally.agrees,
            tally.differs,
            tally.open
        );
    }
    Ok(())
}

/// The time of the first frame without a hand that shows that the compensation is wrong: too many stones, or too few
/// when the filling has begun.
fn first_quiet_look(frames: &[SceneState], ended: &FinalPosition, played: &SimulatedCount, due: usize) -> Option<f64> {
    let placed = played.compensation.len();
    let before = ended.living.iter().filter(|s| s.1.is_some()).count();
    let stones = |state: &SceneState| state.stones.iter().filter(|s| s.1.is_some()).count();
    let laid = before + played.shared + placed;
    let shows = |state: &&SceneState| {
        let count = stones(state);
        state.hands.is_empty() && if placed > due { count >= laid } else { count > laid }
    };
    // The dead stones are still there at the beginning.
    let start = frames.iter().position(|state| stones(state) == before)?;
    (placed != due).then(|| frames[start..].iter().find(shows))?.map(|state| state.time.as_secs_f64())
}

fn watch(fault: Fault, seed: u64, fps: f64) -> anyhow::Result<Option<Watched>> {
    let position = if fault == Fault::StringLifted { SMALL_STRING } else { POSITION };
    let stones = Stones::from_diagram(position).context("the position is no board")?;
    let mut record = GameRecord::new(stones.size());
    record.setup = stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
    let game = SgfGame { record, notes: Vec::new(), written: WrittenInfo::default() };
    let agreement = Agreement {
        rules: Some(Preset::Ing),
        komi: Some(HalfPoints::points(KOMI)),
        dead: Some(String::new()),
        ..Agreement::default()
    };
    let ended = end_of(&game.record, &agreement)?;
    let played = |fault| count(&ended.living, KOMI, fault, &mut Random::new(seed, "fill")).ok();
    // Not every fault is possible in every position.
    let (Some(played), Some(correct)) = (played(fault), played(Fault::None)) else { return Ok(None) };
    let mut scene = Scene::new(stones.size(), 480, 360, seed);
    let script = film::script(&stones, &played, &scene, fps, seed);
    let quiet = first_quiet_look(&script.frames, &ended, &played, correct.compensation.len());

    let mut tracker = BoardTracker::new(BoardDetector::open()?);
    let mut counting = CountTracker::new(game.clone(), agreement.clone(), None)?;
    let (mut called, mut other_calls) = (None, 0);
    for state in &script.frames {
        let frame = scene.render(state).frame;
        let observed = tracker.observe(&frame)?;
        for notice in counting.observe(&frame, &observed) {
            let late = |time: Duration| quiet.map(|quiet| time.as_secs_f64() - quiet);
            match notice.event {
                CheckpointEvent::Irregular(Irregularity::WrongCompensation { .. }) if quiet.is_some() => {
                    called = called.or_else(|| late(notice.time));
                }
                CheckpointEvent::Irregular(_) => other_calls += 1,
                CheckpointEvent::Reached(_) | CheckpointEvent::Again(_) => {}
            }
        }
        if counting.needs_reading() {
            tracker.read_again();
        }
    }
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, sgf::write(&game.record))?;
    let files = AuditFiles { record: Some(path), pictures: counting.tracked().pictures };
    let input = AuditInput::open(&mut BoardDetector::open()?, &files, &agreement)?;
    let account =
        input.audit(&AuditSettings { agreement, ..AuditSettings::default() }).context("the audit is refused")?;
    Ok(Some(Watched { called, other_calls, verdict: account.verdict }))
}
