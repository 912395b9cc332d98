//! `kifuscribe calibrate`: checks the view and saves the pose of the board before a game.

pub mod measure;

use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use serde_json::json;

use crate::commands::calibrate::measure::{Calibrated, MeasuredLens};
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::phone::open_named;
use crate::commands::read::board_size;
use crate::commands::value::InvalidValue;
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_formats::calibration;
use kifuscribe_formats::report::tenths;
use kifuscribe_language::{phrase, say};
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_recording::view_text::{english, sentences};
use kifuscribe_storage::atomic;
use kifuscribe_vision::target::MIN_VIEWS;

/// Checks the view before a game: reports what is wrong with it and saves where the board is.
///
/// The file that is written helps 'read' and 'record' where the board is hard to find (--calibration F).
/// Everything works without it. Exit status 1 when something is wrong with the view.
#[derive(Debug, Args)]
pub(super) struct CalibrateArgs {
    /// The source, as for 'record'
    source: String,
    /// The calibration to write
    #[arg(short, long, value_name = "F")]
    output: Option<PathBuf>,
    /// The number of lines of the board; detected if not given
    #[arg(long, value_name = "N", value_parser = board_size)]
    size: Option<BoardSize>,
    /// The standard that gives the measures of the board: ing, common, rgf
    #[arg(long, value_name = "NAME", default_value = "common")]
    board: String,
    /// Pictures or a video of a printed chessboard (calibration/target.svg), held in front of the same camera at several
    /// angles, from which the lens is measured
    #[arg(long, value_name = "SOURCE", requires = "output")]
    target: Option<String>,
    /// The chessboard's inner corners, across and down
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "9x6", value_parser = squares)]
    squares: [usize; 2],
    #[command(flatten)]
    models: ModelsArgs,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &CalibrateArgs) -> anyhow::Result<CommandOutcome> {
    let board = calibration::board(&args.board)?;
    let (mut source, page) = open_named(&args.source, args.json)?;
    if let Some(output) = &args.output {
        atomic::probe(output)?;
    }
    let stop = stop_on_interrupt()?;
    let lens = args.target.as_deref().map(|target| measured(target, args.squares, &stop)).transpose()?;
    let found = measure::calibrate(source.as_mut(), &mut args.models.open(), args.size, &board, lens.as_ref(), &stop)?;
    page.finish_check();
    if stop.is_raised() {
        bail!(say!("calibrate-stopped"));
    }
    if let (Some(path), Some(calibration)) = (&args.output, &found.calibration) {
        atomic::write(path, calibration::write(calibration)?.as_bytes())?;
    }
    if args.json {
        Output.json(&json_line(&found))?;
    } else {
        Output.line(&text(args, &found))?;
    }
    Ok(if found.issues.is_empty() { CommandOutcome::Done } else { CommandOutcome::Finding })
}

/// A number of inner corners such as `9x6`.
fn squares(text: &str) -> Result<[usize; 2], InvalidValue> {
    let numbers: Option<Vec<usize>> = text.split('x').map(|n| n.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[columns, rows]) if (3..=40).contains(&columns) && (3..=40).contains(&rows) && columns != rows => {
            Ok([columns, rows])
        }
        _ => Err(InvalidValue::Malformed(phrase!("value-squares"))),
    }
}

/// Measures the lens from pictures of a target.
fn measured(target: &str, squares: [usize; 2], stop: &StopSignal) -> anyhow::Result<MeasuredLens> {
    let spec = SourceSpec::parse(target)?;
    let mut source = open(&spec)?;
    let Some(lens) = measure::measure_lens(source.as_mut(), squares, stop)? else {
        let squares = format!("{}x{}", squares[0], squares[1]);
        bail!(say!("calibrate-no-chessboard", squares, views = MIN_VIEWS, spec));
    };
    let (k1, error) = (format!("{:.3}", lens.lens.k1), format!("{:.2}", lens.error));
    remark(say!("calibrate-lens", k1, views = lens.views, error));
    Ok(lens)
}

fn size_of(found: &Calibrated) -> BoardSize {
    found.calibration.as_ref().map_or(BoardSize::NINETEEN, |c| c.pose.size)
}

fn json_line(found: &Calibrated) -> serde_json::Value {
    let remarks: Vec<_> = found
        .issues
        .iter()
        .map(|issue| json!({ "kind": issue.kind(), "text": english(issue, size_of(found)) }))
        .collect();
    let pose = found.calibration.as_ref().map(|c| c.pose);
    json!({
        "found": pose.is_some(),
        "size": pose.map(|p| p.size.lines()),
        "corners": pose.map(|p| p.corners().map(|c| [tenths(c.x), tenths(c.y)])),
        "k1": pose.map(|p| p.image_from_board.lens.k1),
        "looks": found.observations,
        "remarks": remarks,
    })
}

fn text(args: &CalibrateArgs, found: &Calibrated) -> String {
    let mut lines = Vec::new();
    if let Some(calibration) = &found.calibration {
        let Pose { size, .. } = calibration.pose;
        let (cell, pictures) =
            (format!("{:.0}", calibration.pose.cell()), say!("count-pictures", n = found.observations));
        lines.push(say!("calibrate-found", size, cell, pictures));
    }
    lines.extend(sentences(&found.issues, size_of(found)));
    if found.issues.is_empty() {
        lines.push(say!("check-nothing-is-wrong-with-this").to_owned());
    }
    if let (Some(path), Some(_)) = (&args.output, &found.calibration) {
        lines.push(say!("calibrate-written", path = path.display()));
    }
    lines.join("\n")
}
