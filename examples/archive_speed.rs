//! Makes a large archive and measures it, as a table:
//! `cargo run --release -p kifuscribe-examples --bin archive_speed -- --games 100000`.
//!
//! The games are variations of real ones: each begins with the moves of a record, up to a move drawn at random, and goes on
//! with random legal moves that fill no own eye. Players are drawn from made names in Latin, Cyrillic and Chinese letters.

#![allow(clippy::print_stdout)] // The table is the result.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Parser;
use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::query::GameQuery;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_core::game::record::{GameRecord, Move, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf;
use kifuscribe_storage::catalogue::Catalogue;

/// Measures an archive.
#[derive(Debug, Parser)]
struct Args {
    /// The number of games.
    #[arg(long, default_value_t = 100_000)]
    games: usize,
    /// Folders with the SGF files that games are made of.
    #[arg(long = "from", default_value = "tests/data/games")]
    from: Vec<PathBuf>,
    /// Where the games and the catalogue are made [default: a temporary folder, which is removed].
    #[arg(long)]
    folder: Option<PathBuf>,
    /// The games of one file.
    #[arg(long, default_value_t = 1000)]
    per_file: usize,
    /// The number of measurements of each kind.
    #[arg(long, default_value_t = 50)]
    queries: usize,
}

const FAMILY: [&str; 12] =
    ["Müller", "Kovács", "Nguyễn", "Шикшин", "Иванова", "Lee", "古", "李", "Dvořák", "O'Brien", "Weiß", "Łukasz"];
const GIVEN: [&str; 12] =
    ["Jörg", "Anna", "Илья", "Ольга", "Se-dol", "力", "昌鎬", "Tomáš", "Émile", "Zoë", "Ada", "Bo"];

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let temporary = tempfile::tempdir()?;
    let folder = args.folder.clone().unwrap_or_else(|| temporary.path().to_owned());
    let games = folder.join("games");
    let bases = bases(&args.from)?;
    let began = Instant::now();
    if !games.is_dir() {
        make(&args, &bases, &games)?;
        println!("{} games made of {} records in {:.0} s", args.games, bases.len(), began.elapsed().as_secs_f64());
    }
    let path = folder.join("catalogue.sqlite");
    let mut rows: Vec<[String; 3]> = Vec::new();
    if !path.exists() {
        add(&path, &games, &mut rows)?;
    }
    measure(&args, &bases, &path, &mut rows)?;
    println!("\n{:<44} {:>24}   wanted", "", "measured");
    rows.iter().for_each(|[what, measured, wanted]| println!("{what:<44} {measured:>24}   {wanted}"));
    Ok(())
}

fn bases(folders: &[PathBuf]) -> anyhow::Result<Vec<GameRecord>> {
    let mut open: Vec<PathBuf> = folders.to_vec();
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let mut inside: Vec<PathBuf> = fs::read_dir(&path)?.flatten().map(|entry| entry.path()).collect();
            inside.sort();
            open.extend(inside);
        } else if path.extension().is_some_and(|e| e == "sgf") {
            let record = sgf::read(&fs::read(&path)?).map(|game| game.record).ok();
            found.extend(record.filter(|record| record.moves.len() >= 40 && record.size == BoardSize::NINETEEN));
        }
    }
    anyhow::ensure!(!found.is_empty(), "there is no record of a 19x19 game in {folders:?}");
    Ok(found)
}

fn make(args: &Args, bases: &[GameRecord], folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let mut random = SplitMix64(17);
    let mut text = String::new();
    for n in 0..args.games {
        write!(text, "{}", sgf::write(&game(bases, n, &mut random)))?;
        if (n + 1) % args.per_file == 0 || n + 1 == args.games {
            fs::write(folder.join(format!("{:06}.sgf", n / args.per_file)), &text)?;
            text.clear();
        }
    }
    Ok(())
}

/// The beginning of a record, and random moves up to a length of 150 to 290.
fn game(bases: &[GameRecord], n: usize, random: &mut SplitMix64) -> GameRecord {
    let mut record = bases[random.below(bases.len())].clone();
    let name = |random: &mut SplitMix64| {
        let number = random.below(40);
        format!("{} {} {}", FAMILY[random.below(12)], GIVEN[random.below(12)], ["", "Jr", "II"][number % 3])
            .trim_end()
            .to_owned()
    };
    record.info.black = Player { name: name(random), rank: "3d".to_owned(), team: String::new() };
    record.info.white = Player { name: name(random), rank: "4d".to_owned(), team: String::new() };
    record.info.event = format!("Open {}", random.below(300));
    record.info.round = (n % 9).to_string();
    record.info.date = format!("{}-{:02}-{:02}", 1990 + random.below(36), 1 + random.below(12), 1 + random.below(28));
    record.info.result = GameResult::from_sgf(["B+R", "W+R", "B+3.5", "W+0.5"][random.below(4)]);
    record.moves.truncate(10 + random.below(record.moves.len() - 20));
    record.adjustments.clear();
    record.territory = None;
    let mut position = record.end();
    let length = 150 + random.below(140);
    while record.moves.len() < length {
        let Some(point) = random_move(&position, random) else { break };
        let color = position.to_play();
        position.play(color, Some(point));
        record.moves.push(Move::play(color, point));
    }
    record
}

fn random_move(position: &Position, random: &mut SplitMix64) -> Option<Point> {
    let size = position.size();
    let color = position.to_play();
    (0..400).find_map(|_| {
        let point = Point::new(random.below(size.lines()), random.below(size.lines()));
        let is_eye = || point.neighbors(size).all(|q| position.stones().get(q) == Some(color));
        if !position.is_empty(point) || position.ko() == Some(point) || is_eye() {
            return None;
        }
        let mut after = position.stones().clone();
        after.place(color, point);
        after.has_liberty(point).then_some(point)
    })
}

fn add(path: &Path, games: &Path, rows: &mut Vec<[String; 3]>) -> anyhow::Result<()> {
    let mut catalogue = Catalogue::open(path)?;
    let began = Instant::now();
    let outcome = catalogue.add(&[games.to_owned()], &mut |_| true)?;
    let seconds = began.elapsed().as_secs_f64();
    let count = outcome.added;
    row(rows, "games added a second, positions indexed", format!("{:.0}", count as f64 / seconds), "1000");
    let again = Instant::now();
    catalogue.add(&[games.to_owned()], &mut |_| true)?;
    row(rows, "the same again: nothing is new", milliseconds(again.elapsed()), "");
    drop(catalogue);
    let bytes = fs::metadata(path)?.len();
    row(rows, "catalogue, bytes a game", format!("{}", bytes / count.max(1) as u64), "");
    row(rows, "memory at most while adding", memory(), "300 MB");
    Ok(())
}

fn measure(args: &Args, bases: &[GameRecord], path: &Path, rows: &mut Vec<[String; 3]>) -> anyhow::Result<()> {
    let began = Instant::now();
    let catalogue = Catalogue::open_existing(path)?;
    let numbers = catalogue.numbers(&GameQuery::default())?;
    let first = catalogue.games(&numbers[..numbers.len().min(50)])?;
    row(rows, "opened, all listed, first page read", milliseconds(began.elapsed()), "500 ms");
    println!(
        "{} games in the catalogue, the newest of {}",
        numbers.len(),
        first.first().context("it is empty")?.info.date
    );
    let mut random = SplitMix64(99);
    let names = times(
        args,
        |_| {
            let name = format!("{} {}", FAMILY[random.below(12)], GIVEN[random.below(12)]);
            GameQuery { player: Some(name.to_uppercase()), limit: Some(50), ..GameQuery::default() }
        },
        &catalogue,
    )?;
    row(rows, "a player's name, first 50 of all", names, "20 ms");
    let mut wholes = Vec::new();
    for &number in numbers.iter().step_by((numbers.len() / args.queries).max(1)).take(args.queries) {
        let game = catalogue.games(&[number])?.remove(0);
        let record = catalogue.read_game(&game)?.record;
        wholes.push(record.position_after(40 + random.below(80)).stones().clone());
    }
    let whole =
        |stones| GameQuery { position: Some(BoardPattern::whole(stones)), limit: Some(50), ..GameQuery::default() };
    let positions = times(args, |i| whole(wholes[i % wholes.len()].clone()), &catalogue)?;
    row(rows, "a whole position after move 40 to 120", positions, "20 ms");
    let early = times(args, |i| whole(bases[i % bases.len()].position_after(12).stones().clone()), &catalogue)?;
    row(rows, "a whole position after move 12, in many games", early, "");
    let empty = times(args, |_| whole(Stones::empty(BoardSize::NINETEEN)), &catalogue)?;
    row(rows, "the empty board, in every game", empty, "");
    let corner = |i: usize| {
        let record = &bases[i % bases.len()];
        let last = record.moves[..8 + i % 12].iter().rev().find_map(|m| m.point);
        let pattern = BoardPattern::corner(record.position_after(8 + i % 12).stones().clone(), last).ok();
        GameQuery { position: pattern, limit: Some(50), ..GameQuery::default() }
    };
    row(rows, "a corner after move 8 to 19", times(args, corner, &catalogue)?, "300 ms");
    let star = |_| {
        let mut record = GameRecord::new(BoardSize::NINETEEN);
        record.setup = vec![(Point::new(3, 3), Color::Black), (Point::new(2, 5), Color::White)];
        let pattern = BoardPattern::corner(record.start().stones().clone(), None).ok();
        GameQuery { position: pattern, limit: Some(50), ..GameQuery::default() }
    };
    row(rows, "an approach to the 4-4 point, in many games", times(args, star, &catalogue)?, "300 ms");
    let text = |_| GameQuery {
        event: Some("open 77".to_owned()),
        since: kifuscribe_core::game::days::DayRange::of("2001"),
        ..GameQuery::default()
    };
    row(rows, "an event since a year", times(args, text, &catalogue)?, "");
    row(rows, "memory at most, adding included", memory(), "300 MB");
    Ok(())
}

/// The median and the longest time of some queries.
fn times(args: &Args, mut query: impl FnMut(usize) -> GameQuery, catalogue: &Catalogue) -> anyhow::Result<String> {
    let mut times = Vec::new();
    let mut games = 0;
    for i in 0..args.queries {
        let query = query(i);
        let began = Instant::now();
        games += catalogue.find(&query)?.total;
        times.push(began.elapsed());
    }
    times.sort();
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("  {:.1} games found on the average", games as f64 / args.queries as f64);
    Ok(format!("{} (at most {})", milliseconds(median), milliseconds(longest)))
}

fn row(rows: &mut Vec<[String; 3]>, what: &str, measured: String, wanted: &str) {
    rows.push([what.to_owned(), measured, wanted.to_owned()]);
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// The most memory that this program has used, where the system says so.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|text| text.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.map_or_else(|| "not known".to_owned(), |kb| format!("{} MB", kb / 1024))
}
