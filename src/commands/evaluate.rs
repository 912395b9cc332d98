//! `evaluate`: measures on pictures with known truth how often readings are right, and how fast they are.

pub mod sets;

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::evaluate::sets::{EvaluateProgress, ReadPicture, evaluate, sets_in};
use crate::commands::exit::CommandOutcome;
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::output::Output;
use crate::commands::progress;
use crate::formats::report::{set_heading, set_row};
use crate::pipeline::picture_reader::{self, BoardHints};

/// Reads pictures with known truth and prints how often the reading was right.
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
    /// Prints a line of JSON for each set.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &EvaluateArgs) -> anyhow::Result<CommandOutcome> {
    let sets = sets_in(&args.folder)?;
    let stop = stop_on_interrupt()?;
    let mut detector = args.models.open();
    let mut read = |picture: &Path| {
        let reading = picture_reader::read(&mut detector, picture, &BoardHints::default())?;
        Ok(ReadPicture { observation: reading.observation, locate: reading.locate, read: reading.read })
    };
    let bar = progress::bar(Some(sets.iter().map(|set| set.pictures.len() as u64).sum()));
    let mut outcome = CommandOutcome::Done;
    let mut written = Ok(());
    if !args.json {
        Output.line(&set_heading())?;
    }
    evaluate(&sets, &mut read, &stop, &mut |progress| match progress {
        EvaluateProgress::Picture { set, .. } => {
            bar.set_message(set);
            bar.inc(1);
        }
        EvaluateProgress::Miss { picture, wrong, .. } if args.misses => {
            bar.suspend(|| eprintln!("{}: {}", picture.display(), wrong.join(", ")));
        }
        EvaluateProgress::Miss { .. } => {}
        EvaluateProgress::NotJudged { set, why } => {
            outcome = CommandOutcome::Finding;
            bar.suspend(|| eprintln!("kifuscribe: not judged in {set}: {why}"));
        }
        EvaluateProgress::Set(line) => {
            let printed = bar.suspend(|| if args.json { Output.json(&line) } else { Output.line(&set_row(&line)) });
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
        anyhow::bail!("stopped before the end; the sets that were not finished are missing from the table");
    }
    Ok(outcome)
}
