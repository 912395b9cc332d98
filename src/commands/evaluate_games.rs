//! `evaluate-games`: measures on games with known truth what of them gets into the record, and how fast.

pub mod games;

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::commands::evaluate_games::games::{GamesProgress, evaluate_games, games_in};
use crate::commands::exit::CommandOutcome;
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::output::Output;
use crate::commands::progress;
use crate::formats::report::{game_heading, game_row};
use crate::pipeline::observer::Observer;
use crate::vision::tracker::BoardTracker;

/// Records games whose moves are known and prints what of them got into the record.
///
/// DIR is a folder with a game (clip.mp4, or pictures in the order of their names) and its truth (game.sgf, or NAME.json
/// beside each picture), or a folder of such folders. The moves are aligned, so that one missing move does not make those
/// after it wrong. Exit status 1 when something could not be judged.
#[derive(Debug, Args)]
pub(super) struct EvaluateGamesArgs {
    /// A folder with a game and its truth, or a folder of such folders.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Keeps the records in this folder.
    #[arg(long, value_name = "OUT")]
    keep: Option<PathBuf>,
    /// Lists what was recorded wrongly, on standard error.
    #[arg(long)]
    misses: bool,
    #[command(flatten)]
    models: ModelsArgs,
    /// Prints a line of JSON for each game.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &EvaluateGamesArgs) -> anyhow::Result<CommandOutcome> {
    let games = games_in(&args.folder)?;
    let temporary = tempfile::tempdir().context("cannot make a folder for the records; check the room on the disk")?;
    let out = args.keep.as_deref().unwrap_or(temporary.path());
    fs::create_dir_all(out)
        .with_context(|| format!("cannot make the folder {}; choose another with --keep", out.display()))?;
    let stop = stop_on_interrupt()?;
    let mut observer = || -> anyhow::Result<Box<dyn Observer>> { Ok(Box::new(BoardTracker::new(args.models.open()))) };
    let bar = progress::bar(None);
    let mut outcome = CommandOutcome::Done;
    let mut written = Ok(());
    if !args.json {
        Output.line(&game_heading())?;
    }
    evaluate_games(&games, &mut observer, out, &stop, &mut |progress| match progress {
        GamesProgress::Frame { game, frames, total } => {
            bar.set_message(total.map_or(game.clone(), |total| format!("{game} ({frames}/{total})")));
            bar.inc(1);
        }
        GamesProgress::Miss { game, wrong } if args.misses => {
            bar.suspend(|| wrong.iter().for_each(|what| eprintln!("{game}: {what}")));
        }
        GamesProgress::Miss { .. } => {}
        GamesProgress::NotJudged { game, why } => {
            outcome = CommandOutcome::Finding;
            bar.suspend(|| eprintln!("kifuscribe: not judged: {game}: {why}"));
        }
        GamesProgress::Game(line) => {
            let printed = bar.suspend(|| if args.json { Output.json(&line) } else { Output.line(&game_row(&line)) });
            if written.is_ok() && printed.is_err() {
                // Standard output is closed.
                stop.raise();
                written = printed;
            }
        }
    });
    bar.finish_and_clear();
    written?;
    if stop.is_raised() {
        anyhow::bail!("stopped before the end; the games that were not finished are missing from the table");
    }
    Ok(outcome)
}
