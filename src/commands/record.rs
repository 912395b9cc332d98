//! `kifuscribe record`: records the game that a source shows, or several games.

mod batch;
mod boards;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::capture::open::open;
use crate::capture::source::SourceSpec;
use crate::commands::exit::CommandOutcome;
use crate::commands::interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::output::Output;
use crate::commands::pairings::{is_address, read_tournament};
use crate::commands::progress;
use crate::commands::read::{board_size, read_calibration};
use crate::commands::record::batch::Film;
#[cfg(feature = "archive")]
use crate::commands::records_folder::default_catalogue;
use crate::commands::score::preset;
use crate::commands::value::{InvalidValue, one_of};
use crate::formats::calibration::Calibration;
use crate::formats::contradiction_text;
use crate::formats::info;
use crate::game::ledger::counted;
use crate::game::named::Named;
use crate::game::point::{BoardSize, COLUMN_LETTERS, Point};
use crate::game::record::{Consent, GameInfo, MoveMade};
use crate::game::rules::Preset;
use crate::pipeline::inline;
use crate::pipeline::inline::{RecordProgress, RecordSummary};
use crate::pipeline::session_writer::{KEEP_PICTURES, MOST_EVIDENCE, RecordOptions};
use crate::pipeline::stop::StopSignal;
use crate::pipeline::task::IssueUpdate;
use crate::recorder::event::{CommittedMove, Question, RecorderEvent, StopCause};
use crate::session::recording::{Contradiction, RecordingView, SessionEvent};
use crate::storage::atomic;
use crate::vision::tracker::BoardTracker;

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// Watch a game and write it down.
#[derive(Debug, Args)]
pub(super) struct RecordArgs {
    /// What to watch: camera:NAME-or-index, a video file, a folder of pictures, an http:// (MJPEG) or rtsp://
    /// address; several films are recorded one after another
    #[arg(required = true, value_name = "SOURCE")]
    sources: Vec<String>,
    /// The record [default: named after the source, in this folder]; with --boards the folder for board-1.sgf and so
    /// on, of several films the folder for their records
    #[arg(short, long, value_name = "GAME.sgf|DIR")]
    output: Option<PathBuf>,
    /// What is known about the game: a TOML file, or a CSV list of pairings
    #[arg(long, value_name = "FILE")]
    info: Option<String>,
    /// How many boards the camera shows; each is recorded by itself. They are numbered from the top left
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=16),
          conflicts_with_all = ["calibration", "session"])]
    boards: Option<u8>,
    /// The table of the game in the tournament of --info, or in the hall of --hall; with --boards one a board, such as
    /// 5,6,7
    #[arg(long, value_name = "N")]
    table: Option<String>,
    /// The round of the game in the tournament [default: the last that is paired]
    #[arg(long, value_name = "ROUND", requires = "info")]
    round: Option<String>,
    /// The rule set: ing, ing-egf, ing-aga, wmsg2008, area, aga, new-zealand, tromp-taylor, japanese
    #[arg(long, value_name = "RULES", value_parser = preset)]
    rules: Option<Preset>,
    /// When a move counts as made: hand-off, clock (the opponent's stone shows that it was pressed), or captures (when
    /// they are lifted) [default: hand-off]
    #[arg(long, value_name = "WHEN", value_parser = move_made)]
    move_made: Option<MoveMade>,
    /// The number of lines, where it should not be detected
    #[arg(long, value_name = "N", value_parser = board_size)]
    size: Option<BoardSize>,
    /// Where the board is expected: a file that 'kifuscribe calibrate' wrote
    #[arg(long, value_name = "F")]
    calibration: Option<PathBuf>,
    /// The folder for the journal [default: beside the record]
    #[arg(long, value_name = "DIR")]
    session: Option<PathBuf>,
    /// The most room for pictures of the board before and after each move; 0 keeps none, old ones make room
    #[arg(long, value_name = "MEGABYTES", default_value_t = MOST_EVIDENCE >> 20)]
    evidence: u64,
    /// How long pictures are kept, of this recording and those in the same folder; 0 for ever. The journal keeps their
    /// hashes
    #[arg(long, value_name = "DAYS", default_value_t = KEEP_PICTURES.as_secs() / DAY)]
    keep_pictures: u64,
    /// Go on with the recording that is in the session folder
    #[arg(long)]
    resume: bool,
    /// The catalogue that the recording is entered into [default: catalogue.sqlite in the folder for records]
    #[cfg(feature = "archive")]
    #[arg(long, value_name = "FILE", conflicts_with = "no_archive")]
    archive: Option<PathBuf>,
    /// Enter the recording into no catalogue
    #[cfg(feature = "archive")]
    #[arg(long)]
    no_archive: bool,
    #[cfg(feature = "network")]
    #[command(flatten)]
    live: crate::commands::live::LiveArgs,
    #[cfg(feature = "network")]
    #[command(flatten)]
    hall: crate::commands::hall::HallArgs,
    #[command(flatten)]
    models: ModelsArgs,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    let [source] = &args.sources[..] else { return record_films(args) };
    let spec = SourceSpec::parse(source)?;
    if let Some(boards) = args.boards {
        return boards::run(args, &spec, usize::from(boards));
    }
    let sgf = args.output.clone().unwrap_or_else(|| default_output(&spec, args.resume));
    #[cfg(feature = "network")]
    let hall = args.hall.table(args.table.as_deref())?;
    #[cfg(feature = "network")]
    let paired = hall.as_ref().filter(|_| args.info.is_none()).map(crate::commands::hall::ask_who_plays);
    #[cfg(not(feature = "network"))]
    let paired = None;
    let options = options(args, sgf, args.table.as_deref(), paired)?;
    let stop = None;
    #[cfg(feature = "network")]
    return record(args, RecordingJob { spec: &spec, options, stop, hall });
    #[cfg(not(feature = "network"))]
    return record(args, RecordingJob { spec: &spec, options, stop });
}

/// One source that is recorded.
struct RecordingJob<'a> {
    spec: &'a SourceSpec,
    options: RecordOptions,
    /// What stops it; otherwise Ctrl-C is caught for it.
    stop: Option<StopSignal>,
    #[cfg(feature = "network")]
    hall: Option<crate::network::hall::HallTable>,
}

/// Records several films one after another.
fn record_films(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    #[cfg(feature = "network")]
    anyhow::ensure!(
        args.hall.table(args.table.as_deref())?.is_none(),
        "--hall is for one source; send each film's session with 'kifuscribe-hall send'"
    );
    anyhow::ensure!(
        args.session.is_none() && args.boards.is_none(),
        "--session and --boards are for one source; record the films one by one"
    );
    let folder = args.output.clone().unwrap_or_else(|| PathBuf::from("."));
    let films = Film::of(&args.sources, &folder)?;
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(Some(films.len() as u64));
    batch::run(&films, &folder, args.json, &stop, &bar, &mut |film| {
        let mut options = options(args, film.sgf.clone(), args.table.as_deref(), None)?;
        (options.session, options.resume) = (Some(film.session.clone()), film.has_begun());
        let job = RecordingJob {
            spec: &film.source,
            options,
            stop: Some(stop.clone()),
            #[cfg(feature = "network")]
            hall: None,
        };
        record(args, job)
    })
}

/// Records one source.
fn record(args: &RecordArgs, job: RecordingJob<'_>) -> anyhow::Result<CommandOutcome> {
    let (spec, options) = (job.spec, &job.options);
    let mut source = open(spec)?;
    // Before the networks are loaded: nothing is begun that cannot be kept.
    atomic::probe(&options.sgf)?;
    if args.resume && !options.folder().holds_a_recording() {
        let folder = options.folder();
        eprintln!("kifuscribe: there is no recording to resume in {}; a new one begins", folder.path().display());
    }
    let calibration = args.calibration.as_deref().map(read_calibration).transpose()?;
    let mut detector = args.models.open();
    detector.set_lens(calibration.as_ref().and_then(Calibration::measured_lens));
    let mut tracker = BoardTracker::new(detector);
    if let Some(calibration) = calibration {
        tracker = tracker.with_pose(calibration.pose, calibration.width, calibration.height);
    }
    #[cfg(feature = "network")]
    let mut spectators = args.live.open(options)?;
    #[cfg(feature = "network")]
    let folder = options.folder();
    #[cfg(feature = "network")]
    let sender = job.hall.map(|hall| crate::commands::hall::send_journal(hall, &folder.journal())).transpose()?;
    let stop = job.stop.map_or_else(interrupt::stop_on_interrupt, Ok)?;
    let bar = progress::bar(source.info().frames);
    let mut printer = Printer::new(args, &bar, None);
    let summary = inline::record(source.as_mut(), &mut tracker, options, &stop, &mut |p| {
        printer.show(p);
        #[cfg(feature = "network")]
        for sentence in spectators.show(p.output.view.as_deref()) {
            printer.say(&sentence);
        }
        if printer.failed.is_some() {
            stop.raise();
        }
    });
    bar.finish_and_clear();
    #[cfg(feature = "network")]
    for sentence in spectators.finish() {
        eprintln!("kifuscribe: {sentence}");
    }
    #[cfg(feature = "network")]
    if let Some(sender) = sender {
        crate::commands::hall::finish(sender, folder.path());
    }
    if let Some(error) = printer.failed {
        return Err(error);
    }
    let summary = summary?;
    if summary.pictures_deleted > 0 {
        let pictures = counted(summary.pictures_deleted, "picture");
        eprintln!("kifuscribe: {pictures} deleted that were older than --keep-pictures allows");
    }
    if !args.json {
        conclude(&summary)?;
    }
    Ok(if print_findings(&summary, &spec.to_string()) { CommandOutcome::Finding } else { CommandOutcome::Done })
}

/// Prints what keeps the record from being complete; returns whether there is anything, open questions included.
fn print_findings(summary: &RecordSummary, source: &str) -> bool {
    for time in &summary.unreadable {
        eprintln!("kifuscribe: {}; check what was played then", time.sentence());
    }
    match (&summary.view.record, summary.has_seen_board) {
        (Some(_), _) => {}
        (None, true) => eprintln!(
            "kifuscribe: a board was seen in {source}, but never whole and at rest for long enough to begin; fix the \
             camera, and keep hands away from the board until the first move"
        ),
        (None, false) => eprintln!("kifuscribe: no board was found in {source}"),
    }
    summary.view.record.is_none() || !summary.view.questions.is_empty() || !summary.unreadable.is_empty()
}

fn move_made(name: &str) -> Result<MoveMade, InvalidValue> {
    one_of(name, MoveMade::ALL, |made| made.name())
}

/// The options of a recording into `sgf` of the game at this table of the tournament. `paired` is what the hall knows about
/// the game.
fn options(
    args: &RecordArgs,
    sgf: PathBuf,
    table: Option<&str>,
    paired: Option<GameInfo>,
) -> anyhow::Result<RecordOptions> {
    if table.is_some() && args.info.is_none() && paired.is_none() {
        anyhow::bail!("--table names a game of a tournament; give the tournament too, with --info or --hall");
    }
    let read = |source| read_info(source, table, args.round.as_deref());
    let mut info = args.info.as_deref().map(read).transpose()?.or(paired).unwrap_or_default();
    if let Some(rules) = args.rules {
        info.rules = rules.sgf_name().to_owned();
    }
    info.move_made = args.move_made.unwrap_or(info.move_made);
    check_consent(&info)?;
    let most_evidence = args.evidence.saturating_mul(1 << 20);
    let keep_pictures = Duration::from_secs(args.keep_pictures.saturating_mul(DAY));
    let (session, resume, size) = (args.session.clone(), args.resume, args.size);
    Ok(RecordOptions {
        sgf,
        session,
        resume,
        info,
        size,
        most_evidence,
        keep_pictures,
        check_view: true,
        #[cfg(feature = "archive")]
        catalogue: (!args.no_archive).then(|| args.archive.clone().unwrap_or_else(default_catalogue)),
    })
}

/// Checks the judge's permission and the players' consent, and warns where they are not set.
fn check_consent(info: &GameInfo) -> anyhow::Result<()> {
    let entries =
        [("permission", info.permission), ("black_consent", info.black_consent), ("white_consent", info.white_consent)];
    if let Some((name, _)) = entries.iter().find(|e| e.1 == Consent::Refused) {
        anyhow::bail!("the game may not be recorded: {name} is \"no\" in the game's information");
    }
    // A game without an info file is not a tournament game.
    let unset: Vec<&str> = entries.iter().filter(|e| e.1 == Consent::Unsaid).map(|e| e.0).collect();
    if !unset.is_empty() && *info != GameInfo::default() {
        eprintln!("kifuscribe: {} not set; write \"yes\" or \"open\" into the game information", unset.join(", "));
    }
    Ok(())
}

/// Reads what is known about the game: from a TOML file, or from a tournament, of which `table` and `round` name the
/// game.
fn read_info(source: &str, table: Option<&str>, round: Option<&str>) -> anyhow::Result<GameInfo> {
    let extension = Path::new(source).extension().map(|e| e.to_ascii_lowercase());
    let is_tournament = extension.is_some_and(|e| e == "csv" || e == "tsv" || e == "xml");
    if is_tournament || is_address(source) {
        let tournament = read_tournament(source, round, None)?;
        return Ok(tournament.game(table, round).with_context(|| source.to_owned())?.info.clone());
    }
    let bytes =
        fs::read(source).with_context(|| format!("cannot read {source}; check the name, and that you may read it"))?;
    info::from_toml(&bytes).with_context(|| source.to_owned())
}

/// Returns a name after the source, in this folder: the first that is free, or, to resume, the one before it.
fn default_output(spec: &SourceSpec, resume: bool) -> PathBuf {
    let stem = match spec {
        SourceSpec::Pictures(path) | SourceSpec::Video(path) => {
            let name = if matches!(spec, SourceSpec::Pictures(_)) { path.file_name() } else { path.file_stem() };
            name.map_or_else(|| "game".to_owned(), |n| n.to_string_lossy().into_owned())
        }
        SourceSpec::Camera(_) | SourceSpec::Address(_) => "game".to_owned(),
    };
    let name = |n: usize| PathBuf::from(if n == 1 { format!("{stem}.sgf") } else { format!("{stem}-{n}.sgf") });
    let free = (1..).find(|&n| !name(n).exists()).unwrap_or(1);
    name(if resume && free > 1 { free - 1 } else { free })
}

struct Printer<'a> {
    json: bool,
    bar: &'a ProgressBar,
    /// The number of the board where several are recorded, from 1.
    board: Option<usize>,
    size: Option<BoardSize>,
    /// Why the source is silent, while it is.
    silent: Option<String>,
    /// What does not fit the pairing and was said already.
    unlike: Vec<Contradiction>,
    failed: Option<anyhow::Error>,
}

impl<'a> Printer<'a> {
    const fn new(args: &RecordArgs, bar: &'a ProgressBar, board: Option<usize>) -> Self {
        Self { json: args.json, bar, board, size: args.size, silent: None, unlike: Vec::new(), failed: None }
    }

    /// Prints a sentence on standard error, above the progress bar.
    fn say(&self, sentence: &str) {
        let board = self.board.map(|number| format!("board {number}: ")).unwrap_or_default();
        self.bar.suspend(|| eprintln!("kifuscribe: {board}{sentence}"));
    }

    /// Returns the line of an event on standard output.
    fn line(&self, event: &RecorderEvent, size: BoardSize) -> Option<String> {
        if self.json {
            let mut line = line_json(event, size)?;
            if let (Some(board), Some(fields)) = (self.board, line.as_object_mut()) {
                fields.insert("board".to_owned(), board.into());
            }
            return Some(line.to_string());
        }
        let text = line_text(event, size)?;
        Some(self.board.map(|board| format!("{board:>2} | {text}")).unwrap_or(text))
    }

    /// Prints on standard error when and why a live source falls silent, and when it is back.
    fn print_silence(&mut self, waiting: Option<&str>) {
        match (waiting, &self.silent) {
            (Some(why), before) => {
                self.bar.set_message(format!("waiting: {why}"));
                if before.as_deref().is_none_or(|before| !same_reason(before, why)) {
                    self.say(&format!("no picture: {why}; the record is kept"));
                }
                self.silent = Some(why.to_owned());
            }
            (None, Some(_)) => {
                self.say("pictures come again");
                self.bar.set_message("");
                self.silent = None;
            }
            (None, None) => {}
        }
    }

    fn show(&mut self, progress: &RecordProgress<'_>) {
        self.bar.set_position(progress.frames);
        let output = progress.output;
        self.print_silence(output.waiting.as_deref());
        let (IssueUpdate::Added(issues) | IssueUpdate::All(issues)) = &output.issues;
        for sentence in issues {
            self.say(&format!("the view: {sentence}"));
        }
        for warning in output.warnings.iter().flatten() {
            self.say(&warning.to_string());
        }
        if let Some(view) = &output.view {
            let unlike = view.contradictions();
            for &contradiction in unlike.iter().filter(|c| !self.unlike.contains(c)) {
                self.say(&contradiction_text::sentence(contradiction));
            }
            self.unlike = unlike;
        }
        if let Some(note) = &output.note {
            self.bar.suspend(|| eprintln!("kifuscribe: {note}"));
        }
        for event in &output.events {
            if let SessionEvent::Gap { lasted, why, .. } = event {
                let gap = clock(*lasted);
                self.say(&format!("{why}; no pictures for {gap}, which is in the journal"));
            }
            let SessionEvent::Recorder(event) = event else { continue };
            if let RecorderEvent::Began { size, .. } = event {
                self.size = Some(*size);
            }
            let size = self.size.unwrap_or(BoardSize::NINETEEN);
            if let RecorderEvent::Moved(m) = event {
                self.bar.set_message(format!("move {}", m.number));
            }
            if let Some(line) = self.line(event, size) {
                let printed = self.bar.suspend(|| Output.line(&line));
                if let Err(error) = printed {
                    self.failed.get_or_insert(error);
                }
            }
        }
    }
}

/// Whether two reasons are equal but for the numbers in them.
fn same_reason(a: &str, b: &str) -> bool {
    let words = |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
    words(a) == words(b)
}

fn seconds(time: Duration) -> f64 {
    const MILLIS: f64 = 1000.0;
    (time.as_secs_f64() * MILLIS).round() / MILLIS
}

fn move_json(m: &CommittedMove, size: BoardSize) -> Value {
    const PARTS: f64 = 10_000.0;
    json!({
        "move": m.number,
        "color": m.color.name(),
        "point": Point::label_or_pass(m.point, size),
        "time_s": seconds(m.time),
        "committed_s": seconds(m.committed),
        "confidence": (f64::from(m.confidence) * PARTS).round() / PARTS,
        "flags": m.flags.iter().map(|f| f.name()).collect::<Vec<_>>(),
    })
}

fn question_json(q: &Question, size: BoardSize) -> Value {
    json!({ "question": {
        "id": q.id,
        "kind": q.kind.name(),
        "after": q.after,
        "time_s": seconds(q.time),
        "points": q.points.iter().map(|&(p, s)| json!([p.label(size), s.char().to_string()])).collect::<Vec<_>>(),
        "alternatives": q.alternatives.iter()
            .map(|a| a.iter().map(|&(c, p)| json!([c.name(), Point::label_or_pass(p, size)])).collect::<Vec<_>>())
            .collect::<Vec<_>>(),
        "text": q.text(size),
    }})
}

fn line_json(event: &RecorderEvent, size: BoardSize) -> Option<Value> {
    match event {
        RecorderEvent::Moved(m) => Some(move_json(m, size)),
        RecorderEvent::Asked(q) => Some(question_json(q, size)),
        RecorderEvent::Settled { time, question } => Some(json!({ "settled": question, "time_s": seconds(*time) })),
        RecorderEvent::TakenBack { time, moves } => Some(json!({ "taken_back": moves, "time_s": seconds(*time) })),
        RecorderEvent::Stopped { time, why } => Some(json!({ "stopped": why.name(), "time_s": seconds(*time) })),
        RecorderEvent::Reopened { time } => Some(json!({ "reopened": true, "time_s": seconds(*time) })),
        RecorderEvent::Began { time, size, setup, handicap, .. } => Some(json!({
            "began": size.lines(),
            "time_s": seconds(*time),
            "handicap": handicap,
            "setup": setup.iter().map(|&(p, c)| json!([c.name(), p.label(*size)])).collect::<Vec<_>>(),
        })),
        RecorderEvent::Adjusted { .. }
        | RecorderEvent::Held { .. }
        | RecorderEvent::Resumed { .. }
        | RecorderEvent::Turned { .. } => None,
    }
}

fn line_text(event: &RecorderEvent, size: BoardSize) -> Option<String> {
    Some(match event {
        RecorderEvent::Moved(m) => {
            let place = Point::label_or_pass(m.point, size);
            let flags: Vec<&str> = m.flags.iter().map(|f| f.text()).collect();
            let flags = if flags.is_empty() { String::new() } else { format!("   ({})", flags.join(", ")) };
            format!("{:>4}  {} {place:<4} {}{flags}", m.number, m.color.letter(), clock(m.time))
        }
        RecorderEvent::Asked(q) => format!("   ?  question {}: {}", q.id, q.text(size)),
        RecorderEvent::Settled { question, .. } => format!("   .  question {question} has settled itself"),
        RecorderEvent::TakenBack { moves: 1, .. } => "   <  the last move was taken back".to_owned(),
        RecorderEvent::TakenBack { moves, .. } => format!("   <  the last {moves} moves were taken back"),
        RecorderEvent::Stopped { why: StopCause::Filled, .. } => {
            "   #  the board is being filled in for the count; the record is frozen".to_owned()
        }
        RecorderEvent::Stopped { why, .. } => {
            format!("   #  the game is over: {}; the record is frozen", why.text())
        }
        RecorderEvent::Reopened { .. } => "   #  the board is back as it was: the game continues".to_owned(),
        RecorderEvent::Began { size, setup, handicap, .. } => match (*handicap, setup.len()) {
            (0, 0) => format!("      {size} board, empty"),
            (0, 1) => format!("      {size} board with 1 stone on it"),
            (0, n) => format!("      {size} board with {n} stones on it"),
            (n, _) => format!("      {size} board, {n} handicap stones"),
        },
        RecorderEvent::Adjusted { .. } => "   ~  stones were corrected".to_owned(),
        RecorderEvent::Turned { .. } => "   ~  the board or the camera was turned".to_owned(),
        RecorderEvent::Held { .. } | RecorderEvent::Resumed { .. } => return None,
    })
}

/// Returns a time as hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

/// Prints the last position, the open questions, and the files.
fn conclude(summary: &RecordSummary) -> anyhow::Result<()> {
    if let (Some(record), Some(position)) = (&summary.view.record, &summary.view.position) {
        Output.line("")?;
        for line in diagram(&summary.view, record.size) {
            Output.line(&line)?;
        }
        let doubts = summary.view.doubtful_moves();
        let doubts = if doubts > 0 { format!(", {doubts} of them in doubt") } else { String::new() };
        let moves = counted(record.moves.len(), "move");
        Output.line(&format!("\n{moves}{doubts}; {} to play", position.to_play()))?;
    }
    for q in &summary.view.questions {
        let size = summary.view.record.as_ref().map_or(BoardSize::NINETEEN, |r| r.size);
        Output.line(&format!("Open question {}: {}", q.id, q.text(size)))?;
    }
    if summary.view.record.is_some() {
        Output.line(&format!("Record:  {}", summary.sgf.display()))?;
    }
    Output.line(&format!("Session: {}", summary.session.display()))
}

/// Returns the position at the end, with the last move in brackets.
fn diagram(view: &RecordingView, size: BoardSize) -> Vec<String> {
    let Some(position) = &view.position else { return Vec::new() };
    let letters: String = (0..size.lines()).map(|c| format!(" {}", COLUMN_LETTERS[c] as char)).collect();
    let last = view.last_move().and_then(|m| m.point);
    let mut lines = vec![format!("   {letters}")];
    for (r, row) in position.stones().rows().iter().enumerate() {
        let mut line = format!("{:>3}", size.lines() - r);
        let last = last.filter(|p| usize::from(p.row) == r).map(|p| usize::from(p.col));
        for (c, stone) in row.chars().enumerate() {
            line.push(match last {
                Some(col) if c == col => '(',
                Some(col) if c == col + 1 => ')',
                _ => ' ',
            });
            line.push(stone);
        }
        if last == Some(size.lines() - 1) {
            line.push(')');
        }
        lines.push(line);
    }
    lines
}
