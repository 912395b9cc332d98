//! `evaluate`: measures on pictures with known truth how often readings are right, and how fast they are.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::evaluation::{EvaluationArgs, EvaluationPrinter};
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::progress;
use crate::commands::value::{InvalidValue, one_of};
use kifuscribe_capture::pictures::read_picture;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_core::accuracy::view_group::ViewGroup;
use kifuscribe_formats::report::{set_heading, set_row};
use kifuscribe_lab::picture_sets::{ReadPicture, evaluate, sets_in};
use kifuscribe_lab::synthetic::lamp::Lamp;
use kifuscribe_lab::synthetic::stone_dye::StoneDye;
use kifuscribe_print::reliability_svg;
use kifuscribe_recording::picture_reader::{self, BoardHints};
use kifuscribe_storage::atomic;

/// Reads pictures with known truth and prints how often the reading was right.
///
/// DIR is a folder of pictures, each with its truth (NAME.json) beside it, or a folder of such folders. A board counts as
/// right in the best of the four rotations, never mirrored; one that is not found has all its points wrong. Exit status 1
/// when something could not be judged, or the networks could not be used.
#[derive(Debug, Args)]
pub(super) struct EvaluateArgs {
    /// A folder of pictures with truth, or a folder of such folders.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Reads each picture as it would look in the light of a lamp: blue, cyan, green, red, violet, pink, candle or screen.
    #[arg(long, value_name = "LAMP", value_parser = lamp)]
    light: Option<Lamp>,
    /// Reads each picture as it would look with stones of other colours: green, blue or red, each dark and pale. A picture in
    /// which no board is found is read as it is.
    #[arg(long, value_name = "COLOUR", value_parser = dye)]
    stones: Option<StoneDye>,
    /// Prints a line for each group of pictures in place of each set: by size (lines of the board), cell (pixels) or angle (of the
    /// camera's direction to the board, 90 degrees from above).
    #[arg(long, value_name = "WHAT", value_parser = view_group)]
    by: Option<ViewGroup>,
    /// Draws how often readings of each probability were wrong to this file, as SVG.
    #[arg(long, value_name = "FILE.svg")]
    reliability: Option<PathBuf>,
    #[command(flatten)]
    evaluation: EvaluationArgs,
}

fn view_group(text: &str) -> Result<ViewGroup, InvalidValue> {
    one_of(text, ViewGroup::ALL, ViewGroup::name)
}

fn lamp(text: &str) -> Result<Lamp, InvalidValue> {
    one_of(text, Lamp::ALL, Lamp::name)
}

fn dye(text: &str) -> Result<StoneDye, InvalidValue> {
    one_of(text, StoneDye::ALL, StoneDye::name)
}

pub(super) fn run(args: &EvaluateArgs) -> anyhow::Result<CommandOutcome> {
    let sets = sets_in(&args.folder)?;
    let stop = stop_on_interrupt()?;
    let (mut detector, networks) = args.evaluation.models.open_checked();
    let mut read = |picture: &Path| {
        let taken = read_picture(picture)?;
        let dyed = match args.stones {
            Some(dye) => {
                let plain = picture_reader::read_frame(&mut detector, taken.clone(), &BoardHints::default())?;
                plain.observation.map_or(taken, |seen| dye.dye(&plain.frame, &seen))
            }
            None => taken,
        };
        let frame = match args.light {
            Some(lamp) => lamp.light(&dyed),
            None => dyed,
        };
        let reading = picture_reader::read_frame(&mut detector, frame, &BoardHints::default())?;
        Ok(ReadPicture { observation: reading.observation, locate: reading.locate, read: reading.read })
    };
    let bar = progress::bar(Some(sets.iter().map(|set| set.pictures.len() as u64).sum()));
    let mut printer = EvaluationPrinter::new(&args.evaluation, &stop, bar, &set_heading(), set_row)?;
    let reliability = evaluate(&sets, args.by, &mut read, &stop, &mut |progress| printer.show(progress));
    if let Some(file) = args.reliability.as_ref().filter(|_| !stop.is_raised()) {
        atomic::write(file, reliability_svg::draw(&reliability).as_bytes())?;
    }
    Ok(printer.finish()?.max(networks))
}
