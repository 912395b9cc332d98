//! `score`: prints the result of a record, with the arithmetic.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use crate::commands::noted_count::announce_noted_penalties;
use crate::commands::settling_option::{self, phrase_with};
use crate::commands::value::{InvalidValue, one_of, within};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_console::terminal::remark;
use kifuscribe_core::audit::final_position::{
    Agreement, FinalPosition, MoveReport, PositionNote, end_of, recorded_result,
};
use kifuscribe_core::count::audit::same_result;
use kifuscribe_core::count::line::CountLine;
use kifuscribe_core::count::method::OddPoint;
use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::clock::parse_penalty;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::course::CoursePhase;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ledger::Ledger;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Compensation, Preset};
use kifuscribe_core::game::score::Score;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::ChangedSince;
use kifuscribe_formats::sgf;
use kifuscribe_formats::sgf::SgfGame;
use kifuscribe_language::{as_sentence, phrase, say};
use kifuscribe_recording::input_file;
use kifuscribe_storage::recordings;
use kifuscribe_words::changed_text;
use kifuscribe_words::ledger_text;
use kifuscribe_words::referee_text;
use kifuscribe_words::{audit_json, audit_text, result_text};

/// The result of a recorded game, with the arithmetic.
///
/// The position after the last move is scored as it stands. Dead stones are those named by --dead, else those inside the
/// territory that the record's last node marks, else none. Exit status 1 where the record's own result is another one.
#[derive(Debug, Args)]
pub(super) struct ScoreArgs {
    /// The record.
    game: PathBuf,
    #[command(flatten)]
    agreement: AgreementArgs,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// What is agreed about a game besides its record.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct AgreementArgs {
    /// The rule set: ing, ing-egf, ing-aga, wmsg2008, area, aga, new-zealand, tromp-taylor or japanese [default: the record's RU, else ing].
    #[arg(long, value_name = "RULES", value_parser = preset)]
    rules: Option<Preset>,
    /// Pair go: komi 6 unless given otherwise, and an equal score is White's.
    #[arg(long)]
    pair_go: bool,
    /// The points White receives, such as 6.5; negative for reverse komi [default: the record's KM, else the rules'].
    #[arg(long, value_name = "POINTS", value_parser = amount, allow_negative_numbers = true)]
    komi: Option<HalfPoints>,
    /// Dead strings, each named by one stone: "D4 Q16"; "none" where no stone is dead.
    #[arg(long, value_name = "STONES", value_parser = dead_stones)]
    dead: Option<String>,
    /// Groups in seki, each named by one stone; under Japanese rules their eyes do not count.
    #[arg(long, value_name = "STONES")]
    seki: Option<String>,
    /// The penalty Black pays: points, or the time used on a clock with penalty points, such as "64:10 of 60:00" [default:
    /// what was noted in its recording, else 0].
    #[arg(long, value_name = "POINTS", value_parser = parse_penalty, allow_negative_numbers = true)]
    penalty_black: Option<HalfPoints>,
    /// The penalty White pays, in the same way.
    #[arg(long, value_name = "POINTS", value_parser = parse_penalty, allow_negative_numbers = true)]
    penalty_white: Option<HalfPoints>,
    /// The stones Black has taken during play, counted by hand [default: the record's].
    #[arg(long, value_name = "STONES")]
    prisoners_black: Option<u16>,
    /// The stones White has taken during play, counted by hand [default: the record's].
    #[arg(long, value_name = "STONES")]
    prisoners_white: Option<u16>,
    /// Handicap moves as Ing counts them: one less than the stones that SGF's HA counts [default: HA - 1].
    #[arg(long, value_name = "MOVES", value_parser = within(0_u16..=100))]
    handicap: Option<u16>,
    /// What White receives for the handicap: none, a point for each of the handicap moves, or for each of
    /// the stones [default: as the rules have it].
    #[arg(long, value_name = "none|moves|stones", value_parser = compensation)]
    compensation: Option<Compensation>,
    /// How a count by filling in settles an odd point: on the board, where a point stays empty beside the
    /// compensation stones or the last shared point takes one more stone, or by arithmetic after a plain
    /// count [default: board].
    #[arg(long, value_name = "board|arithmetic", value_parser = odd_point)]
    odd: Option<OddPoint>,
    /// Who made the last move on the board, passes left out [default: as the record has it].
    #[arg(long, value_name = "black|white", value_parser = color)]
    last_move: Option<Color>,
}

impl AgreementArgs {
    /// Returns what was typed as an agreement.
    pub(super) fn agreement(&self) -> Agreement {
        Agreement {
            rules: self.rules,
            pair_go: self.pair_go,
            komi: self.komi,
            dead: self.dead.clone(),
            seki: self.seki.clone(),
            penalties: [self.penalty_black, self.penalty_white],
            prisoners: [self.prisoners_black, self.prisoners_white].map(|n| n.map(usize::from)),
            handicap: self.handicap.map(usize::from),
            compensation: self.compensation,
            last_board_move: self.last_move,
            odd: self.odd,
            ..Agreement::default()
        }
    }

    /// The same about a record on the disk, with what its recording says.
    pub(super) fn agreement_on(&self, game: &Path) -> GameAgreement {
        let mut agreement = self.agreement();
        // A record whose recording cannot be read is counted without it.
        let recording = recordings::recording_of(game);
        if let Some((session, state)) = &recording {
            let noted = NotedCount::of(state, agreement.rules);
            announce_noted_penalties(session, &noted);
            agreement.noted = noted.penalties;
        }
        let confirmed = recording.as_ref().and_then(|(_, state)| state.confirmed_result()).map(|note| note.result);
        let outdated = recording.as_ref().and_then(|(_, state)| state.changed_since_confirmed());
        GameAgreement { agreement, confirmed, outdated }
    }
}

/// What is agreed about a record on the disk.
pub(super) struct GameAgreement {
    /// What was given, with the penalties that were noted while it was recorded.
    agreement: Agreement,
    /// The result that is confirmed in its recording.
    confirmed: Option<GameResult>,
    /// What has changed since it was confirmed, so that it does not stand.
    outdated: Option<ChangedSince>,
}

/// Reads a rule set by its name, or as SGF names it.
pub(super) fn preset(text: &str) -> Result<Preset, InvalidValue> {
    // Most tournaments under the European Go Federation have Japanese rules, its youth events simplified Ing rules.
    if text.eq_ignore_ascii_case("egf") {
        return Err(InvalidValue::Malformed(phrase!("value-rules-egf")));
    }
    Preset::from_sgf(text).map_or_else(|| one_of(text, Preset::ALL, |preset| preset.name()), Ok)
}

fn amount(text: &str) -> Result<HalfPoints, InvalidValue> {
    HalfPoints::parse(text).ok_or(InvalidValue::Malformed(phrase!("value-half-points")))
}

/// Returns the dead strings as they are named, an empty text for none. The points are checked with the record.
#[allow(clippy::unnecessary_wraps)] // The command line's parsers return results.
fn dead_stones(text: &str) -> Result<String, InvalidValue> {
    Ok(Agreement::dead_written(text))
}

fn compensation(text: &str) -> Result<Compensation, InvalidValue> {
    one_of(text, Compensation::ALL, |compensation| compensation.name())
}

fn odd_point(text: &str) -> Result<OddPoint, InvalidValue> {
    one_of(text, &[OddPoint::OnBoard, OddPoint::Arithmetic], |odd_point| match odd_point {
        OddPoint::OnBoard => "board",
        OddPoint::Arithmetic => "arithmetic",
    })
}

/// Parses the name of a colour.
pub(super) fn color(text: &str) -> Result<Color, InvalidValue> {
    one_of(text, &Color::BOTH, Color::name)
}

/// Reads a record.
pub(super) fn read_game(path: &Path) -> anyhow::Result<SgfGame> {
    let bytes = input_file::read(path).with_context(|| say!("score-unreadable", path = path.display()))?;
    sgf::read(&bytes).with_context(|| say!("score-no-game", path = path.display()))
}

/// A game at its end, with what was read of it.
pub(super) struct ReadGame {
    /// The final position.
    pub(super) ended: FinalPosition,
    /// What was guessed, mended or left out when the record was read, a phrase each.
    reading: Vec<String>,
    /// What was assumed about its end, a phrase each.
    pub(super) notes: Vec<String>,
    /// The dead stones that are not agreed, where the result depends on them.
    pub(super) open: Option<OpenDead>,
    /// The result that is confirmed in the game's recording.
    pub(super) confirmed: Option<GameResult>,
    /// What has changed since it was confirmed, so that it does not stand.
    outdated: Option<ChangedSince>,
    /// The record's own result, where the computed one has to be the same.
    recorded: Option<GameResult>,
    /// Whether the dead stones are those inside the territory that the record marks.
    pub(super) is_marked: bool,
}

/// Reads a record and plays it to its end as agreed.
pub(super) fn read_to_end(path: &Path, agreed: &GameAgreement) -> anyhow::Result<ReadGame> {
    let GameAgreement { agreement, confirmed, outdated } = agreed;
    let SgfGame { record, notes, .. } = read_game(path)?;
    let reading: Vec<String> = notes.iter().map(ToString::to_string).collect();
    let ended = end_of(&record, agreement)?;
    let size = record.size;
    let said = |note| phrase_with(audit_text::position_note(note, size), settling_option::of_position(note, size));
    let notes = ended.notes.iter().map(said).collect();
    let open =
        OpenDead::of(&record, agreement, &ended).map(|open| OpenDead { is_settled: confirmed.is_some(), ..open });
    let recorded = recorded_result(&record, agreement, &ended)?;
    let is_marked = agreement.dead.is_none() && record.territory.is_some();
    Ok(ReadGame { ended, reading, notes, open, confirmed: *confirmed, outdated: *outdated, recorded, is_marked })
}

/// The stones that are probably dead, where nobody has said which are and the result depends on it.
pub(super) struct OpenDead {
    /// One stone of each string, as `--dead` takes them.
    dead: String,
    /// The result if all stones are alive.
    alive: GameResult,
    /// The result if these are dead: the finished fill is judged by it if the players take them off.
    result: GameResult,
    /// Whether the result of the game is confirmed, so that nothing has to be agreed.
    is_settled: bool,
}

impl OpenDead {
    /// Returns the probably dead stones of a position in which nobody has said which stones are dead; `None` where there
    /// are none, or where the result is the same without them.
    fn of(record: &GameRecord, agreement: &Agreement, ended: &FinalPosition) -> Option<Self> {
        let strings = ended.notes.iter().find_map(|note| match note {
            PositionNote::ProbablyDead(strings) => Some(strings),
            _ => None,
        })?;
        let labels: Vec<String> = strings.iter().map(|p| p.label(record.size)).collect();
        let dead = labels.join(" ");
        let agreed = Agreement { dead: Some(dead.clone()), ..agreement.clone() };
        let result = end_of(record, &agreed).ok()?.score().result;
        let alive = ended.score().result;
        (!same_result(result, alive)).then_some(Self { dead, alive, result, is_settled: false })
    }

    /// Both results in a sentence, and how to settle which holds where that is open.
    fn sentence(&self) -> String {
        let (alive, alive_text) = (self.alive.to_sgf(), result_text::in_words(self.alive, None));
        let (result, text) = (self.result.to_sgf(), result_text::in_words(self.result, None));
        if self.is_settled {
            say!("score-dead-not-in-record", alive, alive_text, dead = self.dead, result, text)
        } else {
            say!("score-depends-on-dead", alive, alive_text, dead = self.dead, result, text)
        }
    }

    /// Prints both results before the arithmetic, so that neither is taken for the result.
    fn announce(&self) -> anyhow::Result<()> {
        Output.line(&self.sentence())?;
        Output.line(say!("score-all-alive-below"))
    }

    /// Both results as JSON.
    pub(super) fn json(&self) -> Value {
        json!({
            "dead": self.dead.split_whitespace().collect::<Vec<_>>(),
            "if_alive": self.alive.to_sgf(),
            "if_dead": self.result.to_sgf(),
        })
    }
}

/// The line of the result: where it depends on dead stones that are not agreed, it says what it holds for.
pub(super) fn result_line(result: GameResult, open: Option<&OpenDead>) -> String {
    let text = result_text::in_words(result, None);
    match open {
        Some(_) => say!("score-result-all-alive", result = result.to_sgf(), text),
        None => say!("score-result", result = result.to_sgf(), text),
    }
}

impl ReadGame {
    /// Prints what people have to know before the arithmetic: the result that is confirmed, and that the computed one depends
    /// on dead stones. What was doubtful about the file is a remark.
    pub(super) fn announce(&self) -> anyhow::Result<()> {
        self.reading.iter().for_each(|note| remark(say!("printed-note", note)));
        if let Some(result) = self.confirmed {
            Output.line(&say!(
                "score-confirmed",
                result = result.to_sgf(),
                text = result_text::in_words(result, None)
            ))?;
        }
        if let Some(changed) = self.outdated {
            Output.line(&as_sentence(&changed_text::of_result(changed)))?;
        }
        self.open.iter().try_for_each(OpenDead::announce)
    }

    /// Adds the confirmed result for programs, and whether it stands.
    pub(super) fn add_confirmed(&self, json: &mut Value) {
        json["confirmed"] = json!(self.confirmed.map(GameResult::to_listed));
        json["stands"] = json!(self.confirmed.map(|_| self.outdated.is_none()));
    }

    /// The notes for programs, with the sentence about the dead stones that people are told before everything else.
    pub(super) fn all_notes(&self) -> Vec<String> {
        self.reading.iter().chain(&self.notes).cloned().chain(self.open.as_ref().map(OpenDead::sentence)).collect()
    }

    /// Where the record's own result is not the computed one, a sentence that says so.
    fn contradiction(&self, computed: GameResult) -> Option<String> {
        let recorded = self.recorded.filter(|&recorded| !same_result(recorded, computed))?;
        let (own, count) = (recorded.to_listed(), computed.to_sgf());
        let with_dead = self.open.as_ref().filter(|open| same_result(recorded, open.result));
        Some(if let Some(OpenDead { dead, .. }) = with_dead {
            say!("score-record-is-that-with-dead", own, text = result_text::in_words(recorded, None), dead)
        } else if recorded.is_without_count() {
            say!("score-record-without-count", own, text = result_text::in_words(recorded, None), count)
        } else {
            say!(
                "score-record-differs",
                own,
                text = result_text::in_words(recorded, None),
                count,
                computed = result_text::in_words(computed, None)
            )
        })
    }
}

/// Scores the record.
pub(super) fn run(args: &ScoreArgs) -> anyhow::Result<CommandOutcome> {
    let agreement = args.agreement.agreement_on(&args.game);
    let game = for_programs(args.json, || read_to_end(&args.game, &agreement))?;
    let ReadGame { ended, reading: _, notes, open, recorded, is_marked, .. } = &game;
    let score = ended.score();
    let contradiction = for_programs(args.json, || game.contradiction(score.result));
    if args.json {
        let mut json = for_programs(true, || score_json(ended, &score, &game.all_notes()));
        json["depends_on_dead"] = json!(open.as_ref().map(OpenDead::json));
        game.add_confirmed(&mut json);
        json["recorded"] = json!(recorded.map(GameResult::to_listed));
        if let (Some(text), Some(flags)) = (&contradiction, json["flags"].as_array_mut()) {
            flags.push(json!({"kind": "record-result", "text": text}));
        }
        Output.json(&json)?;
    } else {
        game.announce()?;
        Output.line(&say!("score-rules", rules = ended.terms.rules.preset))?;
        Output.line(&dead_line(ended, *is_marked))?;
        ledger_lines(&score.ledger.clone().map(CountLine::Score))?;
        let prisoners = Color::BOTH.map(|c| ended.terms.prisoners[c as usize]);
        Output.line(&say!("score-captures", black = prisoners[0], white = prisoners[1]))?;
        if !ended.passes.is_empty() {
            Output.line(&say!("score-passes", passes = audit_text::passes(ended)))?;
        }
        // A move may have several flags with one sentence.
        let mut texts: Vec<String> = flags(ended, &score, notes).into_iter().map(|f| f.1).collect();
        texts.dedup();
        for text in texts {
            Output.line(&say!("printed-note", note = text))?;
        }
        Output.line(&result_line(score.result, open.as_ref()))?;
        contradiction.iter().try_for_each(|text| Output.line(text))?;
    }
    Ok(if contradiction.is_some() { CommandOutcome::Finding } else { CommandOutcome::Done })
}

/// The arithmetic, a line each.
pub(super) fn ledger_lines(ledger: &Ledger<CountLine>) -> anyhow::Result<()> {
    ledger.lines.iter().try_for_each(|line| Output.line(&ledger_text::line(line)))
}

/// Which stones count as dead, and whether the record's territory marks say so.
pub(super) fn dead_line(ended: &FinalPosition, is_marked: bool) -> String {
    let size = ended.living.size();
    let labels: Vec<String> = ended.dead.points().map(|p| p.label(size)).collect();
    match labels.len() {
        0 => say!("score-no-dead").to_owned(),
        n if is_marked => say!("score-dead-marked", n, points = labels.join(" ")),
        n => say!("score-dead", n, points = labels.join(" ")),
    }
}

/// Returns everything besides the arithmetic: its JSON and its sentence.
fn flags(ended: &FinalPosition, score: &Score, notes: &[String]) -> Vec<(Value, String)> {
    let mut flags = Vec::new();
    for report in &ended.reports {
        let text = report_text(report, ended);
        let kinds = report.refusals.iter().map(|r| r.name()).chain(report.referee.iter().map(|f| f.name()));
        for kind in kinds {
            let point = report.point.map(|p| p.label(ended.living.size()));
            let (n, color) = (report.number, report.color.name());
            flags.push((json!({"kind": kind, "move": n, "color": color, "point": point, "text": text}), text.clone()));
        }
    }
    for flag in &score.flags {
        let text = phrase_with(referee_text::score_flag(flag, ended.living.size()), settling_option::of_score(flag));
        flags.push((json!({"kind": flag.name(), "text": text}), text));
    }
    for note in notes {
        flags.push((json!({"kind": "note", "text": note}), note.clone()));
    }
    flags
}

fn report_text(report: &MoveReport, ended: &FinalPosition) -> String {
    let place = report.point.map_or(say!("score-passes-here").to_owned(), |p| p.label(ended.living.size()));
    let mut reasons: Vec<String> = report.refusals.iter().map(ToString::to_string).collect();
    reasons.extend(report.referee.iter().map(|&flag| referee_text::flag(flag)));
    let (number, color) = (report.number, report.color);
    let text = say!("score-move", number, color, place, reasons = reasons.join("; "));
    match report.consequence.map(referee_text::consequence) {
        Some(follows) => say!("score-move-and-consequence", move = text, follows),
        None => text,
    }
}

fn sides(value: impl Fn(Color) -> usize) -> Value {
    json!({"black": value(Color::Black), "white": value(Color::White)})
}

/// The division of the board as JSON.
pub(super) fn area_json(area: &Area) -> Value {
    json!({
        "black": area.total(Color::Black),
        "white": area.total(Color::White),
        "living": sides(|c| area.living(c)),
        "surrounded": sides(|c| area.territory(c)),
        "shared": area.shared(),
        "difference": area.difference(),
    })
}

fn score_json(ended: &FinalPosition, score: &Score, notes: &[String]) -> Value {
    let size = ended.living.size();
    let territory = |c: Color| score.territory.points[c as usize] + score.prisoners[c as usize];
    json!({
        "rules": ended.terms.rules.preset.name(),
        "result": score.result.to_sgf(),
        "tie": score.tie.map(Color::name),
        "margin": audit_json::number(score.margin),
        "komi": audit_json::number(ended.terms.komi),
        "owed": audit_json::number(ended.terms.owed()),
        "area": area_json(&score.area),
        "territory": {
            "black": territory(Color::Black),
            "white": territory(Color::White),
            "surrounded": sides(|c| score.territory.points[c as usize]),
            "prisoners": sides(|c| score.prisoners[c as usize]),
            "difference": territory(Color::Black) as i64 - territory(Color::White) as i64,
        },
        "passes": ended.passes.iter().map(|c| c.name()).collect::<Vec<_>>(),
        "phase": match ended.phase {
            CoursePhase::Playing => "playing",
            CoursePhase::Stopped => "stopped",
            CoursePhase::Ended => "ended",
        },
        "captures": sides(|c| ended.terms.prisoners[c as usize]),
        "dead": ended.dead.points().map(|p| p.label(size)).collect::<Vec<_>>(),
        "flags": flags(ended, score, notes).into_iter().map(|f| f.0).collect::<Vec<_>>(),
        "ledger": audit_json::ledger(&score.ledger.clone().map(CountLine::Score)),
    })
}
