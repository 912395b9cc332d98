//! `kifuscribe evaluate`: pictures with truth -> how often the eyes are right, and how fast they are.

use std::path::{Path, PathBuf};

use clap::Args;

use super::exit::Outcome;
use super::interrupt::stop_on_interrupt;
use super::models::ModelsArgs;
use super::output::Output;
use super::progress;
use crate::formats::report::{set_heading, set_row};
use crate::jobs::evaluate::{Looked, Progress, evaluate, sets_in};
use crate::jobs::read::{Known, PictureReader};

/// Reads pictures with known truth and says how often that was right.
///
/// DIR is a folder of pictures, each with its truth (NAME.json) beside it, or a folder of such folders. A board counts as
/// right in the best of the four rotations, never mirrored; one that is not found has all its points wrong. Exit status 1
/// when something could not be judged.
#[derive(Debug, Args)]
pub(super) struct EvaluateArgs {
    /// A folder of pictures with truth, or a folder of such folders.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Lists each picture that was read wrongly, and what was wrong, on standard error.
    #[arg(long)]
    misses: bool,
    #[command(flatten)]
    models: ModelsArgs,
    /// Prints a line of JSON a set.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &EvaluateArgs) -> anyhow::Result<Outcome> {
    let sets = sets_in(&args.folder)?;
    let stop = stop_on_interrupt()?;
    let mut reader = PictureReader::with(args.models.open());
    let mut look = |picture: &Path| {
        let reading = reader.read(picture, &Known::default()).map_err(|e| e.to_string())?;
        Ok(Looked { observation: reading.observation, locate: reading.locate, read: reading.read })
    };
    let bar = progress::bar(Some(sets.iter().map(|set| set.pictures.len() as u64).sum()));
    let mut outcome = Outcome::Done;
    let mut written = Ok(());
    if !args.json {
        Output.line(&set_heading())?;
    }
    evaluate(&sets, &mut look, &stop, &mut |progress| match progress {
        Progress::Picture { set, .. } => {
            bar.set_message(set);
            bar.inc(1);
        }
        Progress::Miss { picture, wrong, .. } if args.misses => {
            bar.suspend(|| eprintln!("{}: {}", picture.display(), wrong.join(", ")));
        }
        Progress::Miss { .. } => {}
        Progress::NotJudged { set, why } => {
            outcome = Outcome::Finding;
            bar.suspend(|| eprintln!("kifuscribe: not judged in {set}: {why}"));
        }
        Progress::Set(line) => {
            let printed = bar.suspend(|| if args.json { Output.json(&line) } else { Output.line(&set_row(&line)) });
            if written.is_ok() && printed.is_err() {
                // Nobody reads the results any more.
                stop.raise();
                written = printed;
            }
        }
    });
    bar.finish_and_clear();
    written?;
    if stop.is_raised() {
        anyhow::bail!("stopped before the end; the sets that were not finished are missing from the table");
    }
    Ok(outcome)
}
