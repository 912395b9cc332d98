//! What was measured, as tables and as a picture.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::process::Sample;
use crate::{MOVE, PlayedGame, PlayedMove};

/// The most memory that may have come, in MB: what fills up once (pictures of moves, fonts, caches), and a little for each
/// hour, with which a day of 16 hours stays below twice the memory of its beginning.
const MEMORY_ONCE: f64 = 48.0;
const MEMORY_AN_HOUR: f64 = 6.0;

/// The most file handles that may have come: one more connection, or a file that is open at that moment.
const HANDLES: f64 = 2.0;

/// By how much moves may take longer, and the processor may work more: a machine that others use, too, is no more steady
/// than that. Where more others wanted its cores in the last tenth, moves wait longer in proportion; where fewer did,
/// the program reads the pictures that it had left out in the first one. What grows with the
/// number of games would be many times as much.
const SLOWER: f64 = 1.5;
const LATENCY: f64 = 0.2;
const PROCESSOR: f64 = 10.0;

/// Everything that was measured.
pub(crate) struct Report<'a> {
    games: &'a [PlayedGame],
    samples: &'a [Sample],
    began: Instant,
    ended: Instant,
}

/// A row of the table.
struct Row {
    name: &'static str,
    digits: usize,
    first: f64,
    last: f64,
    /// The most that `last` may be; `None` where it is only told.
    most: Option<f64>,
}

impl<'a> Report<'a> {
    /// Makes the report; `None` where no move was played.
    pub(crate) fn new(games: &'a [PlayedGame], samples: &'a [Sample]) -> Option<Self> {
        let mut moves = games.iter().flat_map(|game| &game.moves);
        let began = moves.next()?.left;
        let ended = moves.next_back().map_or(began, |last| last.left);
        Some(Self { games, samples, began, ended })
    }

    /// The minutes that were gone at a moment.
    fn minutes_at(&self, at: Instant) -> f64 {
        at.saturating_duration_since(self.began).as_secs_f64() / 60.0
    }

    fn minutes(&self) -> f64 {
        self.minutes_at(self.ended)
    }

    /// The hours that the moves take at a usual pace.
    fn hours(&self) -> f64 {
        self.games.iter().map(|game| game.moves.len()).sum::<usize>() as f64 * MOVE.as_secs_f64() / 3600.0
    }

    /// How long it took, in one sentence.
    fn summary(&self) -> String {
        let (hours, minutes) = (self.hours(), self.minutes());
        let (games, pace) = (self.games.len(), 60.0 * hours / minutes);
        format!(
            "{hours:.1} hours of play in {minutes:.0} minutes, {pace:.1} times as fast; {games} {}",
            if games == 1 { "game" } else { "games" }
        )
    }

    /// Whether a moment lies in the first tenth of the time, and whether in the last one.
    fn tenths(&self, at: Instant) -> [bool; 2] {
        let share = self.minutes_at(at) / self.minutes();
        [at >= self.began && share <= 0.1, share >= 0.9 && at <= self.ended]
    }

    /// The values of the first and of the last tenth.
    fn of_samples(&self, value: impl Fn(&Sample) -> f64) -> [Vec<f64>; 2] {
        [0, 1].map(|i| self.samples.iter().filter(|s| self.tenths(s.at)[i]).map(&value).collect())
    }

    fn of_moves(&self, value: impl Fn(&PlayedMove) -> Vec<Duration>) -> [Vec<f64>; 2] {
        let moves = || self.games.iter().flat_map(|game| &game.moves);
        let seconds = |m: &PlayedMove| -> Vec<f64> { value(m).iter().map(Duration::as_secs_f64).collect() };
        [0, 1].map(|i| moves().filter(|m| self.tenths(m.left)[i]).flat_map(seconds).collect())
    }

    fn rows(&self) -> Vec<Row> {
        let row = |name, digits, tenths: &[Vec<f64>; 2], of: fn(&[f64]) -> f64| {
            let [first, last] = [0, 1].map(|i| of(&tenths[i]));
            Row { name, digits, first, last, most: None }
        };
        let bounded = |row: Row, most: fn(f64, f64) -> f64| Row { most: Some(most(row.first, self.hours())), ..row };
        let memory = self.of_samples(|s| s.memory);
        let threads = self.of_samples(|s| s.threads);
        let handles = self.of_samples(|s| s.handles);
        let processor = self.of_samples(|s| s.processor);
        let [disk, load] = [self.of_samples(|s| s.disk), self.of_samples(|s| s.load)];
        let written = self.of_moves(|m| m.written.into_iter().collect());
        let watched = self.of_moves(|m| m.watched.clone());
        let busier = (mean(&load[1]) / mean(&load[0])).max(1.0);
        let freer = (mean(&load[0]) / mean(&load[1])).max(1.0);
        let slower = |row: Row| Row { most: Some(row.first * SLOWER * busier + LATENCY), ..row };
        let working = |row: Row| Row { most: Some(row.first * SLOWER * freer + PROCESSOR), ..row };
        vec![
            bounded(row("memory, MB, median", 0, &memory, median), |first, hours| {
                first + MEMORY_ONCE + MEMORY_AN_HOUR * hours
            }),
            row("memory, MB, most", 0, &memory, most),
            bounded(row("threads", 0, &threads, median), |first, _| first),
            bounded(row("file handles", 0, &handles, median), |first, _| first + HANDLES),
            working(row("processor, % of a core", 0, &processor, mean)),
            slower(row("move written after, s, median", 2, &written, median)),
            row("move written after, s, most", 2, &written, most),
            slower(row("watcher has it after, s, median", 2, &watched, median)),
            row("watcher has it after, s, most", 2, &watched, most),
            row("records folder, MB", 0, &disk, most),
            row("load of the machine", 1, &load, mean),
        ]
    }

    /// What must not be, a sentence each. What was not measured in a tenth is no number, and has not stayed below its bound.
    pub(crate) fn faults(&self) -> Vec<String> {
        let is_within = |row: &Row| row.most.is_none_or(|most| row.last <= most);
        let grown = self.rows().into_iter().filter(|row| !is_within(row));
        let mut faults: Vec<String> = grown.map(|row| format!("grown: {}", row.name)).collect();
        for game in self.games.iter().filter(|g| g.comparison.right < g.comparison.played || g.comparison.wrong > 0) {
            faults.push(format!("not as it was played: {}", line_of(game)));
        }
        faults
    }

    /// The tables, in Markdown.
    pub(crate) fn table(&self) -> String {
        let mut text = String::from("| | first tenth | last tenth | at most |\n|---|---|---|---|\n");
        for Row { name, digits, first, last, most } in self.rows() {
            let most = most.map_or_else(String::new, |most| format!("{most:.digits$}"));
            let _ = writeln!(text, "| {name} | {first:.digits$} | {last:.digits$} | {most} |");
        }
        text +=
            "\n| game | played | right | wrong | missing | questions | flagged | written after, s | clearing seen |\n";
        text += "|---|---|---|---|---|---|---|---|---|\n";
        for game in self.games {
            let seen = game.cleared.map_or("-", |seen| if seen { "yes" } else { "no" });
            let written: Vec<f64> = game.moves.iter().filter_map(|m| Some(m.written?.as_secs_f64())).collect();
            let c = game.comparison;
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} | {} | {} | {:.2} | {seen} |",
                game.name,
                c.played,
                c.right,
                c.wrong,
                c.missing,
                game.questions,
                game.flagged,
                median(&written),
            );
        }
        let total = |of: fn(&PlayedGame) -> usize| self.games.iter().map(of).sum::<usize>();
        let _ = writeln!(
            text,
            "\n{}, {} moves played, {} right, {} wrong, {} missing; {} scenes late",
            self.summary(),
            total(|g| g.comparison.played),
            total(|g| g.comparison.right),
            total(|g| g.comparison.wrong),
            total(|g| g.comparison.missing),
            total(|g| g.late),
        );
        for fault in self.faults() {
            let _ = writeln!(text, "{fault}");
        }
        let _ = write!(text, "{} faults", self.faults().len());
        text
    }

    /// The curves over time.
    pub(crate) fn picture(&self) -> String {
        let samples = |value: fn(&Sample) -> f64| -> Vec<[f64; 2]> {
            let during = self.samples.iter().filter(|s| s.at >= self.began && s.at <= self.ended);
            during.map(|s| [self.minutes_at(s.at), value(s)]).collect()
        };
        let moves = || self.games.iter().flat_map(|game| &game.moves);
        let seconds = |m: &PlayedMove, d: &Duration| [self.minutes_at(m.left), d.as_secs_f64()];
        let written = moves().flat_map(|m| m.written.as_ref().map(|d| seconds(m, d))).collect();
        let watched = moves().flat_map(|m| m.watched.iter().max().map(|d| seconds(m, d))).collect();
        let panels = [
            Panel { title: "memory, MB", curves: vec![Curve::line("", BLUE, samples(|s| s.memory))] },
            Panel {
                title: "threads and file handles",
                curves: vec![
                    Curve::line("file handles", ORANGE, samples(|s| s.handles)),
                    Curve::line("threads", BLUE, samples(|s| s.threads)),
                ],
            },
            Panel { title: "records folder, MB", curves: vec![Curve::line("", BLUE, samples(|s| s.disk))] },
            Panel { title: "processor, % of a core", curves: vec![Curve::line("", BLUE, samples(|s| s.processor))] },
            Panel {
                title: "from the hand's leaving to the move, s",
                curves: vec![
                    Curve::dots("with the last watcher", ORANGE, watched),
                    Curve::dots("in the journal", BLUE, written),
                ],
            },
            Panel { title: "load of the machine", curves: vec![Curve::line("", GREY, samples(|s| s.load))] },
        ];
        let height = TOP + panels.len() as f64 * PITCH + 4.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
             font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n"
        );
        let _ = writeln!(
            svg,
            "<text x=\"{LEFT}\" y=\"24\" font-size=\"16\">{}, {} moves; dashed: a game begins</text>",
            self.summary(),
            moves().count(),
        );
        let begins: Vec<f64> = self.games.iter().filter_map(|g| Some(self.minutes_at(g.moves.first()?.left))).collect();
        for (i, panel) in panels.iter().enumerate() {
            panel.draw(&mut svg, TOP + i as f64 * PITCH, self.minutes(), &begins);
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#444\">minutes</text>\n</svg>",
            (LEFT + WIDTH - RIGHT) / 2.0,
            height - 8.0
        );
        svg
    }
}

/// A game in one line.
pub(crate) fn line_of(game: &PlayedGame) -> String {
    let c = game.comparison;
    let counts = format!("{} played, {} right, {} wrong, {} missing", c.played, c.right, c.wrong, c.missing);
    format!("{}: {counts}, {} questions, {} flagged", game.name, game.questions, game.flagged)
}

/// The sizes of the picture, in pixels: its width, its margins, the height of a panel, and from one to the next.
const WIDTH: f64 = 900.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 58.0;
const PANEL: f64 = 96.0;
const PITCH: f64 = 138.0;

const BLUE: &str = "#1f5fa8";
const ORANGE: &str = "#d0701c";
const GREY: &str = "#666";

struct Curve {
    name: &'static str,
    color: &'static str,
    points: Vec<[f64; 2]>,
    is_dotted: bool,
}

impl Curve {
    fn line(name: &'static str, color: &'static str, points: Vec<[f64; 2]>) -> Self {
        Self { name, color, points, is_dotted: false }
    }

    fn dots(name: &'static str, color: &'static str, points: Vec<[f64; 2]>) -> Self {
        Self { is_dotted: true, ..Self::line(name, color, points) }
    }
}

struct Panel {
    title: &'static str,
    curves: Vec<Curve>,
}

impl Panel {
    fn draw(&self, svg: &mut String, top: f64, minutes: f64, begins: &[f64]) {
        let (right, bottom) = (WIDTH - RIGHT, top + PANEL);
        let most = self.curves.iter().flat_map(|curve| &curve.points).map(|p| p[1]).fold(0.0, f64::max);
        let step = step_of(most);
        let most = (most / step).ceil().max(1.0) * step;
        let x = |value: f64| LEFT + (right - LEFT) * value / minutes.max(f64::MIN_POSITIVE);
        let y = |value: f64| bottom - PANEL * value / most;
        let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\" font-weight=\"bold\">{}</text>", top - 9.0, self.title);
        for (i, curve) in self.curves.iter().filter(|curve| !curve.name.is_empty()).enumerate() {
            let (at, color, name) = (right - 160.0 * i as f64, curve.color, curve.name);
            let _ = writeln!(
                svg,
                "<text x=\"{at}\" y=\"{}\" text-anchor=\"end\" fill=\"{color}\">{name}</text>",
                top - 9.0
            );
        }
        for n in 0..=(most / step).round() as usize {
            let value = n as f64 * step;
            let at = y(value);
            let _ = writeln!(svg, "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ddd\"/>");
            let label = if step < 1.0 { format!("{value:.1}") } else { format!("{value:.0}") };
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#444\" font-size=\"11\">{label}</text>",
                LEFT - 6.0,
                at + 4.0
            );
        }
        let step = step_of(minutes);
        for n in 0..=(minutes / step + 0.01).floor() as usize {
            let value = n as f64 * step;
            let label = if step < 1.0 { format!("{value:.2}") } else { format!("{value:.0}") };
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#444\" font-size=\"11\">{label}</text>",
                x(value),
                bottom + 15.0
            );
        }
        for &begin in begins {
            let _ =
                writeln!(svg, "<path d=\"M{:.1} {top}V{bottom}\" stroke=\"#bbb\" stroke-dasharray=\"3 3\"/>", x(begin));
        }
        for curve in &self.curves {
            let mut path = String::new();
            for (i, &[at, value]) in curve.points.iter().enumerate() {
                let word = if i == 0 || curve.is_dotted { 'M' } else { 'L' };
                let dot = if curve.is_dotted { "h0" } else { "" };
                let _ = write!(path, "{word}{:.1} {:.1}{dot}", x(at), y(value));
            }
            let look =
                if curve.is_dotted { "stroke-width=\"3\" stroke-linecap=\"round\"" } else { "stroke-width=\"1.5\"" };
            let _ = writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" {look}/>", curve.color);
        }
    }
}

/// The step of a scale with four to ten marks: 1, 2 or 5 with zeros.
fn step_of(most: f64) -> f64 {
    let rough = (most / 4.0).max(1e-3);
    let power = 10_f64.powf(rough.log10().floor());
    [5.0, 2.0, 1.0].map(|n| n * power).into_iter().find(|step| *step <= rough).unwrap_or(power)
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

fn most(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NAN, f64::max)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
