//! `kifuscribe answer` and `kifuscribe correct`.

use std::path::{Path, PathBuf};
use std::slice;

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use serde_json::json;

use crate::commands::acting::{act, act_on};
use crate::commands::info_file;
use crate::commands::last_picture::say_difference;
use crate::commands::result::say_changed;
use crate::commands::value::InvalidValue;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::{ActOutcome, ActPlace};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::correction_preview::CorrectionPreview;
use kifuscribe_core::session::recording::{Act, Answer, HistoryStep, HistoryStepKind, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{self as language, Language, phrase, say};
use kifuscribe_platform::clock;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::answer_text::{self, QuestionStanding};
use kifuscribe_words::correction_text;
use kifuscribe_words::history_text;
use kifuscribe_words::info_text;
use kifuscribe_words::recording_text;

/// Answer the questions of a recording; without a number, list those that are open.
#[derive(Debug, Args)]
pub(super) struct AnswerArgs {
    /// The session folder
    session: PathBuf,
    /// The question's number
    #[arg(value_parser = question_number)]
    question: Option<u32>,
    /// `confirm` (the record is right), `reject` (no proposal is what happened; the record stays), or the number of a proposal
    #[arg(requires = "question")]
    answer: Option<String>,
    /// Who answers
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    by: String,
    /// The record [default: beside the session folder]
    #[arg(short, long, value_name = "GAME.sgf")]
    output: Option<PathBuf>,
}

fn question_number(text: &str) -> Result<u32, InvalidValue> {
    text.parse().map_err(|_| InvalidValue::Malformed(phrase!("value-question")))
}

/// Runs `answer`.
pub(super) fn answer(args: &AnswerArgs) -> anyhow::Result<CommandOutcome> {
    let Some(question) = args.question else {
        return list(&args.session, &SessionState::from_events(&SessionFolder::at(&args.session).read()?.events));
    };
    let answer = match args.answer.as_deref() {
        Some(word) => match Answer::of_word(word) {
            Some(answer) => answer,
            None => bail!(say!("correct-no-answer", word = format!("{word:?}"))),
        },
        None => bail!(say!("correct-answer-missing", question)),
    };
    let place = ActPlace::recording(&args.session, args.output.as_deref());
    let (answered, handed_on) = act(&place, &args.by, SessionAct::Answer { question, answer })?;
    say_steps(&answered)?;
    Ok(list(&args.session, &answered.state)?.max(handed_on))
}

/// Says what was done, taken back or made again.
fn say_steps(done: &ActOutcome) -> anyhow::Result<()> {
    history_text::steps_after(&done.state, done.before.steps().len()).iter().try_for_each(|line| Output.line(line))
}

/// Lists the open questions with their proposals.
fn list(session: &Path, state: &SessionState) -> anyhow::Result<CommandOutcome> {
    let size = state.record().map_or(BoardSize::NINETEEN, |r| r.size);
    let open = || state.questions().iter().filter(|q| q.is_open());
    for asked in open() {
        Output.line(&format!("{}. {}", asked.question.id, recording_text::question(&asked.question, size)))?;
        let standing = state.record().map(|record| QuestionStanding::of(&asked.question, record));
        for (answer, outcome) in answer_text::ways(&asked.question, standing.as_ref(), size) {
            Output.line(&format!("   {}: {outcome}", answer.word()))?;
        }
    }
    if open().next().is_some() {
        return Ok(CommandOutcome::Finding);
    }
    Output.line(say!("printed-no-question-is-open"))?;
    say_difference(session, state);
    Ok(CommandOutcome::Done)
}

/// Correct a recording by naming the mistake.
#[derive(Debug, Args)]
pub(super) struct CorrectArgs {
    /// The session folder; for 'withdraw' and 'history' also the journal of a count beside its report, F.count.jsonl
    session: PathBuf,
    #[command(subcommand)]
    mistake: Mistake,
    /// Who corrects
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true, global = true)]
    by: String,
    /// The record [default: beside the session folder]
    #[arg(short, long, value_name = "GAME.sgf", global = true)]
    output: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Mistake {
    /// Move NUMBER was played at POINT
    WrongPoint {
        /// The move, from 1
        number: usize,
        /// Where it was played, such as D4
        point: String,
    },
    /// Move NUMBER was played by the other side
    WrongColor {
        /// The move, from 1
        number: usize,
    },
    /// After move AFTER, moves were played that are not in the record, such as "W D4 B Q16"
    Missed {
        /// The number of moves before them
        after: usize,
        /// The moves: colour and point in turn, `pass` for a pass
        moves: String,
    },
    /// Move NUMBER was not played
    Extra {
        /// The move, from 1
        number: usize,
    },
    /// After move AFTER, stones were lifted that the record still has: the string of each of the POINTS
    CaptureNotTaken {
        /// The number of moves before they were lifted
        after: usize,
        /// A stone of each string, such as D4
        #[arg(required = true)]
        points: Vec<String>,
    },
    /// Every move after move NUMBER is wrong
    ResumeFrom {
        /// The last correct move; 0 for the start
        number: usize,
    },
    /// Names, ranks, event or settings are wrong or missing: those in a file take their place, until the seal
    Info {
        /// What is known about the game, as for 'record --info': a TOML file or a tournament. What it leaves out stays; an
        /// empty text removes an entry
        #[arg(long, value_name = "FILE")]
        info: String,
        /// The table of the game, in a tournament
        #[arg(long, value_name = "N")]
        table: Option<String>,
        /// The round of the game in the tournament [default: the last that is paired]
        #[arg(long, value_name = "ROUND")]
        round: Option<String>,
        /// Who puts it right
        #[arg(long, value_name = "NAME")]
        by: String,
    },
    /// The record is right although the board shows something else at the end
    AsRecorded,
    /// Take the last correction back
    Undo,
    /// Take the last answer or correction back
    TakeBack,
    /// Make what was taken back last again
    Redo,
    /// Take the last ruling or result back; the journal keeps both
    Withdraw {
        /// Who takes it back
        #[arg(long, value_name = "NAME")]
        by: String,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reasons: String,
    },
    /// List the answers, corrections, rulings and results, the oldest first; nothing is changed
    History {
        /// Print one line of JSON
        #[arg(long)]
        json: bool,
    },
}

/// Runs `correct`.
pub(super) fn correct(args: &CorrectArgs) -> anyhow::Result<CommandOutcome> {
    let count = CountJournal::named(&args.session);
    match &args.mistake {
        Mistake::History { json } => {
            let state = match &count {
                Some(journal) => journal.state()?.0,
                None => SessionState::from_events(&SessionFolder::at(&args.session).read()?.events),
            };
            history(&state, state.record().map_or(BoardSize::NINETEEN, |r| r.size), *json)
        }
        Mistake::Withdraw { by, reasons } => withdraw(args, count, by, reasons),
        mistake => {
            let place = ActPlace::recording(&args.session, args.output.as_deref());
            let signed = Signature::new(clock::now(), &args.by);
            let (corrected, handed_on) = act_on(&place, &signed, |state| {
                let correction = mistake.correction(state)?;
                Ok(correction.map(SessionAct::Correct).into_iter().collect())
            })?;
            if corrected.before == corrected.state {
                Output.line(say!("printed-nothing-changes"))?;
                return Ok(handed_on);
            }
            if let Mistake::Undo | Mistake::TakeBack | Mistake::Redo = mistake {
                say_steps(&corrected)?;
            }
            changes(&corrected.before, &corrected.state).iter().try_for_each(|line| Output.line(line))?;
            let moves = say!("count-moves", n = corrected.state.moves().len());
            Output.line(&say!("printed-written-to", moves, sgf = corrected.sgf.display()))?;
            Ok(handed_on)
        }
    }
}

impl Mistake {
    /// The correction of a recording in this state; `None` where nothing changes, and for what is no correction.
    fn correction(&self, state: &SessionState) -> anyhow::Result<Option<Correction>> {
        let size = state.record().map_or(BoardSize::NINETEEN, |r| r.size);
        Ok(Some(match self {
            Self::WrongPoint { number, point } => Correction::WrongPoint { number: *number, point: at(point, size)? },
            Self::WrongColor { number } => Correction::WrongColor { number: *number },
            Self::Missed { after, moves } => Correction::Missed { after: *after, moves: played(moves, size)? },
            Self::Extra { number } => Correction::Extra { number: *number },
            Self::CaptureNotTaken { after, points } => {
                let points = points.iter().map(|p| at(p, size)).collect::<anyhow::Result<_>>()?;
                Correction::CaptureNotTaken { after: *after, points }
            }
            Self::ResumeFrom { number } => Correction::ResumeFrom { number: *number },
            Self::Info { info, table, round, .. } => {
                let info = info_file::amended(state.info(), info, table.as_deref(), round.as_deref())?;
                if info == *state.info() {
                    return Ok(None);
                }
                Correction::WrongInfo(Box::new(info))
            }
            Self::AsRecorded => Correction::AsRecorded,
            Self::Undo => Correction::Undo,
            Self::TakeBack => Correction::TakeBack,
            Self::Redo => Correction::Redo,
            Self::Withdraw { .. } | Self::History { .. } => return Ok(None),
        }))
    }
}

/// What a correction made of a record: which moves, stones and prisoners are others, and which entries about the game.
fn changes(before: &SessionState, after: &SessionState) -> Vec<String> {
    let mut lines = info_text::changes(before.info(), after.info());
    if let (Some(was), Some(is)) = (before.record(), after.record()) {
        let preview = CorrectionPreview::between(was, is.clone());
        if !(preview.removed.is_empty() && preview.added.is_empty() && preview.stones.is_empty()) {
            lines.extend(correction_text::preview_lines(&preview));
        }
    }
    lines
}

/// Takes the last ruling or result of a recording back, or the last ruling of a count without one.
fn withdraw(
    args: &CorrectArgs,
    count: Option<CountJournal>,
    by: &str,
    reasons: &str,
) -> anyhow::Result<CommandOutcome> {
    let withdrawal = SessionAct::Withdraw { reasons: reasons.trim().to_owned() };
    let handed_on = match count {
        Some(journal) => {
            let (_, handed_on) = act(&ActPlace::of_count(&journal, None), by, withdrawal)?;
            Output.line(&say!("printed-ruling-taken-back", journal = journal.path().display()))?;
            handed_on
        }
        None => {
            let place = ActPlace::recording(&args.session, args.output.as_deref());
            let (withdrawn, handed_on) = act(&place, by, withdrawal)?;
            Output.line(&say!("printed-taken-back-written-to", sgf = withdrawn.sgf.display()))?;
            handed_on
        }
    };
    Ok(handed_on)
}

/// Lists what people did to a recording.
fn history(state: &SessionState, size: BoardSize, json: bool) -> anyhow::Result<CommandOutcome> {
    let history = state.steps();
    if json {
        let entry = |step: &HistoryStep| {
            let (kind, acts) = match &step.kind {
                HistoryStepKind::Done(act) => ("done", slice::from_ref(act)),
                HistoryStepKind::TakenBack { acts, .. } => ("taken-back", acts.as_slice()),
                HistoryStepKind::MadeAgain { acts, .. } => ("made-again", acts.as_slice()),
            };
            let Signature { at, by } = step.signature();
            json!({
                "seconds": step.time.as_secs_f64(),
                "at": at,
                "by": by,
                "step": kind,
                "what": history_text::what_happened(step, size, state.info()),
                "decision": acts.iter().any(Act::is_decision),
                "taken_back": !step.holds,
            })
        };
        let entries = || history.iter().map(entry).collect::<Vec<_>>();
        Output.json(&language::within(Language::English, entries))?;
        say_changed(state);
        return Ok(CommandOutcome::Done);
    }
    history_text::steps(state, 0).iter().try_for_each(|line| Output.line(line))?;
    if history.is_empty() {
        Output.line(say!("history-nothing-was-answered-corrected-or"))?;
    }
    say_changed(state);
    Ok(CommandOutcome::Done)
}

fn at(label: &str, size: BoardSize) -> anyhow::Result<Point> {
    Point::from_label(label, size).with_context(|| say!("correct-no-point", label = format!("{label:?}"), size))
}

fn played(text: &str, size: BoardSize) -> anyhow::Result<Vec<(Color, Option<Point>)>> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    if fields.is_empty() || !fields.len().is_multiple_of(2) {
        bail!(say!("correct-no-moves", text = format!("{text:?}")));
    }
    let played = |pair: &[&str]| {
        let color = match pair[0].to_ascii_lowercase().as_str() {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            other => bail!(say!("correct-no-color", text = format!("{other:?}"))),
        };
        Ok((color, if pair[1].eq_ignore_ascii_case("pass") { None } else { Some(at(pair[1], size)?) }))
    };
    fields.chunks(2).map(played).collect()
}
