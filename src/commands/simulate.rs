//! `kifuscribe simulate`: draws a game or a count as a camera would show it, with the truth.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::Args;

use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::progress;
use crate::commands::value::{InvalidValue, one_of, within};
use kifuscribe_capture::file_kind::is_video;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_formats::sgf;
use kifuscribe_lab::render::{self, Clip, DrawProgress, RenderOptions, SimulateError};
use kifuscribe_lab::synthetic::disturbance::Disturbance;
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::hardship::Hardship;
use kifuscribe_language::phrase;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_storage::atomic;

/// The points that White receives where the record has no komi.
const DEFAULT_KOMI: i32 = 8;

/// Maximum number of tables in one picture.
const MAX_TABLES: usize = 9;

/// Draws a game as a camera would show it, with the truth.
///
/// With -o CLIP.mp4 a clip: a hand comes in, places a stone, lifts the captured stones, and leaves; the truth goes to
/// CLIP.json. With -o FOLDER the folder gets clip.mp4, clip.json and game.sgf. With -o PHOTO.jpg one picture of the board
/// after --move N. With --stills two pictures a move. With --fill the finished fill-in count of the game's last position,
/// in three stages, or as a clip with -o COUNT.mp4. With several games the clip or photo shows as many tables side by
/// side. The names of the files are printed, one per line.
#[derive(Debug, Args)]
pub(super) struct SimulateArgs {
    /// The records to draw, each at a table of its own. Without them, --stills draws boards with random stones.
    #[arg(value_name = "GAME.sgf")]
    games: Vec<PathBuf>,
    /// The file or folder to write: a clip (.mp4 or a folder), a photo (.jpg), or the pictures of --fill (.jpg, .mp4 or a
    /// folder).
    #[arg(short, value_name = "CLIP")]
    output: Option<PathBuf>,
    /// Draws pictures into this folder instead of a clip.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["output", "fill"])]
    stills: Option<PathBuf>,
    /// How many pictures of random boards to draw.
    #[arg(long, value_name = "N", default_value_t = 12)]
    count: usize,
    /// How many tables a picture of random boards shows.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = tables, conflicts_with = "games")]
    tables: usize,
    /// What makes the random boards hard to read: low-lamp, glossy-table, edge-stone, forearm, green-stones, dark-marks.
    #[arg(long, value_name = "WHAT", conflicts_with = "games", requires = "stills", value_parser = hardship)]
    hard: Option<Hardship>,
    /// Draws the fill-in count of the last position; dead stones are those inside the territory that the record marks.
    #[arg(long)]
    fill: bool,
    /// What goes wrong at the count.
    #[arg(long, value_name = "KIND", default_value = "none", requires = "fill", value_parser = fault)]
    fault: Fault,
    /// The points that White receives at the count, instead of the record's komi.
    #[arg(long, value_name = "POINTS", requires = "fill")]
    komi: Option<i32>,
    /// The number of moves that the photo shows [default: all].
    #[arg(long = "move", value_name = "N", conflicts_with_all = ["stills", "fill"])]
    played: Option<usize>,
    /// What happens during the clip besides play: bump, slide, rest, hover, exposure, noise, cloud, lamp, hunting, flicker,
    /// refocus, slip, retake, quick, linger, partly, drop, knock, one-off, turn, dark, glare, spectator, lid, byo-yomi,
    /// prisoners, double, triple, twice, wrong-colour, adjourn, review, sweep.
    #[arg(long, value_name = "NAME", num_args = 1.., value_parser = disturbance)]
    disturb: Vec<Disturbance>,
    /// Chooses table, board, stones, light, camera and hands.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The size of the pictures in pixels.
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "960x720", value_parser = picture_size)]
    size: (usize, usize),
    /// Frames per second of the clip.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = within(2_u32..=60))]
    fps: u32,
}

fn disturbance(name: &str) -> Result<Disturbance, InvalidValue> {
    one_of(name, Disturbance::ALL, Disturbance::name)
}

fn hardship(name: &str) -> Result<Hardship, InvalidValue> {
    one_of(name, Hardship::ALL, Hardship::name)
}

fn fault(name: &str) -> Result<Fault, InvalidValue> {
    one_of(name, Fault::ALL, Fault::name)
}

fn tables(text: &str) -> Result<usize, InvalidValue> {
    let tables = text.parse().ok().filter(|tables| (1..=MAX_TABLES).contains(tables));
    tables.ok_or(InvalidValue::Malformed(phrase!("value-tables")))
}

fn picture_size(text: &str) -> Result<(usize, usize), InvalidValue> {
    let size = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    let fits = |side: usize| (64..=4096).contains(&side) && side.is_multiple_of(2);
    size.filter(|&(w, h)| fits(w) && fits(h)).ok_or(InvalidValue::Malformed(phrase!("value-picture-size")))
}

pub(super) fn run(args: &SimulateArgs) -> anyhow::Result<CommandOutcome> {
    let drawing = RenderOptions { width: args.size.0, height: args.size.1, seed: args.seed };
    if args.games.len() > MAX_TABLES {
        bail!("{} games are too many for one picture; give at most {MAX_TABLES}", args.games.len());
    }
    let games = args.games.iter().map(|path| read_game(path)).collect::<anyhow::Result<Vec<_>>>()?;
    let stop = stop_on_interrupt()?;
    match (&games[..], &args.stills, &args.output) {
        ([_, _, ..], Some(_), _) => bail!("--stills draws one game; give -o CLIP.mp4 or -o PHOTO.jpg for several"),
        ([_, _, ..], None, _) if args.fill => bail!("--fill draws the count of one game; give one"),
        (games, Some(folder), _) => stills(games.first(), args, &drawing, folder, &stop)?,
        ([], None, _) => bail!("no game was given; name an SGF file, or draw random boards with --stills DIR"),
        (_, None, None) => bail!("give the file to write: -o CLIP.mp4, -o FOLDER, or --stills DIR"),
        ([game, ..], None, Some(output)) if args.fill => fill(game, args, &drawing, output, &stop)?,
        (games, None, Some(output)) if is_jpeg(output) => {
            for file in render::photo(games, args.played, &drawing, output)? {
                Output.line(&file.display().to_string())?;
            }
            Output.line(&output.display().to_string())?;
        }
        (games, None, Some(output)) => clip(games, args, &drawing, output, &stop)?,
    }
    Ok(CommandOutcome::Done)
}

fn is_jpeg(path: &Path) -> bool {
    path.extension().is_some_and(|e| e.eq_ignore_ascii_case("jpg"))
}

fn read_game(path: &Path) -> anyhow::Result<GameRecord> {
    let bytes = std::fs::read(path).with_context(|| {
        format!("cannot read {}; check the name, and that you are allowed to read it", path.display())
    })?;
    let game = sgf::read(&bytes).with_context(|| format!("{} is not a game that can be read", path.display()))?;
    Ok(game.record)
}

/// Draws with a bar, until `stop` is raised.
fn with_bar<T>(
    stop: &StopSignal,
    draw: impl FnOnce(&mut DrawProgress<'_>) -> Result<T, SimulateError>,
) -> Result<T, SimulateError> {
    let bar = progress::bar(Some(1));
    let drawn = draw(&mut |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        if stop.is_raised() && done < of { Err(SimulateError::Stopped) } else { Ok(()) }
    });
    bar.finish_and_clear();
    drawn
}

fn stills(
    game: Option<&GameRecord>,
    args: &SimulateArgs,
    drawing: &RenderOptions,
    folder: &Path,
    stop: &StopSignal,
) -> anyhow::Result<()> {
    with_bar(stop, |progress| match game {
        Some(record) => render::stills_of_game(record, drawing, folder, progress),
        None => render::stills_at_random(args.count, args.tables, args.hard, drawing, folder, progress),
    })?;
    Output.line(&folder.display().to_string())
}

fn clip(
    games: &[GameRecord],
    args: &SimulateArgs,
    drawing: &RenderOptions,
    output: &Path,
    stop: &StopSignal,
) -> anyhow::Result<()> {
    let into_folder = !is_video(output);
    let path = if into_folder { output.join("clip.mp4") } else { output.to_owned() };
    if into_folder {
        render::make_folder(output)?;
    } else if path.extension().is_none_or(|e| !e.eq_ignore_ascii_case("mp4")) {
        bail!("{} does not end in .mp4; clips are written as mp4 files", path.display());
    }
    let mut clip = Clip::of_games(games, drawing, f64::from(args.fps), &args.disturb)?;
    with_bar(stop, |progress| clip.write(&path, progress))?;
    let truths = clip.write_truth(&path)?;
    if into_folder {
        for (table, game) in games.iter().enumerate() {
            let record = render::table_file(&output.join("game"), "sgf", table, games.len());
            std::fs::write(&record, sgf::write(game)).with_context(|| format!("cannot write {}", record.display()))?;
            Output.line(&record.display().to_string())?;
        }
    }
    for truth in truths {
        Output.line(&truth.display().to_string())?;
    }
    Output.line(&path.display().to_string())
}

fn fill(
    game: &GameRecord,
    args: &SimulateArgs,
    drawing: &RenderOptions,
    output: &Path,
    stop: &StopSignal,
) -> anyhow::Result<()> {
    let komi = match (args.komi, game.info.komi) {
        (Some(komi), _) => komi,
        (None, Some(komi)) => komi.as_points().ok_or_else(|| {
            anyhow!("the record's komi of {komi} is not a whole number; give an even one with --komi")
        })?,
        (None, None) => DEFAULT_KOMI,
    };
    if is_video(output) {
        let count = render::count_of(game, komi, args.fault, drawing.seed)?;
        let mut clip = Clip::of_count(game, &count, drawing, f64::from(args.fps));
        with_bar(stop, |progress| clip.write(output, progress))?;
        return Output.line(&output.display().to_string());
    }
    let named = is_jpeg(output).then(|| output.file_stem()).flatten().map(|stem| stem.to_string_lossy().into_owned());
    let folder = if named.is_some() { atomic::folder_of(output) } else { output };
    let name = named.as_deref().unwrap_or("fill");
    render::fill_in(game, komi, args.fault, drawing, folder, name)?;
    for ending in ["-k1", "-k2", ""] {
        Output.line(&folder.join(format!("{name}{ending}.jpg")).display().to_string())?;
    }
    Ok(())
}
