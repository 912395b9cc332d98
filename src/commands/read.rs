//! `kifuscribe read`: prints the position in a photo.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;

use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::observed;
use crate::commands::value::InvalidValue;
use kifuscribe_capture::pictures::png;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::exit::{CommandOutcome, print_error};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::sensing::observation::{HiddenPoints, Observation, PointState};
use kifuscribe_formats::calibration;
use kifuscribe_formats::calibration::Calibration;
use kifuscribe_formats::report::{ReadLine, ReadTimes, RemarkLine, diagram, tenths};
use kifuscribe_formats::sgf;
use kifuscribe_language::{self as language, Language, phrase, say};
use kifuscribe_recording::picture_reader::{self, BoardHints, PictureReading, ReadError};
use kifuscribe_recording::view_text::{english, sentence};
use kifuscribe_storage::atomic;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::overlay::{DOUBT, overlay};
use kifuscribe_vision::preflight::{MIN_ELEVATION, ViewIssue};
use kifuscribe_vision::several_boards;

/// Reads the position on the board in a photo, or on all boards in it.
#[derive(Debug, Args)]
pub(super) struct ReadArgs {
    /// Pictures: JPEG, PNG, WebP, TIFF, BMP, GIF, AVIF or HEIC.
    #[arg(required = true, value_name = "IMAGE")]
    images: Vec<PathBuf>,
    /// The number of lines of the board; detected if not given.
    #[arg(long, value_name = "N", value_parser = board_size)]
    size: Option<BoardSize>,
    /// Reads every board in a picture, the largest first.
    #[arg(long, conflicts_with_all = ["corners", "calibration", "sgf"])]
    all: bool,
    /// The outermost crossings in pixels, x,y each: top left, top right, bottom right, bottom left.
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", value_parser = corners, allow_hyphen_values = true)]
    corners: Option<[Point2; 4]>,
    /// Where the board is expected: a file that 'kifuscribe calibrate' wrote.
    #[arg(long, value_name = "F", conflicts_with_all = ["corners", "size"])]
    calibration: Option<PathBuf>,
    /// Writes the position of one picture as an SGF file (AB, AW).
    #[arg(long, value_name = "F")]
    sgf: Option<PathBuf>,
    /// Writes one picture with the grid and the stones of each board that was read drawn over it.
    #[arg(long, value_name = "F.png")]
    overlay: Option<PathBuf>,
    #[command(flatten)]
    models: ModelsArgs,
    /// Prints a line of JSON a picture; with --all, a line a board.
    #[arg(long)]
    json: bool,
    /// Adds to the JSON what was read at each point, and a small picture, for a program that judges it itself.
    #[arg(long, requires = "json")]
    observed: bool,
    /// Takes at most 2 GiB of memory and a minute of processor time.
    #[arg(long)]
    limited: bool,
}

/// Parses the number of lines of a board.
pub(super) fn board_size(text: &str) -> Result<BoardSize, InvalidValue> {
    let lines = text.parse().map_err(|_| InvalidValue::Malformed(phrase!("value-lines")))?;
    BoardSize::for_play(lines).map_err(InvalidValue::BoardSize)
}

fn corners(text: &str) -> Result<[Point2; 4], InvalidValue> {
    let numbers: Option<Vec<f64>> = text
        .split([',', ' '])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok().filter(|n: &f64| n.is_finite()))
        .collect();
    match numbers.as_deref() {
        Some(&[a, b, c, d, e, f, g, h]) => Ok([(a, b), (c, d), (e, f), (g, h)].map(|(x, y)| Point2::new(x, y))),
        _ => Err(InvalidValue::Malformed(phrase!("value-corners"))),
    }
}

/// Reads a calibration file.
pub(super) fn read_calibration(path: &Path) -> anyhow::Result<Calibration> {
    let text = fs::read_to_string(path).with_context(|| say!("read-calibration-unreadable", path = path.display()))?;
    calibration::read(&text).with_context(|| path.display().to_string())
}

pub(super) fn run(args: &ReadArgs) -> anyhow::Result<CommandOutcome> {
    if args.limited {
        observed::limit();
    }
    if args.images.len() > 1 && (args.sgf.is_some() || args.overlay.is_some()) {
        bail!(say!("read-one-picture"));
    }
    let stop = stop_on_interrupt()?;
    let hints = BoardHints {
        size: args.size,
        corners: args.corners,
        calibration: args.calibration.as_deref().map(read_calibration).transpose()?,
    };
    let mut detector = args.models.open();
    let mut outcome = CommandOutcome::Done;
    for image in &args.images {
        if stop.is_raised() {
            bail!(say!("read-stopped", image = image.display()));
        }
        // What is named so is looked at while it is recorded, and no file can be meant.
        if let Some(source) = SourceSpec::parse(&image.to_string_lossy()).ok().filter(SourceSpec::is_live) {
            print_error(&anyhow!(say!("read-takes-photographs", source = source.to_string())));
            outcome = CommandOutcome::Failed;
            continue;
        }
        let readings = if args.all {
            picture_reader::read_all(&mut detector, image, args.size)
        } else {
            picture_reader::read(&mut detector, image, &hints).map(|reading| vec![reading])
        };
        let chosen = readings.and_then(|readings| {
            Ok(match largest_of_several(args, &mut detector, &readings)? {
                Some(largest) => (vec![largest], true),
                None => (readings, false),
            })
        });
        let one = match chosen {
            Ok((readings, another)) => show_all(args, image, &readings, another)?,
            Err(error) => {
                let error = error.into();
                if args.observed {
                    observed::tell(&error)?;
                }
                print_error(&error);
                CommandOutcome::Failed
            }
        };
        outcome = outcome.max(one);
    }
    Ok(outcome)
}

/// The reading of the largest board, where the picture shows another one than the one that was found in it and nobody said
/// which is meant.
fn largest_of_several(
    args: &ReadArgs,
    detector: &mut BoardDetector,
    readings: &[PictureReading],
) -> Result<Option<PictureReading>, ReadError> {
    let is_told = args.all || args.corners.is_some() || args.calibration.is_some();
    let found = readings.first().filter(|_| !is_told);
    let Some((reading, seen)) = found.and_then(|reading| Some((reading, reading.observation.as_ref()?))) else {
        return Ok(None);
    };
    if !several_boards::shows_another(detector, &reading.frame, &seen.pose, args.size, reading.points_beside)? {
        return Ok(None);
    }
    let mut all = picture_reader::read_all_in(detector, reading.frame.clone(), args.size)?;
    Ok((all.len() > 1).then(|| all.swap_remove(0)))
}

/// Prints the readings of one picture, and writes the picture with all of them. `another` is whether a board was left
/// out.
fn show_all(
    args: &ReadArgs,
    image: &Path,
    readings: &[PictureReading],
    another: bool,
) -> anyhow::Result<CommandOutcome> {
    let mut outcome = CommandOutcome::Done;
    let mut drawn: Option<Frame> = None;
    for (i, reading) in readings.iter().enumerate() {
        let board = (args.all && reading.observation.is_some()).then_some(i + 1);
        outcome = outcome.max(show(args, image, reading, board, another)?);
        if let (Some(_), Some(observation)) = (&args.overlay, &reading.observation) {
            drawn = Some(overlay(drawn.as_ref().unwrap_or(&reading.frame), observation)?);
        }
    }
    if let (Some(path), Some(drawn)) = (&args.overlay, &drawn) {
        atomic::write(path, &png(drawn)?)?;
    }
    Ok(outcome)
}

/// Prints one reading; `board` is the number of the board where all are read.
fn show(
    args: &ReadArgs,
    image: &Path,
    reading: &PictureReading,
    board: Option<usize>,
    another: bool,
) -> anyhow::Result<CommandOutcome> {
    let issues = reading.issues()?;
    if args.json {
        let line = json_line(image, reading, board, remarks(reading, &issues, another));
        let observed = args.observed.then(|| observed::picture(reading)).transpose()?;
        Output.json(&ReadLine { observed, ..line })?;
    }
    let cut = issues.iter().find(|r| matches!(r, ViewIssue::NotWhole { .. }));
    let Some(observation) = &reading.observation else {
        let why = cut.map_or_else(
            || say!("read-no-board", least = format!("{MIN_ELEVATION:.0}")),
            |cut| say!("read-no-whole-board", why = sentence(cut, BoardSize::NINETEEN)),
        );
        remark(format_args!("{}: {why}", image.display()));
        return Ok(CommandOutcome::Finding);
    };
    let name = board.map_or_else(|| image.display().to_string(), |n| say!("read-board-of", image = image.display(), n));
    for issue in &issues {
        remark(format_args!("{name}: {}", sentence(issue, observation.size)));
    }
    if another {
        remark(format_args!("{name}: {}", say!("read-another-board")));
    }
    if !args.json {
        Output.line(&text(&name, observation, (reading.frame.width, reading.frame.height)))?;
    }
    if let Some(path) = &args.sgf {
        atomic::write(path, sgf::write(&setup_record(observation)).as_bytes())?;
    }
    Ok(CommandOutcome::Done)
}

fn setup_record(observation: &Observation) -> GameRecord {
    let mut record = GameRecord::new(observation.size);
    let stones = observation.stones();
    record.setup = Color::BOTH.iter().flat_map(|&color| stones.of(color).map(move |point| (point, color))).collect();
    record
}

/// What is wrong with the view, and whether a board was left out.
fn remarks(reading: &PictureReading, issues: &[ViewIssue], another: bool) -> Vec<RemarkLine> {
    let size = reading.observation.as_ref().map_or(BoardSize::NINETEEN, |o| o.size);
    let another = another.then(|| RemarkLine {
        kind: "another-board",
        text: language::within(Language::English, || say!("read-another-board").to_owned()),
    });
    issues.iter().map(|r| RemarkLine { kind: r.kind(), text: english(r, size) }).chain(another).collect()
}

fn json_line(image: &Path, reading: &PictureReading, board: Option<usize>, remarks: Vec<RemarkLine>) -> ReadLine {
    let ms = |time: std::time::Duration| tenths(time.as_secs_f64() * 1000.0);
    let observation = reading.observation.as_ref();
    ReadLine {
        image: image.display().to_string(),
        board,
        found: observation.is_some(),
        size: observation.map(|o| o.size.lines()),
        rows: observation.map(Observation::rows).unwrap_or_default(),
        corners: observation.map(|o| o.pose.corners().map(|p| [tenths(p.x), tenths(p.y)])),
        doubt: observation.map(doubts).unwrap_or_default(),
        hidden: observation
            .map(|o| o.hidden_points((reading.frame.width, reading.frame.height)).labels(o.size))
            .unwrap_or_default(),
        remarks,
        observed: None,
        ms: ReadTimes { locate: ms(reading.locate), read: reading.read.map(ms) },
    }
}

/// The names of the doubtful points and their probabilities, rounded to hundredths.
fn doubts(observation: &Observation) -> Vec<(String, f64)> {
    let hundredths = |p: f32| (f64::from(p) * 100.0).round() / 100.0;
    observation.doubts(DOUBT).into_iter().map(|(point, p)| (point.label(observation.size), hundredths(p))).collect()
}

/// The position on a board called `name` in a picture of this width and height, and its doubtful points.
fn text(name: &str, observation: &Observation, picture: (usize, usize)) -> String {
    let HiddenPoints { covered, outside } = observation.hidden_points(picture);
    let count = |state| observation.readings.iter().filter(|r| r.best().0 == state).count();
    let heading = say!(
        "read-position",
        name,
        size = observation.size,
        black = count(PointState::Stone(Color::Black)),
        white = count(PointState::Stone(Color::White)),
        covered = covered.len(),
        outside = outside.len(),
    );
    let mut text = format!("{heading}\n{}", diagram(&observation.rows()));
    let doubts = doubts(observation);
    if !doubts.is_empty() {
        let named: Vec<String> = doubts.iter().map(|(point, p)| format!("{point} ({p:.2})")).collect();
        text.push_str(&format!("\n{}", say!("picture-in-doubt", why = named.join(", "))));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_eight_numbers() {
        assert_eq!(corners("1,2,3,4,5,6,7,8.5").unwrap()[3], Point2::new(7.0, 8.5));
        assert_eq!(corners("1,2 3,4 -5,6 7,8").unwrap()[2], Point2::new(-5.0, 6.0));
        for bad in ["", "1,2,3,4,5,6,7", "1,2,3,4,5,6,7,8,9", "1,2,3,4,5,6,7,x", "1,2,3,4,5,6,7,nan"] {
            assert!(corners(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_size_is_a_number_of_lines() {
        assert_eq!(board_size("13").unwrap(), BoardSize::THIRTEEN);
        for bad in ["", "19x19", "4", "26", "-9"] {
            assert!(board_size(bad).is_err(), "{bad}");
        }
    }
}
