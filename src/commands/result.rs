//! `kifuscribe result`: a result is claimed, confirmed, and only then handed out.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use crate::commands::acting::act_on;
use crate::commands::assent_args::AssentArgs;
use crate::commands::protest_args::ProtestArgs;
use crate::commands::send_result::{SendArgs, send};
use kifuscribe_acts::act::{DecisionDetail, SessionAct};
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_acts::recording_files::{changed_results, outcome_of};
use kifuscribe_acts::remark::Remark;
use kifuscribe_console::exit::{CommandOutcome as Exit, print_error};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{Resolution, Withdrawal, date_and_time};
use kifuscribe_core::session::recording::{LeadingResult, ResultRank, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_platform::clock;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::changed_text;
use kifuscribe_words::history_text::{appeals, outdone_rows, ruling_sentence};

/// Note a game's result; without one, say how far it has come.
///
/// A confirmed result is final, and ends the recording where it still runs. It goes into the record, and as result.json
/// and result.csv into the session folder; of one that is only claimed nothing is written but the journal. With --send the confirmed result goes to the
/// tournament.
#[derive(Debug, Args)]
pub(super) struct ResultArgs {
    /// The session folder
    session: PathBuf,
    /// What is done
    #[arg(requires = "result")]
    what: Option<ResultInput>,
    /// The result, such as B+3.5, W+R, 0, both-lose, no-result, W+illegal-move, B+adjudicated
    result: Option<String>,
    #[command(flatten)]
    protest: ProtestArgs,
    /// Who writes it down; a player's name says that this player agrees
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    by: String,
    #[command(flatten)]
    assent: AssentArgs,
    /// Why the referee decides so, whose name --by gives
    #[arg(long, default_value = "", hide_default_value = true, value_name = "TEXT")]
    reasons: String,
    /// The record [default: beside the session folder]
    #[arg(short, long, value_name = "GAME.sgf")]
    output: Option<PathBuf>,
    #[command(flatten)]
    send: SendArgs,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ResultInput {
    /// A player, or the count, says so
    Claim,
    /// Both players agree, the loser resigns, or the referee decides with a name and reasons; what else one player says alone is a claim
    Confirm,
}

/// Writes the files of a confirmed result again where one is not as the journal gives it, and says so.
fn restore_files(args: &ResultArgs, state: &SessionState) {
    let changed = changed_results(&args.session, state).unwrap_or_default();
    if changed.is_empty() || state.confirmed_result().is_none() {
        return;
    }
    let place = ActPlace::recording(&args.session, args.output.as_deref());
    match act_on(&place, &Signature::default(), |_| Ok(Vec::new())) {
        Ok(_) => changed.iter().filter(|file| file.is_file()).for_each(|file| {
            remark(say!("printed-result-file-written-again", file = file.display()));
        }),
        Err(why) => print_error(&why),
    }
}

/// Says what was decided where no result is confirmed.
pub(super) fn say_decided(state: &SessionState) {
    let counting = state.counting();
    if state.confirmed_result().is_none()
        && let Some(ruling) = counting.rulings.iter().rfind(|ruling| ruling.result.is_some())
    {
        remark(say!("printed-decided-not-confirmed", ruling = ruling_sentence(ruling, state.info())));
    }
}

/// Says what the result has beside it: the decision that holds where none is confirmed, appeals, and what no longer holds or is open.
fn say_outdone(state: &SessionState) {
    say_decided(state);
    let counting = &state.counting_with_result();
    let rows = appeals(counting).into_iter().chain(outdone_rows(counting, &state.outdone()));
    rows.for_each(|[label, text]| remark(format!("{label}: {text}")));
}

/// Says that the record was changed since the result was confirmed or, where none is, since the count was audited.
pub(super) fn say_changed(state: &SessionState) {
    if let Some(changed) = state.changed_since_count() {
        remark(as_sentence(&changed_text::sentence(changed, state.confirmed_result().is_some())));
    }
}

/// Runs the command.
pub(super) fn run(args: &ResultArgs) -> anyhow::Result<Exit> {
    let (state, handed_on) = match (args.what, &args.result) {
        (Some(what), Some(text)) => {
            let result = GameResult::from_text(text)
                .filter(|r| r.is_decided())
                .with_context(|| say!("result-unreadable", text = format!("{text:?}")))?;
            let protests = args.protest.protests()?;
            let (protest, reasons) = (!protests.is_empty(), args.reasons.trim().to_owned());
            let (assent, appeals) = (args.assent.assent(), args.assent.appeals.clone());
            let result = match what {
                ResultInput::Claim if assent.is_of_both() => anyhow::bail!(say!("result-claim-of-both", text)),
                ResultInput::Claim => SessionAct::Claim { result, protest, assent },
                ResultInput::Confirm => {
                    let detail = DecisionDetail { protest, assent, reasons, appeals };
                    SessionAct::decision(Resolution::Confirmed, Some(result), detail)
                }
            };
            let place = ActPlace::recording(&args.session, args.output.as_deref());
            let acts = protests.into_iter().map(SessionAct::from).chain([result]).collect();
            let (done, handed_on) = act_on(&place, &Signature::new(clock::now(), &args.by), |_| Ok(acts))?;
            (done.state, handed_on)
        }
        _ => {
            let state = SessionState::from_events(&SessionFolder::at(&args.session).read()?.events);
            restore_files(args, &state);
            (state, Exit::Done)
        }
    };
    let Some(LeadingResult { note, rank }) = state.leading_result() else {
        say_changed(&state);
        match state.counting().withdrawals.last() {
            Some(Withdrawal { at, by, reasons }) => {
                let at = date_and_time(at);
                Output.line(&say!("printed-the-result-was-withdrawn", by, at, reasons))?;
            }
            None => Output.line(say!("printed-no-result-has-been-noted"))?,
        }
        say_outdone(&state);
        return Ok(Exit::Finding);
    };
    let is_outdated = state.changed_since_confirmed().is_some();
    if let Some(source) = &args.send.send {
        if is_outdated {
            say_changed(&state);
            remark(as_sentence(say!("send-nothing")));
            return Ok(Exit::Finding);
        }
        // An appeal may yet change what is sent.
        say_outdone(&state);
        let counting = state.counting();
        let came_to = counting.audits.last().is_some_and(|audit| audit.came_to(note.result));
        let is_counted = came_to && counting.decision(note.result).is_none();
        return Ok(send(&args.send, source, (state.info(), &note, is_counted))?.max(handed_on));
    }
    // A program that reads the result gets nothing beside it; a decision, and that the result does not stand, are said below.
    if std::io::stdout().is_terminal() && rank != ResultRank::Decided && !is_outdated {
        remark(Remark::StandsNow(Some(note.clone())).sentence(&args.session, Path::new("")));
    }
    Output.line(outcome_of(&state, &note).to_json().trim_end())?;
    say_outdone(&state);
    say_changed(&state);
    let stands = rank == ResultRank::Confirmed && !is_outdated;
    Ok(if stands { handed_on } else { Exit::Finding })
}
