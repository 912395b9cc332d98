//! `kifuscribe export`: one game as a printed kifu or as a picture.

use std::path::PathBuf;

use clap::Args;

use crate::commands::exit::CommandOutcome;
use crate::commands::output::Output;
use crate::commands::value::{InvalidValue, within};
use crate::commands::{interrupt, progress};
use crate::language::phrase;
use crate::pipeline::game_export::{ExportableGame, GameExportError, GameExportFormat, GameExportOptions};

/// Write one game as a printed kifu (PDF, HTML), as an animated picture (GIF), or its last position (PNG).
///
/// Pictures of a recording show the photo of each move beside the diagram, as long as the session folder has photos of
/// the moves. An animated picture is at most 10 MB: a long game with photos becomes smaller.
#[derive(Debug, Args)]
pub(super) struct GameExportArgs {
    /// The game: a session folder or an SGF
    game: PathBuf,
    /// The file; its ending says what it becomes: .pdf, .html, .gif or .png
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The width of a picture, in pixels [default: 800 with photos, 480 without]
    #[arg(long, value_name = "PIXELS", value_parser = within(160_u16..=1920))]
    width: Option<u16>,
    /// How long an animated picture shows each move, 0.05 to 20 seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 0.7, value_parser = seconds)]
    seconds_per_move: f32,
    /// The most moves on a diagram of a printed kifu
    #[arg(long, value_name = "MOVES", default_value_t = 100, value_parser = within(1_u16..=1000))]
    moves_per_diagram: u16,
}

fn seconds(text: &str) -> Result<f32, InvalidValue> {
    let seconds = text.parse().ok().filter(|seconds| (0.05..=20.0).contains(seconds));
    seconds.ok_or(InvalidValue::Malformed(phrase!("value-seconds-of-a-move")))
}

/// Runs the command.
pub(super) fn run(args: &GameExportArgs) -> anyhow::Result<CommandOutcome> {
    // What cannot be written is said before anything is read.
    if GameExportFormat::of(&args.output).is_none() {
        return Err(GameExportError::Ending(args.output.clone()).into());
    }
    let game = ExportableGame::read(&args.game)?;
    let options = GameExportOptions {
        width: args.width.map(usize::from),
        seconds_per_move: args.seconds_per_move,
        moves_per_diagram: usize::from(args.moves_per_diagram),
    };
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(None);
    let outcome = game.export(&args.output, options, &mut |made, total| {
        bar.set_length(total as u64);
        bar.set_position(made as u64);
        !stop.is_raised()
    });
    bar.finish_and_clear();
    Output.line(&outcome?.sentence(&args.output))?;
    Ok(CommandOutcome::Done)
}
