//! `kifuscribe doctor`: checks a camera and this computer before a game, on one page.

mod findings;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use clap::Args;

use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::phone::PhonePage;
use crate::commands::records_folder::default_records;
use crate::commands::value::{InvalidValue, within};
use kifuscribe_capture::camera;
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::{phrase, say};
use kifuscribe_platform::{clock, disk, power};
use kifuscribe_print::checkup::{Check, CheckState, CheckSubject, Checkup};
use kifuscribe_recording::source_check::{CheckedBoard, SourceCheck};
use kifuscribe_storage::{atomic, evidence};
use kifuscribe_vision::overlay::overlay;

/// Checks a camera and this computer before a game, and says what to put right.
///
/// Takes pictures for some seconds and tells how many came, how well the board, or each of several, is seen in the last one,
/// and whether the disk and the battery will last. With -o it writes one page with that picture, to send when you ask for
/// help. Exit status 1 when something should be put right.
#[derive(Debug, Args)]
pub(super) struct DoctorArgs {
    /// The source, as for 'record'; the first camera if not given
    source: Option<String>,
    /// How many boards the camera shows; each is checked by itself. They are numbered as by 'record', from the top left
    #[arg(long, value_name = "N", value_parser = within(1_u8..=16))]
    boards: Option<u8>,
    /// The page to write, an HTML file
    #[arg(short, long, value_name = "F.html")]
    output: Option<PathBuf>,
    /// For how many seconds pictures are taken
    #[arg(long, value_name = "N", default_value = "3", value_parser = seconds)]
    seconds: Duration,
    /// The folder for records, whose disk is checked
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    models: ModelsArgs,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Parses a number of seconds from 1 to 600.
fn seconds(text: &str) -> Result<Duration, InvalidValue> {
    match text.parse() {
        Ok(n @ 1..=600) => Ok(Duration::from_secs(n)),
        _ => Err(InvalidValue::Malformed(phrase!("value-seconds"))),
    }
}

/// Runs the command.
pub(super) fn run(args: &DoctorArgs) -> anyhow::Result<CommandOutcome> {
    for_programs(args.json, || check(args))
}

fn check(args: &DoctorArgs) -> anyhow::Result<CommandOutcome> {
    if let Some(output) = &args.output {
        atomic::probe(output)?;
    }
    let spec = args.source.as_deref().map(SourceSpec::parse).transpose()?;
    let cameras = camera::cameras();
    // Before the source is opened: a camera tells its modes to one program at a time.
    let mut checks = vec![findings::cameras(&cameras, spec.is_none())];
    let spec = spec.or_else(|| cameras.first().map(|camera| SourceSpec::Camera(camera.id.clone())));
    let stop = stop_on_interrupt()?;
    let (mut detector, notice) = args.models.chosen().open();
    checks.push(findings::networks(notice));
    let count = args.boards.map(usize::from);
    let open_page = |spec| PhonePage::open(spec, count.unwrap_or(1), args.json);
    let page = spec.as_ref().map_or(Ok(PhonePage::none()), open_page)?;
    let checked = match &spec {
        Some(spec) => match open(spec) {
            Ok(mut source) => {
                page.wait_for_picture(source.as_mut(), &stop)?;
                let checked = SourceCheck::run(source.as_mut(), &mut detector, args.seconds, count, &stop)?;
                checks.extend(findings::of_source(spec, source.info(), &checked, count));
                Some(checked)
            }
            // What keeps a camera from opening is what this command is for.
            Err(error) => {
                checks.push(findings::closed(&error));
                None
            }
        },
        None => None,
    };
    page.finish_check();
    if stop.is_raised() {
        bail!(say!("doctor-stopped"));
    }
    let records = args.records.clone().unwrap_or_else(default_records);
    checks.push(findings::disk(&records, disk::available_space(existing(&records))));
    checks.push(findings::battery(power::battery_charge()));
    let time = clock::now_for_print();
    checks.push(findings::clock(&time, !clock::is_before_this_program()));
    let checkup = Checkup { program: program(), time, checks };
    if let Some(path) = &args.output {
        let picture = checked.as_ref().and_then(|checked| checked.frame.as_ref().map(|frame| picture(frame, checked)));
        atomic::write(path, checkup.html(picture.transpose()?.flatten().as_deref()).as_bytes())?;
    }
    if args.json {
        Output.json(&checkup)?;
    } else {
        Output.line(&checkup.text())?;
        if let Some(path) = &args.output {
            Output.line(&say!("calibrate-written", path = path.display()))?;
        }
    }
    Ok(if checkup.is_poor() { CommandOutcome::Finding } else { CommandOutcome::Done })
}

/// The last picture as JPEG, with what was found drawn over it.
fn picture(frame: &Frame, checked: &SourceCheck) -> anyhow::Result<Option<Vec<u8>>> {
    let draw = |drawn: Frame, board: &CheckedBoard| overlay(&drawn, &board.observation);
    let drawn = checked.boards.iter().try_fold(frame.clone(), draw)?;
    Ok(evidence::jpeg(drawn.width, drawn.height, &drawn.rgb))
}

/// The folder, or the nearest one above it that exists.
fn existing(folder: &Path) -> &Path {
    folder.ancestors().find(|path| path.is_dir()).unwrap_or(folder)
}

fn program() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (version, os, arch) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    say!("doctor-program", version, os, arch, cores)
}
