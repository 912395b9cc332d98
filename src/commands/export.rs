//! `kifuscribe export`: one game as a printed kifu or as a picture.

use std::path::PathBuf;

use clap::Args;

use crate::commands::interrupt;
use crate::commands::progress;
use crate::commands::records_folder::default_catalogue;
use crate::commands::value::{InvalidValue, within};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::phrase;
use kifuscribe_recording::game_export::{ExportableGame, GameExportError, GameExportFormat, GameExportOptions};
use kifuscribe_storage::catalogue::withheld_anywhere;

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
    /// How long an animated picture shows each move, 0.05 to 20 seconds [default: 0.7]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    seconds_per_move: Option<f32>,
    /// The most moves on a diagram of a printed kifu [default: 100]
    #[arg(long, value_name = "MOVES", value_parser = within(1_u16..=1000))]
    moves_per_diagram: Option<u16>,
}

fn seconds(text: &str) -> Result<f32, InvalidValue> {
    let seconds = text.parse().ok().filter(|seconds| (0.05..=20.0).contains(seconds));
    seconds.ok_or(InvalidValue::Malformed(phrase!("value-seconds-of-a-move")))
}

/// Refuses what the format does not have.
fn check_options(args: &GameExportArgs, format: GameExportFormat) -> Result<(), GameExportError> {
    let is_kifu = matches!(format, GameExportFormat::Pdf | GameExportFormat::Html);
    let (is_picture, is_animated) = (!is_kifu, format == GameExportFormat::Gif);
    for (is_given, fits, option, endings) in [
        (args.width.is_some(), is_picture, "--width", ".gif, .png"),
        (args.seconds_per_move.is_some(), is_animated, "--seconds-per-move", ".gif"),
        (args.moves_per_diagram.is_some(), is_kifu, "--moves-per-diagram", ".pdf, .html"),
    ] {
        if is_given && !fits {
            return Err(GameExportError::Option(option, endings));
        }
    }
    Ok(())
}

/// Runs the command.
pub(super) fn run(args: &GameExportArgs) -> anyhow::Result<CommandOutcome> {
    // What cannot be written is said before anything is read.
    let Some(format) = GameExportFormat::of(&args.output) else {
        return Err(GameExportError::Ending(args.output.clone()).into());
    };
    check_options(args, format)?;
    let mut game = ExportableGame::read(&args.game)?;
    for withheld in withheld_anywhere(&default_catalogue(), game.session.as_deref())? {
        withheld.view(&mut game.view);
    }
    let usual = GameExportOptions::default();
    let options = GameExportOptions {
        width: args.width.map(usize::from),
        seconds_per_move: args.seconds_per_move.unwrap_or(usual.seconds_per_move),
        moves_per_diagram: args.moves_per_diagram.map_or(usual.moves_per_diagram, usize::from),
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
