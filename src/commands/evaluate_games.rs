//! `evaluate-games`: measures on games with known truth what of them gets into the record, and how fast.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::commands::evaluation::{EvaluationArgs, EvaluationPrinter};
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::progress;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_formats::report::{game_heading, game_row};
use kifuscribe_lab::recorded_games::{evaluate_games, games_in};
use kifuscribe_recording::observer::Observer;
use kifuscribe_vision::tracker::BoardTracker;

/// Records games whose moves are known and prints what of them got into the record.
///
/// DIR is a folder with a game (a film, or pictures in the order of their names) and its truth (game.sgf, or NAME.json
/// beside each picture), or a folder of such folders. The moves are aligned, so that one missing move does not make those
/// after it wrong. Exit status 1 when something could not be judged, or the networks could not be used.
#[derive(Debug, Args)]
pub(super) struct EvaluateGamesArgs {
    /// A folder with a game and its truth, or a folder of such folders.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Keeps the records in this folder.
    #[arg(long, value_name = "OUT")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    evaluation: EvaluationArgs,
}

pub(super) fn run(args: &EvaluateGamesArgs) -> anyhow::Result<CommandOutcome> {
    let games = games_in(&args.folder)?;
    let temporary = tempfile::tempdir().context("cannot make a folder for the records; check the room on the disk")?;
    let out = args.keep.as_deref().unwrap_or(temporary.path());
    fs::create_dir_all(out)
        .with_context(|| format!("cannot make the folder {}; choose another with --keep", out.display()))?;
    let stop = stop_on_interrupt()?;
    let mut networks = CommandOutcome::Done;
    let mut observer = || -> Box<dyn Observer> {
        let (detector, opened) = args.evaluation.models.open_checked();
        networks = networks.max(opened);
        Box::new(BoardTracker::new(detector))
    };
    let mut printer = EvaluationPrinter::new(&args.evaluation, &stop, progress::bar(None), &game_heading(), game_row)?;
    evaluate_games(&games, &mut observer, out, &stop, &mut |progress| printer.show(progress));
    Ok(printer.finish()?.max(networks))
}
