//! Hours at a board: plays game after game before a camera that the window records, and says what grows meanwhile.
//!
//! `scripts/soak` builds what this needs and runs it on a screen of its own:
//! `soak PROGRAM CAMERA HOURS PACE PICTURE GAME.sgf...`. HOURS of play, a move every 30 seconds, PACE times as fast.
//!
//! One window lives from the first game to the last, with the live page on, watchers on it that come and go, and the
//! archive. For each game a recording is begun at another table, moves are made by a hand, the board is cleared, and the
//! recording is ended and left for the next one, as at one table of a tournament. The camera is simulated, at 1920x1080 and
//! 30 pictures a second, each with fresh noise.
//!
//! Ctrl-C ends it before its time, with the report of what was played.
//!
//! Prints the first tenth of the time against the last one, and the games; draws the curves into PICTURE, an SVG. The exit
//! status is 1 where something has grown beyond its bound or a record is not what was played, and 2 where it could not run.

#![allow(clippy::print_stdout)]

mod camera;
mod game;
mod journal;
mod process;
mod report;
mod watchers;
mod window;

use std::collections::VecDeque;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use kifuscribe_core::game::random::splitmix64;

use crate::camera::{Camera, HAND_LEAVES_AFTER};
use crate::game::{Comparison, Game};
use crate::journal::Journal;
use crate::watchers::Watchers;
use crate::window::Window;

/// A move at a usual pace takes so long on average.
const MOVE: Duration = Duration::from_secs(30);

/// Browsers that follow the live page.
const WATCHERS: usize = 5;

/// How often the process is measured, at most and at least; in between, 400 times.
const MEASURED: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(10)];

/// How long the program may take to see the empty board, and to end a recording.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it may take to write the last move, and to see that the board was cleared.
const SOON: Duration = Duration::from_secs(15);

/// A move that was played.
pub(crate) struct PlayedMove {
    /// When the hand had left the scene.
    pub(crate) left: Instant,
    /// How long after that the move was in the journal.
    pub(crate) written: Option<Duration>,
    /// How long after that each watcher had it.
    pub(crate) watched: Vec<Duration>,
}

/// A game that was played.
pub(crate) struct PlayedGame {
    pub(crate) name: String,
    pub(crate) moves: Vec<PlayedMove>,
    pub(crate) comparison: Comparison,
    /// Questions that the program has asked, and moves that it has marked as doubtful.
    pub(crate) questions: usize,
    pub(crate) flagged: usize,
    /// Whether the board was cleared, and whether the program has seen that.
    pub(crate) cleared: Option<bool>,
    /// How many scenes were drawn too late.
    pub(crate) late: usize,
}

/// What is asked for.
struct Wanted {
    program: PathBuf,
    library: PathBuf,
    hours: f64,
    pace: f64,
    picture: PathBuf,
    games: Vec<Game>,
}

impl Wanted {
    fn read() -> Result<Self> {
        let arguments: Vec<String> = env::args().skip(1).collect();
        let [program, library, hours, pace, picture, games @ ..] = &arguments[..] else {
            anyhow::bail!("usage: soak PROGRAM CAMERA HOURS PACE PICTURE GAME.sgf...");
        };
        ensure!(!games.is_empty(), "no game was given");
        let number =
            |text: &String| text.parse().ok().filter(|n| *n > 0.0).context("HOURS and PACE are numbers above 0");
        Ok(Self {
            program: program.into(),
            library: library.into(),
            hours: number(hours)?,
            pace: number(pace)?,
            picture: picture.into(),
            games: games.iter().map(|file| Game::read(Path::new(file))).collect::<Result<_>>()?,
        })
    }

    fn moves(&self) -> usize {
        ((self.hours * 3600.0 / MOVE.as_secs_f64()).round() as usize).max(1)
    }

    /// The time between a move and the next one: a quarter shorter or longer by chance.
    fn pause(&self, number: usize) -> Duration {
        let chance = (splitmix64(number as u64) % 1000) as f64 / 1000.0;
        MOVE.div_f64(self.pace).mul_f64(0.75 + 0.5 * chance)
    }
}

fn main() -> ExitCode {
    match Wanted::read().and_then(|wanted| run(&wanted)) {
        Ok(is_good) => ExitCode::from(u8::from(!is_good)),
        Err(why) => {
            eprintln!("soak: {why:#}");
            ExitCode::from(2)
        }
    }
}

fn run(wanted: &Wanted) -> Result<bool> {
    let folder = tempfile::tempdir()?;
    let (home, scenes) = (folder.path().join("home"), folder.path().join("scenes"));
    fs::create_dir_all(&home)?;
    fs::create_dir_all(&scenes)?;
    let is_stopped = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&is_stopped);
    ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed))?;
    let camera = Camera::plug_in(folder.path(), &wanted.library)?;
    let scenes = camera::draw(wanted.program.clone(), wanted.games.clone(), scenes, wanted.moves())?;
    let mut table = Table {
        wanted,
        records: home.join("kifuscribe"),
        watchers: Watchers::default(),
        window: Window::open(&wanted.program, &camera, &home)?,
        camera,
        scenes,
        shown: VecDeque::new(),
        played: 0,
        is_stopped,
    };
    table.watchers = Watchers::follow(&table.window.show_live()?, WATCHERS)?;
    let process = table.window.id();
    let every = Duration::from_secs_f64(wanted.hours * 3600.0 / wanted.pace / 400.0).clamp(MEASURED[0], MEASURED[1]);
    let (end, is_over) = sync_channel(1);
    let (records, state) = (table.records.clone(), table.camera.state());
    let measuring = thread::Builder::new().name("measuring".to_owned());
    let measuring = measuring.spawn(move || process::measure(process, &records, &state, every, &is_over))?;
    let mut games: Vec<PlayedGame> = Vec::new();
    let mut stopped = None;
    for game in wanted.games.iter().cycle() {
        match table.play(game) {
            Ok(played) => games.push(played),
            Err(why) => stopped = Some(why),
        }
        if let Some(last) = games.last() {
            eprintln!("{} of {} moves; {}", table.played, wanted.moves(), report::line_of(last));
        }
        if stopped.is_some() || table.is_over() {
            break;
        }
    }
    drop(end);
    let samples = measuring.join().map_err(|_| anyhow::anyhow!("measuring failed"))?;
    let closed = table.window.close();
    let report = report::Report::new(&games, &samples).context("nothing was played")?;
    println!("{}", report.table());
    fs::write(&wanted.picture, report.picture())?;
    let broken: Vec<_> = stopped.into_iter().chain(closed.err()).collect();
    for why in &broken {
        eprintln!("soak: {why:#}");
    }
    Ok(report.faults().is_empty() && broken.is_empty())
}

/// The table with its camera and its window.
struct Table<'a> {
    wanted: &'a Wanted,
    records: PathBuf,
    watchers: Watchers,
    window: Window,
    camera: Camera,
    scenes: Receiver<PathBuf>,
    /// The scene that is shown, after the one before it.
    shown: VecDeque<PathBuf>,
    /// Moves of all games.
    played: usize,
    /// Whether no move is to be played any more.
    is_stopped: Arc<AtomicBool>,
}

impl Table<'_> {
    fn is_over(&self) -> bool {
        self.played >= self.wanted.moves() || self.is_stopped.load(Ordering::Relaxed)
    }

    /// Records one game from its empty board on, until it is over or all moves are played that were asked for.
    fn play(&mut self, game: &Game) -> Result<PlayedGame> {
        let known = journal::journals(&self.records);
        self.show_next()?;
        self.window.start()?;
        let journal = Journal::new_in(&self.records, &known, PATIENCE)?;
        ensure!(journal.wait_for("began", PATIENCE), "the window does not see the empty board");
        let (mut left, mut late) = (Vec::new(), 0);
        let mut due = Instant::now() + self.wanted.pause(self.played);
        while left.len() < game.moves.len() && !self.is_over() {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            ensure!(self.window.is_open()?, "the window has ended by itself");
            let shown = self.show_next()?;
            late += usize::from(shown > due + Duration::from_millis(100));
            left.push(shown + HAND_LEAVES_AFTER);
            self.played += 1;
            due = shown + self.wanted.pause(self.played);
        }
        journal.wait_for_moves(left.len(), SOON);
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let over = Instant::now();
        let mut cleared = None;
        if left.len() == game.moves.len() {
            self.show_next()?;
            cleared = Some(journal.wait_for("stopped", SOON));
        }
        self.window.stop()?;
        ensure!(journal.wait_for("ended", PATIENCE), "the window does not end the recording");
        let comparison = Comparison::of(&game.moves[..left.len()], &journal.record()?)?;
        let played = self.timed(&journal, &left, over);
        let flagged = journal.lines().iter().filter(|(_, event)| event["flags"][0].is_string()).count();
        self.window.leave()?;
        Ok(PlayedGame {
            name: game.name(),
            moves: played,
            comparison,
            questions: journal.count("asked"),
            flagged,
            cleared,
            late,
        })
    }

    /// Shows the next scene and returns when that was. Deletes the last scene but one: the camera may still be about to read
    /// the last one.
    fn show_next(&mut self) -> Result<Instant> {
        let scene = self.scenes.recv().context("the scenes have ended")?;
        self.camera.show(&scene)?;
        let at = Instant::now();
        self.shown.push_back(scene);
        if self.shown.len() > 2 {
            self.shown.pop_front().map_or(Ok(()), fs::remove_file)?;
        }
        Ok(at)
    }

    /// When the moves of a game were written and watched; `left` is when the hand had left for each.
    fn timed(&self, journal: &Journal, left: &[Instant], over: Instant) -> Vec<PlayedMove> {
        let lines = journal.lines();
        let timed = |(i, &left): (usize, &Instant)| {
            let number = i + 1;
            let is_it = |event: &serde_json::Value| event["type"] == "moved" && event["number"] == number;
            let written = lines.iter().find(|(_, event)| is_it(event)).map(|(at, _)| *at);
            let since = |at: Instant| at.saturating_duration_since(left);
            let watched = self.watchers.saw(number, left, over);
            PlayedMove { left, written: written.map(since), watched: watched.into_iter().map(since).collect() }
        };
        left.iter().enumerate().map(timed).collect()
    }
}
