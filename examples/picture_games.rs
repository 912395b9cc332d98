//! Draws the beginnings of real games with disturbances, records them from the pictures, and prints a table:
//! `cargo run -p kifuscribe-examples --bin picture_games -- FOLDER --games 20`.

#![allow(clippy::print_stdout)] // The table is the result.
#![allow(clippy::unwrap_used)] // The code shared with the test uses it.

#[path = "../tests/support/picture_game.rs"]
mod picture_game;
#[path = "../tests/support/sgf_files.rs"]
mod sgf_files;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use kifuscribe_capture::pictures::write_jpeg;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_formats::sgf;
use kifuscribe_lab::synthetic::disturbance::Disturbance;
use kifuscribe_vision::overlay::overlay;
use picture_game::record_pictures;
use sgf_files::sgf_files;

/// The number of moves that a game needs, and the number that is played.
const MIN_MOVES: usize = 60;
const MAX_MOVES: usize = 66;

/// The number of disturbances in a game.
const DISTURBANCES: usize = 7;

/// Draws the beginnings of real games and records them from the pictures.
#[derive(Debug, Parser)]
struct Args {
    /// The folder with the SGF files.
    folder: PathBuf,
    /// The number of games, of 9, 13 and 19 lines in turn.
    #[arg(long, default_value_t = 3)]
    games: usize,
    /// The number of games to skip.
    #[arg(long, default_value_t = 0)]
    skip: usize,
    /// Prints the events of the recorder.
    #[arg(long)]
    events: bool,
    /// Writes the frames, with the detected stones drawn over them, to this folder.
    #[arg(long)]
    frames: Option<PathBuf>,
    /// Writes only the frames from this second.
    #[arg(long, default_value_t = 0.0)]
    from: f64,
    /// Writes only the frames up to this second.
    #[arg(long, default_value_t = f64::INFINITY)]
    to: f64,
}

impl Args {
    /// Writes a frame with what was detected in it, if it was asked for.
    fn write_frame(&self, frame: &Frame, observed: &FrameObservation) -> anyhow::Result<()> {
        let seconds = frame.time.as_secs_f64();
        let Some(folder) = self.frames.as_ref().filter(|_| (self.from..=self.to).contains(&seconds)) else {
            return Ok(());
        };
        let (name, picture) = match observed {
            FrameObservation::Board(observation) => ("board", overlay(frame, observation).unwrap()),
            FrameObservation::Moving { .. } => ("moving", frame.clone()),
            FrameObservation::Unchanged { .. } => ("unchanged", frame.clone()),
            _ => ("none", frame.clone()),
        };
        fs::create_dir_all(folder)?;
        Ok(write_jpeg(&folder.join(format!("{seconds:06.1}-{name}.jpg")), &picture, 90)?)
    }
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let (mut right, mut played, mut silent) = (0, 0, 0);
    println!("game  right  silent  asked  open  drawing  recording  file");
    for (i, (path, record)) in games(&args).iter().enumerate().skip(args.skip) {
        let every = Disturbance::ALL;
        let disturb: BTreeSet<Disturbance> =
            (0..DISTURBANCES).map(|k| every[(i * DISTURBANCES + k * 11 + i / 4) % every.len()]).collect();
        let disturb: Vec<Disturbance> = disturb.into_iter().collect();
        let mut written = Ok(());
        let game = record_pictures(record, i as u64 + 1, &disturb, &|frame| frame, &mut |frame, observed| {
            if written.is_ok() {
                written = args.write_frame(frame, observed);
            }
        });
        written?;
        println!(
            "{i:>4}  {:>5}  {:>6}  {:>5}  {:>4}  {:>6.0}s  {:>8.0}s  {}",
            game.right,
            game.silent,
            game.asked,
            game.open,
            game.drawing.as_secs_f64(),
            game.recording.as_secs_f64(),
            path.display()
        );
        if !game.right {
            println!("      {}", game.difference);
        }
        if args.events {
            game.events.iter().for_each(|event| println!("      {event:?}"));
        }
        played += 1;
        right += usize::from(game.right);
        silent += usize::from(game.silent);
    }
    println!("{right} of {played} games right, {silent} silent errors");
    Ok(())
}

/// Returns the beginnings of games, of 9, 13 and 19 lines in turn, spread over the folder.
fn games(args: &Args) -> Vec<(PathBuf, GameRecord)> {
    let wanted = args.games + args.skip;
    let mut games: Vec<(PathBuf, GameRecord)> =
        sgf_files(&args.folder).into_iter().filter_map(|path| beginning(&path).map(|record| (path, record))).collect();
    let mut order: Vec<(PathBuf, GameRecord)> = Vec::new();
    for turn in 0..3 * wanted {
        if order.len() == wanted || games.is_empty() {
            break;
        }
        let lines = [9, 13, 19][turn % 3];
        let step = games.len() * (turn * 37 % 100) / 100;
        let at = (0..games.len()).map(|i| (i + step) % games.len()).find(|&i| games[i].1.size.lines() == lines);
        order.extend(at.map(|i| games.swap_remove(i)));
    }
    order
}

/// Returns the beginning of a game if all of its moves are legal and none is a pass.
fn beginning(path: &Path) -> Option<GameRecord> {
    let mut record = sgf::read(&fs::read(path).ok()?).ok()?.record;
    record.moves.truncate(MAX_MOVES);
    let mut position = record.start();
    let fits = record.moves.iter().all(|m| {
        let free = m.point.is_some_and(|p| position.stones().get(p).is_none() && position.ko() != Some(p));
        let in_turn = position.to_play() == m.color;
        free && in_turn && position.play(m.color, m.point).suicide.is_empty()
    });
    let plain = record.setup.is_empty() && record.adjustments.is_empty();
    let playable = matches!(record.size.lines(), 9 | 13 | 19);
    (fits && plain && playable && record.moves.len() >= MIN_MOVES).then_some(record)
}
