//! `kifuscribe clock`: what the rules make of the times on a clock.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::json;

use crate::commands::score::preset;
use crate::commands::value::{InvalidValue, at_least};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::clock::{
    Clock, ClockEvent, ClockPress, Entry, Expiry, Lateness, TimeSystem, net_penalties, parse_time, shown_time,
};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::session::incident::no_blitz;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::clock_presses;
use kifuscribe_language::{phrase, say};
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::incident_text;
use kifuscribe_words::result_text;

/// What the rules make of the times on a clock: penalties for the count, periods, flags, lateness.
///
/// Give the times that the clock shows as used (--used-black, --used-white), a list of its presses (a CSV with the columns
/// time and event: start-black, start-white, press, pause), or a session folder: then the times at which the camera saw the
/// moves stand for the presses. Exit status 1 where a flag has fallen.
#[derive(Debug, Args)]
pub(super) struct ClockArgs {
    /// A CSV of the clock's presses, or a session folder.
    #[arg(value_name = "PRESSES.csv|SESSION", conflicts_with_all = ["used_black", "used_white"])]
    times: Option<PathBuf>,
    /// The time system.
    #[arg(long, value_enum)]
    system: SystemInput,
    /// Each player's main time, such as 60:00, 1h or 90m.
    #[arg(long, value_name = "TIME", value_parser = time)]
    main: Duration,
    /// The length of a period of overtime; with Ing's system a sixth of the main time unless told.
    #[arg(long, value_name = "TIME", value_parser = time)]
    period: Option<Duration>,
    /// Canadian overtime: the moves of a period.
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = at_least(1))]
    moves: u32,
    /// Byo-yomi: the periods of each player.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least(1))]
    periods: u32,
    /// Byo-yomi: a period that runs out skips the move, as electronic clocks have it.
    #[arg(long)]
    skips: bool,
    /// The time that Black has used.
    #[arg(long, value_name = "TIME", value_parser = time)]
    used_black: Option<Duration>,
    /// The time that White has used.
    #[arg(long, value_name = "TIME", value_parser = time)]
    used_white: Option<Duration>,
    /// How late Black came; by --rules it costs time or the game.
    #[arg(long, value_name = "TIME", value_parser = time)]
    late_black: Option<Duration>,
    /// How late White came.
    #[arg(long, value_name = "TIME", value_parser = time)]
    late_white: Option<Duration>,
    /// The rule set, for lateness and blitz.
    #[arg(long, value_name = "RULES", value_parser = preset, default_value = "ing")]
    rules: Preset,
    /// The game is blitz: by the Russian code two flags down lose for both; other rules say nothing of it.
    #[arg(long)]
    blitz: bool,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SystemInput {
    /// The flag's fall loses
    Absolute,
    /// A number of moves in each period
    Canadian,
    /// A period for each move
    ByoYomi,
    /// Penalty points for three periods of a sixth of the main time
    Ing,
}

fn time(text: &str) -> Result<Duration, InvalidValue> {
    parse_time(text).ok_or(InvalidValue::Malformed(phrase!("value-time")))
}

impl ClockArgs {
    fn system(&self) -> anyhow::Result<TimeSystem> {
        let main = self.main;
        let period = || self.period.filter(|p| !p.is_zero()).with_context(|| say!("clock-period-missing"));
        Ok(match self.system {
            SystemInput::Absolute => TimeSystem::Absolute { main },
            SystemInput::Ing => TimeSystem::IngPenalty { main, entry: Entry::AtBoundary },
            SystemInput::Canadian => TimeSystem::Canadian { main, moves: self.moves, period: period()? },
            SystemInput::ByoYomi => {
                let expiry = if self.skips { Expiry::SkipsMove } else { Expiry::LosesPeriod };
                TimeSystem::Byoyomi { main, periods: self.periods, length: period()?, expiry }
            }
        })
    }

    /// What is done to the clock and when, in order, and when it is read.
    fn presses(&self) -> anyhow::Result<(Vec<(Duration, ClockPress)>, Duration)> {
        match &self.times {
            Some(path) if path.is_dir() => presses_of_session(path),
            Some(path) => {
                let bytes = fs::read(path).with_context(|| say!("score-unreadable", path = path.display()))?;
                let presses =
                    clock_presses::read(&bytes).with_context(|| say!("clock-unusable", path = path.display()))?;
                let end = presses.last().map_or(Duration::ZERO, |p| p.0);
                Ok((presses, end))
            }
            None if self.used_black.is_none() && self.used_white.is_none() => Ok((Vec::new(), Duration::ZERO)),
            None if matches!(self.system, SystemInput::Canadian | SystemInput::ByoYomi) => {
                bail!(say!("clock-presses-needed"))
            }
            None => {
                let [black, white] = [self.used_black, self.used_white].map(Option::unwrap_or_default);
                let starts =
                    [(Duration::ZERO, ClockPress::Start(Color::Black)), (black, ClockPress::Start(Color::White))];
                Ok((starts.to_vec(), black + white))
            }
        }
    }
}

/// The moves of a recording as presses: Black's time starts at the beginning of the recording.
fn presses_of_session(session: &Path) -> anyhow::Result<(Vec<(Duration, ClockPress)>, Duration)> {
    let state = SessionState::from_events(&SessionFolder::at(session).read()?.events);
    let moves = state.moves();
    let Some(first) = moves.first() else { bail!(say!("clock-no-moves", session = session.display())) };
    let mut presses = vec![(Duration::ZERO, ClockPress::Start(first.color))];
    for (i, m) in moves.iter().enumerate() {
        let next = moves.get(i + 1).map_or(m.color.opponent(), |next| next.color);
        presses.push((m.time, if next == m.color { ClockPress::Start(next) } else { ClockPress::Press }));
    }
    let end = moves.last().map_or(Duration::ZERO, |m| m.time);
    Ok((presses, end))
}

/// Runs the command.
pub(super) fn run(args: &ClockArgs) -> anyhow::Result<CommandOutcome> {
    let system = args.system()?;
    let mut clock = Clock::new(system);
    if let (SystemInput::Ing, Some(period)) = (args.system, args.period.filter(|period| !period.is_zero())) {
        clock = clock.with_ing_period(period);
    }
    let mut lines = Vec::new();
    let late = [args.late_black, args.late_white].map(Option::unwrap_or_default);
    let mut decided = None;
    if late != [Duration::ZERO; 2] {
        let lateness = Rules::preset(args.rules).lateness.ruling(args.main, late);
        match lateness {
            Lateness::Deduct(times) => {
                Color::BOTH.into_iter().zip(times).for_each(|(color, time)| clock.deduct(color, time));
            }
            Lateness::Decided(result) => decided = Some(result),
            Lateness::NotStated => {}
        }
        if decided.is_none() {
            lines.push((Duration::ZERO, for_programs(args.json, || incident_text::effect(lateness.into()))));
        }
    }
    let (presses, end) = args.presses()?;
    for (at, press) in presses {
        clock.apply(press, at);
    }
    clock.tick(end);
    // Where only the times used are known, White's are told by White's own clock.
    let used = args.times.is_none();
    let blacks = args.used_black.filter(|_| used).unwrap_or_default();
    let no_blitz = args.blitz.then(|| no_blitz(&Rules::preset(args.rules), Some(args.main))).flatten();
    if let Some(effect) = no_blitz {
        remark(for_programs(args.json, || incident_text::effect(effect)));
    }
    let result = decided.or_else(|| result(&clock, args.blitz && no_blitz.is_none(), used));
    // Once the game is decided nothing is counted, and no penalty is due.
    let counts =
        |(_, event): &&(Duration, ClockEvent)| result.is_none() || !matches!(event, ClockEvent::PenaltyDue(..));
    lines.extend(clock.moments().iter().filter(counts).map(|&(at, event)| {
        let at = if color_of(event) == Color::White { at.saturating_sub(blacks) } else { at };
        (at, for_programs(args.json, || event_text(event)))
    }));
    report(args, &clock, &lines, result)?;
    Ok(if result.is_some() { CommandOutcome::Finding } else { CommandOutcome::Done })
}

/// The result that the flags give. Where only the times used are known and both flags are down, nobody knows which fell first.
fn result(clock: &Clock, blitz: bool, used_only: bool) -> Option<GameResult> {
    match clock.fallen().len() {
        2 if used_only && !blitz => Some(GameResult::Pending),
        _ => clock.result(blitz),
    }
}

/// Whose clock an event is on.
const fn color_of(event: ClockEvent) -> Color {
    match event {
        ClockEvent::MainTimeOver(color)
        | ClockEvent::PeriodGone(color, _)
        | ClockEvent::MoveSkipped(color)
        | ClockEvent::PenaltyDue(color, _)
        | ClockEvent::FlagFell(color) => color,
    }
}

fn event_text(event: ClockEvent) -> String {
    match event {
        ClockEvent::MainTimeOver(color) => say!("clock-main-over", color),
        ClockEvent::PeriodGone(color, left) => say!("clock-period-gone", color, left),
        ClockEvent::MoveSkipped(color) => say!("clock-skipped", color),
        ClockEvent::PenaltyDue(color, points) => say!("clock-penalty", color, points),
        ClockEvent::FlagFell(color) => say!("clock-flag", color),
    }
}

fn report(
    args: &ClockArgs,
    clock: &Clock,
    lines: &[(Duration, String)],
    result: Option<GameResult>,
) -> anyhow::Result<()> {
    let sides = |of: &dyn Fn(Color) -> serde_json::Value| json!({"black": of(Color::Black), "white": of(Color::White)});
    let (penalties, net) = (clock.penalties(), net_penalties(clock.penalties()));
    let has_periods = matches!(args.system, SystemInput::Canadian | SystemInput::ByoYomi);
    if args.json {
        let event = |(at, text): &(Duration, String)| json!({"time_s": at.as_secs_f64(), "text": text});
        return Output.json(&json!({
            "events": lines.iter().map(event).collect::<Vec<_>>(),
            "main_left_s": sides(&|c| json!(clock.main_left(c).as_secs_f64())),
            "overtime_left": has_periods.then(|| sides(&|c| json!(clock.overtime_left(c)))),
            "penalties": result.is_none().then(|| sides(&|c| json!(penalties[c as usize]))),
            "net": result.is_none().then(|| sides(&|c| json!(net[c as usize]))),
            "running": clock.running().map(Color::name),
            "result": result.map(GameResult::to_listed),
        }));
    }
    for (at, text) in lines {
        Output.line(&format!("{} {text}", shown_time(*at)))?;
    }
    let left = Color::BOTH.map(|c| shown_time(clock.main_left(c)));
    Output.line(&say!("clock-main-left", black = left[0], white = left[1]))?;
    if has_periods {
        let left = Color::BOTH.map(|c| clock.overtime_left(c));
        let [black, white] = left;
        Output.line(&match args.system {
            SystemInput::Canadian => say!("clock-moves-left", black, white),
            _ => say!("clock-periods-left", black, white),
        })?;
    }
    // After a fallen flag nothing is counted.
    if args.system == SystemInput::Ing && result.is_none() {
        let ([black, white], [net_black, net_white]) = (penalties, net);
        Output.line(&say!("clock-penalties", black, white, net_black, net_white))?;
        Output.line(&say!("clock-count-with", black, white))?;
    }
    match result {
        Some(GameResult::Pending) => Output.line(say!("clock-both-down")),
        Some(result) => {
            Output.line(&say!("clock-result", result = result.to_listed(), text = result_text::in_words(result, None)))
        }
        None => Ok(()),
    }
}
